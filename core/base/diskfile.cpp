// SPDX-License-Identifier: MIT
#include "core/base/diskfile.h"

#include "core/base/platform/entries.h"
#include "core/base/platform/openfile.h"

#include <QDir>
#include <QFileInfo>

namespace subtext::disk {
namespace {

ErrorCode codeOf(platform::Refusal refusal)
{
    switch (refusal) {
    case platform::Refusal::DiskFull:
        return ErrorCode::DiskFull;
    case platform::Refusal::NotAllowed:
        return ErrorCode::ReadOnly;
    case platform::Refusal::Exists:
        return ErrorCode::FileExists;
    case platform::Refusal::InUse:
        return ErrorCode::Locked;
    default:
        return ErrorCode::IoFailure;
    }
}

} // namespace

Error systemError(platform::SystemNumber number, const QString& path)
{
    return {codeOf(platform::refusalOf(number)), path, 0, 0, {}, qt_error_string(number)};
}

Result<void> doneUnless(platform::SystemNumber refused, const QString& path)
{
    return refused == 0 ? Result<void>() : fail(systemError(refused, path));
}

Result<void> syncFolder(const QString& path)
{
    return doneUnless(platform::syncFolder(path), path);
}

Result<void> replaceFile(const QString& from, const QString& to)
{
    return doneUnless(platform::replaceFile(from, to), to);
}

Result<void> makePrivateFile(const QString& path)
{
    auto file = platform::OpenFile::make(path, platform::MadeFor::Owner);
    return doneUnless(file.isOpen() ? file.close() : file.refusal(), path);
}

Result<QStringList> makePrivateFolders(const QString& path)
{
    QStringList missing;
    QString folder = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    while (!QFileInfo::exists(folder)) {
        missing.prepend(folder);
        folder = QFileInfo(folder).absolutePath();
    }
    if (!QFileInfo(folder).isDir())
        return fail(ErrorCode::FolderMissing, path);
    QStringList made;
    for (const QString& next : missing) {
        const auto refused = platform::makeFolder(next, platform::MadeFor::Owner);
        if (refused == 0) {
            made << next;
            continue;
        }
        const bool isThere = platform::refusalOf(refused) == platform::Refusal::Exists;
        if (isThere && QFileInfo(next).isDir())
            continue; // somebody was quicker
        for (qsizetype i = made.size(); i > 0; --i)
            QDir().rmdir(made.at(i - 1));
        return isThere ? fail(ErrorCode::FolderMissing, path) : fail(systemError(refused, next));
    }
    return made;
}

} // namespace subtext::disk
