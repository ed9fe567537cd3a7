// SPDX-License-Identifier: MIT
#include "core/adjudication/precedents.h"

#include "core/domain/ceiscene.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <tuple>

namespace subtext {
namespace {

constexpr double LongestProfileDistance = 2 * std::numbers::sqrt3;
/// Distances that differ by less are equal but for rounding: the order of import decides.
constexpr double StepsPerUnit = 1e9;

double votesApart(const ItemProfile& a, const ItemProfile& b)
{
    const int ofA = std::accumulate(a.votes.begin(), a.votes.end(), 0);
    const int ofB = std::accumulate(b.votes.begin(), b.votes.end(), 0);
    if (ofA == 0 || ofB == 0)
        return ofA == ofB ? 0 : 1;
    double sum = 0;
    for (std::size_t i = 0; i < a.votes.size(); ++i)
        sum +=
            std::abs(static_cast<double>(a.votes[i]) / ofA - static_cast<double>(b.votes[i]) / ofB);
    return sum / 2;
}

double profilesApart(const ItemProfile& a, const ItemProfile& b)
{
    if (!a.meanVad || !b.meanVad)
        return a.meanVad.has_value() == b.meanVad.has_value() ? 0 : 1;
    const VadPoint& p = *a.meanVad;
    const VadPoint& q = *b.meanVad;
    return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) / LongestProfileDistance;
}

double scenesApart(const ItemProfile& a, const ItemProfile& b)
{
    return (a.group == b.group ? 0 : 0.5) + (a.power == b.power ? 0 : 0.5);
}

} // namespace

ItemProfile profileOf(const Scenario& scenario, std::span<const Annotation> answers)
{
    ItemProfile profile;
    profile.group = scenario.group;
    profile.power = powerOf(scenario);
    VadPoint sum{};
    int complete = 0;
    for (const Annotation& annotation : answers) {
        const Answer& answer = annotation.answer;
        if (!answer.ballot[0])
            continue;
        ++profile.votes.at(static_cast<std::size_t>(indexOf(*answer.ballot[0])));
        const auto& scales = answer.scales;
        if (!scales[0] || !scales[1] || !scales[2])
            continue;
        for (std::size_t d = 0; d < sum.size(); ++d)
            sum[d] += scaleNumber(*scales[d]);
        ++complete;
    }
    if (complete > 0)
        profile.meanVad = {sum[0] / complete, sum[1] / complete, sum[2] / complete};
    return profile;
}

double profileDistance(const ItemProfile& a, const ItemProfile& b)
{
    return (votesApart(a, b) + profilesApart(a, b) + scenesApart(a, b)) / 3;
}

std::vector<Precedent> nearestPrecedents(ScenarioId item, const ItemProfile& asked,
                                         std::span<const Precedent> own, std::size_t most)
{
    using Key = std::tuple<qint64, qint64, std::size_t>; // distance in steps, ordinal, place in own
    std::vector<Key> keys;
    keys.reserve(own.size());
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (own[i].scenario == item)
            continue;
        const double distance = profileDistance(asked, own[i].profile);
        keys.emplace_back(std::llround(distance * StepsPerUnit), own[i].ordinal, i);
    }
    const auto end = keys.begin() + static_cast<std::ptrdiff_t>(std::min(most, keys.size()));
    std::partial_sort(keys.begin(), end, keys.end());
    std::vector<Precedent> nearest;
    for (auto key = keys.begin(); key != end; ++key)
        nearest.push_back(own[std::get<2>(*key)]);
    return nearest;
}

} // namespace subtext
