// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/base/uuid.h"
#include "core/storage/portabletables.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace subtext {

class Database;
class Query;

/// NULL, a number, or a text. A reference to a person or a scenario is the UUID of theirs.
using RecordValue = std::variant<std::monostate, qint64, QString>;

/// One row of a PortableTable as it is in every file.
struct Record
{
    QString uuid; ///< As the file has it: one of another program's making may be none.
    std::vector<RecordValue> values; ///< By column.

    bool operator==(const Record&) const = default;

    /// The text of a column; empty where it has none.
    QString text(const PortableTable& table, QLatin1String column) const;
    /// The person or the scenario that a column refers to; none where it names nobody, or in a way
    /// that no file of this program does.
    Uuid reference(std::size_t column) const;
    Uuid reference(const PortableTable& table, QLatin1String column) const;
    /// The number of a column; `otherwise` where it has none.
    qint64 number(const PortableTable& table, QLatin1String column, qint64 otherwise = 0) const;
    bool isNull(const PortableTable& table, QLatin1String column) const;
};

/// Reads and writes rows of any PortableTable by what the registry says of it. Every function
/// throws; call it inside Database::read or write.
class Records
{
public:
    explicit Records(Database& database)
        : m_database(database)
    {}

    using Visit = std::function<void(const Record&)>;

    /// Every row, in the order of writing.
    void forEach(const PortableTable& table, const Visit& visit);
    /// The rows about one person, of a table with a column person_id.
    void forEachOf(PersonId person, const PortableTable& table, const Visit& visit);
    /// Rows with ids from `first` to `last`.
    void forEachInRange(const PortableTable& table, qint64 first, qint64 last, const Visit& visit);
    std::vector<Record> all(const PortableTable& table);
    std::vector<Record> of(PersonId person, const PortableTable& table);
    /// The row that counts, of a table with ranks: the greatest (rank_at, uuid). None in an empty
    /// table.
    struct Numbered
    {
        qint64 id = 0;
        Record record;
    };
    std::vector<Numbered> counting(const PortableTable& table);
    /// The UUIDs of all rows, or of those about one person.
    std::vector<QString> uuids(const PortableTable& table, PersonId person);

    /// People and scenarios that it refers to must be there; where one is not the row has none, and
    /// is refused where the table asks for it. `id`: the one that the row is to have in this file.
    void insert(const PortableTable& table, const Record& record,
                std::optional<qint64> id = std::nullopt);

    /// The largest id of the table; 0 without rows.
    qint64 maxId(const PortableTable& table);
    /// Whether the table has an id below 1, which the program never writes.
    bool hasIdBelowOne(const PortableTable& table);
    /// The highest rank of any row; 0 without rows.
    qint64 highestRank();

    /// SHA-256 over the rows with ids from `first` to `last`, by id: of each the UUID, and the name
    /// and the value of each column that is not NULL. So it is the same in every file, and stays
    /// the same when a table gets further columns.
    QByteArray digest(const PortableTable& table, qint64 first, qint64 last);

private:
    void visitAll(const PortableTable& table, Query& row, const Visit& visit);

    Database& m_database;
};

} // namespace subtext
