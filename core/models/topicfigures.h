// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/evaluation/scoredinput.h"
#include "core/models/topicfinding.h"

#include <QHash>

#include <array>

namespace subtext {

/// The place of an option in a question.
struct PlacedLabel
{
    std::size_t question = 0;
    std::size_t option = 0;

    auto operator<=>(const PlacedLabel&) const = default;
};

/// Of some scenarios, the label that most have in their gold: of a board of yes and no a question
/// that is yes, else an option of the first question. The first in the task's order where several
/// are as frequent.
struct DominantLabel
{
    qint64 withGold = 0; ///< Scenarios.
    std::optional<PlacedLabel> label;
    qint64 scenarios = 0; ///< That have it.

    bool operator==(const DominantLabel&) const = default;
};

/// Refers to the items of the input.
using ItemsByScenario = QHash<ScenarioId, const AgreementItem*>;
ItemsByScenario itemsByScenario(const AgreementInput& people);

/// Scenarios without an item have no gold.
DominantLabel dominantLabel(const Task& task, const std::vector<ScenarioId>& scenarios,
                            const ItemsByScenario& items);

/// A scenario on the map.
struct TopicPlace
{
    ScenarioId scenario;
    QString name;
    std::size_t topic = 0; ///< From 0.
    std::array<double, 2> at{};

    bool operator==(const TopicPlace&) const = default;
};
/// From left to right, of equal ones from below to above.
std::vector<TopicPlace> topicPlaces(const TopicFinding& found);

/// The topics that were kept last, with what gold says of them and where their scenarios lie.
struct KeptTopicFigures
{
    std::shared_ptr<const Task> task;
    QString model; ///< Of the embeddings.
    qint64 at = 0; ///< When they were kept; UTC milliseconds.
    std::vector<NamedTopic> topics;
    std::vector<DominantLabel> dominant; ///< One a topic.
    QHash<ScenarioId, QString> names;
    std::size_t without = 0; ///< Scenarios of no topic.
    /// Of scenarios with a topic and an embedding of their text by that model; in the order of
    /// topicPlaces(). None for fewer than two, or where embeddings have different lengths.
    std::vector<TopicPlace> places;
    std::array<double, 2> shares{}; ///< As topics::FlatMap::share.
};

/// Without what gold says of them. Errors: those of reading.
Result<KeptTopicFigures> mappedTopics(const Topics& known, KeptTopics kept);
/// None where no topics were kept. Errors: those of reading.
Result<std::optional<KeptTopicFigures>> keptTopicFigures(const Topics& known,
                                                         const AgreementInput& people);

/// Of each scenario the place of its topic: the first that has it.
QHash<ScenarioId, std::size_t> topicNumbers(const std::vector<NamedTopic>& topics);

/// Says of each item which topic it is of: the first that has it.
void nameTopics(const std::vector<NamedTopic>& topics, evaluation::Input& input);
void nameTopics(const std::vector<NamedTopic>& topics, AgreementInput& input);
/// The same of the topics that were kept last, as far as there are any. Errors: those of reading.
Result<void> nameTopics(const Topics& known, evaluation::Input& input);

} // namespace subtext
