// SPDX-License-Identifier: MIT
#include "core/storage/teamstore.h"

#include "core/domain/vocabulary.h"
#include "core/storage/checkedrow.h"
#include "core/storage/database.h"
#include "core/storage/rowstamps.h"

#include <algorithm>

namespace subtext {
namespace {

constexpr int LargestPort = 65'535;
constexpr qsizetype HashBytes = 32;

/// Before a stream and its key, under an id of its own: beside how far the stream was read.
constexpr QLatin1String ArrivingBegin("arriving:");
constexpr qsizetype UuidLength = 36;

Uuid arrivingId(const Uuid& stream)
{
    return RowStamps::uuidOf({QStringLiteral("arriving"), stream.text()});
}

QString arrivingName(const KeptCursor& end)
{
    return ArrivingBegin + end.stream.text() + u':' + end.key;
}

QByteArray takeHash(Query& row, const CheckedRow& checked, const char* column)
{
    const QByteArray text = row.bytes();
    const QByteArray hash = QByteArray::fromHex(text);
    if (hash.size() != HashBytes || hash.toHex() != text)
        checked.refuse(column, QString::fromUtf8(text));
    return hash;
}

qint64 takePlace(Query& row, const CheckedRow& checked, const char* column, qint64 lowest)
{
    const qint64 place = row.integer();
    if (place < lowest)
        checked.refuse(column, QString::number(place));
    return place;
}

std::string unsentFrom(const PortableTable& table)
{
    return " FROM " + sqlName(table.table) +
           " AS one WHERE NOT EXISTS (SELECT 1 FROM travel WHERE uuid = one.uuid)"
           " AND NOT EXISTS (SELECT 1 FROM set_aside WHERE uuid = one.uuid)";
}

std::string queryName(const char* name, const PortableTable& table)
{
    return name + sqlName(table.table);
}

} // namespace

std::optional<TeamMembership> TeamStore::membership()
{
    Query row(m_database, "team.membership");
    if (!row.next())
        return std::nullopt;
    const CheckedRow checked(row, {"team", 1});
    TeamMembership membership;
    membership.host = row.text();
    membership.port = checked.whole("port", 1);
    if (membership.port > LargestPort)
        checked.refuse("port", QString::number(membership.port));
    membership.database = row.text();
    membership.login = row.text();
    membership.certificate = row.text();
    membership.person = checked.uuid("person");
    membership.device = checked.uuid("device");
    membership.role = roleToken(checked.token("role", roleFromToken, roleToken));
    membership.incarnation = checked.uuid("incarnation");
    return membership;
}

void TeamStore::setMembership(const TeamMembership& membership)
{
    Query query(m_database, "team.set");
    query.add(membership.host).add(qint64{membership.port}).add(membership.database);
    query.add(membership.login).add(membership.certificate).add(membership.person);
    query.add(membership.device).add(membership.role).add(membership.incarnation).run();
}

bool TeamStore::hasTravelled(const QString& uuid)
{
    return Query(m_database, "travel.has").add(uuid).number() != 0;
}

void TeamStore::markThere(const QString& uuid, const QString& stream)
{
    Query(m_database, "travel.isThere").add(uuid).add(stream).run();
}

void TeamStore::send(const QString& uuid, const QString& stream, qint64 k, const QByteArray& packet)
{
    Query query(m_database, "travel.send");
    query.add(uuid).add(stream).add(k).add(QString::fromUtf8(packet)).run();
}

std::vector<QByteArray> TeamStore::waiting()
{
    Query row(m_database, "travel.waiting");
    std::vector<QByteArray> packets;
    while (row.next())
        packets.push_back(row.bytes());
    return packets;
}

void TeamStore::callBack()
{
    Query(m_database, "travel.callBack").run();
}

std::optional<qint64> TeamStore::firstWaiting(const PortableTable& table)
{
    Query row(m_database, queryName("travel.firstWaiting.", table), [&] {
        return "SELECT min(one.id) FROM travel CROSS JOIN " + sqlName(table.table) +
               " AS one ON one.uuid = travel.uuid WHERE travel.k IS NOT NULL";
    });
    row.next();
    return row.optionalInteger();
}

std::vector<Records::Numbered> TeamStore::unsent(const PortableTable& table, qint64 after,
                                                 int limit)
{
    std::vector<Records::Numbered> rows;
    {
        Query row(m_database, queryName("travel.unsent.", table), [&] {
            return "SELECT one.id" + unsentFrom(table) + " AND one.id > ? ORDER BY one.id LIMIT ?";
        });
        row.add(after).add(qint64{limit});
        while (row.next())
            rows.push_back({row.integer(), {}});
    }
    Records records(m_database);
    for (Records::Numbered& of : rows)
        records.forEachInRange(table, of.id, of.id,
                               [&](const Record& record) { of.record = record; });
    return rows;
}

std::optional<qint64> TeamStore::idOf(const PortableTable& table, const QString& uuid)
{
    Query found(m_database, queryName("travel.idOf.", table),
                [&] { return "SELECT id FROM " + sqlName(table.table) + " WHERE uuid = ?"; });
    return found.add(uuid).first(&Query::integer);
}

std::optional<Record> TeamStore::row(const PortableTable& table, const QString& uuid)
{
    std::optional<Record> record;
    if (const auto id = idOf(table, uuid))
        Records(m_database).forEachInRange(table, *id, *id, [&](const Record& r) { record = r; });
    return record;
}

std::vector<KeptCursor> TeamStore::cursors()
{
    std::vector<KeptCursor> cursors;
    std::map<Uuid, std::size_t> places;
    {
        Query row(m_database, "cursor.all");
        const CheckedRow checked(row, {"cursor"});
        while (row.next()) {
            KeptCursor cursor;
            cursor.stream = checked.uuid("stream");
            cursor.key = row.text();
            cursor.n = takePlace(row, checked, "n", 0);
            cursor.head = takeHash(row, checked, "head");
            places[cursor.stream] = cursors.size();
            cursors.push_back(std::move(cursor));
        }
    }
    Query row(m_database, "peerChain.all");
    const CheckedRow checked(row, {"peer_chain"});
    while (row.next()) {
        const auto place = places.find(checked.uuid("stream"));
        const Uuid device = checked.uuid("device");
        const qint64 k = takePlace(row, checked, "k", 1);
        const QByteArray link = takeHash(row, checked, "link");
        if (place != places.end())
            cursors[place->second].chains[device] = {k, link};
    }
    return cursors;
}

std::set<Uuid> TeamStore::watchers()
{
    std::set<Uuid> watchers;
    Query row(m_database, "cursor.watchers");
    while (row.next()) {
        if (const auto person = Uuid::fromText(row.text().mid(WatcherCursor.size())))
            watchers.insert(*person);
    }
    return watchers;
}

void TeamStore::setCursor(const KeptCursor& cursor)
{
    Query query(m_database, "cursor.set");
    query.add(cursor.stream)
        .add(cursor.key)
        .add(cursor.n)
        .add(QString::fromLatin1(cursor.head.toHex()))
        .run();
    for (const auto& [device, end] : cursor.chains) {
        Query chain(m_database, "peerChain.set");
        chain.add(cursor.stream)
            .add(device)
            .add(end.k)
            .add(QString::fromLatin1(end.link.toHex()))
            .run();
    }
}

void TeamStore::setArriving(const KeptCursor& end)
{
    setCursor({arrivingId(end.stream), arrivingName(end), end.n, end.head, {}});
}

void TeamStore::setArriving()
{
    setCursor({arrivingId({}), ArrivingBegin, 0, QByteArray(HashBytes, '\0'), {}});
}

std::vector<KeptCursor> TeamStore::arriving()
{
    std::vector<KeptCursor> ends;
    Query row(m_database, "cursor.arriving");
    const CheckedRow checked(row, {"cursor"});
    while (row.next()) {
        checked.uuid("stream"); // its own
        const QString name = row.text();
        const qint64 n = takePlace(row, checked, "n", 0);
        const QByteArray head = takeHash(row, checked, "head");
        if (name == ArrivingBegin)
            continue;
        const QString of = name.mid(ArrivingBegin.size());
        const auto stream = Uuid::fromText(of.left(UuidLength));
        if (!stream || of.size() <= UuidLength || of.at(UuidLength) != u':')
            checked.refuse("key", name);
        ends.push_back({*stream, of.mid(UuidLength + 1), n, head, {}});
    }
    return ends;
}

bool TeamStore::isArriving()
{
    return Query(m_database, "cursor.isArriving").number() != 0;
}

void TeamStore::setArrived(const Uuid& stream, qint64 n)
{
    Query(m_database, "cursor.arrived").add(arrivingId(stream)).add(n).run();
}

void TeamStore::setAllArrived()
{
    Query(m_database, "cursor.allArrived").run();
}

void TeamStore::forgetServer()
{
    for (const char* name : {"peerChain.forget", "cursor.forget", "travel.forget", "parked.forget",
                             "teamReading.forget", "teamDevice.forget"})
        Query(m_database, name).run();
}

std::vector<ParkedRow> TeamStore::missed()
{
    const auto membership = this->membership();
    const bool isAnnotator = membership && membership->role == roleToken(Role::Annotator);
    std::vector<ParkedRow> rows = parked();
    std::erase_if(rows, [&](const ParkedRow& row) {
        return row.reason == u"name" || (isAnnotator && row.reason == u"unknown_person");
    });
    return rows;
}

TeamReading TeamStore::reading()
{
    TeamReading reading;
    if (Query row(m_database, "teamReading.asOf"); row.next())
        reading.asOf = row.integer();
    reading.parked = static_cast<qint64>(missed().size());
    reading.setAside = static_cast<qint64>(setAside().size());
    reading.elsewhere = Query(m_database, "teamDevice.all").all([](Query& row) {
        const CheckedRow checked(row, {"team_device"});
        DeviceElsewhere one;
        one.device = checked.uuid("device");
        one.code = row.text();
        one.waiting = takePlace(row, checked, "waiting", 1);
        return one;
    });
    return reading;
}

void TeamStore::setReading(qint64 asOf, const std::vector<DeviceElsewhere>& elsewhere)
{
    Query(m_database, "teamReading.set").add(asOf).run();
    Query(m_database, "teamDevice.forget").run();
    for (const DeviceElsewhere& one : elsewhere)
        Query(m_database, "teamDevice.add").add(one.device).add(one.code).add(one.waiting).run();
}

std::vector<ParkedRow> TeamStore::parked()
{
    return Query(m_database, "parked.all").all([](Query& row) {
        ParkedRow parked;
        parked.uuid = row.text();
        parked.reason = row.text();
        parked.packet = row.bytes();
        return parked;
    });
}

void TeamStore::park(const ParkedRow& row)
{
    Query query(m_database, "parked.set");
    query.add(row.uuid).add(row.reason).add(QString::fromUtf8(row.packet)).run();
}

void TeamStore::unpark(const QString& uuid)
{
    Query(m_database, "parked.remove").add(uuid).run();
}

std::vector<SetAsideRow> TeamStore::setAside()
{
    return Query(m_database, "setAside.all").all([](Query& row) {
        SetAsideRow aside;
        aside.uuid = row.text();
        aside.kind = row.text();
        aside.reason = row.text();
        aside.at = row.integer();
        return aside;
    });
}

bool TeamStore::isSetAside(const QString& uuid)
{
    return Query(m_database, "setAside.has").add(uuid).number() != 0;
}

void TeamStore::setAside(const SetAsideRow& row)
{
    Query(m_database, "setAside.set").add(row.uuid).add(row.kind).add(row.reason).add(row.at).run();
}

void TeamStore::takeBack(const QString& uuid)
{
    Query(m_database, "setAside.remove").add(uuid).run();
}

} // namespace subtext
