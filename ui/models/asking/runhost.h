// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/modelrunner.h"
#include "ui/models/asking/modelaccess.h"

#include <QThread>
#include <QTimer>

#include <memory>
#include <mutex>
#include <vector>

namespace subtext {

class Study;

/// A run of a model that goes on while people work: prompts, network and answers are the matter of
/// a thread with a read-only connection of its own. What came is written down on this thread, since
/// the study has one writer; what came at nearly the same time in one transaction, so that the
/// window never stands still for longer than one of them takes.
class RunHost : public QObject
{
    Q_OBJECT
public:
    explicit RunHost(QObject* parent = nullptr);
    ~RunHost() override;

    struct Job
    {
        Uuid run;
        QString name; ///< "model:mode:run"
        RunPlan plan;
    };
    /// Nothing may be running. The study must stay until the run is over or stop() was called.
    void start(Study& study, const Environment& environment, const ModelAccess& access, Job job);
    /// Sends nothing more; it is over when what is open has been answered. Asked a second time, it
    /// does not wait for that.
    void cancel();
    /// Ends it now. What came is kept, what is still open is asked when the run goes on.
    void stop();

    bool isRunning() const { return m_lane != nullptr; }
    bool isCancelling() const { return m_isCancelling; }
    const Job& job() const { return m_job; }
    const RunProgress& progress() const { return m_progress; }

Q_SIGNALS:
    void progressed();
    void finished(const subtext::RunOutcome& outcome);

private:
    class Lane;
    struct Waiting
    {
        ModelRequest request;
        RunKeeper::Kept kept;
    };

    /// From the lane's thread.
    void put(Waiting waiting);
    void drain();
    Result<void> write(const std::vector<Waiting>& batch);
    void writeEnd(RunEnd end, const RunKeeper::Kept& kept);
    void answer(std::vector<Waiting> batch, const Result<void>& kept);
    void endThread();
    void conclude(const RunOutcome& outcome);

    Study* m_study = nullptr;
    Job m_job;
    RunProgress m_progress;
    bool m_isCancelling = false;
    std::mutex m_mutex;
    std::vector<Waiting> m_waiting; ///< Guarded by m_mutex.
    QTimer m_drain{this};
    std::unique_ptr<QThread> m_thread;
    Lane* m_lane = nullptr; ///< Lives on the thread.
};

} // namespace subtext
