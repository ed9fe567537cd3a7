// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/bars.h"

#include <algorithm>

namespace subtext {

using plot::LegendLook;
using plot::Mark;
using plot::Plot;

BarSet::BarSet(const QString& label, QObject* parent)
    : QObject(parent)
    , m_label(label)
{}

void BarSet::append(double value)
{
    m_values << value;
    Q_EMIT restyled();
}

void BarSet::setPen(const QPen& pen)
{
    m_pen = pen;
    Q_EMIT restyled();
}

void BarSet::setBrush(const QBrush& brush)
{
    m_brush = brush;
    Q_EMIT restyled();
}

bool BarSeries::append(BarSet* set)
{
    if (m_sets.contains(set))
        return false;
    set->setParent(this);
    m_sets << set;
    connect(set, &BarSet::restyled, this, &Series::restyled);
    Q_EMIT restyled();
    return true;
}

void BarSeries::setBarWidth(double width)
{
    m_width = width;
    Q_EMIT restyled();
}

double BarSeries::sumBefore(int index, int set) const
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

std::vector<Mark> BarSeries::marks(const Plot& plot) const
{
    std::vector<Mark> marks;
    for (int set = 0; set < static_cast<int>(m_sets.size()); ++set) {
        const BarSet& of = *m_sets.at(set);
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

std::vector<LegendLook> BarSeries::legendLooks() const
{
    std::vector<LegendLook> looks;
    for (const BarSet* set : m_sets)
        looks.push_back({set->label(), set->pen(), set->brush(), {}});
    return looks;
}

void BarSeries::tellClick(const Mark& mark)
{
    Q_EMIT clicked(mark.index, m_sets.at(mark.set));
}

void BarSeries::tellHover(const Mark& mark, bool isOver)
{
    Q_EMIT hovered(isOver, mark.index, m_sets.at(mark.set));
}

QRectF HorizontalBarSeries::barOf(int index, int set) const
{
    const double each = barWidth() / static_cast<double>(barSets().size());
    return {0, index - barWidth() / 2 + set * each, barSets().at(set)->at(index), each};
}

QRectF StackedBarSeries::barOf(int index, int set) const
{
    return {sumBefore(index, set), index - barWidth() / 2, barSets().at(set)->at(index),
            barWidth()};
}

QRectF PercentBarSeries::barOf(int index, int set) const
{
    double all = 0;
    for (const BarSet* each : barSets())
        all += each->at(index);
    if (!(all > 0))
        return {};
    const double percent = 100 / all;
    return {percent * sumBefore(index, set), index - barWidth() / 2,
            percent * barSets().at(set)->at(index), barWidth()};
}

} // namespace subtext
