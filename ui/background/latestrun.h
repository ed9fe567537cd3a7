// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/background/jobslot.h"
#include "ui/background/studythread.h"

#include <functional>
#include <utility>

namespace subtext {

/// Computes on a StudyThread what a place asks for. At most one run is in flight; of the requests
/// that come meanwhile the latest is run next. What comes of a run goes to `conclude` at the
/// receiver, before the next begins.
///
/// To be the last member of its receiver, as its thread is.
template <typename Request, typename Value> class LatestRun
{
public:
    using Outcome = Result<Value>;
    /// On the thread.
    using Compute = std::function<Outcome(Study&, const Request&, const CancelToken&)>;
    using Conclude = std::function<void(const Outcome&)>;

    /// `begun` is told of each run, at the receiver.
    LatestRun(const QString& studyPath, const Environment& environment, QObject& receiver,
              Compute compute, Conclude conclude, std::function<void()> begun = {})
        : m_compute(std::move(compute))
        , m_conclude(std::move(conclude))
        , m_begun(std::move(begun))
        , m_thread(studyPath, environment, receiver, Study::Proof::Beside)
    {}
    Q_DISABLE_COPY_MOVE(LatestRun)

    void request(const Request& request)
    {
        if (m_requests.add(request))
            run();
    }
    /// Ends the run in flight and forgets the request that waits.
    void cancel()
    {
        m_requests.forgetWaiting();
        m_thread.cancel();
    }
    bool isRunning() const { return m_requests.isRunning(); }

    /// For other work on the same study, in turn with the runs.
    StudyThread& thread() { return m_thread; }

private:
    void run()
    {
        const CancelToken cancel = m_thread.begin();
        if (m_begun)
            m_begun();
        m_thread.read([compute = m_compute, request = m_requests.running(),
                       cancel](Study& study) { return compute(study, request, cancel); },
                      [this](const Outcome& outcome) {
                          m_requests.end();
                          m_conclude(outcome);
                          if (m_requests.next())
                              run();
                      });
    }

    Compute m_compute;
    Conclude m_conclude;
    std::function<void()> m_begun;
    JobSlot<Request> m_requests;
    StudyThread m_thread;
};

} // namespace subtext
