// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/evaluation/itemchoice.h"
#include "core/task/task.h"
#include "ui/models/files/modelsrequest.h"

#include <memory>

namespace subtext {

class Study;

/// How models do on one question, as one person may know it. Readings and words of models on items
/// that are hidden from that person are not in it.
struct LabelFigures
{
    std::shared_ptr<const Task> task; ///< In the words of the window.
    QuestionIndex question = FirstQuestion;
    evaluation::Input input;
    evaluation::Evaluation evaluation;
    std::vector<bool> hidden; ///< By item of the input.
    /// A set's own words, by set and by item of the input; none where there are none.
    std::vector<std::vector<std::optional<QString>>> words;
    bool hasGoldOfFiles = false;       ///< Some row of a set came with a gold label.
    bool hasMarked = false;            ///< Some item has a label and is ambiguous all the same.
    std::vector<bool> hiddenSets = {}; ///< By set: somebody hid it on this machine.
    std::size_t leftOut = 0;           ///< Sets that are hidden, and not in it.

    const Question& asked() const { return task->questions.at(indexOf(question)); }
    bool hasSets() const { return !evaluation.sets.empty(); }
    /// What the options are called in the middle of a sentence, in their order.
    QStringList optionsInSentence() const;
};

/// Reads and scores what models answered. Errors: those of reading; Cancelled.
Result<std::shared_ptr<const LabelFigures>> labelFigures(Study& study, const ModelsRequest& request,
                                                         const CancelToken& cancel);

} // namespace subtext
