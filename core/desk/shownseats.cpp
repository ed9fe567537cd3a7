// SPDX-License-Identifier: MIT
#include "core/desk/shownseats.h"

#include "core/adjudication/positions.h"
#include "core/operation/studycontext.h"
#include "core/storage/studystore.h"

namespace subtext {

std::vector<int> shownSeats(StudyContext& context, const QString& whom, const Scenario& scenario)
{
    std::vector<int> seats;
    for (const SeatedAnswer& answered : context.seatedAnswers(scenario.id))
        seats.push_back(answered.seat);
    std::vector<int> shown;
    for (int place : presentationOrder(context.study.protocol().seed, whom, scenario.uuid.text(),
                                       static_cast<int>(seats.size())))
        shown.push_back(seats[static_cast<std::size_t>(place - 1)]);
    return shown;
}

} // namespace subtext
