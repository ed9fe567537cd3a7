// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/environment.h"
#include "core/http/http.h"

#include <QObject>

#include <map>
#include <memory>
#include <vector>

class QNetworkAccessManager;

namespace subtext {

class NetworkExchange;

/// Sends requests over the network. Keeps no cookie, no password and no cache, follows redirections
/// within one origin only, and takes no certificate that the system does not trust. The only code
/// of the program that reaches the network.
class NetworkTransport : public QObject, public HttpTransport
{
    Q_OBJECT
public:
    /// The clock must outlive it.
    explicit NetworkTransport(const Clock& clock, QObject* parent = nullptr);
    ~NetworkTransport() override;

    Id send(const HttpRequest& request, Done done) override;
    void cancel(Id id) override;

private:
    struct Lane;

    Lane& freeLane();
    void finish(Id id, Lane& lane, const HttpReply& reply);

    const Clock& m_clock;
    Id m_last = 0;
    std::vector<std::unique_ptr<Lane>> m_lanes;
    struct Open
    {
        NetworkExchange* exchange = nullptr;
        Done done;
    };
    std::map<Id, Open> m_open;
};

} // namespace subtext
