// SPDX-License-Identifier: MIT
#include "core/travel/settledrows.h"

#include "core/operation/studycontext.h"
#include "core/storage/teamstore.h"
#include "core/travel/wiremapping.h"

#include <algorithm>

namespace subtext {

void SettledRows::use(const TeamCaller& caller)
{
    // Before anything is asked for: what others write from here on is seen the next time.
    const qint64 version = m_context.db->dataVersion();
    if (version != m_version || caller.person != m_person || caller.role != m_role)
        forget();
    m_version = version;
    m_person = caller.person;
    m_role = caller.role;
}

qint64 SettledRows::upTo(const PortableTable& table) const
{
    const auto found = m_upTo.find(&table);
    return found == m_upTo.end() ? 0 : found->second;
}

void SettledRows::settle(const PortableTable& table, qint64 from, qint64 to)
{
    const qint64 before = upTo(table);
    if (from <= before && to > before)
        m_upTo[&table] = to;
}

void SettledRows::moveBefore(const PortableTable& table, qint64 id)
{
    const auto found = m_upTo.find(&table);
    if (found != m_upTo.end())
        found->second = std::min(found->second, id - 1);
}

void SettledRows::callBack()
{
    for (const auto& known : m_upTo) {
        if (const auto first = m_context.team.firstWaiting(*known.first))
            moveBefore(*known.first, *first);
    }
    m_context.team.callBack();
}

void SettledRows::takeBack(const SetAsideRow& row)
{
    if (const PortableTable* table = tableOfKind(row.kind)) {
        if (const auto id = m_context.team.idOf(*table, row.uuid))
            moveBefore(*table, *id);
    } else {
        forget(); // the study's own row, which is in no table, or one of a later program
    }
    m_context.team.takeBack(row.uuid);
}

void SettledRows::forgetServer()
{
    forget();
    m_context.team.forgetServer();
}

} // namespace subtext
