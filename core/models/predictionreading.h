// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/entanglement/scenariostatistics.h"
#include "core/models/labelreading.h"
#include "core/models/vectorstudy.h"

namespace subtext {

class StudyContext;

struct ScenarioTexts
{
    std::vector<entanglement::ScenarioText> scenarios; ///< Those that count, in order of import.
    entanglement::EmotionNames names;                  ///< The tokens of its questions.
};

/// Of scenarios that were read already, with gold of the same moment; of a task with vectors.
std::vector<entanglement::ScenarioText> scenarioTexts(const std::vector<Scenario>& scenarios,
                                                      const AgreementInput& input);

/// What models said of a study, with what it is measured by: read together, written by
/// ModelAnswers.
class PredictionReading
{
public:
    explicit PredictionReading(StudyContext& context)
        : m_context(context)
    {}

    /// The sets that the study keeps which answer this question. Errors: those of reading,
    /// StudyDamaged.
    Result<LabelAnswers> keptLabels(const AgreementInput& people,
                                    QuestionIndex question = FirstQuestion) const;
    /// What files answer to one question. Errors: those of readPredictions and readReleaseIds.
    Result<LabelAnswers> readLabelFiles(const AgreementInput& people, QuestionIndex question,
                                        const PredictionFiles& files,
                                        const CancelToken& cancel = {}) const;
    /// What the study is to keep of files: the same of every question, read once. A row that a
    /// release of this study wrote without words is what the study has (putWordsBack). Errors: the
    /// same.
    Result<FileAnswers> readAllLabelFiles(const AgreementInput& people,
                                          const PredictionFiles& files,
                                          const CancelToken& cancel = {}) const;

    /// Of a study whose task has the analysis of EmoScene; else InvalidValue (value: the task's
    /// token). For an adjudicator it holds gold as far as they may know it
    /// (Figures::agreementInput).
    ///
    /// Scenarios belong to the parts that files said; where none said any, to those of
    /// shuffledSplit.
    Result<GoldVectors> goldVectors(PersonId adjudicator = {}) const;
    /// What models are evaluated on there. Errors: the same.
    Result<VectorStudy> vectorStudy(PersonId adjudicator = {}) const;
    /// The sets that the study keeps. Errors: those of reading and of vectorSets.
    Result<std::vector<evaluation::PredictionSet>> keptVectors(const VectorStudy& vectors) const;
    /// What files bring, to be given to ModelAnswers::take. A row that a release of this study
    /// wrote without words is what the study has (putWordsBack). Errors: those of keptVectors.
    Result<std::vector<ModelAnswers::NewPredictions>>
    toKeep(const VectorStudy& vectors, std::vector<evaluation::PredictionSet> read) const;
    /// Errors: those of goldVectors.
    Result<ScenarioTexts> scenarioTexts() const;
    /// Of what was read already. Errors: the same.
    Result<ScenarioTexts> scenarioTexts(const AgreementInput& input) const;

private:
    Result<FileAnswers> readFiles(std::vector<evaluation::Input> questions,
                                  const PredictionFiles& files, const CancelToken& cancel) const;
    /// With those of an older release where its table is given.
    Result<evaluation::ScenarioNames> namesIn(const PredictionFiles& files,
                                              const evaluation::Input& input) const;

    StudyContext& m_context;
};

} // namespace subtext
