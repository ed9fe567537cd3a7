// SPDX-License-Identifier: MIT
#include "core/folderteam/teamcarriers.h"
#include "tests/core/folderteam/foldercourse.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/support/teamdesk.h"
#include "ui/team/devicetable.h"
#include "ui/team/teamline.h"
#include "ui/text/foldertext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/segmentbar.h"
#include "ui/widgets/textreader.h"

#include <QApplication>
#include <QCheckBox>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// A team by a shared folder in the window, with a folder on the disk and no server.
class TeamFolderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qApp, theme::Mode::Light, 100); }
    void openStudy_isKeptTheSameAsTheFolder();
    void folderThatIsAway_isTriedAgain();
    void spoiltFile_isAWordInTheLineAndNamedInTheDialog();
    void share_putsTheStudyIntoAFolder();
    void share_folderThatIsNotThere_isSaid();
    void share_studyOfAnotherFile_isSaid();
    void invite_annotatorsOnly();
    void join_asksForTheFolder();
    void join_folderThatIsNotThatOfTheTeam_isSaid();
    void join_folderThatIsNotWhole_isSaid();
    void join_fileThatCannotBeUsed_isNamedBeforeTheStudyOpens();
    void dialog_listsDevicesAndVerifies();
    void errors_speakOfNoServer_data();
    void errors_speakOfNoServer();
    void everyFault_hasWords();
};

namespace {

/// As a program brings it: whoever is asked for a server finds none.
struct Carriers
{
    explicit Carriers(TeamSecrets& secrets)
        : access(server, secrets)
    {}

    FakeTeam server;
    TeamCarriers access;
};

QString annotatorCode(int number)
{
    return QStringLiteral("A%1").arg(number, 2, 10, QLatin1Char('0'));
}

bool speaksOfAServer(const QString& text)
{
    return text.contains(QLatin1String("server"), Qt::CaseInsensitive);
}

/// A course whose study is open in a window.
struct OpenCourse
{
    void start() { link.start(course.study.study(), carriers.access); }
    bool isCurrent() const { return link.state().kind == LinkState::Kind::Current; }
    qint64 answers() { return must(course.study->counts()).annotations; }

    FolderCourse course;
    Carriers carriers{course.secrets};
    TeamLink link{{course.study.clock, course.study.ids, {}}, {1, 8, 600'000}, nullptr};
};

struct FolderShareDesk
{
    FolderShareDesk()
    {
        dialog = new ShareDialog({carriers.access,
                                  study.study(),
                                  prompts,
                                  teamPersonOf(study, QStringLiteral("C01")),
                                  {}},
                                 nullptr);
        dialog->show();
        dialog->carrierBar()->button(ShareDialog::FolderCarrier)->click();
    }
    ~FolderShareDesk() { delete dialog; }
    void share(const QString& folder)
    {
        dialog->folderField()->setText(folder);
        dialog->consentBox()->setChecked(true);
        dialog->actButton()->click();
        settleRequest(*dialog);
    }
    std::optional<TeamMembership> membership() { return must(study->syncing().membership()); }

    DeskStudy study{1};
    MachineSecrets secrets;
    Carriers carriers{secrets};
    ScriptedPrompts prompts;
    QPointer<ShareDialog> dialog;
};

/// Somebody who was sent an invitation to the folder of a course.
struct FolderJoinDesk
{
    JoinDialog& open()
    {
        must(writeInvitation(invitation, must(course.invite(annotatorCode(1)))));
        dialog = std::make_unique<JoinDialog>(
            JoinDialog::Context{carriers.access, prompts, course.study.environment(), {}},
            invitation, nullptr);
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        dialog->placeField()->setText(place);
        return *dialog;
    }
    void join(const QString& folder)
    {
        child<QLineEdit>(*dialog, "folder")->setText(folder);
        dialog->actButton()->click();
        settleRequest(*dialog);
    }

    FolderCourse course;
    MachineSecrets secrets;
    Carriers carriers{secrets};
    ScriptedPrompts prompts;
    QString invitation = course.study.filePath(QStringLiteral("A01.subtext-invite"));
    QString place = course.study.filePath(QStringLiteral("mine.subtext"));
    std::unique_ptr<JoinDialog> dialog;
};

} // namespace

void TeamFolderTest::openStudy_isKeptTheSameAsTheFolder()
{
    OpenCourse at;
    FolderMate one(at.course, annotatorCode(1), 2);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one.sync());
    at.start();
    QTRY_VERIFY(at.isCurrent());
    QCOMPARE(at.answers(), qint64{1});
    const QString said = linkText(at.link.state());
    QVERIFY2(said.startsWith(QStringLiteral("Team in the folder “shared”: everything sent and "
                                            "received at ")),
             qPrintable(said));
    const auto person = must(at.course.study.roster().byCode(annotatorCode(1)));
    must(at.course.study.roster().rename(person->id, QStringLiteral("Ada")));
    QVERIFY(must(at.course.study->syncing().standing()).waiting > 0);
    QTRY_COMPARE(must(at.course.study->syncing().standing()).waiting, qint64{0});
    QCOMPARE(at.carriers.server.asked(), QStringList());
}

void TeamFolderTest::folderThatIsAway_isTriedAgain()
{
    OpenCourse at;
    const QString elsewhere = at.course.study.filePath(QStringLiteral("elsewhere"));
    QVERIFY(QDir().rename(at.course.shared, elsewhere));
    at.start();
    QTRY_VERIFY(at.link.state().kind == LinkState::Kind::Away);
    QCOMPARE(linkText(at.link.state()),
             QStringLiteral("The shared folder “shared” is not there. Keep working: your work is "
                            "saved in the study file."));
    QVERIFY(QDir().rename(elsewhere, at.course.shared));
    QTRY_VERIFY(at.isCurrent());
}

void TeamFolderTest::spoiltFile_isAWordInTheLineAndNamedInTheDialog()
{
    OpenCourse at;
    FolderMate one(at.course, annotatorCode(1), 2);
    VERIFY_HOLDS(one.home->label(1, Emotion::Joy));
    VERIFY_HOLDS(one.sync());
    const QString copy = one.folder() + QStringLiteral("/0000001 (1).batch");
    QVERIFY(QFile::copy(one.batch(1), copy));
    at.start();
    QTRY_VERIFY(at.isCurrent());
    QCOMPARE(at.answers(), qint64{1});
    QCOMPARE(linkText(at.link.state()),
             QStringLiteral("Team in the folder “shared”: 1 file there cannot be used (a second "
                            "copy): “Team…” says which."));
    ScriptedPrompts prompts;
    TeamDialog dialog({at.carriers.access, at.course.study.study(), prompts,
                       teamPersonOf(at.course.study, QStringLiteral("C01")),
                       at.link.state().troubles},
                      nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    settleRequest(dialog);
    QVERIFY2(child<TextReader>(dialog, "ownRows")
                 ->toPlainText()
                 .contains(QDir::toNativeSeparators(copy) +
                           QStringLiteral(" is a second copy and was not read. Move "
                                          "it away.")),
             qPrintable(child<TextReader>(dialog, "ownRows")->toPlainText()));
    QVERIFY(QFile::remove(copy));
    at.link.syncNow();
    QTRY_VERIFY(at.isCurrent() && at.link.state().troubles.empty());
    dialog.setTroubles(at.link.state().troubles);
    QCOMPARE(child<TextReader>(dialog, "ownRows")->toPlainText(),
             QStringLiteral("Everything in this file has been sent and accepted."));
}

void TeamFolderTest::share_putsTheStudyIntoAFolder()
{
    FolderShareDesk at;
    const QTemporaryDir folder;
    const QTemporaryDir other;
    QVERIFY(at.dialog->folderField()->isVisible());
    QVERIFY(!at.dialog->serverField()->isVisible());
    QVERIFY(!at.dialog->passwordField()->isVisible());
    at.dialog->folderField()->setText(other.path());
    QVERIFY(at.dialog->consentBox()->text().contains(QLatin1String("not blind")));
    QVERIFY(!at.dialog->actButton()->isEnabled());
    at.dialog->consentBox()->setChecked(true);
    QVERIFY(at.dialog->actButton()->isEnabled());
    at.dialog->folderField()->setText(folder.path());
    QVERIFY(!at.dialog->consentBox()->isChecked()); // that was another folder
    QSignalSpy shared(at.dialog, &ShareDialog::shared);
    at.share(folder.path());
    QCOMPARE(shared.count(), 1);
    const auto membership = at.membership();
    QVERIFY(membership && membership->isByFolder());
    QCOMPARE(membership->host, folder.path());
    QVERIFY(QFileInfo(folderOfStudy(folder.path(), membership->database)).isDir());
    QVERIFY2(!speaksOfAServer(at.dialog->report()), qPrintable(at.dialog->report()));
    QCOMPARE(at.carriers.server.asked(), QStringList());
}

void TeamFolderTest::share_folderThatIsNotThere_isSaid()
{
    FolderShareDesk at;
    at.share(at.study.filePath(QStringLiteral("nowhere")));
    QVERIFY2(at.dialog->problem().startsWith(QLatin1String("There is no folder")),
             qPrintable(at.dialog->problem()));
    QVERIFY(!at.membership());
    QVERIFY(at.dialog->isVisible());
}

void TeamFolderTest::share_studyOfAnotherFile_isSaid()
{
    FolderShareDesk at;
    const QTemporaryDir folder;
    MachineSecrets others;
    ServerAddress address;
    address.host = folder.path();
    const Person leader = teamPersonOf(at.study, QStringLiteral("C01"));
    must(FolderTeam(others).create(address, {must(at.study->info()).uuid, leader.uuid, leader.code},
                                   {}));
    at.share(folder.path());
    QVERIFY2(at.dialog->problem().startsWith(QLatin1String("The folder has this study already")),
             qPrintable(at.dialog->problem()));
    QVERIFY(!at.membership());
}

void TeamFolderTest::invite_annotatorsOnly()
{
    OpenCourse at;
    const QTemporaryDir folder;
    ScriptedPrompts prompts;
    InviteDialog dialog({at.carriers.access, at.course.study.study(), prompts,
                         teamPersonOf(at.course.study, QStringLiteral("C01"))},
                        {}, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.folderField()->setText(folder.path());
    dialog.show();
    for (const char* other : {"J01", "J02", "C01"}) {
        const QListWidgetItem* line =
            child<QListWidget>(dialog, "people")
                ->findItems(QString::fromLatin1(other), Qt::MatchStartsWith)
                .front();
        QCOMPARE(line->checkState(), Qt::Unchecked);
        QVERIFY(!(line->flags() & Qt::ItemIsEnabled));
    }
    QCOMPARE(dialog.actButton()->text(), QStringLiteral("Invite 2 people"));
    dialog.actButton()->click();
    settleRequest(dialog);
    for (int number : {1, 2}) {
        const QString file = annotatorCode(number) + QStringLiteral(".subtext-invite");
        const auto read = readInvitation(QDir(folder.path()).filePath(file));
        VERIFY_HOLDS(read);
        QVERIFY(read->isForFolder());
        QCOMPARE(read->code, annotatorCode(number));
    }
    QVERIFY2(dialog.report().contains(QLatin1String("asked where the shared folder is")),
             qPrintable(dialog.report()));
    QVERIFY2(!speaksOfAServer(dialog.report()), qPrintable(dialog.report()));
}

void TeamFolderTest::join_asksForTheFolder()
{
    FolderJoinDesk at;
    JoinDialog& dialog = at.open();
    QVERIFY(child<QLineEdit>(dialog, "folder")->isVisible());
    QVERIFY(!child<QCheckBox>(dialog, "advanced")->isVisible());
    QVERIFY2(dialog.said().contains(QLatin1String("not blind")), qPrintable(dialog.said()));
    QVERIFY2(!speaksOfAServer(dialog.said()), qPrintable(dialog.said()));
    QCOMPARE(dialog.actButton()->text(), QStringLiteral("Join"));
    QVERIFY(!dialog.actButton()->isEnabled());
    QSignalSpy joined(&dialog, &JoinDialog::joined);
    at.join(at.course.shared);
    QCOMPARE(dialog.problem(), QString());
    QCOMPARE(joined.count(), 1);
    const auto study = Study::open(at.place, Study::Access::Write, at.course.study.environment());
    VERIFY_HOLDS(study);
    const auto membership = must((*study)->syncing().membership());
    QVERIFY(membership && membership->isByFolder());
    QCOMPARE(membership->host, at.course.shared);
    QCOMPARE(at.carriers.server.asked(), QStringList());
}

void TeamFolderTest::join_folderThatIsNotThatOfTheTeam_isSaid()
{
    FolderJoinDesk at;
    const JoinDialog& dialog = at.open();
    const QTemporaryDir another;
    at.join(another.path());
    QVERIFY2(dialog.problem().contains(QLatin1String("has nothing of this team")),
             qPrintable(dialog.problem()));
    QVERIFY(dialog.isVisible());
    QVERIFY(!QFile::exists(at.place));
}

void TeamFolderTest::join_folderThatIsNotWhole_isSaid()
{
    FolderJoinDesk at;
    const QString first = batchPath(at.course.folderOf(at.course.membership.device), 1);
    const QString away = at.course.study.filePath(QStringLiteral("not copied yet"));
    QVERIFY(QFile::rename(first, away));
    const JoinDialog& dialog = at.open();
    at.join(at.course.shared);
    QVERIFY2(dialog.problem().contains(QLatin1String("does not have the whole study yet")),
             qPrintable(dialog.problem()));
    QVERIFY(!QFile::exists(at.place));
    QVERIFY(QFile::rename(away, first));
    at.join(at.course.shared);
    QCOMPARE(dialog.problem(), QString());
    QVERIFY(QFile::exists(at.place));
}

void TeamFolderTest::join_fileThatCannotBeUsed_isNamedBeforeTheStudyOpens()
{
    FolderJoinDesk at;
    const QString first = batchPath(at.course.folderOf(at.course.membership.device), 1);
    const QString copy = first + QStringLiteral(" (2).batch");
    QVERIFY(QFile::copy(first, copy));
    JoinDialog& dialog = at.open();
    QSignalSpy joined(&dialog, &JoinDialog::joined);
    at.join(at.course.shared);
    QCOMPARE(dialog.problem(), QString());
    QVERIFY(dialog.isVisible());
    QVERIFY(QFile::exists(at.place));
    QCOMPARE(joined.count(), 0); // nothing opens over what is said
    const QString said = dialog.report();
    QVERIFY2(said.contains(QStringLiteral("\n1 file of the folder cannot be used:\n")),
             qPrintable(said));
    const ErrorText text = folderTroubleText({copy, FolderFault::Copy});
    QVERIFY2(said.contains(text.what) && said.contains(text.remedy), qPrintable(said));
    QVERIFY2(!speaksOfAServer(said), qPrintable(said));
    child<QPushButton>(dialog, "cancel")->click();
    QVERIFY(!dialog.isVisible());
    QCOMPARE(joined.count(), 1);
    QCOMPARE(joined.front().front().toString(), at.place);
}

void TeamFolderTest::dialog_listsDevicesAndVerifies()
{
    OpenCourse at;
    const FolderMate one(at.course, annotatorCode(1), 2);
    ScriptedPrompts prompts;
    TeamDialog dialog({at.carriers.access, at.course.study.study(), prompts,
                       teamPersonOf(at.course.study, QStringLiteral("C01"))},
                      nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    settleRequest(dialog);
    QCOMPARE(dialog.problem(), QString());
    QCOMPARE(dialog.table()->model()->rowCount(), 2);
    child<QPushButton>(dialog, "verify")->click();
    settleRequest(dialog);
    QVERIFY2(dialog.said().contains(QLatin1String("in the folder as")), qPrintable(dialog.said()));
    child<QPushButton>(dialog, "revoke")->click(); // and thinks better of it
    QVERIFY2(prompts.said.front().contains(QLatin1String("It can read the folder")),
             qPrintable(prompts.said.front()));
    QVERIFY2(!speaksOfAServer(prompts.said.front()), qPrintable(prompts.said.front()));
}

void TeamFolderTest::errors_speakOfNoServer_data()
{
    QTest::addColumn<Error>("error");
    const QString path = QStringLiteral("/shared/course");
    for (const ErrorCode code :
         {ErrorCode::FolderMissing, ErrorCode::FileMissing, ErrorCode::FileUnreadable,
          ErrorCode::MalformedFile, ErrorCode::ForeignStudy, ErrorCode::SignInRefused,
          ErrorCode::NotInTeam})
        QTest::addRow("%d", static_cast<int>(code)) << folderError(code, path);
    QTest::newRow("no team") << folderError(ErrorCode::FolderMissing, path, NoTeamInFolder);
    for (const char* what : {"dropped", "altered", "study"})
        QTest::newRow(what) << Error{ErrorCode::ServerUnreadable, path, 0, 0,
                                     QString::fromLatin1(what),   {}};
}

void TeamFolderTest::errors_speakOfNoServer()
{
    QFETCH(Error, error);
    const ErrorText text = errorText(error);
    QVERIFY(text.what.contains(QDir::toNativeSeparators(error.file)));
    QVERIFY(!text.remedy.isEmpty());
    QVERIFY2(!speaksOfAServer(text.oneLine()), qPrintable(text.oneLine()));
}

void TeamFolderTest::everyFault_hasWords()
{
    QStringList words;
    for (int fault = 0; fault <= static_cast<int>(FolderFault::Stranger); ++fault) {
        const FolderTrouble trouble{QStringLiteral("x.batch"), static_cast<FolderFault>(fault)};
        const ErrorText text = folderTroubleText(trouble);
        QVERIFY(text.what.startsWith(QLatin1String("x.batch ")));
        QVERIFY(!text.remedy.isEmpty());
        words << folderFaultWord(trouble.fault);
    }
    QVERIFY(!words.contains(QString()));
    QCOMPARE(words.removeDuplicates(), qsizetype{0});
}

SUBTEXT_TEST(TeamFolderTest)
#include "teamfoldertest.moc"
