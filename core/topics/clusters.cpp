// SPDX-License-Identifier: MIT
#include "core/topics/clusters.h"

#include "core/base/pythonrandom.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

// Its headers are not written for our warnings.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#include <Eigen/Dense>
#pragma GCC diagnostic pop

namespace subtext::topics {
namespace {

using Eigen::Index;
using Matrix = Eigen::MatrixXd; ///< A column a point.

constexpr int MostRounds = 300;

Matrix matrixOf(const Points& points)
{
    const auto dimensions = points.empty() ? Index{0} : static_cast<Index>(points.front().size());
    Matrix matrix(dimensions, static_cast<Index>(points.size()));
    for (std::size_t i = 0; i < points.size(); ++i)
        matrix.col(static_cast<Index>(i)) =
            Eigen::Map<const Eigen::VectorXd>(points[i].data(), dimensions);
    return matrix;
}

/// CPython's `random()`.
double uniform(PythonRandom& random)
{
    const std::uint32_t high = random.next32() >> 5U;
    const std::uint32_t low = random.next32() >> 6U;
    return (high * 67108864.0 + low) / 9007199254740992.0;
}

/// The place that a draw falls to when each has so much of the whole.
Index drawn(const Eigen::VectorXd& weights, PythonRandom& random)
{
    const double at = uniform(random) * weights.sum();
    double sum = 0;
    for (Index i = 0; i < weights.size(); ++i) {
        sum += weights[i];
        if (at < sum)
            return i;
    }
    return weights.size() - 1;
}

Matrix firstCentres(const Matrix& points, int k, PythonRandom& random)
{
    Matrix centres(points.rows(), k);
    centres.col(0) = points.col(random.below(static_cast<std::uint32_t>(points.cols())));
    Eigen::VectorXd nearest = (points.colwise() - centres.col(0)).colwise().squaredNorm();
    for (int c = 1; c < k; ++c) {
        // Where all points stand on centres already, any will do.
        const bool isSpread = nearest.sum() > 0;
        const Index next = isSpread
                               ? drawn(nearest, random)
                               : Index{random.below(static_cast<std::uint32_t>(points.cols()))};
        centres.col(c) = points.col(next);
        nearest = nearest.cwiseMin(
            (points.colwise() - centres.col(c)).colwise().squaredNorm().transpose());
    }
    return centres;
}

struct Fit
{
    std::vector<int> of;
    Eigen::VectorXd distances;
    double inertia = std::numeric_limits<double>::infinity();
};

/// Every point to its nearest centre.
Fit assigned(const Matrix& points, const Matrix& centres)
{
    const Matrix products = centres.transpose() * points;
    const Eigen::VectorXd squares = centres.colwise().squaredNorm();
    Fit fit{std::vector<int>(static_cast<std::size_t>(points.cols())),
            Eigen::VectorXd(points.cols()), 0};
    for (Index i = 0; i < points.cols(); ++i) {
        Index best = 0;
        for (Index c = 1; c < centres.cols(); ++c) {
            if (squares[c] - 2 * products(c, i) < squares[best] - 2 * products(best, i))
                best = c;
        }
        fit.of[static_cast<std::size_t>(i)] = static_cast<int>(best);
        fit.distances[i] = (points.col(i) - centres.col(best)).squaredNorm();
    }
    fit.inertia = fit.distances.sum();
    return fit;
}

/// The middles of the clusters; one without points gets the point that is farthest from its own.
Matrix centresOf(const Matrix& points, Fit& fit, int k)
{
    Matrix centres = Matrix::Zero(points.rows(), k);
    Eigen::VectorXd counts = Eigen::VectorXd::Zero(k);
    for (Index i = 0; i < points.cols(); ++i) {
        const int c = fit.of[static_cast<std::size_t>(i)];
        centres.col(c) += points.col(i);
        counts[c] += 1;
    }
    for (int c = 0; c < k; ++c) {
        if (counts[c] > 0) {
            centres.col(c) /= counts[c];
            continue;
        }
        Index farthest = 0;
        fit.distances.maxCoeff(&farthest);
        centres.col(c) = points.col(farthest);
        fit.distances[farthest] = 0;
    }
    return centres;
}

/// The largest first.
std::vector<int> inOrderOfSize(const std::vector<int>& of, int k)
{
    const auto count = static_cast<std::size_t>(k);
    std::vector<std::size_t> sizes(count);
    std::vector<std::size_t> first(count, of.size());
    for (std::size_t i = of.size(); i-- > 0;) {
        ++sizes[static_cast<std::size_t>(of[i])];
        first[static_cast<std::size_t>(of[i])] = i;
    }
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return sizes[a] != sizes[b] ? sizes[a] > sizes[b] : first[a] < first[b];
    });
    std::vector<int> rank(count);
    for (std::size_t i = 0; i < count; ++i)
        rank[order[i]] = static_cast<int>(i);
    std::vector<int> ordered;
    ordered.reserve(of.size());
    for (const int c : of)
        ordered.push_back(rank[static_cast<std::size_t>(c)]);
    return ordered;
}

} // namespace

Points ofLengthOne(const Points& points)
{
    Points scaled = points;
    for (std::vector<double>& point : scaled) {
        const double length =
            std::sqrt(std::inner_product(point.begin(), point.end(), point.begin(), 0.0));
        for (double& number : point)
            number = length > 0 ? number / length : number;
    }
    return scaled;
}

Result<Clusters> kMeans(const Points& points, int k, std::uint64_t seed, int starts,
                        const CancelToken& cancel)
{
    Q_ASSERT(k >= 1 && static_cast<std::size_t>(k) <= points.size());
    const Matrix matrix = matrixOf(points);
    PythonRandom random(seed);
    Fit best;
    for (int start = 0; start < starts; ++start) {
        Matrix centres = firstCentres(matrix, k, random);
        Fit fit = assigned(matrix, centres);
        for (int round = 0; round < MostRounds; ++round) {
            if (cancel.isCancelled())
                return fail(ErrorCode::Cancelled);
            centres = centresOf(matrix, fit, k);
            Fit next = assigned(matrix, centres);
            const bool isSettled = next.of == fit.of;
            fit = std::move(next);
            if (isSettled)
                break;
        }
        if (fit.inertia < best.inertia)
            best = std::move(fit);
    }
    return Clusters{inOrderOfSize(best.of, k), best.inertia};
}

std::optional<int> elbow(const std::vector<double>& inertias, int first)
{
    if (inertias.size() < 3)
        return std::nullopt;
    const double top = inertias.front();
    const double bottom = inertias.back();
    if (!(top > bottom))
        return std::nullopt;
    const auto last = static_cast<double>(inertias.size() - 1);
    std::optional<int> best;
    double deepest = 1e-12;
    for (std::size_t i = 1; i + 1 < inertias.size(); ++i) {
        const double height = (inertias[i] - bottom) / (top - bottom);
        const double below = 1 - static_cast<double>(i) / last - height;
        if (below > deepest) {
            deepest = below;
            best = first + static_cast<int>(i);
        }
    }
    return best;
}

FlatMap flatMap(const Points& points)
{
    FlatMap map;
    map.at.resize(points.size());
    if (points.size() < 2 || points.front().empty())
        return map;
    Matrix centred = matrixOf(points);
    centred.colwise() -= centred.rowwise().mean().eval();
    const Matrix covariance =
        centred * centred.transpose() / static_cast<double>(points.size() - 1);
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(covariance);
    const double whole = solver.eigenvalues().cwiseMax(0).sum();
    const Index axes = std::min<Index>(2, covariance.rows());
    for (Index axis = 0; axis < axes; ++axis) {
        const Index column = covariance.rows() - 1 - axis; // eigenvalues ascend
        Eigen::VectorXd direction = solver.eigenvectors().col(column);
        Index heaviest = 0;
        direction.cwiseAbs().maxCoeff(&heaviest);
        if (direction[heaviest] < 0)
            direction = -direction;
        const auto place = static_cast<std::size_t>(axis);
        if (whole > 0)
            map.share[place] = std::max(0.0, solver.eigenvalues()[column]) / whole;
        const Eigen::VectorXd at = centred.transpose() * direction;
        for (std::size_t i = 0; i < points.size(); ++i)
            map.at[i][place] = at[static_cast<Index>(i)];
    }
    return map;
}

} // namespace subtext::topics
