// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/sync/teamanswers.h"
#include "core/sync/wirejson.h"

namespace subtext {

/// What a member asks of the server, and waits for: one call, one answer. Errors of each: those of
/// a line (ServerUnreachable, ServerBusy, ServerUntrusted, SignInRefused, Cancelled), after which
/// nothing more is answered on it; ServerRefused (see `serverFaultOf`); NotInTeam where the server
/// says nothing because one is no member (any more); ServerUnreadable for an answer that no schema
/// of ours gives.
class CourierLine
{
public:
    /// What follows the place `n` of a stream.
    struct After
    {
        Uuid stream;
        qint64 n = 0;
    };

    virtual ~CourierLine() = default;

    /// Whoever cancels ends the line.
    virtual void use(const CancelToken& cancel) = 0;
    /// Once, before everything else.
    virtual Result<void> open() = 0;

    virtual Result<ServerHello> hello() = 0;
    virtual Result<std::vector<StreamHead>> heads() = 0;
    /// `limit` entries in all, by stream and place, without a gap in any stream.
    virtual Result<std::vector<PulledEntry>> pull(const std::vector<After>& afters, int limit) = 0;
    /// Of those scenarios that are or were one's own.
    virtual Result<std::vector<PulledScene>> scenes(const std::vector<Uuid>& scenarios) = 0;
    /// How far the server is in the chains of this device.
    virtual Result<std::vector<OwnChainEnd>> chains() = 0;
    /// The heads that a stream had at these places; none for places that it does not have.
    virtual Result<std::vector<HeadAt>> links(const Uuid& stream,
                                              const std::vector<qint64>& places) = 0;
    /// All of the batch, or nothing and why.
    virtual Result<PushOutcome> push(const std::vector<LinkedRow>& rows) = 0;
    virtual Result<DeskProgress> deskProgress() = 0;
    /// How many items were given: up to `want` where an annotator may have them.
    virtual Result<int> claim(int want) = 0;
    /// Whether they are open now.
    virtual Result<bool> openDesks() = 0;
    /// Of coordinators: everybody and their devices; of others, themselves.
    virtual Result<std::vector<TeamMember>> status() = 0;
    /// For the coordinator's list: rows that wait here, and those that were refused.
    virtual Result<void> report(int waiting, int refused) = 0;
};

} // namespace subtext
