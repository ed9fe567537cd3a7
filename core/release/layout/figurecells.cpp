// SPDX-License-Identifier: MIT
#include "core/release/layout/figurecells.h"

#include <QLocale>

namespace subtext {

QString figureCell(const std::optional<double>& value)
{
    constexpr int Decimals = 3;
    return value ? QString::number(*value, 'f', Decimals) : QStringLiteral("–");
}

QString exactCell(const std::optional<double>& value)
{
    return value ? QString::number(*value, 'g', QLocale::FloatingPointShortest) : QString();
}

QString lowCell(const std::optional<stats::Interval>& of)
{
    return of ? exactCell(of->low) : QString();
}

QString highCell(const std::optional<stats::Interval>& of)
{
    return of ? exactCell(of->high) : QString();
}

QString intervalCell(const std::optional<stats::Interval>& of)
{
    return of ? figureCell(of->low) + QStringLiteral(" to ") + figureCell(of->high)
              : QStringLiteral("–");
}

} // namespace subtext
