// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "ui/background/freshness.h"
#include "ui/background/latestrun.h"

#include <QLayout>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QVBoxLayout;

namespace subtext {

class NoticeBar;
class PageHead;

/// A place that follows a study from sign-in to sign-out and has what it shows made beside the
/// window: once after a burst of changes, and where it was hidden meanwhile, once it is shown.
///
/// Its destructor is to stop().
class StudyPlace : public QWidget
{
    Q_OBJECT
public:
    /// What it shows is what this person may know.
    void start(Study& study, const Person& person, const Environment& environment);
    void stop();

    bool isStarted() const { return m_study != nullptr; }
    bool isWorking() const { return m_freshness.isDue() || isAtWork(); }
    /// Empty where it has no head.
    QString lead() const;

Q_SIGNALS:
    void deskRequested(subtext::ScenarioId scenario);
    /// What was asked for is on the screen.
    void updated();

protected:
    /// Changes of these kinds make it stale.
    StudyPlace(ChangeSet::Kinds follows, QWidget* parent);

    /// Shows what is known of m_study before anything is made. Nothing can be asked for yet.
    virtual void showStudy(const Environment& environment) = 0;
    /// Lets go of it. Nothing works for the place any more; also called where none was started.
    virtual void forgetStudy() = 0;
    virtual void beginWork(const QString& studyPath, const Environment& environment) = 0;
    virtual void endWork() = 0;
    virtual bool isAtWork() const = 0;
    /// Has what the place shows made anew, where it is started.
    virtual void ask() = 0;

    /// Whether this is an adjudicator before the lock, who knows of their own decisions and of
    /// nobody's answers; also where the lock cannot be read, so that nobody learns more than they
    /// may know. To be asked each time: the study may have been locked meanwhile.
    bool isBlind() const;
    void tell(const QString& what);
    /// Why nothing came of what was asked for; offers to ask again.
    void tellUnfinished(const Error& error);
    QVBoxLayout* column() const;

    const ChangeSet::Kinds m_follows;
    Study* m_study = nullptr;
    Person m_person;
    Freshness m_freshness;
    /// Made by the place: Tab goes in the order in which things are made. None of a place that is a
    /// view of another.
    PageHead* m_head = nullptr;
    NoticeBar* m_notice = nullptr;
};

/// A place of figures, which are computed on a thread and a read-only connection of its own.
template <typename Request, typename Value> class FiguresPlace : public StudyPlace
{
public:
    bool isComputing() const { return m_worker && m_worker->runs.isRunning(); }
    /// Ends the run in flight and forgets the request that waits.
    void cancel()
    {
        if (m_worker)
            m_worker->runs.cancel();
    }

protected:
    using Outcome = Result<std::shared_ptr<const Value>>;
    /// On the thread.
    using Compute = std::function<Outcome(Study&, const Request&, const CancelToken&,
                                          const ProgressSink& progress)>;

    FiguresPlace(Compute compute, ChangeSet::Kinds follows, QWidget* parent)
        : StudyPlace(follows, parent)
        , m_compute(std::move(compute))
    {
        layout()->setContentsMargins(24, 18, 24, 16);
    }

    virtual Request request() = 0;
    /// Shows m_result, which is new.
    virtual void take() = 0;
    /// How far a computation is, 0 … 1; none when it has ended. Where it is quick, nobody sees it.
    virtual void showProgress(std::optional<double>) {}

    void ask() override
    {
        if (!m_worker)
            return;
        m_freshness.markFresh();
        m_worker->runs.request(request());
    }

    /// Does `job(study, cancel)`, which returns a Result, on the thread in turn with computing, and
    /// `then(outcome)` here.
    template <typename Job, typename Then> void read(Job job, Then then)
    {
        if (!m_worker)
            return;
        ++m_worker->reading;
        StudyThread& thread = m_worker->runs.thread();
        thread.read([job = std::move(job),
                     cancel = thread.token()](Study& study) { return job(study, cancel); },
                    [worker = m_worker.get(), then = std::move(then)](const auto& outcome) {
                        --worker->reading;
                        then(outcome);
                    });
    }

    std::shared_ptr<const Value> m_result; ///< What is on the screen; none before the first.

private:
    struct Worker
    {
        Worker(FiguresPlace& place, const QString& studyPath, const Environment& environment)
            : runs(
                  studyPath, environment, receiver,
                  [this, &place](Study& study, const Request& request, const CancelToken& cancel) {
                      return place.m_compute(study, request, cancel,
                                             runs.thread().progress([&place](double part) {
                                                 place.showProgress(part);
                                             }));
                  },
                  [&place](const Outcome& outcome) { place.conclude(outcome); },
                  [&place] { place.showProgress(0.0); })
        {}

        QObject receiver; ///< What comes too late is dropped with it.
        int reading = 0;
        LatestRun<Request, std::shared_ptr<const Value>> runs;
    };

    void beginWork(const QString& studyPath, const Environment& environment) override
    {
        m_worker = std::make_unique<Worker>(*this, studyPath, environment);
    }
    void endWork() override
    {
        m_worker.reset();
        m_result.reset();
        showProgress({});
    }
    bool isAtWork() const override
    {
        return m_worker && (m_worker->runs.isRunning() || m_worker->reading > 0);
    }
    void conclude(const Outcome& outcome)
    {
        showProgress({});
        if (!outcome) {
            tellUnfinished(outcome.error());
            return;
        }
        m_result = *outcome;
        take();
    }

    const Compute m_compute;
    std::unique_ptr<Worker> m_worker;
};

} // namespace subtext
