// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/domain/annotation.h"
#include "core/domain/steps.h"

#include <QUndoCommand>

#include <functional>

namespace subtext {

/// One change of one answer; what is written in the explanation is one change by the word.
class EditCommand : public QUndoCommand
{
public:
    struct Change
    {
        ScenarioId scenario;
        std::vector<StepIndex> steps; ///< Where it was said; none: in the flag.
        Answer before;
        Answer after;
    };
    /// Puts an answer in place; `isAgain` where undo or redo asks for it, not the change itself.
    using Put = std::function<void(const Change& change, const Answer& answer, bool isAgain)>;

    EditCommand(Change change, const Task& task, Put put)
        : m_change(std::move(change))
        , m_put(std::move(put))
    {
        const auto explanation = Steps(task).explanation();
        m_isWriting = explanation && m_change.steps == std::vector{*explanation};
    }

    ScenarioId scenario() const { return m_change.scenario; }

    void undo() override { m_put(m_change, m_change.before, true); }
    void redo() override
    {
        m_put(m_change, m_change.after, m_isDone);
        m_isDone = true;
    }
    int id() const override { return 1; }

    bool mergeWith(const QUndoCommand* other) override
    {
        const Change& next = static_cast<const EditCommand*>(other)->m_change;
        const bool isTyping = m_isWriting && static_cast<const EditCommand*>(other)->m_isWriting &&
                              m_change.scenario == next.scenario &&
                              m_change.after.isFlagged == next.after.isFlagged;
        // A finished word ends the undo step.
        const QString& written = m_change.after.explanation;
        if (!isTyping || written.endsWith(u' ') || written.endsWith(u'\n'))
            return false;
        m_change.after = next.after;
        return true;
    }

private:
    Change m_change;
    Put m_put;
    bool m_isWriting = false; ///< In the explanation.
    bool m_isDone = false;
};

} // namespace subtext
