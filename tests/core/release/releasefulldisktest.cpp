// SPDX-License-Identifier: MIT
#include "core/release/releasefolder.h"
#include "core/release/verification.h"
#include "tests/crash/releaseround.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/smalldisk.h"

#include <QDir>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

namespace {

int codeOf(const Result<void>& result)
{
    return result ? 0 : 1 + static_cast<int>(result.error().code);
}

constexpr int DiskFullStatus = 1 + static_cast<int>(ErrorCode::DiskFull);

bool holdsRound(const QString& dir, int round)
{
    const auto check = verifyReleaseFolder(dir);
    return check && check->isSound() &&
           readFile(dir + QStringLiteral("/DATASHEET.md"))
               .startsWith("round " + QByteArray::number(round) + ',');
}

QStringList entriesOf(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

} // namespace

/// A disk that runs full while a release is written: what was there stays, and nothing else.
class ReleaseFullDiskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void limitReached_leavesTheOldRelease();
    void limitReached_leavesNothingAtTheFirstRelease();
    void limitReachedInsideAFile_leavesTheOldRelease();
    void fullDisk_leavesTheOldRelease_data();
    void fullDisk_leavesTheOldRelease();
};

void ReleaseFullDiskTest::limitReached_leavesTheOldRelease()
{
    QTemporaryDir folder;
    const QString dir = folder.filePath(QStringLiteral("release"));
    VERIFY_HOLDS(writeReleaseFolder(dir, filesOfRound(1)));
    // Reached by the last file, by one on the way, by the first.
    for (rlim_t most : {rlim_t(19'000), rlim_t(5'000), rlim_t(1)}) {
        const int status = inChild([&] {
            if (!limitFiles(most))
                return 99;
            return codeOf(writeReleaseFolder(dir, filesOfRound(2)));
        });
        QCOMPARE(status, DiskFullStatus);
        QVERIFY(holdsRound(dir, 1));
        QCOMPARE(entriesOf(folder.path()), QStringList{QStringLiteral("release")});
    }
}

void ReleaseFullDiskTest::limitReached_leavesNothingAtTheFirstRelease()
{
    QTemporaryDir folder;
    const int status = inChild([&] {
        if (!limitFiles(19'000))
            return 99;
        return codeOf(
            writeReleaseFolder(folder.filePath(QStringLiteral("release")), filesOfRound(1)));
    });
    QCOMPARE(status, DiskFullStatus);
    QVERIFY(entriesOf(folder.path()).isEmpty());
}

void ReleaseFullDiskTest::limitReachedInsideAFile_leavesTheOldRelease()
{
    QTemporaryDir folder;
    const QString dir = folder.filePath(QStringLiteral("release"));
    VERIFY_HOLDS(writeReleaseFolder(dir, filesOfRound(1)));
    const auto make = [](ReleaseSink& sink) {
        return sink.add(QStringLiteral("endless.csv"), [](const ByteSink& to) {
            Result<void> taken;
            while (taken)
                taken = to(QByteArray(1'000, 'x'));
            return taken;
        });
    };
    const int status = inChild([&] {
        if (!limitFiles(1'000'000))
            return 99;
        return codeOf(writeReleaseFolder(dir, make));
    });
    QCOMPARE(status, DiskFullStatus);
    QVERIFY(holdsRound(dir, 1));
    QCOMPARE(entriesOf(folder.path()), QStringList{QStringLiteral("release")});
}

void ReleaseFullDiskTest::fullDisk_leavesTheOldRelease_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::newRow("no bytes left") << QByteArray("size=1m");
    QTest::newRow("no more files") << QByteArray("nr_inodes=100");
}

void ReleaseFullDiskTest::fullDisk_leavesTheOldRelease()
{
    QFETCH(QByteArray, options);
    const SmallDisk disk(options);
    if (!disk.isMounted())
        QSKIP("takes root, to mount a small file system");
    const QString dir = disk.path() + QStringLiteral("/release");
    // One release fits in, a second one beside it does not.
    VERIFY_HOLDS(writeReleaseFolder(dir, filesOfRound(1)));
    const auto second = writeReleaseFolder(dir, filesOfRound(2));
    COMPARE_ERROR(second, ErrorCode::DiskFull);
    QVERIFY2(errorOf(second).file.startsWith(dir + u'/'), describe(second).constData());
    QVERIFY(holdsRound(dir, 1));
    QCOMPARE(entriesOf(disk.path()), QStringList{QStringLiteral("release")});
}

SUBTEXT_TEST(ReleaseFullDiskTest)
#include "releasefulldisktest.moc"
