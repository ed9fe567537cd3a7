// SPDX-License-Identifier: MIT
#include "core/evaluation/resampling.h"

#include "core/base/parallel.h"
#include "core/base/pythonrandom.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <limits>
#include <map>
#include <random>

namespace subtext::evaluation {
namespace {

using Place = std::uint32_t;
using JobNumbers = std::vector<std::size_t>;

class PythonDraws
{
public:
    explicit PythonDraws(std::uint64_t seed)
        : m_stream(seed)
    {}
    void draw(std::span<Place> places)
    {
        for (Place& place : places)
            place = m_stream.below(static_cast<std::uint32_t>(places.size()));
    }

private:
    PythonRandom m_stream;
};

class NumpyDraws
{
public:
    explicit NumpyDraws(std::uint64_t seed)
        : m_engine(static_cast<std::uint32_t>(seed))
    {}
    void draw(std::span<Place> places)
    {
        const auto largest = static_cast<std::uint32_t>(places.size() - 1);
        if (largest == 0) { // nothing is drawn where there is no choice
            std::fill(places.begin(), places.end(), 0U);
            return;
        }
        const std::uint32_t mask =
            std::numeric_limits<std::uint32_t>::max() >> std::countl_zero(largest);
        for (Place& place : places) {
            do {
                place = static_cast<std::uint32_t>(m_engine()) & mask;
            } while (place > largest);
        }
    }

private:
    std::mt19937 m_engine; // a plain seed is init_genrand's
};

/// The scores of one job, resample by resample.
class Collected
{
public:
    Collected(const ResamplingJob& job, int options, int resamples)
        : m_job(job)
        , m_options(options)
        , m_counts((static_cast<std::size_t>(options) + 1) *
                   (static_cast<std::size_t>(options) + 1))
    {
        const auto size = static_cast<std::size_t>(resamples);
        m_correct.reserve(size);
        if (job.withF1) {
            m_macro.reserve(size);
            m_weighted.reserve(size);
            return;
        }
        m_isHit.reserve(job.cells.size());
        for (const Cell cell : job.cells)
            m_isHit.push_back(isHit(cell, options) ? 1 : 0);
    }

    void add(std::span<const Place> places)
    {
        if (m_job.withF1)
            addTable(places);
        else
            addHits(places);
    }

    ResampledScores take()
    {
        ResampledScores scores;
        const auto items = static_cast<double>(m_job.cells.size());
        std::vector<double> shares;
        shares.reserve(m_correct.size());
        for (const std::int32_t correct : m_correct)
            shares.push_back(correct / items);
        scores.accuracy = percentileInterval(shares);
        if (m_job.withF1) {
            scores.macroF1 = percentileInterval(m_macro);
            scores.weightedF1 = percentileInterval(m_weighted);
        }
        if (m_job.keepsCorrect)
            scores.correct = std::move(m_correct);
        return scores;
    }

private:
    void addHits(std::span<const Place> places)
    {
        std::int32_t correct = 0;
        for (const Place place : places)
            correct += m_isHit[place];
        m_correct.push_back(correct);
    }

    void addTable(std::span<const Place> places)
    {
        std::fill(m_counts.begin(), m_counts.end(), 0U);
        for (const Place place : places)
            ++m_counts[m_job.cells[place]];
        std::uint32_t correct = 0;
        for (std::size_t option = 0; option < static_cast<std::size_t>(m_options); ++option)
            correct += m_counts[option * (static_cast<std::size_t>(m_options) + 2)];
        m_correct.push_back(static_cast<std::int32_t>(correct));
        const MeanF1 f1 = meanF1(m_counts, m_options);
        m_macro.push_back(f1.macro);
        m_weighted.push_back(f1.weighted);
    }

    ResamplingJob m_job;
    int m_options;
    std::vector<std::uint32_t> m_counts;
    std::vector<std::uint8_t> m_isHit;
    std::vector<std::int32_t> m_correct;
    std::vector<double> m_macro;
    std::vector<double> m_weighted;
};

/// Jobs of one size, cut so that each core has some of them. Every part draws anew, from the seed:
/// the same places.
std::vector<JobNumbers> partsOf(const std::map<std::size_t, JobNumbers>& bySize)
{
    const std::size_t cores = coreCount();
    std::vector<JobNumbers> parts;
    for (const auto& [items, numbers] : bySize) {
        const std::size_t each = (numbers.size() + cores - 1) / cores;
        for (std::size_t from = 0; from < numbers.size(); from += each) {
            const auto begin = numbers.begin() + static_cast<std::ptrdiff_t>(from);
            const std::size_t count = std::min(each, numbers.size() - from);
            parts.emplace_back(begin, begin + static_cast<std::ptrdiff_t>(count));
        }
    }
    std::reverse(parts.begin(), parts.end()); // the longest first, so that no core waits for it
    return parts;
}

/// Draws for jobs of the same number of items. False when cancelled.
template <typename Draws>
bool drawFor(const JobNumbers& numbers, std::span<const ResamplingJob> jobs, int options,
             int resamples, Draws& draws, std::vector<ResampledScores>& scores,
             const CancelToken& cancel)
{
    std::vector<Collected> collected;
    collected.reserve(numbers.size());
    for (const std::size_t number : numbers)
        collected.emplace_back(jobs[number], options, resamples);
    std::vector<Place> places(jobs[numbers.front()].cells.size());
    for (int done = 0; done < resamples; ++done) {
        if (cancel.isCancelled())
            return false;
        draws.draw(places);
        for (Collected& of : collected)
            of.add(places);
    }
    for (std::size_t i = 0; i < numbers.size(); ++i)
        scores[numbers[i]] = collected[i].take();
    return true;
}

} // namespace

const char* streamToken(Stream stream)
{
    return stream == Stream::CPython ? "cpython" : "numpy-published";
}

std::uint64_t largestSeed(Stream stream)
{
    return stream == Stream::CPython ? std::numeric_limits<std::uint64_t>::max()
                                     : std::numeric_limits<std::uint32_t>::max();
}

std::optional<std::vector<ResampledScores>> resample(std::span<const ResamplingJob> jobs,
                                                     int options, const ResamplingOptions& how,
                                                     const CancelToken& cancel)
{
    std::vector<ResampledScores> scores(jobs.size());
    const int resamples = std::max(0, how.resamples);
    std::map<std::size_t, JobNumbers> bySize;
    NumpyDraws numpy(how.seed);
    for (std::size_t number = 0; number < jobs.size(); ++number) {
        const std::size_t items = jobs[number].cells.size();
        if (items == 0)
            continue;
        if (how.stream == Stream::CPython)
            bySize[items].push_back(number);
        else if (!drawFor({number}, jobs, options, resamples, numpy, scores, cancel))
            return std::nullopt;
    }
    const std::vector<JobNumbers> parts = partsOf(bySize);
    std::atomic<bool> isWhole = true;
    inParallel(parts.size(), [&](std::size_t at) {
        PythonDraws draws(how.seed);
        if (!drawFor(parts[at], jobs, options, resamples, draws, scores, cancel))
            isWhole = false;
    });
    if (!isWhole)
        return std::nullopt;
    return scores;
}

std::optional<stats::Interval> percentileInterval(std::span<double> values)
{
    if (values.empty())
        return std::nullopt;
    constexpr std::size_t Whole = 1000;
    const auto low = values.begin() + static_cast<std::ptrdiff_t>(values.size() * 25 / Whole);
    const auto high = values.begin() + static_cast<std::ptrdiff_t>(values.size() * 975 / Whole);
    // Sorted as far as it matters.
    std::nth_element(values.begin(), low, values.end());
    const double lowest = *low;
    std::nth_element(low, high, values.end());
    return stats::Interval{lowest, *high};
}

} // namespace subtext::evaluation
