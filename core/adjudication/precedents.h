// SPDX-License-Identifier: MIT
#pragma once

#include "core/adjudication/hints.h"
#include "core/domain/decision.h"
#include "core/domain/scenario.h"
#include "core/domain/vocabulary.h"

#include <span>

namespace subtext {

/// What one item is compared with another by.
struct ItemProfile
{
    QString group;
    PowerRelation power = PowerRelation::Peer;
    std::array<int, EmotionCount> votes{}; ///< By emotion.
    std::optional<VadPoint> meanVad;       ///< None without a complete rating.

    bool operator==(const ItemProfile&) const = default;
};

/// Of the counting answers to one item, in any order. A rating is complete as for HintModel.
ItemProfile profileOf(const Scenario& scenario, std::span<const Annotation> answers);

/// 0 (the same) … 1: the plain mean of three parts, each 0 … 1.
/// - Votes: how much of them lies elsewhere, ½ · Σ |share a − share b| (total variation distance);
///   1 where only one of the two has any.
/// - Profile: the Euclidean distance of the mean VAD, in scale numbers, as a share of 2√3; 1 where
///   only one of the two has a complete rating.
/// - Scene: ½ where the subtypes differ, and ½ where the power relations do, which is what the
///   roles come to.
/// A definition of this project.
double profileDistance(const ItemProfile& a, const ItemProfile& b);

/// An item that an adjudicator decided themselves.
struct Precedent
{
    ScenarioId scenario;
    qint64 ordinal = 0; ///< Its place in the order of import.
    QString name;       ///< "subtype/id"
    QString utterance;
    ItemProfile profile;
    Uuid decision; ///< The decision that stands as theirs.
    Pick pick;
    Basis basis = Basis::Unstated;
    QString note;

    bool operator==(const Precedent&) const = default;
};

inline constexpr std::size_t PrecedentsShown = 3;

/// The `most` that lie nearest to `asked`, nearest first; of equals the one imported first. `own`
/// may stand in any order; the item that is asked about is left out. O(own).
std::vector<Precedent> nearestPrecedents(ScenarioId item, const ItemProfile& asked,
                                         std::span<const Precedent> own,
                                         std::size_t most = PrecedentsShown);

} // namespace subtext
