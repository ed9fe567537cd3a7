// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/label/labelsession.h"

#include <QUndoCommand>

#include <optional>
#include <utility>

namespace subtext {

/// What is said where undo leads to another item.
QString backAtItemText(int item, bool isSubmitted);
/// What is said where it took an update back.
QString earlierAnswerText(int item);

/// A submission that took place. Annotations are append-only, so undoing it goes back to the item,
/// which stays submitted until it is changed and updated.
class SubmitCommand : public QUndoCommand
{
public:
    /// `earlier`: the answer that it replaced, where undo is to bring that back (see
    /// LabelSession::undo()).
    SubmitCommand(LabelSession& session, ScenarioId submitted, std::optional<Answer> earlier)
        : m_session(session)
        , m_submitted(submitted)
        , m_earlier(std::move(earlier))
    {}

    ScenarioId scenario() const { return m_submitted; }
    const std::optional<Answer>& earlier() const { return m_earlier; }

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
    std::optional<Answer> m_earlier;
    ScenarioId m_after; // where undo was asked for; invalid before the first undo
};

} // namespace subtext
