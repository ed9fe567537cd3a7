// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/boxes.h"

namespace subtext {

using plot::LegendLook;
using plot::Mark;
using plot::Plot;

BoxSet::BoxSet(double lowest, double lowerQuartile, double median, double upperQuartile,
               double highest, const QString& label, QObject* parent)
    : QObject(parent)
    , m_values{lowest, lowerQuartile, median, upperQuartile, highest}
    , m_label(label)
{}

bool BoxSeries::append(BoxSet* box)
{
    if (m_boxes.contains(box))
        return false;
    box->setParent(this);
    m_boxes << box;
    Q_EMIT restyled();
    return true;
}

void BoxSeries::setBoxWidth(double width)
{
    m_width = width;
    Q_EMIT restyled();
}

void BoxSeries::setPen(const QPen& pen)
{
    m_pen = pen;
    Q_EMIT restyled();
}

void BoxSeries::setBrush(const QBrush& brush)
{
    m_brush = brush;
    Q_EMIT restyled();
}

std::vector<Mark> BoxSeries::marks(const Plot& plot) const
{
    std::vector<Mark> marks;
    for (int i = 0; i < static_cast<int>(m_boxes.size()); ++i) {
        const BoxSet& box = *m_boxes.at(i);
        const auto at = [&](double aside, BoxSet::ValuePositions position) {
            return plot.positionOf({i + aside * m_width, box.at(position)});
        };
        const auto line = [&](QPainterPath& path, const QPointF& from, const QPointF& to) {
            path.moveTo(from);
            path.lineTo(to);
        };
        QPainterPath whiskers;
        for (const auto& [end, quartile] :
             {std::pair(BoxSet::UpperExtreme, BoxSet::UpperQuartile),
              std::pair(BoxSet::LowerExtreme, BoxSet::LowerQuartile)}) {
            line(whiskers, at(-0.5, end), at(0.5, end));
            line(whiskers, at(0, end), at(0, quartile));
        }
        QPainterPath middle;
        middle.addRect(QRectF(at(-0.5, BoxSet::UpperQuartile), at(0.5, BoxSet::LowerQuartile)));
        QPainterPath median;
        line(median, at(-0.5, BoxSet::Median), at(0.5, BoxSet::Median));
        QPen flat = m_pen;
        flat.setCapStyle(Qt::FlatCap);
        QPainterPath all; // felt from the end of one whisker to that of the other
        all.addRect(QRectF(at(-0.5, BoxSet::UpperExtreme), at(0.5, BoxSet::LowerExtreme))
                        .adjusted(0, -m_pen.widthF(), 0, m_pen.widthF()));
        marks.push_back({whiskers, m_pen, Qt::NoBrush, i, 0, false});
        marks.push_back({middle, m_pen, m_brush, i, 0, false});
        marks.push_back({median, flat, Qt::NoBrush, i, 0, false});
        marks.push_back({all, Qt::NoPen, Qt::NoBrush, i});
    }
    return marks;
}

std::vector<LegendLook> BoxSeries::legendLooks() const
{
    return {{name(), m_pen, m_brush, {}}};
}

void BoxSeries::tellClick(const Mark& mark)
{
    Q_EMIT clicked(m_boxes.at(mark.index));
}

void BoxSeries::tellHover(const Mark& mark, bool isOver)
{
    Q_EMIT hovered(isOver, m_boxes.at(mark.index));
}

} // namespace subtext
