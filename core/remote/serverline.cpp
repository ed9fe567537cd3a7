// SPDX-License-Identifier: MIT
#include "core/remote/serverline.h"

#include <QCoreApplication>
#include <QDateTime>

namespace subtext {

Result<ServerHello> ServerLine::hello()
{
    return m_wait.forAnswer<ServerHello>([&](auto done) { m_server.hello(done); });
}

Result<std::vector<StreamHead>> ServerLine::heads()
{
    return m_wait.forAnswer<std::vector<StreamHead>>(
        [&](auto done) { m_server.heads(std::nullopt, done); });
}

Result<std::vector<PulledEntry>> ServerLine::pull(const std::vector<After>& afters, int limit)
{
    return m_wait.forAnswer<std::vector<PulledEntry>>(
        [&](auto done) { m_server.pull(afters, limit, done); });
}

Result<std::vector<PulledScene>> ServerLine::scenes(const std::vector<Uuid>& scenarios)
{
    return m_wait.forAnswer<std::vector<PulledScene>>(
        [&](auto done) { m_server.scenes(scenarios, done); });
}

Result<std::vector<OwnChainEnd>> ServerLine::chains()
{
    return m_wait.forAnswer<std::vector<OwnChainEnd>>([&](auto done) { m_server.chains(done); });
}

Result<std::vector<HeadAt>> ServerLine::links(const Uuid& stream, const std::vector<qint64>& places)
{
    return m_wait.forAnswer<std::vector<HeadAt>>(
        [&](auto done) { m_server.links(stream, places, done); });
}

Result<PushOutcome> ServerLine::push(const std::vector<LinkedRow>& rows)
{
    return m_wait.forAnswer<PushOutcome>([&](auto done) { m_server.push(rows, done); });
}

Result<DeskProgress> ServerLine::deskProgress()
{
    return m_wait.forAnswer<DeskProgress>([&](auto done) { m_server.deskProgress(done); });
}

Result<int> ServerLine::claim(int want)
{
    return m_wait.forAnswer<int>([&](auto done) { m_server.claim(want, done); });
}

Result<bool> ServerLine::openDesks()
{
    return m_wait.forAnswer<bool>([&](auto done) { m_server.openDesks(done); });
}

Result<std::vector<TeamMember>> ServerLine::status()
{
    return m_wait.forAnswer<std::vector<TeamMember>>([&](auto done) { m_server.status(done); });
}

Result<void> ServerLine::report(int waiting, int refused)
{
    TeamServer::Report of;
    of.waiting = waiting;
    of.refused = refused;
    of.client = QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion();
    of.clockMs = QDateTime::currentMSecsSinceEpoch();
    return m_wait.forAnswer<void>([&](auto done) { m_server.report(of, done); });
}

} // namespace subtext
