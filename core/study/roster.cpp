// SPDX-License-Identifier: MIT
#include "core/study/roster.h"

#include "core/domain/personcode.h"
#include "core/study/assignmentplan.h"
#include "core/study/studycontext.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

/// The next code that nobody has; `number` is that of the last one.
QString nextFreeCode(const QSet<QString>& takenSkeletons, int& number)
{
    for (;;) {
        const QString code = QStringLiteral("A%1").arg(++number, 2, 10, QLatin1Char('0'));
        if (!takenSkeletons.contains(codeSkeleton(code)))
            return code;
    }
}

} // namespace

Result<std::vector<Person>> Roster::people() const
{
    return m_context.read([&] { return m_context.people.all(); });
}

Result<std::optional<Person>> Roster::person(PersonId id) const
{
    return m_context.read([&] { return m_context.people.byId(id); });
}

Result<std::optional<Person>> Roster::byCode(const QString& code) const
{
    return m_context.read([&] { return m_context.people.byCode(code); });
}

Result<std::vector<PersonProgress>> Roster::progress() const
{
    return m_context.read([&] { return m_context.people.progress(); });
}

Result<bool> Roster::isWorkedOn() const
{
    return m_context.read([&] { return m_context.people.isWorkedOn(); });
}

Result<std::vector<Person>> Roster::add(const std::vector<NewPerson>& people)
{
    std::vector<Person> added;
    const auto done = m_context.operate(QStringLiteral("roster.add"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        QSet<QString> taken;
        for (const Person& person : m_context.people.all())
            taken.insert(codeSkeleton(person.code));
        // A code that somebody further down asks for is not given away before.
        QSet<QString> wanted = taken;
        for (const NewPerson& newcomer : people)
            wanted.insert(codeSkeleton(newcomer.code.trimmed()));
        int lastNumber = 0;
        QJsonArray codes;
        for (const NewPerson& newcomer : people) {
            Person person;
            person.uuid = m_context.env.ids.next();
            person.name = newcomer.name.simplified(); // on one line, wherever it is shown
            person.role = newcomer.role;
            person.code = newcomer.code.trimmed();
            if (person.name.isEmpty())
                throw Failure(
                    {ErrorCode::InvalidValue, {}, 0, 0, newcomer.code, QStringLiteral("name")});
            if (person.code.isEmpty())
                person.code = nextFreeCode(wanted, lastNumber);
            if (!isReadableCode(person.code))
                throw Failure(
                    {ErrorCode::InvalidValue, {}, 0, 0, person.code, QStringLiteral("code")});
            const QString skeleton = codeSkeleton(person.code);
            if (taken.contains(skeleton))
                throw Failure({ErrorCode::DuplicateCode, {}, 0, 0, person.code, {}});
            taken.insert(skeleton);
            wanted.insert(skeleton);
            person.id = m_context.people.insert(person);
            codes.append(person.code);
            added.push_back(person);
        }
        changes.kinds = ChangeSet::PeopleChanged;
        for (const Person& person : added)
            changes.add(person.id);
        return QJsonObject{{QStringLiteral("codes"), codes}};
    });
    if (!done)
        return fail(done.error());
    return added;
}

Result<qint64> Roster::assign(int ratersPerItem, quint32 seed, HandedOut handedOut)
{
    qint64 made = 0;
    const auto done = m_context.operate(QStringLiteral("roster.assign"), [&](ChangeSet& changes) {
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
        const auto plan =
            planAssignment(m_context.scenarios.idsWithSubtype(), annotators, protocol);
        if (!plan)
            throw Failure(plan.error());
        m_context.people.clearAssignments();
        for (const PlannedAssignment& a : *plan)
            m_context.people.assign(a.person, a.scenario, a.position, a.seat);
        m_context.study.insertProtocol(protocol, m_context.env.clock.now());
        made = static_cast<qint64>(plan->size());
        changes.kinds = ChangeSet::AssignmentsChanged | ChangeSet::StudyChanged;
        return QJsonObject{{QStringLiteral("raters_per_item"), ratersPerItem},
                           {QStringLiteral("seed"), qint64{seed}},
                           {QStringLiteral("assignments"), made}};
    });
    if (!done)
        return fail(done.error());
    return made;
}

} // namespace subtext
