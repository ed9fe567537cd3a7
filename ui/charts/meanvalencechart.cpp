// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/meanvalencechart.h"

#include "ui/charts/agreementrows.h"
#include "ui/text/agreementtext.h"
#include "ui/text/answertext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"

#include <algorithm>

namespace subtext {
namespace {

using MomentsByEmotion = std::vector<stats::Moments>;

bool hasAny(const MomentsByEmotion& all)
{
    return std::any_of(all.begin(), all.end(), [](const stats::Moments& m) { return m.n > 0; });
}

QStringList cells(const stats::Moments& m)
{
    return QStringList{charts::tableFigure(m.mean)} << charts::tableInterval(m.interval)
                                                    << charts::tableFigure(m.deviation)
                                                    << QString::number(m.n);
}

/// An interval of few ratings can end beyond the scale, where no rating is: it is drawn as far as
/// the scale goes, and the remark says where it ends.
IntervalMark markOf(const stats::Moments& m, const stats::Interval& scale)
{
    IntervalMark mark{m.mean, m.interval, MeanValenceChart::tr("%n ratings", nullptr, plural(m.n))};
    if (m.interval && (m.interval->low < scale.low || m.interval->high > scale.high)) {
        mark.isLowCut = m.interval->low < scale.low;
        mark.isHighCut = m.interval->high > scale.high;
        mark.interval = stats::Interval{std::clamp(m.interval->low, scale.low, scale.high),
                                        std::clamp(m.interval->high, scale.low, scale.high)};
        mark.remark += u'\n' + MeanValenceChart::tr("Cut at the end of the scale; computed: %1")
                                   .arg(intervalText(m.interval, 3));
    }
    return mark;
}

} // namespace

MeanValenceChart::MeanValenceChart(Prompts& prompts, QWidget* parent)
    : IntervalChart(tr("Mean valence by option"), QString(), prompts, parent)
{}

void MeanValenceChart::setData(const AgreementReport& report)
{
    const bool isOne = report.task().questions.size() == 1;
    setHeading(tr("Mean valence by %1").arg(charts::kindOfOption(report)),
               tr("From very unpleasant (−1) to very pleasant (+1), with 95 % intervals of the "
                  "mean, cut at the ends of the scale."));
    charts::addDetail(*this, tr("Of the ratings whose author chose the %1, and of all ratings of "
                                "items with that gold label. %2")
                                 .arg(isOne ? charts::kindOfOption(report) : tr("option"),
                                      charts::withoutGoldText(report))
                                 .trimmed());
    const MomentsByEmotion& own = report.overall.valenceByOwnLabel;
    MomentsByEmotion gold = report.overall.valenceByGold;
    gold.resize(own.size());
    if (!hasAny(own) && !hasAny(gold)) {
        setNothing(tr("There are no ratings of valence yet."));
        return;
    }
    IntervalContent content;
    const Scale& scale = *findToken(report.task().scales, QStringLiteral("valence"));
    content.range = stats::Interval{scale.points.front().number, scale.points.back().number};
    content.series = {
        {tr("By the annotator’s own label"), MarkShape::Circle, 0, false, false, true, {}}};
    const bool hasGold = hasAny(gold); // before adjudication a row of "undefined" tells nothing
    if (hasGold)
        content.series.push_back(
            {tr("By gold label"), MarkShape::Diamond, 1, false, false, true, {}});
    QStringList spoken;
    for (std::size_t slot = 0; slot < own.size(); ++slot) {
        const QString word = charts::optionWord(report, slot);
        content.rows << charts::numberedOption(report, slot);
        content.series[0].marks.push_back(markOf(own.at(slot), *content.range));
        if (hasGold)
            content.series[1].marks.push_back(markOf(gold.at(slot), *content.range));
        content.table.push_back(QStringList{word} << cells(own.at(slot)) << cells(gold.at(slot)));
        spoken << tr("%1 %2").arg(word, figureText(own.at(slot).mean, 2));
    }
    content.header = {questionWord(report.question()),
                      tr("Own label: mean"),
                      tr("Low"),
                      tr("High"),
                      tr("Sample SD"),
                      tr("Ratings"),
                      tr("Gold label: mean"),
                      tr("Low"),
                      tr("High"),
                      tr("Sample SD"),
                      tr("Ratings")};
    content.summary = tr("Mean valence by the annotator’s own label: %1.").arg(listed(spoken));
    if (!hasGold)
        content.summary = saidTogether({content.summary, tr("No item has a gold label yet.")});
    setContent(content);
}

} // namespace subtext
