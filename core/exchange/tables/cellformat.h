// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>

namespace subtext {

/// How a spreadsheet shows the number in a cell, as far as it matters to who reads it as data:
/// digits, percent, and whether it is a day or a time. Separators of thousands, currencies and
/// colours are left out, for they are no part of the value.
struct CellFormat
{
    enum class Kind : std::uint8_t { General, Fixed, Percent, Date, Time, DateTime, Elapsed, Text };

    Kind kind = Kind::General;
    int decimals = 0; ///< Fixed and Percent.
    int digits = 1;   ///< The fewest digits before the point: "007" has three.

    bool operator==(const CellFormat&) const = default;
};

/// From a format code of Excel ("0.00", "dd.mm.yyyy"); only its part for positive numbers counts.
CellFormat cellFormatFrom(const QString& code);
/// One of the formats that Excel knows by number alone (ECMA-376, 18.8.30); General for others.
CellFormat builtInCellFormat(int number);

/// A number as the format shows it: General with at most 15 significant digits, days as
/// "2026-03-12", times as "14:05" or "14:05:30", both with a space between. `is1904`: days count
/// from 1904-01-01. A number that is no day (negative, after 9999) is shown as General.
QString shownNumber(double number, const CellFormat& format, bool is1904);

} // namespace subtext
