// SPDX-License-Identifier: MIT
#include "core/adjudication/precedents.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace subtext {
namespace {

/// Distances that differ by less are equal but for rounding: the order of import decides.
constexpr double StepsPerUnit = 1e9;

qint64 stepsOf(double distance)
{
    return std::llround(distance * StepsPerUnit);
}

double sharesApart(const std::vector<int>& a, const std::vector<int>& b)
{
    const int ofA = std::accumulate(a.begin(), a.end(), 0);
    const int ofB = std::accumulate(b.begin(), b.end(), 0);
    if (ofA == 0 || ofB == 0)
        return ofA == ofB ? 0 : 1;
    double sum = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        sum += std::abs(static_cast<double>(a[i]) / ofA - static_cast<double>(b[i]) / ofB);
    return sum / 2;
}

double votesApart(const ItemProfile& a, const ItemProfile& b)
{
    const std::size_t questions = std::min(a.votes.size(), b.votes.size());
    double sum = 0;
    for (std::size_t i = 0; i < questions; ++i)
        sum += sharesApart(a.votes[i], b.votes[i]);
    return questions > 0 ? sum / static_cast<double>(questions) : 0;
}

double profilesApart(const ItemProfile& a, const ItemProfile& b)
{
    if (!a.mean || !b.mean)
        return a.mean.has_value() == b.mean.has_value() ? 0 : 1;
    return distance(*a.mean, *b.mean) / RatingSpace::longest(a.mean->size());
}

double scenesApart(const ItemProfile& a, const ItemProfile& b)
{
    return (a.group == b.group ? 0 : 0.5) + (a.relation == b.relation ? 0 : 0.5);
}

QString relationIn(const Task& task, const Scenario& scenario)
{
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        if (task.scene[i].place == FieldPlace::Relation)
            return scenario.fields.at(i);
    }
    return {};
}

} // namespace

ItemProfile profileOf(const Task& task, const Scenario& scenario,
                      std::span<const Annotation> answers)
{
    ItemProfile profile;
    profile.group = scenario.group;
    profile.relation = relationIn(task, scenario);
    for (const Question& question : task.questions)
        profile.votes.emplace_back(question.options.size());
    const RatingSpace space = RatingSpace::ofScene(task);
    RatingPoint sum(space.scales());
    int complete = 0;
    for (const Annotation& annotation : answers) {
        const Answer& answer = annotation.answer;
        for (std::size_t i = 0; i < profile.votes.size(); ++i) {
            if (const auto& choice = answer.ballot.at(i))
                ++profile.votes[i].at(slotOf(*choice));
        }
        const auto point = answer.ballot[0] ? space.pointOf(answer.scales) : std::nullopt;
        if (!point)
            continue;
        for (std::size_t d = 0; d < sum.size(); ++d)
            sum[d] += (*point)[d];
        ++complete;
    }
    if (complete > 0 && space.scales() > 0) {
        for (double& each : sum)
            each /= complete;
        profile.mean = sum;
    }
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
        const qint64 steps = stepsOf(profileDistance(asked, own[i].profile));
        if (steps <= stepsOf(FarthestPrecedent))
            keys.emplace_back(steps, own[i].ordinal, i);
    }
    const auto end = keys.begin() + static_cast<std::ptrdiff_t>(std::min(most, keys.size()));
    std::partial_sort(keys.begin(), end, keys.end());
    std::vector<Precedent> nearest;
    for (auto key = keys.begin(); key != end; ++key)
        nearest.push_back(own[std::get<2>(*key)]);
    return nearest;
}

} // namespace subtext
