// SPDX-License-Identifier: MIT
#include "core/storage/auditedstate.h"

#include "core/storage/database.h"
#include "core/storage/digestbuffer.h"

#include <QHash>

#include <algorithm>
#include <tuple>
#include <vector>

namespace subtext {
namespace {

constexpr QLatin1String VersionKey("version");
constexpr QLatin1String BeforeKey("before");
constexpr QLatin1String DigestKey("sha256");

std::size_t slot(AuditedState::Part part)
{
    return static_cast<std::size_t>(part);
}

// A value as QDataStream (Qt_6_0) writes a QVariant: its type, whether it is none, and the value.
void addKind(DigestBuffer& digest, QMetaType::Type type)
{
    digest.addNumber(static_cast<quint32>(type));
    digest.addNumber(static_cast<qint8>(type == QMetaType::UnknownType));
}

void addInteger(DigestBuffer& digest, qint64 number)
{
    addKind(digest, QMetaType::LongLong);
    digest.addNumber(number);
}

void addText(DigestBuffer& digest, QStringView text)
{
    addKind(digest, QMetaType::QString);
    digest.addNumber(static_cast<quint32>(2 * text.size()));
    digest.addUtf16(text);
}

/// As addText.
void addAscii(DigestBuffer& digest, QByteArrayView text)
{
    addKind(digest, QMetaType::QString);
    digest.addNumber(static_cast<quint32>(2 * text.size()));
    digest.addAsciiAsUtf16(text);
}

void addColumn(DigestBuffer& digest, Query& row)
{
    if (row.isNull()) {
        row.skip();
        addKind(digest, QMetaType::UnknownType);
    } else if (row.isInteger()) {
        addInteger(digest, row.integer());
    } else {
        addText(digest, row.text());
    }
}

/// People or scenarios in the order of their UUIDs.
class UuidOrder
{
public:
    UuidOrder(Database& database, const char* query)
    {
        Query row(database, query);
        while (row.next()) {
            m_uuids += row.utf8();
            m_ends.push_back(m_uuids.size());
            m_places.insert(row.integer(), static_cast<quint32>(m_ends.size()));
        }
    }
    /// From 1; 0 for one that is not there, as SQL puts NULL before everything.
    quint32 placeOf(qint64 id) const { return m_places.value(id); }
    void add(DigestBuffer& digest, quint32 place) const
    {
        if (place == 0) {
            addKind(digest, QMetaType::UnknownType);
            return;
        }
        const qsizetype begin = place == 1 ? 0 : m_ends[place - 2];
        const QByteArrayView uuid =
            QByteArrayView(m_uuids).sliced(begin, m_ends[place - 1] - begin);
        if (std::all_of(uuid.begin(), uuid.end(), [](char c) { return c >= ' ' && c <= '~'; }))
            addAscii(digest, uuid);
        else
            addText(digest, QString::fromUtf8(uuid)); // a row of another program's making
    }

private:
    QByteArray m_uuids; ///< One after the other.
    std::vector<qsizetype> m_ends;
    QHash<qint64, quint32> m_places;
};

struct DigestedSeat
{
    quint32 person = 0; ///< Its place among the UUIDs, as of the scenario.
    quint32 scenario = 0;
    std::array<qint64, 3> values{}; ///< Position, seat and whether it is live.
};

/// By the UUIDs of people, then of scenarios. Sorting hundreds of thousands of rows by two UUIDs of
/// other tables takes SQLite several times as long.
QByteArray assignmentsDigest(Database& database)
{
    const UuidOrder people(database, "audit.personOrder");
    const UuidOrder scenarios(database, "audit.scenarioOrder");
    std::vector<DigestedSeat> seats;
    Query row(database, "audit.seats");
    while (row.next()) {
        DigestedSeat& seat = seats.emplace_back();
        seat.person = people.placeOf(row.integer());
        seat.scenario = scenarios.placeOf(row.integer());
        for (qint64& value : seat.values)
            value = row.integer();
    }
    std::sort(seats.begin(), seats.end(), [](const DigestedSeat& a, const DigestedSeat& b) {
        return std::tie(a.person, a.scenario) < std::tie(b.person, b.scenario);
    });
    DigestBuffer digest;
    for (const DigestedSeat& seat : seats) {
        people.add(digest, seat.person);
        scenarios.add(digest, seat.scenario);
        for (const qint64 value : seat.values)
            addInteger(digest, value);
    }
    return digest.result();
}

QString hex(const QByteArray& digest)
{
    return QString::fromLatin1(digest.toHex());
}

QByteArray fromHex(const QJsonValue& value)
{
    return QByteArray::fromHex(value.toString().toLatin1());
}

} // namespace

QLatin1String AuditedState::token(Part part)
{
    static constexpr std::array Tokens{QLatin1String("people"), QLatin1String("assignments"),
                                       QLatin1String("study")};
    return Tokens.at(slot(part));
}

void AuditedState::aboutToChange(Part part)
{
    if (auto& before = m_before.at(slot(part)); !before)
        before = digest(part);
}

QJsonObject AuditedState::record(bool isFirst)
{
    QJsonObject state{{VersionKey, Version}};
    for (Part part : AllParts) {
        const auto& was = m_before.at(slot(part));
        if (!isFirst && !was)
            continue;
        const QByteArray now = digest(part);
        if (!isFirst && now == *was)
            continue;
        QJsonObject change{{DigestKey, hex(now)}};
        if (!isFirst)
            change.insert(BeforeKey, hex(*was));
        state.insert(token(part), change);
    }
    return state;
}

QByteArray AuditedState::digest(Part part)
{
    if (part == Part::Assignments)
        return assignmentsDigest(m_database);
    DigestBuffer digest;
    Query row(m_database, part == Part::People ? "audit.people" : "audit.study");
    while (row.next()) {
        for (int left = row.columns(); left > 0; --left)
            addColumn(digest, row);
    }
    return digest.result();
}

QLatin1String AuditedStateWalk::take(const QJsonObject& detail)
{
    const QJsonObject state = detail.value(AuditedState::Key).toObject();
    if (state.value(VersionKey).toInt() != AuditedState::Version)
        return AuditedState::Key;
    for (AuditedState::Part part : AuditedState::AllParts) {
        const QLatin1String token = AuditedState::token(part);
        auto& known = m_known.at(slot(part));
        if (!known && !state.contains(token))
            return token; // the first entry speaks of every part
        if (!state.contains(token))
            continue;
        const QJsonObject change = state.value(token).toObject();
        if (known && fromHex(change.value(BeforeKey)) != *known)
            return token;
        known = fromHex(change.value(DigestKey));
    }
    return {};
}

std::optional<QByteArray> AuditedStateWalk::digest(AuditedState::Part part) const
{
    return m_known.at(slot(part));
}

} // namespace subtext
