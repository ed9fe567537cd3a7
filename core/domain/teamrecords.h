// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/uuid.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace subtext {

/// How the logins of a shared folder begin; those of servers begin in another way.
inline constexpr QLatin1String FolderLogin("folder-");

/// How the cursor is called, before the UUID of a person, that says that they watch the desks.
inline constexpr QLatin1String WatcherCursor("device:watches:");

/// How a file takes part in a team: where the server is, and whose device this is there. The secret
/// of the login is elsewhere. Of a team with a shared folder: the folder's path as host, the
/// study's id as database, the coordinator's key in hexadecimal digits as certificate, the
/// coordinator's device as incarnation.
struct TeamMembership
{
    QString host;
    int port = 5432;
    QString database;
    QString login;
    QString certificate; ///< File of the authority to believe; empty: those of the system.
    Uuid person;
    Uuid device;
    QString role;     ///< "annotator", "adjudicator" or "coordinator".
    Uuid incarnation; ///< Of the server: another one after it was restored from a backup.

    bool isByFolder() const { return login.startsWith(FolderLogin); }
    /// Nothing refuses there what a lock of the study keeps out: it waits in the file. What a
    /// coordinator's file has it took before it was locked.
    bool holdsFrozen() const { return isByFolder() && role == QLatin1String("annotator"); }

    bool operator==(const TeamMembership&) const = default;
};

struct KeptCursor
{
    struct End
    {
        qint64 k = 0;
        QByteArray link;
    };

    Uuid stream;
    QString key;
    qint64 n = 0;
    QByteArray head;
    std::map<Uuid, End> chains; ///< By device.
};

/// A row that cannot be taken yet, as it came.
struct ParkedRow
{
    QString uuid;
    QString reason;
    QByteArray packet;
};

/// Another device of which the server lacks rows, as it said last.
struct DeviceElsewhere
{
    Uuid device;
    QString code;       ///< Of its owner, as the server has it.
    qint64 waiting = 0; ///< Still to be sent, or refused.

    bool operator==(const DeviceElsewhere&) const = default;
};

/// How whole this file is as the team's.
struct TeamReading
{
    /// Everything that the team had by this moment of its server, in UTC milliseconds, is here;
    /// none where it was never read to its end.
    std::optional<qint64> asOf;
    qint64 parked = 0;   ///< Rows that came and cannot be taken, but for names that are withheld.
    qint64 setAside = 0; ///< Rows of ours that the server did not take.
    std::vector<DeviceElsewhere> elsewhere; ///< In a coordinator's file.
};

/// A row of ours that the server did not take.
struct SetAsideRow
{
    QString uuid;
    QString kind;
    QString reason; ///< See `PushRefusal`.
    qint64 at = 0;

    bool operator==(const SetAsideRow&) const = default;
};

} // namespace subtext
