// SPDX-License-Identifier: MIT
#include "core/travel/importing.h"
#include "tests/support/madearchive.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/rosterharness.h"
#include "ui/label/labelpage.h"
#include "ui/roster/collectview.h"
#include "ui/shell/studyopener.h"
#include "ui/start/cardbutton.h"
#include "ui/start/passphrasepanel.h"
#include "ui/start/signinpage.h"
#include "ui/start/startpage.h"
#include "ui/text/mergetext.h"
#include "ui/widgets/segmentbar.h"

#include <QApplication>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>

using namespace subtext;
using namespace subtext::test;

/// Returned files find their study from the start page.
class StartMergeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void card_findsTheStudyAmongTheRecentOnes();
    void card_isReachedAndPressedByKeyboard();
    void coordinatorOfALongRoster_isInView();
    void unknownStudy_isAskedFor();
    void wrongStudy_isSaidAndAskedForAgain_data();
    void wrongStudy_isSaidAndAskedForAgain();
    void giveUpAfterTheWrongStudy_dropsTheFiles();
    void cancelledQuestion_dropsTheFiles();
    void handOutAmongTheRecentOnes_isNotTheStudy();
    void passphrase_isAskedBeforeMerging();
    void somebodyElse_mergesNothingAndIsTold();
    void somebodyElseAndThenTheCoordinator_mergesNothing();
    void filesOfSeveralStudies_theFirstReadableOneDecides();
    void noFileReadable_isSaidOnce();
    void oneUnreadableFile_isSaidWithItsReason();
    void closingTheStudy_dropsTheFiles();
    void openingAnotherStudy_dropsTheFiles();
    void studyThatMayOnlyBeRead_dropsTheFiles();
    void studyInUse_canBeDeclined();
    void droppedFiles_areMergedTogether();
    void droppedStudyOrHandOut_isOpened();
    void droppedFolder_standsForTheFilesInIt();
    void droppedArchive_isMerged();
    void droppedArchiveOfNoStudies_isSaid();
    void returnedFiles_areNotTouched();
    void texts_areWholeSentences();

private:
    /// A course whose first two hand-outs came back; the study is closed and the start page shown.
    struct Course
    {
        Course()
            : path(at.open().path())
        {
            folder = at.handOut();
            files = {at.pathOf(1, folder), at.pathOf(2, folder)};
            codes = {at.person(1).code, at.person(2).code};
            for (const QString& file : files)
                at.workOn(file);
            names = {at.person(1).name, QStringLiteral("Zora Quill")};
            window().closeStudy();
            prompts().said.clear();
        }

        MainWindow& window() { return at.desk.window(); }
        ScriptedPrompts& prompts() { return at.desk.prompts; }
        StartPage& start() { return *window().startPage(); }
        CardButton* card(QWidget& page, const QString& text)
        {
            for (CardButton* button : page.findChildren<CardButton*>()) {
                if (button->text() == text)
                    return button;
            }
            return nullptr;
        }
        void mergeByCard(const QStringList& paths)
        {
            prompts().paths = paths;
            card(start(), QStringLiteral("Merge returned files"))->click();
        }
        void signIn(const QString& name) { card(*window().signInPage(), name)->click(); }
        /// As for a study that is gone.
        void forget() { Q_EMIT window().findChild<StudyOpener*>()->recentForgotten(path); }
        QString waiting() { return window().signInPage()->waitingText(); }
        void drop(const QStringList& paths)
        {
            QMimeData data;
            QList<QUrl> urls;
            for (const QString& file : paths)
                urls << QUrl::fromLocalFile(file);
            data.setUrls(urls);
            const QPoint middle = start().rect().center();
            QWidget* target = start().viewport(); // where the system drops it
            QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            enter.ignore();
            QApplication::sendEvent(target, &enter);
            QVERIFY(enter.isAccepted());
            QDropEvent dropped(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(target, &dropped);
        }

        RosterDesk at;
        QString path;
        QString folder;
        QStringList files;
        QStringList codes;
        QStringList names; ///< An annotator's and the coordinator's.
    };

    /// Another study, with a hand-out; their paths.
    static QStringList elsewhere(Course& course, const QString& title);
    static void verifyMerged(Course& course);
};

QStringList StartMergeTest::elsewhere(Course& course, const QString& title)
{
    TestStudy& at = course.at.study;
    Study::Setup setup;
    setup.title = title;
    const QString path = at.filePath(QStringLiteral("elsewhere.subtext"));
    auto study = Study::create(path, setup, at.environment());
    Q_ASSERT(study);
    const auto imported = (*study)->importing().importFiles({writeScenes(at.folder(), 2)}, {});
    const auto added = (*study)->roster().add({{{}, QStringLiteral("Ann"), Role::Annotator}});
    const auto assigned = (*study)->assigning().assign(1, 42);
    const QString handOut = at.filePath(QStringLiteral("foreign.subtext"));
    if (!imported || !added || !assigned || !(*study)->handouts().write(added->front().id, handOut))
        qFatal("foreign study");
    return {path, handOut};
}

void StartMergeTest::verifyMerged(Course& course)
{
    QVERIFY(course.window().study());
    QVERIFY(course.at.page().isVisible());
    course.at.settle();
    QCOMPARE(course.at.page().views()->current(), static_cast<int>(RosterPage::View::Files));
    QCOMPARE(course.at.labelledBy(1), 4);
    QCOMPARE(course.at.labelledBy(2), 4);
    QVERIFY(course.at.page().files()->reportText().contains(QStringLiteral("2 files read")));
    QCOMPARE(course.prompts().said, QStringList());
}

void StartMergeTest::card_findsTheStudyAmongTheRecentOnes()
{
    Course course;
    course.mergeByCard(course.files);
    QVERIFY(course.window().study());
    QCOMPARE(course.window().study()->path(), course.path);
    QCOMPARE(course.waiting(),
             QStringLiteral("2 returned files are to be merged; sign in as coordinator."));
    QVERIFY(must(course.window().study()->merging().records()).empty()); // not before the sign-in
    CardButton* coordinator = course.card(*course.window().signInPage(), course.names[1]);
    QCoreApplication::processEvents();
    QVERIFY(coordinator->hasFocus());
    QTest::keyClick(coordinator, Qt::Key_Return);
    verifyMerged(course);
    // They were merged once: who signs in next begins as ever.
    course.window().signOut();
    QCOMPARE(course.waiting(), QString());
    course.signIn(course.names[1]);
    QVERIFY(!course.at.page().isVisible());
    QCOMPARE(must(course.at.open().merging().records()).size(), std::size_t{2});
}

void StartMergeTest::card_isReachedAndPressedByKeyboard()
{
    Course course;
    CardButton* merge = course.card(course.start(), QStringLiteral("Merge returned files"));
    QVERIFY(!merge->accessibleDescription().isEmpty());
    course.start().setFocus();
    for (int i = 0; i < 30 && !merge->hasFocus(); ++i)
        course.at.desk.press(Qt::Key_Tab);
    QVERIFY(merge->hasFocus());
    course.prompts().paths = course.files;
    course.at.desk.press(Qt::Key_Return);
    QVERIFY(course.window().study());
}

void StartMergeTest::coordinatorOfALongRoster_isInView()
{
    Course course;
    std::vector<Roster::NewPerson> many;
    for (int i = 0; i < 20; ++i)
        many.push_back({{}, QStringLiteral("Late %1").arg(i), Role::Annotator});
    {
        const auto study =
            Study::open(course.path, Study::Access::Write, course.at.study.environment());
        VERIFY_HOLDS(study);
        VERIFY_HOLDS((*study)->roster().add(many));
    }
    course.mergeByCard(course.files);
    CardButton* coordinator = course.card(*course.window().signInPage(), course.names[1]);
    QTRY_VERIFY(!coordinator->visibleRegion().isEmpty());
    QVERIFY(coordinator->hasFocus());
}

void StartMergeTest::unknownStudy_isAskedFor()
{
    Course course;
    course.forget();
    course.prompts().paths = {course.path};
    course.drop(course.files);
    QVERIFY(course.window().study());
    QCOMPARE(course.window().study()->path(), course.path);
    course.signIn(course.names[1]);
    verifyMerged(course);
}

void StartMergeTest::wrongStudy_isSaidAndAskedForAgain_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("words");
    QTest::newRow("another study")
        << QStringLiteral("study") << QStringLiteral("is the study “Elsewhere”, not “");
    QTest::newRow("a hand-out") << QStringLiteral("handout") << QStringLiteral("is a hand-out");
    QTest::newRow("no study") << QStringLiteral("noise")
                              << QStringLiteral("is not a Subtext study");
    QTest::newRow("nothing") << QStringLiteral("missing") << QStringLiteral("There is no file");
}

void StartMergeTest::wrongStudy_isSaidAndAskedForAgain()
{
    QFETCH(QString, kind);
    QFETCH(QString, words);
    Course course;
    course.forget();
    QString wrong = course.at.study.filePath(QStringLiteral("wrong.subtext"));
    if (kind == QLatin1String("study"))
        wrong = elsewhere(course, QStringLiteral("Elsewhere")).front();
    else if (kind == QLatin1String("handout"))
        wrong = course.files.front();
    else if (kind == QLatin1String("noise"))
        writeFile(wrong, "noise");
    course.prompts().paths = {wrong, course.path};
    course.prompts().choices = {0};
    course.drop(course.files);
    QCOMPARE(course.prompts().said.size(), 1);
    const QString said = course.prompts().said.takeFirst();
    QVERIFY2(said.contains(words), qPrintable(said));
    QVERIFY2(said.endsWith(QStringLiteral("| Choose another file")), qPrintable(said));
    course.signIn(course.names[1]);
    verifyMerged(course);
}

void StartMergeTest::giveUpAfterTheWrongStudy_dropsTheFiles()
{
    Course course;
    course.forget();
    course.prompts().paths = {course.files.front()};
    course.drop(course.files);
    QVERIFY(!course.window().study());
    course.window().openStudy(course.path);
    QCOMPARE(course.waiting(), QString());
}

void StartMergeTest::cancelledQuestion_dropsTheFiles()
{
    Course course;
    course.forget();
    course.drop(course.files); // no answer to where the study is
    QVERIFY(!course.window().study());
    course.drop({course.path});
    QVERIFY(course.window().study());
    QCOMPARE(course.waiting(), QString());
}

void StartMergeTest::handOutAmongTheRecentOnes_isNotTheStudy()
{
    Course course;
    course.window().openStudy(course.files.front()); // as its annotator would
    course.window().closeStudy();
    course.mergeByCard(course.files);
    QVERIFY(course.window().study());
    QCOMPARE(course.window().study()->path(), course.path);
}

void StartMergeTest::passphrase_isAskedBeforeMerging()
{
    Course course;
    course.window().openStudy(course.path);
    VERIFY_HOLDS(course.at.signingIn().setPassphrase(
        must(course.at.roster().byCode(QStringLiteral("C01")))->id, QStringLiteral("plum tree")));
    course.window().closeStudy();
    course.mergeByCard(course.files);
    course.signIn(course.names[1]);
    QVERIFY(!course.at.page().isStarted());
    QVERIFY(must(course.window().study()->merging().records()).empty());
    PassphrasePanel& panel = *course.window().signInPage()->passphrase();
    QVERIFY(panel.isVisible());
    QTest::keyClicks(panel.field(), QStringLiteral("plum tree"));
    QTest::keyClick(panel.field(), Qt::Key_Return);
    verifyMerged(course);
}

void StartMergeTest::somebodyElse_mergesNothingAndIsTold()
{
    Course course;
    course.mergeByCard(course.files);
    course.signIn(course.names[0]);
    QCOMPARE(course.prompts().said.size(), 1);
    QVERIFY2(course.prompts().said.front().startsWith(
                 QStringLiteral("The 2 returned files were not merged. | Only a coordinator")),
             qPrintable(course.prompts().said.front()));
    QVERIFY(course.window().labelPage()->session()); // and their own work begins
    QVERIFY(must(course.window().study()->merging().records()).empty());
}

void StartMergeTest::somebodyElseAndThenTheCoordinator_mergesNothing()
{
    Course course;
    course.mergeByCard(course.files);
    course.signIn(course.names[0]);
    course.window().signOut();
    QCOMPARE(course.waiting(), QString());
    course.signIn(course.names[1]);
    course.at.settle();
    QVERIFY(must(course.window().study()->merging().records()).empty());
}

void StartMergeTest::filesOfSeveralStudies_theFirstReadableOneDecides()
{
    Course course;
    const QString noise =
        writeFile(course.at.study.filePath(QStringLiteral("noise.subtext")), "not a study");
    const QString foreign = elsewhere(course, QStringLiteral("Elsewhere")).back();
    course.mergeByCard({noise, course.path, course.files[0], foreign});
    QVERIFY(course.window().study());
    QCOMPARE(course.window().study()->path(), course.path);
    course.signIn(course.names[1]);
    course.at.settle();
    QCOMPARE(course.at.labelledBy(1), 4);
    const QString report = course.at.page().files()->reportText();
    QVERIFY2(report.contains(QStringLiteral("belongs to another study (“Elsewhere”)")),
             qPrintable(report));
    QVERIFY2(report.contains(QStringLiteral("3 files were refused")), qPrintable(report));
}

void StartMergeTest::noFileReadable_isSaidOnce()
{
    Course course;
    const QString noise =
        writeFile(course.at.study.filePath(QStringLiteral("noise.subtext")), "not a study");
    course.mergeByCard({noise, course.path, course.at.study.filePath(QStringLiteral("gone"))});
    QVERIFY(!course.window().study());
    QCOMPARE(course.prompts().said.size(), 1);
    const QString said = course.prompts().said.front();
    QVERIFY2(said.startsWith(QStringLiteral("None of these 3 files can be merged. | ")),
             qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("noise.subtext is not a Subtext study")),
             qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("that the annotators sent back")), qPrintable(said));
}

void StartMergeTest::oneUnreadableFile_isSaidWithItsReason()
{
    Course course;
    course.mergeByCard({course.path});
    QVERIFY(!course.window().study());
    QCOMPARE(course.prompts().said.size(), 1);
    QVERIFY(course.prompts().said.front().contains(QStringLiteral("is a study, not a hand-out")));
}

void StartMergeTest::closingTheStudy_dropsTheFiles()
{
    Course course;
    course.mergeByCard(course.files);
    QVERIFY(!course.waiting().isEmpty());
    course.window().closeStudy();
    course.window().openStudy(course.path);
    QCOMPARE(course.waiting(), QString());
    course.signIn(course.names[1]);
    QVERIFY(must(course.window().study()->merging().records()).empty());
}

void StartMergeTest::openingAnotherStudy_dropsTheFiles()
{
    Course course;
    const QString other = elsewhere(course, QStringLiteral("Elsewhere")).front();
    course.mergeByCard(course.files);
    course.window().openStudy(other);
    QCOMPARE(course.waiting(), QString());
    course.window().openStudy(course.path);
    QCOMPARE(course.waiting(), QString());
}

void StartMergeTest::studyThatMayOnlyBeRead_dropsTheFiles()
{
    Course course;
    const auto elsewhereOpen =
        Study::open(course.path, Study::Access::Write, course.at.study.environment());
    VERIFY_HOLDS(elsewhereOpen);
    course.prompts().choices = {0}; // open for reading
    course.mergeByCard(course.files);
    QVERIFY(course.window().study());
    QVERIFY(course.window().study()->access() == Study::Access::Read);
    QCOMPARE(course.prompts().said.size(), 2);
    QVERIFY2(course.prompts().said.back().contains(QStringLiteral("open for reading only")),
             qPrintable(course.prompts().said.back()));
    QCOMPARE(course.waiting(), QString());
}

void StartMergeTest::studyInUse_canBeDeclined()
{
    Course course;
    {
        const auto elsewhereOpen =
            Study::open(course.path, Study::Access::Write, course.at.study.environment());
        VERIFY_HOLDS(elsewhereOpen);
        course.mergeByCard(course.files);
        QVERIFY(!course.window().study());
        QVERIFY(course.prompts().said.value(0).contains(QStringLiteral("open already")));
    }
    Q_EMIT course.start().recentRequested(course.path);
    QVERIFY(course.window().study());
    QCOMPARE(course.waiting(), QString());
}

void StartMergeTest::droppedFiles_areMergedTogether()
{
    Course course;
    course.drop(course.files);
    QCOMPARE(course.waiting(),
             QStringLiteral("2 returned files are to be merged; sign in as coordinator."));
    course.signIn(course.names[1]);
    verifyMerged(course);
}

void StartMergeTest::droppedStudyOrHandOut_isOpened()
{
    Course course;
    course.drop({course.path});
    QVERIFY(course.window().study());
    QCOMPARE(course.window().study()->path(), course.path);
    QCOMPARE(course.waiting(), QString());
    course.window().closeStudy();
    course.drop({course.files.front()});
    QVERIFY(course.window().study());
    QVERIFY(must(course.window().study()->handouts().owner()).has_value());
    course.window().closeStudy();
    const QString noise =
        writeFile(course.at.study.filePath(QStringLiteral("noise.subtext")), "not a study");
    course.prompts().said.clear();
    course.drop({noise});
    QVERIFY(!course.window().study());
    QVERIFY(course.prompts().said.value(0).contains(QStringLiteral("is not a Subtext study")));
}

void StartMergeTest::droppedFolder_standsForTheFilesInIt()
{
    Course course;
    course.drop({course.folder});
    QVERIFY(course.window().study());
    QVERIFY(course.waiting().startsWith(QStringLiteral("6 returned files")));
    course.window().closeStudy();
    const QString empty = course.at.study.filePath(QStringLiteral("empty"));
    QDir().mkpath(empty);
    course.drop({empty});
    QVERIFY(course.prompts().said.value(0).contains(QStringLiteral("no file that ends in")));
}

void StartMergeTest::droppedArchive_isMerged()
{
    Course course;
    const QString zip = writeFile(
        course.at.study.filePath(QStringLiteral("back.zip")),
        zippedBytes({{"A_1_assignsubmission_file/returned.subtext", readFile(course.files[0])},
                     {"B_2_assignsubmission_file/returned.subtext", readFile(course.files[1])}}));
    course.drop({zip});
    QCOMPARE(course.waiting(),
             QStringLiteral("2 returned files are to be merged; sign in as coordinator."));
    course.signIn(course.names[1]);
    verifyMerged(course);
}

void StartMergeTest::droppedArchiveOfNoStudies_isSaid()
{
    Course course;
    const QString zip = writeFile(course.at.study.filePath(QStringLiteral("back.zip")),
                                  zippedBytes({{"letter.pdf", "p"}}));
    course.drop({zip});
    QVERIFY(!course.window().study());
    QVERIFY2(course.prompts().said.value(0).contains(
                 QStringLiteral("holds no file that ends in .subtext")),
             qPrintable(course.prompts().said.value(0)));
}

void StartMergeTest::returnedFiles_areNotTouched()
{
    Course course;
    const QByteArray first = readFile(course.files[0]);
    const QByteArray second = readFile(course.files[1]);
    const QStringList beside = QDir(course.folder).entryList(QDir::Files | QDir::Hidden);
    course.drop(course.files);
    course.signIn(course.names[1]);
    course.at.settle();
    QVERIFY(readFile(course.files[0]) == first);
    QVERIFY(readFile(course.files[1]) == second);
    QCOMPARE(QDir(course.folder).entryList(QDir::Files | QDir::Hidden), beside);
}

void StartMergeTest::texts_areWholeSentences()
{
    QCOMPARE(waitingText(1, true),
             QStringLiteral("1 returned file is to be merged; sign in as coordinator."));
    QVERIFY(waitingText(2, false).contains(QStringLiteral("nobody on the roster")));
    QCOMPARE(notCoordinatorText(1).what, QStringLiteral("The returned file was not merged."));
    QVERIFY(
        wrongStudyText(QStringLiteral("f"), {{}, QStringLiteral("T"), false}, QStringLiteral("T"))
            .what.contains(QStringLiteral("another study with the same title")));
    const QString noisy = QStringLiteral("Line\nbreaks and ") + QString(5'000, u'x');
    QVERIFY(!askForStudyText(noisy).contains(u'\n'));
    QVERIFY(askForStudyText(noisy).size() < 200);
}

SUBTEXT_TEST(StartMergeTest)

#include "startmergetest.moc"
