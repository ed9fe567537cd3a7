// SPDX-License-Identifier: MIT
#include "core/agreement/agreementinput.h"

#include "core/agreement/agreementinputbuilder.h"
#include "core/stats/splits.h"
#include "core/task/builtintasks.h"

#include <QHash>

#include <algorithm>
#include <map>

namespace subtext {
namespace {

Partition itemPartOf(stats::Part part)
{
    switch (part) {
    case stats::Part::Train:
        return Partition::Train;
    case stats::Part::Validation:
        return Partition::Validation;
    case stats::Part::Test:
        return Partition::Test;
    }
    Q_UNREACHABLE();
}

PartsOfItems ownParts(const AgreementInput& input)
{
    PartsOfItems parts;
    parts.reserve(input.items.size());
    for (const AgreementItem& item : input.items)
        parts.push_back(item.part);
    return parts;
}

PartsOfItems drawnParts(const AgreementInput& input, std::uint64_t seed)
{
    std::map<QString, int> placeOf;
    for (const AgreementItem& item : input.items)
        placeOf.emplace(item.group, 0);
    int place = 0;
    for (auto& [group, at] : placeOf)
        at = place++;
    constexpr int NotKnown = -1;
    // Elsewhere a release says that it went by group, and its parts stay what they were.
    const bool isByPower = input.task->layout == TaskLayout::Cei;
    std::vector<stats::Stratum> strata;
    strata.reserve(input.items.size());
    for (const AgreementItem& item : input.items)
        strata.push_back({placeOf.at(item.group),
                          isByPower && item.power ? static_cast<int>(*item.power) : NotKnown});
    PartsOfItems parts;
    parts.reserve(strata.size());
    for (const stats::Part part : stats::stratifiedSplit(strata, seed))
        parts.emplace_back(itemPartOf(part));
    return parts;
}

} // namespace

std::shared_ptr<const Task> usualTask()
{
    // Not owned: the tasks that ship stay for as long as the program.
    static const std::shared_ptr<const Task> task(std::shared_ptr<const Task>(), &defaultTask());
    return task;
}

bool AgreementInput::operator==(const AgreementInput& other) const
{
    return (task == other.task || *task == *other.task) && raters == other.raters &&
           items == other.items && ratingsNeeded == other.ratingsNeeded &&
           hasOwnParts == other.hasOwnParts;
}

std::optional<std::size_t> valenceScaleOf(const Task& task)
{
    return indexOfToken(task.scales, QStringLiteral("valence"));
}

bool hasPowerRelations(const Task& task)
{
    const SceneField* relation = fieldAt(task, FieldPlace::Relation);
    return relation != nullptr &&
           std::all_of(AllPowerRelations.begin(), AllPowerRelations.end(),
                       [&](PowerRelation power) {
                           return findToken(relation->options, powerToken(power)) != nullptr;
                       });
}

std::optional<PowerRelation> statedPower(const Task& task, const Scenario& scenario)
{
    if (!hasPowerRelations(task))
        return std::nullopt;
    const auto field =
        static_cast<std::size_t>(fieldAt(task, FieldPlace::Relation) - task.scene.data());
    return powerFromToken(scenario.fields.at(field));
}

AgreementInput agreementInput(const std::vector<Scenario>& scenarios,
                              const std::vector<Person>& people,
                              const std::vector<Annotation>& annotations,
                              const std::vector<ItemGold>& gold, int ratingsNeeded,
                              std::shared_ptr<const Task> task,
                              const std::vector<FurtherRating>& further)
{
    const AnswersByItem answers = answersByItem(annotations);
    AgreementInputBuilder builder(std::move(task), people, ratingsNeeded, further);
    for (const Scenario& scenario : scenarios) {
        AgreementItem& item = builder.add(scenario);
        const auto given = answers.constFind(scenario.id);
        if (given == answers.constEnd())
            continue;
        item.ratings.reserve(given->size());
        for (const Annotation* annotation : *given)
            builder.addRating(item, *annotation);
    }
    AgreementInput input = builder.take();
    setGold(input, gold);
    return input;
}

void setParts(AgreementInput& input, const QHash<ScenarioId, Partition>& parts)
{
    for (AgreementItem& item : input.items) {
        if (const auto part = parts.constFind(item.scenario); part != parts.constEnd()) {
            item.part = *part;
            input.hasOwnParts = true;
        }
    }
}

void setSoftLabels(AgreementInput& input, const std::vector<Annotation>& answers,
                   SecondReading asked)
{
    if (asked == SecondReading::Off)
        return;
    const AnswersByItem byItem = answersByItem(answers);
    for (AgreementItem& item : input.items) {
        const std::vector<const Answer*> given = answersOf(byItem.value(item.scenario));
        std::vector<SoftLabel> labels;
        for (std::size_t i = 0; i < input.task->questions.size(); ++i)
            labels.push_back(
                softLabelOfReadings(given, *input.task, static_cast<QuestionIndex>(i)));
        const bool isAny = std::any_of(labels.begin(), labels.end(),
                                       [](const SoftLabel& of) { return of.answers > 0; });
        item.softLabels = isAny ? std::move(labels) : std::vector<SoftLabel>();
    }
}

bool takesPart(const AgreementItem& item, const AgreementFilter& filter)
{
    return (!filter.group || item.group == *filter.group) &&
           (!filter.power || item.power == filter.power) &&
           (!filter.domain || item.domain == *filter.domain) &&
           (!filter.part || item.part == filter.part) &&
           (!filter.topic || item.topic == *filter.topic) &&
           !(filter.withoutAmbiguous && item.ambiguous.any());
}

AgreementInput filtered(const AgreementInput& input, const AgreementFilter& filter)
{
    AgreementInput kept;
    kept.task = input.task;
    kept.raters = input.raters;
    kept.ratingsNeeded = input.ratingsNeeded;
    kept.hasOwnParts = input.hasOwnParts;
    std::copy_if(input.items.begin(), input.items.end(), std::back_inserter(kept.items),
                 [&](const AgreementItem& item) { return takesPart(item, filter); });
    return kept;
}

PartsOfItems splitItems(const AgreementInput& input, std::uint64_t seed)
{
    return input.hasOwnParts ? ownParts(input) : drawnParts(input, seed);
}

} // namespace subtext
