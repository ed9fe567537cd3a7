// SPDX-License-Identifier: MIT
#include "core/domain/scale.h"

#include <QString>

namespace subtext {
namespace {

using Labels = std::array<QLatin1String, PointCount>;

constexpr std::array<QLatin1String, DimensionCount> Tokens{
    QLatin1String("valence"), QLatin1String("arousal"), QLatin1String("dominance"),
    QLatin1String("confidence")};

constexpr std::array<Labels, DimensionCount> AllLabels{
    Labels{QLatin1String("very unpleasant"), QLatin1String("unpleasant"),
           QLatin1String("mildly unpleasant"), QLatin1String("neutral"),
           QLatin1String("mildly pleasant"), QLatin1String("pleasant"),
           QLatin1String("very pleasant")},
    Labels{QLatin1String("very calm"), QLatin1String("calm"), QLatin1String("slightly calm"),
           QLatin1String("neutral"), QLatin1String("slightly excited"), QLatin1String("excited"),
           QLatin1String("very excited")},
    Labels{QLatin1String("very controlled"), QLatin1String("controlled"),
           QLatin1String("slightly controlled"), QLatin1String("neutral"),
           QLatin1String("slightly in control"), QLatin1String("in control"),
           QLatin1String("very in control")},
    Labels{QLatin1String("very unsure"), QLatin1String("unsure"), QLatin1String("mildly unsure"),
           QLatin1String("neutral"), QLatin1String("mildly confident"), QLatin1String("confident"),
           QLatin1String("very confident")}};

constexpr std::array<double, PointCount> Numbers{-1.0, -0.67, -0.33, 0.0, 0.33, 0.67, 1.0};

constexpr std::size_t slot(int point)
{
    return static_cast<std::size_t>(point - MinPoint);
}

} // namespace

QLatin1String dimensionToken(ScaleIndex dimension)
{
    return Tokens.at(indexOf(dimension));
}

QLatin1String scaleLabel(ScaleIndex dimension, int point)
{
    return AllLabels.at(indexOf(dimension)).at(slot(point));
}

std::optional<int> pointFromLabel(ScaleIndex dimension, QStringView text)
{
    const QString words = text.toString().simplified();
    for (int point = MinPoint; point <= MaxPoint; ++point) {
        if (words.compare(scaleLabel(dimension, point), Qt::CaseInsensitive) == 0)
            return point;
    }
    return std::nullopt;
}

double scaleNumber(int point)
{
    return Numbers.at(slot(point));
}

} // namespace subtext
