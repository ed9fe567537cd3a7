// SPDX-License-Identifier: MIT
#include "core/models/labelreading.h"

#include "core/models/keptforms.h"

#include <algorithm>

namespace subtext {

std::vector<LabelAnswers> FileAnswers::byQuestion() const
{
    std::vector<LabelAnswers> answered;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        auto sets = columnsOf(predictions.sets, static_cast<QuestionIndex>(i));
        if (!sets.empty())
            answered.push_back({questions[i], std::move(sets), {}});
    }
    return answered;
}

std::vector<ModelAnswers::NewPredictions> toKeep(const FileAnswers& answers)
{
    return toKeep(answers.predictions.sets, answers.questions);
}

AnswerCount countAnswers(const evaluation::Column& set)
{
    const auto failed =
        std::count_if(set.rows.begin(), set.rows.end(), [](const evaluation::ColumnRow& row) {
            return row.signal == evaluation::Signal::Error;
        });
    return {std::ssize(set.rows) - failed, failed};
}

} // namespace subtext
