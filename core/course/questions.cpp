// SPDX-License-Identifier: MIT
#include "core/course/questions.h"

#include "core/operation/independentvoices.h"
#include "core/operation/studycontext.h"
#include "core/storage/auditlog.h"
#include "core/storage/coursestore.h"
#include "core/storage/decisionstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

const QString ReplyAction = QStringLiteral("question.reply");
const QString ByKey = QStringLiteral("by");
const QString WhoKey = QStringLiteral("by_uuid"); // codes change as copies are merged
const QString ReplyKey = QStringLiteral("reply");

Error invalidQuestion(const char* detail, const QString& value = {})
{
    return {ErrorCode::InvalidValue, {}, 0, 0, value, QString::fromLatin1(detail)};
}

/// `what` is "question" or "reply".
void requireSaid(const QString& text, const char* what)
{
    if (text.trimmed().isEmpty())
        throw Failure(invalidQuestion(what));
    if (text.size() > Questions::LongestText)
        throw Failure(tooLong(what));
}

/// Those of one person, or of everybody, about one item, or about any, by time.
std::vector<AskedQuestion> askedQuestions(StudyContext& context, PersonId person,
                                          ScenarioId item = {})
{
    std::vector<AskedQuestion> asked;
    QHash<Uuid, std::size_t> places;
    QHash<ScenarioId, QString> names;
    for (ItemQuestion& question : context.course.questions(person, item)) {
        places.insert(question.uuid, asked.size());
        QString& name = names[question.scenario];
        if (name.isEmpty())
            name = context.scenarios.byId(question.scenario).value_or(Scenario{}).name();
        const QString code = context.codeOf(question.person);
        asked.push_back({std::move(question), name, code, {}, 0});
    }
    for (ItemReply& reply : context.course.replies(person, item)) {
        const auto place = places.constFind(reply.question);
        // A reply that came before its question, from another copy, waits for it.
        if (place != places.constEnd() && asked[*place].question.person == reply.person)
            asked[*place].replies.push_back(std::move(reply));
    }
    return asked;
}

/// Fails the operation where they may not ask that.
Person requireAsker(StudyContext& context, PersonId person, const QString& text)
{
    context.requireUnlocked();
    if (!context.study.protocol().areQuestionsAllowed)
        throw Failure(invalidQuestion("questions"));
    const Person who = context.requirePerson(person);
    if (who.role != Role::Annotator)
        throw Failure({ErrorCode::WrongRole, {}, 0, 0, who.code, {}});
    requireSaid(text, "question");
    return who;
}

struct Replier
{
    Person who;
    ItemQuestion asked;
};

/// Fails the operation where they may not reply that.
Replier requireReplier(StudyContext& context, PersonId by, const Uuid& question,
                       const QString& text)
{
    context.requireNoHandOut();
    context.requireUnlocked();
    const Person who = context.requirePerson(by);
    context.requireNoAnnotator(by);
    const auto asked = context.course.question(question);
    if (!asked)
        throw Failure(invalidQuestion("no-question", question.text()));
    requireSaid(text, "reply");
    return {who, *asked};
}

bool mayKnowAskers(StudyContext& context, PersonId reader)
{
    const bool isAdjudicator =
        reader.isValid() && context.requirePerson(reader).role == Role::Adjudicator;
    return !isAdjudicator || context.study.isLocked() || context.study.protocol().areNamesShown;
}

/// What this copy's audit says that they wrote; a reply from another copy is nobody's there.
QSet<QString> repliesBy(StudyContext& context, const Uuid& person)
{
    QSet<QString> own;
    for (const AuditEntry& entry : context.audit.allOf(ReplyAction)) {
        if (entry.detail.value(WhoKey).toString() == person.text())
            own.insert(entry.detail.value(ReplyKey).toString());
    }
    return own;
}

void hideRepliesOfOthers(StudyContext& context, PersonId reader, std::vector<AskedQuestion>& asked)
{
    const auto isOfAdjudicator = [](const ItemReply& reply) {
        return reply.role == Role::Adjudicator;
    };
    const bool isAny = std::any_of(asked.begin(), asked.end(), [&](const AskedQuestion& one) {
        return std::any_of(one.replies.begin(), one.replies.end(), isOfAdjudicator);
    });
    if (!isAny || !decidesBlind(context, reader))
        return; // the audit is long, and seldom needed
    const QSet<QString> own = repliesBy(context, context.requirePerson(reader).uuid);
    for (AskedQuestion& one : asked)
        one.hiddenReplies =
            static_cast<qint64>(std::erase_if(one.replies, [&](const ItemReply& reply) {
                return isOfAdjudicator(reply) && !own.contains(reply.uuid.text());
            }));
}

} // namespace

Result<ItemQuestion> Questions::ask(PersonId person, ScenarioId scenario, const QString& text)
{
    ItemQuestion question;
    const auto done = m_context.operate(QStringLiteral("question.ask"), [&](ChangeSet& changes) {
        const Person who = requireAsker(m_context, person, text);
        m_context.requireAssignment(person, scenario);
        question = {m_context.env.ids.next(), person, scenario, m_context.env.clock.now(), text};
        m_context.course.insertQuestion(question);
        m_context.course.deleteQuestionDraft(person, scenario);
        changes = ChangeSet::about(ChangeSet::CourseChanged, person, scenario);
        return QJsonObject{{QStringLiteral("person"), who.code},
                           {QStringLiteral("question"), question.uuid.text()}};
    });
    return done ? Result<ItemQuestion>(question) : fail(done.error());
}

Result<ChangeSet> Questions::saveDraft(PersonId person, ScenarioId scenario, const QString& text)
{
    return m_context.keep([&](ChangeSet& /*changes*/) {
        if (text.trimmed().isEmpty()) {
            m_context.requirePerson(person);
            m_context.course.deleteQuestionDraft(person, scenario);
            return;
        }
        requireAsker(m_context, person, text);
        m_context.requireEverAssigned(person, scenario);
        m_context.course.saveQuestionDraft(person, scenario, text, m_context.env.clock.now());
    });
}

Result<QString> Questions::draft(PersonId person, ScenarioId scenario) const
{
    return m_context.read([&] { return m_context.course.questionDraft(person, scenario); });
}

Result<ChangeSet> Questions::reply(PersonId by, const Uuid& question, const QString& text)
{
    return m_context.operate(ReplyAction, [&](ChangeSet& changes) {
        const auto [who, asked] = requireReplier(m_context, by, question, text);
        const ItemReply row{m_context.env.ids.next(),  asked.person, asked.scenario, asked.uuid,
                            m_context.env.clock.now(), text,         who.role};
        m_context.course.insertReply(row);
        m_context.course.deleteReplyDraft(by, question);
        changes = ChangeSet::about(ChangeSet::CourseChanged, asked.person, asked.scenario);
        return QJsonObject{{ByKey, who.code},
                           {WhoKey, who.uuid.text()},
                           {QStringLiteral("question"), asked.uuid.text()},
                           {ReplyKey, row.uuid.text()}};
    });
}

Result<ChangeSet> Questions::saveReplyDraft(PersonId by, const Uuid& question, const QString& text)
{
    return m_context.keep([&](ChangeSet& /*changes*/) {
        if (text.trimmed().isEmpty()) {
            m_context.requirePerson(by);
            m_context.course.deleteReplyDraft(by, question);
            return;
        }
        requireReplier(m_context, by, question, text);
        m_context.course.saveReplyDraft(by, question, text, m_context.env.clock.now());
    });
}

Result<QString> Questions::replyDraft(PersonId by, const Uuid& question) const
{
    return m_context.read([&] { return m_context.course.replyDraft(by, question); });
}

Result<bool> Questions::areOpen() const
{
    return m_context.read([&] {
        return m_context.study.protocol().areQuestionsAllowed && !m_context.study.isLocked();
    });
}

Result<std::vector<AskedQuestion>> Questions::ofPerson(PersonId person) const
{
    return m_context.readConsistently([&] {
        m_context.requirePerson(person); // invalid would be everybody
        return askedQuestions(m_context, person);
    });
}

Result<std::vector<AskedQuestion>> Questions::all(PersonId reader, ScenarioId item) const
{
    return m_context.readConsistently([&] {
        m_context.requireNoAnnotator(reader);
        std::vector<AskedQuestion> asked = askedQuestions(m_context, {}, item);
        hideRepliesOfOthers(m_context, reader, asked);
        const QSet<Uuid> begun = m_context.course.replyDrafts(reader);
        for (AskedQuestion& one : asked)
            one.isReplyBegun = begun.contains(one.question.uuid);
        if (!mayKnowAskers(m_context, reader)) {
            for (AskedQuestion& one : asked) {
                one.asker.clear();
                one.question.person = {};
                for (ItemReply& reply : one.replies)
                    reply.person = {};
            }
        }
        std::stable_partition(asked.begin(), asked.end(),
                              [](const AskedQuestion& one) { return !one.isAnswered(); });
        return asked;
    });
}

Result<QuestionCounts> Questions::counts() const
{
    return m_context.read([&] { return m_context.course.questionCounts(); });
}

Result<qint64> Questions::unanswered() const
{
    return counts().map([](const QuestionCounts& of) { return of.asked - of.answered; });
}

} // namespace subtext
