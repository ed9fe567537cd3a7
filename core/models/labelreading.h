// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/models/modelanswers.h"
#include "core/predictions/predictionfile.h"

namespace subtext {

/// What models answered to one question, with what people of the study answered.
struct LabelAnswers
{
    evaluation::Input input;
    std::vector<evaluation::Column> sets;
    evaluation::NotTaken notTaken;
};

struct PredictionFiles
{
    QStringList paths;
    evaluation::ReadOptions options;
    QString ids; ///< The table of an older release, for ids like CEI-0001; empty: none.
};

/// What files answer to the questions of a study, with what its people answered.
struct FileAnswers
{
    std::vector<evaluation::Input> questions; ///< All of the task.
    evaluation::Predictions predictions;

    /// Of the questions that the files answer; at least one. What was not taken is in
    /// `predictions`.
    std::vector<LabelAnswers> byQuestion() const;
};

/// What the study is to keep of it, for ModelAnswers::take.
std::vector<ModelAnswers::NewPredictions> toKeep(const FileAnswers& answers);

/// Rows that say something, and those that only say that asking failed.
AnswerCount countAnswers(const evaluation::Column& set);

} // namespace subtext
