// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/softlabel.h"
#include "core/base/ids.h"
#include "core/domain/annotation.h"
#include "core/domain/goldlabel.h"
#include "core/domain/person.h"
#include "core/domain/records.h"
#include "core/domain/scenario.h"
#include "core/domain/vocabulary.h"
#include "core/task/task.h"

#include <QHash>
#include <QString>

#include <bitset>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace subtext {

/// One person's counting answer to one item, reduced to what agreement is about.
struct AgreementRating
{
    int rater = 0;   ///< Index into AgreementInput::raters.
    Ballot ballot{}; ///< What was chosen, by question of the task.
    Points points{}; ///< What was rated, by scale.
    /// By somebody who was asked because the first raters split (FurtherRating). Whether there is
    /// such an answer depends on the others, so that estimates about pairs of people go without it
    /// (plannedVotes).
    bool isFurther = false;

    bool operator==(const AgreementRating&) const = default;
};

struct AgreementItem
{
    ScenarioId scenario;
    QString name;  ///< "group/id", or the id where the task has no groups.
    QString group; ///< Empty where the task has none.
    Domain domain = Domain::Unknown;
    std::optional<PowerRelation> power; ///< None where it is not known.
    int contextWords = 0;               ///< Of the paragraphs of its scene.
    int utteranceWords = 0;             ///< Of the hero, what the questions are about.
    Ballot gold{}; ///< By question; none where undecided, or where the distribution is kept.
    std::bitset<MaxQuestions> ambiguous; ///< By question: decided so, with a label or without one.
    bool hasNote = false;
    std::vector<AgreementRating> ratings; ///< By seat.
    std::optional<Partition> part;        ///< As a file said it.
    QString topic;         ///< That was found; empty: of none, or none were asked for (nameTopics).
    int ratingsToCome = 0; ///< Of further raters (MoreRaters): the item is not complete before.
    /// By question, of one without second readings one without answers; empty where no question
    /// has any, or they are not asked for.
    std::vector<SoftLabel> softLabels;

    bool operator==(const AgreementItem&) const = default;
};

struct AgreementRater
{
    PersonId person;
    QString code;
    QString name;

    bool operator==(const AgreementRater&) const = default;
};

/// What a study asks where nobody says otherwise: CEI's task.
std::shared_ptr<const Task> usualTask();

/// What agreement is computed from: plain values, so that a worker can have a copy. Items stand in
/// the order of import; the seeded figures depend on it.
struct AgreementInput
{
    std::shared_ptr<const Task> task = usualTask(); ///< What was asked; never null.
    std::vector<AgreementRater> raters; ///< Whoever rated anything, in the order of the roster.
    std::vector<AgreementItem> items;
    int ratingsNeeded = 3;    ///< As the study's protocol asks.
    bool hasOwnParts = false; ///< Files said which part some item is of: none is drawn.

    bool operator==(const AgreementInput& other) const;
};

/// Which items take part; none: all.
struct AgreementFilter
{
    std::optional<QString> group;
    std::optional<PowerRelation> power;
    std::optional<Domain> domain;
    bool withoutAmbiguous = false;   ///< Without those that are ambiguous on any question.
    std::optional<Partition> part{}; ///< As files said it: of an item of no part, none.
    std::optional<QString> topic{};  ///< Of items whose topics are named.

    bool operator==(const AgreementFilter&) const = default;
};

/// Every scenario becomes an item, rated or not. Annotations are the counting ones; `further` says
/// which of them were asked for because of a split.
AgreementInput agreementInput(const std::vector<Scenario>& scenarios,
                              const std::vector<Person>& people,
                              const std::vector<Annotation>& annotations,
                              const std::vector<ItemGold>& gold, int ratingsNeeded,
                              std::shared_ptr<const Task> task = usualTask(),
                              const std::vector<FurtherRating>& further = {});

/// Says which part each item is of; those that the table lacks stay of none. Where it has any item,
/// the input has parts of its own.
void setParts(AgreementInput& input, const QHash<ScenarioId, Partition>& parts);

/// Gives the items their soft labels (softLabelOfReadings) where the study asks for second
/// readings. Answers are the counting ones, and may be of other items, too.
void setSoftLabels(AgreementInput& input, const std::vector<Annotation>& answers,
                   SecondReading asked);

/// The scale that is called so: its sign says whether a feeling is a good one.
std::optional<std::size_t> valenceScaleOf(const Task& task);

/// Whether scenes have a power relation in the words of PowerRelation.
bool hasPowerRelations(const Task& task);
/// What a scene says of who stands above whom; none where it says nothing, or where the task's
/// scenes have no such relation.
std::optional<PowerRelation> statedPower(const Task& task, const Scenario& scenario);

bool takesPart(const AgreementItem& item, const AgreementFilter& filter);
/// The items that pass, in their order; raters stay as they are.
AgreementInput filtered(const AgreementInput& input, const AgreementFilter& filter);

/// By item, in the order of import; none: of no part.
using PartsOfItems = std::vector<std::optional<Partition>>;

/// What part of train, validation and test every item is of: as files said it, where the study has
/// parts of its own; else all are drawn, by group, and in CEI's layout by power relation too, so
/// that each part has its share of both.
PartsOfItems splitItems(const AgreementInput& input, std::uint64_t seed);

} // namespace subtext
