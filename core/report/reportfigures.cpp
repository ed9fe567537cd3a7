// SPDX-License-Identifier: MIT
#include "core/report/reportfigures.h"

#include "core/exchange/rows/studydata.h"
#include "core/figures/figures.h"
#include "core/models/goldvectors.h"
#include "core/models/modelanswers.h"
#include "core/operation/qualitydesk.h"
#include "core/study/study.h"

#include <algorithm>
#include <set>
#include <utility>

namespace subtext {
namespace {

Result<void> readModels(Study& study, ReportInput& input)
{
    const auto names = study.modelAnswers().names();
    if (!names)
        return fail(names.error());
    input.hasModels = !names->empty();
    const auto withdrawn = study.modelAnswers().withdrawn();
    if (!withdrawn)
        return fail(withdrawn.error());
    input.areWithdrawn = !input.hasModels && !withdrawn->empty();
    const Task& task = *input.people.task;
    if (!input.hasModels || hasVectors(task))
        return {};
    for (std::size_t question = 0; question < task.questions.size(); ++question) {
        auto answers =
            study.predictions().keptLabels(input.people, static_cast<QuestionIndex>(question));
        if (!answers)
            return fail(answers.error());
        input.models.push_back(std::move(*answers));
    }
    return {};
}

/// What models answer in vectors, and to what; nothing where the task has none.
Result<void> readVectorsOf(Study& study, const QHash<ScenarioId, Partition>& parts,
                           ReportInput& input)
{
    if (!hasVectors(*input.people.task))
        return {};
    const PredictionReading& reading = study.predictions();
    input.vectors = vectorStudy(input.people, goldVectors(input.people, parts));
    auto sets = reading.keptVectors(*input.vectors);
    if (!sets)
        return fail(sets.error());
    input.vectorSets = std::move(*sets);
    auto texts = reading.scenarioTexts(input.people);
    if (!texts)
        return fail(texts.error());
    input.scenarioTexts = std::move(texts->scenarios);
    return {};
}

/// Without those of items that are left out and of assignments that were taken away.
std::vector<Annotation> revisionsThatCount(std::vector<Annotation> revisions,
                                           const std::vector<Annotation>& counting)
{
    std::set<std::pair<PersonId, ScenarioId>> answers;
    for (const Annotation& annotation : counting)
        answers.emplace(annotation.person, annotation.scenario);
    std::erase_if(revisions, [&](const Annotation& revision) {
        return !answers.contains({revision.person, revision.scenario});
    });
    return revisions;
}

Result<void> readStandings(Study& study, ReportInput& input)
{
    auto standings = standingsWithoutLeftOut(study);
    if (!standings)
        return fail(standings.error());
    input.standings = std::move(*standings);
    return {};
}

Result<void> readTopics(Study& study, ReportInput& input)
{
    auto kept = keptTopicFigures(study.topics(), input.people);
    if (!kept)
        return fail(kept.error());
    input.topicMap = std::move(*kept);
    if (input.topicMap)
        input.topics = input.topicMap->topics;
    nameTopics(input.topics, input.people);
    return {};
}

Result<void> readDisagreeing(Study& study, ReportInput& input)
{
    auto seconds = study.figures().secondReadings(input.people);
    if (!seconds)
        return fail(seconds.error());
    input.seconds = std::move(*seconds);
    auto surprises = study.figures().surprisinglyPopular(input.people);
    if (!surprises)
        return fail(surprises.error());
    input.surprises = std::move(*surprises);
    auto readers = study.figures().readerFigures(input.people);
    if (!readers)
        return fail(readers.error());
    input.readers = std::move(*readers);
    auto protocol = study.protocol();
    if (!protocol)
        return fail(protocol.error());
    input.readerForm = std::move(protocol->readerForm);
    auto further = furtherStanding(study);
    if (!further)
        return fail(further.error());
    input.further = std::move(*further);
    auto disagreement = study.figures().disagreementAsked();
    if (!disagreement)
        return fail(disagreement.error());
    input.disagreement = std::move(*disagreement);
    return {};
}

} // namespace

ReportLack lackOfModels(const ReportInput& input)
{
    return input.areWithdrawn ? ReportLack::WithdrawnSets : ReportLack::Models;
}

std::optional<CueInput> cuesOf(std::shared_ptr<const Task> task,
                               const std::vector<Scenario>& scenarios,
                               const std::vector<Annotation>& answers)
{
    const bool isAnyMark = std::any_of(answers.begin(), answers.end(),
                                       [](const Annotation& a) { return !a.answer.cues.empty(); });
    return isAnyMark ? std::optional(CueInput{std::move(task), scenarios, answers}) : std::nullopt;
}

namespace {

Result<ReportInput> readPartsOfReport(Study& study)
{
    ReportInput input;
    auto people = study.figures().agreementInput();
    if (!people)
        return fail(people.error());
    input.people = std::move(*people);
    auto data = study.snapshot();
    if (!data)
        return fail(data.error());
    input.annotations = std::move(data->annotations);
    input.cues = cuesOf(input.people.task, data->scenarios, input.annotations);
    input.decisions = std::move(data->decisionHistory);
    auto revisions = study.annotationsAfter({});
    if (!revisions)
        return fail(revisions.error());
    input.revisions = revisionsThatCount(std::move(*revisions), input.annotations);
    if (const auto read = readStandings(study, input); !read)
        return fail(read.error());
    auto quality = study.figures().check();
    if (!quality)
        return fail(quality.error());
    input.quality = std::move(*quality);
    const auto limits = study.quality().thresholds();
    if (!limits)
        return fail(limits.error());
    input.flagRateCeiling = limits->flagRateCeiling;
    if (const auto read = readDisagreeing(study, input); !read)
        return fail(read.error());
    if (const auto read = readModels(study, input); !read)
        return fail(read.error());
    if (const auto read = readVectorsOf(study, data->parts, input); !read)
        return fail(read.error());
    if (const auto read = readTopics(study, input); !read)
        return fail(read.error());
    return input;
}

} // namespace

Result<ReportInput> readReportInput(Study& study)
{
    std::optional<ReportInput> input;
    const auto read = study.readWhole([&]() -> Result<void> {
        auto parts = readPartsOfReport(study);
        if (!parts)
            return fail(parts.error());
        input = std::move(*parts);
        return {};
    });
    return read ? Result<ReportInput>(std::move(*input)) : fail(read.error());
}

ReportFigures::ReportFigures(ReportInput input, const ReportOptions& options)
    : m_input(std::move(input))
    , m_options(options)
{}

ReportFigures::ReportFigures(ReportInput input, Known known, const ReportOptions& options)
    : m_input(std::move(input))
    , m_options(options)
    , m_agreement(std::move(known.agreement))
    , m_scores(std::move(known.scores))
    , m_vectorScores(std::move(known.vectorScores))
{}

const StudyAgreement& ReportFigures::agreement()
{
    if (!m_agreement)
        m_agreement = agreementOf(m_input.people);
    return *m_agreement;
}

template <typename Stratum>
const StudyAgreement& ReportFigures::among(std::map<Stratum, StudyAgreement>& known,
                                           std::optional<Stratum> AgreementFilter::*of,
                                           Stratum stratum)
{
    const auto found = known.find(stratum);
    if (found != known.end())
        return found->second;
    AgreementFilter filter;
    filter.*of = stratum;
    return known.emplace(stratum, agreementOf(filtered(m_input.people, filter))).first->second;
}

const StudyAgreement& ReportFigures::agreementAmong(PowerRelation power)
{
    return among(m_agreementAmong, &AgreementFilter::power, power);
}

const StudyAgreement& ReportFigures::agreementAmong(Partition part)
{
    return among(m_agreementOfPart, &AgreementFilter::part, part);
}

const StudyAgreement& ReportFigures::agreementAmong(const QString& topic)
{
    return among(m_agreementOfTopic, &AgreementFilter::topic, topic);
}

const std::optional<DisagreementSources>& ReportFigures::disagreement()
{
    if (!m_isDisagreementKnown && m_input.disagreement && !m_cancel.isCancelled())
        m_disagreement = disagreementToldBy(*m_input.disagreement);
    m_isDisagreementKnown = true;
    return m_disagreement;
}

template <typename Compute> auto ReportFigures::resampled(const Compute& compute) const
{
    auto computed = compute(m_options.resamples, m_cancel);
    if (!computed)
        computed = compute(1, CancelToken());
    return std::move(*computed);
}

StudyAgreement ReportFigures::agreementOf(const AgreementInput& input) const
{
    return resampled([&](std::optional<int> resamples, const CancelToken& cancel) {
        AgreementOptions options;
        options.resamples = resamples.value_or(options.resamples);
        options.seed = m_options.seed;
        return computeStudyAgreement(input, options, cancel);
    });
}

const std::vector<ReportFigures::Scores>& ReportFigures::scores()
{
    if (m_scores)
        return *m_scores;
    m_scores.emplace();
    for (std::size_t question = 0; question < m_input.models.size(); ++question) {
        const LabelAnswers& answers = m_input.models[question];
        if (answers.sets.empty())
            continue;
        m_scores->push_back(
            {question, resampled([&](std::optional<int> resamples, const CancelToken& cancel) {
                 evaluation::EvaluationOptions how;
                 how.table = evaluation::usualTable(answers.input.options);
                 how.resampling.resamples = resamples.value_or(how.resampling.resamples);
                 how.resampling.seed = m_options.seed;
                 return evaluate(answers.input, answers.sets, how, cancel);
             })});
    }
    return *m_scores;
}

const std::vector<entanglement::NamedEvaluation>& ReportFigures::vectorScores()
{
    if (m_vectorScores)
        return *m_vectorScores;
    m_vectorScores.emplace();
    if (!m_input.vectors)
        return *m_vectorScores;
    m_vectorScores = resampled([&](std::optional<int> resamples, const CancelToken& cancel) {
        entanglement::GainOptions gain;
        gain.resamples = resamples.value_or(gain.resamples);
        gain.seed = m_options.seed;
        return evaluateVectors(*m_input.vectors, m_input.vectorSets, m_options.priors, gain,
                               cancel);
    });
    return *m_vectorScores;
}

entanglement::EntanglementFigures
ReportFigures::priorFigures(const entanglement::CoOccurrence& data) const
{
    return entanglement::entanglementFigures(data, m_options.priors);
}

} // namespace subtext
