// SPDX-License-Identifier: MIT
// In whatever order people work offline and sync, over lines that break at any byte: all come to
// the same, and to what merging their files comes to. SUBTEXT_INTERLEAVINGS says how many orders
// are tried; a few in each run.
#include "core/base/pythonrandom.h"
#include "tests/remote/support/teamcourse.h"
#include "tests/support/failedseeds.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/cuttingproxy.h"

#include <QtTest>

#include <limits>

using namespace subtext;
using namespace subtext::test;

class TeamInterleavingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOrder_comesToTheSame_data();
    void everyOrder_comesToTheSame();
    void linesDidBreak();

private:
    int m_orders = 0;
    int m_cuts = 0;
};

namespace {

constexpr int StepsOfAnOrder = 30;
constexpr int SharedItems = 3;

QString text(const char* latin1)
{
    return QString::fromLatin1(latin1);
}

/// Somebody with a file on a machine of their own, whose line may break.
struct Worker
{
    Worker(TeamCourse& course, const QString& personCode, int source, int port,
           const QString& certificate)
        : code(personCode)
        , path(course.path(personCode))
        , ids(source)
        , mate(course.invite(personCode))
    {
        must(mate->join(path, {clock, ids, {}}));
        mate->useLine(port, certificate);
        clock.advance(qint64{source} * 3'600'000); // nobody's clock is that of another
        study = must(Study::open(path, Study::Access::Write, {clock, ids, {}}));
    }

    PersonId person() const { return must(study->roster().byCode(code))->id; }

    QString code;
    QString path;
    NumberedIds ids;
    FixedClock clock;
    std::unique_ptr<TeamMate> mate;
    std::unique_ptr<Study> study;
};

void labelAny(Worker& worker, PythonRandom& random)
{
    worker.clock.advance(60'000);
    const auto items = must(worker.study->labelling().items(worker.person()));
    const auto& item = items.at(random.below(static_cast<quint32>(items.size())));
    const auto emotion = emotionsOf(text("jtfsa")).at(random.below(5));
    const Visit visit{worker.clock.now() - 20'000, 20'000, 15'000, 1};
    must(worker.study->labelling().submit(worker.person(), item.scenario,
                                          submissionOf(completeAnswer(emotion), visit)));
}

void decideAny(Worker& worker, PythonRandom& random)
{
    worker.clock.advance(60'000);
    const auto scenes = must(worker.study->scenarios());
    const auto emotion = emotionsOf(text("jtfsa")).at(random.below(5));
    must(worker.study->deciding().decide(
        worker.person(), scenes.at(random.below(static_cast<quint32>(scenes.size()))).id,
        verdict(emotion)));
}

QString decisionsIn(const QString& path)
{
    return RawSql(path).value(
        text("SELECT group_concat(line, char(10)) FROM (SELECT uuid || ' ' || picks || ' ' || "
             "rank_at || ' ' || (SELECT uuid FROM person WHERE id = person_id) AS line "
             "FROM decision ORDER BY uuid)"));
}

} // namespace

void TeamInterleavingTest::everyOrder_comesToTheSame_data()
{
    QTest::addColumn<int>("seed");
    addFirst(failedOrders());
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("SUBTEXT_INTERLEAVINGS", &isNumber);
    for (int seed = 1; seed <= (isNumber ? wanted : 4); ++seed)
        QTest::addRow("%d", seed) << seed;
}

void TeamInterleavingTest::everyOrder_comesToTheSame()
{
    QFETCH(int, seed);
    std::unique_ptr<PostgresServer> server;
    START_OR_SKIP(server);
    ++m_orders;
    PythonRandom random(static_cast<quint32>(seed));
    TeamCourse course(*server, SharedItems);
    const QString before = course.study.filePath(text("before.subtext"));
    must(course.study->copyTo(before));
    VERIFY_HOLDS(course.sync());
    CuttingProxy line(server->port());
    line.cutAfter(std::numeric_limits<qint64>::max());
    std::vector<std::unique_ptr<Worker>> workers;
    for (const QString& code : text("A01 A02 A03 J01 J02").split(u' '))
        workers.push_back(std::make_unique<Worker>(course, code,
                                                   static_cast<int>(workers.size()) + 1,
                                                   line.port(), server->certificate()));
    for (int step = 0; step < StepsOfAnOrder; ++step) {
        Worker& worker = *workers.at(random.below(5));
        const auto what = random.below(4);
        if (what == 0) {
            line.cutAfter(random.below(40'000)); // signing in takes some 5,000
            worker.mate->sync(*worker.study);
        } else if (what == 1) {
            line.cutAfter(std::numeric_limits<qint64>::max());
            VERIFY_HOLDS(worker.mate->sync(*worker.study));
        } else if (worker.code.startsWith(u'A')) {
            labelAny(worker, random);
        } else {
            decideAny(worker, random);
        }
    }
    m_cuts += line.cuts();
    line.cutAfter(std::numeric_limits<qint64>::max());
    for (int round = 0; round < 2; ++round) {
        for (const auto& worker : workers) {
            const auto synced = worker->mate->sync(*worker->study);
            VERIFY_HOLDS(synced);
            QVERIFY(synced->refused.empty());
        }
        VERIFY_HOLDS(course.sync());
    }
    // After the lock all read everything that was decided.
    VERIFY_HOLDS(course.study.dataLock().lock(text("Done."), course.study.coordinator()));
    VERIFY_HOLDS(course.sync());
    for (const auto& worker : workers)
        VERIFY_HOLDS(worker->mate->sync(*worker->study));
    for (const auto& worker : workers) {
        const TeamStanding standing = must(worker->study->syncing().standing());
        QCOMPARE(standing.waiting, qint64{0});
        QVERIFY(standing.setAside.empty());
        VERIFY_HOLDS(worker->study->verifyAudit());
        if (worker->code.startsWith(u'J')) {
            QCOMPARE(decisionsIn(worker->path), decisionsIn(course.study.path()));
            QCOMPARE(statedRows(worker->path), statedRows(course.study.path()));
        }
    }
    VERIFY_HOLDS(course.study->verifyAudit());
    // What the hand-outs say when they come back as files.
    FixedClock clock;
    NumberedIds ids(200);
    const auto merged = must(Study::open(before, Study::Access::Write, {clock, ids, {}}));
    for (const auto& worker : workers) {
        if (worker->code.startsWith(u'J'))
            continue;
        worker->study.reset();
        const MergedFile outcome = mergeOne(*merged, worker->path);
        QVERIFY(outcome.isSound());
    }
    QCOMPARE(statedRows(before), statedRows(course.study.path()));
}

// Else the orders above say less than they claim.
void TeamInterleavingTest::linesDidBreak()
{
    if (m_orders == 0)
        QSKIP("no order was tried");
    QVERIFY(m_cuts > 0);
}

SUBTEXT_TEST(TeamInterleavingTest)
#include "teaminterleavingtest.moc"
