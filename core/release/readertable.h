// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/releaselayout.h"

#include <optional>
#include <vector>

namespace subtext {

/// How many annotators gave an answer about themselves.
struct ReaderCount
{
    QString field;
    QString value; ///< Of the form; empty: everybody else, by toldGroups().
    /// None where they are fewer than the form asks for.
    std::optional<qint64> people;

    bool operator==(const ReaderCount&) const = default;
};

/// Of the annotators whose answers are in the release, by field and value in the order of the form.
/// Empty where nobody said anything of themselves. Nothing in it is about fewer people than the
/// form asks for, nor can be found out by subtraction (toldGroups): answers that fewer gave are one
/// with those of whoever did not say.
std::vector<ReaderCount> readerCounts(const ReleaseInput& input, const StudyData& publicData);

/// readers.csv, a row for each of these; none where there is none.
std::optional<DataTable> readerTable(const ReleaseInput& input, const StudyIndex& publicStudy);

} // namespace subtext
