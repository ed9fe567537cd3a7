// SPDX-License-Identifier: MIT
#include "tests/ui/courseharness.h"

#include <QTextBrowser>

using namespace subtext;
using namespace subtext::test;

class OwnGuidelineTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void studyWithoutOne_showsTheBuiltInGuideline();
    void ownGuideline_isShownInItsPlaceAndBesideTheAnswer();
    void handOut_bringsTheGuidelineAlong();

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

void OwnGuidelineTest::studyWithoutOne_showsTheBuiltInGuideline()
{
    CourseDesk desk(1, {});
    desk.window().signIn(desk.robin.id);
    const QStringList texts = shown(desk);
    QCOMPARE(texts.size(), 2);
    QCOMPARE(texts[0], texts[1]);
    QVERIFY(texts[0].size() > 1'000);
}

void OwnGuidelineTest::ownGuideline_isShownInItsPlaceAndBesideTheAnswer()
{
    CourseDesk desk(1, {});
    VERIFY_HOLDS(
        desk.study().course().setGuideline(QStringLiteral("# House rules\n\nRead twice.")));
    desk.window().signIn(desk.robin.id);
    for (const QString& text : shown(desk))
        QCOMPARE(text, QStringLiteral("House rules\nRead twice."));
    // Taken back, the built-in one returns.
    desk.window().signOut();
    VERIFY_HOLDS(desk.study().course().setGuideline({}));
    desk.window().signIn(desk.robin.id);
    for (const QString& text : shown(desk))
        QVERIFY(text.size() > 1'000);
}

void OwnGuidelineTest::handOut_bringsTheGuidelineAlong()
{
    CourseDesk desk(1, {});
    VERIFY_HOLDS(
        desk.study().course().setGuideline(QStringLiteral("# House rules\n\nRead twice.")));
    const QString path = desk.handOut();
    desk.window().closeStudy();
    desk.window().openStudy(path);
    for (const QString& text : shown(desk))
        QCOMPARE(text, QStringLiteral("House rules\nRead twice."));
}

QTEST_MAIN(OwnGuidelineTest)
#include "ownguidelinetest.moc"
