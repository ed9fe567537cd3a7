// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/heatmapchart.h"

#include "ui/plot/axes.h"
#include "ui/plot/chart.h"
#include "ui/plot/legend.h"
#include "ui/plot/series.h"
#include "ui/widgets/plaintooltip.h"

#include <QCursor>
#include <QGraphicsRectItem>
#include <QGraphicsSceneHoverEvent>
#include <QGraphicsSceneMouseEvent>
#include <QGraphicsSimpleTextItem>
#include <QPen>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

namespace subtext {
namespace {

constexpr int CellPixels = 44;
constexpr int RoomForWords = 60;
constexpr double AboveAxes = 50;
constexpr double RoomAboveFeet = 5;
constexpr double FrameWidth = 1.8;
constexpr double FrameInset = 2.5;

/// The ground and the two ends of the shades. One hue from the ground on, so that lightness alone
/// says how much; the hues of the ends are told apart by colour-blind eyes, and figures below zero
/// have their minus.
struct Shades
{
    QColor none;
    QColor most;
    QColor least;
};

Shades shadesOf(const theme::Colors& colors)
{
    if (colors.isDark)
        return {QColor(0x262D33), QColor(0x93E3DB), QColor(0xF3B27A)};
    return {QColor(0xEFF4F4), QColor(0x0A4F52), QColor(0x8A3B12)};
}

QColor shade(const Shades& shades, double amount)
{
    return charts::colorBetween(shades.none, amount < 0 ? shades.least : shades.most,
                                std::abs(amount));
}

QPen edgeOf(HeatCell::Mark mark, const QColor& color)
{
    return mark == HeatCell::Mark::Outlined ? QPen(color, 2) : QPen(Qt::NoPen);
}

/// What is drawn inside the edge; none for marks that have nothing there.
std::optional<QPen> frameOf(HeatCell::Mark mark, const QColor& color)
{
    if (mark != HeatCell::Mark::Framed && mark != HeatCell::Mark::Dashed)
        return std::nullopt;
    QPen pen(color, FrameWidth);
    pen.setJoinStyle(Qt::MiterJoin);
    if (mark == HeatCell::Mark::Dashed) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({3, 2});
    }
    return pen;
}

} // namespace

/// One field of the map.
class HeatMapChart::Cell : public QGraphicsRectItem
{
public:
    Cell(QGraphicsItem* parent, const std::function<void()>& onClick)
        : QGraphicsRectItem(parent)
        , m_onClick(onClick)
        , m_figure(new QGraphicsSimpleTextItem(this))
        , m_note(new QGraphicsSimpleTextItem(this))
    {
        setZValue(AboveAxes);
        setAcceptHoverEvents(true);
        setAcceptedMouseButtons(Qt::LeftButton);
    }

    void setTexts(const QString& figure, const QString& note)
    {
        m_figure->setText(figure);
        m_note->setText(note);
        arrange();
    }

    void setPlace(const QRectF& place)
    {
        setRect(place);
        arrange();
    }

    void setColors(const QColor& ground, HeatCell::Mark mark, const QColor& edge)
    {
        setBrush(ground);
        setPen(edgeOf(mark, edge));
        setFrame(frameOf(mark, charts::inkOn(ground)));
        m_figure->setFont(charts::textFont(theme::TextRole::Strong));
        m_note->setFont(charts::textFont(theme::TextRole::Small));
        m_figure->setBrush(charts::inkOn(ground));
        m_note->setBrush(charts::inkOn(ground));
        arrange();
    }

protected:
    void hoverEnterEvent(QGraphicsSceneHoverEvent* event) override
    {
        QToolTip::showText(event->screenPos(), toolTip());
    }
    void hoverLeaveEvent(QGraphicsSceneHoverEvent* /*event*/) override { QToolTip::hideText(); }
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override { event->accept(); }
    void mouseReleaseEvent(QGraphicsSceneMouseEvent* event) override
    {
        if (contains(event->pos()))
            m_onClick();
    }

private:
    void setFrame(const std::optional<QPen>& pen)
    {
        if (pen && !m_frame) {
            m_frame = new QGraphicsRectItem(this);
            m_frame->setAcceptedMouseButtons(Qt::NoButton);
        }
        if (m_frame)
            m_frame->setPen(pen.value_or(QPen(Qt::NoPen)));
    }

    void arrange()
    {
        if (m_frame)
            m_frame->setRect(rect().adjusted(FrameInset, FrameInset, -FrameInset, -FrameInset));
        const QRectF figure = m_figure->boundingRect();
        const QRectF note = m_note->boundingRect();
        const double both = figure.height() + note.height();
        const bool hasNote =
            !m_note->text().isEmpty() && both <= rect().height() && note.width() <= rect().width();
        const double top = rect().center().y() - (hasNote ? both : figure.height()) / 2;
        m_note->setVisible(hasNote);
        m_figure->setPos(rect().center().x() - figure.width() / 2, top);
        m_note->setPos(rect().center().x() - note.width() / 2, top + figure.height());
    }

    std::function<void()> m_onClick;
    QGraphicsSimpleTextItem* m_figure; // of this, like the other
    QGraphicsSimpleTextItem* m_note;
    QGraphicsRectItem* m_frame = nullptr; // of this, where a mark asked for one
};

HeatMapChart::HeatMapChart(const QString& title, const QString& description, Prompts& prompts,
                           QWidget* parent)
    : ChartPanel(title, description, prompts, parent)
{
    chart().legend()->hide();
    connect(&chart(), &Chart::plotAreaChanged, this, &HeatMapChart::placeCells);
}

QColor HeatMapChart::ground(double amount, const theme::Colors& colors)
{
    return shade(shadesOf(colors), amount);
}

void HeatMapChart::makeCells()
{
    qDeleteAll(m_cells);
    qDeleteAll(m_feet);
    m_cells.clear();
    m_feet.clear();
    for (int row = 0; row < rows(); ++row) {
        for (int column = 0; column < columns(); ++column) {
            auto* cell = new Cell(&chart(), [this, row, column] { activate(row, column); });
            cell->hide();
            m_cells.push_back(cell);
        }
    }
    for (int column = 0; column < columns(); ++column) {
        m_feet.push_back(new QGraphicsSimpleTextItem(&chart()));
        m_feet.back()->hide();
    }
}

QString HeatMapChart::labelOf(int place) const
{
    if (place >= rows())
        return m_map.further.at(place - rows());
    return QStringLiteral("%1 %2").arg(place + 1).arg(m_map.words.at(place));
}

QString HeatMapChart::shortLabelOf(int place) const
{
    constexpr int Letters = 3;
    if (place >= rows())
        return labelOf(place);
    const QString& whole = m_map.words.at(place);
    return QStringLiteral("%1 %2").arg(place + 1).arg(
        whole.size() <= Letters ? whole : whole.left(Letters) + u'.');
}

std::size_t HeatMapChart::slot(int row, int column) const
{
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns()) +
           static_cast<std::size_t>(column);
}

void HeatMapChart::setMap(const HeatMap& map)
{
    if (m_grid && map == m_map)
        return;
    const bool isOther = map.words != m_map.words || map.further != m_map.further;
    m_map = map;
    if (isOther) {
        clearChart(); // its axes have the words
        m_grid = nullptr;
        m_row = 0;
        m_column = 0;
        makeCells();
    }
    setTable(m_map.header, m_map.table);
    setSummary(m_map.summary);
    draw();
    applyTheme();
}

void HeatMapChart::setNothing(const QString& why)
{
    m_grid = nullptr;
    hideCells();
    setEmpty(why);
}

void HeatMapChart::hideCells()
{
    for (Cell* cell : m_cells)
        cell->hide();
    for (QGraphicsSimpleTextItem* foot : m_feet)
        foot->hide();
}

void HeatMapChart::draw()
{
    for (int row = 0; row < rows(); ++row) {
        for (int column = 0; column < columns(); ++column) {
            Cell* cell = m_cells[slot(row, column)];
            const HeatCell& of = m_map.at(row, column);
            cell->setTexts(of.figure, of.note);
            cell->setToolTip(plainToolTip(of.words));
            cell->setCursor(of.isOpening ? Qt::PointingHandCursor : Qt::ArrowCursor);
            cell->show();
        }
    }
    if (!m_grid)
        addAxes();
}

void HeatMapChart::addAxes()
{
    QStringList across;
    QStringList down;
    // Room only: an axis would write words over each other where the columns are narrow. An
    // empty element tells the categories apart.
    for (int place = 0; place < columns(); ++place)
        across << QStringLiteral("&nbsp;") + QStringLiteral("<i></i>").repeated(place);
    for (int place = 0; place < rows(); ++place)
        down.prepend(labelOf(place).toHtmlEscaped()); // an axis counts from the bottom
    auto* grid = new ScatterSeries;                   // without points: it carries the axes
    chart().addSeries(grid);
    for (const auto& [labels, side] :
         {std::pair(across, Qt::AlignBottom), std::pair(down, Qt::AlignLeft)}) {
        BarCategoryAxis* axis = charts::makeCategoryAxis(labels);
        axis->setLineVisible(false);
        chart().addAxis(axis, side);
        grid->attachAxis(axis);
    }
    m_grid = grid;
    setPlotHeight(RoomForWords + CellPixels * rows());
}

QRectF HeatMapChart::cellPlace(int row, int column) const
{
    const QRectF area = m_grid->chart()->plotArea();
    const QSizeF each(area.width() / columns(), area.height() / rows());
    return {area.topLeft() + QPointF(column * each.width(), row * each.height()), each};
}

void HeatMapChart::placeCells()
{
    if (!m_grid)
        return;
    for (int row = 0; row < rows(); ++row) {
        for (int column = 0; column < columns(); ++column)
            m_cells[slot(row, column)]->setPlace(cellPlace(row, column).adjusted(1, 1, -1, -1));
    }
    placeFeet();
}

/// Where one word does not fit all are short, or digits in the end; the rows have them whole.
void HeatMapChart::placeFeet()
{
    const QFontMetricsF metrics(charts::textFont(theme::TextRole::Small));
    const double room = cellPlace(0, 0).width() - 2;
    using Label = std::function<QString(int)>;
    const Label whole = [this](int place) { return labelOf(place); };
    const Label cut = [this](int place) { return shortLabelOf(place); };
    const Label digits = [this](int place) {
        return place < rows() ? QString::number(place + 1) : QStringLiteral("–");
    };
    const auto doFit = [&](const Label& label) {
        for (int place = 0; place < columns(); ++place) {
            if (metrics.horizontalAdvance(label(place)) > room)
                return false;
        }
        return true;
    };
    const Label label = doFit(whole) ? whole : doFit(cut) ? cut : digits;
    for (int place = 0; place < columns(); ++place) {
        QGraphicsSimpleTextItem* foot = m_feet[static_cast<std::size_t>(place)];
        const QRectF cell = cellPlace(rows() - 1, place);
        foot->setText(label(place));
        foot->setPos(cell.center().x() - foot->boundingRect().width() / 2,
                     cell.bottom() + RoomAboveFeet);
        foot->show();
    }
}

void HeatMapChart::styleChart(const theme::Colors& colors)
{
    if (!m_grid)
        return;
    for (QGraphicsSimpleTextItem* foot : m_feet) {
        foot->setFont(charts::textFont(theme::TextRole::Small));
        foot->setBrush(colors.muted);
    }
    placeCells(); // by the width of the font
    for (int row = 0; row < rows(); ++row) {
        for (int column = 0; column < columns(); ++column) {
            const HeatCell& of = m_map.at(row, column);
            m_cells[slot(row, column)]->setColors(ground(of.shade, colors), of.mark, colors.text);
        }
    }
}

void HeatMapChart::activate(int row, int column)
{
    m_row = row;
    m_column = column;
    if (m_map.at(row, column).isOpening)
        Q_EMIT cellActivated(row, column);
}

void HeatMapChart::activateRow(int row)
{
    const auto& [down, across] = m_map.tableCells.at(static_cast<std::size_t>(row));
    activate(down, across);
}

bool HeatMapChart::chartKey(int key)
{
    if (!m_grid)
        return false;
    const auto moved = [](int from, int by, int count) {
        return std::clamp(from + by, 0, count - 1);
    };
    switch (key) {
    case Qt::Key_Left:
        m_column = moved(m_column, -1, columns());
        break;
    case Qt::Key_Right:
        m_column = moved(m_column, 1, columns());
        break;
    case Qt::Key_Up:
        m_row = moved(m_row, -1, rows());
        break;
    case Qt::Key_Down:
        m_row = moved(m_row, 1, rows());
        break;
    case Qt::Key_Home:
        m_column = 0;
        break;
    case Qt::Key_End:
        m_column = columns() - 1;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        activate(m_row, m_column);
        return true;
    default:
        return false;
    }
    cursorMoved();
    return true;
}

QRectF HeatMapChart::cursorPlace() const
{
    return m_grid ? cellPlace(m_row, m_column) : QRectF();
}

QString HeatMapChart::cursorText() const
{
    return m_grid ? m_map.at(m_row, m_column).words : QString();
}

} // namespace subtext
