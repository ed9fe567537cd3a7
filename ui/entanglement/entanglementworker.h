// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/entanglement/entanglementfigures.h"
#include "core/models/goldvectors.h"
#include "ui/background/latestrun.h"

#include <QObject>

#include <memory>

namespace subtext {

struct EntanglementRequest
{
    GoldPart part = GoldPart::All;
    double smoothing = entanglement::UsualSmoothing;
    PersonId adjudicator; ///< Whose knowledge gold is limited to; or none.
};

struct EntanglementResult
{
    GoldPart part = GoldPart::All;
    GoldVectors vectors;
    entanglement::EntanglementFigures figures; ///< Of the part.
};

/// Reads the gold vectors of a study and computes how they hang together, on a thread and a
/// read-only connection of its own. At most one run is in flight; of the requests that come
/// meanwhile the latest is run next.
class EntanglementWorker : public QObject
{
    Q_OBJECT
public:
    EntanglementWorker(const QString& studyPath, const Environment& environment,
                       QObject* parent = nullptr);

    void request(const EntanglementRequest& request) { m_runs.request(request); }
    bool isRunning() const { return m_runs.isRunning(); }

Q_SIGNALS:
    void finished(const std::shared_ptr<const subtext::EntanglementResult>& result);
    void failed(const subtext::Error& error);

private:
    LatestRun<EntanglementRequest, std::shared_ptr<const EntanglementResult>> m_runs;
};

} // namespace subtext
