// SPDX-License-Identifier: MIT
#include "core/release/releasefolder.h"

#include "core/base/diskfolder.h"
#include "core/release/verification.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QTemporaryDir>

#include <sys/wait.h>
#include <unistd.h>

using namespace subtext;
using namespace subtext::test;

/// A release takes its place in one step, or what was there stays.
class ReleaseFolderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void newFolder_holdsTheFilesAndNothingElse();
    void olderRelease_isReplacedWhole();
    void emptyFolder_isTaken();
    void foreignContent_staysAndIsNamed_data();
    void foreignContent_staysAndIsNamed();
    void figuresForPrint_doNotKeepARelease();
    void fileOrLinkInTheWay_stays();
    void parentMissing_isSaid();
    void pathLeadingOut_isRefused_data();
    void pathLeadingOut_isRefused();
    void cancelled_leavesWhatWasThere();
    void madeInPieces_standsWholeWithItsHash();
    void cancelledInsideAFile_leavesWhatWasThere();
    void errorOfTheMaker_leavesWhatWasThere();
    void unwritableParent_isReadOnly();
    void leftovers_areRemovedUnlessSomebodyHoldsThem();
    void oldReleaseAside_isPutBackOrRemoved();
    void progress_risesToOne();

private:
    /// A release that differs from others by its note.
    static std::vector<ReleaseFile> filesWith(const QString& note);
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QStringList beside() const;
    bool holds(const std::vector<ReleaseFile>& files) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_dir;
    std::vector<ReleaseFile> m_first;
    std::vector<ReleaseFile> m_second;
};

void ReleaseFolderTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_dir = path("release");
    m_first = filesWith(QStringLiteral("first"));
    m_second = filesWith(QStringLiteral("second"));
}

std::vector<ReleaseFile> ReleaseFolderTest::filesWith(const QString& note)
{
    StudyData data = sampleData();
    data.gold.front().of().note = note;
    return sampleFiles(data);
}

QStringList ReleaseFolderTest::beside() const
{
    return QDir(m_folder->path())
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

bool ReleaseFolderTest::holds(const std::vector<ReleaseFile>& files) const
{
    for (const ReleaseFile& file : files) {
        if (readFile(m_dir + u'/' + file.path) != file.bytes)
            return false;
    }
    const auto check = verifyReleaseFolder(m_dir);
    return check && check->isSound();
}

void ReleaseFolderTest::newFolder_holdsTheFilesAndNothingElse()
{
    VERIFY_HOLDS(writeReleaseFolder(m_dir + u'/', m_first));
    QVERIFY(holds(m_first));
    QCOMPARE(beside(), QStringList{QStringLiteral("release")});
    // As any file that somebody makes here, not for the eyes of one person.
    const QString plain = writeFile(path("plain"), "x");
    QCOMPARE(QFile::permissions(m_dir + QStringLiteral("/README.md")), QFile::permissions(plain));
}

void ReleaseFolderTest::olderRelease_isReplacedWhole()
{
    auto withMore = m_first;
    withMore.insert(withMore.begin(), {QStringLiteral("reports/figures/only-once.pdf"), "%PDF"});
    VERIFY_HOLDS(writeReleaseFolder(m_dir, withMore));
    QVERIFY(holds(withMore));
    VERIFY_HOLDS(writeReleaseFolder(m_dir, m_second));
    QVERIFY(holds(m_second));
    QVERIFY(!QFile::exists(m_dir + QStringLiteral("/reports/figures/only-once.pdf")));
    QCOMPARE(beside(), QStringList{QStringLiteral("release")});
}

void ReleaseFolderTest::emptyFolder_isTaken()
{
    QVERIFY(QDir().mkpath(m_dir));
    VERIFY_HOLDS(writeReleaseFolder(m_dir, m_first));
    QVERIFY(holds(m_first));
}

void ReleaseFolderTest::foreignContent_staysAndIsNamed_data()
{
    QTest::addColumn<bool>("isRelease");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("named");
    const QString mine = QStringLiteral("mine.txt");
    const QString sums = QStringLiteral("SHA256SUMS");
    QTest::newRow("no release") << false << mine << QByteArray("x") << mine;
    QTest::newRow("more than a release") << true << mine << QByteArray("x") << mine;
    QTest::newRow("hidden") << true << QStringLiteral(".mine") << QByteArray("x")
                            << QStringLiteral(".mine");
    QTest::newRow("print file of somebody")
        << true << QStringLiteral("paper.pdf") << QByteArray("x") << QStringLiteral("paper.pdf");
    QTest::newRow("sums that cannot be read") << true << sums << QByteArray("x\n") << sums;
    QTest::newRow("sums of somebody else's files")
        << false << sums
        << QByteArray("9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08  a.iso\n")
        << sums;
}

void ReleaseFolderTest::foreignContent_staysAndIsNamed()
{
    QFETCH(bool, isRelease);
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, named);
    if (isRelease)
        VERIFY_HOLDS(writeReleaseFolder(m_dir, m_first));
    else
        QVERIFY(QDir().mkpath(m_dir));
    writeFile(m_dir + u'/' + file, bytes);
    const Error error = errorOf(writeReleaseFolder(m_dir, m_second));
    QCOMPARE(error.code, ErrorCode::FileExists);
    QCOMPARE(error.file, m_dir);
    QCOMPARE(error.detail, named);
    QCOMPARE(readFile(m_dir + u'/' + file), bytes);
    QCOMPARE(beside(), QStringList{QStringLiteral("release")});
}

void ReleaseFolderTest::figuresForPrint_doNotKeepARelease()
{
    VERIFY_HOLDS(writeReleaseFolder(m_dir, m_first));
    QVERIFY(QDir().mkpath(m_dir + QStringLiteral("/reports/figures")));
    writeFile(m_dir + QStringLiteral("/reports/figures/kappa.pdf"), "%PDF");
    VERIFY_HOLDS(writeReleaseFolder(m_dir, m_second));
    QVERIFY(holds(m_second));
}

void ReleaseFolderTest::fileOrLinkInTheWay_stays()
{
    writeFile(m_dir, "a file");
    COMPARE_ERROR(writeReleaseFolder(m_dir, m_first), ErrorCode::FileExists);
    QCOMPARE(readFile(m_dir), QByteArray("a file"));
    QVERIFY(QFile::remove(m_dir));
    VERIFY_HOLDS(writeReleaseFolder(path("elsewhere"), m_first));
    for (const char* to : {"elsewhere", "nowhere"}) {
        QVERIFY(QFile::link(path(to), m_dir));
        COMPARE_ERROR(writeReleaseFolder(m_dir, m_second), ErrorCode::FileExists);
        QVERIFY(QFileInfo(m_dir).isSymLink());
        QVERIFY(QFile::remove(m_dir));
    }
    COMPARE_ERROR(writeReleaseFolder(QStringLiteral("/"), m_first), ErrorCode::FileExists);
}

void ReleaseFolderTest::parentMissing_isSaid()
{
    const Error error = errorOf(writeReleaseFolder(path("none/release"), m_first));
    QCOMPARE(error.code, ErrorCode::FolderMissing);
    QCOMPARE(error.file, path("none"));
}

void ReleaseFolderTest::pathLeadingOut_isRefused_data()
{
    QTest::addColumn<QString>("inner");
    for (const char* inner : {"../x", "a/../../x", "/x", "", ".", "..", "a//b", "a/"})
        QTest::newRow(inner) << QString::fromLatin1(inner);
}

void ReleaseFolderTest::pathLeadingOut_isRefused()
{
    QFETCH(QString, inner);
    COMPARE_ERROR(writeReleaseFolder(m_dir, {{inner, "x"}}), ErrorCode::IoFailure);
    QVERIFY(beside().isEmpty());
}

void ReleaseFolderTest::cancelled_leavesWhatWasThere()
{
    for (bool isFirst : {true, false}) {
        for (double at : {0.0, 0.5, 1.0}) {
            CancelToken cancel;
            if (at == 0.0)
                cancel.cancel();
            const auto written = writeReleaseFolder(m_dir, m_second, cancel, [&](double done) {
                if (done >= at)
                    cancel.cancel();
            });
            COMPARE_ERROR(written, ErrorCode::Cancelled);
            QCOMPARE(beside(), isFirst ? QStringList() : QStringList{QStringLiteral("release")});
            QVERIFY(isFirst || holds(m_first));
        }
        VERIFY_HOLDS(writeReleaseFolder(m_dir, m_first));
    }
}

void ReleaseFolderTest::madeInPieces_standsWholeWithItsHash()
{
    QByteArray whole;
    for (int line = 0; line < 100'000; ++line)
        whole += QByteArray::number(line) + '\n';
    std::vector<ReleaseEntry> entries;
    const auto make = [&](ReleaseSink& sink) {
        sink.expect(3);
        const auto lines = [&](const ByteSink& to) {
            Result<void> taken;
            for (qsizetype at = 0; taken && at < whole.size(); at += 1'001)
                taken = to(whole.mid(at, 1'001));
            return taken;
        };
        return sink.add(QStringLiteral("a/b/large.csv"), lines)
            .and_then([&] { return sink.add(QStringLiteral("a/whole.csv"), whole); })
            .and_then([&] {
                return sink.add(QStringLiteral("empty"),
                                [](const ByteSink&) -> Result<void> { return {}; });
            })
            .map([&] { entries = sink.entries(); });
    };
    VERIFY_HOLDS(writeReleaseFolder(m_dir, make));
    QCOMPARE(readFile(m_dir + QStringLiteral("/a/b/large.csv")), whole);
    QCOMPARE(readFile(m_dir + QStringLiteral("/a/whole.csv")), whole);
    QVERIFY(QFile::exists(m_dir + QStringLiteral("/empty")));
    QCOMPARE(entries, entriesOf({{QStringLiteral("a/b/large.csv"), whole},
                                 {QStringLiteral("a/whole.csv"), whole},
                                 {QStringLiteral("empty"), {}}}));
}

void ReleaseFolderTest::cancelledInsideAFile_leavesWhatWasThere()
{
    VERIFY_HOLDS(writeReleaseFolder(m_dir, m_first));
    CancelToken cancel;
    int pieces = 0;
    const auto make = [&](ReleaseSink& sink) {
        return sink.add(QStringLiteral("endless.csv"), [&](const ByteSink& to) {
            Result<void> taken;
            while (taken) {
                if (++pieces == 3)
                    cancel.cancel();
                taken = to(QByteArray(1'000'000, 'x'));
            }
            return taken;
        });
    };
    COMPARE_ERROR(writeReleaseFolder(m_dir, make, cancel), ErrorCode::Cancelled);
    QCOMPARE(pieces, 3);
    QVERIFY(holds(m_first));
    QCOMPARE(beside(), QStringList{QStringLiteral("release")});
}

void ReleaseFolderTest::errorOfTheMaker_leavesWhatWasThere()
{
    const auto make = [](ReleaseSink& sink) {
        return sink.add(QStringLiteral("a/b.csv"), QByteArray("x")).and_then([]() -> Result<void> {
            return fail(ErrorCode::StudyDamaged);
        });
    };
    COMPARE_ERROR(writeReleaseFolder(m_dir, make), ErrorCode::StudyDamaged);
    QVERIFY(beside().isEmpty());
    VERIFY_HOLDS(writeReleaseFolder(m_dir, m_first));
    COMPARE_ERROR(writeReleaseFolder(m_dir, make), ErrorCode::StudyDamaged);
    QVERIFY(holds(m_first));
    QCOMPARE(beside(), QStringList{QStringLiteral("release")});
}

void ReleaseFolderTest::unwritableParent_isReadOnly()
{
    if (geteuid() == 0) {
        // Root may write everywhere; so somebody else asks, in a process of their own.
        VERIFY_HOLDS(writeReleaseFolder(m_dir, m_first));
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::Permissions(0x7055)));
        const pid_t child = fork();
        if (child == 0) {
            constexpr unsigned Nobody = 65534;
            if (setgid(Nobody) != 0 || setuid(Nobody) != 0)
                _exit(99);
            const auto written = writeReleaseFolder(m_dir, m_second);
            _exit(!written && written.error().code == ErrorCode::ReadOnly ? 0 : 1);
        }
        int status = -1;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 0);
    } else {
        VERIFY_HOLDS(writeReleaseFolder(m_dir, m_first));
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::Permissions(0x5055)));
        const auto written = writeReleaseFolder(m_dir, m_second);
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::Permissions(0x7055)));
        COMPARE_ERROR(written, ErrorCode::ReadOnly);
    }
    QVERIFY(holds(m_first));
}

void ReleaseFolderTest::leftovers_areRemovedUnlessSomebodyHoldsThem()
{
    for (const char* name : {".release.part-4-0", ".release.part-5-0", ".release.part-x",
                             ".other.part-4-0", ".release.part-4-0b"}) {
        QVERIFY(QDir().mkpath(path(name)));
        writeFile(path(name) + QStringLiteral("/half"), "x");
    }
    {
        const disk::FolderLock held(path(".release.part-5-0"));
        QVERIFY(held.isHeld());
        VERIFY_HOLDS(writeReleaseFolder(m_dir, m_first));
        QVERIFY(!QFile::exists(path(".release.part-4-0")));
        for (const char* name :
             {".release.part-5-0", ".release.part-x", ".other.part-4-0", ".release.part-4-0b"})
            QVERIFY2(QFile::exists(path(name) + QStringLiteral("/half")), name);
    }
    VERIFY_HOLDS(writeReleaseFolder(m_dir, m_second));
    QVERIFY(!QFile::exists(path(".release.part-5-0")));
}

void ReleaseFolderTest::oldReleaseAside_isPutBackOrRemoved()
{
    // As a kill between the two steps leaves it on a file system that cannot exchange.
    VERIFY_HOLDS(writeReleaseFolder(m_dir, m_first));
    QVERIFY(QDir().rename(m_dir, path(".release.part-before")));
    CancelToken cancel;
    cancel.cancel();
    COMPARE_ERROR(writeReleaseFolder(m_dir, m_second, cancel), ErrorCode::Cancelled);
    QVERIFY(holds(m_first));
    QCOMPARE(beside(), QStringList{QStringLiteral("release")});

    QVERIFY(QDir().mkpath(path(".release.part-before")));
    VERIFY_HOLDS(writeReleaseFolder(m_dir, m_second));
    QVERIFY(holds(m_second));
    QCOMPARE(beside(), QStringList{QStringLiteral("release")});
}

void ReleaseFolderTest::progress_risesToOne()
{
    double last = 0;
    bool isRising = true;
    VERIFY_HOLDS(writeReleaseFolder(m_dir, m_first, {}, [&](double done) {
        isRising = isRising && done > last;
        last = done;
    }));
    QVERIFY(isRising);
    QCOMPARE(last, 1.0);
}

SUBTEXT_TEST(ReleaseFolderTest)
#include "releasefoldertest.moc"
