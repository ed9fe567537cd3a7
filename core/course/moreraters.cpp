// SPDX-License-Identifier: MIT
#include "core/course/moreraters.h"

#include "core/course/assignmentgaps.h"
#include "core/domain/decision.h"
#include "core/domain/goldlabel.h"
#include "core/domain/votes.h"
#include "core/operation/studycontext.h"
#include "core/quality/qualityrules.h"
#include "core/storage/answerstore.h"
#include "core/storage/coursestore.h"
#include "core/storage/decisionstore.h"
#include "core/storage/handoutstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace subtext {
namespace {

constexpr double Millionths = 1e6;

using VotesByItem = std::vector<std::vector<int>>; // one an item, on one question

/// The counting answers, what is to come and what was decided, as of one moment.
struct MoreReading
{
    Protocol protocol;
    int splitFrom = 0;
    std::vector<Scenario> scenes; ///< Heads of those that count, in the order of import.
    QHash<ScenarioId, std::vector<Annotation>> answers; ///< By seat.
    std::map<ScenarioId, std::vector<FurtherRating>> further;
    std::set<ScenarioId> open;    ///< An answer to them is to come, for the first time or again.
    std::set<ScenarioId> decided; ///< By somebody, or in dispute.
    std::vector<int> options;     ///< Of each question.
};

/// Two coordinators may have given them items and noted that they dropped out: nobody waits.
std::set<PersonId> withdrawnPeople(StudyContext& context)
{
    std::set<PersonId> gone;
    for (const Person& person : context.people.all()) {
        if (context.course.isWithdrawn(person.id))
            gone.insert(person.id);
    }
    return gone;
}

MoreReading readMore(StudyContext& context)
{
    MoreReading read;
    read.protocol = context.study.protocol();
    read.splitFrom = context.thresholds().splitFrom;
    read.scenes = context.scenarios.heads(Items::Counted);
    std::set<std::pair<PersonId, ScenarioId>> answered;
    for (Annotation& answer : context.answers.allLatest()) {
        answered.emplace(answer.person, answer.scenario);
        read.answers[answer.scenario].push_back(std::move(answer));
    }
    const std::set<PersonId> gone = withdrawnPeople(context);
    for (const auto& [person, scenario] : context.people.assignments()) {
        if (answered.count({person, scenario}) == 0 && gone.count(person) == 0)
            read.open.insert(scenario);
    }
    for (const OwedAgain& owed : context.people.owedAgain())
        read.open.insert(owed.scenario);
    for (const FurtherRating& further : context.people.furtherRatings())
        read.further[further.scenario].push_back(further);
    forEachScenario(context.decisions.all(), [&](std::span<const Decision> ofOne) {
        const Resolution resolution = resolveDecisions(ofOne);
        if (resolution.isDisputed || (resolution.decision && resolution.decision->isDecided()))
            read.decided.insert(ofOne.front().scenario);
    });
    for (const Question& question : context.db->task().task().questions)
        read.options.push_back(static_cast<int>(question.options.size()));
    return read;
}

std::vector<int> slotsOf(std::span<const Annotation> answers, std::size_t question)
{
    std::vector<int> votes;
    for (const Choice choice : votesOf(answers, static_cast<QuestionIndex>(question)))
        votes.push_back(static_cast<int>(slotOf(choice)));
    return votes;
}

/// Without those whom the item was given to because of a split.
std::vector<Annotation> firstAnswers(std::span<const Annotation> answers,
                                     std::span<const FurtherRating> further)
{
    std::vector<Annotation> first;
    for (const Annotation& answer : answers) {
        const bool isFurther =
            std::any_of(further.begin(), further.end(),
                        [&](const FurtherRating& f) { return f.person == answer.person; });
        if (!isFurther)
            first.push_back(answer);
    }
    return first;
}

/// Without what further raters said. One an item of `read`, in that order.
std::vector<std::vector<Annotation>> plannedAnswers(const MoreReading& read)
{
    std::vector<std::vector<Annotation>> planned;
    for (const Scenario& scene : read.scenes) {
        const auto further = read.further.find(scene.id);
        const std::vector<Annotation> answers = read.answers.value(scene.id);
        planned.push_back(further == read.further.end() ? answers
                                                        : firstAnswers(answers, further->second));
    }
    return planned;
}

/// By question what one more rater would say. Further answers are there only where the first ones
/// split: with them items on which people differ would weigh otherwise than they should.
std::vector<stats::FurtherRater> furtherRaters(const MoreReading& read)
{
    const std::vector<std::vector<Annotation>> planned = plannedAnswers(read);
    std::vector<stats::FurtherRater> models;
    for (std::size_t question = 0; question < read.options.size(); ++question) {
        VotesByItem votes;
        for (const std::vector<Annotation>& answers : planned)
            votes.push_back(slotsOf(answers, question));
        models.emplace_back(std::move(votes), read.options[question]);
    }
    return models;
}

/// That one of the questions that split changes, as if they changed independently; none where no
/// question splits. Too high where one person with odd answers split several of them together.
std::optional<double> gainOf(const MoreReading& read,
                             const std::vector<stats::FurtherRater>& models, std::size_t scene,
                             const std::vector<Annotation>& answers, int people)
{
    std::optional<double> unchanged;
    for (std::size_t question = 0; question < read.options.size(); ++question) {
        const auto choices = votesOf(answers, static_cast<QuestionIndex>(question));
        if (patternOf(choices, read.splitFrom) != Pattern::Split)
            continue;
        const double gain = models[question].gain(scene, slotsOf(answers, question), people);
        unchanged = unchanged.value_or(1) * (1 - gain);
    }
    return unchanged ? std::optional(1 - *unchanged) : std::nullopt;
}

std::vector<ItemForMore> itemsForMore(const MoreReading& read)
{
    std::vector<ItemForMore> items;
    if (read.protocol.moreRaters == 0)
        return items;
    const std::vector<stats::FurtherRater> models = furtherRaters(read);
    for (std::size_t at = 0; at < read.scenes.size(); ++at) {
        const Scenario& scene = read.scenes[at];
        if (read.open.count(scene.id) > 0 || read.decided.count(scene.id) > 0)
            continue;
        const auto further = read.further.find(scene.id);
        const auto had = further == read.further.end()
                             ? 0
                             : std::count_if(further->second.begin(), further->second.end(),
                                             [](const FurtherRating& f) { return f.isAssigned; });
        const int people = read.protocol.moreRaters - static_cast<int>(had);
        const std::vector<Annotation> answers = read.answers.value(scene.id);
        if (people <= 0)
            continue;
        if (const auto gain = gainOf(read, models, at, answers, people))
            items.push_back(
                {scene.id, scene.name(), static_cast<int>(answers.size()), people, *gain, {}});
    }
    return items;
}

std::map<ScenarioId, int> wantedOf(const std::vector<ItemForMore>& items)
{
    std::map<ScenarioId, int> wanted;
    for (const ItemForMore& item : items)
        wanted[item.scenario] = item.people;
    return wanted;
}

bool changedBy(const MoreReading& read, const std::vector<Annotation>& answers,
               std::span<const FurtherRating> further)
{
    const std::vector<Annotation> first = firstAnswers(answers, further);
    for (std::size_t question = 0; question < read.options.size(); ++question) {
        const auto index = static_cast<QuestionIndex>(question);
        const std::vector<Choice> before = votesOf(first, index);
        if (before.size() > 1 && !countVotes(before).winner &&
            countVotes(votesOf(answers, index)).winner)
            return true;
    }
    return false;
}

std::vector<ItemWithMore> itemsWithMore(const MoreReading& read)
{
    std::vector<ItemWithMore> given;
    for (const Scenario& scene : read.scenes) {
        const auto further = read.further.find(scene.id);
        if (further == read.further.end())
            continue;
        ItemWithMore item;
        item.scenario = scene.id;
        item.name = scene.name();
        item.gain = further->second.front().gain / Millionths;
        for (const FurtherRating& rating : further->second) {
            if (rating.isAssigned)
                item.asked.push_back(rating.person);
            item.toCome += rating.isToCome() ? 1 : 0;
        }
        item.isChanged = changedBy(read, read.answers.value(scene.id), further->second);
        if (!item.asked.empty())
            given.push_back(std::move(item));
    }
    return given;
}

/// What may be taken back.
std::vector<FurtherRating> notBegun(StudyContext& context)
{
    std::map<PersonId, qint64> handedOut; // the last time
    for (const HandOutRecord& record : context.handOuts.all())
        handedOut[record.person] = std::max(handedOut[record.person], record.at);
    std::vector<FurtherRating> open = context.people.furtherRatings();
    std::erase_if(open, [&](const FurtherRating& further) {
        const auto out = handedOut.find(further.person);
        return !further.isToCome() || (out != handedOut.end() && out->second >= further.at) ||
               context.people.isBegun(further.person, further.scenario);
    });
    return open;
}

} // namespace

Result<MoreRatersState> MoreRaters::state() const
{
    return m_context.readConsistently([&] {
        MoreRatersState state;
        state.moreRaters = m_context.study.protocol().moreRaters;
        if (state.moreRaters == 0 && m_context.people.furtherRatings().empty())
            return state; // the answers need not be read
        const MoreReading read = readMore(m_context);
        state.items = itemsForMore(read);
        if (!state.items.empty()) {
            auto free = freePeople(readGaps(m_context), wantedOf(state.items), read.protocol);
            for (ItemForMore& item : state.items)
                item.free = std::move(free[item.scenario]);
        }
        state.given = itemsWithMore(read);
        state.takeable = std::ssize(notBegun(m_context));
        std::vector<double> gains;
        for (const ItemForMore& item : state.items)
            gains.push_back(item.gain);
        state.expected = stats::studyGain(gains);
        gains.clear();
        for (const ItemWithMore& item : state.given) {
            state.toCome += item.toCome;
            if (!item.isAnswered())
                continue;
            gains.push_back(item.gain);
            state.changed += item.isChanged ? 1 : 0;
        }
        state.answered = stats::studyGain(gains);
        return state;
    });
}

Result<qint64> MoreRaters::assign()
{
    qint64 made = 0;
    const auto give = [&](ChangeSet& changes) -> std::optional<QJsonObject> {
        m_context.requireNoHandOut();
        m_context.requireUnlocked();
        const MoreReading read = readMore(m_context);
        if (read.protocol.moreRaters == 0)
            throw Failure({ErrorCode::InvalidValue, {}, 0, 0, {}, QStringLiteral("more_raters")});
        const std::vector<ItemForMore> items = itemsForMore(read);
        if (items.empty())
            return std::nullopt;
        for (const PersonId person : takeFromWithdrawn(m_context))
            changes.add(person);
        const FilledGaps filled = giveFurther(readGaps(m_context), wantedOf(items), read.protocol);
        if (filled.added.empty())
            throw Failure(
                {ErrorCode::TooFewAnnotators, {}, 0, 0, {}, QString::number(filled.missing)});
        std::map<ScenarioId, int> gains;
        for (const ItemForMore& item : items)
            gains[item.scenario] = static_cast<int>(std::lround(item.gain * Millionths));
        changes.kinds = ChangeSet::AssignmentsChanged;
        for (const PlannedAssignment& a : filled.added) {
            m_context.people.assign(a.person, a.scenario, a.position, a.seat);
            m_context.people.addFurther(a.person, a.scenario, m_context.env.clock.now(),
                                        gains.at(a.scenario));
            changes.add(a.person);
            changes.add(a.scenario);
        }
        made = static_cast<qint64>(filled.added.size());
        return QJsonObject{{QStringLiteral("items"), static_cast<qint64>(items.size())},
                           {QStringLiteral("assignments"), made},
                           {QStringLiteral("missing"), filled.missing}};
    };
    const auto done = m_context.operateIfStated(QStringLiteral("roster.more_raters"), give);
    return done ? Result<qint64>(made) : fail(done.error());
}

Result<qint64> MoreRaters::takeBack()
{
    qint64 taken = 0;
    const auto take = [&](ChangeSet& changes) -> std::optional<QJsonObject> {
        m_context.requireNoHandOut();
        m_context.requireUnlocked();
        const std::vector<FurtherRating> open = notBegun(m_context);
        if (open.empty())
            return std::nullopt;
        changes.kinds = ChangeSet::AssignmentsChanged;
        for (const FurtherRating& further : open) {
            m_context.people.removeOne(further.person, further.scenario);
            changes.add(further.person);
            changes.add(further.scenario);
        }
        taken = std::ssize(open);
        return QJsonObject{{QStringLiteral("assignments"), taken}};
    };
    const auto done = m_context.operateIfStated(QStringLiteral("roster.take_more_back"), take);
    return done ? Result<qint64>(taken) : fail(done.error());
}

Result<QHash<ScenarioId, int>> MoreRaters::toCome() const
{
    return m_context.read([&] { return m_context.people.furtherToCome(); });
}

} // namespace subtext
