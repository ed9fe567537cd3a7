// SPDX-License-Identifier: MIT
#include "core/adjudication/ratingspace.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace subtext {

RatingSpace::RatingSpace(const Task& task, const std::vector<std::size_t>& scales)
{
    for (const std::size_t place : scales) {
        const std::vector<ScalePoint>& points = task.scales.at(place).points;
        // Of numbers from −1 to +1 this is 1: they stay what they are, to the last bit.
        const double unit = 2 / (points.back().number - points.front().number);
        Axis& axis = m_scales.emplace_back();
        axis.scale = place;
        axis.unit = unit;
        for (const ScalePoint& point : points)
            axis.places.push_back({point.value, point.number * unit});
    }
}

RatingSpace RatingSpace::ofScene(const Task& task)
{
    std::vector<std::size_t> scales;
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        if (!task.scales[i].isConfidence)
            scales.push_back(i);
    }
    return {task, scales};
}

RatingSpace RatingSpace::ofHints(const Task& task)
{
    std::vector<std::size_t> scales;
    for (const QString& token : task.hints.nearest) {
        if (const auto place = indexOfToken(task.scales, token))
            scales.push_back(*place);
    }
    return {task, scales};
}

std::optional<RatingPoint> RatingSpace::pointOf(const Points& points) const
{
    RatingPoint found;
    found.reserve(m_scales.size());
    for (const Axis& axis : m_scales) {
        const auto value = points.at(axis.scale);
        const auto place = std::find_if(axis.places.begin(), axis.places.end(),
                                        [&](const Place& one) { return one.value == value; });
        if (place == axis.places.end())
            return std::nullopt;
        found.push_back(place->number);
    }
    return found;
}

double RatingSpace::longest(std::size_t scales)
{
    return scales == 3 ? 2 * std::numbers::sqrt3 : 2 * std::sqrt(static_cast<double>(scales));
}

double distance(const RatingPoint& a, const RatingPoint& b)
{
    if (a.size() == 3 && b.size() == 3)
        return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    double length = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        length = std::hypot(length, a[i] - b[i]);
    return length;
}

} // namespace subtext
