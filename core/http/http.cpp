// SPDX-License-Identifier: MIT
#include "core/http/http.h"

#include <QRegularExpression>

#include <array>

namespace subtext {

QLatin1String httpFaultToken(HttpFault fault)
{
    constexpr std::array Tokens{
        QLatin1String(""),           QLatin1String("unreachable"), QLatin1String("time limit"),
        QLatin1String("cut"),        QLatin1String("tls"),         QLatin1String("no tls"),
        QLatin1String("redirected"), QLatin1String("insecure"),    QLatin1String("too large"),
        QLatin1String("unwritable"), QLatin1String("cancelled")};
    return Tokens.at(static_cast<std::size_t>(fault));
}

QByteArray HttpReply::header(const char* name) const
{
    for (const HttpHeader& header : headers) {
        if (header.name.compare(name, Qt::CaseInsensitive) == 0)
            return header.value;
    }
    return {};
}

bool isLoopback(const QString& host)
{
    static const QRegularExpression loopback(
        QStringLiteral("^(localhost|127(\\.\\d{1,3}){3}|::1)$"),
        QRegularExpression::CaseInsensitiveOption);
    return loopback.match(host).hasMatch();
}

QString originOf(const QUrl& url)
{
    const bool isUsual = url.port() == -1 ||
                         (url.scheme() == QLatin1String("https") && url.port() == 443) ||
                         (url.scheme() == QLatin1String("http") && url.port() == 80);
    const QString host =
        url.host().contains(u':') ? QStringLiteral("[%1]").arg(url.host()) : url.host();
    return url.scheme() + QStringLiteral("://") + host +
           (isUsual ? QString() : u':' + QString::number(url.port()));
}

std::optional<QUrl> followedRedirect(const HttpRequest& request, int status,
                                     const QByteArray& location)
{
    const bool keepsMethod = status == 307 || status == 308;
    const bool isPlainRead = request.method == "GET" || request.method == "HEAD";
    const bool isOnward = keepsMethod || status == 301 || status == 302 || status == 303;
    if (!isOnward || location.isEmpty() || (!keepsMethod && !isPlainRead))
        return std::nullopt;
    const QUrl target = request.url.resolved(QUrl::fromEncoded(location));
    if (!target.isValid() || originOf(target) != originOf(request.url))
        return std::nullopt;
    return target;
}

bool isInsecure(const HttpRequest& request)
{
    return request.hasSecret && request.url.scheme() != QLatin1String("https") &&
           !isLoopback(request.url.host());
}

} // namespace subtext
