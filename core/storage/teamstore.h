// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/teamrecords.h"
#include "core/storage/records.h"
#include "core/storage/store.h"

#include <optional>
#include <set>
#include <vector>

namespace subtext {

/// What this file and the server of a team know of each other.
class TeamStore : Store
{
public:
    using Store::Store;

    /// None where the file takes part in no team.
    std::optional<TeamMembership> membership();
    void setMembership(const TeamMembership& membership);

    /// The server has it, or it is on its way there.
    bool hasTravelled(const QString& uuid);
    void markThere(const QString& uuid, const QString& stream);
    /// On its way: `k` is its place in this device's chain, `packet` what is sent.
    void send(const QString& uuid, const QString& stream, qint64 k, const QByteArray& packet);
    /// What is on its way, by stream and place.
    std::vector<QByteArray> waiting();
    /// What is on its way is as it was before it was sent.
    void callBack();
    /// The lowest id of a row that is on its way; none where none is.
    std::optional<qint64> firstWaiting(const PortableTable& table);
    /// The first rows after the id `after` that neither travelled nor were set aside.
    std::vector<Records::Numbered> unsent(const PortableTable& table, qint64 after, int limit);
    /// The id of the row of that UUID; none where the file has none.
    std::optional<qint64> idOf(const PortableTable& table, const QString& uuid);
    /// The row itself.
    std::optional<Record> row(const PortableTable& table, const QString& uuid);

    std::vector<KeptCursor> cursors();
    void setCursor(const KeptCursor& cursor);
    /// Coordinators who watch the desks.
    std::set<Uuid> watchers();
    /// Where the streams of a cut end of which parts are in the file, until it is there as a whole:
    /// in the file, since the program may be killed meanwhile and others read beside it.
    void setArriving(const KeptCursor& end);
    /// A part of a cut whose ends nobody knows any more: those of a server that was restored since.
    void setArriving();
    std::vector<KeptCursor> arriving();
    bool isArriving();
    /// The stream was read as far as `n`.
    void setArrived(const Uuid& stream, qint64 n);
    void setAllArrived();
    /// The server is another one: nothing is known of what it has, nor of what was arriving.
    void forgetServer();

    /// How whole the file is, but for what was not sent from here: that is in it.
    TeamReading reading();
    void setReading(qint64 asOf, const std::vector<DeviceElsewhere>& elsewhere);

    std::vector<ParkedRow> parked();
    /// Those of them that whoever has the file lacks. Names, and to annotators the others, travel
    /// only to whoever may see them: a row that waits for one lacks nothing.
    std::vector<ParkedRow> missed();
    void park(const ParkedRow& row);
    void unpark(const QString& uuid);

    std::vector<SetAsideRow> setAside();
    bool isSetAside(const QString& uuid);
    void setAside(const SetAsideRow& row);
    void takeBack(const QString& uuid); ///< To be sent again.
};

} // namespace subtext
