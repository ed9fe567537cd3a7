// SPDX-License-Identifier: MIT
#include "core/agreement/agreementinput.h"

#include "core/domain/texts.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

AgreementItem itemOf(const Scenario& scenario)
{
    AgreementItem item;
    item.scenario = scenario.id;
    item.name = scenario.name();
    item.subtype = scenario.subtype;
    item.domain = scenario.domain;
    item.power = scenario.power;
    item.contextWords = countWords(scenario.context);
    item.utteranceWords = countWords(scenario.utterance);
    return item;
}

} // namespace

AgreementInput agreementInput(const std::vector<Scenario>& scenarios,
                              const std::vector<Person>& people,
                              const std::vector<Annotation>& annotations,
                              const std::vector<ItemGold>& gold, int ratingsNeeded)
{
    AgreementInput input;
    input.ratingsNeeded = ratingsNeeded;
    input.items.reserve(scenarios.size());
    QHash<ScenarioId, std::size_t> itemAt;
    for (const Scenario& scenario : scenarios) {
        itemAt.insert(scenario.id, input.items.size());
        input.items.push_back(itemOf(scenario));
    }

    QSet<PersonId> hasRated;
    for (const Annotation& annotation : annotations)
        hasRated.insert(annotation.person);
    QHash<PersonId, int> raterAt;
    for (const Person& person : people) {
        if (!hasRated.contains(person.id))
            continue;
        raterAt.insert(person.id, static_cast<int>(input.raters.size()));
        input.raters.push_back({person.id, person.code, person.name});
    }
    for (const Annotation& annotation : annotations) {
        const auto item = itemAt.constFind(annotation.scenario);
        const auto rater = raterAt.constFind(annotation.person);
        if (item == itemAt.constEnd() || rater == raterAt.constEnd())
            continue;
        input.items[*item].ratings.push_back(
            {*rater, annotation.answer.emotion, annotation.answer.scales});
    }
    for (const ItemGold& of : gold) {
        const auto item = itemAt.constFind(of.scenario);
        if (item == itemAt.constEnd())
            continue;
        AgreementItem& decided = input.items[*item];
        decided.isAmbiguous = of.gold.isAmbiguous;
        decided.gold = of.gold.label;
        decided.hasNote = !of.gold.note.trimmed().isEmpty();
    }
    return input;
}

AgreementInput filtered(const AgreementInput& input, const AgreementFilter& filter)
{
    AgreementInput kept;
    kept.raters = input.raters;
    kept.ratingsNeeded = input.ratingsNeeded;
    std::copy_if(input.items.begin(), input.items.end(), std::back_inserter(kept.items),
                 [&](const AgreementItem& item) {
                     return (!filter.subtype || item.subtype == *filter.subtype) &&
                            (!filter.power || item.power == *filter.power) &&
                            (!filter.domain || item.domain == *filter.domain);
                 });
    return kept;
}

} // namespace subtext
