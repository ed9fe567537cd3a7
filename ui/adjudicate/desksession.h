// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adjudication/hints.h"
#include "core/base/environment.h"
#include "core/domain/itemtimer.h"
#include "core/study/deciding.h"
#include "core/study/deskfigures.h"
#include "core/study/deskqueue.h"
#include "core/study/study.h"

#include <QObject>
#include <QTimer>

#include <array>
#include <functional>
#include <map>

namespace subtext {

/// One adjudicator at work: the queue, the item on screen, what was picked, drafts, decisions,
/// undo. The page shows it and feeds it input; nothing here is a widget. Hints exist here only from
/// the first pick on.
class DeskSession : public QObject
{
    Q_OBJECT
public:
    static constexpr int DraftDelayMs = 150;

    /// What the screen may say about the item's state on the disk.
    enum class SaveState { Untouched, Saving, Draft, Decided, Failed };

    /// What is missing before a decision can be saved.
    enum class Missing { Pick, Basis };

    DeskSession(Study& study, PersonId adjudicator, const Clock& clock, QObject* parent = nullptr);
    ~DeskSession() override;

    PersonId adjudicator() const { return m_adjudicator; }
    Study& study() { return m_study; }
    bool isLocked() const { return m_isLocked; }
    /// False: looked at only, because of the lock or of how the file was opened.
    bool isWritable() const { return !m_isLocked && m_study.access() == Study::Access::Write; }
    bool areNamesShown() const { return m_areNamesShown; }

    /// All items, hardest first. The order stays while the session lasts.
    const std::vector<DeskItem>& queue() const { return m_queue; }
    /// −1 where it is not there.
    int rowOf(ScenarioId scenario) const { return m_rows.value(scenario, -1); }
    DeskFigures figures(std::optional<Subtype> subtype) const;
    qint64 flaggedCount() const; ///< Items that the queue holds by default.
    qint64 waitingCount() const; ///< Splits without a decision.
    std::optional<AdjudicatorComparison> comparison() const { return m_comparison; }

    /// Where work broke off, else the hardest open item, else the first.
    void begin();
    /// Keeps what is on screen; false where the disk refuses.
    bool end();
    bool isShowing() const { return m_case.scenario.id.isValid(); }
    bool show(ScenarioId scenario);
    /// The rows that next and previous go through, in the order of the list on screen.
    void setVisible(const std::vector<ScenarioId>& scenarios);
    bool showNext();
    bool showPrevious();

    const DeskCase& item() const { return m_case; }
    const DeskDraft& draft() const { return m_draft; }
    /// What stands as the choice: picked now, else what was decided before.
    std::optional<Pick> pick() const;
    std::optional<Basis> basis() const;
    QString note() const { return m_draft.note; }
    SaveState saveState() const { return m_saveState; }
    /// None before the first pick.
    std::optional<Hints> hints() const { return m_hints; }
    VadPrototypes prototypes() const;
    /// The item is one on which two adjudicators differ: saving settles it in both names.
    bool isSettling() const;

    void take(int place); ///< The label of the rater in this place, from 1.
    void choose(const Pick& pick);
    void setBasis(Basis basis);
    void setNote(const QString& note);
    void toggleHeld();

    /// Decides and goes to the next item that waits. Emits incomplete() where something is missing.
    /// An item whose gold comes by rule and that was not touched is left as it is.
    void save();
    /// The last change to the item on screen, then decisions, whatever their item.
    void undo();
    void redo();
    bool flush();
    /// What the disk refused, once more: the decision, else the draft.
    bool retry();

    void noteInput();
    void setWindowActive(bool isActive);

Q_SIGNALS:
    void itemShown();
    void draftChanged(); ///< Pick, basis, held, or hints.
    void saveStateChanged();
    void itemChanged(int row); ///< A line of the queue.
    void queueReset();
    void figuresChanged();
    void lockChanged();
    void incomplete(subtext::DeskSession::Missing missing);
    void decided(subtext::ScenarioId scenario);
    void returnedByUndo(const QString& name);
    void allDecided();
    void failed(const subtext::Error& error);

private:
    void showCase(DeskCase loaded);
    void reload();
    enum class Change { Held, Decided, Settled };
    /// Brings the queue up to date with what an operation of this session changed.
    void follow(const ChangeSet& changes, Change change);
    void refresh(ScenarioId scenario, Change change);
    /// Brings the comparison up to date after a change to one item; false where all of it has to
    /// be made anew.
    bool followComparison(ScenarioId changed, Change change);
    void edit(const DeskDraft& draft);
    /// One step of undo or redo inside the item; false where there is none.
    bool stepBetween(std::vector<DeskDraft>& from, std::vector<DeskDraft>& to);
    /// One step of undo or redo over decisions, and to its item; false where nothing was done.
    bool takeStep(const std::function<Result<Changed<Decision>>()>& step);
    void applyRuleBasis(DeskDraft& draft) const;
    void updateHints();
    /// Null where the study cannot be read.
    HintModel* model(Subtype subtype);
    DeskTally& tally(Subtype subtype);
    ShownHints shownHints() const;
    const Decision* ownDecision() const;
    std::optional<Pick> firstPick() const;
    bool areHintsOpen() const;
    qint64 activeMs() const;
    bool leave();
    bool fail(const Error& error);
    void setSaveState(SaveState state);
    SaveState restingState() const;
    ScenarioId nextWaiting() const;
    /// What others changed.
    void onStudyChanged(const ChangeSet& changes);

    Study& m_study;
    Deciding m_deciding; ///< In the hands of this session, which so knows its own notices.
    PersonId m_adjudicator;
    const Clock& m_clock;
    bool m_isLocked = false;
    bool m_areNamesShown = false;
    std::vector<DeskItem> m_queue;
    QHash<ScenarioId, int> m_rows;
    std::array<DeskTally, AllSubtypes.size()> m_tallies; ///< Of the queue, in that order.
    std::vector<ScenarioId> m_visible;
    std::optional<AdjudicatorComparison> m_comparison;
    DeskCase m_case;
    DeskDraft m_draft;
    std::vector<DeskDraft> m_past; ///< Of the item on screen, for undo.
    std::vector<DeskDraft> m_future;
    std::optional<Hints> m_hints;
    std::map<Subtype, HintModel> m_models;
    ItemTimer m_timer;
    bool m_isWindowActive = true;
    bool m_isDecisionDue = false; ///< The disk refused it.
    SaveState m_saveState = SaveState::Untouched;
    QTimer m_draftTimer{this}; // a child with a name, for tests to run out
};

} // namespace subtext
