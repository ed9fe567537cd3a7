// SPDX-License-Identifier: MIT
#include "core/storage/backups.h"
#include "tests/support/checks.h"
#include "tests/support/filetimes.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QDir>

#include <unistd.h>

using namespace subtext;
using namespace subtext::test;

/// A study has one writer, by whichever name its file is opened.
class OneWriterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void symbolicLink_isTheSameStudy();
    void linkOfAFolder_isTheSameStudy();
    void logBehindALink_isRead();
    void hardLink_isNotWritten();
    void hardLinkMadeMeanwhile_isNotWrittenEither();
    void linkThatLeadsNowhere_isNoPlaceForAStudy();

private:
    static void link(const QString& from, const QString& to, bool isSymbolic);
};

void OneWriterTest::link(const QString& from, const QString& to, bool isSymbolic)
{
    const QByteArray source = QFile::encodeName(from);
    const QByteArray target = QFile::encodeName(to);
    const int failed = isSymbolic ? ::symlink(source.constData(), target.constData())
                                  : ::link(source.constData(), target.constData());
    if (failed != 0)
        qFatal("link");
}

void OneWriterTest::symbolicLink_isTheSameStudy()
{
    TestStudy study;
    const QString other = study.filePath(QStringLiteral("other.subtext"));
    link(QStringLiteral("study.subtext"), other, true);
    const auto second = Study::open(other, Study::Access::Write, study.environment());
    COMPARE_ERROR(second, ErrorCode::Locked);
    QCOMPARE(second.error().file, other);
    study.close();
    {
        const auto first = Study::open(other, Study::Access::Write, study.environment());
        VERIFY_HOLDS(first);
        QCOMPARE((*first)->path(), other);
        QVERIFY(QFile::exists(study.path() + QStringLiteral(".lock")));
        QVERIFY(!QFile::exists(other + QStringLiteral(".lock")));
        COMPARE_ERROR(Study::open(study.path(), Study::Access::Write, study.environment()),
                      ErrorCode::Locked);
        VERIFY_HOLDS(Study::open(study.path(), Study::Access::Read, study.environment()));
    }
    study.reopen();
}

void OneWriterTest::linkOfAFolder_isTheSameStudy()
{
    TestStudy study;
    const QTemporaryDir elsewhere;
    const QString folder = elsewhere.filePath(QStringLiteral("link"));
    link(study.folder(), folder, true);
    COMPARE_ERROR(Study::open(folder + QStringLiteral("/study.subtext"), Study::Access::Write,
                              study.environment()),
                  ErrorCode::Locked);
    // Nor can one be made there while another is made here.
    COMPARE_ERROR(Study::create(folder + QStringLiteral("/study.subtext"), {}, study.environment()),
                  ErrorCode::FileExists);
}

// The log lies beside the file, and not beside the link.
void OneWriterTest::logBehindALink_isRead()
{
    TestStudy study;
    const QTemporaryDir elsewhere;
    const QString other = elsewhere.filePath(QStringLiteral("other.subtext"));
    link(study.path(), other, true);
    const QString backups = elsewhere.filePath(QStringLiteral("backups"));
    VERIFY_HOLDS(makeBackup(other, backups, FixedClock::Start));
    letTimePass(study.folder());
    letTimePass(elsewhere.path());
    VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(1),
                                          submissionOf(completeAnswer())));
    const auto reader = Study::open(other, Study::Access::Read, study.environment());
    VERIFY_HOLDS(reader);
    QCOMPARE(RawSql(other).value(QStringLiteral("SELECT count(*) FROM annotation")),
             QStringLiteral("1"));
    const auto backup = makeBackup(other, backups, FixedClock::Start + 1);
    VERIFY_HOLDS(backup);
    QVERIFY(!backup->isEmpty()); // the answer is in the log only
}

void OneWriterTest::hardLink_isNotWritten()
{
    TestStudy study;
    study.close();
    const QString other = study.filePath(QStringLiteral("other.subtext"));
    link(study.path(), other, false);
    const QByteArray bytes = readFile(study.path());
    for (const QString& path : {study.path(), other}) {
        const auto opened = Study::open(path, Study::Access::Write, study.environment());
        COMPARE_ERROR(opened, ErrorCode::ReadOnly);
        QCOMPARE(opened.error().detail, QStringLiteral("links"));
        QVERIFY(!QFile::exists(path + QStringLiteral(".lock")));
        VERIFY_HOLDS(Study::open(path, Study::Access::Read, study.environment()));
    }
    QVERIFY(readFile(study.path()) == bytes);
    QVERIFY(QFile::remove(other));
    study.reopen(); // one name again
}

void OneWriterTest::hardLinkMadeMeanwhile_isNotWrittenEither()
{
    TestStudy study;
    const QString other = study.filePath(QStringLiteral("other.subtext"));
    link(study.path(), other, false);
    COMPARE_ERROR(Study::open(other, Study::Access::Write, study.environment()),
                  ErrorCode::ReadOnly);
    VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(1),
                                          submissionOf(completeAnswer())));
    VERIFY_HOLDS(study->verifyAudit());
}

void OneWriterTest::linkThatLeadsNowhere_isNoPlaceForAStudy()
{
    TestStudy study;
    const QString path = study.filePath(QStringLiteral("new.subtext"));
    link(study.filePath(QStringLiteral("nowhere.subtext")), path, true);
    COMPARE_ERROR(Study::create(path, {}, study.environment()), ErrorCode::FileExists);
    QVERIFY(!QFile::exists(study.filePath(QStringLiteral("nowhere.subtext"))));
}

SUBTEXT_TEST(OneWriterTest)
#include "onewritertest.moc"
