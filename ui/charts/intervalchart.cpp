// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/intervalchart.h"

#include "ui/charts/chartlabels.h"
#include "ui/charts/intervallines.h"
#include "ui/charts/intervalmarks.h"
#include "ui/charts/wrappedlegend.h"
#include "ui/plot/axes.h"
#include "ui/plot/bars.h"
#include "ui/plot/chart.h"
#include "ui/plot/legend.h"
#include "ui/plot/series.h"
#include "ui/text/agreementtext.h"
#include "ui/text/words.h"
#include "ui/widgets/plaintooltip.h"

#include <QCursor>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>

namespace subtext {
namespace {

constexpr int LeastNamePixels = 170;
constexpr double NameShare = 0.34;        // of a wide chart
constexpr double NameShareOnPaper = 0.22; // where it comes to the same as LeastNamePixels
constexpr int RoomAround = 110;           // legend, axis and its title
constexpr double LanePixels = 13;
constexpr double AirPixels = 12;   // in a row, above and below its lanes
constexpr double PartsShare = 0.6; // of the height of a row
constexpr int PartsInk = 30;       // percent of the hue
constexpr double HeadPixels = 38;  // for the notes of the reference lines, on two lines

} // namespace

IntervalChart::IntervalChart(const QString& title, const QString& description, Prompts& prompts,
                             QWidget* parent)
    : ChartPanel(title, description, prompts, parent)
    , m_lines(new charts::IntervalLines(chart()))
    , m_legend(new charts::WrappedLegend(chart(), this))
{
    chart().legend()->setMarkerShape(ChartLegend::MarkerShapeFromSeries);
    chart().setMargins(QMargins(0, 0, 12, 0));
    connect(&chart(), &Chart::plotAreaChanged, &chart(), [lines = m_lines] { lines->follow(); });
    connect(&chart(), &QGraphicsWidget::widthChanged, this, &IntervalChart::fitNames);
}

QColor IntervalChart::hueColor(int hue, const theme::Colors& colors)
{
    // After Okabe and Ito, without the green, which is close to the accent; darker on white.
    constexpr std::array<QRgb, 5> light{0xC04A00, 0x0067A8, 0x9A6B00, 0x9C3F82, 0x5A616B};
    constexpr std::array<QRgb, 5> dark{0xFF9055, 0x74B4F5, 0xE8C65A, 0xE58CC6, 0xA4ABB5};
    if (hue <= 0)
        return colors.accent;
    const auto slot = static_cast<std::size_t>(hue - 1) % light.size();
    return QColor(colors.isDark ? dark.at(slot) : light.at(slot));
}

void IntervalChart::setNothing(const QString& why)
{
    m_lines->clear();
    m_series.clear();
    m_bars = nullptr;
    m_rowAxis = nullptr;
    m_names.clear();
    m_content = {};
    setEmpty(why);
}

void IntervalChart::setContent(const IntervalContent& content)
{
    if (!isEmpty() && content == m_content)
        return;
    m_content = content;
    m_lines->clear();
    m_series.clear();
    m_bars = nullptr;
    m_rowAxis = nullptr;
    m_names.clear();
    clearChart();
    setTable(m_content.header, m_content.table);
    if (!m_content.shownHeader.isEmpty())
        setShownHeader(m_content.shownHeader);
    setSummary(m_content.summary);
    m_range = axisRange(m_content);
    draw();
    applyTheme();
}

double IntervalChart::rowPixels() const
{
    return AirPixels + LanePixels * std::max(1.0, lanes());
}

double IntervalChart::lanes() const
{
    return m_content.isOneLane ? 1 : static_cast<double>(m_content.series.size());
}

double IntervalChart::headRoom() const
{
    return m_content.references.empty() ? 0 : HeadPixels / rowPixels();
}

double IntervalChart::placeOf(int row, int series) const
{
    // The first row is at the top, and so is the first series of a row.
    const double lane = LanePixels / rowPixels();
    const double fromMiddle = m_content.isOneLane ? 0 : (lanes() - 1) / 2 - series;
    return static_cast<double>(m_content.rows.size() - 1 - row) + lane * fromMiddle;
}

int IntervalChart::rowAt(double y) const
{
    return static_cast<int>(m_content.rows.size()) - 1 - static_cast<int>(std::lround(y));
}

void IntervalChart::draw()
{
    if (!m_content.parts.empty())
        chart().addSeries(m_bars = makeBars()); // below the marks
    for (int i = 0; i < static_cast<int>(m_content.series.size()); ++i) {
        m_series.push_back(makeSeries(i));
        chart().addSeries(m_series.back());
    }
    addAxes();
    chart().legend()->setVisible(m_series.size() > 1 || m_bars);
    setPlotHeight(RoomAround +
                      static_cast<int>((static_cast<double>(m_content.rows.size()) + headRoom()) *
                                       rowPixels()),
                  m_content.isAsHighAsItsRows);
}

void IntervalChart::addAxes()
{
    auto* rows = new CategoryAxis; // its lines are between the rows
    m_rowAxis = rows;
    m_names = charts::axisLabels(m_content.rows, namePixels());
    rows->setStartValue(-0.5);
    for (int i = 0; i < m_names.size(); ++i)
        rows->append(m_names.at(m_names.size() - 1 - i), i + 0.5);
    rows->setRange(-0.5, static_cast<double>(m_names.size()) - 0.5 + headRoom());
    rows->setTruncateLabels(false); // cut already
    tellCutNames();
    chart().addAxis(rows, Qt::AlignLeft);

    auto* values = new ValueAxis;
    const double nice = axisStep(m_range.high - m_range.low);
    const double step = m_content.areCounts ? std::max(1.0, nice) : nice;
    values->setTicksFrom(0, step);
    values->setRange(m_range.low, m_range.high);
    const int decimals = std::max(0, -static_cast<int>(std::floor(std::log10(step) + 1e-9)));
    values->setLabelFormat(charts::figureFormat(decimals));
    values->setTitleText(shownAxisTitle(m_content));
    chart().addAxis(values, Qt::AlignBottom);
    std::vector<Series*> drawn(m_series.begin(), m_series.end());
    if (m_bars)
        drawn.push_back(m_bars);
    for (Series* series : drawn) {
        series->attachAxis(rows);
        series->attachAxis(values);
    }
}

int IntervalChart::namePixels()
{
    const double share = charts::isOnPaper() ? NameShareOnPaper : NameShare;
    return std::max(LeastNamePixels, static_cast<int>(share * chart().size().width()));
}

/// Names are whole where there is room for them.
void IntervalChart::fitNames()
{
    if (!m_rowAxis)
        return;
    const QStringList names = charts::axisLabels(m_content.rows, namePixels());
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (names.at(i) != m_names.at(i))
            m_rowAxis->replaceLabel(m_names.at(i), names.at(i));
    }
    m_names = names;
    tellCutNames();
}

/// The pointer is told the whole of a name that is cut.
void IntervalChart::tellCutNames()
{
    QStringList tips; // the axis begins with the last row
    for (qsizetype i = m_names.size() - 1; i >= 0; --i) {
        const QString& name = m_content.rows.at(i);
        tips << (m_names.at(i) == name.toHtmlEscaped() ? QString() : plainToolTip(name));
    }
    m_rowAxis->setTips(tips);
}

ScatterSeries* IntervalChart::makeSeries(int index)
{
    const IntervalSeries& from = m_content.series.at(static_cast<std::size_t>(index));
    ScatterSeries* series = charts::emptyMarks(from).release(); // the chart's when it is added
    for (int row = 0; row < static_cast<int>(from.marks.size()); ++row) {
        if (const auto& value = from.marks.at(static_cast<std::size_t>(row)).value)
            series->append(*value, placeOf(row, index));
    }
    connect(series, &ScatterSeries::clicked, this,
            [this, index](const QPointF& value) { activateMark(rowAt(value.y()), index); });
    connect(series, &ScatterSeries::hovered, this,
            [this, index](const QPointF& value, bool isOver) {
                isOver ? tellMark(rowAt(value.y()), index) : QToolTip::hideText();
            });
    return series;
}

/// A piece tells what the row's mark tells.
StackedBarSeries* IntervalChart::makeBars()
{
    const auto rows = static_cast<int>(m_content.rows.size());
    auto* bars = new StackedBarSeries;
    bars->setBarWidth(PartsShare);
    for (const IntervalPart& part : m_content.parts) {
        auto* set = new BarSet(part.name);
        for (int bar = 0; bar < rows; ++bar) // the first is at the foot
            set->append(part.lengths.at(static_cast<std::size_t>(rowAt(bar))));
        bars->append(set);
    }
    connect(bars, &StackedBarSeries::clicked, this,
            [this](int bar, BarSet*) { activateMark(rowAt(bar), 0); });
    connect(bars, &StackedBarSeries::hovered, this, [this](bool isOver, int bar, BarSet*) {
        isOver ? tellMark(rowAt(bar), 0) : QToolTip::hideText();
    });
    return bars;
}

/// Faint, so that marks and whiskers are seen over them, with an edge that is seen by itself.
void IntervalChart::styleBars(const theme::Colors& colors)
{
    for (std::size_t i = 0; m_bars && i < m_content.parts.size(); ++i) {
        const QColor edge = hueColor(m_content.parts[i].hue, colors);
        const auto mixed = [](int of, int ground) {
            return (PartsInk * of + (100 - PartsInk) * ground) / 100;
        };
        BarSet* set = m_bars->barSets().at(static_cast<int>(i));
        set->setPen(QPen(edge, 1));
        set->setBrush(QColor(mixed(edge.red(), colors.surface.red()),
                             mixed(edge.green(), colors.surface.green()),
                             mixed(edge.blue(), colors.surface.blue())));
    }
}

void IntervalChart::styleChart(const theme::Colors& colors)
{
    if (m_series.empty())
        return;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const IntervalSeries& from = m_content.series[i];
        const QColor color = hueColor(from.hue, colors);
        m_series[i]->setColor(from.isHollow ? colors.surface : color);
        m_series[i]->setPen(QPen(color, from.isHollow ? 1.8 : 1));
    }
    styleBars(colors);
    m_legend->place();
    styleLines(colors);
    placeNotes(colors);
}

void IntervalChart::styleLines(const theme::Colors& colors)
{
    std::vector<charts::IntervalLines::Upright> uprights;
    // Above the rows are the words, which a line would go through.
    std::optional<double> top;
    if (!m_content.references.empty() && !charts::isOnPaper())
        top = static_cast<double>(m_content.rows.size()) - 0.5;
    if (m_range.low < 0 && m_range.high > 0)
        uprights.push_back({0, QPen(colors.muted, 1.2), top});
    for (const IntervalReference& reference : m_content.references) {
        if (reference.x > m_range.low && reference.x < m_range.high && reference.x != 0.0)
            uprights.push_back({reference.x, QPen(colors.control, 1, Qt::DashLine), top});
    }
    std::vector<charts::IntervalLines::Whisker> whiskers;
    for (int i = 0; i < static_cast<int>(m_content.series.size()); ++i) {
        const IntervalSeries& from = m_content.series.at(static_cast<std::size_t>(i));
        const QPen pen(hueColor(from.hue, colors), from.isSmall ? 1 : 1.6);
        for (int row = 0; from.hasWhiskers && row < static_cast<int>(from.marks.size()); ++row) {
            const IntervalMark& mark = from.marks.at(static_cast<std::size_t>(row));
            if (mark.value && mark.interval)
                whiskers.push_back(
                    {*mark.interval, placeOf(row, i), pen, mark.isLowCut, mark.isHighCut});
        }
    }
    m_lines->set(m_series.front(), std::move(uprights), std::move(whiskers));
}

void IntervalChart::placeNotes(const theme::Colors& colors)
{
    std::vector<ChartNotes::Note> found;
    const double aside = 0.008 * (m_range.high - m_range.low);
    const auto isNamed = m_content.series.size() > 1;
    for (int row = 0; row < static_cast<int>(m_content.rows.size()); ++row) {
        // One note a row: several, one below the other, would not fit.
        QStringList names;
        double sum = 0;
        for (int i = 0; i < static_cast<int>(m_content.series.size()); ++i) {
            const IntervalSeries& from = m_content.series.at(static_cast<std::size_t>(i));
            const IntervalMark& mark = from.marks.at(static_cast<std::size_t>(row));
            if (mark.value || mark.isAbsent)
                continue;
            names << from.name;
            sum += placeOf(row, i);
        }
        if (names.isEmpty())
            continue;
        const bool isAll =
            m_content.isOneLane || names.size() == static_cast<qsizetype>(m_content.series.size());
        found.push_back(
            {{std::max(0.0, m_range.low) + aside, sum / static_cast<double>(names.size())},
             isNamed && !isAll ? tr("undefined: %1").arg(listed(names)) : tr("undefined"),
             colors.muted,
             Qt::AlignLeft,
             {}});
    }
    // On two lines in turn, so that each has the room up to the next but one.
    const double head = static_cast<double>(m_content.rows.size()) - 0.5;
    for (std::size_t i = 0; i < m_content.references.size(); ++i) {
        const IntervalReference& reference = m_content.references[i];
        const double end = i + 2 < m_content.references.size()
                               ? std::min(m_content.references[i + 2].x, m_range.high)
                               : m_range.high;
        if (reference.x > m_range.low && end - reference.x > 2 * aside)
            found.push_back({{reference.x + aside, head + headRoom() * (i % 2 == 0 ? 0.75 : 0.25)},
                             reference.note,
                             colors.muted,
                             Qt::AlignLeft,
                             {end - reference.x - 2 * aside, headRoom() / 2},
                             i + 2 >= m_content.references.size()}); // else over its neighbour
    }
    notes().set(m_series.front(), found);
}

void IntervalChart::tellMark(int row, int series) const
{
    const IntervalSeries& from = m_content.series.at(static_cast<std::size_t>(series));
    const IntervalMark& mark = from.marks.at(static_cast<std::size_t>(row));
    QString text =
        tr("%1, %2: %3").arg(m_content.rows.at(row), from.name, figureText(mark.value, 3));
    if (mark.interval)
        text += u'\n' + tr("95 % interval: %1").arg(intervalText(mark.interval, 3));
    if (!mark.remark.isEmpty())
        text += u'\n' + mark.remark;
    showPlainToolTip(QCursor::pos(), text);
}

} // namespace subtext
