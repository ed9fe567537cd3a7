// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/figures/seminar.h"

#include <set>

namespace subtext {

/// Which settled items a seminar shows.
struct SeminarChoice
{
    enum class Which { All, Part, Single };

    Which which = Which::All;
    QString group;               ///< Of a part; empty: every group.
    bool isSplitsOnly = false;   ///< Of a part.
    std::set<ScenarioId> ticked; ///< The single ones; some may not be settled any more.

    bool takes(const SeminarItem& item) const;
    bool operator==(const SeminarChoice&) const = default;
};

/// What is chosen of it, in its order. What is settled and not chosen is not counted as left out.
Seminar chosenOf(Seminar seminar, const SeminarChoice& choice);

} // namespace subtext
