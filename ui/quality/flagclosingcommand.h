// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/operation/qualitydesk.h"

#include <QUndoCommand>

#include <functional>

namespace subtext {

/// The closing of an item's flags that took place; undoing it opens them again. Both stay in the
/// history.
class FlagClosingCommand : public QUndoCommand
{
public:
    /// Told what undo or redo did; not of the closing itself.
    using Told = std::function<void(bool isClosed, const Result<ChangeSet>& written)>;

    FlagClosingCommand(QualityDesk& desk, ScenarioId scenario, std::vector<PersonId> annotators,
                       QString reason, PersonId by, Told told)
        : m_desk(desk)
        , m_scenario(scenario)
        , m_annotators(std::move(annotators))
        , m_reason(std::move(reason))
        , m_by(by)
        , m_told(std::move(told))
    {}

    void undo() override { write(false); }
    void redo() override
    {
        if (m_isDone)
            write(true);
        m_isDone = true;
    }

private:
    void write(bool isClosed)
    {
        const auto written = isClosed ? m_desk.closeFlags(m_annotators, m_scenario, m_reason, m_by)
                                      : m_desk.reopenFlags(m_annotators, m_scenario, m_by);
        if (!written)
            setObsolete(true);
        m_told(isClosed, written);
    }

    QualityDesk& m_desk;
    ScenarioId m_scenario;
    std::vector<PersonId> m_annotators;
    QString m_reason;
    PersonId m_by;
    Told m_told;
    bool m_isDone = false;
};

} // namespace subtext
