// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/labelagain.h"
#include "core/operation/datalock.h"
#include "core/travel/handouts.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/home/homepage.h"
#include "ui/home/stageline.h"
#include "ui/quality/qualitypage.h"
#include "ui/release/releasepage.h"
#include "ui/roster/importdialog.h"
#include "ui/roster/persondialogs.h"
#include "ui/roster/rosterpage.h"
#include "ui/shell/places.h"
#include "ui/text/standingtext.h"
#include "ui/text/words.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/segmentbar.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <array>

using namespace subtext;
using namespace subtext::test;

/// The place where a coordinator begins: what is next leads to its place, who is late is on top.
class HomeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coordinator_beginsHere();
    void others_beginWhereTheyWork_data();
    void others_beginWhereTheyWork();
    void nextStep_leadsToItsPlace_data();
    void nextStep_leadsToItsPlace();
    void openFindings_areNamedBeforeARelease();
    void changesSinceTheRelease_areNamed();
    void questionsAboutItems_areCounted();
    void answersAskedForAgain_areToldOfAfterTheLock();
    void newHandOuts_areCountedAndSaidWhy();
    void stages_sayWhereTheStudyIs();
    void answer_isShownAsItComesIn();
    void news_isWhatCameSinceTheLastLook();
    void anotherPlace_isTheEndOfALook();
    void revisionAfterTheHandIn_isSaid();
    void late_standOnTop();
    void reminder_isCopied();
    void reminders_areSavedAsMails();
    void draftMail_isPlainAndWhole();
    void nobody_isSaidSo();
    void smallWindow_hasTheNextStepInView();
};

Q_DECLARE_METATYPE(subtext::NextStep)

namespace {

TestStudy::Shape homeShape(NextStep step)
{
    TestStudy::Shape shape;
    shape.perSubtype = step == NextStep::Import ? 0 : 2;
    shape.subtypes = {Subtype::SarcasmIrony};
    shape.annotators = step == NextStep::Import || step == NextStep::AddPeople ? 0 : 3;
    shape.ratersPerItem = shape.annotators == 0 || step == NextStep::Assign ? 0 : 3;
    return shape;
}

/// Two scenes that three people label, as far as that `step` is next, and a coordinator in front of
/// the window.
class HomeDesk
{
public:
    static constexpr qint64 Day = 24LL * 60 * 60 * 1'000;
    static constexpr int LongestWait = 20'000;

    explicit HomeDesk(NextStep step, Role role = Role::Coordinator)
        : study(homeShape(step))
    {
        const PersonId person =
            must(study.roster().add({{{}, QStringLiteral("Zora Quill"), role}})).front().id;
        if (step == NextStep::Collect)
            must(study->handouts().writeAll(study.folder()));
        if (step == NextStep::Wait)
            submit(1, 1, Emotion::Joy);
        if (step >= NextStep::AskMore) {
            const std::array<Choice, 3> apart{Emotion::Joy, Emotion::Anger, Emotion::Fear};
            for (std::size_t i = 0; i < apart.size(); ++i) {
                submit(static_cast<int>(i) + 1, 1, Emotion::Joy);
                submit(static_cast<int>(i) + 1, 2, apart.at(step == NextStep::Release ? 0 : i));
            }
        }
        if (step == NextStep::AskMore) {
            Protocol rules = must(study->protocol());
            rules.moreRaters = 1;
            must(study->courseRules().setProtocol(rules));
            must(study->roster().add({{{}, QStringLiteral("New Comer"), Role::Annotator}}));
        }
        study.close();
        desk.window().resize(1366, 768);
        desk.window().adopt(
            must(Study::open(study.path(), Study::Access::Write, study.environment())));
        desk.window().signIn(role == Role::Annotator ? study.person(1) : person);
        settle();
    }

    HomePage& page() { return *desk.window().homePage(); }
    QTableView& table() { return *page().table(); }
    QString cell(int row, int column)
    {
        return table().model()->index(row, column).data().toString();
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!page().isWorking(), LongestWait); }
    /// In the file, before the window has it.
    void submit(int number, int item, Choice emotion)
    {
        must(study.labelling().submit(study.person(number), study.scenario(item),
                                      submissionOf(completeAnswer(emotion))));
    }
    /// In the window's study.
    void submitHere(int number, int item)
    {
        must(desk.study().labelling().submit(study.person(number), study.scenario(item),
                                             submissionOf(completeAnswer())));
    }

    TestStudy study; // outlives the window
    Desk desk;
};

QByteArray mailBody(const QByteArray& mail)
{
    return QByteArray::fromBase64(mail.mid(mail.indexOf("\r\n\r\n") + 4));
}

} // namespace

void HomeTest::coordinator_beginsHere()
{
    HomeDesk at(NextStep::HandOut);
    QVERIFY(at.page().isVisible());
    QVERIFY(at.page().nextButton()->hasFocus());
    at.desk.press(Qt::Key_5, Qt::AltModifier);
    QVERIFY(at.desk.window().qualityPage()->isVisible());
    at.desk.press(Qt::Key_0, Qt::AltModifier);
    QVERIFY(at.page().isVisible());
    at.desk.press(Qt::Key_1, Qt::AltModifier); // the others have the keys that they had
    QVERIFY(at.desk.page().isVisible());
}

void HomeTest::others_beginWhereTheyWork_data()
{
    QTest::addColumn<bool>("isAnnotator");
    QTest::newRow("annotator") << true;
    QTest::newRow("adjudicator") << false;
}

void HomeTest::others_beginWhereTheyWork()
{
    QFETCH(bool, isAnnotator);
    HomeDesk at(NextStep::Wait, isAnnotator ? Role::Annotator : Role::Adjudicator);
    QVERIFY(!at.page().isStarted());
    QCOMPARE(at.desk.page().isVisible(), isAnnotator);
    QCOMPARE(at.desk.window().deskPage()->isVisible(), !isAnnotator);
    at.desk.press(Qt::Key_0, Qt::AltModifier);
    QVERIFY(!at.page().isVisible());
}

void HomeTest::nextStep_leadsToItsPlace_data()
{
    QTest::addColumn<NextStep>("step");
    QTest::addColumn<QString>("button");
    const auto row = [](const char* name, NextStep step, const QString& button) {
        QTest::newRow(name) << step << button;
    };
    row("import", NextStep::Import, QStringLiteral("Import scenarios…"));
    row("people", NextStep::AddPeople, QStringLiteral("Add annotators…"));
    row("assign", NextStep::Assign, QStringLiteral("Assign 2 items…"));
    row("hand out", NextStep::HandOut, QStringLiteral("Write hand-outs…"));
    row("collect", NextStep::Collect, QStringLiteral("Merge returned files…"));
    row("wait", NextStep::Wait, QStringLiteral("See how everybody is doing"));
    row("more annotators", NextStep::AskMore, QStringLiteral("Ask more annotators about 1 split…"));
    row("adjudicate", NextStep::Adjudicate, QStringLiteral("Decide 1 split…"));
    row("release", NextStep::Release, QStringLiteral("Make a release…"));
}

void HomeTest::nextStep_leadsToItsPlace()
{
    QFETCH(NextStep, step);
    QFETCH(QString, button);
    HomeDesk at(step);
    QVERIFY(at.page().shown());
    QCOMPARE(nextStep(*at.page().shown()), step);
    QCOMPARE(at.page().nextButton()->text(), button);
    QCOMPARE(at.page().reason().contains(QStringLiteral("“Choose scenes…”")),
             step == NextStep::AddPeople || step == NextStep::Assign);
    QVERIFY(!at.page().reason().isEmpty());
    at.desk.press(Qt::Key_Return); // the button has the keys
    MainWindow& window = at.desk.window();
    RosterPage& roster = *window.rosterPage();
    QVERIFY(!at.page().isVisible());
    QCOMPARE(window.qualityPage()->isVisible(), step == NextStep::Wait);
    QCOMPARE(window.deskPage()->isVisible(), step == NextStep::Adjudicate);
    QCOMPARE(window.releasePage()->isVisible(), step == NextStep::Release);
    QCOMPARE(roster.isVisible(), step < NextStep::Wait || step == NextStep::AskMore);
    QCOMPARE(roster.findChildren<ImportDialog*>().isEmpty(), step != NextStep::Import);
    QCOMPARE(roster.findChildren<AddPeopleDialog*>().isEmpty(), step != NextStep::AddPeople);
    QCOMPARE(at.desk.prompts.folders.isEmpty(), step != NextStep::HandOut);
    if (step == NextStep::Assign || step == NextStep::AskMore)
        QCOMPARE(roster.views()->current(), static_cast<int>(RosterPage::View::Assignment));
    if (step == NextStep::Collect)
        QCOMPARE(roster.views()->current(), static_cast<int>(RosterPage::View::Files));
}

void HomeTest::openFindings_areNamedBeforeARelease()
{
    HomeDesk at(NextStep::Release);
    const qint64 open = at.page().shown()->openFindings;
    QVERIFY(open > 1);
    QVERIFY(!child<QLabel>(at.page(), "lateRule")->isVisible()); // nobody is late
    QCOMPARE(at.page().reason(),
             QStringLiteral("Everything is labelled, and every split is decided. %1 findings of "
                            "the checks are open: look at them in Quality, or release anyway.")
                 .arg(open));
    StudyStanding standing = *at.page().shown();
    standing.openFindings = 0;
    QCOMPARE(stepReason(NextStep::Release, standing, at.desk.clock.now()),
             QStringLiteral("Everything is labelled, and every split is decided."));
    standing.isLocked = true;
    standing.openFindings = 1;
    QCOMPARE(stepReason(NextStep::Release, standing, at.desk.clock.now()),
             QStringLiteral("The study is locked. 1 finding of the checks is open: look at it in "
                            "Quality, or release anyway."));
}

void HomeTest::changesSinceTheRelease_areNamed()
{
    StudyStanding standing;
    standing.lastVersion = QStringLiteral("1.0.0");
    standing.changedGold = 2;
    const QString released =
        QStringLiteral("Version 1.0.0 is released; everything is labelled and decided.");
    QCOMPARE(stepReason(NextStep::Done, standing, 0),
             released + QStringLiteral(" 2 gold labels changed since version 1.0.0."));
    standing.changedGold = 1;
    standing.changedLabels = 3;
    QCOMPARE(stepReason(NextStep::Done, standing, 0),
             released +
                 QStringLiteral(" Labels of 3 items changed since then: the next release has "
                                "them. 1 gold label changed since version 1.0.0."));
    StandingNews news;
    news.changedGold = 1;
    QVERIFY2(newsText(news).endsWith(
                 QLatin1String(": 1 gold label that differs from the last release.")),
             qPrintable(newsText(news)));
}

void HomeTest::questionsAboutItems_areCounted()
{
    StudyStanding standing;
    const QString waits = QStringLiteral("2 questions about items without a reply");
    QVERIFY(!stageLines(StudyStage::Label, standing).contains(waits));
    standing.questions = 3;
    standing.openQuestions = 2;
    QVERIFY(stageLines(StudyStage::Label, standing).contains(waits));
    StandingNews news;
    news.questions = 3;
    QVERIFY2(newsText(news).endsWith(QLatin1String(": 3 questions about items.")),
             qPrintable(newsText(news)));
}

void HomeTest::answersAskedForAgain_areToldOfAfterTheLock()
{
    HomeDesk at(NextStep::Release);
    Study& study = at.desk.study();
    const QString notGiven =
        QStringLiteral("3 answers were asked for again and not given; the earlier answers count.");
    QVERIFY(!at.page().reason().contains(QStringLiteral("asked for again")));
    must(study.labelAgain().ask({at.study.scenario(1)}, QStringLiteral("§2 changed."), {}));
    QTRY_COMPARE_WITH_TIMEOUT(at.page().shown()->answersOwed(), 3, HomeDesk::LongestWait);
    const auto label = [&] {
        return at.page().findChild<StageLine*>()->spokenText(StudyStage::Label);
    };
    QVERIFY2(label().contains(QStringLiteral("3 of 6 answers")), qPrintable(label()));
    QVERIFY2(label().contains(QStringLiteral("To label again: 3")), qPrintable(label()));
    // Every item is complete all the same.
    QVERIFY2(label().contains(QStringLiteral("2 of 2 items complete")), qPrintable(label()));
    QVERIFY2(at.page().reason().startsWith(QStringLiteral(
                 "3 of 6 answers are in. 3 answers were asked for again; the earlier ones count "
                 "until the new ones come.")),
             qPrintable(at.page().reason()));
    for (int row = 0; row < 3; ++row)
        QCOMPARE(at.cell(row, AnnotatorStandings::DoneColumn),
                 QStringLiteral("1 of 2, 1 asked for again"));
    must(study.dataLock().lock(QStringLiteral("It is time."), {}));
    QTRY_VERIFY_WITH_TIMEOUT(at.page().shown()->isLocked, HomeDesk::LongestWait);
    QVERIFY2(label().contains(QStringLiteral("6 of 6 answers")), qPrintable(label()));
    QCOMPARE(at.cell(0, AnnotatorStandings::DoneColumn),
             QStringLiteral("2 of 2, 1 asked for again"));
    QVERIFY2(label().contains(QStringLiteral("Asked for again, not given: 3")),
             qPrintable(label()));
    QVERIFY2(at.page().reason().startsWith(QStringLiteral("The study is locked. ") + notGiven),
             qPrintable(at.page().reason()));
    StudyStanding released = *at.page().shown();
    released.releases = 1;
    QVERIFY(stepReason(NextStep::Done, released, at.desk.clock.now()).contains(notGiven));
    const QString unlocked = QStringLiteral("The study was unlocked after version 1.0.0: ");
    released.lastVersion = QStringLiteral("1.0.0");
    QVERIFY(!stepReason(NextStep::Done, released, at.desk.clock.now()).contains(unlocked));
    released.isOpenAgain = true;
    QVERIFY(stepReason(NextStep::Done, released, at.desk.clock.now()).contains(unlocked));
}

void HomeTest::newHandOuts_areCountedAndSaidWhy()
{
    const QString why =
        QStringLiteral("2 people need a new hand-out (items asked for again: Person 1, Person 2).");
    HomeDesk at(NextStep::Collect);
    at.study.clock.advance(HomeDesk::Day);
    at.submitHere(1, 1);
    at.submitHere(2, 1);
    at.study.clock.advance(HomeDesk::Day);
    must(at.desk.study().labelAgain().ask({at.study.scenario(1)}, QStringLiteral("§2 changed."),
                                          {}));
    QTRY_COMPARE_WITH_TIMEOUT(at.page().shown()->newHandOuts(), 2, HomeDesk::LongestWait);
    const QString assign = at.page().findChild<StageLine*>()->spokenText(StudyStage::Assign);
    QVERIFY2(assign.contains(QStringLiteral("New hand-outs to write: 2")), qPrintable(assign));
    QVERIFY2(at.page().reason().endsWith(why), qPrintable(at.page().reason()));

    // Once all are back, they are next.
    StudyStanding back = *at.page().shown();
    for (AnnotatorStanding& each : back.annotators) {
        each.returnedAt = each.handedOutAt + 1;
        each.labelled = each.assigned;
    }
    QCOMPARE(nextStep(back), NextStep::HandOut);
    QCOMPARE(stepReason(NextStep::HandOut, back, at.desk.clock.now()),
             QStringLiteral("4 of 6 answers are in. 2 answers were asked for again; the earlier "
                            "ones count until the new ones come. ") +
                 why);
    QCOMPARE(stepButtonText(NextStep::HandOut, back), QStringLiteral("Write hand-outs…"));

    // Behind the lock it is told, as what cannot be mended there.
    StudyStanding locked = back;
    locked.isLocked = true;
    locked.unsentReplies = 2;
    QVERIFY(stepReason(NextStep::Done, locked, 0)
                .contains(QStringLiteral("a locked study writes none")));

    // Who was answered is told from who is asked again, and of many the first are named.
    back.annotators.at(2).repliedAt = back.annotators.at(2).handedOutAt + 1;
    const auto saidOf = [&] { return stepReason(NextStep::Done, back, at.desk.clock.now()); };
    QVERIFY2(saidOf().endsWith(QStringLiteral(
                 " 3 people need a new hand-out (items asked for again: Person 1, Person 2; "
                 "questions answered: Person 3).")),
             qPrintable(saidOf()));
    const AnnotatorStanding first = back.annotators.front();
    back.annotators.insert(back.annotators.begin(), 3, first);
    QVERIFY2(saidOf().contains(QStringLiteral(
                 "asked for again: Person 1, Person 1, Person 1, Person 1 and 1 more; ")),
             qPrintable(saidOf()));
}

void HomeTest::stages_sayWhereTheStudyIs()
{
    HomeDesk at(NextStep::Wait);
    const auto said = [&](StudyStage stage) {
        return at.page().findChild<StageLine*>()->spokenText(stage);
    };
    QCOMPARE(said(StudyStage::SetUp), QStringLiteral("Set up, done: 2 scenarios, 3 annotators"));
    QCOMPARE(said(StudyStage::Assign), QStringLiteral("Assign, done: 2 of 2 assigned"));
    QCOMPARE(said(StudyStage::Label),
             QStringLiteral("Label, now: 1 of 6 answers, 0 of 2 items complete, 1 open finding"));
    QCOMPARE(said(StudyStage::Adjudicate), QStringLiteral("Adjudicate: 0 splits open, 0 decided"));
    QCOMPARE(said(StudyStage::Release), QStringLiteral("Release: None yet"));
}

void HomeTest::answer_isShownAsItComesIn()
{
    HomeDesk at(NextStep::Wait);
    at.submitHere(2, 1);
    QTRY_COMPARE_WITH_TIMEOUT(at.page().shown()->answersDone(), 2, HomeDesk::LongestWait);
    // While the place is hidden nothing is read; it is as soon as the place is shown.
    at.desk.window().showPlace(MainWindow::Place::Roster);
    at.submitHere(3, 1);
    QTest::qWait(300);
    QCOMPARE(at.page().shown()->answersDone(), 2);
    at.desk.window().showPlace(MainWindow::Place::Home);
    QTRY_COMPARE_WITH_TIMEOUT(at.page().shown()->answersDone(), 3, HomeDesk::LongestWait);
}

void HomeTest::news_isWhatCameSinceTheLastLook()
{
    HomeDesk at(NextStep::Wait);
    QCOMPARE(at.page().news(), QString()); // the first time nothing was there before
    at.desk.window().signOut();
    at.submitHere(2, 1);
    at.submitHere(2, 2);
    const PersonId person = must(at.desk.study().roster().people()).back().id;
    at.desk.window().signIn(person);
    at.settle();
    const QString name = must(at.desk.study().roster().person(at.study.person(2)))->name;
    QVERIFY2(at.page().news().contains(QStringLiteral("2 answers (%1 2).").arg(name)),
             qPrintable(at.page().news()));
    at.desk.window().findChild<Places*>()->readAgain(); // nobody left
    at.settle();
    QVERIFY2(at.page().news().contains(QStringLiteral("2 answers")), qPrintable(at.page().news()));
    at.desk.window().signOut();
    at.desk.window().signIn(person);
    at.settle();
    QVERIFY2(at.page().news().startsWith(QStringLiteral("Nothing new")),
             qPrintable(at.page().news()));
}

void HomeTest::anotherPlace_isTheEndOfALook()
{
    HomeDesk at(NextStep::Wait);
    at.desk.clock.advance(2 * 60'000); // it was looked at for so long
    const qint64 left = at.desk.clock.now();
    at.desk.window().showPlace(MainWindow::Place::Roster);
    at.desk.clock.advance(60'000);
    at.desk.window().showPlace(MainWindow::Place::Home);
    at.settle();
    QCOMPARE(
        at.page().news(),
        QStringLiteral("Nothing new since you last looked here (%1).").arg(shortMomentWords(left)));
    at.submitHere(2, 1);
    at.submitHere(2, 1); // once more
    QTRY_VERIFY_WITH_TIMEOUT(at.page().news().contains(QStringLiteral("1 revision (")),
                             HomeDesk::LongestWait);
    QVERIFY2(at.page().news().contains(QStringLiteral("1 answer (")), qPrintable(at.page().news()));
}

void HomeTest::revisionAfterTheHandIn_isSaid()
{
    AnnotatorStanding standing;
    standing.person.name = QStringLiteral("Ann");
    standing.handedIn = HandIn();
    standing.handedIn->at = 1'700'000'000'000;
    standing.lastSubmission = standing.handedIn->at;
    const auto handedIn = [&standing] {
        AnnotatorStandings model;
        model.setRows({standing}, standing.handedIn->at);
        return model.index(0, model.columnCount() - 1).data().toString();
    };
    const QString moment = shortMomentWords(standing.handedIn->at);
    QCOMPARE(handedIn(), moment);
    standing.lastSubmission += 60'000;
    standing.revisions = 1;
    QCOMPARE(handedIn(), moment + QStringLiteral(", revised since"));
    standing.assigned = 2;
    standing.labelled = 2;
    standing.handedOutAt = standing.lastSubmission + 60'000; // which brings nothing to do
    QCOMPARE(handedIn(), moment + QStringLiteral(", revised since"));
    standing.again = 1;
    QCOMPARE(handedIn(), moment + QStringLiteral(", before the new hand-out"));
}

void HomeTest::late_standOnTop()
{
    HomeDesk at(NextStep::Wait);
    at.desk.window().signOut();
    at.desk.clock.advance(2 * HomeDesk::Day);
    at.study.clock.advance(2 * HomeDesk::Day);
    const auto coordinator = must(at.desk.study().roster().people()).back().id;
    at.desk.window().signIn(coordinator);
    at.settle();
    const QAbstractItemModelTester tester(at.table().model());
    QCOMPARE(at.table().model()->rowCount(), 3);
    QCOMPARE(at.cell(0, AnnotatorStandings::NameColumn), QStringLiteral("Person 2"));
    QCOMPARE(at.cell(0, AnnotatorStandings::StateColumn), QStringLiteral("Late"));
    QCOMPARE(at.cell(1, AnnotatorStandings::NameColumn), QStringLiteral("Person 3"));
    QCOMPARE(at.cell(2, AnnotatorStandings::NameColumn), QStringLiteral("Person 1"));
    QCOMPARE(at.cell(2, AnnotatorStandings::StateColumn), QStringLiteral("In progress"));
    QCOMPARE(at.cell(2, AnnotatorStandings::DoneColumn), QStringLiteral("1 of 2"));
    QVERIFY(at.page().reason().contains(QStringLiteral("Late: Person 2, Person 3.")));
    QVERIFY(child<QLabel>(at.page(), "lateRule")->isVisible());
    at.desk.clock.advance(HomeDesk::Day); // three days since the answer
    at.submitHere(3, 1);                  // at the clock of the study
    QTRY_COMPARE_WITH_TIMEOUT(at.cell(0, AnnotatorStandings::NameColumn),
                              QStringLiteral("Person 1"), HomeDesk::LongestWait);
    QCOMPARE(at.cell(1, AnnotatorStandings::NameColumn), QStringLiteral("Person 2"));
    QCOMPARE(at.cell(2, AnnotatorStandings::StateColumn), QStringLiteral("In progress"));
}

void HomeTest::reminder_isCopied()
{
    HomeDesk at(NextStep::Wait);
    auto* copy = child<QPushButton>(at.page(), "copyReminder");
    QVERIFY(copy->isVisible() && !copy->isEnabled()); // nobody is chosen
    at.desk.press(Qt::Key_R, Qt::ControlModifier);
    QVERIFY2(at.page().notice()->text().startsWith(QStringLiteral("Choose in the table")),
             qPrintable(at.page().notice()->text()));
    at.page().notice()->dismiss();
    at.table().selectRow(2);
    QVERIFY(!copy->isEnabled()); // whoever answers needs none
    at.table().selectRow(0);
    QVERIFY(copy->isEnabled());
    at.table().setFocus();
    at.desk.press(Qt::Key_R, Qt::ControlModifier);
    const QString text = QApplication::clipboard()->text();
    QVERIFY2(text.startsWith(QStringLiteral("Test study: 2 items are open\n\nDear Person 2,")),
             qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("” you have labelled 0 of 2 items so far")));
    QVERIFY(text.contains(QStringLiteral("\n\nIn “")));
    QVERIFY(text.endsWith(QStringLiteral("Zora Quill")));
    QVERIFY(at.page().notice()->isVisible());
}

void HomeTest::reminders_areSavedAsMails()
{
    HomeDesk at(NextStep::Wait);
    const QString one = at.desk.filePath(QStringLiteral("one.eml"));
    at.table().selectRow(0);
    at.table().setFocus();
    at.desk.prompts.paths = {one};
    at.desk.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(at.desk.prompts.suggestions.front().endsWith(QStringLiteral(".eml")));
    const QByteArray mail = readFile(one);
    QVERIFY(mailBody(mail).startsWith("Dear Person 2,\r\n\r\nIn "));
    // Everybody is chosen: a file each of those who are late.
    at.table().selectAll();
    const QString folder = at.desk.filePath(QStringLiteral("mails"));
    QDir().mkpath(folder);
    at.desk.prompts.paths = {folder};
    at.desk.press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(QDir(folder).entryList({QStringLiteral("*.eml")}, QDir::Files).size(), 2);
}

void HomeTest::draftMail_isPlainAndWhole()
{
    MailText text;
    text.subject = QStringLiteral("Frühjahr „Übung“: lange Namen von Studien in Überschriften");
    text.body = QStringLiteral("Dear Zoë,\n\n") + QStringLiteral("words ").repeated(40);
    const QByteArray mail = draftMail(text, FixedClock::Start);
    for (const QByteArray& line : QByteArray(mail).replace("\r\n", "\n").split('\n')) {
        QVERIFY2(line.size() <= 76, line.constData());
        for (const char c : line)
            QVERIFY2(c >= 0x20 && c < 0x7f, line.constData());
    }
    QCOMPARE(mail.count('\n'), mail.count("\r\n"));
    const QByteArray head = mail.left(mail.indexOf("\r\n\r\n"));
    QVERIFY(head.contains("\r\nDate: 15 Jan 2027 08:00:00 +0000\r\n"));
    QVERIFY(head.contains("\r\nContent-Type: text/plain; charset=utf-8\r\n"));
    QVERIFY(head.contains("\r\nContent-Transfer-Encoding: base64"));
    QVERIFY(!head.contains("\r\nTo:") && !head.contains("\r\nFrom:")); // nobody's address is kept
    QByteArray subject;
    const qsizetype at = head.indexOf("\r\nSubject: ") + 11;
    for (const QByteArray& word :
         head.mid(at, head.indexOf("\r\nMIME") - at).replace("\r\n ", " ").split(' ')) {
        QVERIFY(word.startsWith("=?UTF-8?B?") && word.endsWith("?="));
        subject += QByteArray::fromBase64(word.mid(10, word.size() - 12));
    }
    QCOMPARE(QString::fromUtf8(subject), text.subject);
    QCOMPARE(QString::fromUtf8(mailBody(mail).replace("\r\n", "\n")), text.body + u'\n');
}

void HomeTest::nobody_isSaidSo()
{
    HomeDesk at(NextStep::AddPeople);
    QVERIFY(!at.table().isVisible());
    const auto labels = at.page().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() &&
               label->text().startsWith(QStringLiteral("There are no annotators yet."));
    }));
    QVERIFY(!child<QPushButton>(at.page(), "copyReminder")->isVisible());
}

void HomeTest::smallWindow_hasTheNextStepInView()
{
    HomeDesk at(NextStep::Wait);
    at.desk.window().resize(960, 540);
    QCoreApplication::processEvents();
    QCOMPARE(at.desk.window().size(), QSize(960, 540));
    QPushButton& next = *at.page().nextButton();
    QCOMPARE(next.visibleRegion().boundingRect(), next.rect());
    auto* copy = child<QPushButton>(at.page(), "copyReminder");
    QTRY_COMPARE(copy->visibleRegion().boundingRect(), copy->rect());
}

SUBTEXT_TEST(HomeTest)

#include "hometest.moc"
