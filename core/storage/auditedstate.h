// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QLatin1String>

#include <array>
#include <optional>

namespace subtext {

class Database;

/// The tables that change in place: the chain cannot cover them row by row, so an operation that
/// changes one names the digest of the whole table, before and after. Who changed a row behind the
/// program's back is found out by the next `verify`, and by every later one: the operation that
/// comes after it names a table before it that no entry made.
class AuditedState
{
public:
    enum class Part { People, Assignments, Study };
    static constexpr std::array<Part, 3> AllParts{Part::People, Part::Assignments, Part::Study};
    /// "people", "assignments", "study": in the chain, and in errors about it.
    static QLatin1String token(Part part);
    /// Where an entry's detail has the record, and which version of it is understood.
    static constexpr QLatin1String Key{"state"};
    static constexpr int Version = 2;

    explicit AuditedState(Database& database)
        : m_database(database)
    {}

    /// An operation begins; nothing is left of one that was rolled back. Never throws.
    void begin() { m_before = {}; }
    /// To be called by whoever writes a row of the table, before it is written.
    void aboutToChange(Part part);
    /// What the entry of the operation says: the version of this record, and each part that the
    /// operation has changed, or every part where the entry before has another version of the
    /// record, `before`, which an older program wrote (0: none).
    QJsonObject record(qint64 before);

    /// SHA-256 over the rows of the table as they are now, whatever their order in the file. In
    /// version 1, of programs before schema 7, with the ids of people and without the items that
    /// were taken from somebody.
    QByteArray digest(Part part, qint64 version = Version);

private:
    Database& m_database;
    std::array<std::optional<QByteArray>, AllParts.size()> m_before;
};

/// Goes along the chain and knows what the entries say of the tables.
class AuditedStateWalk
{
public:
    /// Takes the entry in. Returns the part that was not what the entries before had made it; empty
    /// where all is well.
    QLatin1String take(const QJsonObject& detail);
    /// What the part was after the last entry; none where no entry that is understood says so.
    std::optional<QByteArray> digest(AuditedState::Part part) const;
    /// Of the digests.
    qint64 version() const { return m_version; }
    /// Whether the last entry that was taken in leaves no part unknown.
    bool knowsEverything() const;

private:
    qint64 m_version = AuditedState::Version;
    std::array<std::optional<QByteArray>, AuditedState::AllParts.size()> m_known;
};

} // namespace subtext
