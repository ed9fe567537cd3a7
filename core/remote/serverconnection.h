// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/sync/serveraddress.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace subtext {

using ServerValue = std::optional<QByteArray>; ///< As text; none: NULL.
using ServerRows = std::vector<std::vector<ServerValue>>;

/// A connection to the server of a team. Nothing here waits: it goes on as the event loop of its
/// thread sees the socket, one call after the other, in the order in which they were asked for.
/// It sets no time limit: whoever waits does, and cancels. Every call is answered exactly
/// once, also where the connection ends first, or ended before: then with the reason of that.
class ServerConnection : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(Result<ServerRows>)>;

    explicit ServerConnection(ServerAddress address, QObject* parent = nullptr);
    ~ServerConnection() override; ///< Calls under way are dropped without an answer.

    /// Once. `opened` or `closed` follows.
    void open();
    bool isOpen() const;
    bool isEncrypted() const; ///< An open one, by TLS.
    const QString& host() const { return m_address.host; }

    /// `sql` has one statement, with $1, $2 … for the parameters.
    void run(const QByteArray& sql, std::vector<ServerValue> parameters, Done done);
    /// Several statements, in one transaction where they begin none themselves; no parameters. The
    /// first error, or the rows of the last one.
    void runScript(const QByteArray& sql, Done done);
    /// Stops what is under way, on the server too, and closes. Calls are answered `Cancelled`.
    void cancel();

    /// What the server keeps in the place of a secret (SCRAM-SHA-256): made here, so that it never
    /// sees the secret. Of an open connection.
    Result<QByteArray> verifierOf(const QString& secret);

Q_SIGNALS:
    void opened();
    /// For whatever reason; errors are those of `serverError`, `connectionError` and `libPq`.
    void closed(const subtext::Error& why);
    /// Somebody rang a bell on which this connection listens.
    void rang(const QString& bell, const QString& stream);

private:
    struct Session;
    struct Call;
    struct Start;

    void takeStarted(const std::shared_ptr<Session>& started);
    void waitNoMore();
    void goOn();
    void pollConnecting();
    void add(Call call);
    bool send(const Call& call);
    void sendNext();
    void flush();
    void takeInput();
    void takeBells();
    void finishCall();
    void close(const Error& why);
    void answerAll(const Error& why);
    void watch(bool reads, bool writes);
    QString words() const;

    ServerAddress m_address;
    std::shared_ptr<Start> m_start;
    std::unique_ptr<Session> m_session; ///< None before `open` and after `closed`.
    std::vector<Call> m_calls;          ///< The first is under way where `m_isSent`.
    bool m_isSent = false;
    std::optional<Error> m_end; ///< Why it closed.
};

} // namespace subtext
