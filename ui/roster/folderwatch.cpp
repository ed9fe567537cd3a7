// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/folderwatch.h"

#include "core/travel/returnedfile.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>

#include <algorithm>
#include <iterator>

namespace subtext {
namespace {

/// The name of a hand-out is that of its person, so it is not kept.
QString versionOf(const QFileInfo& file)
{
    const QString text = QStringLiteral("%1|%2|%3")
                             .arg(file.absoluteFilePath())
                             .arg(file.size())
                             .arg(file.lastModified().toMSecsSinceEpoch());
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.left(16).toHex());
}

} // namespace

FolderWatch::FolderWatch(QObject* parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &FolderWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FolderWatch::lookSoon);
}

void FolderWatch::watch(const QString& folder, const QString& own, const QStringList& taken)
{
    stop();
    m_folder = folder;
    m_own = QFileInfo(own).canonicalFilePath();
    m_taken = QSet<QString>(taken.begin(), taken.end());
    m_timer.start(0);
}

void FolderWatch::stop()
{
    m_timer.stop();
    if (!m_watcher.directories().isEmpty())
        m_watcher.removePaths(m_watcher.directories());
    m_folder.clear();
    m_taken.clear();
    m_seen.clear();
    m_isThere = false;
}

void FolderWatch::lookSoon()
{
    if (m_timer.remainingTime() > SettleMs) // never sooner after the last look
        m_timer.start(SettleMs);
}

FolderWatch::Seen FolderWatch::seenNow(const QFileInfo& file) const
{
    const QString version = versionOf(file);
    if (m_taken.contains(version))
        return {version, State::Taken};
    const Seen before = m_seen.value(file.filePath());
    if (before.version != version)
        return {version, State::Growing};
    return {version, before.state == State::Growing ? State::Arrived : before.state};
}

QList<QFileInfo> FolderWatch::filesNow()
{
    QList<QFileInfo> files;
    const QStringList watched = m_watcher.directories();
    for (const QString& path : QStringList{m_folder} + foldersIn(m_folder)) {
        if (!watched.contains(path))
            m_watcher.addPath(path);
        const QList<QFileInfo> here =
            QDir(path).entryInfoList(returnedNames(), QDir::Files | QDir::NoSymLinks);
        std::copy_if(here.begin(), here.end(), std::back_inserter(files),
                     [&](const QFileInfo& file) {
                         return path == m_folder || !isCalledLikeItsFolder(file.filePath());
                     });
    }
    return files;
}

void FolderWatch::look()
{
    if (m_folder.isEmpty())
        return;
    m_isThere = QDir(m_folder).exists();
    // What is behind a dialog may be at work on the study.
    if (!m_isThere || QApplication::activeModalWidget()) {
        m_timer.start(m_isThere ? SettleMs : SlowMs);
        Q_EMIT looked();
        return;
    }
    QHash<QString, Seen> seen;
    QStringList ready;
    bool isGrowing = false;
    for (const QFileInfo& file : filesNow()) {
        if (file.size() == 0 || file.canonicalFilePath() == m_own)
            continue; // browsers hold the name of what they download
        const Seen now = seenNow(file);
        isGrowing = isGrowing || now.state == State::Growing;
        if (now.state == State::Arrived && m_seen.value(file.filePath()).state == State::Growing)
            ready << file.filePath();
        seen.insert(file.filePath(), now);
    }
    m_seen = seen;
    m_timer.start(isGrowing ? SettleMs : SlowMs);
    Q_EMIT looked();
    if (!ready.isEmpty())
        Q_EMIT arrived(ready);
}

void FolderWatch::noteTaken(const QStringList& files)
{
    for (auto seen = m_seen.begin(); seen != m_seen.end(); ++seen) {
        const bool isTaken = std::any_of(files.begin(), files.end(), [&](const QString& file) {
            return file == seen.key() || file.startsWith(seen.key() + u'/');
        });
        if (isTaken && seen->state == State::Arrived)
            seen->state = State::Taken;
    }
}

QStringList FolderWatch::taken() const
{
    QStringList versions;
    for (const Seen& seen : m_seen) {
        if (seen.state == State::Taken)
            versions << seen.version;
    }
    versions.sort();
    return versions;
}

} // namespace subtext
