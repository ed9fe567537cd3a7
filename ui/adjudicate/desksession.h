// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/desk/deciding.h"
#include "ui/adjudicate/countedqueue.h"
#include "ui/adjudicate/deskediting.h"
#include "ui/adjudicate/deskhints.h"

#include <QObject>
#include <QSet>

#include <functional>
#include <optional>

namespace subtext {

/// One adjudicator at work: the way through the queue, decisions and undo. The page shows it
/// and feeds it input; nothing here is a widget. The item on screen is in the hands of editing().
class DeskSession : public QObject
{
    Q_OBJECT
public:
    DeskSession(Study& study, PersonId adjudicator, const Clock& clock, QObject* parent = nullptr);
    ~DeskSession() override;

    PersonId adjudicator() const { return m_adjudicator; }
    Study& study() const { return m_study; }
    bool isLocked() const { return m_isLocked; }
    /// A coordinator who sees what others decide before the desks open.
    bool isWatching() const { return m_isWatching; }
    /// Whether anything can be changed: not for the lock, nor where the file was opened for
    /// reading.
    bool isChangeable() const { return !m_isLocked && m_study.access() == Study::Access::Write; }
    /// False: looked at only, because nothing can be changed or whoever is here watches.
    bool isWritable() const { return isChangeable() && !m_isWatching; }
    bool areNamesShown() const { return m_areNamesShown; }
    /// The names of the raters of the item on screen, by place; none where they are not shown.
    QStringList raterTitles() const;
    const Task& task() const { return m_editing.task(); }
    /// Ready-made beginnings of a note: those of the study, else those that fit its task.
    const QStringList& phrases() const { return m_phrases; }

    /// All items, hardest first. The order stays while the session lasts.
    const CountedQueue& queue() const { return m_queue; }
    /// On the question that the pick is about.
    DeskFigures figures(const std::optional<QString>& group) const;
    /// Whether the splits that others decided wait for this adjudicator as well.
    bool isAsked() const;
    QString codeOf(PersonId person) const { return m_people.value(person).code; }
    QString nameOf(PersonId person) const { return m_people.value(person).name; }
    /// Whether whoever is here makes releases, too.
    bool isCoordinator() const { return m_people.value(m_adjudicator).role == Role::Coordinator; }

    DeskEditing& editing() { return m_editing; }
    const DeskEditing& editing() const { return m_editing; }

    /// Where work broke off, else the hardest open item, else the first of the list.
    void begin();
    /// The item on which work was begun last and not ended; invalid where there is none.
    ScenarioId begun() const;
    bool isVisible(ScenarioId scenario) const;
    /// Keeps what is on screen; false where the disk refuses.
    bool end();
    bool show(ScenarioId scenario);
    /// The rows that next and previous go through, in the order of the list on screen.
    void setVisible(const std::vector<ScenarioId>& scenarios) { m_visible = scenarios; }
    bool showNext();
    bool showPrevious();
    /// Where the list does not hold the item on screen: the first of it that waits, else its first,
    /// else nothing.
    bool keepToVisible();
    /// After another search: an item that the list does not hold is put away, and comes back when
    /// the list holds it again. It stays where the disk refuses what was typed. `isOver`: nothing
    /// is searched for any more.
    void followSearch(bool isOver);

    /// The item is one on which two adjudicators differ: saving proposes how to settle it, or
    /// confirms what the other one proposed.
    bool isSettling() const;
    /// What the two said about it; none where they agree.
    std::optional<SettlingCase> settling() const;
    /// Every decision about the item on screen that this adjudicator may know, oldest first; where
    /// it is settled, that of the other one as well.
    std::vector<Decision> history() const;
    /// Saving confirms the other's proposal: it stands, and nothing else was picked, whatever the
    /// note says.
    bool isConfirming() const;

    /// Decides and goes to the next item that waits. Emits incomplete() where something is missing.
    /// An item whose gold comes by rule and that was not touched is left as it is, and so is a
    /// decision to which nothing new was said; emits nothingLeft() where that was all there is.
    void save();
    /// Puts the item aside and goes to the next that waits, or takes a held one up again.
    void hold();
    /// How many items are held, where nothing else is left to decide; else 0.
    qint64 heldLeft() const;
    /// Why this adjudicator leaves nothing out and includes nothing again: it is not theirs to do.
    /// See Corrections::checkAllowed.
    const Result<void>& mayLeaveOut() const { return m_mayLeaveOut; }
    /// Takes the item on screen out of the data as malformed and goes on. Errors: as of
    /// Corrections::leaveOut; then it stays on the screen.
    Result<void> leaveOut(const QString& reason);
    Result<void> takeBackIn(ScenarioId scenario, const QString& reason);
    /// The last change to the item on screen, then an item that was left out just now, then
    /// decisions, whatever their item. One from before this session is taken back only where it is
    /// the `agreed` one; else undoAsked() is emitted, and nothing is done.
    void undo(const Uuid& agreed = {});
    void redo();
    /// What the disk refused, once more: the decision, else the draft.
    bool retry();

Q_SIGNALS:
    void itemChanged(int row); ///< A line of the queue.
    void queueReset();
    void figuresChanged();
    void lockChanged();
    void incomplete(subtext::DeskEditing::Missing missing);
    void decided(subtext::ScenarioId scenario);
    void undoAsked(const subtext::Decision& decision);
    void returnedByUndo(const QString& name);
    void nothingToUndo();
    void broughtBackByRedo();
    void leftOut(subtext::ScenarioId scenario, const QString& name);
    void allDecided();
    /// A decision that stands was saved once more, and nothing waits.
    void nothingLeft();
    /// An item was held or decided, and what waits is held; see heldLeft().
    void onlyHeldLeft();

private:
    void reload();
    using Change = CountedQueue::Change;
    void follow(const ChangeSet& changes, Change change);
    void refresh(ScenarioId scenario, Change change);
    /// One step of undo or redo over decisions, and to its item; false where nothing was done.
    bool takeStep(const std::function<Result<Changed<Decision>>()>& step);
    /// The item on screen; invalid where there is none.
    ScenarioId here() const { return m_editing.item().scenario.id; }
    const DeskItem* hereInQueue() const;
    void putOnScreen(DeskCase loaded);
    std::optional<SettlingCase> settlingOf(ScenarioId scenario) const;
    void goOn(ScenarioId next, ScenarioId from);
    void setStanding(bool isLocked, bool isWatching);
    void onDraftKept(const ChangeSet& changes);
    ScenarioId nextWaiting() const;
    void onStudyChanged(const ChangeSet& changes);
    bool isFromBefore(const Decision& decision) const
    {
        return !m_before || m_before->contains(decision.uuid);
    }

    Study& m_study;
    Deciding m_deciding; ///< In the hands of this session, which so knows its own notices.
    PersonId m_adjudicator;
    bool m_isLocked = false;
    bool m_isWatching = false;
    bool m_areNamesShown = false;
    Result<void> m_mayLeaveOut;
    CountedQueue m_queue;
    std::vector<ScenarioId> m_visible;
    QHash<PersonId, Person> m_people;
    QStringList m_phrases;
    ScenarioId m_putAway;     ///< By a search, and no other was shown since.
    ScenarioId m_leftOutLast; ///< Nothing was decided since; undo takes it in again.
    /// The decisions that undo could take back as the session began; none where that is not known.
    std::optional<QSet<Uuid>> m_before;
    DeskHints m_hints;
    DeskEditing m_editing;
};

} // namespace subtext
