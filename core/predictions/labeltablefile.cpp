// SPDX-License-Identifier: MIT
#include "core/predictions/labeltablefile.h"

#include "core/predictions/recordfile.h"

#include <QFileInfo>

namespace subtext::evaluation {

Result<LabelTable> readLabelTable(const QString& path, const Options& options, const QString& sheet)
{
    const auto read = readCsvFile(path, sheet);
    if (!read)
        return fail(read.error());
    const auto labelColumn = columnOf(read->columns, QStringLiteral("label"));
    const auto emotionColumn = columnOf(read->columns, QStringLiteral("emotion"));
    if (!labelColumn || !emotionColumn)
        return fail({ErrorCode::MissingColumn, path, 0, 0,
                     labelColumn ? QStringLiteral("emotion") : QStringLiteral("label"),
                     QStringLiteral("table")});
    LabelTable table{QFileInfo(path).fileName(), {}};
    for (const RecordTable::Row& row : read->rows) {
        const auto bad = [&](qsizetype column, const char* detail) {
            return fail({ErrorCode::InvalidValue, path, row.line, column + 1,
                         row.cells.value(column), QString::fromLatin1(detail)});
        };
        const QString label = normalisedLabel(row.cells.value(*labelColumn));
        const auto option = options.find(normalisedLabel(row.cells.value(*emotionColumn)));
        if (!option)
            return bad(*emotionColumn, "option");
        const auto itself = options.find(label);
        if (label.isEmpty() || (itself && itself != option))
            return bad(*labelColumn, "label");
        if (table.entries.try_emplace(label, *option).first->second != *option)
            return bad(*labelColumn, "twice");
    }
    return table;
}

} // namespace subtext::evaluation
