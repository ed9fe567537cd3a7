// SPDX-License-Identifier: MIT
#include "core/models/runplanning.h"

#include "core/llm/askedscales.h"
#include "core/llm/completions.h"
#include "core/llm/confidencerubric.h"
#include "core/llm/modelsettings.h"
#include "core/models/scoredoptions.h"

#include <QJsonArray>

#include <algorithm>

namespace subtext {
namespace {

constexpr QLatin1String ItemsKey("items");

tl::unexpected<Error> cannot(const char* detail, const QString& value)
{
    return fail({ErrorCode::InvalidValue, {}, 0, 0, value, QString::fromLatin1(detail)});
}

QJsonObject parametersOf(const RunWish& wish, const RunPlan& plan, const Task& task)
{
    const llm::Ask& ask = plan.ask;
    QJsonArray labels;
    for (const Option& option : task.questions.front().options)
        labels.append(option.token);
    QJsonObject parameters{
        {QStringLiteral("profile"), plan.profile.name},
        {QStringLiteral("template"), plan.prompts.id()},
        {QStringLiteral("template_sha256"), QString::fromLatin1(plan.prompts.sha256())},
        {QStringLiteral("template_text"), plan.prompts.text()},
        {QStringLiteral("labels"), labels},
        {QStringLiteral("log_probabilities"), ask.logProbabilities},
        {ItemsKey, wish.limit ? QJsonValue(static_cast<qint64>(*wish.limit)) : QJsonValue()}};
    llm::addAskParameters(parameters, ask);
    llm::addRubrics(parameters, plan.prompts.rubrics());
    llm::addAskedAbout(parameters, plan.prompts.about);
    // Not there where there are none: runs from before there could be stay the same runs.
    if (const auto examples = plan.prompts.examplesSha256())
        parameters[QLatin1String("examples_sha256")] = QString::fromLatin1(*examples);
    return parameters;
}

/// Why the answers to the task's questions cannot be scored.
std::optional<Error> unscorable(const RunWish& wish, const Task& task)
{
    const auto error = [](const QString& detail, const QString& value) {
        return Error{ErrorCode::InvalidValue, {}, 0, 0, value, detail};
    };
    const bool isByCompletion = wish.profile.scoring == llm::Scoring::Completion;
    if (wish.profile.kind == llm::ProviderKind::Anthropic)
        return error(QStringLiteral("scored provider"), llm::providerToken(wish.profile.kind));
    if (isByCompletion && !llm::givesCompletions(wish.profile.kind))
        return error(QStringLiteral("scored completion"), llm::providerToken(wish.profile.kind));
    if (wish.mode == llm::Mode::ChainOfThought)
        return error(QStringLiteral("scored thoughts"), {});
    if (isByCompletion) // each option is looked at whole
        return std::nullopt;
    for (const Question& question : task.questions) {
        if (const auto alike = llm::indistinctOptions(question))
            return error(
                alike->areTooMany
                    ? QStringLiteral("scored count")
                    : QStringLiteral("scored alike “%1”, “%2”").arg(alike->one, alike->other),
                question.token);
    }
    return std::nullopt;
}

/// Why points of scales cannot be asked for.
std::optional<Error> unaskable(const RunWish& wish, const Task& task)
{
    const auto error = [&](const char* detail) {
        return Error{ErrorCode::InvalidValue, {}, 0, 0, task.token, QString::fromLatin1(detail)};
    };
    if (llm::askableScales(task).empty())
        return error("scales none");
    if (wish.form == llm::AnswerForm::Scored)
        return error("scales scored");
    return wish.mode == llm::Mode::FewShot ? std::optional(error("scales few-shot")) : std::nullopt;
}

/// Why a model cannot be asked how sure it is.
std::optional<Error> ungradable(const RunWish& wish)
{
    const auto error = [&](const char* detail) {
        return Error{ErrorCode::InvalidValue, {}, 0, 0, {}, QString::fromLatin1(detail)};
    };
    if (wish.form == llm::AnswerForm::Scored)
        return error("confidence scored");
    return wish.mode == llm::Mode::FewShot && !wish.ownTemplate
               ? std::optional(error("confidence few-shot"))
               : std::nullopt;
}

Result<llm::RunPrompts> promptsOf(const RunWish& wish, const Task& task,
                                  const std::vector<llm::WorkedExample>& examples)
{
    if (!wish.ownTemplate)
        return llm::promptsOf(task, wish.mode, examples, wish.form, wish.asksScales,
                              wish.asksConfidence);
    auto own = llm::ownPrompts(*wish.ownTemplate, task, wish.mode, examples);
    if (own && wish.asksConfidence && own->rubrics().isEmpty())
        return fail({ErrorCode::InvalidValue,
                     wish.ownTemplate->path,
                     0,
                     0,
                     {},
                     QStringLiteral("confidence template")});
    return own;
}

/// What is asked of every item, without a prompt.
llm::Ask askOf(const RunWish& wish, const llm::RunPrompts& prompts, const Task& task)
{
    const bool isScored = wish.form == llm::AnswerForm::Scored;
    llm::Ask ask;
    ask.tokenLimit = wish.tokenLimit.value_or(isScored ? llm::ScoredTokenLimit
                                                       : llm::usualTokenLimit(wish.mode));
    ask.form = wish.form;
    ask.scoring = wish.profile.scoring;
    if (wish.asksScales)
        ask.scales = llm::tokensOf(llm::askableScales(task));
    ask.asksConfidence = !prompts.rubrics().isEmpty();
    ask.thinksFirst = wish.mode == llm::Mode::ChainOfThought;
    ask.seed = wish.seed;
    ask.topP = wish.topP;
    ask.temperature = wish.temperature;
    // They cost time, and say something of yes and no only.
    const bool hasBoards = std::any_of(task.questions.begin(), task.questions.end(),
                                       [](const Question& q) { return isYesNo(q); });
    ask.logProbabilities = isScored    ? llm::MostAlternativesGiven
                           : hasBoards ? wish.profile.logProbabilities
                                       : 0;
    if (llm::isAboutAnOption(ask)) {
        ask.tokenLimit = 1;
        ask.logProbabilities = 1;
    }
    return ask;
}

/// What goes out about one question: one request, or one for each option that is not scored yet.
std::vector<QByteArray> bodiesOf(const llm::Profile& profile, const llm::Ask& ask,
                                 const Question& question, std::size_t scored)
{
    if (!llm::isAboutAnOption(ask))
        return {llm::bodyOf(profile, ask)};
    std::vector<QByteArray> bodies;
    for (std::size_t option = scored; option < question.options.size(); ++option)
        bodies.push_back(llm::completionBody(profile, ask, question, option));
    return bodies;
}

/// How much would be sent, and the first request of it. `scored`: see scoredOptions().
void estimate(const RunQuestions& questions, const std::vector<std::size_t>& scored,
              double tokensOfAnswer, PlannedRun& planned)
{
    QHash<ScenarioId, const Scenario*> byId;
    for (const Scenario& scene : questions.scenes)
        byId.insert(scene.id, &scene);
    qint64 bytes = 0;
    qint64 requests = 0;
    for (std::size_t i = 0; i < questions.open.size(); ++i) {
        const OpenQuestion& about = questions.open[i];
        const llm::Ask ask = llm::askAbout(
            planned.plan.ask, planned.plan.prompts.ofQuestions[about.question], *questions.task,
            questions.task->questions[about.question], *byId.value(about.scenario));
        const std::vector<QByteArray> bodies = bodiesOf(
            planned.plan.profile, ask, questions.task->questions[about.question], scored.at(i));
        if (requests == 0) {
            planned.example = isAboutAnOption(ask)
                                  ? completionRequest(planned.plan.profile, bodies.front(), {})
                                  : requestOf(planned.plan.profile, bodies.front(), {});
            planned.examplePrompt = ask.prompt;
        }
        for (const QByteArray& body : bodies)
            bytes += body.size();
        requests += std::ssize(bodies);
    }
    planned.estimate = estimateOf(requests, bytes, {tokensOfAnswer, planned.plan.ask.tokenLimit},
                                  planned.plan.price);
}

/// A run that goes on has measured it, if it has enough answers.
Result<double> tokensOfAnswer(const ModelRuns& modelRuns, llm::Mode mode,
                              const std::optional<Uuid>& goesOn)
{
    const double guess = guessedAnswerTokens(mode);
    if (!goesOn)
        return guess;
    const auto runs = modelRuns.runs();
    if (!runs)
        return fail(runs.error());
    const auto run = std::find_if(runs->begin(), runs->end(),
                                  [&](const RunState& state) { return state.run.uuid == *goesOn; });
    return run == runs->end() ? guess : measuredAnswerTokens(run->counts).value_or(guess);
}

} // namespace

ModelRuns::NewRun PlannedRun::newRun() const
{
    return {plan.profile.model, mode, host, plan.profile.kind, parameters};
}

QJsonObject PlannedRun::shown() const
{
    return {{QStringLiteral("requests"), estimate.requests},
            {QStringLiteral("example"), QString::fromUtf8(example.body)},
            {QStringLiteral("key"), llm::keyWords(plan.profile)}};
}

Result<void> mayAsk(const llm::Profile& profile, const std::optional<double>& budget,
                    const std::optional<llm::Price>& price)
{
    const bool isOpen =
        profile.baseUrl.scheme() != QLatin1String("https") && !isLoopback(profile.baseUrl.host());
    if (isOpen && profile.keySource != llm::KeySource::None)
        return cannot("open connection", originOf(profile.baseUrl));
    if (budget && !price)
        return cannot("price", profile.model);
    return {};
}

Result<PlannedRun> planRun(const ModelRuns& runs, const RunWish& wish,
                           const std::optional<Uuid>& goesOn)
{
    const auto questions = runs.questions(goesOn, wish.limit);
    if (!questions)
        return fail(questions.error());
    const Task& task = *questions->task;
    const bool isScored = wish.form == llm::AnswerForm::Scored;
    if (const auto error = isScored ? unscorable(wish, task) : std::nullopt)
        return fail(*error);
    if (const auto error = wish.asksScales ? unaskable(wish, task) : std::nullopt)
        return fail(*error);
    const auto examples = wish.mode == llm::Mode::FewShot ? llm::shippedExamples(task)
                                                          : std::vector<llm::WorkedExample>();
    const auto prompts = promptsOf(wish, task, examples);
    if (!prompts)
        return fail(prompts.error());
    // Whether it was ticked or somebody's template shows it.
    if (const auto error = prompts->rubrics().isEmpty() ? std::nullopt : ungradable(wish))
        return fail(*error);
    const bool areShown = !wish.ownTemplate || prompts->examplesSha256();
    const auto leaked =
        areShown ? llm::leakedExample(examples, task, questions->scenes) : std::nullopt;
    if (leaked)
        return cannot("worked example", QString::number(*leaked + 1));
    if (const auto may = mayAsk(wish.profile, wish.budget, wish.price); !may)
        return fail(may.error());

    PlannedRun planned;
    planned.mode = wish.mode;
    planned.plan.profile = wish.profile;
    planned.plan.prompts = *prompts;
    planned.plan.limit = wish.limit;
    planned.plan.price = wish.price;
    planned.plan.budget = wish.budget;
    planned.plan.ask = askOf(wish, *prompts, task);
    const llm::Ask& ask = planned.plan.ask;
    planned.host = originOf(wish.profile.baseUrl);
    planned.parameters = parametersOf(wish, planned.plan, task);
    const auto tokens =
        llm::isAboutAnOption(ask) ? Result<double>(1) : tokensOfAnswer(runs, wish.mode, goesOn);
    if (!tokens)
        return fail(tokens.error());
    const auto scored = scoredOptions(runs, goesOn, *questions, planned.plan);
    if (!scored)
        return fail(scored.error());
    estimate(*questions, *scored, *tokens, planned);
    return planned;
}

bool isSameRun(const RunState& state, const PlannedRun& planned)
{
    const auto asked = [](QJsonObject parameters) {
        // Neither decides what is asked of an item.
        parameters.remove(ItemsKey);
        parameters.remove(QStringLiteral("profile"));
        return parameters;
    };
    return state.run.name.model == planned.plan.profile.model &&
           state.run.name.mode == llm::modeToken(planned.mode) && state.run.host == planned.host &&
           state.run.kind == llm::providerToken(planned.plan.profile.kind) &&
           asked(state.parameters) == asked(planned.parameters);
}

RunCost costOf(const RunState& state, const std::vector<llm::Profile>& profiles,
               const llm::PriceTable& table)
{
    llm::Profile asked;
    asked.name = state.parameters[QLatin1String("profile")].toString();
    asked.model = state.run.name.model;
    asked.baseUrl = QUrl(state.run.host);
    for (const llm::Profile& profile : profiles) {
        if (profile.name == asked.name && profile.model == asked.model)
            asked.price = profile.price;
    }
    const auto price = llm::priceFor(asked, table);
    auto usd = llm::costOf(
        {state.counts.inputTokens, state.counts.outputTokens, state.counts.reasoningTokens}, price);
    if (!usd && price && state.counts.answered == 0)
        usd = 0; // as its progress says: what was not answered is not counted
    return {usd, asked.price.has_value()};
}

} // namespace subtext
