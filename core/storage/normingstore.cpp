// SPDX-License-Identifier: MIT
#include "core/storage/normingstore.h"

#include "core/storage/checkedrow.h"
#include "core/storage/rows.h"
#include "core/storage/rowstamps.h"
#include "core/storage/taskinforce.h"

#include <optional>
#include <utility>

namespace subtext {
namespace {

/// What a text says; the row is refused where it is none.
template <typename Value>
Value saidIn(const CheckedRow& checked, const char* column, const QString& text,
             std::optional<Value> read)
{
    constexpr qsizetype ShownCharacters = 60;
    if (!read)
        checked.refuse(column, text.left(ShownCharacters));
    return std::move(*read);
}

std::vector<Uuid> takeUuids(Query& row, const CheckedRow& checked, const char* column)
{
    const QString text = row.text();
    return saidIn(checked, column, text, normingListIn(text));
}

} // namespace

void NormingStore::insert(const NormingRound& round)
{
    const Task& task = m_database.task().task();
    Query query(m_database, "normingRound.insert");
    query.add(round.uuid).add(m_database.stamps().rank()).add(round.beganAt).add(round.title);
    query.add(normingQuestionsText(round.questions, task));
    query.add(normingListText(round.items)).add(normingListText(round.people)).run();
}

std::vector<NormingRound> NormingStore::rounds()
{
    const Task& task = m_database.task().task();
    return Query(m_database, "normingRound.all").all([&](Query& row) {
        const CheckedRow checked(row, {"norming_round", row.integer()});
        NormingRound round;
        round.uuid = checked.uuid();
        round.beganAt = row.integer();
        round.title = row.text();
        const QString questions = row.text();
        round.questions =
            saidIn(checked, "questions", questions, normingQuestionsIn(questions, task));
        round.items = takeUuids(row, checked, "items");
        round.people = takeUuids(row, checked, "people");
        return round;
    });
}

void NormingStore::insert(const Uuid& uuid, const NormingEvent& event)
{
    Query query(m_database, "normingEvent.insert");
    query.add(uuid).add(m_database.stamps().rank()).add(event.at).add(event.round);
    query.add(QLatin1String(event.isOpening ? "opened" : "closed")).add(event.content).run();
}

std::vector<NormingEvent> NormingStore::events()
{
    return Query(m_database, "normingEvent.all").all([](Query& row) {
        const CheckedRow checked(row, {"norming_event", row.integer()});
        NormingEvent event;
        event.at = row.integer();
        event.round = checked.uuid("round_uuid");
        event.isOpening = checked.either("event", "opened", "closed");
        event.content = row.text();
        return event;
    });
}

void NormingStore::insert(const NormingCommitment& commitment, qint64 at)
{
    Query query(m_database, "normingCommitment.insert");
    query.add(commitment.uuid).add(m_database.stamps().rank()).add(at);
    query.add(commitment.person.value).add(commitment.round).add(commitment.sha256).run();
}

std::vector<NormingCommitment> NormingStore::commitments()
{
    return Query(m_database, "normingCommitment.all").all([](Query& row) {
        const CheckedRow checked(row, {"norming_commitment", row.integer()});
        NormingCommitment commitment;
        commitment.uuid = checked.uuid();
        commitment.person = {row.integer()};
        commitment.round = checked.uuid("round_uuid");
        commitment.sha256 = row.text();
        return commitment;
    });
}

void NormingStore::insert(const CastVotes& votes)
{
    Query query(m_database, "normingVote.insert");
    query.add(votes.uuid).add(m_database.stamps().rank()).add(votes.at);
    query.add(votes.person.value).add(votes.round).add(static_cast<qint64>(votes.pass));
    query.add(votes.votes).add(votes.nonce).run();
}

std::vector<CastVotes> NormingStore::votes()
{
    return Query(m_database, "normingVote.all").all([](Query& row) {
        const CheckedRow checked(row, {"norming_vote", row.integer()});
        CastVotes votes;
        votes.uuid = checked.uuid();
        votes.at = row.integer();
        votes.person = {row.integer()};
        votes.round = checked.uuid("round_uuid");
        votes.pass = row.integer() == 1 ? NormingPass::First : NormingPass::Second;
        votes.votes = row.text();
        votes.nonce = row.text();
        return votes;
    });
}

void NormingStore::keepDraft(PersonId person, const Uuid& round, ScenarioId scenario,
                             const Ballot& ballot)
{
    if (ballot == Ballot{}) {
        Query(m_database, "normingDraft.drop")
            .add(person.value)
            .add(round)
            .add(scenario.value)
            .run();
        return;
    }
    const NormingVotes one{{uuidOf(m_database, scenario), ballot}};
    Query query(m_database, "normingDraft.keep");
    query.add(person.value).add(round).add(scenario.value);
    query.add(normingVotesText(one, m_database.task().task())).run();
}

NormingVotes NormingStore::drafts(PersonId person, const Uuid& round)
{
    const Task& task = m_database.task().task();
    NormingVotes all;
    Query query(m_database, "normingDraft.of");
    query.add(person.value).add(round);
    for (const NormingVotes& one : query.all([&](Query& row) {
             const CheckedRow checked(row, {"norming_draft", row.integer()});
             const QString text = row.text();
             return saidIn(checked, "votes", text, normingVotesIn(text, task));
         }))
        all.insert(one.begin(), one.end());
    return all;
}

void NormingStore::clearDrafts(PersonId person, const Uuid& round)
{
    Query(m_database, "normingDraft.clear").add(person.value).add(round).run();
}

} // namespace subtext
