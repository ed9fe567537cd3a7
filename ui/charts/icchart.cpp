// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/icchart.h"

#include "ui/charts/agreementrows.h"
#include "ui/text/agreementtext.h"
#include "ui/text/plurals.h"
#include "ui/text/tasktext.h"
#include "ui/text/words.h"

#include <algorithm>
#include <array>
#include <map>

namespace subtext {
namespace {

constexpr std::array SubtypeShapes{MarkShape::Diamond, MarkShape::Triangle, MarkShape::Square,
                                   MarkShape::Pentagon, MarkShape::Star};

/// The subtypes after the fifth have the shapes once more: hollow, every other time, and in other
/// hues, so that no two of fifty look alike.
void giveSubtypeLook(IntervalSeries& series, std::size_t subtype)
{
    const std::size_t round = subtype / SubtypeShapes.size();
    series.shape = SubtypeShapes.at(subtype % SubtypeShapes.size());
    series.hue = 1 + static_cast<int>((subtype + round) % SubtypeShapes.size());
    series.isHollow = round % 2 == 1;
    series.isSmall = true;
}

const stats::Icc& iccOf(const charts::GroupRow& row, ScaleIndex dimension)
{
    return row.figures->icc.at(indexOf(dimension));
}

bool isDefined(const charts::GroupRow& row)
{
    return std::any_of(row.figures->icc.begin(), row.figures->icc.end(),
                       [](const stats::Icc& icc) { return icc.estimate.has_value(); });
}

bool hasRatings(const charts::GroupRow& row)
{
    return std::any_of(row.figures->icc.begin(), row.figures->icc.end(),
                       [](const stats::Icc& icc) { return icc.items + icc.leftOut > 0; });
}

QString whyUndefined(const charts::GroupRow& row, const stats::Icc& icc)
{
    if (icc.estimate)
        return {};
    if (row.figures->raters.size() < 2)
        return IccChart::tr("fewer than two raters");
    if (icc.items == 0)
        return IccChart::tr("no item rated by everybody");
    if (icc.items == 1)
        return IccChart::tr("only one item rated by everybody");
    return IccChart::tr("all ratings are equal");
}

QStringList tableRow(const charts::GroupRow& row, const Scale& scale, ScaleIndex dimension)
{
    const stats::Icc& icc = iccOf(row, dimension);
    QStringList cells{scale.word, row.name};
    cells << charts::tableFigure(icc.estimate) << charts::tableInterval(icc.interval);
    cells << charts::tableFigure(row.figures->ordinalAlpha.at(indexOf(dimension)));
    cells << QString::number(row.figures->raters.size()) << QString::number(icc.items)
          << QString::number(icc.leftOut);
    return cells << whyUndefined(row, icc);
}

IntervalMark markOf(const charts::GroupRow& row, ScaleIndex dimension)
{
    const stats::Icc& icc = iccOf(row, dimension);
    return {icc.estimate, icc.interval,
            IccChart::tr("%1, %2").arg(
                IccChart::tr("%n items rated by everybody", nullptr, plural(icc.items)),
                IccChart::tr("%n raters", nullptr, plural(std::ssize(row.figures->raters))))};
}

QString summaryOf(const std::vector<charts::GroupRow>& rows, const Task& task)
{
    const std::vector<Scale>& scales = task.scales;
    QStringList sentences;
    for (const charts::GroupRow& row : rows) {
        QStringList parts;
        for (std::size_t i = 0; i < scales.size(); ++i)
            parts << IccChart::tr("%1 %2").arg(
                midSentence(scales[i].word, task),
                figureText(iccOf(row, static_cast<ScaleIndex>(i)).estimate, 2));
        sentences << IccChart::tr("%1: %2.").arg(row.name, listed(parts));
    }
    return IccChart::tr("ICC. %1").arg(saidTogether(sentences));
}

/// Which marks there are none of, for the caption: in the plot the words would lie across what the
/// others show. Of a scale that nobody has an ICC of, the plot says so.
QString takeUndefined(IntervalContent& content, const Task& task)
{
    std::map<QStringList, QStringList> scalesOf; // by the names of those without
    for (std::size_t scale = 0; scale < static_cast<std::size_t>(content.rows.size()); ++scale) {
        QStringList names;
        for (const IntervalSeries& series : content.series) {
            if (!series.marks.at(scale).value)
                names << series.name;
        }
        if (names.isEmpty() || names.size() == std::ssize(content.series))
            continue;
        for (IntervalSeries& series : content.series)
            series.marks.at(scale).isAbsent = !series.marks.at(scale).value;
        scalesOf[names] << midSentence(content.rows.at(static_cast<qsizetype>(scale)), task);
    }
    QStringList sentences;
    for (const auto& [names, scales] : scalesOf) {
        const QString who = listed(names);
        sentences << (scales.size() == content.rows.size()
                          ? IccChart::tr("Undefined: %1.").arg(who)
                          : IccChart::tr("Undefined for %1: %2.").arg(listed(scales), who));
    }
    return saidTogether(sentences);
}

} // namespace

IccChart::IccChart(Prompts& prompts, QWidget* parent)
    : IntervalChart(tr("ICC by scale"), QString(), prompts, parent)
{}

/// In the words of the task.
void IccChart::nameParts(const Task& task, const QString& undefined)
{
    QString about = tr("ICC(2,1) of items rated by everybody, with 95 % intervals.");
    QString detail = tr("Absolute agreement of single raters: the share of the variance of the "
                        "ratings that lies between items, not between people.");
    if (task.layout == TaskLayout::Cei)
        about = saidTogether({about, tr("Small: the subtypes.")});
    else if (task.group)
        about = saidTogether({about, tr("Small: by %1.").arg(groupingWord(task))});
    if (task.group)
        detail = saidTogether(
            {detail, tr("The table has the interval of every %1.").arg(groupingWord(task))});
    if (!undefined.isEmpty())
        about = saidTogether({about, undefined});
    setHeading(tr("ICC by scale"), about);
    charts::addDetail(*this, detail);
}

void IccChart::setData(const AgreementReport& report)
{
    nameParts(report.task(), {});
    std::vector<charts::GroupRow> rows = charts::groupRows(report);
    m_subtypes.clear();
    if (std::none_of(rows.begin(), rows.end(), hasRatings)) {
        setNothing(tr("Nobody has rated anything yet."));
        return;
    }
    std::rotate(rows.begin(), rows.end() - 1, rows.end()); // everything first

    const std::vector<Scale>& scales = report.task().scales;
    IntervalContent content;
    // Subtypes with raters of their own leave no item rated by everybody: then they are the
    // chart, and show their intervals there.
    const bool isMain = isDefined(rows.front());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        m_subtypes.push_back(rows[i].group);
        IntervalSeries series;
        series.name = rows[i].name;
        if (i > 0)
            giveSubtypeLook(series, i - 1);
        series.hasWhiskers = i == 0 || !isMain;
        for (std::size_t scale = 0; scale < scales.size(); ++scale)
            series.marks.push_back(markOf(rows[i], static_cast<ScaleIndex>(scale)));
        content.series.push_back(series);
    }
    for (std::size_t i = 0; i < scales.size(); ++i) {
        content.rows << scales[i].word;
        for (const charts::GroupRow& row : rows)
            content.table.push_back(tableRow(row, scales[i], static_cast<ScaleIndex>(i)));
    }
    content.header = {tr("Scale"),    tr("Items of"),     tr("ICC(2,1)"), tr("Low"),
                      tr("High"),     tr("Ordinal α"),    tr("Raters"),   tr("Rated by everybody"),
                      tr("Left out"), tr("Why undefined")};
    content.summary = summaryOf(rows, report.task());
    nameParts(report.task(), takeUndefined(content, report.task()));
    setContent(content);
}

void IccChart::activateRow(int row)
{
    // Read before anybody is told: they may answer with new data.
    const std::optional<QString> subtype =
        m_subtypes.at(static_cast<std::size_t>(row) % m_subtypes.size());
    IntervalChart::activateRow(row);
    Q_EMIT subtypeActivated(subtype);
}

void IccChart::activateMark(int row, int series)
{
    // The table has the dimensions one after the other.
    activateRow(row * static_cast<int>(m_subtypes.size()) + series);
}

} // namespace subtext
