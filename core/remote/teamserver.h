// SPDX-License-Identifier: MIT
#pragma once

#include "core/remote/serverconnection.h"
#include "core/sync/courierline.h"
#include "core/sync/teamanswers.h"

namespace subtext {

/// What a member may ask of the server: its functions, one by one, with answers as values. Each is
/// answered once, as `ServerConnection::run` is, and with its errors. Beyond those: `NotInTeam`
/// where the server says nothing because one is no member (any more), or where it is not for
/// somebody of that role; `ServerUnreadable` for an answer that no schema of ours gives.
class TeamServer
{
public:
    template <typename Answer> using Answered = std::function<void(Result<Answer>)>;

    static constexpr int Protocol = 1;
    static constexpr std::size_t LargestBatch = 1'000;

    /// The connection must outlive it, and calls under way.
    explicit TeamServer(ServerConnection& connection)
        : m_connection(connection)
    {}

    void hello(Answered<ServerHello> done);
    /// `sinceMs`: only those that moved since then, by the server's clock; a hint.
    void heads(std::optional<qint64> sinceMs, Answered<std::vector<StreamHead>> done);
    using After = CourierLine::After;
    /// What follows in these streams, `limit` entries in all, by stream and place.
    void pull(const std::vector<After>& afters, int limit, Answered<std::vector<PulledEntry>> done);
    /// Of those scenarios that are or were one's own.
    void scenes(const std::vector<Uuid>& scenarios, Answered<std::vector<PulledScene>> done);
    void chains(Answered<std::vector<OwnChainEnd>> done);
    /// The heads that a stream had at these places; none for places that it does not have.
    void links(const Uuid& stream, const std::vector<qint64>& places,
               Answered<std::vector<HeadAt>> done);
    void deskProgress(Answered<DeskProgress> done);
    /// Everybody for a coordinator, oneself for others.
    void status(Answered<std::vector<TeamMember>> done);

    void push(const std::vector<LinkedRow>& rows, Answered<PushOutcome> done);
    struct Report
    {
        int waiting = 0;
        int refused = 0;
        QString client;
        qint64 clockMs = 0;
    };
    void report(const Report& of, Answered<void> done);

    // What the server writes.
    void claim(int want, Answered<int> done); ///< How many items were given.
    void openDesks(Answered<bool> done);      ///< Whether they are open now.
    /// How many open items each annotator may have who asks for more; the answer repeats it.
    void letClaim(int most, Answered<int> done);

    // Invitations. `verifier`: ServerConnection::verifierOf.
    void invite(const Uuid& person, const QByteArray& verifier, int days, Answered<NewLogin> done);
    void enrol(const QByteArray& verifier, Answered<Enrolment> done);
    /// `device`: none for all of the person's, and the person.
    void revoke(const Uuid& person, const Uuid& device, Answered<int> done);
    void expel(Answered<int> done);   ///< Ends sessions of devices that were revoked.
    void unblock(Answered<int> done); ///< Ends what has held locks for over a minute.

    /// Listens to a bell (ServerConnection::rang).
    void listen(const QString& bell, Answered<void> done);

private:
    ServerConnection& m_connection;
};

} // namespace subtext
