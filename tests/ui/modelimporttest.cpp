// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "core/models/modelanswers.h"
#include "tests/core/exchange/madeworkbook.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/agreementcharts.h"
#include "tests/ui/child.h"
#include "tests/ui/labelmodelsdesk.h"
#include "ui/models/board/tablechoice.h"
#include "ui/models/files/importsource.h"
#include "ui/models/files/importview.h"
#include "ui/models/modelspage.h"
#include "ui/widgets/announcement.h"
#include "ui/widgets/figuretable.h"
#include "ui/widgets/sheetchoice.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// Files of predictions that are laid out in a way of their own, on their way into a study whose
/// questions are scored by themselves.
class ModelImportTest : public QObject, private DeskOfTasks
{
    Q_OBJECT

private Q_SLOTS:
    void files_areLookedThroughBeforeTheyAreKept();
    void names_areAskedForWhereTheFileHasNone();
    void contradiction_isSaidAndNothingIsKept();
    void failedRows_areCountedApart();
    void tooLongName_isRefusedWithTheReason();
    void unusableFile_isSaid();
    void foreignColumns_areChosen_data();
    void foreignColumns_areChosen();
    void columnsOfAnotherStudy_areForgotten();
    void olderIds_areResolvedByTheirTable();
    void warnings_standAboveTheRowsAndTheReasonInView();
    void rowsWithoutALabel_areNotCountedAsAnswers();
    void labelsOutsideTheOptions_areNamedWithTheirPlaces();
    void figuresOfSets_standAtTheRight();
    void goldOfAFile_isHeldAgainstTheStudys();
    void adjudicator_takesNothingIn();
    void ownTableOfLabels_scoresAnew();
    void tableOfAWorkbook_offersItsSheets();
    void badTableOfLabels_isRefusedAndNothingChanges();
};

namespace {

void chooseField(ImportSource& source, const QString& field, const QString& column)
{
    QComboBox& fields = *child<QComboBox>(source, "field");
    fields.setCurrentIndex(fields.findText(field));
    QComboBox& columns = *child<QComboBox>(source, "column");
    columns.setFocus();
    columns.lineEdit()->selectAll();
    QTest::keyClick(columns.lineEdit(), Qt::Key_Delete);
    QTest::keyClicks(columns.lineEdit(), column);
    QTest::keyClick(columns.lineEdit(), Qt::Key_Return);
}

QStringList offered(const QComboBox& box)
{
    QStringList texts;
    for (int i = 0; i < box.count(); ++i)
        texts << box.itemText(i);
    return texts;
}

void chooseTable(LabelModelsDesk& at, const QString& text)
{
    TableChoice& box = *at.leaderboard().tableBox();
    const int row = box.findText(text);
    QVERIFY2(row >= 0, qPrintable(offered(box).join(u'|')));
    box.setCurrentIndex(row);
    Q_EMIT box.activated(row);
}

} // namespace

void ModelImportTest::files_areLookedThroughBeforeTheyAreKept()
{
    LabelModelsDesk at;
    at.readFile("scenario,model,emotion,valence\n"
                "mixed-signals/1,wren,joy,0.5\n"
                "mixed-signals/77,wren,joy,0.5\n"
                "mixed-signals/2,wren,joy,rather\n");
    ImportView& view = *at.page().import();
    QCOMPARE(view.found()->rowText(0), QStringLiteral("wren:zero-shot:1|2|2|0|3|emotion"));
    QCOMPARE(view.problems()->rowText(0),
             QStringLiteral("wren.csv:3|scenario|The study has no such scenario|mixed-signals/77"));
    QVERIFY(view.problems()->rowText(1).startsWith(QStringLiteral("wren.csv:4|valence|Neither")));
    QVERIFY(view.problems()->rowText(1).endsWith(QStringLiteral("|rather")));
    QCOMPARE(at.kept(), QStringLiteral("0"));
    child<QPushButton>(view, "discard")->click();
    QVERIFY(!view.found()->isVisible() && !child<QPushButton>(view, "take")->isVisible());
    QCOMPARE(at.kept(), QStringLiteral("0"));

    at.take("scenario,model,emotion\nmixed-signals/1,wren,joy\nmixed-signals/77,wren,joy\n");
    at.page().showView(ModelsPage::View::Import);
    QCOMPARE(view.report(),
             QStringLiteral("1 answer imported, from 1 set. 1 row or value was left out."));
    QVERIFY(view.kept()->isVisible());
    QVERIFY(view.kept()->rowText(0).startsWith(QStringLiteral("wren:zero-shot:1|1|0|0|wren.csv|")));
    // The same again changes nothing.
    at.readFile("scenario,model,emotion\nmixed-signals/1,wren,joy\n");
    QCOMPARE(view.report(),
             QStringLiteral("1 row is in the study already. Importing this changes nothing."));
    at.desk.press(Qt::Key_Return);
    QCOMPARE(view.report(),
             QStringLiteral("0 answers imported, from 0 sets. 1 was there already."));
}

void ModelImportTest::names_areAskedForWhereTheFileHasNone()
{
    LabelModelsDesk at;
    at.readFile("scenario,emotion\nmixed-signals/1,joy\n", QStringLiteral("plain.csv"));
    ImportView& view = *at.page().import();
    QCOMPARE(view.found()->rowText(0), QStringLiteral("plain:zero-shot:1|1|1|0|3|emotion"));
    view.modelField()->setFocus();
    QTest::keyClicks(view.modelField(), QStringLiteral("wren"));
    child<QLineEdit>(view, "run")->setFocus(); // done with it: the file is read again
    QTRY_COMPARE(view.found()->rowText(0), QStringLiteral("wren:zero-shot:1|1|1|0|3|emotion"));
    QTest::keyClicks(child<QLineEdit>(view, "run"), QStringLiteral("2"));
    QTest::keyClick(child<QLineEdit>(view, "run"), Qt::Key_Return);
    QTRY_COMPARE(view.found()->rowText(0), QStringLiteral("wren:zero-shot:2|1|1|0|3|emotion"));
    QTRY_VERIFY(!at.page().isWorking());
    at.after([&] { child<QPushButton>(view, "take")->click(); });
    QCOMPARE(must(at.desk.study().modelAnswers().counts()).front().name.run, QStringLiteral("2"));
}

void ModelImportTest::contradiction_isSaidAndNothingIsKept()
{
    LabelModelsDesk at;
    at.take();
    at.readFile("scenario,model,emotion\nmixed-signals/1,wren,anger\n");
    QVERIFY(at.page().import()->report().contains(QStringLiteral("another name"))); // before
    child<QPushButton>(at.page().import(), "take")->click();
    QVERIFY(at.page().import()->report().contains(QStringLiteral("mixed-signals/1")));
    QVERIFY(at.page().import()->report().contains(QStringLiteral("another name")));
    // As another run it can be taken.
    QVERIFY(child<QPushButton>(at.page().import(), "take")->isVisible());
    QCOMPARE(must(at.desk.study().modelAnswers().counts()).front().count.answers, 3);
}

void ModelImportTest::failedRows_areCountedApart()
{
    LabelModelsDesk at;
    at.readFile("scenario,model,emotion,status\nmixed-signals/1,wren,joy,\n"
                "mixed-signals/2,wren,,error\n");
    ImportView& view = *at.page().import();
    QCOMPARE(view.found()->rowText(0), QStringLiteral("wren:zero-shot:1|2|1|1|3|emotion"));
    at.after([&] { at.desk.press(Qt::Key_Return); });
    QVERIFY(view.kept()->rowText(0).startsWith(QStringLiteral("wren:zero-shot:1|1|1|0|")));
}

void ModelImportTest::tooLongName_isRefusedWithTheReason()
{
    LabelModelsDesk at;
    at.readFile("scenario,model,emotion\nmixed-signals/1," + QByteArray(201, 'x') + ",joy\n");
    const auto saysWhy = [&] {
        const QString report = at.page().import()->report();
        return report.contains(QStringLiteral("it has 201 characters")) &&
               report.contains(QStringLiteral("1 to 200 characters"));
    };
    QVERIFY2(saysWhy(), qPrintable(at.page().import()->report()));
    child<QPushButton>(at.page().import(), "take")->click();
    QVERIFY2(saysWhy(), qPrintable(at.page().import()->report()));
    QCOMPARE(at.kept(), QStringLiteral("0"));
}

void ModelImportTest::unusableFile_isSaid()
{
    LabelModelsDesk at;
    const auto* needed = child<QLabel>(at.page().import(), "needed");
    at.page().showView(ModelsPage::View::Import);
    QVERIFY(needed->isVisible()); // before anybody chooses a file
    QVERIFY2(needed->text().contains(QLatin1String("raw_response")) &&
                 needed->text().contains(child<QPushButton>(at.page().import(), "fold")->text()),
             qPrintable(needed->text()));
    at.readFile("colour,size\nred,2\n", QStringLiteral("colours.csv"));
    QVERIFY2(at.page().import()->report().contains(QStringLiteral("colours.csv has no")),
             qPrintable(at.page().import()->report()));
    QVERIFY(!child<QPushButton>(at.page().import(), "take")->isVisible());
}

void ModelImportTest::foreignColumns_areChosen_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("CSV") << QStringLiteral("wren.csv")
                         << QByteArray("story,guess\nmixed-signals/1,joy\n");
    QTest::newRow("lines") << QStringLiteral("wren.jsonl")
                           << QByteArray("{\"story\": \"mixed-signals/1\", \"guess\": \"joy\"}\n");
    QTest::newRow("array") << QStringLiteral("wren.json")
                           << QByteArray("[{\"story\": \"mixed-signals/1\", \"guess\": \"joy\"}]");
}

void ModelImportTest::foreignColumns_areChosen()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    LabelModelsDesk at;
    at.readFile(bytes, name);
    ImportView& view = *at.page().import();
    QVERIFY2(view.report().contains(QStringLiteral("has no “scenario”")) &&
                 view.report().contains(QStringLiteral("“Other columns or ids…”")) &&
                 !view.report().contains(QStringLiteral("--map")),
             qPrintable(view.report()));
    ImportSource& source = *view.source();
    child<QPushButton>(source, "fold")->setFocus();
    at.desk.press(Qt::Key_Space);
    QVERIFY(child<QComboBox>(source, "field")->hasFocus());
    QStringList columns = offered(*child<QComboBox>(source, "column"));
    columns.sort();
    QCOMPARE(columns, (QStringList{QStringLiteral("guess"), QStringLiteral("story")}));
    chooseField(source, QStringLiteral("scenario"), QStringLiteral("story"));
    QTRY_VERIFY(!at.page().isWorking());
    QVERIFY2(view.report().contains(QStringLiteral("has no “emotion”")), qPrintable(view.report()));
    chooseField(source, QStringLiteral("emotion"), QStringLiteral("guess"));
    QTRY_VERIFY(view.found()->isVisible());
    QCOMPARE(view.found()->rowText(0), QStringLiteral("wren:zero-shot:1|1|1|0|3|emotion"));
    QCOMPARE(source.said(), QStringLiteral("emotion in “guess”, scenario in “story”"));
    QTRY_VERIFY(!at.page().isWorking());
    at.after([&] { child<QPushButton>(view, "take")->click(); });
    QCOMPARE(at.kept(), QStringLiteral("1"));
    // An empty name is the usual one again.
    at.readFile(bytes, name);
    chooseField(source, QStringLiteral("emotion"), QString());
    QTRY_VERIFY(view.report().contains(QStringLiteral("has no “emotion”")));
    QCOMPARE(source.said(), QStringLiteral("scenario in “story”"));
}

void ModelImportTest::columnsOfAnotherStudy_areForgotten()
{
    LabelModelsDesk at;
    ImportSource& source = *at.page().import()->source();
    chooseField(source, QStringLiteral("emotion"), QStringLiteral("guess"));
    QCOMPARE(source.columns().size(), qsizetype{1});
    at.page().import()->setStudy(&at.desk.study(), {});
    QVERIFY(source.columns().isEmpty() && source.said().isEmpty());
}

void ModelImportTest::olderIds_areResolvedByTheirTable()
{
    LabelModelsDesk at;
    const Scenario scene = must(at.desk.study().scenarios()).front();
    at.readFile("scenario_id,emotion\nCEI-0007,joy\n");
    ImportView& view = *at.page().import();
    QVERIFY2(view.report().contains(QStringLiteral("choose the table")) &&
                 !view.report().contains(QStringLiteral("--ids")),
             qPrintable(view.report()));
    ImportSource& source = *view.source();
    child<QPushButton>(source, "fold")->setChecked(true);
    at.desk.prompts.paths = {
        at.write(QStringLiteral("older.csv"),
                 QStringLiteral("scenario_id,context,utterance\nCEI-0007,\"%1\",\"%2\"\n")
                     .arg(scene.text(ScenePart::Context).toUpper(),
                          scene.text(ScenePart::Utterance) + QStringLiteral(" !"))
                     .toUtf8())};
    child<QPushButton>(source, "ids")->setFocus();
    at.desk.press(Qt::Key_Space);
    QTRY_VERIFY(view.found()->isVisible());
    QCOMPARE(view.found()->rowText(0), QStringLiteral("wren:zero-shot:1|1|1|0|3|emotion"));
    QCOMPARE(source.said(), QStringLiteral("ids by older.csv"));
    QTRY_VERIFY(!at.page().isWorking());
    child<QPushButton>(source, "withoutIds")->click();
    QTRY_VERIFY(!view.found()->isVisible());
    QVERIFY(child<QPushButton>(source, "ids")->hasFocus());
}

void ModelImportTest::warnings_standAboveTheRowsAndTheReasonInView()
{
    LabelModelsDesk at;
    const QByteArray longId(400, 'x');
    at.readFile("scenario,emotion\nmixed-signals/1,joy\n" + longId + ",joy\nmixed-signals/1,joy\n");
    ImportView& view = *at.page().import();
    QVERIFY(child<QLabel>(view, "warnings")->isVisible());
    QCOMPARE(child<QLabel>(view, "warnings")->text(),
             QStringLiteral("wren.csv:4 repeats wren.csv:2 (mixed-signals/1) and was dropped"));
    const QTableView& table = *view.problems()->table();
    QCOMPARE(table.model()->rowCount(), 1); // the warning is none of them
    constexpr int Why = 2;
    const auto isReasonInView = [&] {
        return !table.isColumnHidden(Why) &&
               table.columnViewportPosition(Why) + table.columnWidth(Why) <=
                   table.viewport()->width();
    };
    QTRY_VERIFY(isReasonInView());
    at.after([&] { child<QPushButton>(view, "take")->click(); });
    QCOMPARE(view.report(),
             QStringLiteral("1 answer imported, from 1 set. 1 row or value was left out. 1 row "
                            "repeats another and was dropped.")); // three rows
    QVERIFY(view.problems()->isVisible() && child<QLabel>(view, "warnings")->isVisible());
    QTRY_VERIFY(isReasonInView());
    // A file with nothing but the warning has no empty table below it.
    at.readFile("scenario,emotion\nmixed-signals/2,joy\nmixed-signals/2,joy\n");
    QVERIFY(child<QLabel>(view, "warnings")->isVisible() && !table.isVisible());
}

void ModelImportTest::rowsWithoutALabel_areNotCountedAsAnswers()
{
    LabelModelsDesk at;
    at.readFile("scenario,model,raw_response\nmixed-signals/1,wren,joy\n"
                "mixed-signals/2,wren,\nmixed-signals/3,wren,who could tell\n");
    FigureTable& found = *at.page().import()->found();
    QCOMPARE(found.rowText(0), QStringLiteral("wren:zero-shot:1|3|1|0|3|emotion"));
    QCOMPARE(found.table()->model()->headerData(2, Qt::Horizontal).toString(),
             QStringLiteral("With a label"));
}

void ModelImportTest::labelsOutsideTheOptions_areNamedWithTheirPlaces()
{
    LabelModelsDesk at;
    FigureTable& outside = *at.page().import()->outside();
    at.readFile("scenario,model,emotion\nmixed-signals/1,wren,joy\nmixed-signals/2,wren,pride\n");
    QVERIFY(!outside.isVisible()); // pride is translated
    at.readFile("scenario,model,emotion\n"
                "mixed-signals/1,wren,boredom\n"
                "mixed-signals/2,wren,Rage\n"
                "mixed-signals/3,wren,rage\n"
                "mixed-signals/1,crake,fear\n"
                "mixed-signals/2,crake,rage\n"
                "mixed-signals/3,crake,\n");
    QVERIFY(outside.isVisible());
    QCOMPARE(outside.table()->model()->rowCount(), 4);
    QCOMPARE(outside.rowText(0),
             QStringLiteral("rage|2|wren.csv:3, wren.csv:4|wren:zero-shot:1|emotion"));
    QCOMPARE(outside.rowText(1), QStringLiteral("boredom|1|wren.csv:2|wren:zero-shot:1|emotion"));
    QCOMPARE(outside.rowText(2),
             QStringLiteral("(empty answer)|1|wren.csv:7|crake:zero-shot:1|emotion"));
    QCOMPARE(outside.rowText(3), QStringLiteral("rage|1|wren.csv:6|crake:zero-shot:1|emotion"));
    // Scales without a label are an answer.
    at.readFile("scenario,model,valence\nmixed-signals/1,wren,0.5\n");
    QVERIFY(at.page().import()->found()->isVisible());
    QVERIFY(!outside.isVisible());
    at.readFile("scenario,model,emotion\nmixed-signals/1,wren,boredom\n");
    QVERIFY(outside.isVisible());
    QCOMPARE(at.kept(), QStringLiteral("0"));
    child<QPushButton>(at.page().import(), "discard")->click();
    QVERIFY(!outside.isVisible());
}

void ModelImportTest::figuresOfSets_standAtTheRight()
{
    LabelModelsDesk at;
    at.readFile("scenario,model,emotion\nmixed-signals/1,wren,joy\n");
    const QAbstractItemModel& found = *at.page().import()->found()->table()->model();
    for (int column = 0; column < found.columnCount(); ++column) {
        const QString header = found.headerData(column, Qt::Horizontal).toString();
        const bool isOfWords =
            header == QLatin1String("Set") || header == QLatin1String("Question");
        const auto alignment =
            found.index(0, column).data(Qt::TextAlignmentRole).value<Qt::Alignment>();
        QVERIFY2(alignment.testFlag(Qt::AlignRight) != isOfWords, qPrintable(header));
    }
}

void ModelImportTest::goldOfAFile_isHeldAgainstTheStudys()
{
    LabelModelsDesk at;
    at.readFile("scenario,emotion,gold\nmixed-signals/1,joy,joy\nmixed-signals/2,joy,fear\n"
                "mixed-signals/3,joy,\n");
    ImportView& view = *at.page().import();
    QVERIFY(view.gold()->isVisible());
    QCOMPARE(view.gold()->rowText(0), QStringLiteral("mixed-signals/2|emotion|fear|joy"));
    QCOMPARE(view.gold()->table()->model()->rowCount(), 1);
    at.readFile("scenario,emotion,gold\nmixed-signals/1,joy,joy\n");
    QVERIFY(!view.gold()->isVisible());
}

void ModelImportTest::adjudicator_takesNothingIn()
{
    LabelModelsDesk at(Role::Adjudicator);
    QVERIFY(at.views().nothing()->isVisible());
    QVERIFY(!at.views().nothing()->firstButton()->isVisible());
    at.take();
    at.page().showView(ModelsPage::View::Import);
    ImportView& view = *at.page().import();
    QVERIFY(!view.askButton()->isVisible() && !view.source()->isVisible());
    const QStringList texts = textsOf(view);
    QVERIFY2(texts.join(u'\n').contains(QStringLiteral("Only coordinators can import predictions")),
             qPrintable(texts.join(u'\n')));
    QVERIFY(view.kept()->rowText(0).startsWith(QStringLiteral("wren:zero-shot:1|3|0|")));
}

void ModelImportTest::ownTableOfLabels_scoresAnew()
{
    LabelModelsDesk at;
    at.take();
    QCOMPARE(at.boardCell(QStringLiteral("crake"), 1), QStringLiteral("0.000"));
    at.desk.prompts.paths = {at.write(QStringLiteral("mine.csv"), "label,emotion\nboredom,joy\n")};
    at.after([&] { chooseTable(at, QStringLiteral("Label table from a file…")); });
    QCOMPARE(at.leaderboard().tableBox()->currentText(), QStringLiteral("Label table mine.csv"));
    QCOMPARE(at.boardCell(QStringLiteral("crake"), 1), QStringLiteral("0.500"));
    QCOMPARE(at.boardCell(QStringLiteral("crake"), 7), QStringLiteral("0.000")); // without it
    at.after([&] { chooseTable(at, QStringLiteral("No label table")); });
    QCOMPARE(at.boardCell(QStringLiteral("crake"), 1), QStringLiteral("0.000"));
    at.after([&] { chooseTable(at, QStringLiteral("Label table mine.csv")); });
    QCOMPARE(at.boardCell(QStringLiteral("crake"), 1), QStringLiteral("0.500"));
    at.after([&] { chooseTable(at, QStringLiteral("Label table cei-2026")); });
    QCOMPARE(at.boardCell(QStringLiteral("crake"), 1), QStringLiteral("0.000"));
}

void ModelImportTest::tableOfAWorkbook_offersItsSheets()
{
    LabelModelsDesk at;
    at.take();
    const auto sheet = [](const char* emotion) {
        return MadeWorkbook::row({QStringLiteral("label"), QStringLiteral("emotion")}) +
               MadeWorkbook::row({QStringLiteral("boredom"), QString::fromLatin1(emotion)});
    };
    MadeWorkbook made;
    made.sheets = {{"First", sheet("anger")}, {"Second", sheet("joy")}};
    const SheetChoice& sheets = *at.leaderboard().tableBox()->sheets();
    QVERIFY(sheets.isHidden());
    at.desk.prompts.paths = {at.write(QStringLiteral("mine.xlsx"), made.bytes())};
    at.after([&] { chooseTable(at, QStringLiteral("Label table from a file…")); });
    QVERIFY(!sheets.isHidden());
    at.after([&] { sheets.box()->setCurrentIndex(1); });
    QCOMPARE(at.boardCell(QStringLiteral("crake"), 1), QStringLiteral("0.500"));
    at.after([&] { chooseTable(at, QStringLiteral("No label table")); });
    QVERIFY(sheets.isHidden());
    at.after([&] { chooseTable(at, QStringLiteral("Label table mine.xlsx")); });
    QCOMPARE(sheets.box()->currentText(), QStringLiteral("Second"));
    QVERIFY(!sheets.isHidden());
}

void ModelImportTest::badTableOfLabels_isRefusedAndNothingChanges()
{
    LabelModelsDesk at;
    at.take();
    QString why;
    connect(at.leaderboard().tableBox(), &TableChoice::refused, this,
            [&](const QString& text) { why = text; });
    at.desk.prompts.paths = {
        at.write(QStringLiteral("mine.csv"), "label,emotion\nboredom,gloom\n")};
    chooseTable(at, QStringLiteral("Label table from a file…"));
    QVERIFY2(why.contains(QStringLiteral("mine.csv")) && why.contains(QStringLiteral("gloom")),
             qPrintable(why));
    QCOMPARE(at.leaderboard().tableBox()->currentText(), QStringLiteral("Label table cei-2026"));
    QVERIFY(!at.page().isWorking());
}

SUBTEXT_TEST(ModelImportTest)
#include "modelimporttest.moc"
