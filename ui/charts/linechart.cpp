// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/linechart.h"

#include "ui/charts/chartlabels.h"
#include "ui/charts/intervalchart.h"
#include "ui/charts/intervalmarks.h"
#include "ui/charts/wrappedlegend.h"
#include "ui/plot/axes.h"
#include "ui/plot/chart.h"
#include "ui/plot/legend.h"
#include "ui/plot/series.h"
#include "ui/widgets/plaintooltip.h"

#include <QCursor>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

constexpr int PlotHeight = 340;
constexpr double CursorHalf = 11; // pixels around a point
constexpr double StarSize = 22;
constexpr double SmallShare = 0.55; // of the other marks
constexpr double LeastRange = 0.02;

/// All that is drawn, with air above and below.
stats::Interval rangeOf(const LineContent& content)
{
    if (content.yRange)
        return *content.yRange;
    std::optional<stats::Interval> range;
    for (const LineSeries& series : content.series) {
        for (const LinePoint& point : series.points) {
            if (!range)
                range = stats::Interval{point.y, point.y};
            range->low = std::min(range->low, point.y);
            range->high = std::max(range->high, point.y);
        }
    }
    if (!range)
        return {0, 1};
    const double air = std::max(LeastRange, 0.12 * (range->high - range->low));
    return {std::max(0.0, range->low - air), range->high + air};
}

} // namespace

LineChart::LineChart(const QString& title, const QString& description, Prompts& prompts,
                     QWidget* parent)
    : ChartPanel(title, description, prompts, parent)
    , m_legend(new charts::WrappedLegend(chart(), this))
{
    chart().legend()->setMarkerShape(ChartLegend::MarkerShapeFromSeries);
    chart().setMargins(QMargins(0, 0, 18, 0));
}

void LineChart::setNothing(const QString& why)
{
    m_lines.clear();
    m_diagonal = nullptr;
    m_content = {};
    setEmpty(why);
}

void LineChart::setContent(const LineContent& content)
{
    if (!isEmpty() && content == m_content)
        return;
    m_content = content;
    m_lines.clear();
    m_diagonal = nullptr;
    clearChart();
    setTable(m_content.header, m_content.table);
    setSummary(m_content.summary);
    m_range = rangeOf(m_content);
    if (!cursorPoint()) {
        m_series = 0;
        m_point = 0;
    }
    draw();
    applyTheme();
}

void LineChart::draw()
{
    if (!m_content.diagonal.isEmpty()) {
        m_diagonal = new PolylineSeries;
        m_diagonal->setName(m_content.diagonal);
        m_diagonal->append(0, 0);
        m_diagonal->append(1, 1);
        chart().addSeries(m_diagonal);
    }
    for (std::size_t i = 0; i < m_content.series.size(); ++i)
        m_lines.push_back(makeLine(i));
    addAxes();
    // The points stand for their line; what is marked is explained by the description.
    for (const Drawn& drawn : m_lines) {
        chart().legend()->markers(drawn.line).constFirst()->setVisible(false);
        chart().legend()->markers(drawn.stars).constFirst()->setVisible(false);
        chart().legend()->markers(drawn.small).constFirst()->setVisible(false);
    }
    setPlotHeight(PlotHeight);
}

LineChart::Drawn LineChart::makeLine(std::size_t series)
{
    const LineSeries& from = m_content.series.at(series);
    IntervalSeries look;
    look.name = from.name;
    look.shape = from.shape;
    Drawn drawn;
    drawn.line = new PolylineSeries;
    drawn.points = charts::emptyMarks(look).release(); // the chart's, as all of them
    look.name.clear();
    drawn.small = charts::emptyMarks(look).release();
    drawn.small->setMarkerSize(SmallShare * drawn.points->markerSize());
    look.shape = MarkShape::Star;
    drawn.stars = charts::emptyMarks(look).release();
    drawn.stars->setMarkerSize(StarSize);
    for (const LinePoint& point : from.points) {
        drawn.line->append(point.x, point.y);
        ScatterSeries* marks = point.isMarked  ? drawn.stars
                               : point.isSmall ? drawn.small
                                               : drawn.points;
        marks->append(point.x, point.y);
    }
    chart().addSeries(drawn.line);
    chart().addSeries(drawn.points);
    chart().addSeries(drawn.stars);
    chart().addSeries(drawn.small);
    connectPoints(*drawn.points, series);
    connectPoints(*drawn.stars, series);
    connectPoints(*drawn.small, series);
    return drawn;
}

void LineChart::connectPoints(ScatterSeries& points, std::size_t series)
{
    connect(&points, &ScatterSeries::clicked, this,
            [this, series](const QPointF& at) { openPoint(series, at.x()); });
    connect(&points, &ScatterSeries::hovered, this, [this, series](const QPointF& at, bool isOver) {
        const LinePoint* point = isOver ? pointAt(series, at.x()) : nullptr;
        if (point)
            showPlainToolTip(QCursor::pos(), point->words);
        else
            QToolTip::hideText();
    });
}

ValueAxis* LineChart::valueAxis()
{
    auto* axis = new ValueAxis;
    constexpr double LeastStep = 0.01; // labels have two decimals
    const double step = std::max(LeastStep, axisStep(m_range.high - m_range.low));
    axis->setTicksFrom(0, step);
    axis->setRange(m_range.low, m_range.high);
    axis->setLabelFormat(step < 0.1   ? charts::figureFormat(2)
                         : step < 1.0 ? charts::figureFormat(1)
                                      : QStringLiteral("%.0f"));
    axis->setTitleText(m_content.yTitle);
    return axis;
}

void LineChart::addAxes()
{
    Axis* across = nullptr;
    if (m_content.xWords.isEmpty()) {
        auto* numbers = new ValueAxis;
        numbers->setTicksFrom(0, 0.2);
        numbers->setRange(-0.02, 1.02); // no mark is cut off
        numbers->setLabelFormat(charts::figureFormat(1));
        across = numbers;
    } else {
        auto* words = new CategoryAxis;
        words->setLabelsPosition(CategoryAxis::AxisLabelsPositionOnValue);
        words->setStartValue(-1);
        for (int i = 0; i < m_content.xWords.size(); ++i)
            words->append(m_content.xWords.at(i).toHtmlEscaped(), i);
        words->setRange(-0.4, static_cast<double>(m_content.xWords.size()) - 0.6);
        across = words;
    }
    across->setTitleText(m_content.xTitle);
    chart().addAxis(across, Qt::AlignBottom);
    ValueAxis* up = valueAxis();
    chart().addAxis(up, Qt::AlignLeft);
    for (Series* series : chart().series()) {
        series->attachAxis(across);
        series->attachAxis(up);
    }
}

void LineChart::styleChart(const theme::Colors& colors)
{
    if (m_lines.empty())
        return;
    if (m_diagonal)
        m_diagonal->setPen(QPen(colors.control, 1, Qt::DashLine));
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const LineSeries& from = m_content.series[i];
        const QColor color = IntervalChart::hueColor(from.hue, colors);
        m_lines[i].line->setPen(QPen(color, 1.8, from.isDashed ? Qt::DashLine : Qt::SolidLine));
        for (ScatterSeries* points : {m_lines[i].points, m_lines[i].stars, m_lines[i].small}) {
            points->setColor(from.isDashed ? colors.surface : color);
            points->setPen(QPen(color, from.isDashed ? 1.8 : 1));
        }
    }
    m_legend->place();
}

const LinePoint* LineChart::pointAt(std::size_t series, double x) const
{
    constexpr double Near = 1e-9;
    for (const LinePoint& point : m_content.series.at(series).points) {
        if (std::abs(point.x - x) < Near)
            return &point;
    }
    return nullptr;
}

const LinePoint* LineChart::cursorPoint() const
{
    if (m_series >= m_content.series.size())
        return nullptr;
    const std::vector<LinePoint>& points = m_content.series[m_series].points;
    return m_point < points.size() ? &points[m_point] : nullptr;
}

void LineChart::openPoint(std::size_t series, double x)
{
    if (const LinePoint* point = pointAt(series, x))
        activateRow(point->tableRow);
}

/// To the line above or below, where the legend has it, and to the point there that is nearest.
void LineChart::moveAcross(int by)
{
    const LinePoint* from = cursorPoint();
    const auto last = static_cast<int>(m_content.series.size()) - 1;
    m_series = static_cast<std::size_t>(std::clamp(static_cast<int>(m_series) + by, 0, last));
    const std::vector<LinePoint>& points = m_content.series[m_series].points;
    const double x = from ? from->x : 0;
    const auto nearest =
        std::min_element(points.begin(), points.end(), [x](const auto& a, const auto& b) {
            return std::abs(a.x - x) < std::abs(b.x - x);
        });
    m_point = static_cast<std::size_t>(nearest - points.begin());
}

bool LineChart::chartKey(int key)
{
    if (m_lines.empty())
        return false;
    const std::size_t count = m_content.series.at(m_series).points.size();
    switch (key) {
    case Qt::Key_Left:
        m_point -= m_point > 0 ? 1 : 0;
        break;
    case Qt::Key_Right:
        m_point += m_point + 1 < count ? 1 : 0;
        break;
    case Qt::Key_Home:
        m_point = 0;
        break;
    case Qt::Key_End:
        m_point = count > 0 ? count - 1 : 0;
        break;
    case Qt::Key_Up:
        moveAcross(-1);
        break;
    case Qt::Key_Down:
        moveAcross(1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (const LinePoint* point = cursorPoint())
            activateRow(point->tableRow);
        return true;
    default:
        return false;
    }
    cursorMoved();
    return true;
}

QRectF LineChart::cursorPlace() const
{
    const LinePoint* point = cursorPoint();
    if (m_lines.empty() || !point)
        return {};
    PolylineSeries* line = m_lines.at(m_series).line;
    const QPointF at = line->chart()->mapToPosition({point->x, point->y}, line);
    return {at.x() - CursorHalf, at.y() - CursorHalf, 2 * CursorHalf, 2 * CursorHalf};
}

QString LineChart::cursorText() const
{
    const LinePoint* point = cursorPoint();
    return point ? point->words : QString();
}

} // namespace subtext
