// SPDX-License-Identifier: MIT
#include "core/agreement/answertimes.h"

#include "core/quality/modifiedz.h"

namespace subtext {
namespace {

TimedAnswers timed(const std::vector<double>& seconds)
{
    return {seconds.size(), seconds.empty() ? std::nullopt : std::optional(sampleMedian(seconds))};
}

} // namespace

AnswerTimes answerTimes(const std::vector<const Annotation*>& answers, QuestionIndex question)
{
    constexpr double MsPerSecond = 1'000;
    std::vector<double> with;
    std::vector<double> without;
    for (const Annotation* annotation : answers) {
        const Answer& answer = annotation->answer;
        const bool isTimed = annotation->revision == 1 && annotation->timings &&
                             isActiveTimeKnown(*annotation->timings);
        if (!isTimed || !answer.choice(question))
            continue;
        std::vector<double>& seconds = answer.seconds.at(question).isOpen() ? without : with;
        seconds.push_back(static_cast<double>(annotation->timings->activeMs) / MsPerSecond);
    }
    return {timed(with), timed(without)};
}

} // namespace subtext
