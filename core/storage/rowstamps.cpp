// SPDX-License-Identifier: MIT
#include "core/storage/rowstamps.h"

#include "core/base/environment.h"
#include "core/storage/records.h"

#include <algorithm>

namespace subtext {

void RowStamps::use(IdSource& ids, const Clock& clock)
{
    m_ids = &ids;
    m_clock = &clock;
}

QString RowStamps::uuid()
{
    Q_ASSERT(m_ids);
    return m_ids->next();
}

qint64 RowStamps::now() const
{
    Q_ASSERT(m_clock);
    return m_clock->now();
}

qint64 RowStamps::rank()
{
    Q_ASSERT(m_clock);
    if (!m_highest)
        m_highest = Records(m_database).highestRank();
    m_highest = std::max(m_clock->now(), *m_highest + 1);
    return *m_highest;
}

} // namespace subtext
