// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace subtext {

class Clock;
class Database;
class IdSource;

/// What rows get that are ordered by when they were written, in whichever copy of the study: a UUID
/// and a rank. Of two the one with the greater (rank, UUID) counts.
class RowStamps
{
public:
    explicit RowStamps(Database& database)
        : m_database(database)
    {}

    /// Where UUIDs and times come from, before the first row is written; both must outlive the
    /// database.
    void use(IdSource& ids, const Clock& clock);

    /// An operation begins; nothing is left of one that was rolled back. Never throws.
    void begin() { m_highest.reset(); }

    QString uuid();
    /// UTC milliseconds, by the clock alone.
    qint64 now() const;
    /// The time, or one more than the highest rank in the file: whoever has seen a row outranks it,
    /// whatever the clocks say. UTC milliseconds, each time a greater one. Throws.
    qint64 rank();

private:
    Database& m_database;
    IdSource* m_ids = nullptr;
    const Clock* m_clock = nullptr;
    std::optional<qint64> m_highest;
};

} // namespace subtext
