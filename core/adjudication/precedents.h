// SPDX-License-Identifier: MIT
#pragma once

#include "core/adjudication/ratingspace.h"
#include "core/domain/annotation.h"
#include "core/domain/decision.h"
#include "core/domain/scenario.h"
#include "core/task/task.h"

#include <span>
#include <vector>

namespace subtext {

struct ItemProfile
{
    QString group;
    QString relation;                    ///< What stands between its people, as the scene has it.
    std::vector<std::vector<int>> votes; ///< By question and option.
    std::optional<RatingPoint> mean;     ///< None without a complete rating, or without scales.

    bool operator==(const ItemProfile&) const = default;
};

/// Of the counting answers to one item, in any order. A rating is complete that has a choice on the
/// first question and a point on every scale but that of confidence.
ItemProfile profileOf(const Task& task, const Scenario& scenario,
                      std::span<const Annotation> answers);

/// 0 (the same) … 1: the plain mean of three parts, each 0 … 1. What the task does not have is the
/// same everywhere.
/// - Votes: how much of them lies elsewhere, ½ · Σ |share a − share b| (total variation distance),
///   on average over the questions; 1 where only one of the two has any.
/// - Profile: the Euclidean distance of the means in a RatingSpace, as a share of the longest; 1
///   where only one of the two has a complete rating.
/// - Scene: ½ where the groups differ, and ½ where the relations of the people do.
/// A definition of this project.
double profileDistance(const ItemProfile& a, const ItemProfile& b);

/// An item that an adjudicator decided themselves.
struct Precedent
{
    ScenarioId scenario;
    qint64 ordinal = 0; ///< Its place in the order of import.
    QString name;       ///< "group/id"
    QString utterance;
    ItemProfile profile;
    Uuid decision; ///< The decision that stands as theirs.
    Picks picks{};
    Basis basis = Basis::Unstated;
    QString note;

    bool operator==(const Precedent&) const = default;
};

/// What an adjudicator's own decisions have for an item.
struct OwnPrecedents
{
    std::vector<Precedent> nearest;   ///< The similar ones, nearest first.
    std::size_t decidedElsewhere = 0; ///< Items beside this one that they decided.

    bool operator==(const OwnPrecedents&) const = default;
};

inline constexpr std::size_t PrecedentsShown = 3;

/// A decision on an item that lies farther away is not similar. It is as far as an item of which no
/// vote is shared and all else is the same: mean ratings, group and relation. Of one question with
/// three votes, another group or relation (1/6) leaves room for one vote elsewhere (1/9), not for
/// two; both others (1/3) leave none. A definition of this project.
inline constexpr double FarthestPrecedent = 1.0 / 3;

/// The `most` that lie nearest to `asked`, nearest first; of equals the one imported first. None
/// lies farther away than FarthestPrecedent. `own` may stand in any order; the item that is asked
/// about is left out. O(own).
std::vector<Precedent> nearestPrecedents(ScenarioId item, const ItemProfile& asked,
                                         std::span<const Precedent> own,
                                         std::size_t most = PrecedentsShown);

} // namespace subtext
