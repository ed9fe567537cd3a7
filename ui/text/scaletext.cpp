// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/scaletext.h"

#include "ui/text/words.h"

#include <algorithm>
#include <cmath>

namespace subtext {

QString signedNumber(double value, int places)
{
    const QString digits = QString::number(std::abs(value), 'f', places);
    if (digits.toDouble() == 0)
        return withShownPoint(digits);
    return (value < 0 ? QChar(0x2212) : QChar(u'+')) + withShownPoint(digits);
}

QString scaleValueText(const Scale& scale, double value, int places)
{
    return scale.points.front().value < 0 ? signedNumber(value, places)
                                          : shownNumber(value, places);
}

double shareOfNumber(const Scale& scale, double number)
{
    const auto last = static_cast<double>(scale.points.size() - 1);
    for (std::size_t i = 1; i < scale.points.size(); ++i) {
        const double low = scale.points[i - 1].number;
        const double high = scale.points[i].number;
        if (number <= high || i + 1 == scale.points.size())
            return std::clamp((static_cast<double>(i - 1) + (number - low) / (high - low)) / last,
                              0.0, 1.0);
    }
    return 0;
}

double valueOfNumber(const Scale& scale, double number)
{
    const double first = scale.points.front().value;
    return first + shareOfNumber(scale, number) * (scale.points.back().value - first);
}

} // namespace subtext
