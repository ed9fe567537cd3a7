// SPDX-License-Identifier: MIT
#include "ui/widgets/sheetchoice.h"

#include "tests/core/exchange/madeworkbook.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/labelmodelsdesk.h"
#include "ui/forms/rosteredit.h"
#include "ui/models/files/importsource.h"
#include "ui/widgets/figuretable.h"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QPointer>

using namespace subtext;
using namespace subtext::test;

/// Which sheet of a workbook is read where a roster or predictions come in; that of scenes is
/// importsheettest.
class SheetChoiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roster_isThatOfTheChosenSheet();
    void roster_offersNoSheetOnceItIsChanged();
    void predictions_areThoseOfTheChosenSheet();
    void predictions_canBeOfAnotherSheetWhereTheFirstHasNone();
};

namespace {

QByteArray person(const char* code, const char* name)
{
    return MadeWorkbook::row({QStringLiteral("code"), QStringLiteral("name")}) +
           MadeWorkbook::row({QString::fromLatin1(code), QString::fromLatin1(name)});
}

QByteArray twoRosters()
{
    MadeWorkbook made;
    made.sheets = {{"Spring", person("A01", "Maya Ortiz")},
                   {"Autumn", person("A02", "Sam Weller")}};
    return made.bytes();
}

QByteArray answer(const char* model)
{
    return MadeWorkbook::row(
               {QStringLiteral("scenario"), QStringLiteral("model"), QStringLiteral("emotion")}) +
           MadeWorkbook::row({QStringLiteral("mixed-signals/1"), QString::fromLatin1(model),
                              QStringLiteral("joy")});
}

} // namespace

void SheetChoiceTest::roster_isThatOfTheChosenSheet()
{
    Desk desk;
    RosterEdit roster(desk.prompts, nullptr);
    roster.setText(QStringLiteral("J01, Ruth Adler, adjudicator\n"));
    must(roster.readFile(writeFile(desk.filePath(QStringLiteral("people.xlsx")), twoRosters())));
    QVERIFY(!roster.sheets()->isHidden());
    QCOMPARE(roster.sheets()->box()->currentText(), QStringLiteral("Spring"));
    QVERIFY(roster.edit()->toPlainText().contains(QStringLiteral("Maya Ortiz")));
    roster.sheets()->box()->setCurrentIndex(1);
    const QString text = roster.edit()->toPlainText();
    QVERIFY2(text.contains(QStringLiteral("Sam Weller")) &&
                 text.contains(QStringLiteral("Ruth Adler")) &&
                 !text.contains(QStringLiteral("Maya Ortiz")),
             qPrintable(text));
    QVERIFY(!roster.sheets()->isHidden());
}

void SheetChoiceTest::roster_offersNoSheetOnceItIsChanged()
{
    Desk desk;
    RosterEdit roster(desk.prompts, nullptr);
    must(roster.readFile(writeFile(desk.filePath(QStringLiteral("people.xlsx")), twoRosters())));
    roster.edit()->appendPlainText(QStringLiteral("A07, Lee Hart"));
    QVERIFY(roster.sheets()->isHidden());
    must(roster.readFile(
        writeFile(desk.filePath(QStringLiteral("people.csv")), "code,name\nA03,Ann Field\n")));
    QVERIFY(roster.sheets()->isHidden());
}

void SheetChoiceTest::predictions_areThoseOfTheChosenSheet()
{
    LabelModelsDesk at;
    MadeWorkbook made;
    made.sheets = {{"First", answer("wren")}, {"Second", answer("crake")}};
    at.readFile(made.bytes(), QStringLiteral("answers.xlsx"));
    ImportView& import = *at.page().import();
    QVERIFY(import.found()->rowText(0).startsWith(QStringLiteral("wren:")));
    const QPointer<QComboBox> sheets = child<QComboBox>(*import.source(), "sheet");
    QVERIFY(sheets->isVisible());
    sheets->setCurrentIndex(1);
    QTRY_VERIFY(!at.page().isWorking());
    QVERIFY(import.found()->rowText(0).startsWith(QStringLiteral("crake:")));
    QVERIFY(sheets && sheets->isVisible()); // the same, whoever is at it
    QCOMPARE(sheets->currentText(), QStringLiteral("Second"));
    at.after([&] { child<QPushButton>(import, "take")->click(); });
    QCOMPARE(must(at.desk.study().modelAnswers().names()).front().model, QStringLiteral("crake"));
    QVERIFY(!sheets || !sheets->isVisible());
}

void SheetChoiceTest::predictions_canBeOfAnotherSheetWhereTheFirstHasNone()
{
    LabelModelsDesk at;
    MadeWorkbook made;
    made.sheets = {{"Notes", person("A01", "Maya Ortiz")}, {"Answers", answer("crake")}};
    at.readFile(made.bytes(), QStringLiteral("answers.xlsx"));
    ImportView& import = *at.page().import();
    QVERIFY(!import.found()->isVisible());
    QVERIFY(!import.report().isEmpty());
    child<QComboBox>(*import.source(), "sheet")->setCurrentIndex(1);
    QTRY_VERIFY(!at.page().isWorking());
    QVERIFY(import.found()->rowText(0).startsWith(QStringLiteral("crake:")));
}

SUBTEXT_TEST(SheetChoiceTest)
#include "sheetchoicetest.moc"
