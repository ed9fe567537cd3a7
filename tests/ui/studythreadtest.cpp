// SPDX-License-Identifier: MIT
#include "ui/background/studythread.h"

#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "ui/background/jobslot.h"

#include <QSemaphore>

#include <atomic>

using namespace subtext;
using namespace subtext::test;

/// Work beside the window: where it is done, what comes back, and how it ends.
class StudyThreadTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void work_isDoneElsewhereAndComesBack();
    void work_keepsItsOrder();
    void study_isOpenedOnceAndForReading();
    void missingStudy_isAnError();
    void progress_comesInSteps();
    void newRun_isNotCancelledByTheLast();
    void end_cancelsAndWaits();
    void jobs_runOneAtATimeAndTheLatestWaits();
    void forgottenJob_isNotBegun();
};

void StudyThreadTest::work_isDoneElsewhereAndComesBack()
{
    TestStudy study(TestStudy::single());
    QObject receiver;
    StudyThread thread(study.path(), study.environment(), receiver);
    QThread* window = QThread::currentThread();
    QThread* worker = nullptr;
    QThread* told = nullptr;
    thread.run([] { return QThread::currentThread(); },
               [&](QThread* where) {
                   worker = where;
                   told = QThread::currentThread();
               });
    QVERIFY(!told); // queued, also where the work is quick
    QTRY_COMPARE(told, window);
    QVERIFY(worker && worker != window);
    QCOMPARE(worker->priority(), QThread::LowPriority);
}

void StudyThreadTest::work_keepsItsOrder()
{
    TestStudy study(TestStudy::single());
    QObject receiver;
    StudyThread thread(study.path(), study.environment(), receiver);
    QList<int> order;
    for (int i = 0; i < 3; ++i)
        thread.run([i] { return i; }, [&](int done) { order << done; });
    QTRY_COMPARE(order, (QList<int>{0, 1, 2}));
}

void StudyThreadTest::study_isOpenedOnceAndForReading()
{
    TestStudy study(TestStudy::single());
    QObject receiver;
    StudyThread thread(study.path(), study.environment(), receiver);
    QList<Study*> opened;
    const auto work = [](Study& read) -> Result<Study*> {
        return read.access() == Study::Access::Read ? &read : nullptr;
    };
    const auto then = [&](const Result<Study*>& outcome) {
        VERIFY_HOLDS(outcome);
        opened << *outcome;
    };
    thread.read(work, then);
    thread.read(work, then);
    QTRY_COMPARE(opened.size(), 2);
    QVERIFY(opened[0]);
    QCOMPARE(opened[0], opened[1]);
}

void StudyThreadTest::missingStudy_isAnError()
{
    TestStudy study(TestStudy::single());
    QObject receiver;
    StudyThread thread(study.filePath(QStringLiteral("gone.subtext")), study.environment(),
                       receiver);
    std::optional<Result<int>> outcome;
    thread.read([](Study&) -> Result<int> { return 1; },
                [&](const Result<int>& done) { outcome = done; });
    QTRY_VERIFY(outcome);
    COMPARE_ERROR(*outcome, ErrorCode::FileMissing);
}

void StudyThreadTest::progress_comesInSteps()
{
    TestStudy study(TestStudy::single());
    QObject receiver;
    StudyThread thread(study.path(), study.environment(), receiver);
    QList<double> parts;
    bool isDone = false;
    thread.run(
        [progress = thread.progress([&](double part) { parts << part; }, 0.5, 1)] {
            for (int i = 0; i <= 1000; ++i)
                progress(i / 1000.0);
            return 0;
        },
        [&](int) { isDone = true; });
    QTRY_VERIFY(isDone);
    QVERIFY(!parts.isEmpty());
    QVERIFY2(parts.size() <= 25, qPrintable(QString::number(parts.size())));
    QVERIFY(parts.front() > 0.5 && parts.front() < 0.55);
    QVERIFY(parts.back() > 0.95 && parts.back() <= 1);
}

void StudyThreadTest::newRun_isNotCancelledByTheLast()
{
    TestStudy study(TestStudy::single());
    QObject receiver;
    StudyThread thread(study.path(), study.environment(), receiver);
    const CancelToken first = thread.begin();
    thread.cancel();
    QVERIFY(first.isCancelled() && thread.isCancelled());
    const CancelToken second = thread.begin();
    QVERIFY(!second.isCancelled() && !thread.isCancelled());
    QVERIFY(first.isCancelled());
}

void StudyThreadTest::end_cancelsAndWaits()
{
    TestStudy study(TestStudy::single());
    std::atomic<bool> hasEnded = false;
    bool isTold = false;
    QSemaphore begun;
    {
        QObject receiver;
        StudyThread thread(study.path(), study.environment(), receiver);
        thread.run(
            [&, cancel = thread.begin()] {
                begun.release();
                while (!cancel.isCancelled())
                    QThread::msleep(1);
                hasEnded = true;
                return 0;
            },
            [&](int) { isTold = true; });
        QVERIFY(begun.tryAcquire(1, 5'000));
    }
    QVERIFY(hasEnded);
    QCoreApplication::processEvents();
    QVERIFY(!isTold);
}

void StudyThreadTest::jobs_runOneAtATimeAndTheLatestWaits()
{
    JobSlot<int> jobs;
    QVERIFY(!jobs.isRunning());
    QVERIFY(jobs.add(1));
    QVERIFY(!jobs.add(2));
    QVERIFY(!jobs.add(3));
    QCOMPARE(jobs.running(), 1);
    QVERIFY(!jobs.next()); // the first is still in flight
    jobs.end();
    QVERIFY(!jobs.isRunning());
    QVERIFY(jobs.next());
    QCOMPARE(jobs.running(), 3);
    jobs.end();
    QVERIFY(!jobs.next());
}

void StudyThreadTest::forgottenJob_isNotBegun()
{
    JobSlot<int> jobs;
    QVERIFY(jobs.add(1));
    QVERIFY(!jobs.add(2));
    jobs.forgetWaiting();
    jobs.end();
    QVERIFY(!jobs.next());
}

SUBTEXT_TEST(StudyThreadTest)
#include "studythreadtest.moc"
