// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/labelsession.h"

#include "core/course/labelling.h"
#include "core/domain/texts.h"
#include "core/operation/datalock.h"
#include "core/operation/qualitydesk.h"
#include "ui/label/labelcommands.h"
#include "ui/text/language.h"
#include "ui/text/shownwords.h"

#include <algorithm>

namespace subtext {

LabelSession::LabelSession(Study& study, PersonId person, const Clock& clock, QObject* parent)
    : QObject(parent)
    , m_study(study)
    , m_person(person)
    , m_clock(clock)
    , m_selfCheck(study, person)
    , m_questions(study, person)
{
    Reads reads;
    m_task = reads.take(shownTask(study));
    if (!m_task)
        m_task = std::make_shared<const Task>();
    m_isLocked = reads.take(study.dataLock().isLocked());
    m_items = reads.take(study.labelling().items(person));
    const QualityProtocol quality = reads.take(study.quality().protocol());
    if (!reads.outcome())
        m_items.clear(); // whoever asks for a session hears of it from the study
    m_rows.reserve(static_cast<qsizetype>(m_items.size()));
    for (std::size_t row = 0; row < m_items.size(); ++row) {
        m_rows.insert(m_items[row].scenario, static_cast<int>(row));
        m_submittedCount += m_items[row].isSubmitted() ? 1 : 0;
    }
    m_selfCheck.setWritable(!isReadOnly());
    m_selfCheck.begin(m_task, quality, m_items);
    connect(&m_selfCheck, &SelfChecking::failed, this, &LabelSession::fail);
    connect(&m_draftTimer, &DraftTimer::due, this, [this] { flush(); });
    connect(&m_study, &Study::changed, this, &LabelSession::onStudyChanged);
}

LabelSession::~LabelSession()
{
    end();
}

void LabelSession::begin()
{
    ScenarioId start = m_study.labelling().lastDraft(m_person).value_or(ScenarioId());
    for (const ItemSummary& item : m_items) {
        if (!start.isValid() && !item.isSubmitted())
            start = item.scenario;
    }
    if (!start.isValid() && !m_items.empty())
        start = m_items.front().scenario;
    if (start.isValid())
        show(start);
}

bool LabelSession::end()
{
    if (!isShowing())
        return true;
    if (!leaveItem())
        return false;
    m_item = {};
    return true;
}

bool LabelSession::show(ScenarioId scenario)
{
    if (isShowing() && m_item.scenario.id == scenario)
        return true;
    if (isShowing() && !leaveItem())
        return false;
    auto loaded = m_study.labelling().load(m_person, scenario);
    if (!loaded)
        return fail(loaded.error());
    // A visit that a crash cut short is a visit all the same.
    const auto& begun = loaded->setAside ? loaded->setAside : loaded->draft;
    if (begun && begun->visit && !isReadOnly()) {
        Labelling& labelling = m_study.labelling();
        const auto ended = loaded->setAside
                               ? labelling.setAside(m_person, scenario, *begun, *begun->visit)
                               : labelling.leave(m_person, scenario, begun, *begun->visit);
        if (!ended)
            return fail(ended.error());
        loaded = m_study.labelling().load(m_person, scenario);
        if (!loaded)
            return fail(loaded.error());
    }
    m_item = std::move(*loaded);
    m_lastShown = scenario;
    m_answer = m_item.draft       ? m_item.draft->answer
               : m_item.submitted ? m_item.submitted->answer
                                  : Answer{};
    m_timer.start(m_clock.now(), m_item.past.activeMs, m_isWindowActive);
    m_timer.setFirstAnswers(m_item.past.firstAnswerMs);
    m_saveState = restingState();
    m_isEmptyBoardAsked = false;
    m_isMissingTold = false;
    m_selfCheck.show(scenario);
    Q_EMIT itemShown();
    Q_EMIT saveStateChanged();
    return true;
}

bool LabelSession::showNext()
{
    const int row = rowOf(m_item.scenario.id) + 1;
    return row < static_cast<int>(m_items.size()) &&
           show(m_items[static_cast<std::size_t>(row)].scenario);
}

bool LabelSession::showPrevious()
{
    const int row = rowOf(m_item.scenario.id) - 1;
    return row >= 0 && show(m_items[static_cast<std::size_t>(row)].scenario);
}

ScenarioId LabelSession::nextOpenAfter(ScenarioId scenario) const
{
    const std::size_t count = m_items.size();
    const auto here = static_cast<std::size_t>(std::max(0, rowOf(scenario)));
    for (std::size_t offset = 1; offset <= count; ++offset) {
        const ItemSummary& item = m_items[(here + offset) % count];
        if (!item.isSubmitted())
            return item.scenario;
    }
    return {};
}

SaveState LabelSession::restingState() const
{
    if (m_item.submitted)
        return m_answer == m_item.submitted->answer ? SaveState::Submitted : SaveState::Edited;
    return m_answer.isEmpty() ? SaveState::Untouched : SaveState::Draft;
}

void LabelSession::setSaveState(SaveState state)
{
    if (m_saveState == state)
        return;
    m_saveState = state;
    Q_EMIT saveStateChanged();
}

Draft LabelSession::currentDraft() const
{
    Draft draft;
    draft.answer = m_answer;
    draft.firstAnswerMs = m_timer.firstAnswers();
    draft.visit = m_timer.visitAt(m_clock.now());
    return draft;
}

void LabelSession::edit(const Answer& said, const std::vector<StepIndex>& steps)
{
    if (!isShowing() || isReadOnly())
        return;
    const Answer after = withSteps(m_answer, said, steps, *m_task);
    if (after == m_answer)
        return;
    m_undo.push(new EditCommand({m_item.scenario.id, steps, m_answer, after}, *m_task,
                                [this](const EditCommand::Change& change, const Answer& answer,
                                       bool isAgain) { put(change, answer, isAgain); }));
}

void LabelSession::put(const EditCommand::Change& change, const Answer& answer, bool isAgain)
{
    const bool isElsewhere = m_item.scenario.id != change.scenario;
    if (isElsewhere && !show(change.scenario))
        return;
    apply(answer, change.steps);
    if (isElsewhere)
        Q_EMIT returnedByUndo(m_item.position);
    const auto changed = stepsToShow(change.before, change.after, *m_task);
    if (isAgain && !changed.empty())
        Q_EMIT answerReturned(changed.front());
}

void LabelSession::apply(const Answer& answer, const std::vector<StepIndex>& steps)
{
    if (answer == m_answer)
        return;
    const std::vector<StepIndex> changed = stepsToShow(m_answer, answer, *m_task);
    m_answer = answer;
    for (const StepIndex step : steps)
        m_timer.answered(step, m_clock.now());
    setSaveState(SaveState::Saving);
    Q_EMIT answerChanged(changed);
    m_selfCheck.look(m_answer);
    m_draftTimer.begin();
}

void LabelSession::undo()
{
    if (!m_undo.canUndo()) {
        Q_EMIT nothingToUndo();
        return;
    }
    const auto* update = dynamic_cast<const SubmitCommand*>(m_undo.command(m_undo.index() - 1));
    const auto earlier = update ? update->earlier() : std::nullopt;
    const ScenarioId scenario = update ? update->scenario() : ScenarioId();
    m_undo.undo();
    if (earlier && isShowing() && m_item.scenario.id == scenario && !isReadOnly())
        bringBack(scenario, *earlier);
}

/// The changes since then are undone one by one, so that redo has them; what is left of them is
/// from before this session.
void LabelSession::bringBack(ScenarioId scenario, const Answer& earlier)
{
    const auto isChange = [&](const QUndoCommand* command) {
        const auto* edit = dynamic_cast<const EditCommand*>(command);
        return edit && edit->scenario() == scenario;
    };
    while (!(m_answer == earlier) && isChange(m_undo.command(m_undo.index() - 1)))
        m_undo.undo();
    apply(earlier, {});
    if (flush())
        Q_EMIT earlierReturned(m_item.position);
}

bool LabelSession::flush()
{
    m_draftTimer.stop();
    const bool isPending = m_saveState == SaveState::Saving || m_saveState == SaveState::Failed;
    if (!isShowing() || !isPending)
        return true;
    const auto saved = m_study.labelling().saveDraft(m_person, m_item.scenario.id, currentDraft());
    if (!saved)
        return fail(saved.error());
    setSaveState(restingState());
    return true;
}

bool LabelSession::saysNothingNew() const
{
    return m_item.submitted ? m_item.submitted->answer == m_answer : m_answer.isEmpty();
}

bool LabelSession::leaveItem()
{
    m_draftTimer.stop();
    if (isReadOnly())
        return true;
    if (m_item.setAside && saysNothingNew())
        return leaveAside(*m_item.setAside);
    const Draft draft = currentDraft();
    // Nor does a request, or the end of one, make a draft of what is on screen.
    const auto left = m_study.labelling().leave(
        m_person, m_item.scenario.id, saysNothingNew() ? std::nullopt : std::optional(draft),
        *draft.visit);
    if (!left)
        return fail(left.error());
    saveStateOfLeft();
    return true;
}

bool LabelSession::leaveAside(const Draft& begun)
{
    m_draftTimer.stop();
    const auto left = m_study.labelling().setAside(m_person, m_item.scenario.id, begun,
                                                   m_timer.visitAt(m_clock.now()));
    if (!left)
        return fail(left.error());
    saveStateOfLeft();
    return true;
}

void LabelSession::saveStateOfLeft()
{
    if (m_saveState == SaveState::Saving || m_saveState == SaveState::Failed)
        setSaveState(restingState());
}

const Draft* LabelSession::changeBegun() const
{
    const auto& begun = m_item.setAside;
    return begun && !isReadOnly() && !(begun->answer == m_answer) ? &*begun : nullptr;
}

void LabelSession::takeUpChange()
{
    const Draft* begun = changeBegun();
    if (!begun)
        return;
    const Answer after = begun->answer;
    const auto steps = differingSteps(m_answer, after, *m_task);
    m_undo.push(new EditCommand({m_item.scenario.id, steps, m_answer, after}, *m_task,
                                [this](const EditCommand::Change& change, const Answer& answer,
                                       bool isAgain) { put(change, answer, isAgain); }));
    flush(); // from now on it is an answer to the request
}

bool LabelSession::fail(const Error& error)
{
    setSaveState(SaveState::Failed);
    Q_EMIT failed(error);
    return false;
}

/// Said before, it need not be said again.
bool LabelSession::isEmptyBoardNew() const
{
    return hasEmptyBoard(m_answer, *m_task) &&
           !(m_item.submitted && hasEmptyBoard(m_item.submitted->answer, *m_task));
}

/// False where something is missing, which is told.
bool LabelSession::isWhole(const Protocol& protocol)
{
    auto missing =
        missingParts(m_answer, *m_task, protocol, isGuessAsked(protocol, m_item.scenario));
    if (m_item.submitted && m_item.submitted->answer == m_answer) { // from before they were asked
        missing.seconds.clear();
        missing.guesses.clear();
    }
    if (missing.empty())
        return true;
    m_isMissingTold = true;
    Q_EMIT incomplete(missing);
    return false;
}

void LabelSession::tellMissing()
{
    if (!isShowing() || isReadOnly())
        return;
    const auto protocol = m_study.protocol();
    if (protocol)
        isWhole(*protocol);
    else
        fail(protocol.error());
}

void LabelSession::submit()
{
    if (!isShowing() || isReadOnly())
        return;
    const auto protocol = m_study.protocol();
    if (!protocol) {
        fail(protocol.error());
        return;
    }
    if (!isWhole(*protocol))
        return;
    const bool isUnchanged = m_item.submitted && m_item.submitted->answer == m_answer;
    if (isEmptyBoardNew() && !m_isEmptyBoardAsked) {
        m_isEmptyBoardAsked = true;
        Q_EMIT boardIsEmpty();
        return;
    }
    const ScenarioId scenario = m_item.scenario.id;
    const bool isRevision = m_item.submitted && !isUnchanged;
    const bool isAskedFor = !m_item.labelAgain.isEmpty();
    // What was to be labelled again is not to be answered as before.
    const auto earlier =
        isRevision && !isAskedFor ? std::optional(m_item.submitted->answer) : std::nullopt;
    if (!isUnchanged) {
        m_draftTimer.stop();
        Labelling::Submission submission;
        submission.answer = m_answer;
        submission.firstAnswerMs = m_timer.firstAnswers();
        submission.visit = m_timer.visitAt(m_clock.now());
        submission.language = language();
        const auto written = m_study.labelling().submit(m_person, scenario, submission);
        if (!written) {
            fail(written.error());
            return;
        }
        const int revision = written->revision;
        m_selfCheck.noteSubmission();
        m_item = {}; // its visit is over; the next show() has nothing to leave
        m_undo.push(new SubmitCommand(*this, scenario, earlier));
        Q_EMIT submitted(scenario, revision, isAskedFor);
        m_selfCheck.askAbout(*written, *protocol);
    }
    if (const ScenarioId next = nextOpenAfter(scenario); next.isValid()) {
        show(next);
        return;
    }
    show(scenario);
    if (isUnchanged)
        Q_EMIT leftUnchanged(rowOf(scenario) + 1);
    if (!isRevision) // whoever revises goes on where they are
        Q_EMIT allSubmitted();
}

std::vector<Annotation> LabelSession::shownHistory() const
{
    if (!m_item.labelAgain.isEmpty())
        return {};
    return m_study.labelling()
        .history(m_person, m_item.scenario.id)
        .value_or(std::vector<Annotation>());
}

void LabelSession::noteInput()
{
    m_timer.input(m_clock.now());
}

void LabelSession::setWindowActive(bool isActive)
{
    m_isWindowActive = isActive;
    m_timer.setWindowActive(m_clock.now(), isActive);
}

void LabelSession::refreshRows(const std::vector<ScenarioId>& scenarios)
{
    for (const ScenarioId scenario : scenarios) {
        const auto fresh = m_study.labelling().item(m_person, scenario);
        if (fresh && *fresh)
            refreshRow(**fresh);
    }
}

void LabelSession::refreshAllRows()
{
    const auto items = m_study.labelling().items(m_person);
    if (!items)
        return; // what is shown stays
    for (const ItemSummary& fresh : *items)
        refreshRow(fresh);
}

void LabelSession::refreshRow(const ItemSummary& fresh)
{
    const int row = rowOf(fresh.scenario);
    if (row < 0)
        return;
    ItemSummary& known = m_items[static_cast<std::size_t>(row)];
    if (known == fresh)
        return;
    m_submittedCount += (fresh.isSubmitted() ? 1 : 0) - (known.isSubmitted() ? 1 : 0);
    if (known.labelAgain != fresh.labelAgain && !fresh.labelAgain.isEmpty())
        m_undo.clear(); // or it would bring the old answer back
    known = fresh;
    Q_EMIT itemChanged(row);
}

/// The item on screen was asked for again, or is not any more. A change to the old answer is set
/// aside; what was said since the request stays.
void LabelSession::showAnewWhereAsked()
{
    const ScenarioId scenario = m_item.scenario.id;
    const int row = rowOf(scenario);
    if (row < 0 || isReadOnly() ||
        m_items[static_cast<std::size_t>(row)].labelAgain == m_item.labelAgain)
        return;
    const bool isSaidAgain = !m_item.labelAgain.isEmpty() && !saysNothingNew();
    const bool isChange = m_item.labelAgain.isEmpty() && !saysNothingNew();
    if (isSaidAgain || !(isChange ? leaveAside(currentDraft()) : leaveItem()))
        return;
    m_item = {};
    show(scenario);
}

void LabelSession::onStudyChanged(const ChangeSet& changes)
{
    // What this session wrote comes back like what anybody else wrote, and says which rows.
    const bool isAboutRows =
        changes.kinds &
        (ChangeSet::AnnotationChanged | ChangeSet::DraftChanged | ChangeSet::AssignmentsChanged);
    if (isAboutRows && changes.concerns(m_person)) {
        if (changes.scenarios.empty())
            refreshAllRows();
        else
            refreshRows(changes.scenarios);
        if (changes.kinds.testFlag(ChangeSet::AssignmentsChanged))
            showAnewWhereAsked();
    }
    if (!changes.kinds.testFlag(ChangeSet::StudyChanged))
        return;
    const bool isLocked = m_study.dataLock().isLocked().value_or(m_isLocked);
    if (isLocked != m_isLocked) {
        m_isLocked = isLocked;
        m_selfCheck.setWritable(!isReadOnly());
        Q_EMIT lockChanged();
    }
}

} // namespace subtext
