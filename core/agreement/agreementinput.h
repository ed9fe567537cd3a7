// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/domain/annotation.h"
#include "core/domain/goldlabel.h"
#include "core/domain/person.h"
#include "core/domain/scenario.h"
#include "core/domain/vocabulary.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace subtext {

/// One person's counting answer to one item, reduced to what agreement is about.
struct AgreementRating
{
    int rater = 0; ///< Index into AgreementInput::raters.
    std::optional<Choice> emotion;
    Points points{};

    bool operator==(const AgreementRating&) const = default;
};

struct AgreementItem
{
    ScenarioId scenario;
    QString name; ///< "subtype/id".
    QString group;
    Domain domain = Domain::Unknown;
    PowerRelation power = PowerRelation::Peer;
    int contextWords = 0;
    int utteranceWords = 0;
    std::optional<Choice> gold; ///< None where undecided or ambiguous.
    bool isAmbiguous = false;   ///< Decided to keep the distribution of its votes.
    bool hasNote = false;
    std::vector<AgreementRating> ratings; ///< By seat.

    bool operator==(const AgreementItem&) const = default;
};

struct AgreementRater
{
    PersonId person;
    QString code;
    QString name;

    bool operator==(const AgreementRater&) const = default;
};

/// What agreement is computed from: plain values, so that a worker can have a copy. Items stand in
/// the order of import; the seeded figures depend on it.
struct AgreementInput
{
    std::vector<AgreementRater> raters; ///< Whoever rated anything, in the order of the roster.
    std::vector<AgreementItem> items;
    int ratingsNeeded = 3; ///< As the study's protocol asks.

    bool operator==(const AgreementInput&) const = default;
};

/// Which items take part; none: all.
struct AgreementFilter
{
    std::optional<QString> group;
    std::optional<PowerRelation> power;
    std::optional<Domain> domain;

    bool operator==(const AgreementFilter&) const = default;
};

/// Every scenario becomes an item, rated or not. Annotations are the counting ones.
AgreementInput agreementInput(const std::vector<Scenario>& scenarios,
                              const std::vector<Person>& people,
                              const std::vector<Annotation>& annotations,
                              const std::vector<ItemGold>& gold, int ratingsNeeded);

/// The items that pass, in their order; raters stay as they are.
AgreementInput filtered(const AgreementInput& input, const AgreementFilter& filter);

} // namespace subtext
