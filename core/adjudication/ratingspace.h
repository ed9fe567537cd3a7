// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/choice.h"
#include "core/task/task.h"

#include <optional>
#include <vector>

namespace subtext {

/// What somebody rated on some scales: one number a scale, each laid out as from −1 to +1, so that
/// a scale of few points weighs as much as one of many. Differences alone mean something.
using RatingPoint = std::vector<double>;

/// Where ratings of some scales of a task lie. A point's place is its number; two numbers that are
/// the whole scale apart are 2 apart.
class RatingSpace
{
public:
    /// `scales` by their places in the task.
    RatingSpace(const Task& task, const std::vector<std::size_t>& scales);
    /// Of what is said about the scene: every scale but that of confidence.
    static RatingSpace ofScene(const Task& task);
    /// Of the scales by which the desk tells the votes apart.
    static RatingSpace ofHints(const Task& task);

    std::size_t scales() const { return m_scales.size(); }
    /// None where one of the scales is open, or has no such point.
    std::optional<RatingPoint> pointOf(const Points& points) const;
    /// The scale that a number of a point is of, by its place in the task.
    std::size_t scaleOf(std::size_t axis) const { return m_scales.at(axis).scale; }
    /// A number of a point, or of a mean of points, as a number of its scale.
    double numberOf(const RatingPoint& point, std::size_t axis) const
    {
        return point.at(axis) / m_scales.at(axis).unit;
    }

    /// Between opposite corners: 2√n for n scales.
    static double longest(std::size_t scales);

private:
    struct Place
    {
        int value = 0;
        double number = 0;
    };
    struct Axis
    {
        std::size_t scale = 0;
        double unit = 1; ///< What one of the scale's numbers is long here.
        std::vector<Place> places;
    };

    std::vector<Axis> m_scales;
};

/// Euclidean.
double distance(const RatingPoint& a, const RatingPoint& b);

} // namespace subtext
