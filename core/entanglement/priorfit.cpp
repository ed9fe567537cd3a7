// SPDX-License-Identifier: MIT
#include "core/entanglement/priorfit.h"

#include "core/entanglement/priorfigures.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace subtext::entanglement {
namespace {

constexpr std::size_t Terms = Emotions + PairCount;
using Column = std::array<double, Terms>;
using Matrix = std::array<Column, Terms>;

/// The vector whose presence a term counts: one emotion, or two.
EmotionSet maskOf(std::size_t term)
{
    return term < Emotions ? only(term) : AllPairs.at(term - Emotions).mask();
}

PriorWeights weightsOf(const Column& theta)
{
    PriorWeights weights;
    std::copy_n(theta.begin(), Emotions, weights.single.begin());
    std::copy_n(theta.begin() + Emotions, PairCount, weights.pair.begin());
    return weights;
}

double dot(const Column& a, const Column& b)
{
    double sum = 0;
    for (std::size_t t = 0; t < Terms; ++t)
        sum += a[t] * b[t];
    return sum;
}

/// Solves a · x = b for a symmetric positive definite matrix, by Cholesky's decomposition; `a` is
/// used up.
Column solve(Matrix& a, const Column& b)
{
    for (std::size_t j = 0; j < Terms; ++j) {
        for (std::size_t k = 0; k < j; ++k)
            a[j][j] -= a[j][k] * a[j][k];
        a[j][j] = std::sqrt(a[j][j]);
        for (std::size_t i = j + 1; i < Terms; ++i) {
            for (std::size_t k = 0; k < j; ++k)
                a[i][j] -= a[i][k] * a[j][k];
            a[i][j] /= a[j][j];
        }
    }
    Column x = b;
    for (std::size_t i = 0; i < Terms; ++i) {
        for (std::size_t k = 0; k < i; ++k)
            x[i] -= a[i][k] * x[k];
        x[i] /= a[i][i];
    }
    for (std::size_t i = Terms; i-- > 0;) {
        for (std::size_t k = i + 1; k < Terms; ++k)
            x[i] -= a[k][i] * x[k];
        x[i] /= a[i][i];
    }
    return x;
}

class Fit
{
public:
    Fit(const Column& observed, double ridge)
        : m_observed(observed)
        , m_ridge(ridge)
    {}

    PriorWeights run()
    {
        constexpr int MostSteps = 200; // some ten are usual
        constexpr double SmallEnough = 1e-12;
        double value = valueAt(m_theta);
        for (int step = 0; step < MostSteps; ++step) {
            const ByVector<double> containing = sharesContaining(weightsOf(m_theta));
            const Column gradient = gradientOf(containing);
            if (largest(gradient) < SmallEnough)
                break;
            Matrix curvature = curvatureOf(containing);
            if (!climb(solve(curvature, gradient), gradient, value))
                break; // as far as double precision goes
        }
        return weightsOf(m_theta);
    }

private:
    double valueAt(const Column& theta) const
    {
        return dot(theta, m_observed) - logZ(weightsOf(theta)) - m_ridge / 2 * dot(theta, theta);
    }

    Column gradientOf(const ByVector<double>& containing) const
    {
        Column gradient{};
        for (std::size_t t = 0; t < Terms; ++t)
            gradient[t] = m_observed[t] - containing[maskOf(t)] - m_ridge * m_theta[t];
        return gradient;
    }

    /// Minus the second derivatives: the covariances of the terms, and the ridge.
    Matrix curvatureOf(const ByVector<double>& containing) const
    {
        Matrix result{};
        for (std::size_t a = 0; a < Terms; ++a) {
            for (std::size_t b = 0; b < Terms; ++b)
                result[a][b] = containing.at(maskOf(a) | maskOf(b)) -
                               containing[maskOf(a)] * containing[maskOf(b)];
            result[a][a] += m_ridge;
        }
        return result;
    }

    static double largest(const Column& gradient)
    {
        double result = 0;
        for (const double part : gradient)
            result = std::max(result, std::abs(part));
        return result;
    }

    /// Goes along `step`, half as far as long as that overshoots (Armijo's rule). Close to the top
    /// the value does not show a gain any more; the whole step is right there.
    bool climb(const Column& step, const Column& gradient, double& value)
    {
        constexpr double Enough = 1e-4;
        constexpr double Noise = 1e-14;
        const double slope = dot(step, gradient);
        constexpr int MostHalvings = 40;
        double length = 1;
        for (int halvings = 0; halvings < MostHalvings; ++halvings, length /= 2) {
            Column next = m_theta;
            for (std::size_t t = 0; t < Terms; ++t)
                next[t] += length * step[t];
            const double reached = valueAt(next);
            if (reached >= value + Enough * length * slope - Noise * std::abs(value)) {
                const bool hasMoved = next != m_theta;
                m_theta = next;
                value = reached;
                return hasMoved;
            }
        }
        return false;
    }

    Column m_observed;
    double m_ridge;
    Column m_theta{};
};

} // namespace

Prior fittedPrior(const CoOccurrence& data, double ridge)
{
    Q_ASSERT(ridge > 0);
    if (data.scenarios == 0)
        return closedFormPrior(data, UsualSmoothing);
    Column observed{};
    const auto n = static_cast<double>(data.scenarios);
    for (std::size_t t = 0; t < Terms; ++t)
        observed[t] = (t < Emotions ? data.counts.at(t) : data.pairs.at(t - Emotions)) / n;
    return Fit(observed, ridge).run();
}

} // namespace subtext::entanglement
