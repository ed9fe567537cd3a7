// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/nocharts/bars.h"

#include <algorithm>

using subtext::nocharts::LegendLook;
using subtext::nocharts::Mark;
using subtext::nocharts::Plot;

QBarSet::QBarSet(const QString& label, QObject* parent)
    : QObject(parent)
    , m_label(label)
{}

void QBarSet::append(double value)
{
    m_values << value;
    Q_EMIT restyled();
}

void QBarSet::setPen(const QPen& pen)
{
    m_pen = pen;
    Q_EMIT restyled();
}

void QBarSet::setBrush(const QBrush& brush)
{
    m_brush = brush;
    Q_EMIT restyled();
}

bool QAbstractBarSeries::append(QBarSet* set)
{
    if (m_sets.contains(set))
        return false;
    set->setParent(this);
    m_sets << set;
    connect(set, &QBarSet::restyled, this, &QAbstractSeries::restyled);
    Q_EMIT restyled();
    return true;
}

void QAbstractBarSeries::setBarWidth(double width)
{
    m_width = width;
    Q_EMIT restyled();
}

double QAbstractBarSeries::sumBefore(int index, int set) const
{
    const bool isNegative = m_sets.at(set)->at(index) < 0;
    double sum = 0;
    for (int i = 0; i < set; ++i) {
        const double value = m_sets.at(i)->at(index);
        if ((value < 0) == isNegative)
            sum += value;
    }
    return sum;
}

std::vector<Mark> QAbstractBarSeries::marks(const Plot& plot) const
{
    std::vector<Mark> marks;
    for (int set = 0; set < static_cast<int>(m_sets.size()); ++set) {
        const QBarSet& of = *m_sets.at(set);
        for (int index = 0; index < of.count(); ++index) {
            const QRectF values = barOf(index, set);
            const QRectF bar(plot.positionOf(values.topLeft()),
                             plot.positionOf(values.bottomRight()));
            if (bar.normalized().isEmpty())
                continue;
            Mark mark;
            mark.outline.addRect(bar.normalized());
            mark.pen = of.pen();
            mark.brush = of.brush();
            mark.index = index;
            mark.set = set;
            marks.push_back(mark);
        }
    }
    return marks;
}

std::vector<LegendLook> QAbstractBarSeries::legendLooks() const
{
    std::vector<LegendLook> looks;
    for (const QBarSet* set : m_sets)
        looks.push_back({set->label(), set->pen(), set->brush(), {}});
    return looks;
}

void QAbstractBarSeries::tellClick(const Mark& mark)
{
    Q_EMIT clicked(mark.index, m_sets.at(mark.set));
}

void QAbstractBarSeries::tellHover(const Mark& mark, bool isOver)
{
    Q_EMIT hovered(isOver, mark.index, m_sets.at(mark.set));
}

QRectF QHorizontalBarSeries::barOf(int index, int set) const
{
    const double each = barWidth() / static_cast<double>(barSets().size());
    return {0, index - barWidth() / 2 + set * each, barSets().at(set)->at(index), each};
}

QRectF QHorizontalStackedBarSeries::barOf(int index, int set) const
{
    return {sumBefore(index, set), index - barWidth() / 2, barSets().at(set)->at(index),
            barWidth()};
}

QRectF QHorizontalPercentBarSeries::barOf(int index, int set) const
{
    double all = 0;
    for (const QBarSet* each : barSets())
        all += each->at(index);
    if (!(all > 0))
        return {};
    const double percent = 100 / all;
    return {percent * sumBefore(index, set), index - barWidth() / 2,
            percent * barSets().at(set)->at(index), barWidth()};
}
