// SPDX-License-Identifier: MIT
#include "core/release/releasefolder.h"
#include "core/release/verification.h"
#include "tests/crash/killing.h"
#include "tests/crash/releaseround.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// A program that writes releases is killed with SIGKILL at random moments: the folder is always
/// one whole release, or was never there. A short run by default; SUBTEXT_LONG=1 asks for more.
class ReleaseKillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void killedAtRandomMoments_oneWholeReleaseStands_data();
    void killedAtRandomMoments_oneWholeReleaseStands();

private:
    /// The round that lies in the folder; −1 where it is not sound.
    static int roundIn(const QString& dir);
};

int ReleaseKillTest::roundIn(const QString& dir)
{
    const auto check = verifyReleaseFolder(dir);
    if (!check || !check->isSound())
        return -1;
    return readFile(dir + QStringLiteral("/croissant.json")).split(',').front().mid(6).toInt();
}

void ReleaseKillTest::killedAtRandomMoments_oneWholeReleaseStands_data()
{
    QTest::addColumn<QString>("how");
    QTest::newRow("exchange") << QStringLiteral("exchange");
    QTest::newRow("two steps") << QStringLiteral("two-steps");
}

void ReleaseKillTest::killedAtRandomMoments_oneWholeReleaseStands()
{
    QFETCH(QString, how);
    const bool canExchange = how == QLatin1String("exchange");
    const int kills = killCount(24, 400);
    constexpr int AFewKills = 4; // of one folder, then a new one
    QRandomGenerator random(20261122);
    std::unique_ptr<QTemporaryDir> folder;
    QString dir;
    int last = 0;    // the round that must be there, or a later one
    int absent = 0;  // kills before the first release
    int written = 0; // releases that were promised
    int halves = 0;  // kills that left something beside the folder
    for (int i = 0; i < kills; ++i) {
        if (i % AFewKills == 0) {
            folder = std::make_unique<QTemporaryDir>();
            dir = folder->filePath(QStringLiteral("release"));
            last = 0;
        }
        const int afterMs = static_cast<int>(random.bounded(i % AFewKills == 0 ? 25 : 250));
        const Killed killed = runAndKill(QStringLiteral(SUBTEXT_RELEASER), dir,
                                         how + QStringLiteral(" %1").arg(last + 1), afterMs);
        for (const QList<QByteArray>& words : killed.said) {
            QVERIFY2(words[0] != "failed", words.join(' ').constData());
            if (words[0] == "wrote") {
                last = words[1].toInt();
                ++written;
            }
        }
        const QStringList beside =
            QDir(folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        halves += beside.filter(QStringLiteral(".part-")).isEmpty() ? 0 : 1;
        if (!canExchange) {
            // A run that does nothing but put back what stepped aside.
            CancelToken cancel;
            cancel.cancel();
            COMPARE_ERROR(writeReleaseFolder(dir, filesOfRound(0, KilledFileCount), cancel),
                          ErrorCode::Cancelled);
        }
        if (last == 0 && !QFileInfo::exists(dir)) {
            ++absent;
            continue;
        }
        const int round = roundIn(dir);
        QVERIFY2(round >= last && round <= last + 1,
                 qPrintable(
                     QStringLiteral("kill %1: round %2, promised %3").arg(i).arg(round).arg(last)));
        last = round;
    }
    // Whoever comes next clears up.
    VERIFY_HOLDS(writeReleaseFolder(dir, filesOfRound(last + 1, KilledFileCount)));
    QCOMPARE(QDir(folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("release")});
    qInfo("%d kills: %d releases promised, %d times none yet, %d times something half beside it",
          kills, written, absent, halves);
    QVERIFY(written > 0);
    QVERIFY(absent > 0);
    QVERIFY(halves > 0);
}

SUBTEXT_TEST(ReleaseKillTest)
#include "releasekilltest.moc"
