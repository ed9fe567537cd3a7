// SPDX-License-Identifier: MIT
#include "ui/start/coordinatoroffer.h"

#include "core/course/roster.h"
#include "core/course/signingin.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/courseharness.h"
#include "tests/ui/uiharness.h"
#include "ui/start/signinpage.h"

#include <QLineEdit>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// A study that nobody runs: whoever made it gets in by saying who they are.
class CoordinatorOfferTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void studyWithoutACoordinator_getsOne();
    void studyWithACoordinator_offersNothing();
    void studyOpenForReading_saysWhyNot();
    void handOut_offersNothing();
};

namespace {

TestStudy::Shape withAnnotators()
{
    TestStudy::Shape shape;
    shape.annotators = 2;
    shape.ratersPerItem = 1;
    return shape;
}

std::size_t coordinatorsOf(Study& study)
{
    std::size_t count = 0;
    for (const Person& person : must(study.roster().people()))
        count += person.role == Role::Coordinator ? 1 : 0;
    return count;
}

} // namespace

void CoordinatorOfferTest::studyWithoutACoordinator_getsOne()
{
    TestStudy made(withAnnotators());
    QCOMPARE(coordinatorsOf(made.study()), std::size_t{0});
    const QString path = made.path();
    made.close();
    Desk desk;
    desk.window().adopt(must(Study::open(path, Study::Access::Write, {desk.clock, desk.ids, {}})));
    SignInPage& page = *desk.window().signInPage();
    CoordinatorOffer& offer = *page.offer();
    QVERIFY(offer.isVisible() && !offer.nameField()->isVisible());
    child<QPushButton>(offer, "open")->setFocus();
    desk.press(Qt::Key_Return);
    QVERIFY(offer.nameField()->hasFocus());
    QVERIFY(!child<QPushButton>(offer, "add")->isEnabled()); // nobody without a name
    QTest::keyClicks(offer.nameField(), QStringLiteral("  "));
    desk.press(Qt::Key_Return);
    QCOMPARE(coordinatorsOf(desk.study()), std::size_t{0});
    QTest::keyClicks(offer.nameField(), QStringLiteral("Ruth Adler"));
    desk.press(Qt::Key_Return);
    QCOMPARE(coordinatorsOf(desk.study()), std::size_t{1});
    QVERIFY(!page.isVisible());                         // signed in
    desk.window().showPlace(MainWindow::Place::Models); // which coordinators have
    QStringList names;
    for (const Person& person : must(desk.study().roster().people()))
        names << person.name;
    QVERIFY2(names.contains(QStringLiteral("Ruth Adler")), qPrintable(names.join(u';')));
    VERIFY_HOLDS(desk.study().verifyAudit());
}

void CoordinatorOfferTest::studyWithACoordinator_offersNothing()
{
    TestStudy made(withAnnotators());
    must(made.roster().add({{{}, QStringLiteral("Ruth Adler"), Role::Coordinator}}));
    SignInPage page;
    page.setStudy(made.study(), must(made.roster().people()), must(made.roster().progress()));
    page.show();
    QVERIFY(!page.offer()->isVisible());
}

void CoordinatorOfferTest::studyOpenForReading_saysWhyNot()
{
    TestStudy made(withAnnotators());
    const QString path = made.path();
    made.close();
    Desk desk;
    const auto study = must(Study::open(path, Study::Access::Read, {desk.clock, desk.ids, {}}));
    SignInPage page;
    page.setStudy(*study, must(study->roster().people()), must(study->roster().progress()));
    page.show();
    const QPushButton& open = *child<QPushButton>(page.offer(), "open");
    QVERIFY(page.offer()->isVisible() && !open.isEnabled());
    QVERIFY(open.toolTip().contains(QStringLiteral("reading only")));
}

void CoordinatorOfferTest::handOut_offersNothing()
{
    CourseDesk desk(1, {});
    VERIFY_HOLDS(
        desk.study().signingIn().setPassphrase(desk.robin.id, QStringLiteral("plum tree")));
    const QString path = desk.handOut();
    desk.window().closeStudy();
    desk.window().openStudy(path);
    QVERIFY(desk.window().signInPage()->isVisible());
    QVERIFY(!desk.window().signInPage()->offer()->isVisible());
    // Not by the page's own reading either, whoever shows it.
    SignInPage page;
    page.setStudy(desk.study(), {}, {});
    page.show();
    QVERIFY(!page.offer()->isVisible());
}

SUBTEXT_TEST(CoordinatorOfferTest)
#include "coordinatoroffertest.moc"
