// SPDX-License-Identifier: MIT
#include "core/course/questions.h"
#include "tests/support/fulldisk.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/courseharness.h"
#include "ui/label/itemlistmodel.h"
#include "ui/label/itemlistpanel.h"
#include "ui/label/labelquestions.h"
#include "ui/label/labelsession.h"
#include "ui/questions/questiondialog.h"
#include "ui/widgets/limitedtext.h"

#include <QLabel>
#include <QListView>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// A question that is being typed outlasts the program.
class QuestionDraftsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typedQuestion_outlastsAKilledProgram();
    void closing_keepsWhatWasTyped();
    void sending_endsTheDraft();
    void discarding_endsTheDraft();
    void emptied_leavesNothing();
    void otherItem_hasItsOwn();
    void unsentQuestion_isToldOfWhereTheItemIs();
    void fullDisk_isSaidAndTriedAgain();
};

namespace {

/// Robin at the first of three items, in a study that takes questions.
struct TypingDesk : CourseDesk
{
    TypingDesk()
        : CourseDesk(3, asking())
    {
        window().signIn(robin.id);
    }

    static Protocol asking()
    {
        Protocol protocol;
        protocol.areQuestionsAllowed = true;
        return protocol;
    }

    LabelQuestions& line() { return *page().findChild<LabelQuestions*>(); }
    /// Of questions, in the row of an item.
    QString wordsInTheList(int row)
    {
        const QAbstractItemModel& items = *page().itemList()->view()->model();
        return items.index(row, 0).data(ItemListModel::AskedRole).toStringList().join(u'|');
    }
    QuestionDialog* dialog() { return page().findChild<QuestionDialog*>(); }
    /// Opens the dialog on the item on screen; what stands there.
    QString open()
    {
        line().open();
        return dialog() ? dialog()->textEdit()->toPlainText() : QStringLiteral("no dialog");
    }
    void type(const QString& text) { QTest::keyClicks(dialog()->textEdit(), text); }
    /// As another program sees it.
    QString onDisk(const QString& path) const
    {
        return RawSql(path).value(QStringLiteral("SELECT group_concat(text, '|') FROM "
                                                 "question_draft"));
    }
    QString onDisk() const { return onDisk(studyPath()); }
    std::vector<AskedQuestion> asked() { return must(study().questions().ofPerson(robin.id)); }
};

} // namespace

// The file and its log as a program that was killed leaves them.
void QuestionDraftsTest::typedQuestion_outlastsAKilledProgram()
{
    TypingDesk desk;
    QCOMPARE(desk.open(), QString());
    desk.type(QStringLiteral("Who is m"));
    QTRY_COMPARE(desk.onDisk(), QStringLiteral("Who is m"));
    const QString killed = desk.filePath(QStringLiteral("killed.subtext"));
    for (const char* part : {"", "-wal"})
        writeFile(killed + QLatin1String(part), readFile(desk.studyPath() + QLatin1String(part)));
    desk.window().openStudy(killed);
    QVERIFY(!desk.dialog());
    desk.window().signIn(desk.robin.id);
    QCOMPARE(desk.open(), QStringLiteral("Who is m"));
    QVERIFY(desk.dialog()->sendButton()->isEnabled());
    desk.type(QStringLiteral("eant?")); // goes on where it ends
    QTest::mouseClick(desk.dialog()->sendButton(), Qt::LeftButton);
    QCOMPARE(desk.asked().size(), std::size_t{1});
    QCOMPARE(desk.asked().front().question.text, QStringLiteral("Who is meant?"));
    QCOMPARE(desk.onDisk(killed), QString());
}

void QuestionDraftsTest::closing_keepsWhatWasTyped()
{
    TypingDesk desk;
    desk.open();
    desk.type(QStringLiteral("Who"));
    desk.window().closeStudy(); // before the timer says so
    QCOMPARE(desk.onDisk(), QStringLiteral("Who"));
    desk.window().openStudy(desk.studyPath());
    desk.window().signIn(desk.kim.id);
    QCOMPARE(desk.open(), QString()); // it is nobody else's
}

void QuestionDraftsTest::sending_endsTheDraft()
{
    TypingDesk desk;
    desk.open();
    desk.type(QStringLiteral("Who?"));
    QTRY_COMPARE(desk.onDisk(), QStringLiteral("Who?"));
    desk.type(QStringLiteral("!"));
    QTest::mouseClick(desk.dialog()->sendButton(), Qt::LeftButton);
    QTRY_VERIFY(!desk.dialog());
    QCOMPARE(desk.asked().front().question.text, QStringLiteral("Who?!"));
    QCOMPARE(desk.onDisk(), QString());
    QCOMPARE(desk.open(), QString());
}

void QuestionDraftsTest::discarding_endsTheDraft()
{
    TypingDesk desk;
    desk.open();
    desk.type(QStringLiteral("Who?"));
    QTRY_COMPARE(desk.onDisk(), QStringLiteral("Who?"));
    desk.dialog()->reject();
    QVERIFY(desk.dialog()->isVisible());
    QCOMPARE(desk.onDisk(), QStringLiteral("Who?")); // it only asked
    desk.dialog()->reject();
    QTRY_VERIFY(!desk.dialog());
    QCOMPARE(desk.onDisk(), QString());
    QCOMPARE(desk.open(), QString());
}

void QuestionDraftsTest::emptied_leavesNothing()
{
    TypingDesk desk;
    desk.open();
    desk.type(QStringLiteral("W"));
    QTRY_COMPARE(desk.onDisk(), QStringLiteral("W"));
    QTest::keyClick(desk.dialog()->textEdit(), Qt::Key_Backspace);
    QTRY_COMPARE(desk.onDisk(), QString());
    desk.dialog()->reject(); // nothing to ask about
    QTRY_VERIFY(!desk.dialog());
}

void QuestionDraftsTest::otherItem_hasItsOwn()
{
    TypingDesk desk;
    const ScenarioId first = desk.session().item().scenario.id;
    must(desk.study().questions().saveDraft(desk.robin.id, first, QStringLiteral("Who?")));
    QVERIFY(desk.session().showNext());
    QCOMPARE(desk.open(), QString());
    desk.dialog()->reject();
    QTRY_VERIFY(!desk.dialog());
    QVERIFY(desk.session().show(first));
    QCOMPARE(desk.open(), QStringLiteral("Who?"));
}

void QuestionDraftsTest::unsentQuestion_isToldOfWhereTheItemIs()
{
    TypingDesk desk;
    QCOMPARE(desk.line().latestText(), QString());
    desk.open();
    desk.type(QStringLiteral("Who"));
    desk.window().closeStudy();
    desk.window().openStudy(desk.studyPath());
    desk.window().signIn(desk.robin.id);
    const QString unsent =
        QStringLiteral("Your question about this item is not sent yet: F7 opens it.");
    QCOMPARE(desk.line().latestText(), unsent);
    QCOMPARE(desk.wordsInTheList(0), QStringLiteral("question not sent"));
    QCOMPARE(desk.wordsInTheList(1), QString());
    QVERIFY(desk.session().showNext());
    QCOMPARE(desk.line().latestText(), QString());
    QVERIFY(desk.session().showPrevious());
    QCOMPARE(desk.line().latestText(), unsent);
    desk.press(Qt::Key_F7);
    QVERIFY(desk.dialog());
    QCOMPARE(desk.dialog()->textEdit()->toPlainText(), QStringLiteral("Who"));
    desk.type(QStringLiteral("?"));
    QTest::mouseClick(desk.dialog()->sendButton(), Qt::LeftButton);
    QTRY_VERIFY(!desk.dialog());
    QCOMPARE(desk.line().latestText(), QStringLiteral("You asked: “Who?” There is no reply yet."));
    QCOMPARE(desk.wordsInTheList(0), QString());
    desk.open(); // another one, besides
    desk.type(QStringLiteral("And"));
    QTRY_COMPARE(desk.line().latestText(),
                 unsent + QStringLiteral(" You asked: “Who?” There is no reply yet."));
    desk.dialog()->reject();
    desk.dialog()->reject(); // discards it
    QTRY_VERIFY(!desk.dialog());
    QCOMPARE(desk.line().latestText(), QStringLiteral("You asked: “Who?” There is no reply yet."));
    QCOMPARE(desk.wordsInTheList(0), QString());
}

void QuestionDraftsTest::fullDisk_isSaidAndTriedAgain()
{
    FullDisk disk;
    TypingDesk desk;
    desk.open();
    disk.leave(0);
    desk.type(QStringLiteral("Wh"));
    QTRY_VERIFY(desk.dialog()->refusal()->isVisible());
    QVERIFY(!desk.page().flush()); // whoever closes the window is asked
    disk.makeSpace();
    desk.type(QStringLiteral("o"));
    QTRY_COMPARE(desk.onDisk(), QStringLiteral("Who"));
    QVERIFY(!desk.dialog()->refusal()->isVisible());
    QVERIFY(desk.page().flush());
}

SUBTEXT_TEST(QuestionDraftsTest)
#include "questiondraftstest.moc"
