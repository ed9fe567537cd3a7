// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "core/domain/choice.h"
#include "core/evaluation/itemchoice.h"
#include "core/models/modelanswers.h"
#include "core/predictions/predictionwriter.h"
#include "core/task/task.h"
#include "ui/predictions/foundpredictions.h"

#include <memory>

namespace subtext {

class Study;

struct BoardRequest
{
    QuestionIndex question = FirstQuestion;
    double epsilon = 0.2;
    bool isAdjudicator = false; ///< Nothing of models is shown to them of an open item.
    PersonId limitedTo;         ///< Whose knowledge gold is limited to; or none.
    /// Of labels outside the options; none: the usual one.
    std::optional<evaluation::LabelTable> table = {};
    evaluation::GoldOrigin gold = evaluation::GoldOrigin::Study;
    evaluation::AmbiguousItems ambiguous = evaluation::AmbiguousItems::Counted;
};

/// How models do on one question, as one person may know it. Readings and words of models on items
/// that are hidden from that person are not in it.
struct ModelResult
{
    std::shared_ptr<const Task> task;
    QuestionIndex question = FirstQuestion;
    evaluation::Input input;
    evaluation::Evaluation evaluation;
    std::vector<SetCount> kept; ///< All that the study has, of any question.
    std::vector<bool> hidden;   ///< By item of the input.
    /// A set's own words, by set and by item of the input; none where there are none.
    std::vector<std::vector<std::optional<QString>>> words;
    bool hasGoldOfFiles = false; ///< Some row of a set came with a gold label.
    bool hasMarked = false;      ///< Some item has a label and is ambiguous all the same.

    const Question& asked() const { return task->questions.at(indexOf(question)); }
    bool hasSets() const { return !evaluation.sets.empty(); }
};

/// Reads and scores what models answered. Errors: those of reading; Cancelled.
Result<std::shared_ptr<const ModelResult>> modelResult(Study& study, const BoardRequest& request,
                                                       const CancelToken& cancel);
/// What is in files, before anything of them is taken in.
Result<std::shared_ptr<const FoundPredictions>>
findLabels(Study& study, const PredictionFiles& files, const CancelToken& cancel);
/// Writes everything that the study keeps of one set.
Result<void> writeLabels(Study& study, const SetName& set, QuestionIndex question,
                         PredictionFormat format, const QString& path);

} // namespace subtext
