// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adjudication/basisrules.h"
#include "core/adjudication/hints.h"
#include "core/adjudication/precedents.h"
#include "core/base/environment.h"
#include "core/desk/deciding.h"
#include "core/desk/deskqueue.h"
#include "core/domain/itemtimer.h"
#include "core/task/task.h"
#include "ui/background/drafttimer.h"

#include <QObject>

#include <memory>

namespace subtext {

class DeskHints;

/// The item in an adjudicator's hands: what was picked, the draft and its way to the disk, steps
/// back and forth between picks. Which item it is, and what comes after it, is DeskSession's.
/// Of several questions one at a time is decided; those that ask for a pick follow each other.
/// Hints exist here only when every one of them has its first pick.
class DeskEditing : public QObject
{
    Q_OBJECT
public:
    enum class SaveState { Untouched, Saving, Draft, Decided, Failed };

    enum class Missing { Pick, Basis, Note };

    /// `deciding` is in the hands of the session, as are the hints.
    DeskEditing(Deciding deciding, PersonId adjudicator, const Clock& clock, DeskHints& hints,
                QObject* parent);

    /// What is asked; before anything is shown, and never null.
    void setTask(std::shared_ptr<const Task> task) { m_task = std::move(task); }
    const Task& task() const { return *m_task; }
    std::shared_ptr<const Task> sharedTask() const { return m_task; }
    /// When an item is complete, and whether going against its votes needs a note.
    void setRules(const QualityThresholds& rules) { m_rules = rules; }
    void setWritable(bool isWritable) { m_isWritable = isWritable; }

    bool isShowing() const { return m_case.scenario.id.isValid(); }
    /// Of an item that is being settled nothing stands there beforehand but one's own proposal:
    /// both sides are shown beside each other, and neither is to be the one that costs no key.
    /// `differing`: the questions on which the two say different things; empty: it is not being
    /// settled. `agreed`: what they say alike of others.
    void show(DeskCase loaded, std::vector<QuestionIndex> differing = {}, const Picks& agreed = {});
    /// Nothing is in hand any more; what was is on the disk already, or is not to be.
    void putDown() { m_case = {}; }
    /// Keeps the draft with the time spent on it; false where the disk refuses.
    bool leave();

    const DeskCase& item() const { return m_case; }
    const DeskDraft& draft() const { return m_draft; }
    /// The question that a pick is about; the first that waits for one, until another is chosen.
    QuestionIndex question() const { return m_question; }
    void setQuestion(QuestionIndex question);
    /// What stands of a question, or will when the item is settled: picked, or said by both.
    std::optional<Pick> standingPick(QuestionIndex question) const;
    /// It cannot be left to the votes.
    bool isAsked(QuestionIndex question) const;
    bool isOpen(QuestionIndex question) const { return isAsked(question) && !pick(question); }
    std::vector<QuestionIndex> openQuestions() const;
    /// The next that is open, else simply the next; after the last the first.
    void goToNextQuestion();
    void goToPreviousQuestion();
    std::vector<Choice> votes(QuestionIndex question) const;
    /// What stands as the choice: picked now, else what was proposed or decided before.
    std::optional<Pick> pick() const { return pick(m_question); }
    std::optional<Pick> pick(QuestionIndex question) const;
    std::optional<Basis> basis() const;
    QString note() const { return m_draft.note; }
    SaveState saveState() const { return m_saveState; }
    /// They are open: every question that is asked has its first pick, on the disk.
    bool areHintsShown() const { return m_wereHintsLookedUp && (m_hints || !hasScaleHints()); }
    /// None before that, and of a task without hints by scales.
    std::optional<Hints> hints() const { return m_hints; }
    /// The adjudicator's own decisions that stand beside the hints; none before that, and where
    /// they cannot be read.
    const std::optional<OwnPrecedents>& precedents() const { return m_precedents; }
    Prototypes prototypes() const;

    void take(int place); ///< The label of the rater in this place, from 1.
    /// A label that takes the place of another keeps the mark of being ambiguous.
    void choose(const Pick& pick);
    /// Marks the label that stands as ambiguous, or takes the mark away; nothing without a label.
    void toggleMark();
    /// What the key of a place says, as in Label: an option of the question; on a board of no and
    /// yes, yes in that row, with Shift no. Nothing where there is no such place.
    void chooseAt(int place, bool isShifted);
    /// Whether a key of that place would say anything.
    bool hasPlace(int place) const;
    /// The bases that can hold for what is picked, in the order of their keys.
    std::vector<Basis> possibleBases() const { return possibleFor(picks()); }
    /// What speaks against the basis that stands; none before the hints are open.
    std::optional<BasisDoubt> basisDoubt() const;
    /// The label that became the nearest since the decision that stands was made for its fit.
    std::optional<Choice> nearerSince() const
    {
        const auto decision = standing();
        return m_hints && decision ? subtext::nearerSince(*decision, *m_hints) : std::nullopt;
    }
    /// Nothing where it cannot hold.
    void setBasis(Basis basis);
    void setNote(const QString& note);
    void toggleHeld();
    /// One step of undo or redo inside the item; false where there is none.
    bool stepBack() { return stepBetween(m_past, m_future); }
    bool stepForward() { return stepBetween(m_future, m_past); }

    bool flush();
    /// Something was picked or reasoned that is on the disk as a draft only.
    bool isPicked() const { return !isEmpty(m_draft.picks) || m_draft.basis; }
    /// Decided or proposed already, or by rule, and nothing new, nor has an answer been revised
    /// since.
    bool isSettledAsItIs() const;
    /// The decision that stands is this adjudicator's own, and saving would add nothing to it,
    /// whether or not it was picked once more.
    bool isStandingUnchanged() const;
    /// Leaves the decision as it stands where it was only picked once more. False where the disk
    /// refuses.
    bool dropRepeatedPicks()
    {
        if (!isPicked())
            return true;
        DeskDraft asItStands;
        asItStands.note = m_draft.note;
        edit(asItStands);
        return flush();
    }
    std::optional<Missing> missing() const;
    /// The decision that saving would replace with another one; none where there is none, or where
    /// saving would say the same. What is being settled replaces nothing: both voices stay.
    std::optional<Decision> replaced() const;
    enum class Act {
        Decide,
        Propose, ///< To the other adjudicator.
        Confirm, ///< What the other one proposed; a new note goes under theirs.
    };
    /// Does that with what stands. None where the disk refuses; then everything stays as it was,
    /// and the decision is due.
    std::optional<ChangeSet> write(Act act);
    bool isDecisionDue() const { return m_isDecisionDue; }
    /// Says so on the screen; always false.
    bool fail(const Error& error);

    void noteInput();
    void setWindowActive(bool isActive);

Q_SIGNALS:
    void itemShown();
    void draftChanged(); ///< Pick, question, basis, held, or hints.
    void saveStateChanged();
    void draftKept(const subtext::ChangeSet& changes);
    void failed(const subtext::Error& error);

private:
    void edit(const DeskDraft& draft);
    bool stepBetween(std::vector<DeskDraft>& from, std::vector<DeskDraft>& to);
    void applyRuleBasis(DeskDraft& draft) const;
    void updateHints();
    ShownHints shownHints() const;
    Picks picks() const { return completed(m_draft.picks); }
    Picks completed(Picks picks) const;
    std::vector<Basis> possibleFor(const Picks& picks) const;
    bool isSettling() const { return !m_differing.empty(); }
    QuestionIndex firstAsked() const;
    Verdict verdict() const;
    const Decision* ownDecision() const;
    /// What this adjudicator said last: the proposal that is theirs, else, unless it is being
    /// settled, the decision.
    const Decision* lastWord() const;
    QString noteBefore() const;
    std::optional<Decision> standing() const;
    bool isNoteNew() const;
    Picks firstPicks() const;
    bool areHintsOpen() const;
    bool hasScaleHints() const;
    /// The board of no and yes that the question is a row of; none where it is not.
    std::optional<QuestionRun> boardHere() const;
    qint64 activeMs() const;
    void setSaveState(SaveState state);
    SaveState restingState() const;
    bool isEditable() const { return m_isWritable && isShowing(); }

    Deciding m_deciding;
    PersonId m_adjudicator;
    const Clock& m_clock;
    DeskHints& m_hintModels;
    std::shared_ptr<const Task> m_task;
    QualityThresholds m_rules;
    bool m_isWritable = false;
    DeskCase m_case;
    std::vector<QuestionIndex> m_differing;
    Picks m_agreed{}; ///< Of an item that is being settled.
    QuestionIndex m_question = FirstQuestion;
    DeskDraft m_draft;
    std::vector<DeskDraft> m_past; ///< Of the item on screen, for undo.
    std::vector<DeskDraft> m_future;
    bool m_wereHintsLookedUp = false;
    std::optional<Hints> m_hints;
    std::optional<OwnPrecedents> m_precedents;
    ItemTimer m_timer;
    bool m_isWindowActive = true;
    bool m_isDecisionDue = false; ///< The disk refused it.
    SaveState m_saveState = SaveState::Untouched;
    DraftTimer m_draftTimer{this};
};

} // namespace subtext
