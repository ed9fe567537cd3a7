// SPDX-License-Identifier: MIT
#include "core/folderteam/folderteam.h"

#include "core/base/environment.h"
#include "core/base/freshsecret.h"
#include "core/folderteam/folderplaces.h"
#include "core/folderteam/folderreader.h"
#include "core/folderteam/foldersession.h"
#include "core/sync/sealedtext.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace subtext {
namespace {

constexpr qint64 DayMs = qint64{24} * 3'600 * 1'000;

QString folderLoginOf(const Uuid& device)
{
    return FolderLogin + device.text();
}

qint64 folderNow()
{
    return QDateTime::currentMSecsSinceEpoch();
}

Result<QString> existingFolder(const QString& path)
{
    if (path.isEmpty() || !QFileInfo(path).isDir())
        return fail(ErrorCode::FolderMissing, path);
    return QDir(path).absolutePath();
}

TeamMembership folderMembership(const QString& shared, const FolderRoster& roster,
                                const Uuid& person, const Uuid& device)
{
    constexpr int NoPort = 1;
    return {shared,
            NoPort,
            roster.study.text(),
            folderLoginOf(device),
            QString::fromLatin1(roster.key.toHex()),
            person,
            device,
            roleToken(roster.roleOf(device)),
            roster.device};
}

/// The team that this machine has the coordinator's secret of, in the folder of a study: where the
/// program was ended before the study knew of it, it is there already. Errors: those of secrets.
Result<std::optional<FolderRoster>> sharedBefore(const QString& team, TeamSecrets& secrets,
                                                 const CancelToken& cancel)
{
    const QStringList folders = QDir(team).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString& folder : folders) {
        const auto device = Uuid::fromText(folder);
        const QString path = rosterPath(QDir(team).filePath(folder));
        if (!device || !QFileInfo::exists(path))
            continue;
        const auto secret = secrets.secret(folderLoginOf(*device), cancel);
        if (!secret && !isMissingSecret(secret.error()))
            return fail(secret.error());
        if (!secret)
            continue;
        if (auto roster = readRoster(path, folderKeysOf(*secret).publicKey))
            return *std::move(roster);
    }
    return std::optional<FolderRoster>();
}

/// Puts a new team into the folder. Where that fails nothing of it is left, nor of its secret; but
/// where it stands there all the same the secret stays as well, by which another attempt finds it.
Result<FolderRoster> foundTeam(const QString& team, const TeamFounder& founder,
                               TeamSecrets& secrets, const CancelToken& cancel)
{
    const Uuid device = RandomIds().next();
    const auto secret = secrets.newSecret(folderLoginOf(device), cancel);
    if (!secret)
        return fail(secret.error());
    const DeviceKeys keys = folderKeysOf(*secret);
    const FolderRoster roster{founder.study, device,         founder.person,
                              founder.code,  keys.publicKey, {}};
    const QString own = folderOfDevice(team, device);
    const auto written =
        makeSharedFolder(own).and_then([&] { return writeRoster(rosterPath(own), roster, keys); });
    if (written)
        return roster;
    if (readRoster(rosterPath(own), keys.publicKey))
        return fail(written.error());
    secrets.forget(folderLoginOf(device));
    QDir().rmdir(own); // where they are empty, so that another attempt finds nothing of this one
    QDir().rmdir(team);
    return fail(written.error());
}

/// A device's own secret, and whether it was made for what is going on.
struct DeviceSecret
{
    QString text;
    bool isNew = false;
};

Result<DeviceSecret> deviceSecret(const QString& login, TeamSecrets& secrets,
                                  const CancelToken& cancel)
{
    if (const auto kept = secrets.secret(login, cancel))
        return DeviceSecret{*kept, false};
    return secrets.newSecret(login, cancel).map([](const QString& made) {
        return DeviceSecret{made, true};
    });
}

/// Says in the folder what this device signs with from now on.
Result<DeviceKeys> takeInvitation(const QString& own, const FolderRoster& roster,
                                  const FolderDevice& listed, const DeviceKeys& invitation,
                                  TeamSecrets& secrets, const CancelToken& cancel)
{
    const QString login = folderLoginOf(listed.device);
    const auto secret = deviceSecret(login, secrets, cancel);
    if (!secret)
        return fail(secret.error());
    const DeviceKeys keys = folderKeysOf(secret->text);
    const QString path = devicePath(own);
    const auto written = makeSharedFolder(own).and_then(
        [&] { return writeDeviceKey(path, roster.study, listed, keys.publicKey, invitation); });
    if (written)
        return keys;
    const auto taken = readDeviceKey(path, roster.study, listed);
    const bool isTaken = taken && *taken == keys.publicKey; // it stands there all the same
    if (secret->isNew && !isTaken)
        secrets.forget(login);
    return fail(written.error());
}

/// The keys of a device that took its invitation before, and whose file was not made.
Result<DeviceKeys> keysTakenBefore(const QByteArray& taken, const QString& shared,
                                   const QString& login, TeamSecrets& secrets,
                                   const CancelToken& cancel)
{
    const auto secret = secrets.secret(login, cancel);
    if (!secret && !isMissingSecret(secret.error()))
        return fail(secret.error());
    if (secret) {
        if (DeviceKeys keys = folderKeysOf(*secret); keys.publicKey == taken)
            return keys;
    }
    return fail(folderError(ErrorCode::SignInRefused, shared));
}

/// A coordinator's: the roster to be changed, and the keys that seal it.
struct OwnRoster
{
    FolderRoster roster;
    DeviceKeys keys;
    QString path;
    std::unique_ptr<disk::FolderLock> lock; ///< Nobody else changes it meanwhile.
};

/// `file`: of whoever changes it. One that was turned back is not to be sealed anew: whoever was
/// cut off meanwhile would be back for good.
Result<OwnRoster> ownRosterOf(const TeamMembership& membership, TeamSecrets& secrets,
                              TeamFile& file, const CancelToken& cancel)
{
    const QString own =
        folderOfDevice(folderOfStudy(membership.host, membership.database), membership.device);
    auto lock = holdDeviceFolder(own, cancel);
    if (!lock)
        return fail(lock.error());
    auto roster = rosterOf(membership);
    if (!roster)
        return fail(roster.error());
    if (roster->device != membership.device)
        return fail(folderError(ErrorCode::NotInTeam, membership.host));
    const auto seen = file.cursors();
    if (!seen)
        return fail(seen.error());
    if (const auto held = checkNotTurnedBack(*roster, *seen, rosterPath(own)); !held)
        return fail(held.error());
    const auto secret = secrets.secret(membership.login, cancel);
    if (!secret)
        return fail(secret.error());
    DeviceKeys keys = folderKeysOf(*secret);
    if (keys.publicKey != roster->key)
        return fail(folderError(ErrorCode::SignInRefused, membership.host));
    return OwnRoster{std::move(*roster), std::move(keys), rosterPath(own), std::move(*lock)};
}

/// The changed one takes the place of the one before, here and in what the file knows: before the
/// next sync nobody turns it back either.
Result<void> putRoster(OwnRoster& own, TeamFile& file)
{
    ++own.roster.number;
    own.roster.digest = folderDigest(sealedRoster(own.roster, own.keys));
    return writeRoster(own.path, own.roster, own.keys).and_then([&] {
        return keepRoster(own.roster, file);
    });
}

Result<FolderSession> sessionOf(const TeamMembership& membership, TeamSecrets& secrets,
                                TeamFile& file, const CancelToken& cancel)
{
    const auto secret = secrets.secret(membership.login, cancel);
    if (!secret)
        return fail(secret.error());
    return FolderSession(membership, folderKeysOf(*secret), file);
}

std::optional<qint64> lastWrittenAt(const QString& folder)
{
    const qint64 last = batchFilesIn(folder).last();
    if (last == 0)
        return std::nullopt;
    return QFileInfo(batchPath(folder, last)).lastModified().toMSecsSinceEpoch();
}

/// Nobody's place in the list is taken by a second device of theirs.
TeamMember& memberOf(std::vector<TeamMember>& members, const Uuid& person, const QString& code,
                     Role role)
{
    const auto found = std::find_if(members.begin(), members.end(), [&](const TeamMember& member) {
        return member.person == person;
    });
    if (found != members.end())
        return *found;
    TeamMember member;
    member.person = person;
    member.code = code;
    member.role = role;
    return members.emplace_back(std::move(member));
}

} // namespace

Result<TeamMembership> FolderTeam::create(const ServerAddress& folder, const TeamFounder& founder,
                                          const CancelToken& cancel)
{
    const auto shared = existingFolder(folder.host);
    if (!shared)
        return fail(shared.error());
    const QString team = folderOfStudy(*shared, founder.study.text());
    const auto before = sharedBefore(team, m_secrets, cancel);
    if (!before)
        return fail(before.error());
    const bool isAnothers = *before ? (*before)->person != founder.person : QFileInfo::exists(team);
    if (isAnothers)
        return fail(ErrorCode::FileExists, team);
    const auto roster =
        *before ? Result<FolderRoster>(**before) : foundTeam(team, founder, m_secrets, cancel);
    return roster.map([&](const FolderRoster& of) {
        return folderMembership(*shared, of, founder.person, of.device);
    });
}

Result<Invitation> FolderTeam::invite(const TeamMembership& membership, const InvitedPerson& whom,
                                      TeamFile& file, const CancelToken& cancel)
{
    // Whoever adjudicates must not read the others' decisions, which a folder cannot hide.
    if (whom.role != Role::Annotator)
        return fail({ErrorCode::WrongRole, {}, 0, 0, whom.code, {}});
    auto own = ownRosterOf(membership, m_secrets, file, cancel);
    if (!own)
        return fail(own.error());
    const QString token = freshSecret();
    FolderDevice device{RandomIds().next(),
                        whom.person,
                        whom.code,
                        folderKeysOf(token).publicKey,
                        folderNow(),
                        folderNow() + whom.days * DayMs,
                        {},
                        0};
    own->roster.devices.push_back(device);
    if (const auto put = putRoster(*own, file); !put)
        return fail(put.error());
    Invitation invitation;
    invitation.address.database = membership.database;
    invitation.address.login = folderLoginOf(device.device);
    invitation.address.secret = token;
    invitation.title = whom.title;
    invitation.code = whom.code;
    invitation.validUntil = device.validUntil;
    invitation.authority = membership.certificate.toLatin1();
    invitation.coordinator = membership.device;
    return invitation;
}

Result<JoinedTeam> FolderTeam::join(const Invitation& invitation, const QString& /*certificate*/,
                                    TeamFile& file, const CancelToken& cancel)
{
    const auto shared = existingFolder(invitation.address.host);
    if (!shared)
        return fail(shared.error());
    TeamMembership membership;
    membership.host = *shared;
    membership.database = invitation.address.database;
    membership.certificate = QString::fromLatin1(invitation.authority);
    membership.incarnation = invitation.coordinator;
    const auto roster = rosterOf(membership);
    if (!roster)
        return fail(roster.error());
    const auto device =
        Uuid::fromText(invitation.address.login.mid(FolderLogin.size())).value_or(Uuid());
    const FolderDevice* listed = roster->find(device);
    const DeviceKeys token = folderKeysOf(invitation.address.secret);
    if (!listed || listed->revokedAt || listed->invitation != token.publicKey)
        return fail(folderError(ErrorCode::NotInTeam, *shared));
    const QString own = folderOfDevice(folderOfStudy(*shared, membership.database), device);
    const auto taken = readDeviceKey(devicePath(own), roster->study, *listed);
    if (!taken && listed->validUntil < folderNow())
        return fail(folderError(ErrorCode::NotInTeam, *shared));
    const auto keys =
        taken ? keysTakenBefore(*taken, *shared, folderLoginOf(device), m_secrets, cancel)
              : takeInvitation(own, *roster, *listed, token, m_secrets, cancel);
    if (!keys)
        return fail(keys.error());
    membership = folderMembership(*shared, *roster, listed->person, device);
    const auto fetched = FolderSession(membership, *keys, file).fetch(cancel);
    if (!fetched)
        return fail(fetched.error());
    return JoinedTeam{membership, roster->roleOf(device), fetched->received, fetched->troubles};
}

Result<std::unique_ptr<TeamSession>> FolderTeam::connect(const TeamMembership& membership,
                                                         TeamFile& file,
                                                         std::function<void()> /*rang*/,
                                                         const CancelToken& cancel)
{
    auto session = sessionOf(membership, m_secrets, file, cancel);
    if (!session)
        return fail(session.error());
    return std::make_unique<FolderSession>(std::move(*session));
}

Result<VerifiedTeam> FolderTeam::verify(const TeamMembership& membership, TeamFile& file,
                                        const CancelToken& cancel)
{
    auto session = sessionOf(membership, m_secrets, file, cancel);
    return session ? session->verify(cancel) : fail(session.error());
}

Result<std::vector<TeamMember>> FolderTeam::status(const TeamMembership& membership,
                                                   const CancelToken& /*cancel*/)
{
    const auto roster = rosterOf(membership);
    if (!roster)
        return fail(roster.error());
    const QString team = folderOfStudy(membership.host, membership.database);
    const bool isCoordinator = membership.device == roster->device;
    std::vector<TeamMember> members;
    if (isCoordinator) {
        TeamDevice own;
        own.login = membership.login;
        own.device = roster->device;
        own.seenAt = lastWrittenAt(folderOfDevice(team, roster->device));
        own.enrolledAt = own.seenAt.value_or(0);
        memberOf(members, roster->person, roster->code, Role::Coordinator).devices.push_back(own);
    }
    for (const FolderDevice& listed : roster->devices) {
        if (!isCoordinator && listed.person != membership.person)
            continue;
        const QString folder = folderOfDevice(team, listed.device);
        TeamDevice device;
        device.login = folderLoginOf(listed.device);
        device.device = listed.device;
        device.invitedAt = listed.invitedAt;
        device.validUntil = listed.validUntil;
        device.revokedAt = listed.revokedAt;
        device.seenAt = lastWrittenAt(folder);
        if (readDeviceKey(devicePath(folder), roster->study, listed))
            device.enrolledAt = QFileInfo(devicePath(folder)).lastModified().toMSecsSinceEpoch();
        memberOf(members, listed.person, listed.code, Role::Annotator).devices.push_back(device);
    }
    return members;
}

/// What can be read in the folder at this moment counts; what comes later does not. Read it is by
/// this file: a file may lie there under any number, with others to come before it.
Result<int> FolderTeam::revoke(const TeamMembership& membership, const Uuid& person,
                               const Uuid& device, TeamFile& file, const CancelToken& cancel)
{
    auto session = sessionOf(membership, m_secrets, file, cancel);
    if (!session)
        return fail(session.error());
    if (const auto read = session->fetch(cancel); !read)
        return fail(read.error());
    auto own = ownRosterOf(membership, m_secrets, file, cancel);
    if (!own)
        return fail(own.error());
    const auto cursors = file.cursors();
    if (!cursors)
        return fail(cursors.error());
    int count = 0;
    for (FolderDevice& listed : own->roster.devices) {
        const bool isMeant = listed.person == person && !listed.revokedAt &&
                             (device.isNull() || listed.device == device);
        if (!isMeant)
            continue;
        listed.revokedAt = folderNow();
        listed.taken = filesRead(own->roster.study, listed.device, *cursors);
        ++count;
    }
    const auto put = putRoster(*own, file);
    return put ? Result<int>(count) : fail(put.error());
}

Result<int> FolderTeam::unblock(const TeamMembership& /*membership*/, const CancelToken& /*cancel*/)
{
    return 0;
}

/// Nobody is there who could hand items out.
Result<int> FolderTeam::openItems(const TeamMembership& /*membership*/, std::optional<int> /*most*/,
                                  const CancelToken& /*cancel*/)
{
    return 0;
}

} // namespace subtext
