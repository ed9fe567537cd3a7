// SPDX-License-Identifier: MIT
#include "core/storage/backups.h"
#include "tests/support/checks.h"
#include "tests/support/filetimes.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QDir>

#include <array>
#include <csignal>
#include <functional>
#include <memory>
#include <sys/wait.h>
#include <tuple>
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
    void otherProcess_holdsTheStudyUntilItEnds_data();
    void otherProcess_holdsTheStudyUntilItEnds();
    void twoProcesses_atOnce_areOneWriter();

private:
    static void link(const QString& from, const QString& to, bool isSymbolic);
};

namespace {

/// A process of its own, which does its work, says how that ended and then holds what it has until
/// it is told to end. Nothing of a study may be open when it begins.
class OtherProcess
{
public:
    /// `work`: what it holds; null where it got nothing.
    explicit OtherProcess(const std::function<std::unique_ptr<Study>()>& work)
    {
        if (::pipe(m_said.data()) != 0 || ::pipe(m_end.data()) != 0)
            qFatal("pipe");
        m_id = ::fork();
        if (m_id != 0) {
            ::close(m_said[1]);
            ::close(m_end[0]);
            return;
        }
        ::close(m_said[0]);
        ::close(m_end[1]);
        char word = 0;
        {
            const auto held = work();
            word = held ? 'y' : 'n';
            if (::write(m_said[1], &word, 1) == 1)
                std::ignore = ::read(m_end[0], &word, 1); // until the other end is closed
        }
        ::_exit(0);
    }
    ~OtherProcess() { end(); }
    OtherProcess(const OtherProcess&) = delete;
    OtherProcess& operator=(const OtherProcess&) = delete;

    pid_t id() const { return m_id; }
    /// Waits for the end of its work.
    bool holdsIt()
    {
        char word = 0;
        return ::read(m_said[0], &word, 1) == 1 && word == 'y';
    }
    void kill() { ::kill(m_id, SIGKILL); }
    void end()
    {
        if (m_isOver)
            return;
        m_isOver = true;
        ::close(m_end[1]);
        ::close(m_said[0]);
        int status = 0;
        ::waitpid(m_id, &status, 0);
    }

private:
    std::array<int, 2> m_said{};
    std::array<int, 2> m_end{};
    pid_t m_id = 0;
    bool m_isOver = false;
};

} // namespace

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

void OneWriterTest::otherProcess_holdsTheStudyUntilItEnds_data()
{
    QTest::addColumn<bool>("isKilled");
    QTest::newRow("it closes the study") << false;
    QTest::newRow("it is killed") << true;
}

void OneWriterTest::otherProcess_holdsTheStudyUntilItEnds()
{
    QFETCH(bool, isKilled);
    TestStudy study;
    study.close();
    OtherProcess other([&]() -> std::unique_ptr<Study> {
        auto opened = Study::open(study.path(), Study::Access::Write, study.environment());
        const bool isAnswered =
            opened && (*opened)->labelling().submit(study.person(1), study.scenario(1),
                                                    submissionOf(completeAnswer()));
        return isAnswered ? std::move(*opened) : nullptr;
    });
    QVERIFY(other.holdsIt());
    const auto second = Study::open(study.path(), Study::Access::Write, study.environment());
    COMPARE_ERROR(second, ErrorCode::Locked);
    QVERIFY2(second.error().value.contains(QString::number(other.id())),
             qUtf8Printable(second.error().value));
    {
        const auto reader = Study::open(study.path(), Study::Access::Read, study.environment());
        VERIFY_HOLDS(reader);
        QCOMPARE(must((*reader)->counts()).annotations, 1);
    }
    if (isKilled)
        other.kill();
    other.end();
    study.reopen();
    QCOMPARE(study->access(), Study::Access::Write);
    QCOMPARE(must(study->counts()).annotations, 1);
    VERIFY_HOLDS(study->verifyAudit());
}

/// Of several that begin at the same time one gets it, and the others are turned away.
void OneWriterTest::twoProcesses_atOnce_areOneWriter()
{
    TestStudy study;
    study.close();
    const auto open = [&]() -> std::unique_ptr<Study> {
        auto opened = Study::open(study.path(), Study::Access::Write, study.environment());
        return opened ? std::move(*opened) : nullptr;
    };
    OtherProcess one(open);
    OtherProcess two(open);
    const bool isOnes = one.holdsIt();
    const bool isTwos = two.holdsIt();
    QVERIFY(isOnes != isTwos);
    // The second was made while the first lived, and holds the end of its pipe as well.
    two.end();
    one.end();
    study.reopen();
    VERIFY_HOLDS(study->verifyAudit());
}

SUBTEXT_TEST(OneWriterTest)
#include "onewritertest.moc"
