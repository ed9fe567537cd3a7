// SPDX-License-Identifier: MIT
#include "core/models/modelruns.h"

#include "core/domain/decision.h"
#include "core/llm/answerform.h"
#include "core/llm/askedscales.h"
#include "core/llm/confidencerubric.h"
#include "core/llm/owntemplate.h"
#include "core/operation/studycontext.h"
#include "core/storage/modelrunstore.h"
#include "core/storage/predictionstore.h"
#include "core/storage/rowstamps.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"

#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

QString compactJson(const QJsonObject& object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

/// Numbers of the sets that there are of a model and mode, files' among them.
QString nextRun(StudyContext& context, const QString& model, const QString& mode)
{
    QSet<QString> taken;
    for (const PredictionBatch& batch : context.predictions.batches()) {
        if (batch.name.model == model && batch.name.mode == mode)
            taken.insert(batch.name.run);
    }
    for (const ModelRun& run : context.modelRuns.runs()) {
        if (run.name.model == model && run.name.mode == mode)
            taken.insert(run.name.run);
    }
    int number = 1;
    while (taken.contains(QString::number(number)))
        ++number;
    return QString::number(number);
}

std::span<const Scenario> firstOf(std::span<const Scenario> scenes,
                                  std::optional<std::size_t> limit)
{
    return scenes.first(std::min(limit.value_or(scenes.size()), scenes.size()));
}

} // namespace

std::optional<std::size_t> RunState::limit() const
{
    const QJsonValue items = parameters[QLatin1String("items")];
    return items.isDouble() && items.toDouble() >= 0
               ? std::optional(static_cast<std::size_t>(items.toDouble()))
               : std::nullopt;
}

QString RunState::ownTemplate() const
{
    return llm::isOwnTemplate(parameters[QLatin1String("template")].toString())
               ? parameters[QLatin1String("template_sha256")].toString()
               : QString();
}

namespace {

/// As it is kept: a number, or words where none is sent. Predictions of old have neither.
QString temperatureWord(const QJsonObject& parameters)
{
    const QJsonValue kept = parameters[QLatin1String("temperature")];
    return kept.isString() ? kept.toString() : QString::number(kept.toDouble());
}

} // namespace

AskedManner mannerOf(std::span<const RunState> runs)
{
    AskedManner manner;
    bool isAnyHeld = false;
    for (const RunState& run : runs) {
        isAnyHeld = isAnyHeld || run.answerForm() != llm::AnswerForm::Free;
        manner.forms << llm::mannerOfAnswers(run.parameters);
        manner.templates << run.ownTemplate();
        manner.rubrics << run.rubrics();
        manner.about << run.askedAbout();
        manner.temperatures << temperatureWord(run.parameters);
    }
    if (!isAnyHeld)
        manner.forms.clear();
    manner.forms.removeDuplicates();
    manner.templates.removeAll(QString());
    manner.templates.removeDuplicates();
    manner.rubrics.removeDuplicates();
    manner.about.removeAll(QString());
    manner.about.removeDuplicates();
    manner.temperatures.removeDuplicates();
    if (manner.temperatures == QStringList{QStringLiteral("0")})
        manner.temperatures.clear();
    return manner;
}

QString RunState::askedAbout() const
{
    return llm::askedAboutIn(parameters);
}

QString RunState::templateText() const
{
    return parameters[QLatin1String("template_text")].toString();
}

int RunState::tokenLimit() const
{
    return parameters[QLatin1String("token_limit")].toInt();
}

std::optional<double> RunState::temperature() const
{
    const QJsonValue temperature = parameters[QLatin1String("temperature")];
    return temperature.isDouble() ? std::optional(temperature.toDouble()) : std::nullopt;
}

std::optional<double> RunState::topP() const
{
    const QJsonValue topP = parameters[QLatin1String("top_p")];
    return topP.isDouble() ? std::optional(topP.toDouble()) : std::nullopt;
}

std::optional<qint64> RunState::seed() const
{
    const QJsonValue seed = parameters[QLatin1String("seed")];
    return seed.isDouble() ? std::optional(seed.toInteger()) : std::nullopt;
}

QStringList RunState::scales() const
{
    return llm::scalesIn(parameters);
}

QStringList RunState::rubrics() const
{
    return llm::rubricsIn(parameters);
}

bool RunState::isScoredByCompletion() const
{
    return llm::isScoredByCompletion(parameters);
}

QString RunState::mannerOfAnswers() const
{
    return llm::mannerOfAnswers(parameters);
}

Result<ModelRun> ModelRuns::begin(const NewRun& run, PersonId by)
{
    ModelRun begun;
    const auto done = m_context.operate(QStringLiteral("llm.start"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        if (run.model.isEmpty() || run.model.size() > LongestSetName)
            throw Failure(
                {ErrorCode::InvalidValue, {}, 0, 0, run.model, QStringLiteral("set name")});
        const QString mode = llm::modeToken(run.mode);
        begun = {m_context.env.ids.next(),
                 m_context.env.clock.now(),
                 {run.model, mode, nextRun(m_context, run.model, mode)},
                 run.host,
                 llm::providerToken(run.kind),
                 compactJson(run.parameters)};
        m_context.modelRuns.insert(begun, by);
        changes.kinds = ChangeSet::ModelsChanged | ChangeSet::RunsChanged;
        QJsonObject detail = detailOf(begun);
        detail[QLatin1String("parameters")] = run.parameters;
        return detail;
    });
    return done ? Result<ModelRun>(begun) : fail(done.error());
}

ModelRun ModelRuns::named(const Uuid& run) const
{
    for (const ModelRun& known : m_context.modelRuns.runs()) {
        if (known.uuid == run)
            return known;
    }
    throw Failure({ErrorCode::InvalidValue, {}, 0, 0, run.text(), QStringLiteral("run")});
}

QJsonObject ModelRuns::detailOf(const ModelRun& run) const
{
    return {{QStringLiteral("run"), run.name.text()},
            {QStringLiteral("run_uuid"), run.uuid.text()},
            {QStringLiteral("host"), run.host}};
}

Result<ChangeSet> ModelRuns::note(const QString& action, const Uuid& run,
                                  const std::optional<QString>& reason, bool isOver, PersonId by)
{
    return m_context.operate(action, [&](ChangeSet& changes) {
        changes.kinds = ChangeSet::ModelsChanged | ChangeSet::RunsChanged;
        QJsonObject detail = detailOf(named(run));
        detail[QLatin1String("by")] = m_context.codeOf(by);
        if (reason)
            detail[QLatin1String("reason")] = *reason;
        if (isOver)
            detail[QLatin1String("answered")] = m_context.modelRuns.counts(run).answered;
        return detail;
    });
}

Result<ChangeSet> ModelRuns::resume(const Uuid& run, PersonId by)
{
    return note(QStringLiteral("llm.resume"), run, {}, false, by);
}

Result<ChangeSet> ModelRuns::end(const Uuid& run, PersonId by)
{
    return note(QStringLiteral("llm.end"), run, {}, true, by);
}

Result<ChangeSet> ModelRuns::stop(const Uuid& run, const QString& reason, PersonId by)
{
    return note(QStringLiteral("llm.stop"), run, reason, true, by);
}

Result<bool> ModelRuns::hasConsent(const QString& host, const QByteArray& templateSha256) const
{
    return m_context.read([&] { return m_context.modelRuns.hasConsent(host, templateSha256); });
}

Result<ChangeSet> ModelRuns::consent(const QString& host, const QByteArray& templateSha256,
                                     const QJsonObject& shown, PersonId by)
{
    return m_context.operate(QStringLiteral("llm.consent"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        m_context.modelRuns.insertConsent(m_context.env.ids.next(), m_context.env.clock.now(), host,
                                          templateSha256, by);
        changes.kinds = ChangeSet::ModelsChanged | ChangeSet::RunsChanged;
        return QJsonObject{{QStringLiteral("host"), host},
                           {QStringLiteral("template"), QString::fromLatin1(templateSha256)},
                           {QStringLiteral("by"), m_context.codeOf(by)},
                           {QStringLiteral("shown"), shown}};
    });
}

Result<ChangeSet> ModelRuns::record(const Uuid& run, const std::vector<ModelRequest>& requests)
{
    return m_context.keep([&](ChangeSet& changes) {
        m_context.db->stamps().begin();
        changes.kinds = ChangeSet::RunsChanged;
        for (const ModelRequest& request : requests) {
            m_context.modelRuns.insert(m_context.env.ids.next(), run, request);
            changes.add(request.scenario);
        }
    });
}

std::vector<RunState> ModelRuns::states() const
{
    std::vector<RunState> states;
    const QHash<QString, QString> lastWords = m_context.modelRuns.lastWords();
    for (ModelRun& run : m_context.modelRuns.runs()) {
        const QJsonDocument parameters = QJsonDocument::fromJson(run.parameters.toUtf8());
        if (!parameters.isObject())
            throw Failure({ErrorCode::StudyDamaged, m_context.db->path(), 0, 0,
                           run.parameters.left(100), QStringLiteral("model_run.parameters")});
        const ModelRunCounts counts = m_context.modelRuns.counts(run.uuid);
        states.push_back({std::move(run), parameters.object(), counts});
        RunState& state = states.back();
        state.lastEnd = lastWords.value(state.run.uuid.text());
    }
    return states;
}

Result<std::vector<RunState>> ModelRuns::runs() const
{
    return m_context.readConsistently([&] { return states(); });
}

Result<std::vector<FailedTries>> ModelRuns::failures(const Uuid& run) const
{
    return m_context.read([&] { return m_context.modelRuns.failures(run); });
}

Result<std::vector<ModelRequest>> ModelRuns::requests(const Uuid& run) const
{
    return m_context.read([&] {
        std::vector<ModelRequest> requests;
        m_context.modelRuns.forEachOf(
            run, [&](const ModelRequest& request) { requests.push_back(request); });
        return requests;
    });
}

Result<std::vector<ModelRequest>> ModelRuns::openParts(const Uuid& run) const
{
    return m_context.read([&] { return m_context.modelRuns.openParts(run); });
}

std::vector<OpenQuestion> ModelRuns::openQuestions(const std::optional<Uuid>& run,
                                                   std::span<const Scenario> scenes) const
{
    QHash<ScenarioId, QSet<QString>> answered;
    if (run) {
        for (const auto& [scenario, question] : m_context.modelRuns.answered(*run))
            answered[scenario].insert(question);
    }
    const Task& task = m_context.db->task().task();
    std::vector<OpenQuestion> open;
    for (const Scenario& scene : scenes) {
        const QSet<QString> known = answered.value(scene.id);
        for (std::size_t i = 0; i < task.questions.size(); ++i) {
            if (!known.contains(task.questions[i].token))
                open.push_back({scene.id, i});
        }
    }
    return open;
}

Result<std::vector<OpenQuestion>> ModelRuns::open(const Uuid& run,
                                                  std::optional<std::size_t> limit) const
{
    return m_context.readConsistently([&] {
        const std::vector<Scenario> scenes = m_context.scenarios.heads(Items::Counted);
        return openQuestions(run, firstOf(scenes, limit));
    });
}

Result<RunQuestions> ModelRuns::questions(const std::optional<Uuid>& run,
                                          std::optional<std::size_t> limit) const
{
    return m_context.readConsistently([&] {
        RunQuestions questions;
        questions.task = m_context.db->task().shared();
        questions.scenes = m_context.scenarios.all(Items::Counted);
        questions.open = openQuestions(run, firstOf(questions.scenes, limit));
        return questions;
    });
}

Result<RunSize> ModelRuns::sizeOf(const RunState& state) const
{
    return m_context.readConsistently([&] {
        const std::vector<Scenario> scenes = m_context.scenarios.heads(Items::Counted);
        const std::span<const Scenario> asked = firstOf(scenes, state.limit());
        return RunSize{asked.size() * m_context.db->task().task().questions.size(),
                       openQuestions(state.run.uuid, asked).size()};
    });
}

QHash<Uuid, UnfinishedRun> ModelRuns::unfinished() const
{
    QHash<Uuid, UnfinishedRun> unfinished;
    std::vector<RunState> runs = states();
    std::erase_if(runs, [](const RunState& state) { return state.hasEnded(); });
    if (runs.empty())
        return unfinished; // without having read the scenes
    const std::vector<Scenario> scenes = m_context.scenarios.heads(Items::Counted);
    const std::size_t questions = m_context.db->task().task().questions.size();
    for (const RunState& state : runs) {
        const std::span<const Scenario> asked = firstOf(scenes, state.limit());
        std::vector<OpenQuestion> open = openQuestions(state.run.uuid, asked);
        if (state.isUnfinished(open.size()))
            unfinished.insert(state.run.uuid,
                              {std::move(open), static_cast<qint64>(asked.size() * questions)});
    }
    return unfinished;
}

} // namespace subtext
