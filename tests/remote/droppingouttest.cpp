// SPDX-License-Identifier: MIT
#include "core/course/assigning.h"
#include "tests/remote/support/teamcourse.h"
#include "tests/support/registeredtest.h"
#include "ui/text/servererrortext.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// Whoever drops out, or is cut off, while they label on a machine of their own.
class DroppingOutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void openItems_goAndWhatWasLabelledComesIn();
    void claim_givesNothingUntilItIsTakenBack();
    void itemsClaimedMeanwhile_goToOthers();
    void revoked_keepsWhatWaits();
    void ownDevice_isRevokedByWhoeverHasAnother();
    void revokedWhereTheLineIsLost_isSaidToBeRevoked();

private:
    static constexpr int Items = 6;
    static constexpr int Claimed = 5;
    static constexpr int Raters = 4; ///< Three have all items from the beginning.

    /// A04, who has no items, claims five, labels two and sends them.
    void start();
    PersonId person() const { return must(m_course->study.roster().byCode(code()))->id; }
    static QString code() { return QStringLiteral("A04"); }
    Study& course() { return m_course->study.study(); }
    void share() { must(m_course->sync()); }
    Result<SyncOutcome> sync() { return m_mate->sync(m_home->study()); }
    qint64 dropOut()
    {
        const qint64 taken = must(course().assigning().withdraw(person()));
        share();
        return taken;
    }
    std::size_t itemsAtHome()
    {
        return must(m_home->study().labelling().items(m_home->owner())).size();
    }
    TeamStanding standing() { return must(m_home->study().syncing().standing()); }
    /// In the study of the coordinator, counted or not.
    std::size_t answersTo(int item)
    {
        return must(course().labelling().history(person(), m_course->study.scenario(item))).size();
    }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<TeamCourse> m_course;
    std::unique_ptr<TeamMate> m_mate;
    std::unique_ptr<AtHome> m_home;
    RandomIds m_ids;
    SystemClock m_clock;
};

void DroppingOutTest::init()
{
    START_OR_SKIP(m_server);
    start();
}

void DroppingOutTest::cleanup()
{
    m_home.reset();
    m_mate.reset();
    m_course.reset();
    m_server.reset();
}

void DroppingOutTest::start()
{
    m_course = std::make_unique<TeamCourse>(*m_server, Items);
    must(m_course->study.roster().add({{code(), QStringLiteral("Person 4"), Role::Annotator}}));
    share();
    const SqlAnswer ruled = m_server->admin().run(
        QStringLiteral("UPDATE subtext.study SET raters = $1"), {QString::number(Raters)});
    QVERIFY2(ruled.holds(), qUtf8Printable(ruled.message));
    must(subtext::openItems(m_course->coordinator->address(), Claimed, {}));
    m_mate = m_course->invite(code());
    must(m_mate->join(m_course->path(code()), {m_clock, m_ids, {}}));
    m_home = std::make_unique<AtHome>(m_course->path(code()), 9);
    QCOMPARE(must(m_mate->claim(m_home->study())).given, Claimed);
    must(m_home->label(1, Emotion::Joy));
    must(m_home->label(2, Emotion::Fear));
    must(sync());
    share();
    QCOMPARE(must(course().counts()).annotations, qint64{2});
}

void DroppingOutTest::openItems_goAndWhatWasLabelledComesIn()
{
    QCOMPARE(dropOut(), qint64{Claimed - 2});
    // Before they hear of it.
    const ScenarioId third = m_home->item(3);
    VERIFY_HOLDS(m_home->label(3, Emotion::Anger));
    QVERIFY(!standing().isWithdrawn);
    const SyncOutcome outcome = must(sync());
    QVERIFY(outcome.refused.empty());
    QVERIFY(standing().isWithdrawn);
    QCOMPARE(standing().waiting, qint64{0});
    QVERIFY(standing().setAside.empty() && standing().parked.empty());
    QCOMPARE(itemsAtHome(), std::size_t{2});
    Study& home = m_home->study();
    QCOMPARE(must(home.labelling().summary(m_home->owner())).submitted, qint64{2});
    QCOMPARE(must(home.labelling().history(m_home->owner(), third)).size(), std::size_t{1});
    share();
    // It came in, and counts only where the item is given back.
    for (int item = 1; item <= 3; ++item)
        QCOMPARE(answersTo(item), std::size_t{1});
    QCOMPARE(must(course().counts()).annotations, qint64{2});
    // A revision of what stays theirs is sent as ever.
    VERIFY_HOLDS(m_home->label(1, Emotion::Trust));
    VERIFY_HOLDS(sync());
    share();
    QCOMPARE(answersTo(1), std::size_t{2});
    QVERIFY(must(course().syncing().standing()).parked.empty());
    VERIFY_HOLDS(home.verifyAudit());
    VERIFY_HOLDS(course().verifyAudit());
    VERIFY_HOLDS(m_mate->verify(home));
}

void DroppingOutTest::claim_givesNothingUntilItIsTakenBack()
{
    dropOut();
    const ClaimOutcome none = must(m_mate->claim(m_home->study()));
    QCOMPARE(none.given, 0);
    QVERIFY(mayClaim(none.carried.hello)); // others may: the file says why they may not
    QVERIFY(standing().isWithdrawn);
    VERIFY_HOLDS(course().assigning().readmit(person()));
    share();
    const ClaimOutcome one = must(m_mate->claim(m_home->study()));
    QCOMPARE(one.given, 1); // what was theirs before is for the coordinator to give
    QVERIFY(!standing().isWithdrawn);
    QCOMPARE(itemsAtHome(), std::size_t{3});
    VERIFY_HOLDS(m_home->label(3, Emotion::Joy));
    VERIFY_HOLDS(sync());
    share();
    QCOMPARE(answersTo(Items), std::size_t{1});
    QCOMPARE(must(course().counts()).annotations, qint64{3});
}

// The coordinator is offline as they drop out, and the server goes on giving.
void DroppingOutTest::itemsClaimedMeanwhile_goToOthers()
{
    must(course().assigning().withdraw(person()));
    QCOMPARE(must(m_mate->claim(m_home->study())).given, 1); // so many were left
    share();
    const auto has = [&] { return must(course().labelling().items(person())).size(); };
    QCOMPARE(has(), std::size_t{3}); // two that are labelled, and the one that was claimed
    must(course().assigning().fill(1));
    QCOMPARE(has(), std::size_t{2});
    share();
    VERIFY_HOLDS(sync());
    QCOMPARE(itemsAtHome(), std::size_t{2});
    QVERIFY(standing().isWithdrawn);
    QCOMPARE(must(m_mate->claim(m_home->study())).given, 0);
}

void DroppingOutTest::revoked_keepsWhatWaits()
{
    VERIFY_HOLDS(m_home->label(3, Emotion::Anger));
    const qint64 waiting = standing().waiting;
    QVERIFY(waiting > 0);
    QCOMPARE(must(revoke(m_course->coordinator->address(), m_mate->person, {}, {})), 1);
    const auto refused = sync();
    QVERIFY(!refused);
    QVERIFY2(refused.error().code == ErrorCode::SignInRefused ||
                 refused.error().code == ErrorCode::NotInTeam,
             describe(refused).constData());
    // Nothing is lost from the file, which goes on being usable.
    QCOMPARE(standing().waiting, waiting);
    QVERIFY(standing().setAside.empty());
    VERIFY_HOLDS(m_home->label(4, Emotion::Joy));
    QCOMPARE(must(m_home->study().labelling().summary(m_home->owner())).submitted, qint64{4});
    VERIFY_HOLDS(m_home->study().verifyAudit());
    share();
    QCOMPARE(must(course().counts()).annotations, qint64{2}); // what was acknowledged stays
    // The rest is handed in as a file.
    const QString returned = m_course->study.filePath(QStringLiteral("returned.subtext"));
    must(m_home->study().copyTo(returned));
    must(course().merging().merge({returned}));
    QCOMPARE(must(course().counts()).annotations, qint64{4});
    VERIFY_HOLDS(course().verifyAudit());
}

// Sessions are the coordinators' to end.
void DroppingOutTest::ownDevice_isRevokedByWhoeverHasAnother()
{
    const QString secret = freshSecret();
    const NewLogin second = must(invite(m_mate->address(), m_mate->person, secret, 7, {}));
    QCOMPARE(must(revoke(m_mate->address(), m_mate->person, second.device, {})), 1);
    ServerAddress other = m_mate->address();
    other.login = second.login;
    other.secret = secret;
    COMPARE_ERROR(enrol(other, freshSecret(), {}), ErrorCode::SignInRefused);
    VERIFY_HOLDS(sync());
    // The one that is asked with, too.
    QCOMPARE(must(revoke(m_mate->address(), m_mate->person, m_mate->device, {})), 1);
    COMPARE_ERROR(sync(), ErrorCode::SignInRefused);
}

// It is committed before sessions are ended, in which the line may be lost.
void DroppingOutTest::revokedWhereTheLineIsLost_isSaidToBeRevoked()
{
    const SqlAnswer done = m_server->admin().run(QStringLiteral(
        "CREATE OR REPLACE FUNCTION team.expel() RETURNS int LANGUAGE sql VOLATILE SECURITY "
        "DEFINER AS 'SELECT pg_terminate_backend(pg_backend_pid())::int'"));
    QVERIFY2(done.holds(), qUtf8Printable(done.message));
    const auto revoked = revoke(m_course->coordinator->address(), m_mate->person, {}, {});
    COMPARE_ERROR(revoked, ErrorCode::ServerRefused);
    QCOMPARE(serverErrorText(revoked.error()).what,
             QStringLiteral("It is revoked, but connections still open were not ended."));
    COMPARE_ERROR(sync(), ErrorCode::SignInRefused);
}

SUBTEXT_TEST(DroppingOutTest)
#include "droppingouttest.moc"
