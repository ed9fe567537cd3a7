// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/domain/itemtimer.h"
#include "core/domain/steps.h"
#include "core/study/study.h"
#include "ui/answer/editcommand.h"
#include "ui/background/drafttimer.h"
#include "ui/label/ownquestions.h"
#include "ui/label/selfchecking.h"

#include <QHash>
#include <QUndoStack>

#include <vector>

namespace subtext {

enum class SaveState {
    Untouched, ///< Nothing entered.
    Saving,    ///< Entered, and not on the disk yet (see DraftTimer).
    Draft,     ///< On the disk, not submitted.
    Submitted, ///< The answer on the screen is the submitted one, on the disk.
    Edited,    ///< Submitted before; the change is on the disk as a draft, not as a revision.
    Failed,    ///< The disk refused; what is on the screen is not safe.
};

/// One person at work on their items: the item on screen, its answer, drafts, timings, submission,
/// undo. The page shows it and feeds it input; nothing here is a widget.
class LabelSession : public QObject
{
    Q_OBJECT
public:
    LabelSession(Study& study, PersonId person, const Clock& clock, QObject* parent = nullptr);
    ~LabelSession() override;

    PersonId person() const { return m_person; }
    Study& study() { return m_study; }
    const Task& task() const { return *m_task; }
    const std::shared_ptr<const Task>& sharedTask() const { return m_task; }
    /// Looked at only: opened for reading, or locked.
    bool isReadOnly() const { return m_isLocked || m_study.access() == Study::Access::Read; }
    bool isLocked() const { return m_isLocked; }

    /// Where to begin: the item with the newest draft, else the first open one, else the first.
    void begin();
    /// Ends the visit to the item on screen and keeps its draft; false where the disk refuses.
    bool end();
    bool isShowing() const { return m_item.scenario.id.isValid(); }
    /// The item on screen, also after end(); none before any was shown.
    ScenarioId lastShown() const { return m_lastShown; }

    /// Moves to an item; false where the one on screen could not be saved or the other not loaded.
    bool show(ScenarioId scenario);
    bool showNext();
    bool showPrevious();

    const ItemState& item() const { return m_item; }
    const Answer& answer() const { return m_answer; }
    /// Of the item on screen, oldest first; none while it is to be labelled again, so that nobody
    /// copies the old answer.
    std::vector<Annotation> shownHistory() const;
    /// A change to the old answer of an item that is to be labelled again, while it is not what is
    /// on screen; null where none was begun.
    const Draft* changeBegun() const;
    /// Puts it on the screen, to be undone like any other change.
    void takeUpChange();
    SaveState saveState() const { return m_saveState; }
    const std::vector<ItemSummary>& items() const { return m_items; }
    /// The row of an item in items(); −1 where it is not there.
    int rowOf(ScenarioId scenario) const { return m_rows.value(scenario, -1); }
    int submittedCount() const { return m_submittedCount; }

    /// What the user says at these steps (none: the flag). One undo step; typing merges by the
    /// word.
    void edit(const Answer& said, const std::vector<StepIndex>& steps);
    QUndoStack& undoStack() { return m_undo; }
    /// One step back. Of an update that is the update as a whole: the answer before it stands again
    /// as a draft, on the disk, and the update counts until that is submitted.
    void undo();
    /// What this person asks about items.
    OwnQuestions& questions() { return m_questions; }

    /// What the program asks this person about their answers.
    SelfChecking& selfCheck() { return m_selfCheck; }

    /// Submits what is on screen and moves to the next open item. Emits incomplete() instead
    /// where something is missing, boardIsEmpty() where no row of a board is said yes to, and
    /// failed() where the disk refuses. Of an empty board it asks once an item: whoever submits
    /// again means it.
    void submit();
    /// Emits incomplete() where something is missing, as it is after a submit() in vain.
    void tellMissing();
    /// Whether somebody was told so of the item on screen, also after end().
    bool isMissingTold() const { return m_isMissingTold; }

    /// Writes the pending draft now. Retries after a failure.
    bool flush();

    // What the timings are measured by.
    void noteInput();
    void setWindowActive(bool isActive);

Q_SIGNALS:
    void itemShown();
    /// At these steps, or in the flag.
    void answerChanged(const std::vector<subtext::StepIndex>& steps);
    void saveStateChanged();
    void nothingToUndo();
    void itemChanged(int row);
    void incomplete(const subtext::MissingParts& missing);
    void boardIsEmpty();
    /// `isAskedFor`: it was to be labelled again, so that this is no change of theirs.
    void submitted(subtext::ScenarioId scenario, int revision, bool isAskedFor);
    /// The last step of an item that was submitted before, with the same answer: nothing is
    /// written, and allSubmitted() follows.
    void leftUnchanged(int position);
    void returnedByUndo(int position);
    /// By undo, with the answer that the update of this item replaced, as a draft.
    void earlierReturned(int position);
    /// By undo or redo, at this step first.
    void answerReturned(subtext::StepIndex step);
    void allSubmitted();
    void lockChanged();
    void failed(const subtext::Error& error);

private:
    friend class SubmitCommand;

    /// The next item without a submission, onwards and around; invalid where none is left.
    ScenarioId nextOpenAfter(ScenarioId scenario) const;
    Draft currentDraft() const;
    /// Undoing it on another item goes to that item first.
    void put(const EditCommand::Change& change, const Answer& answer, bool isAgain);
    void apply(const Answer& answer, const std::vector<StepIndex>& steps);
    void bringBack(ScenarioId scenario, const Answer& earlier);
    bool isEmptyBoardNew() const;
    bool isWhole(const Protocol& protocol);
    void setSaveState(SaveState state);
    SaveState restingState() const;
    bool saysNothingNew() const;
    bool leaveItem();
    bool leaveAside(const Draft& begun);
    void saveStateOfLeft();
    bool fail(const Error& error);
    void refreshRows(const std::vector<ScenarioId>& scenarios);
    void refreshAllRows();
    void refreshRow(const ItemSummary& fresh);
    void showAnewWhereAsked();
    void onStudyChanged(const ChangeSet& changes);

    Study& m_study;
    PersonId m_person;
    const Clock& m_clock;
    std::shared_ptr<const Task> m_task;
    bool m_isLocked = false;
    std::vector<ItemSummary> m_items;
    QHash<ScenarioId, int> m_rows;
    int m_submittedCount = 0;
    ItemState m_item;
    ScenarioId m_lastShown;
    Answer m_answer;
    ItemTimer m_timer;
    bool m_isWindowActive = true;
    SaveState m_saveState = SaveState::Untouched;
    SelfChecking m_selfCheck;
    bool m_isEmptyBoardAsked = false; ///< Of the item on screen.
    bool m_isMissingTold = false;
    OwnQuestions m_questions;
    DraftTimer m_draftTimer{this};
    QUndoStack m_undo;
};

} // namespace subtext
