// SPDX-License-Identifier: MIT
#include "core/stats/mace.h"

#include "core/base/pythonrandom.h"

#include <algorithm>
#include <array>
#include <boost/math/special_functions/digamma.hpp>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <span>

namespace subtext::stats {
namespace {

/// Of the random starts: each weight is 1 plus up to so much, before they are normalised.
constexpr double StartNoise = 0.5;

/// The two ways to a label, as natural logarithms. Sub-normalised after a variational step.
struct Parameters
{
    std::vector<double> spams;  ///< raters
    std::vector<double> knows;  ///< raters
    std::vector<double> spells; ///< raters × k: the category that a spamming rater gives
};

/// How often a rater is thought to have spammed, known, and spammed with each category.
struct Counts
{
    std::vector<double> spams;
    std::vector<double> knows;
    std::vector<double> spells;
};

/// What follows from the parameters for an item of each kind.
struct Expected
{
    std::vector<double> posterior;     ///< kinds × k
    std::vector<double> knows;         ///< Of each label of the kinds: the chance of knowledge.
    std::vector<double> logLikelihood; ///< kinds
};

/// Logarithms of the shares of random weights.
void randomise(std::span<double> logs, PythonRandom& random)
{
    double total = 0;
    for (double& x : logs) {
        x = 1 + StartNoise * random.next32() / 4294967296.0;
        total += x;
    }
    for (double& x : logs)
        x = std::log(x / total);
}

class Model
{
public:
    Model(const LabelList& list, const MaceOptions& options, const CancelToken& cancel)
        : m_options(options)
        , m_cancel(cancel)
        , m_kinds(itemKinds(list))
        , m_raters(static_cast<std::size_t>(list.raters))
        , m_k(static_cast<std::size_t>(list.categories))
    {
        for (std::size_t cell = 0; cell < m_raters * m_k; ++cell)
            m_raterOf.push_back(cell / m_k);
    }

    /// None when cancelled.
    std::optional<MaceFit> run(PythonRandom& random) const;

private:
    Parameters start(PythonRandom& random) const;
    Parameters maximise(const Counts& counts) const;
    /// Fills what follows for each kind, and the counts. Items are added up one by one: sums in
    /// another order would end in other last digits.
    void expect(const Parameters& parameters, Expected& kinds, Counts& counts) const;
    MaceFit fitFrom(const Parameters& parameters, const Expected& kinds) const;

    MaceOptions m_options;
    CancelToken m_cancel;
    ItemKinds m_kinds;
    std::vector<std::size_t> m_raterOf; ///< cells
    std::size_t m_raters;
    std::size_t m_k;
};

Parameters Model::start(PythonRandom& random) const
{
    Parameters parameters{std::vector<double>(m_raters), std::vector<double>(m_raters),
                          std::vector<double>(m_raters * m_k)};
    for (std::size_t rater = 0; rater < m_raters; ++rater) {
        std::array<double, 2> ways{};
        randomise(ways, random);
        parameters.spams[rater] = ways[0];
        parameters.knows[rater] = ways[1];
        randomise(std::span(parameters.spells).subspan(rater * m_k, m_k), random);
    }
    return parameters;
}

/// The variational step: exp(ψ(count + prior) − ψ(sum of these)) in place of a share.
Parameters Model::maximise(const Counts& counts) const
{
    using boost::math::digamma;
    Parameters found = {counts.spams, counts.knows, counts.spells};
    for (std::size_t rater = 0; rater < m_raters; ++rater) {
        const double spams = counts.spams[rater] + m_options.alpha;
        const double knows = counts.knows[rater] + m_options.beta;
        const double ways = digamma(spams + knows);
        found.spams[rater] = digamma(spams) - ways;
        found.knows[rater] = digamma(knows) - ways;

        const std::span spells = std::span(found.spells).subspan(rater * m_k, m_k);
        double total = 0;
        for (double& x : spells) {
            x += m_options.spamPrior;
            total += x;
        }
        const double all = digamma(total);
        for (double& x : spells)
            x = digamma(x) - all;
    }
    return found;
}

void Model::expect(const Parameters& parameters, Expected& kinds, Counts& counts) const
{
    assert(m_k > 0);
    // For each rater and category: the logarithm of the chance that spam gave the label, what it
    // gains where the category is the true one, and the share of knowledge in that case.
    std::vector<double> spam(m_raters * m_k);
    std::vector<double> gain(m_raters * m_k);
    std::vector<double> known(m_raters * m_k);
    for (std::size_t cell = 0; cell < spam.size(); ++cell) {
        spam[cell] = parameters.spams[cell / m_k] + parameters.spells[cell];
        const double odds = parameters.knows[cell / m_k] - spam[cell];
        gain[cell] = std::max(odds, 0.0) + std::log1p(std::exp(-std::abs(odds)));
        known[cell] = std::exp(odds - gain[cell]);
    }
    for (std::size_t kind = 0; kind < m_kinds.count(); ++kind) {
        const auto cells = m_kinds.cellsOf(kind);
        double* of = kinds.posterior.data() + kind * m_k;
        std::fill(of, of + m_k, 0.0);
        double ofSpam = 0;
        for (std::size_t cell : cells) {
            ofSpam += spam[cell];
            of[cell % m_k] += gain[cell];
        }
        const double highest = *std::max_element(of, of + m_k);
        double total = 0;
        for (std::size_t l = 0; l < m_k; ++l) {
            of[l] = std::exp(of[l] - highest);
            total += of[l];
        }
        for (std::size_t l = 0; l < m_k; ++l)
            of[l] /= total;
        kinds.logLikelihood[kind] = ofSpam + highest + std::log(total / static_cast<double>(m_k));
        for (std::size_t i = 0; i < cells.size(); ++i)
            kinds.knows[m_kinds.first[kind] + i] = of[cells[i] % m_k] * known[cells[i]];
    }

    std::fill(counts.spams.begin(), counts.spams.end(), 0.0);
    std::fill(counts.knows.begin(), counts.knows.end(), 0.0);
    std::fill(counts.spells.begin(), counts.spells.end(), 0.0);
    for (std::uint32_t kind : m_kinds.kindOf) {
        for (std::size_t i = m_kinds.first[kind]; i < m_kinds.first[kind + 1]; ++i) {
            const std::size_t cell = m_kinds.cells[i];
            const std::size_t rater = m_raterOf[cell];
            counts.knows[rater] += kinds.knows[i];
            counts.spams[rater] += 1 - kinds.knows[i];
            counts.spells[cell] += 1 - kinds.knows[i];
        }
    }
}

std::optional<MaceFit> Model::run(PythonRandom& random) const
{
    Parameters parameters = start(random);
    Counts counts{std::vector<double>(m_raters), std::vector<double>(m_raters),
                  std::vector<double>(m_raters * m_k)};
    Expected kinds{std::vector<double>(m_kinds.count() * m_k),
                   std::vector<double>(m_kinds.cells.size()), std::vector<double>(m_kinds.count())};
    for (int step = 0; step <= m_options.iterations; ++step) {
        if (m_cancel.isCancelled())
            return std::nullopt;
        if (step > 0)
            parameters = maximise(counts);
        expect(parameters, kinds, counts);
    }
    return fitFrom(parameters, kinds);
}

MaceFit Model::fitFrom(const Parameters& parameters, const Expected& kinds) const
{
    MaceFit fit;
    for (double x : parameters.knows)
        fit.competence.push_back(std::exp(x));
    fit.posterior.reserve(m_kinds.items() * m_k);
    fit.prediction.reserve(m_kinds.items());
    for (std::uint32_t kind : m_kinds.kindOf) {
        const auto of = std::span(kinds.posterior).subspan(kind * m_k, m_k);
        fit.posterior.insert(fit.posterior.end(), of.begin(), of.end());
        const bool hasLabels = !m_kinds.cellsOf(kind).empty();
        fit.prediction.push_back(
            hasLabels ? static_cast<int>(std::max_element(of.begin(), of.end()) - of.begin()) : -1);
        if (hasLabels)
            fit.logLikelihood += kinds.logLikelihood[kind];
    }
    return fit;
}

} // namespace

std::optional<MaceFit> fitMace(const LabelList& labels, const MaceOptions& options,
                               const CancelToken& cancel)
{
    if (labels.labels.empty())
        return std::nullopt;
    const Model model(labels, options, cancel);
    PythonRandom random(options.seed);
    std::optional<MaceFit> best = model.run(random);
    for (int start = 1; best && start < options.restarts; ++start) {
        std::optional<MaceFit> fit = model.run(random);
        if (!fit)
            return std::nullopt;
        if (fit->logLikelihood > best->logLikelihood)
            best = std::move(fit);
    }
    return best;
}

} // namespace subtext::stats
