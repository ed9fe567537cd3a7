// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/asking/runhost.h"

#include "core/study/study.h"

#include <QRandomGenerator>

#include <utility>

namespace subtext {
namespace {

/// What comes within this time is written down together: a commit waits for the disk.
constexpr int GatherMs = 15;

} // namespace

/// What is on the thread.
class RunHost::Lane : public QObject, public RunKeeper
{
public:
    Lane(RunHost& host, QString studyPath, Environment environment, ModelAccess access, Job job)
        : m_host(host)
        , m_path(std::move(studyPath))
        , m_environment(std::move(environment))
        , m_access(std::move(access))
        , m_job(std::move(job))
    {}

    void begin()
    {
        auto opened = Study::open(m_path, Study::Access::Read, m_environment);
        if (!opened)
            return conclude({RunEnd::NotKept, {}, opened.error(), {}});
        m_study = std::move(*opened);
        m_transport = m_access.transport(m_environment.clock);
        m_runner = std::make_unique<ModelRunner>(
            m_study->modelRuns(), m_job.run, m_job.plan,
            ModelRunner::Ports{*m_transport, m_environment.clock,
                               [] { return QRandomGenerator::global()->generateDouble(); },
                               systemLater()},
            this);
        connect(m_runner.get(), &ModelRunner::progressed, this, [this] { tellProgress(); });
        connect(m_runner.get(), &ModelRunner::finished, this,
                [this](const RunOutcome& outcome) { conclude(outcome); });
        if (const auto started = m_runner->start(); !started)
            conclude({RunEnd::NotKept, {}, started.error(), {}});
        else
            tellProgress();
    }
    void cancel()
    {
        if (m_runner)
            m_runner->cancel();
    }
    /// On the thread, before it ends: what lives there goes there.
    void close()
    {
        m_runner.reset();
        m_transport.reset();
        m_study.reset();
    }

    void keep(const ModelRequest& request, Kept kept) override
    {
        m_host.put({request, std::move(kept)});
    }
    void end(RunEnd end, Kept kept) override
    {
        QMetaObject::invokeMethod(
            &m_host, [host = &m_host, end, kept = std::move(kept)] { host->writeEnd(end, kept); },
            Qt::QueuedConnection);
    }

private:
    void tellProgress()
    {
        QMetaObject::invokeMethod(
            &m_host,
            [host = &m_host, progress = m_runner->progress()] {
                host->m_progress = progress;
                Q_EMIT host->progressed();
            },
            Qt::QueuedConnection);
    }
    void conclude(const RunOutcome& outcome)
    {
        QMetaObject::invokeMethod(
            &m_host, [host = &m_host, outcome] { host->conclude(outcome); }, Qt::QueuedConnection);
    }

    RunHost& m_host;
    QString m_path;
    Environment m_environment;
    ModelAccess m_access;
    Job m_job;
    std::unique_ptr<Study> m_study;
    std::unique_ptr<HttpTransport> m_transport;
    std::unique_ptr<ModelRunner> m_runner;
};

RunHost::RunHost(QObject* parent)
    : QObject(parent)
{
    m_drain.setObjectName(QStringLiteral("drain"));
    m_drain.setSingleShot(true);
    m_drain.setInterval(GatherMs);
    connect(&m_drain, &QTimer::timeout, this, &RunHost::drain);
}

RunHost::~RunHost()
{
    stop();
}

void RunHost::start(Study& study, const Environment& environment, const ModelAccess& access,
                    Job job)
{
    Q_ASSERT(!isRunning());
    m_study = &study;
    m_job = std::move(job);
    m_progress = {};
    m_isCancelling = false;
    m_thread = std::make_unique<QThread>();
    m_lane = new Lane(*this, study.path(), environment, access, m_job);
    m_job.plan.key.clear(); // the lane has it, for as long as it lives
    m_lane->moveToThread(m_thread.get());
    connect(m_thread.get(), &QThread::finished, m_lane, [lane = m_lane] {
        lane->close();
        lane->deleteLater();
    });
    m_thread->start(QThread::LowPriority);
    QMetaObject::invokeMethod(
        m_lane, [lane = m_lane] { lane->begin(); }, Qt::QueuedConnection);
}

void RunHost::cancel()
{
    if (!m_lane)
        return;
    m_isCancelling = true;
    QMetaObject::invokeMethod(
        m_lane, [lane = m_lane] { lane->cancel(); }, Qt::QueuedConnection);
    Q_EMIT progressed();
}

void RunHost::stop()
{
    if (!m_lane)
        return;
    endThread();
    // What came is on the disk, whoever waited for that; a failure ends no window.
    std::vector<Waiting> left;
    {
        const std::scoped_lock lock(m_mutex);
        left.swap(m_waiting);
    }
    if (!left.empty())
        static_cast<void>(write(left));
    static_cast<void>(endRun(m_study->modelRuns(), m_job.run, RunEnd::Cancelled));
    m_study = nullptr;
}

void RunHost::put(Waiting waiting)
{
    bool isFirst = false;
    {
        const std::scoped_lock lock(m_mutex);
        isFirst = m_waiting.empty();
        m_waiting.push_back(std::move(waiting));
    }
    if (isFirst)
        QMetaObject::invokeMethod(
            this, [this] { m_drain.start(); }, Qt::QueuedConnection);
}

void RunHost::drain()
{
    std::vector<Waiting> batch;
    {
        const std::scoped_lock lock(m_mutex);
        batch.swap(m_waiting);
    }
    if (batch.empty() || !m_lane)
        return;
    const Result<void> kept = write(batch);
    answer(std::move(batch), kept);
}

Result<void> RunHost::write(const std::vector<Waiting>& batch)
{
    std::vector<ModelRequest> requests;
    for (const Waiting& waiting : batch)
        requests.push_back(waiting.request);
    const auto written = m_study->modelRuns().record(m_job.run, requests);
    return written ? Result<void>() : fail(written.error());
}

void RunHost::answer(std::vector<Waiting> batch, const Result<void>& kept)
{
    QMetaObject::invokeMethod(
        m_lane,
        [batch = std::move(batch), kept] {
            for (const Waiting& waiting : batch)
                waiting.kept(kept);
        },
        Qt::QueuedConnection);
}

void RunHost::writeEnd(RunEnd end, const RunKeeper::Kept& kept)
{
    if (!m_lane)
        return;
    const auto written = endRun(m_study->modelRuns(), m_job.run, end);
    answer({{{}, kept}}, written ? Result<void>() : fail(written.error()));
}

void RunHost::endThread()
{
    m_thread->quit();
    m_thread->wait();
    m_thread.reset();
    m_lane = nullptr;
    m_drain.stop();
}

void RunHost::conclude(const RunOutcome& outcome)
{
    if (!m_lane)
        return;
    endThread();
    m_study = nullptr;
    Q_EMIT finished(outcome);
}

} // namespace subtext
