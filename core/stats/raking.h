// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace subtext::stats {

struct RakedTable
{
    std::vector<double> cells; ///< By row.
    bool isMet = false;        ///< The row sums are too.
};

/// The table of these row and column sums with the odds ratios of `seeds`: iterative proportional
/// fitting (Deming & Stephan 1940, doi 10.1214/aoms/1177731829). All are ≥ 0; the sums of both
/// kinds add up to the same. `seeds` is by row, with columns.size() to a row; where all of it is
/// above 0 but for columns of the sum 0, there is exactly one such table. Column sums are met
/// exactly but for rounding, row sums within 1e-12 of the largest; where that takes more than
/// 10,000 rounds, as where there is no such table, they are not met.
RakedTable raked(std::vector<double> seeds, const std::vector<double>& rows,
                 const std::vector<double>& columns);

} // namespace subtext::stats
