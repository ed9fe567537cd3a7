// SPDX-License-Identifier: MIT
#include "core/report/submission.h"

#include "core/domain/records.h"
#include "core/evaluation/evaluationjson.h"
#include "core/models/predictionreading.h"
#include "core/models/topicfigures.h"
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
    auto people = study.agreementInput();
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
        if (state.run.name != submission.set.name)
            continue;
        submission.runs.push_back({state, {}, {}});
        // A run stands among the files of its set by whom it asked.
        submission.files.removeAll(state.run.host);
    }
    return {};
}

QByteArray protocolJson(const Submission& submission)
{
    const evaluation::Input& input = submission.input;
    const auto table = evaluation::usualTable(input.options);
    return collected([&](const ByteSink& sink) {
        return writePredictions({withoutWords(submission.set, input, table)}, input,
                                PredictionFormat::Protocol, sink);
    });
}

} // namespace

bool fitsProtocol(const Task& task)
{
    return task.questions.size() == 1;
}

Result<Submission> readSubmission(Study& study, const SetName& name)
{
    const auto info = study.info();
    if (!info)
        return fail(info.error());
    const auto people = peopleByCode(study);
    if (!people)
        return fail(people.error());
    auto answers = study.predictions().keptLabels(*people);
    if (!answers)
        return fail(answers.error());
    if (const auto named = nameTopics(study.topics(), answers->input); !named)
        return fail(named.error());
    const auto counts = study.modelAnswers().counts();
    if (!counts)
        return fail(counts.error());
    const auto isIt = [&](const auto& of) { return of.name == name; };
    const auto set = std::find_if(answers->sets.begin(), answers->sets.end(), isIt);
    const auto count = std::find_if(counts->begin(), counts->end(), isIt);
    if (set == answers->sets.end() || count == counts->end())
        return fail(
            {ErrorCode::InvalidValue, {}, 0, 0, name.text(), QStringLiteral("predictions")});
    Submission submission{info->title,
                          people->task,
                          std::move(answers->input),
                          std::move(*set),
                          count->files,
                          count->at,
                          {}};
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

std::optional<evaluation::Evaluation> scoreSubmission(const Submission& submission,
                                                      const CancelToken& cancel)
{
    evaluation::EvaluationOptions how;
    how.table = evaluation::usualTable(submission.input.options);
    return evaluation::evaluate(submission.input, {submission.set}, how, cancel);
}

std::vector<ReleaseFile> submissionFiles(const Submission& submission,
                                         const evaluation::Evaluation& evaluation)
{
    std::vector<ReleaseFile> files{
        {QStringLiteral("predictions.json"), protocolJson(submission)},
        {QStringLiteral("MODEL_CARD.md"), modelCard(submission, evaluation)},
        {QStringLiteral("evaluation.json"), evaluation::evaluationJson(evaluation, {})}};
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
    const auto evaluation = scoreSubmission(*submission, cancel);
    if (!evaluation)
        return fail(ErrorCode::Cancelled);
    std::vector<ReleaseFile> files = submissionFiles(*submission, *evaluation);
    if (const auto written = writeReport(dir, files); !written)
        return fail(written.error());
    return files;
}

} // namespace subtext
