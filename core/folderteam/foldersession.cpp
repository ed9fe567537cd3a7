// SPDX-License-Identifier: MIT
#include "core/folderteam/foldersession.h"

#include "core/folderteam/folderplaces.h"

#include <QDateTime>
#include <QFileInfo>

namespace subtext {

Result<FolderRoster> rosterOf(const TeamMembership& membership)
{
    const QString team = folderOfStudy(membership.host, membership.database);
    if (!QFileInfo(team).isDir())
        return fail(ErrorCode::FolderMissing, team);
    const QString path = rosterPath(folderOfDevice(team, membership.incarnation));
    auto roster = readRoster(path, QByteArray::fromHex(membership.certificate.toLatin1()));
    if (roster && roster->study.text() != membership.database)
        return fail(ErrorCode::ForeignStudy, path);
    return roster;
}

Result<SyncOutcome> FolderSession::begin()
{
    auto roster = rosterOf(m_membership);
    if (!roster)
        return fail(roster.error());
    m_roster = std::move(*roster);
    const Uuid& device = m_membership.device;
    const FolderDevice* listed = m_roster.find(device);
    if (device != m_roster.device && (!listed || listed->revokedAt))
        return fail(ErrorCode::NotInTeam);
    // What another key seals nobody would take, and nothing could follow it.
    const QString team = folderOfStudy(m_membership.host, m_membership.database);
    const auto key =
        listed ? readDeviceKey(devicePath(folderOfDevice(team, device)), m_roster.study, *listed)
               : m_roster.key;
    if (key && *key != m_keys.publicKey)
        return fail(ErrorCode::SignInRefused);
    SyncOutcome outcome;
    ServerHello& hello = outcome.hello;
    hello.study = m_roster.study;
    hello.incarnation = m_roster.device;
    hello.person = m_membership.person;
    hello.device = device;
    hello.role = m_roster.roleOf(device);
    hello.time = QDateTime::currentMSecsSinceEpoch();
    TeamCaller caller{hello.study,           hello.person,      hello.device,
                      roleToken(hello.role), hello.incarnation, hello.round};
    // What a coordinator's file has it took before it was locked.
    caller.holdsFrozen = hello.role == Role::Annotator;
    if (const auto begun = m_file.begin(caller); !begun)
        return fail(begun.error());
    if (!m_reader)
        m_reader.emplace(team, caller, m_file);
    return outcome;
}

Result<SyncOutcome> FolderSession::sync(const CancelToken& cancel)
{
    auto outcome = fetch(cancel);
    if (!outcome)
        return outcome;
    const auto sent = push(*outcome, cancel);
    return sent ? outcome : fail(sent.error());
}

Result<SyncOutcome> FolderSession::fetch(const CancelToken& cancel)
{
    auto outcome = begin();
    if (!outcome)
        return outcome;
    const auto read = m_reader->read(m_roster, *outcome, cancel);
    return read ? outcome : fail(read.error());
}

/// Its own files are read first: they say what was sent before, whatever this file remembers.
Result<SyncOutcome> FolderSession::send(const CancelToken& cancel)
{
    auto outcome = begin();
    if (!outcome)
        return outcome;
    if (const auto read = m_reader->readOwn(m_roster, *outcome, cancel); !read)
        return fail(read.error());
    const auto sent = push(*outcome, cancel);
    return sent ? outcome : fail(sent.error());
}

/// What stands in the folder under its name is sent. Where the program is ended before it noted
/// that, it reads it the next time.
Result<void> FolderSession::push(SyncOutcome& outcome, const CancelToken& cancel)
{
    if (!m_reader->nextPlace(m_keys.publicKey))
        return {};
    if (const auto reconciled = m_file.reconcile(m_reader->ownEnds()); !reconciled)
        return reconciled;
    const QString own = folderOfDevice(folderOfStudy(m_membership.host, m_membership.database),
                                       m_membership.device);
    for (;;) {
        const auto place = m_reader->nextPlace(m_keys.publicKey);
        const auto batch = m_file.nextBatch(RowsAtOnce);
        if (!batch)
            return fail(batch.error());
        if (batch->empty() || !place)
            return {};
        if (cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
        const auto written =
            writeBatchFile(batchPath(own, place->number), batchBytes(*place, *batch, m_keys));
        if (!written)
            return written;
        outcome.sent += static_cast<qint64>(batch->size());
        if (const auto noted = m_file.acknowledge(*batch); !noted)
            return noted;
        SyncOutcome again;
        if (const auto read = m_reader->readOwn(m_roster, again, cancel); !read)
            return read;
        if (!m_reader->nextPlace(m_keys.publicKey)) {
            outcome.troubles.insert(outcome.troubles.end(), again.troubles.begin(),
                                    again.troubles.end());
            return {};
        }
    }
}

Result<qint64> FolderSession::verify(const CancelToken& cancel)
{
    const auto begun = begin();
    return begun ? m_reader->verify(m_roster, cancel) : fail(begun.error());
}

} // namespace subtext
