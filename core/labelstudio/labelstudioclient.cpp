// SPDX-License-Identifier: MIT
#include "core/labelstudio/labelstudioclient.h"

#include "core/http/retry.h"

#include <QJsonObject>
#include <QMetaObject>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

constexpr int MostTriesOfALook = 4;
constexpr qint64 FirstWaitMs = 1000;
constexpr qint64 LongestWaitMs = 60'000;
constexpr qint64 UsualLifeMs = 300'000; // of what a personal token buys
constexpr qint64 MarginMs = 30'000;
constexpr int BriefLimitMs = 5000;
constexpr int DownloadLimitMs = 30 * 60'000;
constexpr qint64 LargestDownload = 4LL * 1024 * 1024 * 1024;
constexpr qint64 LargestAnswer = 64LL * 1024 * 1024;

/// A line end in it would begin a header of its own.
bool isUsableToken(const QByteArray& token)
{
    return !token.isEmpty() &&
           std::all_of(token.begin(), token.end(), [](char c) { return c > ' ' && c < 127; });
}

} // namespace

LabelStudioClient::LabelStudioClient(const QUrl& server, const QByteArray& token, Ports ports,
                                     QObject* parent)
    : QObject(parent)
    , m_server(server)
    , m_token(token)
    , m_ports(std::move(ports))
{}

LabelStudioClient::~LabelStudioClient()
{
    *m_isAlive = false;
    if (m_open)
        m_ports.transport.cancel(*m_open);
}

HttpRequest LabelStudioClient::requestFor(const QByteArray& method, const QString& path) const
{
    HttpRequest request;
    request.method = method;
    request.url = QUrl(m_server.toString() + path);
    request.hasSecret = true;
    request.sizeLimit = LargestAnswer;
    return request;
}

void LabelStudioClient::get(const QString& path, Answered answered)
{
    ask({requestFor("GET", path), [this, answered](const HttpReply& reply) {
             answered(labelStudioAnswer(m_server, reply, secrets()));
         }});
}

void LabelStudioClient::send(const QByteArray& method, const QString& path, const QByteArray& json,
                             Answered answered)
{
    HttpRequest request = requestFor(method, path);
    request.body = json;
    ask({request, [this, answered](const HttpReply& reply) {
             answered(labelStudioAnswer(m_server, reply, secrets()));
         }});
}

void LabelStudioClient::sendBriefly(const QByteArray& method, const QString& path,
                                    Answered answered)
{
    HttpRequest request = requestFor(method, path);
    request.timeLimitMs = BriefLimitMs;
    Asked asked{request, [this, answered](const HttpReply& reply) {
                    answered(labelStudioAnswer(m_server, reply, secrets()));
                }};
    asked.isBrief = true;
    ask(std::move(asked));
}

void LabelStudioClient::save(const QString& path, const QString& file, Saved saved)
{
    HttpRequest request = requestFor("GET", path);
    request.saveTo = file;
    request.timeLimitMs = DownloadLimitMs;
    request.sizeLimit = LargestDownload;
    ask({request, [this, saved](const HttpReply& reply) {
             saved(reply.isSuccess()
                       ? Result<void>()
                       : Result<void>(fail(labelStudioError(m_server, reply, secrets()))));
         }});
}

void LabelStudioClient::wait(qint64 ms, std::function<void()> then)
{
    m_resting = std::move(then);
    m_ports.later(ms, this, [this, rest = ++m_rests] {
        if (rest == m_rests)
            wake();
    });
}

void LabelStudioClient::wake()
{
    if (const auto then = std::exchange(m_resting, nullptr))
        then();
}

void LabelStudioClient::cancel()
{
    m_isCancelled = true;
    if (m_open)
        m_ports.transport.cancel(*m_open);
    QMetaObject::invokeMethod(this, &LabelStudioClient::wake, Qt::QueuedConnection);
}

HttpReply LabelStudioClient::cancelledReply()
{
    HttpReply reply;
    reply.fault = HttpFault::Cancelled;
    return reply;
}

bool LabelStudioClient::isRenewalDue() const
{
    return isPersonalToken(m_token) && m_ports.clock.now() + MarginMs >= m_accessUntil;
}

void LabelStudioClient::ask(Asked asked)
{
    asked.isAfterStop = m_isCancelled && asked.isBrief;
    if (isRenewalDue() && !isStopped(asked))
        renew(std::move(asked));
    else
        put(std::move(asked));
}

void LabelStudioClient::put(Asked asked)
{
    if (isStopped(asked)) {
        // As everything else: after whoever asks has returned.
        QMetaObject::invokeMethod(
            this, [taken = asked.taken] { taken(cancelledReply()); }, Qt::QueuedConnection);
        return;
    }
    ++asked.tries;
    HttpRequest request = asked.request;
    const bool isPersonal = isPersonalToken(m_token);
    if (!m_token.isEmpty())
        request.headers = {
            {"Authorization", isPersonal ? "Bearer " + m_access : "Token " + m_token}};
    if (!request.body.isEmpty())
        request.headers.push_back({"Content-Type", "application/json"});
    m_open = m_ports.transport.send(limited(request),
                                    [this, asked, isAlive = m_isAlive](const HttpReply& reply) {
                                        if (!*isAlive)
                                            return;
                                        m_open.reset();
                                        take(asked, reply);
                                    });
}

/// Who has not answered anything yet has less time.
HttpRequest LabelStudioClient::limited(HttpRequest request) const
{
    if (!m_hasAnswered)
        request.timeLimitMs = std::min(request.timeLimitMs, FirstAnswerLimitMs);
    return request;
}

void LabelStudioClient::take(Asked asked, const HttpReply& reply)
{
    if (isStopped(asked))
        return asked.taken(cancelledReply());
    if (reply.status == 401 && isPersonalToken(m_token) && !asked.isRenewed) {
        --asked.tries;
        return renew(std::move(asked)); // it was not done
    }
    const bool isLook = asked.request.method == "GET" && !asked.isBrief;
    // Where nobody has answered yet, the address is probably wrong.
    const bool isSilent =
        reply.fault == HttpFault::Unreachable || reply.fault == HttpFault::TimeLimit;
    const bool isThere = m_hasAnswered || !isSilent;
    m_hasAnswered = m_hasAnswered || reply.status != 0;
    if (!isLook || !isThere || asked.tries >= MostTriesOfALook || !isWorthRetrying(reply))
        return asked.taken(reply);
    const qint64 wanted = askedWaitMs(reply, m_ports.clock.now()).value_or(0);
    const qint64 waitMs = std::max(FirstWaitMs << (asked.tries - 1), wanted);
    if (waitMs > LongestWaitMs)
        return asked.taken(reply);
    wait(waitMs, [this, asked] { put(asked); });
}

/// Buys a new short-lived token and then asks what was to be asked.
void LabelStudioClient::renew(Asked asked)
{
    asked.isRenewed = true;
    HttpRequest request = requestFor("POST", QStringLiteral("/api/token/refresh/"));
    if (asked.isBrief)
        request.timeLimitMs = BriefLimitMs;
    request.headers = {{"Content-Type", "application/json"}};
    request.body =
        QJsonDocument(QJsonObject{{QStringLiteral("refresh"), QString::fromLatin1(m_token)}})
            .toJson(QJsonDocument::Compact);
    m_open = m_ports.transport.send(
        limited(request), [this, asked, isAlive = m_isAlive](const HttpReply& reply) {
            if (!*isAlive)
                return;
            m_open.reset();
            if (isStopped(asked))
                return asked.taken(cancelledReply());
            const QByteArray access = QJsonDocument::fromJson(reply.body)
                                          .object()
                                          .value(QLatin1String("access"))
                                          .toString()
                                          .toLatin1();
            if (!reply.isSuccess() || !isUsableToken(access)) {
                HttpReply refused = reply;
                if (reply.isSuccess())
                    refused.status = 401;
                return asked.taken(refused);
            }
            m_hasAnswered = true;
            m_access = access;
            m_accessUntil = m_ports.clock.now() + tokenLifeMs(access).value_or(UsualLifeMs);
            put(asked);
        });
}

} // namespace subtext
