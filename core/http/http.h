// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace subtext {

struct HttpHeader
{
    QByteArray name;
    QByteArray value;

    bool operator==(const HttpHeader&) const = default;
};

struct HttpRequest
{
    QByteArray method = "GET";
    QUrl url;
    std::vector<HttpHeader> headers;
    QByteArray body;
    /// One of the headers holds a key. It goes over an encrypted connection, or to this machine.
    bool hasSecret = false;
    int timeLimitMs = 120'000;
    qint64 sizeLimit = 16 * 1024 * 1024; ///< Bytes of the answer.
    /// A file that the answer becomes, when it has come whole, for its owner alone; empty: memory.
    QString saveTo;
};

/// Why there is no whole answer.
enum class HttpFault : std::uint8_t {
    None,
    Unreachable, ///< "unreachable": no connection, or it broke before an answer began.
    TimeLimit,   ///< "time limit"
    Cut,         ///< "cut": the answer broke off.
    Tls,         ///< "tls": the server could not show that it is who it should be.
    NoTls,       ///< "no tls": what answered there speaks no TLS at all.
    Redirected,  ///< "redirected": sent on to another host, or in a way that is not followed.
    Insecure,    ///< "insecure": a key would have gone over an open connection. Nothing was sent.
    TooLarge,    ///< "too large": larger than the limit.
    Unwritable,  ///< "unwritable": the file that was to be saved.
    Cancelled,   ///< "cancelled"
};
QLatin1String httpFaultToken(HttpFault fault);

struct HttpReply
{
    int status = 0; ///< 0 where no answer began.
    std::vector<HttpHeader> headers;
    QByteArray body; ///< As far as it came; empty where it was saved.
    HttpFault fault = HttpFault::None;
    QString detail; ///< Of a fault, in the words of whoever found it.
    qint64 tookMs = 0;

    bool isSuccess() const { return fault == HttpFault::None && status >= 200 && status < 300; }
    /// In any case; empty where there is none.
    QByteArray header(const char* name) const;
};

/// Sends requests. Answers come on the thread that asked, never before send() returned.
class HttpTransport
{
public:
    using Id = quint64;
    using Done = std::function<void(const HttpReply&)>;

    virtual ~HttpTransport() = default;
    /// `done` is called once, unless the transport ends first.
    virtual Id send(const HttpRequest& request, Done done) = 0;
    /// Its answer is HttpFault::Cancelled; nothing where it has been answered.
    virtual void cancel(Id id) = 0;
};

/// Whether a host is this machine: localhost, 127.0.0.0/8, ::1.
bool isLoopback(const QString& host);
/// "https://host", with the port where it is not the usual one: what people agree to.
QString originOf(const QUrl& url);

/// Where a request goes on that was answered with a redirection: none where it is not followed.
/// Only within one origin, so that neither key nor texts reach anybody else; and only where method
/// and body stay what they are.
std::optional<QUrl> followedRedirect(const HttpRequest& request, int status,
                                     const QByteArray& location);
/// Whether the key in a request would go over the net in the open.
bool isInsecure(const HttpRequest& request);

} // namespace subtext
