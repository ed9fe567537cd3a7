// SPDX-License-Identifier: MIT
#include "core/report/impacttables.h"

#include "core/release/layout/figurecells.h"
#include "core/report/deskimpact.h"
#include "core/report/peopleparts.h"

#include <algorithm>
#include <functional>

namespace subtext {
namespace {

using Impacts = std::vector<DeskImpact>;
using Columns = std::vector<ReportColumn>;

const char* titleOf(DeskRule rule)
{
    switch (rule) {
    case DeskRule::AsDecided:
        return "As decided";
    case DeskRule::FirstListed:
        return "First listed";
    case DeskRule::Nearest:
        return "Nearest";
    case DeskRule::AtRandom:
        return "At random";
    }
    Q_UNREACHABLE();
}

/// The rules that some question defines.
std::vector<DeskRule> rulesOf(const Impacts& impacts)
{
    std::vector<DeskRule> rules;
    for (const DeskRule rule : AllDeskRules) {
        if (std::any_of(impacts.begin(), impacts.end(),
                        [&](const DeskImpact& of) { return of.weight.under(rule); }))
            rules.push_back(rule);
    }
    return rules;
}

/// A count that may be expected and so no whole number.
ReportCell expectedCell(double count)
{
    return {QString::number(count, 'f', 2), {exactCell(count)}, true};
}

Columns questionColumn(const Task& task)
{
    if (task.questions.size() < 2)
        return {};
    return {column("question", "Question")};
}

ReportRow questionCell(const Task& task, std::size_t place)
{
    if (task.questions.size() < 2)
        return {};
    const Question& question = task.questions.at(place);
    return {wordCell(question.word, question.token)};
}

QString rulesCaption(const Impacts& impacts)
{
    QString caption = QStringLiteral(
        "First listed: in splits the vote of the annotator who is listed first. %1At random: "
        "expected values, each of the most frequent votes being as likely.");
    const bool isNearestDefined =
        std::any_of(impacts.begin(), impacts.end(),
                    [](const DeskImpact& of) { return of.weight.under(DeskRule::Nearest); });
    return caption.arg(
        isNearestDefined ? QStringLiteral("Nearest: the vote that is nearest to the mean rating. ")
                         : QStringLiteral("There is no nearest vote: the task names no scales "
                                          "that tell votes apart. "));
}

/// Rows of one question in a table with a column for each rule.
class ImpactRows
{
public:
    ImpactRows(ReportTableMaker& table, const Task& task, const DeskImpact& impact,
               const std::vector<DeskRule>& rules)
        : m_table(table)
        , m_task(task)
        , m_impact(impact)
        , m_rules(rules)
    {}

    void addAll() const
    {
        const Question& question = m_task.questions.at(m_impact.question);
        for (std::size_t i = 0; i < question.options.size(); ++i)
            addFigures("gold", question.options[i].token, question.options[i].word,
                       [i](const RuleFigures& of) { return expectedCell(of.gold[i]); });
        addCounts();
        addFigures("annotators", QStringLiteral("accuracy"),
                   QStringLiteral("Accuracy of the annotators, %"),
                   [](const RuleFigures& of) { return percentCell(of.meanEquality); });
        for (const SetUnderRules& set : m_impact.sets)
            addSet(set);
    }

private:
    using CellOf = std::function<ReportCell(DeskRule)>;

    void add(const char* row, const QString& name, const QString& title, const CellOf& cellOf) const
    {
        ReportRow cells = questionCell(m_task, m_impact.question);
        cells.push_back({title, {QString::fromLatin1(row), name}});
        for (const DeskRule rule : m_rules)
            cells.push_back(m_impact.weight.under(rule) ? cellOf(rule) : numberCell(std::nullopt));
        m_table.add(cells);
    }

    void addFigures(const char* row, const QString& name, const QString& title,
                    const std::function<ReportCell(const RuleFigures&)>& cellOf) const
    {
        add(row, name, title, [&](DeskRule rule) { return cellOf(*m_impact.weight.under(rule)); });
    }

    void addCount(const char* name, const char* title, qint64 RuleFigures::*count) const
    {
        addFigures("items", QString::fromLatin1(name), QString::fromUtf8(title),
                   [&](const RuleFigures& of) { return countCell(of.*count); });
    }

    void addCounts() const
    {
        addCount("labelled", "Items with a label", &RuleFigures::labelled);
        addCount("ambiguous", "Ambiguous items", &RuleFigures::ambiguous);
        addCount("open", "Open items", &RuleFigures::open);
        addCount("open_splits", "Splits among them", &RuleFigures::openSplits);
        addFigures("labels", QStringLiteral("same"), QStringLiteral("Labels as decided"),
                   [](const RuleFigures& of) { return expectedCell(of.same); });
        addFigures("labels", QStringLiteral("changed"), QStringLiteral("Labels that would change"),
                   [](const RuleFigures& of) { return expectedCell(of.changed); });
    }

    void addSet(const SetUnderRules& set) const
    {
        const auto hits = [&](DeskRule rule) {
            return set.rules.at(static_cast<std::size_t>(rule)).value();
        };
        add("accuracy", set.name.text(), QStringLiteral("Accuracy of %1, %").arg(set.shortName),
            [&](DeskRule rule) { return percentCell(hits(rule).accuracy()); });
        add("accuracy_items", set.name.text(), QStringLiteral("Items of %1").arg(set.shortName),
            [&](DeskRule rule) { return countCell(hits(rule).items); });
    }

    ReportTableMaker& m_table;
    const Task& m_task;
    const DeskImpact& m_impact;
    const std::vector<DeskRule>& m_rules;
};

/// "94 of 300 labels depend on adjudication", of each question.
QString hangingCaption(const Task& task, const Impacts& impacts)
{
    QStringList parts;
    for (const DeskImpact& impact : impacts) {
        const QString question = task.questions.at(impact.question).word;
        const QString depending =
            QStringLiteral("%1 of %2 labels").arg(impact.weight.hanging).arg(impact.weight.settled);
        parts << (impacts.size() > 1 ? question + QStringLiteral(": ") + depending : depending);
    }
    return QStringLiteral("Depend on adjudication: %1.").arg(parts.join(QStringLiteral("; ")));
}

ReportTable rulesTable(const Task& task, const Impacts& impacts, const std::vector<DeskRule>& rules)
{
    Columns columns = questionColumn(task);
    columns.push_back({{QStringLiteral("row"), QStringLiteral("name")}, QStringLiteral("Figure")});
    for (const DeskRule rule : rules)
        columns.push_back(column(deskRuleToken(rule).data(), titleOf(rule)));
    ReportTableMaker table(QStringLiteral("Gold labels of %1 items and what follows from them, as "
                                          "decided and under other rules. %2 %3")
                               .arg(impacts.front().weight.items)
                               .arg(hangingCaption(task, impacts), rulesCaption(impacts)),
                           columns);
    for (const DeskImpact& impact : impacts)
        ImpactRows(table, task, impact, rules).addAll();
    return table.take();
}

ReportRow groupRow(const DeskWeight& of, const ReportCell& name, const std::vector<DeskRule>& rules)
{
    ReportRow row{name,
                  countCell(of.items),
                  countCell(of.splits),
                  countCell(of.hanging),
                  countCell(of.settled),
                  percentCell(of.hangingShare())};
    for (const DeskRule rule : rules) {
        const auto& figures = of.under(rule);
        if (rule != DeskRule::AsDecided)
            row.push_back(figures ? expectedCell(figures->changed) : numberCell(std::nullopt));
    }
    return row;
}

ReportTable groupsTable(const Task& task, const Impacts& impacts,
                        const std::vector<DeskRule>& rules)
{
    Columns columns = questionColumn(task);
    for (const ReportColumn& more :
         {ReportColumn{{QStringLiteral("group")}, task.group->word}, column("items", "Items"),
          column("splits", "Splits"), column("hanging", "Depend on adjudication"),
          column("settled", "Of labels"), column("hanging_share", "%")})
        columns.push_back(more);
    for (const DeskRule rule : rules) {
        if (rule != DeskRule::AsDecided)
            columns.push_back({{QStringLiteral("changed_") + deskRuleToken(rule)},
                               QString::fromLatin1(titleOf(rule))});
    }
    ReportTableMaker table(
        QStringLiteral("Labels that depend on adjudication, by %1, and how many would change under "
                       "other rules. %2")
            .arg(task.group->word.toLower(), rulesCaption(impacts)),
        columns, QStringLiteral("_by_group"));
    for (const DeskImpact& impact : impacts) {
        const auto add = [&](const DeskWeight& weight, const ReportCell& name) {
            ReportRow row = questionCell(task, impact.question);
            for (const ReportCell& cell : groupRow(weight, name, rules))
                row.push_back(cell);
            table.add(row);
        };
        for (const GroupWeight& of : impact.groups)
            add(of.weight, wordCell(groupWordOf(task, of.group), of.group));
        add(impact.weight, allCell());
    }
    return table.take();
}

} // namespace

ReportTables adjudicationImpact(ReportFigures& figures)
{
    const Task& task = figures.task();
    const Impacts impacts = deskImpact(figures);
    const std::vector<DeskRule> rules = rulesOf(impacts);
    std::vector<ReportTable> tables{rulesTable(task, impacts, rules)};
    if (task.group)
        tables.push_back(groupsTable(task, impacts, rules));
    return tables;
}

} // namespace subtext
