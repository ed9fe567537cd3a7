// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/agreementrows.h"

#include "ui/charts/chartpanel.h"
#include "ui/text/agreementtext.h"
#include "ui/text/answertext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/plaintooltip.h"

#include <QCoreApplication>
#include <QLabel>

#include <algorithm>

namespace subtext::charts {

QString groupWord(const Task& task, const QString& group)
{
    if (group.isEmpty())
        return QCoreApplication::translate("subtext::charts", "All items");
    if (task.group && task.group->isClosed()) {
        if (const ListedWord* listed = findToken(*task.group->options, group))
            return listed->word;
    }
    return group;
}

QString optionWord(const AgreementReport& report, std::size_t option)
{
    return report.question().options.at(option).word;
}

QString numberedOption(const AgreementReport& report, std::size_t option)
{
    return QStringLiteral("%1 %2").arg(option + 1).arg(optionWord(report, option));
}

QString aboutQuestion(const AgreementReport& report)
{
    const QString word = questionWord(report.question());
    return report.task().questions.size() == 1
               ? QCoreApplication::translate("subtext::charts", "the %1")
                     .arg(midSentence(word, report.task()))
               : QCoreApplication::translate("subtext::charts", "“%1”").arg(word);
}

QString kindOfOption(const AgreementReport& report)
{
    const QString word = questionWord(report.question());
    return report.task().questions.size() == 1
               ? midSentence(word, report.task())
               : QCoreApplication::translate("subtext::charts", "option of “%1”").arg(word);
}

std::vector<GroupRow> groupRows(const AgreementReport& report)
{
    std::vector<GroupRow> rows;
    if (report.overall.items == 0)
        return rows;
    for (const GroupAgreement& part : report.subtypes)
        rows.push_back({part.group, groupWord(report.task(), part.group), &part.figures});
    rows.push_back(
        {std::nullopt, QCoreApplication::translate("subtext::charts", "Overall"), &report.overall});
    return rows;
}

QString withoutGoldText(const AgreementReport& report)
{
    const std::vector<AgreementItem>& items = report.input.items;
    const auto without = std::count_if(items.begin(), items.end(), [&](const AgreementItem& item) {
        return !item.gold.at(report.options.question);
    });
    if (without == 0)
        return {};
    return Plurals::tr("%n items without a gold label are left out.", nullptr, plural(without));
}

QString tableFigure(const std::optional<double>& value)
{
    // Not figureText throughout: programs that read a saved table know only the ASCII minus.
    return value ? QString::number(*value, 'f', 4) : figureText(value, 4);
}

QStringList tableInterval(const std::optional<stats::Interval>& interval)
{
    if (!interval)
        return {QString(), QString()};
    return {tableFigure(interval->low), tableFigure(interval->high)};
}

void addDetail(ChartPanel& panel, const QString& detail)
{
    // Of the two labels in a panel's head the title stays in one line.
    for (QLabel* label : panel.findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!label->wordWrap())
            continue;
        label->setToolTip(plainToolTip(detail));
        label->setAccessibleDescription(detail);
    }
}

} // namespace subtext::charts
