// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace subtext {

enum class ValueType : std::uint8_t { Text, Integer, Number };

/// One column of a CSV file, or one key of a JSON record. Texts are UTF-8.
struct ColumnDescription
{
    QString name;
    ValueType type = ValueType::Text;
    QByteArray values; ///< Which values stand there.
    QByteArray meaning;
};

enum class TableFormat : std::uint8_t { Csv, JsonLines, Splits };

/// One file of a release that holds records.
struct TableDescription
{
    QString path;
    TableFormat format = TableFormat::Csv;
    QByteArray meaning;
    std::vector<ColumnDescription> columns;
};

// The columns of the tables in the order in which they are written; the writers of the tables take
// the names from here, so that the dictionary cannot differ from the files.
std::vector<ColumnDescription> annotationColumns();
std::vector<ColumnDescription> scenarioColumns();
std::vector<ColumnDescription> softLabelColumns();
std::vector<ColumnDescription> goldColumns();
std::vector<ColumnDescription> splitColumns();

/// The columns of a file in CEI's layout, which are called after the annotators, by their names.
std::vector<ColumnDescription> ceiColumns(const QStringList& names);

QStringList columnNames(const std::vector<ColumnDescription>& columns);

/// What a file of a release is, in one sentence, by its path; empty for an unknown one.
QByteArray describeFile(const QString& path);

/// False for files whose bytes are not the same at every release (PDF): they stand neither in
/// SHA256SUMS nor in the Croissant metadata.
bool isReproducible(const QString& path);

} // namespace subtext
