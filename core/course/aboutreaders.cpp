// SPDX-License-Identifier: MIT
#include "core/course/aboutreaders.h"

#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/coursestore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/studystore.h"

#include <QJsonArray>

#include <algorithm>

namespace subtext {
namespace {

std::map<QString, ReaderAnswer> latestAnswers(StudyContext& context, PersonId person)
{
    std::map<QString, ReaderAnswer> answers;
    for (ReaderAnswer& answer : context.course.readerAnswers(person)) {
        QString field = answer.field;
        answers.emplace(std::move(field), std::move(answer));
    }
    return answers;
}

bool isThrough(StudyContext& context, PersonId person)
{
    const std::vector<PlannedAssignment> items = context.people.assignmentsOf(person);
    return !items.empty() &&
           std::all_of(items.begin(), items.end(), [&](const PlannedAssignment& item) {
               return context.answers.latest(person, item.scenario).has_value();
           });
}

/// Fails the operation where the form has no such field, or the field no such value.
void requireAnswerable(const ReaderForm& form, const AboutReaders::Answers& answers)
{
    for (const auto& [token, value] : answers) {
        const ReaderField* field = findReaderField(form, token);
        if (field == nullptr)
            throw Failure(
                {ErrorCode::InvalidValue, {}, 0, 0, token, QStringLiteral("reader_field")});
        if (!value.isEmpty() && !isReaderValue(*field, value))
            throw Failure(
                {ErrorCode::InvalidValue, {}, 0, 0, value, QStringLiteral("reader_value")});
    }
}

} // namespace

Result<ReaderForm> AboutReaders::form() const
{
    return m_context.read([&] { return m_context.study.protocol().readerForm; });
}

Result<bool> AboutReaders::isAnswered() const
{
    return m_context.read([&] { return m_context.course.hasReaderAnswers(); });
}

Result<AboutReaders::Answers> AboutReaders::of(PersonId person) const
{
    return m_context.readConsistently([&] {
        m_context.requirePerson(person); // invalid would be everybody
        Answers answers;
        for (const auto& [field, answer] : latestAnswers(m_context, person))
            answers.emplace(field, answer.value);
        return answers;
    });
}

Result<bool> AboutReaders::isDue(PersonId person, ReaderMoment when) const
{
    return m_context.readConsistently([&] {
        const std::vector<ReaderField> fields =
            readerFields(m_context.study.protocol().readerForm, when);
        if (fields.empty() || m_context.study.isLocked())
            return false;
        if (m_context.requirePerson(person).role != Role::Annotator)
            return false;
        const auto answered = latestAnswers(m_context, person);
        const bool isOpen =
            std::any_of(fields.begin(), fields.end(), [&](const ReaderField& field) {
                return answered.find(field.token) == answered.end();
            });
        return isOpen && (when == ReaderMoment::Before || isThrough(m_context, person));
    });
}

Result<ChangeSet> AboutReaders::answer(PersonId person, const Answers& answers)
{
    const auto keep = [&](ChangeSet& changes) -> std::optional<QJsonObject> {
        m_context.requireUnlocked();
        const Person who = m_context.requirePerson(person);
        if (who.role != Role::Annotator)
            throw Failure({ErrorCode::WrongRole, {}, 0, 0, who.code, {}});
        requireAnswerable(m_context.study.protocol().readerForm, answers);
        const auto before = latestAnswers(m_context, person);
        QJsonArray fields; // not what was said: that is in its row alone
        for (const auto& [field, value] : answers) {
            const auto said = before.find(field);
            if (said != before.end() && said->second.value == value)
                continue;
            qint64 at = m_context.env.clock.now();
            if (said != before.end())
                at = std::max(at, said->second.at + 1); // whatever the clock says, it is later
            m_context.course.insertReaderAnswer(
                {m_context.env.ids.next(), person, field, value, at});
            fields.append(field);
        }
        if (fields.isEmpty())
            return std::nullopt;
        changes = ChangeSet::about(ChangeSet::CourseChanged, person);
        return QJsonObject{{QStringLiteral("person"), who.code},
                           {QStringLiteral("fields"), fields}};
    };
    return m_context.operateIfStated(QStringLiteral("reader.answer"), keep);
}

} // namespace subtext
