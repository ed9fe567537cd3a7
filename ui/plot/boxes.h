// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/series.h"

#include <array>

namespace subtext {

/// The five figures of a box.
class BoxSet : public QObject
{
    Q_OBJECT
public:
    BoxSet(double lowest, double lowerQuartile, double median, double upperQuartile, double highest,
           const QString& label = QString(), QObject* parent = nullptr);

    enum ValuePositions { LowerExtreme, LowerQuartile, Median, UpperQuartile, UpperExtreme };
    double at(ValuePositions position) const { return m_values.at(position); }
    QString label() const { return m_label; }

private:
    std::array<double, 5> m_values;
    QString m_label;
};

/// Upright boxes with a line at the median and whiskers, one for each category.
class BoxSeries : public Series
{
    Q_OBJECT
public:
    using Series::Series;

    bool append(BoxSet* box);
    QList<BoxSet*> boxSets() const { return m_boxes; }
    /// What share of the width of a category they have.
    void setBoxWidth(double width);
    void setPen(const QPen& pen);
    void setBrush(const QBrush& brush);

    std::vector<plot::Mark> marks(const plot::Plot& plot) const override;
    std::vector<plot::LegendLook> legendLooks() const override;
    void tellClick(const plot::Mark& mark) override;
    void tellHover(const plot::Mark& mark, bool isOver) override;

Q_SIGNALS:
    void clicked(subtext::BoxSet* box);
    void hovered(bool isOver, subtext::BoxSet* box);

private:
    QList<BoxSet*> m_boxes;
    double m_width = 0.5;
    QPen m_pen = QPen(Qt::black, 1);
    QBrush m_brush = Qt::white;
};

} // namespace subtext
