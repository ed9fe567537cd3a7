// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/axisdrawing.h"

#include "ui/plot/marks.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <utility>

namespace subtext::plot {
namespace {

// In pixels.
constexpr double TickLength = 4;
constexpr double AirOfTitle = 2; // above and below
constexpr double AirOfText = 0.5;
constexpr double AirBetween = 8; // labels that are cut

QGraphicsTextItem* makeText(QGraphicsItem* chart, double height)
{
    auto* item = new QGraphicsTextItem(chart);
    item->document()->setDocumentMargin(AirOfText);
    item->setZValue(height);
    item->setAcceptedMouseButtons(Qt::NoButton);
    return item;
}

QSizeF write(QGraphicsTextItem& item, const QFont& font, const QString& html)
{
    item.setFont(font);
    item.setHtml(html);
    return item.boundingRect().size();
}

QString shortened(const QString& html, const QFont& font, double room)
{
    const QString text = QTextDocumentFragment::fromHtml(html).toPlainText();
    return QFontMetricsF(font).elidedText(text, Qt::ElideRight, room).toHtmlEscaped();
}

} // namespace

LinesItem::LinesItem(QGraphicsItem* chart, double height)
    : QGraphicsItem(chart)
{
    setZValue(height);
    setAcceptedMouseButtons(Qt::NoButton);
}

void LinesItem::setPen(const QPen& pen)
{
    m_pen = pen;
    update();
}

void LinesItem::setLines(std::vector<QLineF> lines)
{
    prepareGeometryChange();
    m_lines = std::move(lines);
    m_bounds = {};
    for (const QLineF& line : m_lines) // the air also makes room for lines that are not wide at all
        m_bounds |= QRectF(line.p1(), line.p2()).normalized().adjusted(-1, -1, 1, 1);
    const double half = m_pen.widthF() / 2;
    m_bounds.adjust(-half, -half, half, half);
    update();
}

void LinesItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/,
                      QWidget* /*widget*/)
{
    painter->setPen(m_pen);
    painter->drawLines(m_lines.data(), static_cast<int>(m_lines.size()));
}

AxisDrawing::AxisDrawing(Axis& axis, bool isUpright, QGraphicsItem* chart)
    : m_axis(axis)
    , m_isUpright(isUpright)
    , m_chart(chart)
    , m_grid(new LinesItem(chart, GridHeight))
    , m_line(new LinesItem(chart, AxisHeight))
    , m_title(makeText(chart, GridHeight))
{}

AxisDrawing::~AxisDrawing()
{
    qDeleteAll(m_items);
    delete m_title;
    delete m_line;
    delete m_grid;
}

QSizeF AxisDrawing::turned(const QSizeF& size) const
{
    return QTransform().rotate(m_axis.look().labelsAngle).mapRect(QRectF({}, size)).size();
}

AxisRoom AxisDrawing::measure()
{
    const AxisLook& look = m_axis.look();
    const auto along = [this](const QSizeF& size) {
        return m_isUpright ? size.height() : size.width();
    };
    AxisRoom room;
    double widest = 0;
    m_labels.clear();
    for (const AxisLabel& label : m_axis.labels()) {
        if (m_labels.size() == m_items.size()) // never fewer: it may be painted meanwhile
            m_items.push_back(makeText(m_chart, AxisHeight));
        QGraphicsTextItem* item = m_items[m_labels.size()];
        const QSizeF size = turned(write(*item, look.labelsFont, label.html));
        item->setToolTip(label.tip);
        m_labels.push_back({label, item, size});
        widest = std::max(widest, m_isUpright ? size.width() : size.height());
    }
    if (!m_axis.hasIntervals() && !m_labels.empty())
        room.overhang = std::max(along(m_labels.front().size), along(m_labels.back().size)) / 2;
    for (std::size_t i = m_labels.size(); i < m_items.size(); ++i)
        m_items[i]->hide();
    room.least = room.overhang > 0 ? QFontMetricsF(look.labelsFont).height() / 2 : 0;
    room.thickness = widest + TickLength + 1;
    const QString title = m_axis.titleText();
    m_title->setVisible(!title.isEmpty());
    if (!title.isEmpty())
        room.thickness += write(*m_title, look.titleFont, title.toHtmlEscaped()).height() +
                          (m_isUpright ? TickLength : 0) + 2 * AirOfTitle;
    restyle();
    return room;
}

void AxisDrawing::restyle()
{
    const AxisLook& look = m_axis.look();
    m_grid->setPen(look.gridLinePen);
    m_grid->setVisible(look.hasGridLines);
    m_line->setPen(look.linePen);
    m_line->setVisible(look.hasLine);
    m_title->setDefaultTextColor(look.titleBrush.color());
    for (QGraphicsTextItem* item : m_items)
        item->setDefaultTextColor(look.labelsColor);
}

double AxisDrawing::positionOf(double value, const QRectF& plot) const
{
    const Span span = m_axis.span();
    const Plot map{plot, span, span};
    const QPointF at = map.positionOf({value, value});
    return m_isUpright ? at.y() : at.x();
}

void AxisDrawing::arrange(const QRectF& room, const QRectF& plot)
{
    arrangeLines(plot);
    arrangeLabels(room, plot);
    if (m_title->isVisible())
        arrangeTitle(room, plot);
}

void AxisDrawing::arrangeLines(const QRectF& plot)
{
    constexpr double Near = 0.01; // pixels: what only rounding keeps outside
    const double low = m_isUpright ? plot.top() : plot.left();
    const double high = m_isUpright ? plot.bottom() : plot.right();
    std::vector<QLineF> grid;
    std::vector<QLineF> line;
    const auto addGridLine = [&](double at) {
        grid.push_back(m_isUpright ? QLineF(plot.left(), at, plot.right(), at)
                                   : QLineF(at, plot.top(), at, plot.bottom()));
    };
    line.push_back(m_isUpright ? QLineF(plot.bottomLeft(), plot.topLeft())
                               : QLineF(plot.bottomLeft(), plot.bottomRight()));
    for (const double tick : m_axis.ticks()) {
        const double at = positionOf(tick, plot);
        if (at < low - Near || at > high + Near)
            continue;
        addGridLine(at);
        line.push_back(m_isUpright ? QLineF(plot.left() - TickLength, at, plot.left(), at)
                                   : QLineF(at, plot.bottom(), at, plot.bottom() + TickLength));
    }
    if (m_axis.hasIntervals()) {
        addGridLine(low);
        addGridLine(high);
    }
    m_grid->setLines(std::move(grid));
    m_line->setLines(std::move(line));
}

void AxisDrawing::cut(Label& label, double room) const
{
    const double width = m_isUpright ? label.size.width() : turned(label.size).width();
    if (width <= room)
        return;
    const QFont& font = m_axis.look().labelsFont;
    label.size =
        turned(write(*label.item, font, shortened(label.of.html, font, room - 2 * AirOfText)));
}

void AxisDrawing::arrangeLabels(const QRectF& room, const QRectF& plot)
{
    const double title =
        m_title->isVisible() ? m_title->boundingRect().height() + 2 * AirOfTitle : 0;
    const double most = m_isUpright
                            ? room.width() - TickLength - title
                            : room.width() / static_cast<double>(m_labels.size() + 1) - AirBetween;
    // Figures are hidden, not cut: a part of one would be another.
    const bool areCut = m_axis.look().areLabelsCut && m_axis.hasIntervals();
    std::optional<QRectF> last;
    for (Label& label : m_labels) {
        if (areCut)
            cut(label, most);
        const bool hasRoom = placeLabel(label, room, plot);
        const QRectF place(label.item->mapToParent(label.item->boundingRect()).boundingRect());
        const bool isFree = !last || !last->intersects(place.adjusted(1, 1, -1, -1));
        const bool isShown = hasRoom && (isFree || (m_axis.hasIntervals() && !m_isUpright));
        label.item->setVisible(isShown);
        if (isShown)
            last = place;
    }
}

/// False where it stands for so little of the plot that it would name its neighbour.
bool AxisDrawing::placeLabel(Label& label, const QRectF& room, const QRectF& plot)
{
    double at = positionOf(label.of.at, plot);
    bool hasRoom = true;
    const double low = m_isUpright ? plot.top() : plot.left();
    const double high = m_isUpright ? plot.bottom() : plot.right();
    if (label.of.within) {
        const double one = positionOf(label.of.within->low, plot);
        const double other = positionOf(label.of.within->high, plot);
        const double from = std::max(std::min(one, other), low);
        const double to = std::min(std::max(one, other), high);
        const bool isWhole = from > low && to < high;
        const double needed = m_isUpright ? label.size.height() : label.size.width();
        hasRoom = to > from && (isWhole || to - from >= needed || !m_axis.look().areLabelsCut);
        at = (from + to) / 2;
    } else {
        hasRoom = at >= low - 1 && at <= high + 1;
    }
    const QRectF whole = label.item->boundingRect();
    const double higher = whole.height() - label.size.height();
    const double wider = whole.width() - label.size.width();
    const QPointF place =
        m_isUpright
            ? QPointF(plot.left() - TickLength - whole.width() + wider / 2, at - whole.center().y())
            : QPointF(at - whole.center().x(), room.top() + TickLength - higher / 2);
    label.item->setTransformOriginPoint(whole.center());
    label.item->setRotation(m_axis.look().labelsAngle);
    label.item->setPos(place.toPoint()); // on whole pixels, letters are sharp
    return hasRoom;
}

void AxisDrawing::arrangeTitle(const QRectF& room, const QRectF& plot)
{
    const QFont& font = m_axis.look().titleFont;
    const double most = m_isUpright ? plot.height() : plot.width();
    QSizeF size = write(*m_title, font, m_axis.titleText().toHtmlEscaped());
    if (size.width() > most)
        size = write(*m_title, font,
                     shortened(m_axis.titleText().toHtmlEscaped(), font, most - 2 * AirOfText));
    const QPointF middle(size.width() / 2, size.height() / 2);
    m_title->setTransformOriginPoint(middle);
    m_title->setRotation(m_isUpright ? -90 : 0);
    m_title->setPos(m_isUpright ? QPointF(room.left() - middle.x() + middle.y() + AirOfTitle,
                                          plot.center().y() - middle.y())
                                : QPointF(plot.center().x() - middle.x(),
                                          room.bottom() - size.height() - AirOfTitle));
}

} // namespace subtext::plot
