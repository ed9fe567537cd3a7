// SPDX-License-Identifier: MIT
#include "core/release/datatables.h"

#include "core/release/releaselayout.h"

#include <set>

namespace subtext {

bool areTwoCalledAlike(const QStringList& columns)
{
    std::set<QString> seen;
    for (const QString& column : columns) {
        if (!seen.insert(column.toLower()).second)
            return true;
    }
    return false;
}

std::vector<DataTable> dataTables(const ReleaseInput& input, const StudyIndex& publicStudy)
{
    return releaseLayoutOf(taskOf(publicStudy.data())).tables(input, publicStudy);
}

std::vector<TableDescription> describeTables(const std::vector<DataTable>& tables, const Task& task)
{
    std::vector<TableDescription> descriptions;
    for (const DataTable& table : tables)
        descriptions.push_back(table.description);
    const QString splits = QStringLiteral("splits.json");
    descriptions.push_back({splits, TableFormat::Splits, describeFile(splits, task),
                            releaseLayoutOf(task).splitColumns(task)});
    return descriptions;
}

} // namespace subtext
