// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/disagreement.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace subtext::stats {

/// How much of the disagreement about one item is whose. Where there are all three shares, their
/// sum is 1.
struct ItemDisagreement
{
    int item = 0;
    std::size_t answers = 0; ///< At least two.
    double observed = 0;     ///< The share of its pairs of answers that differ, 0 … 1.
    double expected = 0;     ///< How likely two further people are to differ on it, 0 … 1.
    std::optional<Interval> expectedInterval; ///< Within 0 … 1; holds `expected`.
    std::optional<double> ambiguity;
    std::optional<double> perspective;
    std::optional<double> unsteadiness;

    bool operator==(const ItemDisagreement&) const = default;
};

/// What the study's shares come to on each item with two answers, by number of the item. `study` is
/// disagreementShares of the same answers. A prediction, since an item's few answers alone tell no
/// sources apart: what is known of the item only moves it away from the study.
///
/// expected: the probabilities of an item's options are drawn from a Dirichlet distribution about
/// the options' shares m of all answers, as wide as D has it, A = D / (G − D) with G = 1 − m·m; of
/// the item's answers as counts comes the posterior mean of 1 − p·p. All are scaled so that their
/// mean is D, and none is above T = 1 − 1 / K of K options, beyond which 1 − p·p cannot be. The
/// interval is that of the beta distribution on 0 … T with the posterior's mean and variance,
/// scaled and cut alike; it ends at T where that is the most likely value, which equal tails would
/// leave out by a hair. Where D ≥ G items are taken for alike: each is expected to have D, be that
/// above T or not, and none has an interval.
///
/// Each part then has a seed:
///  - stated: the mean of 1 − s·s, shrunk to the study's;
///  - leaning: the mean over its pairs of readers of half their squared distance in leaning, as the
///    answers to all items let expect it (see LeaningSeeds);
///  - unsteadiness: the least-squares line through the repeats over `expected`, whose slope is held
///    between 0 (as often on each item) and U / D (the same share of each), and what the item's own
///    repeats lie beside it, shrunk to 0;
///  - by scene: the rest;
///  - of by scene, what is open: the mean over its second readings of the share of the item's other
///    answers that bear it out, as their option or their second reading, shrunk to the study's. It
///    does not grow with the number of answers, as it would if any one of them were enough.
/// Shrunk means are those of a one-way random-effects model by moments, in which the prior weighs
/// as much as σ² / τ² answers, and one at least. A seed is at least a tenth of what the study's
/// share would be, open and closed at least 1 % of by scene; raking may go below. They are raked,
/// so that an item's parts make up `expected`, and the shares of all items, weighted by `expected`,
/// average to the study's.
///
/// No shares where the study has none of them, or nobody differs, or no raked table is found, which
/// has not been seen: seeds are above 0 wherever sums are. None but unsteadiness of an item
/// without a second reading that was asked for or an answer in points. O(answers · options) times
/// the rounds of LeaningSeeds.
std::vector<ItemDisagreement>
itemDisagreement(const ReadAnswers& read, const DisagreementShares& study, double level = 0.95);

} // namespace subtext::stats
