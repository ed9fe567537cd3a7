// SPDX-License-Identifier: MIT
#include "core/stats/fleiss.h"

#include <array>
#include <cstdint>

namespace subtext::stats {
namespace {

/// Everything that κ is made of. Counted as disagreement, so that full agreement is exactly 0 and
/// its κ exactly 1, whatever the rounding.
struct FleissSums
{
    explicit FleissSums(const CountTable& table)
        : totals(table.categories(), 0)
        , disagreement(table.categories(), 0.0)
    {
        for (std::size_t item = 0; item < table.items(); ++item)
            add(table.row(item));
    }

    void add(std::span<const int> row)
    {
        const int ratings = ratingsIn(row);
        if (ratings < 2) {
            ++leftOut;
            return;
        }
        ++items;
        total += ratings;
        const double pairs = 1.0 * ratings * (ratings - 1);
        for (std::size_t j = 0; j < row.size(); ++j) {
            totals[j] += row[j];
            disagreement[j] += 1.0 * row[j] * (ratings - row[j]) / pairs;
        }
    }

    double share(std::size_t category) const
    {
        return static_cast<double>(totals[category]) / static_cast<double>(total);
    }
    bool isConstant(std::size_t category) const
    {
        return totals[category] == 0 || totals[category] == total;
    }

    std::vector<std::int64_t> totals; ///< Ratings in each category.
    std::int64_t total = 0;
    std::vector<double> disagreement; ///< Σ n_ij (r_i − n_ij) / (r_i (r_i − 1)); their sum is
                                      ///< Σ (1 − P_i).
    std::size_t items = 0;
    std::size_t leftOut = 0;
};

} // namespace

FleissKappa fleissKappa(const CountTable& table)
{
    const FleissSums sums(table);
    FleissKappa result;
    result.items = sums.items;
    result.leftOut = sums.leftOut;
    result.shares.assign(table.categories(), 0.0);
    if (sums.items == 0)
        return result;

    double observedDisagreement = 0;
    double expectedDisagreement = 0;
    bool isConstant = true;
    for (std::size_t j = 0; j < table.categories(); ++j) {
        const double share = sums.share(j);
        result.shares[j] = share;
        observedDisagreement += sums.disagreement[j];
        expectedDisagreement += share * (1 - share);
        isConstant = isConstant && sums.isConstant(j);
    }
    observedDisagreement /= static_cast<double>(sums.items);
    result.observed = 1 - observedDisagreement;
    result.expected = 1 - expectedDisagreement;
    if (!isConstant)
        result.kappa = 1 - observedDisagreement / expectedDisagreement;
    return result;
}

std::vector<std::optional<double>> fleissKappaByCategory(const CountTable& table)
{
    // Of two columns, each adds n_ij (r_i − n_ij) to the disagreement and p_j (1 − p_j) to what is
    // expected of it: the factor 2 falls out.
    const FleissSums sums(table);
    std::vector<std::optional<double>> kappas(table.categories());
    for (std::size_t j = 0; j < kappas.size(); ++j) {
        if (sums.isConstant(j))
            continue;
        const double share = sums.share(j);
        kappas[j] =
            1 - sums.disagreement[j] / static_cast<double>(sums.items) / (share * (1 - share));
    }
    return kappas;
}

Strength strengthOf(double kappa)
{
    if (kappa < 0)
        return Strength::Poor;
    if (kappa <= 0.20)
        return Strength::Slight;
    if (kappa <= 0.40)
        return Strength::Fair;
    if (kappa <= 0.60)
        return Strength::Moderate;
    if (kappa <= 0.80)
        return Strength::Substantial;
    return Strength::AlmostPerfect;
}

const char* strengthToken(Strength strength)
{
    constexpr std::array Tokens{"poor",     "slight",      "fair",
                                "moderate", "substantial", "almost perfect"};
    return Tokens.at(static_cast<std::size_t>(strength));
}

} // namespace subtext::stats
