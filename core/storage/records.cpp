// SPDX-License-Identifier: MIT
#include "core/storage/records.h"

#include "core/storage/database.h"
#include "core/storage/digestbuffer.h"

#include <QHash>

namespace subtext {
namespace {

/// The table to which a column refers; empty where it has its value itself.
std::string referenceOf(ColumnKind kind)
{
    if (kind == ColumnKind::Person)
        return "person";
    return kind == ColumnKind::Scenario ? "scenario" : std::string();
}

/// The UUID and all columns, references as UUIDs.
std::string selectFrom(const PortableTable& table)
{
    std::string sql = "SELECT uuid";
    for (const PortableColumn& column : table.columns) {
        const std::string reference = referenceOf(column.kind);
        sql += reference.empty() ? ", " + sqlName(column.name)
                                 : ", (SELECT uuid FROM " + reference + " WHERE id = t." +
                                       sqlName(column.name) + ")";
    }
    return sql + " FROM " + sqlName(table.table) + " AS t ";
}

std::string selectRange(const PortableTable& table)
{
    return selectFrom(table) + "WHERE id BETWEEN ? AND ? ORDER BY id";
}

/// For the digest: references as they are in this file.
std::string selectToDigest(const PortableTable& table)
{
    std::string sql = "SELECT uuid";
    for (const PortableColumn& column : table.columns)
        sql += ", " + sqlName(column.name);
    return sql + " FROM " + sqlName(table.table) + " WHERE id BETWEEN ? AND ? ORDER BY id";
}

std::string insertInto(const PortableTable& table)
{
    std::string names = "id, uuid";
    std::string values = "?, ?";
    for (const PortableColumn& column : table.columns) {
        const std::string reference = referenceOf(column.kind);
        names += ", " + sqlName(column.name);
        values += reference.empty() ? ", ?" : ", (SELECT id FROM " + reference + " WHERE uuid = ?)";
    }
    return "INSERT INTO " + sqlName(table.table) + " (" + names + ") VALUES (" + values + ")";
}

/// A statement of the connection's, prepared once under this name.
struct Named
{
    Named(const PortableTable& table, const char* purpose)
        : name("record." + sqlName(table.table) + "." + purpose)
    {}
    std::string name;
};

RecordValue takeValue(Query& row)
{
    const QVariant value = row.value();
    if (value.isNull())
        return {};
    if (value.typeId() == QMetaType::LongLong)
        return value.toLongLong();
    return value.toString();
}

/// The UUIDs that the rows of a table refer to, each asked for once; all at once where there are
/// many.
class ReferencedUuids
{
public:
    ReferencedUuids(Database& database, ColumnKind kind)
        : m_database(database)
        , m_table(referenceOf(kind))
    {}

    /// Null where there is none. Stays where it is until another one is asked for.
    QByteArrayView of(qint64 id)
    {
        auto known = m_known.constFind(id);
        if (known == m_known.constEnd() && !m_isWhole) {
            ask(id);
            known = m_known.constFind(id);
        }
        return known == m_known.constEnd() ? QByteArrayView() : QByteArrayView(*known);
    }

private:
    void ask(qint64 id)
    {
        constexpr qsizetype Many = 100;
        m_isWhole = m_known.size() == Many;
        const std::string which = m_isWhole ? std::string() : " WHERE id = ?";
        Query row(m_database, "uuid." + m_table + which,
                  [&] { return "SELECT id, uuid FROM " + m_table + which; });
        if (!m_isWhole)
            row.add(id);
        while (row.next()) {
            const qint64 found = row.integer();
            m_known.insert(found, row.bytes());
        }
    }

    Database& m_database;
    std::string m_table;
    QHash<qint64, QByteArray> m_known;
    bool m_isWhole = false;
};

// What a digest is of: a length or a type before each part, so that no two rows give the same
// bytes.
constexpr char DigestedNumber = 1;
constexpr char DigestedText = 2;

void addSized(DigestBuffer& digest, QByteArrayView part)
{
    digest.addNumber(static_cast<quint32>(part.size()));
    digest.add(part);
}

void addNamed(DigestBuffer& digest, QLatin1String name, QByteArrayView text)
{
    addSized(digest, name);
    digest.addNumber(DigestedText);
    addSized(digest, text);
}

void addColumn(DigestBuffer& digest, QLatin1String name, Query& row)
{
    switch (row.type()) {
    case Query::Type::Null:
        row.skip();
        break;
    case Query::Type::Integer:
        addSized(digest, name);
        digest.addNumber(DigestedNumber);
        digest.addNumber(row.integer());
        break;
    case Query::Type::Text:
        addNamed(digest, name, row.utf8());
        break;
    }
}

void addReference(DigestBuffer& digest, QLatin1String name, Query& row, ReferencedUuids& uuids)
{
    const auto id = row.optionalInteger();
    const QByteArrayView uuid = id ? uuids.of(*id) : QByteArrayView();
    if (!uuid.isNull())
        addNamed(digest, name, uuid);
}

} // namespace

QString Record::text(const PortableTable& table, QLatin1String column) const
{
    const auto* text = std::get_if<QString>(&values[table.place(column)]);
    return text ? *text : QString();
}

Uuid Record::reference(std::size_t column) const
{
    const auto* text = std::get_if<QString>(&values[column]);
    return text ? Uuid::fromText(*text).value_or(Uuid()) : Uuid();
}

Uuid Record::reference(const PortableTable& table, QLatin1String column) const
{
    return reference(table.place(column));
}

qint64 Record::number(const PortableTable& table, QLatin1String column, qint64 otherwise) const
{
    const auto* number = std::get_if<qint64>(&values[table.place(column)]);
    return number ? *number : otherwise;
}

bool Record::isNull(const PortableTable& table, QLatin1String column) const
{
    return std::holds_alternative<std::monostate>(values[table.place(column)]);
}

void Records::visitAll(const PortableTable& table, Query& row, const Visit& visit)
{
    Record record;
    while (row.next()) {
        record.uuid = row.text();
        record.values.clear();
        for (std::size_t left = table.columns.size(); left > 0; --left)
            record.values.push_back(takeValue(row));
        visit(record);
    }
}

void Records::forEach(const PortableTable& table, const Visit& visit)
{
    Query row(m_database, Named(table, "all").name,
              [&] { return selectFrom(table) + "ORDER BY id"; });
    visitAll(table, row, visit);
}

void Records::forEachOf(PersonId person, const PortableTable& table, const Visit& visit)
{
    Query row(m_database, Named(table, "of").name,
              [&] { return selectFrom(table) + "WHERE person_id = ? ORDER BY id"; });
    row.add(person.value);
    visitAll(table, row, visit);
}

void Records::forEachInRange(const PortableTable& table, qint64 first, qint64 last,
                             const Visit& visit)
{
    Query row(m_database, Named(table, "range").name, [&] { return selectRange(table); });
    row.add(first).add(last);
    visitAll(table, row, visit);
}

std::vector<Record> Records::all(const PortableTable& table)
{
    std::vector<Record> rows;
    forEach(table, [&](const Record& row) { rows.push_back(row); });
    return rows;
}

std::vector<Record> Records::of(PersonId person, const PortableTable& table)
{
    std::vector<Record> rows;
    forEachOf(person, table, [&](const Record& row) { rows.push_back(row); });
    return rows;
}

std::vector<Records::Numbered> Records::counting(const PortableTable& table)
{
    std::vector<Numbered> rows;
    {
        Query row(m_database, Named(table, "counting").name, [&] {
            const std::string name = sqlName(table.table);
            if (table.versionsOf.isEmpty())
                return "SELECT id FROM " + name + " ORDER BY rank_at DESC, uuid DESC LIMIT 1";
            const std::string of = sqlName(table.versionsOf);
            return "SELECT id FROM " + name + " AS one WHERE NOT EXISTS (SELECT 1 FROM " + name +
                   " AS later WHERE later." + of + " = one." + of +
                   " AND (later.rank_at, later.uuid) > (one.rank_at, one.uuid)) ORDER BY id";
        });
        while (row.next())
            rows.push_back({row.integer(), {}});
    }
    for (Numbered& of : rows)
        forEachInRange(table, of.id, of.id, [&](const Record& record) { of.record = record; });
    return rows;
}

std::vector<QString> Records::uuids(const PortableTable& table, PersonId person)
{
    Query row(m_database, Named(table, "uuids").name, [&] {
        return "SELECT uuid FROM " + sqlName(table.table) + " WHERE ?1 IS NULL OR person_id = ?1";
    });
    return row.add(idOrNull(person)).all(&Query::text);
}

void Records::insert(const PortableTable& table, const Record& record, std::optional<qint64> id)
{
    Query query(m_database, Named(table, "insert").name, [&] { return insertInto(table); });
    query.add(id).add(record.uuid); // SQLite numbers a row without an id
    for (const RecordValue& value : record.values) {
        if (const auto* number = std::get_if<qint64>(&value))
            query.add(*number);
        else if (const auto* text = std::get_if<QString>(&value))
            query.add(*text);
        else
            query.addNull();
    }
    query.run();
}

qint64 Records::maxId(const PortableTable& table)
{
    Query row(m_database, Named(table, "maxId").name,
              [&] { return "SELECT coalesce(max(id), 0) FROM " + sqlName(table.table); });
    return row.number();
}

bool Records::hasIdBelowOne(const PortableTable& table)
{
    Query row(m_database, Named(table, "belowOne").name, [&] {
        return "SELECT EXISTS (SELECT 1 FROM " + sqlName(table.table) + " WHERE id < 1)";
    });
    return row.number() != 0;
}

qint64 Records::highestRank()
{
    Query row(m_database, "record.highestRank", [] {
        std::string sql = "SELECT max(0";
        for (const PortableTable& table : portableTables()) {
            for (const PortableColumn& column : table.columns) {
                if (column.name == QLatin1String("rank_at"))
                    sql += ", coalesce((SELECT max(rank_at) FROM " + sqlName(table.table) + "), 0)";
            }
        }
        return sql + ")";
    });
    row.next();
    return row.integer();
}

QByteArray Records::digest(const PortableTable& table, qint64 first, qint64 last)
{
    Query row(m_database, Named(table, "digest").name, [&] { return selectToDigest(table); });
    row.add(first).add(last);
    DigestBuffer digest;
    ReferencedUuids people(m_database, ColumnKind::Person);
    ReferencedUuids scenarios(m_database, ColumnKind::Scenario);
    while (row.next()) {
        addColumn(digest, QLatin1String("uuid"), row);
        for (const PortableColumn& column : table.columns) {
            if (column.kind == ColumnKind::Person)
                addReference(digest, column.name, row, people);
            else if (column.kind == ColumnKind::Scenario)
                addReference(digest, column.name, row, scenarios);
            else
                addColumn(digest, column.name, row);
        }
        addSized(digest, {}); // the end of the row
    }
    return digest.result();
}

} // namespace subtext
