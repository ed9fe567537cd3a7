// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/publishing/releasedrafting.h"
#include "ui/background/jobslot.h"
#include "ui/background/studythread.h"

#include <QObject>

#include <memory>

namespace subtext {

class FigureRun;

struct ReleaseRequest
{
    ReleaseOptions options; ///< Without a version: the proposal.
    std::vector<OverriddenGate> overridden;
};

struct PreparedRelease
{
    std::shared_ptr<const ReleaseDraft> draft;
    std::vector<ReleaseFile> files;
};

/// Makes releases beside the window, on a thread and a read-only connection of its own; only the
/// figures are drawn on the window's thread, one by one. At most one job is in flight; of those
/// that come meanwhile the latest is done next, but nothing takes the place of one that is to be
/// written. What did not change since the job before is not made again.
class ReleaseWorker : public QObject
{
    Q_OBJECT
public:
    ReleaseWorker(const QString& studyPath, const Environment& environment,
                  QObject* parent = nullptr);
    ~ReleaseWorker() override;

    /// Gates and differences: checked().
    void check(const ReleaseRequest& request) { add({Kind::Check, request, {}}); }
    /// Also every file: checked(), then prepared().
    void prepare(const ReleaseRequest& request) { add({Kind::Prepare, request, {}}); }
    /// Also the folder: checked(), prepared(), then written(); or held() where a gate fails.
    void write(const ReleaseRequest& request, const QString& folder);
    /// Ends the job in flight and forgets the one that waits. Of a folder that is being written
    /// nothing is left.
    void cancel();

    bool isRunning() const { return m_jobs.isRunning(); }
    bool isWriting() const { return m_jobs.isRunning() && m_jobs.running().kind == Kind::Write; }

Q_SIGNALS:
    void started();
    void progressed(double part); ///< 0 … 1
    void checked(const std::shared_ptr<const subtext::ReleaseDraft>& draft);
    void prepared(const std::shared_ptr<const subtext::PreparedRelease>& release);
    void written(const std::shared_ptr<const subtext::PreparedRelease>& release,
                 const QString& folder);
    void held(); ///< Nothing was written: a gate fails.
    void cancelled();
    void failed(const subtext::Error& error);
    void ended(); ///< After each of the above that is a job's last.

private:
    class Drafting;
    using Prepared = Result<std::shared_ptr<const PreparedRelease>>;
    enum class Kind { Check, Prepare, Write };
    struct Job
    {
        Kind kind = Kind::Check;
        ReleaseRequest request;
        QString folder;
    };

    void add(Job job);
    void run();
    void takeDraft(const Result<std::shared_ptr<const ReleaseDraft>>& draft);
    /// One figure, then what else waits for the window's thread, then the next.
    void drawNext(const std::shared_ptr<const ReleaseDraft>& draft);
    void takePrepared(const Prepared& release);
    void takeFiles(const std::shared_ptr<const PreparedRelease>& release);
    void takeFolder(const Result<void>& outcome);
    void conclude(const Result<void>& outcome);
    ProgressSink progressFrom(double begin, double end);

    JobSlot<Job> m_jobs;
    std::shared_ptr<const PreparedRelease> m_prepared;
    std::unique_ptr<FigureRun> m_figures;
    std::unique_ptr<Drafting> m_drafting; ///< Of the thread.
    StudyThread m_thread;
};

} // namespace subtext
