// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <span>
#include <vector>

namespace subtext {

struct Licence;

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

struct TableDescription
{
    QString path;
    TableFormat format = TableFormat::Csv;
    QByteArray meaning;
    std::vector<ColumnDescription> columns;
};

QStringList columnNames(const std::vector<ColumnDescription>& columns);

/// What a file of a release of this task is, in one sentence, by its path; empty for an unknown
/// one. With the licence of the data where that is known.
QByteArray describeFile(const QString& path, const Task& task);
QByteArray describeFile(const QString& path, const Task& task, const Licence& licence);

/// False for files whose bytes are not the same at every release (PDF): they stand neither in
/// SHA256SUMS nor in the Croissant metadata.
bool isReproducible(const QString& path);

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
