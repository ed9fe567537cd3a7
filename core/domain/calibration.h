// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/annotation.h"
#include "core/domain/scenario.h"
#include "core/task/task.h"

#include <QByteArray>

#include <array>
#include <memory>
#include <vector>

namespace subtext {

/// One item of the calibration round: a scene, the answer that it teaches, and why.
struct CalibrationItem
{
    QString id;
    QString boundary;  ///< What it teaches: "Trust or fear: could the speaker say no?"
    Scenario scenario; ///< Without ids; its source id is the item's id.
    /// A choice of every question, and a point of every scale that it has a reference for. How sure
    /// somebody is (the scale of confidence) is the reader's own and has none.
    Answer reference;
    /// Accepted beside the reference, where careful readers differ; by question.
    std::array<std::vector<Choice>, MaxQuestions> also;
    QString why;
    QString careful; ///< What to look out for next time; may be empty.

    bool isSplit() const;
    bool accepts(QuestionIndex question, Choice label) const;
    /// The scales that it has a reference for, in the order of the task.
    std::vector<ScaleIndex> scales() const;
};

/// What the round begins with, beside its scenes: a heading and a sentence or two.
struct PracticeCard
{
    QString title;
    QString text;

    bool operator==(const PracticeCard&) const = default;
};

struct PracticeScenes
{
    std::shared_ptr<const Task> task;
    QString teaches; ///< "where one emotion ends and another begins"; may be empty.
    std::vector<PracticeCard> cards;
    std::vector<CalibrationItem> items;

    bool isEmpty() const { return items.empty(); }
    /// Null where there is none of that id.
    const CalibrationItem* item(const QString& id) const;
};

/// Reads {"teaches", "cards": [{"title", "text"}], "items": [{"id", "boundary", "group", "scene":
/// {FIELD: text}, "answers": {QUESTION: OPTION}, "also": {QUESTION: [OPTION]}, "scales": {SCALE:
/// value}, "why", "careful"}]}, in the tokens of `task`; `teaches`, `cards`, `also`, `careful` and
/// fields that the task does not require may be absent. All or nothing. Errors: MalformedFile,
/// EmptyFile, InvalidValue (value: the item's id, detail: the key), DuplicateCode (value: an id
/// that comes twice).
Result<PracticeScenes> parsePractice(const QByteArray& json, std::shared_ptr<const Task> task);

/// What parsePractice reads, without what is empty; keys in alphabetical order.
QByteArray practiceDocument(const PracticeScenes& scenes);

struct PracticeOffset
{
    ScaleIndex scale{};
    int points = 0; ///< Own minus reference, in places among the points.

    bool operator==(const PracticeOffset&) const = default;
};

struct PracticeComparison
{
    /// By question of the task: the label is the reference or one accepted beside it.
    std::vector<bool> fits;
    std::vector<PracticeOffset> offsets; ///< Of the scales with a reference.

    bool isAccepted() const;
    int fitting() const; ///< How many questions.

    bool operator==(const PracticeComparison&) const = default;
};

/// `item` is of `task`. An open scale counts as its reference.
PracticeComparison comparePractice(const Task& task, const Answer& answer,
                                   const CalibrationItem& item);

} // namespace subtext
