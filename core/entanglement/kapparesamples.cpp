// SPDX-License-Identifier: MIT
#include "core/entanglement/kapparesamples.h"

#include "core/base/pythonrandom.h"
#include "core/stats/percentiles.h"

namespace subtext::entanglement {
namespace {

/// What κ is made of, summed over scenarios: for each emotion the yes and the share of pairs of
/// raters that disagree; and the ratings, which all emotions share.
struct VoteSums
{
    ByEmotion<double> yes{};
    ByEmotion<double> disagreement{};
    double ratings = 0;

    void operator+=(const VoteSums& other)
    {
        for (std::size_t i = 0; i < Emotions; ++i) {
            yes[i] += other.yes[i];
            disagreement[i] += other.disagreement[i];
        }
        ratings += other.ratings;
    }

    /// κ = 1 − D / (2 q (1 − q)) of so many scenarios; none where all say the same.
    std::optional<double> kappa(std::size_t emotion, double scenarios) const
    {
        // Whole numbers, so that nobody and everybody are found exactly.
        const double differing = 2 * yes[emotion] * (ratings - yes[emotion]);
        if (differing == 0)
            return std::nullopt;
        return 1 - disagreement[emotion] / scenarios / (differing / (ratings * ratings));
    }
};

VoteSums sumsOf(const ScenarioVotes& votes)
{
    VoteSums sums;
    sums.ratings = votes.raters;
    const double pairs = 1.0 * votes.raters * (votes.raters - 1);
    for (std::size_t i = 0; i < Emotions; ++i) {
        sums.yes[i] = votes.yes[i];
        sums.disagreement[i] = 2.0 * votes.yes[i] * (votes.raters - votes.yes[i]) / pairs;
    }
    return sums;
}

stats::Resampled percentilesOf(std::vector<double>& values, const KappaOptions& options)
{
    return {stats::percentileInterval(values, options.level),
            options.resamples - static_cast<int>(values.size())};
}

} // namespace

std::optional<KappaIntervals> resampleKappas(std::span<const ScenarioVotes> votes,
                                             const KappaOptions& options, const CancelToken& cancel)
{
    std::vector<VoteSums> scenarios;
    for (const ScenarioVotes& of : votes) {
        if (of.raters >= 2)
            scenarios.push_back(sumsOf(of));
    }
    KappaIntervals result;
    if (scenarios.empty())
        return result;
    const auto n = static_cast<double>(scenarios.size());
    PythonRandom random(options.seed);
    ByEmotion<std::vector<double>> kappas;
    std::vector<double> means;
    for (int resample = 0; resample < options.resamples; ++resample) {
        if (cancel.isCancelled())
            return std::nullopt;
        VoteSums drawn;
        for (std::size_t draw = 0; draw < scenarios.size(); ++draw)
            drawn += scenarios[random.below(static_cast<std::uint32_t>(scenarios.size()))];
        double sum = 0;
        int defined = 0;
        for (std::size_t i = 0; i < Emotions; ++i) {
            if (const auto kappa = drawn.kappa(i, n)) {
                kappas[i].push_back(*kappa);
                sum += *kappa;
                ++defined;
            }
        }
        if (defined > 0)
            means.push_back(sum / defined);
    }
    result.resamples = options.resamples;
    for (std::size_t i = 0; i < Emotions; ++i)
        result.questions[i] = percentilesOf(kappas[i], options);
    result.mean = percentilesOf(means, options);
    return result;
}

} // namespace subtext::entanglement
