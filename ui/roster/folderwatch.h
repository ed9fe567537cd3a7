// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>

namespace subtext {

/// Looks into a folder, and into those in it (a folder a person, say), for studies and archives
/// that came or changed and have stopped growing: size and time are the same at two looks. The
/// system says that something changed; where it does not, as on a network share, the next look
/// finds it. Each version of a file arrives once. A hand-out that is called like the folder of its
/// person does not: they are at work on it.
class FolderWatch : public QObject
{
    Q_OBJECT
public:
    static constexpr int SettleMs = 2'000; ///< Between two looks at a file that may be growing.
    static constexpr int SlowMs = 15'000;

    explicit FolderWatch(QObject* parent = nullptr);

    /// Versions in `taken` do not arrive any more, nor does the file `own`.
    void watch(const QString& folder, const QString& own, const QStringList& taken);
    void stop();
    /// A look out of turn.
    void look();

    const QString& folder() const { return m_folder; } ///< Empty: none is watched.
    /// As of the last look; a share can be away for a while.
    bool isThere() const { return m_isThere; }
    /// What arrived was made use of; `files` are called as they were given, or as parts of an
    /// archive (ReturnedFile::shown).
    void noteTaken(const QStringList& files);
    /// Which versions of what is in the folder were made use of, in words that name nobody.
    QStringList taken() const;

Q_SIGNALS:
    void arrived(const QStringList& paths);
    void looked();

private:
    enum class State { Growing, Arrived, Taken };
    struct Seen
    {
        QString version;
        State state = State::Growing;
    };
    void lookSoon();
    /// Those of the folder and of the folders in it.
    QList<QFileInfo> filesNow();
    Seen seenNow(const QFileInfo& file) const;

    QString m_folder;
    QString m_own;
    QSet<QString> m_taken; ///< Of an earlier watch.
    QHash<QString, Seen> m_seen;
    bool m_isThere = false;
    QFileSystemWatcher m_watcher;
    QTimer m_timer;
};

} // namespace subtext
