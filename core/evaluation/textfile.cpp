// SPDX-License-Identifier: MIT
#include "core/evaluation/textfile.h"

#include "core/exchange/tablesink.h"

#include <QFile>
#include <QFileInfo>

namespace subtext::evaluation {
namespace {

constexpr qint64 LargestTextFile = 512LL * 1024 * 1024;

} // namespace

Result<std::unique_ptr<TextSource>> openTextFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fail(ErrorCode::FileMissing, path);
    auto source = std::make_unique<QFile>(path);
    if (!info.isFile() || !source->open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, path, source->errorString());
    if (source->size() > LargestTextFile)
        return fail({ErrorCode::UnknownFormat, path, 0, 0, QString::number(source->size()),
                     QStringLiteral("size")});
    auto opened = openText(std::move(source));
    if (!opened)
        return fail(inFile(opened.error(), path));
    return std::move(opened->text);
}

Result<RecordTable> readCsvFile(const QString& path)
{
    const auto text = openTextFile(path);
    if (!text)
        return fail(text.error());
    TableSink sink;
    if (const auto read = readCsv(**text, sink); !read)
        return fail(inFile(read.error(), path));
    return std::move(sink.table);
}

std::optional<qsizetype> columnOf(const QStringList& columns, const QString& name)
{
    const qsizetype at = columns.indexOf(name, 0);
    if (at >= 0)
        return at;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        if (columns.at(i).compare(name, Qt::CaseInsensitive) == 0)
            return i;
    }
    return std::nullopt;
}

Error inFile(Error error, const QString& path)
{
    error.file = path;
    return error;
}

} // namespace subtext::evaluation
