// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/goldchart.h"

#include "ui/charts/agreementrows.h"
#include "ui/plot/axes.h"
#include "ui/plot/bars.h"
#include "ui/plot/chart.h"
#include "ui/plot/legend.h"
#include "ui/plot/series.h"
#include "ui/text/plurals.h"
#include "ui/text/tasktext.h"
#include "ui/text/words.h"
#include "ui/widgets/plaintooltip.h"

#include <QCursor>
#include <QPen>
#include <QToolTip>

#include <algorithm>
#include <iterator>
#include <set>

namespace subtext {
namespace {

constexpr int NamePixels = 170;
constexpr int RowPixels = 24;
constexpr int RoomAround = 70;
constexpr double BarShare = 0.78; // of the height that a row has
constexpr double RoomInBar = 30;  // percent; shorter bars have their figures beside them

/// Between the accent and its soft ground: figures are read on it.
QColor fillOf(const theme::Colors& colors)
{
    return colors.isDark ? QColor(0x336E6A) : QColor(0xC3E0DE);
}

QString percent(double share)
{
    return QString::number(qRound(100 * share));
}

} // namespace

BarCategoryAxis* charts::makeGroupAxis(const std::vector<GroupLine>& lines)
{
    QStringList labels;
    for (const GroupLine& line : lines) {
        const QString cut = charts::axisLabels({line.text}, NamePixels).constFirst();
        QString label = line.isHeading ? QStringLiteral("<b>%1</b>").arg(cut) : cut;
        // Somebody may be in two groups, and an axis drops a category that it has already: an
        // empty element, which nobody sees, tells them apart.
        while (labels.contains(label))
            label += QStringLiteral("<i></i>");
        labels.prepend(label); // an axis counts from the bottom
    }
    return makeCategoryAxis(labels);
}

GoldChart::GoldChart(Prompts& prompts, QWidget* parent)
    : ChartPanel(tr("Answers equal to gold"), QString(), prompts, parent)
{
    chart().legend()->hide();
    chart().setMargins(QMargins(0, 8, 12, 0));
}

std::vector<GoldChart::Group> GoldChart::groupsOf(const AgreementReport& report)
{
    std::vector<Group> groups;
    std::vector<GroupAgreement> parts = report.subtypes;
    if (parts.empty()) // the task has no groups
        parts.push_back({QString(), report.overall});
    for (const GroupAgreement& part : parts) {
        Group group{
            charts::groupWord(report.task(), part.group), part.figures.meanGoldAccuracy, {}};
        for (const GoldAccuracy& own : part.figures.goldAccuracy) {
            const AgreementRater& rater = report.raters.at(static_cast<std::size_t>(own.rater));
            group.rows.push_back({rater.person, rater.name, own.equal, own.items, own.share()});
        }
        if (!group.rows.empty())
            groups.push_back(group);
    }
    return groups;
}

void GoldChart::setData(const AgreementReport& report)
{
    const Task& task = report.task();
    const QString about =
        tr("Each annotator’s accuracy against gold, over items with a gold label.");
    const QString ofGroup =
        task.group ? tr("Solid lines: the mean of the %1.").arg(groupingWord(task)) : QString();
    setHeading(tr("Answers equal to gold"),
               saidTogether({about, charts::withoutGoldText(report), ofGroup,
                             tr("Dashed line: the mean of all.")}));
    std::vector<Group> groups = groupsOf(report);
    if (m_bars && groups == m_groups && report.overall.meanGoldAccuracy == m_mean)
        return;
    m_lines.clear();
    m_groupWord = task.group ? task.group->word : tr("Group");
    m_groups = std::move(groups);
    m_mean = report.overall.meanGoldAccuracy;
    m_bars = nullptr;
    m_groupMeans.clear();
    m_meanOfAll = nullptr;
    clearChart();
    if (m_groups.empty()) {
        setEmpty(tr("No item has a gold label yet."));
        return;
    }
    fillTable();
    summarise();
    draw();
    applyTheme();
}

void GoldChart::fillTable()
{
    std::vector<QStringList> rows;
    for (const Group& group : m_groups) {
        for (const Row& row : group.rows)
            rows.push_back({row.name, group.name, QString::number(row.equal),
                            QString::number(row.items), QString::number(100 * row.share, 'f', 1)});
    }
    setTable(
        {tr("Annotator"), m_groupWord, tr("Equal to gold"), tr("Items with gold"), tr("Share (%)")},
        rows);
}

void GoldChart::summarise()
{
    std::vector<std::pair<const Row*, const Group*>> all;
    std::set<PersonId> people;
    for (const Group& group : m_groups) {
        for (const Row& row : group.rows) {
            all.emplace_back(&row, &group);
            people.insert(row.person);
        }
    }
    const auto [least, most] =
        std::minmax_element(all.begin(), all.end(), [](const auto& a, const auto& b) {
            return a.first->share < b.first->share;
        });
    QString text = tr("%1. From %2 % (%3, %4) to %5 % (%6, %7).")
                       .arg(tr("%n annotators", nullptr, plural(std::ssize(people))),
                            percent(least->first->share), least->first->name, least->second->name,
                            percent(most->first->share), most->first->name, most->second->name);
    for (const Group& group : m_groups) {
        if (group.mean)
            text +=
                QLatin1Char(' ') + tr("Mean of %1: %2 %.").arg(group.name, percent(*group.mean));
    }
    if (m_mean)
        text += QLatin1Char(' ') + tr("Mean of all annotators: %1 %.").arg(percent(*m_mean));
    setSummary(text);
}

PolylineSeries* GoldChart::addLine(double share, double top, double bottom)
{
    auto* line = new PolylineSeries;
    line->append(100 * share, bottom);
    line->append(100 * share, top);
    chart().addSeries(line);
    return line;
}

void GoldChart::draw()
{
    std::vector<charts::GroupLine> lines;
    for (const Group& group : m_groups) {
        lines.push_back({group.name, true});
        m_lines.push_back(nullptr);
        for (const Row& row : group.rows) {
            lines.push_back({row.name, false});
            m_lines.push_back(&row);
        }
    }
    auto* set = new BarSet(tr("Equal to gold"));
    for (auto row = m_lines.rbegin(); row != m_lines.rend(); ++row)
        set->append(*row ? 100 * (*row)->share : 0);
    auto* bars = new HorizontalBarSeries;
    bars->setBarWidth(BarShare);
    bars->append(set);
    chart().addSeries(bars);

    double top = static_cast<double>(m_lines.size()) - 0.5;
    if (m_mean)
        m_meanOfAll = addLine(*m_mean, top, -0.5);
    for (const Group& group : m_groups) {
        const double bottom = top - 1 - static_cast<double>(group.rows.size());
        if (group.mean)
            m_groupMeans.push_back(addLine(*group.mean, top - 1, bottom));
        top = bottom;
    }

    BarCategoryAxis* people = charts::makeGroupAxis(lines);
    chart().addAxis(people, Qt::AlignLeft);
    ValueAxis* share = charts::makePercentAxis();
    if (m_mean)
        share->setTitleText(tr("mean of all annotators: %1 %").arg(percent(*m_mean)));
    chart().addAxis(share, Qt::AlignBottom);
    for (Series* series : chart().series()) {
        series->attachAxis(people);
        series->attachAxis(share);
    }
    m_bars = bars;
    setPlotHeight(RoomAround + RowPixels * static_cast<int>(m_lines.size()));

    connect(bars, &HorizontalBarSeries::clicked, this, [this](int index) {
        if (const Row* row = rowOfBar(index))
            Q_EMIT personActivated(row->person);
    });
    connect(bars, &HorizontalBarSeries::hovered, this,
            [this](bool isOver, int index) { isOver ? tellBar(index) : QToolTip::hideText(); });
}

const GoldChart::Row* GoldChart::rowOfBar(int index) const
{
    const auto line = std::ssize(m_lines) - 1 - index;
    return line >= 0 && line < std::ssize(m_lines) ? m_lines[static_cast<std::size_t>(line)]
                                                   : nullptr;
}

void GoldChart::tellBar(int index) const
{
    if (const Row* row = rowOfBar(index))
        showPlainToolTip(QCursor::pos(), tr("%1: %2 of %3 items equal to gold (%4 %)")
                                             .arg(row->name)
                                             .arg(row->equal)
                                             .arg(row->items)
                                             .arg(shownNumber(100 * row->share, 1)));
}

void GoldChart::styleChart(const theme::Colors& colors)
{
    if (!m_bars)
        return;
    BarSet* set = m_bars->barSets().constFirst();
    const QColor fill = fillOf(colors);
    set->setBrush(fill);
    set->setPen(QPen(colors.accent, 1));
    for (PolylineSeries* line : m_groupMeans)
        line->setPen(QPen(colors.text, 2));
    if (m_meanOfAll)
        m_meanOfAll->setPen(QPen(colors.warning, 1.6, Qt::DashLine));

    std::vector<ChartNotes::Note> figures;
    double y = static_cast<double>(m_lines.size()) - 1;
    for (const Group& group : m_groups) {
        if (group.mean) {
            // On the side that the line of all does not cross, as far as the plot goes.
            const bool isLower = m_mean && *group.mean < *m_mean;
            const bool isLeft = *group.mean > 0.85 || (isLower && *group.mean > 0.15);
            figures.push_back({{100 * *group.mean, y},
                               tr("mean %1 %").arg(percent(*group.mean)),
                               colors.text,
                               isLeft ? Qt::AlignRight : Qt::AlignLeft,
                               {}});
        }
        y -= 1;
        for (const Row& row : group.rows) {
            // At the bar's foot, so that no mean crosses it; beside a bar that is too short.
            const bool isInside = 100 * row.share >= RoomInBar;
            figures.push_back(
                {{isInside ? 1 : 100 * row.share + 1, y},
                 tr("%1 % (%2 of %3)").arg(percent(row.share)).arg(row.equal).arg(row.items),
                 isInside ? charts::inkOn(fill) : colors.text,
                 Qt::AlignLeft,
                 {},
                 false,
                 isInside});
            y -= 1;
        }
    }
    notes().set(m_bars, figures);
}

void GoldChart::activateRow(int row)
{
    std::vector<const Row*> people;
    std::copy_if(m_lines.begin(), m_lines.end(), std::back_inserter(people),
                 [](const Row* line) { return line != nullptr; });
    Q_EMIT personActivated(people.at(static_cast<std::size_t>(row))->person);
}

} // namespace subtext
