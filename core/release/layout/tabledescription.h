// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <span>
#include <vector>

namespace subtext {

enum class ValueType : std::uint8_t { Text, Integer, Number };

/// Where gold labels have the basis "unstated", for every text of a release that says so.
inline constexpr auto WhereUnstated =
    "where an item is kept as ambiguous, which needs no reason, and where a label came with "
    "imported data without one";

/// One column of a CSV file, or one key of a JSON record. Texts are UTF-8.
struct ColumnDescription
{
    QString name;
    ValueType type = ValueType::Text;
    QByteArray values; ///< Which values stand there.
    QByteArray meaning;
    bool mayBeEmpty = false;             ///< Of a number: there is none where the cell is empty.
    QStringList keys{};                  ///< Of a JSON object: those that it may have.
    ValueType keyType = ValueType::Text; ///< Of what stands under each of them.
};

enum class TableFormat : std::uint8_t { Csv, JsonLines, Splits };

/// A column of words.
ColumnDescription textColumn(const char* name, const QByteArray& values, const QByteArray& meaning);

struct TableDescription
{
    QString path;
    TableFormat format = TableFormat::Csv;
    QByteArray meaning;
    std::vector<ColumnDescription> columns;
};

/// A column of words.
inline ColumnDescription textColumn(const char* name, const QByteArray& values,
                                    const QByteArray& meaning)
{
    return {QString::fromLatin1(name), ValueType::Text, values, meaning};
}

QStringList columnNames(const std::vector<ColumnDescription>& columns);

struct FileMeaning
{
    QLatin1String path;
    const char* meaning;
};

/// Of the file at `path`; empty where it is not among them.
inline QByteArray meaningIn(std::span<const FileMeaning> files, const QString& path)
{
    for (const FileMeaning& file : files) {
        if (path == file.path)
            return file.meaning;
    }
    return {};
}

} // namespace subtext
