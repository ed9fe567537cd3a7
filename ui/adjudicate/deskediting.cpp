// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskediting.h"

#include "core/domain/votes.h"
#include "core/task/builtintasks.h"
#include "ui/adjudicate/deskhints.h"
#include "ui/text/desktext.h"

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
    , m_task(std::make_shared<const Task>(defaultTask()))
{
    connect(&m_draftTimer, &DraftTimer::due, this, [this] { flush(); });
}

void DeskEditing::show(DeskCase loaded, std::vector<QuestionIndex> differing, const Picks& agreed)
{
    m_case = std::move(loaded);
    m_differing = std::move(differing);
    m_agreed = agreed;
    m_draft = m_case.draft.value_or(DeskDraft{});
    if (!m_case.draft)
        m_draft.note = noteBefore();
    m_past.clear();
    m_future.clear();
    m_isDecisionDue = false;
    m_timer.start(m_clock.now(), 0, m_isWindowActive);
    m_saveState = restingState();
    m_question = firstAsked();
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
    return isSettling() ? nullptr : ownDecision();
}

/// A note that a file brought stands in the field until the adjudicator says something.
QString DeskEditing::noteBefore() const
{
    if (const Decision* own = lastWord())
        return own->note;
    QString note;
    for (const Decision& decision : m_case.history) {
        if (!isSettling() && !decision.isFinal && !decision.person.isValid())
            note = decision.note;
    }
    return note;
}

std::optional<Decision> DeskEditing::standing() const
{
    std::optional<Decision> decision;
    if (m_case.proposal && m_case.proposal->person == m_adjudicator)
        decision = m_case.proposal;
    else if (!isSettling())
        decision = resolveDecisions(m_case.history).decision;
    return decision && decision->isDecided() ? decision : std::nullopt;
}

std::optional<Pick> DeskEditing::pick(QuestionIndex question) const
{
    return picks().at(indexOf(question));
}

std::optional<Pick> DeskEditing::standingPick(QuestionIndex question) const
{
    const auto picked = pick(question);
    return picked || isAsked(question) ? picked : m_agreed.at(indexOf(question));
}

/// With what was decided before of the others.
Picks DeskEditing::completed(Picks picks) const
{
    const auto decision = standing();
    for (std::size_t i = 0; decision && i < picks.size(); ++i) {
        if (!picks.at(i))
            picks.at(i) = decision->picks.at(i);
    }
    return picks;
}

bool DeskEditing::isAsked(QuestionIndex question) const
{
    if (indexOf(question) >= m_case.questions.size())
        return false;
    return isSettling()
               ? std::find(m_differing.begin(), m_differing.end(), question) != m_differing.end()
               : !m_case.rule(question).label;
}

QuestionIndex DeskEditing::firstAsked() const
{
    for (std::size_t i = 0; i < m_case.questions.size(); ++i) {
        const auto question = static_cast<QuestionIndex>(i);
        if (isAsked(question) && !pick(question))
            return question;
    }
    return FirstQuestion;
}

std::vector<QuestionIndex> DeskEditing::openQuestions() const
{
    std::vector<QuestionIndex> open;
    for (std::size_t i = 0; i < m_case.questions.size(); ++i) {
        if (isOpen(static_cast<QuestionIndex>(i)))
            open.push_back(static_cast<QuestionIndex>(i));
    }
    return open;
}

void DeskEditing::setQuestion(QuestionIndex question)
{
    if (question == m_question || indexOf(question) >= m_case.questions.size())
        return;
    m_question = question;
    Q_EMIT draftChanged();
}

void DeskEditing::goToNextQuestion()
{
    const std::size_t count = m_case.questions.size();
    if (count < 2)
        return;
    const auto after = [&](std::size_t steps) {
        return static_cast<QuestionIndex>((indexOf(m_question) + steps) % count);
    };
    for (std::size_t steps = 1; steps < count; ++steps) {
        if (isOpen(after(steps))) {
            setQuestion(after(steps));
            return;
        }
    }
    if (!isOpen(m_question))
        setQuestion(after(1));
}

void DeskEditing::goToPreviousQuestion()
{
    const std::size_t count = m_case.questions.size();
    if (count > 1)
        setQuestion(static_cast<QuestionIndex>((indexOf(m_question) + count - 1) % count));
}

std::optional<Basis> DeskEditing::basis() const
{
    if (isPicked())
        return m_draft.basis;
    const auto decision = standing();
    if (!decision || !m_case.outdated)
        return decision ? std::optional<Basis>(decision->basis) : std::nullopt;
    // Votes that changed may contradict what the decision rested on.
    const std::vector<Basis> possible = possibleBases();
    const bool holds = possible.empty() || std::find(possible.begin(), possible.end(),
                                                     decision->basis) != possible.end();
    if (holds)
        return decision->basis;
    return possible.size() == 1 ? std::optional<Basis>(possible.front()) : std::nullopt;
}

Picks DeskEditing::firstPicks() const
{
    // What was picked before the hints stays that, also after the decision was taken back.
    Picks first{};
    const auto take = [&](const Picks& picks) {
        for (std::size_t i = 0; i < first.size(); ++i) {
            if (!first.at(i))
                first.at(i) = picks.at(i);
        }
    };
    for (const Decision& decision : m_case.history) {
        if (decision.person == m_adjudicator)
            take(decision.firstPicks);
    }
    take(m_draft.firstPicks);
    return first;
}

bool DeskEditing::areHintsOpen() const
{
    const Picks first = firstPicks();
    for (std::size_t i = 0; i < m_case.questions.size(); ++i) {
        if (!first.at(i) && isAsked(static_cast<QuestionIndex>(i)))
            return false;
    }
    return !isEmpty(first);
}

bool DeskEditing::hasScaleHints() const
{
    return !m_task->hints.nearest.empty() || !m_task->hints.sign.isEmpty();
}

void DeskEditing::updateHints()
{
    m_wereHintsLookedUp = areHintsOpen();
    m_hints =
        m_wereHintsLookedUp && hasScaleHints() ? m_hintModels.of(m_case.scenario) : std::nullopt;
    m_precedents = areHintsShown() && m_task->hints.hasPrecedents
                       ? m_hintModels.precedentsOf(m_case)
                       : std::nullopt;
}

Prototypes DeskEditing::prototypes() const
{
    return m_hints ? m_hintModels.prototypesWithout(m_case.scenario) : Prototypes();
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
    if (const auto choice = answer.choice(m_question))
        choose({choice});
}

void DeskEditing::applyRuleBasis(DeskDraft& draft) const
{
    const Picks picks = completed(draft.picks);
    const std::vector<Basis> possible = possibleFor(picks);
    if (possible.empty()) {
        draft.basis.reset(); // to keep the distribution rests on nothing
        return;
    }
    // The votes say by themselves what a pick rests on; only a split needs a reason of its own.
    const bool isByVotes = possible.size() == 1;
    bool isAgainstRule = false;
    for (std::size_t i = 0; i < m_case.questions.size(); ++i) {
        const std::optional<Pick>& pick = picks.at(i);
        const auto& rule = m_case.questions[i].gold.label;
        isAgainstRule = isAgainstRule || (pick && pick->label && rule && rule != pick->label);
    }
    if (isByVotes)
        draft.basis = possible.front();
    else if (isAgainstRule)
        draft.basis = Basis::Override;
    else if (draft.basis &&
             std::find(possible.begin(), possible.end(), *draft.basis) == possible.end())
        draft.basis.reset(); // it held for what was picked before
}

std::vector<Choice> DeskEditing::votes(QuestionIndex question) const
{
    std::vector<Annotation> answers;
    for (const DeskRater& rater : m_case.raters)
        answers.push_back(rater.annotation);
    return votesOf(answers, question);
}

std::vector<Basis> DeskEditing::possibleFor(const Picks& picks) const
{
    std::vector<Basis> byVotes;
    std::vector<Basis> reasoned;
    for (std::size_t i = 0; i < m_case.questions.size(); ++i) {
        if (!picks.at(i) || picks.at(i)->keepsDistribution())
            continue;
        const auto possible = subtext::possibleBases(
            *picks.at(i), votes(static_cast<QuestionIndex>(i)), m_rules.splitFrom);
        // Of several that rest on the votes the weakest speaks for all; what rests on them says
        // nothing of a question that needs a reason.
        if (possible.size() == 1)
            byVotes = std::max(byVotes, possible);
        else if (possible.size() > reasoned.size())
            reasoned = possible;
    }
    std::erase_if(reasoned, [&](Basis basis) { return !isBasisOf(*m_task, basis); });
    return reasoned.empty() ? byVotes : reasoned;
}

std::optional<BasisDoubt> DeskEditing::basisDoubt() const
{
    const auto chosen = pick(FirstQuestion);
    const auto stated = basis();
    return m_hints && chosen && stated ? doubtAbout(*stated, *chosen, *m_hints) : std::nullopt;
}

void DeskEditing::choose(const Pick& pick)
{
    if (!isEditable())
        return;
    DeskDraft next = m_draft;
    const std::optional<Pick> before = this->pick();
    const bool staysMarked = before && before->isMarked && pick.label;
    next.picks.at(indexOf(m_question)) = {pick.label, pick.isMarked || staysMarked};
    auto& first = next.firstPicks.at(indexOf(m_question));
    if (!first && !firstPicks().at(indexOf(m_question)))
        first = pick;
    applyRuleBasis(next);
    edit(next);
    if (!openQuestions().empty())
        goToNextQuestion();
}

void DeskEditing::toggleMark()
{
    const std::optional<Pick> stands = pick();
    if (!isEditable() || !stands || stands->keepsDistribution())
        return;
    DeskDraft next = m_draft;
    next.picks = picks(); // of a decision that is changed the rest stays
    next.picks.at(indexOf(m_question))->isMarked = !stands->isMarked;
    next.basis = basis();
    edit(next);
}

std::optional<QuestionRun> DeskEditing::boardHere() const
{
    return yesNoBoardOf(*m_task, indexOf(m_question));
}

bool DeskEditing::hasPlace(int place) const
{
    const auto board = boardHere();
    const std::size_t places =
        board ? board->count : m_task->questions.at(indexOf(m_question)).options.size();
    return place >= 0 && static_cast<std::size_t>(place) < places;
}

void DeskEditing::chooseAt(int place, bool isShifted)
{
    if (!isEditable() || !hasPlace(place))
        return;
    const auto board = boardHere();
    if (board)
        setQuestion(static_cast<QuestionIndex>(board->first + static_cast<std::size_t>(place)));
    choose({static_cast<Choice>(board ? (isShifted ? 0 : 1) : place)});
}

void DeskEditing::setBasis(Basis basis)
{
    if (!isEditable())
        return;
    DeskDraft next = m_draft;
    next.picks = picks();
    if (!isEmpty(next.picks)) {
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
    m_draftTimer.begin();
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
    const bool isAtOnce = !wereHintsOpen && areHintsOpen();
    if (isAtOnce)
        flush();
    Q_EMIT draftChanged();
    if (!isAtOnce)
        m_draftTimer.begin();
}

bool DeskEditing::flush()
{
    m_draftTimer.stop();
    if (!isEditable())
        return true;
    DeskDraft kept = m_draft;
    const bool isNoteAlone = isEmpty(kept.picks) && !kept.isHeld && isEmpty(kept.firstPicks);
    if (isNoteAlone && !isNoteNew() && (lastWord() || !kept.note.isEmpty()))
        kept = {}; // nothing new: what was decided stands
    const auto saved = m_deciding.saveDraft(m_adjudicator, m_case.scenario.id, kept);
    if (!saved)
        return fail(saved.error());
    setSaveState(restingState());
    if (areHintsOpen() && !areHintsShown()) {
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
    draft.firstPicks = m_draft.firstPicks; // what was seen cannot be unseen
    draft.note = m_draft.note;             // the field has an undo of its own
    for (std::size_t i = 0; i < draft.picks.size(); ++i) {
        if (draft.picks.at(i) != m_draft.picks.at(i))
            m_question = static_cast<QuestionIndex>(i); // where it is seen
    }
    m_draft = draft;
    setSaveState(SaveState::Saving);
    Q_EMIT draftChanged();
    m_draftTimer.begin();
    return true;
}

bool DeskEditing::isNoteNew() const
{
    return m_draft.note != noteBefore();
}

bool DeskEditing::isSettledAsItIs() const
{
    if (isPicked() || isNoteNew() || m_case.outdated)
        return false;
    if (isSettling())
        return !isEmpty(picks());
    for (std::size_t i = 0; i < m_case.questions.size(); ++i) {
        const auto question = static_cast<QuestionIndex>(i);
        if (!pick(question) && !m_case.rule(question).label)
            return false;
    }
    return true;
}

bool DeskEditing::isStandingUnchanged() const
{
    const auto before = isSettling() ? std::nullopt : standing();
    return before && before->person == m_adjudicator && !m_case.outdated && !missing() &&
           !replaced() && isEmpty(m_draft.firstPicks);
}

std::optional<DeskEditing::Missing> DeskEditing::missing() const
{
    const Picks stated = picks();
    if (isEmpty(stated))
        return Missing::Pick;
    bool isReasonNeeded = false;
    bool isNoteNeeded = false;
    for (std::size_t i = 0; i < m_case.questions.size(); ++i) {
        const auto question = static_cast<QuestionIndex>(i);
        const std::optional<Pick>& chosen = stated.at(i);
        if (!chosen && isAsked(question))
            return Missing::Pick;
        isReasonNeeded = isReasonNeeded || (chosen && chosen->label);
        isNoteNeeded =
            isNoteNeeded || (chosen && needsNote(*chosen, votes(question), m_rules.splitFrom));
    }
    if (isReasonNeeded && basis().value_or(Basis::Unstated) == Basis::Unstated)
        return Missing::Basis;
    const bool isExplained = !m_draft.note.trimmed().isEmpty() || !m_rules.needsOverrideNote;
    return isNoteNeeded && !isExplained ? std::optional(Missing::Note) : std::nullopt;
}

std::optional<Decision> DeskEditing::replaced() const
{
    const auto before = isSettling() ? std::nullopt : standing();
    const bool isOther = before && (picks() != before->picks || isNoteNew() ||
                                    basis().value_or(Basis::Unstated) != before->basis);
    return isOther ? before : std::nullopt;
}

Verdict DeskEditing::verdict() const
{
    Verdict verdict;
    verdict.picks = picks();
    verdict.basis = basis().value_or(Basis::Unstated);
    verdict.note = m_draft.note.trimmed();
    verdict.firstPicks = firstPicks();
    if (m_hints)
        verdict.hints = shownHints();
    if (m_precedents) {
        for (const Precedent& precedent : m_precedents->nearest)
            verdict.precedents << precedent.decision.text();
    }
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
    m_timer.setWindowActive(m_clock.now(), isActive);
}

DeskEditing::SaveState DeskEditing::restingState() const
{
    if (!isEmpty(m_draft.picks) || m_draft.isHeld || !isEmpty(m_draft.firstPicks))
        return SaveState::Draft;
    if (!isNoteNew())
        return lastWord() ? SaveState::Decided : SaveState::Untouched;
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
