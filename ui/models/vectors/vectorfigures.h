// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "core/models/vectorstrata.h"
#include "core/task/task.h"
#include "ui/models/files/modelsrequest.h"

#include <memory>

namespace subtext {

class Study;

struct VectorRun
{
    QString name; ///< "model:mode", and the run after the first.
    SetName set;
    std::optional<OpenRun> openRun; ///< Of a run that is unfinished: it is held against no other.
    std::optional<AskedPart> part;  ///< Of a set that was asked about part of the scenarios.
    bool isHidden = false;          ///< Somebody hid it on this machine.
    entanglement::SetEvaluation evaluation;
    /// What it says, as far as whoever asked may know it.
    std::vector<entanglement::VectorPrediction> predictions;
    std::vector<entanglement::StratumScores> strata; ///< By VectorFigures::strata.

    /// None for a set of words alone.
    const entanglement::ProtocolOutcome* outcome(entanglement::EvaluationProtocol protocol) const;
    /// None also where the protocol has no figures.
    const entanglement::ProtocolResult* result(entanglement::EvaluationProtocol protocol) const;
    /// What it is called beside others: how far it is, what it was asked about, that it is hidden.
    QString boardName() const;
};

/// What models say of a study, as of one moment.
struct VectorFigures
{
    std::shared_ptr<const Task> task;
    VectorStudy study;
    std::vector<VectorStratum> strata;
    double smoothing = entanglement::UsualSmoothing; ///< Of the priors.
    entanglement::ByProtocol<entanglement::Prior> priors;
    std::vector<VectorRun> runs;
    std::size_t withheld = 0; ///< Answers that whoever asked may not see yet.
    std::size_t leftOut = 0;  ///< Sets that are hidden, and not in it.

    entanglement::CoOccurrence dataOf(entanglement::EvaluationProtocol protocol) const;
};

/// Evaluates the predictions of a study by the function that the command line asks. Errors: those
/// of reading; Cancelled.
Result<std::shared_ptr<const VectorFigures>>
vectorFigures(Study& study, const ModelsRequest& request, const CancelToken& cancel);

} // namespace subtext
