// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/backupworker.h"

#include "core/base/environment.h"
#include "core/study/studybackup.h"
#include "ui/text/errortext.h"

#include <QPointer>

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
    static_cast<void>(backUpStudy(m_path, m_folder, m_clock.now()));
}

void BackupWorker::backUp()
{
    // The worker lives until this object has waited for its thread, so `this` outlasts the call.
    QMetaObject::invokeMethod(m_worker,
                              [this, path = m_path, folder = m_folder, now = m_clock.now()] {
                                  const auto made = backUpStudy(path, folder, now);
                                  if (!made)
                                      Q_EMIT failed(errorText(made.error()).oneLine());
                              });
}

} // namespace subtext
