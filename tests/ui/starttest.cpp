// SPDX-License-Identifier: MIT
#include "core/course/moreraters.h"
#include "core/models/modelanswers.h"
#include "core/operation/datalock.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/deskscene.h"
#include "ui/models/modelspage.h"
#include "ui/models/vectors/vectorfigures.h"
#include "ui/start/cardbutton.h"
#include "ui/start/signinpage.h"
#include "ui/start/startpage.h"
#include "ui/widgets/noticebar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMenu>
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
    void damagedBackup_isSaidAndNotOffered();
    void nothingButDamagedBackups_areNotCalledNone();
    void headerGone_offersTheBackupToo();
    void failedBackups_areSaidUntilOneSucceeds();
    void failedLastBackup_isSaidOnTheStartPage();
    void recents_newestFirstAndForgettable();
    void recentsOfOneName_areToldApartByFolder();
    void signIn_listsTheRosterAndStartsWork();
    void demonstration_opensWithItsRoster();
    void demonstrations_areOfferedByTask();
    void demonstrationOfEmoScene_hasModelsToScore();
    void demonstrationOfDisagreement_isLabelledAndOpen();
    void nextStudy_showsNothingOfTheOneBefore();
    void cards_areHighEnoughForTheirWords_data();
    void cards_areHighEnoughForTheirWords();
    void card_growsWithWordsThatWrap();
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
    QCOMPARE(must(second.window().study()->counts()).annotations,
             1); // sees what the writer commits
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
    QVERIFY(desk.prompts.said.value(0).contains(QStringLiteral(", 1 answer")));
    QVERIFY(desk.window().study());
    QCOMPARE(must(desk.window().study()->counts()).annotations, 1);
    QVERIFY(desk.window().study()->path() != path);
    QCOMPARE(readFile(path), good.left(good.size() / 2)); // the damaged file stays as it is
}

namespace {

/// Half of each file is gone.
void halve(const QStringList& paths)
{
    for (const QString& path : paths)
        writeFile(path, readFile(path).left(readFile(path).size() / 2));
}

/// Newest first.
QStringList backupsIn(const QString& folder)
{
    QStringList paths;
    for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files, QDir::Time))
        paths << file.absoluteFilePath();
    return paths;
}

} // namespace

void StartTest::damagedBackup_isSaidAndNotOffered()
{
    Desk desk;
    desk.startLabelling(30);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    const QString path = desk.study().path();
    desk.window().closeStudy();
    desk.clock.advance(60'000);
    desk.restart();
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("C. D."));
    desk.window().closeStudy();
    const QStringList backups = backupsIn(desk.filePath(QStringLiteral("app/backups")));
    QCOMPARE(backups.size(), 2);
    halve({path, backups.front()});
    desk.prompts.said.clear();
    desk.prompts.choices = {0};
    desk.window().openStudy(path);
    QCOMPARE(desk.prompts.said.size(), 1);
    const QString said = desk.prompts.said.value(0);
    QVERIFY2(said.contains(QStringLiteral("has 1 answer")), qUtf8Printable(said));
    QVERIFY2(said.contains(QStringLiteral("1 newer backup is damaged")), qUtf8Printable(said));
    QVERIFY2(!said.contains(QStringLiteral("malformed")), qUtf8Printable(said));
    QVERIFY(desk.window().study());
    QCOMPARE(must(desk.window().study()->counts()).annotations, 1);
}

void StartTest::nothingButDamagedBackups_areNotCalledNone()
{
    Desk desk;
    desk.startLabelling(30);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    const QString path = desk.study().path();
    desk.window().closeStudy();
    halve(backupsIn(desk.filePath(QStringLiteral("app/backups"))) + QStringList{path});
    desk.prompts.said.clear();
    desk.window().openStudy(path);
    QVERIFY(desk.prompts.said.value(0).contains(QStringLiteral("1 backup is damaged too")));
    QVERIFY(!desk.window().study());
    QVERIFY(QDir(desk.filePath(QStringLiteral("app/backups"))).removeRecursively());
    desk.window().openStudy(path);
    QVERIFY(desk.prompts.said.value(1).contains(QStringLiteral("No backup of it was found")));
}

void StartTest::headerGone_offersTheBackupToo()
{
    Desk desk;
    desk.startLabelling(2);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    const QString path = desk.study().path();
    desk.window().closeStudy();
    writeFile(path, QByteArray(4096, '\0') + readFile(path).mid(4096));
    desk.prompts.said.clear();
    desk.prompts.choices = {0};
    desk.window().openStudy(path);
    QVERIFY(desk.prompts.said.value(0).contains(QStringLiteral("is damaged")));
    QVERIFY(desk.window().study());
    // What was never a study has no backups, and is called what it is.
    desk.window().closeStudy();
    desk.window().openStudy(writeFile(desk.filePath(QStringLiteral("x.subtext")), "no study"));
    QVERIFY(desk.prompts.said.value(1).contains(QStringLiteral("not a Subtext study")));
}

void StartTest::failedBackups_areSaidUntilOneSucceeds()
{
    Desk desk;
    const QString folder = desk.filePath(QStringLiteral("app/backups"));
    writeFile(folder, "in the way");
    desk.startLabelling(2);
    const NoticeBar& notice = *desk.window().backupNotice();
    QTRY_VERIFY_WITH_TIMEOUT(notice.isVisible(), 20'000); // soon after the study was opened
    QVERIFY2(notice.text().contains(folder), qUtf8Printable(notice.text()));
    QCOMPARE(notice.kind(), NoticeBar::Kind::Lasting);
    notice.actionButton()->click();
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B.")); // the work goes on
    QCOMPARE(must(desk.study().counts()).annotations, 1);
    QVERIFY(notice.isVisible());
    QVERIFY(QFile::remove(folder));
    notice.actionButton()->click();
    QTRY_VERIFY_WITH_TIMEOUT(!notice.isVisible(), 20'000);
    QCOMPARE(backupsIn(folder).size(), 1);
}

void StartTest::failedLastBackup_isSaidOnTheStartPage()
{
    Desk desk;
    const QString folder = desk.filePath(QStringLiteral("app/backups"));
    writeFile(folder, "in the way");
    desk.startLabelling(2);
    const QString path = desk.study().path();
    desk.window().closeStudy();
    const NoticeBar& notice = *desk.window().backupNotice();
    QVERIFY(notice.isVisible());
    QVERIFY2(notice.text().contains(folder), qUtf8Printable(notice.text()));
    QVERIFY(!notice.actionButton()->isVisible()); // no study is open to try it with
    desk.window().openStudy(path);
    QVERIFY(!notice.isVisible());
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

void StartTest::recentsOfOneName_areToldApartByFolder()
{
    StartPage page;
    const auto at = [](const char* path) { return QString::fromLatin1(path); };
    page.setRecents({{at("/home/lena/spring/pilot/cei.subtext"), QStringLiteral("CEI"), 0},
                     {at("/home/lena/spring/other.subtext"), QStringLiteral("Other"), 0},
                     {at("/home/lena/autumn/pilot/cei.subtext"), QStringLiteral("CEI"), 0}});
    QStringList names;
    for (const CardButton* card : page.findChildren<CardButton*>()) {
        if (card->toolTip().contains(QStringLiteral("/home/lena/")))
            names << card->accessibleName();
    }
    names.sort();
    QCOMPARE(names, (QStringList{QStringLiteral("CEI, autumn/pilot"),
                                 QStringLiteral("CEI, spring/pilot"), QStringLiteral("Other")}));
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

void StartTest::demonstration_opensWithItsRoster()
{
    Desk desk;
    desk.window().openDemonstration();
    QVERIFY(desk.window().study());
    QCOMPARE(must(desk.window().study()->counts()).scenarios, 60);
    const auto progress = must(desk.window().study()->roster().progress());
    QCOMPARE(progress.size(), std::size_t{17});
    QCOMPARE(progress[0].labelled, 0);
    QCOMPARE(progress[1].labelled, 6);
    QCOMPARE(progress[2].labelled, 12);
    QVERIFY(must(desk.window().study()->modelAnswers().counts()).empty());
    desk.window().closeStudy();
    desk.window().openDemonstration(); // the same one again, not a new one
    QCOMPARE(must(desk.window().study()->roster().progress())[1].labelled, 6);
}

void StartTest::demonstrations_areOfferedByTask()
{
    Desk desk;
    StartPage* page = desk.window().findChild<StartPage*>();
    QVERIFY(page);
    const QList<QAction*> offered = child<QMenu>(page, "demonstrationMenu")->actions();
    QCOMPARE(offered.size(), 3);
    QVERIFY2(offered[1]->text().contains(QStringLiteral("EmoScene")),
             qPrintable(offered[1]->text()));
    offered[1]->trigger();
    QVERIFY(desk.window().study());
    QCOMPARE(must(desk.window().study()->task())->token, QStringLiteral("emoscene"));
    QCOMPARE(must(desk.window().study()->counts()).scenarios, 40);
    QCOMPARE(must(desk.window().study()->roster().progress()).size(), std::size_t{14});
}

void StartTest::demonstrationOfEmoScene_hasModelsToScore()
{
    Desk desk;
    const auto* menu = child<QMenu>(desk.window().startPage(), "demonstrationMenu");
    const auto isOffered = [&](int number) {
        return menu->actions().at(number)->text().endsWith(
            QStringLiteral(" (with predictions of invented models)"));
    };
    QVERIFY(!isOffered(0) && isOffered(1) && !isOffered(2));
    desk.window().openDemonstration(demonstrations().at(1));
    Study& study = *desk.window().study();
    QCOMPARE(must(study.modelAnswers().counts()).size(), std::size_t{4});
    desk.window().signIn(must(study.roster().byCode(QStringLiteral("C01")))->id);
    desk.window().showPlace(MainWindow::Place::Models);
    const ModelsPage& page = *desk.window().modelsPage();
    QTRY_VERIFY_WITH_TIMEOUT(page.shown() && !page.isWorking(), 30'000);
    const std::vector<VectorRun>& runs = page.shown()->vectors->runs;
    QCOMPARE(runs.size(), std::size_t{4});
    // There is no gold where the first annotators are still to label.
    for (const VectorRun& run : runs)
        QVERIFY(run.evaluation.scenarios > 20 && run.evaluation.scenarios < 40);
}

void StartTest::demonstrationOfDisagreement_isLabelledAndOpen()
{
    Desk desk;
    const auto* menu = child<QMenu>(desk.window().startPage(), "demonstrationMenu");
    QAction* offered = menu->actions().constLast();
    QCOMPARE(offered->text(), QStringLiteral("How people disagree"));
    offered->trigger();
    QVERIFY(desk.window().study());
    Study& study = *desk.window().study();
    QCOMPARE(must(study.info()).title, QStringLiteral("Demonstration: how people disagree"));
    QVERIFY(!must(study.dataLock().isLocked()));
    const qint64 toCome = must(study.moreRaters().state()).toCome;
    QVERIFY(toCome > 0);
    qint64 open = 0;
    for (const PersonProgress& person : must(study.roster().progress()))
        open += person.assigned - person.labelled;
    QCOMPARE(open, toCome); // only what further annotators are to say
}

void StartTest::nextStudy_showsNothingOfTheOneBefore()
{
    Desk desk;
    const auto adjudicator = [&] {
        return must(desk.window().study()->roster().byCode(QStringLiteral("M01")))->id;
    };
    desk.window().openDemonstration();
    desk.window().signIn(adjudicator());
    desk.window().showPlace(MainWindow::Place::Adjudicate);
    const auto* scene = desk.window().deskPage()->findChild<DeskScene*>();
    QVERIFY(scene);
    QVERIFY(scene->isVisible());
    desk.window().closeStudy();
    // Three answers of yes or no are never split: nothing waits there.
    desk.window().openDemonstration(demonstrations().at(1));
    desk.window().signIn(adjudicator());
    desk.window().showPlace(MainWindow::Place::Adjudicate);
    QVERIFY(!scene->isVisible());
}

void StartTest::cards_areHighEnoughForTheirWords_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("laptop") << QSize(1366, 768);
    QTest::newRow("full HD at 200 %") << QSize(960, 540);
}

void StartTest::cards_areHighEnoughForTheirWords()
{
    QFETCH(QSize, size);
    Desk desk;
    desk.window().resize(size);
    QCoreApplication::processEvents();
    int wrapping = 0;
    for (const CardButton* card : desk.window().startPage()->findChildren<CardButton*>()) {
        QVERIFY2(card->height() >= card->heightForWidth(card->width()), qPrintable(card->text()));
        wrapping += card->sizePolicy().hasHeightForWidth() ? 1 : 0;
    }
    QCOMPARE(wrapping, 4);
}

void StartTest::card_growsWithWordsThatWrap()
{
    CardButton card(QStringLiteral("new"), QStringLiteral("New study"),
                    QStringLiteral("Scenarios from CSV, Excel or JSON, a roster, an assignment"),
                    nullptr);
    QCOMPARE(card.heightForWidth(200), -1); // it is elided, whatever its width
    card.wrapDetail();
    QCOMPARE(card.heightForWidth(2000), card.sizeHint().height());
    QVERIFY(card.heightForWidth(200) > card.sizeHint().height());
}

SUBTEXT_TEST(StartTest)

#include "starttest.moc"
