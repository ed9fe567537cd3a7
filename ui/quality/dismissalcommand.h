// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/operation/qualitydesk.h"

#include <QUndoCommand>

#include <functional>

namespace subtext {

/// Dismisses flags for one reason or brings back what was dismissed for one; undoing it writes the
/// opposite. Both stay in the history. `text` says what was done.
class DismissalCommand : public QUndoCommand
{
public:
    DismissalCommand(QualityDesk& desk, std::vector<FlagKey> flags, bool dismisses, QString reason,
                     PersonId by, const QString& text, std::function<void(const Error&)> failed)
        : QUndoCommand(text)
        , m_desk(desk)
        , m_flags(std::move(flags))
        , m_dismisses(dismisses)
        , m_reason(std::move(reason))
        , m_by(by)
        , m_failed(std::move(failed))
    {}

    void redo() override { write(m_dismisses); }
    void undo() override { write(!m_dismisses); }

private:
    void write(bool isDismissed)
    {
        const auto done = isDismissed ? m_desk.dismissAll(m_flags, m_reason, m_by)
                                      : m_desk.restoreAll(m_flags, m_by);
        if (!done) {
            setObsolete(true);
            m_failed(done.error());
        }
    }

    QualityDesk& m_desk;
    std::vector<FlagKey> m_flags;
    bool m_dismisses;
    QString m_reason;
    PersonId m_by;
    std::function<void(const Error&)> m_failed;
};

} // namespace subtext
