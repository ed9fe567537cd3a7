// SPDX-License-Identifier: MIT
// A coordinator of a team who reads what others decide before they are through.
#include "core/desk/comparing.h"
#include "core/desk/secondlooks.h"
#include "core/sync/devicekey.h"
#include "core/travel/syncing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

class WatchingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoWatches_seesAndDecidesNothing();
    void whoWatches_isNoneOfTheTwo();
    void whoDroppedOut_isNoneOfTheTwo();
    void whoWatches_isOneOfTwoWhereNoOthersAre();
    void server_thatIsAnother_isWatchedStill();
};

namespace {

/// As the file learns it from what the server gives.
void letWatch(DeskStudy& study, PersonId person)
{
    const Uuid uuid = must(study.roster().person(person))->uuid;
    must(study->syncing().receive({keptWatcher(must(study->info()).uuid, uuid)}));
}

std::size_t seenAt(DeskStudy& study, PersonId person)
{
    return must(study.deskQueue().load(person, study.scenario(1))).history.size();
}

} // namespace

void WatchingTest::whoWatches_seesAndDecidesNothing()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jtf"));
    const PersonId lead = study.coordinator();
    VERIFY_HOLDS(study.deciding().decide(study.judge(1), study.scenario(1), verdict(Emotion::Joy)));
    VERIFY_HOLDS(study.deciding().decide(lead, study.scenario(1), verdict(Emotion::Fear)));
    QCOMPARE(seenAt(study, lead), std::size_t{1});
    QCOMPARE(seenAt(study, study.judge(1)), std::size_t{1});
    QVERIFY(!must(study.comparing().isWatching(lead)));
    QSignalSpy changed(&study.study(), &Study::changed);
    letWatch(study, lead);
    QVERIFY(!changed.isEmpty()); // pages read again
    QVERIFY(must(study.comparing().isWatching(lead)));
    QVERIFY(!must(study.comparing().isWatching(study.judge(1))));
    QCOMPARE(seenAt(study, lead), std::size_t{2});
    QCOMPARE(seenAt(study, study.judge(1)), std::size_t{1}); // blind as before
    const auto hits = must(study.deskQueue().search(study.judge(2), QStringLiteral("Heard so")));
    QVERIFY(hits.isEmpty());
    QVERIFY(!must(study.deskQueue().search(lead, QStringLiteral("Heard so"))).isEmpty());
    for (const auto& refused :
         {study.deciding().decide(lead, study.scenario(1), verdict(Emotion::Joy)),
          study.deciding().undo(lead)}) {
        COMPARE_ERROR(refused, ErrorCode::WrongRole);
        QCOMPARE(refused.error().detail, QStringLiteral("watches"));
    }
    QCOMPARE(must(study->decisionHistory()).size(), std::size_t{2});
    VERIFY_HOLDS(
        study.deciding().decide(study.judge(1), study.scenario(1), verdict(Emotion::Fear)));
    VERIFY_HOLDS(study->verifyAudit());
}

// Adjudicators would wait for them for ever.
void WatchingTest::whoWatches_isNoneOfTheTwo()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jtf"));
    for (const PersonId person : {study.judge(1), study.judge(2), study.coordinator()})
        VERIFY_HOLDS(study.deciding().decide(person, study.scenario(1), verdict(Emotion::Joy)));
    const auto before = must(study.comparing().comparison());
    QVERIFY(before->first == study.judge(1));
    QVERIFY(before->second == study.judge(2));
    letWatch(study, study.judge(1));
    const auto after = must(study.comparing().comparison());
    QVERIFY(after->first == study.judge(2));
    QVERIFY(after->second == study.coordinator());
}

void WatchingTest::whoDroppedOut_isNoneOfTheTwo()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jtf"));
    for (const PersonId person : {study.judge(1), study.judge(2)})
        VERIFY_HOLDS(study.deciding().decide(person, study.scenario(1), verdict(Emotion::Joy)));
    VERIFY_HOLDS(study.assigning().withdraw(study.judge(1)));
    QVERIFY(must(study.comparing().comparison())->first == study.judge(1)); // there is nobody else
    VERIFY_HOLDS(
        study.deciding().decide(study.coordinator(), study.scenario(1), verdict(Emotion::Joy)));
    const auto after = must(study.comparing().comparison());
    QVERIFY(after->first == study.judge(2));
    QVERIFY(after->second == study.coordinator());
}

void WatchingTest::whoWatches_isOneOfTwoWhereNoOthersAre()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jtf"));
    for (const PersonId person : {study.judge(1), study.coordinator()})
        VERIFY_HOLDS(study.deciding().decide(person, study.scenario(1), verdict(Emotion::Joy)));
    letWatch(study, study.coordinator());
    const auto both = must(study.comparing().comparison());
    QVERIFY(both.has_value());
    QVERIFY(both->second == study.coordinator());
    QVERIFY(both->isReady);
}

// What was seen stays seen.
void WatchingTest::server_thatIsAnother_isWatchedStill()
{
    DeskStudy study(1);
    const Person lead = *must(study.roster().person(study.coordinator()));
    RandomIds ids;
    const TeamMembership membership{QStringLiteral("db.example.org"),
                                    5432,
                                    QStringLiteral("subtext"),
                                    QStringLiteral("st_1"),
                                    {},
                                    lead.uuid,
                                    ids.next(),
                                    QStringLiteral("coordinator"),
                                    ids.next()};
    must(study->syncing().join(membership));
    letWatch(study, lead.id);
    TeamCaller caller{must(study->info()).uuid, lead.uuid,  membership.device,
                      membership.role,          ids.next(), 1};
    VERIFY_HOLDS(study->syncing().begin(caller)); // restored from a backup
    QVERIFY(must(study.comparing().isWatching(lead.id)));
}

SUBTEXT_TEST(WatchingTest)
#include "watchingtest.moc"
