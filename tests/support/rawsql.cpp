// SPDX-License-Identifier: MIT
#include "tests/support/rawsql.h"

#include <QFile>

#include <sqlite3.h>

namespace subtext::test {

RawSql::RawSql(const QString& path)
{
    if (sqlite3_open(QFile::encodeName(path).constData(), &m_connection) != SQLITE_OK)
        qFatal("cannot open %s", qUtf8Printable(path));
}

RawSql::~RawSql()
{
    sqlite3_close(m_connection);
}

QString RawSql::run(const QString& sql)
{
    char* words = nullptr;
    sqlite3_exec(m_connection, sql.toUtf8().constData(), nullptr, nullptr, &words);
    const QString error = QString::fromUtf8(words);
    sqlite3_free(words);
    return error;
}

QString RawSql::runUnguarded(const QString& sql)
{
    const auto guard = [this](bool isOn) {
        sqlite3_db_config(m_connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, isOn ? 1 : 0, nullptr);
        run(QStringLiteral("PRAGMA foreign_keys = OFF"));
        run(QStringLiteral("PRAGMA ignore_check_constraints = %1").arg(isOn ? 0 : 1));
    };
    guard(false);
    const QString error = run(sql);
    guard(true);
    return error;
}

QString RawSql::value(const QString& sql)
{
    QString text;
    const auto take = [](void* into, int columns, char** values, char** /*names*/) {
        if (columns > 0)
            *static_cast<QString*>(into) = QString::fromUtf8(values[0]);
        return 1; // one row is enough
    };
    sqlite3_exec(m_connection, sql.toUtf8().constData(), take, &text, nullptr);
    return text;
}

} // namespace subtext::test
