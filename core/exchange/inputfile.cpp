// SPDX-License-Identifier: MIT
#include "core/exchange/inputfile.h"

#include <QFileInfo>

namespace subtext {

Result<std::unique_ptr<QFile>> openInput(const QString& path, qint64 mostBytes)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fail(ErrorCode::FileMissing, path);
    auto file = std::make_unique<QFile>(path);
    if (!info.isFile() || !file->open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, path, file->errorString());
    if (file->size() > mostBytes)
        return fail({ErrorCode::UnknownFormat, path, 0, 0, QString::number(file->size()),
                     QStringLiteral("size")});
    return file;
}

Result<OpenedText> openTextFile(const QString& path)
{
    auto file = openInput(path);
    if (!file)
        return fail(file.error());
    auto opened = openText(std::move(*file));
    if (!opened)
        return fail(inFile(opened.error(), path));
    return opened;
}

Error inFile(Error error, const QString& path)
{
    error.file = path;
    return error;
}

} // namespace subtext
