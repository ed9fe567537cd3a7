// SPDX-License-Identifier: MIT
#include "core/desk/deskqueue.h"
#include "core/study/studybackup.h"
#include "core/travel/handouts.h"
#include "tests/support/checks.h"
#include "tests/support/fulldisk.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/deskharness.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/shell/studywatch.h"
#include "ui/start/cardbutton.h"
#include "ui/start/startpage.h"
#include "ui/widgets/announcement.h"
#include "ui/widgets/noticebar.h"

#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// The window whose study is taken away from under it, or cannot be read any more.
class MovedStudyWindowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void labelling_stopsAndTheCopyKeepsEverything_data();
    void labelling_stopsAndTheCopyKeepsEverything();
    void deciding_stopsAndTheCopyKeepsEverything();
    void deletedStudy_isAmongItsBackups();
    void goneStudyWithoutBackups_canBeTakenOffTheList();
    void backupThatFails_isSaid();
    void movedBack_goesOn();
    void movedBackAfterACopy_goesOnWhereItWas();
    void closingALostStudy_offersACopyFirst();
    void closing_leavesTheOtherVersionAlone();
    void refusedRead_keepsWhatIsShownAndCanBeTriedAgain();
    void refusedReads_neverShowAnEmptyDesk();

private:
    static qint64 answersIn(const QString& path, const Environment& environment)
    {
        const auto opened = Study::open(path, Study::Access::Read, environment);
        return opened ? must((*opened)->counts()).annotations : -1;
    }
    static void replaceBy(const QString& path, const QString& other)
    {
        const QString beside = path + QStringLiteral(".incoming");
        QVERIFY(QFile::copy(other, beside));
        QVERIFY(QFile::remove(path));
        QVERIFY(QFile::rename(beside, path));
    }
};

void MovedStudyWindowTest::labelling_stopsAndTheCopyKeepsEverything_data()
{
    QTest::addColumn<QString>("change");
    for (const char* change : {"deleted", "moved", "replaced"})
        QTest::addRow("%s", change) << QString::fromLatin1(change);
}

void MovedStudyWindowTest::labelling_stopsAndTheCopyKeepsEverything()
{
    QFETCH(QString, change);
    Desk desk;
    desk.startLabelling(6);
    desk.labelItem(QStringLiteral("17777"), QStringLiteral("one"));
    const QString path = desk.study().path();
    const QString older = desk.filePath(QStringLiteral("older.subtext"));
    VERIFY_HOLDS(desk.study().copyTo(older));
    desk.labelItem(QStringLiteral("27777"), QStringLiteral("two"));
    desk.press(Qt::Key_3); // begun, and not on the disk yet
    if (change == QLatin1String("deleted"))
        QVERIFY(QFile::remove(path));
    else if (change == QLatin1String("moved"))
        QVERIFY(QFile::rename(path, desk.filePath(QStringLiteral("moved.subtext"))));
    else
        replaceBy(path, older);
    QTRY_VERIFY(desk.window().watch()->isLost()); // within a second, by itself
    const NoticeBar& notice = *desk.window().notice();
    QVERIFY(notice.isVisible());
    QVERIFY(!desk.page().isEnabled());
    const QString copy = desk.filePath(QStringLiteral("copy.subtext"));
    desk.prompts.paths = {copy};
    notice.actionButton()->click();
    QVERIFY2(notice.text().contains(copy), qPrintable(notice.text()));
    const Environment environment{desk.clock, desk.ids, {}};
    QCOMPARE(answersIn(copy, environment), qint64{2});
    notice.actionButton()->click(); // go on in the copy
    QCOMPARE(desk.study().path(), copy);
    const PersonId person = must(desk.study().roster().people()).front().id;
    desk.window().signIn(person);
    QVERIFY(desk.page().isEnabled());
    QVERIFY(desk.session().answer().ballot[0].has_value()); // what was begun stands on the screen
    if (change == QLatin1String("replaced"))
        QCOMPARE(answersIn(path, environment), qint64{1});
    else
        QVERIFY(!QFileInfo::exists(path));
}

void MovedStudyWindowTest::deciding_stopsAndTheCopyKeepsEverything()
{
    DeskWindow desk;
    desk.decide(1);
    const auto before = must(desk.study().decisionHistory()).size();
    const QString path = desk.study().path();
    desk.press(Qt::Key_1, Qt::ShiftModifier); // a pick, and no basis yet
    const QString note = QStringLiteral("half a note");
    desk.page().session()->editing().setNote(note);
    const ScenarioId item = desk.page().session()->editing().item().scenario.id;
    QVERIFY(QFile::remove(path));
    QVERIFY(!desk.window().watch()->look());
    const QString copy = path + QStringLiteral("-copy.subtext");
    desk.prompts.paths = {copy};
    desk.window().notice()->actionButton()->click();
    QVERIFY2(desk.window().notice()->text().contains(copy),
             qPrintable(desk.window().notice()->text()));
    FixedClock clock;
    CountingIds ids;
    const auto opened = Study::open(copy, Study::Access::Read, {clock, ids, {}});
    VERIFY_HOLDS(opened);
    QCOMPARE(must((*opened)->decisionHistory()).size(), before);
    const auto kept = (*opened)->deskQueue().load(desk.signedIn(), item);
    VERIFY_HOLDS(kept);
    QVERIFY(kept->draft.has_value());
    QCOMPARE(kept->draft->note, note);
}

void MovedStudyWindowTest::deletedStudy_isAmongItsBackups()
{
    Desk desk;
    desk.startLabelling(4);
    desk.labelItem(QStringLiteral("17777"), QStringLiteral("one"));
    const QString path = desk.study().path();
    const QString folder = desk.filePath(QStringLiteral("backups"));
    desk.window().closeStudy();
    {
        const auto study = Study::open(path, Study::Access::Write, {desk.clock, desk.ids, folder});
        VERIFY_HOLDS(study);
        QVERIFY(QFile::remove(path));
        QVERIFY(!(*study)->checkPlace());
        const auto kept = (*study)->backUpLost();
        VERIFY_HOLDS(kept);
        QCOMPARE(answersIn(*kept, {desk.clock, desk.ids, {}}), qint64{1});
    }
    const FoundBackups found = findBackups(path, folder, desk.clock.now() + 1);
    QCOMPARE(found.sound.size(), std::size_t{1});
    QCOMPARE(found.sound.front().answers, qint64{1});
    // Its card among the recent studies leads there.
    desk.window().refreshStart();
    desk.prompts.said.clear();
    desk.prompts.choices = {0};
    CardButton* card = nullptr;
    for (CardButton* other : desk.window().startPage()->findChildren<CardButton*>()) {
        if (other->toolTip().contains(QFileInfo(path).fileName()))
            card = other;
    }
    QVERIFY(card);
    card->click();
    QCOMPARE(desk.prompts.said.size(), 1);
    QVERIFY2(desk.prompts.said.front().contains(QStringLiteral("newest sound backup")),
             qPrintable(desk.prompts.said.front()));
    QVERIFY(desk.window().study());
    QCOMPARE(must(desk.study().counts()).annotations, qint64{1});
}

void MovedStudyWindowTest::goneStudyWithoutBackups_canBeTakenOffTheList()
{
    Desk desk;
    desk.startLabelling(3);
    const QString path = desk.study().path();
    desk.window().closeStudy();
    QVERIFY(QDir(desk.filePath(QStringLiteral("app/backups"))).removeRecursively());
    QVERIFY(QFile::remove(path));
    const auto isListed = [&] {
        const auto cards = desk.window().startPage()->findChildren<CardButton*>();
        return std::any_of(cards.begin(), cards.end(), [&](const CardButton* card) {
            return card->toolTip().contains(QFileInfo(path).fileName());
        });
    };
    desk.window().refreshStart();
    desk.prompts.said.clear();
    desk.prompts.choices = {-1, 0};
    desk.window().openStudy(path); // not this time
    QVERIFY(isListed());
    desk.window().openStudy(path);
    QVERIFY(!isListed());
    QVERIFY2(desk.prompts.said.front().contains(QStringLiteral("No backup of it was found")),
             qPrintable(desk.prompts.said.front()));
}

void MovedStudyWindowTest::backupThatFails_isSaid()
{
    Desk desk;
    desk.startLabelling(3);
    const QString path = desk.study().path();
    desk.window().closeStudy();
    const QString folder = writeFile(desk.filePath(QStringLiteral("no folder")), "a file");
    auto study = Study::open(path, Study::Access::Write, {desk.clock, desk.ids, folder});
    VERIFY_HOLDS(study);
    desk.window().adopt(std::move(*study));
    QVERIFY(QFile::remove(path));
    QVERIFY(!desk.window().watch()->look());
    QVERIFY(desk.window().notice()->isVisible());
    const NoticeBar& said = *desk.window().backupNotice();
    QVERIFY(said.isVisible());
    QVERIFY2(said.text().contains(QDir::toNativeSeparators(folder)), qPrintable(said.text()));
}

void MovedStudyWindowTest::movedBack_goesOn()
{
    Desk desk;
    desk.startLabelling(3);
    const QString path = desk.study().path();
    const QString moved = desk.filePath(QStringLiteral("moved.subtext"));
    QVERIFY(QFile::rename(path, moved));
    QVERIFY(!desk.window().watch()->look());
    QVERIFY(!desk.page().isEnabled());
    QVERIFY(QFile::rename(moved, path));
    QVERIFY(desk.window().watch()->look());
    QVERIFY(desk.page().isEnabled());
    QVERIFY(!desk.window().notice()->isVisible());
    desk.labelItem(QStringLiteral("17777"), QStringLiteral("one"));
    QCOMPARE(must(desk.study().counts()).annotations, qint64{1});
}

void MovedStudyWindowTest::movedBackAfterACopy_goesOnWhereItWas()
{
    Desk desk;
    desk.startLabelling(3);
    const QString path = desk.study().path();
    const QString moved = desk.filePath(QStringLiteral("moved.subtext"));
    desk.press(Qt::Key_3);
    const ScenarioId item = desk.session().item().scenario.id;
    QVERIFY(QFile::rename(path, moved));
    QVERIFY(!desk.window().watch()->look());
    desk.prompts.paths = {desk.filePath(QStringLiteral("copy.subtext"))};
    desk.window().notice()->actionButton()->click();
    QVERIFY(QFile::exists(desk.filePath(QStringLiteral("copy.subtext"))));
    QVERIFY(QFile::rename(moved, path));
    QVERIFY(desk.window().watch()->look());
    QCOMPARE(desk.session().saveState(), SaveState::Draft);
    QCOMPARE(desk.session().item().scenario.id, item);
    const auto kept = must(desk.study().labelling().load(desk.session().person(), item)).draft;
    QVERIFY(kept && kept->answer.ballot[0] == desk.session().answer().ballot[0]);
    desk.press(Qt::Key_Backspace);
    desk.labelItem(QStringLiteral("17777"), QStringLiteral("one"));
    QCOMPARE(must(desk.study().counts()).annotations, qint64{1});
}

void MovedStudyWindowTest::closingALostStudy_offersACopyFirst()
{
    Desk desk;
    desk.startLabelling(3);
    desk.labelItem(QStringLiteral("17777"), QStringLiteral("one"));
    const QString copy = desk.filePath(QStringLiteral("copy.subtext"));
    QVERIFY(QFile::remove(desk.study().path()));
    desk.prompts.choices = {0};
    desk.prompts.paths = {copy};
    desk.window().closeStudy();
    QVERIFY(desk.window().study()); // it stays until it is asked again
    desk.window().closeStudy();
    QVERIFY(!desk.window().study());
    QCOMPARE(answersIn(copy, {desk.clock, desk.ids, {}}), qint64{1});
}

void MovedStudyWindowTest::closing_leavesTheOtherVersionAlone()
{
    Desk desk;
    desk.startLabelling(4);
    const QString path = desk.study().path();
    const QString older = desk.filePath(QStringLiteral("older.subtext"));
    VERIFY_HOLDS(desk.study().copyTo(older));
    desk.labelItem(QStringLiteral("17777"), QStringLiteral("one"));
    replaceBy(path, older);
    const QByteArray bytes = readFile(path);
    desk.prompts.choices = {1}; // go without a copy
    desk.window().closeStudy();
    QVERIFY(!desk.window().study());
    QCOMPARE(readFile(path), bytes);
    const Environment environment{desk.clock, desk.ids, {}};
    QCOMPARE(answersIn(path, environment), qint64{0});
}

void MovedStudyWindowTest::refusedRead_keepsWhatIsShownAndCanBeTriedAgain()
{
    FullDisk disk;
    DeskWindow desk;
    const QStringList listed = desk.listed();
    QVERIFY(!listed.isEmpty());
    // A change that has the desk read everything anew, on a disk that gives nothing.
    VERIFY_HOLDS(desk.study().roster().add(
        {{QStringLiteral("X1"), QStringLiteral("Newcomer"), Role::Annotator}}));
    disk.refuseReadsFrom(1);
    Q_EMIT desk.study().changed({ChangeSet::AnnotationChanged, {}, {}});
    QCoreApplication::processEvents();
    disk.refuseReadsFrom(0);
    QCOMPARE(desk.listed(), listed);
    NoticeBar& notice = *desk.window().notice();
    if (notice.isVisible()) { // SQLite may have had all it needed in its cache
        notice.actionButton()->click();
        QVERIFY(!notice.isVisible());
        QCOMPARE(desk.listed(), listed);
    }
}

void MovedStudyWindowTest::refusedReads_neverShowAnEmptyDesk()
{
    FullDisk disk;
    DeskWindow desk;
    const QStringList listed = desk.listed();
    const QString path = desk.study().path();
    int unread = 0;
    // At each read of opening and signing in, in turn.
    for (int from = 1;; ++from) {
        desk.window().closeStudy();
        disk.refuseReadsFrom(0);
        desk.window().openStudy(path);
        if (!desk.window().study())
            QFAIL("a sound study was not opened");
        // Another program's commit has SQLite forget what it read at the opening.
        QCOMPARE(RawSql(path).run(QStringLiteral("PRAGMA user_version = 1")), QString());
        disk.refuseReadsFrom(from);
        desk.window().signIn(desk.adjudicator(1).id);
        QCoreApplication::processEvents();
        const bool wasRefused = disk.reads() >= from;
        disk.refuseReadsFrom(0);
        const bool isDeskShown = desk.page().isVisible();
        if (isDeskShown) {
            QCOMPARE(desk.listed(), listed); // all of it, or not this page
        } else {
            ++unread;
            QVERIFY(desk.window().notice()->isVisible());
            desk.window().notice()->actionButton()->click();
            if (!desk.page().isVisible())
                desk.window().signIn(desk.adjudicator(1).id);
            QVERIFY(desk.page().isVisible());
            QCOMPARE(desk.listed(), listed);
        }
        if (!wasRefused)
            break;
    }
    QVERIFY(unread > 0);
    qInfo("%d points at which the place could not be read", unread);
}

SUBTEXT_TEST(MovedStudyWindowTest)
#include "movedstudytest.moc"
