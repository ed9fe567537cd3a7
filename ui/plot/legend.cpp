// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/legend.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace subtext {

using plot::LegendLook;

namespace {

// In pixels.
constexpr double Around = 9;      // the legend
constexpr double AroundEntry = 3; // and its symbol
constexpr double BesideSymbol = 4;
constexpr double AroundText = 0.5;

} // namespace

LegendMarker::LegendMarker(Series& series, std::size_t place, ChartLegend& legend)
    : QObject(&legend)
    , m_series(series)
    , m_place(place)
    , m_legend(legend)
{}

QString LegendMarker::label() const
{
    return m_label.value_or(look().label);
}

void LegendMarker::setLabel(const QString& label)
{
    m_label = label;
    Q_EMIT m_legend.changed();
}

void LegendMarker::setVisible(bool isVisible)
{
    m_isVisible = isVisible;
    Q_EMIT m_legend.changed();
}

LegendLook LegendMarker::look() const
{
    const std::vector<LegendLook> looks = m_series.legendLooks();
    return m_place < looks.size() ? looks[m_place] : LegendLook();
}

ChartLegend::ChartLegend(QGraphicsItem* chart)
    : QGraphicsWidget(chart)
{
    setZValue(plot::LegendHeight);
    setAcceptedMouseButtons(Qt::NoButton);
}

void ChartLegend::detachFromChart()
{
    m_isAttached = false;
    Q_EMIT changed();
}

void ChartLegend::setMarkerShape(MarkerShape shape)
{
    m_shape = shape;
    Q_EMIT changed();
}

void ChartLegend::setLabelColor(const QColor& color)
{
    m_labelColor = color;
    update();
}

QList<LegendMarker*> ChartLegend::markers(Series* of) const
{
    QList<LegendMarker*> found;
    for (LegendMarker* marker : m_markers) {
        if (!of || marker->series() == of)
            found << marker;
    }
    return found;
}

void ChartLegend::setSeries(const QList<Series*>& series)
{
    QList<LegendMarker*> left = m_markers;
    m_markers.clear();
    for (Series* each : series) {
        const std::size_t count = each->legendLooks().size();
        for (std::size_t place = 0; place < count; ++place) {
            const auto known = std::find_if(left.begin(), left.end(), [&](const auto* marker) {
                return marker->series() == each;
            });
            m_markers << (known == left.end() ? new LegendMarker(*each, place, *this)
                                              : left.takeAt(known - left.begin()));
        }
    }
    qDeleteAll(left);
    update();
}

ChartLegend::Entry ChartLegend::entryOf(const LegendMarker& marker) const
{
    Entry entry;
    entry.look = marker.look();
    entry.label = marker.label();
    const QFontMetricsF metrics(font());
    QPainterPath& symbol = entry.look.symbol;
    if (m_shape != MarkerShapeFromSeries || symbol.isEmpty()) {
        const double half = std::floor(metrics.height() / 2) / 2;
        symbol = {};
        symbol.addRect(-half, -half, 2 * half, 2 * half);
    }
    entry.symbol = symbol.boundingRect();
    entry.text = QSizeF(metrics.horizontalAdvance(entry.label), metrics.height()) +
                 QSizeF(2 * AroundText, 2 * AroundText);
    entry.size = {entry.symbol.width() + BesideSymbol + entry.text.width() + 3 * AroundEntry,
                  std::max(entry.symbol.height(), entry.text.height()) + 2 * AroundEntry};
    return entry;
}

double ChartLegend::lineHeight() const
{
    double highest = 0;
    for (const LegendMarker* marker : m_markers) {
        if (marker->isVisible())
            highest = std::max(highest, entryOf(*marker).size.height());
    }
    return highest + 2 * Around;
}

void ChartLegend::shorten(Entry& entry, double width) const
{
    const double tooMuch = entry.size.width() - width;
    if (tooMuch <= 0)
        return;
    const double room = entry.text.width() - 2 * AroundText - tooMuch;
    entry.label =
        QFontMetricsF(font()).elidedText(entry.label, Qt::ElideRight, std::max(0.0, room));
    entry.size.setWidth(width);
}

/// In the middle; the longest are shortened to one length, as far as the others need.
void ChartLegend::placeInLine(std::vector<Entry>& entries) const
{
    const double room = size().width() - 2 * Around;
    const auto widthUpTo = [&entries](double most) {
        return std::accumulate(entries.begin(), entries.end(), 0.0,
                               [most](double sum, const Entry& entry) {
                                   return sum + std::min(most, entry.size.width());
                               });
    };
    double most = room;
    while (most > 1 && widthUpTo(most) > room)
        most -= 1;
    for (Entry& entry : entries)
        shorten(entry, most);
    double x = Around + std::floor(std::max(0.0, room - widthUpTo(most)) / 2);
    for (Entry& entry : entries) {
        entry.at = {x, Around + (size().height() - 2 * Around - entry.size.height()) / 2};
        x += entry.size.width();
    }
}

void ChartLegend::placeInLines(std::vector<Entry>& entries) const
{
    const double right = size().width() - Around;
    QPointF at(Around, Around);
    double height = 0;
    for (Entry& entry : entries) {
        shorten(entry, right - Around);
        if (at.x() > Around && at.x() + entry.size.width() > right) {
            at = {Around, at.y() + height};
            height = 0;
        }
        entry.at = at;
        at.rx() += entry.size.width();
        height = std::max(height, entry.size.height());
    }
}

std::vector<ChartLegend::Entry> ChartLegend::arranged() const
{
    std::vector<Entry> entries;
    for (const LegendMarker* marker : m_markers) {
        if (marker->isVisible() && !marker->label().isEmpty())
            entries.push_back(entryOf(*marker));
    }
    m_isAttached ? placeInLine(entries) : placeInLines(entries);
    return entries;
}

void ChartLegend::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/,
                        QWidget* /*widget*/)
{
    const QFontMetricsF metrics(font());
    painter->setFont(font());
    for (const Entry& entry : arranged()) {
        const QPointF middle(entry.at.x() + AroundEntry + entry.symbol.width() / 2,
                             entry.at.y() + entry.size.height() / 2);
        painter->setPen(entry.look.pen);
        painter->setBrush(entry.look.brush);
        painter->drawPath(entry.look.symbol.translated(middle - entry.symbol.center()));
        const QPointF text(entry.at.x() + AroundEntry + entry.symbol.width() + BesideSymbol +
                               AroundText,
                           middle.y() - metrics.height() / 2 + metrics.ascent());
        painter->setPen(m_labelColor);
        painter->drawText(text, entry.label);
    }
}

void ChartLegend::changeEvent(QEvent* event)
{
    QGraphicsWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        Q_EMIT changed();
}

QVariant ChartLegend::itemChange(GraphicsItemChange change, const QVariant& value)
{
    if (change == ItemVisibleHasChanged)
        Q_EMIT changed();
    return QGraphicsWidget::itemChange(change, value);
}

} // namespace subtext
