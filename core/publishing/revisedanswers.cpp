// SPDX-License-Identifier: MIT
#include "core/publishing/revisedanswers.h"

#include "core/exchange/rows/studydata.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"

#include <algorithm>
#include <tuple>

namespace subtext {
namespace {

bool saysTheSame(const Answer& one, const Answer& other)
{
    return one.ballot == other.ballot && one.scales == other.scales;
}

} // namespace

std::vector<RevisedAnswer> revisedAnswers(StudyContext& context, const StudyData& data,
                                          const QStringList& scenarios, qint64 since)
{
    std::vector<RevisedAnswer> revised;
    for (const Scenario& scenario : data.scenarios) {
        if (!scenarios.contains(scenario.name()))
            continue;
        for (const Person& person : data.people) {
            std::optional<Answer> before;
            for (const Annotation& step : context.answers.history(person.id, scenario.id)) {
                const bool isLater = step.submittedAt.value_or(0) > since;
                if (isLater && !(before && saysTheSame(*before, step.answer)))
                    revised.push_back(
                        {scenario.name(), person.name, before, step.answer, *step.submittedAt});
                before = step.answer;
            }
        }
    }
    std::stable_sort(revised.begin(), revised.end(), [](const auto& one, const auto& other) {
        return std::tie(one.scenario, one.person, one.at) <
               std::tie(other.scenario, other.person, other.at);
    });
    return revised;
}

} // namespace subtext
