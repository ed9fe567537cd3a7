// SPDX-License-Identifier: MIT
#include "core/operation/curation.h"

#include "core/domain/shingles.h"
#include "core/operation/corrections.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/releasestore.h"
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

/// A text that may be absent and is has no length.
std::vector<LengthFinding> lengthFindings(const Scenario& scene, const Task& task)
{
    std::vector<LengthFinding> findings;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        const SceneField& field = task.scene[i];
        const QString& text = scene.fields.at(i);
        if (!field.words.isSaid() || text.isEmpty())
            continue;
        const qint64 words = wordsOf(text).size();
        if (words < field.words.from || words > field.words.to)
            findings.push_back({field.token, words, words < field.words.from});
    }
    return findings;
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
        m_code = requireCorrector(context, by);
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

bool isIn(const std::vector<ListedWord>& options, const QString& token)
{
    return std::any_of(options.begin(), options.end(),
                       [&](const ListedWord& option) { return option.token == token; });
}

/// Whether a scene of the task can have this in its group or in a choice.
bool isPossible(const Task& task, const QString& token, const QString& value)
{
    if (task.group && task.group->token == token)
        return task.group->isClosed() ? isIn(*task.group->options, value) : !value.isEmpty();
    return std::any_of(task.scene.begin(), task.scene.end(), [&](const SceneField& field) {
        return field.token == token && field.kind == FieldKind::Choice &&
               (isIn(field.options, value) || (value.isEmpty() && !field.isRequired));
    });
}

void requirePossible(const Task& task, const SceneTarget& target)
{
    const auto refuse = [](const QString& value, const char* detail) {
        throw Failure({ErrorCode::InvalidValue, {}, 0, 0, value, QString::fromLatin1(detail)});
    };
    for (const auto& [field, value] : target.of) {
        if (!isPossible(task, field, value))
            refuse(field + u':' + value, "scene-kind");
    }
    if (target.scenes < 0 || target.scenes > MostScenesWanted)
        refuse(QString::number(target.scenes), "scene-target");
}

bool isOfKind(const KindOfScenes& scene, const KindOfScenes& wanted)
{
    return std::all_of(wanted.begin(), wanted.end(), [&](const auto& part) {
        const auto found = scene.find(part.first);
        return found != scene.end() && found->second == part.second;
    });
}

} // namespace

QLatin1String sceneStateToken(SceneState state)
{
    return StateTokens.at(static_cast<std::size_t>(state));
}

bool CuratedScene::isShort() const
{
    return std::any_of(lengths.begin(), lengths.end(),
                       [](const LengthFinding& finding) { return finding.isShort; });
}

bool CuratedScene::isLong() const
{
    return std::any_of(lengths.begin(), lengths.end(),
                       [](const LengthFinding& finding) { return !finding.isShort; });
}

void CuratedCount::add(const CuratedScene& scene)
{
    ++written;
    kept += scene.isKept() ? 1 : 0;
    shorter += scene.isKept() && scene.isShort() ? 1 : 0;
    longer += scene.isKept() && scene.isLong() ? 1 : 0;
}

void CuratedCount::add(const CuratedCount& more)
{
    written += more.written;
    kept += more.kept;
    shorter += more.shorter;
    longer += more.longer;
}

CuratedCount CuratedScenes::count() const
{
    CuratedCount count;
    for (const CuratedScene& scene : scenes)
        count.add(scene);
    return count;
}

std::map<QStringList, CuratedCount> CuratedScenes::countsByKind() const
{
    std::map<QStringList, CuratedCount> counts;
    for (const CuratedScene& scene : scenes)
        counts[scene.kind].add(scene);
    return counts;
}

KindOfScenes CuratedScenes::wholeKind(const QStringList& kind) const
{
    KindOfScenes whole;
    for (qsizetype i = 0; i < std::min(kind.size(), kinds.size()); ++i)
        whole[kinds.at(i)] = kind.at(i);
    return whole;
}

std::vector<CuratedKind> CuratedScenes::countedKinds() const
{
    std::vector<std::pair<KindOfScenes, CuratedCount>> written;
    for (const auto& [kind, count] : countsByKind())
        written.emplace_back(wholeKind(kind), count);
    std::vector<CuratedKind> counted;
    std::set<KindOfScenes> seen;
    const auto add = [&](const KindOfScenes& of) {
        if (!seen.insert(of).second)
            return;
        CuratedKind& kind = counted.emplace_back(CuratedKind{of, {}, std::nullopt});
        for (const auto& [whole, count] : written) {
            if (isOfKind(whole, of))
                kind.count.add(count);
        }
        for (const SceneTarget& target : targets) {
            if (target.of == of)
                kind.target = target.scenes;
        }
    };
    add({});
    for (const QString& field : kinds) {
        std::set<QString> values;
        for (const auto& [whole, count] : written)
            values.insert(whole.at(field));
        for (const QString& value : values)
            add({{field, value}});
    }
    for (const auto& [whole, count] : written)
        add(whole);
    for (const SceneTarget& target : targets)
        add(target.of);
    return counted;
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
        for (const std::size_t field : texts) {
            if (task->scene[field].words.isSaid())
                curated.lengths[task->scene[field].token] = task->scene[field].words;
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
            scene.lengths = lengthFindings(read, *task);
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
        curated.targets = targetsAmong(m_context.releases.latestAnswers());
        // The task may have had another field when a target was said: it changes until labelling.
        std::erase_if(curated.targets, [&](const SceneTarget& target) {
            return std::any_of(target.of.begin(), target.of.end(), [&](const auto& part) {
                return !curated.kinds.contains(part.first);
            });
        });
        return curated;
    });
}

Result<ChangeSet> Curation::refuse(ScenarioId id, const QString& reason, PersonId by)
{
    if (const auto checked = checkReason(reason); !checked)
        return fail(checked.error());
    return m_context.operate(QStringLiteral("scene.refuse"), [&](ChangeSet& changes) {
        Refuser refuser(m_context, by);
        refuser.refuse(m_context.requireScenario(id), reason, {}, changes);
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

Result<ChangeSet> Curation::setTargets(const std::vector<SceneTarget>& targets, PersonId by)
{
    std::map<QString, DatasheetAnswer> rows; // the last word about a kind counts
    const auto read = m_context.readConsistently([&] {
        m_context.requireNoHandOut();
        m_context.requireUnlocked();
        m_context.requireNoAnnotator(by);
        const auto task = m_context.db->task().shared();
        std::map<QString, QString> known;
        for (const DatasheetAnswer& answer : m_context.releases.latestAnswers())
            known[answer.token] = answer.text;
        for (const SceneTarget& target : targets) {
            requirePossible(*task, target);
            DatasheetAnswer row;
            row.token = targetToken(target.of);
            row.text = target.scenes > 0 ? QString::number(target.scenes) : QString();
            row.by = by;
            if (known[row.token] == row.text)
                rows.erase(row.token);
            else
                rows[row.token] = std::move(row);
        }
    });
    if (!read)
        return fail(read.error());
    if (rows.empty())
        return ChangeSet();
    return m_context.operate(QStringLiteral("scene.targets"), [&](ChangeSet& changes) {
        QJsonArray said;
        for (auto& [token, row] : rows) {
            row.at = m_context.env.clock.now();
            m_context.releases.insertAnswer(m_context.env.ids.next(), row);
            said.append(
                QJsonObject{{QStringLiteral("token"), token}, {QStringLiteral("text"), row.text}});
        }
        changes = ChangeSet::about(ChangeSet::ReleaseChanged, by);
        return QJsonObject{{QStringLiteral("targets"), said},
                           {QStringLiteral("by"), m_context.codeOf(by)}};
    });
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
