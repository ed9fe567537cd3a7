// SPDX-License-Identifier: MIT
#include "core/entanglement/gaininterval.h"

#include "core/base/pythonrandom.h"

#include <QtGlobal>

#include <algorithm>
#include <bit>
#include <vector>

namespace subtext::entanglement {
namespace {

/// What F1 is made of, for the eight emotions before and after: right ones, and false ones of both
/// kinds. One scenario's are 0 or 1 each, so that a draw is an addition of 32 small numbers, which
/// compilers do in a few instructions.
constexpr std::size_t TruePositives = 0;
constexpr std::size_t Errors = Emotions;
constexpr std::size_t After = 2 * Emotions;
constexpr std::size_t Counters = 2 * After;
template <typename Number> using Tally = std::array<Number, Counters>;

/// A tally of 16 bits holds so many draws.
constexpr std::size_t MostDraws = 65'535;

void count(Tally<std::uint16_t>& tally, std::size_t from, EmotionSet gold, EmotionSet predicted)
{
    for (std::size_t i = 0; i < Emotions; ++i) {
        const bool isGold = has(gold, i);
        const bool isPredicted = has(predicted, i);
        tally.at(from + TruePositives + i) = isGold && isPredicted ? 1 : 0;
        tally.at(from + Errors + i) = isGold != isPredicted ? 1 : 0;
    }
}

double meanF1(const Tally<std::int64_t>& tally, std::size_t from)
{
    double sum = 0;
    for (std::size_t i = 0; i < Emotions; ++i) {
        const auto right = static_cast<double>(2 * tally.at(from + TruePositives + i));
        const auto all = right + static_cast<double>(tally.at(from + Errors + i));
        sum += all > 0 ? right / all : 0;
    }
    return sum / Emotions;
}

std::int64_t errors(const Tally<std::int64_t>& tally, std::size_t from)
{
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < Emotions; ++i)
        sum += tally.at(from + Errors + i);
    return sum;
}

/// Draws n scenarios and adds them up.
class Draws
{
public:
    Draws(const std::vector<Tally<std::uint16_t>>& scenarios, std::uint64_t seed)
        : m_scenarios(scenarios)
        , m_random(seed)
        , m_drawn(scenarios.size() + 1)
    {}

    Tally<std::int64_t> next()
    {
        draw();
        const std::size_t n = m_scenarios.size();
        Tally<std::int64_t> total{};
        for (std::size_t done = 0; done < n;) {
            const std::size_t until = std::min(n, done + MostDraws);
            Tally<std::uint16_t> part{};
            for (; done < until; ++done) {
                const Tally<std::uint16_t>& one = m_scenarios[m_drawn[done]];
                for (std::size_t c = 0; c < Counters; ++c)
                    part[c] = static_cast<std::uint16_t>(part[c] + one[c]);
            }
            for (std::size_t c = 0; c < Counters; ++c)
                total[c] += part[c];
        }
        return total;
    }

private:
    /// PythonRandom::below(n), n times. A rejected number is written over by the next one, so that
    /// no branch depends on chance, which would take most of the time.
    void draw()
    {
        const auto n = static_cast<std::uint32_t>(m_scenarios.size());
        const auto shift = 32U - static_cast<std::uint32_t>(std::bit_width(n));
        for (std::size_t count = 0; count < n;) {
            const std::uint32_t number = m_random.next32() >> shift;
            m_drawn[count] = number;
            count += number < n ? 1U : 0U;
        }
    }

    const std::vector<Tally<std::uint16_t>>& m_scenarios;
    PythonRandom m_random;
    std::vector<std::uint32_t> m_drawn; ///< One more than are asked for.
};

} // namespace

std::optional<GainInterval> gainInterval(std::span<const EmotionSet> gold,
                                         std::span<const EmotionSet> before,
                                         std::span<const EmotionSet> after,
                                         const GainOptions& options, const CancelToken& cancel)
{
    const std::size_t n = gold.size();
    Q_ASSERT(before.size() == n && after.size() == n);
    GainInterval result;
    result.seed = options.seed;
    if (n == 0)
        return result;
    std::vector<Tally<std::uint16_t>> each(n);
    for (std::size_t at = 0; at < n; ++at) {
        count(each[at], 0, gold[at], before[at]);
        count(each[at], After, gold[at], after[at]);
    }
    Draws draws(each, options.seed);
    std::vector<double> scores;
    std::vector<double> accuracies;
    for (int resample = 0; resample < options.resamples; ++resample) {
        if (cancel.isCancelled())
            return std::nullopt;
        const Tally<std::int64_t> total = draws.next();
        scores.push_back(meanF1(total, After) - meanF1(total, 0));
        accuracies.push_back(static_cast<double>(errors(total, 0) - errors(total, After)) /
                             static_cast<double>(Emotions * n));
    }
    result.resamples = options.resamples;
    result.macroF1 = stats::percentileInterval(scores, options.level);
    result.lexicalAccuracy = stats::percentileInterval(accuracies, options.level);
    return result;
}

} // namespace subtext::entanglement
