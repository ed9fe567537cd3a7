// SPDX-License-Identifier: MIT
#include "core/operation/datalock.h"

#include "core/operation/studycontext.h"
#include "core/storage/studystore.h"

namespace subtext {

Result<bool> DataLock::isLocked() const
{
    return m_context.read([&] { return m_context.study.isLocked(); });
}

Result<std::vector<LockChange>> DataLock::changes() const
{
    return m_context.read([&] { return m_context.study.lockChanges(); });
}

Result<ChangeSet> DataLock::write(bool isLocked, const QString& reason, PersonId by)
{
    if (reason.trimmed().isEmpty())
        return fail({ErrorCode::InvalidValue, {}, 0, 0, {}, QStringLiteral("reason")});
    if (reason.size() > LongestText)
        return fail(tooLong("reason"));
    const QString action = isLocked ? QStringLiteral("study.lock") : QStringLiteral("study.unlock");
    return m_context.operate(action, [&](ChangeSet& changes) {
        QString code;
        if (by.isValid()) {
            const Person who = m_context.requirePerson(by);
            if (who.role == Role::Annotator)
                throw Failure({ErrorCode::WrongRole, {}, 0, 0, who.code, {}});
            code = who.code;
        }
        m_context.study.insertLock(m_context.env.ids.next(),
                                   {m_context.env.clock.now(), isLocked, reason.trimmed(), by});
        changes.kinds = ChangeSet::StudyChanged;
        return QJsonObject{{QStringLiteral("reason"), reason.trimmed()},
                           {QStringLiteral("by"), code}};
    });
}

} // namespace subtext
