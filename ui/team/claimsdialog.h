// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/teamrecords.h"
#include "core/sync/teamaccess.h"
#include "ui/team/teamrequest.h"

class QCheckBox;
class QSpinBox;

namespace subtext {

/// Whether the annotators of a study on a server may get more items, and how many each may have
/// open. It shows what the server says as this opens; for a coordinator.
class ClaimsDialog : public TeamRequest
{
    Q_OBJECT
public:
    /// `access` must outlive it.
    ClaimsDialog(TeamAccess& access, TeamMembership membership, QWidget* parent);
    ~ClaimsDialog() override;

private:
    void build();
    void askNow();
    void save();
    void refresh() override;

    TeamAccess& m_access;
    TeamMembership m_membership;
    std::optional<int> m_known; ///< What the server said; none: nothing yet.

    QCheckBox* m_allowed = nullptr;
    QSpinBox* m_items = nullptr;
};

} // namespace subtext
