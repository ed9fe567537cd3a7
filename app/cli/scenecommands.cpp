// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/asking.h"
#include "app/cli/llmprofiles.h"
#include "app/cli/output.h"
#include "app/cli/scenereview.h"
#include "core/base/filewriter.h"
#include "core/keys/nocoredump.h"
#include "core/llm/modelsettings.h"
#include "core/models/runplanning.h"
#include "core/models/sceneplanning.h"
#include "ui/text/modeltext.h"
#include "ui/text/plurals.h"

#include <QFileInfo>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

struct GenerateArguments
{
    std::string study;
    std::string profile;
    std::string events;
    std::vector<std::string> relations;
    int perEvent = 1;
    std::optional<std::size_t> limit;
    bool isDryRun = false;
    bool isResumed = false;
    bool isNew = false;
    std::string sendTo;
    std::optional<double> maxCost;
    int maxTokens = generation::UsualSceneTokens;
    double temperature = generation::UsualSceneTemperature;
    std::optional<double> topP; ///< None: that of the profile.
    std::optional<qint64> seed;
    std::string ownTemplate; ///< Its file; empty: none.
};

QString problemWords(const generation::EventProblem& problem)
{
    using Reason = generation::EventProblem::Reason;
    switch (problem.reason) {
    case Reason::MissingValue:
        return QStringLiteral("line %1: no %2").arg(problem.line).arg(problem.column);
    case Reason::UnknownRelation: {
        QStringList known;
        for (const generation::Relation relation : generation::AllRelations)
            known << generation::relationToken(relation);
        return QStringLiteral("line %1: unknown relation “%2” (known: %3; --relation says what "
                              "others mean)")
            .arg(problem.line)
            .arg(problem.value, known.join(QStringLiteral(", ")));
    }
    case Reason::OtherSubject:
        return QStringLiteral("line %1: the event has a subject other than “%2”")
            .arg(problem.line)
            .arg(problem.value);
    case Reason::WrongCellCount:
        return QStringLiteral("line %1: %2 cells").arg(problem.line).arg(problem.value);
    }
    return {};
}

tl::expected<generation::EventTable, Status> eventsFor(const Session& session,
                                                       const GenerateArguments& arguments)
{
    if (arguments.events.empty())
        return generation::shippedEvents();
    QMap<QString, QString> relations;
    for (const std::string& entry : arguments.relations) {
        const QStringList sides = text(entry).split(u'=');
        if (sides.size() != 2 || !generation::relationFromToken(sides.at(1))) {
            putErrorLine(
                QStringLiteral("The form is --relation NAME=RELATION, not “%1”.").arg(text(entry)));
            return tl::unexpected(Status::WrongUsage);
        }
        relations.insert(sides.at(0), sides.at(1));
    }
    auto table = generation::readEvents(text(arguments.events), relations);
    if (!table)
        return tl::unexpected(report(table.error()));
    for (const generation::EventProblem& problem : table->refused)
        warn(session, QStringLiteral("%1, %2").arg(text(arguments.events), problemWords(problem)));
    return std::move(*table);
}

tl::expected<PlannedScenes, Status> prepare(const Session& session,
                                            const GenerateArguments& arguments)
{
    const auto profile = profileNamed(arguments.profile);
    if (!profile)
        return tl::unexpected(profile.error());
    const auto prices = loadPrices();
    if (!prices)
        return tl::unexpected(reportOfModels(prices.error()));
    auto events = eventsFor(session, arguments);
    if (!events)
        return tl::unexpected(events.error());
    SceneWish wish;
    wish.profile = *profile;
    wish.events = std::move(*events);
    if (!arguments.events.empty())
        wish.eventsName = QFileInfo(text(arguments.events)).fileName();
    wish.limit = arguments.limit;
    wish.scenesPerEvent = arguments.perEvent;
    wish.tokenLimit = arguments.maxTokens;
    wish.temperature = arguments.temperature;
    wish.topP = arguments.topP ? arguments.topP : profile->topP;
    wish.seed = arguments.seed;
    wish.price = llm::priceFor(*profile, *prices);
    wish.budget = arguments.maxCost;
    if (!arguments.ownTemplate.empty()) {
        auto ownTemplate = llm::readTemplateFile(text(arguments.ownTemplate));
        if (!ownTemplate)
            return tl::unexpected(reportOfPlan(ownTemplate.error()));
        wish.ownTemplate = std::move(*ownTemplate);
    }
    auto planned = planScenes(wish);
    if (!planned)
        return tl::unexpected(reportOfPlan(planned.error()));
    return std::move(*planned);
}

void sayWording(const Session& session, const generation::SceneTemplate& wording)
{
    if (llm::isOwnTemplate(wording.id))
        say(session,
            QStringLiteral("Template: SHA-256 %1").arg(QString::fromLatin1(wording.sha256())));
}

Status runDry(const Session& session, const PlannedScenes& prepared)
{
    const CostEstimate& estimate = prepared.estimate;
    if (session.isJson)
        print({{"schema", "subtext.scene-request/1"},
               {"host", utf8(prepared.host)},
               {"requests", estimate.requests},
               {"input_tokens", estimate.inputTokens},
               {"output_tokens", estimate.outputTokens},
               {"usd", estimate.cost ? Json(*estimate.cost) : Json()},
               {"key", utf8(keyWords(prepared.plan.profile))},
               {"template", utf8(prepared.plan.wording.id)},
               {"template_sha256", prepared.plan.wording.sha256().toStdString()},
               {"example", prepared.example.toStdString()}});
    say(session, QStringLiteral("Host: %1").arg(prepared.host));
    say(session, QStringLiteral("Requests: %1, about %2 tokens sent and %3 received, %4")
                     .arg(estimate.requests)
                     .arg(estimate.inputTokens)
                     .arg(estimate.outputTokens)
                     .arg(estimatedCostText(estimate)));
    say(session, QStringLiteral("Key: %1").arg(keyWords(prepared.plan.profile)));
    sayWording(session, prepared.plan.wording);
    say(session, QString::fromUtf8(prepared.example));
    say(session, QStringLiteral("Nothing was sent."));
    return Status::Done;
}

/// The run to go on with: the last of this model, host, wording, events and limits.
tl::expected<Uuid, Status> runFor(const GenerateArguments& arguments, const PlannedScenes& prepared,
                                  Study& study)
{
    GeneratedScenes& scenes = study.generatedScenes();
    if (!arguments.isResumed) {
        const auto begun = scenes.begin(prepared.newRun());
        return begun ? tl::expected<Uuid, Status>(begun->uuid)
                     : tl::unexpected(reportOfScenes(begun.error()));
    }
    const auto runs = scenes.runs();
    if (!runs)
        return tl::unexpected(report(runs.error()));
    const auto last = lastSuchRun(*runs, prepared);
    if (!last) {
        putErrorLine(QStringLiteral("There is no run of this model, host, prompt version, table of "
                                    "events and limits to resume."));
        return tl::unexpected(Status::WrongUsage);
    }
    const auto resumed = scenes.resume(last->run.uuid);
    if (!resumed)
        return tl::unexpected(report(resumed.error()));
    return last->run.uuid;
}

/// More scenes of the same events are a fair wish, but a second run that was begun by mistake costs
/// money and looks like the first: it has to be asked for.
std::optional<Status> refuseSecond(const PlannedScenes& prepared, Study& study)
{
    const auto runs = study.generatedScenes().runs();
    if (!runs)
        return report(runs.error());
    const auto last = lastSuchRun(*runs, prepared);
    if (!last)
        return std::nullopt;
    return wrongUsage(
        QStringLiteral("The same was asked before (%1). Ask for what that run lacks with --resume, "
                       "or begin another, which asks for everything again, with --new.")
            .arg(Plurals::tr("%n answers", nullptr, plural(last->answered))));
}

Status runGenerating(Session& session, const GenerateArguments& arguments, Study& study)
{
    const NoCoreDump noDump; // outlives the key, which the plan has
    auto prepared = prepare(session, arguments);
    if (!prepared)
        return prepared.error();
    if (const auto takes = study.generatedScenes().takesScenes(); !takes)
        return reportOfScenes(takes.error());
    if (!arguments.isResumed && !arguments.isNew) {
        if (const auto refused = refuseSecond(*prepared, study))
            return *refused;
    }
    if (arguments.isDryRun)
        return runDry(session, *prepared);
    ScenePlan& plan = prepared->plan;
    if (const auto may = mayAsk(plan.profile, plan.budget, plan.price); !may)
        return reportOfPlan(may.error());
    const auto key = agreedKey(
        study, {plan.profile, text(arguments.sendTo), plan.wording.sha256(), prepared->shown()});
    if (!key)
        return key.error();
    plan.key = *key;
    const auto run = runFor(arguments, *prepared, study);
    if (!run)
        return run.error();
    const RunOutcome outcome =
        askUntilDone(session, plan.profile.model, [&](const Requester::Ports& ports) {
            return std::make_unique<SceneGenerator>(study.generatedScenes(), *run, plan, ports);
        });
    Json head{{"schema", "subtext.scene-run/1"}};
    if (llm::isOwnTemplate(plan.wording.id))
        head["template_sha256"] = plan.wording.sha256().toStdString();
    if (session.isJson)
        print(askedJson(std::move(head), outcome));
    sayWording(session, plan.wording);
    say(session, QStringLiteral("Nothing of it is in the study until somebody accepts it: "
                                "“subtext-cli scenarios generated” lists what was written."));
    sayCounts(session, outcome);
    return sayEnd(session, outcome, QStringLiteral("--resume"));
}

void addGenerate(CLI::App& scenarios, Session& session)
{
    auto arguments = std::make_shared<GenerateArguments>();
    CLI::App* generate =
        scenarios.add_subcommand("generate", "Have a model write scenes from a table of events");
    generate->add_option("STUDY", arguments->study, "The study file")->required();
    generate->add_option("--profile", arguments->profile, "Which model (llm profiles)")->required();
    generate->add_option("--events", arguments->events,
                         "CSV or JSON Lines with event, relation and tail (the built-in table)");
    generate->add_option("--relation", arguments->relations,
                         "NAME=RELATION: what a relation of the table means");
    generate->add_option("--per-event", arguments->perEvent, "Scenes for each event (1)")
        ->check(CLI::Range(1, 100));
    generate->add_option("--limit", arguments->limit, "Only the first N events");
    generate->add_flag("--dry-run", arguments->isDryRun,
                       "Say what would be sent, with one whole request, and send nothing");
    auto* resume = generate->add_flag("--resume", arguments->isResumed,
                                      "Resume the last such run: ask for what is missing");
    generate
        ->add_flag("--new", arguments->isNew, "Begin another run beside one that asked the same")
        ->excludes(resume);
    generate->add_option("--send-to", arguments->sendTo,
                         "The host that may be asked; not needed for this machine");
    generate
        ->add_option("--max-cost", arguments->maxCost,
                     "The budget in USD, as far as the cost can be estimated")
        ->check(CLI::Range(0.0, 1e6));
    generate->add_option("--max-tokens", arguments->maxTokens, "Maximum tokens per scene (300)")
        ->check(CLI::Range(1, 1'000'000));
    generate->add_option("--temperature", arguments->temperature, "Temperature, 0 … 2 (0.9)")
        ->check(CLI::Range(0.0, 2.0));
    generate
        ->add_option("--top-p", arguments->topP,
                     "The share of probability from which tokens are drawn, up to 1 (that of the "
                     "profile)")
        ->check(CLI::Range(llm::LeastTopP, 1.0));
    generate->add_option("--seed", arguments->seed, "Seed, for servers that accept one");
    generate->add_option("--template", arguments->ownTemplate,
                         "A text to ask with instead of the one that ships, with places like "
                         "{event}, {subject} and {pairs}");
    onChosen(*generate, session, [&session, arguments] {
        return withStudy(session, arguments->study,
                         arguments->isDryRun ? Study::Access::Read : Study::Access::Write,
                         [&](Study& study) { return runGenerating(session, *arguments, study); });
    });
}

void addEvents(CLI::App& scenarios, Session& session)
{
    auto out = std::make_shared<std::string>();
    CLI::App* events =
        scenarios.add_subcommand("events", "Write the built-in table of events to a file");
    events->add_option("--out", *out, "The file, CSV")->required();
    onChosen(*events, session, [&session, out] {
        const auto written =
            writeWholeFile(text(*out), generation::shippedEventsCsv(), Readers::Anyone);
        if (!written)
            return report(written.error());
        say(session, QStringLiteral("Wrote %1.").arg(text(*out)));
        return Status::Done;
    });
}

} // namespace

void addSceneCommands(CLI::App& app, Session& session)
{
    CLI::App* scenarios = app.add_subcommand(
        "scenarios", "Generated scenes: have a model write them, and review them");
    scenarios->require_subcommand(1);
    addGenerate(*scenarios, session);
    addSceneReview(*scenarios, session);
    addEvents(*scenarios, session);
}

} // namespace subtext::cli
