// SPDX-License-Identifier: MIT
#include "core/remote/enrolling.h"

#include "core/remote/hosting.h"
#include "core/remote/hostserver.h"

namespace subtext {
Result<NewLogin> createTeam(const ServerAddress& admin, const Uuid& study, const Uuid& person,
                            const QString& code, const QString& secret, const CancelToken& cancel)
{
    ServerVisit visit(admin, cancel);
    if (!visit.isOpen)
        return fail(visit.isOpen.error());
    HostServer host(visit.connection);
    if (const auto loaded = loadSchema(visit); !loaded)
        return fail(loaded.error());
    const auto verifier = visit.connection.verifierOf(secret);
    if (!verifier)
        return fail(verifier.error());
    return visit.wait.forAnswer<NewLogin>(
        [&](auto done) { host.createStudy(study, person, code, *verifier, done); });
}

Result<Enrolment> enrol(const ServerAddress& invitation, const QString& secret,
                        const CancelToken& cancel)
{
    return enrolWith(
        invitation, [&secret] { return Result<QString>(secret); }, cancel);
}

Result<Enrolment> enrolWith(const ServerAddress& invitation,
                            const std::function<Result<QString>()>& secretOf,
                            const CancelToken& cancel)
{
    ServerVisit visit(invitation, cancel);
    if (!visit.isOpen)
        return fail(visit.isOpen.error());
    const auto secret = secretOf();
    if (!secret)
        return fail(secret.error());
    const auto verifier = visit.connection.verifierOf(*secret);
    if (!verifier)
        return fail(verifier.error());
    TeamServer server(visit.connection);
    return visit.wait.forAnswer<Enrolment>([&](auto done) { server.enrol(*verifier, done); });
}

Result<NewLogin> invite(const ServerAddress& member, const Uuid& person, const QString& secret,
                        int days, const CancelToken& cancel)
{
    ServerVisit visit(member, cancel);
    if (!visit.isOpen)
        return fail(visit.isOpen.error());
    const auto verifier = visit.connection.verifierOf(secret);
    if (!verifier)
        return fail(verifier.error());
    TeamServer server(visit.connection);
    return visit.wait.forAnswer<NewLogin>(
        [&](auto done) { server.invite(person, *verifier, days, done); });
}

Result<std::vector<TeamMember>> teamStatus(const ServerAddress& member, const CancelToken& cancel)
{
    ServerVisit visit(member, cancel);
    if (!visit.isOpen)
        return fail(visit.isOpen.error());
    TeamServer server(visit.connection);
    return visit.wait.forAnswer<std::vector<TeamMember>>([&](auto done) { server.status(done); });
}

Result<int> revoke(const ServerAddress& member, const Uuid& person, const Uuid& device,
                   const CancelToken& cancel)
{
    ServerVisit visit(member, cancel);
    if (!visit.isOpen)
        return fail(visit.isOpen.error());
    TeamServer server(visit.connection);
    const auto revoked =
        visit.wait.forAnswer<int>([&](auto done) { server.revoke(person, device, done); });
    if (!revoked)
        return revoked;
    // Once it is committed, so that none of them comes back. Sessions that it ends count for
    // nothing. They are the coordinators' to end: nobody else's own device has to wait for that.
    const auto expelled = visit.wait.forAnswer<int>([&](auto done) { server.expel(done); });
    if (!expelled && expelled.error().code != ErrorCode::NotInTeam)
        return fail({ErrorCode::ServerRefused, {}, 0, 0, {}, QStringLiteral("not expelled")});
    return revoked;
}

Result<int> unblock(const ServerAddress& member, const CancelToken& cancel)
{
    ServerVisit visit(member, cancel);
    if (!visit.isOpen)
        return fail(visit.isOpen.error());
    TeamServer server(visit.connection);
    return visit.wait.forAnswer<int>([&](auto done) { server.unblock(done); });
}

Result<int> openItems(const ServerAddress& member, std::optional<int> most,
                      const CancelToken& cancel)
{
    ServerVisit visit(member, cancel);
    if (!visit.isOpen)
        return fail(visit.isOpen.error());
    TeamServer server(visit.connection);
    if (most)
        return visit.wait.forAnswer<int>([&](auto done) { server.letClaim(*most, done); });
    return visit.wait.forAnswer<ServerHello>([&](auto done) { server.hello(done); })
        .map([](const ServerHello& hello) { return hello.claim; });
}

} // namespace subtext
