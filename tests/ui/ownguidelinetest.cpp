// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/courseharness.h"

#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBrowser>

using namespace subtext;
using namespace subtext::test;

class OwnGuidelineTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void studyWithoutOne_showsTheBuiltInGuideline();
    void ownGuideline_isShownInItsPlaceAndBesideTheAnswer();
    void optionalExplanation_isSaidAboveTheBuiltInGuideline();
    void handOut_bringsTheGuidelineAlong();
    void texts_beginAtTheTopAndCanBeReadToTheirEnd();

private:
    /// What the readers called "Guideline" on screen say; both where both are there.
    static QStringList shown(CourseDesk& desk)
    {
        desk.page().setDockShown(true);
        desk.page().showHistory(); // the dock is up, whatever tab
        QStringList texts;
        desk.window().showPlace(MainWindow::Place::Guidelines);
        for (const QTextBrowser* reader : desk.window().findChildren<QTextBrowser*>()) {
            if (reader->accessibleName() == QStringLiteral("Guideline"))
                texts << reader->toPlainText();
        }
        return texts;
    }
};

namespace {

QString wordsOf(QString text)
{
    static const QRegularExpression betweenWords(QStringLiteral("[\\s\u00B7]+"));
    return text.remove(betweenWords);
}

} // namespace

void OwnGuidelineTest::studyWithoutOne_showsTheBuiltInGuideline()
{
    CourseDesk desk(1, {});
    desk.window().signIn(desk.robin.id);
    const QStringList texts = shown(desk);
    QCOMPARE(texts.size(), 2);
    // Beside the answer its tables have two columns; the words are the same, in the same order.
    QCOMPARE(wordsOf(texts[0]), wordsOf(texts[1]));
    QVERIFY(texts[0].size() > 1'000);
}

void OwnGuidelineTest::ownGuideline_isShownInItsPlaceAndBesideTheAnswer()
{
    CourseDesk desk(1, {});
    VERIFY_HOLDS(
        desk.study().courseRules().setGuideline(QStringLiteral("# House rules\n\nRead twice.")));
    desk.window().signIn(desk.robin.id);
    for (const QString& text : shown(desk))
        QCOMPARE(text, QStringLiteral("House rules\nRead twice."));
    // Taken back, the built-in one returns.
    desk.window().signOut();
    VERIFY_HOLDS(desk.study().courseRules().setGuideline({}));
    desk.window().signIn(desk.robin.id);
    for (const QString& text : shown(desk))
        QVERIFY(text.size() > 1'000);
}

void OwnGuidelineTest::optionalExplanation_isSaidAboveTheBuiltInGuideline()
{
    const QString rule = QStringLiteral("In this study an explanation is optional.");
    CourseDesk desk(1, {});
    Protocol protocol = must(desk.study().protocol());
    desk.window().signIn(desk.robin.id);
    for (const QString& text : shown(desk))
        QVERIFY(!text.contains(rule));
    desk.window().signOut();
    protocol.isExplanationRequired = false;
    must(desk.study().courseRules().setProtocol(protocol));
    desk.window().signIn(desk.robin.id);
    for (const QString& text : shown(desk))
        QCOMPARE(text.section(u'\n', 1, 1), rule); // below the title
    desk.window().signOut();
    must(desk.study().courseRules().setGuideline(QStringLiteral("# House rules\n\nRead twice.")));
    desk.window().signIn(desk.robin.id);
    for (const QString& text : shown(desk))
        QCOMPARE(text, QStringLiteral("House rules\nRead twice."));
}

void OwnGuidelineTest::handOut_bringsTheGuidelineAlong()
{
    CourseDesk desk(1, {});
    VERIFY_HOLDS(
        desk.study().courseRules().setGuideline(QStringLiteral("# House rules\n\nRead twice.")));
    const QString path = desk.handOut();
    desk.window().closeStudy();
    desk.window().openStudy(path);
    for (const QString& text : shown(desk))
        QCOMPARE(text, QStringLiteral("House rules\nRead twice."));
}

void OwnGuidelineTest::texts_beginAtTheTopAndCanBeReadToTheirEnd()
{
    CourseDesk desk(1, {});
    desk.window().signIn(desk.robin.id);
    desk.window().resize(1366, 768);
    desk.window().showPlace(MainWindow::Place::Guidelines);
    QCoreApplication::processEvents();
    int readers = 0;
    for (QTextBrowser* reader : desk.window().findChildren<QTextBrowser*>()) {
        if (!reader->isVisible())
            continue;
        ++readers;
        QScrollBar& bar = *reader->verticalScrollBar();
        QVERIFY2(bar.value() == 0 && bar.maximum() > 0, qUtf8Printable(reader->accessibleName()));
        bar.setValue(bar.maximum());
        QTextCursor end(reader->document());
        end.movePosition(QTextCursor::End);
        QVERIFY2(reader->viewport()->rect().contains(reader->cursorRect(end)),
                 qUtf8Printable(reader->accessibleName()));
    }
    QCOMPARE(readers, 2);
}

SUBTEXT_TEST(OwnGuidelineTest)
#include "ownguidelinetest.moc"
