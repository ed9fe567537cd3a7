// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/decision.h"
#include "core/stats/cohen.h"

#include <optional>
#include <vector>

namespace subtext {

/// What was picked on one question twice, side by side: by two adjudicators, or by one at two
/// times.
class PickTable
{
public:
    explicit PickTable(int options);

    /// Counts where both said something.
    void add(const std::optional<Pick>& first, const std::optional<Pick>& second);
    /// The categories are the options and "ambiguous". O(options²).
    stats::CohenKappa kappa() const;

private:
    std::size_t cellOf(const Pick& pick) const;

    std::size_t m_categories; ///< The options, then "ambiguous".
    std::vector<std::int64_t> m_cells;
};

} // namespace subtext
