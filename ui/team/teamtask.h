// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"

#include <QObject>
#include <QThread>

#include <memory>
#include <utility>

namespace subtext {

/// A call that waits for the server of a team, on a thread of its own; what comes of it goes back
/// to the receiver as a queued call. The end cancels the call and waits for the thread: without
/// cancelling that could last for ever, since whoever looks for a secret may ask the keychain
/// through the event loop of the thread that waits.
///
/// To be a member of its receiver: what comes back too late is dropped with that. What the work
/// refers to has to outlast this.
class TeamTask
{
public:
    explicit TeamTask(QObject& receiver)
        : m_receiver(receiver)
    {}
    ~TeamTask() { stop(); }
    Q_DISABLE_COPY_MOVE(TeamTask)

    /// `work(cancel)` on the thread, then `then(outcome)` at the receiver, also once it was
    /// cancelled. Nothing else may be running.
    template <typename Work, typename Then> void run(Work work, Then then)
    {
        Q_ASSERT(!isRunning());
        m_cancel = CancelToken();
        m_thread.reset(QThread::create(
            [this, work = std::move(work), then = std::move(then), cancel = m_cancel] {
                QMetaObject::invokeMethod(
                    &m_receiver,
                    [this, then, outcome = work(cancel)] {
                        end();
                        then(outcome);
                    },
                    Qt::QueuedConnection);
            }));
        m_thread->start(QThread::LowPriority);
    }

    bool isRunning() const { return m_thread != nullptr; }
    void cancel() { m_cancel.cancel(); }
    /// Cancels and waits; nothing is heard of it any more where the receiver goes.
    void stop()
    {
        cancel();
        end();
    }

private:
    void end()
    {
        if (m_thread)
            m_thread->wait();
        m_thread.reset();
    }

    QObject& m_receiver;
    CancelToken m_cancel;
    std::unique_ptr<QThread> m_thread;
};

} // namespace subtext
