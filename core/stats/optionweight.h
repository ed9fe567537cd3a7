// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

namespace subtext::stats {

/// The weight at and above which all items are taken for alike.
constexpr double WidestOptionWeight = 1e6;

/// How closely the items of a study keep to its shares of options: the weight A of the Dirichlet
/// distribution about `shares` (m, with the sum 1) from which an item's probabilities of options
/// are drawn, for two people to differ on an item with the probability `total` (D, 0 … 1).
///
/// E(1 − p·p) = G · A / (A + 1) with G = 1 − m·m, so that A = D / (G − D). It is 0 where D is 0:
/// each item has one option. None where it would be WidestOptionWeight or more, D ≥ G among it:
/// items do not vary. O(options).
std::optional<double> optionWeight(std::span<const double> shares, double total);

} // namespace subtext::stats
