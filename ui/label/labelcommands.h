// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/label/labelsession.h"

#include <QUndoCommand>

namespace subtext {

/// One change of one answer. Undoing it on another item goes to that item first.
class EditCommand : public QUndoCommand
{
public:
    EditCommand(LabelSession& session, std::vector<StepIndex> steps, Answer before, Answer after)
        : m_session(session)
        , m_scenario(session.item().scenario.id)
        , m_steps(std::move(steps))
        , m_before(std::move(before))
        , m_after(std::move(after))
    {}

    void undo() override { moveTo(m_before); }
    void redo() override { moveTo(m_after); }
    int id() const override { return 1; }

    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* next = static_cast<const EditCommand*>(other);
        const bool isTyping = isExplaining() && next->isExplaining() &&
                              m_scenario == next->m_scenario &&
                              m_after.isFlagged == next->m_after.isFlagged;
        // A finished word ends the undo step.
        if (!isTyping || m_after.explanation.endsWith(u' ') || m_after.explanation.endsWith(u'\n'))
            return false;
        m_after = next->m_after;
        return true;
    }

private:
    bool isExplaining() const
    {
        const auto explanation = Steps(m_session.task()).explanation();
        return explanation && m_steps == std::vector{*explanation};
    }

    void moveTo(const Answer& answer)
    {
        const bool isElsewhere = m_session.item().scenario.id != m_scenario;
        if (isElsewhere && !m_session.show(m_scenario))
            return;
        m_session.apply(answer, m_steps);
        if (isElsewhere)
            Q_EMIT m_session.returnedByUndo(m_session.item().position);
    }

    LabelSession& m_session;
    ScenarioId m_scenario;
    std::vector<StepIndex> m_steps;
    Answer m_before;
    Answer m_after;
};

/// A submission that took place. Annotations are append-only, so undoing it goes back to the item,
/// which stays submitted until it is changed and updated.
class SubmitCommand : public QUndoCommand
{
public:
    SubmitCommand(LabelSession& session, ScenarioId submitted)
        : m_session(session)
        , m_submitted(submitted)
    {}

    void undo() override
    {
        m_after = m_session.item().scenario.id;
        if (m_session.show(m_submitted))
            Q_EMIT m_session.returnedByUndo(m_session.item().position);
    }

    void redo() override
    {
        if (m_after.isValid())
            m_session.show(m_after);
    }

private:
    LabelSession& m_session;
    ScenarioId m_submitted;
    ScenarioId m_after; // where undo was asked for; invalid before the first undo
};

} // namespace subtext
