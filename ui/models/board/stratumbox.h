// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/board/leaderboard.h"
#include "ui/widgets/filterbox.h"

namespace subtext {

struct OfferedStratum
{
    ModelStratum stratum;
    std::int64_t items = 0; ///< That figures are of.
};

/// The choice of the items that count: all, or those of one stratum, each with its n.
class StratumBox : public FilterBox
{
    Q_OBJECT
public:
    explicit StratumBox(QWidget* parent);

    /// All items come first. Keeps the choice where it is offered again, and signals nothing.
    void offer(const Task& task, const std::vector<OfferedStratum>& strata);
    void forget();
    /// All items as long as nothing is offered.
    ModelStratum stratum() const;

private:
    std::vector<ModelStratum> m_strata;
};

} // namespace subtext
