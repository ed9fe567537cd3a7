// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/emotionkappachart.h"

#include "ui/charts/agreementrows.h"
#include "ui/text/agreementtext.h"
#include "ui/text/words.h"

namespace subtext {

EmotionKappaChart::EmotionKappaChart(Prompts& prompts, QWidget* parent)
    : IntervalChart(tr("κ by option"), QString(), prompts, parent)
{}

void EmotionKappaChart::setData(const AgreementReport& report)
{
    const QString kind = charts::kindOfOption(report);
    const QString option = report.task().questions.size() == 1 ? kind : tr("option");
    setHeading(tr("κ by %1").arg(kind),
               tr("Each %1 against all others, over all items, with 95 % intervals.").arg(option));
    charts::addDetail(*this, tr("Fleiss’ κ of the label against its absence. It is undefined where "
                                "nobody, or everybody, chose the %1.")
                                 .arg(option));
    const AgreementGroup& group = report.overall;
    if (group.kappa.items == 0) {
        setNothing(tr("No item has labels of two people yet, so there is nothing to compare."));
        return;
    }
    IntervalContent content;
    content.series = {{tr("Fleiss’ κ"), MarkShape::Circle, 0, false, false, true, {}}};
    content.header = {charts::questionWord(report.question()),
                      tr("Fleiss’ κ"),
                      tr("Low"),
                      tr("High"),
                      tr("Strength"),
                      tr("Share of the labels")};
    QStringList spoken;
    for (std::size_t place = 0; place < group.kappaByEmotion.size(); ++place) {
        const auto& kappa = group.kappaByEmotion[place];
        const auto& resampled = group.intervals.kappaByCategory;
        std::optional<stats::Interval> interval;
        if (place < resampled.size() && kappa)
            interval = resampled[place].interval;
        std::optional<double> share;
        if (place < group.kappa.shares.size())
            share = group.kappa.shares[place];
        const QString word = charts::optionWord(report, place);
        content.rows << charts::numberedOption(report, place);
        content.series[0].marks.push_back(
            {kappa, interval,
             share ? tr("%1 % of the labels").arg(100 * *share, 0, 'f', 1) : QString()});
        content.table.push_back(QStringList{word, charts::tableFigure(kappa)}
                                << charts::tableInterval(interval)
                                << (kappa ? strengthWord(*kappa) : QString())
                                << charts::tableFigure(share));
        spoken << tr("%1 %2").arg(word, figureText(kappa, 2));
    }
    content.summary = tr("Fleiss’ κ by %1: %2.").arg(kind, spoken.join(QStringLiteral(", ")));
    setContent(content);
}

} // namespace subtext
