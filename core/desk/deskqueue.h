// SPDX-License-Identifier: MIT
#pragma once

#include "core/adjudication/precedents.h"
#include "core/agreement/agreementinput.h"
#include "core/base/error.h"
#include "core/desk/comparing.h"
#include "core/desk/desksearch.h"
#include "core/domain/goldlabel.h"
#include "core/domain/outdateddecisions.h"
#include "core/domain/records.h"
#include "core/quality/qualityrules.h"

#include <span>
#include <vector>

namespace subtext {

class StudyContext;

enum class DeskState : std::uint8_t {
    Open,      ///< No gold label yet.
    ByRule,    ///< The votes gave it; open to override.
    Held,      ///< Put aside.
    Decided,   ///< By this adjudicator, or by an imported file.
    Revisited, ///< By this adjudicator, more than once.
    Disputed,  ///< This adjudicator and another differ, and both are through.
    // For somebody whom the others do not wait for, see isAskedToDecide:
    WithOthers,  ///< Decided by another adjudicator.
    OthersDiffer ///< Two other adjudicators differ, and both are through.
};

/// The decision that counts for one item, as the figures of the desk need it.
struct DeskRecord
{
    DecisionId id;
    bool isOwn = false; ///< This adjudicator's.
    Picks picks{};
    Picks firstPicks{};
    std::optional<ShownHints> hints;
    std::optional<qint64> activeMs;
    bool isFileOrder = false; ///< It came without an order of the raters: they stand by seat.
    int places = 0;           ///< How many raters were shown.
    /// From 0: of the only rater who says all that was picked; none where not one.
    std::optional<int> place;

    bool operator==(const DeskRecord&) const = default;
};

struct DeskQuestion
{
    std::optional<Pattern> pattern; ///< None while ratings are missing.
    GoldLabel gold;                 ///< As this adjudicator may know it.

    bool isSplit() const { return pattern == Pattern::Split; }
    bool isOpenSplit() const { return isSplit() && !gold.isSettled(); }
    bool operator==(const DeskQuestion&) const = default;
};

/// One line of the queue.
struct DeskItem
{
    ScenarioId scenario;
    QString name; ///< "subtype/id"
    QString utterance;
    QString group;
    int ratings = 0;
    std::vector<DeskQuestion> questions; ///< Of the task, in its order.
    bool isWide = false;                 ///< A wide range on a scale.
    bool isMalformed = false;            ///< Somebody's flag of the item itself is open.
    double severity = 0;                 ///< See adjudication/severity.h.
    DeskState state = DeskState::Open;
    bool hasDraft = false;   ///< Of this adjudicator: picked, written or put aside, not decided.
    bool isOutdated = false; ///< An answer is later than the decision (outdatedDecision).
    AnswerChange outdatedBy = AnswerChange::Other; ///< Where it is.
    int owedAgain = 0; ///< Answers that were asked for again and are to come; see OwedAgain.
    /// Answers of further raters that are to come (MoreRaters): until then ratings are missing.
    int furtherToCome = 0;
    PersonId proposedBy; ///< Of a disputed item: whose proposal stands; invalid where none does.
    std::optional<DeskRecord> record; ///< None where nobody decided.
    /// Who decided it in their own name, never what they said; told to nobody who is still asked
    /// for their own decision (isAskedToDecide).
    std::vector<PersonId> decidedBy;

    /// Of the question on which they agree least; none while ratings are missing.
    std::optional<Pattern> pattern() const;
    const GoldLabel& gold(QuestionIndex question = FirstQuestion) const
    {
        return questions.at(indexOf(question)).gold;
    }
    /// Every question has a label, or is kept ambiguous.
    bool isSettled() const;
    bool isSplit() const { return pattern() == Pattern::Split; }
    bool isDisputed() const
    {
        return state == DeskState::Disputed || state == DeskState::OthersDiffer;
    }
    /// Nothing is asked of this adjudicator.
    bool isWithOthers() const
    {
        return state == DeskState::WithOthers || state == DeskState::OthersDiffer;
    }
    /// A split without a gold label that this adjudicator is asked for.
    bool isWaiting() const;
    /// It is for people to look at: also once it is decided, where an answer was revised since.
    bool isFlagged() const { return isSplit() || isWide || isMalformed || isOutdated; }
    bool operator==(const DeskItem&) const = default;
};

struct DeskRater
{
    PersonId person;
    int seat = 0;
    Annotation annotation;
    std::vector<QualityFlag> flags; ///< Level 2, of this answer.
};

struct DeskCase
{
    Scenario scenario;
    std::vector<DeskRater> raters; ///< In the order of their places on screen.
    /// What the votes give by themselves: no label for a split.
    std::vector<DeskQuestion> questions;
    /// Own, imported and final ones, oldest first. All of them once the study is locked, for
    /// whoever is not asked to decide.
    std::vector<Decision> history;
    std::optional<Decision> proposal; ///< How one of two would settle it; see Resolution.
    std::optional<DeskDraft> draft;
    /// When the decision was made that counts as far as this adjudicator may know, if an answer is
    /// later than it (outdatedDecision).
    std::optional<qint64> outdated;
    AnswerChange outdatedBy = AnswerChange::Other; ///< Where it is.
    int owedAgain = 0;                             ///< As DeskItem has it.

    const GoldLabel& rule(QuestionIndex question = FirstQuestion) const
    {
        return questions.at(indexOf(question)).gold;
    }
    std::vector<int> shownOrder() const; ///< Seats by place.
};

/// What the desk shows. Adjudicators do not see each other's decisions before both are through, nor
/// who gave which answer before the study is locked (unless the protocol allows it).
class DeskQueue
{
public:
    explicit DeskQueue(StudyContext& context)
        : m_context(context)
    {}

    /// Every item as this adjudicator may see it, hardest first; equals in the order of import.
    Result<std::vector<DeskItem>> items(PersonId adjudicator) const;
    Result<std::optional<DeskItem>> item(PersonId adjudicator, ScenarioId scenario) const;
    /// The same for somebody who has the comparison at hand: a look at that item alone.
    Result<std::optional<DeskItem>> item(PersonId adjudicator, ScenarioId scenario,
                                         const std::optional<AdjudicatorComparison>& both) const;
    /// Errors: UnknownScenario, UnknownPerson.
    Result<DeskCase> load(PersonId adjudicator, ScenarioId scenario) const;
    /// The items of one subtype for a HintModel: ratings of now, gold labels of `queue`, no texts.
    Result<AgreementInput> hintInput(const QString& subtype, std::span<const DeskItem> queue) const;
    /// What this adjudicator decided, alone or together with another, in the order of import.
    Result<std::vector<Precedent>> precedents(PersonId adjudicator) const;
    /// One of them; none where they did not decide it.
    Result<std::optional<Precedent>> precedent(PersonId adjudicator, ScenarioId scenario) const;
    /// Every item whose name, utterance, context, roles, or notes that this adjudicator may know
    /// have the text in them. Reads all texts.
    Result<QHash<ScenarioId, SearchHit>> search(PersonId adjudicator, const QString& text) const;
    /// Whether adjudicators may see who gave which answer.
    Result<bool> areNamesShown() const;

private:
    StudyContext& m_context;
};

} // namespace subtext
