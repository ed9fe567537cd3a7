// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/flagtimelinechart.h"

#include "ui/plot/axes.h"
#include "ui/plot/chart.h"
#include "ui/plot/legend.h"
#include "ui/plot/series.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/plaintooltip.h"

#include <QCursor>
#include <QDateTime>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace subtext {
namespace {

constexpr qint64 MinuteMs = 60'000;
constexpr qint64 HourMs = 60 * MinuteMs;
constexpr qint64 DayMs = 24 * HourMs;
constexpr qint64 MostSteps = 6;
constexpr std::size_t MostPoints = 120; // with more, they would hide the line

/// The step of an axis of whole numbers that gives about five steps up to `most`.
int niceStep(int most)
{
    for (int decade = 1;; decade *= 10) {
        for (int step : {1, 2, 5}) {
            if (step * decade * 5 >= most)
                return step * decade;
        }
    }
}

/// Marks at round moments of the local clock, the first before and the last after the data.
struct TimeMarks
{
    qint64 first = 0;
    qint64 step = 0;
    qint64 steps = 1;

    QString format() const
    {
        if (step < DayMs)
            return QStringLiteral("d MMM HH:mm");
        return step < 91 * DayMs ? QStringLiteral("d MMM") : QStringLiteral("MMM yyyy");
    }
};

TimeMarks marksFor(qint64 first, qint64 last)
{
    const qint64 offset = QDateTime::fromMSecsSinceEpoch(first).offsetFromUtc() * qint64{1000};
    TimeMarks marks;
    for (qint64 step :
         {10 * MinuteMs, 30 * MinuteMs, HourMs, 2 * HourMs, 3 * HourMs, 6 * HourMs, 12 * HourMs,
          DayMs, 2 * DayMs, 7 * DayMs, 14 * DayMs, 30 * DayMs, 91 * DayMs, 182 * DayMs}) {
        marks.step = step;
        // A little air on both sides, so that no point is cut off.
        marks.first = (first + offset - step / 20) / step * step - offset;
        marks.steps = (last + step / 20 - marks.first) / step + 1;
        if (marks.steps <= MostSteps)
            return marks;
    }
    marks.step *= marks.steps / MostSteps + 1;
    marks.steps = (last - marks.first) / marks.step + 1;
    return marks;
}

} // namespace

FlagTimelineChart::FlagTimelineChart(Prompts& prompts, QWidget* parent)
    : ChartPanel(tr("Findings over time"),
                 tr("How many of today’s findings come from answers up to each moment."), prompts,
                 parent)
{
    chart().legend()->hide();
    chart().setMargins(QMargins(0, 8, 24, 0));
}

void FlagTimelineChart::setData(const std::vector<FlagMoment>& moments, const DisplayNames& names)
{
    collect(moments, names);
    clearChart();
    m_line = nullptr;
    if (m_steps.empty()) {
        setEmpty(tr("There are no times in this study."));
        return;
    }
    fillTable();
    setSummary(tr("%1 between %2 and %3.")
                   .arg(tr("%n findings", nullptr, plural(m_steps.back().count.count)),
                        momentWords(m_steps.front().count.at),
                        momentWords(m_steps.back().count.at)));
    draw();
    applyTheme();
}

void FlagTimelineChart::collect(std::vector<FlagMoment> moments, const DisplayNames& names)
{
    std::stable_sort(moments.begin(), moments.end(),
                     [](const FlagMoment& a, const FlagMoment& b) { return a.at < b.at; });
    m_steps.clear();
    auto moment = moments.begin();
    for (const FlagCount& count : flagsOverTime(moments)) {
        Step step;
        step.count = count;
        step.person = moment->flag.person;
        step.scenario = moment->flag.scenario;
        for (; moment != moments.end() && moment->at == count.at; ++moment) {
            ++step.added;
            const QualityFlag& flag = moment->flag;
            if (flag.person != step.person)
                step.person = {};
            if (flag.scenario != step.scenario)
                step.scenario = {};
            const QString name =
                flag.person.isValid() ? charts::nameOf(flag.person, names) : QString();
            if (!name.isEmpty() && !step.names.contains(name))
                step.names << name;
        }
        m_steps.push_back(step);
    }
}

void FlagTimelineChart::fillTable()
{
    std::vector<QStringList> rows;
    for (const Step& step : m_steps) {
        const QDateTime at = QDateTime::fromMSecsSinceEpoch(step.count.at);
        rows.push_back({at.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")),
                        QString::number(step.added), QString::number(step.count.count),
                        listed(step.names)});
    }
    setTable({tr("Moment"), tr("New findings"), tr("Findings so far"), tr("Annotators")}, rows);
}

void FlagTimelineChart::draw()
{
    m_line = new PolylineSeries;
    m_points = new ScatterSeries;
    QList<QPointF> corners;
    QList<QPointF> points;
    double before = 0;
    for (const Step& step : m_steps) {
        const auto x = static_cast<double>(step.count.at);
        corners << QPointF(x, before);
        before = step.count.count;
        corners << QPointF(x, before);
        points << corners.back();
    }
    m_line->replace(corners);
    m_points->replace(points);
    m_points->setMarkerSize(m_steps.size() > MostPoints ? 4 : 8);
    chart().addSeries(m_line);
    chart().addSeries(m_points);
    addAxes();
    connect(m_points, &ScatterSeries::clicked, this,
            [this](const QPointF& value) { activateRow(rowAt(value.x())); });
    connect(m_points, &ScatterSeries::hovered, this, [this](const QPointF& value, bool isOver) {
        if (!isOver) {
            QToolTip::hideText();
            return;
        }
        const Step& step = m_steps[static_cast<std::size_t>(rowAt(value.x()))];
        QString text =
            tr("%1: %2, %3 so far")
                .arg(momentWords(step.count.at), tr("%n findings", nullptr, plural(step.added)))
                .arg(step.count.count);
        if (!step.names.isEmpty())
            text += u'\n' + listed(step.names);
        showPlainToolTip(QCursor::pos(), text);
    });
}

void FlagTimelineChart::addAxes()
{
    const TimeMarks marks = marksFor(m_steps.front().count.at, m_steps.back().count.at);
    auto* time = new DateTimeAxis;
    time->setRange(QDateTime::fromMSecsSinceEpoch(marks.first),
                   QDateTime::fromMSecsSinceEpoch(marks.first + marks.steps * marks.step));
    time->setFormat(marks.format());
    time->setTickCount(static_cast<int>(marks.steps) + 1);
    time->setGridLineVisible(false);
    chart().addAxis(time, Qt::AlignBottom);

    const int most = m_steps.back().count.count;
    const int step = niceStep(most);
    auto* count = new ValueAxis;
    // Headroom: points on the edge would be cut in half.
    count->setRange(0, std::ceil(static_cast<double>(most) / step) * step * 1.06);
    count->setTicksFrom(0, step);
    count->setLabelFormat(QStringLiteral("%d"));
    chart().addAxis(count, Qt::AlignLeft);
    for (Series* series : std::initializer_list<Series*>{m_line, m_points}) {
        series->attachAxis(time);
        series->attachAxis(count);
    }
}

int FlagTimelineChart::rowAt(double moment) const
{
    const auto nearest =
        std::min_element(m_steps.begin(), m_steps.end(), [moment](const Step& a, const Step& b) {
            return std::abs(static_cast<double>(a.count.at) - moment) <
                   std::abs(static_cast<double>(b.count.at) - moment);
        });
    return static_cast<int>(nearest - m_steps.begin());
}

void FlagTimelineChart::styleChart(const theme::Colors& colors)
{
    if (!m_line)
        return;
    m_line->setPen(QPen(colors.accent, 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    m_points->setBrush(colors.surface);
    m_points->setPen(QPen(colors.accent, 1.8));
}

void FlagTimelineChart::activateRow(int row)
{
    const Step& step = m_steps.at(static_cast<std::size_t>(row));
    if (step.person.isValid() && step.scenario.isValid())
        Q_EMIT itemActivated(step.person, step.scenario);
    else if (step.person.isValid())
        Q_EMIT personActivated(step.person);
}

} // namespace subtext
