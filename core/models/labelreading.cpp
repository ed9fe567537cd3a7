// SPDX-License-Identifier: MIT
#include "core/models/labelreading.h"

#include "core/models/keptforms.h"

namespace subtext {

std::vector<ModelAnswers::NewPredictions> toKeep(const std::vector<LabelAnswers>& questions)
{
    std::vector<ModelAnswers::NewPredictions> kept;
    for (const LabelAnswers& answers : questions) {
        const evaluation::Options& options = answers.input.options;
        for (const evaluation::PredictionSet& set : answers.predictions.sets) {
            auto batches = toKeep(set, answers.input);
            if (options.isOneOfSeveral())
                addQuestion(options.question(), std::move(batches), kept);
            else
                std::move(batches.begin(), batches.end(), std::back_inserter(kept));
        }
    }
    return kept;
}

} // namespace subtext
