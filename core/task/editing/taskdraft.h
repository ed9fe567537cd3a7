// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"
#include "core/task/taskfault.h"

#include <functional>
#include <vector>

namespace subtext {

/// A task that is being written, with every state that it was in: undo and redo give the task as it
/// stood, to the letter. It may have faults at any time.
class TaskDraft
{
public:
    explicit TaskDraft(Task task);

    const Task& task() const { return m_task; }
    const TaskFaults& faults() const { return m_faults; }

    /// One step for undo; none where the edit changes nothing. What is typed into one field is one
    /// step: edits with the same `field` (empty: none) that follow each other, up to settle(). Each
    /// of them is given the task as it was before the step, so it says the field's whole value.
    /// Returns whether anything changed.
    bool change(const QString& field, const std::function<void(Task&)>& edit);
    /// The next edit is a step of its own.
    void settle() { m_field.clear(); }
    /// Another task altogether, as one step.
    void replace(Task task);
    /// Which task this one was made of: 0 the first, then one more with each replace(). Undo and
    /// redo go back to its number, too.
    std::size_t origin() const { return m_origin; }

    bool canUndo() const { return !m_before.empty(); }
    bool canRedo() const { return !m_after.empty(); }
    /// Return the field that the step was in, as change() was told; empty for what was in none.
    QString undo();
    QString redo();

    /// Whether it differs from what markSaved() saw last, or from what it began with.
    bool isChanged() const { return !(m_task == m_saved); }
    void markSaved() { m_saved = m_task; }

    /// So many steps can be undone.
    static constexpr std::size_t MostSteps = 200;

private:
    struct Step
    {
        Task task;
        QString field;
        std::size_t origin;
    };
    void take(Task task);

    Task m_task;
    Task m_saved;
    TaskFaults m_faults;
    std::size_t m_origin = 0;
    std::size_t m_replaced = 0; ///< So often, whatever was undone.
    std::vector<Step> m_before;
    std::vector<Step> m_after;
    QString m_field; ///< That the last edit was in; empty: settled.
};

} // namespace subtext
