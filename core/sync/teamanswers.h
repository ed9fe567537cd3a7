// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/vocabulary.h"
#include "core/sync/folderfault.h"
#include "core/sync/pushrefusal.h"
#include "core/sync/streamcursor.h"

#include <QMap>

#include <optional>
#include <vector>

namespace subtext {

// What the server says, as values. Moments are UTC milliseconds.

struct ServerHello
{
    int version = 0;      ///< Of the server's schema.
    bool isServed = true; ///< False: this program is too old for it.
    Uuid study;
    Uuid incarnation; ///< Another one: it was restored from a backup.
    Uuid person;
    Uuid device;
    Role role = Role::Annotator;
    bool watches = false; ///< A coordinator who reads the desks and decides no more.
    Uuid serverDevice;    ///< The author of what the server writes by itself.
    bool isLocked = false;
    int round = 1; ///< Of the desk.
    int claim = 0; ///< How many open items an annotator may have who asks for more; 0: none.
    qint64 time = 0;
    QMap<QString, QString> bells; ///< What to listen to, by audience.
};

struct StreamHead
{
    Uuid stream;
    QString key; ///< See `streamKey`.
    qint64 n = 0;
    QByteArray head;
};

struct PulledEntry
{
    Uuid stream;
    qint64 receivedAt = 0;
    StreamEntry entry; ///< Its row has no round; the stream's key says it.
};

/// A scene, or what was corrected in one, of an item that is or was one's own.
struct PulledScene
{
    WireRow row;
    QByteArray digest; ///< As the server has it; see `rowDigest`.
};

struct OwnChainEnd
{
    Uuid stream;
    QString key;
    StreamCursor::ChainEnd end;
};

struct HeadAt
{
    qint64 n = 0;
    QByteArray head;
};

struct DeskProgress
{
    int splits = 0;
    int open = 0; ///< Of them, those that one has not decided.
};

struct TeamDevice
{
    QString login;
    Uuid device;
    qint64 invitedAt = 0;
    qint64 validUntil = 0;            ///< Of the invitation.
    std::optional<qint64> enrolledAt; ///< None: the invitation was not opened yet.
    std::optional<qint64> revokedAt;
    std::optional<qint64> seenAt; ///< None: it never reported.
    int waiting = 0;
    int refused = 0;
    QString client;
    qint64 clockAheadMs = 0;
    /// It takes part, and the file of whoever asks has not found yet that it was invited: nothing
    /// that it wrote was read, or somebody made it up.
    bool isUnproved = false;
};

struct TeamMember
{
    Uuid person;
    QString code;
    Role role = Role::Annotator;
    bool isWithdrawn = false;
    std::optional<qint64> revokedAt; ///< Cut off for good: nobody can invite them again.
    std::vector<TeamDevice> devices;

    /// One that takes part now.
    bool hasJoined() const;
    /// Until when the latest invitation can be opened that nobody has opened yet; none where there
    /// is none.
    std::optional<qint64> openInvitation(qint64 nowMs) const;
};

/// What stands against inviting somebody, the weightiest first.
enum class InvitationStanding {
    ToInvite,      ///< Nothing.
    CutOff,        ///< For good.
    OnlyToServers, ///< A folder cannot keep them from reading what their role must not read.
    Oneself,       ///< Who asks; may invite a further device of their own.
    TakesPart,     ///< A coordinator gives nobody a second device.
    DroppedOut,
    Invited ///< And that can be opened yet.
};
/// `member` is null where the team does not know them yet.
InvitationStanding invitationStanding(const TeamMember* member, Role role, bool isOneself,
                                      bool isByFolder, qint64 nowMs);

struct RefusedPush
{
    std::size_t place = 0; ///< In the batch.
    PushRefusal reason = PushRefusal::Other;
};

/// Of a batch: all of it, or nothing and why.
struct PushOutcome
{
    int taken = 0;
    int known = 0; ///< Sent before.
    std::vector<RefusedPush> refused;
};

/// What came of carrying rows between a file and the server.
struct SyncOutcome
{
    ServerHello hello;
    qint64 received = 0; ///< Entries that were new to this file, its own among them.
    qint64 sent = 0;
    std::vector<std::pair<WireRow, PushRefusal>> refused;
    bool areDesksOpened = false; ///< By this call.
    /// Of a shared folder: what was passed over, with all that its device said after it. Where it
    /// is a file of this device, nothing was sent.
    std::vector<FolderTrouble> troubles{};
};

/// What came of asking for more items. Why none were given, the greeting says: see `mayClaim`.
struct ClaimOutcome
{
    SyncOutcome carried;
    int given = 0;
};

/// More open items can be allowed to nobody who asks for more.
inline constexpr int MostOpenItems = 10'000;
/// Where whoever allows it says no number.
inline constexpr int UsualOpenItems = 10;

/// Whether whoever is greeted so may ask for more items.
inline bool mayClaim(const ServerHello& hello)
{
    return hello.role == Role::Annotator && hello.claim > 0 && !hello.isLocked;
}

/// A device that wrote rows, and for whom.
struct WritingDevice
{
    Uuid device;
    Uuid person; ///< None: the server itself.

    bool operator==(const WritingDevice&) const = default;
};

/// Who reads alike what a fingerprint is of.
enum class FingerprintCircle : std::uint8_t {
    Everybody,
    Staff, ///< Adjudicators and coordinators.
    Coordinators,
    OwnFile, ///< Other devices of the same person.
};

/// See `fingerprintOf`.
struct TeamFingerprint
{
    FingerprintCircle circle = FingerprintCircle::OwnFile;
    QString digits;

    bool operator==(const TeamFingerprint&) const = default;
};

/// What a reading of everything came to in which all was as its devices sent it.
struct VerifiedTeam
{
    qint64 rows = 0;
    /// Devices that joined before devices signed: of their rows nobody but the server says whose
    /// they are.
    std::vector<WritingDevice> unsealed{};
    /// Devices that sign, by keys that the server does not give to the owner of the file.
    std::vector<WritingDevice> unchecked{};
    /// Devices that nobody invited who may, in a team whose coordinator certifies them: somebody
    /// made them up on the server.
    std::vector<WritingDevice> strangers{};
    /// How many heads of its own audit chain this device sealed that are not in the chain of the
    /// file: it goes on from an older copy, or its past was written anew.
    qint64 lostAnchors = 0;
    /// Of where everything was that was read, the widest circle first.
    std::vector<TeamFingerprint> fingerprints{};
};

struct NewLogin
{
    QString login;
    Uuid device;
    qint64 validUntil = 0;
};

struct Enrolment
{
    Uuid study;
    Uuid person;
    Uuid device;
};

} // namespace subtext
