// SPDX-License-Identifier: MIT
#include "core/stats/dawidskene.h"

#include "core/base/pythonrandom.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <span>

namespace subtext::stats {
namespace {

/// What EM estimates. `errors` has a cell for every rater and given category, and in each cell one
/// probability for every true category: the order in which the labels of an item are added up.
struct Parameters
{
    std::vector<double> prevalence;
    std::vector<double> errors;
};

/// Rows of probabilities and which of them is whose: one an item, or one for all items of a kind.
struct Shares
{
    const double* rows;
    std::span<const std::uint32_t> rowOf; ///< items
};

/// to += of, for rows of k. Eight emotions are the usual case, and the compiler unrolls what it can
/// count.
inline void addRow(double* __restrict to, const double* __restrict of, std::size_t k)
{
    constexpr std::size_t Usual = 8;
    if (k == Usual) {
        for (std::size_t l = 0; l < Usual; ++l)
            to[l] += of[l];
        return;
    }
    for (std::size_t l = 0; l < k; ++l)
        to[l] += of[l];
}

double largestChange(const std::vector<double>& a, const std::vector<double>& b)
{
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        largest = std::max(largest, std::abs(a[i] - b[i]));
    return largest;
}

class Em
{
public:
    Em(const LabelList& list, const DawidSkeneOptions& options, const CancelToken& cancel)
        : m_options(options)
        , m_cancel(cancel)
        , m_raters(static_cast<std::size_t>(list.raters))
        , m_k(static_cast<std::size_t>(list.categories))
        , m_kinds(itemKinds(list))
        , m_itself(m_kinds.items())
    {
        std::iota(m_itself.begin(), m_itself.end(), 0U);
    }

    std::vector<double> proportions() const;
    std::vector<double> majority() const;
    std::vector<double> perturbed(std::vector<double> start, PythonRandom& random) const;
    /// None when cancelled. `start` is where to start from: items × k.
    std::optional<DawidSkeneFit> run(const std::vector<double>& start) const;

private:
    std::size_t items() const { return m_kinds.items(); }
    std::size_t cellCount() const { return m_raters * m_k; }

    /// The parameters that are likeliest for these weights of the categories. Items are added up
    /// one by one: sums in another order would end in other last digits.
    Parameters maximise(const Shares& shares, const Parameters& before) const;
    void tableFrom(std::span<const double> weights, std::size_t rater, Parameters& to) const;
    void coinFrom(std::span<const double> weights, std::size_t rater, Parameters& to) const;
    /// Fills the posterior (kinds × k) and the log-likelihood of an item of each kind.
    void expect(const Parameters& parameters, std::vector<double>& posterior,
                std::vector<double>& logLikelihoods) const;
    DawidSkeneFit fitFrom(const Parameters& parameters, const std::vector<double>& posterior,
                          const std::vector<double>& logLikelihoods) const;

    DawidSkeneOptions m_options;
    CancelToken m_cancel;
    std::size_t m_raters;
    std::size_t m_k;
    ItemKinds m_kinds;
    std::vector<std::uint32_t> m_itself; ///< 0, 1, 2 …: of a row for each item.
};

std::vector<double> Em::proportions() const
{
    std::vector<double> shares(items() * m_k, 0);
    for (std::size_t item = 0; item < items(); ++item) {
        const auto cells = m_kinds.cellsOf(m_kinds.kindOf[item]);
        const auto labels = static_cast<double>(cells.size());
        for (std::size_t cell : cells)
            shares[item * m_k + cell % m_k] += 1 / labels;
    }
    return shares;
}

std::vector<double> Em::majority() const
{
    std::vector<double> weights(items() * m_k, 0);
    std::vector<int> votes(m_k);
    for (std::size_t item = 0; item < items(); ++item) {
        std::fill(votes.begin(), votes.end(), 0);
        for (std::size_t cell : m_kinds.cellsOf(m_kinds.kindOf[item]))
            ++votes[cell % m_k];
        const int most = *std::max_element(votes.begin(), votes.end());
        const auto tied = static_cast<double>(std::count(votes.begin(), votes.end(), most));
        for (std::size_t l = 0; l < m_k; ++l)
            weights[item * m_k + l] = votes[l] == most ? 1 / tied : 0;
    }
    return weights;
}

/// Half of it from the uniform distribution over all ways to share one between the categories.
std::vector<double> Em::perturbed(std::vector<double> start, PythonRandom& random) const
{
    std::vector<double> noise(m_k);
    for (std::size_t item = 0; item < items(); ++item) {
        for (double& x : noise)
            x = -std::log((random.next32() + 0.5) / 4294967296.0);
        const double total = std::accumulate(noise.begin(), noise.end(), 0.0);
        for (std::size_t l = 0; l < m_k; ++l)
            start[item * m_k + l] = (start[item * m_k + l] + noise[l] / total) / 2;
    }
    return start;
}

void Em::tableFrom(std::span<const double> weights, std::size_t rater, Parameters& to) const
{
    for (std::size_t l = 0; l < m_k; ++l) {
        double total = 0;
        for (std::size_t given = 0; given < m_k; ++given)
            total += weights[(rater * m_k + given) * m_k + l];
        if (total <= 0) // the likelihood does not depend on this row: it stays as it was
            continue;
        for (std::size_t given = 0; given < m_k; ++given) {
            const std::size_t at = (rater * m_k + given) * m_k + l;
            to.errors[at] = weights[at] / total;
        }
    }
}

void Em::coinFrom(std::span<const double> weights, std::size_t rater, Parameters& to) const
{
    double right = 0;
    double wrong = 0;
    for (std::size_t given = 0; given < m_k; ++given) {
        for (std::size_t l = 0; l < m_k; ++l)
            (given == l ? right : wrong) += weights[(rater * m_k + given) * m_k + l];
    }
    const double total = right + wrong;
    if (total <= 0)
        return;
    const double each = wrong / total / static_cast<double>(m_k - 1);
    for (std::size_t given = 0; given < m_k; ++given) {
        for (std::size_t l = 0; l < m_k; ++l)
            to.errors[(rater * m_k + given) * m_k + l] = given == l ? right / total : each;
    }
}

Parameters Em::maximise(const Shares& shares, const Parameters& before) const
{
    Parameters found{std::vector<double>(m_k, 0), before.errors};
    std::vector<double> weights(cellCount() * m_k, 0);
    double labelled = 0;
    for (std::size_t item = 0; item < items(); ++item) {
        const auto cells = m_kinds.cellsOf(m_kinds.kindOf[item]);
        if (cells.empty())
            continue;
        labelled += 1;
        const double* of = shares.rows + shares.rowOf[item] * m_k;
        addRow(found.prevalence.data(), of, m_k);
        for (std::size_t cell : cells)
            addRow(weights.data() + cell * m_k, of, m_k);
    }
    for (double& p : found.prevalence)
        p /= labelled;
    for (std::size_t rater = 0; rater < m_raters; ++rater) {
        if (m_options.model == DawidSkeneModel::Full)
            tableFrom(weights, rater, found);
        else
            coinFrom(weights, rater, found);
    }
    return found;
}

void Em::expect(const Parameters& parameters, std::vector<double>& posterior,
                std::vector<double>& logLikelihoods) const
{
    // A probability of 0 becomes −∞, which sums and exp() carry through; no item has it everywhere,
    // since its own labels were counted for its likeliest category.
    const auto logs = [](std::vector<double> values) {
        for (double& x : values)
            x = std::log(x);
        return values;
    };
    const std::vector<double> prevalence = logs(parameters.prevalence);
    const std::vector<double> errors = logs(parameters.errors);
    for (std::size_t kind = 0; kind < m_kinds.count(); ++kind) {
        double* of = posterior.data() + kind * m_k;
        std::copy(prevalence.begin(), prevalence.end(), of);
        for (std::size_t cell : m_kinds.cellsOf(kind))
            addRow(of, errors.data() + cell * m_k, m_k);
        const double highest = *std::max_element(of, of + m_k);
        double total = 0;
        for (std::size_t l = 0; l < m_k; ++l) {
            of[l] = std::exp(of[l] - highest);
            total += of[l];
        }
        for (std::size_t l = 0; l < m_k; ++l)
            of[l] /= total;
        logLikelihoods[kind] = highest + std::log(total);
    }
}

std::optional<DawidSkeneFit> Em::run(const std::vector<double>& start) const
{
    const double uniform = 1 / static_cast<double>(m_k);
    Parameters parameters{std::vector<double>(m_k, uniform),
                          std::vector<double>(cellCount() * m_k, uniform)};
    std::vector<double> posterior(m_kinds.count() * m_k);
    std::vector<double> logLikelihoods(m_kinds.count());
    Shares shares{start.data(), m_itself}; // items of a kind start apart, and meet at once
    int iterations = 0;
    bool isConverged = false;
    do {
        if (m_cancel.isCancelled())
            return std::nullopt;
        Parameters next = maximise(shares, parameters);
        ++iterations;
        isConverged =
            largestChange(next.prevalence, parameters.prevalence) <= m_options.tolerance &&
            largestChange(next.errors, parameters.errors) <= m_options.tolerance;
        parameters = std::move(next);
        expect(parameters, posterior, logLikelihoods);
        shares = {posterior.data(), m_kinds.kindOf};
    } while (!isConverged && iterations < m_options.maxIterations);

    DawidSkeneFit fit = fitFrom(parameters, posterior, logLikelihoods);
    fit.iterations = iterations;
    fit.isConverged = isConverged;
    return fit;
}

DawidSkeneFit Em::fitFrom(const Parameters& parameters, const std::vector<double>& posterior,
                          const std::vector<double>& logLikelihoods) const
{
    DawidSkeneFit fit;
    fit.prevalence = parameters.prevalence;
    fit.posterior.reserve(items() * m_k);
    for (std::uint32_t kind : m_kinds.kindOf) {
        const auto row = std::span(posterior).subspan(kind * m_k, m_k);
        fit.posterior.insert(fit.posterior.end(), row.begin(), row.end());
        if (!m_kinds.cellsOf(kind).empty())
            fit.logLikelihood += logLikelihoods[kind];
    }
    fit.errors.assign(parameters.errors.size(), 0);
    fit.accuracy.assign(m_raters, 0);
    for (std::size_t rater = 0; rater < m_raters; ++rater) {
        for (std::size_t l = 0; l < m_k; ++l) {
            for (std::size_t given = 0; given < m_k; ++given)
                fit.errors[(rater * m_k + l) * m_k + given] =
                    parameters.errors[(rater * m_k + given) * m_k + l];
            fit.accuracy[rater] += fit.prevalence[l] * fit.errors[(rater * m_k + l) * m_k + l];
        }
    }
    return fit;
}

/// Equal optima differ by rounding; the earlier start keeps its place.
bool isBetter(double logLikelihood, double than)
{
    return logLikelihood > than + 1e-9 * (1 + std::abs(than));
}

} // namespace

std::optional<DawidSkeneFit>
fitDawidSkene(const LabelList& labels, const DawidSkeneOptions& options, const CancelToken& cancel)
{
    if (labels.labels.empty() || labels.categories < 2)
        return std::nullopt;
    const Em em(labels, options, cancel);
    std::optional<DawidSkeneFit> best =
        em.run(options.start == DawidSkeneStart::Majority ? em.majority() : em.proportions());
    PythonRandom random(options.seed);
    for (int start = 1; best && start <= options.restarts; ++start) {
        std::optional<DawidSkeneFit> fit = em.run(em.perturbed(em.proportions(), random));
        if (!fit)
            return std::nullopt;
        if (isBetter(fit->logLikelihood, best->logLikelihood)) {
            best = std::move(fit);
            best->bestStart = start;
        }
    }
    return best;
}

} // namespace subtext::stats
