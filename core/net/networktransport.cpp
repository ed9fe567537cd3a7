// SPDX-License-Identifier: MIT
#include "core/net/networktransport.h"

#include "core/net/networkexchange.h"

#include <QNetworkAccessManager>

#include <algorithm>

namespace subtext {
namespace {

/// Qt keeps further requests to a host back in one manager, where their time would already run.
constexpr int MostInALane = 6;

} // namespace

struct NetworkTransport::Lane
{
    QNetworkAccessManager manager;
    int open = 0;
};

NetworkTransport::NetworkTransport(const Clock& clock, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
{}

NetworkTransport::~NetworkTransport()
{
    for (auto& [id, open] : m_open)
        delete open.exchange;
}

NetworkTransport::Lane& NetworkTransport::freeLane()
{
    const auto free = std::find_if(m_lanes.begin(), m_lanes.end(),
                                   [](const auto& lane) { return lane->open < MostInALane; });
    if (free != m_lanes.end())
        return **free;
    m_lanes.push_back(std::make_unique<Lane>());
    return *m_lanes.back();
}

HttpTransport::Id NetworkTransport::send(const HttpRequest& request, Done done)
{
    const Id id = ++m_last;
    Lane& lane = freeLane();
    ++lane.open;
    auto* exchange = new NetworkExchange(lane.manager, request, m_clock, this);
    m_open[id] = {exchange, std::move(done)};
    connect(exchange, &NetworkExchange::answered, this,
            [this, id, lane = &lane](const HttpReply& reply) { finish(id, *lane, reply); });
    // What fails at once is said like everything else: when send() has returned.
    QMetaObject::invokeMethod(exchange, &NetworkExchange::start, Qt::QueuedConnection);
    return id;
}

void NetworkTransport::cancel(Id id)
{
    const auto open = m_open.find(id);
    if (open != m_open.end())
        open->second.exchange->cancel();
}

void NetworkTransport::finish(Id id, Lane& lane, const HttpReply& reply)
{
    const auto found = m_open.find(id);
    Q_ASSERT(found != m_open.end());
    const Open open = std::move(found->second);
    m_open.erase(found);
    --lane.open;
    open.exchange->deleteLater();
    open.done(reply);
}

} // namespace subtext
