// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/decision.h"
#include "core/domain/scenario.h"

#include <QHash>

#include <functional>

namespace subtext {

/// What the decisions about one scenario come to.
struct Resolution
{
    std::optional<Decision> decision; ///< The one that counts.
    /// The adjudicators' own decisions that stand against or beside each other: the latest of each
    /// person since the last imported, bulk or final one, in order of revision.
    std::vector<Decision> independent;
    bool isDisputed = false; ///< They differ; nothing counts until a final decision.
    /// How one of them would settle it: the latest that stands; only where they differ.
    std::optional<Decision> proposal;
};

/// The rows of one scenario that still say something, in order of revision: without proposals, and
/// without final decisions that were taken back and the rows that did so.
std::vector<Decision> standingDecisions(std::span<const Decision> byRevision);

/// Goes through what stands of the decisions about one scenario, in order. A final decision, and
/// one without a person (imported, in bulk), puts aside what was before it. After it every
/// adjudicator has a voice of their own, their latest; where all voices say the same, the last of
/// them counts; where they differ, none does. A withdrawn voice is silent. A note alone decides
/// nothing, but is kept as the decision while nothing else is.
Resolution resolveDecisions(std::span<const Decision> byRevision);

/// Where a gold label comes from.
enum class GoldSource : std::uint8_t {
    None,     ///< Nobody decided, and the votes do not decide by themselves.
    Rule,     ///< The votes: unanimous, or a majority.
    Decision, ///< A person or an imported file.
    Disputed, ///< Two adjudicators differ.
};

/// The gold label of one scenario as of now.
struct GoldLabel
{
    GoldSource source = GoldSource::None;
    std::optional<Choice> label; ///< None where there is none, or where ambiguous.
    bool isAmbiguous = false;
    Basis basis = Basis::Unstated;
    QString note;

    bool isSettled() const { return label || isAmbiguous; }
    bool operator==(const GoldLabel&) const = default;
};

/// A decision counts before the rule. By the rule, an item with all its `ratingsNeeded` votes (two
/// at least) has the label of all or of a majority. A split has none, ever, until a person decides.
GoldLabel goldLabel(const Resolution& resolution, std::span<const Choice> votes, int ratingsNeeded);

/// The gold label of one scenario of a study.
struct ItemGold
{
    ScenarioId scenario;
    GoldLabel gold;

    bool operator==(const ItemGold&) const = default;
};

/// Gold labels of all scenarios, in their order. Annotations are the counting ones; `history` holds
/// every decision by scenario and revision. O(n log n).
std::vector<ItemGold> goldLabels(const std::vector<Scenario>& scenarios,
                                 const std::vector<Annotation>& annotations,
                                 const std::vector<Decision>& history, int ratingsNeeded);

/// Hands over the revisions of each scenario; `history` is sorted by scenario.
void forEachScenario(std::span<const Decision> history,
                     const std::function<void(std::span<const Decision>)>& visit);

/// The revisions of each scenario that has any; views into `history`, which is sorted by scenario.
QHash<ScenarioId, std::span<const Decision>> decisionsByScenario(std::span<const Decision> history);

} // namespace subtext
