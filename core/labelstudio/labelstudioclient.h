// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/environment.h"
#include "core/http/later.h"
#include "core/labelstudio/labelstudioserver.h"

#include <QObject>

#include <functional>

namespace subtext {

/// Asks a server of Label Studio, one request at a time. The token goes into a header and nowhere
/// else; without one there is no such header. What only looks is asked again up to three times
/// where that may help, but not before the server has answered anything: then the address is
/// probably wrong. What writes is never asked again, for nobody knows whether it was done.
class LabelStudioClient : public QObject
{
    Q_OBJECT
public:
    /// How long the first answer may take, in milliseconds.
    static constexpr int FirstAnswerLimitMs = 30'000;

    /// What it needs from outside; all must outlive it.
    struct Ports
    {
        HttpTransport& transport;
        const Clock& clock;
        Later later;
    };
    using Answered = std::function<void(const Result<QJsonDocument>& answer)>;
    using Saved = std::function<void(const Result<void>& saved)>;

    LabelStudioClient(const QUrl& server, const QByteArray& token, Ports ports,
                      QObject* parent = nullptr);
    ~LabelStudioClient() override;

    const QUrl& server() const { return m_server; }

    /// `path`: "/api/version", with a query where there is one. `answered` is called once, after
    /// this returned; never after this object ended. Errors: see labelStudioError.
    void get(const QString& path, Answered answered);
    void send(const QByteArray& method, const QString& path, const QByteArray& json,
              Answered answered);
    void send(const QByteArray& method, const QString& path, const QJsonObject& json,
              Answered answered)
    {
        send(method, path, QJsonDocument(json).toJson(QJsonDocument::Compact), std::move(answered));
    }
    /// Asks once and for a short while, also after cancel(): to tidy up what was begun there.
    void sendBriefly(const QByteArray& method, const QString& path, Answered answered);
    /// Saves the answer as a file.
    void save(const QString& path, const QString& file, Saved saved);
    /// Waits a moment before it goes on.
    void wait(qint64 ms, std::function<void()> then);
    /// What is being asked is answered with Cancelled, and so is everything after it, but for what
    /// is sent briefly then.
    void cancel();
    bool isCancelled() const { return m_isCancelled; }

private:
    using Taken = std::function<void(const HttpReply& reply)>;
    struct Asked
    {
        HttpRequest request;
        Taken taken;
        int tries = 0;
        bool isRenewed = false; ///< A new short-lived token was bought for it.
        bool isBrief = false;
        bool isAfterStop = false; ///< Sent after cancel(), which ends nothing of it.
    };

    HttpRequest requestFor(const QByteArray& method, const QString& path) const;
    HttpRequest limited(HttpRequest request) const;
    void ask(Asked asked);
    void put(Asked asked);
    void take(Asked asked, const HttpReply& reply);
    void renew(Asked asked);
    void wake();
    bool isRenewalDue() const;
    bool isStopped(const Asked& asked) const { return m_isCancelled && !asked.isAfterStop; }
    std::vector<QByteArray> secrets() const { return {m_token, m_access}; }
    static HttpReply cancelledReply();

    QUrl m_server;
    QByteArray m_token;
    QByteArray m_access; ///< What a personal token bought.
    qint64 m_accessUntil = 0;
    Ports m_ports;
    std::optional<HttpTransport::Id> m_open;
    std::function<void()> m_resting; ///< What waits for a while.
    quint64 m_rests = 0;
    std::shared_ptr<bool> m_isAlive = std::make_shared<bool>(true);
    bool m_hasAnswered = false;
    bool m_isCancelled = false;
};

} // namespace subtext
