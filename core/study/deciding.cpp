// SPDX-License-Identifier: MIT
// The writing half of Adjudication; the reading half is in adjudication.cpp.
#include "core/adjudication/presentation.h"
#include "core/study/adjudication.h"
#include "core/study/studycontext.h"
#include "core/study/textlength.h"

#include <QHash>

#include <algorithm>
#include <functional>
#include <set>

namespace subtext {
namespace {

/// What an adjudicator did, read from their decisions: undo and redo are rows of their own. What a
/// final, imported or bulk decision put aside is past both: taking it back would change nothing but
/// the adjudicator's voice, and bringing it back would overturn what was settled since.
struct Done
{
    std::vector<Decision> undoable; ///< The last one is undone next.
    std::vector<Decision> redoable;

    /// From DecisionStore::concerning.
    explicit Done(const std::vector<Decision>& byId)
    {
        QHash<QString, Decision> byUuid;
        const auto move = [&](std::vector<Decision>& from, std::vector<Decision>& to,
                              const QString& uuid) {
            std::erase_if(from, [&](const Decision& d) { return d.uuid == uuid; });
            if (byUuid.contains(uuid))
                to.push_back(byUuid.value(uuid));
        };
        for (const Decision& decision : byId) {
            if (decision.isNobodysOwn()) {
                const auto isOfItem = [&](const Decision& d) {
                    return d.scenario == decision.scenario;
                };
                std::erase_if(undoable, isOfItem);
                std::erase_if(redoable, isOfItem);
            } else if (!decision.undoes.isEmpty()) {
                move(undoable, redoable, decision.undoes);
            } else if (!decision.redoes.isEmpty()) {
                move(redoable, undoable, decision.redoes);
            } else {
                byUuid.insert(decision.uuid, decision);
                undoable.push_back(decision);
                redoable.clear();
            }
        }
    }
};

class Writer
{
public:
    explicit Writer(StudyContext& context)
        : m_context(context)
        , m_ratingsNeeded(context.thresholds().splitFrom)
    {}

    Person requireAdjudicator(PersonId id)
    {
        m_context.requireUnlocked();
        const Person who = m_context.requirePerson(id);
        if (who.role == Role::Annotator)
            throw Failure({ErrorCode::WrongRole, {}, 0, 0, who.code, {}});
        return who;
    }

    Scenario requireScenario(ScenarioId id)
    {
        if (const auto scenario = m_context.scenarios.byId(id))
            return *scenario;
        throw Failure({ErrorCode::UnknownScenario, {}, 0, 0, QString::number(id.value), {}});
    }

    /// Unanimous and majority can be claimed only where the votes give that very label.
    void checkBasis(const Pick& pick, Basis basis, const std::vector<Emotion>& votes,
                    const Error& place)
    {
        if (basis != Basis::Unanimous && basis != Basis::Majority)
            return;
        const GoldLabel rule = goldLabel({}, votes, m_ratingsNeeded);
        if (pick.label && rule.label == pick.label && rule.basis == basis)
            return;
        Error error = place;
        error.code = ErrorCode::InvalidValue;
        error.value = basisToken(basis);
        error.detail = QStringLiteral("basis");
        throw Failure(error);
    }

    Decision decisionOf(const Scenario& scenario, const Verdict& verdict)
    {
        requireWithinLimit(verdict.note, "note");
        Decision decision;
        decision.scenario = scenario.id;
        decision.label = verdict.pick.label;
        decision.isAmbiguous = verdict.pick.isAmbiguous();
        decision.basis = verdict.basis;
        decision.note = verdict.note;
        decision.firstPick = verdict.firstPick;
        decision.hints = verdict.hints;
        decision.activeMs = verdict.activeMs;
        return decision;
    }

    /// Seats of those who have answered, in the order in which the desk shows them to `who`.
    std::vector<int> shownOrder(const Person& who, const Scenario& scenario)
    {
        std::vector<int> seats;
        int seat = 0;
        for (PersonId rater : m_context.people.raters(scenario.id)) {
            ++seat;
            if (m_context.answers.latest(rater, scenario.id))
                seats.push_back(seat);
        }
        std::vector<int> order;
        for (int place : presentationOrder(m_context.study.protocol().seed, who.uuid, scenario.uuid,
                                           static_cast<int>(seats.size())))
            order.push_back(seats[static_cast<std::size_t>(place - 1)]);
        return order;
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
                {QStringLiteral("decision"), decision.uuid},
                {QStringLiteral("revision"), decision.revision}};
    }

private:
    StudyContext& m_context;
    int m_ratingsNeeded;
};

/// What the person had said about the item before that decision; withdrawn where nothing.
Decision before(const Decision& undone, const std::vector<Decision>& ofScenario)
{
    Decision nothing;
    nothing.isWithdrawn = true;
    Decision restored = nothing;
    for (const Decision& decision : ofScenario) {
        if (decision.uuid == undone.uuid)
            break;
        if (decision.isNobodysOwn())
            restored = nothing; // it put aside whatever was said before it
        else if (decision.person == undone.person)
            restored = decision;
    }
    return restored;
}

Decision revisionOf(Decision content, const Decision& of)
{
    content.id = {};
    content.scenario = of.scenario;
    content.person = of.person;
    content.origin = Origin::Entered;
    content.undoes.clear();
    content.redoes.clear();
    return content;
}

/// Writes the revision that `next` makes of what the adjudicator did so far.
Result<Changed<Decision>> step(StudyContext& context, PersonId adjudicator, Asker asker,
                               const QString& action,
                               const std::function<Decision(const Done&)>& next)
{
    Decision decision;
    const auto work = [&](ChangeSet& changes) {
        Writer writer(context);
        const Person who = writer.requireAdjudicator(adjudicator);
        decision = next(Done(context.decisions.concerning(adjudicator)));
        writer.insert(decision);
        changes = ChangeSet::about(ChangeSet::DecisionsChanged, adjudicator, decision.scenario);
        return writer.detailOf(decision, who, writer.requireScenario(decision.scenario));
    };
    const auto done = context.operate(action, work, asker);
    if (!done)
        return fail(done.error());
    return Changed<Decision>{decision, *done};
}

} // namespace

Result<ChangeSet> Adjudication::operate(const QString& action,
                                        const std::function<QJsonObject(ChangeSet&)>& work)
{
    return m_context.operate(action, work, m_asker);
}

Result<ChangeSet> Adjudication::keep(const std::function<void(ChangeSet&)>& work)
{
    return m_context.keep(work, m_asker);
}

Result<Changed<Decision>> Adjudication::decide(PersonId adjudicator, ScenarioId scenario,
                                               const Verdict& verdict)
{
    Decision decision;
    const auto done = operate(QStringLiteral("desk.decide"), [&](ChangeSet& changes) {
        Writer writer(m_context);
        const Person who = writer.requireAdjudicator(adjudicator);
        const Scenario scene = writer.requireScenario(scenario);
        const auto votes = m_context.votes(scenario);
        if (verdict.basis == Basis::Unstated && !verdict.pick.isAmbiguous())
            throw Failure({ErrorCode::MissingBasis, {}, 0, 0, scene.name(), {}});
        writer.checkBasis(verdict.pick, verdict.basis, votes, {});
        decision = writer.decisionOf(scene, verdict);
        decision.person = adjudicator;
        decision.shownOrder = writer.shownOrder(who, scene);
        writer.insert(decision);
        m_context.decisions.deleteDraft(adjudicator, scenario);
        changes = ChangeSet::about(ChangeSet::DecisionsChanged | ChangeSet::DraftChanged,
                                   adjudicator, scenario);
        return writer.detailOf(decision, who, scene);
    });
    if (!done)
        return fail(done.error());
    return Changed<Decision>{decision, *done};
}

Result<Changed<Decision>> Adjudication::undo(PersonId adjudicator)
{
    return step(
        m_context, adjudicator, m_asker, QStringLiteral("desk.undo"), [this](const Done& past) {
            if (past.undoable.empty())
                throw Failure({ErrorCode::NoDecision, {}, 0, 0, {}, {}});
            const Decision& last = past.undoable.back();
            Decision decision =
                revisionOf(before(last, m_context.decisions.ofScenario(last.scenario)), last);
            decision.undoes = last.uuid;
            return decision;
        });
}

Result<Changed<Decision>> Adjudication::redo(PersonId adjudicator)
{
    return step(m_context, adjudicator, m_asker, QStringLiteral("desk.redo"), [](const Done& past) {
        if (past.redoable.empty())
            throw Failure({ErrorCode::NoDecision, {}, 0, 0, {}, {}});
        Decision decision = revisionOf(past.redoable.back(), past.redoable.back());
        decision.redoes = past.redoable.back().uuid;
        return decision;
    });
}

Result<bool> Adjudication::canUndo(PersonId adjudicator) const
{
    return m_context.read(
        [&] { return !Done(m_context.decisions.concerning(adjudicator)).undoable.empty(); });
}

Result<bool> Adjudication::canRedo(PersonId adjudicator) const
{
    return m_context.read(
        [&] { return !Done(m_context.decisions.concerning(adjudicator)).redoable.empty(); });
}

Result<Changed<Decision>> Adjudication::settle(PersonId by, ScenarioId scenario,
                                               const Verdict& verdict)
{
    Decision decision;
    const auto done = operate(QStringLiteral("desk.settle"), [&](ChangeSet& changes) {
        Writer writer(m_context);
        const Person who = writer.requireAdjudicator(by);
        const Scenario scene = writer.requireScenario(scenario);
        const Resolution resolution = resolveDecisions(m_context.decisions.ofScenario(scenario));
        if (!resolution.isDisputed)
            throw Failure({ErrorCode::NoDecision, {}, 0, 0, scene.name(), {}});
        if (verdict.basis == Basis::Unstated && !verdict.pick.isAmbiguous())
            throw Failure({ErrorCode::MissingBasis, {}, 0, 0, scene.name(), {}});
        writer.checkBasis(verdict.pick, verdict.basis, m_context.votes(scenario), {});
        decision = writer.decisionOf(scene, verdict);
        decision.isFinal = true;
        decision.shownOrder = writer.shownOrder(who, scene);
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
        return writer.detailOf(decision, who, scene);
    });
    if (!done)
        return fail(done.error());
    return Changed<Decision>{decision, *done};
}

Result<qint64> Adjudication::decideAll(const std::vector<BulkDecision>& decisions, PersonId by,
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
        for (const Scenario& scenario : m_context.scenarios.all())
            byName.insert(scenario.name(), scenario);
        std::set<ScenarioId> decided;
        for (const BulkDecision& row : decisions) {
            const auto scenario = byName.constFind(row.scenario.trimmed());
            if (scenario == byName.constEnd())
                throw Failure({ErrorCode::UnknownScenario, file, row.line, 0, row.scenario, {}});
            const auto votes = m_context.votes(scenario->id);
            Decision decision;
            decision.scenario = scenario->id;
            decision.person = by;
            decision.label = row.pick.label;
            decision.isAmbiguous = row.pick.isAmbiguous();
            decision.note = row.note;
            if (row.basis)
                decision.basis = *row.basis;
            else if (row.pick.label)
                decision.basis = basisOfImportedGold(*row.pick.label, votes);
            writer.checkBasis(row.pick, decision.basis, votes,
                              {ErrorCode::InvalidValue, file, row.line, 0, {}, {}});
            writer.insert(decision);
            ++taken;
            decided.insert(scenario->id);
        }
        changes = ChangeSet::about(ChangeSet::DecisionsChanged, by);
        changes.scenarios.assign(decided.begin(), decided.end());
        return QJsonObject{{QStringLiteral("decisions_taken"), taken}};
    });
    if (!done)
        return fail(done.error());
    return taken;
}

} // namespace subtext
