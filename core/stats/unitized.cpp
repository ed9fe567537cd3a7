// SPDX-License-Identifier: MIT
#include "core/stats/unitized.h"

#include <cstddef>

namespace subtext::stats {
namespace {

/// A unit, or the gap before, between or after units.
struct Section
{
    double begin = 0;
    double length = 0;
    bool isUnit = false;
};

double squared(double value)
{
    return value * value;
}

std::vector<Section> sectionsOf(const std::vector<Unit>& units, int length)
{
    std::vector<Section> sections;
    int end = 0;
    for (const Unit& unit : units) {
        if (unit.begin > end)
            sections.push_back({double(end), double(unit.begin - end), false});
        sections.push_back({double(unit.begin), double(unit.length), true});
        end = unit.begin + unit.length;
    }
    if (end < length)
        sections.push_back({double(end), double(length - end), false});
    return sections;
}

/// δ² of one section of an observer and one of another.
double distance(const Section& one, const Section& other)
{
    const double apart = one.begin - other.begin;
    if (one.isUnit && other.isUnit) {
        const bool doOverlap = -one.length < apart && apart < other.length;
        return doOverlap ? squared(apart) + squared(apart + one.length - other.length) : 0;
    }
    if (one.isUnit && 0 <= apart && apart <= other.length - one.length)
        return squared(one.length);
    if (other.isUnit && 0 <= -apart && -apart <= one.length - other.length)
        return squared(other.length);
    return 0;
}

using Sections = std::vector<std::vector<Section>>;

double observedIn(const Sections& observers, double length)
{
    double sum = 0;
    for (std::size_t i = 0; i < observers.size(); ++i) {
        for (std::size_t j = 0; j < observers.size(); ++j) {
            if (i == j)
                continue;
            for (const Section& one : observers[i]) {
                for (const Section& other : observers[j])
                    sum += distance(one, other);
            }
        }
    }
    const auto m = static_cast<double>(observers.size());
    return sum / (m * (m - 1) * squared(length));
}

double expectedIn(const Sections& observers, double length)
{
    double units = 0;
    for (const auto& sections : observers) {
        for (const Section& section : sections)
            units += section.isUnit ? 1 : 0;
    }
    double sum = 0;
    double within = 0;
    for (const auto& sections : observers) {
        for (const Section& unit : sections) {
            if (!unit.isUnit)
                continue;
            const double l = unit.length;
            double room = 0; // places of all gaps that the unit fits into
            for (const auto& others : observers) {
                for (const Section& gap : others)
                    room += !gap.isUnit && gap.length >= l ? gap.length - l + 1 : 0;
            }
            sum += (units - 1) / 3 * (2 * l * l * l - 3 * l * l + l) + squared(l) * room;
            within += l * (l - 1);
        }
    }
    const double all = static_cast<double>(observers.size()) * length;
    const double pairs = all * (all - 1) - within;
    return pairs > 0 ? 2 / length * sum / pairs : 0;
}

} // namespace

std::optional<Disagreement> unitizingDisagreement(const Unitizing& unitizing)
{
    Sections observers;
    bool isAnyUnit = false;
    for (const auto& units : unitizing.observers) {
        isAnyUnit = isAnyUnit || !units.empty();
        observers.push_back(sectionsOf(units, unitizing.length));
    }
    if (unitizing.length <= 0 || observers.size() < 2 || !isAnyUnit)
        return std::nullopt;
    const double length = unitizing.length;
    return Disagreement{observedIn(observers, length), expectedIn(observers, length)};
}

std::optional<double> unitizedAlpha(const std::vector<Unitizing>& unitizings)
{
    Disagreement sums;
    for (const Unitizing& unitizing : unitizings) {
        if (const auto one = unitizingDisagreement(unitizing)) {
            sums.observed += unitizing.length * one->observed;
            sums.expected += unitizing.length * one->expected;
        }
    }
    if (sums.expected <= 0)
        return std::nullopt;
    return 1 - sums.observed / sums.expected;
}

} // namespace subtext::stats
