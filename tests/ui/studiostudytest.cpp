// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudio/labelstudiowriter.h"
#include "core/models/modelruns.h"
#include "core/task/builtintasks.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/newstudiodesk.h"
#include "ui/home/homepage.h"
#include "ui/setup/setupwizard.h"
#include "ui/setup/taskpage.h"
#include "ui/start/signinpage.h"
#include "ui/start/startpage.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;
using At = StudioStudyDialog::Step;

/// From the start page to a study of a project of Label Studio, over the wire to a server on this
/// machine.
class StudioStudyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startPage_offersItWhereAServerIsWithinReach();
    void project_becomesAnOpenStudyWithItsAnswers();
    void ownProject_becomesAStudyOfTheTaskThatShips();
    void projectWithoutTasks_isSaidBeforeThereIsAFile();
    void wizard_leadsThere();
    void missingName_isAskedForBeforeTheFile();
    void wrongKey_isSaidAndTheDialogStays();
    void noProject_isSaid();
    void stoppedFetch_writesNothing();
    void refusedFetch_writesNothing();
    void projectThatCannotBeRead_leavesNoStudy();
    void cancelledBeforeThePull_leavesNoStudy();
    void back_putsTheKeysWhereOneGoesOn();
    void back_leavesNoStudyAndTheNextOneIsMade();
    void windowThatCloses_leavesNoStudy();
    void agreementToAHost_isKeptInTheStudy();
    void begunStudy_isAmongTheRecentOnesWhileItIsThere();
    void pullThatWasCutOff_isSaidInTheStudyThatIsLeft();
    void fileThatIsThere_stays();
    void closedAtTheEnd_opensTheStudy();
    void refusedPull_canBeTriedAgain();
    void returnAmongProjects_looksAtTheChosenOne();
    void sameProjectAgain_keepsWhatWasEntered();
    void otherProject_isAskedAboutWhereSomethingWasChanged();
    void untouchedDialog_closesWithoutAQuestion();
    void longTitle_isCutAndItsTipHasAllOfIt();
};

void StudioStudyTest::startPage_offersItWhereAServerIsWithinReach()
{
    Desk desk;
    StartPage& page = *desk.window().startPage();
    QVERIFY(!page.findChild<CardButton*>(QStringLiteral("labelStudio")));
    StudioServer at;
    desk.window().setAccess(at.model);
    desk.window().setAccess(at.model);
    QCOMPARE(page.findChildren<CardButton*>(QStringLiteral("labelStudio")).size(), 1);
}

void StudioStudyTest::project_becomesAnOpenStudyWithItsAnswers()
{
    NewStudyDesk at;
    at.addFeelings();
    StudioStudyDialog& dialog = at.open();
    QCOMPARE(dialog.step(), At::Server);
    at.connectTo(dialog);
    QCOMPARE(dialog.step(), At::Projects);
    const QString row = child<QListWidget>(dialog, "projects")->currentItem()->text();
    QVERIFY2(row.contains(QStringLiteral("Feelings · 2 tasks, 2 annotations")), qPrintable(row));
    at.act(dialog);
    QCOMPARE(dialog.step(), At::Study);
    QCOMPARE(dialog.task()->title()->text(), QStringLiteral("Feelings"));
    QVERIFY(dialog.task()->isOwn());
    QCOMPARE(dialog.raters()->value(), 1);
    dialog.task()->title()->setText(QStringLiteral("Feelings, moved"));
    dialog.coordinator()->setText(QStringLiteral("Ada Coleman"));
    at.desk.prompts.paths = {at.path()};
    at.act(dialog);
    QCOMPARE(at.desk.prompts.suggestions, QStringList{QStringLiteral("feelings-moved.subtext")});
    QCOMPARE(dialog.step(), At::Pull);
    QVERIFY2(dialog.report().contains(QLatin1String("2 scenarios, 2 answers")),
             qPrintable(dialog.report()));
    at.act(dialog);
    QCOMPARE(dialog.step(), At::Done);
    QVERIFY2(dialog.report().contains(QLatin1String("Pulled: 2 scenarios, 2 answers")),
             qPrintable(dialog.report()));
    dialog.actButton()->click();
    QVERIFY(at.desk.window().study());
    Study& study = at.desk.study();
    QCOMPARE(study.path(), at.path());
    QCOMPARE(must(study.info()).title, QStringLiteral("Feelings, moved"));
    QCOMPARE(must(study.protocol()).ratersPerItem, 1);
    const StudyData data = must(study.snapshot());
    QCOMPARE(data.task->questions.front().token, QStringLiteral("feeling"));
    QCOMPARE(data.scenarios.size(), std::size_t{2});
    QCOMPARE(data.annotations.size(), std::size_t{2});
    QCOMPARE(data.people.size(), std::size_t{2}); // who made it, and who answered
    VERIFY_HOLDS(study.verifyAudit());
    QVERIFY(!at.desk.window().signInPage()->isVisible());
    QVERIFY(at.desk.window().homePage()->isVisible());
    QTRY_VERIFY(!at.dialog());
    QCOMPARE(at.studio.exportCount(), 0); // nothing is left there
}

void StudioStudyTest::ownProject_becomesAStudyOfTheTaskThatShips()
{
    NewStudyDesk at;
    const int project = at.studio.addProject(
        QStringLiteral("Pushed"), QString::fromUtf8(labelStudioConfig(*builtInTask(u"cei"))));
    const int task =
        at.studio.addTask(project, sceneData(QStringLiteral("901"), QStringLiteral("How nice.")));
    at.studio.annotate(task, 2, wholeAnswer("anger"));
    StudioStudyDialog& dialog = at.makeStudy();
    QCOMPARE(dialog.step(), At::Pull);
    at.act(dialog);
    QCOMPARE(dialog.step(), At::Done);
    dialog.actButton()->click();
    QVERIFY(at.desk.window().study());
    QCOMPARE(must(at.desk.study().task())->token, QStringLiteral("cei"));
    QCOMPARE(must(at.desk.study().snapshot()).annotations.size(), std::size_t{1});
}

void StudioStudyTest::projectWithoutTasks_isSaidBeforeThereIsAFile()
{
    NewStudyDesk at;
    at.studio.addProject(QStringLiteral("Empty one"), foreignXml());
    StudioStudyDialog& dialog = at.openProject();
    QCOMPARE(dialog.step(), At::Projects);
    QVERIFY2(dialog.problem().startsWith(QStringLiteral("“Empty one” has no tasks yet")),
             qPrintable(dialog.problem()));
    QVERIFY(at.desk.prompts.suggestions.isEmpty()); // no file was asked for
    at.studio.addTask(1, sceneData(QStringLiteral("901"), QStringLiteral("How nice.")));
    at.act(dialog); // it has one by now
    QCOMPARE(dialog.step(), At::Study);
}

void StudioStudyTest::wizard_leadsThere()
{
    NewStudyDesk at;
    at.desk.window().newStudy();
    auto* wizard = at.desk.window().findChild<SetupWizard*>();
    QVERIFY(wizard);
    child<QPushButton>(wizard->task(), "labelStudio")->click();
    QVERIFY(!wizard->isVisible());
    QVERIFY(at.dialog() && at.dialog()->isVisible());
    at.dialog()->reject();
    QTRY_VERIFY(!at.desk.window().findChild<SetupWizard*>());
    // What was entered is not lost without a word.
    at.desk.window().newStudy();
    wizard = at.desk.window().findChild<SetupWizard*>();
    wizard->task()->title()->setText(QStringLiteral("Spring term"));
    child<QPushButton>(wizard->task(), "labelStudio")->click();
    QVERIFY2(at.desk.prompts.said.join(u'\n').contains(QLatin1String("Leave the new study?")),
             qPrintable(at.desk.prompts.said.join(u'\n')));
}

void StudioStudyTest::missingName_isAskedForBeforeTheFile()
{
    NewStudyDesk at;
    at.addFeelings();
    StudioStudyDialog& dialog = at.openProject();
    at.act(dialog);
    QVERIFY2(dialog.problem().contains(QLatin1String("who coordinates")),
             qPrintable(dialog.problem()));
    dialog.coordinator()->setText(QStringLiteral("Ada Coleman"));
    dialog.task()->title()->clear();
    at.act(dialog);
    QVERIFY2(dialog.problem().contains(QLatin1String("a name")), qPrintable(dialog.problem()));
    QVERIFY(at.desk.prompts.suggestions.isEmpty());
    QCOMPARE(dialog.step(), At::Study);
}

void StudioStudyTest::wrongKey_isSaidAndTheDialogStays()
{
    NewStudyDesk at;
    at.addFeelings();
    at.keys.key = "ffffffffffffffffffffffffffffffffffffffff";
    StudioStudyDialog& dialog = at.open();
    at.connectTo(dialog);
    QCOMPARE(dialog.step(), At::Server);
    QVERIFY2(dialog.problem().contains(QLatin1String("does not accept the key")),
             qPrintable(dialog.problem()));
    at.keys.key = StudioKey;
    at.connectTo(dialog);
    QCOMPARE(dialog.step(), At::Projects);
}

void StudioStudyTest::noProject_isSaid()
{
    NewStudyDesk at;
    StudioStudyDialog& dialog = at.open();
    at.connectTo(dialog);
    QCOMPARE(dialog.step(), At::Projects);
    QVERIFY(!dialog.problem().isEmpty());
    QVERIFY(!dialog.actButton()->isEnabled());
}

void StudioStudyTest::stoppedFetch_writesNothing()
{
    NewStudyDesk at;
    at.addFeelings();
    StudioStudyDialog& dialog = at.open();
    at.connectTo(dialog);
    at.spoil = [](const AskedOfServer& asked) {
        return asked.path.contains("download") ? std::optional(noAnswer()) : std::nullopt;
    };
    dialog.actButton()->click();
    QTRY_VERIFY(at.server->waiting() > 0);
    dialog.reject(); // Stop
    at.settle(dialog);
    QCOMPARE(dialog.step(), At::Projects);
    QVERIFY2(dialog.problem().contains(QLatin1String("Stopped")), qPrintable(dialog.problem()));
    at.spoil = nullptr;
    at.act(dialog);
    QCOMPARE(dialog.step(), At::Study);
}

void StudioStudyTest::refusedFetch_writesNothing()
{
    NewStudyDesk at;
    at.addFeelings();
    StudioStudyDialog& dialog = at.open();
    at.connectTo(dialog);
    at.spoil = [](const AskedOfServer& asked) {
        return asked.path.contains("/api/users/")
                   ? std::optional(answerWith(403, R"({"detail": "No."})"))
                   : std::nullopt;
    };
    at.act(dialog);
    QCOMPARE(dialog.step(), At::Projects);
    QVERIFY(!dialog.problem().isEmpty());
    dialog.reject();
    at.verifyNoStudy();
    QVERIFY(at.desk.prompts.said.isEmpty()); // there was none to speak of
}

void StudioStudyTest::projectThatCannotBeRead_leavesNoStudy()
{
    NewStudyDesk at;
    at.addFeelings();
    at.spoil = [](const AskedOfServer& asked) {
        return asked.path.contains("download") ? std::optional(answerWith(200, R"([{"id": 1,)"))
                                               : std::nullopt;
    };
    StudioStudyDialog& dialog = at.makeStudy();
    QCOMPARE(dialog.step(), At::Pull);
    QVERIFY(!dialog.problem().isEmpty());
    QVERIFY(!dialog.actButton()->isEnabled());
    at.desk.prompts.choices = {0};
    dialog.reject();
    at.verifyNoStudy();
    QCOMPARE(at.desk.prompts.said.size(), 1); // it was said before, and once is enough
    QVERIFY2(at.desk.prompts.said.front().contains(QLatin1String("is removed")),
             qPrintable(at.desk.prompts.said.front()));
}

void StudioStudyTest::cancelledBeforeThePull_leavesNoStudy()
{
    NewStudyDesk at;
    at.addFeelings();
    StudioStudyDialog& dialog = at.makeStudy();
    QCOMPARE(dialog.step(), At::Pull);
    QVERIFY(QFileInfo::exists(at.path()));
    dialog.reject();
    QCOMPARE(at.desk.prompts.said.size(), 1);
    QVERIFY2(at.desk.prompts.said.front().startsWith(QLatin1String("Leave the new study?")),
             qPrintable(at.desk.prompts.said.front()));
    QVERIFY2(at.desk.prompts.said.front().endsWith(QLatin1String("| Leave/Keep going")),
             qPrintable(at.desk.prompts.said.front()));
    QCOMPARE(dialog.step(), At::Pull); // nobody said yes
    QVERIFY(dialog.isVisible());
    QVERIFY(QFileInfo::exists(at.path()));
    at.desk.prompts.choices = {0};
    dialog.reject();
    at.verifyNoStudy();
    QCOMPARE(at.desk.prompts.said.size(), 2);
    QVERIFY2(at.desk.prompts.said.back().contains(QLatin1String("moved.subtext")),
             qPrintable(at.desk.prompts.said.back()));
}

void StudioStudyTest::back_putsTheKeysWhereOneGoesOn()
{
    NewStudyDesk at;
    at.addFeelings();
    StudioStudyDialog& dialog = at.makeStudy();
    at.desk.prompts.choices = {0};
    dialog.backButton()->click();
    dialog.backButton()->click();
    QCOMPARE(dialog.step(), At::Projects);
    QCOMPARE(dialog.focusWidget(), child<QListWidget>(dialog, "projects"));
    dialog.backButton()->click();
    QCOMPARE(dialog.step(), At::Server);
    QCOMPARE(dialog.focusWidget(), dialog.server()->addressField());
}

void StudioStudyTest::back_leavesNoStudyAndTheNextOneIsMade()
{
    NewStudyDesk at;
    at.addFeelings();
    StudioStudyDialog& dialog = at.makeStudy();
    dialog.backButton()->click();
    QCOMPARE(dialog.step(), At::Pull); // asked, and nobody said yes
    QVERIFY(QFileInfo::exists(at.path()));
    at.desk.prompts.choices = {0};
    dialog.backButton()->click();
    QCOMPARE(dialog.step(), At::Study);
    at.verifyNoStudy();
    QVERIFY2(dialog.problem().contains(QLatin1String("was removed")), qPrintable(dialog.problem()));
    QCOMPARE(child<QLabel>(dialog, "problem")->property("role").toString(),
             QStringLiteral("muted")); // it was asked for
    at.desk.prompts.paths = {at.path()};
    at.act(dialog);
    at.act(dialog);
    QCOMPARE(dialog.step(), At::Done);
    dialog.actButton()->click();
    QVERIFY(at.desk.window().study());
    QCOMPARE(must(at.desk.study().counts()).scenarios, 2);
}

void StudioStudyTest::windowThatCloses_leavesNoStudy()
{
    NewStudyDesk at;
    at.addFeelings();
    delete &at.makeStudy();
    at.verifyNoStudy();
}

void StudioStudyTest::agreementToAHost_isKeptInTheStudy()
{
    NewStudyDesk at;
    at.beFar();
    at.addFeelings();
    const QString host = QStringLiteral("https://label.example.org");
    at.desk.window().setAccess(at.model);
    StudioStudyDialog& dialog = at.open();
    dialog.server()->setAddress(host);
    QVERIFY(dialog.consentBox()->isVisible());
    QVERIFY(!dialog.actButton()->isEnabled());
    QVERIFY(at.farAsked.empty());
    dialog.consentBox()->setChecked(true);
    at.act(dialog);
    QCOMPARE(dialog.step(), At::Projects);
    at.act(dialog);
    dialog.coordinator()->setText(QStringLiteral("Ada Coleman"));
    at.desk.prompts.paths = {at.path()};
    at.act(dialog);
    QVERIFY2(dialog.step() == At::Pull, qPrintable(dialog.problem()));
    at.act(dialog);
    dialog.actButton()->click();
    QVERIFY(at.desk.window().study());
    QVERIFY(must(at.desk.study().modelRuns().hasConsent(host, signInWording())));
}

void StudioStudyTest::begunStudy_isAmongTheRecentOnesWhileItIsThere()
{
    NewStudyDesk at;
    at.addFeelings();
    StudioStudyDialog& dialog = at.makeStudy();
    QCOMPARE(dialog.step(), At::Pull);
    QCOMPARE(at.desk.settings().recents().size(), std::size_t{1});
    QCOMPARE(at.desk.settings().recents().front().path, at.path());
    QCOMPARE(at.desk.settings().recents().front().title, QStringLiteral("Feelings"));
    at.desk.prompts.choices = {0};
    dialog.reject();
    at.verifyNoStudy();
    QVERIFY(at.desk.settings().recents().empty());
}

void StudioStudyTest::pullThatWasCutOff_isSaidInTheStudyThatIsLeft()
{
    NewStudyDesk at;
    at.addFeelings();
    at.makeStudy();
    // What a kill leaves: the file as it is, of a program that removes nothing any more.
    const QString left = at.desk.filePath(QStringLiteral("left.subtext"));
    QVERIFY(QFile::copy(at.path(), left));
    if (QFile::exists(at.path() + QStringLiteral("-wal")))
        QVERIFY(QFile::copy(at.path() + QStringLiteral("-wal"), left + QStringLiteral("-wal")));
    at.desk.prompts.choices = {0};
    at.dialog()->reject();
    at.desk.window().openStudy(left);
    QVERIFY(at.desk.window().study());
    for (const Person& person : must(at.desk.study().roster().people())) {
        if (person.role == Role::Coordinator)
            at.desk.window().signIn(person.id);
    }
    HomePage& home = *at.desk.window().homePage();
    QTRY_VERIFY(home.isVisible() && home.shown());
    const auto labels = home.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text().contains(
            QStringLiteral("pull a project with “Label Studio…” in Roster"));
    }));
}

void StudioStudyTest::fileThatIsThere_stays()
{
    NewStudyDesk at;
    at.addFeelings();
    const QByteArray other = "somebody's";
    writeFile(at.path(), other);
    StudioStudyDialog& dialog = at.makeStudy();
    QCOMPARE(dialog.step(), At::Study);
    QCOMPARE(at.desk.prompts.said.size(), 1);
    QVERIFY2(at.desk.prompts.said.front().contains(
                 QStringLiteral("moved.subtext exists already | A new study is never written over "
                                "a file.")),
             qPrintable(at.desk.prompts.said.front()));
    // The same again, and this time another name: it is asked for without going back.
    at.desk.prompts.choices = {0};
    const QString free = at.desk.filePath(QStringLiteral("moved 2.subtext"));
    at.desk.prompts.paths = {at.path(), free};
    at.act(dialog);
    QCOMPARE(dialog.step(), At::Pull);
    QVERIFY(QFileInfo::exists(free));
    at.desk.prompts.choices = {0};
    dialog.reject();
    QCOMPARE(readFile(at.path()), other);
}

void StudioStudyTest::closedAtTheEnd_opensTheStudy()
{
    NewStudyDesk at;
    at.addFeelings();
    StudioStudyDialog& dialog = at.makeStudy();
    at.act(dialog);
    QCOMPARE(dialog.step(), At::Done);
    dialog.close();
    QVERIFY(at.desk.window().study());
    QCOMPARE(at.desk.study().path(), at.path());
}

void StudioStudyTest::refusedPull_canBeTriedAgain()
{
    NewStudyDesk at;
    at.addFeelings();
    StudioStudyDialog& dialog = at.makeStudy();
    QVERIFY(dialog.actButton()->isEnabled());
    {
        RawSql other(at.path());
        QCOMPARE(other.run(QStringLiteral("BEGIN IMMEDIATE")), QString());
        at.act(dialog); // refused after the busy timeout
        QCOMPARE(other.run(QStringLiteral("ROLLBACK")), QString());
    }
    QCOMPARE(dialog.step(), At::Pull);
    QVERIFY(!dialog.problem().isEmpty());
    QVERIFY(QFileInfo::exists(at.path()));
    at.act(dialog);
    QCOMPARE(dialog.step(), At::Done);
    dialog.actButton()->click();
    QVERIFY(at.desk.window().study());
    QCOMPARE(must(at.desk.study().counts()).scenarios, 2);
}

void StudioStudyTest::returnAmongProjects_looksAtTheChosenOne()
{
    NewStudyDesk at;
    at.addFeelings();
    StudioStudyDialog& dialog = at.open();
    at.connectTo(dialog);
    QCOMPARE(dialog.step(), At::Projects);
    QTest::keyClick(child<QListWidget>(dialog, "projects"), Qt::Key_Return);
    at.settle(dialog);
    QCOMPARE(dialog.step(), At::Study);
}

void StudioStudyTest::sameProjectAgain_keepsWhatWasEntered()
{
    NewStudyDesk at;
    at.addFeelings();
    StudioStudyDialog& dialog = at.openProject();
    dialog.task()->title()->setText(QStringLiteral("Feelings, moved"));
    dialog.raters()->setValue(4);
    dialog.backButton()->click();
    QCOMPARE(dialog.step(), At::Projects);
    at.act(dialog);
    QCOMPARE(dialog.step(), At::Study);
    QCOMPARE(dialog.task()->title()->text(), QStringLiteral("Feelings, moved"));
    QCOMPARE(dialog.raters()->value(), 4);
    QVERIFY(at.desk.prompts.said.isEmpty());
}

void StudioStudyTest::otherProject_isAskedAboutWhereSomethingWasChanged()
{
    NewStudyDesk at;
    at.addFeelings();
    at.addFeelings(foreignXml(), QStringLiteral("Others"));
    at.studio.addProject(QStringLiteral("Empty one"), foreignXml());
    StudioStudyDialog& dialog = at.openProject();
    auto& projects = *child<QListWidget>(dialog, "projects");
    QCOMPARE(projects.count(), 3);
    const int first = projects.currentRow();
    const QString proposed = dialog.task()->title()->text();
    dialog.backButton()->click();
    projects.setCurrentRow(1 - first);
    at.act(dialog); // nothing was changed
    QCOMPARE(dialog.step(), At::Study);
    QVERIFY(at.desk.prompts.said.isEmpty());
    QVERIFY(dialog.task()->title()->text() != proposed);
    dialog.task()->title()->setText(QStringLiteral("Mine"));
    dialog.backButton()->click();
    const auto empty = projects.findItems(QStringLiteral("Empty one"), Qt::MatchContains);
    QCOMPARE(empty.size(), 1);
    projects.setCurrentItem(empty.front());
    at.act(dialog); // of no use, whatever was changed
    QVERIFY2(dialog.problem().contains(QLatin1String("no tasks")), qPrintable(dialog.problem()));
    QVERIFY(at.desk.prompts.said.isEmpty());
    projects.setCurrentRow(first);
    at.act(dialog);
    QCOMPARE(dialog.step(), At::Projects); // asked, and nobody said yes
    QCOMPARE(at.desk.prompts.said.size(), 1);
    QVERIFY2(at.desk.prompts.said.front().startsWith(QLatin1String("Look at another project?")),
             qPrintable(at.desk.prompts.said.front()));
    at.desk.prompts.choices = {0};
    at.act(dialog);
    QCOMPARE(dialog.step(), At::Study);
    QCOMPARE(dialog.task()->title()->text(), proposed);
}

void StudioStudyTest::untouchedDialog_closesWithoutAQuestion()
{
    NewStudyDesk at;
    at.addFeelings();
    StudioStudyDialog& dialog = at.openProject();
    QCOMPARE(dialog.step(), At::Study);
    dialog.reject();
    QVERIFY(at.desk.prompts.said.isEmpty());
    QTRY_VERIFY(!at.dialog());
}

void StudioStudyTest::longTitle_isCutAndItsTipHasAllOfIt()
{
    NewStudyDesk at;
    const QString title = QStringLiteral("Wide words, ").repeated(16).trimmed();
    at.addFeelings(foreignXml(), title);
    StudioStudyDialog& dialog = at.open();
    at.connectTo(dialog);
    QCOMPARE(dialog.step(), At::Projects);
    at.act(dialog);
    QCOMPARE(dialog.step(), At::Study);
    QVERIFY2(dialog.heading().contains(title), qPrintable(dialog.heading()));
    const auto* heading = child<QLabel>(dialog, "heading");
    QVERIFY(heading->minimumSizeHint().width() < dialog.width());
    QTRY_VERIFY2(heading->toolTip().contains(title), qPrintable(heading->toolTip()));
}

SUBTEXT_TEST(StudioStudyTest)

#include "studiostudytest.moc"
