// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/nocharts/series.h"

/// The bars of one colour, one for each category.
class QBarSet : public QObject
{
    Q_OBJECT
public:
    explicit QBarSet(const QString& label, QObject* parent = nullptr);

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
class QAbstractBarSeries : public QAbstractSeries
{
    Q_OBJECT
public:
    using QAbstractSeries::QAbstractSeries;

    bool append(QBarSet* set);
    QList<QBarSet*> barSets() const { return m_sets; }
    /// What share of the height of a category they have; together, where they stand on each other.
    void setBarWidth(double width);
    double barWidth() const { return m_width; }

    std::vector<subtext::nocharts::Mark> marks(const subtext::nocharts::Plot& plot) const override;
    std::vector<subtext::nocharts::LegendLook> legendLooks() const override;
    void tellClick(const subtext::nocharts::Mark& mark) override;
    void tellHover(const subtext::nocharts::Mark& mark, bool isOver) override;

Q_SIGNALS:
    void clicked(int index, QBarSet* set);
    void hovered(bool isOver, int index, QBarSet* set);

protected:
    /// What it covers, in values of the axes: the corner with the lower values first.
    virtual QRectF barOf(int index, int set) const = 0;
    /// The values of a category in the sets before that one: those of the same side of 0.
    double sumBefore(int index, int set) const;

private:
    QList<QBarSet*> m_sets;
    double m_width = 0.5;
};

/// The bars of a category stand beside each other.
class QHorizontalBarSeries : public QAbstractBarSeries
{
    Q_OBJECT
public:
    using QAbstractBarSeries::QAbstractBarSeries;

protected:
    QRectF barOf(int index, int set) const override;
};

/// Each bar of a category begins where the one before ends.
class QHorizontalStackedBarSeries : public QAbstractBarSeries
{
    Q_OBJECT
public:
    using QAbstractBarSeries::QAbstractBarSeries;

protected:
    QRectF barOf(int index, int set) const override;
};

/// The same, with all of a category making up 100; nothing is drawn of one without values.
class QHorizontalPercentBarSeries : public QAbstractBarSeries
{
    Q_OBJECT
public:
    using QAbstractBarSeries::QAbstractBarSeries;

protected:
    QRectF barOf(int index, int set) const override;
};
