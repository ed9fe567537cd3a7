// SPDX-License-Identifier: MIT
#include "core/release/datatables.h"

#include "core/release/cuetable.h"
#include "core/release/datadictionary.h"
#include "core/release/disagreementtable.h"
#include "core/release/furthertable.h"
#include "core/release/guesstable.h"
#include "core/release/layoutchoice.h"
#include "core/release/normingtable.h"
#include "core/release/readertable.h"
#include "core/release/secondtables.h"

namespace subtext {

std::vector<DataTable> dataTables(const ReleaseInput& input, const StudyIndex& publicStudy)
{
    const Task& task = taskOf(publicStudy.data());
    std::vector<DataTable> tables = releaseLayoutOf(task).tables(input, publicStudy);
    if (auto cues = cueTable(input, publicStudy))
        tables.push_back(std::move(*cues));
    if (auto seconds = secondTable(input, publicStudy))
        tables.push_back(std::move(*seconds));
    if (auto soft = softReadingTable(input, publicStudy))
        tables.push_back(std::move(*soft));
    if (auto guesses = guessTable(input, publicStudy))
        tables.push_back(std::move(*guesses));
    if (auto further = furtherTable(input, publicStudy))
        tables.push_back(std::move(*further));
    if (auto norming = normingTable(input, publicStudy))
        tables.push_back(std::move(*norming));
    if (auto disagreement = disagreementTable(input))
        tables.push_back(std::move(*disagreement));
    if (auto languages = languageTable(publicStudy))
        tables.push_back(std::move(*languages));
    if (auto readers = readerTable(input, publicStudy))
        tables.push_back(std::move(*readers));
    for (DataTable& table : tables)
        table.description.meaning = describeFile(table.description.path, task);
    return tables;
}

std::vector<TableDescription> describeTables(const std::vector<DataTable>& tables,
                                             const StudyData& publicData)
{
    const Task& task = taskOf(publicData);
    std::vector<TableDescription> descriptions;
    for (const DataTable& table : tables)
        descriptions.push_back(table.description);
    const QString splits = QStringLiteral("splits.json");
    descriptions.push_back({splits, TableFormat::Splits, describeFile(splits, task),
                            releaseLayoutOf(task).splitColumns(publicData)});
    return descriptions;
}

} // namespace subtext
