// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "tests/core/exchange/madeworkbook.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/importsteps.h"
#include "ui/forms/columnmapping.h"

#include <QComboBox>
#include <QListWidget>

using namespace subtext;
using namespace subtext::test;

/// Which sheet of a workbook an import takes.
class ImportSheetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstSheet_isRead_andSaid();
    void anotherSheet_isReadInItsPlace();
    void chosenSheet_getsMenusForItsColumns();
    void eachWorkbook_keepsItsSheet();
    void fileWithoutSheets_offersNone();
};

namespace {

QByteArray sheetOfScene(const QString& utterance)
{
    return MadeWorkbook::row({QStringLiteral("id"), QStringLiteral("subtype"),
                              QStringLiteral("speaker_role"), QStringLiteral("listener_role"),
                              QStringLiteral("context"), QStringLiteral("utterance")}) +
           MadeWorkbook::row({QStringLiteral("1"), QStringLiteral("sarcasm-irony"),
                              QStringLiteral("boss"), QStringLiteral("clerk"),
                              QStringLiteral("Late."), utterance});
}

QByteArray twoSheets()
{
    MadeWorkbook made;
    made.sheets = {{"Codes", MadeWorkbook::row("hidden"), "hidden"},
                   {"Pilot", sheetOfScene(QStringLiteral("Fine."))},
                   {"Main", sheetOfScene(QStringLiteral("Great."))}};
    return made.bytes();
}

QStringList offeredSheets(const ImportForm& form)
{
    QStringList names;
    for (int i = 0; i < form.sheets()->count(); ++i)
        names << form.sheets()->itemText(i);
    return names;
}

void chooseSheet(ImportForm& form, int number)
{
    form.sheets()->setCurrentIndex(number);
    form.finishReading();
}

QString firstUtterance(const ImportForm& form)
{
    return form.files().empty()
               ? QString()
               : form.files().front().records.front().scenario.text(ScenePart::Utterance);
}

} // namespace

void ImportSheetTest::firstSheet_isRead_andSaid()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    take(form, written(desk, twoSheets(), QStringLiteral("scenes.xlsx")));
    QVERIFY(!form.sheets()->isHidden() && !form.sheets()->parentWidget()->isHidden());
    QCOMPARE(offeredSheets(form), (QStringList{QStringLiteral("Pilot"), QStringLiteral("Main")}));
    QCOMPARE(form.sheets()->currentIndex(), 0);
    QCOMPARE(firstUtterance(form), QStringLiteral("Fine."));
    QVERIFY2(form.previewText().contains(QStringLiteral("Only the sheet “Pilot” was read")),
             qPrintable(form.previewText()));
}

void ImportSheetTest::anotherSheet_isReadInItsPlace()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    take(form, written(desk, twoSheets(), QStringLiteral("scenes.xlsx")));
    chooseSheet(form, 1);
    QCOMPARE(form.files().size(), std::size_t{1});
    QCOMPARE(firstUtterance(form), QStringLiteral("Great."));
    QCOMPARE(form.sheets()->currentText(), QStringLiteral("Main"));
    QVERIFY(!form.previewText().contains(QStringLiteral("Only the sheet")));
}

void ImportSheetTest::chosenSheet_getsMenusForItsColumns()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    MadeWorkbook made;
    made.sheets = {{"Scenes", sheetOfScene(QStringLiteral("Fine."))},
                   {"Others", MadeWorkbook::row({QStringLiteral("no"), QStringLiteral("who"),
                                                 QStringLiteral("said")}) +
                                  MadeWorkbook::row({QStringLiteral("1"), QStringLiteral("boss"),
                                                     QStringLiteral("Great.")})}};
    take(form, written(desk, made.bytes(), QStringLiteral("scenes.xlsx")));
    QVERIFY(!form.isMapping());
    chooseSheet(form, 1);
    QVERIFY(form.isMapping());
    QVERIFY(form.mapping()->menu(2));
    QVERIFY(!form.sheets()->parentWidget()->isHidden());
    chooseSheet(form, 0);
    QVERIFY(!form.isMapping());
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
}

void ImportSheetTest::eachWorkbook_keepsItsSheet()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    take(form, written(desk, twoSheets(), QStringLiteral("one.xlsx")));
    chooseSheet(form, 1);
    take(form, written(desk, twoSheets(), QStringLiteral("two.xlsx")));
    QCOMPARE(form.sheets()->currentIndex(), 0);
    form.list()->setCurrentRow(0);
    QCOMPARE(form.sheets()->currentIndex(), 1);
    QVERIFY(!form.isReading()); // looking is not choosing
    form.removeChosen();
    form.finishReading();
    QCOMPARE(form.sheets()->currentIndex(), 0);
    QCOMPARE(firstUtterance(form), QStringLiteral("Fine."));
}

void ImportSheetTest::fileWithoutSheets_offersNone()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    MadeWorkbook made;
    made.sheets = {{"Scenes", sheetOfScene(QStringLiteral("Fine."))}};
    take(form, written(desk, made.bytes(), QStringLiteral("scenes.xlsx")));
    QVERIFY(form.sheets()->parentWidget()->isHidden());
    take(form, written(desk, twoSheets(), QStringLiteral("two.xlsx")));
    QVERIFY(!form.sheets()->parentWidget()->isHidden());
    take(form, writeScenes(desk.filePath({}), 2));
    QVERIFY(form.sheets()->parentWidget()->isHidden());
}

SUBTEXT_TEST(ImportSheetTest)
#include "importsheettest.moc"
