// SPDX-License-Identifier: MIT
#include "core/base/privatefolder.h"

#include "core/base/diskfolder.h"
#include "core/base/platform/entries.h"

#include <QDir>
#include <QRegularExpression>

namespace subtext {
namespace {

QString stem()
{
    return QStringLiteral("subtext-copy-");
}

} // namespace

void PrivateFolder::clearLeftovers()
{
    static const QRegularExpression ours(
        QRegularExpression::anchoredPattern(stem() + QStringLiteral("[A-Za-z0-9]{6}")));
    const QDir temporary(QDir::tempPath());
    const QStringList names = temporary.entryList({stem() + u'*'}, QDir::Dirs | QDir::NoSymLinks);
    for (const QString& name : names) {
        const QString path = temporary.filePath(name);
        if (!ours.match(name).hasMatch() || !platform::isOwn(path))
            continue;
        const disk::FolderLock lock(path);
        if (lock.isHeld())
            QDir(path).removeRecursively();
    }
}

Result<std::unique_ptr<PrivateFolder>> PrivateFolder::make()
{
    clearLeftovers();
    // Somebody who clears up may be quicker than our lock, so there are several tries. Where none
    // is locked the file system has no locks, and then nobody clears up either.
    constexpr int Tries = 5;
    std::unique_ptr<PrivateFolder> folder;
    for (int i = 0; i < Tries && !(folder && folder->m_lock->isHeld()); ++i) {
        const auto made = platform::makeTemporaryFolder(QDir(QDir::tempPath()).filePath(stem()));
        if (made.refusal != 0)
            return fail(disk::systemError(made.refusal, QDir::tempPath()));
        folder.reset(new PrivateFolder(made.path));
    }
    return folder;
}

PrivateFolder::PrivateFolder(const QString& path)
    : m_path(path)
    , m_lock(std::make_unique<disk::FolderLock>(path))
{}

PrivateFolder::~PrivateFolder()
{
    QDir(m_path).removeRecursively();
}

} // namespace subtext
