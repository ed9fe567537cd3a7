// SPDX-License-Identifier: MIT
#pragma once

#include "core/adjudication/ratingspace.h"
#include "core/task/task.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace subtext {

/// How hard an item of a task is to settle, 0 (all agree) … 1 (two raters, opposite in everything,
/// both very sure). Each pair of raters has a distance, half of it that of their choices and half
/// that of their ratings; of a task without scales the first alone. That of the choices is the mean
/// over the questions that both answered: the steps on the ring as a share of the longest, or, of
/// options that stand in no ring, 0 or 1. That of the ratings is Euclidean over the scales but
/// confidence (RatingSpace), as a share of 2√n. It is multiplied by ½ + ½ · the pair's mean
/// confidence (0 … 1), where that is asked, since two unsure answers contradict less; severity is
/// the plain mean over all pairs. The order of the answers does not matter, but for rounding. A
/// definition of this project; the grading by distance instead of exact match follows weighted
/// disagreement (Cohen 1968, doi 10.1037/h0026256).
class ItemSeverity
{
public:
    explicit ItemSeverity(const Task& task);

    struct Rated
    {
        Ballot ballot{};
        std::array<double, MaxScales> numbers{}; ///< Of the scales but confidence, from the front.
        double confidence = 0;                   ///< The number of its point.
    };
    /// None for an answer without a choice, or with an open scale: it is compared with nothing.
    std::optional<Rated> rated(const Ballot& ballot, const Points& points) const;
    /// 0 for fewer than two answers. O(answers²).
    double of(std::span<const Rated> ofOneItem) const;

private:
    double ofPair(const Rated& a, const Rated& b) const;
    double choicesApart(const Ballot& a, const Ballot& b) const;

    struct Options
    {
        int count = 0;
        bool isRing = false;
    };

    std::vector<Options> m_questions;
    RatingSpace m_space;
    std::optional<std::size_t> m_confidence; ///< The scale, by its place.
    std::vector<ScalePoint> m_levels;        ///< Its points.
};

} // namespace subtext
