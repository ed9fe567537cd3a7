// SPDX-License-Identifier: MIT
#include "tests/core/travel/teamsimulation.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// What a device asks of the server, and tells it, besides its rows.
class CourierVisitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusedRows_areReportedUntilTheyAreTaken();
    void deviceWithRefusedRows_isNotedAsIncomplete();
    void reportThatFails_leavesTheSyncDone();
    void scenes_areReadAgainAfterNewItemsAndNowAndThen();

private:
    class Line : public PlayedLine
    {
    public:
        Line(PlayedExchange& exchange, const Member& who)
            : PlayedLine(exchange, who, [] { return Fault::None; }, {})
        {}
        Result<ServerHello> hello() override
        {
            return PlayedLine::hello().map([this](ServerHello hello) {
                hello.time = now;
                return hello;
            });
        }
        Result<std::vector<PulledScene>> scenes(const std::vector<Uuid>& wanted) override
        {
            ++scenesRead;
            return PlayedLine::scenes(wanted);
        }
        Result<std::vector<TeamMember>> status() override { return members; }
        Result<void> report(int waiting, int refused) override
        {
            if (isReportLost)
                return fail(ErrorCode::ServerUnreachable);
            reported = std::pair(waiting, refused);
            return {};
        }

        qint64 now = FixedClock::Start;
        int scenesRead = 0;
        std::vector<TeamMember> members;
        std::optional<std::pair<int, int>> reported;
        bool isReportLost = false;
    };

    /// A course whose coordinator has shared it.
    struct Course
    {
        Course()
            : study(2)
            , exchange(must(study->info()).uuid, uuidOf(QStringLiteral("C01")))
            , leader(exchange.enrol(uuidOf(QStringLiteral("C01"))))
        {
            must(study->syncing().join(membershipOf(leader, leader.device, Role::Coordinator)));
            sync();
        }

        Uuid uuidOf(const QString& code) { return must(study.roster().byCode(code))->uuid; }
        void sync()
        {
            Line line(exchange, leader);
            must(visit(line, study.study()));
        }
        /// Of A01.
        PlayedExchange::Member join(const QString& path)
        {
            const PlayedExchange::Member rater = exchange.enrol(uuidOf(QStringLiteral("A01")));
            Line line(exchange, rater);
            writeJoined(line, rater, path);
            return rater;
        }

        DeskStudy study;
        PlayedExchange exchange;
        PlayedExchange::Member leader;
    };

    static Result<SyncOutcome> visit(Line& line, Study& study)
    {
        Courier courier(line, study.syncing());
        must(courier.connect({}));
        return courier.sync({});
    }
};

void CourierVisitsTest::refusedRows_areReportedUntilTheyAreTaken()
{
    Course course;
    const QString path = course.study.filePath(QStringLiteral("A01.subtext"));
    const auto rater = course.join(path);
    AtHome home(path, 8);
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    course.study.clock.advance(1'000);
    VERIFY_HOLDS(course.study.dataLock().lock(QStringLiteral("Done."), course.study.coordinator()));
    course.sync();
    Line first(course.exchange, rater);
    QVERIFY(!must(visit(first, home.study())).refused.empty());
    const auto aside = must(home->syncing().standing()).setAside.size();
    QVERIFY(aside > 0);
    QVERIFY(first.reported == std::pair(0, static_cast<int>(aside)));
    Line second(course.exchange, rater);
    must(visit(second, home.study()));
    QCOMPARE(must(home->syncing().standing()).setAside.size(), aside);
    QVERIFY(second.reported == first.reported);
    course.study.clock.advance(1'000);
    VERIFY_HOLDS(
        course.study.dataLock().unlock(QStringLiteral("Again."), course.study.coordinator()));
    course.sync();
    Line third(course.exchange, rater);
    must(visit(third, home.study()));
    QVERIFY(must(home->syncing().standing()).setAside.empty());
    QVERIFY(third.reported == std::pair(0, 0));
}

void CourierVisitsTest::deviceWithRefusedRows_isNotedAsIncomplete()
{
    Course course;
    Line line(course.exchange, course.leader);
    TeamMember member;
    member.code = QStringLiteral("A01");
    const auto device = [&](int waiting, int refused, std::optional<qint64> revokedAt = {}) {
        TeamDevice one;
        one.device = course.study.ids.next();
        one.waiting = waiting;
        one.refused = refused;
        one.revokedAt = revokedAt;
        member.devices.push_back(one);
    };
    device(0, 3);
    device(2, 1);
    device(0, 0);
    device(0, 5, FixedClock::Start);
    line.members = {member};
    VERIFY_HOLDS(visit(line, course.study.study()));
    const auto reading = must(course.study->syncing().reading());
    QVERIFY(reading);
    std::multiset<qint64> lacking;
    for (const DeviceElsewhere& each : reading->elsewhere)
        lacking.insert(each.waiting);
    QVERIFY(lacking == (std::multiset<qint64>{3, 3}));
}

// All is sent, read and noted by then.
void CourierVisitsTest::reportThatFails_leavesTheSyncDone()
{
    Course course;
    const QString path = course.study.filePath(QStringLiteral("A01.subtext"));
    const auto rater = course.join(path);
    AtHome home(path, 8);
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    Line line(course.exchange, rater);
    line.isReportLost = true;
    QVERIFY(must(visit(line, home.study())).sent > 0);
    VERIFY_HOLDS(home.label(2, Emotion::Joy));
    Courier courier(line, home->syncing());
    VERIFY_HOLDS(courier.connect({}));
    QVERIFY(must(courier.send({})).sent > 0);
}

void CourierVisitsTest::scenes_areReadAgainAfterNewItemsAndNowAndThen()
{
    Course course;
    const QString path = course.study.filePath(QStringLiteral("A01.subtext"));
    const auto rater = course.join(path);
    AtHome home(path, 8);
    Line line(course.exchange, rater);
    Courier courier(line, home->syncing());
    VERIFY_HOLDS(courier.connect({}));
    VERIFY_HOLDS(courier.sync({})); // a visit begins
    QCOMPARE(line.scenesRead, 1);
    line.now += 30'000;
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    VERIFY_HOLDS(courier.sync({}));
    QCOMPARE(line.scenesRead, 1);
    line.now += Courier::ScenesEveryMs;
    VERIFY_HOLDS(courier.sync({}));
    QCOMPARE(line.scenesRead, 2);
    course.study.clock.advance(1'000);
    VERIFY_HOLDS(course.study.assigning().withdraw(course.study.person(1)));
    course.sync();
    line.now += 30'000;
    VERIFY_HOLDS(courier.sync({}));
    QCOMPARE(line.scenesRead, 3); // items changed
    line.now -= 10 * Courier::ScenesEveryMs;
    VERIFY_HOLDS(courier.sync({})); // the clock was set back
    QCOMPARE(line.scenesRead, 4);
}

SUBTEXT_TEST(CourierVisitsTest)
#include "couriervisitstest.moc"
