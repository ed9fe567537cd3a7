// SPDX-License-Identifier: MIT
#include "core/storage/checkedrow.h"

#include "core/base/uuid.h"
#include "core/storage/failure.h"

#include <limits>

namespace subtext {

bool CheckedRow::either(const char* column, const char* yes, const char* no) const
{
    const QString text = m_row.text();
    if (text != QLatin1String(yes) && text != QLatin1String(no))
        refuse(column, text);
    return text == QLatin1String(yes);
}

bool CheckedRow::flag(const char* column) const
{
    return fitting(column, m_row.integer(), 0, 1) != 0;
}

int CheckedRow::whole(const char* column, int lowest) const
{
    return fitting(column, m_row.integer(), lowest, std::numeric_limits<int>::max());
}

std::optional<int> CheckedRow::optionalWhole(const char* column, int lowest) const
{
    const auto value = m_row.optionalInteger();
    if (!value)
        return std::nullopt;
    return fitting(column, *value, lowest, std::numeric_limits<int>::max());
}

Uuid CheckedRow::uuid(const char* column) const
{
    const QString text = m_row.text();
    const auto uuid = Uuid::fromText(text);
    if (!uuid)
        refuse(column, text);
    return *uuid;
}

Uuid CheckedRow::optionalUuid(const char* column) const
{
    if (!m_row.isNull())
        return uuid(column);
    m_row.skip();
    return {};
}

int CheckedRow::percent(const char* column) const
{
    return fitting(column, m_row.integer(), 0, 100);
}

int CheckedRow::point(const char* column) const
{
    return fitting(column, m_row.integer(), MinPoint, MaxPoint);
}

int CheckedRow::fitting(const char* column, qint64 value, qint64 lowest, qint64 highest) const
{
    if (value < lowest || value > highest)
        refuse(column, QString::number(value));
    return static_cast<int>(value);
}

void CheckedRow::refuse(const char* column, const QString& value) const
{
    throw Failure(errorAt(ErrorCode::StudyDamaged, m_place.id, 0, value,
                          QLatin1String(m_place.table) + u'.' + QLatin1String(column)));
}

} // namespace subtext
