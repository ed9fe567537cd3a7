// SPDX-License-Identifier: MIT
#include "core/storage/rowstamps.h"

#include "core/base/environment.h"
#include "core/storage/records.h"

#include <QUuid>

#include <algorithm>

namespace subtext {

Uuid RowStamps::uuidOf(const QStringList& content)
{
    static const QUuid space = QUuid::fromString(u"7c0d6bb2-0d43-5f5e-9d0a-5b1f6a7f2f10");
    // Lengths keep the parts apart.
    QByteArray name;
    for (const QString& part : content) {
        const QByteArray bytes = part.toUtf8();
        name += QByteArray::number(bytes.size()) + ':' + bytes;
    }
    return Uuid(QUuid::createUuidV5(space, name));
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
