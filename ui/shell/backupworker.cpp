// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/backupworker.h"

#include "core/base/environment.h"

namespace subtext {
namespace {

constexpr int FirstAfterMs = 3'000;
constexpr int ThenEveryMs = 10 * 60 * 1000;

} // namespace

BackupWorker::BackupWorker(const Clock& clock, const QString& folder, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
    , m_folder(folder)
    , m_worker(new QObject)
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        backUp();
        m_timer.start(ThenEveryMs);
    });
    m_thread.start(QThread::LowPriority);
}

BackupWorker::~BackupWorker()
{
    m_thread.quit();
    m_thread.wait();
}

void BackupWorker::watch(const QString& studyPath)
{
    m_path = studyPath;
    if (m_path.isEmpty() || m_folder.isEmpty())
        m_timer.stop();
    else
        m_timer.start(FirstAfterMs);
}

void BackupWorker::finish()
{
    if (m_path.isEmpty() || m_folder.isEmpty())
        return;
    m_timer.stop();
    // On the thread of the others, so that it begins when the one at work is through.
    Result<QString> made;
    QMetaObject::invokeMethod(
        m_worker,
        [&made, path = m_path, folder = m_folder, now = m_clock.now()] {
            made = backUpStudy(path, folder, now, BackupPace::Parting);
        },
        Qt::BlockingQueuedConnection);
    tell(made);
}

void BackupWorker::backUp()
{
    if (m_path.isEmpty() || m_folder.isEmpty())
        return;
    // The worker lives until this object has waited for its thread, so `this` outlasts the call.
    QMetaObject::invokeMethod(m_worker,
                              [this, path = m_path, folder = m_folder, now = m_clock.now()] {
                                  const auto made = backUpStudy(path, folder, now);
                                  QMetaObject::invokeMethod(this, [this, path, made] {
                                      if (path == m_path) // another study may be open by now
                                          tell(made);
                                  });
                              });
}

void BackupWorker::tell(const Result<QString>& made)
{
    if (made)
        Q_EMIT succeeded();
    else
        Q_EMIT failed(made.error());
}

} // namespace subtext
