// SPDX-License-Identifier: MIT
#include "core/agreement/agreementinputbuilder.h"

#include "core/domain/ceiscene.h"
#include "core/domain/texts.h"

namespace subtext {
namespace {

AgreementItem itemOf(const Scenario& scenario)
{
    AgreementItem item;
    item.scenario = scenario.id;
    item.name = scenario.name();
    item.group = scenario.group;
    item.domain = domainOf(scenario);
    item.power = powerOf(scenario);
    item.contextWords = countWords(scenario.text(ScenePart::Context));
    item.utteranceWords = countWords(scenario.text(ScenePart::Utterance));
    return item;
}

} // namespace

AgreementInputBuilder::AgreementInputBuilder(const std::vector<Person>& people, int ratingsNeeded)
    : m_people(people)
    , m_hasRated(people.size(), false)
{
    m_input.ratingsNeeded = ratingsNeeded;
    for (std::size_t i = 0; i < people.size(); ++i)
        m_placeOf.insert(people[i].id, static_cast<int>(i));
}

AgreementItem& AgreementInputBuilder::add(const Scenario& scenario)
{
    return m_input.items.emplace_back(itemOf(scenario));
}

void AgreementInputBuilder::addRating(AgreementItem& item, const Annotation& annotation)
{
    const auto place = m_placeOf.constFind(annotation.person);
    if (place == m_placeOf.constEnd())
        return;
    m_hasRated[static_cast<std::size_t>(*place)] = true;
    item.ratings.push_back({*place, annotation.answer.ballot[0], annotation.answer.scales});
}

AgreementInput AgreementInputBuilder::take()
{
    std::vector<int> raterOf(m_people.size(), -1);
    for (std::size_t i = 0; i < m_people.size(); ++i) {
        if (!m_hasRated[i])
            continue;
        raterOf[i] = static_cast<int>(m_input.raters.size());
        m_input.raters.push_back({m_people[i].id, m_people[i].code, m_people[i].name});
    }
    for (AgreementItem& item : m_input.items) {
        for (AgreementRating& rating : item.ratings)
            rating.rater = raterOf[static_cast<std::size_t>(rating.rater)];
    }
    return std::move(m_input);
}

void setGold(AgreementItem& item, const GoldLabel& gold)
{
    item.isAmbiguous = gold.isAmbiguous;
    item.gold = gold.label;
    item.hasNote = !gold.note.trimmed().isEmpty();
}

void setGold(AgreementInput& input, const std::vector<ItemGold>& gold)
{
    QHash<ScenarioId, AgreementItem*> itemOf;
    for (AgreementItem& item : input.items)
        itemOf.insert(item.scenario, &item);
    for (const ItemGold& of : gold) {
        if (AgreementItem* item = itemOf.value(of.scenario))
            setGold(*item, of.of());
    }
}

} // namespace subtext
