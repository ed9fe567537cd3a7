// SPDX-License-Identifier: MIT
#include "core/models/topicfigures.h"

#include <algorithm>
#include <map>

namespace subtext {
namespace {

/// None while one of the questions that count is open.
std::optional<std::vector<PlacedLabel>> goldLabelsOf(const Task& task, const Ballot& gold)
{
    const bool isBoard = isBoardOfYes(task);
    std::vector<PlacedLabel> labels;
    for (std::size_t i = 0; i < (isBoard ? task.questions.size() : 1); ++i) {
        if (!gold.at(i))
            return std::nullopt;
        const auto option = static_cast<std::size_t>(*gold.at(i));
        if (!isBoard || option == 1)
            labels.push_back({i, option});
    }
    return labels;
}

template <typename Items> void nameTopicsOf(Items& items, const std::vector<NamedTopic>& topics)
{
    const QHash<ScenarioId, std::size_t> numbers = topicNumbers(topics);
    for (auto& item : items) {
        if (const auto topic = numbers.constFind(item.scenario); topic != numbers.constEnd())
            item.topic = topics[*topic].name;
    }
}

void sortFromTheLeft(std::vector<TopicPlace>& places)
{
    std::stable_sort(places.begin(), places.end(),
                     [](const TopicPlace& a, const TopicPlace& b) { return a.at < b.at; });
}

void addMap(const std::vector<EmbeddedScene>& scenes, const QHash<ScenarioId, std::size_t>& numbers,
            KeptTopicFigures& figures)
{
    topics::Points points;
    for (const EmbeddedScene& scene : scenes) {
        const auto topic = numbers.constFind(scene.scene.id);
        if (topic == numbers.constEnd() || scene.vector.empty())
            continue;
        if (!points.empty() && points.front().size() != scene.vector.size()) {
            figures.places.clear();
            return;
        }
        points.emplace_back(scene.vector.begin(), scene.vector.end());
        figures.places.push_back({scene.scene.id, scene.scene.name(), *topic, {}});
    }
    if (points.size() < 2) {
        figures.places.clear();
        return;
    }
    const topics::FlatMap map = topics::flatMap(topics::ofLengthOne(points));
    for (std::size_t i = 0; i < figures.places.size(); ++i)
        figures.places[i].at = map.at[i];
    figures.shares = map.share;
    sortFromTheLeft(figures.places);
}

} // namespace

ItemsByScenario itemsByScenario(const AgreementInput& people)
{
    ItemsByScenario items;
    for (const AgreementItem& item : people.items)
        items.insert(item.scenario, &item);
    return items;
}

DominantLabel dominantLabel(const Task& task, const std::vector<ScenarioId>& scenarios,
                            const ItemsByScenario& items)
{
    DominantLabel dominant;
    std::map<PlacedLabel, qint64> counts;
    for (const ScenarioId scenario : scenarios) {
        const AgreementItem* item = items.value(scenario);
        const auto labels = item ? goldLabelsOf(task, item->gold) : std::nullopt;
        if (!labels)
            continue;
        ++dominant.withGold;
        for (const PlacedLabel& label : *labels)
            ++counts[label];
    }
    const auto most =
        std::max_element(counts.begin(), counts.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    if (most != counts.end()) {
        dominant.label = most->first;
        dominant.scenarios = most->second;
    }
    return dominant;
}

std::vector<TopicPlace> topicPlaces(const TopicFinding& found)
{
    std::vector<TopicPlace> places;
    for (std::size_t i = 0; i < found.scenes.size(); ++i)
        places.push_back({found.scenes[i].scene.id, found.scenes[i].scene.name(),
                          static_cast<std::size_t>(found.topics.of[i]), found.topics.map.at[i]});
    sortFromTheLeft(places);
    return places;
}

Result<KeptTopicFigures> mappedTopics(const Topics& known, KeptTopics kept)
{
    const auto scenes = known.scenes(kept.set.model);
    if (!scenes)
        return fail(scenes.error());
    KeptTopicFigures figures;
    figures.model = kept.set.model;
    figures.at = kept.set.at;
    figures.topics = std::move(kept.topics);
    const QHash<ScenarioId, std::size_t> numbers = topicNumbers(figures.topics);
    for (const EmbeddedScene& scene : *scenes) {
        figures.names.insert(scene.scene.id, scene.scene.name());
        if (!numbers.contains(scene.scene.id))
            ++figures.without;
    }
    addMap(*scenes, numbers, figures);
    return figures;
}

Result<std::optional<KeptTopicFigures>> keptTopicFigures(const Topics& known,
                                                         const AgreementInput& people)
{
    auto kept = known.kept();
    if (!kept)
        return fail(kept.error());
    if (!*kept)
        return std::optional<KeptTopicFigures>();
    auto figures = mappedTopics(known, std::move(**kept));
    if (!figures)
        return fail(figures.error());
    figures->task = people.task;
    const ItemsByScenario items = itemsByScenario(people);
    for (const NamedTopic& topic : figures->topics)
        figures->dominant.push_back(dominantLabel(*people.task, topic.scenarios, items));
    return std::optional(std::move(*figures));
}

QHash<ScenarioId, std::size_t> topicNumbers(const std::vector<NamedTopic>& topics)
{
    QHash<ScenarioId, std::size_t> numbers;
    for (std::size_t i = 0; i < topics.size(); ++i) {
        for (const ScenarioId scenario : topics[i].scenarios) {
            if (!numbers.contains(scenario))
                numbers.insert(scenario, i);
        }
    }
    return numbers;
}

void nameTopics(const std::vector<NamedTopic>& topics, evaluation::Input& input)
{
    nameTopicsOf(input.items, topics);
}

void nameTopics(const std::vector<NamedTopic>& topics, AgreementInput& input)
{
    nameTopicsOf(input.items, topics);
}

Result<void> nameTopics(const Topics& known, evaluation::Input& input)
{
    const auto kept = known.kept();
    if (!kept)
        return fail(kept.error());
    if (*kept)
        nameTopics((*kept)->topics, input);
    return {};
}

} // namespace subtext
