// SPDX-License-Identifier: MIT
#include "core/release/verification.h"

#include "core/release/checksums.h"
#include "core/release/datadictionary.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <algorithm>
#include <map>

namespace subtext {
namespace {

const QString SumsName = QStringLiteral("SHA256SUMS");

/// What lies in a folder: whether each is a plain file, by path.
using Found = std::map<QString, bool>;

struct Contents
{
    std::map<QString, QByteArray> listed;
    Found found; ///< Without SHA256SUMS.
};

Found filesIn(const QString& dir)
{
    Found found;
    // Absolute, since QDir takes a relative path as one inside the folder.
    const QDir root(QDir(dir).absolutePath());
    QDirIterator all(root.path(),
                     QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
        all.next();
        const QFileInfo file = all.fileInfo();
        if (file.isSymLink() || !file.isDir())
            found.emplace(root.relativeFilePath(file.filePath()),
                          file.isFile() && !file.isSymLink());
    }
    return found;
}

Result<Contents> contentsOfFolder(const QString& dir)
{
    if (!QFileInfo(dir).isDir())
        return fail(ErrorCode::FileMissing, dir);
    const QString path = QDir(dir).filePath(SumsName);
    Contents contents;
    contents.found = filesIn(dir);
    const auto sums = contents.found.find(SumsName);
    if (sums == contents.found.end() || !sums->second)
        return fail(ErrorCode::FileMissing, path);
    contents.found.erase(sums);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, path, file.errorString());
    const QByteArray text = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return fail(ErrorCode::IoFailure, path, file.errorString());
    auto listed = readSha256Sums(text);
    if (!listed) {
        Error error = listed.error();
        error.file = path;
        return fail(error);
    }
    contents.listed = std::move(*listed);
    return contents;
}

Result<QByteArray> sha256OfFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, path, file.errorString());
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!hash.addData(&file))
        return fail(ErrorCode::IoFailure, path, file.errorString());
    return hash.result().toHex();
}

/// Not listed because its bytes are not the same at every release.
bool isFigureForPrint(const QString& path)
{
    return path.startsWith(QLatin1String("reports/figures/")) && !isReproducible(path);
}

} // namespace

QString fileStateToken(FileState state)
{
    switch (state) {
    case FileState::Sound:
        break;
    case FileState::Changed:
        return QStringLiteral("changed");
    case FileState::Missing:
        return QStringLiteral("missing");
    case FileState::Unlisted:
        return QStringLiteral("unlisted");
    }
    return QStringLiteral("sound");
}

bool CheckedFile::isSound() const
{
    return state == FileState::Sound || (state == FileState::Unlisted && isFigureForPrint(path));
}

bool FolderCheck::isSound() const
{
    return std::all_of(files.begin(), files.end(),
                       [](const CheckedFile& file) { return file.isSound(); });
}

Result<FolderCheck> verifyReleaseFolder(const QString& dir)
{
    const auto contents = contentsOfFolder(dir);
    if (!contents)
        return fail(contents.error());
    FolderCheck check;
    for (const auto& [path, sum] : contents->listed) {
        const auto found = contents->found.find(path);
        if (found == contents->found.end()) {
            check.files.push_back({path, FileState::Missing});
            continue;
        }
        if (!found->second) {
            check.files.push_back({path, FileState::Changed});
            continue;
        }
        const auto actual = sha256OfFile(QDir(dir).filePath(path));
        if (!actual)
            return fail(actual.error());
        check.files.push_back({path, *actual == sum ? FileState::Sound : FileState::Changed});
    }
    for (const auto& [path, isFile] : contents->found) {
        if (contents->listed.count(path) == 0)
            check.files.push_back({path, FileState::Unlisted});
    }
    std::sort(check.files.begin(), check.files.end(),
              [](const CheckedFile& a, const CheckedFile& b) { return a.path < b.path; });
    return check;
}

Result<FolderInventory> inventoryOf(const QString& dir)
{
    const auto contents = contentsOfFolder(dir);
    if (!contents)
        return fail(contents.error());
    FolderInventory inventory;
    for (const auto& [path, sum] : contents->listed)
        inventory.listed << path;
    for (const auto& [path, isFile] : contents->found) {
        if (contents->listed.count(path) == 0 && (!isFile || !isFigureForPrint(path)))
            inventory.strangers << path;
    }
    return inventory;
}

} // namespace subtext
