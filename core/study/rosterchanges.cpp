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

Result<void> Roster::rename(PersonId person, const QString& name)
{
    return m_context.operate(QStringLiteral("roster.rename"), [&](ChangeSet& changes) {
        const Person before = m_context.requirePerson(person);
        const QString after = name.trimmed();
        if (after.isEmpty())
            throw Failure({ErrorCode::InvalidValue, {}, 0, 0, before.code, QStringLiteral("name")});
        m_context.people.rename(person, after);
        changes = {ChangeSet::PeopleChanged, person, {}};
        return QJsonObject{{QStringLiteral("person"), before.code},
                           {QStringLiteral("before"), before.name},
                           {QStringLiteral("after"), after}};
    });
}

Result<void> Roster::setRole(PersonId person, Role role)
{
    return m_context.operate(QStringLiteral("roster.role"), [&](ChangeSet& changes) {
        const Person before = m_context.requirePerson(person);
        if (before.role != role && isBoundToRole(m_context, person))
            throw Failure({ErrorCode::LabelledWork, {}, 0, 0, before.code, {}});
        m_context.people.setRole(person, role);
        changes = {ChangeSet::PeopleChanged, person, {}};
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
        changes.kinds = ChangeSet::PeopleChanged | ChangeSet::AssignmentsChanged;
        return QJsonObject{{QStringLiteral("person"), who.code},
                           {QStringLiteral("given_back"), givenBack}};
    });
    if (!done)
        return fail(done.error());
    return givenBack;
}

Result<void> Roster::readmit(PersonId person)
{
    return m_context.operate(QStringLiteral("roster.readmit"), [&](ChangeSet& changes) {
        const Person who = m_context.requirePerson(person);
        m_context.course.setWithdrawn(person, false, m_context.env.clock.now());
        changes = {ChangeSet::PeopleChanged, person, {}};
        return QJsonObject{{QStringLiteral("person"), who.code}};
    });
}

bool Roster::isWithdrawn(PersonId person) const
{
    bool isWithdrawn = false;
    static_cast<void>(
        m_context.db->read([&] { isWithdrawn = m_context.course.isWithdrawn(person); }));
    return isWithdrawn;
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
        return QJsonObject{{QStringLiteral("seed"), qint64{seed}},
                           {QStringLiteral("assignments"), made},
                           {QStringLiteral("missing"), filled.missing}};
    });
    if (!done)
        return fail(done.error());
    return made;
}

qint64 Roster::takeableFrom(PersonId person) const
{
    qint64 takeable = 0;
    static_cast<void>(m_context.db->readConsistently([&] {
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
        takeable = after > before ? static_cast<qint64>(after - before) : 0;
    }));
    return takeable;
}

std::vector<SubtypeProgress> Roster::assignmentMatrix() const
{
    std::vector<SubtypeProgress> cells;
    static_cast<void>(m_context.db->read([&] { cells = m_context.people.matrix(); }));
    return cells;
}

qint64 Roster::missingAssignments() const
{
    qint64 missing = 0;
    static_cast<void>(m_context.db->readConsistently(
        [&] { missing = countGaps(gapsOf(m_context), m_context.study.protocol()); }));
    return missing;
}

Result<void> Roster::setPassphrase(PersonId person, const QString& passphrase)
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
        changes = {ChangeSet::PeopleChanged, person, {}};
        return QJsonObject{{QStringLiteral("person"), who.code},
                           {QStringLiteral("set"), !hash.isEmpty()}};
    });
}

bool Roster::hasPassphrase(PersonId person) const
{
    QString hash;
    static_cast<void>(m_context.db->read([&] { hash = m_context.course.passphraseHash(person); }));
    return !hash.isEmpty();
}

bool Roster::opens(PersonId person, const QString& passphrase) const
{
    QString hash;
    const auto read = m_context.db->read([&] { hash = m_context.course.passphraseHash(person); });
    return read && (hash.isEmpty() || matchesPassphrase(hash, passphrase));
}

} // namespace subtext
