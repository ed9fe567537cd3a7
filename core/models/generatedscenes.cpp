// SPDX-License-Identifier: MIT
#include "core/models/generatedscenes.h"

#include "core/domain/records.h"
#include "core/llm/modelanswer.h"
#include "core/operation/studycontext.h"
#include "core/storage/generatedscenestore.h"
#include "core/storage/rowstamps.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"

#include <QJsonDocument>

#include <algorithm>

namespace subtext {
namespace {

[[noreturn]] void refuseValue(const QString& value, const char* detail)
{
    throw Failure({ErrorCode::InvalidValue, {}, 0, 0, value, QString::fromLatin1(detail)});
}

generation::SceneEvent eventOf(const SceneRequest& request, const QString& path)
{
    const auto event = generation::eventFromJson(request.source);
    if (!event)
        throw Failure({ErrorCode::StudyDamaged, path, 0, 0, request.source.left(100),
                       QStringLiteral("scene_request.source")});
    return *event;
}

QString textOfAnswer(const SceneRun& run, const SceneRequest& request)
{
    const auto kind = llm::providerFromToken(run.kind);
    const auto answer = kind ? llm::readAnswer(*kind, request.answer.toUtf8()) : std::nullopt;
    return answer ? generation::sceneTextOf(answer->text) : QString();
}

QJsonObject detailOf(const SceneRun& run)
{
    return {{QStringLiteral("run"), run.uuid.text()},
            {QStringLiteral("model"), run.model},
            {QStringLiteral("host"), run.host}};
}

/// One that the task has.
QString groupFor(const Task& task, const generation::SceneEvent& event)
{
    const QString group = groupOfScene(task, event);
    if (!task.group || !task.group->isClosed())
        return group;
    const auto& options = *task.group->options;
    const auto isListed = [&](const ListedWord& word) { return word.token == group; };
    if (std::none_of(options.begin(), options.end(), isListed))
        refuseValue(group, "group");
    return group;
}

std::optional<qint64> sum(std::optional<qint64> a, std::optional<qint64> b)
{
    return a || b ? std::optional(a.value_or(0) + b.value_or(0)) : std::nullopt;
}

} // namespace

std::optional<StoryFields> storyFields(const Task& task)
{
    std::optional<FieldIndex> subject;
    std::optional<FieldIndex> text;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        const SceneField& field = task.scene[i];
        const FieldIndex index{static_cast<std::uint8_t>(i)};
        auto& place = field.kind == FieldKind::Role ? subject : text;
        if (field.kind == FieldKind::Choice || place) {
            if (field.isRequired)
                return std::nullopt;
            continue;
        }
        place = index;
    }
    return subject && text ? std::optional(StoryFields{*subject, *text}) : std::nullopt;
}

QString groupOfScene(const Task& task, const generation::SceneEvent& event)
{
    if (!task.group)
        return {};
    return event.group.isEmpty() && !task.group->isClosed() ? QStringLiteral("generated")
                                                            : event.group;
}

/// That scenes can be written for the study; throws.
static void requireStories(StudyContext& context)
{
    context.requireNoHandOut();
    const Task& task = context.db->task().task();
    if (!storyFields(task))
        refuseValue(task.token, "story");
}

/// What is read of written scenes inside one read or write; throws.
struct GeneratedScenes::Reading
{
    explicit Reading(StudyContext& of)
        : context(of)
        , fields(storyFields(of.db->task().task()))
    {
        for (SceneVerdict& verdict : context.generatedScenes.verdicts()) {
            // Taken in is taken in, whatever another copy of the study said of it later.
            const auto known = verdicts.constFind(verdict.request);
            if (known == verdicts.constEnd() || !known->scenario)
                verdicts.insert(verdict.request, verdict);
        }
    }

    template <typename Visit> void forEach(Visit&& visit)
    {
        for (const SceneRun& run : context.generatedScenes.runs()) {
            context.generatedScenes.forEachOf(run.uuid, [&](const SceneRequest& request) {
                if (!request.finish.isEmpty())
                    visit(run, request);
            });
        }
    }

    SceneRun runOf(const Uuid& uuid)
    {
        for (const SceneRun& run : context.generatedScenes.runs()) {
            if (run.uuid == uuid)
                return run;
        }
        refuseValue(uuid.text(), "run");
    }

    /// A scene that is open, with the run that it came in.
    std::pair<SceneRun, SceneRequest> open(const Uuid& uuid)
    {
        std::optional<std::pair<SceneRun, SceneRequest>> found;
        forEach([&](const SceneRun& run, const SceneRequest& request) {
            if (request.uuid == uuid)
                found.emplace(run, request);
        });
        if (!found)
            refuseValue(uuid.text(), "scene");
        if (verdicts.value(uuid).scenario)
            refuseValue(uuid.text(), "scene verdict");
        return *found;
    }

    ShingleIndex scenarios()
    {
        ShingleIndex index;
        if (fields) {
            for (const Scenario& scene : context.scenarios.all(Items::All))
                index.add(scene.name(), scene.text(fields->text));
        }
        return index;
    }

    /// Scenarios, and what was written before this one and is open: of two alike the second is the
    /// one too many.
    ShingleIndex before(const Uuid& written)
    {
        ShingleIndex index = scenarios();
        bool isBefore = true;
        forEach([&](const SceneRun& run, const SceneRequest& request) {
            isBefore = isBefore && request.uuid != written;
            if (isBefore && !verdicts.contains(request.uuid))
                index.add(request.event, textOfAnswer(run, request));
        });
        return index;
    }

    StudyContext& context;
    std::optional<StoryFields> fields;
    QHash<Uuid, SceneVerdict> verdicts;
};

Result<SceneRun> GeneratedScenes::begin(SceneRun run, PersonId by)
{
    const auto done = m_context.operate(QStringLiteral("scenes.start"), [&](ChangeSet& changes) {
        requireStories(m_context);
        if (run.model.isEmpty() || run.model.size() > LongestSetName)
            refuseValue(run.model, "set name");
        run.uuid = m_context.env.ids.next();
        run.at = m_context.env.clock.now();
        m_context.generatedScenes.insert(run, by);
        changes.kinds = ChangeSet::ModelsChanged;
        QJsonObject detail = detailOf(run);
        detail[QLatin1String("parameters")] =
            QJsonDocument::fromJson(run.parameters.toUtf8()).object();
        return detail;
    });
    return done ? Result<SceneRun>(run) : fail(done.error());
}

Result<void> GeneratedScenes::takesScenes() const
{
    return m_context.read([&] { requireStories(m_context); });
}

Result<ChangeSet> GeneratedScenes::resume(const Uuid& run, PersonId by)
{
    return m_context.operate(QStringLiteral("scenes.resume"), [&](ChangeSet& changes) {
        changes.kinds = ChangeSet::ModelsChanged;
        QJsonObject detail = detailOf(Reading(m_context).runOf(run));
        detail[QLatin1String("by")] = m_context.codeOf(by);
        return detail;
    });
}

Result<ChangeSet> GeneratedScenes::end(const Uuid& run, const QString& reason, PersonId by)
{
    return m_context.operate(reason.isEmpty() ? QStringLiteral("scenes.end")
                                              : QStringLiteral("scenes.stop"),
                             [&](ChangeSet& changes) {
                                 changes.kinds = ChangeSet::ModelsChanged;
                                 QJsonObject detail = detailOf(Reading(m_context).runOf(run));
                                 detail[QLatin1String("by")] = m_context.codeOf(by);
                                 if (!reason.isEmpty())
                                     detail[QLatin1String("reason")] = reason;
                                 return detail;
                             });
}

Result<ChangeSet> GeneratedScenes::record(const Uuid& run, SceneRequest request)
{
    return m_context.keep([&](ChangeSet& changes) {
        m_context.db->stamps().begin();
        request.uuid = m_context.env.ids.next();
        m_context.generatedScenes.insert(run, request);
        changes.kinds = ChangeSet::ModelsChanged;
    });
}

Result<std::vector<SceneRunState>> GeneratedScenes::runs() const
{
    return m_context.readConsistently([&] {
        std::vector<SceneRunState> states;
        for (SceneRun& run : m_context.generatedScenes.runs()) {
            SceneRunState state;
            const auto parameters = QJsonDocument::fromJson(run.parameters.toUtf8());
            if (!parameters.isObject())
                throw Failure({ErrorCode::StudyDamaged, m_context.db->path(), 0, 0,
                               run.parameters.left(100), QStringLiteral("scene_run.parameters")});
            state.parameters = parameters.object();
            m_context.generatedScenes.forEachOf(run.uuid, [&](const SceneRequest& request) {
                ++state.requests;
                state.answered += request.finish.isEmpty() ? 0 : 1;
                state.inputTokens = sum(state.inputTokens, request.inputTokens);
                state.outputTokens = sum(state.outputTokens, request.outputTokens);
                state.reasoningTokens = sum(state.reasoningTokens, request.reasoningTokens);
            });
            state.run = std::move(run);
            states.push_back(std::move(state));
        }
        return states;
    });
}

Result<QHash<QString, int>> GeneratedScenes::answered(const Uuid& run) const
{
    return m_context.read([&] {
        QHash<QString, int> answered;
        m_context.generatedScenes.forEachOf(run, [&](const SceneRequest& request) {
            if (!request.finish.isEmpty())
                ++answered[request.event];
        });
        return answered;
    });
}

Result<std::vector<WrittenScene>>
GeneratedScenes::scenes(const generation::SceneLimits& limits) const
{
    return m_context.readConsistently([&] {
        Reading reading(m_context);
        std::vector<WrittenScene> scenes;
        ShingleIndex others = reading.scenarios(); // and what was written before
        reading.forEach([&](const SceneRun& run, const SceneRequest& request) {
            WrittenScene scene{request.uuid,
                               request.at,
                               run.uuid,
                               run.model,
                               request.promptSha256,
                               eventOf(request, m_context.db->path()),
                               textOfAnswer(run, request),
                               request.finish,
                               std::nullopt,
                               {}};
            const auto verdict = reading.verdicts.constFind(request.uuid);
            if (verdict != reading.verdicts.constEnd()) {
                scene.verdict = *verdict;
            } else {
                scene.faults = generation::sceneFaults(scene.text, scene.event, others, limits);
                others.add(scene.event.id, scene.text);
            }
            scenes.push_back(std::move(scene));
        });
        return scenes;
    });
}

Result<std::vector<generation::SceneFault>>
GeneratedScenes::faultsOf(const Uuid& request, const QString& text,
                          const generation::SceneLimits& limits) const
{
    return m_context.readConsistently([&] {
        Reading reading(m_context);
        const auto [run, found] = reading.open(request);
        return generation::sceneFaults(text, eventOf(found, m_context.db->path()),
                                       reading.before(request), limits);
    });
}

Result<ScenarioId> GeneratedScenes::accept(const Uuid& request, const Acceptance& acceptance,
                                           PersonId by)
{
    ScenarioId scenario;
    const auto done = m_context.operate(QStringLiteral("scenes.accept"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        m_context.requireUnlocked();
        Reading reading(m_context);
        if (!reading.fields)
            refuseValue(m_context.db->task().task().token, "story");
        const auto [run, found] = reading.open(request);
        const QString came = textOfAnswer(run, found);
        const QString text = acceptance.text.isEmpty() ? came : acceptance.text.trimmed();
        const generation::SceneEvent event = eventOf(found, m_context.db->path());
        const auto faults =
            generation::sceneFaults(text, event, reading.before(request), acceptance.limits);
        // A scene without words is none, whatever the reason.
        const bool isEmpty =
            !faults.empty() && faults.front().kind == generation::SceneFaultKind::Empty;
        if (isEmpty || (!faults.empty() && acceptance.reason.trimmed().isEmpty()))
            refuseValue(QString(generation::sceneFaultToken(faults.front().kind)) + u' ' +
                            faults.front().what,
                        "scene fault");
        Scenario scene;
        scene.uuid = m_context.env.ids.next();
        scene.group = groupFor(m_context.db->task().task(), event);
        scene.sourceId = event.id;
        for (int number = 2; m_context.scenarios.byName({scene.group, scene.sourceId}); ++number)
            scene.sourceId = QStringLiteral("%1-%2").arg(event.id).arg(number);
        scene.text(reading.fields->subject) = event.subject;
        scene.text(reading.fields->text) = text;
        scenario = m_context.scenarios.insert(scene);
        const SceneVerdict verdict{request,
                                   m_context.env.clock.now(),
                                   text == came ? SceneVerdictKind::Accepted
                                                : SceneVerdictKind::Edited,
                                   text,
                                   acceptance.reason.trimmed(),
                                   scenario};
        m_context.generatedScenes.insert(m_context.env.ids.next(), verdict, by);
        changes =
            ChangeSet::about(ChangeSet::ModelsChanged | ChangeSet::ScenariosChanged, {}, scenario);
        return QJsonObject{{QStringLiteral("scenario"), scene.name()},
                           {QStringLiteral("request"), request.text()},
                           {QStringLiteral("model"), run.model},
                           {QStringLiteral("verdict"), QString(verdictToken(verdict.kind))},
                           {QStringLiteral("reason"), verdict.reason},
                           {QStringLiteral("by"), m_context.codeOf(by)}};
    });
    return done ? Result<ScenarioId>(scenario) : fail(done.error());
}

Result<ChangeSet> GeneratedScenes::reject(const Uuid& request, const QString& reason, PersonId by)
{
    return m_context.operate(QStringLiteral("scenes.refuse"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        const auto [run, found] = Reading(m_context).open(request);
        m_context.generatedScenes.insert(m_context.env.ids.next(),
                                         {request,
                                          m_context.env.clock.now(),
                                          SceneVerdictKind::Refused,
                                          {},
                                          reason.trimmed(),
                                          std::nullopt},
                                         by);
        changes.kinds = ChangeSet::ModelsChanged;
        return QJsonObject{{QStringLiteral("request"), request.text()},
                           {QStringLiteral("event"), found.event},
                           {QStringLiteral("model"), run.model},
                           {QStringLiteral("reason"), reason.trimmed()},
                           {QStringLiteral("by"), m_context.codeOf(by)}};
    });
}

Result<std::vector<SceneOrigin>> GeneratedScenes::origins() const
{
    return m_context.readConsistently([&] {
        Reading reading(m_context);
        std::vector<SceneOrigin> origins;
        reading.forEach([&](const SceneRun& run, const SceneRequest& request) {
            const SceneVerdict verdict = reading.verdicts.value(request.uuid);
            if (verdict.scenario)
                origins.push_back({*verdict.scenario, run.model, run.host, run.templateSha256,
                                   request.promptSha256, eventOf(request, m_context.db->path()),
                                   verdict.kind == SceneVerdictKind::Edited, request.at});
        });
        return origins;
    });
}

} // namespace subtext
