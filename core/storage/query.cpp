// SPDX-License-Identifier: MIT
#include "core/storage/query.h"

#include "core/base/uuid.h"
#include "core/storage/database.h"
#include "core/storage/sqlcatalog.h"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include <new>

namespace subtext {
Query::Query(Database& database, const char* name)
    : Query(database, name, [&] { return SqlCatalog::instance().query(name); })
{}

Query::Query(Database& database, const std::string& name, const std::function<std::string()>& sql)
    : m_database(database)
    , m_statement(database.statement(name, sql))
{
    // Nothing may stay behind from a use that ended early.
    sqlite3_reset(m_statement);
    sqlite3_clear_bindings(m_statement);
}

Query::~Query()
{
    sqlite3_reset(m_statement);
}

void Query::require(int code) const
{
    if (code != SQLITE_OK)
        throw SQLite::Exception(sqlite3_db_handle(m_statement), code);
}

Query& Query::addText(const char* utf8, qsizetype size)
{
    require(sqlite3_bind_text64(m_statement, ++m_argument, utf8, static_cast<sqlite3_uint64>(size),
                                SQLITE_TRANSIENT, // NOLINT(*-old-style-cast): a macro of SQLite
                                SQLITE_UTF8));
    return *this;
}

Query& Query::add(qint64 value)
{
    require(sqlite3_bind_int64(m_statement, ++m_argument, value));
    return *this;
}

Query& Query::add(const QString& value)
{
    const QByteArray utf8 = value.toUtf8(); // of no text one of no characters, which is not NULL
    return addText(utf8.constData(), utf8.size());
}

Query& Query::add(const Uuid& uuid)
{
    return uuid.isNull() ? addNull() : add(uuid.text());
}

Query& Query::add(QLatin1String value)
{
    return addText(value.isEmpty() ? "" : value.data(), value.size());
}

Query& Query::add(const QByteArray& bytes)
{
    require(sqlite3_bind_blob64(m_statement, ++m_argument, bytes.constData(),
                                static_cast<sqlite3_uint64>(bytes.size()),
                                SQLITE_TRANSIENT)); // NOLINT(*-old-style-cast): a macro of SQLite
    return *this;
}

Query& Query::add(std::optional<qint64> value)
{
    return value ? add(*value) : addNull();
}

Query& Query::addOrNull(const QString& value)
{
    return value.isEmpty() ? addNull() : add(value);
}

Query& Query::addNull()
{
    require(sqlite3_bind_null(m_statement, ++m_argument));
    return *this;
}

bool Query::next()
{
    m_column = 0;
    const int code = sqlite3_step(m_statement);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        throw SQLite::Exception(sqlite3_db_handle(m_statement), code);
    return false;
}

void Query::run()
{
    next();
}

qint64 Query::insert()
{
    run();
    return sqlite3_last_insert_rowid(sqlite3_db_handle(m_statement));
}

qint64 Query::integer()
{
    return sqlite3_column_int64(m_statement, m_column++);
}

std::optional<qint64> Query::optionalInteger()
{
    if (isNull()) {
        skip();
        return std::nullopt;
    }
    return integer();
}

QByteArrayView Query::utf8()
{
    const int column = m_column++;
    const unsigned char* words = sqlite3_column_text(m_statement, column);
    if (words == nullptr && sqlite3_errcode(sqlite3_db_handle(m_statement)) == SQLITE_NOMEM)
        throw std::bad_alloc();
    return {words, sqlite3_column_bytes(m_statement, column)};
}

QString Query::text()
{
    const QByteArrayView words = utf8();
    return words.isEmpty() ? QStringLiteral("") : QString::fromUtf8(words);
}

QByteArray Query::bytes()
{
    const int column = m_column++;
    const void* data = sqlite3_column_blob(m_statement, column);
    return {static_cast<const char*>(data), sqlite3_column_bytes(m_statement, column)};
}

QVariant Query::value()
{
    if (isNull()) {
        skip();
        return {};
    }
    return isInteger() ? QVariant(integer()) : QVariant(text());
}

Query::Type Query::type() const
{
    switch (sqlite3_column_type(m_statement, m_column)) {
    case SQLITE_NULL:
        return Type::Null;
    case SQLITE_INTEGER:
        return Type::Integer;
    default:
        return Type::Text;
    }
}

bool Query::isNull() const
{
    return sqlite3_column_type(m_statement, m_column) == SQLITE_NULL;
}

bool Query::isInteger() const
{
    return sqlite3_column_type(m_statement, m_column) == SQLITE_INTEGER;
}

int Query::columns() const
{
    return sqlite3_column_count(m_statement);
}

} // namespace subtext
