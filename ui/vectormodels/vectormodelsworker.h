// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/vectorstudy.h"
#include "ui/background/jobslot.h"
#include "ui/background/studythread.h"

#include <QObject>

#include <memory>

namespace subtext {

/// Everything about one set of predictions.
struct VectorRun
{
    QString name; ///< "model:mode", and the run after the first.
    entanglement::SetEvaluation evaluation;
    /// What it says, as far as whoever asked may know it.
    std::vector<entanglement::VectorPrediction> predictions;

    /// None for a set of words alone.
    const entanglement::ProtocolOutcome* outcome(entanglement::EvaluationProtocol protocol) const;
    /// None also where the protocol has no figures.
    const entanglement::ProtocolResult* result(entanglement::EvaluationProtocol protocol) const;
};

/// What models say of a study, as of one moment.
struct VectorModelsResult
{
    VectorStudy study;
    entanglement::ByProtocol<entanglement::Prior> priors;
    std::vector<VectorRun> runs;
    std::size_t withheld = 0; ///< Answers that whoever asked may not see yet.

    /// What the prior of a protocol is made of.
    entanglement::CoOccurrence dataOf(entanglement::EvaluationProtocol protocol) const;
};

struct VectorModelsRequest
{
    PersonId adjudicator; ///< Whose knowledge gold is limited to; or none.
    /// What models say is withheld as long as a scenario has no gold: whoever decides it must not
    /// have met it.
    bool isLimitedToGold = false;
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

    void request(const VectorModelsRequest& request);
    bool isRunning() const { return m_requests.isRunning(); }

    /// What files bring; nothing is taken in.
    struct FilesRead
    {
        std::vector<ModelAnswers::NewPredictions> sets;
        evaluation::NotTaken notTaken;
    };
    void readFiles(const QStringList& paths, const evaluation::ReadOptions& options);

Q_SIGNALS:
    void finished(const std::shared_ptr<const subtext::VectorModelsResult>& result);
    void failed(const subtext::Error& error);
    void filesRead(const std::shared_ptr<const subtext::VectorModelsWorker::FilesRead>& read);
    void filesFailed(const subtext::Error& error);

private:
    using Outcome = Result<std::shared_ptr<const VectorModelsResult>>;

    static Outcome compute(Study& study, const VectorModelsRequest& request,
                           const CancelToken& cancel);
    void run();
    void conclude(const Outcome& outcome);

    JobSlot<VectorModelsRequest> m_requests;
    StudyThread m_thread;
};

} // namespace subtext
