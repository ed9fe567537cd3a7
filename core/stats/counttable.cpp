// SPDX-License-Identifier: MIT
#include "core/stats/counttable.h"

#include <numeric>

namespace subtext::stats {

void CountTable::append(std::span<const int> counts)
{
    m_counts.insert(m_counts.end(), counts.begin(), counts.end());
}

void CountTable::append(std::initializer_list<int> counts)
{
    append(std::span(counts.begin(), counts.size()));
}

void CountTable::append(const CountTable& other)
{
    append(std::span(other.m_counts));
}

int ratingsIn(std::span<const int> row)
{
    return std::accumulate(row.begin(), row.end(), 0);
}

} // namespace subtext::stats
