// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/vectorstudy.h"
#include "ui/background/latestrun.h"
#include "ui/predictions/foundpredictions.h"
#include "ui/predictions/setexport.h"

#include <QObject>

#include <memory>

namespace subtext {

/// Everything about one set of predictions.
struct VectorRun
{
    QString name; ///< "model:mode", and the run after the first.
    SetName set;
    std::optional<OpenRun> openRun; ///< Of a run that is unfinished: it is held against no other.
    std::optional<AskedPart> part;  ///< Of a set that was asked about part of the scenarios.
    entanglement::SetEvaluation evaluation;
    /// What it says, as far as whoever asked may know it.
    std::vector<entanglement::VectorPrediction> predictions;

    /// None for a set of words alone.
    const entanglement::ProtocolOutcome* outcome(entanglement::EvaluationProtocol protocol) const;
    /// None also where the protocol has no figures.
    const entanglement::ProtocolResult* result(entanglement::EvaluationProtocol protocol) const;
    /// What it is called beside others: how far it is, or what it was asked about.
    QString boardName() const;
};

/// What models say of a study, as of one moment.
struct VectorModelsResult
{
    VectorStudy study;
    double smoothing = entanglement::UsualSmoothing; ///< Of the priors.
    entanglement::ByProtocol<entanglement::Prior> priors;
    std::vector<VectorRun> runs;
    std::vector<SetCount> kept; ///< All that the study has.
    std::size_t withheld = 0;   ///< Answers that whoever asked may not see yet.

    /// What the prior of a protocol is made of.
    entanglement::CoOccurrence dataOf(entanglement::EvaluationProtocol protocol) const;
};

struct VectorModelsRequest
{
    PersonId adjudicator; ///< Whose knowledge gold is limited to; or none.
    /// What models say is withheld as long as a scenario has no gold: whoever decides it must not
    /// have met it.
    bool isLimitedToGold = false;
    double smoothing = entanglement::UsualSmoothing; ///< Of the priors; > 0.
};

/// Evaluates the predictions of a study by the function that the command line asks, on a thread and
/// a read-only connection of its own, and reads files of predictions there. At most one evaluation
/// is in flight; of the requests that come meanwhile the latest is run next.
class VectorModelsWorker : public QObject
{
    Q_OBJECT
public:
    VectorModelsWorker(const QString& studyPath, const Environment& environment,
                       QObject* parent = nullptr);

    void request(const VectorModelsRequest& request) { m_runs.request(request); }
    bool isRunning() const { return m_runs.isRunning(); }

    /// Files, before anything of them is taken in: filesRead() tells what is in them.
    void readFiles(const PredictionFiles& files);
    bool isReading() const { return m_reading > 0; }
    /// Everything that the study keeps of one set: written() or notWritten() comes of it.
    void writeSet(const SetName& set, PredictionFormat format, const QString& path);

Q_SIGNALS:
    void finished(const std::shared_ptr<const subtext::VectorModelsResult>& result);
    void failed(const subtext::Error& error);
    void filesRead(const subtext::FilesRead& files);
    void written(const QString& path);
    void notWritten(const subtext::Error& error);

private:
    int m_reading = 0;
    LatestRun<VectorModelsRequest, std::shared_ptr<const VectorModelsResult>> m_runs;
};

} // namespace subtext
