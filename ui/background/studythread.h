// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "core/base/environment.h"
#include "core/base/error.h"
#include "core/study/study.h"

#include <QObject>
#include <QThread>

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace subtext {

/// A thread beside the window, at low priority, with a read-only connection of its own to one
/// study. Work is done there in the order in which it is given, and what comes of it goes back to
/// the receiver as a queued call. The end cancels the run and waits for the thread.
///
/// To be the last member of its receiver: what the work refers to then outlasts the thread, and
/// what comes back too late is dropped with the receiver.
class StudyThread
{
public:
    /// `proof`: Beside where nothing of its work leaves the program, because the study in the
    /// window is proven already or meanwhile.
    StudyThread(const QString& studyPath, const Environment& environment, QObject& receiver,
                Study::Proof proof = Study::Proof::First);
    ~StudyThread();
    Q_DISABLE_COPY_MOVE(StudyThread)

    /// Begins a run, with a new token for its work to take along.
    CancelToken begin();
    CancelToken token() const { return m_cancel; }
    void cancel() { m_cancel.cancel(); }
    bool isCancelled() const { return m_cancel.isCancelled(); }

    /// For work: what it tells comes to `tell` at the receiver, in steps that can be seen, as a
    /// part of the way from `begin` to `end`.
    ProgressSink progress(std::function<void(double)> tell, double begin = 0, double end = 1) const;

    /// `work()` on the thread, then `then(outcome)` at the receiver.
    template <typename Work, typename Then> void run(Work work, Then then)
    {
        QMetaObject::invokeMethod(
            m_home,
            [receiver = m_receiver, work = std::move(work), then = std::move(then)] {
                QMetaObject::invokeMethod(
                    receiver, [then, outcome = work()] { then(outcome); }, Qt::QueuedConnection);
            },
            Qt::QueuedConnection);
    }

    /// The same with `work(study)`, which returns a Result: the error where the study cannot be
    /// opened. The first such work opens it.
    template <typename Work, typename Then> void read(Work work, Then then)
    {
        run(
            [this, work = std::move(work)]() -> std::invoke_result_t<Work, Study&> {
                const Result<Study*> study = opened();
                if (!study)
                    return fail(study.error());
                return work(**study);
            },
            std::move(then));
    }

private:
    Result<Study*> opened();

    QObject* m_receiver;
    QString m_path;
    Environment m_environment;
    Study::Proof m_proof;
    CancelToken m_cancel;
    QThread m_thread;
    QObject* m_home;                // lives on the thread
    std::unique_ptr<Study> m_study; // of the thread
};

} // namespace subtext
