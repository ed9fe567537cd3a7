// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/uuid.h"

#include <QStringList>

#include <optional>

namespace subtext {

class Clock;
class Database;

/// What rows get that are ordered by when they were written, in whichever copy of the study: a rank
/// and a UUID. Of two the one with the greater (rank, UUID) counts.
class RowStamps
{
public:
    explicit RowStamps(Database& database)
        : m_database(database)
    {}

    /// Where times come from, before the first row is written; it must outlive the database.
    void use(const Clock& clock) { m_clock = &clock; }

    /// An operation begins; nothing is left of one that was rolled back. Never throws.
    void begin() { m_highest.reset(); }

    /// UTC milliseconds, by the clock alone.
    qint64 now() const;
    /// The time, or one more than the highest rank in the file: whoever has seen a row outranks it,
    /// whatever the clocks say. UTC milliseconds, each time a greater one. Throws.
    qint64 rank();

    /// A UUID made of what a row says (RFC 4122, version 5): two rows that say the same, moment and
    /// rank included, are one row, wherever they were written.
    static Uuid uuidOf(const QStringList& content);

private:
    Database& m_database;
    const Clock* m_clock = nullptr;
    std::optional<qint64> m_highest;
};

} // namespace subtext
