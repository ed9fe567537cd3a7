// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "core/operation/datalock.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"
#include "tests/ui/child.h"
#include "tests/ui/importsteps.h"
#include "tests/ui/rosterharness.h"
#include "ui/forms/columnmapping.h"
#include "ui/forms/filelines.h"
#include "ui/forms/importform.h"
#include "ui/forms/rosteredit.h"
#include "ui/roster/importdialog.h"
#include "ui/setup/assignmentpage.h"
#include "ui/setup/filespage.h"
#include "ui/setup/peoplepage.h"
#include "ui/setup/setupwizard.h"
#include "ui/setup/summarypage.h"
#include "ui/setup/taskpage.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/textreader.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// Files of all kinds on their way into a study: which columns, which parts, and what is refused.
class ImportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyBadFile_isMarkedWithItsReason();
    void reason_hasAsManyLinesAsItNeeds();
    void workbookOfExcel_isNamedAsOne();
    void interfaceBesideAnExport_saysWhatItsNumbersMean();
    void interfaceAlone_isNoData();
    void sameFileTwice_countsOnce();
    void scenesOfTwoFiles_countOnceAndNewOnesAreSaid();
    void incompleteAnswers_sayWhatIsMissing();
    void ticks_leaveLabelsAndGoldOut();
    void goldWithoutLabels_isTaken_whateverTheHiddenTick();
    void labelledFiles_areForTheirOwnPeople();
    void annotatorsOfTheFilesOnTheRoster_areNotCountedTwice();
    void import_bringsScenesIntoAStudy();
    void returnInTheFiles_imports();
    void returnOnAnotherButton_pressesThat();
    void refusedRows_areShownWithTheirPlace();
    void answersAgain_areCountedAsNewSameAndDifferent();
    void refusedRows_areCountedBeforeAnythingIsMade();
    void everyRefusedRow_isListed();
    void lockedStudy_takesNothing();
};

namespace {

/// One item with labels of two people, and a gold label with a note.
const QByteArray
    Labelled("id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,valence,"
             "arousal,dominance,confidence,gold,note\n"
             "1,sarcasm-irony,a,b,c,u,Ann,joy,neutral,calm,in control,unsure,joy,n\n"
             "1,sarcasm-irony,a,b,c,u,Bo,fear,neutral,calm,in control,unsure,joy,n\n");

} // namespace

void ImportTest::everyBadFile_isMarkedWithItsReason()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    form.addFiles({written(desk, {}, QStringLiteral("empty.csv")),
                   writeScenes(desk.filePath({}), 2),
                   written(desk, QByteArray("ab\0c", 4), QStringLiteral("picture.csv"))});
    form.finishReading();
    QCOMPARE(reasonOf(*form.list()->item(0)), QStringLiteral("empty.csv is empty."));
    QVERIFY(reasonOf(*form.list()->item(1)).isEmpty());
    QVERIFY2(
        reasonOf(*form.list()->item(2)).startsWith(QStringLiteral("picture.csv holds no text")),
        qPrintable(reasonOf(*form.list()->item(2))));
    QCOMPARE(form.list()->item(0)->data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("empty.csv: empty.csv is empty."));
    for (const char* name : {"empty.csv", "picture.csv"})
        QVERIFY2(form.previewText().contains(QString::fromLatin1(name)), name);
    QVERIFY(form.files().empty());
    form.list()->setCurrentRow(2);
    form.removeChosen();
    form.finishReading();
    form.list()->setCurrentRow(0);
    form.removeChosen();
    form.finishReading();
    QVERIFY(reasonOf(*form.list()->item(0)).isEmpty());
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
}

void ImportTest::reason_hasAsManyLinesAsItNeeds()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    // Nothing in the name can be broken between words.
    take(form, written(desk, QByteArray("ab\0c", 4), QString(90, u'x') + QStringLiteral(".csv")));
    const QFontMetrics letters(theme::font(theme::TextRole::Small));
    const auto heightAt = [&](int width) {
        form.resize(width, 500);
        form.show();
        QCoreApplication::processEvents();
        return form.list()->visualItemRect(form.list()->item(0)).height();
    };
    const int wide = heightAt(1900);
    const int narrow = heightAt(800);
    QVERIFY2(narrow > wide, qPrintable(QString::number(narrow)));
    const int lines = letters.horizontalAdvance(reasonOf(*form.list()->item(0))) /
                      std::max(form.list()->viewport()->width(), 1);
    QVERIFY2(lines > 0 && narrow >= (lines + 1) * letters.height(),
             qPrintable(QString::number(lines)));
    QCOMPARE(heightAt(1900), wide);
}

void ImportTest::workbookOfExcel_isNamedAsOne()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    take(form, written(desk, QByteArray("PK\x03\x04\x14\0\x06\0", 8) + "xl/workbook.xml"));
    QCOMPARE(reasonOf(*form.list()->item(0)),
             QStringLiteral("data.csv is an Excel workbook that cannot be read."));
    QVERIFY2(form.previewText().contains(
                 QStringLiteral("In Excel: Save as, Excel Workbook (.xlsx) or CSV UTF-8.")),
             qPrintable(form.previewText()));
}

namespace {

/// An answer in Label Studio that rates by numbers.
const QByteArray RatedExport(
    R"([{"id": 3, "data": {"id": "1", "channel": "mail", "customer": "A", "message": "Well."},)"
    R"( "annotations": [{"id": 8, "completed_by": 1, "result": [)"
    R"({"from_name": "tone", "type": "choices", "value": {"choices": ["calm"]}},)"
    R"({"from_name": "refund", "type": "choices", "value": {"choices": ["no"]}},)"
    R"({"from_name": "repair", "type": "choices", "value": {"choices": ["no"]}},)"
    R"({"from_name": "apology", "type": "choices", "value": {"choices": ["no"]}},)"
    R"({"from_name": "mood", "type": "rating", "value": {"rating": 4}},)"
    R"({"from_name": "effort", "type": "rating", "value": {"rating": 2}}]}]}])");
const QByteArray RatedInterface("<View><Text name=\"text\" value=\"$message\"/>"
                                "<Rating name=\"mood\" toName=\"text\" maxRating=\"5\"/>"
                                "<Rating name=\"effort\" toName=\"text\" maxRating=\"5\"/></View>");

} // namespace

void ImportTest::interfaceBesideAnExport_saysWhatItsNumbersMean()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    form.setTask(std::make_shared<const Task>(thirdTask()));
    take(form, written(desk, RatedExport, QStringLiteral("export.json")));
    QCOMPARE(form.contents().annotations, 0);
    QVERIFY2(form.previewText().contains(QStringLiteral("add the project's labelling interface")),
             qPrintable(form.previewText()));
    take(form, written(desk, RatedInterface, QStringLiteral("project.xml")));
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    QCOMPARE(form.contents().annotations, 1);
    QVERIFY(reasonOf(*form.list()->item(1)).isEmpty());
    QVERIFY2(form.previewText().contains(
                 QStringLiteral("project.xml says what the answers of the exports mean.")),
             qPrintable(form.previewText()));
    const Answer& answer = form.files().front().records.front().answers.front().answer;
    QCOMPARE(answer.scales.at(0), std::optional(thirdTask().scales.at(0).points.at(3).value));
}

void ImportTest::interfaceAlone_isNoData()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    form.addFiles({written(desk, RatedInterface, QStringLiteral("project.xml")),
                   writeScenes(desk.filePath({}), 2)});
    form.finishReading();
    QCOMPARE(reasonOf(*form.list()->item(0)),
             QStringLiteral("project.xml is a labelling interface, not data."));
    QVERIFY2(form.previewText().contains(QStringLiteral("add the project's export")),
             qPrintable(form.previewText()));
    QVERIFY(form.files().empty());
}

void ImportTest::sameFileTwice_countsOnce()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    const QString path = writeScenes(desk.filePath({}), 3);
    take(form, path);
    take(form, QFileInfo(path).absolutePath() + QStringLiteral("/./") + QFileInfo(path).fileName());
    QCOMPARE(form.list()->count(), 1);
    QCOMPARE(form.files().size(), std::size_t{1});
    QCOMPARE(form.files().front().records.size(), std::size_t{3});
    const QList<QLabel*> labels = form.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return !label->isHidden() && label->text().contains(QStringLiteral("counts once"));
    }));
}

void ImportTest::scenesOfTwoFiles_countOnceAndNewOnesAreSaid()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    form.setKnownScenarios({QStringLiteral("mixed-signals/1")});
    const auto file = [&](const char* name, const QByteArray& ids) {
        QByteArray rows = "id,subtype,speaker_role,listener_role,context,utterance\n";
        for (const QByteArray& id : ids.split(' '))
            rows += id + ",mixed-signals,a,b,c,u\n";
        return written(desk, rows, QString::fromLatin1(name));
    };
    form.addFiles({file("one.csv", "1 2 3"), file("two.csv", "2 3")});
    form.finishReading();
    const QString text = form.previewText();
    QVERIFY2(text.contains(QStringLiteral("In all: 3 scenarios, 1 in the study already, 2 new")),
             qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("Mixed signals: 3")), qPrintable(text));
    QCOMPARE(form.contents().scenarios, qint64{3});
}

void ImportTest::incompleteAnswers_sayWhatIsMissing()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    take(form, written(desk, "id,subtype,speaker_role,listener_role,context,utterance,annotator,"
                             "emotion,valence,arousal,feeling,confidence\n"
                             "1,sarcasm-irony,a,b,c,u,Ann,joy,neutral,calm,in control,unsure\n"));
    QVERIFY(form.isMapping());
    QCOMPARE(form.mapping()->stateText(), QStringLiteral("Still missing: Dominance."));
    QVERIFY(!child<QPushButton>(form.mapping(), "read")->isEnabled());
    choose(form.mapping()->menu(10), "dominance");
    child<QPushButton>(form.mapping(), "read")->click();
    form.finishReading();
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    QCOMPARE(importContents(form.files()).annotations, 1);
}

// As the command line does with --as scenarios and --without-gold.
void ImportTest::ticks_leaveLabelsAndGoldOut()
{
    Desk desk;
    const QString path = written(desk, Labelled);
    ImportForm form(desk.prompts, nullptr);
    take(form, path);
    QVERIFY(!child<QCheckBox>(form, "labels")->isHidden() &&
            !child<QCheckBox>(form, "gold")->isHidden());
    QCOMPARE(child<QCheckBox>(form, "labels")->text(), QStringLiteral("The labels of 2 people"));
    QCOMPARE(child<QCheckBox>(form, "gold")->text(), QStringLiteral("1 gold label, with notes"));
    QCOMPARE(importContents(form.files()).annotations, 2);
    child<QCheckBox>(form, "gold")->click();
    form.finishReading();
    QVERIFY((importContents(form.files()) == ImportContents{1, 2, 2, 0, 0}));
    child<QCheckBox>(form, "labels")->click();
    form.finishReading();
    QVERIFY((importContents(form.files()) == ImportContents{1, 0, 0, 0, 0}));
    QCOMPARE(form.contents().people, 2); // still said
    QVERIFY(!child<QCheckBox>(form, "gold")->isEnabled());
}

void ImportTest::goldWithoutLabels_isTaken_whateverTheHiddenTick()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    take(form, written(desk, Labelled));
    child<QCheckBox>(form, "labels")->click();
    form.finishReading();
    form.list()->setCurrentRow(0);
    form.removeChosen();
    form.finishReading();
    take(form, written(desk,
                       "id,subtype,speaker_role,listener_role,context,utterance,gold\n"
                       "1,sarcasm-irony,a,b,c,u,joy\n",
                       QStringLiteral("gold.csv")));
    QVERIFY(child<QCheckBox>(form, "labels")->isHidden() &&
            child<QCheckBox>(form, "gold")->isEnabled());
    QCOMPARE(importContents(form.files()).gold, 1);
}

void ImportTest::labelledFiles_areForTheirOwnPeople()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    take(*wizard.files()->form(), written(desk, Labelled));
    wizard.task()->title()->setText(QStringLiteral("T"));
    wizard.people()->coordinator()->setText(QStringLiteral("Ada Coleman"));
    wizard.people()->roster()->setText(QStringLiteral("Cy\nDee\nEve"));
    wizard.showStep(SetupStep::Assignment);
    QVERIFY(!child<QSpinBox>(wizard.assignment(), "seed")->isEnabled()); // nothing is drawn
    // So many labels make an item complete: those of the files, or what somebody says.
    QCOMPARE(child<QSpinBox>(wizard.assignment(), "raters")->value(), 2);
    QCOMPARE(wizard.draft().protocol.ratersPerItem, 2);
    wizard.showStep(SetupStep::Summary);
    const QString text = wizard.summary()->text();
    QVERIFY2(text.contains(QStringLiteral("2 labels of 2 people")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("1 gold label")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("and 2 annotators from the files")), qPrintable(text));
    // For one's own roster the labels stay out.
    child<QCheckBox>(wizard.files()->form(), "labels")->click();
    wizard.files()->finishReading();
    wizard.showStep(SetupStep::Assignment);
    QCOMPARE(child<QSpinBox>(wizard.assignment(), "raters")->value(), 3);
    const auto study = wizard.make(desk.filePath(QStringLiteral("own.subtext")));
    QVERIFY2(study, qPrintable(wizard.message()));
    QCOMPARE(must(study->counts()).annotations, 0);
    QCOMPARE(must(study->assigning().matrix()).size(), std::size_t{3});
}

void ImportTest::annotatorsOfTheFilesOnTheRoster_areNotCountedTwice()
{
    SetupDraft draft;
    draft.coordinator = QStringLiteral("Ada Coleman");
    draft.people = {{{}, QStringLiteral("Ann"), Role::Annotator},
                    {{}, QStringLiteral("Cy"), Role::Annotator}};
    draft.files.emplace_back();
    draft.files.front().records.emplace_back();
    for (const char* name : {"Ann", " Ann ", "Bo"}) {
        ImportedAnswer answer;
        answer.annotator = QString::fromLatin1(name);
        draft.files.front().records.front().answers.push_back(answer);
    }
    const FilePeople people = peopleOfFiles(draft);
    QCOMPARE(people.brought, 1); // Bo
    QCOMPARE(people.idle, 1);    // Cy
    const QString text = summaryHtml(draft);
    QVERIFY2(text.contains(QStringLiteral("and 1 annotator from the files")), qPrintable(text));
}

void ImportTest::import_bringsScenesIntoAStudy()
{
    RosterDesk at;
    at.desk.press(Qt::Key_I, Qt::ControlModifier);
    auto* dialog = at.page().findChild<ImportDialog*>();
    QVERIFY(dialog);
    QVERIFY(!child<QPushButton>(dialog, "import")->isEnabled());
    const qint64 before = must(at.open().counts()).scenarios;
    take(*dialog->form(),
         written(at.desk, "id,subtype,speaker_role,listener_role,context,utterance\n"
                          "new,mixed-signals,a,b,c,u\n"));
    QVERIFY2(child<QPushButton>(dialog, "import")->isEnabled(), qPrintable(dialog->problem()));
    child<QPushButton>(dialog, "import")->click();
    QCOMPARE(must(at.open().counts()).scenarios, before + 1);
    QVERIFY2(at.page().notice()->text().contains(QStringLiteral("Imported: 1 scenario")),
             qPrintable(at.page().notice()->text()));
    QVERIFY2(at.page().notice()->text().contains(QStringLiteral("too few annotators")),
             qPrintable(at.page().notice()->text()));
}

void ImportTest::returnInTheFiles_imports()
{
    RosterDesk at;
    at.page().askForImport();
    QPointer<ImportDialog> dialog = at.page().findChild<ImportDialog*>();
    QVERIFY(dialog);
    const qint64 before = must(at.open().counts()).scenarios;
    auto* files = dialog->findChild<QListWidget*>();
    QVERIFY(files);
    files->setFocus();
    QTest::keyClick(files, Qt::Key_Return);
    QVERIFY(dialog && dialog->isVisible()); // there is nothing to import, and nothing is cancelled
    take(*dialog->form(),
         written(at.desk, "id,subtype,speaker_role,listener_role,context,utterance\n"
                          "new,mixed-signals,a,b,c,u\n"));
    files->setFocus();
    QTest::keyClick(files, Qt::Key_Return);
    QCOMPARE(must(at.open().counts()).scenarios, before + 1);
    QVERIFY(!dialog || !dialog->isVisible());
}

void ImportTest::returnOnAnotherButton_pressesThat()
{
    RosterDesk at;
    at.page().askForImport();
    QPointer<ImportDialog> dialog = at.page().findChild<ImportDialog*>();
    QVERIFY(dialog);
    const qint64 before = must(at.open().counts()).scenarios;
    take(*dialog->form(),
         written(at.desk, "id,subtype,speaker_role,listener_role,context,utterance\n"
                          "new,mixed-signals,a,b,c,u\n"));
    const auto buttons = dialog->findChildren<QPushButton*>();
    const auto cancel = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
        return button->text() == QStringLiteral("Cancel") && button->isVisible();
    });
    QVERIFY(cancel != buttons.end());
    (*cancel)->setFocus();
    QTest::keyClick(*cancel, Qt::Key_Return);
    QCOMPARE(must(at.open().counts()).scenarios, before);
    QVERIFY(!dialog || !dialog->isVisible());
}

void ImportTest::answersAgain_areCountedAsNewSameAndDifferent()
{
    RosterDesk at;
    const auto row = [](const QByteArray& id, const QByteArray& emotion) {
        return id + ",mixed-signals,a,b,c,u" + id + ",Ann," + emotion +
               ",neutral,calm,in control,unsure,why\n";
    };
    const auto takeRows = [&](const QByteArray& rows) {
        at.page().askForImport();
        auto* dialog = at.page().findChild<ImportDialog*>();
        take(*dialog->form(), written(at.desk, "id,subtype,speaker_role,listener_role,context,"
                                               "utterance,annotator,emotion,valence,arousal,"
                                               "dominance,confidence,explanation\n" +
                                                   rows));
        child<QPushButton>(dialog, "import")->click();
        return QPointer<ImportDialog>(dialog);
    };
    takeRows(row("x1", "joy") + row("x2", "joy"));
    QVERIFY2(!at.page().notice()->text().contains(QStringLiteral("Answers in the files")),
             qPrintable(at.page().notice()->text()));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const auto dialog = takeRows(row("x1", "joy") + row("x2", "fear") + row("x3", "joy"));
    QVERIFY(dialog && dialog->isVisible()); // a row was refused
    QVERIFY2(dialog->reportText().contains(
                 QStringLiteral("Answers in the files: 1 new, 1 the same as in the study, 1 "
                                "different. Where they differ, the study keeps its own.")),
             qPrintable(dialog->reportText()));
    dialog->reject();
}

void ImportTest::refusedRows_areShownWithTheirPlace()
{
    RosterDesk at;
    at.page().askForImport();
    auto* dialog = at.page().findChild<ImportDialog*>();
    QVERIFY(dialog);
    const Scenario known = must(at.open().scenarios()).front();
    const QByteArray id = known.sourceId.toUtf8();
    take(*dialog->form(),
         written(at.desk, "id,subtype,speaker_role,listener_role,context,utterance\n" + id + ',' +
                              known.group.toUtf8() + ",a,b,c,other\n"));
    const QString before = must(at.open().utterance(known.id));
    child<QPushButton>(dialog, "import")->click();
    QVERIFY(dialog->isVisible());
    QVERIFY2(dialog->reportText().contains(QStringLiteral("1 row refused")),
             qPrintable(dialog->reportText()));
    QVERIFY2(dialog->reportText().contains(QStringLiteral("data.csv, line 2")),
             qPrintable(dialog->reportText()));
    QCOMPARE(must(at.open().utterance(known.id)), before);
    dialog->reject();
}

// A row with two refusals is one row: the second answer of Ann has another gold label as well.
void ImportTest::refusedRows_areCountedBeforeAnythingIsMade()
{
    Desk desk;
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    const QString rest = QStringLiteral("Nothing is written before you choose a file name.");
    wizard.task()->title()->setText(QStringLiteral("T"));
    wizard.people()->coordinator()->setText(QStringLiteral("Ada Coleman"));
    wizard.people()->roster()->setText(QStringLiteral("Ann\nBo"));
    wizard.showStep(SetupStep::Files);
    auto* shown = child<QPushButton>(wizard.files()->form(), "showRefused");
    take(
        *wizard.files()->form(),
        written(desk, Labelled +
                          "1,sarcasm-irony,a,b,c,u,Ann,fear,neutral,calm,in control,unsure,fear,n\n"
                          "2,sarcasm-irony,a,b,c,,Ann,fear,neutral,calm,in control,unsure,fear,n\n"
                          "3,sarcasm-irony,a,b,c,u,Ann,joy,neutral,calm,in control,unsure,,\n"));
    const QString used = QStringLiteral("3 of 5 rows can be used; 2 are refused.");
    QCOMPARE(wizard.files()->form()->usedRowsText(), used);
    QCOMPARE(wizard.message(), used);
    QVERIFY(!shown->isHidden());
    wizard.showStep(SetupStep::Summary);
    QCOMPARE(wizard.step(), SetupStep::Summary);
    QVERIFY2(wizard.summary()->text().contains(used), qPrintable(wizard.summary()->text()));
    QCOMPARE(wizard.message(), used + u' ' + rest);
    auto* look = child<QPushButton>(wizard.summary(), "showRefused");
    QVERIFY(!look->isHidden());
    look->click();
    QCOMPARE(wizard.step(), SetupStep::Summary);
    auto* shownRows = child<QDialog>(&wizard, "wholeText");
    const QString rows = shownRows->findChild<TextReader*>()->toPlainText();
    QVERIFY2(rows.contains(QStringLiteral("data.csv, line 4, annotator “Ann”")), qPrintable(rows));
    QVERIFY2(rows.contains(QStringLiteral("data.csv, line 5, utterance “”: the cell is empty")),
             qPrintable(rows));
    QVERIFY2(!rows.contains(QStringLiteral("The first scene")), qPrintable(rows));
    shownRows->accept();
    // Without refused rows nothing is said of rows.
    wizard.showStep(SetupStep::Files);
    take(*wizard.files()->form(), written(desk, Labelled));
    QVERIFY2(wizard.message().isEmpty(), qPrintable(wizard.message()));
    QVERIFY(shown->isHidden());
    wizard.showStep(SetupStep::Summary);
    QVERIFY(look->isHidden());
    QCOMPARE(wizard.message(), rest);
}

void ImportTest::everyRefusedRow_isListed()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    QByteArray rows = "id,subtype,speaker_role,listener_role,context,utterance\n"
                      "1,sarcasm-irony,a,b,c,u\n";
    for (int id = 2; id < 62; ++id)
        rows += QByteArray::number(id) + ",sarcasm-irony,a,b,c,\n";
    take(form, written(desk, rows));
    const QString text = form.previewText();
    QVERIFY2(text.contains(QStringLiteral("60 rows refused")), qPrintable(text));
    for (int line = 3; line < 63; ++line)
        QVERIFY2(text.contains(QStringLiteral("line %1,").arg(line)), qPrintable(text));
    form.resize(900, 300);
    form.show();
    const auto* reader = form.findChild<TextReader*>();
    QVERIFY(reader);
    QCOMPARE(reader->verticalScrollBar()->value(), 0);
    child<QPushButton>(form, "showRefused")->click();
    QTRY_VERIFY(reader->verticalScrollBar()->value() > 0);
}

void ImportTest::lockedStudy_takesNothing()
{
    RosterDesk at;
    at.page().askForImport();
    auto* dialog = at.page().findChild<ImportDialog*>();
    QVERIFY(dialog);
    must(at.open().dataLock().lock(QStringLiteral("Done."), {})); // meanwhile
    const qint64 before = must(at.open().counts()).scenarios;
    take(*dialog->form(),
         written(at.desk, "id,subtype,speaker_role,listener_role,context,utterance\n"
                          "new,mixed-signals,a,b,c,u\n"));
    child<QPushButton>(dialog, "import")->click();
    QVERIFY(dialog->isVisible());
    QVERIFY2(dialog->problem().contains(QStringLiteral("locked")), qPrintable(dialog->problem()));
    QCOMPARE(must(at.open().counts()).scenarios, before);
    dialog->reject();
}

SUBTEXT_TEST(ImportTest)
#include "importtest.moc"
