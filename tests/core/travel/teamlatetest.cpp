// SPDX-License-Identifier: MIT
#include "tests/core/travel/teamsimulation.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// A request that the server answers when whoever sent it has gone.
class TeamLateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void requestBehindARefusal_givesNoRowASecondPlace();

private:
    /// On which others do something before the server says how far it is.
    class Line : public PlayedLine
    {
    public:
        Line(PlayedExchange& exchange, const Member& who, const Fault& next = Calm, Late late = {})
            : PlayedLine(
                  exchange, who, [&next] { return next; }, std::move(late))
        {}
        Result<std::vector<OwnChainEnd>> chains() override
        {
            if (beforeChains)
                beforeChains();
            return PlayedLine::chains();
        }
        Result<PushOutcome> push(const std::vector<LinkedRow>& rows) override
        {
            if (beforePush)
                beforePush();
            return PlayedLine::push(rows);
        }

        std::function<void()> beforeChains;
        std::function<void()> beforePush;

    private:
        static constexpr Fault Calm = Fault::None;
    };

    static void join(PlayedExchange& exchange, const PlayedExchange::Member& rater,
                     const QString& path)
    {
        Line line(exchange, rater);
        writeJoined(line, rater, path);
    }
    static Result<SyncOutcome> sync(Line& line, Study& study)
    {
        Courier courier(line, study.syncing());
        must(courier.connect({}));
        return courier.sync({});
    }
};

// 1. A batch is sent, and the line breaks while the server is still at it. 2. The study is locked.
// 3. The batch is sent again and refused: its places are free. 4. The study is opened. 5. The file
// reads, then the first request comes through, and then the server says how far it is.
void TeamLateTest::requestBehindARefusal_givesNoRowASecondPlace()
{
    DeskStudy course(2);
    const auto uuidOf = [&](const QString& code) {
        return must(course.roster().byCode(code))->uuid;
    };
    PlayedExchange exchange(must(course->info()).uuid, uuidOf(QStringLiteral("C01")));
    const auto leader = exchange.enrol(uuidOf(QStringLiteral("C01")));
    must(course->syncing().join(membershipOf(leader, leader.device, Role::Coordinator)));
    Line leading(exchange, leader);
    VERIFY_HOLDS(sync(leading, course.study()));

    const auto rater = exchange.enrol(uuidOf(QStringLiteral("A01")));
    const QString path = course.filePath(QStringLiteral("A01.subtext"));
    join(exchange, rater, path);
    AtHome home(path, 8);
    VERIFY_HOLDS(home.label(1, Emotion::Joy));

    Fault next = Fault::None;
    std::vector<std::function<void()>> late;
    Line broken(exchange, rater, next, [&](auto call) { late.push_back(std::move(call)); });
    broken.beforePush = [&] { next = Fault::RequestLate; };
    COMPARE_ERROR(sync(broken, home.study()), ErrorCode::ServerUnreachable);
    QCOMPARE(late.size(), std::size_t{1});

    course.clock.advance(1'000);
    VERIFY_HOLDS(course.dataLock().lock(QStringLiteral("Done."), course.coordinator()));
    VERIFY_HOLDS(sync(leading, course.study()));
    Line refused(exchange, rater);
    QVERIFY(!must(sync(refused, home.study())).refused.empty());
    course.clock.advance(1'000);
    VERIFY_HOLDS(course.dataLock().unlock(QStringLiteral("Go on."), course.coordinator()));
    VERIFY_HOLDS(sync(leading, course.study()));

    Line again(exchange, rater);
    again.beforeChains = [&] {
        for (const auto& call : std::exchange(late, {}))
            call();
    };
    const SyncOutcome outcome = must(sync(again, home.study()));
    QVERIFY(late.empty());
    QCOMPARE(outcome.sent, qint64{0}); // it came by the first request
    std::map<Uuid, int> places;
    for (const StreamHead& head : exchange.heads(rater)) {
        if (!head.key.startsWith(QLatin1String("answers")))
            continue;
        for (const PulledEntry& pulled : exchange.pull(rater, {{head.stream, 0}}, 100))
            QCOMPARE(++places[pulled.entry.linked.row.uuid], 1);
    }
    QVERIFY(!places.empty());
    const TeamStanding standing = must(home->syncing().standing());
    QCOMPARE(standing.waiting, qint64{0});
    QVERIFY(standing.setAside.empty());
    VERIFY_HOLDS(sync(leading, course.study()));
    QCOMPARE(must(course->counts()).annotations, qint64{1});
}

SUBTEXT_TEST(TeamLateTest)
#include "teamlatetest.moc"
