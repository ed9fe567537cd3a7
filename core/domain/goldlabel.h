// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/decision.h"
#include "core/domain/scenario.h"

#include <QHash>

#include <algorithm>
#include <functional>

namespace subtext {

/// What the decisions about one scenario come to.
struct Resolution
{
    std::optional<Decision> decision; ///< The one that counts.
    /// The adjudicators' own decisions that stand against or beside each other: the latest of each
    /// person since the last imported, bulk or final one, in order of revision.
    std::vector<Decision> independent;
    bool isDisputed = false; ///< They differ on a question; `decision` is none.
    /// How one of them would settle it: the latest that stands; only where they differ.
    std::optional<Decision> proposal;

    /// The voices say different things of it: nothing counts until a final decision. What they say
    /// alike counts all the same.
    bool isDisputedOn(QuestionIndex question) const;
    /// What was decided of one question; none where it is disputed or left to the votes.
    std::optional<Pick> pick(QuestionIndex question) const;
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

enum class GoldSource : std::uint8_t {
    None,     ///< Nobody decided, and the votes do not decide by themselves.
    Rule,     ///< The votes: unanimous, or a majority.
    Decision, ///< A person or an imported file.
    Disputed, ///< Two adjudicators differ.
};

/// The gold label of one scenario on one question as of now.
struct GoldLabel
{
    GoldSource source = GoldSource::None;
    std::optional<Choice> label; ///< None where there is none, or where the votes are kept as such.
    bool isAmbiguous = false;    ///< Decided so, with a label or without one.
    Basis basis = Basis::Unstated;
    QString note;

    bool isSettled() const { return label || isAmbiguous; }
    Pick pick() const { return {label, label && isAmbiguous}; }
    bool operator==(const GoldLabel&) const = default;
};

/// A decision about the question counts before the rule. By the rule, an item with all its
/// `ratingsNeeded` votes (two at least) has the label of all or of a majority. A split has none,
/// ever, until a person decides.
GoldLabel goldLabel(const Resolution& resolution, std::span<const Choice> votes, int ratingsNeeded,
                    QuestionIndex question = FirstQuestion);

/// The gold labels of one scenario of a study, by question.
struct ItemGold
{
    ScenarioId scenario;
    std::vector<GoldLabel> labels;

    const GoldLabel& of(QuestionIndex question = FirstQuestion) const
    {
        return labels.at(indexOf(question));
    }
    GoldLabel& of(QuestionIndex question = FirstQuestion) { return labels.at(indexOf(question)); }
    /// On every question.
    bool isSettled() const
    {
        return std::all_of(labels.begin(), labels.end(),
                           [](const GoldLabel& gold) { return gold.isSettled(); });
    }
    /// Of the decision, which is about the scenario and not about one question.
    QString note() const { return labels.empty() ? QString() : labels.front().note; }
    bool operator==(const ItemGold&) const = default;
};

/// What is said of one scenario on each of so many questions. Answers are the counting ones.
ItemGold goldOf(ScenarioId scenario, const Resolution& resolution,
                std::span<const Annotation> answers, int ratingsNeeded, std::size_t questions);

/// Gold labels of all scenarios, in their order, on each of so many questions. Annotations are the
/// counting ones; `history` holds every decision by scenario and revision. O(n log n).
std::vector<ItemGold> goldLabels(const std::vector<Scenario>& scenarios,
                                 const std::vector<Annotation>& annotations,
                                 const std::vector<Decision>& history, int ratingsNeeded,
                                 std::size_t questions = 1);

/// Hands over the revisions of each scenario; `history` is sorted by scenario.
void forEachScenario(std::span<const Decision> history,
                     const std::function<void(std::span<const Decision>)>& visit);

/// The revisions of each scenario that has any; views into `history`, which is sorted by scenario.
QHash<ScenarioId, std::span<const Decision>> decisionsByScenario(std::span<const Decision> history);

} // namespace subtext
