// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/cuefigures.h"
#include "core/agreement/disagreementsources.h"
#include "core/agreement/readerfigures.h"
#include "core/agreement/secondfigures.h"
#include "core/agreement/studyagreement.h"
#include "core/agreement/surprisefigures.h"
#include "core/base/cancel.h"
#include "core/domain/readerform.h"
#include "core/entanglement/evaluationprotocol.h"
#include "core/entanglement/priorfigures.h"
#include "core/entanglement/scenariostatistics.h"
#include "core/evaluation/evaluation.h"
#include "core/figures/qualityreport.h"
#include "core/models/labelreading.h"
#include "core/models/predictionreading.h"
#include "core/models/topicfigures.h"
#include "core/report/reportlack.h"
#include "core/standing/furtherstanding.h"
#include "core/standing/personstanding.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace subtext {

/// What the tables and figures of a report are made of.
struct ReportInput
{
    AgreementInput people;
    std::vector<Annotation> annotations;   ///< Those that count.
    std::vector<Annotation> revisions;     ///< Every one of those.
    std::vector<Decision> decisions;       ///< Every revision.
    std::vector<PersonStanding> standings; ///< With what they are to label and counts.
    QualityReport quality;
    double flagRateCeiling = 0;
    bool isForRelease = false;        ///< Nothing is said of hours and of what was to be labelled.
    bool areChecksOfMore = false;     ///< Findings are also of what a release leaves out.
    bool hasModels = false;           ///< The study keeps answers of models that count.
    bool areWithdrawn = false;        ///< It has no others than sets that are withdrawn.
    std::vector<LabelAnswers> models; ///< By question; none where models answer in vectors.

    // Where models answer in vectors: what they answered to what, and what that is held against.
    std::optional<VectorStudy> vectors;
    std::vector<evaluation::PredictionSet> vectorSets;
    std::vector<entanglement::ScenarioText> scenarioTexts;

    std::optional<CueInput> cues; ///< Where anybody marked a word.
    // Empty where the rules do not ask for them; a release says them in files of their own.
    SecondFigures seconds;
    SurpriseFigures surprises;
    std::vector<ReaderFigures> readers;
    ReaderForm readerForm; ///< What `readers` were asked.
    FurtherStanding further;
    std::optional<DisagreementInput> disagreement; ///< None where nobody was asked.

    std::vector<NamedTopic> topics;           ///< Those that were kept last.
    std::optional<KeptTopicFigures> topicMap; ///< Of the same; a release has it alone.
};

/// Why there is nothing to say of models, where they have no answers that count.
ReportLack lackOfModels(const ReportInput& input);

/// None where no answer has a mark.
std::optional<CueInput> cuesOf(std::shared_ptr<const Task> task,
                               const std::vector<Scenario>& scenarios,
                               const std::vector<Annotation>& answers);

/// Errors: those of reading.
Result<ReportInput> readReportInput(Study& study);

struct ReportOptions
{
    std::optional<int> resamples; ///< None: as many as each figure has elsewhere.
    std::uint64_t seed = 42;
    entanglement::PriorOptions priors{}; ///< How priors over vectors are smoothed and fitted.
    /// Words that look forward, as scenarioStatistics takes them.
    QStringList forwardMarkers = entanglement::usualForwardMarkers();
};

/// The figures of a study, each computed when a table first asks for it, as the Agreement and the
/// Models place have them.
class ReportFigures
{
public:
    struct Scores
    {
        std::size_t question = 0; ///< Of the task.
        evaluation::Evaluation evaluation;
    };

    /// Figures that were computed before, with the same options.
    struct Known
    {
        std::optional<StudyAgreement> agreement;
        std::optional<std::vector<Scores>> scores;
        std::optional<std::vector<entanglement::NamedEvaluation>> vectorScores;
    };

    explicit ReportFigures(ReportInput input, const ReportOptions& options = {});
    ReportFigures(ReportInput input, Known known, const ReportOptions& options);

    /// Where that is cancelled, everything is computed with one resample from then on, for whoever
    /// waits for the end and looks at none of it.
    void endWith(const CancelToken& cancel) { m_cancel = cancel; }

    const ReportInput& input() const { return m_input; }
    const QStringList& forwardMarkers() const { return m_options.forwardMarkers; }
    const Task& task() const { return *m_input.people.task; }
    const StudyAgreement& agreement();
    /// Of the items with one power relation.
    const StudyAgreement& agreementAmong(PowerRelation power);
    /// Of the items of one part, as files said it.
    const StudyAgreement& agreementAmong(Partition part);
    /// Of the items that were found to be of a topic.
    const StudyAgreement& agreementAmong(const QString& topic);
    /// None where nothing can be told.
    const std::optional<DisagreementSources>& disagreement();
    /// By question, of those that models answered.
    const std::vector<Scores>& scores();
    /// Of models that answer in vectors; none where the task has none.
    const std::vector<entanglement::NamedEvaluation>& vectorScores();
    /// What priors made of gold vectors say, smoothed as the report asks.
    entanglement::EntanglementFigures priorFigures(const entanglement::CoOccurrence& data) const;

private:
    StudyAgreement agreementOf(const AgreementInput& input) const;
    template <typename Stratum>
    const StudyAgreement& among(std::map<Stratum, StudyAgreement>& known,
                                std::optional<Stratum> AgreementFilter::*of, Stratum stratum);
    /// What `compute(resamples, cancel)` gives, which is none where it was cancelled.
    template <typename Compute> auto resampled(const Compute& compute) const;

    ReportInput m_input;
    ReportOptions m_options;
    CancelToken m_cancel;
    std::optional<StudyAgreement> m_agreement;
    std::map<PowerRelation, StudyAgreement> m_agreementAmong;
    std::map<Partition, StudyAgreement> m_agreementOfPart;
    std::map<QString, StudyAgreement> m_agreementOfTopic;
    std::optional<DisagreementSources> m_disagreement;
    bool m_isDisagreementKnown = false;
    std::optional<std::vector<Scores>> m_scores;
    std::optional<std::vector<entanglement::NamedEvaluation>> m_vectorScores;
};

} // namespace subtext
