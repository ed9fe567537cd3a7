// SPDX-License-Identifier: MIT
#include "core/domain/outdateddecisions.h"

#include "core/domain/goldlabel.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

bool isOrdinary(const Decision& decision)
{
    return decision.undoes.isNull() && decision.redoes.isNull();
}

std::size_t placeOf(const Uuid& uuid, std::span<const Decision> byRevision)
{
    const auto found = std::find_if(byRevision.begin(), byRevision.end(),
                                    [&](const Decision& d) { return d.uuid == uuid; });
    return static_cast<std::size_t>(found - byRevision.begin());
}

/// When whoever decided looked at the answers: undo and redo bring back what was decided then.
std::optional<qint64> decidedAt(const Decision& decision, std::span<const Decision> byRevision)
{
    if (isOrdinary(decision))
        return decision.decidedAt;
    if (!decision.redoes.isNull()) {
        const std::size_t place = placeOf(decision.redoes, byRevision);
        return place < byRevision.size() ? byRevision[place].decidedAt : decision.decidedAt;
    }
    for (std::size_t i = placeOf(decision.undoes, byRevision); i > 0; --i) {
        const Decision& before = byRevision[i - 1];
        if (isOrdinary(before) && before.person == decision.person &&
            before.picks == decision.picks && before.basis == decision.basis)
            return before.decidedAt;
    }
    return decision.decidedAt;
}

/// One person's answer, as it was and as it is; null: there was none.
struct Answered
{
    const Annotation* before = nullptr;
    const Annotation* now = nullptr;
};

AnswerChange changeOf(const Answered& answered)
{
    if (!answered.before)
        return AnswerChange::Given;
    const Answer& before = answered.before->answer;
    const Answer& now = answered.now->answer;
    if (now.ballot != before.ballot)
        return AnswerChange::Vote;
    if (now.scales != before.scales)
        return AnswerChange::Scale;
    return now.explanation != before.explanation ? AnswerChange::Explanation : AnswerChange::Other;
}

} // namespace

AnswerChange changeSince(qint64 made, std::span<const Annotation> revisions)
{
    QHash<PersonId, Answered> people;
    for (const Annotation& revision : revisions) {
        Answered& answered = people[revision.person];
        answered.now = &revision;
        if (revision.submittedAt.value_or(made) <= made)
            answered.before = &revision;
    }
    AnswerChange weightiest = AnswerChange::Other;
    for (const Answered& answered : std::as_const(people))
        weightiest = std::min(weightiest, changeOf(answered));
    return weightiest;
}

std::optional<qint64> outdatedDecision(std::span<const Decision> byRevision,
                                       std::span<const Annotation> answers)
{
    const auto decision = resolveDecisions(byRevision).decision;
    if (!decision || !decision->isDecided() || decision->origin == Origin::Imported)
        return std::nullopt;
    const std::optional<qint64> made = decidedAt(*decision, byRevision);
    const bool isOutdated =
        made && std::any_of(answers.begin(), answers.end(), [&](const Annotation& answer) {
            return answer.submittedAt && *answer.submittedAt > *made;
        });
    return isOutdated ? made : std::nullopt;
}

std::vector<ScenarioId> outdatedScenarios(std::span<const Decision> history,
                                          std::span<const Annotation> answers)
{
    // The latest answer to an item is later than the decision, or none is.
    QHash<ScenarioId, const Annotation*> latest;
    for (const Annotation& answer : answers) {
        const Annotation*& last = latest[answer.scenario];
        if (answer.submittedAt && (last == nullptr || last->submittedAt < answer.submittedAt))
            last = &answer;
    }
    std::vector<ScenarioId> outdated;
    forEachScenario(history, [&](std::span<const Decision> ofOne) {
        const Annotation* last = latest.value(ofOne.front().scenario, nullptr);
        if (last != nullptr && outdatedDecision(ofOne, {last, 1}))
            outdated.push_back(ofOne.front().scenario);
    });
    return outdated;
}

} // namespace subtext
