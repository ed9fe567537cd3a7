// SPDX-License-Identifier: MIT
#include "core/agreement/agreementinput.h"

#include "core/agreement/agreementinputbuilder.h"

#include <QHash>

#include <algorithm>

namespace subtext {
AgreementInput agreementInput(const std::vector<Scenario>& scenarios,
                              const std::vector<Person>& people,
                              const std::vector<Annotation>& annotations,
                              const std::vector<ItemGold>& gold, int ratingsNeeded)
{
    QHash<ScenarioId, std::vector<const Annotation*>> answers;
    for (const Annotation& annotation : annotations)
        answers[annotation.scenario].push_back(&annotation);
    AgreementInputBuilder builder(people, ratingsNeeded);
    for (const Scenario& scenario : scenarios) {
        AgreementItem& item = builder.add(scenario);
        for (const Annotation* annotation : answers.value(scenario.id))
            builder.addRating(item, *annotation);
    }
    AgreementInput input = builder.take();
    setGold(input, gold);
    return input;
}

AgreementInput filtered(const AgreementInput& input, const AgreementFilter& filter)
{
    AgreementInput kept;
    kept.raters = input.raters;
    kept.ratingsNeeded = input.ratingsNeeded;
    std::copy_if(input.items.begin(), input.items.end(), std::back_inserter(kept.items),
                 [&](const AgreementItem& item) {
                     return (!filter.group || item.group == *filter.group) &&
                            (!filter.power || item.power == *filter.power) &&
                            (!filter.domain || item.domain == *filter.domain);
                 });
    return kept;
}

} // namespace subtext
