// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/questions.h"
#include "core/domain/ceiscene.h"
#include "tests/support/checks.h"
#include "tests/support/fulldisk.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/deskharness.h"
#include "tests/ui/rosterharness.h"
#include "ui/actions/actionregistry.h"
#include "ui/adjudicate/deskquestions.h"
#include "ui/adjudicate/queuemodel.h"
#include "ui/questions/questiondialog.h"
#include "ui/roster/questionsview.h"
#include "ui/widgets/limitedtext.h"
#include "ui/widgets/segmentbar.h"
#include "ui/widgets/textreader.h"

#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTableWidget>

using namespace subtext;
using namespace subtext::test;

/// What annotators ask is answered at the desk and in the roster.
class QuestionReplyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void desk_showsQuestionsWithoutTellingWhoAsks();
    void desk_repliesByKeys();
    void desk_hidesWhatAnotherAdjudicatorReplied();
    void desk_withoutQuestions_hasNoLine();
    void desk_closesThemWithTheStudy();
    void queue_marksItemsWhoseQuestionWaits();
    void queue_marksNothingThatAnotherAdjudicatorAnswered();
    void roster_repliesByMouse();
    void roster_repliesByKeys_andWritesNoHandOut();
    void roster_countsInTheTabWhatIsOpen();
    void roster_saysWhyThereIsNone();
    void typedReply_outlastsAKilledProgram();
    void typedReply_isOfWhoeverWritesIt();
    void emptiedReply_leavesNothing();
    void fullDisk_isSaidAndTriedAgain();
    void roster_keepsWhatIsTypedOnClosing();
};

namespace {

void allowQuestions(Study& study)
{
    Protocol protocol = must(study.protocol());
    protocol.areQuestionsAllowed = true;
    must(study.courseRules().setProtocol(protocol));
}

/// The first rater of the item on the desk asks about it.
Person askAtDesk(DeskWindow& at, const QString& text)
{
    allowQuestions(at.study());
    const ScenarioId item = at.page().session()->editing().item().scenario.id;
    const PersonId asker = must(at.study().raters(item)).front();
    must(at.study().questions().ask(asker, item, text));
    return *must(at.study().roster().person(asker));
}

/// Somebody asks about their first item, and the roster has it.
Uuid askInRoster(RosterDesk& at, int person)
{
    allowQuestions(at.open());
    const PersonId asker = at.study.person(person);
    const ScenarioId item = must(at.open().labelling().items(asker)).front().scenario;
    const Uuid asked =
        must(at.open().questions().ask(asker, item, QStringLiteral("Who is meant?"))).uuid;
    at.settle();
    return asked;
}

/// Names of the lines of the queue that have the mark of a question.
QStringList markedIn(DeskWindow& at)
{
    QStringList names;
    for (int row = 0; row < at.list()->model()->rowCount(); ++row) {
        const QModelIndex index = at.list()->model()->index(row, 0);
        if (index.data(QueueModel::AskedRole).toBool())
            names << index.data(Qt::DisplayRole).toString();
    }
    return names;
}

QuestionDialog* openedQuestions(QWidget& page)
{
    const auto all = page.findChildren<QuestionDialog*>();
    return all.isEmpty() ? nullptr : all.back();
}

/// Opens the questions about the item on the desk; what stands in the field.
QString openAtDesk(DeskWindow& at)
{
    at.page().asked()->open();
    QuestionDialog* dialog = openedQuestions(at.page());
    return dialog ? dialog->textEdit()->toPlainText() : QStringLiteral("no dialog");
}

void typeReply(QWidget& page, const char* text)
{
    QTest::keyClicks(openedQuestions(page)->textEdit(), QString::fromLatin1(text));
}

/// The replies that are being written, as another program sees them.
QString begunOnDisk(const QString& path)
{
    return RawSql(path).value(QStringLiteral("SELECT group_concat(text, '|') FROM reply_draft"));
}

/// Somebody else, or the same person again, at that item.
void comeBack(DeskWindow& at, int adjudicator, const QString& item)
{
    QApplication::setActiveWindow(&at.window()); // the dialog was
    at.signIn(adjudicator);
    at.goTo(item);
}

const QString UnsentReply = QStringLiteral("Your reply is not sent yet: F7 opens it. ");

} // namespace

void QuestionReplyTest::desk_showsQuestionsWithoutTellingWhoAsks()
{
    DeskWindow at;
    const Person asker = askAtDesk(at, QStringLiteral("Who is meant?"));
    QVERIFY(at.page().asked()->isVisible());
    QVERIFY(at.page().asked()->text().contains(QStringLiteral("Who is meant?")));
    at.press(Qt::Key_F7);
    QVERIFY(openedQuestions(at.page()));
    QVERIFY(openedQuestions(at.page())->conversation()->toPlainText().contains(
        QStringLiteral("Who is meant?")));
    for (const QString& text : textsOf(at.page()) + spokenTexts(at.page())) {
        QVERIFY2(!text.contains(asker.code), qUtf8Printable(text));
        QVERIFY2(!text.contains(asker.name), qUtf8Printable(text));
    }
}

void QuestionReplyTest::desk_hidesWhatAnotherAdjudicatorReplied()
{
    DeskWindow at;
    askAtDesk(at, QStringLiteral("Who is meant?"));
    const Person other =
        must(at.study().roster().add(
                 {{QStringLiteral("J99"), QStringLiteral("Zoe Other"), Role::Adjudicator}}))
            .front();
    const Uuid question = must(at.study().questions().all(other.id)).front().question.uuid;
    VERIFY_HOLDS(at.study().questions().reply(other.id, question, QStringLiteral("The clerk.")));
    QVERIFY(at.page().asked()->text().startsWith(QStringLiteral("Answered")));
    at.press(Qt::Key_F7);
    const QString told = openedQuestions(at.page())->conversation()->toPlainText();
    QVERIFY2(!told.contains(QStringLiteral("The clerk.")), qUtf8Printable(told));
    QVERIFY2(told.contains(QStringLiteral("An adjudicator has replied.")), qUtf8Printable(told));
}

void QuestionReplyTest::desk_repliesByKeys()
{
    DeskWindow at;
    const Person asker = askAtDesk(at, QStringLiteral("Who is meant?"));
    const std::size_t decisions = at.decisionsOnDisk().size();
    at.press(Qt::Key_F7);
    QuestionDialog* dialog = openedQuestions(at.page());
    QVERIFY(dialog);
    QApplication::setActiveWindow(dialog);
    QTest::keyClicks(dialog->textEdit(), QStringLiteral("The clerk."));
    QTest::keyClick(dialog->textEdit(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!openedQuestions(at.page()));
    const auto own = must(at.study().questions().ofPerson(asker.id));
    QCOMPARE(own.size(), std::size_t{1});
    QCOMPARE(own.front().replies.size(), std::size_t{1});
    QCOMPARE(own.front().replies.front().text, QStringLiteral("The clerk."));
    QVERIFY(own.front().replies.front().role == Role::Adjudicator);
    QCOMPARE(at.decisionsOnDisk().size(), decisions); // no key of it decided anything
    QVERIFY(at.page().asked()->text().contains(QStringLiteral("Answered")));
}

void QuestionReplyTest::desk_withoutQuestions_hasNoLine()
{
    DeskWindow at;
    QVERIFY(!at.page().asked()->isVisible());
    at.press(Qt::Key_F7);
    QVERIFY(!openedQuestions(at.page()));
    askAtDesk(at, QStringLiteral("Who is meant?"));
    QVERIFY(at.page().session()->showNext());
    QVERIFY(!at.page().asked()->isVisible());
}

void QuestionReplyTest::desk_closesThemWithTheStudy()
{
    DeskWindow at;
    askAtDesk(at, QStringLiteral("Who is meant?"));
    at.press(Qt::Key_F7);
    QVERIFY(openedQuestions(at.page()));
    QVERIFY(at.page().stop());
    QVERIFY(!openedQuestions(at.page()));
}

void QuestionReplyTest::queue_marksItemsWhoseQuestionWaits()
{
    DeskWindow at;
    QCOMPARE(markedIn(at), QStringList());
    const QString item = at.itemName();
    const Person asker = askAtDesk(at, QStringLiteral("Who is meant?"));
    QCOMPARE(markedIn(at), QStringList{item});
    const QModelIndex row = at.list()->currentIndex();
    for (const int role :
         {static_cast<int>(Qt::AccessibleTextRole), static_cast<int>(Qt::ToolTipRole)}) {
        const QString text = row.data(role).toString();
        QVERIFY2(text.contains(QStringLiteral("question without a reply")), qPrintable(text));
        QVERIFY2(!text.contains(asker.code) && !text.contains(asker.name), qPrintable(text));
    }
    const Uuid question = must(at.study().questions().all(at.signedIn())).front().question.uuid;
    must(at.study().questions().reply(at.signedIn(), question, QStringLiteral("The clerk.")));
    QCOMPARE(markedIn(at), QStringList());
}

// What the other one replied stays theirs; that somebody has replied is told below the scene, too.
void QuestionReplyTest::queue_marksNothingThatAnotherAdjudicatorAnswered()
{
    DeskWindow at;
    askAtDesk(at, QStringLiteral("Who is meant?"));
    const PersonId other = at.adjudicator(2).id;
    const Uuid question = must(at.study().questions().all(other)).front().question.uuid;
    must(at.study().questions().reply(other, question, QStringLiteral("The clerk.")));
    QCOMPARE(markedIn(at), QStringList());
}

void QuestionReplyTest::roster_repliesByMouse()
{
    RosterDesk at;
    askInRoster(at, 1);
    QVERIFY(!at.page().views()->button(4)->isHidden());
    at.page().showView(RosterPage::View::Questions);
    QuestionsView& view = *at.page().questions();
    QCOMPARE(view.table()->rowCount(), 1);
    const auto cell = [&](QuestionsView::Column column) {
        return view.table()->item(0, column)->text();
    };
    const ScenarioId item = must(at.open().questions().all({})).front().question.scenario;
    const Scenario scene = *must(at.open().scenario(item));
    QCOMPARE(cell(QuestionsView::StateColumn), QStringLiteral("Waits for a reply"));
    QCOMPARE(cell(QuestionsView::AskerColumn), QStringLiteral("Person 1 (A01)"));
    QCOMPARE(cell(QuestionsView::ItemColumn), scene.name());
    QCOMPARE(cell(QuestionsView::SceneColumn), scene.text(ScenePart::Utterance).simplified());
    QCOMPARE(cell(QuestionsView::QuestionColumn), QStringLiteral("Who is meant?"));
    QVERIFY(view.conversation()->toPlainText().contains(QStringLiteral("Asked by Person 1 (A01)")));
    QTest::mouseClick(child<QPushButton>(view, "reply"), Qt::LeftButton);
    QuestionDialog* dialog = openedQuestions(at.page());
    QVERIFY(dialog);
    const QString context = scene.text(ScenePart::Context).simplified();
    QVERIFY(!context.isEmpty());
    for (const TextReader* reader : {view.conversation(), dialog->conversation()}) {
        const QString told = reader->toPlainText().simplified();
        QVERIFY2(told.contains(context), qUtf8Printable(told)); // the whole scene is there
        QVERIFY2(told.contains(scene.text(ScenePart::Utterance).simplified()),
                 qUtf8Printable(told));
    }
    dialog->textEdit()->setPlainText(QStringLiteral("The clerk."));
    QTest::mouseClick(dialog->sendButton(), Qt::LeftButton);
    QTRY_COMPARE(must(at.open().questions().unanswered()), 0);
    at.settle();
    QCOMPARE(cell(QuestionsView::StateColumn), QStringLiteral("Answered"));
    QVERIFY(view.conversation()->toPlainText().contains(QStringLiteral("The clerk.")));
}

// In the other views the same keys write hand-outs, and from “Go to…” they are written anywhere.
void QuestionReplyTest::roster_repliesByKeys_andWritesNoHandOut()
{
    RosterDesk at;
    askInRoster(at, 1);
    at.page().showView(RosterPage::View::Questions);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        at.desk.press(key, Qt::ControlModifier);
        QuestionDialog* dialog = openedQuestions(at.page());
        QVERIFY(dialog);
        QVERIFY(at.desk.prompts.folders.isEmpty());
        dialog->reject();
        QTRY_VERIFY(!openedQuestions(at.page()));
        QApplication::setActiveWindow(&at.desk.window());
    }
    at.page().showView(RosterPage::View::Files);
    at.desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!openedQuestions(at.page()));
    QCOMPARE(at.desk.prompts.folders.size(), 1);
    at.page().showView(RosterPage::View::Questions);
    const auto& entries = at.desk.window().actions().entries();
    const auto write = std::find_if(entries.begin(), entries.end(), [](const auto& entry) {
        return entry.text == QStringLiteral("Write hand-outs");
    });
    QVERIFY(write != entries.end() && write->isErrand);
    write->action->trigger();
    QCOMPARE(at.desk.prompts.folders.size(), 2);
}

void QuestionReplyTest::roster_countsInTheTabWhatIsOpen()
{
    RosterDesk at;
    const auto tab = [&] {
        return at.page().views()->segmentText(static_cast<int>(RosterPage::View::Questions));
    };
    QCOMPARE(tab(), QStringLiteral("Questions"));
    const Uuid first = askInRoster(at, 1);
    QCOMPARE(tab(), QStringLiteral("Questions · 1 open"));
    askInRoster(at, 2);
    QCOMPARE(tab(), QStringLiteral("Questions · 2 open"));
    const PersonId lead = must(at.roster().people()).back().id;
    VERIFY_HOLDS(at.open().questions().reply(lead, first, QStringLiteral("The clerk.")));
    at.settle();
    QCOMPARE(tab(), QStringLiteral("Questions · 1 open"));
}

void QuestionReplyTest::roster_saysWhyThereIsNone()
{
    RosterDesk at;
    QVERIFY(at.page().views()->button(4)->isHidden());
    at.page().showView(RosterPage::View::Questions);
    QVERIFY(at.page().questions()->emptyText().contains(QStringLiteral("cannot ask")));
    QVERIFY(at.desk.window().focusWidget() != at.page().questions()); // it has no name
    allowQuestions(at.open());
    at.settle();
    QVERIFY(!at.page().views()->button(4)->isHidden());
    QVERIFY(at.page().questions()->emptyText().contains(QStringLiteral("Nobody has asked")));
}

// The file and its log as a program that was killed leaves them.
void QuestionReplyTest::typedReply_outlastsAKilledProgram()
{
    DeskWindow at;
    askAtDesk(at, QStringLiteral("Who is meant?"));
    const QString item = at.itemName();
    QCOMPARE(openAtDesk(at), QString());
    typeReply(at.page(), "The cl");
    const QString path = at.study().path();
    QTRY_COMPARE(begunOnDisk(path), QStringLiteral("The cl"));
    QVERIFY(
        at.page().asked()->text().startsWith(UnsentReply + QStringLiteral("Waits for a reply")));
    const auto spoken = [&] {
        return at.list()->currentIndex().data(Qt::AccessibleTextRole).toString();
    };
    QVERIFY2(spoken().contains(QStringLiteral("reply not sent")), qPrintable(spoken()));
    const QString killed = path + QStringLiteral(".killed.subtext");
    for (const char* part : {"", "-wal"})
        writeFile(killed + QLatin1String(part), readFile(path + QLatin1String(part)));
    at.window().openStudy(killed);
    QVERIFY(!openedQuestions(at.page()));
    comeBack(at, 1, item);
    QVERIFY(at.page().asked()->text().startsWith(UnsentReply));
    QVERIFY2(spoken().contains(QStringLiteral("reply not sent")), qPrintable(spoken()));
    QCOMPARE(openAtDesk(at), QStringLiteral("The cl"));
    QVERIFY(openedQuestions(at.page())->sendButton()->isEnabled());
    typeReply(at.page(), "erk."); // goes on where it ends
    QTest::mouseClick(openedQuestions(at.page())->sendButton(), Qt::LeftButton);
    QTRY_VERIFY(!openedQuestions(at.page()));
    const AskedQuestion asked = must(at.study().questions().all(at.signedIn())).front();
    QCOMPARE(asked.replies.size(), std::size_t{1});
    QCOMPARE(asked.replies.front().text, QStringLiteral("The clerk."));
    QCOMPARE(begunOnDisk(killed), QString());
    QVERIFY(at.page().asked()->text().startsWith(QStringLiteral("Answered")));
    QVERIFY2(!spoken().contains(QStringLiteral("not sent")), qPrintable(spoken()));
    QCOMPARE(openAtDesk(at), QString());
}

void QuestionReplyTest::typedReply_isOfWhoeverWritesIt()
{
    DeskWindow at;
    askAtDesk(at, QStringLiteral("Who is meant?"));
    const QString item = at.itemName();
    openAtDesk(at);
    typeReply(at.page(), "The cl");
    at.window().signOut(); // before the timer says so
    QCOMPARE(begunOnDisk(at.study().path()), QStringLiteral("The cl"));
    comeBack(at, 2, item);
    QVERIFY(at.page().asked()->text().startsWith(QStringLiteral("Waits for a reply")));
    QCOMPARE(openAtDesk(at), QString());
    at.window().signOut();
    comeBack(at, 1, item);
    QCOMPARE(openAtDesk(at), QStringLiteral("The cl"));
}

void QuestionReplyTest::emptiedReply_leavesNothing()
{
    DeskWindow at;
    askAtDesk(at, QStringLiteral("Who is meant?"));
    openAtDesk(at);
    typeReply(at.page(), "T");
    QTRY_COMPARE(begunOnDisk(at.study().path()), QStringLiteral("T"));
    QTest::keyClick(openedQuestions(at.page())->textEdit(), Qt::Key_Backspace);
    QTRY_COMPARE(begunOnDisk(at.study().path()), QString());
    QVERIFY(at.page().asked()->text().startsWith(QStringLiteral("Waits for a reply")));
    openedQuestions(at.page())->reject(); // nothing to ask about
    QTRY_VERIFY(!openedQuestions(at.page()));
}

void QuestionReplyTest::fullDisk_isSaidAndTriedAgain()
{
    FullDisk disk;
    DeskWindow at;
    askAtDesk(at, QStringLiteral("Who is meant?"));
    openAtDesk(at);
    QVERIFY(at.page().flush()); // only the reply is not written
    disk.leave(0);
    typeReply(at.page(), "Th");
    QTRY_VERIFY(openedQuestions(at.page())->refusal()->isVisible());
    QVERIFY(!at.page().flush()); // whoever closes the window is asked
    disk.makeSpace();
    typeReply(at.page(), "e");
    QTRY_COMPARE(begunOnDisk(at.study().path()), QStringLiteral("The"));
    QVERIFY(!openedQuestions(at.page())->refusal()->isVisible());
    QVERIFY(at.page().flush());
}

void QuestionReplyTest::roster_keepsWhatIsTypedOnClosing()
{
    RosterDesk at;
    askInRoster(at, 1);
    const PersonId lead = must(at.roster().byCode(QStringLiteral("C01"))).value().id;
    const QString path = at.open().path();
    const auto show = [&] { at.page().showView(RosterPage::View::Questions); };
    const auto state = [&] {
        const QTableWidgetItem* cell =
            at.page().questions()->table()->item(0, QuestionsView::StateColumn);
        return cell ? cell->text() : QString();
    };
    show();
    QTest::mouseClick(child<QPushButton>(at.page().questions(), "reply"), Qt::LeftButton);
    typeReply(at.page(), "The cl");
    at.desk.window().closeStudy(); // before the timer says so
    QCOMPARE(begunOnDisk(path), QStringLiteral("The cl"));
    at.desk.window().openStudy(path);
    at.desk.window().signIn(lead);
    at.desk.window().showPlace(MainWindow::Place::Roster);
    at.settle();
    show();
    QTRY_COMPARE(state(), QStringLiteral("Reply not sent"));
    QTest::mouseClick(child<QPushButton>(at.page().questions(), "reply"), Qt::LeftButton);
    QuestionDialog* dialog = openedQuestions(at.page());
    QVERIFY(dialog);
    QCOMPARE(dialog->textEdit()->toPlainText(), QStringLiteral("The cl"));
    dialog->reject();
    QCOMPARE(begunOnDisk(path), QStringLiteral("The cl")); // it only asked
    dialog->reject();
    QTRY_VERIFY(!openedQuestions(at.page()));
    QCOMPARE(begunOnDisk(path), QString());
    QCOMPARE(state(), QStringLiteral("Waits for a reply"));
}

SUBTEXT_TEST(QuestionReplyTest)
#include "questionreplytest.moc"
