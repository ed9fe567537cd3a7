// SPDX-License-Identifier: MIT
#include "core/release/datatables.h"

#include "core/exchange/exporter.h"
#include "core/release/releasetables.h"

#include <set>

namespace subtext {
namespace {

/// As readers of CSV files compare columns.
bool areTwoCalledAlike(const QStringList& columns)
{
    std::set<QString> seen;
    for (const QString& column : columns) {
        if (!seen.insert(column.toLower()).second)
            return true;
    }
    return false;
}

TableDescription described(const QString& path, TableFormat format,
                           std::vector<ColumnDescription> columns)
{
    return {path, format, describeFile(path), std::move(columns)};
}

DataTable ceiTable(const ReleaseInput& input, const StudyIndex& study, const QString& subtype)
{
    const bool isExtended = input.options.isExtended;
    const QStringList header = isExtended ? extendedCeiHeader(study, subtype)
                                          : ceiHeader(study, ceiRaters(study, subtype));
    // Under names two people may share one. Columns that nobody can tell apart by their names have
    // no description, nor can a later release be compared by them.
    auto columns =
        areTwoCalledAlike(header) ? std::vector<ColumnDescription>() : ceiColumns(header);
    return {described(QStringLiteral("data/human-gold/data_") + subtype + QStringLiteral(".csv"),
                      TableFormat::Csv, std::move(columns)),
            [subtype, isExtended, needed = input.ratingsNeeded](const StudyIndex& of,
                                                                const ByteSink& sink) {
                return isExtended ? writeExtendedCeiCsv(of, subtype, needed, sink)
                                  : writeCeiCsv(of, subtype, {}, sink);
            }};
}

} // namespace

std::vector<DataTable> dataTables(const ReleaseInput& input, const StudyIndex& publicStudy)
{
    std::set<QString> subtypes;
    for (const Scenario& scenario : publicStudy.data().scenarios)
        subtypes.insert(scenario.group);
    std::vector<DataTable> tables;
    for (const QString& subtype : subtypes)
        tables.push_back(ceiTable(input, publicStudy, subtype));
    tables.push_back(
        {described(QStringLiteral("annotations.csv"), TableFormat::Csv, annotationColumns()),
         &writeAnnotationsCsv});
    tables.push_back(
        {described(QStringLiteral("scenarios.jsonl"), TableFormat::JsonLines, scenarioColumns()),
         [](const StudyIndex& of, const ByteSink& sink) {
             return writeScenariosJsonl(of.data(), sink);
         }});
    tables.push_back(
        {described(QStringLiteral("soft_labels.csv"), TableFormat::Csv, softLabelColumns()),
         &writeSoftLabelsCsv});
    tables.push_back(
        {described(QStringLiteral("gold.csv"), TableFormat::Csv, goldColumns()), &writeGoldCsv});
    return tables;
}

std::vector<TableDescription> describeTables(const std::vector<DataTable>& tables)
{
    std::vector<TableDescription> descriptions;
    for (const DataTable& table : tables)
        descriptions.push_back(table.description);
    descriptions.push_back(
        described(QStringLiteral("splits.json"), TableFormat::Splits, splitColumns()));
    return descriptions;
}

} // namespace subtext
