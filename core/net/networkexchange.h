// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/environment.h"
#include "core/http/http.h"

#include <QNetworkReply>
#include <QSaveFile>
#include <QTimer>

#include <memory>

class QNetworkAccessManager;

namespace subtext {

class NetworkExchange : public QObject
{
    Q_OBJECT
public:
    NetworkExchange(QNetworkAccessManager& manager, const HttpRequest& request, const Clock& clock,
                    QObject* parent);
    ~NetworkExchange() override;

    void start();
    void cancel() { end(HttpFault::Cancelled, {}); }

Q_SIGNALS:
    /// Once.
    void answered(const subtext::HttpReply& reply);

private:
    void ask();
    void take();
    void finished();
    void follow(int status);
    void complete();
    bool isToBeSaved() const;
    bool keep(const QByteArray& bytes);
    /// The fault ends it, whatever else comes.
    void end(HttpFault fault, const QString& detail);

    QNetworkAccessManager& m_manager;
    HttpRequest m_request;
    const Clock& m_clock;
    qint64 m_began;
    QTimer m_limit;
    std::unique_ptr<QSaveFile> m_file;
    QNetworkReply* m_reply = nullptr;
    HttpReply m_answer;
    qint64 m_size = 0;
    int m_redirects = 0;
    bool m_isOver = false;
};

} // namespace subtext
