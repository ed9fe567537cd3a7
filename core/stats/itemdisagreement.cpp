// SPDX-License-Identifier: MIT
#include "core/stats/itemdisagreement.h"

#include "core/stats/answerrows.h"
#include "core/stats/optionweight.h"
#include "core/stats/partseeds.h"
#include "core/stats/raking.h"
#include "core/stats/shrunkmeans.h"

#include <algorithm>
#include <boost/math/distributions/beta.hpp>
#include <numeric>

namespace subtext::stats {
namespace {

constexpr double SurelyOpen = 0.99; ///< And 1 − it: a seed of 0 could not be raked.

/// The parts of an item's disagreement that are raked; the last two make up `by scene`.
enum Partition : std::size_t {
    StatedPart,
    LeaningPart,
    UnsteadyPart,
    OpenPart,
    ClosedPart,
    Columns
};

/// The answers to each item, by number in the rows.
std::vector<std::vector<std::size_t>> answersByItem(const AnswerRows& rows)
{
    std::vector<std::vector<std::size_t>> byItem(rows.items);
    for (std::size_t a = 0; a < rows.size(); ++a)
        byItem[rows.item[a]].push_back(a);
    return byItem;
}

/// What the answers to an item let expect of 1 − p·p, where p is its probabilities of options.
struct Expectation
{
    double mean = 0;
    double variance = 0;
};

/// `weights` are those of the Dirichlet distribution of p.
Expectation expectationOf(const std::vector<double>& weights)
{
    const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
    double second = 0;
    double squares = 0;
    double fourth = 0;
    for (const double weight : weights) {
        const double rising = weight * (weight + 1);
        second += rising;
        squares += rising * rising;
        fourth += rising * (weight + 2) * (weight + 3);
    }
    const double alike = second / (all * (all + 1));
    const double alikeSquared =
        (fourth + second * second - squares) / (all * (all + 1) * (all + 2) * (all + 3));
    return {1 - alike, std::max(0.0, alikeSquared - alike * alike)};
}

/// What `found` is multiplied by, for the mean of what comes of it to be `mean`, where what is more
/// than `most` is cut to that. `mean` is at most `most`.
double scaleTo(double mean, const std::vector<Expectation>& found, double most)
{
    double scale = 0;
    while (true) {
        double rest = mean * static_cast<double>(found.size());
        double sum = 0;
        for (const Expectation& of : found) {
            if (scale * of.mean >= most)
                rest -= most;
            else
                sum += of.mean;
        }
        if (!(sum > 0) || !(rest / sum > scale))
            return scale;
        scale = rest / sum;
    }
}

/// Of a beta distribution on 0 … `most`, beyond which 1 − p·p cannot be.
std::optional<Interval> betaInterval(const Expectation& of, double most, double scale, double level)
{
    const double mean = of.mean / most;
    const double variance = of.variance / (most * most);
    if (!(variance > 0) || !(mean > 0) || !(mean < 1))
        return std::nullopt;
    const double weight = mean * (1 - mean) / variance - 1;
    if (!(weight > 0))
        return std::nullopt;
    const double low = mean * weight; // the two shapes
    const double high = (1 - mean) * weight;
    const boost::math::beta_distribution<> beta(low, high);
    const auto end = [&](double below) {
        return std::clamp(scale * most * boost::math::quantile(beta, below), 0.0, most);
    };
    const bool isMostLikelyMost = low >= 1 && high < 1;
    return Interval{end((1 - level) / 2), isMostLikelyMost ? most : end((1 + level) / 2)};
}

/// Of each second reading that was asked for, which share of the other answers to the item bears it
/// out, as their option (or points) or as their second reading. There are two answers at least.
std::vector<double> borneOut(const AnswerRows& rows, const std::vector<std::size_t>& answers)
{
    const auto others = static_cast<double>(answers.size() - 1);
    std::vector<double> readings = sumOfShares(rows, answers);
    for (const std::size_t a : answers) {
        if (rows.second[a])
            readings[*rows.second[a]] += 1;
    }
    std::vector<double> found;
    for (const std::size_t a : answers) {
        if (!rows.isAsked[a])
            continue;
        const auto second = rows.second[a]; // itself among the readings, and not the own option
        found.push_back(second ? (readings[*second] - 1) / others : 0);
    }
    return found;
}

class ItemPrediction
{
public:
    ItemPrediction(const ReadAnswers& read, const DisagreementShares& study, double level)
        : m_rows(rowsOf(read))
        , m_study(study)
        , m_byItem(answersByItem(m_rows))
    {
        for (std::size_t i = 0; i < m_rows.items; ++i) {
            if (m_byItem[i].size() > 1)
                m_items.push_back(observed(i));
        }
        if (*study.total > 0)
            expect(level);
        if (*study.total > 0 && study.byScene)
            divide();
    }

    std::vector<ItemDisagreement> items() const { return m_items; }

private:
    const std::vector<std::size_t>& answersTo(const ItemDisagreement& item) const
    {
        return m_byItem[static_cast<std::size_t>(item.item)];
    }

    ItemDisagreement observed(std::size_t i) const
    {
        const auto sum = sumOfShares(m_rows, m_byItem[i]);
        double squares = 0;
        for (const std::size_t a : m_byItem[i])
            squares += m_rows.squares[a];
        ItemDisagreement item;
        item.item = static_cast<int>(i);
        item.answers = m_byItem[i].size();
        const auto n = static_cast<double>(item.answers);
        const double alike = product(sum.data(), sum.data(), m_rows.options) - squares;
        item.observed = std::clamp(1 - alike / (n * (n - 1)), 0.0, 1.0);
        return item;
    }

    void expect(double level)
    {
        std::vector<std::size_t> all(m_rows.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        std::vector<double> prior = sumOfShares(m_rows, all);
        for (double& weight : prior)
            weight /= static_cast<double>(m_rows.size());
        const double total = *m_study.total;
        const auto weight = optionWeight(prior, total);
        const bool isVarying = weight.has_value();
        const double width = weight.value_or(WidestOptionWeight);
        std::vector<Expectation> found;
        for (const ItemDisagreement& item : m_items) {
            std::vector<double> weights = sumOfShares(m_rows, answersTo(item));
            for (std::size_t k = 0; k < m_rows.options; ++k)
                weights[k] += width * prior[k];
            found.push_back(expectationOf(weights));
        }
        // Not varying: the few people that there are may differ more than many could.
        const double most = isVarying ? 1 - 1 / static_cast<double>(m_rows.options) : 1.0;
        const double scale = scaleTo(total, found, most);
        for (std::size_t i = 0; i < m_items.size(); ++i) {
            ItemDisagreement& item = m_items[i];
            item.expected = std::min(most, scale * found[i].mean);
            if (isVarying)
                item.expectedInterval = betaInterval(found[i], most, scale, level);
            if (item.expectedInterval) {
                item.expectedInterval->low = std::min(item.expectedInterval->low, item.expected);
                item.expectedInterval->high = std::max(item.expectedInterval->high, item.expected);
            }
        }
    }

    /// By row, with the parts in their order; all above 0 where the study has something of a part.
    std::vector<double> seeds() const
    {
        std::vector<double> expectedByItem(m_rows.items, 0.0);
        std::vector<std::vector<double>> statedBy;
        std::vector<std::vector<double>> openBy;
        for (const ItemDisagreement& item : m_items) {
            expectedByItem[static_cast<std::size_t>(item.item)] = item.expected;
            auto& stated = statedBy.emplace_back();
            for (const std::size_t a : answersTo(item))
                stated.push_back(std::max(0.0, 1 - m_rows.squares[a]));
            openBy.push_back(borneOut(m_rows, answersTo(item)));
        }
        const auto stated = shrunkMeans(statedBy);
        const auto open = shrunkMeans(openBy);
        const UnsteadySeeds unsteady(m_rows, expectedByItem, m_study.unsteadiness->value);
        const LeaningSeeds leaning(m_rows, m_study.leaning->value * *m_study.total);
        std::vector<double> table;
        for (std::size_t i = 0; i < m_items.size(); ++i) {
            const double expected = m_items[i].expected;
            const auto atLeast = [&](double seed, const DisagreementShare& share) {
                return std::max(seed, LeastOfShare * share.value * expected);
            };
            const double leant = leaning.of(answersTo(m_items[i]));
            const double moved =
                atLeast(unsteady.of(static_cast<std::size_t>(m_items[i].item), expected),
                        *m_study.unsteadiness);
            const double within = atLeast(stated[i], *m_study.stated);
            const double rest = atLeast(expected - within - leant - moved, *m_study.byScene);
            const double isOpen = std::clamp(open[i], 1 - SurelyOpen, SurelyOpen);
            table.insert(table.end(), {within, leant, moved, isOpen * rest, (1 - isOpen) * rest});
        }
        return table;
    }

    void divide()
    {
        std::vector<double> rows;
        for (const ItemDisagreement& item : m_items)
            rows.push_back(item.expected);
        const double all = std::accumulate(rows.begin(), rows.end(), 0.0);
        const double scene = m_study.byScene->value;
        const double open = m_study.openness.value_or(0);
        const std::vector<double> columns{all * m_study.stated->value, all * m_study.leaning->value,
                                          all * m_study.unsteadiness->value, all * open * scene,
                                          all * (1 - open) * scene};
        const RakedTable table = raked(seeds(), rows, columns);
        if (!table.isMet)
            return;
        for (std::size_t i = 0; i < m_items.size(); ++i) {
            const double* parts = table.cells.data() + i * Columns;
            const double sum = std::accumulate(parts, parts + Columns, 0.0);
            ItemDisagreement& item = m_items[i];
            item.unsteadiness = parts[UnsteadyPart] / sum;
            const auto& answers = answersTo(item);
            const bool isTold = std::any_of(answers.begin(), answers.end(), [&](std::size_t a) {
                return m_rows.isAsked[a] || m_rows.isInPoints[a];
            });
            if (!m_study.openness || !isTold)
                continue;
            item.ambiguity = (parts[StatedPart] + parts[OpenPart]) / sum;
            item.perspective = (parts[LeaningPart] + parts[ClosedPart]) / sum;
        }
    }

    AnswerRows m_rows;
    const DisagreementShares& m_study;
    std::vector<std::vector<std::size_t>> m_byItem;
    std::vector<ItemDisagreement> m_items;
};

} // namespace

std::vector<ItemDisagreement> itemDisagreement(const ReadAnswers& read,
                                               const DisagreementShares& study, double level)
{
    if (!study.total)
        return {};
    return ItemPrediction(read, study, level).items();
}

} // namespace subtext::stats
