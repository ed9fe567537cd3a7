// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/support/teamdesk.h"
#include "ui/home/homepage.h"
#include "ui/palette/palettedialog.h"
#include "ui/shell/mainwindow.h"
#include "ui/team/windowteam.h"
#include "ui/text/standingtext.h"

#include <QApplication>
#include <QLineEdit>

#include <mutex>

using namespace subtext;
using namespace subtext::test;

/// The place Home of a study that a team carries: whoever has items is invited, and nobody needs a
/// hand-out.
class HomeTeamTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void notInvited_areInvitedFromHere();
    void whoJoinedMeanwhile_isNotInvited();
    void everybodyThere_isWaitedFor();
    void handOutThatIsOut_isNamedBesideInvitations();
    void unknownMembers_needNoHandOuts();
    void others_askForNobody();
    void studyOfNoTeam_isSharedFromHere();
    void sharedStudy_isNotOfferedAgain();
    void words_findTheTeam();
};

namespace {

/// Two scenes of three annotators, of whom the first has joined, with a server that is played.
class HomeTeamDesk
{
public:
    HomeTeamDesk()
    {
        must(study->syncing().join(teamMembershipOf(study)));
        members = {teamMemberOf(study, QStringLiteral("C01"), true),
                   teamMemberOf(study, QStringLiteral("A01"), true)};
        team.onConnect = [](const TeamMembership& /*of*/, TeamFile& /*file*/,
                            const std::function<void()>& /*rang*/,
                            const CancelToken& /*cancel*/) -> Result<std::unique_ptr<TeamSession>> {
            return std::make_unique<FakeTeamSession>();
        };
        team.onStatus = [this](const TeamMembership& /*of*/,
                               const CancelToken& /*cancel*/) -> Result<std::vector<TeamMember>> {
            const std::scoped_lock lock(m_mutex);
            return members;
        };
    }
    void start(const QString& code = QStringLiteral("C01"))
    {
        const PersonId person = teamPersonOf(study, code).id;
        study.close();
        desk.window().setTeam({&team});
        desk.window().resize(1366, 768);
        desk.window().adopt(
            must(Study::open(study.path(), Study::Access::Write, study.environment())));
        desk.window().signIn(person);
    }
    HomePage& page() { return *desk.window().homePage(); }
    QPushButton& shareButton() { return *child<QPushButton>(page(), "share"); }
    QString proposed() { return page().nextButton()->text(); }
    bool isShown() { return page().shown() && !page().isWorking(); }
    bool isAsked() const { return team.asked().contains(QStringLiteral("status")); }
    bool isCurrent()
    {
        return desk.window().team()->link()->state().kind == LinkState::Kind::Current;
    }
    /// The server has an invitation of that person, which nobody has opened.
    void addInvited(const QString& code)
    {
        TeamMember member = teamMemberOf(study, code, false);
        member.devices.front().validUntil += qint64{86'400'000};
        members.push_back(member);
    }
    /// While it is asked.
    void letJoin(const TeamMember& member)
    {
        const std::scoped_lock lock(m_mutex);
        members.push_back(member);
    }
    /// Each person who is invited becomes a member.
    void takeInvitations()
    {
        team.onInvite = [this](const TeamMembership& /*of*/, const InvitedPerson& whom,
                               const CancelToken& /*cancel*/) -> Result<Invitation> {
            const std::scoped_lock lock(m_mutex);
            TeamMember member;
            member.person = whom.person;
            TeamDevice device;
            device.validUntil = study.clock.now() + qint64{86'400'000};
            member.devices = {device};
            members.push_back(member);
            return invitationFor(whom.code, study.clock);
        };
    }

    DeskStudy study{2};
    std::vector<TeamMember> members; ///< Before start(), or by the calls of the team.

private:
    std::mutex m_mutex;

public:
    FakeTeam team;
    Desk desk; ///< The first to go: it waits for the threads on which the team is asked.
};

} // namespace

void HomeTeamTest::notInvited_areInvitedFromHere()
{
    HomeTeamDesk at;
    at.takeInvitations();
    at.start();
    QTRY_COMPARE_WITH_TIMEOUT(at.proposed(), QStringLiteral("Invite…"), LongestTeamWait);
    QCOMPARE(at.page().reason(), QStringLiteral("2 people have items and are not invited yet."));
    at.page().nextButton()->click();
    QVERIFY(at.desk.prompts.folders.isEmpty()); // nothing is handed out
    auto* dialog = qobject_cast<InviteDialog*>(at.desk.window().team()->dialog());
    QVERIFY(dialog && dialog->isVisible());
    const auto lineOf = [&](const char* code) {
        return child<QListWidget>(*dialog, "people")
            ->findItems(QString::fromLatin1(code), Qt::MatchStartsWith)
            .front();
    };
    QCOMPARE(lineOf("A01")->checkState(), Qt::Unchecked); // has a device
    QCOMPARE(lineOf("A02")->checkState(), Qt::Checked);
    QCOMPARE(lineOf("A03")->checkState(), Qt::Checked);
    for (const char* code : {"J01", "J02"})
        lineOf(code)->setCheckState(Qt::Unchecked);
    dialog->folderField()->setText(QFileInfo(at.desk.filePath(QStringLiteral("x"))).path());
    dialog->actButton()->click();
    settleRequest(*dialog);
    QVERIFY2(!dialog->report().isEmpty(), qPrintable(dialog->problem()));
    QTRY_COMPARE_WITH_TIMEOUT(at.proposed(), QStringLiteral("See how everybody is doing"),
                              LongestTeamWait);
    QCOMPARE(at.page().reason(), QStringLiteral("0 of 6 answers are in. 2 people have not opened "
                                                "their invitation yet."));
    dialog->reject();
}

/// The dialog begins with what was said before, and asks.
void HomeTeamTest::whoJoinedMeanwhile_isNotInvited()
{
    HomeTeamDesk at;
    const TeamMember joined = teamMemberOf(at.study, QStringLiteral("A02"), true);
    at.start();
    QTRY_COMPARE_WITH_TIMEOUT(at.proposed(), QStringLiteral("Invite…"), LongestTeamWait);
    at.letJoin(joined);
    at.page().nextButton()->click();
    auto* dialog = qobject_cast<InviteDialog*>(at.desk.window().team()->dialog());
    QVERIFY(dialog);
    const QListWidgetItem& line = *child<QListWidget>(*dialog, "people")
                                       ->findItems(QStringLiteral("A02"), Qt::MatchStartsWith)
                                       .front();
    QTRY_VERIFY_WITH_TIMEOUT(!(line.flags() & Qt::ItemIsEnabled), LongestTeamWait);
    QCOMPARE(line.checkState(), Qt::Unchecked);
    dialog->reject();
}

void HomeTeamTest::everybodyThere_isWaitedFor()
{
    HomeTeamDesk at;
    at.members.push_back(teamMemberOf(at.study, QStringLiteral("A02"), true));
    at.addInvited(QStringLiteral("A03"));
    at.start();
    QTRY_VERIFY_WITH_TIMEOUT(at.page().reason().endsWith(
                                 QStringLiteral("1 person has not opened their invitation yet.")),
                             LongestTeamWait);
    QCOMPARE(at.proposed(), QStringLiteral("See how everybody is doing"));
}

void HomeTeamTest::handOutThatIsOut_isNamedBesideInvitations()
{
    StudyStanding standing;
    standing.isInTeam = true;
    standing.annotators.resize(2);
    for (AnnotatorStanding& each : standing.annotators)
        each.assigned = 4;
    standing.annotators.front().handedOutAt = 1;
    standing.notJoined = 1;
    const QString reason = stepReason(NextStep::Collect, standing, 1);
    QVERIFY2(reason.contains(QStringLiteral("1 of 1 hand-outs are not back.")), qPrintable(reason));
    QVERIFY2(reason.contains(QStringLiteral("1 person has not opened their invitation yet.")),
             qPrintable(reason));
}

void HomeTeamTest::unknownMembers_needNoHandOuts()
{
    HomeTeamDesk at;
    at.team.onStatus = {}; // cannot be reached
    at.start();
    QTRY_VERIFY_WITH_TIMEOUT(at.isShown() && at.isAsked(), LongestTeamWait);
    QCOMPARE(at.proposed(), QStringLiteral("See how everybody is doing"));
    QVERIFY(at.desk.window().team()->members().empty());
}

/// The server tells the members to who coordinates.
void HomeTeamTest::others_askForNobody()
{
    HomeTeamDesk at;
    at.start(QStringLiteral("J01"));
    QTRY_VERIFY_WITH_TIMEOUT(at.isCurrent(), LongestTeamWait);
    QVERIFY(!at.isAsked());
    at.desk.window().team()->invite();
    QVERIFY(!at.desk.window().team()->dialog());
}

void HomeTeamTest::studyOfNoTeam_isSharedFromHere()
{
    DeskStudy study{2};
    const PersonId boss = teamPersonOf(study, QStringLiteral("C01")).id;
    study.close();
    FakeTeam team;
    Desk desk;
    desk.window().resize(1366, 768);
    desk.window().adopt(must(Study::open(study.path(), Study::Access::Write, study.environment())));
    desk.window().signIn(boss);
    QPushButton& share = *child<QPushButton>(*desk.window().homePage(), "share");
    QVERIFY(!share.isVisible()); // this program reaches no team
    desk.window().setTeam({&team});
    QTRY_VERIFY(share.isVisible());
    share.click();
    const auto* dialog = qobject_cast<ShareDialog*>(desk.window().team()->dialog());
    QVERIFY(dialog && dialog->isVisible());
}

void HomeTeamTest::sharedStudy_isNotOfferedAgain()
{
    HomeTeamDesk at;
    at.start();
    QTRY_VERIFY_WITH_TIMEOUT(at.isShown() && at.isCurrent(), LongestTeamWait);
    QVERIFY(!at.shareButton().isVisible());
}

void HomeTeamTest::words_findTheTeam()
{
    HomeTeamDesk at;
    at.start();
    QTRY_VERIFY_WITH_TIMEOUT(at.isShown() && at.isCurrent(), LongestTeamWait);
    at.desk.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    const auto* palette = at.desk.window().findChild<PaletteDialog*>();
    QVERIFY(palette);
    for (const char* word : {"share", "invite", "verify"}) {
        palette->field()->setText(QString::fromLatin1(word));
        QVERIFY2(palette->model().rowCount() > 0, word);
        QVERIFY2(palette->model().entry(0).name.startsWith(QStringLiteral("Team:")), word);
    }
    QTest::keyClick(palette->field(), Qt::Key_Return);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QApplication::setActiveWindow(&at.desk.window()); // what is chosen waits for it
    QTRY_VERIFY(qobject_cast<TeamDialog*>(at.desk.window().team()->dialog()));
}

SUBTEXT_TEST(HomeTeamTest)

#include "hometeamtest.moc"
