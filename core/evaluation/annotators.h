// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/scoredinput.h"

#include <vector>

namespace subtext::evaluation {

struct OwnVote
{
    std::size_t item = 0; ///< Index into the items.
    const Vote* own = nullptr;
    /// By seat. Without votes that were asked for because of a split, and none of such a vote: they
    /// are there only where the others differ (see plannedVotes).
    std::vector<const Vote*> others;
};

/// One person with all of their items, whatever groups these are in.
struct Annotator
{
    QString name; ///< "group/name"; the name alone where the items are of several groups.
    std::vector<OwnVote> votes; ///< Items in their order.
};

/// Everybody who answered, by the group of their first item, in each by name. Refers to the input's
/// items.
std::vector<Annotator> annotatorsOf(const Input& input);

/// The share of these votes that have this label; none where no vote has any.
std::optional<double> shareOf(const std::vector<const Vote*>& votes, std::optional<int> label);

/// The credit for naming the most frequent label of these votes: 1, 1/m where it is one of m that
/// tie, else 0; none where no vote has a label.
std::optional<double> pluralityCredit(const std::vector<const Vote*>& votes, int label,
                                      int options);

} // namespace subtext::evaluation
