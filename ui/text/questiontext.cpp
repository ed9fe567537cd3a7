// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/questiontext.h"

#include "ui/text/words.h"

#include <QCoreApplication>

namespace subtext {
namespace {

struct QuestionText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::QuestionText)
};

} // namespace

QString askerText(const AskedQuestion& asked)
{
    return asked.asker.isEmpty() ? QuestionText::tr("Asked by an annotator")
                                 : QuestionText::tr("Asked by %1").arg(asked.asker);
}

QString replierText(const ItemReply& reply)
{
    return reply.role == Role::Adjudicator ? QuestionText::tr("Reply of the adjudicator")
                                           : QuestionText::tr("Reply of the coordinator");
}

QString latestWordText(const std::vector<AskedQuestion>& asked)
{
    if (asked.empty())
        return {};
    const AskedQuestion& latest = asked.back();
    if (latest.replies.empty())
        return QuestionText::tr("You asked: “%1” There is no reply yet.")
            .arg(latest.question.text.simplified());
    const ItemReply& reply = latest.replies.back();
    return QuestionText::tr("%1: “%2”").arg(replierText(reply), reply.text.simplified());
}

QString ownQuestionsText(const std::vector<AskedQuestion>& asked, bool isUnsent)
{
    const QString latest = latestWordText(asked);
    if (!isUnsent)
        return latest;
    const QString unsent =
        QuestionText::tr("Your question about this item is not sent yet: F7 opens it.");
    return saidTogether({unsent, latest});
}

QString openQuestionText(const AskedQuestion& asked)
{
    return QuestionText::tr("%1. %2: “%3”")
        .arg(questionStateText(asked), askerText(asked), asked.question.text.simplified());
}

QString questionToAnswerText(const AskedQuestion& asked, bool isWritable)
{
    const QString question = openQuestionText(asked);
    if (!asked.isReplyBegun || !isWritable)
        return question;
    return saidTogether({QuestionText::tr("Your reply is not sent yet: F7 opens it."), question});
}

QString hiddenRepliesText(const AskedQuestion& asked)
{
    return asked.hiddenReplies == 0
               ? QString()
               : QuestionText::tr(
                     "An adjudicator has replied. You can read it once both adjudicators have "
                     "decided every split, or after the lock.");
}

QString questionStateText(const AskedQuestion& asked)
{
    return asked.isAnswered() ? QuestionText::tr("Answered")
                              : QuestionText::tr("Waits for a reply");
}

QString noQuestionsText(bool areAllowed)
{
    return areAllowed ? QuestionText::tr(
                            "Nobody has asked anything yet. Annotators ask in Label, about the "
                            "item in front of them; what they ask in a hand-out comes with the "
                            "returned file.")
                      : QuestionText::tr(
                            "Annotators cannot ask about items in this study. A coordinator can "
                            "allow it in the settings of the study.");
}

} // namespace subtext
