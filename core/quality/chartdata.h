// SPDX-License-Identifier: MIT
#pragma once

#include "core/quality/qualityrules.h"
#include "core/quality/taskchecks.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace subtext {

/// What a box plot shows of one sample, in the unit of its values.
struct FiveNumbers
{
    double minimum = 0;
    double lowerQuartile = 0;
    double median = 0;
    double upperQuartile = 0;
    double maximum = 0;
    qint64 n = 0;

    bool operator==(const FiveNumbers&) const = default;
};

/// Extremes, quartiles and median; quartiles by linear interpolation between order statistics, type
/// 7 of Hyndman & Fan (1996, doi 10.1080/00031305.1996.10473566). None for an empty sample. Values
/// must be finite. O(n log n).
std::optional<FiveNumbers> fiveNumbers(std::vector<double> values);

/// How long one person took, in seconds.
struct PersonTimes
{
    PersonId person;
    std::optional<FiveNumbers> seconds; ///< None where no item of this person has a time.
    /// Every item with a response time and its seconds, by scenario.
    std::vector<std::pair<ScenarioId, double>> points;

    bool operator==(const PersonTimes&) const = default;
};

/// The response times of everybody who answered, by person. O(n log n).
std::vector<PersonTimes> responseTimes(std::span<const QualityObservation> observations);

/// Those of a person's points that a timing rule finds (too fast, disengaged, outlier): the same
/// items that checkPerson flags. In the order of the points. O(k log k).
std::vector<std::pair<ScenarioId, double>> outlyingTimes(const PersonTimes& times,
                                                         const QualityThresholds& thresholds);

struct PersonEmotions
{
    PersonId person;
    EmotionTally tally{};

    bool operator==(const PersonEmotions&) const = default;
};

/// The emotions of everybody who answered, by person. O(n log p).
std::vector<PersonEmotions> emotionsByPerson(std::span<const QualityObservation> observations);

/// How often one person gave each answer: each option of a question, or yes to each row of a board
/// of no and yes; of another board each option, over all rows.
struct PersonChoices
{
    PersonId person;
    std::vector<qint64> tally;

    bool operator==(const PersonChoices&) const = default;
};

/// Those of everybody who answered, by person. O(n log p).
std::vector<PersonChoices> choicesByPerson(std::span<const TaskAnswer> answers, const Task& task,
                                           const QuestionRun& run);
/// The response times of everybody who answered, by person. O(n log n).
std::vector<PersonTimes> taskResponseTimes(std::span<const TaskAnswer> answers);

/// A finding and when the answer that it speaks of was given.
struct FlagMoment
{
    qint64 at = 0; ///< UTC milliseconds.
    QualityFlag flag;

    bool operator==(const FlagMoment&) const = default;
};

/// How many findings there were up to and including one moment.
struct FlagCount
{
    qint64 at = 0; ///< UTC milliseconds.
    int count = 0;

    bool operator==(const FlagCount&) const = default;
};

/// The running number of findings, one entry a distinct moment, in order of time. O(n log n).
std::vector<FlagCount> flagsOverTime(std::vector<FlagMoment> moments);

} // namespace subtext
