// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace subtext::evaluation {

/// Exact two-sided p of McNemar's test (1947, doi 10.1007/BF02295996): binomial with ½ on the items
/// that only one of two got right; 1 where there are none.
double mcnemarP(std::int64_t onlyFirst, std::int64_t onlySecond);

/// Adjusted for all of them by Holm (1979), in the order given; at most 1.
std::vector<double> holm(std::span<const double> p);

/// Which hypotheses Benjamini & Yekutieli (2001, doi 10.1214/aos/1013699998) reject at the false
/// discovery rate q, whatever depends on what; in the order given.
std::vector<bool> benjaminiYekutieli(std::span<const double> p, double q);

/// A one-sided test, and how it came out.
struct MeanTest
{
    double p = 1;
    std::optional<double> t; ///< None where a sign or rank decides instead.

    bool operator==(const MeanTest&) const = default;
};

/// Whether the mean of the values is below `bound`: the lower tail of Student's t with n − 1
/// degrees of freedom; without variance p is 0 (below) or 1. At least two values.
MeanTest meanBelow(std::span<const double> values, double bound);

/// Whether the values lie below `bound`, by Wilcoxon's signed ranks (1945, doi 10.2307/3001968):
/// values equal to it are left out, equal distances share the mean of their ranks, and p is exact:
/// of all 2^n signs of these ranks, the share with a sum of the positive ones that is not larger.
/// 1 without values. At most 60 of them.
MeanTest ranksBelow(std::span<const double> values, double bound);

} // namespace subtext::evaluation
