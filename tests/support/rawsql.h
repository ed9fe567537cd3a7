// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

struct sqlite3;

namespace subtext::test {

/// A connection to a study file behind the program's back, as any SQLite tool has it.
class RawSql
{
public:
    explicit RawSql(const QString& path);
    ~RawSql();
    RawSql(const RawSql&) = delete;
    RawSql& operator=(const RawSql&) = delete;

    /// Runs statements; the error in SQLite's words, empty where there is none.
    QString run(const QString& sql);
    /// The same as if the file had no triggers, CHECKs and references. What it has of them stays:
    /// a study with any other tables is not opened at all.
    QString runUnguarded(const QString& sql);
    /// The first column of the first row as text.
    QString value(const QString& sql);

private:
    sqlite3* m_connection = nullptr;
};

} // namespace subtext::test
