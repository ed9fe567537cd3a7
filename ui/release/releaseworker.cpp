// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/releaseworker.h"

#include "core/publishing/releasedrafting.h"
#include "core/release/releasefiles.h"
#include "core/release/releasefolder.h"
#include "core/report/releasedreport.h"
#include "core/study/study.h"
#include "ui/release/figures.h"
#include "ui/text/checkjson.h"

#include <QTimer>

namespace subtext {
namespace {

// What the parts of a job that writes take of its time, roughly.
constexpr double DraftDone = 0.6;
constexpr double FiguresDone = 0.7;
constexpr double FilesDone = 0.8;

bool isSame(const ReleaseOptions& a, const ReleaseOptions& b)
{
    return a.version == b.version && a.date == b.date && a.names == b.names && a.seed == b.seed &&
           a.isExtended == b.isExtended && a.hasRandomCodes == b.hasRandomCodes &&
           a.areFormulasText == b.areFormulasText && a.codeSecret == b.codeSecret &&
           a.models == b.models;
}

bool isSame(const ReleaseRequest& a, const ReleaseRequest& b)
{
    return isSame(a.options, b.options) && a.overridden == b.overridden;
}

/// The files that the charts and the words of `ui` make, beside those of core. Errors: Cancelled.
Result<std::vector<ReleaseFile>> filesOf(const ReleaseDraft& draft,
                                         const std::vector<ReleaseFile>& figures,
                                         const CancelToken& cancel, const ProgressSink& progress)
{
    const auto report = releasedReport(draft, cancel, progress);
    if (!report)
        return fail(report.error());
    const StudyData& data = draft.publicData;
    std::vector<ReleaseFile> more{
        {QStringLiteral("reports/check.json"),
         checkJson(draft.check, CheckNames(data.scenarios, data.people))}};
    more.insert(more.end(), figures.begin(), figures.end());
    more.insert(more.end(), report->begin(), report->end());
    return releaseFiles(draft.input, data, draft.figures(), more, draft.last);
}

} // namespace

/// Makes drafts on the thread, and none anew where nothing changed since the last.
class ReleaseWorker::Drafting
{
public:
    using Draft = Result<std::shared_ptr<const ReleaseDraft>>;

    Draft draft(Study& study, const ReleaseRequest& request, const CancelToken& cancel,
                const ProgressSink& progress)
    {
        const auto version = study.foreignVersion();
        if (!version)
            return fail(version.error());
        if (m_draft && *version == m_version && isSame(request, m_request))
            return m_draft;
        auto made =
            study.releaseDrafting().draft(request.options, request.overridden, cancel, progress);
        if (!made)
            return fail(made.error());
        m_version = *version;
        m_request = request;
        m_draft = std::make_shared<const ReleaseDraft>(std::move(*made));
        return m_draft;
    }

private:
    qint64 m_version = 0;
    ReleaseRequest m_request;
    std::shared_ptr<const ReleaseDraft> m_draft;
};

ReleaseWorker::ReleaseWorker(const QString& studyPath, const Environment& environment,
                             QObject* parent)
    : QObject(parent)
    , m_drafting(std::make_unique<Drafting>())
    , m_thread(studyPath, environment, *this)
{}

ReleaseWorker::~ReleaseWorker() = default;

void ReleaseWorker::write(const ReleaseRequest& request, const QString& folder)
{
    add({Kind::Write, request, folder});
}

void ReleaseWorker::cancel()
{
    m_jobs.forgetWaiting();
    m_thread.cancel();
}

void ReleaseWorker::add(Job job)
{
    const auto& waiting = m_jobs.waiting();
    const bool isWriteWaiting = isRunning() && waiting && waiting->kind == Kind::Write;
    if (isWriteWaiting && job.kind != Kind::Write)
        return;
    if (m_jobs.add(std::move(job)))
        run();
}

ProgressSink ReleaseWorker::progressFrom(double begin, double end)
{
    return m_thread.progress([this](double part) { Q_EMIT progressed(part); }, begin, end);
}

void ReleaseWorker::run()
{
    const CancelToken cancel = m_thread.begin();
    Q_EMIT started();
    const Job& job = m_jobs.running();
    m_thread.read([drafting = m_drafting.get(), request = job.request, cancel,
                   progress = progressFrom(0, job.kind == Kind::Check ? 1 : DraftDone)](
                      Study& study) { return drafting->draft(study, request, cancel, progress); },
                  [this](const Drafting::Draft& draft) { takeDraft(draft); });
}

void ReleaseWorker::takeDraft(const Result<std::shared_ptr<const ReleaseDraft>>& draft)
{
    if (!draft) {
        conclude(fail(draft.error()));
        return;
    }
    if (m_thread.isCancelled()) {
        conclude(fail(ErrorCode::Cancelled));
        return;
    }
    Q_EMIT checked(*draft);
    if (m_jobs.running().kind == Kind::Check) {
        conclude({});
        return;
    }
    if (m_jobs.running().kind == Kind::Write && !(*draft)->passes()) {
        Q_EMIT held();
        conclude({});
        return;
    }
    if (m_prepared && m_prepared->draft == *draft) {
        takeFiles(m_prepared);
        return;
    }
    m_figures = std::make_unique<FigureRun>((*draft)->reports(), (*draft)->models,
                                            (*draft)->drawings, (*draft)->input.options.date);
    drawNext(*draft);
}

void ReleaseWorker::drawNext(const std::shared_ptr<const ReleaseDraft>& draft)
{
    if (m_thread.isCancelled()) {
        m_figures.reset();
        conclude(fail(ErrorCode::Cancelled));
        return;
    }
    if (m_figures->step()) {
        Q_EMIT progressed(DraftDone + (FiguresDone - DraftDone) * m_figures->stepsDone() /
                                          m_figures->stepCount());
        QTimer::singleShot(0, this, [this, draft] { drawNext(draft); });
        return;
    }
    const std::vector<ReleaseFile> figures = std::exchange(m_figures, nullptr)->take();
    m_thread.run(
        [draft, figures, cancel = m_thread.token(),
         progress = progressFrom(FiguresDone, FilesDone)]() -> Prepared {
            auto files = filesOf(*draft, figures, cancel, progress);
            if (!files)
                return fail(files.error());
            return std::make_shared<const PreparedRelease>(
                PreparedRelease{draft, std::move(*files)});
        },
        [this](const Prepared& release) { takePrepared(release); });
}

void ReleaseWorker::takePrepared(const Prepared& release)
{
    if (release)
        takeFiles(*release);
    else
        conclude(fail(release.error()));
}

void ReleaseWorker::takeFiles(const std::shared_ptr<const PreparedRelease>& release)
{
    m_prepared = release;
    if (m_thread.isCancelled()) {
        conclude(fail(ErrorCode::Cancelled));
        return;
    }
    Q_EMIT prepared(release);
    if (m_jobs.running().kind == Kind::Prepare) {
        conclude({});
        return;
    }
    Q_EMIT progressed(FilesDone);
    m_thread.run(
        [release, folder = m_jobs.running().folder, cancel = m_thread.token(),
         progress = progressFrom(FilesDone, 1)] {
            return writeReleaseFolder(folder, release->files, cancel, progress);
        },
        [this](const Result<void>& outcome) { takeFolder(outcome); });
}

void ReleaseWorker::takeFolder(const Result<void>& outcome)
{
    if (outcome)
        Q_EMIT written(m_prepared, m_jobs.running().folder);
    conclude(outcome);
}

void ReleaseWorker::conclude(const Result<void>& outcome)
{
    m_jobs.end();
    if (!outcome && outcome.error().code == ErrorCode::Cancelled)
        Q_EMIT cancelled();
    else if (!outcome)
        Q_EMIT failed(outcome.error());
    Q_EMIT ended();
    if (m_jobs.next())
        run();
}

} // namespace subtext
