// SPDX-License-Identifier: MIT
#include "core/course/assigning.h"
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/task/builtintasks.h"
#include "core/task/taskwriter.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/tasks.h"
#include "tests/support/thirdtask.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/forms/courseform.h"
#include "ui/forms/limitsdialog.h"
#include "ui/forms/rosteredit.h"
#include "ui/forms/rulesform.h"
#include "ui/forms/textchoice.h"
#include "ui/setup/assignmentpage.h"
#include "ui/setup/filespage.h"
#include "ui/setup/peoplepage.h"
#include "ui/setup/rulespage.h"
#include "ui/setup/setupwizard.h"
#include "ui/setup/summarypage.h"
#include "ui/setup/taskcard.h"
#include "ui/setup/taskpage.h"
#include "ui/taskeditor/partform.h"
#include "ui/taskeditor/parttree.h"
#include "ui/taskeditor/taskeditor.h"
#include "ui/text/tasktext.h"
#include "ui/widgets/matrixview.h"
#include "ui/widgets/segmentbar.h"

#include <QApplication>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

using namespace subtext;
using namespace subtext::test;

/// The set-up of studies that ask something else than CEI.
class SetupTasksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void thirdTask_byKeysAlone_fromItsFileToAStudy();
    void emoScene_hasNoWordOfCei();
    void taskWithoutChecks_reachesTheOtherLimits();
    void editedCopy_isWhatTheStudyAsks();
    void copyOfAShippedTask_canBeUsedAsItIs();
    void brokenDocument_isRefusedWithItsPlace();
    void documentWithoutItsTexts_isRefused();
    void textsBesideTheDocument_comeAlong();
    void ownGuideline_staysWithAnotherTask();
    void otherTask_readsTheFilesAnew();
    void rowsThatTheStudyRefuses_areTold();
    void teams_canBeShared();
    void taskWithoutGroups_hasOneColumn();
    void textsOfAnswersThatAreGone_areNamed();
    void practiceThatDoesNotFit_isSaidAndNotPromised();
    void builtInConsent_isToBeChecked();
    void limitsBeforeTheStudy_sayNothingOfRevisions();

private:
    static QString writeTaskFile(const Desk& desk, const QByteArray& document);
    static QString writeMails(const Desk& desk);
    static void fillIn(SetupWizard& wizard, const QString& scenes);
};

namespace {

/// The wizard on the screen, with the keys.
SetupWizard* openWizard(Desk& desk)
{
    desk.window().newStudy();
    auto* wizard = desk.window().findChild<SetupWizard*>();
    if (wizard)
        QApplication::setActiveWindow(wizard);
    QCoreApplication::processEvents();
    return wizard;
}

QString writeStories(const Desk& desk)
{
    return writeFile(desk.filePath(QStringLiteral("stories.csv")),
                     "id,topic,subject,text\n"
                     "1,office,Mara,Mara waits for the lift.\n"
                     "2,home,Ben,Ben looks for the key.\n"
                     "3,office,Mara,Mara laughs.\n");
}

} // namespace

QString SetupTasksTest::writeTaskFile(const Desk& desk, const QByteArray& document)
{
    writeFile(desk.filePath(QStringLiteral("helpdesk.md")), "# How customers sound\n\nRead twice.");
    return writeFile(desk.filePath(QStringLiteral("helpdesk.json")), document);
}

QString SetupTasksTest::writeMails(const Desk& desk)
{
    return writeFile(desk.filePath(QStringLiteral("mails.csv")),
                     "id,channel,product,earlier,customer,agent,message\n"
                     "1,mail,kettle,,Mrs Low,Jo,It leaks.\n"
                     "2,mail,,,Mr Kay,Jo,Thank you!\n"
                     "3,chat,toaster,,Ann,Jo,It is loud.\n"
                     "4,chat,,,Bo,Jo,Where is it?\n");
}

void SetupTasksTest::fillIn(SetupWizard& wizard, const QString& scenes)
{
    wizard.task()->title()->setText(QStringLiteral("Spring term"));
    wizard.files()->addFiles({scenes});
    wizard.files()->finishReading();
    wizard.people()->coordinator()->setText(QStringLiteral("Ada Coleman"));
    wizard.people()->roster()->setText(QStringLiteral("Ann\nBo\nCy\nDi\nEd\nFay"));
}

void SetupTasksTest::thirdTask_byKeysAlone_fromItsFileToAStudy()
{
    Desk desk;
    SetupWizard* wizard = openWizard(desk);
    QVERIFY(wizard);
    desk.type(QStringLiteral("Help desk"));
    desk.press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), wizard->task()->card(0));
    desk.press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), child<QPushButton>(wizard->task(), "file"));
    desk.prompts.paths = {writeTaskFile(desk, sampleDocument())};
    desk.press(Qt::Key_Return);
    QVERIFY2(wizard->task()->problemText().isEmpty(), qPrintable(wizard->task()->problemText()));
    QVERIFY(wizard->task()->card(2)->isChecked());
    QCOMPARE(wizard->task()->card(2)->about(),
             QStringLiteral("1 question with 5 options, a table of 3 rows, 2 scales, an "
                            "explanation, optional; groups from the files"));
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(wizard->step(), SetupStep::Files);
    desk.prompts.paths = {writeMails(desk)};
    desk.press(Qt::Key_Return);
    QTRY_VERIFY(!wizard->files()->isReading());
    QVERIFY2(wizard->obstacle().isEmpty(), qPrintable(wizard->obstacle()));
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(wizard->step(), SetupStep::People);
    desk.type(QStringLiteral("Ada Coleman"));
    desk.press(Qt::Key_Tab);
    for (const char* name : {"Ann", "Bo", "Cy", "Di", "Ed", "Fay"}) {
        desk.type(QString::fromLatin1(name));
        desk.press(Qt::Key_Return);
    }
    for (int step = 0; step < 5; ++step)
        desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(wizard->step(), SetupStep::Summary);
    const QString summary = wizard->summary()->text();
    QVERIFY2(summary.contains(QStringLiteral("How customers sound")), qPrintable(summary));
    QVERIFY2(summary.contains(QStringLiteral("mail: 2")), qPrintable(summary));
    QVERIFY2(!summary.contains(QStringLiteral("explanation is required")), qPrintable(summary));
    const QString path = desk.filePath(QStringLiteral("help.subtext"));
    desk.prompts.paths = {path};
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk.window().study());
    QVERIFY(*must(desk.study().task()) == thirdTask());
    QCOMPARE(must(desk.study().counts()).scenarios, 4);
    QCOMPARE(must(desk.study().courseRules().guideline()),
             QStringLiteral("# How customers sound\n\nRead twice."));
    QVERIFY(!must(desk.study().protocol()).isExplanationRequired);
    // Three people a channel.
    QCOMPARE(must(desk.study().assigning().matrix()).size(), std::size_t{6});
}

void SetupTasksTest::emoScene_hasNoWordOfCei()
{
    Desk desk;
    SetupWizard* wizard = openWizard(desk);
    QVERIFY(wizard);
    desk.type(QStringLiteral("Stories"));
    desk.press(Qt::Key_Tab);
    desk.press(Qt::Key_Down);
    desk.press(Qt::Key_Space);
    QVERIFY(wizard->task()->card(1)->isChecked());
    fillIn(*wizard, writeStories(desk));
    wizard->showStep(SetupStep::Summary);
    QCOMPARE(wizard->step(), SetupStep::Summary);
    const QString summary = wizard->summary()->text();
    QVERIFY2(summary.contains(QStringLiteral("A table of 8 rows; groups from the files")),
             qPrintable(summary));
    QVERIFY2(summary.contains(QStringLiteral("office: 2")), qPrintable(summary));
    QVERIFY2(!summary.contains(QStringLiteral("xplanation")), qPrintable(summary));
    QVERIFY2(!summary.contains(QStringLiteral("ubtype")), qPrintable(summary));
    wizard->showStep(SetupStep::Rules);
    QVERIFY(!wizard->rules()->form()->explanation()->isVisible());
    QVERIFY(child<QPushButton>(wizard->rules()->form(), "limits")->isVisible());
    QVERIFY(wizard->rules()->form()->selfCheck()->isVisible());
    const auto study = wizard->make(desk.filePath(QStringLiteral("stories.subtext")));
    QVERIFY2(study, qPrintable(wizard->message()));
    QVERIFY(*must(study->task()) == *builtInTask(u"emoscene"));
    QVERIFY(!must(study->protocol()).isExplanationRequired);
}

void SetupTasksTest::taskWithoutChecks_reachesTheOtherLimits()
{
    Task task = thirdTask();
    task.checks = {};
    task.explanation.reset();
    RulesForm form(nullptr);
    form.setTask(task);
    form.QWidget::show();
    QVERIFY(child<QPushButton>(form, "limits")->isVisible());
    form.editLimits();
    auto* dialog = form.findChild<LimitsDialog*>();
    QVERIFY(dialog);
    QStringList shown;
    for (const QDoubleSpinBox* box : dialog->findChildren<QDoubleSpinBox*>()) {
        if (box->isVisible())
            shown << box->accessibleName();
    }
    QCOMPARE(shown, QStringList{QStringLiteral("Limit for the share of items with findings")});
}

void SetupTasksTest::editedCopy_isWhatTheStudyAsks()
{
    Desk desk;
    SetupWizard* wizard = openWizard(desk);
    QVERIFY(wizard);
    desk.press(Qt::Key_Tab);
    desk.press(Qt::Key_Down);
    desk.press(Qt::Key_Space); // EmoScene
    for (int i = 0; i < 2; ++i)
        desk.press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), child<QPushButton>(wizard->task(), "edit"));
    desk.press(Qt::Key_Return);
    auto* editor = wizard->findChild<TaskEditor*>();
    QVERIFY(editor);
    QApplication::setActiveWindow(editor);
    QCoreApplication::processEvents();
    QCOMPARE(QApplication::focusWidget(), editor->parts()->tree());
    QVERIFY(editor->draft().faults().empty());
    // A scale beside the table.
    desk.press(Qt::Key_Down);
    while (editor->parts()->chosen().kind != PartKind::Scales)
        desk.press(Qt::Key_Down);
    desk.press(Qt::Key_Insert);
    QCOMPARE(editor->document().task.scales.size(), std::size_t{1});
    auto* word = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(word);
    word->selectAll();
    desk.type(QStringLiteral("Strength"));
    QCOMPARE(editor->document().task.scales[0].token, QStringLiteral("strength"));
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!wizard->findChild<TaskEditor*>());
    QVERIFY(wizard->task()->isOwn());
    QCOMPARE(wizard->task()->chosen().task.token, QStringLiteral("emoscene-copy"));
    QApplication::setActiveWindow(wizard);
    fillIn(*wizard, writeStories(desk));
    wizard->showStep(SetupStep::Summary);
    QCOMPARE(wizard->step(), SetupStep::Summary);
    const auto study = wizard->make(desk.filePath(QStringLiteral("own.subtext")));
    QVERIFY2(study, qPrintable(wizard->message()));
    QCOMPARE(must(study->task())->scales[0].word, QStringLiteral("Strength"));
    QCOMPARE(must(study->task())->title, QStringLiteral("Spring term")); // nobody named the copy
    QCOMPARE(must(study->task())->token, QStringLiteral("spring-term"));
    QCOMPARE(writeTask(*must(study->task())), writeTask(*wizard->draft().task));
    // What is edited once more is the same task, no copy of the copy.
    wizard->showStep(SetupStep::Task);
    wizard->task()->edit();
    editor = wizard->findChild<TaskEditor*>();
    QVERIFY(editor);
    QCOMPARE(editor->document().task.token, QStringLiteral("emoscene-copy"));
    editor->reject(); // nothing was changed, so nothing is asked
    QVERIFY(!editor->isVisible());
}

void SetupTasksTest::copyOfAShippedTask_canBeUsedAsItIs()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    for (std::size_t i = 0; i < BuiltInTaskTokens.size(); ++i) {
        wizard.task()->card(i)->click();
        wizard.task()->edit();
        auto* editor = wizard.findChild<TaskEditor*>();
        QVERIFY(editor);
        QVERIFY(editor->draft().faults().empty());
        editor->accept();
        QVERIFY(wizard.task()->isOwn());
        QVERIFY(wizard.task()->chosen().task.token != BuiltInTaskTokens.at(i));
        QVERIFY(child<QLabel>(wizard.task(), "outgrown")->isHidden());
        delete editor;
    }
}

void SetupTasksTest::brokenDocument_isRefusedWithItsPlace()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    QByteArray document = sampleDocument();
    document.replace("\"token\": \"grateful\"", "\"token\": \"calm\"");
    document.replace("\"figure\": \"bars\"", "\"figure\": \"bricks\"");
    wizard.task()->readFile(writeTaskFile(desk, document));
    const QString problem = wizard.task()->problemText();
    QVERIFY2(problem.contains(QStringLiteral("helpdesk.json cannot be used")), qPrintable(problem));
    QVERIFY2(problem.contains(QStringLiteral("questions[0].options[1].token, line ")),
             qPrintable(problem));
    QVERIFY2(problem.contains(QStringLiteral("Change one of the two.")), qPrintable(problem));
    QVERIFY2(problem.contains(QStringLiteral("scales[1].figure")), qPrintable(problem));
    QVERIFY(wizard.task()->card(0)->isChecked());
    QVERIFY(wizard.task()->card(2)->isHidden());
    wizard.task()->readFile(desk.filePath(QStringLiteral("nowhere.json")));
    QVERIFY(wizard.task()->problemText().contains(QStringLiteral("nowhere.json cannot be used")));
    wizard.task()->readFile(writeTaskFile(desk, "{\"schema\": "));
    QVERIFY2(wizard.task()->problemText().contains(QStringLiteral("line 1, column")),
             qPrintable(wizard.task()->problemText()));
    wizard.task()->readFile(writeTaskFile(desk, sampleDocument()));
    QVERIFY(wizard.task()->problemText().isEmpty());
    QVERIFY(wizard.task()->isOwn());
}

void SetupTasksTest::documentWithoutItsTexts_isRefused()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    const QString path = writeTaskFile(desk, sampleDocument());
    QVERIFY(QFile::remove(desk.filePath(QStringLiteral("helpdesk.md"))));
    wizard.task()->readFile(path);
    QVERIFY2(wizard.task()->problemText().contains(QStringLiteral("texts.guideline")),
             qPrintable(wizard.task()->problemText()));
    QVERIFY(!wizard.task()->isOwn());
}

void SetupTasksTest::textsBesideTheDocument_comeAlong()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    writeFile(desk.filePath(QStringLiteral("agree.md")), "# Before you begin");
    QByteArray document = sampleDocument();
    document.replace("\"guideline\": \"helpdesk.md\"",
                     "\"guideline\": \"helpdesk.md\", \"consent\": \"agree.md\", "
                     "\"cheat_sheet\": \"short.md\"");
    writeFile(desk.filePath(QStringLiteral("short.md")), "Calm: no more than the facts.");
    wizard.task()->readFile(writeTaskFile(desk, document));
    QCOMPARE(wizard.task()->guideline()->text(),
             QStringLiteral("# How customers sound\n\nRead twice."));
    QCOMPARE(wizard.course()->form()->consent()->current(), 0);
    fillIn(wizard, writeMails(desk));
    wizard.showStep(SetupStep::Summary);
    const auto study = wizard.make(desk.filePath(QStringLiteral("texts.subtext")));
    QVERIFY2(study, qPrintable(wizard.message()));
    QCOMPARE(must(study->consents().text()).text, QStringLiteral("# Before you begin"));
    QVERIFY(must(study->protocol()).isConsentRequired);
    QCOMPARE(must(study->courseRules().ownText(TaskText::CheatSheet)),
             QStringLiteral("Calm: no more than the facts."));
    // With a task that brings none they go again.
    wizard.task()->card(0)->click();
    QCOMPARE(wizard.task()->guideline()->text(), QString());
    QCOMPARE(wizard.course()->form()->consentText(), QString());
}

void SetupTasksTest::ownGuideline_staysWithAnotherTask()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    wizard.task()->guideline()->setText(QStringLiteral("# Ours"));
    wizard.task()->card(1)->click();
    QCOMPARE(wizard.draft().guideline, QStringLiteral("# Ours"));
    wizard.task()->readFile(writeTaskFile(desk, sampleDocument()));
    QCOMPARE(wizard.draft().guideline, QStringLiteral("# Ours"));
}

void SetupTasksTest::otherTask_readsTheFilesAnew()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    wizard.task()->card(1)->click();
    wizard.files()->addFiles({writeStories(desk)});
    wizard.files()->finishReading();
    QCOMPARE(wizard.draft().files.size(), std::size_t{1});
    wizard.task()->card(0)->click();
    wizard.files()->finishReading();
    QVERIFY(wizard.draft().files.empty()); // CEI's scenes have other columns
    wizard.task()->card(1)->click();
    wizard.files()->finishReading();
    QCOMPARE(wizard.draft().files.size(), std::size_t{1});
}

void SetupTasksTest::rowsThatTheStudyRefuses_areTold()
{
    Desk desk;
    SetupWizard* wizard = openWizard(desk);
    QVERIFY(wizard);
    wizard->task()->readFile(writeTaskFile(desk, sampleDocument()));
    fillIn(*wizard, writeMails(desk));
    wizard->files()->addFiles(
        {writeFile(desk.filePath(QStringLiteral("answers.csv")),
                   "scenario,annotator,tone,refund,repair,apology,mood,effort\n"
                   "mail/1,Ann,calm,no,yes,no,0,1\n"
                   "mail/99,Ann,calm,no,yes,no,0,1\n")});
    wizard->files()->finishReading();
    wizard->showStep(SetupStep::Summary);
    QCOMPARE(wizard->step(), SetupStep::Summary);
    desk.prompts.said.clear();
    Q_EMIT wizard->makeRequested(desk.filePath(QStringLiteral("part.subtext")));
    QVERIFY(desk.window().study());
    QCOMPARE(must(desk.study().counts()).annotations, 1);
    const QString said = desk.prompts.said.join(u' ');
    QVERIFY2(said.contains(QStringLiteral("Some rows of the files were not imported.")),
             qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("answers.csv, row 3: ")), qPrintable(said));
}

void SetupTasksTest::teams_canBeShared()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    wizard.task()->card(1)->click();
    fillIn(wizard, writeStories(desk));
    wizard.showStep(SetupStep::Assignment);
    AssignmentPage& page = *wizard.assignment();
    MatrixModel& matrix = page.matrix()->matrix();
    QCOMPARE(matrix.columnCount(), 4);
    QCOMPARE(matrix.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("home"));
    QVERIFY(child<SegmentBar>(page, "teams")->isVisibleTo(&page));
    QCOMPARE(child<SegmentBar>(page, "teams")->segmentText(0),
             QStringLiteral("One for each topic"));
    const auto groupsOf = [&matrix](int row) {
        return (matrix.cellAt(row, 1).assigned > 0 ? 1 : 0) +
               (matrix.cellAt(row, 2).assigned > 0 ? 1 : 0);
    };
    for (int row = 0; row < 6; ++row)
        QCOMPARE(groupsOf(row), 1);
    child<SegmentBar>(page, "teams")->button(1)->click();
    child<QSpinBox>(page, "raters")->setValue(6);
    for (int row = 0; row < 6; ++row)
        QCOMPARE(groupsOf(row), 2);
    child<QSpinBox>(page, "raters")->setValue(2);
    const SetupDraft draft = wizard.draft();
    const PlannedCounts planned = must(planCounts(draft));
    const auto study = wizard.make(desk.filePath(QStringLiteral("shared.subtext")));
    QVERIFY2(study, qPrintable(wizard.message()));
    PlannedCounts made;
    for (const GroupProgress& cell : must(study->assigning().matrix())) {
        for (const Person& person : must(study->roster().people())) {
            if (person.id == cell.person)
                made[person.code][cell.group] = cell.assigned;
        }
    }
    QVERIFY(made == planned);
}

void SetupTasksTest::taskWithoutGroups_hasOneColumn()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    Task task = thirdTask();
    task.group.reset();
    task.texts = {};
    wizard.task()->readFile(writeTaskFile(desk, writeTask(task)));
    QVERIFY2(wizard.task()->problemText().isEmpty(), qPrintable(wizard.task()->problemText()));
    fillIn(wizard, writeFile(desk.filePath(QStringLiteral("mails.csv")),
                             "id,product,earlier,customer,agent,message\n"
                             "1,kettle,,Mrs Low,Jo,It leaks.\n2,,,Mr Kay,Jo,Thank you!\n"));
    wizard.showStep(SetupStep::Assignment);
    QCOMPARE(wizard.step(), SetupStep::Assignment);
    AssignmentPage& page = *wizard.assignment();
    QCOMPARE(page.matrix()->matrix().columnCount(), 2);
    QCOMPARE(page.matrix()->matrix().cellAt(6, 1).assigned, 6);
    QVERIFY(!child<SegmentBar>(page, "teams")->isVisibleTo(&page));
    wizard.showStep(SetupStep::Summary);
    QVERIFY2(!wizard.summary()->text().contains(QStringLiteral(": 2\n")),
             qPrintable(wizard.summary()->text()));
    QVERIFY(wizard.make(desk.filePath(QStringLiteral("plain.subtext"))));
}

void SetupTasksTest::textsOfAnswersThatAreGone_areNamed()
{
    QVERIFY(outgrownTextsText(defaultTask()).isEmpty());
    Task cut = defaultTask();
    cut.scales.front().points.pop_back();
    const QString said = outgrownTextsText(cut);
    for (const char* text : {"guideline", "cheat sheet", "consent text", "practice scenes"})
        QVERIFY2(said.contains(QString::fromLatin1(text)), qPrintable(said));
    cut.texts.practice.clear();
    cut.texts.guideline = QStringLiteral("ours.md");
    QVERIFY(!outgrownTextsText(cut).contains(QStringLiteral("practice")));
    QVERIFY(!outgrownTextsText(cut).contains(QStringLiteral("guideline")));
    Task without = defaultTask();
    auto& options = without.questions.front().options;
    options.erase(options.begin());
    QVERIFY(!outgrownTextsText(without).isEmpty());

    Desk desk;
    TaskPage page(desk.prompts, nullptr);
    QVERIFY(child<QLabel>(page, "outgrown")->isHidden());
    Task copy = thirdTask();
    copy.texts.consent = QStringLiteral("built-in:cei");
    page.readFile(writeTaskFile(desk, writeTask(copy)));
    QVERIFY2(page.problemText().isEmpty(), qPrintable(page.problemText()));
    QVERIFY(page.isOwn());
    QVERIFY2(child<QLabel>(page, "outgrown")->text().contains(QStringLiteral("consent text")),
             qPrintable(child<QLabel>(page, "outgrown")->text()));
    QVERIFY(!child<QLabel>(page, "outgrown")->isHidden());
}

void SetupTasksTest::practiceThatDoesNotFit_isSaidAndNotPromised()
{
    Desk desk;
    CoursePage page(desk.prompts, nullptr);
    SetupDraft draft;
    const auto applied = [&](const TaskDocument& chosen) {
        page.setTask(chosen);
        page.apply(draft);
        draft.task = std::make_shared<const Task>(chosen.task);
        return summaryHtml(draft);
    };
    QVERIFY(applied({defaultTask(), {}, {}, {}}).contains(QStringLiteral("Practice before")));
    QVERIFY(child<QLabel>(page.form(), "practiceNote")->isHidden());
    // A copy that asks for two of the eight emotions, and whose texts are still CEI's.
    Task cut = defaultTask();
    auto& options = cut.questions.front().options;
    options.erase(options.begin() + 2, options.end());
    const QString summary = applied({cut, {}, {}, {}});
    QVERIFY(!child<QLabel>(page.form(), "practiceNote")->isHidden());
    QVERIFY(!page.form()->practice()->isEnabled());
    QVERIFY(!draft.protocol.isPracticeAsked);
    QVERIFY2(summary.contains(QStringLiteral("No practice")), qPrintable(summary));
}

void SetupTasksTest::builtInConsent_isToBeChecked()
{
    Desk desk;
    CoursePage page(desk.prompts, nullptr);
    page.setTask({defaultTask(), {}, {}, {}});
    CourseForm& form = *page.form();
    const QLabel& note = *child<QLabel>(form, "consentNote");
    QVERIFY(note.isHidden()); // nobody is asked
    form.consent()->button(0)->click();
    QVERIFY(!note.isHidden());
    QVERIFY(note.text().startsWith(QStringLiteral("Check this against your own scenes")));
    form.text()->setText(QStringLiteral("# Ours"));
    Q_EMIT form.text()->changed();
    QVERIFY(note.isHidden());
}

void SetupTasksTest::limitsBeforeTheStudy_sayNothingOfRevisions()
{
    RulesPage page(nullptr);
    auto* form = page.findChild<RulesForm*>();
    QVERIFY(form);
    form->editLimits();
    auto* dialog = form->findChild<LimitsDialog*>();
    QVERIFY(dialog);
    QVERIFY(dialog->note()->isHidden());
    QVERIFY(!LimitsDialog(QualityProtocol{}).note()->isHidden());
    QStringList names;
    for (const QSpinBox* box : dialog->findChildren<QSpinBox*>())
        names << box->accessibleName();
    QVERIFY(names.contains(QStringLiteral("Straight-lining: from this many items on")));
    dialog->reject();
}

SUBTEXT_TEST(SetupTasksTest)
#include "setuptaskstest.moc"
