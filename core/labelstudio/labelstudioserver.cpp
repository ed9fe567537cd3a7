// SPDX-License-Identifier: MIT
#include "core/labelstudio/labelstudioserver.h"

#include "core/base/terminaltext.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace subtext {
namespace {

constexpr int LongestWords = 300;
constexpr double LongestLifeS = 24 * 3600; // of a token that says it lives longer

bool isPage(const HttpReply& reply)
{
    return reply.header("Content-Type").contains("text/html") ||
           reply.body.trimmed().startsWith('<');
}

/// The first of what a server says of the fields that it refused.
QString firstFault(const QJsonValue& value)
{
    if (value.isString())
        return value.toString();
    if (value.isArray())
        return value.toArray().isEmpty() ? QString() : firstFault(value.toArray().first());
    const QJsonObject object = value.toObject();
    return object.isEmpty() ? QString() : firstFault(object.begin().value());
}

QString wordsOf(const QByteArray& body)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    const QJsonObject object = document.object();
    if (object.isEmpty())
        return document.isArray() ? firstFault(document.array()) : QString();
    QStringList words;
    const QString detail = object.value(QLatin1String("detail")).toString();
    if (!detail.isEmpty())
        words << detail;
    const QString fault = firstFault(object.value(QLatin1String("validation_errors")));
    if (!fault.isEmpty() && fault != detail)
        words << fault;
    return words.isEmpty() ? firstFault(object) : words.join(QStringLiteral(" "));
}

QString withoutSecrets(QString words, const std::vector<QByteArray>& secrets)
{
    for (const QByteArray& secret : secrets) {
        if (!secret.isEmpty())
            // (The name of a host comes in lower case.)
            words.replace(QString::fromLatin1(secret), QStringLiteral("[key]"),
                          Qt::CaseInsensitive);
    }
    return terminalLine(words).simplified().left(LongestWords);
}

ErrorCode codeOf(HttpFault fault)
{
    switch (fault) {
    case HttpFault::Tls:
    case HttpFault::NoTls:
    case HttpFault::Redirected:
    case HttpFault::Insecure:
        return ErrorCode::ServerUntrusted;
    case HttpFault::Cancelled:
        return ErrorCode::Cancelled;
    case HttpFault::Unwritable:
        return ErrorCode::IoFailure;
    case HttpFault::TooLarge:
        return ErrorCode::ServerRefused;
    default:
        return ErrorCode::ServerUnreachable;
    }
}

bool isBusy(int status)
{
    return status == 429 || status == 502 || status == 503 || status == 504;
}

/// A page of Label Studio's own at the end of a path, as a browser shows it. What a hub has before
/// it, like "/user/ada/proxy/8080", is none.
const QRegularExpression& ownPage()
{
    static const QRegularExpression page(QStringLiteral(
        "/(projects(/\\d+(/.*)?)?|user(/(account|login|signup)(/.*)?)?|organization(/.*)?)/?$"));
    return page;
}

struct Written
{
    QString scheme; ///< In lower case; empty where none is written.
    QString rest;   ///< From the host on.
    bool hasUser = false;
    bool isPlace = false; ///< It begins with a host, and what follows a colon is a port.
};

Written addressParts(const QString& text)
{
    static const QRegularExpression scheme(QStringLiteral("^([a-z][a-z0-9+.-]*)://"),
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression user(QStringLiteral("^[^/?#]*@"));
    static const QRegularExpression place(
        QStringLiteral("^(?!https?:)(\\[[^\\]]+\\]|[^:/?#\\s\\[\\]]+)(:\\d+|:$)?([/?#].*)?$"));
    const auto first = scheme.match(text);
    Written written;
    written.scheme = first.captured(1).toLower();
    written.rest = text.mid(first.capturedLength());
    written.hasUser = user.match(written.rest).hasMatch();
    written.isPlace = place.match(written.rest).hasMatch();
    return written;
}

} // namespace

Result<QUrl> labelStudioAddress(const QString& text)
{
    const auto refuse = [&](const QString& why) {
        return fail({ErrorCode::InvalidValue, {}, 0, 0, text, why});
    };
    const Written written = addressParts(text.trimmed());
    if (written.hasUser)
        return refuse(QStringLiteral("server user"));
    if (!written.scheme.isEmpty() && written.scheme != QLatin1String("https") &&
        written.scheme != QLatin1String("http"))
        return refuse(QStringLiteral("server scheme"));
    const QString scheme = written.scheme.isEmpty() ? QStringLiteral("https") : written.scheme;
    QUrl url(scheme + QStringLiteral("://") + written.rest, QUrl::StrictMode);
    if (!written.isPlace || !url.isValid() || url.host().isEmpty())
        return refuse(QStringLiteral("server"));
    if (written.scheme.isEmpty() && isLoopback(url.host()))
        url.setScheme(QStringLiteral("http"));
    QString path = url.path();
    if (const auto page = ownPage().match(path); page.hasMatch()) {
        path.truncate(page.capturedStart());
        url.setQuery(QString());
        url.setFragment(QString());
    }
    if (url.hasQuery() || url.hasFragment())
        return refuse(QStringLiteral("server query"));
    while (path.endsWith(u'/'))
        path.chop(1);
    url.setPath(path);
    return url;
}

std::optional<qint64> labelStudioProjectIn(const QString& text)
{
    static const QRegularExpression page(QStringLiteral("/projects/([0-9]+)(?:[/?#]|$)"));
    bool isNumber = false;
    const qint64 number = page.match(text.trimmed()).captured(1).toLongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

QString labelStudioKeychainEntry(const QUrl& server)
{
    return QStringLiteral("labelstudio ") + originOf(server);
}

bool isPersonalToken(const QByteArray& token)
{
    return token.startsWith("eyJ");
}

std::optional<qint64> tokenLifeMs(const QByteArray& access)
{
    const QByteArray payload = QByteArray::fromBase64(
        access.split('.').value(1), QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    const QJsonObject said = QJsonDocument::fromJson(payload).object();
    const double from = said.value(QLatin1String("iat")).toDouble(-1);
    const double until = said.value(QLatin1String("exp")).toDouble(-1);
    if (from < 0 || until <= from)
        return std::nullopt;
    return static_cast<qint64>(std::min(until - from, LongestLifeS) * 1000);
}

Error labelStudioError(const QUrl& server, const HttpReply& reply,
                       const std::vector<QByteArray>& secrets)
{
    Error error;
    error.file = originOf(server);
    if (reply.fault != HttpFault::None) {
        error.code = codeOf(reply.fault);
        error.value = httpFaultToken(reply.fault);
        error.detail = withoutSecrets(reply.detail, secrets);
        return error;
    }
    error.code = reply.status == 401    ? ErrorCode::SignInRefused
                 : isBusy(reply.status) ? ErrorCode::ServerBusy
                                        : ErrorCode::ServerRefused;
    error.value = isPage(reply) && reply.status != 401 && !isBusy(reply.status)
                      ? QStringLiteral("page")
                      : QString::number(reply.status);
    if (!isPage(reply))
        error.detail = withoutSecrets(wordsOf(reply.body), secrets);
    return error;
}

Error unexpectedAnswer(const QUrl& server, const QString& what)
{
    return {ErrorCode::ServerRefused, originOf(server), 0, 0, QStringLiteral("answer"), what};
}

Result<QJsonDocument> labelStudioAnswer(const QUrl& server, const HttpReply& reply,
                                        const std::vector<QByteArray>& secrets)
{
    if (!reply.isSuccess())
        return fail(labelStudioError(server, reply, secrets));
    if (reply.body.trimmed().isEmpty())
        return QJsonDocument();
    QJsonParseError fault;
    QJsonDocument document = QJsonDocument::fromJson(reply.body, &fault);
    if (fault.error == QJsonParseError::NoError)
        return document;
    Error error = unexpectedAnswer(server, fault.errorString());
    if (isPage(reply)) {
        error.value = QStringLiteral("page");
        error.detail.clear();
    }
    return fail(error);
}

} // namespace subtext
