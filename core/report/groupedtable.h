// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/peopleparts.h"

#include <cstdint>
#include <initializer_list>
#include <vector>

namespace subtext {

using ReportColumns = std::vector<ReportColumn>;

/// A table about people whose rows begin with their question where the task has several, and with
/// their group where it has groups and the table is by group.
class GroupedTable
{
public:
    enum class By : std::uint8_t { Question, Group };

    GroupedTable(const Task& task, const QString& caption, By by, const ReportColumns& columns);

    void add(std::size_t question, const GroupPart& part, const ReportRow& cells);
    std::vector<ReportTable> take() { return {m_maker.take()}; }

private:
    ReportColumns headed(const ReportColumns& columns) const;

    const Task& m_task;
    bool m_hasQuestions;
    bool m_hasGroups;
    ReportTableMaker m_maker;
};

/// Calls `add` for every question and group of a study, pooled last.
template <typename Add> void forEachGroup(const StudyAgreement& study, const Add& add)
{
    const std::vector<GroupPart> parts = partsOf(study);
    for (std::size_t question = 0; question < study.task().questions.size(); ++question) {
        for (const GroupPart& part : parts)
            add(question, part, part.figures->questions.at(question));
    }
}

/// Its bounds are two columns of the CSV file.
ReportColumn intervalColumn(const char* low, const char* high);

/// Cells, or columns, of these after another.
template <typename Part> std::vector<Part> joined(std::initializer_list<std::vector<Part>> parts)
{
    std::vector<Part> all;
    for (const std::vector<Part>& part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

/// Items with two votes or more, Fleiss' κ with its interval, and how strong that is.
ReportColumns kappaColumns();
ReportRow kappaCells(const AgreementGroup& of);
/// Items by how the votes on them are distributed: unanimous, majority, split.
ReportColumns patternColumns();
ReportRow patternCells(const PatternCounts& patterns);

} // namespace subtext
