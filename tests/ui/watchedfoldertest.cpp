// SPDX-License-Identifier: MIT
#include "ui/roster/watchedfolder.h"

#include "tests/support/madearchive.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/rosterharness.h"
#include "ui/home/homepage.h"
#include "ui/roster/collectview.h"
#include "ui/text/words.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/segmentbar.h"

#include <QDialog>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// Returned files that come into a watched folder.
class WatchedFolderTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void file_arrivesOnceItHasStoppedGrowing();
    void fileThatIsGrowing_doesNotArrive();
    void changedFile_arrivesAgain();
    void otherFiles_doNotArrive();
    void filesOfFoldersInIt_arriveToo();
    void handOutInAFolderOfItsName_doesNotArrive();
    void folderThatIsNotThere_isWaitedFor();
    void underADialog_nothingArrives();
    void newFile_isNoticed();
    void returnedFile_isMergedWithoutComingUp();
    void folderOfAPerson_isMergedWithoutItsHandOut();
    void archive_isMerged();
    void study_isNotMergedIntoItself();
    void folder_isRememberedWithWhatCameIn();
    void fileThatTheMachineRefused_comesInAnotherTime();
    void stopped_nothingIsMerged();
    void home_saysWhatIsWatched();
    void studyForReading_watchesNothing();

private:
    /// Files that come into a folder of their own.
    struct Folder
    {
        Folder()
            : spy(&watch, &FolderWatch::arrived)
        {
            watch.watch(place.path(), {}, {});
        }
        QString put(const char* name, const QByteArray& bytes) const
        {
            return writeFile(place.filePath(QLatin1String(name)), bytes);
        }
        /// What arrived at a look, by the name.
        QStringList look()
        {
            spy.clear();
            watch.look();
            QStringList names;
            for (const QList<QVariant>& arguments : spy) {
                for (const QString& path : arguments.front().toStringList())
                    names << QFileInfo(path).fileName();
            }
            return names;
        }

        QTemporaryDir place;
        FolderWatch watch;
        QSignalSpy spy;
    };

    /// The hand-outs are written, and an empty folder beside them is watched.
    struct Course
    {
        Course()
            : handOuts(at.handOut())
            , folder(at.study.filePath(QStringLiteral("in")))
        {
            QDir().mkpath(folder);
            at.page().showView(RosterPage::View::People);
            at.page().notice()->dismiss();
            watched().watch(folder);
        }
        WatchedFolder& watched() { return *at.page().watchedFolder(); }
        QString giveBack(int number)
        {
            const QString path = at.pathOf(number, handOuts);
            at.workOn(path);
            const QString to = at.pathOf(number, folder);
            QFile::copy(path, to);
            return to;
        }
        void look()
        {
            watched().folderWatch().look();
            watched().folderWatch().look();
            at.settle();
        }
        std::size_t merged() { return must(at.open().merging().records()).size(); }

        RosterDesk at;
        QString handOuts;
        QString folder;
    };
};

void WatchedFolderTest::file_arrivesOnceItHasStoppedGrowing()
{
    Folder folder;
    folder.put("a.subtext", "half");
    QCOMPARE(folder.look(), QStringList());
    QCOMPARE(folder.look(), QStringList{QStringLiteral("a.subtext")});
    QCOMPARE(folder.look(), QStringList());
}

void WatchedFolderTest::fileThatIsGrowing_doesNotArrive()
{
    Folder folder;
    for (int size = 1; size < 4; ++size) {
        folder.put("a.subtext", QByteArray(size, 'a'));
        QCOMPARE(folder.look(), QStringList());
    }
    QCOMPARE(folder.look().size(), 1);
}

void WatchedFolderTest::changedFile_arrivesAgain()
{
    Folder folder;
    folder.put("a.subtext", "no study yet");
    folder.look();
    QCOMPARE(folder.look().size(), 1);
    folder.put("a.subtext", "another");
    QCOMPARE(folder.look(), QStringList());
    QCOMPARE(folder.look().size(), 1);
}

void WatchedFolderTest::otherFiles_doNotArrive()
{
    Folder folder;
    folder.put("letter.pdf", "p");
    folder.put("a.subtext.part", "half");
    folder.put("b.subtext", ""); // a browser holds the name
    QVERIFY(QFile::link(folder.put("notes.txt", "n"),
                        folder.place.filePath(QStringLiteral("link.subtext"))));
    folder.look();
    QCOMPARE(folder.look(), QStringList());
    folder.put("C.ZIP", "c");
    folder.look();
    QCOMPARE(folder.look(), QStringList{QStringLiteral("C.ZIP")});
}

void WatchedFolderTest::filesOfFoldersInIt_arriveToo()
{
    Folder folder;
    folder.look();
    QVERIFY(QDir(folder.place.path()).mkpath(QStringLiteral("ann/deeper")));
    folder.put("ann/a.subtext", "a");
    folder.put("ann/deeper/b.subtext", "b");
    folder.look();
    QCOMPARE(folder.look(), QStringList{QStringLiteral("a.subtext")});
    QCOMPARE(folder.look(), QStringList());
}

void WatchedFolderTest::handOutInAFolderOfItsName_doesNotArrive()
{
    Folder folder;
    QVERIFY(QDir(folder.place.path()).mkpath(QStringLiteral("Ann-A01")));
    folder.put("Ann-A01/Ann-A01.subtext", "somebody is at work on it");
    folder.put("Ann-A01/Ann-A01-returned.subtext", "handed in");
    folder.look();
    QCOMPARE(folder.look(), QStringList{QStringLiteral("Ann-A01-returned.subtext")});
}

void WatchedFolderTest::folderThatIsNotThere_isWaitedFor()
{
    Folder folder;
    const QString later = folder.place.filePath(QStringLiteral("later"));
    folder.watch.watch(later, {}, {});
    folder.look();
    QVERIFY(!folder.watch.isThere());
    QVERIFY(QDir().mkpath(later));
    writeFile(later + QStringLiteral("/a.subtext"), "a");
    folder.look();
    QVERIFY(folder.watch.isThere());
    QCOMPARE(folder.look().size(), 1);
}

void WatchedFolderTest::underADialog_nothingArrives()
{
    Folder folder;
    folder.put("a.subtext", "a");
    folder.look();
    QDialog dialog;
    dialog.open();
    QCOMPARE(folder.look(), QStringList());
    dialog.close();
    QCOMPARE(folder.look().size(), 1);
}

void WatchedFolderTest::newFile_isNoticed()
{
    Folder folder;
    folder.look();
    folder.put("a.subtext", "a");
    QTRY_COMPARE_WITH_TIMEOUT(folder.spy.size(), 1, FolderWatch::SlowMs + 10'000);
}

void WatchedFolderTest::returnedFile_isMergedWithoutComingUp()
{
    Course course;
    course.giveBack(1);
    course.look();
    QCOMPARE(course.at.labelledBy(1), 4);
    QCOMPARE(course.at.page().views()->current(), static_cast<int>(RosterPage::View::People));
    QVERIFY(!course.at.page().notice()->isVisible());
    const QString said = course.watched().text();
    QVERIFY2(said.contains(course.folder), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("1 file read")), qPrintable(said));
    QVERIFY(course.at.page().files()->reportText().contains(course.at.person(1).name));
    course.look();
    QCOMPARE(course.merged(), std::size_t{1});
}

void WatchedFolderTest::folderOfAPerson_isMergedWithoutItsHandOut()
{
    Course course;
    for (int number : {1, 2}) { // the second has handed nothing in
        const QString own = course.folder + u'/' + HandOuts::folderName(course.at.person(number));
        QVERIFY(QDir().mkpath(own));
        const QString path = course.at.pathOf(number, own);
        QVERIFY(QFile::copy(course.at.pathOf(number, course.handOuts), path));
        course.at.workOn(path);
        if (number == 1)
            QVERIFY(QFile::copy(path, own + QStringLiteral("/back.subtext")));
    }
    course.look();
    QCOMPARE(course.at.labelledBy(1), 4);
    QCOMPARE(course.at.labelledBy(2), 0);
    QCOMPARE(course.merged(), std::size_t{1});
}

void WatchedFolderTest::archive_isMerged()
{
    Course course;
    const QString file = course.giveBack(1);
    const QByteArray bytes = readFile(file);
    QVERIFY(QFile::remove(file));
    writeFile(course.folder + QStringLiteral("/back.zip"),
              zippedBytes({{"A_1/returned.subtext", bytes}}));
    writeFile(course.folder + QStringLiteral("/photos.zip"), zippedBytes({{"a.jpg", "a"}}));
    course.look();
    QCOMPARE(course.at.labelledBy(1), 4);
    const QString said = course.watched().text();
    QVERIFY2(said.contains(QStringLiteral("1 file read")), qPrintable(said)); // not the photos
}

void WatchedFolderTest::study_isNotMergedIntoItself()
{
    Course course;
    const QString folder = QFileInfo(course.at.open().path()).absolutePath();
    course.watched().watch(folder);
    course.look();
    QCOMPARE(course.merged(), std::size_t{0});
    QVERIFY2(!course.watched().text().contains(QStringLiteral("refused")),
             qPrintable(course.watched().text()));
}

void WatchedFolderTest::folder_isRememberedWithWhatCameIn()
{
    Course course;
    course.giveBack(1);
    course.look();
    course.at.desk.window().signOut();
    QCOMPARE(course.watched().folderWatch().folder(), QString());
    course.at.desk.window().signIn(must(course.at.roster().byCode(QStringLiteral("C01")))->id);
    QCOMPARE(course.watched().folderWatch().folder(), course.folder);
    course.giveBack(2);
    course.look();
    QCOMPARE(course.at.labelledBy(2), 4);
    QCOMPARE(course.merged(), std::size_t{2}); // the first was not merged again
    const QStringList versions =
        course.at.desk.settings().watchedVersions(must(course.at.open().info()).uuid.text());
    QCOMPARE(versions.size(), 2);
    QVERIFY(!versions.join(u' ').contains(course.at.person(1).code));
}

void WatchedFolderTest::fileThatTheMachineRefused_comesInAnotherTime()
{
    Course course;
    WatchedFolder& watched = course.watched();
    const QString path = writeFile(QDir(course.folder).filePath(QStringLiteral("a.subtext")), "a");
    watched.folderWatch().look();
    watched.folderWatch().look(); // it has arrived, and is not merged yet
    MergedFile file;
    file.file = path;
    file.error = Error{ErrorCode::Locked, path, 0, 0, {}, {}};
    watched.noteMerged({file});
    QVERIFY(watched.folderWatch().taken().isEmpty());
    file.error = Error{ErrorCode::NotAStudy, path, 0, 0, {}, {}};
    watched.noteMerged({file});
    QCOMPARE(watched.folderWatch().taken().size(), 1);
    course.at.settle();
}

void WatchedFolderTest::stopped_nothingIsMerged()
{
    Course course;
    QCOMPARE(course.watched().button()->text(), QStringLiteral("Stop watching"));
    course.watched().button()->click();
    course.giveBack(1);
    course.look();
    QCOMPARE(course.merged(), std::size_t{0});
    QCOMPARE(course.at.desk.settings().watchedFolder(must(course.at.open().info()).uuid.text()),
             QString());
    course.at.desk.prompts.paths = {course.folder};
    course.watched().button()->click();
    course.look();
    QCOMPARE(course.merged(), std::size_t{1});
}

void WatchedFolderTest::home_saysWhatIsWatched()
{
    Course course;
    MainWindow& window = course.at.desk.window();
    window.showPlace(MainWindow::Place::Home);
    HomePage& home = *window.homePage();
    QVERIFY2(child<QLabel>(home, "watchedFolder")
                 ->text()
                 .contains(QStringLiteral("“in” is watched; no returned file")),
             qPrintable(child<QLabel>(home, "watchedFolder")->text()));
    course.giveBack(1);
    course.look();
    const QString last = shortMomentWords(course.at.desk.clock.now());
    QVERIFY2(child<QLabel>(home, "watchedFolder")
                 ->text()
                 .endsWith(QStringLiteral("came in %1.").arg(last)),
             qPrintable(child<QLabel>(home, "watchedFolder")->text()));
    child<QPushButton>(home, "watched")->click();
    QVERIFY(course.watched().isVisible());
    course.watched().giveUp();
    QCOMPARE(child<QLabel>(home, "watchedFolder")->text(), QString());
}

void WatchedFolderTest::studyForReading_watchesNothing()
{
    RosterDesk at(Study::Access::Read);
    WatchedFolder& watched = *at.page().watchedFolder();
    QVERIFY(!watched.button()->isEnabled());
    watched.watch(at.study.folder());
    QCOMPARE(watched.folderWatch().folder(), QString());
}

SUBTEXT_TEST(WatchedFolderTest)

#include "watchedfoldertest.moc"
