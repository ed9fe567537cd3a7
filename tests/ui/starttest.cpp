// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/ui/uiharness.h"
#include "ui/start/newstudydialog.h"
#include "ui/start/signinpage.h"
#include "ui/start/startpage.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

class StartTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void openFailures_eachSayWhatAndWhatToDo_data();
    void openFailures_eachSayWhatAndWhatToDo();
    void secondInstance_isToldAndMayRead();
    void damagedStudy_offersItsBackup();
    void recents_newestFirstAndForgettable();
    void signIn_listsTheRosterAndStartsWork();
    void newStudy_fromFilesToFirstItem();
    void newStudy_saysWhatIsMissing();
    void newStudy_badFileNamesThePlace();
    void newStudyThatFails_leavesNoFile();
    void demonstration_opensWithItsRoster();
};

void StartTest::openFailures_eachSayWhatAndWhatToDo_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("words");
    QTest::newRow("missing") << QStringLiteral("missing") << QStringLiteral("There is no file");
    QTest::newRow("random bytes") << QStringLiteral("random")
                                  << QStringLiteral("is not a Subtext study");
    QTest::newRow("empty") << QStringLiteral("empty") << QStringLiteral("is not a Subtext study");
    QTest::newRow("truncated") << QStringLiteral("truncated") << QStringLiteral("is damaged");
    QTest::newRow("newer") << QStringLiteral("newer") << QStringLiteral("newer version");
    QTest::newRow("folder") << QStringLiteral("folder") << QStringLiteral("cannot be read");
}

void StartTest::openFailures_eachSayWhatAndWhatToDo()
{
    QFETCH(QString, kind);
    QFETCH(QString, words);
    Desk desk;
    desk.startLabelling(40);
    const QString path = desk.study().path();
    desk.window().closeStudy();
    QString bad = desk.filePath(QStringLiteral("bad.subtext"));
    const QByteArray good = readFile(path);
    if (kind == QLatin1String("random"))
        writeFile(bad, QByteArray("\x13\x37 these are not the bytes of a study").repeated(200));
    else if (kind == QLatin1String("empty"))
        writeFile(bad, {});
    else if (kind == QLatin1String("truncated"))
        writeFile(bad, good.left(good.size() / 2));
    else if (kind == QLatin1String("newer")) {
        QByteArray newer = good;
        newer[63] = 99; // the last byte of user_version in SQLite's header
        writeFile(bad, newer);
    } else if (kind == QLatin1String("folder"))
        bad = desk.filePath(QString());
    const QByteArray before = readFile(bad);
    desk.prompts.said.clear();
    desk.window().openStudy(bad);
    QCOMPARE(desk.prompts.said.size(), 1);
    const QString said = desk.prompts.said.front();
    QVERIFY2(said.contains(words), qPrintable(said));
    QVERIFY2(said.section(QStringLiteral(" | "), 1).size() > 10, qPrintable(said)); // the remedy
    QVERIFY(!desk.window().study());
    QCOMPARE(readFile(bad), before);
}

void StartTest::secondInstance_isToldAndMayRead()
{
    Desk first;
    first.startLabelling(2);
    Desk second;
    second.prompts.choices = {0};
    second.window().openStudy(first.study().path());
    QVERIFY(second.prompts.said.value(0).contains(QStringLiteral("open already")));
    QVERIFY(second.window().study());
    QVERIFY(second.window().study()->access() == Study::Access::Read);
    QApplication::setActiveWindow(&first.window());
    first.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    QCOMPARE(second.window().study()->counts().annotations, 1); // sees what the writer commits
}

void StartTest::damagedStudy_offersItsBackup()
{
    Desk desk;
    desk.startLabelling(30);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    const QString path = desk.study().path();
    desk.window().closeStudy(); // makes a backup
    const QByteArray good = readFile(path);
    writeFile(path, good.left(good.size() / 2));
    desk.prompts.said.clear();
    desk.prompts.choices = {0};
    desk.window().openStudy(path);
    QVERIFY(desk.prompts.said.value(0).contains(QStringLiteral("Restore this backup")));
    QVERIFY(desk.window().study());
    QCOMPARE(desk.window().study()->counts().annotations, 1);
    QVERIFY(desk.window().study()->path() != path);
    QCOMPARE(readFile(path), good.left(good.size() / 2)); // the damaged file stays as it is
}

void StartTest::recents_newestFirstAndForgettable()
{
    QTemporaryDir folder;
    Settings settings(folder.path());
    for (int i = 0; i < 10; ++i)
        settings.addRecent({QStringLiteral("/study%1").arg(i), QStringLiteral("S"), i});
    settings.addRecent({QStringLiteral("/study5"), QStringLiteral("S"), 11});
    const auto recents = settings.recents();
    QCOMPARE(recents.size(), std::size_t{8});
    QCOMPARE(recents[0].path, QStringLiteral("/study5"));
    QCOMPARE(recents[1].path, QStringLiteral("/study9"));
    settings.forgetRecent(QStringLiteral("/study9"));
    QCOMPARE(settings.recents()[1].path, QStringLiteral("/study8"));
}

void StartTest::signIn_listsTheRosterAndStartsWork()
{
    Desk desk;
    desk.startLabelling(2);
    desk.window().signOut();
    QAbstractButton* robin = nullptr;
    for (QAbstractButton* button : desk.window().signInPage()->findChildren<QAbstractButton*>()) {
        if (button->text() == QLatin1String("Robin"))
            robin = button;
    }
    QVERIFY(robin);
    QVERIFY(robin->accessibleDescription().contains(QStringLiteral("0 of 2")));
    QTest::keyClick(robin, Qt::Key_Return);
    QVERIFY(desk.page().session());
    QCOMPARE(desk.session().item().position, 1);
}

void StartTest::newStudy_fromFilesToFirstItem()
{
    Desk desk;
    NewStudyDialog dialog(desk.prompts, {desk.clock, desk.ids, {}});
    dialog.setTitle(QStringLiteral("Spring term"));
    dialog.addFiles({writeScenes(desk.filePath(QString()), 5)});
    dialog.finishReading();
    dialog.setRoster(QStringLiteral("Ann\nB7, Bo\nM1, Mo, adjudicator"));
    dialog.setRatersPerItem(2);
    QCOMPARE(dialog.obstacle(), QString());
    QVERIFY(dialog.previewText().contains(QStringLiteral("5 scenarios")));
    QVERIFY(dialog.previewText().contains(QStringLiteral("How cosy it is in here.")));
    auto study = dialog.make(desk.filePath(QStringLiteral("spring.subtext")));
    VERIFY_HOLDS(study);
    QCOMPARE((*study)->counts().scenarios, 5);
    const auto progress = (*study)->roster().progress();
    QCOMPARE(progress[0].assigned, 5);
    QCOMPARE(progress[1].assigned, 5);
    QCOMPARE(progress[2].assigned, 0);
    QCOMPARE((*study)->roster().people()[1].code, QStringLiteral("B7"));
}

void StartTest::newStudy_saysWhatIsMissing()
{
    Desk desk;
    NewStudyDialog dialog(desk.prompts, {desk.clock, desk.ids, {}});
    QVERIFY(dialog.obstacle().contains(QStringLiteral("name")));
    dialog.setTitle(QStringLiteral("T"));
    QVERIFY(dialog.obstacle().contains(QStringLiteral("files")));
    dialog.addFiles({writeScenes(desk.filePath(QString()), 2)});
    dialog.finishReading();
    dialog.setRoster(QStringLiteral("Ann"));
    QVERIFY(dialog.obstacle().contains(QStringLiteral("needs 3 annotators; the roster has 1")));
    dialog.setRoster(QStringLiteral("A, Ann, boss"));
    QVERIFY(dialog.obstacle().contains(QStringLiteral("Line 1")));
    QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("make"))->isEnabled());
}

void StartTest::newStudy_badFileNamesThePlace()
{
    Desk desk;
    const QString path = desk.filePath(QStringLiteral("bad_sarcasm-irony.csv"));
    writeFile(path, "id,speaker_role,listener_role,context,utterance\n1,a,b,c,\"never closed\n");
    NewStudyDialog dialog(desk.prompts, {desk.clock, desk.ids, {}});
    dialog.setTitle(QStringLiteral("T"));
    dialog.addFiles({path});
    dialog.finishReading();
    QVERIFY2(dialog.previewText().contains(path + QStringLiteral(":2")),
             qPrintable(dialog.previewText()));
    QVERIFY(!dialog.obstacle().isEmpty());
}

void StartTest::newStudyThatFails_leavesNoFile()
{
    Desk desk;
    NewStudyDialog dialog(desk.prompts, {desk.clock, desk.ids, {}});
    dialog.setTitle(QStringLiteral("T"));
    dialog.addFiles({writeScenes(desk.filePath(QString()), 2)});
    dialog.finishReading();
    dialog.setRoster(QStringLiteral("A01, Ann\na01, Bo")); // refused by the parser
    QVERIFY(!dialog.obstacle().isEmpty());
    dialog.setRoster(QStringLiteral("Ann")); // too few for three raters: assigning fails
    const QString path = desk.filePath(QStringLiteral("t.subtext"));
    COMPARE_ERROR(dialog.make(path), ErrorCode::TooFewAnnotators);
    QVERIFY(!QFile::exists(path));
    COMPARE_ERROR(dialog.make(desk.filePath(QStringLiteral("no/such/folder/t.subtext"))),
                  ErrorCode::FolderMissing);
}

void StartTest::demonstration_opensWithItsRoster()
{
    Desk desk;
    desk.window().openDemonstration();
    QVERIFY(desk.window().study());
    QCOMPARE(desk.window().study()->counts().scenarios, 60);
    const auto progress = desk.window().study()->roster().progress();
    QCOMPARE(progress.size(), std::size_t{17});
    QCOMPARE(progress[0].labelled, 0);
    QCOMPARE(progress[1].labelled, 6);
    QCOMPARE(progress[2].labelled, 12);
    desk.window().closeStudy();
    desk.window().openDemonstration(); // the same one again, not a new one
    QCOMPARE(desk.window().study()->roster().progress()[1].labelled, 6);
}

QTEST_MAIN(StartTest)
#include "starttest.moc"
