// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <initializer_list>
#include <span>
#include <vector>

namespace subtext::stats {

/// A closed interval.
struct Interval
{
    double low = 0;
    double high = 0;

    bool operator==(const Interval&) const = default;
};

/// Votes: n items × k categories; cell (i, j) says how many raters gave item i category j, ≥ 0.
/// Rows may sum to different numbers of raters, and to none.
class CountTable
{
public:
    explicit CountTable(int categories)
        : m_categories(static_cast<std::size_t>(categories))
    {}

    /// `counts` has one entry a category and is no row of this table.
    void append(std::span<const int> counts);
    void append(std::initializer_list<int> counts);
    /// Another table of the same categories, below this one.
    void append(const CountTable& other);

    std::size_t items() const { return m_categories == 0 ? 0 : m_counts.size() / m_categories; }
    std::size_t categories() const { return m_categories; }
    std::span<const int> row(std::size_t item) const
    {
        return std::span(m_counts).subspan(item * m_categories, m_categories);
    }

private:
    std::size_t m_categories;
    std::vector<int> m_counts;
};

int ratingsIn(std::span<const int> row);

} // namespace subtext::stats
