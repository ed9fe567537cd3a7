// SPDX-License-Identifier: MIT
#include "core/course/roster.h"

#include "core/domain/personcode.h"
#include "core/domain/vocabulary.h"
#include "core/operation/studycontext.h"
#include "core/storage/decisionstore.h"
#include "core/storage/peoplestore.h"

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
            if (isNameInCode(person.code, person.name))
                throw Failure({ErrorCode::InvalidValue,
                               {},
                               0,
                               0,
                               person.code,
                               QStringLiteral("name-in-code")});
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
    return done ? Result<std::vector<Person>>(added) : fail(done.error());
}

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

} // namespace subtext
