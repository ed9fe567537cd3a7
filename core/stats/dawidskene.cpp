// SPDX-License-Identifier: MIT
#include "core/stats/dawidskene.h"

#include "core/base/pythonrandom.h"

#include <algorithm>
#include <cmath>
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
    {
        LabelsByItem sorted = labelsByItem(list);
        m_first = std::move(sorted.first);
        for (const Label& label : sorted.labels)
            m_cells.push_back(static_cast<std::size_t>(label.rater) * m_k +
                              static_cast<std::size_t>(label.category));
    }

    std::vector<double> proportions() const;
    std::vector<double> majority() const;
    std::vector<double> perturbed(std::vector<double> start, PythonRandom& random) const;
    /// None when cancelled. `posterior` is where to start from.
    std::optional<DawidSkeneFit> run(std::vector<double> posterior) const;

private:
    std::size_t items() const { return m_first.size() - 1; }
    std::size_t cellCount() const { return m_raters * m_k; }
    bool hasLabels(std::size_t item) const { return m_first[item] < m_first[item + 1]; }

    /// The parameters that are likeliest for these weights of the categories.
    Parameters maximise(const std::vector<double>& posterior, const Parameters& before) const;
    void tableFrom(std::span<const double> weights, std::size_t rater, Parameters& to) const;
    void coinFrom(std::span<const double> weights, std::size_t rater, Parameters& to) const;
    /// Fills the posterior and returns the log-likelihood.
    double expect(const Parameters& parameters, std::vector<double>& posterior) const;
    DawidSkeneFit fitFrom(const Parameters& parameters, std::vector<double> posterior) const;

    DawidSkeneOptions m_options;
    CancelToken m_cancel;
    std::size_t m_raters;
    std::size_t m_k;
    std::vector<std::size_t> m_first; // items + 1, into m_cells
    std::vector<std::size_t> m_cells; // one a label: rater · k + category
};

std::vector<double> Em::proportions() const
{
    std::vector<double> shares(items() * m_k, 0);
    for (std::size_t item = 0; item < items(); ++item) {
        const auto labels = static_cast<double>(m_first[item + 1] - m_first[item]);
        for (std::size_t i = m_first[item]; i < m_first[item + 1]; ++i)
            shares[item * m_k + m_cells[i] % m_k] += 1 / labels;
    }
    return shares;
}

std::vector<double> Em::majority() const
{
    std::vector<double> weights(items() * m_k, 0);
    std::vector<int> votes(m_k);
    for (std::size_t item = 0; item < items(); ++item) {
        std::fill(votes.begin(), votes.end(), 0);
        for (std::size_t i = m_first[item]; i < m_first[item + 1]; ++i)
            ++votes[m_cells[i] % m_k];
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

Parameters Em::maximise(const std::vector<double>& posterior, const Parameters& before) const
{
    Parameters found{std::vector<double>(m_k, 0), before.errors};
    std::vector<double> weights(cellCount() * m_k, 0);
    double labelled = 0;
    for (std::size_t item = 0; item < items(); ++item) {
        if (!hasLabels(item))
            continue;
        labelled += 1;
        const double* of = posterior.data() + item * m_k;
        for (std::size_t l = 0; l < m_k; ++l)
            found.prevalence[l] += of[l];
        for (std::size_t i = m_first[item]; i < m_first[item + 1]; ++i) {
            double* to = weights.data() + m_cells[i] * m_k;
            for (std::size_t l = 0; l < m_k; ++l)
                to[l] += of[l];
        }
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

double Em::expect(const Parameters& parameters, std::vector<double>& posterior) const
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
    double logLikelihood = 0;
    for (std::size_t item = 0; item < items(); ++item) {
        double* of = posterior.data() + item * m_k;
        std::copy(prevalence.begin(), prevalence.end(), of);
        for (std::size_t i = m_first[item]; i < m_first[item + 1]; ++i) {
            const double* cell = errors.data() + m_cells[i] * m_k;
            for (std::size_t l = 0; l < m_k; ++l)
                of[l] += cell[l];
        }
        const double highest = *std::max_element(of, of + m_k);
        double total = 0;
        for (std::size_t l = 0; l < m_k; ++l) {
            of[l] = std::exp(of[l] - highest);
            total += of[l];
        }
        for (std::size_t l = 0; l < m_k; ++l)
            of[l] /= total;
        if (hasLabels(item))
            logLikelihood += highest + std::log(total);
    }
    return logLikelihood;
}

std::optional<DawidSkeneFit> Em::run(std::vector<double> posterior) const
{
    const double uniform = 1 / static_cast<double>(m_k);
    Parameters parameters{std::vector<double>(m_k, uniform),
                          std::vector<double>(cellCount() * m_k, uniform)};
    double logLikelihood = 0;
    int iterations = 0;
    bool isConverged = false;
    do {
        if (m_cancel.isCancelled())
            return std::nullopt;
        Parameters next = maximise(posterior, parameters);
        ++iterations;
        isConverged =
            largestChange(next.prevalence, parameters.prevalence) <= m_options.tolerance &&
            largestChange(next.errors, parameters.errors) <= m_options.tolerance;
        parameters = std::move(next);
        logLikelihood = expect(parameters, posterior);
    } while (!isConverged && iterations < m_options.maxIterations);

    DawidSkeneFit fit = fitFrom(parameters, std::move(posterior));
    fit.logLikelihood = logLikelihood;
    fit.iterations = iterations;
    fit.isConverged = isConverged;
    return fit;
}

DawidSkeneFit Em::fitFrom(const Parameters& parameters, std::vector<double> posterior) const
{
    DawidSkeneFit fit;
    fit.prevalence = parameters.prevalence;
    fit.posterior = std::move(posterior);
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
