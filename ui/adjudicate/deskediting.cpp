// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskediting.h"

#include "core/domain/votes.h"
#include "ui/adjudicate/deskhints.h"

#include <algorithm>
#include <utility>

namespace subtext {

DeskEditing::DeskEditing(Deciding deciding, PersonId adjudicator, const Clock& clock,
                         DeskHints& hints, QObject* parent)
    : QObject(parent)
    , m_deciding(deciding)
    , m_adjudicator(adjudicator)
    , m_clock(clock)
    , m_hintModels(hints)
{
    m_draftTimer.setObjectName(QStringLiteral("draft"));
    m_draftTimer.setSingleShot(true);
    m_draftTimer.setInterval(DraftDelayMs);
    connect(&m_draftTimer, &QTimer::timeout, this, [this] { flush(); });
}

void DeskEditing::show(DeskCase loaded, bool isSettling)
{
    m_case = std::move(loaded);
    m_isSettling = isSettling;
    m_draft = m_case.draft.value_or(DeskDraft{});
    if (const Decision* own = lastWord(); own && !m_case.draft)
        m_draft.note = own->note;
    m_past.clear();
    m_future.clear();
    m_isDecisionDue = false;
    m_timer.start(m_clock.now(), 0, m_isWindowActive);
    m_saveState = restingState();
    updateHints();
    Q_EMIT itemShown();
    Q_EMIT saveStateChanged();
}

bool DeskEditing::leave()
{
    if (!m_isWritable || m_draft == DeskDraft{})
        return true;
    m_draft.activeMs = activeMs();
    m_timer.start(m_clock.now(), 0, m_isWindowActive);
    return flush();
}

const Decision* DeskEditing::ownDecision() const
{
    const Decision* own = nullptr;
    for (const Decision& decision : m_case.history) {
        if (decision.person == m_adjudicator && !decision.isFinal)
            own = decision.isDecided() ? &decision : nullptr;
    }
    return own;
}

const Decision* DeskEditing::lastWord() const
{
    if (m_case.proposal && m_case.proposal->person == m_adjudicator)
        return &*m_case.proposal;
    return m_isSettling ? nullptr : ownDecision();
}

std::optional<Decision> DeskEditing::standing() const
{
    std::optional<Decision> decision;
    if (m_case.proposal && m_case.proposal->person == m_adjudicator)
        decision = m_case.proposal;
    else if (!m_isSettling)
        decision = resolveDecisions(m_case.history).decision;
    return decision && decision->isDecided() ? decision : std::nullopt;
}

std::optional<Pick> DeskEditing::pick() const
{
    if (m_draft.pick)
        return m_draft.pick;
    const auto decision = standing();
    return decision ? std::optional<Pick>(decision->pick()) : std::nullopt;
}

std::optional<Basis> DeskEditing::basis() const
{
    if (m_draft.pick || m_draft.basis)
        return m_draft.basis;
    const auto decision = standing();
    return decision ? std::optional<Basis>(decision->basis) : std::nullopt;
}

std::optional<Pick> DeskEditing::firstPick() const
{
    // What was picked before the hints stays that, also after the decision was taken back.
    for (const Decision& decision : m_case.history) {
        if (decision.person == m_adjudicator && decision.firstPick)
            return decision.firstPick;
    }
    return m_draft.firstPick;
}

bool DeskEditing::areHintsOpen() const
{
    return firstPick().has_value();
}

void DeskEditing::updateHints()
{
    m_hints = areHintsOpen() ? m_hintModels.of(m_case.scenario) : std::nullopt;
    m_precedents = m_hints ? m_hintModels.precedentsOf(m_case) : std::vector<Precedent>();
}

VadPrototypes DeskEditing::prototypes() const
{
    return m_hints ? m_hintModels.prototypesWithout(m_case.scenario) : VadPrototypes();
}

ShownHints DeskEditing::shownHints() const
{
    return {polarityToken(m_hints->polarity), clearlyNearest(*m_hints), std::nullopt};
}

void DeskEditing::take(int place)
{
    if (place < 1 || place > std::ssize(m_case.raters))
        return;
    const auto& answer = m_case.raters[static_cast<std::size_t>(place - 1)].annotation.answer;
    if (answer.ballot[0])
        choose({answer.ballot[0]});
}

void DeskEditing::applyRuleBasis(DeskDraft& draft) const
{
    if (!draft.pick || draft.pick->isAmbiguous()) {
        draft.basis.reset();
        return;
    }
    // The votes say by themselves what a pick rests on; only a split needs a reason of its own.
    if (m_case.rule.label) {
        draft.basis = draft.pick->label == m_case.rule.label ? m_case.rule.basis : Basis::Override;
        return;
    }
    const std::vector<Basis> possible =
        subtext::possibleBases(*draft.pick, votes(), m_rules.splitFrom);
    if (draft.basis && std::find(possible.begin(), possible.end(), *draft.basis) == possible.end())
        draft.basis.reset(); // it held for what was picked before
}

std::vector<Choice> DeskEditing::votes() const
{
    std::vector<Annotation> answers;
    for (const DeskRater& rater : m_case.raters)
        answers.push_back(rater.annotation);
    return votesOf(answers);
}

std::vector<Basis> DeskEditing::possibleBases() const
{
    const auto chosen = pick();
    return chosen ? subtext::possibleBases(*chosen, votes(), m_rules.splitFrom)
                  : std::vector<Basis>();
}

std::optional<BasisDoubt> DeskEditing::basisDoubt() const
{
    const auto chosen = pick();
    const auto stated = basis();
    return m_hints && chosen && stated ? doubtAbout(*stated, *chosen, *m_hints) : std::nullopt;
}

void DeskEditing::choose(const Pick& pick)
{
    if (!isEditable())
        return;
    DeskDraft next = m_draft;
    next.pick = pick;
    if (!next.firstPick && !areHintsOpen())
        next.firstPick = pick;
    applyRuleBasis(next);
    edit(next);
}

void DeskEditing::setBasis(Basis basis)
{
    if (!isEditable())
        return;
    DeskDraft next = m_draft;
    next.pick = pick();
    if (next.pick) {
        const std::vector<Basis> possible = possibleBases();
        if (std::find(possible.begin(), possible.end(), basis) == possible.end())
            return; // to keep the distribution rests on nothing else
    }
    next.basis = basis;
    edit(next);
}

void DeskEditing::toggleHeld()
{
    if (!isEditable())
        return;
    DeskDraft next = m_draft;
    next.isHeld = !next.isHeld;
    edit(next);
}

void DeskEditing::setNote(const QString& note)
{
    if (!isEditable() || note == m_draft.note)
        return;
    m_draft.note = note;
    setSaveState(SaveState::Saving);
    if (!m_draftTimer.isActive())
        m_draftTimer.start();
}

void DeskEditing::edit(const DeskDraft& draft)
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

bool DeskEditing::flush()
{
    m_draftTimer.stop();
    if (!isEditable())
        return true;
    DeskDraft kept = m_draft;
    if (const Decision* own = lastWord();
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
    Q_EMIT draftKept(*saved);
    return true;
}

bool DeskEditing::stepBetween(std::vector<DeskDraft>& from, std::vector<DeskDraft>& to)
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

bool DeskEditing::isNoteNew() const
{
    const Decision* before = lastWord();
    return m_draft.note != (before ? before->note : QString());
}

bool DeskEditing::isSettledAsItIs() const
{
    return !isPicked() && !isNoteNew() && (pick() || (m_case.rule.label && !m_isSettling));
}

std::optional<DeskEditing::Missing> DeskEditing::missing() const
{
    const auto chosen = pick();
    if (!chosen)
        return Missing::Pick;
    const bool isReasoned = basis().value_or(Basis::Unstated) != Basis::Unstated;
    if (chosen->label && !isReasoned)
        return Missing::Basis;
    const bool isExplained = !m_draft.note.trimmed().isEmpty() || !m_rules.needsOverrideNote;
    return !isExplained && needsNote(*chosen, votes(), m_rules.splitFrom)
               ? std::optional(Missing::Note)
               : std::nullopt;
}

Verdict DeskEditing::verdict() const
{
    Verdict verdict;
    verdict.pick = pick().value_or(Pick());
    verdict.basis = basis().value_or(Basis::Unstated);
    verdict.note = m_draft.note.trimmed();
    verdict.firstPick = firstPick();
    if (m_hints)
        verdict.hints = shownHints();
    for (const Precedent& precedent : m_precedents)
        verdict.precedents << precedent.decision.text();
    verdict.activeMs = activeMs();
    return verdict;
}

std::optional<ChangeSet> DeskEditing::write(Act act)
{
    const Verdict stated = verdict();
    const QString added = isNoteNew() ? stated.note : QString();
    m_draftTimer.stop();
    const ScenarioId scenario = m_case.scenario.id;
    // What is decided is no draft any more. A change by others that is told meanwhile has the draft
    // kept, which would bring it back.
    const DeskDraft onScreen = std::exchange(m_draft, {});
    const auto written = act == Act::Confirm   ? m_deciding.confirm(m_adjudicator, scenario, added)
                         : act == Act::Propose ? m_deciding.propose(m_adjudicator, scenario, stated)
                                               : m_deciding.decide(m_adjudicator, scenario, stated);
    m_isDecisionDue = !written;
    if (!written) {
        m_draft = onScreen;
        fail(written.error());
        return std::nullopt;
    }
    m_draft = {};
    m_case.draft.reset();
    return written->changes;
}

qint64 DeskEditing::activeMs() const
{
    return m_draft.activeMs + m_timer.visitAt(m_clock.now()).activeMs;
}

void DeskEditing::noteInput()
{
    m_timer.input(m_clock.now());
}

void DeskEditing::setWindowActive(bool isActive)
{
    if (isActive == m_isWindowActive)
        return;
    m_isWindowActive = isActive;
    if (isActive)
        m_timer.windowActivated(m_clock.now());
    else
        m_timer.windowDeactivated(m_clock.now());
}

DeskEditing::SaveState DeskEditing::restingState() const
{
    if (m_draft.pick || m_draft.isHeld || m_draft.firstPick)
        return SaveState::Draft;
    const Decision* own = lastWord();
    if (own && own->note == m_draft.note)
        return SaveState::Decided;
    return m_draft.note.isEmpty() ? SaveState::Untouched : SaveState::Draft;
}

void DeskEditing::setSaveState(SaveState state)
{
    if (state == m_saveState)
        return;
    m_saveState = state;
    Q_EMIT saveStateChanged();
}

bool DeskEditing::fail(const Error& error)
{
    setSaveState(SaveState::Failed);
    Q_EMIT failed(error);
    return false;
}

} // namespace subtext
