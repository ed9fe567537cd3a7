// SPDX-License-Identifier: MIT
#include "core/travel/donerows.h"

#include "core/operation/studycontext.h"
#include "core/storage/teamstore.h"
#include "core/travel/wiremapping.h"

#include <algorithm>
#include <limits>

namespace subtext {

void DoneRows::use(const TeamCaller& caller)
{
    // Before anything is asked for: what others write from here on is seen the next time.
    const qint64 version = m_context.db->dataVersion();
    if (version != m_version || caller.person != m_person || caller.role != m_role)
        forget();
    m_version = version;
    m_person = caller.person;
    m_role = caller.role;
}

qint64 DoneRows::upTo(const PortableTable& table) const
{
    const auto found = m_upTo.find(&table);
    return found == m_upTo.end() ? 0 : found->second;
}

void DoneRows::advance(const PortableTable& table, qint64 from, qint64 to)
{
    const qint64 before = upTo(table);
    // After the largest id that there can be SQLite takes any that is free.
    const bool isLastOfAll = to == std::numeric_limits<qint64>::max();
    if (from <= before && to > before && !isLastOfAll)
        m_upTo[&table] = to;
}

void DoneRows::moveBefore(const PortableTable& table, qint64 id)
{
    const auto found = m_upTo.find(&table);
    if (found != m_upTo.end())
        found->second = std::min(found->second, id - 1);
}

void DoneRows::callBack()
{
    for (const auto& known : m_upTo) {
        if (const auto first = m_context.team.firstWaiting(*known.first))
            moveBefore(*known.first, *first);
    }
    m_context.team.callBack();
}

void DoneRows::takeBack(const SetAsideRow& row)
{
    if (const PortableTable* table = tableOfKind(row.kind)) {
        if (const auto id = m_context.team.idOf(*table, row.uuid))
            moveBefore(*table, *id);
    } else {
        forget(); // the study's own row, which is in no table, or one of a later program
    }
    m_context.team.takeBack(row.uuid);
}

void DoneRows::forgetServer()
{
    forget();
    m_context.team.forgetServer();
}

} // namespace subtext
