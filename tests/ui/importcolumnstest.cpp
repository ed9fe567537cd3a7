// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"
#include "tests/ui/child.h"
#include "tests/ui/importsteps.h"
#include "ui/forms/columnmapping.h"
#include "ui/forms/filelines.h"
#include "ui/forms/importform.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// Which columns of a file are what: proposed, chosen in the menus, and what they lack.
class ImportColumnsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anotherTask_isReadAndMapped();
    void whatColumnsMeantBefore_isProposed();
    void foreignColumns_areAskedFor_andRead();
    void columnsThatAreMatched_leaveNoReason();
    void mendedFile_isReadAsItIsNow();
    void columnsOfAFile_getTheRoomOfTheList();
    void columnThatIsLeftOut_leadsToTheMenus();
    void strayQuote_isSaidBeforeTheColumnsAreChosen();
    void keysOfTheColumns_leadToTheSubtype();
    void valuesOfAScene_areSaidBeforeThereIsAFile();
    void columnTwice_isSaid();
    void valuesOfAColumn_areSaidBeforeARowIsRefused();
    void columnNotUsed_isNotRead_thoughItsNameIsKnown();
    void whatNoMenuMends_isAnError_data();
    void whatNoMenuMends_isAnError();
};

void ImportColumnsTest::foreignColumns_areAskedFor_andRead()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    take(form, written(desk, "no,who,heard by,situation,text\n1,boss,clerk,Late.,Fine.\n"));
    QVERIFY(form.isMapping());
    QVERIFY2(form.obstacle().contains(QStringLiteral("Match the columns")),
             qPrintable(form.obstacle()));
    ColumnMapping& mapping = *form.mapping();
    QCOMPARE(mapping.menu(3)->currentData().toString(), QStringLiteral("context")); // guessed
    QCOMPARE(mapping.stateText(), QStringLiteral("Still missing: Listener, Subtype."));
    QVERIFY(!child<QPushButton>(mapping, "read")->isEnabled());
    choose(mapping.menu(2), "listener_role");
    child<QComboBox>(mapping, "subtypeMenu")->setCurrentIndex(1);
    QVERIFY(child<QPushButton>(mapping, "read")->isEnabled());
    QCOMPARE(form.obstacle(), QStringLiteral("Read data.csv with these columns."));
    child<QPushButton>(mapping, "read")->click();
    form.finishReading();
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    QCOMPARE(form.files().size(), std::size_t{1});
    QCOMPARE(form.files().front().records.front().scenario.text(ScenePart::ListenerRole),
             QStringLiteral("clerk"));
}

void ImportColumnsTest::columnsThatAreMatched_leaveNoReason()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    take(form, written(desk, "no,who,heard by,situation,text\n1,boss,clerk,Late.,Fine.\n"));
    QCOMPARE(reasonOf(*form.list()->item(0)),
             QStringLiteral("Its columns are still to be matched."));
    ColumnMapping& mapping = *form.mapping();
    choose(mapping.menu(2), "listener_role");
    child<QComboBox>(mapping, "subtypeMenu")->setCurrentIndex(1);
    QCOMPARE(mapping.stateText(), QStringLiteral("Everything is there."));
    QCOMPARE(reasonOf(*form.list()->item(0)), QString());
    choose(mapping.menu(2), "");
    QVERIFY(!reasonOf(*form.list()->item(0)).isEmpty());
}

void ImportColumnsTest::mendedFile_isReadAsItIsNow()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    take(form, written(desk, "no,who,heard by,situation,text\n1,boss,clerk,Late.,Fine.\n"));
    choose(form.mapping()->menu(2), "listener_role");
    child<QComboBox>(*form.mapping(), "subtypeMenu")->setCurrentIndex(1);
    child<QPushButton>(*form.mapping(), "read")->click();
    form.finishReading();
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    // Its columns have other names now, by which they are known.
    take(form, written(desk, "id,subtype,speaker,listener,context,utterance\n"
                             "1,mixed-signals,boss,clerk,Late.,Fine.\n"));
    QCOMPARE(reasonOf(*form.list()->item(0)), QString());
    QVERIFY(!form.isMapping());
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    QCOMPARE(form.files().front().records.front().scenario.name(),
             QStringLiteral("mixed-signals/1"));
}

void ImportColumnsTest::columnsOfAFile_getTheRoomOfTheList()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    form.resize(1040, 500);
    form.show();
    take(form, written(desk, "no,who,heard by,situation,text\n1,boss,clerk,Late.,Fine.\n"));
    QVERIFY(form.isMapping());
    QCoreApplication::processEvents();
    QVERIFY2(form.mapping()->width() > 5 * form.width() / 8,
             qPrintable(QString::number(form.mapping()->width())));
    form.removeChosen();
    form.finishReading();
    QVERIFY(!form.isMapping());
    QCoreApplication::processEvents();
    QVERIFY(form.list()->width() > form.width() / 3);
}

void ImportColumnsTest::anotherTask_isReadAndMapped()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    form.setTask(std::make_shared<const Task>(thirdTask()));
    take(form, written(desk, "nr,who,body,rater,q1,refund,repair,apology,mood,effort\n"
                             "1,A,Where is my order?,Ann,calm,y,n,n,0,1\n"));
    QVERIFY(form.isMapping());
    ColumnMapping& mapping = *form.mapping();
    QCOMPARE(mapping.menu(0)->currentData().toString(), QStringLiteral("id"));
    QCOMPARE(mapping.menu(3)->currentData().toString(), QStringLiteral("annotator"));
    QCOMPARE(mapping.menu(4)->currentData().toString(), QStringLiteral("tone")); // by its words
    QCOMPARE(mapping.stateText(),
             QStringLiteral("Everything is there; the rows name scenarios that the study has. Read "
                            "as: n = no, y = yes."));
    choose(mapping.menu(1), "customer");
    QCOMPARE(mapping.stateText(), QStringLiteral("Still missing: Message, Channel."));
    choose(mapping.menu(2), "message");
    child<QComboBox>(mapping, "subtypeMenu")->setEditText(QStringLiteral("mail"));
    QCOMPARE(mapping.stateText(), QStringLiteral("Everything is there. Read as: n = no, y = yes."));
    child<QPushButton>(mapping, "read")->click();
    form.finishReading();
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    const ImportedRecord& record = form.files().front().records.front();
    QCOMPARE(record.scenario.name(), QStringLiteral("mail/1"));
    QCOMPARE(record.answers.size(), std::size_t{1});
    QVERIFY(form.previewText().contains(QStringLiteral("mail: 1")));
    QVERIFY(form.previewText().contains(QStringLiteral("Where is my order?")));
}

void ImportColumnsTest::whatColumnsMeantBefore_isProposed()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    form.setTask(std::make_shared<const Task>(thirdTask()));
    ImportMapping before;
    before.columns = {{QStringLiteral("id"), QStringLiteral("nr")},
                      {QStringLiteral("customer"), QStringLiteral("who")},
                      {QStringLiteral("message"), QStringLiteral("body")},
                      {QStringLiteral("annotator"), QStringLiteral("rater")},
                      {QStringLiteral("tone"), QStringLiteral("q1")}};
    before.values = {{QStringLiteral("tone"), {{QStringLiteral("ok"), QStringLiteral("calm")}}}};
    before.group = QStringLiteral("mail");
    form.setKnownMappings({before});
    take(form, written(desk, "nr,who,body,rater,q1,refund,repair,apology,mood,effort\n"
                             "1,A,Where is my order?,Ann,ok,yes,no,no,0,1\n"));
    QVERIFY(form.isMapping());
    ColumnMapping& mapping = *form.mapping();
    QCOMPARE(mapping.menu(2)->currentData().toString(), QStringLiteral("message"));
    QCOMPARE(mapping.subtype(), std::optional(QStringLiteral("mail")));
    QVERIFY2(mapping.stateText().contains(QStringLiteral("Read as: ok = calm.")),
             qPrintable(mapping.stateText()));
    // What it did not say is guessed as ever.
    QCOMPARE(mapping.menu(5)->currentData().toString(), QStringLiteral("refund"));
    child<QPushButton>(mapping, "read")->click();
    form.finishReading();
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    QCOMPARE(form.files().front().records.front().scenario.name(), QStringLiteral("mail/1"));
    QCOMPARE(form.files().front().mapping.columns.size(), 10);
}

void ImportColumnsTest::columnThatIsLeftOut_leadsToTheMenus()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    take(form, written(desk, "id,subtype,speaker,listener,context,utterance\n"
                             "1,mixed-signals,boss,clerk,Late.,Fine.\n"));
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    QVERIFY(child<QPushButton>(form, "chooseColumns")->isHidden()); // all of it is known
    form.removeChosen();
    form.finishReading();
    take(form, written(desk,
                       "id,subtype,speaker,listener,context,utterance,revised\n"
                       "1,mixed-signals,boss,clerk,Late.,Fine.,Fine!\n",
                       QStringLiteral("more.csv")));
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    QVERIFY(!child<QPushButton>(form, "chooseColumns")->isHidden());
    child<QPushButton>(form, "chooseColumns")->click();
    form.finishReading();
    QVERIFY(form.isMapping());
    QCOMPARE(form.obstacle(), QStringLiteral("Read more.csv with these columns."));
    ColumnMapping& mapping = *form.mapping();
    QCOMPARE(mapping.menu(2)->currentData().toString(), QStringLiteral("speaker_role"));
    choose(mapping.menu(5), "");
    choose(mapping.menu(6), "utterance");
    child<QPushButton>(mapping, "read")->click();
    form.finishReading();
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    // Somebody has said what they are.
    QVERIFY(child<QPushButton>(form, "chooseColumns")->isHidden());
    QCOMPARE(form.files().front().records.front().scenario.text(ScenePart::Utterance),
             QStringLiteral("Fine!"));
}

void ImportColumnsTest::strayQuote_isSaidBeforeTheColumnsAreChosen()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    QByteArray rows = "no,who,heard by,situation,text\n";
    for (int i = 1; i < 40; ++i)
        rows += QByteArray::number(i) + ",boss,clerk,Late.,Fine.\n";
    take(form, written(desk, rows + "40,boss,clerk,\"words\" he said,Fine.\n"));
    QVERIFY(!form.isMapping());
    QVERIFY2(form.previewText().contains(QStringLiteral("41")), qPrintable(form.previewText()));
    QVERIFY2(form.obstacle().startsWith(QStringLiteral("Fix ")), qPrintable(form.obstacle()));
}

void ImportColumnsTest::keysOfTheColumns_leadToTheSubtype()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    take(form, written(desk, "no,who,to,situation,text\n1,boss,clerk,Late.,Fine.\n"));
    form.show();
    QVERIFY(QTest::qWaitForWindowActive(&form));
    ColumnMapping& mapping = *form.mapping();
    mapping.menu(4)->setFocus();
    QTest::keyClick(mapping.menu(4), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), child<QComboBox>(mapping, "subtypeMenu"));
    child<QComboBox>(mapping, "subtypeMenu")->setCurrentIndex(1);
    QTest::keyClick(child<QComboBox>(mapping, "subtypeMenu"), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), child<QPushButton>(mapping, "read"));
}

void ImportColumnsTest::valuesOfAColumn_areSaidBeforeARowIsRefused()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    take(form, written(desk, "no,who,to,situation,text,above\n1,a,b,c,u,sideways\n"));
    ColumnMapping& mapping = *form.mapping();
    QVERIFY(form.isMapping());
    QVERIFY2(mapping.allowedText().isEmpty(), qPrintable(mapping.allowedText()));
    choose(mapping.menu(5), "power_relation");
    QCOMPARE(mapping.allowedText(),
             QStringLiteral("Rows with another value are refused.\n"
                            "Power relation: peer, high-to-low, low-to-high"));
    QCOMPARE(mapping.menu(5)->accessibleDescription(),
             QStringLiteral("peer, high-to-low, low-to-high"));
    choose(mapping.menu(0), "subtype");
    QVERIFY2(mapping.allowedText().contains(
                 QStringLiteral("Subtype: deflection-misdirection, mixed-signals, ")),
             qPrintable(mapping.allowedText()));
    choose(mapping.menu(5), "");
    choose(mapping.menu(0), "id");
    QVERIFY2(mapping.allowedText().isEmpty(), qPrintable(mapping.allowedText()));
}

void ImportColumnsTest::valuesOfAScene_areSaidBeforeThereIsAFile()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    const auto* hint = child<QLabel>(form, "noFiles");
    for (const char* line : {"No files yet.", "Rows with another value are refused.",
                             "\nPower relation: peer, high-to-low, low-to-high"})
        QVERIFY2(hint->text().contains(QString::fromLatin1(line)), qPrintable(hint->text()));
    Task task = *builtInTask(u"cei");
    for (SceneField& field : task.scene)
        field.options.clear();
    QCOMPARE(ColumnMapping::listedValues(task), QString());
}

void ImportColumnsTest::columnTwice_isSaid()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    take(form, written(desk, "no,who,to,situation,text,reply\n1,a,b,c,u,v\n"));
    choose(form.mapping()->menu(5), "utterance");
    QVERIFY(!child<QPushButton>(form.mapping(), "read")->isEnabled());
    QVERIFY2(form.mapping()->stateText().contains(QStringLiteral("Two columns for: Utterance")),
             qPrintable(form.mapping()->stateText()));
}

void ImportColumnsTest::columnNotUsed_isNotRead_thoughItsNameIsKnown()
{
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    take(form,
         written(desk, "id,subtype,who,listener_role,context,utterance,revised,power_relation\n"
                       "1,sarcasm-irony,a,b,c,first words,last words,low_to_high\n"));
    QVERIFY(form.isMapping());
    ColumnMapping& mapping = *form.mapping();
    choose(mapping.menu(5), ""); // the words from before they were revised
    QCOMPARE(mapping.stateText(), QStringLiteral("Still missing: Utterance."));
    QVERIFY(!child<QPushButton>(mapping, "read")->isEnabled());
    choose(mapping.menu(6), "utterance");
    choose(mapping.menu(7), "");
    child<QPushButton>(mapping, "read")->click();
    form.finishReading();
    QVERIFY2(form.obstacle().isEmpty(), qPrintable(form.obstacle()));
    const Scenario read = form.files().front().records.front().scenario;
    QCOMPARE(read.text(ScenePart::Utterance), QStringLiteral("last words"));
    QCOMPARE(powerOf(read), PowerRelation::Peer);
}

void ImportColumnsTest::whatNoMenuMends_isAnError_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("said");
    QTest::newRow("CEI's layout without a scale of somebody")
        << QByteArray("id,subtype,speaker_role,listener_role,context,utterance,"
                      "sl_plutchik_primary_Anna,sl_a_Anna,sl_d_Anna,sl_confidence_Anna\n"
                      "1,sarcasm-irony,a,b,c,u,joy,calm,in control,unsure\n")
        << QStringLiteral("sl_v_Anna");
}

void ImportColumnsTest::whatNoMenuMends_isAnError()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, said);
    Desk desk;
    ImportForm form(desk.prompts, nullptr);
    take(form, written(desk, file));
    QVERIFY(!form.isMapping());
    QVERIFY2(form.previewText().contains(said), qPrintable(form.previewText()));
    QVERIFY2(form.obstacle().startsWith(QStringLiteral("Fix ")), qPrintable(form.obstacle()));
}

// A button that reads the same error again would be a way round in circles.
SUBTEXT_TEST(ImportColumnsTest)
#include "importcolumnstest.moc"
