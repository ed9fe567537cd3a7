// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/scatterchart.h"

#include "ui/charts/chartlabels.h"
#include "ui/charts/intervalchart.h"
#include "ui/charts/intervalmarks.h"
#include "ui/charts/wrappedlegend.h"
#include "ui/plot/axes.h"
#include "ui/plot/chart.h"
#include "ui/plot/legend.h"
#include "ui/plot/series.h"
#include "ui/text/words.h"
#include "ui/widgets/plaintooltip.h"

#include <QCursor>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace subtext {
namespace {

constexpr int ScatterHeight = 340;
constexpr double ScatterTick = 0.5;
constexpr double AirAround = 0.04; // of the range, on both sides: no mark is cut off
constexpr std::size_t SeveralItems = 2;
constexpr std::size_t ManyItems = 5;

/// Which marks stand for so many.
std::size_t sizeOfPlace(const ScatterPoint& point)
{
    return point.rows.size() >= ManyItems ? 2 : point.rows.size() >= SeveralItems ? 1 : 0;
}

IntervalSeries scatterLook(std::size_t size)
{
    IntervalSeries look;
    look.name = size == 0   ? ScatterChart::tr("1 item")
                : size == 1 ? ScatterChart::tr("2 to 4")
                            : ScatterChart::tr("5 or more");
    look.shape = size == 0 ? MarkShape::Circle : size == 1 ? MarkShape::Diamond : MarkShape::Square;
    return look;
}

constexpr std::array<double, 3> ScatterMarkSizes{8, 11, 13};

constexpr std::size_t GroupHues = 6;
constexpr std::array GroupShapes{MarkShape::Circle, MarkShape::Diamond,  MarkShape::Triangle,
                                 MarkShape::Square, MarkShape::Pentagon, MarkShape::Star};

/// Neighbours differ in both; only after 36 the first comes again.
IntervalSeries groupLook(const QString& name, std::size_t group)
{
    IntervalSeries look;
    look.name = name;
    look.shape = GroupShapes.at((group + group / GroupHues) % GroupShapes.size());
    look.isSmall = true;
    return look;
}

} // namespace

ScatterChart::ScatterChart(const QString& title, const QString& description, Prompts& prompts,
                           QWidget* parent)
    : ChartPanel(title, description, prompts, parent)
    , m_legend(new charts::WrappedLegend(chart(), this))
{
    chart().legend()->setMarkerShape(ChartLegend::MarkerShapeFromSeries);
    chart().setMargins(QMargins(0, 0, 18, 0));
}

void ScatterChart::setNothing(const QString& why)
{
    m_marks.clear();
    m_diagonal = nullptr;
    m_shown.clear();
    m_content = {};
    setEmpty(why);
}

void ScatterChart::setContent(const ScatterContent& content)
{
    if (!isEmpty() && content == m_content)
        return;
    const ScatterPoint* marked = cursorPoint();
    const QString before = marked ? marked->words : QString();
    m_content = content;
    m_marks.clear();
    m_diagonal = nullptr;
    clearChart();
    setTable(m_content.header, m_content.table);
    setSummary(m_content.summary);
    m_shown.clear();
    const std::size_t count = m_content.points.size();
    const std::size_t drawn = std::min(count, MostPoints);
    for (std::size_t i = 0; i < drawn; ++i)
        m_shown.push_back(i * count / drawn); // spread evenly from left to right
    const auto same = std::find_if(m_shown.begin(), m_shown.end(), [&](std::size_t place) {
        return m_content.points[place].words == before;
    });
    m_cursor = same == m_shown.end() ? 0 : static_cast<std::size_t>(same - m_shown.begin());
    draw();
    applyTheme();
}

void ScatterChart::draw()
{
    m_diagonal = new PolylineSeries;
    m_diagonal->setName(m_content.diagonal);
    m_diagonal->append(m_content.range.low, m_content.range.low);
    m_diagonal->append(m_content.range.high, m_content.range.high);
    chart().addSeries(m_diagonal);
    for (std::size_t kind = 0; kind < kinds(); ++kind) {
        m_marks.push_back(makeMarks(kind));
        chart().addSeries(m_marks.back());
    }
    addAxes();
    if (m_content.diagonal.isEmpty()) { // still what places are measured by
        m_diagonal->hide();
        chart().legend()->markers(m_diagonal).constFirst()->setVisible(false);
    }
    for (ScatterSeries* marks : m_marks)
        chart().legend()->markers(marks).constFirst()->setVisible(marks->count() > 0);
    setPlotHeight(ScatterHeight);
}

std::size_t ScatterChart::kinds() const
{
    return m_content.groups.isEmpty() ? ScatterMarkSizes.size()
                                      : static_cast<std::size_t>(m_content.groups.size());
}

std::size_t ScatterChart::kindOf(const ScatterPoint& point) const
{
    return m_content.groups.isEmpty() ? sizeOfPlace(point) : static_cast<std::size_t>(point.group);
}

ScatterSeries* ScatterChart::makeMarks(std::size_t kind)
{
    const bool areGroups = !m_content.groups.isEmpty();
    const IntervalSeries look =
        areGroups ? groupLook(m_content.groups.at(static_cast<qsizetype>(kind)), kind)
                  : scatterLook(kind);
    ScatterSeries* series = charts::emptyMarks(look).release(); // the chart's when added
    if (!areGroups)
        series->setMarkerSize(ScatterMarkSizes.at(kind));
    for (const std::size_t place : m_shown) {
        const ScatterPoint& point = m_content.points[place];
        if (kindOf(point) == kind)
            series->append(point.x, point.y);
    }
    connect(series, &ScatterSeries::clicked, this, [this](const QPointF& value) {
        if (const ScatterPoint* point = pointAt(value)) {
            putCursorOn(point->rows.front());
            const std::vector<int> rows = point->rows; // whoever is told may give other content
            Q_EMIT rowsActivated(rows);
        }
    });
    connect(series, &ScatterSeries::hovered, this, [this](const QPointF& value, bool isOver) {
        const ScatterPoint* point = isOver ? pointAt(value) : nullptr;
        point ? showPlainToolTip(QCursor::pos(), point->words) : QToolTip::hideText();
    });
    return series;
}

QString ScatterChart::axisTitle() const
{
    if (m_shown.size() == m_content.points.size())
        return m_content.xTitle;
    return tr("%1; a sample of %2 of %3 places is drawn")
        .arg(m_content.xTitle, groupedNumber(std::ssize(m_shown)),
             groupedNumber(std::ssize(m_content.points)));
}

void ScatterChart::addAxes()
{
    const double air = AirAround * (m_content.range.high - m_content.range.low);
    const auto axisAt = [&](Qt::Alignment side) {
        auto* values = new ValueAxis;
        values->setTicksFrom(m_content.range.low, ScatterTick);
        values->setRange(m_content.range.low - air, m_content.range.high + air);
        values->setLabelFormat(charts::figureFormat(1));
        chart().addAxis(values, side);
        for (Series* series : chart().series())
            series->attachAxis(values);
        return values;
    };
    auto* across = axisAt(Qt::AlignBottom);
    across->setTitleText(axisTitle());
    auto* up = axisAt(Qt::AlignLeft);
    up->setTitleText(m_content.yTitle);
}

void ScatterChart::styleChart(const theme::Colors& colors)
{
    if (!m_diagonal)
        return;
    m_diagonal->setPen(QPen(colors.control, 1, Qt::DashLine));
    for (std::size_t kind = 0; kind < m_marks.size(); ++kind) {
        const int hue = m_content.groups.isEmpty() ? 0 : static_cast<int>(kind % GroupHues);
        const QColor color = IntervalChart::hueColor(hue, colors);
        // See-through, so that marks that lie over each other are still two.
        QColor fill = color;
        fill.setAlphaF(0.45F);
        m_marks[kind]->setColor(fill);
        m_marks[kind]->setPen(QPen(color, 1));
    }
    m_legend->place();
}

const ScatterPoint* ScatterChart::pointAt(const QPointF& value) const
{
    const auto distance = [&](std::size_t place) {
        const ScatterPoint& point = m_content.points[place];
        return std::abs(point.x - value.x()) + std::abs(point.y - value.y());
    };
    const auto nearest =
        std::min_element(m_shown.begin(), m_shown.end(),
                         [&](std::size_t a, std::size_t b) { return distance(a) < distance(b); });
    return nearest == m_shown.end() ? nullptr : &m_content.points[*nearest];
}

const ScatterPoint* ScatterChart::cursorPoint() const
{
    return m_cursor < m_shown.size() ? &m_content.points[m_shown[m_cursor]] : nullptr;
}

/// The keys go on from what was last asked for. A sample may have no place of that row.
void ScatterChart::putCursorOn(int row)
{
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        const std::vector<int>& rows = m_content.points[m_shown[i]].rows;
        if (std::find(rows.begin(), rows.end(), row) == rows.end())
            continue;
        m_cursor = i;
        return cursorPut();
    }
}

void ScatterChart::activateRow(int row)
{
    putCursorOn(row);
    Q_EMIT rowsActivated({row});
}

void ScatterChart::moveAlong(int by)
{
    const auto to = static_cast<std::ptrdiff_t>(m_cursor) + by;
    if (to >= 0 && to < std::ssize(m_shown))
        m_cursor = static_cast<std::size_t>(to);
}

/// To the nearest place of those with the next value above or below.
void ScatterChart::moveUp(int by)
{
    const ScatterPoint* from = cursorPoint();
    const ScatterPoint* best = nullptr;
    const auto isBetter = [&](const ScatterPoint& point) {
        const double up = std::abs(point.y - from->y);
        const double before = best ? std::abs(best->y - from->y) : 0;
        return !best || up < before ||
               (up == before && std::abs(point.x - from->x) < std::abs(best->x - from->x));
    };
    for (std::size_t i = 0; from && i < m_shown.size(); ++i) {
        const ScatterPoint& point = m_content.points[m_shown[i]];
        if ((point.y - from->y) * by <= 0 || !isBetter(point))
            continue;
        best = &point;
        m_cursor = i;
    }
}

bool ScatterChart::chartKey(int key)
{
    if (m_shown.empty())
        return false;
    switch (key) {
    case Qt::Key_Left:
        moveAlong(-1);
        break;
    case Qt::Key_Right:
        moveAlong(1);
        break;
    case Qt::Key_Home:
        m_cursor = 0;
        break;
    case Qt::Key_End:
        m_cursor = m_shown.size() - 1;
        break;
    case Qt::Key_Up:
        moveUp(1);
        break;
    case Qt::Key_Down:
        moveUp(-1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        Q_EMIT rowsActivated(cursorPoint()->rows);
        return true;
    default:
        return false;
    }
    cursorMoved();
    return true;
}

QRectF ScatterChart::cursorPlace() const
{
    const ScatterPoint* point = cursorPoint();
    if (!m_diagonal || !point)
        return {};
    const QPointF at = m_diagonal->chart()->mapToPosition({point->x, point->y}, m_diagonal);
    constexpr double Half = 9;
    return {at - QPointF(Half, Half), QSizeF(2 * Half, 2 * Half)};
}

QString ScatterChart::cursorText() const
{
    const ScatterPoint* point = cursorPoint();
    return point ? point->words : QString();
}

} // namespace subtext
