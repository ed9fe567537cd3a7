// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/series.h"

#include <QGraphicsWidget>

#include <vector>

namespace subtext {

class ChartLegend;

/// An entry of the legend.
class LegendMarker : public QObject
{
    Q_OBJECT
public:
    LegendMarker(Series& series, std::size_t place, ChartLegend& legend);

    /// What the series says, if nobody set another.
    QString label() const;
    void setLabel(const QString& label);
    bool isVisible() const { return m_isVisible; }
    void setVisible(bool isVisible);
    Series* series() const { return &m_series; }
    /// Which of the colours of the series it explains.
    plot::LegendLook look() const;

private:
    Series& m_series;
    std::size_t m_place;
    ChartLegend& m_legend;
    std::optional<QString> m_label;
    bool m_isVisible = true;
};

/// Says what the colours of a chart stand for. Attached, it takes a line of the chart's room and
/// shortens what has none; detached, it is as large as it is made and breaks its lines.
class ChartLegend : public QGraphicsWidget
{
    Q_OBJECT
public:
    enum MarkerShape { MarkerShapeRectangle, MarkerShapeFromSeries };
    explicit ChartLegend(QGraphicsItem* chart);

    void detachFromChart();
    bool isAttachedToChart() const { return m_isAttached; }
    void setMarkerShape(MarkerShape shape);
    void setLabelColor(const QColor& color);
    /// Those of one series, or all.
    QList<LegendMarker*> markers(Series* of = nullptr) const;

    /// As many entries as each series has colours.
    void setSeries(const QList<Series*>& series);
    /// What it needs in one line.
    double lineHeight() const;

    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option,
               QWidget* widget = nullptr) override;

Q_SIGNALS:
    /// It may need more or less room.
    void changed();

protected:
    void changeEvent(QEvent* event) override;
    QVariant itemChange(GraphicsItemChange change, const QVariant& value) override;

private:
    /// What is drawn of an entry.
    struct Entry
    {
        plot::LegendLook look;
        QString label;
        QRectF symbol; ///< Its room, from the left top of the entry.
        QSizeF text;
        QSizeF size;
        QPointF at;
    };

    Entry entryOf(const LegendMarker& marker) const;
    void shorten(Entry& entry, double width) const;
    std::vector<Entry> arranged() const;
    void placeInLine(std::vector<Entry>& entries) const;
    void placeInLines(std::vector<Entry>& entries) const;

    QList<LegendMarker*> m_markers;
    MarkerShape m_shape = MarkerShapeRectangle;
    QColor m_labelColor = Qt::black;
    bool m_isAttached = true;
};

} // namespace subtext
