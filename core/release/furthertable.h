// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/releaselayout.h"

#include <optional>
#include <vector>

namespace subtext {

/// Who was asked because of a split, by the numbers that people have in what leaves.
std::vector<FurtherRating> releasedFurther(const ReleaseInput& input);

/// The answers that were asked for because the first annotators split, and of how many scenarios.
struct FurtherCounts
{
    qint64 annotations = 0;
    qint64 scenarios = 0;

    bool operator==(const FurtherCounts&) const = default;
};

FurtherCounts furtherCounts(const ReleaseInput& input, const StudyData& publicData);

/// more_raters.csv, a row for each of these answers; none where there is none.
std::optional<DataTable> furtherTable(const ReleaseInput& input, const StudyIndex& publicStudy);

} // namespace subtext
