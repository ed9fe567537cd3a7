// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/models/runplanning.h"
#include "core/models/vectorstudy.h"
#include "core/release/layout/release.h"

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace subtext {

class Study;

/// Whether a task asks what the protocol of CEI has a place for: one label an item.
bool fitsProtocol(const Task& task);
/// Whether a set of this task can be a submission: one label an item, or the vectors of EmoScene's
/// analysis.
bool canBeSubmitted(const Task& task);

/// A run that a set came of.
struct SubmittedRun
{
    RunState state;
    RunCost cost;   ///< For whoever knows the prices to fill in.
    QString prices; ///< Whose they are, in words.
};

struct SubmittedLabels
{
    evaluation::Input input;
    evaluation::Column set;
};

struct SubmittedVectors
{
    VectorStudy study;
    evaluation::PredictionSet set;
};

using SubmittedAnswers = std::variant<SubmittedLabels, SubmittedVectors>;

/// One prediction set as a benchmark asks for it, with all that is known of it. It names nobody:
/// people are called by their codes.
struct Submission
{
    QString study; ///< Its title.
    std::shared_ptr<const Task> task;
    SetName name;
    SubmittedAnswers answers;
    QStringList files;              ///< Where it was imported from.
    qint64 importedAt = 0;          ///< UTC milliseconds; of the first file.
    std::vector<SubmittedRun> runs; ///< Copies of a study may bring several of one name.
};

/// The scores of the set by itself.
using SubmissionScores = std::variant<evaluation::Evaluation, entanglement::NamedEvaluation>;

/// The set of this name, of a task that can be submitted. Errors: those of reading; InvalidValue
/// (value: the name; detail: "predictions") where there is none.
Result<Submission> readSubmission(Study& study, const SetName& name);

/// Fills in what the runs cost, by the profiles and prices of whoever submits.
void addCosts(Submission& submission, const std::vector<llm::Profile>& profiles,
              const llm::PriceTable& prices);

/// As `evaluate --json` scores the set by itself, vectors also by their strata. None when
/// cancelled.
std::optional<SubmissionScores> scoreSubmission(const Submission& submission,
                                                const CancelToken& cancel = {});

/// The answers (predictions.json of labels, predictions.jsonl of vectors), MODEL_CARD.md,
/// evaluation.json, template.txt where a run says what it asked, and checksums.sha256 of them all.
/// For writeReport().
std::vector<ReleaseFile> submissionFiles(const Submission& submission,
                                         const SubmissionScores& scores);

/// Writes all that into a folder that is not there yet or is empty. `price` adds what the runs cost
/// where there are any (addCosts). Returns what it wrote. Errors: those of readSubmission,
/// writeReport and `price`; Cancelled.
Result<std::vector<ReleaseFile>>
writeSubmission(const QString& dir, Study& study, const SetName& name,
                const std::function<Result<void>(Submission&)>& price,
                const CancelToken& cancel = {});

} // namespace subtext
