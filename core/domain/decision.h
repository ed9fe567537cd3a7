// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/base/uuid.h"
#include "core/domain/annotation.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

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

/// What an adjudicator chose: a label, or none to keep the distribution of the votes. A label may
/// be marked as ambiguous: the nearest of several that hold.
struct Pick
{
    std::optional<Choice> label;
    bool isMarked = false; ///< Only beside a label; without one the item is ambiguous anyway.

    bool keepsDistribution() const { return !label; }
    bool isAmbiguous() const { return !label || isMarked; }
    bool operator==(const Pick&) const = default;
};

/// What was picked, by question; none where nothing was said of it, so that the votes decide by
/// themselves.
using Picks = std::array<std::optional<Pick>, MaxQuestions>;

Picks picksOf(const std::optional<Pick>& pick, QuestionIndex question = FirstQuestion);
bool isEmpty(const Picks& picks);
/// A label among them: not all that was picked keeps the distribution.
bool hasLabel(const Picks& picks);

struct ShownHints
{
    QString polarity; ///< A token of Polarity (adjudication/hints.h).
    std::optional<Choice> nearest;
    /// What a model of the raters' reliability said, in decisions from before it left the desk.
    std::optional<Choice> likeliest;

    bool operator==(const ShownHints&) const = default;
};

/// One revision of what was decided about one scenario. They are ordered by rank, the time of
/// writing and the UUID, so that every copy of the study has the same order. Which counts:
/// resolveDecisions.
struct Decision
{
    DecisionId id;
    Uuid uuid;
    ScenarioId scenario;
    PersonId person;  ///< Who decided; invalid where imported or by rule.
    int revision = 1; ///< The place among the decisions about the scenario, from 1.
    Picks picks{};    ///< Empty with a note alone.
    Basis basis = Basis::Unstated;
    QString note;
    Origin origin = Origin::Entered;
    std::optional<qint64> decidedAt;

    // What only the desk records.
    bool isFinal = false;        ///< Settles what two adjudicators had decided differently.
    PersonId secondPerson;       ///< The other adjudicator whom a final decision names.
    bool isWithdrawn = false;    ///< Takes the person's own decision back; says nothing else.
    std::vector<int> shownOrder; ///< Seats of the raters in the order of their places.
    Picks firstPicks{};          ///< Before the hints.
    std::optional<ShownHints> hints;
    std::optional<qint64> activeMs; ///< Spent on it at the desk.
    Uuid undoes;                    ///< UUID of the decision that this revision takes back,
    Uuid redoes;                    ///< or brings back; empty for an ordinary one.

    bool operator==(const Decision&) const = default;
    /// No adjudicator's own voice: final, imported or in bulk. It puts aside what was said before
    /// it, unless it is a proposal or was taken back.
    bool isNobodysOwn() const { return isFinal || !person.isValid(); }
    /// True where this adjudicator may know it before both are through: their own, and what is
    /// nobody's own.
    bool isVisibleTo(PersonId adjudicator) const { return person == adjudicator || isNobodysOwn(); }
    /// How one of two adjudicators would settle what they differ on: final, in one name. It decides
    /// nothing, and changes neither voice, until the other confirms it in a row of both names.
    bool isProposal() const { return isFinal && person.isValid() && !secondPerson.isValid(); }
    /// The row that takes a proposal or a final decision back.
    bool takesFinalBack() const { return isFinal && isWithdrawn; }
    bool isDecided() const { return !isWithdrawn && !isEmpty(picks); }
    const std::optional<Pick>& pick(QuestionIndex question = FirstQuestion) const
    {
        return picks.at(indexOf(question));
    }
    const std::optional<Pick>& firstPick(QuestionIndex question = FirstQuestion) const
    {
        return firstPicks.at(indexOf(question));
    }
    /// What was picked, where it is a label.
    std::optional<Choice> label(QuestionIndex question = FirstQuestion) const
    {
        return pick(question) ? pick(question)->label : std::nullopt;
    }
    bool isAmbiguous(QuestionIndex question = FirstQuestion) const
    {
        return pick(question) && pick(question)->isAmbiguous();
    }
};

/// How the votes of one item lie: one label; a single most frequent label; or no such label
/// (all differ, or the top is tied).
enum class Pattern : std::uint8_t { Unanimous, Majority, Split };

/// "unanimous", "majority" or "split", as in files.
QLatin1String patternToken(Pattern pattern);

/// The pattern and, unless it is a split, the winning label. Empty input is a split.
struct VoteResult
{
    Pattern pattern = Pattern::Split;
    std::optional<Choice> winner;
};
VoteResult countVotes(std::span<const Choice> votes);

/// The basis that an imported gold label can claim: its own when the votes give that label by
/// themselves, Override where they give another, Unstated where they split. A split is never
/// explained by the order of the votes.
Basis basisOfImportedGold(Choice gold, std::span<const Choice> votes);

} // namespace subtext
