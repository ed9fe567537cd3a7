// SPDX-License-Identifier: MIT
#include "core/course/repeats.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/courseharness.h"
#include "ui/label/handincard.h"
#include "ui/label/labelending.h"
#include "ui/label/summaryview.h"

#include <QClipboard>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// A file that was handed in, and then overtaken by more work.
class OvertakenTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void handedIn_offersTheFileFirst();
    void changedSince_saysThatTheFileIsOutOfDate();
    void writingAgain_goesWhereItWentBefore();
    void repeatsAfterHandIn_areOfferedNotDemanded();
    void repeatsSince_count();
    void writtenAgain_isUpToDate();

private:
    static void workThrough(CourseDesk& desk, int items)
    {
        const QString path = desk.handOut();
        desk.window().closeStudy();
        desk.window().openStudy(path);
        for (int i = 0; i < items; ++i)
            desk.labelItem(QStringLiteral("71234"), QStringLiteral("One. Two."));
    }
    static void handIn(CourseDesk& desk)
    {
        desk.page().ending()->showSummary();
        card(desk).handInButton()->click();
        desk.clock.advance(60'000);
    }
    static void revise(CourseDesk& desk)
    {
        desk.page().showItem(desk.session().items().front().scenario);
        desk.press(Qt::Key_Return);
        desk.press(Qt::Key_5);
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        desk.page().ending()->showSummary();
    }
    static HandInCard& card(CourseDesk& desk) { return *desk.page().ending()->summary()->handIn(); }
    static QString kindOf(const QPushButton* button) { return button->property("kind").toString(); }
};

void OvertakenTest::handedIn_offersTheFileFirst()
{
    CourseDesk desk(2, {});
    workThrough(desk, 2);
    handIn(desk);
    QCOMPARE(kindOf(child<QPushButton>(card(desk), "showFolder")), QStringLiteral("primary"));
    QVERIFY(kindOf(child<QPushButton>(card(desk), "copyPath")) != QStringLiteral("primary"));
    QCOMPARE(kindOf(card(desk).handInButton()), QStringLiteral("quiet"));
    QVERIFY(child<QPushButton>(card(desk), "showFolder")->hasFocus());
    child<QPushButton>(card(desk), "copyPath")->click();
    QCOMPARE(QApplication::clipboard()->text(), desk.returnedPath());
}

void OvertakenTest::changedSince_saysThatTheFileIsOutOfDate()
{
    CourseDesk desk(2, {});
    workThrough(desk, 2);
    handIn(desk);
    revise(desk);
    const QString text = card(desk).text();
    QVERIFY2(text.contains(QStringLiteral("1 item changed since")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("The file is out of date")), qPrintable(text));
    QVERIFY(!text.contains(QStringLiteral("It holds everything")));
    QCOMPARE(child<QPlainTextEdit>(card(desk), "mailText")->toPlainText(), QString());
    QCOMPARE(card(desk).handInButton()->text(), QStringLiteral("Write it again"));
    QCOMPARE(kindOf(card(desk).handInButton()), QStringLiteral("primary"));
    desk.window().closeStudy(); // and it is known after a restart, too
    desk.window().openStudy(desk.filePath(QStringLiteral("robin/Robin-A01.subtext")));
    desk.page().ending()->showSummary();
    QVERIFY(card(desk).text().contains(QStringLiteral("1 item changed since")));
}

void OvertakenTest::writingAgain_goesWhereItWentBefore()
{
    CourseDesk desk(2, {});
    workThrough(desk, 2);
    const QString elsewhere = desk.filePath(QStringLiteral("returned.subtext"));
    desk.takeReturnedPath();
    desk.prompts.paths = {elsewhere};
    handIn(desk);
    const QByteArray first = readFile(elsewhere);
    revise(desk);
    handIn(desk);
    QCOMPARE(desk.prompts.suggestions, QStringList{desk.returnedPath()}); // asked once
    QVERIFY(readFile(elsewhere) != first);
}

void OvertakenTest::repeatsAfterHandIn_areOfferedNotDemanded()
{
    Protocol protocol;
    protocol.repeats = 2;
    CourseDesk desk(6, protocol);
    workThrough(desk, 6);
    const SummaryView& summary = *desk.page().ending()->summary();
    const auto isSaid = [&](const QString& words) {
        const QList<QLabel*> labels = summary.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text().contains(words); });
    };
    desk.page().ending()->showSummary();
    QVERIFY(isSaid(QStringLiteral("Hand in when you have answered them")));
    QVERIFY(summary.repeatsButton()->hasFocus());
    handIn(desk);
    QVERIFY(!isSaid(QStringLiteral("Hand in when you have answered them")));
    QVERIFY(isSaid(QStringLiteral("Your work is handed in. A few early items")));
    QCOMPARE(kindOf(summary.repeatsButton()), QStringLiteral("normal"));
    QVERIFY(child<QPushButton>(card(desk), "showFolder")->hasFocus());
}

void OvertakenTest::repeatsSince_count()
{
    Protocol protocol;
    protocol.repeats = 2;
    CourseDesk desk(6, protocol);
    workThrough(desk, 6);
    QVERIFY(desk.page().ending()->areRepeatsShown());
    handIn(desk);
    desk.page().ending()->showRepeats();
    desk.press(Qt::Key_Return);
    for (int i = 0; i < 2; ++i)
        desk.answerShortly(QStringLiteral("71234"));
    revise(desk);
    const QString text = card(desk).text();
    QVERIFY2(text.contains(QStringLiteral("1 item and 2 repeats changed since")), qPrintable(text));
}

void OvertakenTest::writtenAgain_isUpToDate()
{
    CourseDesk desk(2, {});
    workThrough(desk, 2);
    handIn(desk);
    revise(desk);
    handIn(desk);
    QVERIFY(!card(desk).text().contains(QStringLiteral("out of date")));
    QCOMPARE(kindOf(child<QPushButton>(card(desk), "showFolder")), QStringLiteral("primary"));
}

SUBTEXT_TEST(OvertakenTest)
#include "overtakentest.moc"
