// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/labelagain.h"
#include "core/course/practice.h"
#include "core/course/questions.h"
#include "core/domain/ceiscene.h"
#include "core/operation/datalock.h"
#include "tests/support/registeredtest.h"
#include "tests/support/releases.h"
#include "tests/ui/child.h"
#include "tests/ui/rosterharness.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/placekeys.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/questions/questiondialog.h"
#include "ui/roster/labelagaindialog.h"
#include "ui/roster/mirrorsdialog.h"
#include "ui/roster/peopleview.h"
#include "ui/roster/questionsview.h"
#include "ui/seminar/seminardialog.h"
#include "ui/seminar/seminarwindow.h"
#include "ui/widgets/limitedtext.h"
#include "ui/widgets/reasondialog.h"

#include <QApplication>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableWidget>

using namespace subtext;
using namespace subtext::test;

/// One course that marks cue words, asks and replies, labels again, decides, practises with what
/// was decided and shows it: through the windows, up to the files of a release.
class EvidenceCourseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void course_endsInFilesWithCuesAndWithoutQuestions();
};

namespace {

const QString AskedText = QStringLiteral("Who-is-meant-by-it?");
const QString RepliedText = QStringLiteral("Whoever-speaks-last.");

struct EvidenceCourse : RosterDesk
{
    EvidenceCourse()
    {
        Protocol rules = must(open().protocol());
        rules.areCuesAsked = true;
        rules.areQuestionsAllowed = true;
        rules.secondLooks = 100;
        rules.practiceBar = 70;
        must(open().courseRules().setProtocol(rules));
        must(roster().add({{QStringLiteral("M01"), QStringLiteral("Ines"), Role::Adjudicator}}));
    }
    void signIn(const char* code)
    {
        desk.window().signIn(must(roster().byCode(QLatin1String(code)))->id);
        QApplication::setActiveWindow(&desk.window());
    }
    void goToRoster(RosterPage::View view)
    {
        signIn("C01");
        desk.window().showPlace(MainWindow::Place::Roster);
        page().showView(view);
        settle();
    }
    /// With the second word of the utterance marked.
    void label(PersonId person, ScenarioId item, Choice choice)
    {
        study.clock.advance(1'000);
        Answer answer = completeAnswer(choice);
        answer.cues =
            withWordsToggled({}, ScenePart::Utterance,
                             must(open().scenario(item))->text(ScenePart::Utterance), 1, 1);
        must(open().labelling().submit(person, item, submissionOf(answer)));
    }
    /// All agree on joy, but for the first item, on which nobody agrees.
    void labelEverything()
    {
        const std::array apart{Emotion::Joy, Emotion::Fear, Emotion::Trust};
        for (const Scenario& scene : must(open().scenarios())) {
            std::size_t seat = 0;
            for (const PersonId rater : must(open().raters(scene.id))) {
                const bool isSplit = scene.id == study.scenario(1);
                label(rater, scene.id, isSplit ? apart.at(seat) : Emotion::Joy);
                ++seat;
            }
        }
    }
};

void askAndReply(EvidenceCourse& at)
{
    at.desk.window().signIn(at.study.person(1));
    at.desk.press(Qt::Key_F7);
    auto* question = at.desk.page().findChild<QuestionDialog*>();
    QVERIFY(question);
    QApplication::setActiveWindow(question);
    QTest::keyClicks(question->textEdit(), AskedText);
    QTest::keyClick(question->textEdit(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(must(at.open().questions().unanswered()), 1);
    at.goToRoster(RosterPage::View::Questions);
    QTest::mouseClick(child<QPushButton>(at.page().questions(), "reply"), Qt::LeftButton);
    auto* reply = at.page().findChild<QuestionDialog*>();
    QVERIFY(reply);
    reply->textEdit()->setPlainText(RepliedText);
    QTest::mouseClick(reply->sendButton(), Qt::LeftButton);
    QTRY_COMPARE(must(at.open().questions().unanswered()), 0);
}

/// The second and the third item, after a clause changed.
void labelAgain(EvidenceCourse& at)
{
    must(at.open().courseRules().setGuideline(QStringLiteral("# Ours\n\nRead twice.")));
    at.study.clock.advance(1'000);
    at.goToRoster(RosterPage::View::Assignment);
    at.page().askForLabelsAgain();
    auto* dialog = at.page().findChild<LabelAgainDialog*>();
    QVERIFY(dialog);
    QCOMPARE(dialog->table()->rowCount(), 2 * RosterDesk::PerSubtype);
    dialog->table()->selectRow(1);
    dialog->table()->selectionModel()->select(dialog->table()->model()->index(2, 0),
                                              QItemSelectionModel::Select |
                                                  QItemSelectionModel::Rows);
    dialog->reasonEdit()->setText(QStringLiteral("Read twice"));
    QTest::mouseClick(dialog->askButton(), Qt::LeftButton);
    const auto asked = must(at.open().labelAgain().requests());
    QCOMPARE(asked.size(), 2U);
    for (const AgainItem& item : asked) {
        QCOMPARE(item.owing.size(), 3U);
        for (const PersonId person : item.owing)
            at.label(person, item.scenario, Emotion::Sadness);
    }
    for (const AgainItem& item : must(at.open().labelAgain().requests()))
        QVERIFY(item.owing.empty());
    dialog->reject();
}

/// The split is decided, and others practise with it from now on.
void decide(EvidenceCourse& at)
{
    at.signIn("M01");
    DeskPage& page = *at.desk.window().deskPage();
    QVERIFY(page.isVisible());
    QVERIFY(page.session()->editing().item().scenario.id == at.study.scenario(1));
    at.desk.press(PlaceKeys.at(0));
    at.desk.press(Qt::Key_1, Qt::ControlModifier);
    at.desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(page.session()->queue().waitingCount(), 0);
    page.queue()->setFilter(QueueFilter::All);
    page.session()->show(at.study.scenario(1));
    at.desk.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    auto* note = page.findChild<ReasonDialog*>();
    QVERIFY(note);
    QTest::keyClicks(note->reasonEdit(), QStringLiteral("It is what comes last."));
    QTest::keyClick(note->reasonEdit(), Qt::Key_Return);
    QCOMPARE(must(at.open().practice().scenes()).items.back().id,
             must(at.open().scenario(at.study.scenario(1)))->name());
}

/// After the lock: the seminar, and a mirror for each annotator.
void showResults(EvidenceCourse& at)
{
    must(at.open().dataLock().lock(QStringLiteral("Final."), {}));
    at.goToRoster(RosterPage::View::People);
    at.desk.press(Qt::Key_F5);
    auto* which = at.desk.window().findChild<SeminarDialog*>();
    QVERIFY(which);
    child<QPushButton>(which, "begin")->click();
    QPointer<SeminarWindow> seminar = at.desk.window().findChild<SeminarWindow*>();
    QVERIFY(seminar);
    QVERIFY2(seminar->headText().startsWith(QStringLiteral("1 of 8 · ")),
             qUtf8Printable(seminar->headText()));
    QApplication::setActiveWindow(seminar);
    QTest::keyClick(seminar, Qt::Key_Escape);
    QTRY_VERIFY(!seminar || !seminar->isVisible());
    auto* button = child<QPushButton>(at.page().people(), "mirrors");
    QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), RosterDesk::LongestWait);
    button->click();
    const QPointer<MirrorsDialog> dialog = at.page().findChild<MirrorsDialog*>();
    QVERIFY(dialog);
    const QDir folder(at.study.filePath(QStringLiteral("mirrors")));
    QVERIFY(QDir().mkpath(folder.path()));
    at.desk.prompts.paths = {folder.path()};
    child<QPushButton>(dialog, "write")->click();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog, RosterDesk::LongestWait);
    QCOMPARE(folder.entryList({QStringLiteral("mirror-*")}, QDir::Files).size(), 6);
}

void lookAtFiles(EvidenceCourse& at)
{
    ReleaseOptions options;
    options.version = QStringLiteral("1.0.0");
    options.date = QStringLiteral("2027-01-15");
    const auto draft = must(at.open().releaseDrafting().draft(options, {}));
    bool hasCues = false;
    for (const ReleaseFile& file : filesOf(draft)) {
        hasCues = hasCues || file.path == QLatin1String("cues.csv");
        QVERIFY2(!file.bytes.contains(AskedText.toUtf8()), qUtf8Printable(file.path));
        QVERIFY2(!file.bytes.contains(RepliedText.toUtf8()), qUtf8Printable(file.path));
    }
    QVERIFY(hasCues);
}

} // namespace

void EvidenceCourseTest::course_endsInFilesWithCuesAndWithoutQuestions()
{
    EvidenceCourse at;
    for (const auto& step : {askAndReply, labelAgain, decide, showResults, lookAtFiles}) {
        if (step == &labelAgain)
            at.labelEverything();
        step(at);
        if (QTest::currentTestFailed())
            return;
    }
    VERIFY_HOLDS(at.open().verifyAudit());
}

SUBTEXT_TEST(EvidenceCourseTest)
#include "evidencecoursetest.moc"
