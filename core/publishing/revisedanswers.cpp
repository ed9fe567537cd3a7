// SPDX-License-Identifier: MIT
#include "core/publishing/revisedanswers.h"

#include "core/exchange/rows/studydata.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"

#include <QHash>

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
    QHash<ScenarioId, QString> names;
    for (const Scenario& scenario : data.scenarios) {
        if (scenarios.contains(scenario.name()))
            names.insert(scenario.id, scenario.name());
    }
    QHash<PersonId, QString> people;
    for (const Person& person : data.people)
        people.insert(person.id, person.name);
    std::vector<RevisedAnswer> revised;
    for (const Annotation& counting : data.annotations) {
        if (!names.contains(counting.scenario) || counting.submittedAt.value_or(0) <= since)
            continue;
        std::optional<Answer> before;
        for (const Annotation& step : context.answers.history(counting.person, counting.scenario)) {
            const bool isLater = step.submittedAt.value_or(0) > since;
            if (isLater && !(before && saysTheSame(*before, step.answer)))
                revised.push_back({names.value(counting.scenario), people.value(counting.person),
                                   before, step.answer, *step.submittedAt});
            before = step.answer;
        }
    }
    std::stable_sort(revised.begin(), revised.end(), [](const auto& one, const auto& other) {
        return std::tie(one.scenario, one.person, one.at) <
               std::tie(other.scenario, other.person, other.at);
    });
    return revised;
}

} // namespace subtext
