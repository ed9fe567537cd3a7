// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/scale.h"
#include "core/storage/database.h"

namespace subtext {

/// Which row is being read, for the error about it: the table and the row's id. In a working table,
/// whose rows have none, it is that of the item, or of the person where there is no item.
struct RowPlace
{
    const char* table = "";
    qint64 id = 0;
};

/// Takes the columns of a row from left to right, like the Query that it reads, and lets no value
/// pass that the program never writes: a damaged page, or a file that was made by hand, must not
/// become somebody's answer. Each function throws a Failure, StudyDamaged with the row's id in
/// `line`, the column in `detail` and what stands there in `value`.
class CheckedRow
{
public:
    CheckedRow(Query& row, RowPlace place)
        : m_row(row)
        , m_place(place)
    {}

    /// One of the words of a column that always has one. `fromToken` and `toToken` are those of the
    /// vocabulary: "Joy" is "joy" to an import, but no row has it.
    template <typename From, typename To>
    auto token(const char* column, From fromToken, To toToken) const
    {
        const QString text = m_row.text();
        const auto value = fromToken(QStringView(text));
        if (!value || toToken(*value) != text)
            refuse(column, text);
        return *value;
    }
    /// The same, of a column that may be NULL.
    template <typename From, typename To>
    auto optionalToken(const char* column, From fromToken, To toToken) const
    {
        const QString text = m_row.text();
        const auto value = fromToken(QStringView(text));
        if (text.isEmpty() ? value.has_value() : !value || toToken(*value) != text)
            refuse(column, text);
        return value;
    }
    /// True for `yes`, false for `no`.
    bool either(const char* column, const char* yes, const char* no) const;
    bool flag(const char* column) const;
    Uuid uuid(const char* column = "uuid") const;
    /// None where the column is NULL.
    Uuid optionalUuid(const char* column) const;
    /// A number that an int can hold.
    int whole(const char* column, int lowest = 0) const;
    std::optional<int> optionalWhole(const char* column, int lowest = 0) const;
    int percent(const char* column) const;
    int point(const char* column) const;

    [[noreturn]] void refuse(const char* column, const QString& value) const;

private:
    int fitting(const char* column, qint64 value, qint64 lowest, qint64 highest) const;

    Query& m_row;
    RowPlace m_place;
};

} // namespace subtext
