// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/chart.h"

#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

namespace subtext {

using plot::AxisDrawing;
using plot::AxisRoom;
using plot::Plot;
using plot::SeriesItem;
using plot::Span;

namespace {

constexpr double Around = 9;       // the chart
constexpr double Least = 200;      // from side to side
constexpr double MostOfAxis = 0.4; // of the chart

/// Tells the chart when to place its parts: once for many changes.
class ChartLayout : public QGraphicsLayout
{
public:
    explicit ChartLayout(Chart& chart)
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
    Chart& m_chart;
};

/// Lines that are straight across pixels are sharp.
QRectF onPixels(const QRectF& rect)
{
    const QPointF topLeft(std::ceil(rect.left()), std::ceil(rect.top()));
    return {topLeft, QPointF(std::max(topLeft.x(), std::floor(rect.right())),
                             std::max(topLeft.y(), std::floor(rect.bottom())))};
}

} // namespace

Chart::Chart(QGraphicsItem* parent)
    : QGraphicsWidget(parent)
    , m_legend(new ChartLegend(this))
{
    setLayout(new ChartLayout(*this));
    connect(m_legend, &ChartLegend::changed, this, &Chart::askForRoom);
}

Chart::~Chart()
{
    m_legend->disconnect(this);
    m_legend->setSeries({}); // before they go
}

void Chart::askForRoom()
{
    layout()->invalidate();
    m_legend->update();
}

void Chart::addSeries(Series* series)
{
    series->setParent(this);
    series->m_chart = this;
    m_series << series;
    m_items[series] = new SeriesItem(*series, this);
    connect(series, &Series::restyled, this, [this, series] {
        m_legend->setSeries(m_series);
        follow(*series);
    });
    connect(series, &Series::axesChanged, this, &Chart::askForRoom);
    m_legend->setSeries(m_series);
    askForRoom();
}

void Chart::removeSeries(Series* series)
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

void Chart::addAxis(Axis* axis, Qt::Alignment alignment)
{
    axis->setParent(this);
    m_axes.push_back(std::make_unique<AxisDrawing>(*axis, alignment == Qt::AlignLeft, this));
    connect(axis, &Axis::changed, this, &Chart::askForRoom);
    connect(axis, &Axis::restyled, this, [drawing = m_axes.back().get()] { drawing->restyle(); });
    askForRoom();
}

void Chart::removeAxis(Axis* axis)
{
    const auto found = std::find_if(m_axes.begin(), m_axes.end(),
                                    [axis](const auto& of) { return &of->axis() == axis; });
    if (found == m_axes.end())
        return;
    m_axes.erase(found);
    axis->disconnect(this);
    axis->setParent(nullptr);
    for (Series* series : m_series)
        series->m_axes.removeOne(axis);
    askForRoom();
}

QList<Axis*> Chart::axes() const
{
    QList<Axis*> all;
    for (const auto& drawing : m_axes)
        all << &drawing->axis();
    return all;
}

void Chart::setMargins(const QMargins& margins)
{
    if (margins == m_margins)
        return;
    m_margins = margins;
    askForRoom();
}

QRectF Chart::plotArea() const
{
    layout()->activate();
    return m_plotArea;
}

Plot Chart::plotOf(const Series* series) const
{
    Plot plot{m_plotArea, {0, 1}, {0, 1}};
    for (const auto& drawing : m_axes) {
        if (series && series->attachedAxes().contains(&drawing->axis()))
            (drawing->isUpright() ? plot.up : plot.across) = drawing->axis().span();
    }
    return plot;
}

QPointF Chart::mapToPosition(const QPointF& value, Series* series) const
{
    layout()->activate();
    return plotOf(series ? series : m_series.value(0)).positionOf(value);
}

/// A picture is painted as soon as the chart has its size.
void Chart::setGeometry(const QRectF& rect)
{
    QGraphicsWidget::setGeometry(rect);
    layout()->activate();
}

void Chart::arrange(const QRectF& rect)
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
    for (Series* series : m_series)
        follow(*series);
    if (isOther)
        Q_EMIT plotAreaChanged(m_plotArea);
}

/// Beside each axis there is room for what labels of the other reach beyond its ends.
QRectF Chart::placeAxes(const QRectF& room)
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

void Chart::follow(Series& series)
{
    m_items.at(&series)->follow(plotOf(&series));
}

ChartView::ChartView(Chart* chart, QWidget* parent)
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

void ChartView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    m_chart->resize(event->size());
    setSceneRect(m_chart->geometry());
}

} // namespace subtext
