// SPDX-License-Identifier: MIT
#include "core/operation/corrections.h"

#include "core/domain/setname.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/handoutstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/releasestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/scenechangestore.h"
#include "core/storage/taskinforce.h"

#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

constexpr const char* InTeam = "team_scenes";

/// A change of the scene by that person now, with nothing said yet.
SceneChange changeOf(StudyContext& context, ScenarioId scenario, const QString& reason, PersonId by)
{
    SceneChange change;
    change.scenario = scenario;
    change.reason = reason.trimmed();
    change.by = by;
    change.at = context.env.clock.now();
    for (const Annotation& answer : context.answersOf(scenario))
        change.labelled.push_back(context.requirePerson(answer.person).uuid);
    return change;
}

/// What the audit row of a change says besides what differs.
QJsonObject detailOf(const Scenario& scene, const SceneChange& change, const QString& code)
{
    return {{QStringLiteral("scenario"), scene.name()},
            {QStringLiteral("reason"), change.reason},
            {QStringLiteral("by"), code}};
}

/// The field's token, where it can have the text.
QString requireText(const Task& task, FieldIndex part, const QString& text)
{
    const SceneField& field = task.scene.at(indexOf(part));
    const auto refuse = [&](const char* why) {
        throw Failure({ErrorCode::InvalidValue, {}, 0, 0, field.token, QLatin1String(why)});
    };
    if (field.kind == FieldKind::Choice)
        refuse("choice");
    if (field.isRequired && text.trimmed().isEmpty())
        refuse("empty");
    if (text.size() > LongestText)
        refuse("length");
    return field.token;
}

/// Whether the person may have answered what the scene said before `at`, whenever the answer came:
/// it is older, or from a hand-out that is.
class OldReaders
{
public:
    explicit OldReaders(StudyContext& context)
        : m_context(context)
        , m_handOuts(context.handOuts.all())
        , m_people(context.people.all())
    {}

    std::vector<PersonId> of(const SceneChange& change) const
    {
        std::vector<PersonId> readers;
        for (const Person& person : m_people) {
            const auto& labelled = change.labelled;
            const bool isNamed =
                std::find(labelled.begin(), labelled.end(), person.uuid) != labelled.end();
            if (isNamed || hasAnsweredBefore(person.id, change))
                readers.push_back(person.id);
        }
        return readers;
    }

private:
    bool hasAnsweredBefore(PersonId person, const SceneChange& change) const
    {
        const auto answer = m_context.answers.latest(person, change.scenario);
        if (!answer || !answer->submittedAt)
            return false; // imported ones were there, or came after it
        if (*answer->submittedAt < change.at)
            return true;
        qint64 lastHandedOut = 0; // before they answered
        for (const HandOutRecord& handOut : m_handOuts) {
            if (handOut.person == person && handOut.at <= *answer->submittedAt)
                lastHandedOut = std::max(lastHandedOut, handOut.at);
        }
        return lastHandedOut > 0 && lastHandedOut < change.at;
    }

    StudyContext& m_context;
    std::vector<HandOutRecord> m_handOuts;
    std::vector<Person> m_people;
};

} // namespace

QString requireCorrector(StudyContext& context, PersonId by)
{
    context.requireNoHandOut();
    context.requireUnlocked();
    return context.requireHeardByAll(by, InTeam);
}

Result<void> Corrections::checkAllowed(PersonId by) const
{
    const auto code = m_context.read([&] { return m_context.requireHeardByAll(by, InTeam); });
    return code ? Result<void>() : fail(code.error());
}

Result<ChangeSet> Corrections::correct(ScenarioId id, const std::map<FieldIndex, QString>& texts,
                                       const QString& reason, PersonId by)
{
    if (const auto checked = checkReason(reason); !checked)
        return fail(checked.error());
    return m_context.operate(QStringLiteral("scene.correct"), [&](ChangeSet& changes) {
        const QString code = requireCorrector(m_context, by);
        const Scenario scene = m_context.requireScenario(id);
        SceneChange change = changeOf(m_context, id, reason, by);
        const auto task = m_context.db->task().shared();
        QJsonObject parts;
        for (const auto& [part, text] : texts) {
            if (text == scene.text(part))
                continue;
            const QString token = requireText(*task, part, text);
            change.part = part;
            change.before = scene.text(part);
            change.after = text;
            m_context.sceneChanges.insert(m_context.env.ids.next(), change);
            parts.insert(token, text);
        }
        if (parts.isEmpty())
            throw Failure(
                {ErrorCode::InvalidValue, {}, 0, 0, scene.name(), QStringLiteral("unchanged")});
        changes = ChangeSet::about(ChangeSet::ScenariosChanged, {}, id);
        QJsonObject detail = detailOf(scene, change, code);
        detail.insert(QStringLiteral("texts"), parts);
        return detail;
    });
}

Result<ChangeSet> Corrections::setLeftOut(ScenarioId id, bool isLeftOut, const QString& reason,
                                          PersonId by)
{
    if (const auto checked = checkReason(reason); !checked)
        return fail(checked.error());
    const QString action =
        isLeftOut ? QStringLiteral("scene.leave_out") : QStringLiteral("scene.take_back");
    return m_context.operate(action, [&](ChangeSet& changes) {
        const QString code = requireCorrector(m_context, by);
        const Scenario scene = m_context.requireScenario(id);
        if ((m_context.scenarios.leftOut().count(id) > 0) == isLeftOut)
            throw Failure(
                {ErrorCode::InvalidValue, {}, 0, 0, scene.name(), QStringLiteral("unchanged")});
        SceneChange change = changeOf(m_context, id, reason, by);
        change.isLeftOut = isLeftOut;
        m_context.sceneChanges.insert(m_context.env.ids.next(), change);
        changes =
            ChangeSet::about(ChangeSet::ScenariosChanged | ChangeSet::DecisionsChanged, {}, id);
        return detailOf(scene, change, code);
    });
}

Result<std::vector<SceneChange>> Corrections::changes() const
{
    return m_context.read([&] { return m_context.sceneChanges.all(); });
}

Result<std::map<ScenarioId, SceneChange>> Corrections::leftOut() const
{
    return m_context.readConsistently([&] {
        const std::set<ScenarioId> leftOut = m_context.scenarios.leftOut();
        std::map<ScenarioId, SceneChange> out;
        for (SceneChange& change : m_context.sceneChanges.all()) {
            if (!change.part && leftOut.count(change.scenario) > 0)
                out[change.scenario] = std::move(change); // the last one is what was said
        }
        return out;
    });
}

std::vector<Erratum> errataOf(StudyContext& context)
{
    const std::vector<SceneChange> changes = context.sceneChanges.all();
    if (changes.empty())
        return {};
    /// What was said first and last about a text, or about leaving out.
    struct Said
    {
        const SceneChange* first = nullptr;
        const SceneChange* last = nullptr;
    };
    std::map<std::pair<ScenarioId, std::optional<FieldIndex>>, Said> said;
    for (const SceneChange& change : changes) {
        Said& of = said[{change.scenario, change.part}];
        of.first = of.first ? of.first : &change;
        of.last = &change;
    }
    const OldReaders readers(context);
    const std::set<ScenarioId> refused = context.scenarios.refused();
    const std::vector<StoredRelease> released = context.releases.releases();
    std::vector<Erratum> errata;
    for (const SceneChange& change : changes) {
        const Said& of = said.at({change.scenario, change.part});
        if (of.last != &change)
            continue;
        // What was refused before the first release never was part of the data.
        if (refused.count(change.scenario) > 0 &&
            (released.empty() || change.at < released.front().at))
            continue;
        const auto leaving = said.find({change.scenario, std::nullopt});
        const bool isOut = leaving != said.end() && leaving->second.last->isLeftOut;
        // Of an item that is out nothing is told but that; of one that is in again, nothing at all.
        if (change.part ? isOut || of.first->before == change.after : !isOut)
            continue;
        const auto scene = context.scenarios.byId(change.scenario);
        if (!scene)
            continue;
        Erratum erratum;
        erratum.scenario = scene->name();
        erratum.part = change.part;
        erratum.before = of.first->before;
        erratum.after = change.after;
        erratum.isLeftOut = isOut;
        erratum.by = change.by;
        erratum.at = change.at;
        erratum.labelled = readers.of(change);
        errata.push_back(std::move(erratum));
    }
    return errata;
}

} // namespace subtext
