// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/desksession.h"

#include "core/course/courserules.h"
#include "core/course/roster.h"
#include "core/operation/corrections.h"
#include "core/operation/datalock.h"
#include "core/operation/qualitydesk.h"
#include "ui/text/desktext.h"
#include "ui/text/shownwords.h"

#include <algorithm>

namespace subtext {
namespace {

/// One phrase a line; blank lines are skipped.
QStringList phrasesOf(const QString& text)
{
    QStringList phrases;
    for (const QString& line : text.split(u'\n')) {
        if (!line.trimmed().isEmpty())
            phrases << line.trimmed();
    }
    return phrases;
}

} // namespace

DeskSession::DeskSession(Study& study, PersonId adjudicator, const Clock& clock, QObject* parent)
    : QObject(parent)
    , m_study(study)
    , m_deciding(study.deciding().askedBy(this))
    , m_adjudicator(adjudicator)
    , m_queue(study, adjudicator)
    , m_hints(study, adjudicator, m_queue.items())
    , m_editing(m_deciding, adjudicator, clock, m_hints, this)
{
    setStanding(false, false);
    reload();
    if (const auto past = m_deciding.undoable(m_adjudicator)) {
        m_before.emplace();
        for (const Decision& decision : *past)
            m_before->insert(decision.uuid);
    }
    connect(&m_editing, &DeskEditing::draftKept, this, &DeskSession::onDraftKept);
    connect(&m_study, &Study::changed, this, &DeskSession::onStudyChanged);
}

DeskSession::~DeskSession()
{
    end();
}

void DeskSession::setStanding(bool isLocked, bool isWatching)
{
    m_isLocked = isLocked;
    m_isWatching = isWatching;
    m_editing.setWritable(isWritable());
}

void DeskSession::onDraftKept(const ChangeSet& changes)
{
    const DeskItem* line = hereInQueue();
    const bool isDraft = m_editing.saveState() == DeskEditing::SaveState::Draft;
    if (line &&
        ((line->state == DeskState::Held) != m_editing.draft().isHeld || line->hasDraft != isDraft))
        follow(changes, Change::Held);
}

void DeskSession::reload()
{
    Reads reads;
    const bool isLocked = reads.take(m_study.dataLock().isLocked());
    const bool isWatching = reads.take(m_study.comparing().isWatching(m_adjudicator));
    const bool areNamesShown = reads.take(m_study.deskQueue().areNamesShown());
    std::vector<DeskItem> queue = reads.take(m_study.deskQueue().items(m_adjudicator));
    auto comparison = reads.take(m_study.comparing().comparison());
    auto task = reads.take(shownTask(m_study));
    const QString ownPhrases = reads.take(m_study.courseRules().shownText(TaskText::Phrases));
    const QualityThresholds rules = reads.take(m_study.quality().thresholds());
    const std::vector<Person> people = reads.take(m_study.roster().people());
    if (!reads.outcome())
        return; // what is shown stays
    m_people.clear();
    for (const Person& person : people)
        m_people.insert(person.id, person);
    m_mayLeaveOut = m_study.corrections().checkAllowed(m_adjudicator);
    setStanding(isLocked, isWatching);
    m_areNamesShown = areNamesShown;
    m_queue.set(std::move(queue), std::move(comparison));
    m_phrases = phrasesOf(ownPhrases);
    if (m_phrases.isEmpty())
        m_phrases = notePhrases(*task);
    m_editing.setTask(std::move(task));
    m_editing.setRules(rules);
    m_hints.forget();
}

void DeskSession::follow(const ChangeSet& changes, Change change)
{
    for (const ScenarioId scenario : changes.scenarios)
        refresh(scenario, change);
}

void DeskSession::refresh(ScenarioId scenario, Change change)
{
    const CountedQueue::Followed followed = m_queue.follow(scenario, change);
    if (followed == CountedQueue::Followed::Nowhere)
        return;
    m_hints.follow(*m_queue.item(scenario));
    if (followed == CountedQueue::Followed::Item) {
        Q_EMIT itemChanged(m_queue.rowOf(scenario));
        return;
    }
    reload();
    Q_EMIT queueReset();
}

DeskFigures DeskSession::figures(const std::optional<QString>& group) const
{
    return m_queue.figures(group, m_editing.question());
}

bool DeskSession::isAsked() const
{
    const auto person = m_people.constFind(m_adjudicator);
    return !m_isWatching && person != m_people.constEnd() &&
           isAskedToDecide(*person, m_queue.comparison());
}

void DeskSession::begin()
{
    const ScenarioId draft = begun();
    if (isVisible(draft))
        show(draft); // or says why not: another item in its place would look like the right one
    else
        keepToVisible();
}

ScenarioId DeskSession::begun() const
{
    const ScenarioId draft = m_deciding.lastDraft(m_adjudicator).value_or(ScenarioId());
    return m_queue.rowOf(draft) < 0 ? ScenarioId() : draft;
}

bool DeskSession::isVisible(ScenarioId scenario) const
{
    return std::find(m_visible.begin(), m_visible.end(), scenario) != m_visible.end();
}

bool DeskSession::keepToVisible()
{
    if (m_editing.isShowing() && isVisible(here()))
        return true;
    const ScenarioId waiting = nextWaiting();
    if (waiting.isValid())
        return show(waiting);
    if (!m_visible.empty())
        return show(m_visible.front());
    if (!m_editing.isShowing() || !end())
        return false; // an empty page stays, with what it says
    m_editing.show({});
    return true;
}

void DeskSession::followSearch(bool isOver)
{
    const ScenarioId shown = here();
    if (m_editing.isShowing() && !isVisible(shown)) {
        if (!end())
            return;
        m_putAway = shown;
        m_editing.show({});
    } else if (!m_editing.isShowing() && isVisible(m_putAway)) {
        show(m_putAway);
    } else if (!m_editing.isShowing() && isOver) {
        keepToVisible();
    }
}

bool DeskSession::end()
{
    if (!m_editing.isShowing())
        return true;
    if (!m_editing.leave())
        return false;
    m_editing.putDown();
    return true;
}

bool DeskSession::show(ScenarioId scenario)
{
    if (m_editing.isShowing() && here() == scenario)
        return true;
    if (m_editing.isShowing() && !m_editing.leave())
        return false;
    auto loaded = m_study.deskQueue().load(m_adjudicator, scenario);
    if (!loaded)
        return m_editing.fail(loaded.error());
    putOnScreen(std::move(*loaded));
    return true;
}

void DeskSession::putOnScreen(DeskCase loaded)
{
    m_putAway = {};
    const DeskItem* line = m_queue.item(loaded.scenario.id);
    std::vector<QuestionIndex> differing;
    Picks agreed{};
    const bool isDisputed = line && line->state == DeskState::Disputed;
    const auto both = isDisputed ? settlingOf(loaded.scenario.id) : std::nullopt;
    for (std::size_t i = 0; both && i < MaxQuestions; ++i) {
        if (both->first.picks.at(i) != both->second.picks.at(i))
            differing.push_back(static_cast<QuestionIndex>(i));
        else
            agreed.at(i) = both->first.picks.at(i);
    }
    m_editing.show(std::move(loaded), std::move(differing), agreed);
}

bool DeskSession::showNext()
{
    const auto at = std::find(m_visible.begin(), m_visible.end(), here());
    if (at == m_visible.end())
        return !m_visible.empty() && show(m_visible.front());
    return at + 1 != m_visible.end() && show(*(at + 1));
}

bool DeskSession::showPrevious()
{
    const auto at = std::find(m_visible.begin(), m_visible.end(), here());
    return at != m_visible.end() && at != m_visible.begin() && show(*(at - 1));
}

const DeskItem* DeskSession::hereInQueue() const
{
    return m_queue.item(here());
}

bool DeskSession::isSettling() const
{
    const DeskItem* item = hereInQueue();
    return item && item->state == DeskState::Disputed;
}

std::optional<SettlingCase> DeskSession::settling() const
{
    return isSettling() ? settlingOf(here()) : std::nullopt;
}

std::optional<SettlingCase> DeskSession::settlingOf(ScenarioId scenario) const
{
    if (!m_queue.comparison())
        return std::nullopt;
    return m_study.comparing()
        .settling(m_adjudicator, *m_queue.comparison(), scenario)
        .value_or(std::nullopt);
}

QStringList DeskSession::raterTitles() const
{
    QStringList titles;
    if (!m_areNamesShown)
        return titles;
    for (const DeskRater& rater : m_editing.item().raters)
        titles << nameOf(rater.person);
    return titles;
}

std::vector<Decision> DeskSession::history() const
{
    std::vector<Decision> known = m_editing.item().history;
    const auto both = settling();
    if (!both)
        return known;
    const Decision& theirs = both->first.person == m_adjudicator ? both->second : both->first;
    const auto later = std::find_if(known.begin(), known.end(), [&](const Decision& decision) {
        return decision.revision > theirs.revision;
    });
    known.insert(later, theirs);
    return known;
}

bool DeskSession::isConfirming() const
{
    const DeskItem* item = hereInQueue();
    return isSettling() && item->proposedBy.isValid() && item->proposedBy != m_adjudicator &&
           !m_editing.isPicked();
}

void DeskSession::onStudyChanged(const ChangeSet& changes)
{
    if (changes.askedBy == this)
        return; // followed where it was asked for, without a reload
    const auto ofInterest = ChangeSet::StudyChanged | ChangeSet::ScenariosChanged |
                            ChangeSet::PeopleChanged | ChangeSet::AssignmentsChanged |
                            ChangeSet::AnnotationChanged | ChangeSet::DecisionsChanged |
                            ChangeSet::QualityChanged;
    if (!(changes.kinds & ofInterest))
        return;
    const bool wasLocked = m_isLocked;
    const bool wasWatching = m_isWatching;
    const bool isLocked = m_study.dataLock().isLocked().value_or(m_isLocked);
    if (!isLocked && isWritable()) // also of whoever watches from now on
        m_editing.flush();
    setStanding(isLocked, m_study.comparing().isWatching(m_adjudicator).value_or(m_isWatching));
    reload();
    std::optional<DeskCase> fresh;
    if (m_editing.isShowing()) {
        if (auto loaded = m_study.deskQueue().load(m_adjudicator, here())) {
            fresh = std::move(*loaded);
            m_editing.putDown();
        } // else what is shown stays
    }
    Q_EMIT queueReset();
    Q_EMIT figuresChanged();
    if (fresh)
        putOnScreen(std::move(*fresh));
    const bool isPutAway = !m_editing.isShowing() && m_putAway.isValid();
    if (isPutAway && isVisible(m_putAway))
        show(m_putAway);
    else if (!isPutAway && !m_visible.empty())
        keepToVisible(); // what came may have put it out of the list, or brought a first one
    if (wasLocked != m_isLocked || wasWatching != m_isWatching)
        Q_EMIT lockChanged();
}

void DeskSession::save()
{
    if (!isWritable() || !m_editing.isShowing())
        return;
    const bool confirms = isConfirming();
    if (!confirms && m_queue.isAllDecided() && m_editing.isStandingUnchanged()) {
        if (m_editing.dropRepeatedPicks())
            Q_EMIT nothingLeft();
        return;
    }
    if (!confirms && m_editing.isSettledAsItIs()) {
        showNext();
        return;
    }
    if (const auto missing = confirms ? std::nullopt : m_editing.missing()) {
        if (*missing == DeskEditing::Missing::Pick && !m_editing.openQuestions().empty())
            m_editing.setQuestion(m_editing.openQuestions().front());
        Q_EMIT incomplete(*missing);
        return;
    }
    const ScenarioId scenario = here();
    const Change change = confirms       ? Change::Settled
                          : isSettling() ? Change::Proposed
                                         : Change::Decided;
    const auto changes = m_editing.write(confirms       ? DeskEditing::Act::Confirm
                                         : isSettling() ? DeskEditing::Act::Propose
                                                        : DeskEditing::Act::Decide);
    if (!changes)
        return;
    m_leftOutLast = {};
    const ScenarioId next = nextWaiting();
    follow(*changes, change);
    Q_EMIT figuresChanged();
    Q_EMIT decided(scenario);
    goOn(next, scenario);
    if (m_queue.isAllDecided())
        Q_EMIT allDecided();
    else if (heldLeft() > 0)
        Q_EMIT onlyHeldLeft();
}

void DeskSession::goOn(ScenarioId next, ScenarioId from)
{
    m_editing.putDown();
    show(next.isValid() && next != from ? next : from);
}

void DeskSession::hold()
{
    if (!isWritable() || !m_editing.isShowing())
        return;
    const bool wasHeld = m_editing.draft().isHeld;
    m_editing.toggleHeld();
    if (wasHeld)
        return;
    const ScenarioId next = nextWaiting();
    const bool isKept = next.isValid() && next != here() ? show(next) : m_editing.flush();
    if (isKept && heldLeft() > 0)
        Q_EMIT onlyHeldLeft();
}

qint64 DeskSession::heldLeft() const
{
    qint64 held = 0;
    for (const DeskItem& item : m_queue.items()) {
        const bool isHeld = item.state == DeskState::Held && item.isWaiting();
        const bool isDisputed = item.state == DeskState::Disputed;
        const bool isDue = isDisputed ? item.proposedBy != m_adjudicator
                                      : item.isOutdated || (item.isWaiting() && !isHeld);
        if (isDue)
            return 0;
        held += isHeld ? 1 : 0;
    }
    return held;
}

bool DeskSession::retry()
{
    if (!m_editing.isDecisionDue())
        return m_editing.flush();
    save();
    return !m_editing.isDecisionDue();
}

ScenarioId DeskSession::nextWaiting() const
{
    const auto isWaiting = [&](ScenarioId scenario) {
        const DeskItem* item = m_queue.item(scenario);
        if (!item || scenario == here())
            return false;
        return item->state == DeskState::Open || item->isOutdated ||
               (item->state == DeskState::Disputed && item->proposedBy != m_adjudicator);
    };
    const auto at = std::find(m_visible.begin(), m_visible.end(), here());
    if (const auto later = std::find_if(at, m_visible.end(), isWaiting); later != m_visible.end())
        return *later;
    if (const auto earlier = std::find_if(m_visible.begin(), at, isWaiting); earlier != at)
        return *earlier;
    return at != m_visible.end() && at + 1 != m_visible.end() ? *(at + 1) : ScenarioId();
}

Result<void> DeskSession::leaveOut(const QString& reason)
{
    if (!m_editing.isShowing() || !m_editing.leave())
        return {}; // the page says already that the disk refuses
    const ScenarioId scenario = here();
    const QString name = m_editing.item().scenario.name();
    const bool hasWaited = !m_queue.isAllDecided();
    const ScenarioId next = nextWaiting();
    m_editing.putDown(); // the notice of the change would show it again
    const auto written = m_study.corrections().leaveOut(scenario, reason, m_adjudicator);
    if (!written) {
        show(scenario);
        return fail(written.error());
    }
    m_leftOutLast = scenario;
    if (m_queue.rowOf(next) >= 0)
        show(next);
    else if (!m_queue.items().empty())
        show(m_queue.items().front().scenario);
    else
        m_editing.show({});
    if (hasWaited && m_queue.isAllDecided())
        Q_EMIT allDecided();
    Q_EMIT leftOut(scenario, name);
    return {};
}

Result<void> DeskSession::takeBackIn(ScenarioId scenario, const QString& reason)
{
    const auto written = m_study.corrections().takeBackIn(scenario, reason, m_adjudicator);
    if (!written)
        return fail(written.error());
    m_leftOutLast = {};
    show(scenario);
    return {};
}

void DeskSession::undo(const Uuid& agreed)
{
    if (!isChangeable() || (isWritable() && m_editing.stepBack()))
        return;
    if (m_leftOutLast.isValid()) {
        const auto undone = takeBackIn(m_leftOutLast, tr("Undone at the desk"));
        if (!undone)
            m_editing.fail(undone.error());
        return;
    }
    if (!isWritable())
        return;
    const auto past = m_deciding.undoable(m_adjudicator);
    if (!past) {
        m_editing.fail(past.error());
        return;
    }
    if (past->empty()) {
        Q_EMIT nothingToUndo();
        return;
    }
    if (isFromBefore(past->back()) && past->back().uuid != agreed) {
        Q_EMIT undoAsked(past->back());
        return;
    }
    const auto undone = takeStep([this] { return m_deciding.undo(m_adjudicator); });
    if (undone)
        Q_EMIT returnedByUndo(m_editing.item().scenario.name());
}

void DeskSession::redo()
{
    if (!isWritable() || m_editing.stepForward())
        return;
    const auto redo = [this] {
        auto redone = m_deciding.redo(m_adjudicator);
        if (redone && m_before)
            m_before->remove(redone->value.redoes); // it was done here
        return redone;
    };
    if (takeStep(redo))
        Q_EMIT broughtBackByRedo();
}

bool DeskSession::takeStep(const std::function<Result<Changed<Decision>>()>& step)
{
    if (m_editing.isShowing() && !m_editing.leave())
        return false;
    const auto written = step();
    if (!written) {
        if (written.error().code != ErrorCode::NoDecision)
            m_editing.fail(written.error());
        return false;
    }
    m_editing.putDown();
    if (written->value.isFinal && !written->value.isProposal()) {
        reload(); // the two differ again, or do no more
        Q_EMIT queueReset();
    } else {
        follow(written->changes, written->value.isFinal ? Change::Proposed : Change::Decided);
    }
    show(written->value.scenario);
    Q_EMIT figuresChanged();
    return true;
}

} // namespace subtext
