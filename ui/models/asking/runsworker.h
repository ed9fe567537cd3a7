// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/runplanning.h"
#include "ui/background/jobslot.h"
#include "ui/background/studythread.h"

#include <QObject>

#include <memory>
#include <vector>

namespace subtext {

struct RunLine
{
    RunState state;
    RunSize size;
    std::vector<FailedTries> failures;
    std::optional<double> cost;
};

struct RequestLine
{
    ModelRequest request;
    QString item;     ///< "group/id"
    QString question; ///< In words; empty where a task has only one.
};

struct RunsRequest
{
    Uuid opened; ///< Of this run the requests as well; a null one: of none.
    bool areFailuresOnly = false;
};
struct RunsShown
{
    std::vector<RunLine> runs; ///< The last that began is the first.
    Uuid opened;
    std::vector<RequestLine> requests; ///< The newest first, at most MostRequests.
    std::size_t allRequests = 0;       ///< Of that kind.
};

struct PlanRequest
{
    RunWish wish;
    std::optional<Uuid> goesOn;
};

struct PlanOutcome
{
    Result<PlannedRun> plan;
};

/// Reads runs, and plans them, on a thread and a read-only connection of its own.
class RunsWorker : public QObject
{
    Q_OBJECT
public:
    static constexpr std::size_t MostRequests = 500;

    RunsWorker(const QString& studyPath, const QString& settingsFolder,
               const Environment& environment, QObject* parent = nullptr);

    void read(const RunsRequest& request);
    void plan(const PlanRequest& request);
    /// Reads what a run's answers say out of what is stored, and sends nothing.
    void readAnswers(const QString& run);
    bool isReading() const { return m_reads.isRunning(); }
    bool isPlanning() const { return m_plans.isRunning(); }

Q_SIGNALS:
    void shown(const std::shared_ptr<const subtext::RunsShown>& runs);
    void failed(const subtext::Error& error);
    /// Of the latest request only, when nothing newer waits.
    void planned(const subtext::PlanOutcome& outcome);
    void answersRead(const QString& run, qint64 answers, qint64 failed);

private:
    using Outcome = Result<std::shared_ptr<const RunsShown>>;

    static Outcome readAll(Study& study, const RunsRequest& request, const QString& folder);
    void runRead();
    void runPlan();

    QString m_folder;
    JobSlot<RunsRequest> m_reads;
    JobSlot<PlanRequest> m_plans;
    StudyThread m_thread;
};

} // namespace subtext
