// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/kappachart.h"

#include "ui/charts/agreementrows.h"
#include "ui/text/agreementtext.h"
#include "ui/text/answertext.h"
#include "ui/text/plurals.h"
#include "ui/text/tasktext.h"
#include "ui/text/words.h"

#include <algorithm>

namespace subtext {
namespace {

std::vector<IntervalSeries> emptySeries()
{
    return {{KappaChart::tr("Fleiss’ κ"), MarkShape::Circle, 0, false, false, true, {}},
            {KappaChart::tr("Krippendorff’s α"), MarkShape::Diamond, 1, false, false, true, {}},
            {KappaChart::tr("Gwet’s AC1"), MarkShape::Triangle, 2, false, false, true, {}},
            {KappaChart::tr("Percent agreement"), MarkShape::Square, 5, true, false, true, {}}};
}

/// Where each word of Landis and Koch begins.
std::vector<IntervalReference> strengths()
{
    return {{0, KappaChart::tr("slight")},
            {0.2, KappaChart::tr("fair")},
            {0.4, KappaChart::tr("moderate")},
            {0.6, KappaChart::tr("substantial")},
            {0.8, KappaChart::tr("almost perfect")}};
}

QString modeWords(const stats::AgreementIntervals& intervals)
{
    if (intervals.resamples == 0)
        return {};
    return (intervals.mode == stats::BootstrapMode::CPython
                ? KappaChart::tr("%1 resamples, item by item")
                : KappaChart::tr("%1 resamples, equal items together"))
        .arg(intervals.resamples);
}

QStringList tableRow(const charts::GroupRow& row)
{
    const AgreementGroup& group = *row.figures;
    const auto& kappa = group.kappa.kappa;
    QStringList cells{row.name, QString::number(group.kappa.items),
                      QString::number(group.kappa.leftOut)};
    cells << charts::tableFigure(kappa) << charts::tableInterval(group.intervals.kappa.interval)
          << (kappa ? strengthWord(*kappa) : QString());
    cells << charts::tableFigure(group.alpha)
          << charts::tableInterval(group.intervals.alpha.interval);
    cells << charts::tableFigure(group.ac1.estimate) << charts::tableInterval(group.ac1.interval);
    cells << charts::tableFigure(group.kappa.observed)
          << charts::tableInterval(group.intervals.observed.interval);
    return cells << modeWords(group.intervals);
}

QString summaryOf(const std::vector<charts::GroupRow>& rows)
{
    QStringList parts;
    for (const charts::GroupRow& row : rows) {
        const auto& kappa = row.figures->kappa.kappa;
        QString part = KappaChart::tr("%1 %2").arg(row.name, figureText(kappa, 2));
        if (const auto& interval = row.figures->intervals.kappa.interval; kappa && interval)
            part = withAside(part, intervalText(interval, 2));
        if (kappa)
            part += QStringLiteral(", ") + strengthWord(*kappa);
        parts << part;
    }
    return KappaChart::tr("Fleiss’ κ: %1.").arg(parts.join(QStringLiteral("; ")));
}

} // namespace

KappaChart::KappaChart(Prompts& prompts, QWidget* parent)
    : IntervalChart(tr("κ and other coefficients"), QString(), prompts, parent)
{
    charts::addDetail(*this,
                      tr("0 is what chance alone would give. There are several coefficients "
                         "because they differ in what they count as chance: κ and α estimate it "
                         "from how often each label was used and fall when one label dominates; "
                         "AC1 does not. Percent agreement is not corrected for chance."));
}

void KappaChart::setData(const AgreementReport& report)
{
    setHeading(report.task().group ? tr("κ by %1").arg(groupingWord(report.task()))
                                   : tr("κ and other coefficients"),
               tr("Agreement on %1, with 95 % intervals. Hollow: not corrected for chance. Words: "
                  "Landis and Koch, for κ.")
                   .arg(charts::aboutQuestion(report)));
    if (report.overall.kappa.items == 0) {
        m_subtypes.clear();
        setNothing(tr("No item has labels of two people yet, so there is nothing to compare."));
        return;
    }
    const std::vector<charts::GroupRow> rows = charts::groupRows(report);
    m_subtypes.clear();
    IntervalContent content;
    content.series = emptySeries();
    for (const charts::GroupRow& row : rows) {
        const AgreementGroup& group = *row.figures;
        m_subtypes.push_back(row.group);
        content.rows << row.name;
        content.table.push_back(tableRow(row));
        const QString items = tr("%n items", nullptr, plural(group.kappa.items));
        content.series[0].marks.push_back(
            {group.kappa.kappa, group.intervals.kappa.interval,
             group.kappa.kappa ? tr("%1, %2").arg(strengthWord(*group.kappa.kappa), items)
                               : items});
        content.series[1].marks.push_back({group.alpha, group.intervals.alpha.interval, items});
        content.series[2].marks.push_back({group.ac1.estimate, group.ac1.interval, items});
        content.series[3].marks.push_back(
            {group.kappa.observed, group.intervals.observed.interval, items});
    }
    content.references = strengths();
    content.header = {tr("Items of"),
                      tr("Items"),
                      tr("Left out"),
                      tr("Fleiss’ κ"),
                      tr("κ low"),
                      tr("κ high"),
                      tr("Strength"),
                      tr("Krippendorff’s α"),
                      tr("α low"),
                      tr("α high"),
                      tr("Gwet’s AC1"),
                      tr("AC1 low"),
                      tr("AC1 high"),
                      tr("Percent agreement (share)"),
                      tr("Share low"),
                      tr("Share high"),
                      tr("Intervals of κ, α and share")};
    content.summary = summaryOf(rows);
    setContent(content);
}

void KappaChart::activateRow(int row)
{
    // Read before anybody is told: they may answer with new data.
    const std::optional<QString> subtype = m_subtypes.at(static_cast<std::size_t>(row));
    IntervalChart::activateRow(row);
    Q_EMIT subtypeActivated(subtype);
}

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
    content.header = {
        questionWord(report.question()), tr("Fleiss’ κ"), tr("Low"), tr("High"), tr("Strength"),
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
             share ? tr("%1 % of the labels").arg(shownNumber(100 * *share, 1)) : QString()});
        content.table.push_back(QStringList{word, charts::tableFigure(kappa)}
                                << charts::tableInterval(interval)
                                << (kappa ? strengthWord(*kappa) : QString())
                                << charts::tableFigure(share));
        spoken << tr("%1 %2").arg(word, figureText(kappa, 2));
    }
    content.summary = tr("Fleiss’ κ by %1: %2.").arg(kind, listed(spoken));
    setContent(content);
}

QuestionKappaChart::QuestionKappaChart(Prompts& prompts, QWidget* parent)
    : IntervalChart(tr("κ by question"),
                    tr("Every question, and the mean of their κ, with 95 % intervals."), prompts,
                    parent)
{
    charts::addDetail(*this, tr("Fleiss’ κ. All questions share their resamples, so the interval "
                                "of the mean allows for their correlation."));
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
        add(questionWord(report.task().questions.at(of.question)), of.kappa, of.interval,
            tr("%n items", nullptr, plural(of.items)), of.observed);
    add(tr("Mean"), report.meanKappa, report.meanInterval, QString(), std::nullopt);
    content.references = strengths();
    content.summary = tr("Fleiss’ κ by question: %1.").arg(listed(spoken));
    setContent(content);
}

} // namespace subtext
