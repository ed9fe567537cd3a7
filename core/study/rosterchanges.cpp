// SPDX-License-Identifier: MIT
// What happens to a roster while a course runs.
#include "core/study/assignmentplan.h"
#include "core/study/passphrase.h"
#include "core/study/roster.h"
#include "core/study/studycontext.h"

#include <algorithm>
#include <map>

namespace subtext {
namespace {

AssignmentGaps gapsOf(StudyContext& context)
{
    AssignmentGaps gaps;
    gaps.scenarios = context.scenarios.idsWithSubtype();
    for (const Person& person : context.people.all()) {
        const auto theirs = context.people.assignmentsOf(person.id);
        gaps.present.insert(gaps.present.end(), theirs.begin(), theirs.end());
        if (person.role == Role::Annotator && !context.course.isWithdrawn(person.id))
            gaps.annotators.push_back(person);
    }
    return gaps;
}

/// The person has done, or is to do, what only their role does.
bool isBoundToRole(StudyContext& context, PersonId person)
{
    if (context.people.assignmentCount(person) > 0)
        return true;
    const std::vector<Decision> decisions = context.decisions.all();
    return std::any_of(decisions.begin(), decisions.end(), [&](const Decision& decision) {
        return decision.person == person || decision.secondPerson == person;
    });
}

} // namespace

Result<ChangeSet> Roster::rename(PersonId person, const QString& name)
{
    return m_context.operate(QStringLiteral("roster.rename"), [&](ChangeSet& changes) {
        const Person before = m_context.requirePerson(person);
        const QString after = name.simplified();
        if (after.isEmpty())
            throw Failure({ErrorCode::InvalidValue, {}, 0, 0, before.code, QStringLiteral("name")});
        m_context.people.rename(person, after);
        changes = ChangeSet::about(ChangeSet::PeopleChanged, person);
        return QJsonObject{{QStringLiteral("person"), before.code},
                           {QStringLiteral("before"), before.name},
                           {QStringLiteral("after"), after}};
    });
}

Result<ChangeSet> Roster::setRole(PersonId person, Role role)
{
    return m_context.operate(QStringLiteral("roster.role"), [&](ChangeSet& changes) {
        const Person before = m_context.requirePerson(person);
        if (before.role != role && isBoundToRole(m_context, person))
            throw Failure({ErrorCode::LabelledWork, {}, 0, 0, before.code, {}});
        m_context.people.setRole(person, role);
        changes = ChangeSet::about(ChangeSet::PeopleChanged, person);
        return QJsonObject{{QStringLiteral("person"), before.code},
                           {QStringLiteral("before"), QString(roleToken(before.role))},
                           {QStringLiteral("after"), QString(roleToken(role))}};
    });
}

Result<qint64> Roster::withdraw(PersonId person)
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
    if (!done)
        return fail(done.error());
    return givenBack;
}

Result<ChangeSet> Roster::readmit(PersonId person)
{
    return m_context.operate(QStringLiteral("roster.readmit"), [&](ChangeSet& changes) {
        const Person who = m_context.requirePerson(person);
        m_context.course.setWithdrawn(person, false, m_context.env.clock.now());
        changes = ChangeSet::about(ChangeSet::PeopleChanged, person);
        return QJsonObject{{QStringLiteral("person"), who.code}};
    });
}

Result<bool> Roster::isWithdrawn(PersonId person) const
{
    return m_context.read([&] { return m_context.course.isWithdrawn(person); });
}

Result<qint64> Roster::fill(quint32 seed)
{
    qint64 made = 0;
    const auto done = m_context.operate(QStringLiteral("roster.fill"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        m_context.requireUnlocked();
        Protocol protocol = m_context.study.protocol();
        protocol.seed = seed;
        const FilledGaps filled = fillGaps(gapsOf(m_context), protocol);
        if (filled.added.empty() && filled.missing > 0)
            throw Failure(
                {ErrorCode::TooFewAnnotators, {}, 0, 0, {}, QString::number(filled.missing)});
        for (const PlannedAssignment& a : filled.added)
            m_context.people.assign(a.person, a.scenario, a.position, a.seat);
        made = static_cast<qint64>(filled.added.size());
        changes.kinds = ChangeSet::AssignmentsChanged;
        for (const PlannedAssignment& a : filled.added)
            changes.add(a.person);
        return QJsonObject{{QStringLiteral("seed"), qint64{seed}},
                           {QStringLiteral("assignments"), made},
                           {QStringLiteral("missing"), filled.missing}};
    });
    if (!done)
        return fail(done.error());
    return made;
}

Result<qint64> Roster::takeableFrom(PersonId person) const
{
    return m_context.readConsistently([&] {
        std::map<ScenarioId, bool> isOpen;
        for (const ItemSummary& item : m_context.people.itemsOf(person))
            isOpen[item.scenario] = !item.isSubmitted();
        AssignmentGaps gaps = gapsOf(m_context);
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

Result<std::vector<SubtypeProgress>> Roster::assignmentMatrix() const
{
    return m_context.read([&] { return m_context.people.matrix(); });
}

Result<qint64> Roster::missingAssignments() const
{
    return m_context.readConsistently(
        [&] { return countGaps(gapsOf(m_context), m_context.study.protocol()); });
}

Result<ChangeSet> Roster::setPassphrase(PersonId person, const QString& passphrase)
{
    QString hash;
    if (!passphrase.isEmpty()) {
        auto hashed = hashPassphrase(passphrase);
        if (!hashed)
            return fail(hashed.error());
        hash = std::move(*hashed);
    }
    return m_context.operate(QStringLiteral("roster.passphrase"), [&](ChangeSet& changes) {
        const Person who = m_context.requirePerson(person);
        m_context.course.insertPassphrase(person, hash, m_context.env.clock.now());
        changes = ChangeSet::about(ChangeSet::PeopleChanged, person);
        return QJsonObject{{QStringLiteral("person"), who.code},
                           {QStringLiteral("set"), !hash.isEmpty()}};
    });
}

Result<bool> Roster::hasPassphrase(PersonId person) const
{
    return m_context.read([&] { return !m_context.course.passphraseHash(person).isEmpty(); });
}

Result<bool> Roster::opens(PersonId person, const QString& passphrase) const
{
    const auto hash = m_context.read([&] { return m_context.course.passphraseHash(person); });
    return hash.map([&](const QString& stored) {
        return stored.isEmpty() || matchesPassphrase(stored, passphrase);
    });
}

} // namespace subtext
