// SPDX-License-Identifier: MIT
#include "core/stats/bootstrap.h"

#include <algorithm>
#include <bit>
#include <boost/random/binomial_distribution.hpp>
#include <boost/random/uniform_int_distribution.hpp>
#include <cmath>
#include <cstdint>
#include <map>
#include <random>
#include <utility>

namespace subtext::stats {
namespace {

/// ⌊count · share⌋ as it would be without rounding: 2000 · (1 − 0.9)/2 is 100, not 99.
std::ptrdiff_t rankAt(std::size_t count, double share)
{
    const double rank = std::floor(static_cast<double>(count) * share + 1e-9);
    return std::clamp<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(rank), 0,
                                      static_cast<std::ptrdiff_t>(count) - 1);
}

/// How often each distinct row was drawn, and after those some cells that nobody reads.
using Histogram = std::vector<std::uint32_t>;
constexpr std::size_t UnreadCells = 16;

/// What one question adds to the sums that its coefficients are made of: k numbers of ratings n_j,
/// k disagreements n_j (r − n_j) / (r (r − 1)), r times the sum of those, which α needs, and 1 for
/// the item; all 0 for an item with fewer than two ratings of it.
constexpr std::size_t widthOf(std::size_t categories)
{
    return 2 * categories + 2;
}

/// The rows of several questions about the same items side by side: items with at least two ratings
/// of any of them, each different row once, in lexicographic order, with what it adds to the sums.
class DistinctRows
{
public:
    explicit DistinctRows(std::span<const CountTable> questions);

    /// How many categories each question has.
    const std::vector<std::size_t>& categories() const { return m_categories; }
    std::size_t items() const { return m_rowOf.size(); }
    std::size_t size() const { return m_weights.size(); }
    /// The distinct row of each item, in the order of the items.
    const std::vector<std::uint32_t>& rowOf() const { return m_rowOf; }
    /// The number of items that have it.
    std::uint32_t weight(std::size_t row) const { return m_weights[row]; }

    /// Σ over the drawn rows: the sums of each question after those of the one before.
    std::size_t width() const { return m_width; }
    void sum(const Histogram& drawn, std::vector<double>& sums) const;

private:
    void appendParts(std::span<const int> row);

    std::vector<std::size_t> m_categories;
    std::size_t m_width = 0;
    std::vector<std::uint32_t> m_rowOf;
    std::vector<std::uint32_t> m_weights;
    std::vector<double> m_parts; ///< size × width
};

struct RowLess
{
    bool operator()(std::span<const int> a, std::span<const int> b) const
    {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
    }
};

/// The rows of all questions, side by side; of items that count.
CountTable sideBySide(std::span<const CountTable> questions)
{
    std::size_t columns = 0;
    std::size_t items = 0;
    for (const CountTable& question : questions) {
        columns += question.categories();
        items = question.items();
    }
    CountTable joined(static_cast<int>(columns));
    std::vector<int> row;
    for (std::size_t item = 0; item < items; ++item) {
        row.clear();
        bool counts = false;
        for (const CountTable& question : questions) {
            const auto part = question.row(item);
            row.insert(row.end(), part.begin(), part.end());
            counts = counts || ratingsIn(part) >= 2;
        }
        if (counts)
            joined.append(row);
    }
    return joined;
}

DistinctRows::DistinctRows(std::span<const CountTable> questions)
{
    for (const CountTable& question : questions) {
        m_categories.push_back(question.categories());
        m_width += widthOf(question.categories());
    }
    const CountTable table = sideBySide(questions);
    std::map<std::span<const int>, std::uint32_t, RowLess> distinct;
    for (std::size_t item = 0; item < table.items(); ++item) {
        const auto next = static_cast<std::uint32_t>(distinct.size());
        m_rowOf.push_back(distinct.try_emplace(table.row(item), next).first->second);
    }
    std::vector<std::uint32_t> place(distinct.size());
    std::uint32_t next = 0;
    for (const auto& [row, number] : distinct) {
        place[number] = next++;
        appendParts(row);
    }
    m_weights.assign(distinct.size(), 0);
    for (std::uint32_t& row : m_rowOf) {
        row = place[row];
        ++m_weights[row];
    }
}

void DistinctRows::appendParts(std::span<const int> row)
{
    std::size_t first = 0;
    for (const std::size_t k : m_categories) {
        const auto part = row.subspan(first, k);
        first += k;
        const int ratings = ratingsIn(part);
        if (ratings < 2) {
            m_parts.resize(m_parts.size() + widthOf(k), 0.0);
            continue;
        }
        const double pairs = 1.0 * ratings * (ratings - 1);
        double disagreement = 0;
        m_parts.insert(m_parts.end(), part.begin(), part.end());
        for (int count : part) {
            m_parts.push_back(1.0 * count * (ratings - count) / pairs);
            disagreement += m_parts.back();
        }
        m_parts.push_back(ratings * disagreement);
        m_parts.push_back(1);
    }
}

void DistinctRows::sum(const Histogram& drawn, std::vector<double>& sums) const
{
    std::fill(sums.begin(), sums.end(), 0.0);
    const double* parts = m_parts.data();
    for (std::size_t row = 0; row < size(); ++row) {
        const auto times = static_cast<double>(drawn[row]);
        for (double& sum : sums)
            sum += times * *parts++;
    }
}

/// The values of every statistic of one question over the resamples.
class QuestionSamples
{
public:
    QuestionSamples(std::size_t categories, int resamples)
        : m_categories(categories)
        , m_values(FirstCategory + categories)
    {
        for (std::vector<double>& values : m_values)
            values.reserve(static_cast<std::size_t>(resamples));
    }

    /// One resample, from the sums of the question. Its κ; none where undefined.
    std::optional<double> add(const double* sums);
    AgreementIntervals intervals(BootstrapMode mode, int resamples, double level);

private:
    enum Statistic : std::size_t { Kappa, Observed, Alpha, FirstCategory };

    std::size_t m_categories;
    std::vector<std::vector<double>> m_values; ///< By statistic; each in the order drawn.
};

std::optional<double> QuestionSamples::add(const double* sums)
{
    const std::size_t k = m_categories;
    const double* totals = sums;
    const double* disagreements = totals + k;
    const double items = disagreements[k + 1];
    double total = 0;
    double disagreement = 0;
    for (std::size_t j = 0; j < k; ++j) {
        total += totals[j];
        disagreement += disagreements[j];
    }
    if (items == 0)
        return std::nullopt;
    // Whole numbers, so 0 is exactly 0: nobody or everybody chose the category.
    double differing = 0; // total² Σ p_j (1 − p_j)
    for (std::size_t j = 0; j < k; ++j) {
        const double differingHere = totals[j] * (total - totals[j]);
        differing += differingHere;
        if (differingHere > 0)
            m_values[FirstCategory + j].push_back(1 - disagreements[j] / items /
                                                          (differingHere / (total * total)));
    }
    m_values[Observed].push_back(1 - disagreement / items);
    if (!(differing > 0))
        return std::nullopt;
    m_values[Kappa].push_back(1 - disagreement / items / (differing / (total * total)));
    m_values[Alpha].push_back(1 - (total - 1) * disagreements[k] / differing);
    return m_values[Kappa].back();
}

/// Reorders the values.
Resampled percentiles(std::vector<double>& values, int resamples, double level)
{
    Resampled result;
    result.undefined = resamples - static_cast<int>(values.size());
    result.interval = percentileInterval(values, level);
    return result;
}

AgreementIntervals QuestionSamples::intervals(BootstrapMode mode, int resamples, double level)
{
    const auto of = [&](std::size_t statistic) {
        return percentiles(m_values[statistic], resamples, level);
    };
    AgreementIntervals result{mode, resamples, of(Kappa), of(Observed), of(Alpha), {}};
    for (std::size_t j = 0; j < m_categories; ++j)
        result.kappaByCategory.push_back(of(FirstCategory + j));
    return result;
}

/// The same of all questions, and the mean of their κ.
class Samples
{
public:
    Samples(const DistinctRows& rows, int resamples)
        : m_rows(rows)
        , m_sums(rows.width())
    {
        for (const std::size_t k : rows.categories())
            m_questions.emplace_back(k, resamples);
        m_means.reserve(static_cast<std::size_t>(resamples));
    }

    void add(const Histogram& drawn)
    {
        m_rows.sum(drawn, m_sums);
        const double* sums = m_sums.data();
        double sum = 0;
        int defined = 0;
        for (std::size_t q = 0; q < m_questions.size(); ++q) {
            if (const auto kappa = m_questions[q].add(sums)) {
                sum += *kappa;
                ++defined;
            }
            sums += widthOf(m_rows.categories()[q]);
        }
        if (defined > 0)
            m_means.push_back(sum / defined);
    }

    JointIntervals intervals(BootstrapMode mode, int resamples, double level)
    {
        JointIntervals joint;
        for (QuestionSamples& question : m_questions)
            joint.questions.push_back(question.intervals(mode, resamples, level));
        joint.meanKappa = percentiles(m_means, resamples, level);
        return joint;
    }

private:
    const DistinctRows& m_rows;
    std::vector<double> m_sums;
    std::vector<QuestionSamples> m_questions;
    std::vector<double> m_means;
};

/// Draws item by item: PythonRandom::below(n), n times. A rejected number is counted in a cell that
/// nobody reads, so that no branch depends on chance; there are several, so that one count need not
/// wait for the one before.
class ItemDraws
{
public:
    ItemDraws(const DistinctRows& rows, PythonRandom& stream)
        : m_stream(stream)
        , m_items(static_cast<std::uint32_t>(rows.items()))
        , m_shift(32U - static_cast<std::uint32_t>(std::bit_width(m_items)))
        , m_rowAt(rows.rowOf())
        , m_others(rows.size() + UnreadCells)
    {
        const std::size_t numbers = std::size_t{1} << (32U - m_shift);
        for (std::size_t rejected = m_rowAt.size(); rejected < numbers; ++rejected)
            m_rowAt.push_back(static_cast<std::uint32_t>(rows.size() + rejected % UnreadCells));
    }

    void draw(Histogram& drawn)
    {
        std::uint32_t left = m_items;
        while (left > 0) {
            // Each number draws one item at the most, so that none too many is taken.
            const auto numbers = m_stream.take(left);
            std::size_t at = 0;
            for (; at + 1 < numbers.size(); at += 2) {
                left -= count(numbers[at], drawn);
                left -= count(numbers[at + 1], m_others);
            }
            if (at < numbers.size())
                left -= count(numbers[at], drawn);
        }
        for (std::size_t row = 0; row < drawn.size(); ++row)
            drawn[row] += std::exchange(m_others[row], 0U);
    }

private:
    /// How many items the number draws: one or none.
    std::uint32_t count(std::uint32_t number, Histogram& drawn) const
    {
        const std::uint32_t item = number >> m_shift;
        ++drawn[m_rowAt[item]];
        return item < m_items ? 1U : 0U;
    }

    PythonRandom& m_stream;
    std::uint32_t m_items;
    std::uint32_t m_shift;
    std::vector<std::uint32_t> m_rowAt; ///< Of every number that can come up.
    /// Every second number is counted here: a row is often drawn twice in turn, and then the second
    /// count would wait for the first.
    Histogram m_others;
};

/// Draws equal items together: each row's number is binomial given those before it. Items of rows
/// that few share are left to the end and drawn one by one, which is quicker for so few.
class RowDraws
{
public:
    RowDraws(const DistinctRows& rows, PythonRandom& stream)
        : m_rows(rows)
    {
        const std::uint64_t high = stream.next32();
        m_engine.seed(high << 32U | stream.next32());
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (rows.weight(row) >= FewItems)
                m_common.push_back(row);
            else
                m_rare.insert(m_rare.end(), rows.weight(row), row);
        }
    }

    void draw(Histogram& drawn)
    {
        auto left = static_cast<std::int64_t>(m_rows.items());
        auto itemsLeft = left;
        for (const std::size_t row : m_common) {
            const std::int64_t weight = m_rows.weight(row);
            const std::int64_t times =
                weight == itemsLeft ? left : binomial(left, weight, itemsLeft);
            drawn[row] = static_cast<std::uint32_t>(times);
            left -= times;
            itemsLeft -= weight;
        }
        for (; left > 0; --left)
            ++drawn[m_rare[Index(0, m_rare.size() - 1)(m_engine)]];
    }

private:
    using Index = boost::random::uniform_int_distribution<std::size_t>;
    static constexpr std::uint32_t FewItems = 8;

    std::int64_t binomial(std::int64_t trials, std::int64_t weight, std::int64_t of)
    {
        const double share = static_cast<double>(weight) / static_cast<double>(of);
        return boost::random::binomial_distribution<std::int64_t>(trials, share)(m_engine);
    }

    const DistinctRows& m_rows;
    std::mt19937_64 m_engine;
    std::vector<std::size_t> m_common; ///< Rows.
    std::vector<std::size_t> m_rare;   ///< The row of each item.
};

/// Whether it came to the end.
template <typename Draws>
bool resample(Draws draws, const DistinctRows& rows, int resamples, Samples& samples,
              const CancelToken& cancel, const ProgressSink& progress)
{
    constexpr int ProgressEvery = 32;
    Histogram drawn(rows.size() + UnreadCells);
    for (int done = 0; done < resamples; ++done) {
        if (cancel.isCancelled())
            return false;
        if (progress && done % ProgressEvery == 0)
            progress(static_cast<double>(done) / resamples);
        std::fill(drawn.begin(), drawn.end(), 0U);
        draws.draw(drawn);
        samples.add(drawn);
    }
    if (progress)
        progress(1);
    return true;
}

} // namespace

std::optional<Interval> percentileInterval(std::span<double> values, double level)
{
    if (values.empty())
        return std::nullopt;
    const auto low = values.begin() + rankAt(values.size(), (1 - level) / 2);
    const auto high = values.begin() + rankAt(values.size(), (1 + level) / 2);
    std::nth_element(values.begin(), low, values.end());
    const double lowest = *low; // before the next line moves it
    std::nth_element(low, high, values.end());
    return Interval{lowest, *high};
}

const char* modeToken(BootstrapMode mode)
{
    return mode == BootstrapMode::CPython ? "cpython" : "multinomial";
}

std::optional<AgreementIntervals> bootstrapAgreement(const CountTable& table, PythonRandom& stream,
                                                     const BootstrapOptions& options,
                                                     const CancelToken& cancel,
                                                     const ProgressSink& progress)
{
    auto joint = bootstrapTogether(std::span(&table, 1), stream, options, cancel, progress);
    if (!joint)
        return std::nullopt;
    return std::move(joint->questions.front());
}

std::optional<JointIntervals> bootstrapTogether(std::span<const CountTable> questions,
                                                PythonRandom& stream,
                                                const BootstrapOptions& options,
                                                const CancelToken& cancel,
                                                const ProgressSink& progress)
{
    const DistinctRows rows(questions);
    const BootstrapMode mode = options.mode.value_or(
        rows.items() > LargeStudyItems ? BootstrapMode::Multinomial : BootstrapMode::CPython);
    const int resamples = rows.items() == 0 ? 0 : std::max(0, options.resamples);
    Samples samples(rows, resamples);
    if (resamples > 0) {
        const bool isDone =
            mode == BootstrapMode::CPython
                ? resample(ItemDraws(rows, stream), rows, resamples, samples, cancel, progress)
                : resample(RowDraws(rows, stream), rows, resamples, samples, cancel, progress);
        if (!isDone)
            return std::nullopt;
    }
    return samples.intervals(mode, resamples, options.level);
}

} // namespace subtext::stats
