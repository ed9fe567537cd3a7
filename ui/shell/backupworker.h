// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/studybackup.h"

#include <QObject>
#include <QString>
#include <QThread>
#include <QTimer>

namespace subtext {

class Clock;

/// Keeps the rolling backups of the open study: soon after it is opened and every ten minutes
/// while it changes, on a thread of its own, so that the window never waits for it.
class BackupWorker : public QObject
{
    Q_OBJECT
public:
    BackupWorker(const Clock& clock, const QString& folder, QObject* parent = nullptr);
    ~BackupWorker() override;

    /// Starts with another study; an empty path stops.
    void watch(const QString& studyPath);
    /// Makes one now, and returns when it is made: before the program ends.
    void finish();
    void backUp();

Q_SIGNALS:
    void failed(const subtext::Error& error);
    /// There is a backup of the study as it stands, or as it stood just now.
    void succeeded();

private:
    void tell(const Result<QString>& made);

    const Clock& m_clock;
    QString m_folder;
    QString m_path;
    QTimer m_timer;
    QThread m_thread;
    QObject* m_worker;
};

} // namespace subtext
