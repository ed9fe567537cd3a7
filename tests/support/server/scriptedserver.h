// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QThread>
#include <QUrl>

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace subtext::test {

/// What the server was asked.
struct AskedOfServer
{
    QByteArray method;
    QByteArray path;
    QByteArray head; ///< All header lines.
    QByteArray body;

    /// The value of a header, in any case; empty where there is none.
    QByteArray header(const QByteArray& name) const;
};

/// What it does then.
struct ServerAnswer
{
    QByteArray bytes;           ///< Everything that goes over the wire.
    bool isHangingUp = false;   ///< Closes the connection afterwards.
    bool isNeverEnding = false; ///< Says nothing more and keeps the connection.
};
ServerAnswer answerWith(int status, const QByteArray& body, const QByteArray& headerLines = {},
                        const QByteArray& type = "application/json");
/// Announces the whole body, sends half of it, and hangs up.
ServerAnswer answerCut(const QByteArray& body);
/// Takes the request and never answers.
ServerAnswer noAnswer();
/// Closes the connection without a word.
ServerAnswer hangUp();

/// An HTTP server on this machine that does what a test tells it, on a thread of its own, so that
/// programs that are waited for can ask it too.
class ScriptedServer
{
public:
    using Script = std::function<ServerAnswer(const AskedOfServer&)>;
    enum class Wire { Plain, Tls };
    /// Whether this Qt can speak TLS at all.
    static bool hasTls();

    /// The script is called on the server's thread, one request at a time. Tls: with a certificate
    /// that nobody trusts. Plain: who greets it by TLS is answered 400, as by other servers.
    explicit ScriptedServer(Script script, Wire wire = Wire::Plain);
    ~ScriptedServer();

    /// "http://127.0.0.1:PORT" and the path.
    QUrl url(const QString& path = {}) const;
    QString address(const QString& path = {}) const { return url(path).toString(); }
    /// Everything that was asked so far, in order.
    std::vector<AskedOfServer> asked() const;
    /// The same once everything has been read that had reached this machine's sockets: what a
    /// program asked that was killed a moment ago.
    std::vector<AskedOfServer> askedUntilNow() const;
    /// The largest number of requests that were without an answer at one time.
    int mostOpen() const;
    /// Answers what waits for an answer with this (see noAnswer).
    void answerWaiting(const ServerAnswer& answer);
    int waiting() const;

private:
    class Worker;

    QThread m_thread;
    Worker* m_worker = nullptr;
    Wire m_wire;
    quint16 m_port = 0;
};

} // namespace subtext::test
