// SPDX-License-Identifier: MIT
#include "core/desk/deciding.h"

#include "core/adjudication/basisrules.h"
#include "core/desk/decisiontrail.h"
#include "core/desk/shownseats.h"
#include "core/domain/goldlabel.h"
#include "core/domain/vocabulary.h"
#include "core/domain/votes.h"
#include "core/operation/studycontext.h"
#include "core/quality/qualityrules.h"
#include "core/storage/decisionstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/teamstore.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>
#include <functional>
#include <set>

namespace subtext {
namespace {

/// The basis that picks from a file can claim together (see basisOfImportedGold): that of the one
/// that rests least on the votes.
Basis basisOfImported(const Picks& picks, const std::vector<Annotation>& answers)
{
    std::optional<Basis> least;
    for (std::size_t i = 0; i < picks.size(); ++i) {
        const std::optional<Pick>& pick = picks.at(i);
        if (!pick || !pick->label)
            continue;
        const auto votes = votesOf(answers, static_cast<QuestionIndex>(i));
        least =
            std::max(least.value_or(Basis::Unanimous), basisOfImportedGold(*pick->label, votes));
    }
    return least.value_or(Basis::Unstated);
}

class Writer
{
public:
    explicit Writer(StudyContext& context)
        : m_context(context)
        , m_thresholds(context.thresholds())
        , m_furtherToCome(context.people.furtherToCome())
    {}

    Person requireAdjudicator(PersonId id)
    {
        m_context.requireUnlocked();
        const Person who = m_context.requirePerson(id);
        if (who.role == Role::Annotator)
            throw Failure({ErrorCode::WrongRole, {}, 0, 0, who.code, {}});
        return who;
    }

    /// Of somebody who has not seen what others say.
    void requireOwnVoice(const Person& who)
    {
        if (m_context.team.watchers().contains(who.uuid))
            throw Failure({ErrorCode::WrongRole, {}, 0, 0, who.code, QStringLiteral("watches")});
    }

    /// Unanimous and majority can be claimed only where the votes give every label that is picked,
    /// and the weakest of them by that very basis.
    void checkBasis(const Picks& picks, Basis basis, const std::vector<Annotation>& answers,
                    const Error& place)
    {
        if (basis != Basis::Unanimous && basis != Basis::Majority)
            return;
        std::optional<Basis> weakest;
        bool isByVotes = true;
        for (std::size_t i = 0; i < picks.size(); ++i) {
            const std::optional<Pick>& pick = picks.at(i);
            if (!pick || pick->keepsDistribution())
                continue;
            const GoldLabel rule = ruleOn(i, answers);
            isByVotes = isByVotes && rule.label == pick->label;
            weakest = std::max(weakest.value_or(rule.basis), rule.basis);
        }
        if (isByVotes && weakest == basis)
            return;
        Error error = place;
        error.code = ErrorCode::InvalidValue;
        error.value = basisToken(basis);
        error.detail = QStringLiteral("basis");
        throw Failure(error);
    }

    /// True for a row that says what the votes give by themselves, where nobody has decided: an
    /// export read back.
    bool isOnlyTheRule(const BulkDecision& row, ScenarioId scenario,
                       const std::vector<Annotation>& answers)
    {
        if (!row.isByRule || !row.note.isEmpty())
            return false;
        for (std::size_t i = 0; i < row.picks.size(); ++i) {
            const std::optional<Pick>& pick = row.picks.at(i);
            if (pick && (pick->isAmbiguous() || pick->label != ruleOn(i, answers).label))
                return false;
        }
        const Basis ofVotes = basisOfImported(row.picks, answers);
        return row.basis.value_or(ofVotes) == ofVotes &&
               !resolveDecisions(m_context.decisions.ofScenario(scenario)).decision;
    }

    /// What a person states at the desk, held against the votes of each question that it is about.
    void checkVerdict(const Scenario& scene, const Verdict& verdict)
    {
        if (isEmpty(verdict.picks))
            throw Failure(
                {ErrorCode::InvalidValue, {}, 0, 0, scene.name(), QStringLiteral("pick")});
        const std::vector<Annotation> answers = m_context.answersOf(scene.id);
        checkBasis(verdict.picks, verdict.basis, answers, {});
        bool needsBasis = false;
        bool isNoteNeeded = false;
        for (std::size_t i = 0; i < verdict.picks.size(); ++i) {
            const std::optional<Pick>& pick = verdict.picks.at(i);
            if (!pick)
                continue;
            const auto votes = votesOf(answers, static_cast<QuestionIndex>(i));
            needsBasis = needsBasis || !pick->keepsDistribution();
            isNoteNeeded = isNoteNeeded || needsNote(*pick, votes, ratingsNeeded(answers));
        }
        if (verdict.basis == Basis::Unstated && needsBasis)
            throw Failure({ErrorCode::MissingBasis, {}, 0, 0, scene.name(), {}});
        if (m_thresholds.needsOverrideNote && verdict.note.trimmed().isEmpty() && isNoteNeeded)
            throw Failure({ErrorCode::MissingNote, {}, 0, 0, scene.name(), {}});
    }

    Decision decisionOf(const Scenario& scenario, const Verdict& verdict)
    {
        requireWithinLimit(verdict.note, "note");
        Decision decision;
        decision.scenario = scenario.id;
        decision.picks = verdict.picks;
        decision.basis = verdict.basis;
        decision.note = verdict.note;
        decision.firstPicks = verdict.firstPicks;
        decision.hints = verdict.hints;
        decision.activeMs = verdict.activeMs;
        return decision;
    }

    void insert(Decision& decision)
    {
        const auto history = m_context.decisions.ofScenario(decision.scenario);
        decision.uuid = m_context.env.ids.next();
        decision.revision = static_cast<int>(history.size()) + 1;
        decision.decidedAt = m_context.env.clock.now();
        decision.id = m_context.decisions.insert(decision);
    }

    QJsonObject detailOf(const Decision& decision, const Person& who, const Scenario& scenario)
    {
        return {{QStringLiteral("person"), who.code},
                {QStringLiteral("scenario"), scenario.name()},
                {QStringLiteral("decision"), decision.uuid.text()},
                {QStringLiteral("revision"), decision.revision}};
    }

    /// With what was shown beside it and has no column of its own.
    QJsonObject detailOf(const Decision& decision, const Person& who, const Scenario& scenario,
                         const QStringList& precedents)
    {
        QJsonObject detail = detailOf(decision, who, scenario);
        if (!precedents.isEmpty())
            detail.insert(QStringLiteral("precedents"), QJsonArray::fromStringList(precedents));
        return detail;
    }

private:
    GoldLabel ruleOn(std::size_t question, const std::vector<Annotation>& answers) const
    {
        return goldLabel({}, votesOf(answers, static_cast<QuestionIndex>(question)),
                         ratingsNeeded(answers));
    }

    /// Of the item that the answers are to.
    int ratingsNeeded(const std::vector<Annotation>& answers) const
    {
        const int toCome = answers.empty() ? 0 : m_furtherToCome.value(answers.front().scenario);
        return ratingsNeededWith(toCome, std::ssize(answers), m_thresholds.splitFrom);
    }

    StudyContext& m_context;
    QualityThresholds m_thresholds;
    QHash<ScenarioId, int> m_furtherToCome;
};

Decision revisionOf(Decision content, const Decision& of)
{
    content.id = {};
    content.scenario = of.scenario;
    content.person = of.person;
    content.origin = Origin::Entered;
    content.undoes = {};
    content.redoes = {};
    return content;
}

/// Writes the revision that `next` makes of what the adjudicator did so far; `redraft` says whether
/// it changed the draft of the item.
Result<Changed<Decision>> step(StudyContext& context, PersonId adjudicator, Asker asker,
                               const QString& action,
                               const std::function<Decision(const DecisionTrail&)>& next,
                               const std::function<bool(const Decision&)>& redraft)
{
    Decision decision;
    const auto work = [&](ChangeSet& changes) {
        Writer writer(context);
        const Person who = writer.requireAdjudicator(adjudicator);
        decision = next(DecisionTrail(adjudicator, context.decisions.concerning(adjudicator)));
        if (!decision.isFinal)
            writer.requireOwnVoice(who);
        writer.insert(decision);
        changes = ChangeSet::about(ChangeSet::DecisionsChanged, adjudicator, decision.scenario);
        if (redraft(decision))
            changes.kinds |= ChangeSet::DraftChanged;
        return writer.detailOf(decision, who, context.requireScenario(decision.scenario));
    };
    const auto done = context.operate(action, work, asker);
    return done ? Result<Changed<Decision>>(Changed<Decision>{decision, *done})
                : fail(done.error());
}

DeskDraft draftOf(const Decision& decision)
{
    DeskDraft draft;
    draft.picks = decision.picks;
    if (decision.basis != Basis::Unstated)
        draft.basis = decision.basis;
    draft.note = decision.note;
    return draft;
}

/// Something stands in front of the person, that was said before what they took back. Of what two
/// differ on that is a proposal of their own alone.
bool standsInPlaceOf(StudyContext& context, const Decision& undone)
{
    std::vector<Decision> known = context.decisions.ofScenario(undone.scenario);
    if (undone.isProposal()) {
        const auto proposal = resolveDecisions(known).proposal;
        return proposal && proposal->person == undone.person;
    }
    std::erase_if(known, [&](const Decision& d) { return !d.isVisibleTo(undone.person); });
    const auto standing = resolveDecisions(known).decision;
    return standing && standing->isDecided();
}

/// Keeps what was taken back as a draft, so that nothing of it has to be said again. What was begun
/// since stays, and so does what stood before. A confirmation has nothing of its own: what it
/// confirmed stands there again.
bool keepAsDraft(StudyContext& context, const Decision& undone)
{
    const bool isConfirmation = undone.isFinal && !undone.isProposal();
    if (isConfirmation || !undone.isDecided() || standsInPlaceOf(context, undone) ||
        context.decisions.draft(undone.person, undone.scenario))
        return false;
    context.decisions.saveDraft(undone.person, undone.scenario, draftOf(undone),
                                context.env.clock.now());
    return true;
}

/// What is decided again is no draft any more, unless something else was made of it.
bool dropDraft(StudyContext& context, const Decision& redone)
{
    const auto draft = context.decisions.draft(redone.person, redone.scenario);
    const DeskDraft said = draftOf(redone);
    if (!draft || draft->isHeld || draft->picks != said.picks || draft->basis != said.basis ||
        draft->note.trimmed() != said.note.trimmed())
        return false;
    context.decisions.deleteDraft(redone.person, redone.scenario);
    return true;
}

bool isDisputed(StudyContext& context, ScenarioId scenario)
{
    return resolveDecisions(context.decisions.ofScenario(scenario)).isDisputed;
}

Decision takenBack(const Decision& last)
{
    Decision decision;
    decision.isWithdrawn = true;
    decision.isFinal = true;
    decision.secondPerson = last.secondPerson;
    return decision;
}

QString underneath(const QString& note, const QString& another)
{
    return note.isEmpty() || another.isEmpty() ? note + another : note + u'\n' + another;
}

/// With what the voices say alike of the other questions: a final row puts aside all that was said
/// before it.
Picks withAgreed(Picks picks, const Resolution& resolution)
{
    for (std::size_t i = 0; i < picks.size(); ++i) {
        const auto question = static_cast<QuestionIndex>(i);
        if (!picks.at(i) && !resolution.isDisputedOn(question))
            picks.at(i) = resolution.pick(question);
    }
    return picks;
}

/// Writes a final row of one of two who differ, which `next` makes of what stands.
Result<Changed<Decision>>
settled(StudyContext& context, PersonId by, ScenarioId scenario, Asker asker, const QString& action,
        const std::function<Decision(Writer&, const Scenario&, const Resolution&)>& next)
{
    Decision decision;
    const auto work = [&](ChangeSet& changes) {
        Writer writer(context);
        const Person who = writer.requireAdjudicator(by);
        const Scenario scene = context.requireScenario(scenario);
        const Resolution resolution = resolveDecisions(context.decisions.ofScenario(scenario));
        if (!resolution.isDisputed)
            throw Failure({ErrorCode::NoDecision, {}, 0, 0, scene.name(), {}});
        const auto isTheirs = [&](const Decision& voice) { return voice.person == by; };
        if (std::none_of(resolution.independent.begin(), resolution.independent.end(), isTheirs))
            throw Failure({ErrorCode::WrongRole, {}, 0, 0, who.code, {}});
        decision = next(writer, scene, resolution);
        decision.isFinal = true;
        decision.person = by;
        decision.shownOrder = shownSeats(context, who.uuid.text(), scene);
        writer.insert(decision);
        context.decisions.deleteDraft(by, scenario);
        changes =
            ChangeSet::about(ChangeSet::DecisionsChanged | ChangeSet::DraftChanged, by, scenario);
        if (decision.secondPerson.isValid())
            changes.add(decision.secondPerson);
        return writer.detailOf(decision, who, scene);
    };
    const auto done = context.operate(action, work, asker);
    return done ? Result<Changed<Decision>>(Changed<Decision>{decision, *done})
                : fail(done.error());
}

} // namespace

Result<ChangeSet> Deciding::operate(const QString& action,
                                    const std::function<QJsonObject(ChangeSet&)>& work)
{
    return m_context.operate(action, work, m_asker);
}

Result<ChangeSet> Deciding::saveDraft(PersonId adjudicator, ScenarioId scenario,
                                      const DeskDraft& draft)
{
    const auto work = [&](ChangeSet& changes) {
        m_context.requireUnlocked();
        requireWithinLimit(draft.note, "note");
        DeskDraft kept = draft;
        const auto before = m_context.decisions.draft(adjudicator, scenario);
        for (std::size_t i = 0; before && i < kept.firstPicks.size(); ++i) {
            if (before->firstPicks.at(i))
                kept.firstPicks.at(i) = before->firstPicks.at(i); // what was first stays that
        }
        if (kept == DeskDraft{})
            m_context.decisions.deleteDraft(adjudicator, scenario);
        else
            m_context.decisions.saveDraft(adjudicator, scenario, kept, m_context.env.clock.now());
        changes = ChangeSet::about(ChangeSet::DraftChanged, adjudicator, scenario);
    };
    return m_context.keep(work, m_asker);
}

Result<ScenarioId> Deciding::lastDraft(PersonId adjudicator) const
{
    return m_context.read([&] { return m_context.decisions.latestDraftOf(adjudicator); });
}

Result<Changed<Decision>> Deciding::decide(PersonId adjudicator, ScenarioId scenario,
                                           const Verdict& verdict)
{
    Decision decision;
    const auto done = operate(QStringLiteral("desk.decide"), [&](ChangeSet& changes) {
        Writer writer(m_context);
        const Person who = writer.requireAdjudicator(adjudicator);
        writer.requireOwnVoice(who);
        const Scenario scene = m_context.requireScenario(scenario);
        writer.checkVerdict(scene, verdict);
        decision = writer.decisionOf(scene, verdict);
        decision.person = adjudicator;
        decision.shownOrder = shownSeats(m_context, who.uuid.text(), scene);
        writer.insert(decision);
        m_context.decisions.deleteDraft(adjudicator, scenario);
        changes = ChangeSet::about(ChangeSet::DecisionsChanged | ChangeSet::DraftChanged,
                                   adjudicator, scenario);
        return writer.detailOf(decision, who, scene, verdict.precedents);
    });
    return done ? Result<Changed<Decision>>(Changed<Decision>{decision, *done})
                : fail(done.error());
}

Result<Changed<Decision>> Deciding::undo(PersonId adjudicator)
{
    Decision last;
    const auto next = [&](const DecisionTrail& past) {
        if (past.undoable.empty())
            throw Failure({ErrorCode::NoDecision, {}, 0, 0, {}, {}});
        last = past.undoable.back();
        Decision decision =
            last.isFinal
                ? revisionOf(takenBack(last), last)
                : revisionOf(saidBefore(last, m_context.decisions.ofScenario(last.scenario)), last);
        decision.undoes = last.uuid;
        return decision;
    };
    return step(m_context, adjudicator, m_asker, QStringLiteral("desk.undo"), next,
                [&](const Decision&) { return keepAsDraft(m_context, last); });
}

Result<Changed<Decision>> Deciding::redo(PersonId adjudicator)
{
    const auto next = [this](const DecisionTrail& past) {
        if (past.redoable.empty() ||
            (past.redoable.back().isFinal && !isDisputed(m_context, past.redoable.back().scenario)))
            throw Failure({ErrorCode::NoDecision, {}, 0, 0, {}, {}});
        Decision decision = revisionOf(past.redoable.back(), past.redoable.back());
        decision.redoes = past.redoable.back().uuid;
        return decision;
    };
    return step(m_context, adjudicator, m_asker, QStringLiteral("desk.redo"), next,
                [this](const Decision& redone) { return dropDraft(m_context, redone); });
}

Result<bool> Deciding::canUndo(PersonId adjudicator) const
{
    return m_context.read([&] {
        return !DecisionTrail(adjudicator, m_context.decisions.concerning(adjudicator))
                    .undoable.empty();
    });
}

Result<std::vector<Decision>> Deciding::undoable(PersonId adjudicator) const
{
    return m_context.read([&] {
        return DecisionTrail(adjudicator, m_context.decisions.concerning(adjudicator)).undoable;
    });
}

Result<bool> Deciding::canRedo(PersonId adjudicator) const
{
    return m_context.read([&] {
        return !DecisionTrail(adjudicator, m_context.decisions.concerning(adjudicator))
                    .redoable.empty();
    });
}

Result<Changed<Decision>> Deciding::propose(PersonId by, ScenarioId scenario,
                                            const Verdict& verdict)
{
    return settled(m_context, by, scenario, m_asker, QStringLiteral("desk.propose"),
                   [&](Writer& writer, const Scenario& scene, const Resolution& resolution) {
                       writer.checkVerdict(scene, verdict);
                       Decision decision = writer.decisionOf(scene, verdict);
                       decision.picks = withAgreed(decision.picks, resolution);
                       return decision;
                   });
}

Result<Changed<Decision>> Deciding::confirm(PersonId by, ScenarioId scenario, const QString& note)
{
    return settled(m_context, by, scenario, m_asker, QStringLiteral("desk.confirm"),
                   [&](Writer&, const Scenario& scene, const Resolution& resolution) {
                       if (!resolution.proposal || resolution.proposal->person == by)
                           throw Failure({ErrorCode::NoDecision, {}, 0, 0, scene.name(), {}});
                       Decision decision;
                       decision.scenario = scenario;
                       decision.picks = resolution.proposal->picks;
                       decision.basis = resolution.proposal->basis;
                       decision.note = underneath(resolution.proposal->note, note.trimmed());
                       requireWithinLimit(decision.note, "note");
                       decision.secondPerson = resolution.proposal->person;
                       return decision;
                   });
}

Result<Changed<Decision>> Deciding::settle(PersonId by, ScenarioId scenario, const Verdict& verdict)
{
    Decision decision;
    const auto done = operate(QStringLiteral("desk.settle"), [&](ChangeSet& changes) {
        Writer writer(m_context);
        const Person who = writer.requireAdjudicator(by);
        const Scenario scene = m_context.requireScenario(scenario);
        const Resolution resolution = resolveDecisions(m_context.decisions.ofScenario(scenario));
        if (!resolution.isDisputed)
            throw Failure({ErrorCode::NoDecision, {}, 0, 0, scene.name(), {}});
        writer.checkVerdict(scene, verdict);
        decision = writer.decisionOf(scene, verdict);
        decision.picks = withAgreed(decision.picks, resolution);
        decision.isFinal = true;
        decision.shownOrder = shownSeats(m_context, who.uuid.text(), scene);
        decision.person = resolution.independent.front().person;
        decision.secondPerson = resolution.independent.back().person;
        if (decision.secondPerson == by)
            std::swap(decision.person, decision.secondPerson);
        writer.insert(decision);
        m_context.decisions.deleteDraft(by, scenario);
        changes =
            ChangeSet::about(ChangeSet::DecisionsChanged | ChangeSet::DraftChanged, by, scenario);
        changes.add(decision.person);
        changes.add(decision.secondPerson);
        return writer.detailOf(decision, who, scene, verdict.precedents);
    });
    return done ? Result<Changed<Decision>>(Changed<Decision>{decision, *done})
                : fail(done.error());
}

Result<qint64> Deciding::decideAll(const std::vector<BulkDecision>& decisions, PersonId by,
                                   const QString& file)
{
    qint64 taken = 0;
    const auto done = operate(QStringLiteral("desk.bulk"), [&](ChangeSet& changes) {
        Writer writer(m_context);
        m_context.requireNoHandOut();
        m_context.requireUnlocked();
        if (by.isValid())
            writer.requireAdjudicator(by);
        QHash<QString, Scenario> byName;
        for (const Scenario& scenario : m_context.scenarios.all(Items::All))
            byName.insert(scenario.name(), scenario);
        std::set<ScenarioId> decided;
        for (const BulkDecision& row : decisions) {
            const auto scenario = byName.constFind(row.scenario.trimmed());
            if (scenario == byName.constEnd())
                throw Failure({ErrorCode::UnknownScenario, file, row.line, 0, row.scenario, {}});
            const std::vector<Annotation> answers = m_context.answersOf(scenario->id);
            if (writer.isOnlyTheRule(row, scenario->id, answers))
                continue; // gold by rule is derived, never stored
            Decision decision;
            decision.scenario = scenario->id;
            decision.person = by;
            decision.picks = row.picks;
            decision.note = row.note;
            decision.basis = row.basis.value_or(basisOfImported(row.picks, answers));
            writer.checkBasis(row.picks, decision.basis, answers,
                              {ErrorCode::InvalidValue, file, row.line, 0, {}, {}});
            writer.insert(decision);
            ++taken;
            decided.insert(scenario->id);
        }
        if (!decided.empty()) {
            changes = ChangeSet::about(ChangeSet::DecisionsChanged, by);
            changes.scenarios.assign(decided.begin(), decided.end());
        }
        return QJsonObject{{QStringLiteral("decisions_taken"), taken}};
    });
    return done ? Result<qint64>(taken) : fail(done.error());
}

} // namespace subtext
