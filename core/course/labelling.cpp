// SPDX-License-Identifier: MIT
#include "core/course/labelling.h"

#include "core/base/median.h"
#include "core/domain/steps.h"
#include "core/domain/votes.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/coursestore.h"
#include "core/storage/decisionstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/qualitystore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"

#include <QHash>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace subtext {
namespace {

ItemTimings withVisit(ItemTimings sums, const Visit& visit)
{
    ++sums.visits;
    sums.wallMs += visit.wallMs;
    sums.activeMs += visit.activeMs;
    sums.focusLosses += visit.focusLosses;
    return sums;
}

/// Each question of an item: what this answer says, what came out, and how all answers lie.
std::vector<FinalAnswer> finalAnswers(const Answer& own, const ItemGold& gold,
                                      std::span<const Annotation* const> ofEverybody,
                                      const Task& task)
{
    std::vector<FinalAnswer> answers;
    answers.reserve(task.questions.size());
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const auto question = static_cast<QuestionIndex>(i);
        FinalAnswer answer{own.choice(question), gold.of(question), {}};
        answer.votes.resize(task.questions[i].options.size());
        for (const Choice vote : votesOf(ofEverybody, question))
            ++answer.votes.at(slotOf(vote));
        answers.push_back(std::move(answer));
    }
    return answers;
}

/// Now, or where the item is labelled again, the moment at which that was asked: the clock of
/// whoever asked may be ahead of this one, and the answer comes after it.
qint64 momentOfAnswer(StudyContext& context, PersonId person, ScenarioId scenario)
{
    qint64 moment = context.env.clock.now();
    for (const OwedAgain& owed : context.people.owedAgain(person, scenario))
        moment = std::max(moment, owed.at);
    return moment;
}

} // namespace

Result<std::vector<ItemSummary>> Labelling::items(PersonId person) const
{
    return m_context.read([&] { return m_context.people.itemsOf(person); });
}

Result<std::optional<ItemSummary>> Labelling::item(PersonId person, ScenarioId scenario) const
{
    return m_context.read([&] { return m_context.people.itemOf(person, scenario); });
}

Result<ItemState> Labelling::load(PersonId person, ScenarioId scenario) const
{
    return m_context.readConsistently([&] {
        ItemState state;
        state.position = m_context.requireAssignment(person, scenario);
        state.scenario = m_context.scenarios.byId(scenario).value_or(Scenario{});
        if (const auto item = m_context.people.itemOf(person, scenario))
            state.labelAgain = item->labelAgain;
        state.submitted = standingAnswer(person, scenario);
        state.draft = m_context.answers.draft(person, scenario);
        for (const OwedAgain& owed : m_context.people.owedAgain(person, scenario)) {
            if (state.draft && state.draft->savedAt < owed.at)
                state.setAside = std::exchange(state.draft, std::nullopt);
        }
        state.past = m_context.answers.visitSums(person, scenario);
        if (state.draft)
            state.past.firstAnswerMs = state.draft->firstAnswerMs;
        else if (state.submitted && state.submitted->timings)
            state.past.firstAnswerMs = state.submitted->timings->firstAnswerMs;
        return state;
    });
}

Result<std::vector<Annotation>> Labelling::history(PersonId person, ScenarioId scenario) const
{
    return m_context.read([&] { return m_context.answers.history(person, scenario); });
}

Result<std::vector<FinalLabel>> Labelling::finalLabels(PersonId person) const
{
    return m_context.readConsistently([&] {
        std::vector<FinalLabel> labels;
        if (!m_context.study.isLocked())
            return labels;
        const std::vector<Scenario> scenarios = m_context.scenarios.all(Items::All);
        QHash<ScenarioId, std::size_t> rows;
        for (std::size_t row = 0; row < scenarios.size(); ++row)
            rows.insert(scenarios[row].id, row);
        const Task& task = m_context.db->task().task();
        const std::vector<Annotation> everybody = m_context.answers.allLatest();
        const std::vector<ItemGold> gold =
            goldLabels(scenarios, everybody, m_context.decisions.all(),
                       m_context.thresholds().splitFrom, task.questions.size());
        const auto hero = indexOfToken(task.scene, heroOf(task)->token);
        const AnswersByItem answers = answersByItem(everybody);
        for (const Annotation& annotation : m_context.answers.latestOf(person)) {
            const auto row = rows.constFind(annotation.scenario);
            if (row == rows.constEnd() || annotation.answer.ballot == Ballot{})
                continue;
            const Scenario& scenario = scenarios[*row];
            labels.push_back(
                {scenario.id, scenario.name(), scenario.fields.at(*hero),
                 finalAnswers(annotation.answer, gold[*row], answers.value(scenario.id), task)});
        }
        return labels;
    });
}

Result<ScenarioId> Labelling::lastDraft(PersonId person) const
{
    return m_context.read([&] { return m_context.answers.latestDraftOf(person); });
}

/// The latest revision, unless it is to be given anew: then the item begins blank.
std::optional<Annotation> Labelling::standingAnswer(PersonId person, ScenarioId scenario) const
{
    const bool isOwed = !m_context.people.owedAgain(person, scenario).empty();
    return isOwed ? std::nullopt : m_context.answers.latest(person, scenario);
}

void Labelling::keepDraft(PersonId person, ScenarioId scenario, Draft draft)
{
    requireWithinLimit(draft.answer);
    const auto submitted = standingAnswer(person, scenario);
    const bool saysNothingNew =
        submitted ? submitted->answer == draft.answer : draft.answer.isEmpty();
    if (saysNothingNew) {
        m_context.answers.deleteDraft(person, scenario);
        return;
    }
    draft.savedAt = momentOfAnswer(m_context, person, scenario);
    m_context.answers.saveDraft(person, scenario, draft);
}

Result<ChangeSet> Labelling::saveDraft(PersonId person, ScenarioId scenario, Draft draft)
{
    return m_context.keep([&](ChangeSet& changes) {
        m_context.requireUnlocked();
        m_context.requireEverAssigned(person, scenario);
        keepDraft(person, scenario, std::move(draft));
        changes = ChangeSet::about(ChangeSet::DraftChanged, person, scenario);
    });
}

Result<ChangeSet> Labelling::leave(PersonId person, ScenarioId scenario,
                                   const std::optional<Draft>& draft, const Visit& visit)
{
    return m_context.keep([&](ChangeSet& changes) {
        m_context.requireUnlocked();
        m_context.requireEverAssigned(person, scenario);
        m_context.answers.insertVisit(m_context.env.ids.next(), person, scenario, visit);
        if (draft) {
            Draft resting = *draft;
            resting.visit.reset(); // it is a visit of its own now
            keepDraft(person, scenario, std::move(resting));
        } else {
            m_context.answers.deleteDraft(person, scenario);
        }
        changes = ChangeSet::about(ChangeSet::DraftChanged, person, scenario);
    });
}

Result<ChangeSet> Labelling::setAside(PersonId person, ScenarioId scenario, Draft draft,
                                      const Visit& visit)
{
    return m_context.keep([&](ChangeSet& changes) {
        m_context.requireUnlocked();
        m_context.requireEverAssigned(person, scenario);
        requireWithinLimit(draft.answer);
        m_context.answers.insertVisit(m_context.env.ids.next(), person, scenario, visit);
        draft.visit.reset(); // it is a visit of its own now
        if (draft.savedAt == 0)
            draft.savedAt = m_context.env.clock.now();
        for (const OwedAgain& owed : m_context.people.owedAgain(person, scenario))
            draft.savedAt = std::min(draft.savedAt, owed.at - 1);
        m_context.answers.saveDraft(person, scenario, draft);
        changes = ChangeSet::about(ChangeSet::DraftChanged, person, scenario);
    });
}

Result<Annotation> Labelling::submit(PersonId person, ScenarioId scenario,
                                     const Submission& submission)
{
    Annotation annotation;
    const auto done = m_context.operate(QStringLiteral("label.submit"), [&](ChangeSet& changes) {
        m_context.requireUnlocked();
        annotation.position = m_context.requireAssignment(person, scenario);
        const Person who = m_context.requirePerson(person);
        const Task& task = m_context.db->task().task();
        const Protocol protocol = m_context.study.protocol();
        const bool asksGuess =
            isGuessAsked(protocol, m_context.scenarios.byId(scenario).value_or(Scenario{}));
        if (!missingParts(submission.answer, task, protocol, asksGuess).empty())
            throw Failure({ErrorCode::IncompleteAnswer, {}, 0, 0, {}, {}});
        requireWithinLimit(submission.answer);
        if (!isLanguageOfAnswer(submission.language))
            throw Failure({ErrorCode::InvalidValue,
                           {},
                           0,
                           0,
                           submission.language,
                           QStringLiteral("language")});
        const auto previous = m_context.answers.latest(person, scenario);
        annotation.uuid = m_context.env.ids.next();
        annotation.person = person;
        annotation.scenario = scenario;
        annotation.revision = previous ? previous->revision + 1 : 1;
        annotation.answer = submission.answer;
        annotation.answer.seconds =
            askedSeconds(submission.answer.seconds, task, protocol.secondReading);
        annotation.answer.guesses =
            asksGuess ? possibleGuesses(submission.answer.guesses, task) : Guesses();
        annotation.language = submission.language;
        annotation.submittedAt = momentOfAnswer(m_context, person, scenario);
        annotation.guideSha256 = m_context.guideSha256();
        annotation.timings =
            withVisit(m_context.answers.visitSums(person, scenario), submission.visit);
        annotation.timings->firstAnswerMs = submission.firstAnswerMs;
        m_context.answers.insertVisit(m_context.env.ids.next(), person, scenario, submission.visit);
        annotation.id = m_context.answers.insert(annotation);
        m_context.answers.deleteDraft(person, scenario);
        changes = ChangeSet::about(ChangeSet::AnnotationChanged | ChangeSet::DraftChanged, person,
                                   scenario);
        return QJsonObject{{QStringLiteral("person"), who.code},
                           {QStringLiteral("annotation"), annotation.uuid.text()},
                           {QStringLiteral("revision"), annotation.revision}};
    });
    return done ? Result<Annotation>(annotation) : fail(done.error());
}

Result<ChangeSet> Labelling::noteSelfCheck(PersonId person, ScenarioId scenario, QualityCode code,
                                           SelfCheckAction action)
{
    return m_context.keep([&](ChangeSet& changes) {
        m_context.requireUnlocked();
        m_context.requireAssignment(person, scenario);
        m_context.quality.insertSelfCheck(
            m_context.env.ids.next(), {person, scenario, code, action, m_context.env.clock.now()});
        changes = ChangeSet::about(ChangeSet::QualityChanged, person, scenario);
    });
}

Result<WorkSummary> Labelling::summary(PersonId person) const
{
    return m_context.readConsistently([&] {
        WorkSummary summary;
        const Task& task = m_context.db->task().task();
        for (const Question& question : task.questions)
            summary.chosen.emplace_back(question.options.size());
        std::map<ScenarioId, int> given;
        for (const GivenAgain& one : m_context.people.givenAgain(person))
            given[one.scenario] = one.times;
        std::set<ScenarioId> again;
        for (const ItemSummary& item : m_context.people.itemsOf(person)) {
            ++summary.assigned;
            if (!item.labelAgain.isEmpty())
                again.insert(item.scenario);
            if (!item.isSubmitted())
                summary.open.push_back(item);
            else if (item.hasDraft)
                summary.changedSince.push_back(item);
            summary.submitted += item.isSubmitted() ? 1 : 0;
            summary.flagged += item.isFlagged ? 1 : 0;
            const auto asked = given.find(item.scenario);
            const int onRequest = asked == given.end() ? 0 : asked->second;
            summary.labelledAgain += onRequest > 0 ? 1 : 0;
            summary.revised += item.revisions - onRequest > 1 ? 1 : 0;
        }
        summary.handedIn = m_context.study.latestHandIn(person);
        std::vector<qint64> times;
        for (const Annotation& annotation : m_context.answers.latestOf(person)) {
            if (again.count(annotation.scenario) > 0)
                continue; // it is open
            for (std::size_t i = 0; i < task.questions.size(); ++i) {
                if (const auto choice = annotation.answer.ballot.at(i))
                    ++summary.chosen.at(i).at(slotOf(*choice));
            }
            if (annotation.timings) {
                times.push_back(annotation.timings->activeMs);
                summary.activeMs += annotation.timings->activeMs;
            }
            if (summary.handedIn && annotation.submittedAt.value_or(0) > summary.handedIn->at)
                ++summary.itemsAfterHandIn;
        }
        summary.medianActiveMs = medianOf(std::move(times));
        if (summary.handedIn) {
            for (const RepeatAnswer& repeat : m_context.course.repeats(person))
                summary.repeatsAfterHandIn += repeat.submittedAt > summary.handedIn->at ? 1 : 0;
        }
        return summary;
    });
}

Result<HandIn> Labelling::handIn(PersonId person)
{
    const auto work = summary(person);
    if (!work)
        return fail(work.error());
    HandIn handIn;
    const auto done = m_context.operate(QStringLiteral("label.handin"), [&](ChangeSet& changes) {
        const Person who = m_context.requirePerson(person);
        handIn.at = m_context.env.clock.now();
        handIn.submitted = work->submitted;
        handIn.open = static_cast<qint64>(work->open.size());
        m_context.study.insertHandIn(m_context.env.ids.next(), person, handIn);
        changes = ChangeSet::about(ChangeSet::HandedIn, person);
        return QJsonObject{{QStringLiteral("person"), who.code},
                           {QStringLiteral("submitted"), handIn.submitted},
                           {QStringLiteral("open"), handIn.open}};
    });
    if (!done)
        return fail(done.error());
    // The file alone must hold everything before anybody mails it.
    if (const auto folded = m_context.db->checkpoint(); !folded)
        return fail(folded.error());
    return handIn;
}

} // namespace subtext
