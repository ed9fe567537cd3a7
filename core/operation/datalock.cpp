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

Result<void> DataLock::checkAllowed(PersonId by) const
{
    const auto code = m_context.read([&] { return requireAllowed(by); });
    return code ? Result<void>() : fail(code.error());
}

/// Their code. Throws.
QString DataLock::requireAllowed(PersonId by) const
{
    return m_context.requireHeardByAll(by, "team");
}

Result<ChangeSet> DataLock::write(bool isLocked, const QString& reason, PersonId by)
{
    if (const auto checked = checkReason(reason); !checked)
        return fail(checked.error());
    const QString action = isLocked ? QStringLiteral("study.lock") : QStringLiteral("study.unlock");
    return m_context.operate(action, [&](ChangeSet& changes) {
        if (isLocked)
            m_context.requireWhole();
        const QString code = requireAllowed(by);
        m_context.study.insertLock(m_context.env.ids.next(),
                                   {m_context.env.clock.now(), isLocked, reason.trimmed(), by});
        changes.kinds = ChangeSet::StudyChanged;
        return QJsonObject{{QStringLiteral("reason"), reason.trimmed()},
                           {QStringLiteral("by"), code}};
    });
}

} // namespace subtext
