// SPDX-License-Identifier: MIT
#include "core/agreement/agreementinputbuilder.h"

#include "core/base/naturalorder.h"
#include "core/domain/ceiscene.h"
#include "core/domain/texts.h"

#include <algorithm>
#include <numeric>

namespace subtext {
AgreementItem AgreementInputBuilder::itemOf(const Scenario& scenario) const
{
    AgreementItem item;
    item.scenario = scenario.id;
    item.name = scenario.name();
    item.group = scenario.group;
    item.power = statedPower(*m_input.task, scenario);
    if (m_input.task->layout == TaskLayout::Cei)
        item.domain = domainOf(scenario);
    const std::vector<SceneField>& fields = m_input.task->scene;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (fields[i].kind != FieldKind::Text)
            continue;
        const int words = countWords(scenario.fields.at(i));
        if (fields[i].place == FieldPlace::Hero)
            item.utteranceWords = words;
        else if (fields[i].place == FieldPlace::Paragraph)
            item.contextWords += words;
    }
    return item;
}

AgreementInputBuilder::AgreementInputBuilder(std::shared_ptr<const Task> task,
                                             const std::vector<Person>& people, int ratingsNeeded,
                                             const std::vector<FurtherRating>& further)
    : m_people(people)
    , m_hasRated(people.size(), false)
    , m_further(further)
{
    m_input.task = std::move(task);
    m_input.ratingsNeeded = ratingsNeeded;
    for (std::size_t i = 0; i < people.size(); ++i)
        m_placeOf.insert(people[i].id, static_cast<int>(i));
}

AgreementItem& AgreementInputBuilder::add(const Scenario& scenario)
{
    AgreementItem& item = m_input.items.emplace_back(itemOf(scenario));
    const bool isAssumed =
        m_input.task->layout == TaskLayout::Cei && powerSourceOf(scenario) == PowerSource::Assumed;
    m_isAnyPowerKnown = m_isAnyPowerKnown || (item.power && !isAssumed);
    return item;
}

void AgreementInputBuilder::addRating(AgreementItem& item, const Annotation& annotation)
{
    const auto place = m_placeOf.constFind(annotation.person);
    if (place == m_placeOf.constEnd())
        return;
    m_hasRated[static_cast<std::size_t>(*place)] = true;
    const bool isFurther = m_further.contains(annotation.scenario, annotation.person);
    item.ratings.push_back({*place, annotation.answer.ballot, annotation.answer.scales, isFurther});
}

AgreementInput AgreementInputBuilder::take()
{
    std::vector<int> raterOf(m_people.size(), -1);
    for (const std::size_t i : orderOfRaters()) {
        if (!m_hasRated[i])
            continue;
        raterOf[i] = static_cast<int>(m_input.raters.size());
        m_input.raters.push_back({m_people[i].id, m_people[i].code, m_people[i].name});
    }
    for (AgreementItem& item : m_input.items) {
        if (!m_isAnyPowerKnown)
            item.power.reset();
        for (AgreementRating& rating : item.ratings)
            rating.rater = raterOf[static_cast<std::size_t>(rating.rater)];
    }
    return std::move(m_input);
}

/// By code, so that a release that is read back, whose people come as its rows name them, has the
/// same order. CEI's authors drew by the order of the files.
std::vector<std::size_t> AgreementInputBuilder::orderOfRaters() const
{
    std::vector<std::size_t> order(m_people.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (m_input.task->layout != TaskLayout::Cei) {
        std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
            return isNaturallyBefore(m_people[a].code, m_people[b].code);
        });
    }
    return order;
}

void setGold(AgreementItem& item, const ItemGold& gold)
{
    item.ambiguous.reset();
    for (std::size_t question = 0; question < gold.labels.size(); ++question) {
        item.gold.at(question) = gold.labels[question].label;
        item.ambiguous.set(question, gold.labels[question].isAmbiguous);
    }
    item.hasNote = !gold.note().trimmed().isEmpty();
}

void setGold(AgreementInput& input, const std::vector<ItemGold>& gold)
{
    QHash<ScenarioId, AgreementItem*> itemOf;
    for (AgreementItem& item : input.items)
        itemOf.insert(item.scenario, &item);
    for (const ItemGold& of : gold) {
        if (AgreementItem* item = itemOf.value(of.scenario))
            setGold(*item, of);
    }
}

} // namespace subtext
