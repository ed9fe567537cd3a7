// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/nocharts/chart.h"

#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

using subtext::nocharts::AxisDrawing;
using subtext::nocharts::AxisRoom;
using subtext::nocharts::Plot;
using subtext::nocharts::SeriesItem;
using subtext::nocharts::Span;

namespace {

constexpr double Around = 9;       // the chart, as with Qt Charts
constexpr double Least = 200;      // from side to side
constexpr double MostOfAxis = 0.4; // of the chart

/// Tells the chart when to place its parts: once for many changes.
class ChartLayout : public QGraphicsLayout
{
public:
    explicit ChartLayout(QChart& chart)
        : QGraphicsLayout(&chart)
        , m_chart(chart)
    {}

    int count() const override { return 0; }
    QGraphicsLayoutItem* itemAt(int /*index*/) const override { return nullptr; }
    void removeAt(int /*index*/) override {}
    void setGeometry(const QRectF& rect) override
    {
        QGraphicsLayout::setGeometry(rect);
        m_chart.arrange(rect);
    }

protected:
    QSizeF sizeHint(Qt::SizeHint which, const QSizeF& /*constraint*/) const override
    {
        return which == Qt::MinimumSize ? QSizeF(Least, Least) : QSizeF(-1, -1);
    }

private:
    QChart& m_chart;
};

/// Lines that are straight across pixels are sharp.
QRectF onPixels(const QRectF& rect)
{
    const QPointF topLeft(std::ceil(rect.left()), std::ceil(rect.top()));
    return {topLeft, QPointF(std::max(topLeft.x(), std::floor(rect.right())),
                             std::max(topLeft.y(), std::floor(rect.bottom())))};
}

} // namespace

QChart::QChart(QGraphicsItem* parent)
    : QGraphicsWidget(parent)
    , m_legend(new QLegend(this))
{
    setLayout(new ChartLayout(*this));
    connect(m_legend, &QLegend::changed, this, &QChart::askForRoom);
}

QChart::~QChart()
{
    m_legend->disconnect(this);
    m_legend->setSeries({}); // before they go
}

void QChart::askForRoom()
{
    layout()->invalidate();
    m_legend->update();
}

void QChart::addSeries(QAbstractSeries* series)
{
    series->setParent(this);
    series->m_chart = this;
    m_series << series;
    m_items[series] = new SeriesItem(*series, this);
    connect(series, &QAbstractSeries::restyled, this, [this, series] {
        m_legend->setSeries(m_series);
        follow(*series);
    });
    connect(series, &QAbstractSeries::axesChanged, this, &QChart::askForRoom);
    m_legend->setSeries(m_series);
    askForRoom();
}

void QChart::removeSeries(QAbstractSeries* series)
{
    const auto item = m_items.find(series);
    if (item == m_items.end())
        return;
    item->second->leave();
    m_items.erase(item);
    series->disconnect(this);
    series->setParent(nullptr);
    series->m_chart = nullptr;
    series->m_axes.clear();
    m_series.removeOne(series);
    m_legend->setSeries(m_series);
    askForRoom();
}

void QChart::addAxis(QAbstractAxis* axis, Qt::Alignment alignment)
{
    axis->setParent(this);
    m_axes.push_back(std::make_unique<AxisDrawing>(*axis, alignment == Qt::AlignLeft, this));
    connect(axis, &QAbstractAxis::changed, this, &QChart::askForRoom);
    connect(axis, &QAbstractAxis::restyled, this,
            [drawing = m_axes.back().get()] { drawing->restyle(); });
    askForRoom();
}

void QChart::removeAxis(QAbstractAxis* axis)
{
    const auto found = std::find_if(m_axes.begin(), m_axes.end(),
                                    [axis](const auto& of) { return &of->axis() == axis; });
    if (found == m_axes.end())
        return;
    m_axes.erase(found);
    axis->disconnect(this);
    axis->setParent(nullptr);
    for (QAbstractSeries* series : m_series)
        series->m_axes.removeOne(axis);
    askForRoom();
}

QList<QAbstractAxis*> QChart::axes() const
{
    QList<QAbstractAxis*> all;
    for (const auto& drawing : m_axes)
        all << &drawing->axis();
    return all;
}

void QChart::setMargins(const QMargins& margins)
{
    if (margins == m_margins)
        return;
    m_margins = margins;
    askForRoom();
}

QRectF QChart::plotArea() const
{
    layout()->activate();
    return m_plotArea;
}

Plot QChart::plotOf(const QAbstractSeries* series) const
{
    Plot plot{m_plotArea, {0, 1}, {0, 1}};
    for (const auto& drawing : m_axes) {
        if (series && series->attachedAxes().contains(&drawing->axis()))
            (drawing->isUpright() ? plot.up : plot.across) = drawing->axis().span();
    }
    return plot;
}

QPointF QChart::mapToPosition(const QPointF& value, QAbstractSeries* series) const
{
    layout()->activate();
    return plotOf(series ? series : m_series.value(0)).positionOf(value);
}

QPointF QChart::mapToValue(const QPointF& position, QAbstractSeries* series) const
{
    layout()->activate();
    return plotOf(series ? series : m_series.value(0)).valueAt(position);
}

/// A picture is painted as soon as the chart has its size.
void QChart::setGeometry(const QRectF& rect)
{
    QGraphicsWidget::setGeometry(rect);
    layout()->activate();
}

void QChart::arrange(const QRectF& rect)
{
    QRectF room = rect.adjusted(Around, Around, -Around, -Around) - QMarginsF(m_margins);
    if (m_legend->isVisible() && m_legend->isAttachedToChart()) {
        const double height = m_legend->lineHeight();
        m_legend->setGeometry(QRectF(room.left(), room.top(), room.width(), height));
        room.setTop(room.top() + height);
    }
    const QRectF area = placeAxes(room);
    const bool isOther = area != m_plotArea;
    m_plotArea = area;
    for (QAbstractSeries* series : m_series)
        follow(*series);
    if (isOther)
        Q_EMIT plotAreaChanged(m_plotArea);
}

/// Beside each axis there is room for what labels of the other reach beyond its ends.
QRectF QChart::placeAxes(const QRectF& room)
{
    AxisRoom left;
    AxisRoom below;
    for (const auto& drawing : m_axes) {
        AxisRoom& needed = drawing->isUpright() ? left : below;
        needed = drawing->measure();
        const double most = MostOfAxis * (drawing->isUpright() ? room.width() : room.height());
        needed.thickness = std::min(needed.thickness, std::floor(most));
    }
    const QRectF area = onPixels(room.adjusted(
        std::max(left.thickness, below.overhang), std::max(left.overhang, left.least),
        -std::max(below.overhang, below.least), -std::max(below.thickness, left.overhang)));
    for (const auto& drawing : m_axes) {
        if (drawing->isUpright())
            drawing->arrange(
                {area.left() - left.thickness, room.top(), left.thickness, room.height()}, area);
        else
            drawing->arrange({room.left(), area.bottom(), room.width(), below.thickness}, area);
    }
    return area;
}

void QChart::follow(QAbstractSeries& series)
{
    m_items.at(&series)->follow(plotOf(&series));
}

QChartView::QChartView(QChart* chart, QWidget* parent)
    : QGraphicsView(parent)
    , m_chart(chart)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setScene(new QGraphicsScene(this));
    scene()->addItem(chart);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumSize(static_cast<int>(Least), static_cast<int>(Least));
}

void QChartView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    m_chart->resize(event->size());
    setSceneRect(m_chart->geometry());
}
