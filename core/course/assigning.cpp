// SPDX-License-Identifier: MIT
#include "core/course/assigning.h"

#include "core/course/assignmentgaps.h"
#include "core/course/assignmentplan.h"
#include "core/course/coursestate.h"
#include "core/operation/studycontext.h"
#include "core/storage/auditlog.h"
#include "core/storage/coursestore.h"
#include "core/storage/handoutstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"

#include <QHash>

#include <algorithm>
#include <map>
#include <set>

namespace subtext {
namespace {

const QString AssignAction = QStringLiteral("roster.assign");
const QString TeamsKey = QStringLiteral("teams");
const QString SharedTeams = QStringLiteral("shared");

/// The item that a practice scene was made of; none for one that was written.
std::optional<Scenario> sourceOf(StudyContext& context, const CalibrationItem& item)
{
    ScenarioName name{item.scenario.group, item.id};
    if (const QString prefix = name.group + u'/'; item.id.startsWith(prefix))
        name.id = item.id.mid(prefix.size());
    return name.text() == item.id ? context.scenarios.byName(name) : std::nullopt;
}

} // namespace

Result<qint64> Assigning::assign(int ratersPerItem, quint32 seed, HandedOut handedOut, Teams teams)
{
    qint64 made = 0;
    const auto done = m_context.operate(AssignAction, [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        m_context.requireUnlocked();
        if (m_context.people.isWorkedOn())
            throw Failure({ErrorCode::LabelledWork, {}, 0, 0, {}, {}});
        if (handedOut == HandedOut::Keep && !m_context.handOuts.all().empty())
            throw Failure({ErrorCode::LabelledWork, {}, 0, 0, {}, QStringLiteral("handed-out")});
        Protocol protocol = m_context.study.protocol();
        protocol.ratersPerItem = ratersPerItem;
        protocol.seed = seed;
        std::vector<Person> annotators = m_context.people.all();
        std::erase_if(annotators, [&](const Person& p) {
            return p.role != Role::Annotator || m_context.course.isWithdrawn(p.id);
        });
        auto scenarios = m_context.scenarios.idsWithGroup(Items::Counted);
        if (teams == Teams::Shared) {
            for (auto& [scenario, group] : scenarios)
                group.clear();
        }
        const auto plan = planAssignment(scenarios, annotators, protocol);
        if (!plan)
            throw Failure(plan.error());
        m_context.people.clearAssignments();
        for (const PlannedAssignment& a : *plan)
            m_context.people.assign(a.person, a.scenario, a.position, a.seat);
        m_context.study.insertProtocol(protocol, m_context.env.clock.now());
        made = static_cast<qint64>(plan->size());
        changes.kinds = ChangeSet::AssignmentsChanged | ChangeSet::StudyChanged;
        QJsonObject detail{{QStringLiteral("raters_per_item"), ratersPerItem},
                           {QStringLiteral("seed"), qint64{seed}},
                           {QStringLiteral("assignments"), made}};
        if (teams == Teams::Shared)
            detail.insert(TeamsKey, SharedTeams);
        return detail;
    });
    return done ? Result<qint64>(made) : fail(done.error());
}

Result<Assigning::Teams> Assigning::teams() const
{
    return m_context.read([&] {
        const QJsonObject last = m_context.audit.lastOf(AssignAction);
        return last.value(TeamsKey).toString() == SharedTeams ? Teams::Shared : Teams::ByGroup;
    });
}

Result<bool> Assigning::isWorkedOn() const
{
    return m_context.read([&] { return m_context.people.isWorkedOn(); });
}

Result<qint64> Assigning::withdraw(PersonId person)
{
    qint64 givenBack = 0;
    const auto done = m_context.operate(QStringLiteral("roster.withdraw"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        m_context.requireUnlocked();
        const Person who = m_context.requirePerson(person);
        givenBack = m_context.people.removeOpen(person);
        m_context.course.setWithdrawn(person, true, m_context.env.clock.now());
        changes =
            ChangeSet::about(ChangeSet::PeopleChanged | ChangeSet::AssignmentsChanged, person);
        return QJsonObject{{QStringLiteral("person"), who.code},
                           {QStringLiteral("given_back"), givenBack}};
    });
    return done ? Result<qint64>(givenBack) : fail(done.error());
}

Result<ChangeSet> Assigning::readmit(PersonId person)
{
    return m_context.operate(QStringLiteral("roster.readmit"), [&](ChangeSet& changes) {
        const Person who = m_context.requirePerson(person);
        m_context.course.setWithdrawn(person, false, m_context.env.clock.now());
        changes = ChangeSet::about(ChangeSet::PeopleChanged, person);
        return QJsonObject{{QStringLiteral("person"), who.code}};
    });
}

Result<bool> Assigning::isWithdrawn(PersonId person) const
{
    return m_context.read([&] { return m_context.course.isWithdrawn(person); });
}

Result<qint64> Assigning::fill(quint32 seed)
{
    qint64 made = 0;
    const auto done = m_context.operate(QStringLiteral("roster.fill"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        m_context.requireUnlocked();
        Protocol protocol = m_context.study.protocol();
        protocol.seed = seed;
        const std::vector<PersonId> takenFrom = takeFromWithdrawn(m_context);
        const FilledGaps filled = fillGaps(readGaps(m_context), protocol);
        if (filled.added.empty() && filled.missing > 0)
            throw Failure(
                {ErrorCode::TooFewAnnotators, {}, 0, 0, {}, QString::number(filled.missing)});
        for (const PlannedAssignment& a : filled.added)
            m_context.people.assign(a.person, a.scenario, a.position, a.seat);
        made = static_cast<qint64>(filled.added.size());
        changes.kinds = ChangeSet::AssignmentsChanged;
        for (const PersonId person : takenFrom)
            changes.add(person);
        for (const PlannedAssignment& a : filled.added)
            changes.add(a.person);
        return QJsonObject{{QStringLiteral("seed"), qint64{seed}},
                           {QStringLiteral("assignments"), made},
                           {QStringLiteral("missing"), filled.missing}};
    });
    return done ? Result<qint64>(made) : fail(done.error());
}

Result<qint64> Assigning::takeableFrom(PersonId person) const
{
    return m_context.readConsistently([&] {
        std::map<ScenarioId, bool> isOpen;
        for (const ItemSummary& item : m_context.people.itemsOf(person))
            isOpen[item.scenario] = item.revisions == 0;
        AssignmentGaps gaps = readGaps(m_context);
        const Protocol protocol = m_context.study.protocol();
        const std::size_t before = fillGaps(gaps, protocol).added.size();
        std::erase_if(gaps.present, [&](const PlannedAssignment& a) {
            return a.person == person && isOpen[a.scenario];
        });
        std::erase_if(gaps.annotators, [&](const Person& p) { return p.id == person; });
        const std::size_t after = fillGaps(gaps, protocol).added.size();
        return after > before ? static_cast<qint64>(after - before) : 0;
    });
}

Result<std::vector<GroupProgress>> Assigning::matrix() const
{
    return m_context.readConsistently([&] {
        std::vector<GroupProgress> cells = m_context.people.matrix();
        const std::vector<OwedAgain> notGiven = m_context.people.notGivenAgain();
        if (notGiven.empty())
            return cells;
        QHash<ScenarioId, QString> groups;
        for (const Scenario& scene : m_context.scenarios.heads(Items::All))
            groups.insert(scene.id, scene.group);
        const bool isOwed = !m_context.study.isLocked(); // after that nobody can give them
        std::map<std::pair<PersonId, QString>, GroupProgress*> cellOf;
        for (GroupProgress& cell : cells)
            cellOf[{cell.person, cell.group}] = &cell;
        for (const OwedAgain& owed : notGiven) {
            const auto cell = cellOf.find({owed.person, groups.value(owed.scenario)});
            if (cell == cellOf.end())
                continue; // only what is assigned is owed
            ++cell->second->notGivenAgain;
            cell->second->again += isOwed ? 1 : 0;
        }
        return cells;
    });
}

Result<qint64> Assigning::missing() const
{
    return m_context.readConsistently(
        [&] { return countGaps(readGaps(m_context), m_context.study.protocol()); });
}

Result<qint64> Assigning::fillable() const
{
    return m_context.readConsistently([&] {
        const FilledGaps filled = fillGaps(readGaps(m_context), m_context.study.protocol());
        return static_cast<qint64>(filled.added.size());
    });
}

Result<qint64> Assigning::inPractice() const
{
    return m_context.readConsistently([&] {
        const std::set<ScenarioId> leftOut = m_context.scenarios.leftOut();
        const PracticeScenes scenes = practiceScenes(m_context);
        return static_cast<qint64>(
            std::count_if(scenes.items.begin(), scenes.items.end(), [&](const auto& item) {
                const auto scenario = sourceOf(m_context, item);
                return scenario && leftOut.count(scenario->id) == 0 &&
                       openAnswers(m_context, scenario->id) > 0;
            }));
    });
}

} // namespace subtext
