// SPDX-License-Identifier: MIT
#include "core/operation/curation.h"

#include "core/domain/shingles.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/scenechangestore.h"
#include "core/storage/taskinforce.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>
#include <array>
#include <set>

namespace subtext {
namespace {

constexpr std::array StateTokens{QLatin1String("open"), QLatin1String("labelled"),
                                 QLatin1String("refused"), QLatin1String("left-out")};

/// The fields that somebody wrote to be read: all but roles and choices.
std::vector<std::size_t> textFieldsOf(const Task& task)
{
    std::vector<std::size_t> fields;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        if (task.scene[i].kind == FieldKind::Text)
            fields.push_back(i);
    }
    return fields;
}

/// Those of them that lead up to the large text; where there are none, that.
std::vector<std::size_t> leadingFieldsOf(const Task& task)
{
    const std::vector<std::size_t> texts = textFieldsOf(task);
    std::vector<std::size_t> leading = texts;
    std::erase_if(leading, [&](std::size_t i) { return task.scene[i].place == FieldPlace::Hero; });
    return leading.empty() ? texts : leading;
}

QString textsOf(const Scenario& scene, const std::vector<std::size_t>& fields)
{
    QStringList texts;
    for (const std::size_t field : fields)
        texts << scene.fields.at(field);
    return texts.join(u'\n');
}

QStringList kindOf(const Scenario& scene, const Task& task)
{
    QStringList kind;
    if (task.group)
        kind << scene.group;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        if (task.scene[i].kind == FieldKind::Choice)
            kind << scene.fields.at(i);
    }
    return kind;
}

/// What was said last of each scene about leaving it out.
std::map<ScenarioId, QString> reasonsOfLeaving(StudyContext& context)
{
    std::map<ScenarioId, QString> reasons;
    for (SceneChange& change : context.sceneChanges.all()) {
        if (!change.part)
            reasons[change.scenario] = std::move(change.reason);
    }
    return reasons;
}

/// Leaves scenes out inside an operation, and takes them away from whoever has them.
class Refuser
{
public:
    Refuser(StudyContext& context, PersonId by)
        : m_context(context)
        , m_leftOut(context.scenarios.leftOut())
    {
        context.requireNoHandOut();
        context.requireUnlocked();
        m_code = context.requireNoAnnotator(by);
        m_change.isLeftOut = true;
        m_change.by = by;
        m_change.at = context.env.clock.now();
    }

    /// `place`: file and line, where a file names the scene.
    void refuse(const Scenario& scene, const QString& reason, Error place, ChangeSet& changes)
    {
        const auto fails = [&](ErrorCode code, const char* detail) {
            place.code = code;
            place.value = scene.name();
            place.detail = QString::fromLatin1(detail);
            throw Failure(place);
        };
        if (m_leftOut.count(scene.id) > 0)
            fails(ErrorCode::InvalidValue, "unchanged");
        if (m_context.answers.isBegun(scene.id))
            fails(ErrorCode::LabelledWork, "scene");
        m_change.scenario = scene.id;
        m_change.reason = reason.trimmed();
        m_context.sceneChanges.insert(m_context.env.ids.next(), m_change);
        m_context.people.removeItem(scene.id);
        changes.kinds |= ChangeSet::ScenariosChanged | ChangeSet::DecisionsChanged |
                         ChangeSet::AssignmentsChanged;
        changes.scenarios.push_back(scene.id);
        m_names.append(scene.name());
    }

    QJsonObject detail() const
    {
        return {{QStringLiteral("scenarios"), m_names}, {QStringLiteral("by"), m_code}};
    }

private:
    StudyContext& m_context;
    std::set<ScenarioId> m_leftOut;
    QString m_code;
    SceneChange m_change;
    QJsonArray m_names;
};

} // namespace

QLatin1String sceneStateToken(SceneState state)
{
    return StateTokens.at(static_cast<std::size_t>(state));
}

CuratedCount CuratedScenes::count() const
{
    CuratedCount count;
    for (const CuratedScene& scene : scenes) {
        ++count.written;
        count.kept += scene.isKept() ? 1 : 0;
    }
    return count;
}

std::map<QStringList, CuratedCount> CuratedScenes::countsByKind() const
{
    std::map<QStringList, CuratedCount> counts;
    for (const CuratedScene& scene : scenes) {
        CuratedCount& of = counts[scene.kind];
        ++of.written;
        of.kept += scene.isKept() ? 1 : 0;
    }
    return counts;
}

std::vector<qint64> CuratedScenes::words() const
{
    std::vector<qint64> words;
    for (const CuratedScene& scene : scenes) {
        if (scene.isKept())
            words.push_back(scene.words);
    }
    std::sort(words.begin(), words.end());
    return words;
}

Result<CuratedScenes> Curation::scenes() const
{
    return m_context.readConsistently([&] {
        const auto task = m_context.db->task().shared();
        const std::vector<std::size_t> texts = textFieldsOf(*task);
        const std::vector<std::size_t> leading = leadingFieldsOf(*task);
        const std::set<ScenarioId> leftOut = m_context.scenarios.leftOut();
        const std::set<ScenarioId> refused = m_context.scenarios.refused();
        const std::set<ScenarioId> answered = m_context.answers.answered();
        const std::map<ScenarioId, QString> reasons = reasonsOfLeaving(m_context);
        CuratedScenes curated;
        if (task->group)
            curated.kinds << task->group->token;
        for (const SceneField& field : task->scene) {
            if (field.kind == FieldKind::Choice)
                curated.kinds << field.token;
        }
        for (const std::size_t field : leading)
            curated.wordsFrom << task->scene[field].token;
        std::vector<Shingles> shingles;
        m_context.scenarios.forEach(Items::All, [&](const Scenario& read) {
            CuratedScene& scene = curated.scenes.emplace_back();
            scene.id = read.id;
            scene.name = read.name();
            scene.kind = kindOf(read, *task);
            scene.words = wordsOf(textsOf(read, leading)).size();
            if (leftOut.count(read.id) > 0) {
                const bool isRefused = refused.count(read.id) > 0;
                scene.state = isRefused ? SceneState::Refused : SceneState::LeftOut;
                scene.reason = reasons.at(read.id);
            } else if (answered.count(read.id) > 0) {
                scene.state = SceneState::Labelled;
            }
            shingles.push_back(scene.isKept() ? shinglesOf(textsOf(read, texts)) : Shingles());
        });
        for (const ResemblingPair& pair : resemblingPairs(shingles, NearDuplicate))
            curated.near.push_back({pair.first, pair.second, pair.resemblance});
        curated.reasons = refusalReasons(m_context);
        return curated;
    });
}

Result<ChangeSet> Curation::refuse(ScenarioId id, const QString& reason, PersonId by)
{
    if (const auto checked = checkReason(reason); !checked)
        return fail(checked.error());
    return m_context.operate(QStringLiteral("scene.refuse"), [&](ChangeSet& changes) {
        Refuser refuser(m_context, by);
        const auto scene = m_context.scenarios.byId(id);
        if (!scene)
            throw Failure({ErrorCode::UnknownScenario, {}, 0, 0, QString::number(id.value), {}});
        refuser.refuse(*scene, reason, {}, changes);
        return refuser.detail();
    });
}

Result<qint64> Curation::refuseAll(const std::vector<NamedRefusal>& refusals, PersonId by,
                                   const QString& file)
{
    if (refusals.empty())
        return 0;
    const auto done = m_context.operate(QStringLiteral("scene.refuse"), [&](ChangeSet& changes) {
        Refuser refuser(m_context, by);
        QHash<QString, std::vector<Scenario>> byName; // in full, and by the id alone
        for (const Scenario& scene : m_context.scenarios.all(Items::All)) {
            byName[scene.name()].push_back(scene);
            if (scene.name() != scene.sourceId)
                byName[scene.sourceId].push_back(scene);
        }
        std::set<ScenarioId> named;
        for (const NamedRefusal& refusal : refusals) {
            const Error place{ErrorCode::InvalidValue, file, refusal.line, 0, refusal.scenario, {}};
            const auto fails = [&](ErrorCode code, const char* detail) {
                throw Failure(
                    {code, file, refusal.line, 0, refusal.scenario, QString::fromLatin1(detail)});
            };
            if (!checkReason(refusal.reason))
                fails(ErrorCode::InvalidValue, "reason");
            const auto found = byName.constFind(refusal.scenario);
            if (found == byName.constEnd())
                fails(ErrorCode::UnknownScenario, "");
            if (found->size() > 1)
                fails(ErrorCode::InvalidValue, "several");
            const Scenario& scene = found->front();
            if (!named.insert(scene.id).second)
                fails(ErrorCode::InvalidValue, "duplicate");
            refuser.refuse(scene, refusal.reason, place, changes);
        }
        return refuser.detail();
    });
    return done ? Result<qint64>(std::ssize(refusals)) : fail(done.error());
}

std::map<QString, qint64> refusalReasons(StudyContext& context)
{
    std::map<QString, qint64> counts;
    const std::set<ScenarioId> refused = context.scenarios.refused();
    if (refused.empty())
        return counts;
    const std::map<ScenarioId, QString> reasons = reasonsOfLeaving(context);
    for (const ScenarioId scene : refused)
        ++counts[reasons.at(scene)];
    return counts;
}

} // namespace subtext
