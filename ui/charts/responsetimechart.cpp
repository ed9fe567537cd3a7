// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/responsetimechart.h"

#include "ui/charts/timeaxis.h"
#include "ui/plot/axes.h"
#include "ui/plot/boxes.h"
#include "ui/plot/chart.h"
#include "ui/plot/legend.h"
#include "ui/plot/series.h"
#include "ui/text/plurals.h"
#include "ui/widgets/plaintooltip.h"

#include <QCursor>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

constexpr int NamePixels = 110;
constexpr std::size_t UprightFrom = 9; // so many names no longer fit side by side

double inSeconds(qint64 ms)
{
    return static_cast<double>(ms) / 1000;
}

QString cell(double seconds)
{
    return QString::number(seconds, 'f', 2);
}

} // namespace

ResponseTimeChart::ResponseTimeChart(Prompts& prompts, QWidget* parent)
    : ChartPanel(tr("Response times"),
                 tr("Box: the middle half of a person’s items, with the median. Whiskers: the "
                    "other items that no timing rule flags. Points: the items that one does."),
                 prompts, parent)
{
    chart().legend()->hide();
    chart().setMargins(QMargins(0, 8, 8, 0));
}

void ResponseTimeChart::setData(const std::vector<PersonTimes>& times, const DisplayNames& names,
                                const QualityThresholds& thresholds)
{
    m_thresholds = thresholds;
    m_rows.clear();
    m_columns.clear();
    m_points.clear();
    for (const PersonTimes& person : times) {
        if (person.seconds)
            m_columns.push_back(static_cast<int>(m_rows.size()));
        m_rows.push_back(
            {person, charts::nameOf(person.person, names), outlyingTimes(person, thresholds)});
    }
    clearChart();
    m_boxes = nullptr;
    if (m_columns.empty()) {
        setEmpty(tr("There are no times in this study."));
        return;
    }
    fillTable();
    summarise();
    draw();
    applyTheme();
}

void ResponseTimeChart::fillTable()
{
    std::vector<QStringList> cells;
    for (const Row& row : m_rows) {
        const auto& s = row.times.seconds;
        QStringList line{row.name, QString::number(s ? s->n : 0)};
        for (double FiveNumbers::*part :
             {&FiveNumbers::minimum, &FiveNumbers::lowerQuartile, &FiveNumbers::median,
              &FiveNumbers::upperQuartile, &FiveNumbers::maximum})
            line << (s ? cell((*s).*part) : QString());
        cells.push_back(line << QString::number(row.outlying.size()));
    }
    setTable({tr("Annotator"), tr("Items with a time"), tr("Shortest (s)"),
              tr("Lower quartile (s)"), tr("Median (s)"), tr("Upper quartile (s)"),
              tr("Longest (s)"), tr("Flagged times")},
             cells);
}

void ResponseTimeChart::summarise()
{
    const auto byMedian = [this](int a, int b) {
        return m_rows[static_cast<std::size_t>(a)].times.seconds->median <
               m_rows[static_cast<std::size_t>(b)].times.seconds->median;
    };
    const auto [fast, slow] = std::minmax_element(m_columns.begin(), m_columns.end(), byMedian);
    const Row& fastest = m_rows[static_cast<std::size_t>(*fast)];
    const Row& slowest = m_rows[static_cast<std::size_t>(*slow)];
    qint64 flagged = 0;
    for (const Row& row : m_rows)
        flagged += std::ssize(row.outlying);
    setSummary(tr("%1. Medians from %2 (%3) to %4 (%5). %6.")
                   .arg(tr("%n annotators", nullptr, plural(std::ssize(m_columns))),
                        charts::secondsWords(fastest.times.seconds->median), fastest.name,
                        charts::secondsWords(slowest.times.seconds->median), slowest.name,
                        tr("%n times are flagged", nullptr, plural(flagged))));
}

void ResponseTimeChart::draw()
{
    QStringList names;
    for (int index : m_columns)
        names << m_rows[static_cast<std::size_t>(index)].name;
    BarCategoryAxis* people = charts::makeCategoryAxis(charts::axisLabels(names, NamePixels));
    people->setLabelsAngle(m_columns.size() < UprightFrom ? 0 : -90);
    chart().addAxis(people, Qt::AlignBottom);
    m_boxes = makeBoxes();
    m_outliers = makePoints();
    m_tooFast = makeLimit(m_thresholds.tooFastMs);
    m_disengaged = makeLimit(m_thresholds.disengagedMs);
    CategoryAxis* time = makeTimeAxis();
    chart().addAxis(time, Qt::AlignLeft);
    for (Series* series :
         std::initializer_list<Series*>{m_tooFast, m_disengaged, m_boxes, m_outliers}) {
        chart().addSeries(series);
        series->attachAxis(people);
        series->attachAxis(time);
    }
    const double room = m_columns.size() < UprightFrom ? 0 : NamePixels;
    setPlotHeight(300 + static_cast<int>(room));
}

BoxSeries* ResponseTimeChart::makeBoxes()
{
    auto* series = new BoxSeries;
    for (int index : m_columns) {
        const Row& row = m_rows[static_cast<std::size_t>(index)];
        const FiveNumbers& s = *row.times.seconds;
        // Whiskers end at the last point that is not drawn as an outlier, but never within the box.
        double low = s.lowerQuartile;
        double high = s.upperQuartile;
        for (const auto& point : row.times.points) {
            if (std::find(row.outlying.begin(), row.outlying.end(), point) != row.outlying.end())
                continue;
            low = std::min(low, point.second);
            high = std::max(high, point.second);
        }
        series->append(new BoxSet(charts::placeOf(low), charts::placeOf(s.lowerQuartile),
                                  charts::placeOf(s.median), charts::placeOf(s.upperQuartile),
                                  charts::placeOf(high)));
    }
    // A few boxes stay narrow; many take most of the room they have.
    series->setBoxWidth(std::min(0.6, 0.08 * static_cast<double>(m_columns.size())));
    connect(series, &BoxSeries::clicked, this, [this](const BoxSet* box) {
        const auto column = m_boxes->boxSets().indexOf(box);
        if (column >= 0)
            activateRow(m_columns[static_cast<std::size_t>(column)]);
    });
    connect(series, &BoxSeries::hovered, this, [this](bool isOver, const BoxSet* box) {
        isOver ? tellBox(box) : QToolTip::hideText();
    });
    return series;
}

ScatterSeries* ResponseTimeChart::makePoints()
{
    auto* series = new ScatterSeries;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        const Row& row = m_rows[static_cast<std::size_t>(m_columns[column])];
        for (const auto& [scenario, seconds] : row.outlying) {
            m_points.push_back({static_cast<int>(column), seconds, scenario});
            series->append(static_cast<double>(column), charts::placeOf(seconds));
        }
    }
    series->setMarkerSize(9);
    connect(series, &ScatterSeries::clicked, this, [this](const QPointF& value) {
        if (const Point* point = pointAt(value)) {
            const int index = m_columns[static_cast<std::size_t>(point->column)];
            Q_EMIT itemActivated(m_rows[static_cast<std::size_t>(index)].times.person,
                                 point->scenario);
        }
    });
    connect(series, &ScatterSeries::hovered, this, [this](const QPointF& value, bool isOver) {
        isOver ? tellPoint(value) : QToolTip::hideText();
    });
    return series;
}

PolylineSeries* ResponseTimeChart::makeLimit(qint64 ms)
{
    auto* line = new PolylineSeries;
    const double y = charts::placeOf(inSeconds(ms));
    line->append(-0.5, y);
    line->append(static_cast<double>(m_columns.size()) - 0.5, y);
    return line;
}

CategoryAxis* ResponseTimeChart::makeTimeAxis() const
{
    double low = std::min(1.0, inSeconds(m_thresholds.tooFastMs));
    double high = std::max(600.0, inSeconds(m_thresholds.disengagedMs));
    for (int index : m_columns) {
        const FiveNumbers& s = *m_rows[static_cast<std::size_t>(index)].times.seconds;
        low = std::min(low, s.minimum);
        high = std::max(high, s.maximum);
    }
    return charts::makeTimeAxis(low, high);
}

void ResponseTimeChart::styleChart(const theme::Colors& colors)
{
    if (!m_boxes)
        return;
    m_boxes->setPen(QPen(colors.accent, 1.5));
    m_boxes->setBrush(colors.accentSoft);
    m_outliers->setColor(colors.surface);
    m_outliers->setBorderColor(colors.danger);
    m_outliers->setPen(QPen(colors.danger, 1.8));
    const QPen limit(colors.warning, 1.2, Qt::DashLine);
    m_tooFast->setPen(limit);
    m_disengaged->setPen(limit);
    const double right = static_cast<double>(m_columns.size()) - 0.5;
    const auto note = [&](qint64 ms, const QString& text, Qt::Alignment side) {
        return ChartNotes::Note{{right, charts::placeOf(inSeconds(ms))},
                                text.arg(charts::limitWords(ms)),
                                colors.warning,
                                Qt::AlignRight | side,
                                {}};
    };
    // On the inner side of the lines: the points are outside.
    notes().set(m_tooFast,
                {note(m_thresholds.tooFastMs, tr("too fast: under %1"), Qt::AlignBottom),
                 note(m_thresholds.disengagedMs, tr("disengaged: over %1"), Qt::AlignTop)});
}

void ResponseTimeChart::activateRow(int row)
{
    Q_EMIT personActivated(m_rows.at(static_cast<std::size_t>(row)).times.person);
}

const ResponseTimeChart::Point* ResponseTimeChart::pointAt(const QPointF& value) const
{
    const auto distance = [&](const Point& point) {
        return std::hypot(point.column - value.x(), charts::placeOf(point.seconds) - value.y());
    };
    const auto nearest =
        std::min_element(m_points.begin(), m_points.end(),
                         [&](const Point& a, const Point& b) { return distance(a) < distance(b); });
    return nearest == m_points.end() ? nullptr : &*nearest;
}

void ResponseTimeChart::tellBox(const BoxSet* box) const
{
    const auto column = m_boxes->boxSets().indexOf(box);
    if (column < 0)
        return;
    const Row& row = m_rows[static_cast<std::size_t>(m_columns[static_cast<std::size_t>(column)])];
    const FiveNumbers& s = *row.times.seconds;
    showPlainToolTip(QCursor::pos(), tr("%1: median %2, middle half %3 to %4, %5")
                                         .arg(row.name, charts::secondsWords(s.median),
                                              charts::secondsWords(s.lowerQuartile),
                                              charts::secondsWords(s.upperQuartile),
                                              tr("%n items", nullptr, plural(s.n))));
}

void ResponseTimeChart::tellPoint(const QPointF& value) const
{
    if (const Point* point = pointAt(value)) {
        const int index = m_columns[static_cast<std::size_t>(point->column)];
        showPlainToolTip(QCursor::pos(), tr("%1: %2. Click for the item.")
                                             .arg(m_rows[static_cast<std::size_t>(index)].name,
                                                  charts::secondsWords(point->seconds)));
    }
}

} // namespace subtext
