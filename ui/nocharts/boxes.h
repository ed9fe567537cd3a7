// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/nocharts/series.h"

#include <array>

/// The five figures of a box.
class QBoxSet : public QObject
{
    Q_OBJECT
public:
    QBoxSet(double lowest, double lowerQuartile, double median, double upperQuartile,
            double highest, const QString& label = QString(), QObject* parent = nullptr);

    enum ValuePositions { LowerExtreme, LowerQuartile, Median, UpperQuartile, UpperExtreme };
    double at(ValuePositions position) const { return m_values.at(position); }
    QString label() const { return m_label; }

private:
    std::array<double, 5> m_values;
    QString m_label;
};

/// Upright boxes with a line at the median and whiskers, one for each category.
class QBoxPlotSeries : public QAbstractSeries
{
    Q_OBJECT
public:
    using QAbstractSeries::QAbstractSeries;

    bool append(QBoxSet* box);
    QList<QBoxSet*> boxSets() const { return m_boxes; }
    /// What share of the width of a category they have.
    void setBoxWidth(double width);
    void setPen(const QPen& pen);
    void setBrush(const QBrush& brush);

    std::vector<subtext::nocharts::Mark> marks(const subtext::nocharts::Plot& plot) const override;
    std::vector<subtext::nocharts::LegendLook> legendLooks() const override;
    void tellClick(const subtext::nocharts::Mark& mark) override;
    void tellHover(const subtext::nocharts::Mark& mark, bool isOver) override;

Q_SIGNALS:
    void clicked(QBoxSet* box);
    void hovered(bool isOver, QBoxSet* box);

private:
    QList<QBoxSet*> m_boxes;
    double m_width = 0.5;
    QPen m_pen = QPen(Qt::black, 1);
    QBrush m_brush = Qt::white;
};
