// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/cli/naming.h"
#include "core/course/questions.h"
#include "core/course/roster.h"
#include "ui/text/questiontext.h"

#include <QDateTime>

#include <CLI/CLI.hpp>

namespace subtext::cli {
namespace {

struct QuestionsArguments
{
    std::string study;
    std::string reply;
    std::string text;
    std::string as;
};

std::string saidAt(qint64 at)
{
    return utf8(QDateTime::fromMSecsSinceEpoch(at, Qt::UTC).toString(Qt::ISODate));
}

Json questionJson(const AskedQuestion& asked)
{
    Json replies = Json::array();
    for (const ItemReply& reply : asked.replies)
        replies.push_back({{"uuid", utf8(reply.uuid.text())},
                           {"at", saidAt(reply.at)},
                           {"role", utf8(roleToken(reply.role))},
                           {"text", utf8(reply.text)}});
    return {{"uuid", utf8(asked.question.uuid.text())},
            {"scenario", utf8(asked.item)},
            {"person", utf8(asked.asker)},
            {"at", saidAt(asked.question.at)},
            {"text", utf8(asked.question.text)},
            {"replies", replies}};
}

Status listQuestions(Session& session, Study& study)
{
    const auto asked = study.questions().all({});
    const auto protocol = study.protocol();
    if (!asked || !protocol)
        return report(asked ? protocol.error() : asked.error());
    if (asked->empty())
        say(session, noQuestionsText(protocol->areQuestionsAllowed));
    Json questions = Json::array();
    for (const AskedQuestion& one : *asked) {
        say(session, QStringLiteral("%1  %2  %3")
                         .arg(one.question.uuid.text(), one.item, openQuestionText(one)));
        for (const ItemReply& reply : one.replies)
            say(session,
                QStringLiteral("  %1: “%2”").arg(replierText(reply), reply.text.simplified()));
        questions.push_back(questionJson(one));
    }
    if (session.isJson)
        print({{"schema", "subtext.questions/1"}, {"questions", questions}});
    return Status::Done;
}

Status replyTo(Session& session, const QuestionsArguments& arguments)
{
    const auto question = Uuid::fromText(text(arguments.reply));
    if (!question)
        return wrongUsage(
            QStringLiteral("“%1” is not the UUID of a question; “questions STUDY” lists them.")
                .arg(text(arguments.reply)));
    return withStudy(session, arguments.study, Study::Access::Write, [&](Study& study) {
        const auto person = personCoded(study, arguments.as);
        if (!person)
            return report(person.error());
        const auto done = study.questions().reply(person->id, *question, text(arguments.text));
        if (!done)
            return report(done.error());
        if (session.isJson)
            print({{"question", utf8(question->text())}, {"by", utf8(person->code)}});
        say(session, QStringLiteral("The reply is kept; it goes into the next hand-out of whoever "
                                    "asked."));
        return Status::Done;
    });
}

Status runQuestions(Session& session, const QuestionsArguments& arguments)
{
    if (!arguments.reply.empty())
        return replyTo(session, arguments);
    return withFigures(session, arguments.study,
                       [&](Study& study) { return listQuestions(session, study); });
}

} // namespace

void addQuestionsCommand(CLI::App& app, Session& session)
{
    auto arguments = std::make_shared<QuestionsArguments>();
    CLI::App* command = app.add_subcommand(
        "questions", "What annotators ask about items, and what they are answered");
    command->add_option("STUDY", arguments->study, "The study file")->required();
    CLI::Option* reply =
        command->add_option("--reply", arguments->reply, "UUID of the question to reply to");
    CLI::Option* said = command->add_option("--text", arguments->text, "The reply")->needs(reply);
    CLI::Option* by = command
                          ->add_option("--as", arguments->as,
                                       "CODE of the coordinator or adjudicator who replies")
                          ->needs(reply);
    reply->needs(said)->needs(by);
    onChosen(*command, session,
             [&session, arguments] { return runQuestions(session, *arguments); });
}

} // namespace subtext::cli
