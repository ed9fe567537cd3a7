// SPDX-License-Identifier: MIT
#include "core/net/networkexchange.h"

#include <QCoreApplication>
#include <QNetworkAccessManager>
#include <QNetworkRequest>
#include <QSslError>

#include <algorithm>

namespace subtext {
namespace {

constexpr int MostRedirects = 5;
// What a server says of a failure is kept in memory, whatever size the file may have.
constexpr qint64 LargestFailure = 16 * 1024 * 1024;

QNetworkRequest networkRequest(const HttpRequest& request)
{
    QNetworkRequest made(request.url);
    // Qt would call itself a browser.
    made.setHeader(QNetworkRequest::UserAgentHeader,
                   QStringLiteral("Subtext/%1").arg(QCoreApplication::applicationVersion()));
    for (const HttpHeader& header : request.headers)
        made.setRawHeader(header.name, header.value);
    made.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                      QNetworkRequest::ManualRedirectPolicy);
    made.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    made.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    made.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    made.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    made.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    // One connection for many requests would end with all of them.
    made.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    return made;
}

bool isWholeAnswer(QNetworkReply::NetworkError error)
{
    // From ContentAccessDenied on Qt names statuses: the answer came.
    return error == QNetworkReply::NoError || error >= QNetworkReply::ContentAccessDenied;
}

/// Of a reply without a whole answer.
HttpFault faultOf(QNetworkReply::NetworkError error, const QString& words, bool hasBegun)
{
    // OpenSSL's words for a first record that is none of TLS; Qt has no code for that.
    constexpr QLatin1String NoRecord("wrong version number");
    if (error == QNetworkReply::SslHandshakeFailedError)
        return words.contains(NoRecord) ? HttpFault::NoTls : HttpFault::Tls;
    return hasBegun ? HttpFault::Cut : HttpFault::Unreachable;
}

} // namespace

NetworkExchange::NetworkExchange(QNetworkAccessManager& manager, const HttpRequest& request,
                                 const Clock& clock, QObject* parent)
    : QObject(parent)
    , m_manager(manager)
    , m_request(request)
    , m_clock(clock)
    , m_began(clock.now())
{
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, [this] { end(HttpFault::TimeLimit, {}); });
}

NetworkExchange::~NetworkExchange()
{
    if (m_reply) {
        m_reply->disconnect(this);
        m_reply->abort();
    }
}

void NetworkExchange::start()
{
    if (isInsecure(m_request))
        return end(HttpFault::Insecure, originOf(m_request.url));
    if (!m_request.saveTo.isEmpty()) {
        m_file = std::make_unique<QSaveFile>(m_request.saveTo);
        // For its owner alone, whatever the umask: it may be what stands behind a key.
        if (!m_file->open(QIODevice::WriteOnly) ||
            !m_file->setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner))
            return end(HttpFault::Unwritable, m_file->errorString());
    }
    m_limit.start(m_request.timeLimitMs);
    ask();
}

void NetworkExchange::ask()
{
    m_reply =
        m_manager.sendCustomRequest(networkRequest(m_request), m_request.method, m_request.body);
    m_reply->setParent(this);
    connect(m_reply, &QIODevice::readyRead, this, &NetworkExchange::take);
    connect(m_reply, &QNetworkReply::finished, this, &NetworkExchange::finished);
    connect(m_reply, &QNetworkReply::sslErrors, this, [this](const QList<QSslError>& errors) {
        end(HttpFault::Tls, errors.value(0).errorString());
    });
}

void NetworkExchange::take()
{
    const QByteArray bytes = m_reply->readAll();
    m_size += bytes.size();
    const qint64 limit = m_file && !isToBeSaved() ? std::min(m_request.sizeLimit, LargestFailure)
                                                  : m_request.sizeLimit;
    if (m_size > limit)
        return end(HttpFault::TooLarge, QString::number(limit));
    if (!keep(bytes))
        end(HttpFault::Unwritable, m_file->errorString());
}

/// What a server says of a failure is no part of the file.
bool NetworkExchange::isToBeSaved() const
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    return status >= 200 && status < 300;
}

bool NetworkExchange::keep(const QByteArray& bytes)
{
    if (m_file && isToBeSaved())
        return m_file->write(bytes) == bytes.size();
    m_answer.body += bytes;
    return true;
}

void NetworkExchange::finished()
{
    if (m_isOver)
        return;
    take();
    if (m_isOver)
        return;
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status >= 300 && status < 400 && !m_reply->rawHeader("Location").isEmpty())
        return follow(status);
    complete();
}

void NetworkExchange::follow(int status)
{
    const QByteArray location = m_reply->rawHeader("Location");
    const auto target = followedRedirect(m_request, status, location);
    if (!target || ++m_redirects > MostRedirects)
        return end(HttpFault::Redirected,
                   originOf(m_request.url.resolved(QUrl::fromEncoded(location))));
    m_reply->disconnect(this);
    m_reply->deleteLater();
    m_request.url = *target;
    m_answer.body.clear();
    m_size = 0;
    ask();
}

void NetworkExchange::complete()
{
    m_answer.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    for (const auto& [name, value] : m_reply->rawHeaderPairs())
        m_answer.headers.push_back({name, value});
    const QNetworkReply::NetworkError error = m_reply->error();
    if (m_answer.status == 0 || !isWholeAnswer(error))
        return end(faultOf(error, m_reply->errorString(), m_answer.status != 0),
                   m_reply->errorString());
    // (Qt takes an answer for whole that ends before the length it announced.)
    const QByteArray length = m_answer.header("Content-Length");
    const bool isPacked = !m_answer.header("Content-Encoding").isEmpty();
    if (!length.isEmpty() && !isPacked && m_request.method != "HEAD" &&
        length.toLongLong() > m_size)
        return end(HttpFault::Cut, {});
    if (m_file && m_answer.isSuccess() && !m_file->commit())
        return end(HttpFault::Unwritable, m_file->errorString());
    end(HttpFault::None, {});
}

void NetworkExchange::end(HttpFault fault, const QString& detail)
{
    if (m_isOver)
        return;
    m_isOver = true;
    m_limit.stop();
    if (m_reply && m_reply->isRunning()) {
        m_reply->disconnect(this);
        m_reply->abort();
    }
    m_file.reset();
    m_answer.fault = fault;
    m_answer.detail = detail;
    m_answer.tookMs = m_clock.now() - m_began;
    Q_EMIT answered(m_answer);
}

} // namespace subtext
