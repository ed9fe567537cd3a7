// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace subtext {

/// How long people worked on an item, of some answers.
struct TimedAnswers
{
    std::size_t n = 0;
    std::optional<double> medianSeconds; ///< Active time; none without answers.

    bool operator==(const TimedAnswers&) const = default;
};

/// The same of answers to a question with which a second reading was asked, and of the others.
struct AnswerTimes
{
    TimedAnswers withSecondReading;
    TimedAnswers without;

    bool operator==(const AnswerTimes&) const = default;
};

/// Of the answers to that question whose active time is known and that were never revised: a
/// revision adds to the time, and may have been asked for what the first answer was not. The time
/// is that of the whole item. O(answers).
AnswerTimes answerTimes(const std::vector<const Annotation*>& answers, QuestionIndex question);

} // namespace subtext
