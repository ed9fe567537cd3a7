// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/labelstudio/labelinterface.h"
#include "core/task/task.h"

namespace subtext {

/// What the controls of a foreign labelling interface probably mean. For somebody to look at.
struct InterfaceProposal
{
    ImportMapping mapping;
    QStringList notTaken; ///< Controls for which the task has no field.
    /// Words of controls of which nobody knows what they mean here, as "CONTROL: WORD"; also scales
    /// whose numbers are not as many as the points, as "CONTROL: 1..5". Answers that say them will
    /// be refused.
    QStringList unclear;
    QStringList notAsked; ///< Questions and scales of the task that the interface does not ask.
};

/// Proposes by the names of controls and texts; then, for controls whose name says nothing, by what
/// they can say: words that one question or scale alone has. A word with a number before it ("1 -
/// very unpleasant") is the word; an alias is what is shown for it. Numbers count the points of a
/// scale upwards where there are as many. Pure.
InterfaceProposal proposeMapping(const Task& task, const LabelInterface& interface);

/// Whether a task asks what an interface asks: each question with as many words, all of them known,
/// nothing beside them but what no task can ask, and of a scene whose main text the interface
/// shows.
bool asksTheSame(const Task& task, const LabelInterface& interface);

/// Whether a control says who answered, in what Subtext writes.
bool saysWhoAnswered(const InterfaceControl& control);

/// What can be chosen for a control, a text or a word of an interface, by its token in the task.
struct InterfaceMeaning
{
    QString token;
    QString word;
};
/// The fields of a task that a control can be.
std::vector<InterfaceMeaning> fieldsFor(const Task& task, const InterfaceControl& control);
/// The fields of a scene, with those that name it: its id and its group.
std::vector<InterfaceMeaning> sceneFieldsOf(const Task& task);
/// What an answer to a field can say; empty where it is free text.
std::vector<InterfaceMeaning> meaningsIn(const Task& task, const QString& field);
/// The token that a word means in a field; empty where nobody knows.
QString meaningOf(const Task& task, const QString& field, const InterfaceControl::Word& word);
/// What the numbers of a control may count of the points of a field: as many as there are, each way
/// round. Of a control of which only answers are known all that its numbers lie in. Empty where the
/// field is no scale, or the numbers are not its points.
std::vector<NumberRange> rangesFor(const Task& task, const QString& field,
                                   const InterfaceControl& control);

/// A task that asks what an interface asks, with the mapping by which exports of its project are
/// read.
struct InterfaceTask
{
    Task task;
    ImportMapping mapping;
    /// Controls that no task can ask, with their tags: "topics (Taxonomy)". What a study keeps of
    /// every answer is none of them: whose it is, and whether the scene was flagged.
    QStringList notTaken;
};

/// Choices become questions, but digits in a row become a scale, as ratings and numbers from three
/// points to eleven do; the first text area becomes the explanation. What it gives may still lack
/// something (see taskFaults): a title is the caller's to give.
InterfaceTask taskOfInterface(const LabelInterface& interface, const QString& title);
/// The same where a study can be made of it, as its document would be read; none where it asks for
/// no choice between options.
std::optional<InterfaceTask> usableTaskOf(const LabelInterface& interface, const QString& title);

} // namespace subtext
