// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/support/teamdesk.h"
#include "ui/widgets/segmentbar.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// What the dialogs of a team say when nothing answers, and for how long they go on saying it.
class TeamTroubleWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void share_noAnswer_saysWhatWasTriedBeforeTheSystemsWords();
    void share_otherCarrier_takesTheProblemAway();
    void share_noAnswer_movesNothingAndKeepsWhatWasTyped();
    void team_noAnswer_saysThatWorkGoesOn();
    void team_lostLine_isNotCalledSilent();
    void verified_goesWithTheNextAct();
    void invite_fileThatIsNotWritten_leavesItsLink();
};

namespace {

const QString NoAnswer = QStringLiteral("connection to server failed: Connection refused");

Error noAnswerFrom(const QString& host)
{
    return {ErrorCode::ServerUnreachable, {}, 0, 0, host, NoAnswer};
}

void shareWithNobody(ShareDesk& at)
{
    at.team.onCreate = [](const ServerAddress& by, const TeamFounder& /*who*/,
                          const CancelToken& /*cancel*/) -> Result<TeamMembership> {
        return fail(noAnswerFrom(by.host));
    };
    at.share();
    settleRequest(*at.dialog);
}

} // namespace

void TeamTroubleWordsTest::share_noAnswer_saysWhatWasTriedBeforeTheSystemsWords()
{
    ShareDesk at;
    shareWithNobody(at);
    const QString said = at.dialog->problem();
    QVERIFY2(said.startsWith(QStringLiteral("The server db.example.org cannot be reached: nothing "
                                            "answers there at port 5433. Check the address")),
             qPrintable(said));
    QVERIFY2(said.endsWith(NoAnswer), qPrintable(said));
}

void TeamTroubleWordsTest::share_otherCarrier_takesTheProblemAway()
{
    ShareDesk at;
    shareWithNobody(at);
    QVERIFY(!at.dialog->problem().isEmpty());
    at.dialog->carrierBar()->button(ShareDialog::FolderCarrier)->click();
    QCOMPARE(at.dialog->problem(), QString());
}

void TeamTroubleWordsTest::share_noAnswer_movesNothingAndKeepsWhatWasTyped()
{
    ShareDesk at;
    at.fillIn();
    QTRY_VERIFY(at.dialog->consentBox()->isVisible());
    QCoreApplication::processEvents();
    const auto boxAt = [&] { return at.dialog->consentBox()->mapTo(at.dialog.data(), QPoint()); };
    const QPoint before = boxAt();
    shareWithNobody(at);
    QVERIFY(!at.dialog->problem().isEmpty());
    QCoreApplication::processEvents();
    QCOMPARE(boxAt(), before);
    QVERIFY(at.dialog->consentBox()->isChecked());
    QCOMPARE(at.dialog->passwordField()->text(), QStringLiteral("of the host"));
}

void TeamTroubleWordsTest::team_noAnswer_saysThatWorkGoesOn()
{
    TeamDesk at;
    at.team.onStatus = [](const TeamMembership& of,
                          const CancelToken& /*cancel*/) -> Result<std::vector<TeamMember>> {
        return fail(noAnswerFrom(of.host));
    };
    const TeamDialog& dialog = at.open();
    const QString said = dialog.problem();
    QVERIFY2(said.contains(QStringLiteral("at port %1.").arg(at.membership.port)),
             qPrintable(said));
    const qsizetype goesOn = said.indexOf(QLatin1String("Work goes on"));
    QVERIFY2(goesOn > 0 && said.indexOf(NoAnswer) > goesOn, qPrintable(said));
}

/// It did answer: the error has a state of the server in place of its name.
void TeamTroubleWordsTest::team_lostLine_isNotCalledSilent()
{
    TeamDesk at;
    at.team.onStatus = [](const TeamMembership& /*of*/,
                          const CancelToken& /*cancel*/) -> Result<std::vector<TeamMember>> {
        return fail(noAnswerFrom(QStringLiteral("08006")));
    };
    const QString said = at.open().problem();
    QVERIFY2(said.contains(QLatin1String("cannot be reached")) &&
                 !said.contains(QLatin1String("nothing answers")),
             qPrintable(said));
}

void TeamTroubleWordsTest::verified_goesWithTheNextAct()
{
    TeamDesk at;
    at.members = {teamMemberOf(at.study, QStringLiteral("A01"), true)};
    at.team.onVerify = [](const TeamMembership& /*of*/, TeamFile& /*file*/,
                          const CancelToken& /*cancel*/) -> Result<VerifiedTeam> {
        return VerifiedTeam{1};
    };
    TeamDialog& dialog = at.open();
    child<QPushButton>(dialog, "verify")->click();
    settleRequest(dialog);
    QVERIFY2(dialog.said().startsWith(QLatin1String("1 row")), qPrintable(dialog.said()));
    child<QPushButton>(dialog, "invite")->click();
    settleRequest(dialog);
    QCOMPARE(dialog.said(), QString());
}

// The server has made the login by then, and would not say its secret again.
void TeamTroubleWordsTest::invite_fileThatIsNotWritten_leavesItsLink()
{
    InviteDesk at;
    const auto made = at.team.onInvite;
    at.team.onInvite = [&](const TeamMembership& of, const InvitedPerson& whom,
                           const CancelToken& cancel) {
        QDir(at.folder).removeRecursively();
        return made(of, whom, cancel);
    };
    InviteDialog& dialog = at.openInvite();
    QSignalSpy invited(&dialog, &InviteDialog::invited);
    dialog.actButton()->click();
    settleRequest(dialog);
    const QString said = dialog.report();
    QVERIFY2(said.startsWith(QStringLiteral("A01: invited, but the file was not written. ")),
             qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("\nA02: not asked any more.")), qPrintable(said));
    QVERIFY(!QFile::exists(at.fileOf(QStringLiteral("A01"))));
    QCOMPARE(at.team.asked().size(), 1);
    QCOMPARE(invited.count(), 1);
    QVERIFY(child<QPushButton>(dialog, "links")->isVisible());
    child<QPushButton>(dialog, "links")->click();
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.startsWith(QLatin1String("A01 subtext-team://")), qPrintable(copied));
    QCOMPARE(must(readInvitation(copied.mid(4))).address.secret,
             invitationFor(QStringLiteral("A01"), at.study.clock).address.secret);
}

SUBTEXT_TEST(TeamTroubleWordsTest)
#include "teamtroublewordstest.moc"
