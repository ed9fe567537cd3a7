// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/intervalmarks.h"

namespace subtext::charts {
namespace {

ScatterSeries::MarkerShape shapeOf(MarkShape shape)
{
    switch (shape) {
    case MarkShape::Circle:
        return ScatterSeries::MarkerShapeCircle;
    case MarkShape::Diamond:
        return ScatterSeries::MarkerShapeRotatedRectangle;
    case MarkShape::Triangle:
        return ScatterSeries::MarkerShapeTriangle;
    case MarkShape::Square:
        return ScatterSeries::MarkerShapeRectangle;
    case MarkShape::Pentagon:
        return ScatterSeries::MarkerShapePentagon;
    case MarkShape::Star:
        return ScatterSeries::MarkerShapeStar;
    }
    Q_UNREACHABLE();
}

/// Shapes of the same width do not look equally large.
double sizeOf(const IntervalSeries& series)
{
    const double size = series.isLarge ? 16 : series.isSmall ? 8.5 : 11;
    switch (series.shape) {
    case MarkShape::Square:
        return 0.85 * size;
    case MarkShape::Circle:
        return size;
    case MarkShape::Diamond:
    case MarkShape::Triangle:
    case MarkShape::Pentagon:
        return 1.1 * size;
    case MarkShape::Star:
        return 1.3 * size;
    }
    Q_UNREACHABLE();
}

} // namespace

std::unique_ptr<ScatterSeries> emptyMarks(const IntervalSeries& series)
{
    auto marks = std::make_unique<ScatterSeries>();
    marks->setName(series.name);
    marks->setMarkerShape(shapeOf(series.shape));
    marks->setMarkerSize(sizeOf(series));
    return marks;
}

} // namespace subtext::charts
