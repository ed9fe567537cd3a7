// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/questions/conversation.h"

#include "ui/text/questiontext.h"
#include "ui/text/words.h"

namespace subtext {
namespace {

QString saidHtml(const QString& who, qint64 at, const QString& text, int indent,
                 const theme::Colors& colors)
{
    return QStringLiteral("<p style='margin:0 0 10px %1px'><span style='color:%2'>%3 · %4</span>"
                          "<br>%5</p>")
        .arg(indent)
        .arg(colors.muted.name(), who.toHtmlEscaped(), momentWords(at).toHtmlEscaped(),
             text.trimmed().toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
}

} // namespace

QString conversationHtml(const AskedQuestion& asked, const theme::Colors& colors)
{
    constexpr int ReplyIndent = 18;
    QString html = saidHtml(askerText(asked), asked.question.at, asked.question.text, 0, colors);
    for (const ItemReply& reply : asked.replies)
        html += saidHtml(replierText(reply), reply.at, reply.text, ReplyIndent, colors);
    if (const QString hidden = hiddenRepliesText(asked); !hidden.isEmpty())
        html += QStringLiteral("<p style='margin:0 0 10px %1px;color:%2'>%3</p>")
                    .arg(ReplyIndent)
                    .arg(colors.muted.name(), hidden.toHtmlEscaped());
    return html;
}

QString conversationHtml(const std::vector<AskedQuestion>& asked, const theme::Colors& colors)
{
    QString html;
    for (const AskedQuestion& one : asked)
        html += conversationHtml(one, colors);
    return html;
}

} // namespace subtext
