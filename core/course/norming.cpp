// SPDX-License-Identifier: MIT
#include "core/course/norming.h"

#include "core/domain/commitment.h"
#include "core/operation/studycontext.h"
#include "core/storage/normingstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

constexpr qsizetype LongestNormingTitle = 200;
constexpr QLatin1String CommitmentsKey("commitments");
constexpr QLatin1String VotesKey("votes");

[[noreturn]] void refuseNorming(const char* detail, const QString& value = {})
{
    throw Failure({ErrorCode::InvalidValue, {}, 0, 0, value, QString::fromLatin1(detail)});
}

QString compact(const QJsonObject& object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

/// What an opening says.
struct NormingOpening
{
    QHash<Uuid, QString> commitments; ///< By person.
    NormingCounts counts;
};

NormingOpening openingIn(const QString& content, const Task& task)
{
    const QJsonObject object = QJsonDocument::fromJson(content.toUtf8()).object();
    NormingOpening opening;
    const QJsonObject commitments = object.value(CommitmentsKey).toObject();
    for (auto member = commitments.begin(); member != commitments.end(); ++member) {
        if (const auto person = Uuid::fromText(member.key()))
            opening.commitments.insert(*person, member.value().toString());
    }
    const QString counts = compact(object.value(VotesKey).toObject());
    opening.counts = normingCountsIn(counts, task).value_or(NormingCounts());
    return opening;
}

/// One round, with all that the study has of it.
class RoundReading
{
public:
    NormingRound round;
    std::optional<NormingOpening> opening;
    std::optional<QSet<QString>> closing; ///< The UUIDs of the second votes that count.
    std::vector<NormingCommitment> commitments;
    std::vector<CastVotes> votes;

    NormingPhase phase() const
    {
        if (closing)
            return NormingPhase::Closed;
        return opening ? NormingPhase::Open : NormingPhase::Sealed;
    }

    /// Of a person the first, until the round is open; then what it was opened with.
    std::optional<QString> commitmentOf(const Person& person) const
    {
        if (opening) {
            const auto said = opening->commitments.constFind(person.uuid);
            return said == opening->commitments.constEnd() ? std::nullopt : std::optional(*said);
        }
        const auto first =
            std::find_if(commitments.begin(), commitments.end(),
                         [&](const NormingCommitment& each) { return each.person == person.id; });
        return first == commitments.end() ? std::nullopt : std::optional(first->sha256);
    }

    /// First votes that are whole and fit the commitment.
    std::optional<NormingVotes> firstOf(const Person& person, const Task& task) const
    {
        const auto commitment = commitmentOf(person);
        if (!commitment)
            return std::nullopt;
        for (const CastVotes& cast : votes) {
            if (!isOf(cast, person, NormingPass::First))
                continue;
            const QByteArray text = committedText(round.uuid, person.uuid, cast.votes);
            if (!fitsCommitment(*commitment, QByteArray::fromHex(cast.nonce.toLatin1()), text))
                continue;
            auto read = normingVotesIn(cast.votes, task);
            if (read && isWhole(*read, round))
                return read;
        }
        return std::nullopt;
    }

    /// Second votes that count: the first ones that are whole, or those of the closing.
    const CastVotes* secondOf(const Person& person, const Task& task) const
    {
        for (const CastVotes& cast : votes) {
            if (!isOf(cast, person, NormingPass::Second) ||
                (closing && !closing->contains(cast.uuid.text())))
                continue;
            const auto read = normingVotesIn(cast.votes, task);
            if (read && isWhole(*read, round))
                return &cast;
        }
        return nullptr;
    }

    bool isCommitted(PersonId person) const
    {
        return std::any_of(commitments.begin(), commitments.end(),
                           [&](const NormingCommitment& each) { return each.person == person; });
    }
    bool hasCast(const Person& person, NormingPass pass) const
    {
        return std::any_of(votes.begin(), votes.end(),
                           [&](const CastVotes& cast) { return isOf(cast, person, pass); });
    }

private:
    static bool isOf(const CastVotes& cast, const Person& person, NormingPass pass)
    {
        return cast.person == person.id && cast.pass == pass;
    }
};

void readEvents(StudyContext& context, std::vector<RoundReading>& rounds)
{
    const Task& task = context.db->task().task();
    for (const NormingEvent& event : context.norming.events()) {
        for (RoundReading& reading : rounds) {
            if (reading.round.uuid != event.round)
                continue;
            if (event.isOpening && !reading.opening) {
                reading.opening = openingIn(event.content, task);
            } else if (!event.isOpening && !reading.closing) {
                const auto content = QJsonDocument::fromJson(event.content.toUtf8()).object();
                const QJsonArray counted = content.value(VotesKey).toArray();
                reading.closing.emplace();
                for (const QJsonValue& vote : counted)
                    reading.closing->insert(vote.toString());
            }
        }
    }
}

std::vector<RoundReading> readRounds(StudyContext& context)
{
    std::vector<RoundReading> rounds;
    for (NormingRound& round : context.norming.rounds())
        rounds.emplace_back().round = std::move(round);
    if (rounds.empty())
        return rounds;
    readEvents(context, rounds);
    const auto commitments = context.norming.commitments();
    const auto votes = context.norming.votes();
    for (RoundReading& reading : rounds) {
        const Uuid& uuid = reading.round.uuid;
        std::copy_if(commitments.begin(), commitments.end(),
                     std::back_inserter(reading.commitments),
                     [&](const NormingCommitment& each) { return each.round == uuid; });
        std::copy_if(votes.begin(), votes.end(), std::back_inserter(reading.votes),
                     [&](const CastVotes& each) { return each.round == uuid; });
    }
    return rounds;
}

RoundReading requireRound(StudyContext& context, const Uuid& uuid)
{
    for (RoundReading& reading : readRounds(context)) {
        if (reading.round.uuid == uuid)
            return std::move(reading);
    }
    refuseNorming("norming_round", uuid.text());
}

std::vector<ScenarioId> scenariosOf(const NormingRound& round, const QHash<Uuid, ScenarioId>& known)
{
    std::vector<ScenarioId> scenarios;
    for (const Uuid& item : round.items)
        scenarios.push_back(known.value(item));
    return scenarios;
}

NormingMember memberOf(const RoundReading& reading, const Person& person, const Task& task)
{
    NormingMember member;
    member.person = person.id;
    member.code = person.code;
    member.name = person.name;
    member.isIn = reading.firstOf(person, task).has_value();
    const bool hasVotes = reading.hasCast(person, NormingPass::First);
    const bool isCommitted = reading.isCommitted(person.id);
    if (reading.opening && !reading.opening->commitments.contains(person.uuid)) {
        member.isLeftOut = true;
    } else if (!member.isIn && (hasVotes || isCommitted)) {
        member.fault = !isCommitted ? NormingFault::NoCommitment
                       : hasVotes   ? NormingFault::Changed
                                    : NormingFault::NoVotes;
    }
    member.hasVotedAgain = member.isIn && reading.opening && reading.secondOf(person, task);
    return member;
}

NormingStanding standingOf(const RoundReading& reading, const QHash<Uuid, Person>& people,
                           const QHash<Uuid, ScenarioId>& scenarios, const Task& task)
{
    NormingStanding standing;
    standing.round = reading.round;
    standing.phase = reading.phase();
    standing.scenarios = scenariosOf(reading.round, scenarios);
    const bool isShown = standing.phase != NormingPhase::Sealed;
    if (reading.opening)
        standing.counts = reading.opening->counts;
    for (const Uuid& uuid : reading.round.people) {
        const Person person = people.value(uuid);
        standing.members.push_back(memberOf(reading, person, task));
        if (!isShown)
            continue;
        standing.first.push_back(reading.firstOf(person, task).value_or(NormingVotes()));
        const CastVotes* second =
            standing.members.back().isIn ? reading.secondOf(person, task) : nullptr;
        standing.second.push_back(
            second ? normingVotesIn(second->votes, task).value_or(NormingVotes()) : NormingVotes());
    }
    return standing;
}

QHash<Uuid, Person> peopleByUuid(StudyContext& context)
{
    QHash<Uuid, Person> people;
    for (const Person& person : context.people.all())
        people.insert(person.uuid, person);
    return people;
}

/// The pass in which somebody can vote now; none where nothing is due.
std::optional<NormingPass> passDue(const RoundReading& reading, const Person& person)
{
    const auto& people = reading.round.people;
    if (std::find(people.begin(), people.end(), person.uuid) == people.end())
        return std::nullopt;
    switch (reading.phase()) {
    case NormingPhase::Sealed:
        if (!reading.isCommitted(person.id))
            return NormingPass::First;
        break;
    case NormingPhase::Open:
        if (reading.opening->commitments.contains(person.uuid) &&
            !reading.hasCast(person, NormingPass::Second))
            return NormingPass::Second;
        break;
    case NormingPhase::Closed:
        break;
    }
    return std::nullopt;
}

NormingPass requirePassDue(const RoundReading& reading, const Person& person)
{
    const auto due = passDue(reading, person);
    if (!due)
        refuseNorming("norming_phase", reading.round.title);
    return *due;
}

std::vector<Uuid> wantedItems(StudyContext& context, const NewNormingRound& wanted)
{
    std::vector<Uuid> items;
    for (const ScenarioId scenario : wanted.items) {
        const Uuid uuid = context.requireScenario(scenario).uuid;
        if (std::find(items.begin(), items.end(), uuid) == items.end())
            items.push_back(uuid);
    }
    constexpr std::size_t MostItems = 2'000;
    if (items.empty() || items.size() > MostItems)
        refuseNorming("norming_items", QString::number(items.size()));
    return items;
}

std::vector<Uuid> wantedPeople(StudyContext& context, const NewNormingRound& wanted)
{
    std::vector<Uuid> people;
    for (const Person& person : context.people.all()) { // in the order of the roster
        if (std::find(wanted.people.begin(), wanted.people.end(), person.id) == wanted.people.end())
            continue;
        if (person.role != Role::Annotator)
            refuseNorming("norming_people", person.code);
        people.push_back(person.uuid);
    }
    constexpr std::size_t MostPeople = 2'000;
    if (people.size() < 2 || people.size() > MostPeople)
        refuseNorming("norming_people", QString::number(people.size()));
    return people;
}

std::vector<QuestionIndex> wantedQuestions(const NewNormingRound& wanted, const Task& task)
{
    std::vector<QuestionIndex> questions;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const auto question = static_cast<QuestionIndex>(i);
        const bool isNamed = std::find(wanted.questions.begin(), wanted.questions.end(),
                                       question) != wanted.questions.end();
        if (isNamed || wanted.questions.empty())
            questions.push_back(question);
    }
    if (questions.empty())
        refuseNorming("norming_questions");
    return questions;
}

/// Whether a ballot has options of the round's questions and nothing else.
bool fitsRound(const Ballot& ballot, const NormingRound& round, const Task& task)
{
    for (std::size_t i = 0; i < ballot.size(); ++i) {
        if (!ballot.at(i))
            continue;
        const auto& asked = round.questions;
        const bool isAsked =
            std::find(asked.begin(), asked.end(), static_cast<QuestionIndex>(i)) != asked.end();
        if (!isAsked || slotOf(*ballot.at(i)) >= task.questions.at(i).options.size())
            return false;
    }
    return true;
}

} // namespace

bool NormingBooth::isDue() const
{
    switch (phase) {
    case NormingPhase::Sealed:
        return !isFirstCast;
    case NormingPhase::Open:
        return !isSecondCast && !isLeftOut;
    case NormingPhase::Closed:
        break;
    }
    return false;
}

Result<std::vector<NormingStanding>> Norming::rounds() const
{
    return m_context.readConsistently([&] {
        std::vector<NormingStanding> standings;
        const std::vector<RoundReading> rounds = readRounds(m_context);
        if (rounds.empty())
            return standings;
        const QHash<Uuid, Person> people = peopleByUuid(m_context);
        const QHash<Uuid, ScenarioId> scenarios = m_context.scenarios.idsByUuid();
        for (const RoundReading& reading : rounds)
            standings.push_back(
                standingOf(reading, people, scenarios, m_context.db->task().task()));
        return standings;
    });
}

Result<Uuid> Norming::begin(const NewNormingRound& wanted)
{
    NormingRound round;
    const auto begun = m_context.operate(QStringLiteral("norming.begin"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        m_context.requireUnlocked();
        round.title = wanted.title.trimmed();
        if (round.title.isEmpty() || round.title.size() > LongestNormingTitle)
            refuseNorming("norming_title", round.title);
        round.items = wantedItems(m_context, wanted);
        round.people = wantedPeople(m_context, wanted);
        round.questions = wantedQuestions(wanted, m_context.db->task().task());
        round.uuid = m_context.env.ids.next();
        round.beganAt = m_context.env.clock.now();
        m_context.norming.insert(round);
        changes.kinds = ChangeSet::CourseChanged;
        return QJsonObject{{QStringLiteral("round"), round.uuid.text()},
                           {QStringLiteral("items"), static_cast<qint64>(round.items.size())},
                           {QStringLiteral("people"), static_cast<qint64>(round.people.size())}};
    });
    return begun ? Result<Uuid>(round.uuid) : fail(begun.error());
}

Result<ChangeSet> Norming::open(const Uuid& round, const std::vector<PersonId>& without)
{
    return m_context.operate(QStringLiteral("norming.open"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        m_context.requireUnlocked();
        const RoundReading reading = requireRound(m_context, round);
        if (reading.phase() != NormingPhase::Sealed)
            refuseNorming("norming_phase", reading.round.title);
        const Task& task = m_context.db->task().task();
        const QHash<Uuid, Person> people = peopleByUuid(m_context);
        QJsonObject commitments;
        std::vector<NormingVotes> votes;
        QStringList waiting;
        for (const Uuid& uuid : reading.round.people) {
            const Person person = people.value(uuid);
            if (std::find(without.begin(), without.end(), person.id) != without.end())
                continue;
            auto first = reading.firstOf(person, task);
            if (!first) {
                waiting << person.code;
                continue;
            }
            commitments.insert(uuid.text(), *reading.commitmentOf(person));
            votes.push_back(std::move(*first));
        }
        if (!waiting.isEmpty())
            refuseNorming("norming_waiting", waiting.join(QStringLiteral(", ")));
        if (votes.size() < 2)
            refuseNorming("norming_few", QString::number(votes.size()));
        const QString counts = normingCountsText(countNormingVotes(votes, task), task);
        const QJsonObject content{{CommitmentsKey, commitments},
                                  {VotesKey, QJsonDocument::fromJson(counts.toUtf8()).object()}};
        m_context.norming.insert(
            m_context.env.ids.next(),
            {reading.round.uuid, true, m_context.env.clock.now(), compact(content)});
        changes.kinds = ChangeSet::CourseChanged;
        return QJsonObject{{QStringLiteral("round"), round.text()},
                           {QStringLiteral("people"), static_cast<qint64>(votes.size())}};
    });
}

Result<ChangeSet> Norming::close(const Uuid& round)
{
    return m_context.operate(QStringLiteral("norming.close"), [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        m_context.requireUnlocked();
        const RoundReading reading = requireRound(m_context, round);
        if (reading.phase() != NormingPhase::Open)
            refuseNorming("norming_phase", reading.round.title);
        const Task& task = m_context.db->task().task();
        const QHash<Uuid, Person> people = peopleByUuid(m_context);
        QJsonArray counted;
        for (const Uuid& uuid : reading.round.people) {
            const Person person = people.value(uuid);
            const CastVotes* second = reading.secondOf(person, task);
            if (second != nullptr && reading.firstOf(person, task))
                counted.append(second->uuid.text());
        }
        m_context.norming.insert(
            m_context.env.ids.next(),
            {reading.round.uuid, false, m_context.env.clock.now(), compact({{VotesKey, counted}})});
        changes.kinds = ChangeSet::CourseChanged;
        return QJsonObject{{QStringLiteral("round"), round.text()},
                           {QStringLiteral("votes"), counted.size()}};
    });
}

Result<std::vector<NormingBooth>> Norming::booths(PersonId person) const
{
    return m_context.readConsistently([&] {
        std::vector<NormingBooth> booths;
        const std::vector<RoundReading> rounds = readRounds(m_context);
        if (rounds.empty())
            return booths;
        const Person who = m_context.requirePerson(person);
        const Task& task = m_context.db->task().task();
        const QHash<Uuid, ScenarioId> scenarios = m_context.scenarios.idsByUuid();
        for (const RoundReading& reading : rounds) {
            const auto& people = reading.round.people;
            if (std::find(people.begin(), people.end(), who.uuid) == people.end())
                continue;
            NormingBooth booth;
            booth.round = reading.round;
            booth.phase = reading.phase();
            booth.scenarios = scenariosOf(reading.round, scenarios);
            const NormingVotes drafts = m_context.norming.drafts(person, reading.round.uuid);
            booth.isFirstCast = reading.isCommitted(person);
            booth.isLeftOut = reading.opening && !reading.opening->commitments.contains(who.uuid);
            booth.isSecondCast = reading.hasCast(who, NormingPass::Second);
            booth.first =
                booth.isFirstCast ? reading.firstOf(who, task).value_or(NormingVotes()) : drafts;
            if (reading.opening) {
                booth.counts = reading.opening->counts;
                const CastVotes* second = reading.secondOf(who, task);
                booth.second =
                    second ? normingVotesIn(second->votes, task).value_or(NormingVotes()) : drafts;
            }
            booths.push_back(std::move(booth));
        }
        return booths;
    });
}

Result<void> Norming::vote(PersonId person, const Uuid& round, ScenarioId scenario,
                           const Ballot& ballot)
{
    const auto kept = m_context.keep([&](ChangeSet& changes) {
        m_context.requireUnlocked();
        const Person who = m_context.requirePerson(person);
        const RoundReading reading = requireRound(m_context, round);
        requirePassDue(reading, who);
        const auto& items = reading.round.items;
        const Uuid item = m_context.requireScenario(scenario).uuid;
        if (std::find(items.begin(), items.end(), item) == items.end() ||
            !fitsRound(ballot, reading.round, m_context.db->task().task()))
            refuseNorming("norming_vote");
        m_context.norming.keepDraft(person, round, scenario, ballot);
        changes = ChangeSet::about(ChangeSet::DraftChanged, person, scenario);
    });
    return kept ? Result<void>() : fail(kept.error());
}

Result<ChangeSet> Norming::cast(PersonId person, const Uuid& round)
{
    return m_context.operate(QStringLiteral("norming.cast"), [&](ChangeSet& changes) {
        m_context.requireUnlocked();
        const Person who = m_context.requirePerson(person);
        const RoundReading reading = requireRound(m_context, round);
        const NormingPass pass = requirePassDue(reading, who);
        const NormingVotes votes = m_context.norming.drafts(person, round);
        if (const auto open = itemsWithoutVote(votes, reading.round); !open.empty())
            throw Failure({ErrorCode::InvalidValue,
                           {},
                           static_cast<qint64>(open.size()),
                           0,
                           {},
                           QStringLiteral("norming_open_items")});
        const Task& task = m_context.db->task().task();
        CastVotes cast{
            m_context.env.ids.next(),      round, person, pass, m_context.env.clock.now(),
            normingVotesText(votes, task), {}};
        if (pass == NormingPass::First) {
            const QByteArray nonce = freshNonce(m_context.env.ids);
            cast.nonce = QString::fromLatin1(nonce.toHex());
            const QByteArray text = committedText(round, who.uuid, cast.votes);
            m_context.norming.insert(NormingCommitment{m_context.env.ids.next(), round, person,
                                                       commitmentTo(nonce, text)},
                                     cast.at);
        }
        m_context.norming.insert(cast);
        m_context.norming.clearDrafts(person, round);
        changes = ChangeSet::about(ChangeSet::CourseChanged, person);
        return QJsonObject{{QStringLiteral("round"), round.text()},
                           {QStringLiteral("person"), who.code},
                           {QStringLiteral("pass"), static_cast<int>(pass)}};
    });
}

} // namespace subtext
