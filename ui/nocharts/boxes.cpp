// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/nocharts/boxes.h"

using subtext::nocharts::LegendLook;
using subtext::nocharts::Mark;
using subtext::nocharts::Plot;

QBoxSet::QBoxSet(double lowest, double lowerQuartile, double median, double upperQuartile,
                 double highest, const QString& label, QObject* parent)
    : QObject(parent)
    , m_values{lowest, lowerQuartile, median, upperQuartile, highest}
    , m_label(label)
{}

bool QBoxPlotSeries::append(QBoxSet* box)
{
    if (m_boxes.contains(box))
        return false;
    box->setParent(this);
    m_boxes << box;
    Q_EMIT restyled();
    return true;
}

void QBoxPlotSeries::setBoxWidth(double width)
{
    m_width = width;
    Q_EMIT restyled();
}

void QBoxPlotSeries::setPen(const QPen& pen)
{
    m_pen = pen;
    Q_EMIT restyled();
}

void QBoxPlotSeries::setBrush(const QBrush& brush)
{
    m_brush = brush;
    Q_EMIT restyled();
}

std::vector<Mark> QBoxPlotSeries::marks(const Plot& plot) const
{
    std::vector<Mark> marks;
    for (int i = 0; i < static_cast<int>(m_boxes.size()); ++i) {
        const QBoxSet& box = *m_boxes.at(i);
        const auto at = [&](double aside, QBoxSet::ValuePositions position) {
            return plot.positionOf({i + aside * m_width, box.at(position)});
        };
        const auto line = [&](QPainterPath& path, const QPointF& from, const QPointF& to) {
            path.moveTo(from);
            path.lineTo(to);
        };
        QPainterPath whiskers;
        for (const auto& [end, quartile] :
             {std::pair(QBoxSet::UpperExtreme, QBoxSet::UpperQuartile),
              std::pair(QBoxSet::LowerExtreme, QBoxSet::LowerQuartile)}) {
            line(whiskers, at(-0.5, end), at(0.5, end));
            line(whiskers, at(0, end), at(0, quartile));
        }
        QPainterPath middle;
        middle.addRect(QRectF(at(-0.5, QBoxSet::UpperQuartile), at(0.5, QBoxSet::LowerQuartile)));
        QPainterPath median;
        line(median, at(-0.5, QBoxSet::Median), at(0.5, QBoxSet::Median));
        QPen flat = m_pen;
        flat.setCapStyle(Qt::FlatCap);
        QPainterPath all; // felt from the end of one whisker to that of the other
        all.addRect(QRectF(at(-0.5, QBoxSet::UpperExtreme), at(0.5, QBoxSet::LowerExtreme))
                        .adjusted(0, -m_pen.widthF(), 0, m_pen.widthF()));
        marks.push_back({whiskers, m_pen, Qt::NoBrush, i, 0, false});
        marks.push_back({middle, m_pen, m_brush, i, 0, false});
        marks.push_back({median, flat, Qt::NoBrush, i, 0, false});
        marks.push_back({all, Qt::NoPen, Qt::NoBrush, i});
    }
    return marks;
}

std::vector<LegendLook> QBoxPlotSeries::legendLooks() const
{
    return {{name(), m_pen, m_brush, {}}};
}

void QBoxPlotSeries::tellClick(const Mark& mark)
{
    Q_EMIT clicked(m_boxes.at(mark.index));
}

void QBoxPlotSeries::tellHover(const Mark& mark, bool isOver)
{
    Q_EMIT hovered(isOver, m_boxes.at(mark.index));
}
