// SPDX-License-Identifier: MIT
#include "core/folderteam/foldersession.h"

#include "core/folderteam/folderplaces.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>

namespace subtext {

Result<FolderRoster> rosterOf(const TeamMembership& membership)
{
    if (!QFileInfo(membership.host).isDir())
        return fail(folderError(ErrorCode::FolderMissing, membership.host));
    const QString team = folderOfStudy(membership.host, membership.database);
    if (!QFileInfo(team).isDir())
        return fail(folderError(ErrorCode::FolderMissing, membership.host, NoTeamInFolder));
    const QString path = rosterPath(folderOfDevice(team, membership.incarnation));
    auto roster = readRoster(path, QByteArray::fromHex(membership.certificate.toLatin1()));
    if (roster && roster->study.text() != membership.database)
        return fail(folderError(ErrorCode::ForeignStudy, path));
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
        return fail(folderError(ErrorCode::NotInTeam, m_membership.host));
    // What another key seals nobody would take, and nothing could follow it.
    const QString team = folderOfStudy(m_membership.host, m_membership.database);
    const auto key =
        listed ? readDeviceKey(devicePath(folderOfDevice(team, device)), m_roster.study, *listed)
               : m_roster.key;
    if (key && *key != m_keys.publicKey)
        return fail(folderError(ErrorCode::SignInRefused, m_membership.host));
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
    // As TeamMembership::holdsFrozen() has it, by the role that the folder says.
    caller.holdsFrozen = hello.role == Role::Annotator;
    if (const auto begun = m_file.begin(caller); !begun)
        return fail(begun.error());
    if (!m_reader)
        m_reader.emplace(team, caller, m_file);
    const auto met = m_reader->meet(m_roster);
    return met ? Result<SyncOutcome>(outcome) : fail(met.error());
}

Result<SyncOutcome> FolderSession::sync(const CancelToken& cancel)
{
    auto outcome = fetch(cancel);
    if (!outcome)
        return outcome;
    const auto sent = push(*outcome, cancel);
    if (!sent)
        return fail(sent.error());
    // What of the folder has not come yet nobody can tell.
    if (outcome->troubles.empty()) {
        if (const auto noted = m_file.note(outcome->hello.time, {}); !noted)
            return fail(noted.error());
    }
    return outcome;
}

Result<SyncOutcome> FolderSession::fetch(const CancelToken& cancel)
{
    auto outcome = begin();
    if (!outcome)
        return outcome;
    const auto read = m_reader->read(m_roster, *outcome, cancel);
    return read ? outcome : fail(read.error());
}

Result<SyncOutcome> FolderSession::send(const CancelToken& cancel)
{
    auto outcome = begin();
    if (!outcome)
        return outcome;
    const auto sent = push(*outcome, cancel);
    return sent ? outcome : fail(sent.error());
}

/// Its own files are read first: they say what was sent before, whatever this file remembers; and
/// after each that it writes, since what stands in the folder under its name is sent.
Result<void> FolderSession::push(SyncOutcome& outcome, const CancelToken& cancel)
{
    const QString own = folderOfDevice(folderOfStudy(m_membership.host, m_membership.database),
                                       m_membership.device);
    const auto held = holdDeviceFolder(own, cancel);
    if (!held)
        return fail(held.error());
    if (const auto read = readOwn(outcome, cancel); !read)
        return read;
    if (!m_reader->nextPlace(m_keys.publicKey))
        return {};
    if (const auto reconciled = m_file.reconcile(m_reader->ownEnds()); !reconciled)
        return reconciled;
    bool isMended = false;
    for (;;) {
        const auto place = m_reader->nextPlace(m_keys.publicKey);
        const auto batch = m_file.nextBatch(RowsAtOnce);
        if (!batch)
            return fail(batch.error());
        if (batch->empty() || !place)
            return {};
        if (cancel.isCancelled())
            return fail(ErrorCode::Cancelled);
        const QString path = batchPath(own, place->number);
        if (!m_reader->isNext(m_roster, *batch)) {
            // Some of a batch that was not written came in by another way.
            if (isMended)
                return fail({ErrorCode::ServerUnreadable, {}, 0, 0, QStringLiteral("push"), path});
            isMended = true;
            const auto back = m_file.refuse(*batch, {}).and_then([&] {
                return m_file.reconcile(m_reader->ownEnds());
            });
            if (!back)
                return back;
            continue;
        }
        if (const auto written = writeBatchFile(path, batchBytes(*place, *batch, m_keys)); !written)
            return written;
        if (const auto read = readOwn(outcome, cancel); !read)
            return read;
        const auto next = m_reader->nextPlace(m_keys.publicKey);
        if (!next)
            return {};
        if (next->number == place->number) {
            outcome.troubles.push_back({path, FolderFault::Missing});
            return {};
        }
        outcome.sent += static_cast<qint64>(batch->size());
        isMended = false;
    }
}

/// What is wrong there is told once.
Result<void> FolderSession::readOwn(SyncOutcome& outcome, const CancelToken& cancel)
{
    SyncOutcome own;
    const auto read = m_reader->readOwn(m_roster, own, cancel);
    std::vector<FolderTrouble>& told = outcome.troubles;
    for (const FolderTrouble& trouble : own.troubles) {
        if (std::find(told.begin(), told.end(), trouble) == told.end())
            told.push_back(trouble);
    }
    return read;
}

Result<VerifiedTeam> FolderSession::verify(const CancelToken& cancel)
{
    const auto begun = begin();
    return begun ? m_reader->verify(m_roster, cancel) : fail(begun.error());
}

} // namespace subtext
