// SPDX-License-Identifier: MIT
#include "core/report/groupedtable.h"

namespace subtext {

GroupedTable::GroupedTable(const Task& task, const QString& caption, By by,
                           const ReportColumns& columns)
    : m_task(task)
    , m_hasQuestions(task.questions.size() > 1)
    , m_hasGroups(by == By::Group && task.group.has_value())
    , m_maker(caption, headed(columns))
{}

void GroupedTable::add(std::size_t question, const GroupPart& part, const ReportRow& cells)
{
    ReportRow row;
    const Question& of = m_task.questions.at(question);
    if (m_hasQuestions)
        row.push_back(wordCell(of.word, of.token));
    if (m_hasGroups)
        row.push_back(part.name);
    row.insert(row.end(), cells.begin(), cells.end());
    m_maker.add(row);
}

ReportColumns GroupedTable::headed(const ReportColumns& columns) const
{
    ReportColumns all;
    if (m_hasQuestions)
        all.push_back(column("question", "Question"));
    if (m_hasGroups)
        all.push_back({{QStringLiteral("group")}, m_task.group->word});
    all.insert(all.end(), columns.begin(), columns.end());
    return all;
}

ReportColumn intervalColumn(const char* low, const char* high)
{
    return {{QString::fromUtf8(low), QString::fromUtf8(high)}, QStringLiteral("95 % interval")};
}

ReportColumns kappaColumns()
{
    return {column("items", "Items"), column("kappa", "κ"),
            intervalColumn("kappa_low", "kappa_high"), column("strength", "Strength")};
}

ReportRow kappaCells(const AgreementGroup& of)
{
    const auto& kappa = of.kappa.kappa;
    const QString strength =
        kappa ? QString::fromLatin1(stats::strengthToken(stats::strengthOf(*kappa))) : QString();
    return {countCell(of.kappa.items),
            numberCell(kappa),
            rangeCell(of.intervals.kappa.interval),
            {kappa ? strength : QStringLiteral("–"), {strength}}};
}

ReportColumns patternColumns()
{
    return {column("unanimous", "Unanimous"), column("majority", "Majority"),
            column("split", "Split")};
}

ReportRow patternCells(const PatternCounts& patterns)
{
    return {countCell(patterns.unanimous), countCell(patterns.majority), countCell(patterns.split)};
}

} // namespace subtext
