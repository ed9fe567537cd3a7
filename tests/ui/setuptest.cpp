// SPDX-License-Identifier: MIT
#include "core/course/assigning.h"
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/course/rosterlines.h"
#include "core/operation/qualitydesk.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/forms/courseform.h"
#include "ui/forms/rosteredit.h"
#include "ui/forms/rosterfile.h"
#include "ui/forms/rostermodel.h"
#include "ui/forms/rulesform.h"
#include "ui/forms/textchoice.h"
#include "ui/home/homepage.h"
#include "ui/setup/assignmentpage.h"
#include "ui/setup/filespage.h"
#include "ui/setup/peoplepage.h"
#include "ui/setup/rulespage.h"
#include "ui/setup/setupwizard.h"
#include "ui/setup/steplist.h"
#include "ui/setup/summarypage.h"
#include "ui/setup/taskpage.h"
#include "ui/start/signinpage.h"
#include "ui/widgets/matrixview.h"
#include "ui/widgets/segmentbar.h"
#include "ui/widgets/textreader.h"

#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// The set-up from files to a study, with its real pages.
class SetupTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void byKeysAlone_fromCsvToStudy();
    void nothing_isWrittenBeforeTheLastPage();
    void next_saysWhatIsMissing();
    void steps_cannotJumpOverAnOpenOne();
    void badFile_namesThePlace();
    void refusedRows_areListedWithTheirReason();
    void refusedRows_areCountedWhereTheyAreMany();
    void reading_canBeStoppedAndBegunAgain();
    void roster_showsTheBadLineWhileTyping();
    void rosterFile_becomesPeople_data();
    void rosterFile_becomesPeople();
    void rosterTable_canBeCorrected();
    void rosterTable_givesNamesTheirRoomBeforeAddresses();
    void rosterFile_thatIsMissing_isSaid();
    void plannedMatrix_isTheAssignmentThatIsMade();
    void tooFewAnnotators_areSaidOnThePage();
    void filesWithLabels_bringTheirAssignment();
    void settings_endInTheStudy();
    void ownTexts_areKeptAndBlankOnesAreNot();
    void failure_bringsItsPageBackAndLeavesNoFile();
    void leaving_asksOnceSomethingIsEntered();
    void tab_goesFromTheStepsDownThePageToTheFoot();

private:
    /// A wizard filled in as far as the summary.
    static void fillIn(SetupWizard& wizard, const Desk& desk, int scenes = 5);
};

void SetupTest::fillIn(SetupWizard& wizard, const Desk& desk, int scenes)
{
    wizard.files()->addFiles({writeScenes(desk.filePath(QString()), scenes)});
    wizard.files()->finishReading();
    wizard.task()->title()->setText(QStringLiteral("Spring term"));
    wizard.people()->coordinator()->setText(QStringLiteral("Ada Coleman"));
    wizard.people()->roster()->setText(QStringLiteral("Ann\nB7, Bo\nM1, Mo, adjudicator"));
    child<QSpinBox>(wizard.assignment(), "raters")->setValue(2);
}

void SetupTest::byKeysAlone_fromCsvToStudy()
{
    Desk desk;
    desk.window().newStudy();
    auto* wizard = desk.window().findChild<SetupWizard*>();
    QVERIFY(wizard);
    QApplication::setActiveWindow(wizard);
    QCoreApplication::processEvents();
    QCOMPARE(wizard->step(), SetupStep::Task);
    desk.type(QStringLiteral("Spring term"));
    desk.press(Qt::Key_Return);
    QCOMPARE(wizard->step(), SetupStep::Files);
    desk.prompts.paths = {writeScenes(desk.filePath(QString()), 6)};
    desk.press(Qt::Key_Return); // Add files…
    QTRY_VERIFY(!wizard->files()->isReading());
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(wizard->step(), SetupStep::People);
    desk.type(QStringLiteral("Ada Coleman"));
    desk.press(Qt::Key_Tab);
    desk.type(QStringLiteral("Ann"));
    desk.press(Qt::Key_Return);
    desk.type(QStringLiteral("Bo"));
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(wizard->step(), SetupStep::Assignment);
    desk.press(Qt::Key_Down); // three annotators become two
    desk.press(Qt::Key_Return);
    QCOMPARE(wizard->step(), SetupStep::Rules);
    desk.press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(wizard->step(), SetupStep::Assignment);
    desk.press(Qt::Key_Return);
    desk.press(Qt::Key_Return);
    QCOMPARE(wizard->step(), SetupStep::Consent);
    desk.press(Qt::Key_Return);
    QCOMPARE(wizard->step(), SetupStep::Summary);
    const QString path = desk.filePath(QStringLiteral("spring.subtext"));
    desk.prompts.paths = {path};
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk.window().study());
    QCOMPARE(desk.study().path(), path);
    QCOMPARE(must(desk.study().info()).title, QStringLiteral("Spring term"));
    QCOMPARE(must(desk.study().counts()).scenarios, 6);
    QCOMPARE(must(desk.study().protocol()).ratersPerItem, 2);
    QVERIFY(must(desk.study().protocol()).isPracticeAsked); // unless it is switched off
    const auto progress = must(desk.study().roster().progress());
    QCOMPARE(progress.size(), std::size_t{3});
    QCOMPARE(progress[0].assigned, 6);
    QCOMPARE(progress[1].assigned, 6);
    const auto coordinator = must(desk.study().roster().byCode(QStringLiteral("C01")));
    QVERIFY(coordinator);
    QCOMPARE(coordinator->name, QStringLiteral("Ada Coleman"));
    // Whoever made it has said who they are; Home says that next is to hand out.
    QVERIFY(!desk.window().signInPage()->isVisible());
    QVERIFY(desk.window().homePage()->isVisible());
}

void SetupTest::nothing_isWrittenBeforeTheLastPage()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    fillIn(wizard, desk);
    const QStringList before = QDir(desk.filePath(QString())).entryList(QDir::Files);
    while (wizard.step() != SetupStep::Summary)
        wizard.next();
    QCOMPARE(QDir(desk.filePath(QString())).entryList(QDir::Files), before);
    QVERIFY(wizard.make(desk.filePath(QStringLiteral("s.subtext"))));
    QVERIFY(QFile::exists(desk.filePath(QStringLiteral("s.subtext"))));
}

void SetupTest::next_saysWhatIsMissing()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    wizard.next();
    QCOMPARE(wizard.step(), SetupStep::Task);
    QVERIFY(wizard.message().contains(QStringLiteral("name")));
    wizard.task()->title()->setText(QStringLiteral("T"));
    wizard.next();
    wizard.next();
    QCOMPARE(wizard.step(), SetupStep::Files);
    QVERIFY(wizard.message().contains(QStringLiteral("files that hold the scenarios")));
    wizard.files()->addFiles({writeScenes(desk.filePath(QString()), 2)});
    wizard.files()->finishReading();
    wizard.next();
    wizard.people()->roster()->setText(QStringLiteral("Ann"));
    wizard.next();
    QCOMPARE(wizard.step(), SetupStep::People);
    QVERIFY2(wizard.message().contains(QStringLiteral("who coordinates")),
             qPrintable(wizard.message()));
    wizard.people()->roster()->setText(QStringLiteral("C9, Ann, coordinator"));
    wizard.next();
    QCOMPARE(wizard.step(), SetupStep::People);
    QVERIFY(wizard.message().contains(QStringLiteral("people who label")));
}

void SetupTest::steps_cannotJumpOverAnOpenOne()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    wizard.showStep(SetupStep::Summary);
    QCOMPARE(wizard.step(), SetupStep::Task);
    QVERIFY(!wizard.steps()->item(3)->flags().testFlag(Qt::ItemIsEnabled));
    fillIn(wizard, desk);
    wizard.steps()->setCurrentRow(3);
    QCOMPARE(wizard.step(), SetupStep::Assignment);
    wizard.people()->coordinator()->clear();
    wizard.showStep(SetupStep::Summary);
    QCOMPARE(wizard.step(), SetupStep::People);
}

void SetupTest::badFile_namesThePlace()
{
    Desk desk;
    const QString path = desk.filePath(QStringLiteral("bad_sarcasm-irony.csv"));
    writeFile(path, "id,speaker_role,listener_role,context,utterance\n1,a,b,c,\"never closed\n");
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    wizard.files()->addFiles({path});
    wizard.files()->finishReading();
    QVERIFY2(wizard.files()->previewText().contains(path + QStringLiteral(":2")),
             qPrintable(wizard.files()->previewText()));
    wizard.task()->title()->setText(QStringLiteral("T"));
    wizard.next();
    wizard.next();
    QCOMPARE(wizard.step(), SetupStep::Files);
    wizard.files()->removeChosen();
    wizard.files()->finishReading();
    QVERIFY(!wizard.files()->previewText().contains(path));
}

void SetupTest::refusedRows_areListedWithTheirReason()
{
    Desk desk;
    const QString path = desk.filePath(QStringLiteral("some_mixed-signals.csv"));
    writeFile(path, "id,speaker_role,listener_role,context,utterance,power_relation\n"
                    "1,host,guest,The guest leaves.,\"No, goÉ we will manage.\",peer\n"
                    "2,host,guest,The guest is back.,,peer\n"
                    "3,host,guest,The guest calls.,Of course not.,sideways\n");
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    wizard.files()->addFiles({path});
    wizard.files()->finishReading();
    const QString found = wizard.files()->previewText();
    QVERIFY2(found.contains(QStringLiteral("2 rows refused")), qPrintable(found));
    QVERIFY2(found.contains(QStringLiteral("line 4")), qPrintable(found));
    QVERIFY2(found.contains(QStringLiteral("Mixed signals: 1")), qPrintable(found));
    QVERIFY2(found.contains(QStringLiteral("goÉ")), qPrintable(found)); // a damaged character
}

void SetupTest::refusedRows_areCountedWhereTheyAreMany()
{
    Desk desk;
    const QString path = desk.filePath(QStringLiteral("some_mixed-signals.csv"));
    writeFile(path, "id,speaker_role,listener_role,context,utterance\n1,a,b,c,u\n" +
                        QByteArray("x\n").repeated(3000));
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    wizard.files()->addFiles({path});
    wizard.files()->finishReading();
    const QString found = wizard.files()->previewText();
    QVERIFY2(found.contains(QStringLiteral("3000 rows refused")), qPrintable(found));
    QVERIFY2(found.contains(QStringLiteral("2000 more rows")), qPrintable(found));
}

void SetupTest::reading_canBeStoppedAndBegunAgain()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    wizard.show();
    wizard.task()->title()->setText(QStringLiteral("T"));
    wizard.showStep(SetupStep::Files);
    FilesPage& files = *wizard.files();
    QVERIFY(!files.stop()->isVisible());
    files.addFiles({writeScenes(desk.filePath(QString()), 4)});
    QVERIFY(files.isReading());
    QVERIFY(files.stop()->isVisible());
    QCOMPARE(files.stop()->text(), QStringLiteral("Stop reading"));
    QTest::keyClick(files.stop(), Qt::Key_Space);
    QVERIFY(!files.isReading());
    QVERIFY2(files.previewText().contains(QStringLiteral("stopped")),
             qPrintable(files.previewText()));
    QVERIFY(wizard.draft().files.empty());
    wizard.next();
    QCOMPARE(wizard.step(), SetupStep::Files);
    QVERIFY2(wizard.message().contains(QStringLiteral("Read them again")),
             qPrintable(wizard.message()));
    // What the stopped worker had to say comes now, and is nobody's any more.
    QCoreApplication::processEvents();
    QVERIFY(wizard.draft().files.empty());
    QCOMPARE(files.stop()->text(), QStringLiteral("Read again"));
    QTest::keyClick(files.stop(), Qt::Key_Space);
    QTRY_VERIFY(!files.isReading());
    QVERIFY(!files.stop()->isVisible());
    QCOMPARE(wizard.draft().files.size(), std::size_t{1});
    QCOMPARE(wizard.draft().files.front().records.size(), std::size_t{4});
}

void SetupTest::roster_showsTheBadLineWhileTyping()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    RosterEdit& roster = *wizard.people()->roster();
    roster.setText(QStringLiteral("Ann\nB1, Bo, boss"));
    QVERIFY2(roster.shownText().contains(QStringLiteral("Line 2")), qPrintable(roster.shownText()));
    QCOMPARE(roster.edit()->extraSelections().size(), 1);
    QCOMPARE(roster.edit()->extraSelections().front().cursor.blockNumber(), 1);
    QVERIFY(roster.people().empty());
    roster.setText(QStringLiteral("Ann\nB1, Bo, adjudicator"));
    QVERIFY2(roster.shownText().contains(QStringLiteral("1 annotator, 1 adjudicator")),
             qPrintable(roster.shownText()));
    QVERIFY(roster.edit()->extraSelections().isEmpty());
    roster.setTaken({QStringLiteral("B1")});
    QVERIFY2(roster.shownText().contains(QStringLiteral("B1")), qPrintable(roster.shownText()));
    QVERIFY(roster.people().empty());
}

void SetupTest::rosterFile_becomesPeople_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QString>("people");
    QTest::newRow("names only") << QByteArray("Ann Low\nBo Kay\n")
                                << QStringLiteral("|Ann Low;|Bo Kay");
    QTest::newRow("header") << QByteArray("Role,Name,Code\r\nannotator,Ann Low,A1\r\n,Bo Kay,\r\n")
                            << QStringLiteral("A1|Ann Low;|Bo Kay");
    QTest::newRow("no header, semicolons")
        << QByteArray("A1;Ann Low\nA2;Bo Kay\n") << QStringLiteral("A1|Ann Low;A2|Bo Kay");
    QTest::newRow("family name first")
        << QByteArray("name,code\n\"Low, Ann\",A1\n") << QStringLiteral("A1|Ann Low");
    QTest::newRow("ragged") << QByteArray("Ann Low\nM01,Ruth Adler,adjudicator\n")
                            << QStringLiteral("|Ann Low;M01|Ruth Adler");
    QTest::newRow("Windows-1252") << QByteArray("name\nJos\xe9 Mu\xf1oz\nBo Kay\n")
                                  << QStringLiteral("|José Muñoz;|Bo Kay");
}

void SetupTest::rosterFile_becomesPeople()
{
    QFETCH(QByteArray, csv);
    QFETCH(QString, people);
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    RosterEdit& roster = *wizard.people()->roster();
    VERIFY_HOLDS(roster.readFile(writeFile(desk.filePath(QStringLiteral("roster.csv")), csv)));
    QStringList words;
    for (const Roster::NewPerson& person : roster.people())
        words << person.code + u'|' + person.name;
    QCOMPARE(words.join(u';'), people);
}

// The table is the roster: what is changed there is what will be added.
void SetupTest::rosterTable_canBeCorrected()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    RosterEdit& roster = *wizard.people()->roster();
    RosterModel& model = *roster.model();
    roster.setText(QStringLiteral("Ortiz, Pablo\nLena Voss, lena@uni.edu\nlena, Lena Low, boss"));
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(0, RosterModel::NameColumn).data().toString(),
             QStringLiteral("Pablo Ortiz"));
    QCOMPARE(model.index(0, RosterModel::CodeColumn).data().toString(), QStringLiteral("A01"));
    QVERIFY(model.index(0, RosterModel::CodeColumn).data(RosterModel::ProposedRole).toBool());
    QCOMPARE(model.index(1, RosterModel::EmailColumn).data().toString(),
             QStringLiteral("lena@uni.edu"));
    QVERIFY(model.index(2, RosterModel::RoleColumn).data(RosterModel::ProblemRole).toBool());
    QVERIFY(roster.people().empty());
    QVERIFY2(roster.shownText().contains(QStringLiteral("“boss” is not a role")),
             qPrintable(roster.shownText()));
    QVERIFY(model.setData(model.index(2, RosterModel::RoleColumn),
                          static_cast<int>(Role::Adjudicator), Qt::EditRole));
    QVERIFY(model.setData(model.index(2, RosterModel::NameColumn), QStringLiteral("Lena Low"),
                          Qt::EditRole));
    QVERIFY(model.setData(model.index(2, RosterModel::CodeColumn), QStringLiteral("low"),
                          Qt::EditRole));
    QVERIFY2(roster.shownText().contains(QStringLiteral("gives the name away")),
             qPrintable(roster.shownText()));
    QVERIFY(model.setData(model.index(2, RosterModel::CodeColumn), QString(), Qt::EditRole));
    QCOMPARE(roster.people().size(), std::size_t{3});
    QCOMPARE(roster.people().back().name, QStringLiteral("Lena Low"));
    QVERIFY(roster.people().back().role == Role::Adjudicator);
    QVERIFY(roster.edit()->document()->isUndoAvailable());
}

void SetupTest::rosterTable_givesNamesTheirRoomBeforeAddresses()
{
    Desk desk;
    RosterEdit roster(desk.prompts, nullptr);
    roster.resize(900, 400);
    roster.show();
    roster.setText(QStringLiteral("Karl Friedrich von Müller-Lüdenscheidt, "
                                  "karl.friedrich.von.mueller-luedenscheidt@example.org"));
    QCoreApplication::processEvents();
    const QTableView& table = *roster.table();
    QCOMPARE(table.model()->rowCount(), 1);
    QVERIFY(table.model()->index(0, RosterModel::EmailColumn).data().toString().contains(u'@'));
    const QAbstractItemView& view = table;
    QVERIFY(table.columnWidth(RosterModel::NameColumn) >=
            view.sizeHintForColumn(RosterModel::NameColumn));
}

void SetupTest::rosterFile_thatIsMissing_isSaid()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    RosterEdit& roster = *wizard.people()->roster();
    COMPARE_ERROR(roster.readFile(desk.filePath(QStringLiteral("none.csv"))),
                  ErrorCode::FileMissing);
    QVERIFY(roster.shownText().contains(QStringLiteral("There is no file")));
    VERIFY_HOLDS(roster.readFile(
        writeFile(desk.filePath(QStringLiteral("r.csv")), "name,role\nAnn,annotator\n")));
    QCOMPARE(roster.people().size(), std::size_t{1});
}

void SetupTest::plannedMatrix_isTheAssignmentThatIsMade()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    fillIn(wizard, desk, 7);
    wizard.people()->roster()->setText(QStringLiteral("Ann\nBo\nCy\nDee"));
    child<QSpinBox>(wizard.assignment(), "seed")->setValue(7);
    wizard.showStep(SetupStep::Assignment);
    MatrixModel& matrix = wizard.assignment()->matrix()->matrix();
    QCOMPARE(matrix.rowCount(), 5); // four people and the sum
    const QString path = desk.filePath(QStringLiteral("m.subtext"));
    const auto study = wizard.make(path);
    QVERIFY(study);
    QCOMPARE(must(study->protocol()).seed, 7U);
    const auto made = must(study->assigning().matrix());
    QCOMPARE(made.size(), std::size_t{4});
    const auto people = must(study->roster().people());
    for (const GroupProgress& cell : made) {
        int row = 0;
        while (people[static_cast<std::size_t>(row)].id != cell.person)
            ++row;
        QVERIFY(matrix.index(row, 0).data().toString().contains(
            people[static_cast<std::size_t>(row)].name));
        QCOMPARE(matrix.cellAt(row, 1).assigned, cell.assigned);
    }
    QCOMPARE(matrix.cellAt(4, 2).assigned, 14);
}

void SetupTest::tooFewAnnotators_areSaidOnThePage()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    fillIn(wizard, desk);
    child<QSpinBox>(wizard.assignment(), "raters")->setValue(3);
    wizard.showStep(SetupStep::Assignment);
    wizard.next();
    QCOMPARE(wizard.step(), SetupStep::Assignment);
    QVERIFY2(wizard.message().contains(QStringLiteral("needs 3 annotators and the roster has 2")),
             qPrintable(wizard.message()));
}

void SetupTest::filesWithLabels_bringTheirAssignment()
{
    const QStringList published = publishedData();
    if (published.isEmpty())
        QSKIP("the published data is not there");
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    wizard.files()->addFiles(published);
    wizard.files()->finishReading();
    wizard.task()->title()->setText(QStringLiteral("Again"));
    wizard.people()->coordinator()->setText(QStringLiteral("Ada Coleman"));
    wizard.showStep(SetupStep::Summary);
    QCOMPARE(wizard.step(), SetupStep::Summary);
    QVERIFY(wizard.summary()->text().contains(QStringLiteral("As in the files")));
    const auto study = wizard.make(desk.filePath(QStringLiteral("again.subtext")));
    QVERIFY2(study, qPrintable(wizard.message()));
    QCOMPARE(must(study->counts()).annotations, 900);
    QVERIFY(must(study->roster().byCode(QStringLiteral("C01"))));
}

void SetupTest::settings_endInTheStudy()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    fillIn(wizard, desk);
    RulesForm& rules = *wizard.rules()->form();
    child<SegmentBar>(rules, "order")->button(1)->click();
    rules.explanation()->button(1)->click();
    child<SegmentBar>(rules, "secondReading")->button(1)->click();
    child<QSpinBox>(rules, "guessShare")->setValue(25);
    child<SegmentBar>(rules, "namesAtDesk")->button(1)->click();
    child<SegmentBar>(rules, "releaseNames")->button(1)->click();
    rules.selfCheck()->button(1)->click();
    QualityProtocol limits = rules.quality();
    limits.thresholds.tooFastMs = 4'500;
    rules.setQuality(limits);
    wizard.course()->form()->repeats()->setValue(3);
    wizard.course()->form()->consent()->button(0)->click();
    const auto study = wizard.make(desk.filePath(QStringLiteral("set.subtext")));
    QVERIFY(study);
    Protocol expected;
    expected.ratersPerItem = 2;
    expected.order = ItemOrder::File;
    expected.isExplanationRequired = false;
    expected.secondReading = SecondReading::Option;
    expected.guessShare = 25;
    expected.areNamesShown = true;
    expected.releaseNames = NamePolicy::Names;
    expected.repeats = 3;
    expected.isConsentRequired = true;
    expected.isPracticeAsked = true; // proposed
    QVERIFY(must(study->protocol()) == expected);
    QVERIFY(must(study->quality().protocol()) == limits);
    QVERIFY(!limits.isSelfCheckOn);
    QCOMPARE(must(study->consents().text()).revision, 0); // the built-in text
    QCOMPARE(must(study->courseRules().guideline()), QString());
}

void SetupTest::ownTexts_areKeptAndBlankOnesAreNot()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    fillIn(wizard, desk);
    CourseForm& course = *wizard.course()->form();
    course.consent()->button(0)->click();
    course.text()->source()->button(1)->click();
    wizard.showStep(SetupStep::Consent);
    wizard.next();
    QCOMPARE(wizard.step(), SetupStep::Consent);
    QVERIFY(wizard.message().contains(QStringLiteral("Write the consent text")));
    course.text()->edit()->setPlainText(QStringLiteral("# Evening school\n\nIt takes an hour."));
    QVERIFY(course.text()->reader()->toPlainText().startsWith(QStringLiteral("Evening school")));
    wizard.next();
    QCOMPARE(wizard.step(), SetupStep::Summary);
    const QString guide =
        writeFile(desk.filePath(QStringLiteral("guide.md")), "# How we label here\n\nSlowly.\n");
    VERIFY_HOLDS(wizard.task()->guideline()->readFile(guide));
    COMPARE_ERROR(wizard.task()->guideline()->readFile(desk.filePath(QStringLiteral("no.md"))),
                  ErrorCode::FileMissing);
    const auto study = wizard.make(desk.filePath(QStringLiteral("texts.subtext")));
    QVERIFY(study);
    QCOMPARE(must(study->consents().text()).text,
             QStringLiteral("# Evening school\n\nIt takes an hour."));
    QCOMPARE(must(study->courseRules().guideline()),
             QStringLiteral("# How we label here\n\nSlowly.\n"));
}

void SetupTest::failure_bringsItsPageBackAndLeavesNoFile()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    fillIn(wizard, desk);
    QVERIFY(!wizard.make(desk.filePath(QStringLiteral("no/such/folder/t.subtext"))));
    QCOMPARE(wizard.step(), SetupStep::Summary);
    QVERIFY2(wizard.message().contains(QStringLiteral("no folder")), qPrintable(wizard.message()));

    SetupDraft draft = wizard.draft();
    draft.people = {{QStringLiteral("X1"), QStringLiteral("Ann"), Role::Annotator},
                    {QStringLiteral("x1"), QStringLiteral("Bo"), Role::Annotator}};
    const QString path = desk.filePath(QStringLiteral("t.subtext"));
    const auto made = makeStudy(draft, path, {desk.clock, desk.ids, {}});
    QVERIFY(!made);
    QCOMPARE(made.error().step, SetupStep::People);
    QCOMPARE(made.error().error.code, ErrorCode::DuplicateCode);
    QVERIFY(!QFile::exists(path));
}

void SetupTest::leaving_asksOnceSomethingIsEntered()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    wizard.show();
    wizard.task()->title()->setText(QStringLiteral("T"));
    desk.prompts.choices = {-1};
    QTest::keyClick(&wizard, Qt::Key_Escape);
    QVERIFY(wizard.isVisible());
    QVERIFY(desk.prompts.said.value(0).contains(QStringLiteral("is lost")));
    desk.prompts.choices = {0};
    wizard.reject();
    QVERIFY(!wizard.isVisible());
    SetupWizard untouched(desk.prompts, {desk.clock, desk.ids, {}});
    untouched.show();
    untouched.reject();
    QVERIFY(!untouched.isVisible());
    QCOMPARE(desk.prompts.said.size(), 2);
}

void SetupTest::tab_goesFromTheStepsDownThePageToTheFoot()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    fillIn(wizard, desk);
    wizard.show();
    QApplication::setActiveWindow(&wizard);
    wizard.showStep(SetupStep::Consent);
    CourseForm& form = *wizard.course()->form();
    wizard.steps()->setFocus();
    QList<QWidget*> met;
    for (int i = 0; i < 12; ++i) {
        met << QApplication::focusWidget();
        desk.press(Qt::Key_Tab);
    }
    const auto placeOf = [&](const QWidget* field) {
        const auto found = std::find_if(met.begin(), met.end(), [&](const QWidget* widget) {
            return widget == field || widget->parentWidget() == field;
        });
        return found - met.begin();
    };
    const qsizetype practice = placeOf(form.practice());
    const qsizetype repeats = placeOf(form.repeats());
    const qsizetype consent = placeOf(form.consent());
    const qsizetype next = placeOf(child<QPushButton>(wizard, "next"));
    QCOMPARE(met.front(), wizard.steps());
    QVERIFY(0 < practice && practice < repeats && repeats < consent && consent < next);
    QVERIFY(met.lastIndexOf(wizard.steps()) > next); // round and back to the first
}

SUBTEXT_TEST(SetupTest)

#include "setuptest.moc"
