// SPDX-License-Identifier: MIT
#include "tests/crash/killing.h"

#include <QElapsedTimer>
#include <QProcess>

#include <sqlite3.h>

namespace subtext::test {

Killed runAndKill(const QString& program, const QString& study, const QString& settings,
                  int afterMs, const QByteArray& word)
{
    constexpr int StartTimeoutMs = 20'000;
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, {study, settings});
    QByteArray output;
    while (!output.contains("ready") && process.waitForReadyRead(StartTimeoutMs))
        output += process.readAllStandardOutput();
    QElapsedTimer steady;
    steady.start();
    const qint64 origin = steady.msecsSinceReference();
    while (steady.elapsed() < afterMs && (word.isEmpty() || !output.contains(word))) {
        process.waitForReadyRead(1);
        output += process.readAllStandardOutput();
    }
    Killed killed;
    killed.lived = static_cast<int>(steady.elapsed());
    killed.at = origin + killed.lived;
    process.kill(); // SIGKILL; nothing where it ended by itself
    process.waitForFinished();
    output += process.readAllStandardOutput();
    for (const QByteArray& line : output.left(output.lastIndexOf('\n') + 1).split('\n'))
        killed.said << line.split(' ');
    return killed;
}

QByteArray integrity(const QString& path)
{
    sqlite3* db = nullptr;
    QByteArray verdict;
    if (sqlite3_open(path.toUtf8().constData(), &db) == SQLITE_OK) {
        sqlite3_stmt* statement = nullptr;
        sqlite3_prepare_v2(db, "PRAGMA integrity_check", -1, &statement, nullptr);
        while (sqlite3_step(statement) == SQLITE_ROW)
            verdict += reinterpret_cast<const char*>(sqlite3_column_text(statement, 0));
        sqlite3_finalize(statement);
    }
    sqlite3_close(db);
    return verdict;
}

int killCount(int brief, int lengthy)
{
    return qEnvironmentVariableIntValue("SUBTEXT_LONG") == 1 ? lengthy : brief;
}

} // namespace subtext::test
