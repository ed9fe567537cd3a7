// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/agreementreport.h"
#include "core/agreement/ratermodels.h"
#include "ui/background/latestrun.h"

#include <QObject>

#include <map>
#include <memory>

namespace subtext {

/// What the worker is asked for: the filter has no subtype, since that needs no new run.
struct AgreementRequest
{
    AgreementFilter filter;
    AgreementOptions options;
    PersonId adjudicator; ///< Whose decisions alone count as gold beside imported ones; or none.

    bool operator==(const AgreementRequest&) const = default;
};

struct AgreementResult
{
    AgreementReport report;
    std::vector<ModelReport> models; ///< Empty for a study too large to fit them beside the work.
    /// Items of the filter that it left out as ambiguous, by their group.
    std::map<QString, qint64> ambiguousLeftOut;
};

/// Computes agreement beside the window, on a thread and a read-only connection of its own. At most
/// one run is in flight; of the requests that come meanwhile the latest is run next.
class AgreementWorker : public QObject
{
    Q_OBJECT
public:
    /// Models are fitted up to so many items; beyond, they take minutes.
    static constexpr std::size_t MostItemsForModels = 5'000;

    AgreementWorker(const QString& studyPath, const Environment& environment,
                    QObject* parent = nullptr);

    void request(const AgreementRequest& request) { m_runs.request(request); }
    /// Ends the run in flight and forgets the request that waits.
    void cancel() { m_runs.cancel(); }
    bool isRunning() const { return m_runs.isRunning(); }

Q_SIGNALS:
    void started();
    void progressed(double part); ///< 0 … 1
    void finished(const std::shared_ptr<const subtext::AgreementResult>& result);
    void cancelled();
    void failed(const subtext::Error& error);

private:
    using Runs = LatestRun<AgreementRequest, std::shared_ptr<const AgreementResult>>;

    void conclude(const Runs::Outcome& outcome);

    Runs m_runs;
};

} // namespace subtext
