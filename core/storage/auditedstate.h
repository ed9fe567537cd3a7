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
    /// Where an entry's detail has the record, and the version of it.
    static constexpr QLatin1String Key{"state"};
    static constexpr int Version = 1;

    explicit AuditedState(Database& database)
        : m_database(database)
    {}

    /// An operation begins; nothing is left of one that was rolled back. Never throws.
    void begin() { m_before = {}; }
    /// To be called by whoever writes a row of the table, before it is written.
    void aboutToChange(Part part);
    /// What the entry of the operation says: the version of this record, and each part that the
    /// operation has changed; every part in the first entry of a chain.
    QJsonObject record(bool isFirst);

    /// SHA-256 over the rows of the table as they are now, whatever their order in the file.
    QByteArray digest(Part part);

private:
    Database& m_database;
    std::array<std::optional<QByteArray>, AllParts.size()> m_before;
};

/// Goes along the chain and knows what the entries say of the tables.
class AuditedStateWalk
{
public:
    /// Takes the entry in. Returns the part that was not what the entries before had made it, or
    /// AuditedState::Key where the entry has no such record; empty where all is well.
    QLatin1String take(const QJsonObject& detail);
    /// What the part was after the last entry; none before the first.
    std::optional<QByteArray> digest(AuditedState::Part part) const;

private:
    std::array<std::optional<QByteArray>, AuditedState::AllParts.size()> m_known;
};

} // namespace subtext
