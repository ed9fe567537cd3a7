// SPDX-License-Identifier: MIT
#include "core/task/editing/taskdraft.h"

#include "core/task/taskrules.h"

#include <utility>

namespace subtext {

TaskDraft::TaskDraft(Task task)
    : m_task(std::move(task))
    , m_saved(m_task)
    , m_faults(taskFaults(m_task))
{}

void TaskDraft::take(Task task)
{
    m_task = std::move(task);
    m_faults = taskFaults(m_task);
}

bool TaskDraft::change(const QString& field, const std::function<void(Task&)>& edit)
{
    const bool isSameStep = !field.isEmpty() && field == m_field && !m_before.empty();
    // From before the step: what half a word did to other parts is not kept.
    Task edited = isSameStep ? m_before.back().task : m_task;
    edit(edited);
    if (edited == m_task)
        return false;
    if (!isSameStep)
        m_before.push_back({std::move(m_task), field, m_origin});
    if (m_before.size() > MostSteps)
        m_before.erase(m_before.begin());
    m_after.clear();
    m_field = field;
    take(std::move(edited));
    return true;
}

void TaskDraft::replace(Task task)
{
    change({}, [&task](Task& now) { now = std::move(task); });
    m_origin = ++m_replaced;
}

QString TaskDraft::undo()
{
    if (!canUndo())
        return {};
    Step step = std::move(m_before.back());
    m_before.pop_back();
    m_after.push_back({std::move(m_task), step.field, m_origin});
    m_origin = step.origin;
    take(std::move(step.task));
    settle();
    return step.field;
}

QString TaskDraft::redo()
{
    if (!canRedo())
        return {};
    Step step = std::move(m_after.back());
    m_after.pop_back();
    m_before.push_back({std::move(m_task), step.field, m_origin});
    m_origin = step.origin;
    take(std::move(step.task));
    settle();
    return step.field;
}

} // namespace subtext
