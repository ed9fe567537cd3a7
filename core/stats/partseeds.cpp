// SPDX-License-Identifier: MIT
#include "core/stats/partseeds.h"

#include "core/stats/shrunkmeans.h"

#include <algorithm>

namespace subtext::stats {

LeaningSeeds::LeaningSeeds(const AnswerRows& rows, double leaning)
    : m_rows(rows)
    , m_leaning(leaning)
    , m_leans(rows.persons * rows.options, 0.0)
    , m_unknown(rows.persons, leaning)
{
    std::vector<std::vector<std::size_t>> byPerson(rows.persons);
    std::vector<double> mean(rows.options, 0.0);
    for (std::size_t a = 0; a < rows.size(); ++a) {
        byPerson[rows.person[a]].push_back(a);
        for (std::size_t k = 0; k < rows.options; ++k)
            mean[k] += rows.row(a)[k] / static_cast<double>(rows.size());
    }
    const double within = withinPersons(byPerson);
    for (std::size_t p = 0; p < rows.persons; ++p) {
        const auto answers = static_cast<double>(byPerson[p].size());
        if (!(answers > 0) || !(leaning > 0))
            continue;
        const double known = leaning / (leaning + within / answers);
        const auto sum = sumOfShares(rows, byPerson[p]);
        for (std::size_t k = 0; k < rows.options; ++k)
            m_leans[p * rows.options + k] = known * (sum[k] / answers - mean[k]);
        m_unknown[p] = leaning * (1 - known);
    }
}

double LeaningSeeds::of(const std::vector<std::size_t>& answers) const
{
    const auto readers = static_cast<double>(answers.size());
    std::vector<double> sum(m_rows.options, 0.0);
    double squares = 0;
    double unknown = 0;
    for (const std::size_t a : answers) {
        const double* own = m_leans.data() + m_rows.person[a] * m_rows.options;
        squares += product(own, own, m_rows.options);
        unknown += m_unknown[m_rows.person[a]] / readers;
        for (std::size_t k = 0; k < m_rows.options; ++k)
            sum[k] += own[k];
    }
    const double all = product(sum.data(), sum.data(), m_rows.options);
    const double known = (readers * squares - all) / (readers * (readers - 1));
    return std::max(known + unknown, LeastOfShare * m_leaning);
}

double LeaningSeeds::withinPersons(const std::vector<std::vector<std::size_t>>& byPerson) const
{
    double sum = 0;
    double freedom = 0;
    for (const auto& answers : byPerson) {
        if (answers.size() < 2)
            continue;
        const auto count = static_cast<double>(answers.size());
        const auto total = sumOfShares(m_rows, answers);
        for (const std::size_t a : answers)
            sum += m_rows.squares[a];
        sum -= product(total.data(), total.data(), m_rows.options) / count;
        freedom += count - 1;
    }
    return freedom > 0 ? sum / freedom : 0;
}

UnsteadySeeds::UnsteadySeeds(const AnswerRows& rows, const std::vector<double>& expectedByItem,
                             double share)
    : m_slope(share)
    , m_own(rows.items, 0.0)
{
    std::vector<double> at;
    std::vector<double> moved;
    std::vector<std::size_t> items;
    for (std::size_t a = 0; a < rows.size(); ++a) {
        if (!rows.moved[a] || !(expectedByItem[rows.item[a]] > 0))
            continue;
        items.push_back(rows.item[a]);
        at.push_back(expectedByItem[rows.item[a]]);
        moved.push_back(*rows.moved[a]);
    }
    if (items.empty())
        return; // all were of items that nobody else answered
    m_at = meanOfValues(at);
    m_height = meanOfValues(moved);
    double spread = 0;
    double together = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        spread += (at[i] - m_at) * (at[i] - m_at);
        together += (at[i] - m_at) * (moved[i] - m_height);
    }
    if (spread > 1e-12)
        m_slope = std::clamp(together / spread, 0.0, share);
    std::vector<std::vector<double>> beside(rows.items);
    for (std::size_t i = 0; i < items.size(); ++i)
        beside[items[i]].push_back(moved[i] - m_height - m_slope * (at[i] - m_at));
    m_own = shrunkMeans(beside);
}

} // namespace subtext::stats
