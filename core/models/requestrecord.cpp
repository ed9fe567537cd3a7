// SPDX-License-Identifier: MIT
#include "core/models/requestrecord.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

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

/// A key in any way in which JSON may write it, also within a text of a JSON within: each of its
/// characters as it is, behind a backslash, or as \uXXXX. (Few backslashes: rows of them would take
/// the search as long as there are pairs.)
QRegularExpression writtenInJson(const QByteArray& key)
{
    QString pattern;
    const QString letters = QString::fromUtf8(key);
    for (const QChar c : letters) {
        const QString number = QStringLiteral("%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
        const bool isNamed = c.isPunct() || c.isSymbol(); // \/ is a stroke, \n is no n
        pattern += QStringLiteral("(?:%1%2|\\\\{1,8}u(?i:%3))")
                       .arg(isNamed ? QStringLiteral("\\\\{0,8}") : QString(),
                            QRegularExpression::escape(QString(c)), number);
    }
    return QRegularExpression(pattern);
}

/// No text of SQLite holds a NUL.
QString storable(const QByteArray& bytes)
{
    QString text = QString::fromUtf8(bytes);
    return text.replace(QChar(u'\0'), QChar(QChar::ReplacementCharacter));
}

} // namespace

QString withoutKey(const QString& text, const QByteArray& key)
{
    if (key.isEmpty())
        return text;
    QString clean = text;
    clean.replace(QString::fromUtf8(key), QStringLiteral("[key]"));
    return clean.contains(u'\\') ? clean.replace(writtenInJson(key), QStringLiteral("[key]"))
                                 : clean;
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
    return withoutKey(storable(bytes), m_key);
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
    row.request = storable(m_body);
    row.status = reply.status;
    if (reply.fault != HttpFault::None)
        row.fault = withoutKey(httpFaultToken(reply.fault) +
                                   (reply.detail.isEmpty() ? QString() : u' ' + reply.detail),
                               m_key)
                        .left(LongestFault);
    row.headers = QString::fromUtf8(QJsonDocument(headers).toJson(QJsonDocument::Compact));
    // A key goes into a header alone. What stands in a body as well is a word of the study or of
    // the API, as "none" for a server that wants no key: left out, the answer could not be read.
    const bool isWord = withoutKey(row.request, m_key) != row.request;
    row.answer = isWord ? storable(reply.body) : kept(reply.body);
    row.tookMs = std::max<qint64>(0, reply.tookMs);
    if (answer) {
        row.finish = llm::finishToken(answer->finish);
        row.inputTokens = answer->usage.input;
        row.outputTokens = answer->usage.output;
        row.reasoningTokens = answer->usage.reasoning;
    }
    return row;
}

ModelRequest RequestRecord::ofPart(const HttpReply& reply, const llm::Usage& usage) const
{
    ModelRequest row = of(reply, nullptr);
    row.inputTokens = usage.input;
    row.outputTokens = usage.output.value_or(0);
    row.reasoningTokens = usage.reasoning;
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
    // Without the key before they are cut: half of it would stay at the end.
    const QString words = isPage ? QStringLiteral("the server sent a web page, not an answer")
                                 : llm::readError(reply.status, kept(reply.body).toUtf8()).words;
    QString said = QString::number(reply.status);
    if (isWithoutAnswer)
        said += QStringLiteral(", without an answer in it");
    if (!words.isEmpty())
        said += (isPage || isWithoutAnswer ? QStringLiteral(": ") : QStringLiteral(" ")) + words;
    return withoutKey(said, m_key);
}

} // namespace subtext
