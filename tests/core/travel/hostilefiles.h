// SPDX-License-Identifier: MIT
#pragma once

#include "tests/core/travel/coursefiles.h"
#include "tests/support/must.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <array>
#include <sys/stat.h>
#include <unistd.h>

namespace subtext::test {

// Files that no annotator sends, or only a mischievous one.

inline void runAll(const QString& path, const QStringList& statements)
{
    RawSql sql(path);
    for (const QString& statement : statements) {
        if (const QString error = sql.run(statement); !error.isEmpty())
            qFatal("%s: %s", qUtf8Printable(statement), qUtf8Printable(error));
    }
}

/// Makes the file that long; what is behind its end takes no room on the disk.
inline void makeSparse(const QString& path, qint64 size = qint64{10} << 30)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.resize(size))
        qFatal("sparse file");
}

struct HostileKind
{
    const char* name;
    ErrorCode code; ///< What it is refused with, whoever reads it.
};

/// Those that nobody can tell anything of. What else can be wrong with a file is wrong for some
/// purposes only, and made by the tests of these.
constexpr std::array HostileKinds{
    HostileKind{"missing", ErrorCode::FileMissing},
    HostileKind{"folder", ErrorCode::FileUnreadable},
    HostileKind{"pipe", ErrorCode::FileUnreadable},
    HostileKind{"link", ErrorCode::FileUnreadable},
    HostileKind{"dangling link", ErrorCode::FileUnreadable},
    HostileKind{"device", ErrorCode::FileUnreadable},
    HostileKind{"empty", ErrorCode::NotAStudy},
    HostileKind{"random bytes", ErrorCode::NotAStudy},
    HostileKind{"random bytes behind the magic", ErrorCode::NotAStudy},
    HostileKind{"ten sparse gigabytes", ErrorCode::FileTooLarge},
    HostileKind{"ten sparse gigabytes of log", ErrorCode::FileTooLarge},
    HostileKind{"another database", ErrorCode::NotAStudy},
    HostileKind{"cut in the middle of a page", ErrorCode::StudyDamaged},
    HostileKind{"cut at a page", ErrorCode::StudyDamaged},
    HostileKind{"zeroed page", ErrorCode::StudyDamaged},
    HostileKind{"future schema", ErrorCode::SchemaTooNew},
    HostileKind{"unreleased schema", ErrorCode::SchemaUnreleased},
    HostileKind{"view without an end", ErrorCode::StudyDamaged},
    HostileKind{"trigger of its own", ErrorCode::StudyDamaged},
    HostileKind{"missing table", ErrorCode::StudyDamaged},
};

/// The columns `kind` and `code`, with a row for each of HostileKinds.
inline void addHostileRows()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<ErrorCode>("code");
    for (const HostileKind& kind : HostileKinds)
        QTest::newRow(kind.name) << QString::fromLatin1(kind.name) << kind.code;
}

/// Makes a file of one of HostileKinds at `path`, out of the sound one, and returns what to read:
/// mostly `path`. Of any other kind it makes a copy of the sound one.
inline QString makeHostile(const QString& kind, const QString& path, const QString& soundPath)
{
    constexpr qsizetype Page = 4096;
    const auto is = [&](const char* name) { return kind == QLatin1String(name); };
    const auto must = [](int failure) {
        if (failure != 0)
            qFatal("hostile file");
        return true;
    };
    const QByteArray native = QFile::encodeName(path);
    const QByteArray sound = readFile(soundPath);
    if (is("missing"))
        return path;
    if (is("folder"))
        return QFileInfo(path).path();
    if (is("device"))
        return QStringLiteral("/dev/zero");
    if (is("pipe") && must(::mkfifo(native.constData(), 0600)))
        return path;
    if (is("link") && must(::symlink(QFile::encodeName(soundPath).constData(), native.constData())))
        return path;
    if (is("dangling link") && must(::symlink("nowhere", native.constData())))
        return path;
    if (is("empty"))
        return writeFile(path, {});
    if (is("random bytes") || is("random bytes behind the magic")) {
        QByteArray bytes(100'000, '\0');
        QRandomGenerator(1).fillRange(reinterpret_cast<quint32*>(bytes.data()), bytes.size() / 4);
        if (is("random bytes behind the magic"))
            bytes.replace(0, 16, QByteArray("SQLite format 3\0", 16));
        return writeFile(path, bytes);
    }
    if (is("another database")) {
        runAll(path, {QStringLiteral("CREATE TABLE t (x)")});
        return path;
    }
    if (is("cut in the middle of a page"))
        return writeFile(path, sound.left(sound.size() / 2 / Page * Page + 700));
    if (is("cut at a page"))
        return writeFile(path, sound.left(sound.size() / 2 / Page * Page));
    if (is("zeroed page"))
        return writeFile(path, QByteArray(sound).replace(Page, Page, QByteArray(Page, '\0')));
    writeFile(path, sound);
    if (is("ten sparse gigabytes"))
        makeSparse(path);
    if (is("ten sparse gigabytes of log"))
        makeSparse(path + QStringLiteral("-wal"));
    if (is("future schema"))
        runAll(path, {QStringLiteral("PRAGMA user_version = 999")});
    if (is("unreleased schema")) // 'SUBT'
        runAll(path, {QStringLiteral("PRAGMA application_id = %1").arg(0x53554254)});
    if (is("view without an end"))
        runAll(path,
               {QStringLiteral("PRAGMA foreign_keys = OFF"), QStringLiteral("DROP TABLE study"),
                QStringLiteral("CREATE VIEW study AS WITH RECURSIVE n(x) AS (SELECT 1 UNION "
                               "ALL SELECT x + 1 FROM n) SELECT x AS id, x AS uuid, "
                               "x AS title, 'cei' AS task, x AS created_at FROM n")});
    if (is("trigger of its own"))
        runAll(path, {QStringLiteral("CREATE TRIGGER mine AFTER INSERT ON audit "
                                     "BEGIN SELECT 1; END")});
    if (is("missing table"))
        runAll(path, {QStringLiteral("DROP TABLE hand_in")});
    return path;
}

/// Away with it and what SQLite keeps beside it.
inline void removeHostile(const QString& path)
{
    for (const char* suffix : {"", "-wal", "-shm"})
        QFile::remove(path + QLatin1String(suffix));
}

} // namespace subtext::test
