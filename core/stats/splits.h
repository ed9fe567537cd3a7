// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace subtext::stats {

enum class Part : std::uint8_t { Train, Validation, Test };

/// What a split is stratified by; items come in the order of import.
struct Stratum
{
    int outer = 0; ///< Gone through in ascending order (the subtype).
    int inner = 0; ///< Gone through in order of first appearance (the power relation).
};

struct PartFractions
{
    double train = 0.70;
    double validation = 0.15;
};

/// The part of every item, in the order of `items`: within each stratum a Fisher–Yates shuffle
/// from the top by CPython's `Random(seed)` (one stream through all strata), then n_train =
/// max(1, round-half-even(train · n)), n_val = max(1, round-half-even(validation · n)), and
/// n_val = max(1, n − n_train − 1) where the two leave nothing; the rest is test. A stratum of one
/// item is train.
std::vector<Part> stratifiedSplit(std::span<const Stratum> items, std::uint64_t seed,
                                  const PartFractions& fractions = {});

} // namespace subtext::stats
