// SPDX-License-Identifier: MIT
#include "core/course/signingin.h"
#include "tests/support/registeredtest.h"
#include "tests/support/timers.h"
#include "tests/ui/courseharness.h"
#include "ui/start/cardbutton.h"
#include "ui/start/passphrasepanel.h"
#include "ui/start/signinpage.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

class SignInPassphraseTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nameOfNobody_isSaid();
    void nameWithoutPassphrase_signsInAtOnce();
    void rightPassphrase_signsIn();
    void wrongPassphrase_waitsTwiceAsLongEachTime();
    void anothersPassphrase_isWrongAndNotHintedAt();
    void wait_isNotShortenedByAnotherName();
    void passphraseOfAHandOut_isAskedWithoutARoster();

private:
    static PassphrasePanel& panel(CourseDesk& desk)
    {
        return *desk.window().signInPage()->passphrase();
    }
    static void choose(CourseDesk& desk, const Person& person)
    {
        for (CardButton* card : desk.window().signInPage()->findChildren<CardButton*>()) {
            if (card->text() == person.name)
                QTest::mouseClick(card, Qt::LeftButton);
        }
    }
    static void enter(CourseDesk& desk, const QString& passphrase)
    {
        QTest::keyClicks(panel(desk).field(), passphrase);
        QTest::keyClick(panel(desk).field(), Qt::Key_Return);
    }
};

void SignInPassphraseTest::nameOfNobody_isSaid()
{
    CourseDesk desk(1, {});
    const auto* said =
        desk.window().signInPage()->findChild<QLabel*>(QStringLiteral("unknownName"));
    auto* search = desk.window().signInPage()->findChild<QLineEdit*>(QStringLiteral("nameSearch"));
    search->setText(QStringLiteral("Rob"));
    QVERIFY(said->isHidden());
    search->setText(QStringLiteral("Zebra"));
    QVERIFY(!said->isHidden());
    QVERIFY(said->text().contains(QStringLiteral("“Zebra”")));
    search->clear();
    QVERIFY(said->isHidden());
}

void SignInPassphraseTest::nameWithoutPassphrase_signsInAtOnce()
{
    CourseDesk desk(1, {});
    VERIFY_HOLDS(desk.study().signingIn().setPassphrase(desk.kim.id, QStringLiteral("plum tree")));
    choose(desk, desk.robin);
    QVERIFY(desk.page().session());
    QVERIFY(desk.session().person() == desk.robin.id);
}

void SignInPassphraseTest::rightPassphrase_signsIn()
{
    CourseDesk desk(1, {});
    VERIFY_HOLDS(
        desk.study().signingIn().setPassphrase(desk.robin.id, QStringLiteral("plum tree")));
    choose(desk, desk.robin);
    QVERIFY(!desk.page().session());
    QVERIFY(panel(desk).isVisible());
    QCOMPARE(panel(desk).field()->echoMode(), QLineEdit::Password);
    enter(desk, QStringLiteral("plum tree"));
    QVERIFY(desk.page().session());
    QVERIFY(desk.session().person() == desk.robin.id);
    QVERIFY(panel(desk).field()->text().isEmpty()); // nothing of it stays on the screen
}

void SignInPassphraseTest::wrongPassphrase_waitsTwiceAsLongEachTime()
{
    CourseDesk desk(1, {});
    VERIFY_HOLDS(
        desk.study().signingIn().setPassphrase(desk.robin.id, QStringLiteral("plum tree")));
    choose(desk, desk.robin);
    QTimer& wait = timerOf(panel(desk), "wait");
    for (int expected : {PassphrasePanel::FirstWaitMs, 2 * PassphrasePanel::FirstWaitMs}) {
        enter(desk, QStringLiteral("pear tree"));
        QVERIFY(!desk.page().session());
        QVERIFY(panel(desk).isWaiting());
        QCOMPARE(wait.interval(), expected);
        QVERIFY(panel(desk).field()->isReadOnly());
        enter(desk, QStringLiteral("plum tree")); // right, and too early
        QVERIFY(!desk.page().session());
        QVERIFY(runOut(wait));
        QVERIFY(!panel(desk).isWaiting());
        QVERIFY(!panel(desk).field()->isReadOnly());
    }
    enter(desk, QStringLiteral("plum tree"));
    QVERIFY(desk.page().session());
}

void SignInPassphraseTest::anothersPassphrase_isWrongAndNotHintedAt()
{
    CourseDesk desk(1, {});
    VERIFY_HOLDS(
        desk.study().signingIn().setPassphrase(desk.robin.id, QStringLiteral("plum tree")));
    VERIFY_HOLDS(desk.study().signingIn().setPassphrase(desk.kim.id, QStringLiteral("pear tree")));
    choose(desk, desk.robin);
    enter(desk, QStringLiteral("pear tree"));
    QVERIFY(!desk.page().session());
    const QString said = panel(desk).message();
    QVERIFY(!said.contains(desk.kim.name));
    QVERIFY(runOut(timerOf(panel(desk), "wait")));
    // Word for word what any other wrong passphrase gets.
    QCOMPARE(panel(desk).message(), QStringLiteral("That was not right. Try again."));
}

void SignInPassphraseTest::wait_isNotShortenedByAnotherName()
{
    CourseDesk desk(1, {});
    VERIFY_HOLDS(
        desk.study().signingIn().setPassphrase(desk.robin.id, QStringLiteral("plum tree")));
    VERIFY_HOLDS(desk.study().signingIn().setPassphrase(desk.kim.id, QStringLiteral("pear tree")));
    choose(desk, desk.robin);
    enter(desk, QStringLiteral("wrong"));
    QTest::mouseClick(panel(desk).backButton(), Qt::LeftButton);
    choose(desk, desk.kim);
    QVERIFY(panel(desk).isWaiting());
    QVERIFY(panel(desk).field()->isReadOnly());
}

void SignInPassphraseTest::passphraseOfAHandOut_isAskedWithoutARoster()
{
    CourseDesk desk(1, {});
    VERIFY_HOLDS(
        desk.study().signingIn().setPassphrase(desk.robin.id, QStringLiteral("plum tree")));
    const QString path = desk.handOut();
    desk.window().closeStudy();
    desk.window().openStudy(path);
    QVERIFY(!desk.page().session());
    QVERIFY(panel(desk).isVisible());
    QVERIFY(!panel(desk).backButton()->isVisible());
    QVERIFY(desk.window().signInPage()->findChildren<CardButton*>().isEmpty());
    enter(desk, QStringLiteral("plum tree"));
    QVERIFY(desk.page().session());
}

SUBTEXT_TEST(SignInPassphraseTest)
#include "signinpassphrasetest.moc"
