// SPDX-License-Identifier: MIT
#include "core/quality/chartdata.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>

namespace subtext {
namespace {

constexpr double MsPerSecond = 1000;

/// The value with the share `p` of a sorted, non-empty sample below it, by type 7.
double quantile(const std::vector<double>& sorted, double p)
{
    const double place = p * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - std::floor(place)) * (sorted[above] - sorted[below]);
}

bool isTiming(QualityCode code)
{
    return code == QualityCode::TooFast || code == QualityCode::Disengaged ||
           code == QualityCode::TimingOutlier;
}

template <typename Answer> std::vector<PersonTimes> timesOf(std::span<const Answer> answers)
{
    std::map<PersonId, PersonTimes> people;
    for (const Answer& o : answers) {
        PersonTimes& times = people[o.person];
        times.person = o.person;
        if (o.responseMs)
            times.points.emplace_back(o.scenario, static_cast<double>(*o.responseMs) / MsPerSecond);
    }
    std::vector<PersonTimes> result;
    result.reserve(people.size());
    for (auto& [person, times] : people) {
        std::sort(times.points.begin(), times.points.end());
        std::vector<double> seconds;
        seconds.reserve(times.points.size());
        for (const auto& [scenario, value] : times.points)
            seconds.push_back(value);
        times.seconds = fiveNumbers(std::move(seconds));
        result.push_back(std::move(times));
    }
    return result;
}

} // namespace

std::optional<FiveNumbers> fiveNumbers(std::vector<double> values)
{
    if (values.empty())
        return std::nullopt;
    std::sort(values.begin(), values.end());
    return FiveNumbers{values.front(),         quantile(values, 0.25), quantile(values, 0.5),
                       quantile(values, 0.75), values.back(),          std::ssize(values)};
}

std::vector<PersonTimes> responseTimes(std::span<const QualityObservation> observations)
{
    return timesOf(observations);
}

std::vector<PersonTimes> taskResponseTimes(std::span<const TaskAnswer> answers)
{
    return timesOf(answers);
}

std::vector<PersonChoices> choicesByPerson(std::span<const TaskAnswer> answers, const Task& task,
                                           const QuestionRun& run)
{
    const bool isOfRows = run.isBoard() && isYesNo(task, run);
    const std::size_t pieces = isOfRows ? run.count : task.questions.at(run.first).options.size();
    std::map<PersonId, std::vector<qint64>> people;
    for (const TaskAnswer& answer : answers) {
        std::vector<qint64>& tally = people[answer.person];
        tally.resize(pieces);
        for (std::size_t row = 0; row < run.count; ++row) {
            const auto choice = answer.ballot.at(run.first + row);
            if (choice && !isOfRows)
                ++tally.at(slotOf(*choice));
            else if (choice == Choice{1})
                ++tally.at(row);
        }
    }
    std::vector<PersonChoices> result;
    for (auto& [person, tally] : people)
        result.push_back({person, std::move(tally)});
    return result;
}

std::vector<std::pair<ScenarioId, double>> outlyingTimes(const PersonTimes& times,
                                                         const QualityThresholds& thresholds)
{
    // Asked of the rules themselves, so that the picture and the list of flags cannot differ. The
    // answers are made up and neutral: only their times are of interest.
    std::vector<QualityObservation> observations;
    observations.reserve(times.points.size());
    for (const auto& [scenario, seconds] : times.points)
        observations.push_back(
            {times.person, scenario, Emotion::Surprise, {}, qRound64(seconds * MsPerSecond)});
    std::set<ScenarioId> found;
    for (const QualityFlag& flag : checkPerson(observations, thresholds)) {
        if (isTiming(flag.code))
            found.insert(flag.scenario);
    }
    std::vector<std::pair<ScenarioId, double>> result;
    std::copy_if(times.points.begin(), times.points.end(), std::back_inserter(result),
                 [&](const auto& point) { return found.contains(point.first); });
    return result;
}

std::vector<PersonEmotions> emotionsByPerson(std::span<const QualityObservation> observations)
{
    std::map<PersonId, EmotionTally> people;
    for (const QualityObservation& o : observations)
        ++people[o.person].at(slotOf(o.emotion));
    std::vector<PersonEmotions> result;
    result.reserve(people.size());
    for (const auto& [person, tally] : people)
        result.push_back({person, tally});
    return result;
}

std::vector<FlagCount> flagsOverTime(std::vector<FlagMoment> moments)
{
    std::sort(moments.begin(), moments.end(),
              [](const FlagMoment& a, const FlagMoment& b) { return a.at < b.at; });
    std::vector<FlagCount> result;
    int count = 0;
    for (const FlagMoment& moment : moments) {
        ++count;
        if (!result.empty() && result.back().at == moment.at)
            result.back().count = count;
        else
            result.push_back({moment.at, count});
    }
    return result;
}

} // namespace subtext
