// SPDX-License-Identifier: MIT
#include "core/stats/partseeds.h"

#include "core/stats/shrunkmeans.h"

#include <algorithm>
#include <cmath>

namespace subtext::stats {
namespace {

constexpr int MostFits = 1'000;
constexpr double CloseFit = 1e-6; ///< Of a share.

} // namespace

LeaningSeeds::LeaningSeeds(const AnswerRows& rows, double leaning)
    : m_rows(rows)
    , m_leaning(leaning)
    , m_leans(rows.persons * rows.options, 0.0)
    , m_unknown(rows.persons, leaning)
{
    if (!(leaning > 0))
        return;
    Groups byItem(rows.items);
    for (std::size_t a = 0; a < rows.size(); ++a)
        byItem[rows.item[a]].push_back(a);
    std::erase_if(byItem, [](const auto& answers) { return answers.size() < 2; });
    Groups byPerson(rows.persons);
    std::vector<double> told(rows.persons, 0.0); // answers, less what goes into their items
    for (const auto& answers : byItem) {
        for (const std::size_t a : answers) {
            byPerson[rows.person[a]].push_back(a);
            told[rows.person[a]] += 1 - 1 / static_cast<double>(answers.size());
        }
    }
    const double prior = besideLeanings(byItem) / leaning; // in answers
    for (int fit = 0; fit < MostFits; ++fit) {
        if (fitOnce(byItem, byPerson, prior) < CloseFit)
            break;
    }
    for (std::size_t p = 0; p < rows.persons; ++p) {
        if (told[p] > 0)
            m_unknown[p] = leaning * prior / (told[p] + prior);
    }
}

double LeaningSeeds::fitOnce(const Groups& byItem, const Groups& byPerson, double prior)
{
    std::vector<double> beside(m_rows.shares.size(), 0.0); // of each answer, what is not the item's
    for (const auto& answers : byItem) {
        for (std::size_t k = 0; k < m_rows.options; ++k) {
            double item = 0;
            for (const std::size_t a : answers)
                item += withoutLeaning(a, k) / static_cast<double>(answers.size());
            for (const std::size_t a : answers)
                beside[a * m_rows.options + k] = m_rows.row(a)[k] - item;
        }
    }
    double moved = 0;
    for (std::size_t p = 0; p < m_rows.persons; ++p) {
        if (byPerson[p].empty())
            continue;
        for (std::size_t k = 0; k < m_rows.options; ++k) {
            double sum = 0;
            for (const std::size_t a : byPerson[p])
                sum += beside[a * m_rows.options + k];
            const double lean = sum / (static_cast<double>(byPerson[p].size()) + prior);
            double& before = m_leans[p * m_rows.options + k];
            moved = std::max(moved, std::abs(lean - before));
            before = lean;
        }
    }
    return moved;
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

double LeaningSeeds::besideLeanings(const Groups& byItem) const
{
    double sum = 0;
    double freedom = 0;
    for (const auto& answers : byItem) {
        const auto count = static_cast<double>(answers.size());
        const auto total = sumOfShares(m_rows, answers);
        for (const std::size_t a : answers)
            sum += m_rows.squares[a];
        sum -= product(total.data(), total.data(), m_rows.options) / count;
        freedom += count - 1;
    }
    return freedom > 0 ? std::max(0.0, sum / freedom - m_leaning) : 0;
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
