// SPDX-License-Identifier: MIT
#include "core/storage/sqliteerrors.h"

#include "core/storage/failure.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <cerrno>
#include <new>

using namespace subtext;
using namespace subtext::test;

/// What the words of SQLite and of the library mean for the study.
class SqliteErrorsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void code_meansWhatItSays_data();
    void code_meansWhatItSays();
    void failure_keepsItsError();
    void memory_isNotTheDisk();
};

void SqliteErrorsTest::code_meansWhatItSays_data()
{
    QTest::addColumn<int>("sqlite");
    QTest::addColumn<int>("system");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, int sqlite, ErrorCode code, const char* value = "",
                        int system = 0) {
        QTest::newRow(name) << sqlite << system << code << QString::fromLatin1(value);
    };
    row("full disk", SQLITE_FULL, ErrorCode::DiskFull);
    row("read-only", SQLITE_READONLY, ErrorCode::ReadOnly);
    row("busy", SQLITE_BUSY, ErrorCode::Locked, "", EAGAIN);
    row("locked", SQLITE_LOCKED, ErrorCode::Locked);
    row("no locks", SQLITE_BUSY, ErrorCode::IoFailure, "locks", ENOLCK);
    row("locks that fail", SQLITE_IOERR_LOCK, ErrorCode::IoFailure, "locks");
    row("locks of the log that fail", SQLITE_IOERR_SHMLOCK, ErrorCode::IoFailure, "locks");
    row("locks that are not kept", SQLITE_PROTOCOL, ErrorCode::IoFailure, "locks");
    row("reading", SQLITE_IOERR_READ, ErrorCode::IoFailure);
    row("memory", SQLITE_NOMEM, ErrorCode::OutOfMemory);
    row("damage", SQLITE_CORRUPT, ErrorCode::StudyDamaged, "words");
    row("other tables", SQLITE_ERROR, ErrorCode::StudyDamaged, "words");
    row("no database", SQLITE_NOTADB, ErrorCode::NotAStudy);
}

void SqliteErrorsTest::code_meansWhatItSays()
{
    QFETCH(int, sqlite);
    QFETCH(int, system);
    QFETCH(ErrorCode, code);
    QFETCH(QString, value);
    const SQLite::Exception exception("words", sqlite);
    errno = system;
    const Error error = toError(exception, QStringLiteral("a.subtext"));
    QCOMPARE(error.code, code);
    QCOMPARE(error.value, value);
    QCOMPARE(error.file, QStringLiteral("a.subtext"));
    // Of a damaged study the detail is the path of a backup, or a column.
    QCOMPARE(error.detail.isEmpty(), code == ErrorCode::StudyDamaged);
    QCOMPARE(isSystemRefusal(error.code),
             code != ErrorCode::StudyDamaged && code != ErrorCode::NotAStudy);
}

void SqliteErrorsTest::failure_keepsItsError()
{
    const Error given{ErrorCode::UnknownPerson, {}, 3, 0, QStringLiteral("A01"), {}};
    Error expected = given;
    expected.file = QStringLiteral("a.subtext");
    QVERIFY(toError(Failure(given), QStringLiteral("a.subtext")) == expected);
}

void SqliteErrorsTest::memory_isNotTheDisk()
{
    const Error error = toError(std::bad_alloc(), QStringLiteral("a.subtext"));
    QCOMPARE(error.code, ErrorCode::OutOfMemory);
    QVERIFY(isSystemRefusal(error.code));
}

SUBTEXT_TEST(SqliteErrorsTest)
#include "sqliteerrorstest.moc"
