// SPDX-License-Identifier: MIT
#include "core/storage/coursestore.h"

#include "core/storage/answercodes.h"
#include "core/storage/cuecolumn.h"
#include "core/storage/database.h"
#include "core/storage/rows.h"
#include "core/storage/rowstamps.h"

namespace subtext {
namespace {

/// What repeats keep of an answer.
Answer takeRating(Query& row, RowPlace place)
{
    Answer answer;
    takeRated(row, CheckedRow(row, place), answer);
    return answer;
}

/// What practice keeps of one.
Answer takeMarkedRating(Query& row, RowPlace place)
{
    Answer answer = takeRating(row, place);
    answer.cues = takeCues(row, CheckedRow(row, place));
    return answer;
}

void addMarkedRating(Query& query, const Answer& answer)
{
    addRated(query, answer);
    addCues(query, answer.cues);
}

QLatin1String kindToken(ShortKind kind)
{
    return QLatin1String(kind == ShortKind::Practice ? "practice" : "repeat");
}

struct TextTable
{
    const char* table;
    const char* name; ///< What its rows are stamped with.
    const char* insert;
    const char* latest;
    bool isShared; ///< With other texts, told apart by their token.
};

TextTable tableOf(TaskText text)
{
    if (text == TaskText::Guideline)
        return {"guideline", "guideline", "guideline.insert", "guideline.latest", false};
    if (text == TaskText::Consent)
        return {"consent_text", "consent text", "consentText.insert", "consentText.latest", false};
    return {"task_text", "task text", "taskText.insert", "taskText.latest", true};
}

std::optional<TextRevision> takeText(Query& row, const char* table)
{
    if (!row.next())
        return std::nullopt;
    TextRevision text;
    text.revision = CheckedRow(row, {table, 0}).whole("id");
    text.at = row.integer();
    text.text = row.text();
    return text;
}

ItemQuestion takeQuestion(Query& row)
{
    const CheckedRow checked(row, {"item_question", row.integer()});
    ItemQuestion question;
    question.uuid = checked.uuid();
    question.at = row.integer();
    question.person = {row.integer()};
    question.scenario = {row.integer()};
    question.text = row.text();
    return question;
}

Consent takeConsent(Query& row)
{
    const qint64 id = row.integer();
    const CheckedRow checked(row, {"consent", id});
    Consent consent;
    consent.uuid = checked.uuid();
    consent.person = {row.integer()};
    consent.at = row.integer();
    consent.textSha256 = row.text();
    consent.textRevision = checked.whole("text_revision");
    consent.isAccepted = checked.flag("accepted");
    return consent;
}

} // namespace

void CourseStore::setTaskText(TaskText part, const QString& text, qint64 at)
{
    const TextTable table = tableOf(part);
    Query query(m_database, table.insert);
    if (table.isShared)
        stamp(query, m_database, at, {QLatin1String(table.name), taskTextToken(part), text})
            .add(QString(taskTextToken(part)));
    else
        stamp(query, m_database, at, {QLatin1String(table.name), text});
    query.add(text).run();
}

TextRevision CourseStore::taskText(TaskText part)
{
    const TextTable table = tableOf(part);
    Query row(m_database, table.latest);
    if (table.isShared)
        row.add(QString(taskTextToken(part)));
    return takeText(row, table.table).value_or(TextRevision{});
}

std::vector<TextRevision> CourseStore::taskTexts(TaskText part)
{
    std::vector<TextRevision> texts;
    Query row(m_database, "taskText.all");
    row.add(QString(taskTextToken(part)));
    while (auto text = takeText(row, "task_text"))
        texts.push_back(std::move(*text));
    return texts;
}

std::vector<TextRevision> CourseStore::consentTexts()
{
    std::vector<TextRevision> texts;
    Query row(m_database, "consentText.all");
    while (auto text = takeText(row, "consent_text"))
        texts.push_back(std::move(*text));
    return texts;
}

void CourseStore::insertConsent(const Consent& consent)
{
    Query query(m_database, "consent.insert");
    query.add(consent.uuid).add(consent.person.value).add(consent.at).add(consent.textSha256);
    query.add(qint64{consent.textRevision}).add(qint64{consent.isAccepted}).run();
}

std::optional<Consent> CourseStore::consentOf(PersonId person)
{
    return Query(m_database, "consent.latest").add(person.value).first(takeConsent);
}

std::vector<Consent> CourseStore::consents(PersonId person)
{
    return Query(m_database, "consent.list").add(idOrNull(person)).all(takeConsent);
}

void CourseStore::insertReaderAnswer(const ReaderAnswer& answer)
{
    Query query(m_database, "readerAnswer.insert");
    query.add(answer.uuid).add(answer.person.value).add(answer.field);
    query.addOrNull(answer.value).add(answer.at).run();
}

std::vector<ReaderAnswer> CourseStore::readerAnswers(PersonId person)
{
    return Query(m_database, "readerAnswer.latest").add(idOrNull(person)).all([](Query& row) {
        const CheckedRow checked(row, {"reader_answer", row.integer()});
        ReaderAnswer answer;
        answer.uuid = checked.uuid();
        answer.person = {row.integer()};
        answer.field = row.text();
        answer.value = row.text();
        answer.at = row.integer();
        return answer;
    });
}

bool CourseStore::hasReaderAnswers()
{
    return Query(m_database, "readerAnswer.count").number() > 0;
}

void CourseStore::insertPractice(const PracticeAnswer& answer)
{
    Query query(m_database, "practice.insert");
    query.add(answer.uuid).add(answer.person.value).add(answer.item).add(qint64{answer.round});
    query.add(answer.at);
    addMarkedRating(query, answer.answer);
    query.add(answer.activeMs).run();
}

std::vector<PracticeAnswer> CourseStore::practice(PersonId person)
{
    return Query(m_database, "practice.list").add(idOrNull(person)).all([](Query& row) {
        const RowPlace place{"practice_answer", row.integer()};
        PracticeAnswer answer;
        answer.uuid = CheckedRow(row, place).uuid();
        answer.person = {row.integer()};
        answer.item = row.text();
        answer.round = CheckedRow(row, place).whole("round", 1);
        answer.at = row.integer();
        answer.answer = takeMarkedRating(row, place);
        answer.activeMs = row.integer();
        return answer;
    });
}

void CourseStore::insertRepeat(const RepeatAnswer& answer)
{
    Query query(m_database, "repeat.insert");
    query.add(answer.uuid).add(answer.person.value).add(answer.scenario.value);
    query.add(answer.submittedAt);
    addRated(query, answer.answer);
    query.add(answer.activeMs).run();
}

std::vector<RepeatAnswer> CourseStore::repeats(PersonId person)
{
    return Query(m_database, "repeat.list").add(idOrNull(person)).all([](Query& row) {
        const RowPlace place{"repeat_answer", row.integer()};
        RepeatAnswer answer;
        answer.uuid = CheckedRow(row, place).uuid();
        answer.person = {row.integer()};
        answer.scenario = {row.integer()};
        answer.submittedAt = row.integer();
        answer.answer = takeRating(row, place);
        answer.activeMs = row.integer();
        return answer;
    });
}

void CourseStore::insertQuestion(const ItemQuestion& question)
{
    Query query(m_database, "itemQuestion.insert");
    query.add(question.uuid).add(question.at).add(question.person.value);
    query.add(question.scenario.value).add(question.text).run();
}

std::optional<ItemQuestion> CourseStore::question(const Uuid& uuid)
{
    return Query(m_database, "itemQuestion.get").add(uuid).first(takeQuestion);
}

std::vector<ItemQuestion> CourseStore::questions(PersonId person, ScenarioId item)
{
    return Query(m_database, "itemQuestion.list")
        .add(idOrNull(person))
        .add(idOrNull(item))
        .all(takeQuestion);
}

void CourseStore::saveQuestionDraft(PersonId person, ScenarioId item, const QString& text,
                                    qint64 at)
{
    Query query(m_database, "questionDraft.upsert");
    query.add(person.value).add(item.value).add(at).add(text).run();
}

QString CourseStore::questionDraft(PersonId person, ScenarioId item)
{
    Query row(m_database, "questionDraft.get");
    return row.add(person.value).add(item.value).first(&Query::text).value_or(QString());
}

void CourseStore::deleteQuestionDraft(PersonId person, ScenarioId item)
{
    Query(m_database, "questionDraft.delete").add(person.value).add(item.value).run();
}

void CourseStore::saveReplyDraft(PersonId by, const Uuid& question, const QString& text, qint64 at)
{
    Query query(m_database, "replyDraft.upsert");
    query.add(by.value).add(question).add(at).add(text).run();
}

QString CourseStore::replyDraft(PersonId by, const Uuid& question)
{
    Query row(m_database, "replyDraft.get");
    return row.add(by.value).add(question).first(&Query::text).value_or(QString());
}

QSet<Uuid> CourseStore::replyDrafts(PersonId by)
{
    QSet<Uuid> questions;
    Query row(m_database, "replyDraft.list");
    row.add(by.value);
    while (row.next())
        questions.insert(CheckedRow(row, {"reply_draft", by.value}).uuid("question_uuid"));
    return questions;
}

void CourseStore::deleteReplyDraft(PersonId by, const Uuid& question)
{
    Query(m_database, "replyDraft.delete").add(by.value).add(question).run();
}

void CourseStore::insertReply(const ItemReply& reply)
{
    Query query(m_database, "itemReply.insert");
    query.add(reply.uuid).add(m_database.stamps().rank()).add(reply.at).add(reply.person.value);
    query.add(reply.scenario.value).add(reply.question).add(reply.text);
    query.add(roleToken(reply.role)).run();
}

std::vector<ItemReply> CourseStore::replies(PersonId asker, ScenarioId item)
{
    Query query(m_database, "itemReply.list");
    query.add(idOrNull(asker)).add(idOrNull(item));
    return query.all([](Query& row) {
        const CheckedRow checked(row, {"item_reply", row.integer()});
        ItemReply reply;
        reply.uuid = checked.uuid();
        reply.at = row.integer();
        reply.person = {row.integer()};
        reply.scenario = {row.integer()};
        reply.question = checked.uuid("question_uuid");
        reply.text = row.text();
        reply.role = checked.token("role", roleFromToken, roleToken);
        return reply;
    });
}

QuestionCounts CourseStore::questionCounts()
{
    Query row(m_database, "itemQuestion.counts");
    row.next();
    const qint64 asked = row.integer();
    return {asked, row.integer()};
}

void CourseStore::insertLabelAgain(const Uuid& uuid, const LabelAgainRequest& request)
{
    Query query(m_database, "labelAgain.insert");
    query.add(uuid).add(m_database.stamps().rank()).add(request.at).add(request.scenario.value);
    query.add(idOrNull(request.person)).add(request.reason);
    query.addOrNull(QString::fromLatin1(request.guideSha256));
    query.add(qint64{request.isAsked}).add(idOrNull(request.by)).run();
}

std::vector<ItemAskedAgain> CourseStore::itemsAskedAgain()
{
    std::vector<ItemAskedAgain> items;
    Query row(m_database, "labelAgain.counting");
    while (row.next()) {
        LabelAgainRequest request;
        request.at = row.integer();
        request.scenario = {row.integer()};
        request.person = {row.optionalInteger().value_or(0)};
        request.reason = row.text();
        request.guideSha256 = row.text().toLatin1();
        request.isAsked = row.integer() != 0;
        request.by = {row.optionalInteger().value_or(0)};
        if (items.empty() || items.back().scenario != request.scenario)
            items.push_back({request.scenario, {}});
        items.back().said.push_back(std::move(request));
    }
    std::erase_if(items, [](const ItemAskedAgain& item) {
        return std::none_of(item.said.begin(), item.said.end(),
                            [](const LabelAgainRequest& request) { return request.isAsked; });
    });
    return items;
}

void CourseStore::saveShortDraft(PersonId person, const ShortDraft& draft)
{
    Query query(m_database, "shortDraft.upsert");
    query.add(person.value).add(kindToken(draft.item.kind)).add(draft.item.id).add(draft.savedAt);
    addMarkedRating(query, draft.answer);
    query.add(draft.activeMs).run();
}

std::optional<ShortDraft> CourseStore::shortDraft(PersonId person, ShortKind kind)
{
    Query row(m_database, "shortDraft.get");
    row.add(person.value).add(kindToken(kind));
    if (!row.next())
        return std::nullopt;
    ShortDraft draft;
    draft.item = {kind, row.text()};
    draft.savedAt = row.integer();
    draft.answer = takeMarkedRating(row, {"short_draft", person.value});
    draft.activeMs = row.integer();
    return draft;
}

void CourseStore::deleteShortDraft(PersonId person, ShortKind kind)
{
    Query(m_database, "shortDraft.delete").add(person.value).add(kindToken(kind)).run();
}

void CourseStore::insertPassphrase(PersonId person, const QString& hash, qint64 at)
{
    const qint64 count = Query(m_database, "person.passphraseCount").number();
    Query query(m_database, "person.setPassphrase");
    // The salt of a hash is random, so no two of them say the same; taking one off does.
    query.add(RowStamps::uuidOf({QStringLiteral("passphrase"), uuidOf(m_database, person).text(),
                                 hash, QString::number(at), QString::number(count)}));
    query.add(at).add(person.value).add(hash).run();
}

QString CourseStore::passphraseHash(PersonId person)
{
    Query row(m_database, "person.passphrase");
    return row.add(person.value).first(&Query::text).value_or(QString());
}

void CourseStore::setWithdrawn(PersonId person, bool isWithdrawn, qint64 at)
{
    Query query(m_database, "person.setWithdrawn");
    stamp(query, m_database, at,
          {QStringLiteral("withdrawal"), uuidOf(m_database, person).text(),
           QString::number(isWithdrawn)});
    query.add(person.value).add(qint64{isWithdrawn}).run();
}

bool CourseStore::isWithdrawn(PersonId person)
{
    return Query(m_database, "person.isWithdrawn").add(person.value).number() != 0;
}

} // namespace subtext
