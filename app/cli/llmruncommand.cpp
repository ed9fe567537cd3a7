// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/asking.h"
#include "app/cli/llmprofiles.h"
#include "app/cli/output.h"
#include "core/domain/decision.h"
#include "core/keys/nocoredump.h"
#include "core/llm/modelsettings.h"
#include "core/models/runplanning.h"
#include "core/study/study.h"
#include "ui/text/modeltext.h"

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
    std::optional<double> temperature; ///< None: that of the profile …
    bool hasNoTemperature = false;     ///< … unless none is to be sent.
    std::optional<double> topP;        ///< None: that of the profile.
    std::string ownTemplate;           ///< Its file; empty: none.
    std::string about;                 ///< Whom that asks about; empty: whom the task does.
    std::string form = "free";
    bool asksScales = false;
    bool asksConfidence = false;
};

tl::expected<RunWish, Status> wishOf(const RunArguments& arguments)
{
    const auto profile = profileNamed(arguments.profile);
    if (!profile)
        return tl::unexpected(profile.error());
    const auto prices = loadPrices();
    if (!prices)
        return tl::unexpected(reportOfModels(prices.error()));
    RunWish wish;
    wish.profile = *profile;
    wish.mode = *llm::modeFromToken(text(arguments.mode));
    wish.limit = arguments.limit;
    wish.tokenLimit = arguments.maxTokens;
    wish.seed = arguments.seed;
    wish.price = llm::priceFor(*profile, *prices);
    wish.budget = arguments.maxCost;
    if (!arguments.hasNoTemperature)
        wish.temperature =
            arguments.temperature ? arguments.temperature : llm::temperatureOf(*profile);
    else
        wish.temperature = std::nullopt;
    wish.topP = arguments.topP ? arguments.topP : profile->topP;
    wish.form = *llm::answerFormFromToken(text(arguments.form));
    wish.asksScales = arguments.asksScales;
    wish.asksConfidence = arguments.asksConfidence;
    if (arguments.ownTemplate.empty())
        return wish;
    auto ownTemplate = llm::readTemplateFile(text(arguments.ownTemplate));
    if (!ownTemplate)
        return tl::unexpected(reportOfPlan(ownTemplate.error()));
    wish.ownTemplate = std::move(*ownTemplate);
    wish.ownTemplate->about = text(arguments.about);
    return wish;
}

void addAbout(Json& to, const llm::RunPrompts& prompts)
{
    if (!prompts.about.isEmpty())
        to["asked_about"] = utf8(prompts.about);
}

void sayTemplate(const Session& session, const llm::RunPrompts& prompts)
{
    if (llm::isOwnTemplate(prompts.id()))
        say(session,
            QStringLiteral("Template: SHA-256 %1").arg(QString::fromLatin1(prompts.sha256())));
    if (!prompts.about.isEmpty())
        say(session, QStringLiteral("Asked about: %1; where people were asked about somebody else, "
                                    "scores are agreement with the answers to another question")
                         .arg(prompts.about));
}

void addForm(Json& to, const llm::Ask& ask)
{
    if (ask.form != llm::AnswerForm::Free)
        to["answer"] = llm::answerFormToken(ask.form).data();
    if (llm::isAboutAnOption(ask))
        to["score_by"] = "completion";
    else if (ask.form == llm::AnswerForm::Scored)
        to["has_schema"] = true;
}

void sayForm(const Session& session, const llm::Ask& ask)
{
    if (ask.form == llm::AnswerForm::Free)
        return;
    const QString how = llm::isAboutAnOption(ask)
                            ? QStringLiteral(" by completion, one request for each option")
                        : ask.form == llm::AnswerForm::Scored ? QStringLiteral(", with a schema")
                                                              : QString();
    say(session, QStringLiteral("Answers: %1%2").arg(llm::answerFormToken(ask.form), how));
}

/// Where answers are scored, probabilities may still be missing of some.
void addShares(Json& to, llm::AnswerForm form, const RunProgress& progress)
{
    if (form == llm::AnswerForm::Scored)
        to["with_probabilities"] = progress.withShares;
}

void sayShares(const Session& session, llm::AnswerForm form, const RunProgress& progress)
{
    if (form == llm::AnswerForm::Scored)
        say(session, QStringLiteral("With probabilities of the options: %1 of %2 answers")
                         .arg(progress.withShares)
                         .arg(progress.answered));
}

void addAskedScales(Json& to, const QStringList& scales)
{
    for (const QString& scale : scales)
        to["scales"].push_back(utf8(scale));
}

void sayAskedScales(const Session& session, const QStringList& scales)
{
    if (!scales.isEmpty())
        say(session, QStringLiteral("Scales: %1").arg(scales.join(QStringLiteral(", "))));
}

void addRubrics(Json& to, const llm::RunPrompts& prompts)
{
    for (const QString& rubric : prompts.rubrics())
        to["confidence_rubric"].push_back(utf8(rubric));
}

void sayRubrics(const Session& session, const llm::RunPrompts& prompts)
{
    if (!prompts.rubrics().isEmpty())
        say(session, QStringLiteral("Confidence rubric: %1; compare only with the same one")
                         .arg(prompts.rubrics().join(QStringLiteral(", "))));
}

/// What would be sent, with one whole request.
Json shownJson(const PlannedRun& prepared)
{
    Json headers = Json::object();
    for (const HttpHeader& header : prepared.example.headers)
        headers[header.name.toStdString()] = header.value.toStdString();
    Json shown{{"schema", "subtext.llm-request/1"},
               {"host", utf8(prepared.host)},
               {"requests", prepared.estimate.requests},
               {"input_tokens", prepared.estimate.inputTokens},
               {"output_tokens", prepared.estimate.outputTokens},
               {"usd", prepared.estimate.cost ? Json(*prepared.estimate.cost) : Json()},
               {"key", utf8(llm::keyWords(prepared.plan.profile))},
               {"template", utf8(prepared.plan.prompts.id())},
               {"template_sha256", prepared.plan.prompts.sha256().toStdString()},
               {"example",
                {{"method", prepared.example.method.toStdString()},
                 {"url", utf8(prepared.example.url.toString())},
                 {"headers", headers},
                 {"body", prepared.example.body.toStdString()}}}};
    addAbout(shown, prepared.plan.prompts);
    addForm(shown, prepared.plan.ask);
    addAskedScales(shown, prepared.plan.ask.scales);
    addRubrics(shown, prepared.plan.prompts);
    return shown;
}

void sayShown(const Session& session, const PlannedRun& prepared)
{
    say(session, QStringLiteral("Host: %1").arg(prepared.host));
    say(session, QStringLiteral("Requests: %1, about %2 tokens sent and %3 received, %4")
                     .arg(prepared.estimate.requests)
                     .arg(prepared.estimate.inputTokens)
                     .arg(prepared.estimate.outputTokens)
                     .arg(estimatedCostText(prepared.estimate)));
    say(session, QStringLiteral("Key: %1").arg(llm::keyWords(prepared.plan.profile)));
    sayTemplate(session, prepared.plan.prompts);
    sayForm(session, prepared.plan.ask);
    sayAskedScales(session, prepared.plan.ask.scales);
    sayRubrics(session, prepared.plan.prompts);
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
        const auto size = study.modelRuns().sizeOf(state);
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

/// Those that can go on: unfinished ones, and such as have ended and lack what failed.
std::vector<KnownRun> lackingOf(const std::vector<KnownRun>& runs)
{
    std::vector<KnownRun> lacking;
    std::copy_if(runs.begin(), runs.end(), std::back_inserter(lacking),
                 [](const KnownRun& run) { return run.size.open > 0; });
    return lacking;
}

/// The run that is meant by --resume: the one that is named, else the one that has something open,
/// else the last.
tl::expected<KnownRun, Status> resumedRun(const RunArguments& arguments,
                                          const std::vector<KnownRun>& runs)
{
    const QString named = text(arguments.resumed);
    if (runs.empty())
        return tl::unexpected(
            wrongUsage(QStringLiteral("There is no run of this model, mode, host, prompt version, "
                                      "--about, temperature, limits, form of the answers, "
                                      "scales and rubric to resume.")));
    if (named != QLatin1String(LastRun)) {
        const auto meant = std::find_if(runs.begin(), runs.end(), [&](const KnownRun& run) {
            return run.state.run.name.run == named || run.state.name() == named;
        });
        if (meant != runs.end())
            return *meant;
        return tl::unexpected(wrongUsage(
            QStringLiteral(
                "There is no run “%1” of this model, mode, host, prompt "
                "version, --about, temperature, limits, form of the answers, scales and rubric. "
                "There are: %2.")
                .arg(named, listed(runs))));
    }
    const auto lacking = lackingOf(runs);
    if (lacking.size() > 1)
        return tl::unexpected(
            wrongUsage(QStringLiteral("Several runs can be resumed: %1. Name one: --resume=%2")
                           .arg(listed(lacking), lacking.back().state.run.name.run)));
    return lacking.empty() ? runs.back() : lacking.front();
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
    const auto lacking = lackingOf(*runs);
    if (!lacking.empty() && !arguments.isNew && !arguments.isDryRun)
        return tl::unexpected(
            wrongUsage(QStringLiteral("There is such a run already, and it lacks answers: %1. "
                                      "Continue it with --resume, or begin another with --new.")
                           .arg(listed(lacking))));
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

/// At once, while the rest is asked.
void warnOnceUnusable(const Session& session, ModelRunner& runner, const RunPlan& plan)
{
    const QString text = unusableText(plan.ask, plan.profile);
    QObject::connect(&runner, &Requester::progressed, &runner,
                     [&session, &runner, text, wasSaid = false]() mutable {
                         if (!wasSaid && runner.progress().beginsUnusable) {
                             wasSaid = true;
                             warn(session, text);
                         }
                     });
}

RunOutcome ask(Session& session, Study& study, const Uuid& run, const RunPlan& plan)
{
    return askUntilDone(session, plan.profile.model, [&](const Requester::Ports& ports) {
        auto runner = std::make_unique<ModelRunner>(study.modelRuns(), run, plan, ports);
        warnOnceUnusable(session, *runner, plan);
        return runner;
    });
}

/// Where the limit of tokens ends answers, hidden reasoning may be spending it. A scored answer
/// needs no end.
void warnOfLengths(const Session& session, Study& study, const Uuid& run)
{
    const auto runs = study.modelRuns().runs();
    if (!runs)
        return static_cast<void>(report(runs.error()));
    for (const RunState& state : *runs) {
        if (const QString text = lengthsText(state.counts);
            state.run.uuid == run && !text.isEmpty() &&
            state.answerForm() != llm::AnswerForm::Scored)
            warn(session, text);
    }
}

Status sayOutcome(const Session& session, Study& study, const ModelRun& run, const RunPlan& plan,
                  const RunOutcome& outcome)
{
    const llm::RunPrompts& prompts = plan.prompts;
    Json head{{"schema", "subtext.llm-run/1"}, {"run", utf8(run.name.text())}};
    if (llm::isOwnTemplate(prompts.id()))
        head["template_sha256"] = prompts.sha256().toStdString();
    addAbout(head, prompts);
    addForm(head, plan.ask);
    addShares(head, plan.ask.form, outcome.progress);
    addAskedScales(head, plan.ask.scales);
    addRubrics(head, prompts);
    if (session.isJson)
        print(askedJson(std::move(head), outcome));
    sayCounts(session, outcome);
    sayTemplate(session, prompts);
    sayForm(session, plan.ask);
    sayShares(session, plan.ask.form, outcome.progress);
    sayAskedScales(session, plan.ask.scales);
    sayRubrics(session, prompts);
    warnOfLengths(session, study, run.uuid);
    return sayEnd(session, outcome, QStringLiteral("--resume"));
}

Status runAsking(Session& session, const RunArguments& arguments, Study& study)
{
    const NoCoreDump noDump; // outlives the key, which the plan has
    const auto wish = wishOf(arguments);
    if (!wish)
        return wish.error();
    auto prepared = planRun(study.modelRuns(), *wish);
    if (!prepared)
        return reportOfPlan(prepared.error());
    const auto chosen = chooseRun(arguments, *prepared, study);
    if (!chosen)
        return chosen.error();
    if (chosen->goesOn) {
        prepared = planRun(study.modelRuns(), *wish, chosen->uuid()); // of what is open in it
        if (!prepared)
            return reportOfPlan(prepared.error());
    }
    if (arguments.isDryRun)
        return runDry(session, *prepared);
    const Sending sending{prepared->plan.profile, text(arguments.sendTo),
                          prepared->plan.prompts.sha256(), prepared->shown()};
    const auto key = agreedKey(study, sending);
    if (!key)
        return key.error();
    prepared->plan.key = *key;
    const auto run = runFor(*chosen, *prepared, study);
    if (!run)
        return run.error();
    say(session, chosen->goesOn
                     ? QStringLiteral("The run %1 is resumed.").arg(chosen->goesOn->words())
                     : QStringLiteral("A new run: %1").arg(run->name.text()));
    return sayOutcome(session, study, *run, prepared->plan,
                      ask(session, study, run->uuid, prepared->plan));
}

void addTemplate(CLI::App& run, RunArguments& arguments)
{
    auto* ownTemplate = run.add_option("--template", arguments.ownTemplate,
                                       "A text to ask with instead of the one that ships, with "
                                       "places like {scene} and {options}");
    run.add_option("--about", arguments.about,
                   "Whom that text asks about, where it is not whom the task asks about: speaker, "
                   "listener or another, up to 60 characters")
        ->needs(ownTemplate);
}

/// How freely it answers.
void addDrawing(CLI::App& run, RunArguments& arguments)
{
    run.add_option("--seed", arguments.seed, "Seed, for servers that accept one");
    run.add_option("--top-p", arguments.topP,
                   "The share of probability from which tokens are drawn, up to 1 (that of the "
                   "profile)")
        ->check(CLI::Range(llm::LeastTopP, 1.0));
    auto* temperature = run.add_option("--temperature", arguments.temperature,
                                       "Temperature, 0 … 2 (that of the profile)")
                            ->check(CLI::Range(0.0, llm::HighestTemperature));
    run.add_flag("--no-temperature", arguments.hasNoTemperature,
                 "Send none: the provider's default")
        ->excludes(temperature);
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
    run->add_option("--limit", arguments->limit, "Only the first N scenarios");
    run->add_flag("--dry-run", arguments->isDryRun,
                  "Say what would be sent, with one whole request, and send nothing");
    auto* resume = run->add_flag(std::string("--resume{") + LastRun + "}", arguments->resumed,
                                 "Resume such a run: ask only for missing answers; if several can "
                                 "be resumed, --resume=RUN names one");
    run->add_flag("--new", arguments->isNew, "Begin another run beside an unfinished one")
        ->excludes(resume);
    run->add_option("--send-to", arguments->sendTo,
                    "The host that texts may be sent to; not needed for this machine");
    run->add_option("--max-cost", arguments->maxCost,
                    "The budget in USD, as far as the cost can be estimated")
        ->check(CLI::Range(0.0, 1e6));
    run->add_option("--max-tokens", arguments->maxTokens,
                    "Maximum tokens per answer (1024, with cot 2048)")
        ->check(CLI::Range(1, 1'000'000));
    addDrawing(*run, *arguments);
    addTemplate(*run, *arguments);
    run->add_option("--answer", arguments->form,
                    "free (the default); constrained: a schema allows the options only; scored: "
                    "the same, and the probabilities of the options where the answer stands")
        ->check(CLI::IsMember({"free", "constrained", "scored"}));
    run->add_flag("--scales", arguments->asksScales,
                  "Ask for a point of each scale in the same request: valence, arousal and "
                  "dominance, where the task has them");
    run->add_flag("--confidence-rubric", arguments->asksConfidence,
                  "Ask how sure the model is, from 1 to 5, with five lines that say what the "
                  "numbers mean; a template of your own shows them at {confidence_rubric}");
    onChosen(*run, session, [&session, arguments] {
        return withStudy(session, arguments->study,
                         arguments->isDryRun ? Study::Access::Read : Study::Access::Write,
                         [&](Study& study) { return runAsking(session, *arguments, study); });
    });
}

} // namespace subtext::cli
