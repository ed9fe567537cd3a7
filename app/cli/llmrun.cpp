// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/llmrun.h"

#include "app/cli/llmprofiles.h"
#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "core/keys/keys.h"
#include "core/net/networktransport.h"
#include "core/study/runplanning.h"
#include "core/study/study.h"
#include "ui/text/modeltext.h"

#include <QEventLoop>
#include <QRandomGenerator>
#include <QTimer>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iterator>

namespace subtext::cli {
namespace {

/// Of --resume without a name.
constexpr const char* LastRun = "last";

struct RunArguments
{
    std::string study;
    std::string profile;
    std::string mode;
    std::optional<std::size_t> limit;
    bool isDryRun = false;
    std::string resumed; ///< Which run goes on; empty: none.
    bool isNew = false;
    std::string sendTo;
    std::optional<double> maxCost;
    std::optional<int> maxTokens;
    std::optional<qint64> seed;
};

Status refuse(const QString& line)
{
    putErrorLine(line);
    return Status::WrongUsage;
}

Status refuseNamed(const RunArguments& arguments)
{
    return refuse(QStringLiteral("There is no profile “%1”. “subtext-cli llm profiles” lists them.")
                      .arg(text(arguments.profile)));
}

/// A plan that is not to be is wrong usage, but where the study stands against it.
Status reportOfPlan(const Error& error)
{
    if (!isModelError(error))
        return report(error);
    putErrorLine(modelErrorText(error).oneLine());
    return error.detail == QLatin1String("worked example") ? Status::UnusableInput
                                                           : Status::WrongUsage;
}

tl::expected<RunWish, Status> wishOf(const RunArguments& arguments)
{
    const auto profiles = loadProfiles();
    if (!profiles)
        return tl::unexpected(reportOfModels(profiles.error()));
    const auto prices = loadPrices();
    if (!prices)
        return tl::unexpected(reportOfModels(prices.error()));
    const auto profile =
        std::find_if(profiles->begin(), profiles->end(),
                     [&](const llm::Profile& of) { return of.name == text(arguments.profile); });
    if (profile == profiles->end())
        return tl::unexpected(refuseNamed(arguments));
    return RunWish{*profile,         *llm::modeFromToken(text(arguments.mode)),
                   arguments.limit,  arguments.maxTokens,
                   arguments.seed,   priceFor(*profile, *prices),
                   arguments.maxCost};
}

/// What would be sent, with one whole request.
Json shownJson(const PlannedRun& prepared)
{
    Json headers = Json::object();
    for (const HttpHeader& header : prepared.example.headers)
        headers[header.name.toStdString()] = header.value.toStdString();
    return {{"schema", "subtext.llm-request/1"},
            {"host", utf8(prepared.host)},
            {"requests", prepared.estimate.requests},
            {"input_tokens", prepared.estimate.inputTokens},
            {"output_tokens", prepared.estimate.outputTokens},
            {"usd", prepared.estimate.cost ? Json(*prepared.estimate.cost) : Json()},
            {"key", utf8(prepared.keyWords())},
            {"template", utf8(prepared.plan.prompts.id())},
            {"template_sha256", prepared.plan.prompts.sha256().toStdString()},
            {"example",
             {{"method", prepared.example.method.toStdString()},
              {"url", utf8(prepared.example.url.toString())},
              {"headers", headers},
              {"body", prepared.example.body.toStdString()}}}};
}

void sayShown(const Session& session, const PlannedRun& prepared)
{
    say(session, QStringLiteral("Host: %1").arg(prepared.host));
    say(session, QStringLiteral("Requests: %1, about %2 tokens sent and %3 received, %4")
                     .arg(prepared.estimate.requests)
                     .arg(prepared.estimate.inputTokens)
                     .arg(prepared.estimate.outputTokens)
                     .arg(costText(prepared.estimate.cost)));
    say(session, QStringLiteral("Key: %1").arg(prepared.keyWords()));
    say(session,
        QStringLiteral("The first request: %1 %2")
            .arg(QString::fromLatin1(prepared.example.method), prepared.example.url.toString()));
    say(session, QString::fromUtf8(prepared.example.body));
}

Status runDry(const Session& session, const PlannedRun& prepared)
{
    if (session.isJson)
        print(shownJson(prepared));
    sayShown(session, prepared);
    say(session, QStringLiteral("Nothing was sent."));
    return Status::Done;
}

/// Whether texts may go to the host: it is this machine, or it was named.
std::optional<Status> withoutConsent(const RunArguments& arguments, const PlannedRun& prepared,
                                     Study& study)
{
    const QUrl url = prepared.plan.profile.baseUrl;
    const QString named = text(arguments.sendTo);
    if (!named.isEmpty() && named != prepared.host && named != url.host())
        return refuse(QStringLiteral("The profile asks %1, not %2: nothing was sent.")
                          .arg(prepared.host, named));
    if (isLoopback(url.host()))
        return std::nullopt;
    if (named.isEmpty())
        return refuse(QStringLiteral("Texts of the study would be sent to %1. Nothing was sent: "
                                     "look at it with --dry-run, and agree with --send-to %2.")
                          .arg(prepared.host, url.host()));
    const QByteArray wording = prepared.plan.prompts.sha256();
    const auto known = study.modelRuns().hasConsent(prepared.host, wording);
    if (!known)
        return report(known.error());
    if (*known)
        return std::nullopt;
    const auto agreed = study.modelRuns().consent(prepared.host, wording, prepared.shown());
    return agreed ? std::nullopt : std::optional(report(agreed.error()));
}

/// A run like the planned one that the study has, and what is open in it.
struct KnownRun
{
    RunState state;
    RunSize size;

    QString words() const
    {
        return QStringLiteral("%1 (%2 of %3 answered)")
            .arg(state.name())
            .arg(size.questions - size.open)
            .arg(size.questions);
    }
};

tl::expected<std::vector<KnownRun>, Status> knownRuns(const PlannedRun& prepared, Study& study)
{
    const auto runs = study.modelRuns().runs();
    if (!runs)
        return tl::unexpected(report(runs.error()));
    std::vector<KnownRun> known;
    for (const RunState& state : *runs) {
        if (!isSameRun(state, prepared))
            continue;
        const auto size = sizeOf(study, state);
        if (!size)
            return tl::unexpected(report(size.error()));
        known.push_back({state, *size});
    }
    return known;
}

QString listed(const std::vector<KnownRun>& runs)
{
    QStringList words;
    for (const KnownRun& run : runs)
        words << run.words();
    return words.join(QStringLiteral(", "));
}

std::vector<KnownRun> unfinishedOf(const std::vector<KnownRun>& runs)
{
    std::vector<KnownRun> unfinished;
    std::copy_if(runs.begin(), runs.end(), std::back_inserter(unfinished),
                 [](const KnownRun& run) { return run.size.open > 0; });
    return unfinished;
}

/// The run that is meant by --resume: the one that is named, else the one that has something open,
/// else the last.
tl::expected<KnownRun, Status> resumedRun(const RunArguments& arguments,
                                          const std::vector<KnownRun>& runs)
{
    const QString named = text(arguments.resumed);
    if (runs.empty())
        return tl::unexpected(refuse(QStringLiteral(
            "There is no run of this model, mode, host, wording and limits to go on with.")));
    if (named != QLatin1String(LastRun)) {
        const auto meant = std::find_if(runs.begin(), runs.end(), [&](const KnownRun& run) {
            return run.state.run.run == named || run.state.name() == named;
        });
        if (meant != runs.end())
            return *meant;
        return tl::unexpected(
            refuse(QStringLiteral("There is no run “%1” of this model, mode, host, wording and "
                                  "limits. There are: %2.")
                       .arg(named, listed(runs))));
    }
    const auto unfinished = unfinishedOf(runs);
    if (unfinished.size() > 1)
        return tl::unexpected(
            refuse(QStringLiteral("Several runs can go on: %1. Name one: --resume=%2")
                       .arg(listed(unfinished), unfinished.back().state.run.run)));
    return unfinished.empty() ? runs.back() : unfinished.front();
}

/// What is done by this command: another run, or one that goes on.
struct ChosenRun
{
    std::optional<KnownRun> goesOn;

    std::optional<Uuid> uuid() const
    {
        return goesOn ? std::optional(goesOn->state.run.uuid) : std::nullopt;
    }
};

tl::expected<ChosenRun, Status> chooseRun(const RunArguments& arguments, const PlannedRun& planned,
                                          Study& study)
{
    const auto runs = knownRuns(planned, study);
    if (!runs)
        return tl::unexpected(runs.error());
    if (!arguments.resumed.empty()) {
        auto resumed = resumedRun(arguments, *runs);
        if (!resumed)
            return tl::unexpected(resumed.error());
        return ChosenRun{std::move(*resumed)};
    }
    const auto unfinished = unfinishedOf(*runs);
    if (!unfinished.empty() && !arguments.isNew && !arguments.isDryRun)
        return tl::unexpected(
            refuse(QStringLiteral("There is such a run already, and it is not finished: %1. Go on "
                                  "with --resume, or begin another with --new.")
                       .arg(listed(unfinished))));
    return ChosenRun{};
}

/// Begins it, or says that it goes on.
tl::expected<ModelRun, Status> runFor(const ChosenRun& chosen, const PlannedRun& prepared,
                                      Study& study)
{
    if (!chosen.goesOn) {
        const auto begun = study.modelRuns().begin(prepared.newRun());
        return begun ? tl::expected<ModelRun, Status>(*begun)
                     : tl::unexpected(report(begun.error()));
    }
    const ModelRun& run = chosen.goesOn->state.run;
    const auto resumed = study.modelRuns().resume(run.uuid);
    return resumed ? tl::expected<ModelRun, Status>(run) : tl::unexpected(report(resumed.error()));
}

Result<QByteArray> keyOf(const llm::Profile& profile)
{
    QObject context;
    QEventLoop loop;
    Result<QByteArray> key;
    SystemKeyRing().find(profile, &context, [&](const Result<QByteArray>& found) {
        key = found;
        loop.quit();
    });
    loop.exec();
    return key;
}

RunOutcome ask(Session& session, Study& study, const Uuid& run, const RunPlan& plan)
{
    constexpr int LookForInterruptionMs = 50;
    const CancelToken cancel;
    const Interruptible interruptible(cancel);
    NetworkTransport transport(session.environment.clock);
    ModelRunner runner(study, run, plan,
                       {transport, session.environment.clock,
                        [] { return QRandomGenerator::global()->generateDouble(); },
                        ModelRunner::systemLater()});
    ProgressLine line(session, QStringLiteral("Asking %1").arg(plan.profile.model));
    const ProgressSink sink = line.sink();
    QEventLoop loop;
    RunOutcome outcome;
    QObject::connect(&runner, &ModelRunner::progressed, &loop, [&] {
        const RunProgress& now = runner.progress();
        if (sink && now.total > 0)
            sink(static_cast<double>(now.answered + now.failed) / static_cast<double>(now.total));
    });
    QObject::connect(&runner, &ModelRunner::finished, &loop, [&](const RunOutcome& of) {
        outcome = of;
        loop.quit();
    });
    bool isCancelled = false;
    const auto lookForInterruption = [&] {
        if (cancel.isCancelled() && !isCancelled) {
            isCancelled = true;
            runner.cancel();
        }
    };
    // Before anything further is sent, and while nothing comes.
    QObject::connect(&runner, &ModelRunner::progressed, &loop, lookForInterruption);
    QTimer interruption;
    QObject::connect(&interruption, &QTimer::timeout, &loop, lookForInterruption);
    interruption.start(LookForInterruptionMs);
    if (const auto started = runner.start(); !started)
        return {RunEnd::NotKept, {}, started.error(), {}};
    loop.exec();
    return outcome;
}

QString endWords(const RunOutcome& outcome)
{
    return outcome.end == RunEnd::Cancelled ? QStringLiteral("Stopped; --resume goes on.")
           : outcome.end == RunEnd::Ceiling
               ? QStringLiteral("The next request might cost more than --max-cost allows.")
               : runEndText(outcome);
}

Status statusOf(const RunOutcome& outcome)
{
    switch (outcome.end) {
    case RunEnd::Done:
        return outcome.progress.failed == 0 ? Status::Done : Status::DataErrors;
    case RunEnd::Cancelled:
        return Status::Interrupted;
    case RunEnd::Ceiling:
        return Status::DataErrors;
    default:
        return Status::SystemRefused;
    }
}

/// Where the limit of tokens ends answers, hidden reasoning may be spending it.
void warnOfLengths(const Session& session, Study& study, const Uuid& run)
{
    const auto runs = study.modelRuns().runs();
    if (!runs)
        return static_cast<void>(report(runs.error()));
    for (const RunState& state : *runs) {
        if (const QString text = lengthsText(state.counts);
            state.run.uuid == run && !text.isEmpty())
            warn(session, text);
    }
}

QString nameOf(const ModelRun& run)
{
    return QStringLiteral("%1:%2:%3").arg(run.model, run.mode, run.run);
}

Status sayOutcome(const Session& session, Study& study, const ModelRun& run,
                  const RunOutcome& outcome)
{
    const RunProgress& progress = outcome.progress;
    const auto count = [](const std::optional<qint64>& n) { return n ? Json(*n) : Json(); };
    if (session.isJson)
        print({{"schema", "subtext.llm-run/1"},
               {"run", utf8(nameOf(run))},
               {"end", runEndToken(outcome.end).data()},
               {"words", utf8(outcome.words)},
               {"asked", progress.total},
               {"answered", progress.answered},
               {"failed", progress.failed},
               {"requests", progress.requests},
               {"input_tokens", count(progress.usage.input)},
               {"output_tokens", count(progress.usage.output)},
               {"reasoning_tokens", count(progress.usage.reasoning)},
               {"usd", progress.cost ? Json(*progress.cost) : Json()}});
    say(session, QStringLiteral("Answered %1 of %2, failed %3, requests %4, tokens %5 + %6, %7")
                     .arg(progress.answered)
                     .arg(progress.total)
                     .arg(progress.failed)
                     .arg(progress.requests)
                     .arg(progress.usage.input.value_or(0))
                     .arg(progress.usage.output.value_or(0) + progress.usage.reasoning.value_or(0))
                     .arg(costText(progress.cost)));
    warnOfLengths(session, study, run.uuid);
    if (outcome.end == RunEnd::Done)
        say(session, endWords(outcome));
    else
        putErrorLine(endWords(outcome));
    return outcome.error ? report(*outcome.error) : statusOf(outcome);
}

Status runAsking(Session& session, const RunArguments& arguments, Study& study)
{
    const auto wish = wishOf(arguments);
    if (!wish)
        return wish.error();
    auto prepared = planRun(study, *wish);
    if (!prepared)
        return reportOfPlan(prepared.error());
    const auto chosen = chooseRun(arguments, *prepared, study);
    if (!chosen)
        return chosen.error();
    if (chosen->goesOn) {
        prepared = planRun(study, *wish, chosen->uuid()); // of what is open in it
        if (!prepared)
            return reportOfPlan(prepared.error());
    }
    if (arguments.isDryRun)
        return runDry(session, *prepared);
    if (const auto refused = withoutConsent(arguments, *prepared, study))
        return *refused;
    const auto key = keyOf(prepared->plan.profile);
    if (!key)
        return reportOfModels(key.error());
    prepared->plan.key = *key;
    const auto run = runFor(*chosen, *prepared, study);
    if (!run)
        return run.error();
    say(session, chosen->goesOn ? QStringLiteral("The run %1 goes on.").arg(chosen->goesOn->words())
                                : QStringLiteral("A new run: %1").arg(nameOf(*run)));
    return sayOutcome(session, study, *run, ask(session, study, run->uuid, prepared->plan));
}

} // namespace

void addRunCommand(CLI::App& llmCommand, Session& session)
{
    auto arguments = std::make_shared<RunArguments>();
    CLI::App* run = llmCommand.add_subcommand("run", "Ask a model about every scenario");
    run->add_option("STUDY", arguments->study, "The study file")->required();
    run->add_option("--profile", arguments->profile, "Which model (llm profiles)")->required();
    run->add_option("--mode", arguments->mode, "zero-shot, cot or few-shot")
        ->required()
        ->check(CLI::IsMember({"zero-shot", "cot", "few-shot"}));
    run->add_option("--limit", arguments->limit, "Only the first so many scenarios");
    run->add_flag("--dry-run", arguments->isDryRun,
                  "Say what would be sent, with one whole request, and send nothing");
    auto* resume = run->add_flag(std::string("--resume{") + LastRun + "}", arguments->resumed,
                                 "Go on with such a run and ask what has no answer; where several "
                                 "can go on, --resume=RUN names one");
    run->add_flag("--new", arguments->isNew, "Begin another run beside one that is not finished")
        ->excludes(resume);
    run->add_option("--send-to", arguments->sendTo,
                    "The host that texts may be sent to; not needed for this machine");
    run->add_option("--max-cost", arguments->maxCost, "USD at most, as far as it can be foreseen")
        ->check(CLI::Range(0.0, 1e6));
    run->add_option("--max-tokens", arguments->maxTokens, "Of an answer (1024, with cot 2048)")
        ->check(CLI::Range(1, 1'000'000));
    run->add_option("--seed", arguments->seed, "For servers that take one");
    run->callback([&session, arguments] {
        session.run = [&session, arguments] {
            return withStudy(session, arguments->study,
                             arguments->isDryRun ? Study::Access::Read : Study::Access::Write,
                             [&](Study& study) { return runAsking(session, *arguments, study); });
        };
    });
}

} // namespace subtext::cli
