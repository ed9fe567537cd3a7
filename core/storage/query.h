// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QVariant>

#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

struct sqlite3_stmt;

namespace subtext {

class Database;
class Uuid;

/// A prepared statement at work: arguments are added, then columns taken, each from left to
/// right. Throws SQLite::Exception, so it lives inside Database::read and write only. It asks
/// SQLite itself and nothing in between: a study has millions of values.
class Query
{
public:
    Query(Database& database, const char* name);
    Query(Database& database, const std::string& name, const std::function<std::string()>& sql);
    ~Query();
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    Query& add(qint64 value);
    Query& add(const QString& value);
    /// NULL for none.
    Query& add(const Uuid& uuid);
    Query& add(QLatin1String value);
    Query& add(const QByteArray& bytes);
    Query& add(std::optional<qint64> value);
    Query& addNull();
    /// NULL for an empty text.
    Query& addOrNull(const QString& value);

    /// Moves to the next row; false after the last.
    bool next();
    /// For statements without rows.
    void run();
    /// The same for one that inserts a row, whose id comes back. (RETURNING would cost a table in
    /// memory for each.)
    qint64 insert();

    /// The number of the one row of a count, a sum or a test.
    qint64 number()
    {
        next();
        return integer();
    }
    /// What `take`, a function of the Query, makes of the first row; none where there is none.
    template <typename Take> std::optional<std::invoke_result_t<Take, Query&>> first(Take take)
    {
        if (!next())
            return std::nullopt;
        return std::invoke(take, *this);
    }
    /// The same of every row, in their order.
    template <typename Take> std::vector<std::invoke_result_t<Take, Query&>> all(Take take)
    {
        std::vector<std::invoke_result_t<Take, Query&>> taken;
        while (next())
            taken.push_back(std::invoke(take, *this));
        return taken;
    }

    qint64 integer();
    std::optional<qint64> optionalInteger();
    QString text();
    QByteArray bytes();
    /// The UTF-8 of a text, as long as the row is the current one.
    QByteArrayView utf8();
    /// A null, a qint64 or a QString, as the column has it.
    QVariant value();
    /// What the column to be taken next holds.
    enum class Type { Null, Integer, Text };
    Type type() const;
    bool isNull() const;
    bool isInteger() const;
    void skip() { ++m_column; }
    /// What it asks of.
    Database& database() const { return m_database; }
    int columns() const;

private:
    void require(int code) const;
    Query& addText(const char* utf8, qsizetype size);

    Database& m_database;
    sqlite3_stmt* m_statement;
    int m_argument = 0;
    int m_column = 0;
};

/// What Query::add takes of an id that may be of nobody, or of nothing.
template <typename IdType> std::optional<qint64> idOrNull(IdType id)
{
    return id.isValid() ? std::optional<qint64>(id.value) : std::nullopt;
}

} // namespace subtext
