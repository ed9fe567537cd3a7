// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/llmrun.h"

#include "app/cli/asking.h"
#include "app/cli/llmprofiles.h"
#include "app/cli/output.h"
#include "core/study/modelrunner.h"

#include <QJsonArray>

#include <CLI/CLI.hpp>

#include <algorithm>

namespace subtext::cli {
namespace {

struct RunArguments
{
    std::string study;
    std::string profile;
    std::string mode;
    std::optional<std::size_t> limit;
    bool isDryRun = false;
    bool isResumed = false;
    std::string sendTo;
    std::optional<double> maxCost;
    std::optional<int> maxTokens;
    std::optional<qint64> seed;
};

/// Everything that is known before anything is sent.
struct Prepared
{
    llm::Mode mode = llm::Mode::ZeroShot;
    RunPlan plan;
    QString host;
    QJsonObject parameters;
    HttpRequest example; ///< The first request, without the key.
    CostEstimate estimate;
};

Status refuse(const QString& line)
{
    putErrorLine(line);
    return Status::WrongUsage;
}

QJsonObject parametersOf(const Prepared& prepared, const Task& task)
{
    const llm::Ask& ask = prepared.plan.ask;
    QJsonArray labels;
    for (const Option& option : task.questions.front().options)
        labels.append(option.token);
    return {
        {QStringLiteral("profile"), prepared.plan.profile.name},
        {QStringLiteral("template"), prepared.plan.prompts.id()},
        {QStringLiteral("template_sha256"), QString::fromLatin1(prepared.plan.prompts.sha256())},
        {QStringLiteral("template_text"), prepared.plan.prompts.text()},
        {QStringLiteral("labels"), labels},
        {QStringLiteral("token_limit"), ask.tokenLimit},
        {QStringLiteral("temperature"), ask.temperature
                                            ? QJsonValue(*ask.temperature)
                                            : QJsonValue(QStringLiteral("provider's default"))},
        {QStringLiteral("seed"), ask.seed ? QJsonValue(*ask.seed) : QJsonValue()},
        {QStringLiteral("log_probabilities"), ask.logProbabilities}};
}

/// How much would be sent, and the first request of it.
void estimate(const Task& task, const std::vector<Scenario>& scenes, const RunArguments& arguments,
              Prepared& prepared)
{
    qint64 requests = 0;
    qint64 bytes = 0;
    std::size_t items = 0;
    for (const Scenario& scene : scenes) {
        if (arguments.limit && items++ >= *arguments.limit)
            break;
        for (std::size_t i = 0; i < task.questions.size(); ++i) {
            llm::Ask ask = prepared.plan.ask;
            ask.prompt =
                llm::promptOf(prepared.plan.prompts.ofQuestions[i], task, task.questions[i], scene);
            const QByteArray body = llm::bodyOf(prepared.plan.profile, ask);
            if (requests++ == 0)
                prepared.example = llm::requestOf(prepared.plan.profile, body, {});
            bytes += body.size();
        }
    }
    prepared.estimate = estimateOf(requests, bytes, prepared.mode, prepared.plan.price);
}

/// The items that would be asked about: those that are not left out.
Result<std::vector<Scenario>> countedScenes(Study& study)
{
    Reads reads;
    const auto heads = reads.take(study.heads());
    QHash<ScenarioId, Scenario> all;
    for (Scenario& scene : reads.take(study.scenarios()))
        all.insert(scene.id, std::move(scene));
    if (!reads.outcome())
        return fail(reads.outcome().error());
    std::vector<Scenario> counted;
    for (const Scenario& head : heads)
        counted.push_back(all.value(head.id));
    return counted;
}

tl::expected<Prepared, Status> prepare(const RunArguments& arguments, Study& study)
{
    const auto prices = loadPrices();
    if (!prices)
        return tl::unexpected(reportOfModels(prices.error()));
    const auto profile = profileNamed(arguments.profile);
    if (!profile)
        return tl::unexpected(profile.error());
    Reads reads;
    const auto task = reads.take(study.task());
    const auto scenes = reads.take(countedScenes(study));
    if (!reads.outcome())
        return tl::unexpected(report(reads.outcome().error()));

    Prepared prepared;
    prepared.mode = *llm::modeFromToken(text(arguments.mode));
    const auto examples = prepared.mode == llm::Mode::FewShot ? llm::shippedExamples(*task)
                                                              : std::vector<llm::WorkedExample>();
    const auto prompts = llm::promptsOf(*task, prepared.mode, examples);
    if (!prompts)
        return tl::unexpected(refuse(
            QStringLiteral("There are no worked examples for the task “%1”.").arg(task->token)));
    if (const auto leaked = llm::leakedExample(examples, *task, scenes)) {
        putErrorLine(
            QStringLiteral("Worked example %1 is an item of this study, so that its answer "
                           "would be given away.")
                .arg(*leaked + 1));
        return tl::unexpected(Status::UnusableInput);
    }
    prepared.plan.profile = *profile;
    prepared.plan.prompts = *prompts;
    prepared.plan.limit = arguments.limit;
    prepared.plan.price = priceFor(*profile, *prices);
    prepared.plan.ceiling = arguments.maxCost;
    llm::Ask& ask = prepared.plan.ask;
    ask.tokenLimit = arguments.maxTokens.value_or(llm::usualTokenLimit(prepared.mode));
    ask.seed = arguments.seed;
    if (!profile->takesTemperature)
        ask.temperature = std::nullopt;
    // They cost time, and say something of yes and no only.
    const bool hasBoards = std::any_of(task->questions.begin(), task->questions.end(),
                                       [](const Question& q) { return isYesNo(q); });
    ask.logProbabilities = hasBoards ? profile->logProbabilities : 0;
    prepared.host = originOf(profile->baseUrl);
    prepared.parameters = parametersOf(prepared, *task);
    estimate(*task, scenes, arguments, prepared);
    return prepared;
}

QString estimatedCost(const CostEstimate& estimate)
{
    return estimate.cost ? QStringLiteral("%1 USD").arg(*estimate.cost, 0, 'f', 4)
                         : QStringLiteral("no price");
}

/// What would be sent, with one whole request.
Json shownJson(const Prepared& prepared)
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
            {"key", utf8(keyWords(prepared.plan.profile))},
            {"template", utf8(prepared.plan.prompts.id())},
            {"template_sha256", prepared.plan.prompts.sha256().toStdString()},
            {"example",
             {{"method", prepared.example.method.toStdString()},
              {"url", utf8(prepared.example.url.toString())},
              {"headers", headers},
              {"body", prepared.example.body.toStdString()}}}};
}

void sayShown(const Session& session, const Prepared& prepared)
{
    say(session, QStringLiteral("Host: %1").arg(prepared.host));
    say(session, QStringLiteral("Requests: %1, about %2 tokens sent and %3 received, %4")
                     .arg(prepared.estimate.requests)
                     .arg(prepared.estimate.inputTokens)
                     .arg(prepared.estimate.outputTokens)
                     .arg(estimatedCost(prepared.estimate)));
    say(session, QStringLiteral("Key: %1").arg(keyWords(prepared.plan.profile)));
    say(session,
        QStringLiteral("The first request: %1 %2")
            .arg(QString::fromLatin1(prepared.example.method), prepared.example.url.toString()));
    say(session, QString::fromUtf8(prepared.example.body));
}

Status runDry(const Session& session, const Prepared& prepared)
{
    if (session.isJson)
        print(shownJson(prepared));
    sayShown(session, prepared);
    say(session, QStringLiteral("Nothing was sent."));
    return Status::Done;
}

/// Whether texts may go to the host: it is this machine, or it was named.
std::optional<Status> withoutConsent(const RunArguments& arguments, const Prepared& prepared,
                                     Study& study)
{
    return cli::withoutConsent(
        study, {prepared.plan.profile,
                text(arguments.sendTo),
                prepared.plan.prompts.sha256(),
                {{QStringLiteral("requests"), prepared.estimate.requests},
                 {QStringLiteral("example"), QString::fromUtf8(prepared.example.body)},
                 {QStringLiteral("key"), keyWords(prepared.plan.profile)}}});
}

/// The run to go on with: the last of this model, mode, host and wording.
tl::expected<Uuid, Status> runFor(const RunArguments& arguments, const Prepared& prepared,
                                  Study& study)
{
    if (!arguments.isResumed) {
        const auto begun =
            study.modelRuns().begin({prepared.plan.profile.model, prepared.mode, prepared.host,
                                     prepared.plan.profile.kind, prepared.parameters});
        return begun ? tl::expected<Uuid, Status>(begun->uuid)
                     : tl::unexpected(report(begun.error()));
    }
    const auto runs = study.modelRuns().runs();
    if (!runs)
        return tl::unexpected(report(runs.error()));
    const auto isMeant = [&](const RunState& state) {
        return state.run.model == prepared.plan.profile.model &&
               state.run.mode == llm::modeToken(prepared.mode) && state.run.host == prepared.host &&
               state.parameters == prepared.parameters;
    };
    const auto last = std::find_if(runs->rbegin(), runs->rend(), isMeant);
    if (last == runs->rend())
        return tl::unexpected(refuse(QStringLiteral(
            "There is no run of this model, mode, host, wording and limits to go on with.")));
    const auto resumed = study.modelRuns().resume(last->run.uuid);
    if (!resumed)
        return tl::unexpected(report(resumed.error()));
    return last->run.uuid;
}

RunOutcome ask(Session& session, Study& study, const Uuid& run, const RunPlan& plan)
{
    return askUntilDone(session, plan.profile.model, [&](const Requester::Ports& ports) {
        return std::make_unique<ModelRunner>(study, run, plan, ports);
    });
}

/// Where the limit of tokens ends answers, hidden reasoning may be spending it.
void warnOfLengths(const Session& session, Study& study, const Uuid& run)
{
    constexpr double Many = 0.02;
    const auto runs = study.modelRuns().runs();
    if (!runs)
        return static_cast<void>(report(runs.error()));
    for (const RunState& state : *runs) {
        const auto& counts = state.counts;
        if (state.run.uuid == run &&
            static_cast<double>(counts.lengths) > Many * static_cast<double>(counts.answered))
            warn(session, QStringLiteral("%1 of %2 answers were ended by the limit of tokens; "
                                         "hidden reasoning may be spending it.")
                              .arg(counts.lengths)
                              .arg(counts.answered));
    }
}

Status sayOutcome(const Session& session, Study& study, const Uuid& run, const RunOutcome& outcome)
{
    if (session.isJson)
        print(askedJson("subtext.llm-run/1", outcome));
    warnOfLengths(session, study, run);
    return sayAsked(session, outcome);
}

Status runAsking(Session& session, const RunArguments& arguments, Study& study)
{
    auto prepared = prepare(arguments, study);
    if (!prepared)
        return prepared.error();
    if (arguments.isDryRun)
        return runDry(session, *prepared);
    if (arguments.maxCost && !prepared->plan.price)
        return refuse(
            QStringLiteral("What %1 costs is not known, so --max-cost cannot be kept: give "
                           "its profile a price.")
                .arg(prepared->plan.profile.model));
    if (const auto refused = withoutConsent(arguments, *prepared, study))
        return *refused;
    const auto key = keyOf(prepared->plan.profile);
    if (!key)
        return reportOfModels(key.error());
    prepared->plan.key = *key;
    const auto run = runFor(arguments, *prepared, study);
    if (!run)
        return run.error();
    return sayOutcome(session, study, *run, ask(session, study, *run, prepared->plan));
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
    run->add_flag("--resume", arguments->isResumed,
                  "Go on with the last such run: ask what has no answer");
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
