// SPDX-License-Identifier: MIT
#include "core/course/consents.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/courseharness.h"
#include "ui/consent/consentpage.h"
#include "ui/text/language.h"
#include "ui/widgets/textreader.h"

#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>

using namespace subtext;
using namespace subtext::test;

namespace {

Protocol withConsent()
{
    Protocol protocol;
    protocol.isConsentRequired = true;
    return protocol;
}

} // namespace

class ConsentTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void annotator_readsTheTextBeforeAnyItem();
    void builtInText_saysWhereAnswersGo();
    void accepting_isRecordedAndLeadsToTheFirstItem();
    void enterAlone_agreesToNothing();
    void declining_showsNoItemAndMayBeTakenBack();
    void declined_isMetByTheCalmPageNextTime();
    void newText_asksAgainAndSaysSo();
    void builtInText_isAcceptedInTheLanguageOfTheWindow();
    void coordinator_isNotAsked();
    void notNow_goesBackToTheRosterAndRecordsNothing();
    void studyWithoutConsent_beginsAtOnce();
    void ownText_isShownWithoutItsHtml();
    void longName_leavesTheButtonsInView();
};

void ConsentTest::annotator_readsTheTextBeforeAnyItem()
{
    CourseDesk desk(2, withConsent());
    desk.window().signIn(desk.robin.id);
    QVERIFY(desk.window().isBeforeWork());
    QVERIFY(!desk.page().session());
    QVERIFY(desk.before().consent()->isVisible());
    QVERIFY(desk.before().consent()->reader()->toPlainText().contains(
        QStringLiteral("Taking part is voluntary")));
}

/// For files and for teams.
void ConsentTest::builtInText_saysWhereAnswersGo()
{
    CourseDesk desk(2, withConsent());
    const QString text = must(desk.study().consents().text()).text;
    for (const char* said : {"until you hand it in", "server or shared folder as you work"})
        QVERIFY2(text.contains(QString::fromLatin1(said)), said);
    QVERIFY(!text.contains(QStringLiteral("nothing is sent anywhere")));
}

void ConsentTest::accepting_isRecordedAndLeadsToTheFirstItem()
{
    CourseDesk desk(2, withConsent());
    desk.window().signIn(desk.robin.id);
    desk.clock.advance(45'000);
    QTest::mouseClick(desk.before().consent()->acceptButton(), Qt::LeftButton);
    QVERIFY(!desk.window().isBeforeWork());
    QCOMPARE(desk.session().item().position, 1);
    const auto consent = must(desk.study().consents().of(desk.robin.id));
    QVERIFY(consent && consent->isAccepted);
    QCOMPARE(consent->at, desk.clock.now());
    QCOMPARE(consent->textSha256, must(desk.study().consents().text()).sha256);
    desk.window().signOut();
    desk.window().signIn(desk.robin.id); // not asked twice
    QVERIFY(!desk.window().isBeforeWork());
}

void ConsentTest::enterAlone_agreesToNothing()
{
    CourseDesk desk(2, withConsent());
    desk.window().signIn(desk.robin.id);
    for (int i = 0; i < 3; ++i) {
        desk.press(Qt::Key_Return);
        desk.press(Qt::Key_Space);
    }
    QVERIFY(desk.window().isBeforeWork());
    QVERIFY(!must(desk.study().consents().of(desk.robin.id)));
}

void ConsentTest::declining_showsNoItemAndMayBeTakenBack()
{
    CourseDesk desk(2, withConsent());
    desk.window().signIn(desk.robin.id);
    ConsentPage& page = *desk.before().consent();
    QTest::mouseClick(page.declineButton(), Qt::LeftButton);
    QVERIFY(desk.window().isBeforeWork());
    QVERIFY(page.readAgainButton()->isVisibleTo(&page));
    QVERIFY(!desk.page().session());
    QVERIFY(!must(desk.study().consents().of(desk.robin.id))->isAccepted);
    QTest::mouseClick(page.readAgainButton(), Qt::LeftButton);
    QVERIFY(!page.readAgainButton()->isVisibleTo(&page));
    desk.clock.advance(1'000);
    QTest::mouseClick(page.acceptButton(), Qt::LeftButton);
    QVERIFY(!desk.window().isBeforeWork());
    QCOMPARE(desk.session().item().position, 1);
}

void ConsentTest::declined_isMetByTheCalmPageNextTime()
{
    CourseDesk desk(2, withConsent());
    VERIFY_HOLDS(desk.study().consents().record(desk.robin.id, false));
    desk.window().signIn(desk.robin.id);
    QVERIFY(desk.window().isBeforeWork());
    QVERIFY(desk.before().consent()->readAgainButton()->isVisibleTo(desk.before().consent()));
}

void ConsentTest::newText_asksAgainAndSaysSo()
{
    CourseDesk desk(2, withConsent());
    VERIFY_HOLDS(desk.study().consents().record(desk.robin.id, true));
    VERIFY_HOLDS(
        desk.study().consents().setText(QStringLiteral("# New\n\nWe record your age, too.")));
    desk.window().signIn(desk.robin.id);
    QVERIFY(desk.window().isBeforeWork());
    const auto labels = desk.before().consent()->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text().contains(QStringLiteral("has changed"));
    }));
    QVERIFY(desk.before().consent()->reader()->toPlainText().contains(
        QStringLiteral("We record your age, too.")));
}

void ConsentTest::builtInText_isAcceptedInTheLanguageOfTheWindow()
{
    const auto english = qScopeGuard([] { setLanguage(*qApp, QStringLiteral("en")); });
    setLanguage(*qApp, QStringLiteral("de"));
    CourseDesk desk(2, withConsent());
    desk.window().signIn(desk.robin.id);
    const ConsentPage& page = *desk.before().consent();
    QVERIFY(page.reader()->toPlainText().contains(QStringLiteral("freiwillig")));
    QTest::mouseClick(page.acceptButton(), Qt::LeftButton);
    QVERIFY(!desk.window().isBeforeWork());
    const auto consent = must(desk.study().consents().of(desk.robin.id));
    QCOMPARE(consent->textSha256, must(desk.study().consents().text(QStringLiteral("de"))).sha256);
    desk.window().signOut();
    setLanguage(*qApp, QStringLiteral("en"));
    desk.window().signIn(desk.robin.id); // it is the same text
    QVERIFY(!desk.window().isBeforeWork());
}

void ConsentTest::coordinator_isNotAsked()
{
    CourseDesk desk(2, withConsent());
    desk.window().signIn(desk.noor.id);
    QVERIFY(!desk.window().isBeforeWork());
}

void ConsentTest::notNow_goesBackToTheRosterAndRecordsNothing()
{
    CourseDesk desk(2, withConsent());
    desk.window().signIn(desk.robin.id);
    Q_EMIT desk.before().consent()->left();
    QVERIFY(!desk.window().isBeforeWork());
    QVERIFY(!desk.page().session());
    QVERIFY(!must(desk.study().consents().of(desk.robin.id)));
}

void ConsentTest::studyWithoutConsent_beginsAtOnce()
{
    CourseDesk desk(2, {});
    desk.window().signIn(desk.robin.id);
    QVERIFY(!desk.window().isBeforeWork());
    QCOMPARE(desk.session().item().position, 1);
}

void ConsentTest::ownText_isShownWithoutItsHtml()
{
    CourseDesk desk(2, withConsent());
    VERIFY_HOLDS(desk.study().consents().setText(
        QStringLiteral("Plain words. <img src=\"file:///etc/hostname\"> More words.")));
    desk.window().signIn(desk.robin.id);
    const QTextBrowser* reader = desk.before().consent()->reader();
    QVERIFY(reader->toPlainText().contains(QStringLiteral("More words.")));
    QVERIFY(!reader->toHtml().contains(QStringLiteral("<img")));
}

void ConsentTest::longName_leavesTheButtonsInView()
{
    CourseDesk desk(2, withConsent());
    desk.window().resize(800, 500);
    must(desk.study().roster().rename(
        desk.robin.id, QStringLiteral("Robin of the long name ").repeated(6).trimmed()));
    desk.window().signIn(desk.robin.id);
    QCoreApplication::processEvents();
    const QWidget* accept = desk.before().consent()->acceptButton();
    QCOMPARE(accept->visibleRegion().boundingRect(), accept->rect());
    QVERIFY(accept->width() >= accept->sizeHint().width());
}

SUBTEXT_TEST(ConsentTest)

#include "consenttest.moc"
