// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/evaluation/predictionfile.h"
#include "core/models/modelanswers.h"

namespace subtext {

class Study;
class StudyContext;

/// What models answered to one question, with what people of the study answered.
struct LabelAnswers
{
    evaluation::Input input;
    evaluation::Predictions predictions;
};

/// The sets that the study keeps which answer this question. Errors: those of reading,
/// StudyDamaged.
Result<LabelAnswers> readKeptLabels(Study& study, const AgreementInput& people,
                                    QuestionIndex question = FirstQuestion);

/// Files of predictions, and what they leave open.
struct PredictionFiles
{
    QStringList paths;
    evaluation::ReadOptions options;
    QString ids; ///< The table of an older release, for ids like CEI-0001; empty: none.
};

/// What files answer to one question. Errors: those of readPredictions and readReleaseIds.
Result<LabelAnswers> readLabelFiles(const Study& study, const AgreementInput& people,
                                    QuestionIndex question, const PredictionFiles& files,
                                    const CancelToken& cancel = {});
/// What the study is to keep of files: the same of every question that they answer; at least one. A
/// row that a release of this study wrote without words is what the study has (putWordsBack).
/// Errors: the same.
Result<std::vector<LabelAnswers>> readAllLabelFiles(Study& study, const AgreementInput& people,
                                                    const PredictionFiles& files,
                                                    const CancelToken& cancel = {});
Result<std::vector<LabelAnswers>> readAllLabelFiles(StudyContext& context,
                                                    const AgreementInput& people,
                                                    const PredictionFiles& files,
                                                    const CancelToken& cancel = {});

/// What the study is to keep of it, for ModelAnswers::take.
std::vector<ModelAnswers::NewPredictions> toKeep(const std::vector<LabelAnswers>& questions);

} // namespace subtext
