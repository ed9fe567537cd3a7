// SPDX-License-Identifier: MIT
#include "core/course/assigning.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/support/teamdesk.h"
#include "ui/label/labelending.h"
#include "ui/label/labelpage.h"
#include "ui/label/summaryview.h"
#include "ui/shell/mainwindow.h"
#include "ui/team/teamline.h"
#include "ui/team/windowteam.h"
#include "ui/text/coursetext.h"
#include "ui/widgets/noticebar.h"

#include <atomic>

using namespace subtext;
using namespace subtext::test;

/// Whoever has submitted everything gets more items from the server of the team.
class MoreItemsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void given_areShownAtOnce();
    void noneLeft_isSaid();
    void awayServer_isSaid();
    void whoMayNotAsk_isOfferedNone();
    void whoDroppedOut_isToldAndOfferedNone();
    void whoDroppedOutUnknowingly_isToldWhenAsking();
    void openWork_comesFirst();
};

namespace {

/// Two scenes, one each for A01 and A02, and a server that is played, in the file of A01.
class MoreItemsDesk
{
public:
    MoreItemsDesk()
    {
        const Person person = *must(study.roster().person(study.person(1)));
        own = must(study.labelling().items(person.id)).front().scenario;
        for (const Scenario& scenario : must(study->scenarios())) {
            if (scenario.id != own)
                other = scenario.uuid;
        }
        membership.host = QStringLiteral("db.example.org");
        membership.database = QStringLiteral("subtext");
        membership.login = QStringLiteral("login-A01");
        membership.person = person.uuid;
        membership.device = study.ids.next();
        membership.role = QStringLiteral("annotator");
        membership.incarnation = study.ids.next();
        must(study->syncing().join(membership));
        studyUuid = must(study->info()).uuid;
        team.onConnect =
            [this](const TeamMembership& /*of*/, TeamFile& file,
                   const std::function<void()>& /*rang*/,
                   const CancelToken& /*cancel*/) -> Result<std::unique_ptr<TeamSession>> {
            auto session = std::make_unique<FakeTeamSession>();
            session->onSync = [this](const CancelToken& /*cancel*/) { return carried(); };
            session->onClaim = [this, &file](const CancelToken& /*cancel*/) { return claim(file); };
            return session;
        };
    }
    void label()
    {
        must(study.labelling().submit(study.person(1), own,
                                      submissionOf(completeAnswer(Emotion::Joy))));
    }
    void start()
    {
        const PersonId person = study.person(1);
        study.close();
        desk.window().setTeam({&team});
        desk.window().adopt(
            must(Study::open(study.path(), Study::Access::Write, study.environment())));
        desk.window().signIn(person);
    }
    LabelPage& page() { return *desk.window().labelPage(); }
    QPushButton& button() { return *child<QPushButton>(page().ending()->summary(), "moreItems"); }
    bool isOffered() { return !button().isHidden() && button().isEnabled(); }
    bool isCurrent()
    {
        return desk.window().team()->link()->state().kind == LinkState::Kind::Current;
    }

    std::atomic<int> mayHave = 2; ///< How many open items; what the server says of it.
    std::atomic<int> left = 1;
    std::atomic<bool> isAway = false;
    std::atomic<bool> isOut = false; ///< The coordinator says so, which comes with the claim.
    TestStudy study{shape()};
    TeamMembership membership;
    Uuid studyUuid;
    ScenarioId own;
    Uuid other;
    FakeTeam team;
    Desk desk; ///< The first to go: it waits for the threads on which the team is asked.

private:
    static TestStudy::Shape shape()
    {
        TestStudy::Shape shape;
        shape.perSubtype = 2;
        shape.subtypes = {Subtype::SarcasmIrony};
        shape.annotators = 2;
        shape.ratersPerItem = 1;
        return shape;
    }
    SyncOutcome carried() const
    {
        SyncOutcome outcome;
        outcome.hello.role = Role::Annotator;
        outcome.hello.claim = mayHave;
        return outcome;
    }
    Result<ClaimOutcome> dropOut(TeamFile& file)
    {
        WireRow row;
        row.kind = QStringLiteral("withdrawal");
        row.v = 1;
        row.uuid = *Uuid::fromText(QStringLiteral("dddddddd-0000-4000-8000-000000000002"));
        row.person = membership.person;
        row.at = FixedClock::Start + 3'600'000;
        row.body = QByteArrayLiteral(R"({"withdrawn":1})");
        receive(file, row);
        return ClaimOutcome{carried(), 0};
    }
    void receive(TeamFile& file, const WireRow& row)
    {
        const StreamCursor cursor(studyUuid,
                                  streamKey(StreamClass::About, row.person, std::nullopt));
        must(file.begin({studyUuid, membership.person, membership.device, membership.role,
                         membership.incarnation, 1}));
        must(file.receive({{row.uuid, cursor, {row}}}));
    }
    Result<ClaimOutcome> claim(TeamFile& file)
    {
        if (isAway)
            return fail(
                {ErrorCode::ServerUnreachable, {}, 0, 0, QStringLiteral("db.example.org"), {}});
        if (isOut)
            return dropOut(file);
        if (left == 0)
            return ClaimOutcome{carried(), 0};
        WireRow row;
        row.kind = QStringLiteral("assignment");
        row.v = 1;
        row.uuid = *Uuid::fromText(QStringLiteral("dddddddd-0000-4000-8000-000000000001"));
        row.person = membership.person;
        row.at = FixedClock::Start + 3'600'000;
        row.body = QStringLiteral(R"({"give":[["%1",2,2]]})").arg(other.text()).toUtf8();
        receive(file, row);
        --left;
        return ClaimOutcome{carried(), 1};
    }
};

} // namespace

void MoreItemsTest::given_areShownAtOnce()
{
    MoreItemsDesk at;
    at.label();
    at.start();
    QTRY_VERIFY_WITH_TIMEOUT(at.isOffered(), LongestTeamWait);
    QVERIFY(at.page().ending()->isSummaryShown());
    at.button().click();
    QVERIFY(!at.isOffered()); // it is asked once
    QTRY_COMPARE_WITH_TIMEOUT(at.page().session()->items().size(), std::size_t{2}, LongestTeamWait);
    QCOMPARE(at.page().notice()->text(), QStringLiteral("More items came: 1."));
    QVERIFY(!at.page().ending()->isSummaryShown());
    QCOMPARE(at.page().session()->item().scenario.uuid, at.other);
}

void MoreItemsTest::noneLeft_isSaid()
{
    MoreItemsDesk at;
    at.left = 0;
    at.label();
    at.start();
    QTRY_VERIFY_WITH_TIMEOUT(at.isOffered(), LongestTeamWait);
    at.button().click();
    QTRY_COMPARE_WITH_TIMEOUT(
        at.page().notice()->text(),
        QStringLiteral("No items are left for you now. Others have taken them all."),
        LongestTeamWait);
    QVERIFY(at.page().ending()->isSummaryShown());
    QTRY_VERIFY_WITH_TIMEOUT(at.isOffered(), LongestTeamWait);
}

void MoreItemsTest::awayServer_isSaid()
{
    MoreItemsDesk at;
    at.isAway = true;
    at.label();
    at.start();
    QTRY_VERIFY_WITH_TIMEOUT(at.isOffered(), LongestTeamWait);
    at.button().click();
    QTRY_VERIFY_WITH_TIMEOUT(
        at.page().notice()->text().startsWith(QLatin1String("No more items came.")),
        LongestTeamWait);
    QVERIFY(at.page().notice()->text().contains(QLatin1String("db.example.org")));
    QVERIFY(at.isOffered()); // it may be there next time
}

void MoreItemsTest::whoMayNotAsk_isOfferedNone()
{
    MoreItemsDesk at;
    at.mayHave = 0;
    at.label();
    at.start();
    QTRY_VERIFY_WITH_TIMEOUT(at.isCurrent(), LongestTeamWait);
    QVERIFY(at.page().ending()->isSummaryShown());
    QVERIFY(at.button().isHidden());
}

void MoreItemsTest::whoDroppedOut_isToldAndOfferedNone()
{
    MoreItemsDesk at;
    at.label();
    must(at.study.assigning().withdraw(at.study.person(1)));
    at.start();
    QTRY_VERIFY_WITH_TIMEOUT(at.isCurrent(), LongestTeamWait);
    QVERIFY(at.page().ending()->isSummaryShown());
    QVERIFY(at.button().isHidden()); // the server would give some to others
    QCOMPARE(at.page().ending()->summary()->lead(), droppedOutText());
    QVERIFY(linkText(at.desk.window().team()->link()->state()).endsWith(droppedOutText()));
}

void MoreItemsTest::whoDroppedOutUnknowingly_isToldWhenAsking()
{
    MoreItemsDesk at;
    at.isOut = true;
    at.label();
    at.start();
    QTRY_VERIFY_WITH_TIMEOUT(at.isOffered(), LongestTeamWait);
    at.button().click();
    QTRY_COMPARE_WITH_TIMEOUT(at.page().notice()->text(), droppedOutText(), LongestTeamWait);
    QTRY_VERIFY_WITH_TIMEOUT(at.isCurrent(), LongestTeamWait);
    QVERIFY(at.button().isHidden());
    QCOMPARE(at.page().session()->items().size(), std::size_t{1});
}

void MoreItemsTest::openWork_comesFirst()
{
    MoreItemsDesk at;
    at.start();
    QTRY_VERIFY_WITH_TIMEOUT(at.isCurrent(), LongestTeamWait);
    at.page().ending()->showSummary();
    QVERIFY(at.page().ending()->isSummaryShown());
    QVERIFY(at.button().isHidden());
}

SUBTEXT_TEST(MoreItemsTest)
#include "moreitemstest.moc"
