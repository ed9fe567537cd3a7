// SPDX-License-Identifier: MIT
#include "core/adjudication/severity.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace subtext {
namespace {

int stepsOnRing(Choice a, Choice b, int options)
{
    const int steps = std::abs(indexOf(a) - indexOf(b));
    return std::min(steps, options - steps);
}

} // namespace

ItemSeverity::ItemSeverity(const Task& task)
    : m_space(RatingSpace::ofScene(task))
{
    for (const Question& question : task.questions)
        m_questions.push_back({static_cast<int>(question.options.size()), question.isRing});
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        if (task.scales[i].isConfidence) {
            m_confidence = i;
            m_levels = task.scales[i].points;
        }
    }
}

std::optional<ItemSeverity::Rated> ItemSeverity::rated(const Ballot& ballot,
                                                       const Points& points) const
{
    const auto isAnswered = [](const auto& choice) { return choice.has_value(); };
    if (std::none_of(ballot.begin(), ballot.end(), isAnswered))
        return std::nullopt;
    Rated rated;
    rated.ballot = ballot;
    if (m_space.scales() > 0) {
        const auto point = m_space.pointOf(points);
        if (!point)
            return std::nullopt;
        std::copy(point->begin(), point->end(), rated.numbers.begin());
    }
    if (!m_confidence)
        return rated;
    const auto level = std::find_if(m_levels.begin(), m_levels.end(), [&](const ScalePoint& each) {
        return each.value == points.at(*m_confidence);
    });
    if (level == m_levels.end())
        return std::nullopt;
    rated.confidence = level->number;
    return rated;
}

double ItemSeverity::choicesApart(const Ballot& a, const Ballot& b) const
{
    double sum = 0;
    int compared = 0;
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        if (!a.at(i) || !b.at(i))
            continue;
        ++compared;
        const Options& options = m_questions[i];
        const int farthest = options.count / 2;
        sum += options.isRing
                   ? stepsOnRing(*a.at(i), *b.at(i), options.count) / static_cast<double>(farthest)
                   : (*a.at(i) == *b.at(i) ? 0.0 : 1.0);
    }
    return compared > 0 ? sum / compared : 0;
}

double ItemSeverity::ofPair(const Rated& a, const Rated& b) const
{
    double apart = choicesApart(a.ballot, b.ballot);
    if (m_space.scales() > 0) {
        double squares = 0;
        for (std::size_t i = 0; i < m_space.scales(); ++i) {
            const double difference = a.numbers.at(i) - b.numbers.at(i);
            squares += difference * difference;
        }
        apart = (apart + std::sqrt(squares) / RatingSpace::longest(m_space.scales())) / 2;
    }
    if (!m_confidence)
        return apart;
    const double low = m_levels.front().number;
    const double high = m_levels.back().number;
    const double meanConfidence = (a.confidence + b.confidence - 2 * low) / (2 * (high - low));
    return apart * (0.5 + 0.5 * meanConfidence);
}

double ItemSeverity::of(std::span<const Rated> ofOneItem) const
{
    if (ofOneItem.size() < 2)
        return 0;
    double sum = 0;
    for (std::size_t i = 0; i < ofOneItem.size(); ++i) {
        for (std::size_t j = i + 1; j < ofOneItem.size(); ++j)
            sum += ofPair(ofOneItem[i], ofOneItem[j]);
    }
    const auto answers = static_cast<double>(ofOneItem.size());
    return std::min(1.0, sum / (answers * (answers - 1) / 2));
}

} // namespace subtext
