// SPDX-License-Identifier: MIT
#include "core/storage/normingstore.h"

#include "core/storage/checkedrow.h"
#include "core/storage/rows.h"
#include "core/storage/rowstamps.h"
#include "core/storage/taskinforce.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace subtext {
namespace {

QString listOf(const QJsonArray& list)
{
    return QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
}

QString listOf(const std::vector<Uuid>& uuids)
{
    QJsonArray list;
    for (const Uuid& uuid : uuids)
        list.append(uuid.text());
    return listOf(list);
}

std::vector<Uuid> uuidsIn(const CheckedRow& checked, const char* column, const QString& text)
{
    std::vector<Uuid> uuids;
    for (const QJsonValue& value : QJsonDocument::fromJson(text.toUtf8()).array()) {
        const auto uuid = Uuid::fromText(value.toString());
        if (!uuid)
            checked.refuse(column, text.left(60));
        uuids.push_back(*uuid);
    }
    if (listOf(uuids) != text)
        checked.refuse(column, text.left(60));
    return uuids;
}

QString questionList(const std::vector<QuestionIndex>& questions, const Task& task)
{
    QJsonArray list;
    for (const QuestionIndex question : questions)
        list.append(task.questions.at(indexOf(question)).token);
    return listOf(list);
}

std::vector<QuestionIndex> questionsIn(const CheckedRow& checked, const QString& text,
                                       const Task& task)
{
    std::vector<QuestionIndex> questions;
    for (const QJsonValue& value : QJsonDocument::fromJson(text.toUtf8()).array()) {
        const auto question = indexOfToken(task.questions, value.toString());
        if (!question)
            checked.refuse("questions", text.left(60));
        questions.push_back(static_cast<QuestionIndex>(*question));
    }
    return questions;
}

} // namespace

void NormingStore::insert(const NormingRound& round)
{
    const Task& task = m_database.task().task();
    Query query(m_database, "normingRound.insert");
    query.add(round.uuid).add(m_database.stamps().rank()).add(round.beganAt).add(round.title);
    query.add(questionList(round.questions, task));
    query.add(listOf(round.items)).add(listOf(round.people)).run();
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
        round.questions = questionsIn(checked, row.text(), task);
        round.items = uuidsIn(checked, "items", row.text());
        round.people = uuidsIn(checked, "people", row.text());
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
             auto votes = normingVotesIn(text, task);
             if (!votes)
                 checked.refuse("votes", text.left(60));
             return *votes;
         }))
        all.insert(one.begin(), one.end());
    return all;
}

void NormingStore::clearDrafts(PersonId person, const Uuid& round)
{
    Query(m_database, "normingDraft.clear").add(person.value).add(round).run();
}

} // namespace subtext
