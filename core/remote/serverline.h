// SPDX-License-Identifier: MIT
#pragma once

#include "core/remote/serverwait.h"
#include "core/remote/teamserver.h"
#include "core/sync/courierline.h"

namespace subtext {

/// The server as somebody asks it who waits for each answer, in an event loop of its own: in the
/// window it belongs on a thread of its own.
class ServerLine : public CourierLine
{
public:
    /// The connection must outlive it. It was not opened yet.
    explicit ServerLine(ServerConnection& connection)
        : m_server(connection)
        , m_wait(connection)
    {}

    void use(const CancelToken& cancel) override { m_wait.use(cancel); }
    Result<void> open() override { return m_wait.open(); }

    Result<ServerHello> hello() override;
    Result<std::vector<StreamHead>> heads() override;
    Result<std::vector<PulledEntry>> pull(const std::vector<After>& afters, int limit) override;
    Result<std::vector<PulledScene>> scenes(const std::vector<Uuid>& scenarios) override;
    Result<std::vector<OwnChainEnd>> chains() override;
    Result<std::vector<HeadAt>> links(const Uuid& stream,
                                      const std::vector<qint64>& places) override;
    Result<PushOutcome> push(const std::vector<LinkedRow>& rows) override;
    Result<DeskProgress> deskProgress() override;
    Result<int> claim(int want) override;
    Result<bool> openDesks() override;
    Result<std::vector<TeamMember>> status() override;
    Result<void> report(int waiting, int refused) override;

private:
    TeamServer m_server;
    ServerWait m_wait;
};

} // namespace subtext
