// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/base/error.h"
#include "core/domain/goldlabel.h"
#include "core/domain/records.h"
#include "core/quality/qualityrules.h"
#include "core/stats/cohen.h"
#include "core/study/changeset.h"

#include <functional>
#include <span>
#include <vector>

class QJsonObject;

namespace subtext {

class StudyContext;

/// Where an item stands for one adjudicator.
enum class DeskState : std::uint8_t {
    Open,      ///< No gold label yet.
    ByRule,    ///< The votes gave it; open to override.
    Held,      ///< Put aside.
    Decided,   ///< By this adjudicator, or by an imported file.
    Revisited, ///< By this adjudicator, more than once.
    Disputed,  ///< Two adjudicators differ, and both are through.
};

/// The decision that counts for one item, as the figures of the desk need it.
struct DeskRecord
{
    DecisionId id;
    bool isOwn = false; ///< This adjudicator's.
    Pick pick;
    std::optional<Pick> firstPick;
    std::optional<ShownHints> hints;
    std::optional<qint64> activeMs;
    bool isFileOrder = false; ///< It came without an order of the raters: they stand by seat.
    int places = 0;           ///< How many raters were shown.
    std::optional<int> place; ///< From 0: of the only rater with the label; none where not one.

    bool operator==(const DeskRecord&) const = default;
};

/// One line of the queue.
struct DeskItem
{
    ScenarioId scenario;
    QString name; ///< "subtype/id"
    QString utterance;
    Subtype subtype = Subtype::SarcasmIrony;
    int ratings = 0;
    std::optional<Pattern> pattern; ///< None while ratings are missing.
    bool isWide = false;            ///< A wide range of valence, arousal or dominance.
    bool isMalformed = false;       ///< Somebody flagged the item itself.
    double severity = 0;            ///< See adjudication/severity.h.
    DeskState state = DeskState::Open;
    GoldLabel gold;                   ///< As this adjudicator may know it.
    std::optional<DeskRecord> record; ///< None where nobody decided.

    bool isSplit() const { return pattern == Pattern::Split; }
    bool isFlagged() const { return isSplit() || isWide || isMalformed; }
    bool operator==(const DeskItem&) const = default;
};

/// One rater's column at the desk.
struct DeskRater
{
    PersonId person;
    int seat = 0;
    Annotation annotation;
    std::vector<QualityFlag> flags; ///< Level 2, of this answer.
};

/// Everything that the desk shows of one item.
struct DeskCase
{
    Scenario scenario;
    std::vector<DeskRater> raters; ///< In the order of their places on screen.
    std::optional<Pattern> pattern;
    GoldLabel rule;                ///< What the votes give by themselves; none for a split.
    std::vector<Decision> history; ///< Own, imported and final ones, oldest first.
    std::optional<DeskDraft> draft;

    std::vector<int> shownOrder() const; ///< Seats by place.
};

/// What an adjudicator decides.
struct Verdict
{
    Pick pick;
    Basis basis = Basis::Unstated;
    QString note;
    std::optional<Pick> firstPick;
    std::optional<ShownHints> hints; ///< None where they were not looked at.
    qint64 activeMs = 0;
};

/// What two adjudicators decided about one item.
struct AdjudicatorDifference
{
    ScenarioId scenario;
    Pick first;
    Pick second;
};

/// Two independent adjudicators side by side. Before both are through only the counts are filled.
struct AdjudicatorComparison
{
    PersonId first;
    PersonId second;
    qint64 decidedByBoth = 0;
    bool isReady = false;    ///< Both have decided every split.
    stats::CohenKappa kappa; ///< Nine categories: the emotions and "ambiguous".
    std::vector<AdjudicatorDifference> differences; ///< Not settled yet, in the order of import.
};

/// The desk: who settles the splits. A split has no gold label until a person decides. Adjudicators
/// do not see each other's decisions before both are through, nor who gave which answer before the
/// study is locked (unless the protocol allows it). Decisions are revisions, never overwritten.
class Adjudication
{
public:
    explicit Adjudication(StudyContext& context, Asker asker = nullptr)
        : m_context(context)
        , m_asker(asker)
    {}
    /// The same desk for somebody who follows the study as well: what is done through it is marked
    /// (ChangeSet::askedBy), so that they know the notices of their own operations, and follow what
    /// these returned.
    Adjudication askedBy(Asker asker) const { return Adjudication(m_context, asker); }

    /// Every item as this adjudicator may see it, hardest first; equals in the order of import.
    Result<std::vector<DeskItem>> queue(PersonId adjudicator) const;
    /// One line of it.
    Result<std::optional<DeskItem>> item(PersonId adjudicator, ScenarioId scenario) const;
    /// The same for somebody who has the comparison at hand: a look at that item alone.
    Result<std::optional<DeskItem>> item(PersonId adjudicator, ScenarioId scenario,
                                         const std::optional<AdjudicatorComparison>& both) const;
    /// Errors: UnknownScenario, UnknownPerson.
    Result<DeskCase> load(PersonId adjudicator, ScenarioId scenario) const;
    /// The items of one subtype for a HintModel: ratings of now, gold labels of `queue`, no texts.
    Result<AgreementInput> hintInput(Subtype subtype, std::span<const DeskItem> queue) const;
    /// The gold labels as this adjudicator may know them: without what others decided.
    Result<std::vector<ItemGold>> goldSeenBy(PersonId adjudicator) const;
    /// All decisions that this adjudicator may know, by scenario and revision.
    Result<std::vector<Decision>> historySeenBy(PersonId adjudicator) const;

    /// Keeps what stands on screen. An empty draft leaves no row. The first pick, once kept, stays.
    Result<ChangeSet> saveDraft(PersonId adjudicator, ScenarioId scenario, const DeskDraft& draft);
    /// The item where work broke off; invalid where there is none.
    Result<ScenarioId> lastDraft(PersonId adjudicator) const;

    /// Errors: WrongRole, UnknownScenario, MissingBasis (a label for a split needs one),
    /// InvalidValue (a basis that the votes contradict), StudyLocked.
    Result<Changed<Decision>> decide(PersonId adjudicator, ScenarioId scenario,
                                     const Verdict& verdict);

    /// Takes the adjudicator's last decision back, whatever the item: what they had decided before
    /// counts again, or nothing. Undo and redo are revisions of their own and outlast a restart.
    /// What a final, imported or bulk decision put aside is past both. Errors: NoDecision.
    Result<Changed<Decision>> undo(PersonId adjudicator);
    Result<Changed<Decision>> redo(PersonId adjudicator);
    Result<bool> canUndo(PersonId adjudicator) const;
    Result<bool> canRedo(PersonId adjudicator) const;

    /// Two adjudicators, in the order of the roster; none with fewer who decided anything.
    Result<std::optional<AdjudicatorComparison>> comparison() const;
    /// How many items both have decided, after one more decision about `changed`: a look at that
    /// item alone.
    Result<qint64> decidedByBoth(const AdjudicatorComparison& before, ScenarioId changed) const;
    /// Settles an item on which two adjudicators differ, in both their names. Errors: NoDecision
    /// where they do not differ.
    Result<Changed<Decision>> settle(PersonId by, ScenarioId scenario, const Verdict& verdict);

    /// Takes all of them or, on an error, none. Errors (with line): UnknownScenario, InvalidValue.
    Result<qint64> decideAll(const std::vector<BulkDecision>& decisions, PersonId by,
                             const QString& file);

    Result<bool> isLocked() const;
    Result<std::vector<LockChange>> lockChanges() const;
    /// Labels, decisions, assignments and limits change no more; people can still be added, and
    /// work handed in. Errors: InvalidValue for an empty reason, WrongRole for an annotator.
    Result<ChangeSet> lock(const QString& reason, PersonId by);
    Result<ChangeSet> unlock(const QString& reason, PersonId by);
    /// Whether adjudicators may see who gave which answer.
    Result<bool> areNamesShown() const;

private:
    /// Those of StudyContext, for whoever this desk is in the hands of.
    Result<ChangeSet> operate(const QString& action,
                              const std::function<QJsonObject(ChangeSet&)>& work);
    Result<ChangeSet> keep(const std::function<void(ChangeSet&)>& work);
    Result<ChangeSet> writeLock(bool isLocked, const QString& reason, PersonId by);

    StudyContext& m_context;
    Asker m_asker;
};

} // namespace subtext
