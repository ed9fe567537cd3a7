// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/questionkappachart.h"

#include "ui/charts/agreementrows.h"
#include "ui/text/agreementtext.h"
#include "ui/text/words.h"

#include <algorithm>

namespace subtext {

QuestionKappaChart::QuestionKappaChart(Prompts& prompts, QWidget* parent)
    : IntervalChart(tr("κ by question"),
                    tr("Every question over all items, and the mean of their κ, with 95 % "
                       "intervals."),
                    prompts, parent)
{
    charts::addDetail(*this, tr("Fleiss’ κ. All questions share their resamples, so that the "
                                "interval of the mean counts what they have in common."));
}

void QuestionKappaChart::setData(const AgreementReport& report)
{
    const std::vector<QuestionKappa>& all = report.byQuestion;
    if (std::none_of(all.begin(), all.end(),
                     [](const QuestionKappa& of) { return of.items > 0; })) {
        setNothing(tr("No item has labels of two people yet, so there is nothing to compare."));
        return;
    }
    IntervalContent content;
    content.series = {{tr("Fleiss’ κ"), MarkShape::Circle, 0, false, false, true, {}}};
    content.header = {tr("Question"), tr("Fleiss’ κ"), tr("Low"),
                      tr("High"),     tr("Strength"),  tr("Percent agreement (share)")};
    QStringList spoken;
    const auto add = [&](const QString& name, const std::optional<double>& kappa,
                         const std::optional<stats::Interval>& interval, const QString& note,
                         const std::optional<double>& observed) {
        content.rows << name;
        content.series[0].marks.push_back({kappa, interval, note});
        content.table.push_back(QStringList{name, charts::tableFigure(kappa)}
                                << charts::tableInterval(interval)
                                << (kappa ? strengthWord(*kappa) : QString())
                                << (observed ? charts::tableFigure(observed) : QString()));
        spoken << tr("%1 %2").arg(name, figureText(kappa, 2));
    };
    for (const QuestionKappa& of : all)
        add(charts::questionWord(report.task().questions.at(of.question)), of.kappa, of.interval,
            counted(static_cast<qint64>(of.items), tr("1 item"), tr("%1 items")), of.observed);
    add(tr("Mean"), report.meanKappa, report.meanInterval, QString(), std::nullopt);
    content.references = {{0, tr("slight")},
                          {0.2, tr("fair")},
                          {0.4, tr("moderate")},
                          {0.6, tr("substantial")},
                          {0.8, tr("almost perfect")}};
    content.summary = tr("Fleiss’ κ by question: %1.").arg(spoken.join(QStringLiteral(", ")));
    setContent(content);
}

} // namespace subtext
