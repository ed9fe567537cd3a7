// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/importedfile.h"

#include <QStringList>

#include <vector>

namespace subtext {

/// The columns of a file that names them its own way, with what they could be.
struct ColumnSurvey
{
    QStringList columns;
    std::vector<QStringList> rows; ///< The first, SurveyedRows at most.
    QMap<QString, QString> guess;  ///< As ImportOptions::columns: field to the file's own name.
    QMap<QString, QMap<QString, QString>>
        values;                   ///< As ImportOptions::values: what words may mean.
    std::optional<QString> group; ///< What all rows were the last time.
    bool hasGroup = false; ///< A column or the file's name says it, or the task has no groups.
};
inline constexpr std::size_t SurveyedRows = 5;

/// Reads as much of a file as it takes. Fields are guessed by the words that others use for them
/// ("text" for an utterance, "situation" for a context); of other tasks than CEI by their words and
/// by what stands in the columns as well (see proposeMapping). No task: CEI. Of an Excel workbook
/// the first sheet counts, or the one called `sheet`. Errors: those of readImportFile, but for
/// columns.
Result<ColumnSurvey> surveyColumns(const QString& path, const CancelToken& cancel = {},
                                   const Task* task = nullptr, const QString& sheet = {});

/// Whether a reading failed for what the columns of the file are taken for.
bool isAboutColumns(const Error& error);

/// The first mapping that fits the columns of the file; null where none does.
const ImportMapping* mappingFor(const QStringList& columns,
                                const std::vector<ImportMapping>& mappings);

/// Fields without which no row can be read and which these columns do not give, as tokens.
QStringList missingFields(const QStringList& columns, const QMap<QString, QString>& chosen,
                          const Task* task = nullptr);

/// Of those the ones for which exactly one column is left that others call so: field to that column
/// (ImportOptions::columns); of CEI the group as well, where no column is it and the options have
/// none. `columns` are the file's; the options say what is known of them.
QMap<QString, QString> soleSynonyms(const QStringList& columns, const ImportOptions& options);

} // namespace subtext
