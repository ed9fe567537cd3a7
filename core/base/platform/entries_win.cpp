// SPDX-License-Identifier: MIT
#include "core/base/platform/entries.h"
#include "core/base/platform/systemapi_win.h"

#include <QRandomGenerator>

namespace subtext::platform {
namespace {

std::uint64_t whole(DWORD high, DWORD low)
{
    return (std::uint64_t{high} << 32) | low;
}

QString sixLettersOrDigits()
{
    static const QString all =
        QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789");
    constexpr int Length = 6;
    QString word;
    for (int i = 0; i < Length; ++i)
        word += all.at(QRandomGenerator::system()->bounded(static_cast<int>(all.size())));
    return word;
}

} // namespace

SystemNumber makeFolder(const QString& path, MadeFor /*whom*/)
{
    return numberUnless(CreateDirectoryW(nativePath(path).c_str(), nullptr) != 0);
}

MadeFolder makeTemporaryFolder(const QString& stem)
{
    constexpr int Tries = 100; // names may be taken
    SystemNumber refused = 0;
    for (int i = 0; i < Tries; ++i) {
        const QString path = stem + sixLettersOrDigits();
        refused = makeFolder(path, MadeFor::Owner);
        if (refused == 0)
            return {path, 0};
        if (refusalOf(refused) != Refusal::Exists)
            break;
    }
    return {{}, refused};
}

// Each user has a folder of their own for what is temporary, so that there is nobody else's there.
bool isOwn(const QString& /*path*/)
{
    return true;
}

SystemNumber syncFolder(const QString& path)
{
    const DWORD attributes = GetFileAttributesW(nativePath(path).c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES)
        return numberUnless(false);
    return (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0 ? 0 : ERROR_DIRECTORY;
}

SystemNumber renameEntry(const QString& from, const QString& to)
{
    return numberUnless(
        MoveFileExW(nativePath(from).c_str(), nativePath(to).c_str(), MOVEFILE_WRITE_THROUGH) != 0);
}

SystemNumber replaceFile(const QString& from, const QString& to)
{
    return numberUnless(MoveFileExW(nativePath(from).c_str(), nativePath(to).c_str(),
                                    MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0);
}

std::optional<SystemNumber> exchange(const QString& /*one*/, const QString& /*other*/)
{
    return std::nullopt;
}

SystemNumber removeFile(const QString& path)
{
    return numberUnless(DeleteFileW(nativePath(path).c_str()) != 0);
}

std::optional<FileMark> fileMark(const QString& path)
{
    const HANDLE file = CreateFileW(nativePath(path).c_str(), FILE_READ_ATTRIBUTES,
                                    FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                    OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return std::nullopt;
    BY_HANDLE_FILE_INFORMATION found = {};
    const bool isFound = GetFileInformationByHandle(file, &found) != 0;
    CloseHandle(file);
    if (!isFound)
        return std::nullopt;
    constexpr std::int64_t NsPerTick = 100;
    const auto ticks = static_cast<std::int64_t>(
        whole(found.ftLastWriteTime.dwHighDateTime, found.ftLastWriteTime.dwLowDateTime));
    constexpr std::int64_t TicksTo1970 = 116'444'736'000'000'000;
    return FileMark{found.dwVolumeSerialNumber,
                    whole(found.nFileIndexHigh, found.nFileIndexLow),
                    static_cast<std::int64_t>(whole(found.nFileSizeHigh, found.nFileSizeLow)),
                    (ticks - TicksTo1970) * NsPerTick,
                    found.nNumberOfLinks,
                    (found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) == 0};
}

} // namespace subtext::platform
