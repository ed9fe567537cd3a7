// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/support/teamdesk.h"
#include "ui/team/devicetable.h"
#include "ui/theme/theme.h"
#include "ui/widgets/textreader.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QListView>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTextEdit>

using namespace subtext;
using namespace subtext::test;

/// The dialogs of a team, with a server that is played.
class TeamDialogsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qApp, theme::Mode::Light, 100); }
    void share_asksNothingBeforeSomebodyAgrees();
    void share_createsThenJoinsTheFile();
    void share_saysThatTheSecretIsInAFile();
    void share_refusedLogin_isSaidAndTheDialogStays();
    void share_stopped_leavesTheFileAsItWas();
    void share_sharedStudy_isNotSharedAgain();
    void invite_writesAFileForEach();
    void invite_whoTakesPartCannotBeTicked();
    void invite_newerListKeepsTheTicks();
    void invite_othersThanCoordinators_inviteThemselvesAlone();
    void invite_refusedPerson_keepsNobodyElseFromTheirs();
    void join_showsWhatTheInvitationSays();
    void join_takesAPastedLink();
    void invite_copiesLinks();
    void join_writesAFileThatOpens();
    void join_failure_leavesNoFile();
    void join_unreadableInvitation_isSaid();
    void devices_areRows();
    void devices_whatWasNotAccepted_isSaidInWords();
    void devices_othersThanCoordinators_manageNothing();
    void revoke_asksFirst();
    void verify_saysWhatCameOfIt();
    void closedWhileAsking_cancels();
    void returnInAField_sendsNothing();
    void everyControl_hasAName();
};

void TeamDialogsTest::share_asksNothingBeforeSomebodyAgrees()
{
    ShareDesk at;
    QVERIFY(!at.dialog->actButton()->isEnabled());
    at.fillIn();
    QVERIFY(at.dialog->consentBox()->isVisible());
    QVERIFY(at.dialog->consentBox()->text().contains(QLatin1String("db.example.org")));
    QVERIFY(!at.dialog->actButton()->isEnabled());
    at.dialog->consentBox()->setChecked(true);
    QVERIFY(at.dialog->actButton()->isEnabled());
    at.dialog->serverField()->setText(QStringLiteral("other.example.org/subtext"));
    QVERIFY(!at.dialog->consentBox()->isChecked()); // that was another host
    QVERIFY(!at.dialog->actButton()->isEnabled());
    at.dialog->serverField()->setText(QStringLiteral("no server"));
    QVERIFY(at.dialog->consentBox()->isHidden());
    QVERIFY(!at.dialog->actButton()->isEnabled());
    QCOMPARE(at.team.asked(), QStringList());
}

void TeamDialogsTest::share_createsThenJoinsTheFile()
{
    ShareDesk at;
    const TeamMembership given = teamMembershipOf(at.study);
    ServerAddress admin;
    TeamFounder founder;
    at.team.onCreate = [&](const ServerAddress& by, const TeamFounder& who,
                           const CancelToken& /*cancel*/) {
        admin = by;
        founder = who;
        return given;
    };
    QSignalSpy shared(at.dialog, &ShareDialog::shared);
    at.share();
    settleRequest(*at.dialog);
    QVERIFY(at.dialog->passwordField()->text().isEmpty()); // it was used
    QCOMPARE(admin.host, QStringLiteral("db.example.org"));
    QCOMPARE(admin.port, 5433);
    QCOMPARE(admin.login, QStringLiteral("postgres"));
    QCOMPARE(admin.secret, QStringLiteral("of the host"));
    QCOMPARE(founder.study, must(at.study->info()).uuid);
    QCOMPARE(founder.code, QStringLiteral("C01"));
    QVERIFY(at.membership() == std::optional(given));
    QCOMPARE(shared.count(), 1);
    QVERIFY(at.dialog->report().contains(QLatin1String("db.example.org")));
    QVERIFY(!at.dialog->report().contains(QLatin1String("keychain")));
    QVERIFY(at.dialog->actButton()->isHidden());
}

void TeamDialogsTest::share_saysThatTheSecretIsInAFile()
{
    ShareDesk at;
    at.isInFile = true;
    at.team.onCreate = [given = teamMembershipOf(at.study)](
                           const ServerAddress& /*by*/, const TeamFounder& /*who*/,
                           const CancelToken& /*cancel*/) { return given; };
    at.share();
    settleRequest(*at.dialog);
    QVERIFY2(at.dialog->report().contains(QLatin1String("settings file")),
             qPrintable(at.dialog->report()));
}

void TeamDialogsTest::share_refusedLogin_isSaidAndTheDialogStays()
{
    ShareDesk at;
    at.team.onCreate = [](const ServerAddress& /*by*/, const TeamFounder& /*who*/,
                          const CancelToken& /*cancel*/) -> Result<TeamMembership> {
        return fail(ErrorCode::SignInRefused);
    };
    at.share();
    settleRequest(*at.dialog);
    QVERIFY2(at.dialog->problem().contains(QLatin1String("this login")),
             qPrintable(at.dialog->problem()));
    QVERIFY(at.dialog->isVisible());
    QVERIFY(at.dialog->actButton()->isVisible());
    QVERIFY(!at.membership());
}

void TeamDialogsTest::share_stopped_leavesTheFileAsItWas()
{
    ShareDesk at;
    at.team.onCreate = [](const ServerAddress& /*by*/, const TeamFounder& /*who*/,
                          const CancelToken& cancel) -> Result<TeamMembership> {
        return fail(FakeTeam::untilCancelled(cancel));
    };
    at.share();
    QVERIFY(at.dialog->isWorking());
    QVERIFY(!at.dialog->actButton()->isEnabled());
    child<QPushButton>(at.dialog, "cancel")->click();
    settleRequest(*at.dialog);
    QVERIFY(at.dialog->isVisible()); // one press stops, another closes
    QVERIFY(at.dialog->problem().startsWith(QLatin1String("Stopped.")));
    QVERIFY(!at.membership());
}

void TeamDialogsTest::share_sharedStudy_isNotSharedAgain()
{
    ShareDesk at;
    must(at.study->syncing().join(teamMembershipOf(at.study)));
    at.share();
    QVERIFY(at.dialog->problem().contains(QLatin1String("shared with a team already")));
    QCOMPARE(at.team.asked(), QStringList());
}

void TeamDialogsTest::invite_writesAFileForEach()
{
    InviteDesk at;
    InviteDialog& dialog = at.openInvite();
    QCOMPARE(at.team.asked(), QStringList());
    for (int row = 0; row < child<QListWidget>(dialog, "people")->count(); ++row) {
        const bool isWanted = at.line(row).text().startsWith(QLatin1String("A0"));
        QCOMPARE(at.line(row).checkState() == Qt::Checked,
                 !at.line(row).text().startsWith(QLatin1String("C01"))); // oneself
        at.line(row).setCheckState(isWanted ? Qt::Checked : Qt::Unchecked);
    }
    child<QSpinBox>(dialog, "days")->setValue(3);
    QSignalSpy invited(&dialog, &InviteDialog::invited);
    QVERIFY(dialog.actButton()->text().contains(QLatin1String("db.example.org")));
    dialog.actButton()->click();
    settleRequest(dialog);
    QCOMPARE(invited.count(), 1);
    QCOMPARE(at.team.asked().size(), 3);
    QCOMPARE(at.days, 3);
    for (const char* code : {"A01", "A02", "A03"}) {
        const QString name = QString::fromLatin1(code);
        const auto read = readInvitation(at.fileOf(name));
        VERIFY_HOLDS(read);
        QCOMPARE(read->code, name);
        QVERIFY(dialog.report().contains(name + QStringLiteral(".subtext-invite")));
    }
    QVERIFY2(dialog.report().contains(QLatin1String("that person alone")),
             qPrintable(dialog.report()));
}

void TeamDialogsTest::invite_whoTakesPartCannotBeTicked()
{
    InviteDesk at;
    at.members = {teamMemberOf(at.study, QStringLiteral("A01"), true),
                  teamMemberOf(at.study, QStringLiteral("A02"), false),
                  teamMemberOf(at.study, QStringLiteral("A03"), false)};
    at.members[1].devices.front().validUntil = 1;
    at.members[2].devices.front().validUntil = 4'000'000'000'000; // far ahead
    InviteDialog& dialog = at.openInvite();
    const auto lineOf = [&](const QString& code) -> QListWidgetItem& {
        return *child<QListWidget>(dialog, "people")->findItems(code, Qt::MatchStartsWith).front();
    };
    QCOMPARE(lineOf(QStringLiteral("A01")).checkState(), Qt::Unchecked);
    QVERIFY(!(lineOf(QStringLiteral("A01")).flags() & Qt::ItemIsEnabled));
    QCOMPARE(lineOf(QStringLiteral("A02")).checkState(), Qt::Checked); // it was never opened
    // Another one would be as good as the one that is still on its way.
    QCOMPARE(lineOf(QStringLiteral("A03")).checkState(), Qt::Unchecked);
    QVERIFY(lineOf(QStringLiteral("A03")).flags() & Qt::ItemIsEnabled);
}

void TeamDialogsTest::invite_newerListKeepsTheTicks()
{
    InviteDesk at;
    InviteDialog& dialog = at.openInvite();
    const auto lineOf = [&](const char* code) -> QListWidgetItem& {
        return *child<QListWidget>(dialog, "people")
                    ->findItems(QString::fromLatin1(code), Qt::MatchStartsWith)
                    .front();
    };
    QCOMPARE(lineOf("A01").checkState(), Qt::Checked);
    lineOf("A02").setCheckState(Qt::Unchecked);
    const QString before = dialog.actButton()->text();
    dialog.setMembers({teamMemberOf(at.study, QStringLiteral("A01"), true)});
    QCOMPARE(lineOf("A01").checkState(), Qt::Unchecked); // takes part by now
    QVERIFY(!(lineOf("A01").flags() & Qt::ItemIsEnabled));
    QCOMPARE(lineOf("A02").checkState(), Qt::Unchecked);
    QCOMPARE(lineOf("A03").checkState(), Qt::Checked);
    QVERIFY(dialog.actButton()->text() != before); // one fewer
    dialog.setMembers({});                         // nothing is known
    QVERIFY(!(lineOf("A01").flags() & Qt::ItemIsEnabled));
}

void TeamDialogsTest::invite_othersThanCoordinators_inviteThemselvesAlone()
{
    InviteDesk at;
    at.members = {teamMemberOf(at.study, QStringLiteral("A02"), true)};
    InviteDialog& dialog = at.openInvite(QStringLiteral("A02"));
    QCOMPARE(child<QListWidget>(dialog, "people")->count(), 1);
    QVERIFY2(at.line(0).text().startsWith(QLatin1String("A02")), qPrintable(at.line(0).text()));
    QCOMPARE(at.line(0).checkState(), Qt::Checked);
    QVERIFY(dialog.actButton()->isEnabled());
    dialog.actButton()->click();
    settleRequest(dialog);
    QCOMPARE(at.team.asked(), QStringList{QStringLiteral("invite")});
    QCOMPARE(must(readInvitation(at.fileOf(QStringLiteral("A02")))).code, QStringLiteral("A02"));
    // Cut off for good, nobody comes back.
    at.members.front().revokedAt = at.study.clock.now();
    InviteDialog& refused = at.openInvite(QStringLiteral("A02"));
    QCOMPARE(at.line(0).checkState(), Qt::Unchecked);
    QVERIFY(!refused.actButton()->isEnabled());
}

void TeamDialogsTest::invite_refusedPerson_keepsNobodyElseFromTheirs()
{
    InviteDesk at;
    at.refused = QStringLiteral("A01");
    writeFile(at.fileOf(QStringLiteral("A02")), "there");
    InviteDialog& dialog = at.openInvite();
    dialog.actButton()->click();
    settleRequest(dialog);
    const QString said = dialog.report();
    QVERIFY2(said.contains(QLatin1String("A01: not invited. This person has a device already")),
             qPrintable(said));
    QVERIFY2(said.contains(QLatin1String("A02: not invited.")), qPrintable(said));
    QCOMPARE(readFile(at.fileOf(QStringLiteral("A02"))), QByteArray("there"));
    VERIFY_HOLDS(readInvitation(at.fileOf(QStringLiteral("A03"))));
    QVERIFY(!QFile::exists(at.fileOf(QStringLiteral("A01"))));
}

void TeamDialogsTest::join_takesAPastedLink()
{
    JoinDesk at;
    const QString link = invitationLink(must(readInvitation(at.invitation)));
    JoinDialog& dialog = at.open({});
    QVERIFY(!dialog.actButton()->isEnabled());
    QGuiApplication::clipboard()->setText(link + u'\n');
    child<QLineEdit>(dialog, "invitation")->setFocus();
    QTest::keySequence(child<QLineEdit>(dialog, "invitation"), QKeySequence::Paste);
    QVERIFY2(dialog.said().contains(QStringLiteral("A01 in the study “A study”")),
             qPrintable(dialog.said() + dialog.problem()));
    // The secret is not left on the screen.
    QVERIFY2(child<QLineEdit>(dialog, "invitation")->text().endsWith(QStringLiteral("#…")),
             qPrintable(child<QLineEdit>(dialog, "invitation")->text()));
    dialog.placeField()->setText(at.place);
    dialog.actButton()->click();
    settleRequest(dialog);
    QCOMPARE(at.secret, must(readInvitation(at.invitation)).address.secret);
    QVERIFY(QFile::exists(at.place));
    // What is no link is no invitation either.
    JoinDialog& other = at.open({});
    child<QLineEdit>(other, "invitation")->setFocus();
    QTest::keyClicks(child<QLineEdit>(other, "invitation"),
                     QStringLiteral("subtext-team://nowhere"));
    QVERIFY(!other.actButton()->isEnabled());
    QVERIFY(!other.problem().isEmpty());
}

void TeamDialogsTest::invite_copiesLinks()
{
    InviteDesk at;
    InviteDialog& dialog = at.openInvite();
    QVERIFY(!child<QPushButton>(dialog, "links")->isVisible());
    for (int row = 0; row < child<QListWidget>(dialog, "people")->count(); ++row)
        at.line(row).setCheckState(
            at.line(row).text().startsWith(QLatin1String("A01")) ? Qt::Checked : Qt::Unchecked);
    dialog.actButton()->click();
    settleRequest(dialog);
    QVERIFY(child<QPushButton>(dialog, "links")->isVisible());
    child<QPushButton>(dialog, "links")->click();
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.startsWith(QLatin1String("A01 subtext-team://")), qPrintable(copied));
    QCOMPARE(must(readInvitation(copied.mid(4))).address.secret,
             must(readInvitation(at.fileOf(QStringLiteral("A01")))).address.secret);
}

void TeamDialogsTest::join_showsWhatTheInvitationSays()
{
    JoinDesk at;
    JoinDialog& dialog = at.open(at.invitation);
    QVERIFY2(dialog.said().contains(QStringLiteral("A01 in the study “A study”")),
             qPrintable(dialog.said()));
    QVERIFY(dialog.said().contains(QLatin1String("db.example.org")));
    QVERIFY(!dialog.said().contains(QLatin1String("opens once"))); // the secret
    QVERIFY(dialog.placeField()->text().endsWith(QStringLiteral("A-study – A01.subtext")));
    QCOMPARE(dialog.placeField()->accessibleName(),
             QStringLiteral("Where your study file is kept"));
    QCOMPARE(dialog.actButton()->text(), QStringLiteral("Join db.example.org"));
    QVERIFY(dialog.actButton()->isEnabled());
    QVERIFY(!child<QLineEdit>(dialog, "certificate")->isVisible());
    child<QCheckBox>(dialog, "advanced")->setChecked(true);
    QVERIFY(child<QLineEdit>(dialog, "certificate")->isVisible());
    QCOMPARE(at.team.asked(), QStringList());
    QCOMPARE(dialog.problem(), QString());
}

void TeamDialogsTest::join_writesAFileThatOpens()
{
    JoinDesk at;
    JoinDialog& dialog = at.open(QString());
    QVERIFY(!dialog.actButton()->isEnabled());
    dialog.hide();
    JoinDialog& read = at.open(at.invitation);
    read.placeField()->setText(at.place);
    child<QCheckBox>(read, "advanced")->setChecked(true);
    child<QLineEdit>(read, "certificate")->setText(QStringLiteral("/authority.pem"));
    QSignalSpy joined(&read, &JoinDialog::joined);
    read.actButton()->click();
    settleRequest(read);
    QCOMPARE(read.problem(), QString());
    QCOMPARE(joined.count(), 1);
    QCOMPARE(joined.front().front().toString(), at.place);
    QVERIFY(!read.isVisible());
    QCOMPARE(at.secret, QStringLiteral("opens once"));
    QCOMPARE(at.certificate, QStringLiteral("/authority.pem"));
    const auto study = Study::open(at.place, Study::Access::Write, at.study.environment());
    VERIFY_HOLDS(study);
    const auto membership = must((*study)->syncing().membership());
    QVERIFY(membership.has_value());
    QCOMPARE(membership->login, QStringLiteral("login-A01"));
    VERIFY_HOLDS((*study)->verifyAudit());
}

void TeamDialogsTest::join_failure_leavesNoFile()
{
    JoinDesk at;
    at.isRefused = true;
    JoinDialog& dialog = at.open(at.invitation);
    dialog.placeField()->setText(at.place);
    QSignalSpy joined(&dialog, &JoinDialog::joined);
    dialog.actButton()->click();
    settleRequest(dialog);
    QVERIFY2(dialog.problem().contains(QLatin1String("already been used")),
             qPrintable(dialog.problem()));
    QVERIFY(dialog.isVisible());
    QCOMPARE(joined.count(), 0);
    QVERIFY(!QFile::exists(at.place));
    // What stands there is nobody's to overwrite: the invitation is not even opened.
    writeFile(at.place, "there");
    dialog.actButton()->click();
    QVERIFY(!dialog.isWorking());
    QCOMPARE(at.team.asked(), QStringList{QStringLiteral("join")});
    QCOMPARE(readFile(at.place), QByteArray("there"));
}

void TeamDialogsTest::join_unreadableInvitation_isSaid()
{
    JoinDesk at;
    const QString path = writeFile(at.study.filePath(QStringLiteral("x.subtext-invite")), "{}");
    JoinDialog& dialog = at.open(path);
    QVERIFY(!dialog.problem().isEmpty());
    QVERIFY(!dialog.actButton()->isEnabled());
    QCOMPARE(at.team.asked(), QStringList());
}

void TeamDialogsTest::devices_areRows()
{
    TeamDesk at;
    TeamMember boss = teamMemberOf(at.study, QStringLiteral("C01"), true);
    boss.devices.front().device = at.membership.device;
    TeamMember annotator = teamMemberOf(at.study, QStringLiteral("A01"), true);
    annotator.devices.front().seenAt = at.study.clock.now();
    annotator.devices.front().waiting = 12;
    annotator.devices.front().refused = 2;
    annotator.devices.front().client = QStringLiteral("Subtext 2.0");
    annotator.devices.front().clockAheadMs = qint64{3} * 3'600'000;
    TeamDevice lost = annotator.devices.front();
    lost.device = at.study.ids.next();
    lost.revokedAt = at.study.clock.now();
    lost.clockAheadMs = 1'000; // as good as none
    annotator.devices.push_back(lost);
    TeamMember nobody = teamMemberOf(at.study, QStringLiteral("A03"), false);
    nobody.devices.clear();
    at.members = {boss, nobody, teamMemberOf(at.study, QStringLiteral("A02"), false), annotator};
    TeamDialog& dialog = at.open();
    const DeviceTable& table = *dialog.table();
    QCOMPARE(table.model()->rowCount(), 5);
    const QString first = table.rowText(0);
    QVERIFY2(first.startsWith(QStringLiteral("A01 · Person 1|Annotator|joined|")),
             qPrintable(first));
    QVERIFY2(first.contains(QLatin1String("|12|2|Subtext 2.0|3 h")), qPrintable(first));
    QVERIFY2(first.endsWith(QLatin1String("ahead")), qPrintable(first));
    QVERIFY2(table.rowText(1).contains(QLatin1String("|revoked|")), qPrintable(table.rowText(1)));
    QVERIFY2(table.rowText(1).endsWith(u'|'), qPrintable(table.rowText(1)));
    QVERIFY2(table.rowText(2).contains(QLatin1String("|invited until ")),
             qPrintable(table.rowText(2)));
    QVERIFY2(table.rowText(2).contains(QLatin1String("|never|")), qPrintable(table.rowText(2)));
    QVERIFY2(table.rowText(3).contains(QLatin1String("|not invited|")),
             qPrintable(table.rowText(3)));
    QVERIFY2(!table.rowText(0).contains(QLatin1String("not checked")), qPrintable(first));
    QVERIFY2(table.rowText(4).contains(QLatin1String("|joined (this one)|")),
             qPrintable(table.rowText(4)));
    QCOMPARE(at.team.asked(), QStringList{QStringLiteral("status")});
    dialog.actButton()->click();
    settleRequest(dialog);
    QCOMPARE(at.team.asked().size(), 2);
}

void TeamDialogsTest::devices_whatWasNotAccepted_isSaidInWords()
{
    TeamDesk at;
    at.study.label(1, QStringLiteral("jjt"));
    Syncing& file = at.study->syncing();
    must(file.begin({must(at.study->info()).uuid, at.membership.person, at.membership.device,
                     at.membership.role, at.membership.incarnation, 1}));
    must(file.reconcile({}));
    for (auto batch = must(file.nextBatch(500)); !batch.empty();
         batch = must(file.nextBatch(500))) {
        std::vector<RefusedRowOfBatch> refused;
        for (std::size_t place = 0; place < batch.size(); ++place) {
            if (batch[place].row.kind == u"annotation")
                refused.push_back({place, PushRefusal::Unassigned});
        }
        must(refused.empty() ? file.acknowledge(batch) : file.refuse(batch, refused));
    }
    const TeamDialog& dialog = at.open();
    QVERIFY2(child<TextReader>(dialog, "ownRows")
                 ->toPlainText()
                 .contains(QLatin1String("did not accept 3 rows")),
             qPrintable(child<TextReader>(dialog, "ownRows")->toPlainText()));
    QVERIFY2(child<TextReader>(dialog, "ownRows")
                 ->toPlainText()
                 .contains(QLatin1String("3 answers: The item was never assigned to this person")),
             qPrintable(child<TextReader>(dialog, "ownRows")->toPlainText()));
}

void TeamDialogsTest::devices_othersThanCoordinators_manageNothing()
{
    TeamDesk at;
    at.members = {teamMemberOf(at.study, QStringLiteral("A01"), true)};
    const TeamDialog& dialog = at.open(QStringLiteral("A01"));
    QVERIFY(!child<QPushButton>(dialog, "revoke")->isVisible());
    QVERIFY(dialog.inviteButton()->isVisible()); // a further device of their own
    QVERIFY(dialog.inviteButton()->isEnabled());
    QVERIFY(child<QPushButton>(dialog, "verify")->isEnabled());
    // The server does not tell them when a device was seen, not even their own.
    QCOMPARE(dialog.table()->model()->columnCount(), static_cast<int>(DeviceTable::SeenColumn));
    QVERIFY(!dialog.table()->rowText(0).contains(QLatin1String("never")));
}

void TeamDialogsTest::revoke_asksFirst()
{
    TeamDesk at;
    at.members = {teamMemberOf(at.study, QStringLiteral("A01"), true)};
    const TeamDevice device = at.members.front().devices.front();
    std::vector<std::pair<Uuid, Uuid>> revoked;
    at.team.onRevoke = [&](const TeamMembership& /*of*/, const Uuid& person, const Uuid& which,
                           const CancelToken& /*cancel*/) {
        revoked.emplace_back(person, which);
        return 1;
    };
    TeamDialog& dialog = at.open();
    QVERIFY(child<QPushButton>(dialog, "revoke")->isEnabled());
    child<QPushButton>(dialog, "revoke")->click(); // and thinks better of it
    QCOMPARE(at.prompts.said.size(), 1);
    QVERIFY2(at.prompts.said.front().contains(QStringLiteral("A01 · Person 1")),
             qPrintable(at.prompts.said.front()));
    QVERIFY2(at.prompts.said.front().contains(QLatin1String("can still be handed in")),
             qPrintable(at.prompts.said.front()));
    settleRequest(dialog);
    QVERIFY(revoked.empty());
    at.prompts.choices = {0};
    child<QPushButton>(dialog, "revoke")->click();
    settleRequest(dialog);
    QTRY_COMPARE(at.team.asked().last(), QStringLiteral("status"));
    settleRequest(dialog);
    QCOMPARE(revoked.size(), std::size_t{1});
    QVERIFY(revoked.front() == std::pair(at.members.front().person, device.device));
    QCOMPARE(dialog.said(), QStringLiteral("1 device was revoked."));
    at.prompts.choices = {1}; // for good
    child<QPushButton>(dialog, "revoke")->click();
    settleRequest(dialog);
    QCOMPARE(revoked.size(), std::size_t{2});
    QVERIFY(revoked.back().second.isNull());
}

void TeamDialogsTest::verify_saysWhatCameOfIt()
{
    TeamDesk at;
    std::optional<Error> fault;
    at.team.onVerify = [&](const TeamMembership& /*of*/, TeamFile& file,
                           const CancelToken& /*cancel*/) -> Result<VerifiedTeam> {
        // By the event loop of the window, while this waits.
        if (const auto cursors = file.cursors(); !cursors)
            return fail(cursors.error());
        if (fault)
            return fail(*fault);
        VerifiedTeam found{1};
        found.fingerprints = {{FingerprintCircle::Staff, QStringLiteral("12345 67890")}};
        return found;
    };
    TeamDialog& dialog = at.open();
    child<QPushButton>(dialog, "verify")->click();
    settleRequest(dialog);
    QVERIFY2(dialog.said().startsWith(QLatin1String("1 row is on the server")),
             qPrintable(dialog.said()));
    QVERIFY2(dialog.said().endsWith(
                 QLatin1String("\nWhat adjudicators and coordinators read: 12345 67890")),
             qPrintable(dialog.said()));
    fault = Error{ErrorCode::ServerUnreadable, {}, 0, 0, QStringLiteral("dropped"),
                  QStringLiteral("common")};
    child<QPushButton>(dialog, "verify")->click();
    settleRequest(dialog);
    QCOMPARE(dialog.said(), QString());
    QVERIFY2(dialog.problem().contains(QLatin1String("no longer there")),
             qPrintable(dialog.problem()));
    QVERIFY2(dialog.problem().contains(QStringLiteral("“subtext-cli team restored”")),
             qPrintable(dialog.problem()));
}

void TeamDialogsTest::closedWhileAsking_cancels()
{
    TeamDesk at;
    at.team.onVerify = [](const TeamMembership& /*of*/, TeamFile& file,
                          const CancelToken& cancel) -> Result<VerifiedTeam> {
        const Error error = FakeTeam::untilCancelled(cancel);
        const auto cursors = file.cursors(); // which nobody answers any more
        return fail(cursors ? Error() : error);
    };
    TeamDialog& dialog = at.open();
    child<QPushButton>(dialog, "verify")->click();
    QVERIFY(dialog.isWorking());
    at.dialog.reset(); // ends, and does not wait for itself
    QCOMPARE(at.team.asked().last(), QStringLiteral("verify"));
}

void TeamDialogsTest::returnInAField_sendsNothing()
{
    ShareDesk at;
    at.fillIn();
    at.dialog->consentBox()->setChecked(true);
    QTest::keyClick(at.dialog->passwordField(), Qt::Key_Return);
    QCoreApplication::processEvents();
    QCOMPARE(at.team.asked(), QStringList());
}

void TeamDialogsTest::everyControl_hasAName()
{
    ShareDesk share;
    InviteDesk invite;
    JoinDesk join;
    const std::initializer_list<QWidget*> dialogs{
        share.dialog, &invite.open(), &invite.openInvite(), &join.open(join.invitation)};
    for (QWidget* dialog : dialogs) {
        for (QWidget* widget : dialog->findChildren<QWidget*>()) {
            const bool isField =
                qobject_cast<QLineEdit*>(widget) || qobject_cast<QListView*>(widget) ||
                qobject_cast<QTableView*>(widget) || qobject_cast<QTextEdit*>(widget) ||
                qobject_cast<QSpinBox*>(widget);
            const bool isOfAnother = qobject_cast<QSpinBox*>(widget->parentWidget()) != nullptr;
            if (isField && !isOfAnother)
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        }
    }
}

SUBTEXT_TEST(TeamDialogsTest)
#include "teamdialogstest.moc"
