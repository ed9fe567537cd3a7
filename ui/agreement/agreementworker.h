// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/base/error.h"
#include "core/report/agreementreport.h"
#include "core/report/ratermodels.h"

#include <QObject>
#include <QThread>

#include <memory>
#include <optional>

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
    ~AgreementWorker() override;

    void request(const AgreementRequest& request);
    /// Ends the run in flight and forgets the request that waits.
    void cancel();
    bool isRunning() const { return m_isRunning; }

Q_SIGNALS:
    void started();
    void progressed(double part); ///< 0 … 1
    void finished(const std::shared_ptr<const subtext::AgreementResult>& result);
    void cancelled();
    void failed(const subtext::Error& error);

private:
    class Reader;

    void run(const AgreementRequest& request);
    void conclude(const Result<std::shared_ptr<const AgreementResult>>& outcome);

    QThread m_thread;
    Reader* m_reader; // lives on the thread
    CancelToken m_cancel;
    std::optional<AgreementRequest> m_waiting;
    bool m_isRunning = false;
};

} // namespace subtext
