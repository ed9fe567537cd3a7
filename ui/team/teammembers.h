// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sync/teamaccess.h"

#include <QObject>

#include <memory>
#include <vector>

namespace subtext {

/// Who takes part in the team of a study, as whatever carries it says. It is asked on a thread of
/// its own; where it does not answer, what it said before is forgotten.
class TeamMembers : public QObject
{
    Q_OBJECT
public:
    explicit TeamMembers(QObject* parent = nullptr);
    ~TeamMembers() override;

    /// Anew. `access` must stay until stop().
    void ask(TeamAccess& access, const TeamMembership& membership);
    /// Forgets what was said.
    void stop();
    /// For a coordinator; empty: nothing was said yet.
    const std::vector<TeamMember>& known() const { return m_known; }

Q_SIGNALS:
    void changed();
    /// No answer came.
    void failed();

private:
    class Asking;

    void forget();

    std::vector<TeamMember> m_known;
    std::unique_ptr<Asking> m_asking;
};

} // namespace subtext
