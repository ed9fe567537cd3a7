// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/domain/annotation.h"

#include <QString>

#include <optional>
#include <span>

namespace subtext {

/// Why a gold label is what it is. Unstated: it came with an imported file that gives no reason.
enum class Basis : std::uint8_t {
    Unanimous,
    Majority,
    ValencePolarity,
    Misreading,
    VadFit,
    Override,
    Unstated,
};

QLatin1String basisToken(Basis basis);
std::optional<Basis> basisFromToken(QStringView text);

/// One revision of the gold label of one scenario. The latest revision counts.
struct Decision
{
    DecisionId id;
    QString uuid;
    ScenarioId scenario;
    PersonId person; ///< Who decided; invalid where imported or by rule.
    int revision = 1;
    std::optional<Emotion> label; ///< None with a note alone, or where ambiguous.
    Basis basis = Basis::Unstated;
    bool isAmbiguous = false;
    QString note;
    Origin origin = Origin::Entered;
    std::optional<qint64> decidedAt;

    bool operator==(const Decision&) const = default;
};

/// How the votes of one item lie: one label; a single most frequent label; or no such label
/// (all differ, or the top is tied).
enum class Pattern : std::uint8_t { Unanimous, Majority, Split };

/// The pattern and, unless it is a split, the winning label. Empty input is a split.
struct VoteResult
{
    Pattern pattern = Pattern::Split;
    std::optional<Emotion> winner;
};
VoteResult countVotes(std::span<const Emotion> votes);

/// The basis that an imported gold label can claim: its own when the votes give that label by
/// themselves, Override where they give another, Unstated where they split. A split is never
/// explained by the order of the votes.
Basis basisOfImportedGold(Emotion gold, std::span<const Emotion> votes);

} // namespace subtext
