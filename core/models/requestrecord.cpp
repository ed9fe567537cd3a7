// SPDX-License-Identifier: MIT
#include "core/models/requestrecord.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

/// What of a reply's headers is kept: which request it was, and the limits. Anything else may say
/// who is asking.
bool isKeptHeader(const QByteArray& name)
{
    constexpr std::array Kept{"request-id", "x-request-id", "retry-after", "retry-after-ms"};
    const QByteArray lower = name.toLower();
    return std::any_of(Kept.begin(), Kept.end(), [&](const char* k) { return lower == k; }) ||
           lower.startsWith("x-ratelimit-") || lower.startsWith("anthropic-ratelimit-");
}

/// Other tongues in angle brackets are answers: servers of object stores say what is wrong in XML.
bool isWebPage(const QByteArray& body)
{
    const QByteArray begin = body.trimmed().left(16).toLower();
    return begin.startsWith("<!doctype html") || begin.startsWith("<html");
}

} // namespace

QString withoutKey(const QString& text, const QByteArray& key)
{
    if (key.isEmpty())
        return text;
    QString clean = text;
    return clean.replace(QString::fromUtf8(key), QStringLiteral("[key]"));
}

RequestRecord::RequestRecord(ScenarioId scenario, QString question, int tries, QByteArray body,
                             qint64 at, QByteArray key)
    : m_scenario(scenario)
    , m_question(std::move(question))
    , m_tries(tries)
    , m_body(std::move(body))
    , m_at(at)
    , m_key(std::move(key))
{}

QString RequestRecord::kept(const QByteArray& bytes) const
{
    QString text = QString::fromUtf8(bytes);
    text.replace(QChar(u'\0'), QChar(QChar::ReplacementCharacter)); // no text of SQLite holds it
    return withoutKey(text, m_key);
}

ModelRequest RequestRecord::of(const HttpReply& reply, const llm::ModelAnswer* answer) const
{
    constexpr qsizetype LongestFault = 1'000;
    QJsonObject headers;
    for (const HttpHeader& header : reply.headers) {
        if (isKeptHeader(header.name))
            headers[QString::fromLatin1(header.name).toLower()] = kept(header.value);
    }
    ModelRequest row;
    row.at = m_at;
    row.scenario = m_scenario;
    row.question = m_question;
    row.tries = m_tries;
    row.request = kept(m_body);
    row.status = reply.status;
    if (reply.fault != HttpFault::None)
        row.fault = withoutKey(httpFaultToken(reply.fault) +
                                   (reply.detail.isEmpty() ? QString() : u' ' + reply.detail),
                               m_key)
                        .left(LongestFault);
    row.headers = QString::fromUtf8(QJsonDocument(headers).toJson(QJsonDocument::Compact));
    row.answer = kept(reply.body);
    row.tookMs = std::max<qint64>(0, reply.tookMs);
    if (answer) {
        row.finish = llm::finishToken(answer->finish);
        row.inputTokens = answer->usage.input;
        row.outputTokens = answer->usage.output;
        row.reasoningTokens = answer->usage.reasoning;
    }
    return row;
}

QString RequestRecord::wordsOf(const HttpReply& reply) const
{
    if (reply.fault != HttpFault::None)
        return withoutKey(reply.detail.isEmpty() ? QString(httpFaultToken(reply.fault))
                                                 : QStringLiteral("%1 (%2)").arg(
                                                       httpFaultToken(reply.fault), reply.detail),
                          m_key);
    const bool isPage = isWebPage(reply.body);
    const bool isWithoutAnswer = reply.isSuccess() && !isPage;
    const QString words = isPage ? QStringLiteral("the server sent a web page, not an answer")
                                 : llm::readError(reply.status, reply.body).words;
    QString said = QString::number(reply.status);
    if (isWithoutAnswer)
        said += QStringLiteral(", without an answer in it");
    if (!words.isEmpty())
        said += (isPage || isWithoutAnswer ? QStringLiteral(": ") : QStringLiteral(" ")) + words;
    return withoutKey(said, m_key);
}

} // namespace subtext
