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
    evaluation::Predictions predictions;
};

/// Files of predictions, and what they leave open.
struct PredictionFiles
{
    QStringList paths;
    evaluation::ReadOptions options;
    QString ids; ///< The table of an older release, for ids like CEI-0001; empty: none.
};

/// What the study is to keep of it, for ModelAnswers::take.
std::vector<ModelAnswers::NewPredictions> toKeep(const std::vector<LabelAnswers>& questions);

} // namespace subtext
