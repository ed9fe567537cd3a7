// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/series.h"

namespace subtext {

/// The bars of one colour, one for each category.
class BarSet : public QObject
{
    Q_OBJECT
public:
    explicit BarSet(const QString& label, QObject* parent = nullptr);

    QString label() const { return m_label; }
    void append(double value);
    /// 0 where there is none.
    double at(int index) const { return m_values.value(index); }
    int count() const { return static_cast<int>(m_values.size()); }
    void setPen(const QPen& pen);
    QPen pen() const { return m_pen; }
    void setBrush(const QBrush& brush);
    QBrush brush() const { return m_brush; }

Q_SIGNALS:
    void restyled();

private:
    QString m_label;
    QList<double> m_values;
    QPen m_pen = QPen(Qt::black, 1);
    QBrush m_brush = Qt::black;
};

/// Bars from left to right, of several sets.
class BarSeries : public Series
{
    Q_OBJECT
public:
    using Series::Series;

    bool append(BarSet* set);
    QList<BarSet*> barSets() const { return m_sets; }
    /// What share of the height of a category they have; together, where they stand on each other.
    void setBarWidth(double width);
    double barWidth() const { return m_width; }

    std::vector<plot::Mark> marks(const plot::Plot& plot) const override;
    std::vector<plot::LegendLook> legendLooks() const override;
    void tellClick(const plot::Mark& mark) override;
    void tellHover(const plot::Mark& mark, bool isOver) override;

Q_SIGNALS:
    void clicked(int index, subtext::BarSet* set);
    void hovered(bool isOver, int index, subtext::BarSet* set);

protected:
    /// What it covers, in values of the axes: the corner with the lower values first.
    virtual QRectF barOf(int index, int set) const = 0;
    /// The values of a category in the sets before that one: those of the same side of 0.
    double sumBefore(int index, int set) const;

private:
    QList<BarSet*> m_sets;
    double m_width = 0.5;
};

/// The bars of a category stand beside each other.
class HorizontalBarSeries : public BarSeries
{
    Q_OBJECT
public:
    using BarSeries::BarSeries;

protected:
    QRectF barOf(int index, int set) const override;
};

/// Each bar of a category begins where the one before ends.
class StackedBarSeries : public BarSeries
{
    Q_OBJECT
public:
    using BarSeries::BarSeries;

protected:
    QRectF barOf(int index, int set) const override;
};

/// The same, with all of a category making up 100; nothing is drawn of one without values.
class PercentBarSeries : public BarSeries
{
    Q_OBJECT
public:
    using BarSeries::BarSeries;

protected:
    QRectF barOf(int index, int set) const override;
};

} // namespace subtext
