// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/label/labelsession.h"

#include <QUndoCommand>

namespace subtext {

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
