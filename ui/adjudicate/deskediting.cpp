// SPDX-License-Identifier: GPL-3.0-or-later
// The half of DeskSession that changes something; what is shown and the queue are in
// desksession.cpp.
#include "ui/adjudicate/desksession.h"

#include <algorithm>
#include <utility>

namespace subtext {

void DeskSession::take(int place)
{
    if (place < 1 || place > std::ssize(m_case.raters))
        return;
    const auto& answer = m_case.raters[static_cast<std::size_t>(place - 1)].annotation.answer;
    if (answer.emotion)
        choose({answer.emotion});
}

void DeskSession::applyRuleBasis(DeskDraft& draft) const
{
    if (!draft.pick || draft.pick->isAmbiguous()) {
        draft.basis.reset();
        return;
    }
    // The votes say by themselves what a pick rests on; only a split needs a reason of its own.
    if (m_case.rule.label)
        draft.basis = draft.pick->label == m_case.rule.label ? m_case.rule.basis : Basis::Override;
}

void DeskSession::choose(const Pick& pick)
{
    if (!isWritable() || !isShowing())
        return;
    DeskDraft next = m_draft;
    next.pick = pick;
    if (!next.firstPick && !areHintsOpen())
        next.firstPick = pick;
    applyRuleBasis(next);
    edit(next);
}

void DeskSession::setBasis(Basis basis)
{
    if (!isWritable() || !isShowing())
        return;
    DeskDraft next = m_draft;
    next.pick = pick();
    if (next.pick && next.pick->isAmbiguous())
        return; // to keep the distribution rests on nothing else
    next.basis = basis;
    edit(next);
}

void DeskSession::toggleHeld()
{
    if (!isWritable() || !isShowing())
        return;
    DeskDraft next = m_draft;
    next.isHeld = !next.isHeld;
    edit(next);
}

void DeskSession::setNote(const QString& note)
{
    if (!isWritable() || !isShowing() || note == m_draft.note)
        return;
    m_draft.note = note;
    setSaveState(SaveState::Saving);
    if (!m_draftTimer.isActive())
        m_draftTimer.start();
}

void DeskSession::edit(const DeskDraft& draft)
{
    if (draft == m_draft)
        return;
    const bool wereHintsOpen = areHintsOpen();
    m_past.push_back(m_draft);
    m_future.clear();
    m_draft = draft;
    setSaveState(SaveState::Saving);
    m_isDecisionDue = false;
    // The first pick is on the disk before the hints can be seen: flush() opens them.
    if (!wereHintsOpen && areHintsOpen())
        flush();
    else if (!m_draftTimer.isActive())
        m_draftTimer.start();
    Q_EMIT draftChanged();
}

bool DeskSession::flush()
{
    m_draftTimer.stop();
    if (!isShowing() || !isWritable())
        return true;
    DeskDraft kept = m_draft;
    if (const Decision* own = ownDecision();
        own && !kept.pick && !kept.isHeld && !kept.firstPick && kept.note == own->note)
        kept = {}; // nothing new: what was decided stands
    const auto saved = m_deciding.saveDraft(m_adjudicator, m_case.scenario.id, kept);
    if (!saved)
        return fail(saved.error());
    setSaveState(restingState());
    if (areHintsOpen() && !m_hints) {
        updateHints();
        Q_EMIT draftChanged();
    }
    const int row = rowOf(m_case.scenario.id);
    if (row >= 0 &&
        (m_queue[static_cast<std::size_t>(row)].state == DeskState::Held) != m_draft.isHeld)
        follow(*saved, Change::Held);
    return true;
}

bool DeskSession::retry()
{
    if (!m_isDecisionDue)
        return flush();
    save();
    return !m_isDecisionDue;
}

qint64 DeskSession::activeMs() const
{
    return m_draft.activeMs + m_timer.visitAt(m_clock.now()).activeMs;
}

void DeskSession::save()
{
    if (!isWritable() || !isShowing())
        return;
    const auto chosen = pick();
    const Decision* before = ownDecision();
    const bool isNoteNew = m_draft.note != (before ? before->note : QString());
    if (!m_draft.pick && !isNoteNew && (chosen || m_case.rule.label)) {
        showNext(); // decided already, or by rule, and nothing new
        return;
    }
    if (!chosen) {
        Q_EMIT incomplete(Missing::Pick);
        return;
    }
    const Basis reason = basis().value_or(Basis::Unstated);
    if (chosen->label && reason == Basis::Unstated) {
        Q_EMIT incomplete(Missing::Basis);
        return;
    }
    Verdict verdict;
    verdict.pick = *chosen;
    verdict.basis = reason;
    verdict.note = m_draft.note.trimmed();
    verdict.firstPick = firstPick();
    if (m_hints)
        verdict.hints = shownHints();
    verdict.activeMs = activeMs();
    m_draftTimer.stop();
    const ScenarioId scenario = m_case.scenario.id;
    const Change change = isSettling() ? Change::Settled : Change::Decided;
    // What is decided is no draft any more. A change by others that is told meanwhile has the draft
    // kept, which would bring it back.
    const DeskDraft onScreen = std::exchange(m_draft, {});
    const auto written = change == Change::Settled
                             ? m_deciding.settle(m_adjudicator, scenario, verdict)
                             : m_deciding.decide(m_adjudicator, scenario, verdict);
    m_isDecisionDue = !written;
    if (!written) {
        m_draft = onScreen;
        fail(written.error());
        return;
    }
    m_draft = {};
    m_case.draft.reset();
    const ScenarioId next = nextWaiting();
    follow(written->changes, change);
    Q_EMIT figuresChanged();
    Q_EMIT decided(scenario);
    m_case = {};
    if (next.isValid() && next != scenario)
        show(next);
    else
        show(scenario);
    if (waitingCount() == 0)
        Q_EMIT allDecided();
}

ScenarioId DeskSession::nextWaiting() const
{
    const auto isWaiting = [&](ScenarioId scenario) {
        const int row = rowOf(scenario);
        if (row < 0 || scenario == m_case.scenario.id)
            return false;
        const DeskState state = m_queue[static_cast<std::size_t>(row)].state;
        return state == DeskState::Open || state == DeskState::Disputed;
    };
    const auto here = std::find(m_visible.begin(), m_visible.end(), m_case.scenario.id);
    if (const auto later = std::find_if(here, m_visible.end(), isWaiting); later != m_visible.end())
        return *later;
    if (const auto earlier = std::find_if(m_visible.begin(), here, isWaiting); earlier != here)
        return *earlier;
    return here != m_visible.end() && here + 1 != m_visible.end() ? *(here + 1) : ScenarioId();
}

void DeskSession::undo()
{
    if (!isWritable() || stepBetween(m_past, m_future))
        return;
    const auto undone = takeStep([this] { return m_deciding.undo(m_adjudicator); });
    if (undone)
        Q_EMIT returnedByUndo(m_case.scenario.name());
}

void DeskSession::redo()
{
    if (isWritable() && !stepBetween(m_future, m_past))
        takeStep([this] { return m_deciding.redo(m_adjudicator); });
}

bool DeskSession::stepBetween(std::vector<DeskDraft>& from, std::vector<DeskDraft>& to)
{
    if (from.empty())
        return false;
    to.push_back(m_draft);
    DeskDraft draft = from.back();
    from.pop_back();
    draft.firstPick = m_draft.firstPick; // what was seen cannot be unseen
    draft.note = m_draft.note;           // the field has an undo of its own
    m_draft = draft;
    setSaveState(SaveState::Saving);
    m_draftTimer.start();
    Q_EMIT draftChanged();
    return true;
}

bool DeskSession::takeStep(const std::function<Result<Changed<Decision>>()>& step)
{
    if (isShowing() && !leave())
        return false;
    const auto written = step();
    if (!written) {
        if (written.error().code != ErrorCode::NoDecision)
            fail(written.error());
        return false;
    }
    m_case = {};
    follow(written->changes, Change::Decided);
    show(written->value.scenario);
    Q_EMIT figuresChanged();
    return true;
}

} // namespace subtext
