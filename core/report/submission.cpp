// SPDX-License-Identifier: MIT
#include "core/report/submission.h"

#include "core/domain/records.h"
#include "core/entanglement/evaluationjson.h"
#include "core/evaluation/evaluationjson.h"
#include "core/figures/figures.h"
#include "core/models/predictionreading.h"
#include "core/models/topicfigures.h"
#include "core/models/vectorstrata.h"
#include "core/models/withoutwords.h"
#include "core/predictions/predictionwriter.h"
#include "core/release/checksums.h"
#include "core/report/modelcard.h"
#include "core/report/report.h"
#include "core/study/study.h"

#include <algorithm>

namespace subtext {
namespace {

/// What goes out names nobody.
Result<AgreementInput> peopleByCode(const Study& study)
{
    auto people = study.figures().agreementInput();
    if (people) {
        for (AgreementRater& rater : people->raters)
            rater.name = rater.code;
    }
    return people;
}

Result<void> readRuns(Study& study, Submission& submission)
{
    const auto runs = study.modelRuns().runs();
    if (!runs)
        return fail(runs.error());
    for (const RunState& state : *runs) {
        if (state.run.name != submission.name)
            continue;
        submission.runs.push_back({state, {}, {}});
        // A run stands among the files of its set by whom it asked.
        submission.files.removeAll(state.run.host);
    }
    return {};
}

template <typename Set> Result<Set> setCalled(const SetName& name, std::vector<Set>& sets)
{
    const auto set =
        std::find_if(sets.begin(), sets.end(), [&](const Set& each) { return each.name == name; });
    if (set == sets.end())
        return fail(
            {ErrorCode::InvalidValue, {}, 0, 0, name.text(), QStringLiteral("predictions")});
    return std::move(*set);
}

Result<SubmittedAnswers> readLabels(Study& study, const AgreementInput& people, const SetName& name)
{
    auto answers = study.predictions().keptLabels(people);
    if (!answers)
        return fail(answers.error());
    if (const auto named = nameTopics(study.topics(), answers->input); !named)
        return fail(named.error());
    auto set = setCalled(name, answers->sets);
    if (!set)
        return fail(set.error());
    return SubmittedLabels{std::move(answers->input), std::move(*set)};
}

Result<SubmittedAnswers> readVectors(Study& study, const SetName& name)
{
    auto vectors = study.predictions().vectorStudy();
    if (!vectors)
        return fail(vectors.error());
    auto sets = study.predictions().keptVectors(*vectors);
    if (!sets)
        return fail(sets.error());
    if (const auto named = nameTopics(study.topics(), vectors->input); !named)
        return fail(named.error());
    auto set = setCalled(name, *sets);
    if (!set)
        return fail(set.error());
    return SubmittedVectors{std::move(*vectors), std::move(*set)};
}

ReleaseFile answersFile(const SubmittedLabels& of)
{
    const auto table = evaluation::usualTable(of.input.options);
    return {QStringLiteral("predictions.json"), collected([&](const ByteSink& sink) {
                return writePredictions({withoutWords(of.set, of.input, table)}, of.input,
                                        PredictionFormat::Protocol, sink);
            })};
}

ReleaseFile answersFile(const SubmittedVectors& of)
{
    return {QStringLiteral("predictions.jsonl"), collected([&](const ByteSink& sink) {
                return writeVectors({withoutWords(of.set)}, of.study.emotions, of.study.input,
                                    PredictionFormat::JsonLines, sink);
            })};
}

std::optional<SubmissionScores> scored(const SubmittedLabels& of, const CancelToken& cancel)
{
    evaluation::EvaluationOptions how;
    how.table = evaluation::usualTable(of.input.options);
    return evaluation::evaluate(of.input, {of.set}, how, cancel);
}

std::optional<SubmissionScores> scored(const SubmittedVectors& of, const CancelToken& cancel)
{
    auto sets = evaluateVectors(of.study, {of.set}, {}, {}, cancel);
    if (!sets)
        return std::nullopt;
    scoreStrata(of.study, vectorStrata(of.study), {of.set}, *sets);
    return std::move(sets->front());
}

QByteArray scoresJson(const Submission& submission, const SubmissionScores& scores)
{
    if (const auto* labels = std::get_if<evaluation::Evaluation>(&scores))
        return evaluation::evaluationJson(*labels, {});
    const auto& of = std::get<SubmittedVectors>(submission.answers);
    return entanglement::evaluationJson({std::get<entanglement::NamedEvaluation>(scores)},
                                        of.study.emotions);
}

} // namespace

bool fitsProtocol(const Task& task)
{
    return task.questions.size() == 1;
}

bool canBeSubmitted(const Task& task)
{
    return fitsProtocol(task) || hasVectors(task);
}

Result<Submission> readSubmission(Study& study, const SetName& name)
{
    const auto info = study.info();
    if (!info)
        return fail(info.error());
    const auto people = peopleByCode(study);
    if (!people)
        return fail(people.error());
    auto answers =
        hasVectors(*people->task) ? readVectors(study, name) : readLabels(study, *people, name);
    if (!answers)
        return fail(answers.error());
    auto counts = study.modelAnswers().counts();
    if (!counts)
        return fail(counts.error());
    const auto count = setCalled(name, *counts);
    if (!count)
        return fail(count.error());
    Submission submission{info->title,  people->task, name, std::move(*answers),
                          count->files, count->at,    {}};
    if (const auto read = readRuns(study, submission); !read)
        return fail(read.error());
    return submission;
}

void addCosts(Submission& submission, const std::vector<llm::Profile>& profiles,
              const llm::PriceTable& prices)
{
    for (SubmittedRun& run : submission.runs) {
        run.cost = costOf(run.state, profiles, prices);
        run.prices = run.cost.isOfProfile
                         ? QStringLiteral("the price of its profile")
                         : QStringLiteral("the prices of %1 (%2)").arg(prices.date, prices.source);
    }
}

std::optional<SubmissionScores> scoreSubmission(const Submission& submission,
                                                const CancelToken& cancel)
{
    return std::visit([&](const auto& of) { return scored(of, cancel); }, submission.answers);
}

std::vector<ReleaseFile> submissionFiles(const Submission& submission,
                                         const SubmissionScores& scores)
{
    std::vector<ReleaseFile> files{
        std::visit([](const auto& of) { return answersFile(of); }, submission.answers),
        {QStringLiteral("MODEL_CARD.md"), modelCard(submission, scores)},
        {QStringLiteral("evaluation.json"), scoresJson(submission, scores)}};
    // To the byte, so that the file has the checksum that the run was begun with.
    if (const QString text = templateText(submission); !text.isEmpty())
        files.push_back({QStringLiteral("template.txt"), text.toUtf8()});
    files.push_back({QStringLiteral("checksums.sha256"), sha256Sums(entriesOf(files))});
    return files;
}

Result<std::vector<ReleaseFile>>
writeSubmission(const QString& dir, Study& study, const SetName& name,
                const std::function<Result<void>(Submission&)>& price, const CancelToken& cancel)
{
    if (const auto free = requireFree(dir); !free)
        return fail(free.error());
    auto submission = readSubmission(study, name);
    if (!submission)
        return fail(submission.error());
    if (const auto priced = submission->runs.empty() ? Result<void>() : price(*submission); !priced)
        return fail(priced.error());
    const auto scores = scoreSubmission(*submission, cancel);
    if (!scores)
        return fail(ErrorCode::Cancelled);
    std::vector<ReleaseFile> files = submissionFiles(*submission, *scores);
    if (const auto written = writeReport(dir, files); !written)
        return fail(written.error());
    return files;
}

} // namespace subtext
