// SPDX-License-Identifier: MIT
#include "core/course/aboutreaders.h"
#include "core/course/assigning.h"
#include "core/operation/datalock.h"
#include "tests/support/must.h"
#include "tests/support/readerform.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/courseharness.h"
#include "ui/consent/consentpage.h"
#include "ui/consent/readerpage.h"
#include "ui/label/labelending.h"
#include "ui/label/summaryview.h"
#include "ui/widgets/noticebar.h"

#include <QComboBox>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// What annotators are asked about themselves, in the window.
class ReadersPageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void form_comesAfterConsentAndBeforeTheFirstItem();
    void skipped_isNotAskedAgain();
    void answers_areGivenByKeys();
    void coordinator_isNotAsked();
    void summary_asksAndLetsThemChange();
    void itemsTakenMeanwhile_leaveTheListOnceTheFormIsLeft();
};

namespace {

Protocol askingAboutReaders(bool isConsentRequired = false)
{
    Protocol protocol;
    protocol.isConsentRequired = isConsentRequired;
    protocol.readerForm = aReaderForm();
    return protocol;
}

const QString ReaderAge = QStringLiteral("age");

} // namespace

void ReadersPageTest::form_comesAfterConsentAndBeforeTheFirstItem()
{
    CourseDesk desk(2, askingAboutReaders(true));
    desk.window().signIn(desk.robin.id);
    QVERIFY(desk.before().consent()->isVisible());
    QTest::mouseClick(desk.before().consent()->acceptButton(), Qt::LeftButton);
    QVERIFY(desk.window().isBeforeWork());
    ReaderPage& page = *desk.before().readers();
    QVERIFY(page.isVisible());
    QCOMPARE(page.answers().size(), std::size_t{2}); // the third comes after the last item
    for (const QComboBox* answer : page.answers())
        QCOMPARE(answer->currentText(), QStringLiteral("Prefer not to say"));
    QCOMPARE(page.answers().front()->accessibleName(),
             QStringLiteral("What is your first language?"));
    page.answers().at(1)->setCurrentIndex(2);
    QTest::mouseClick(page.saveButton(), Qt::LeftButton);
    QVERIFY(!desk.window().isBeforeWork());
    const AboutReaders::Answers said = must(desk.study().readers().of(desk.robin.id));
    QCOMPARE(said.at(ReaderAge), QStringLiteral("28-37"));
    QVERIFY(said.at(QStringLiteral("first_language")).isEmpty());
}

void ReadersPageTest::skipped_isNotAskedAgain()
{
    CourseDesk desk(2, askingAboutReaders());
    desk.window().signIn(desk.robin.id);
    desk.before().readers()->answers().front()->setCurrentIndex(1); // and then thought better of
    QTest::mouseClick(child<QPushButton>(desk.before().readers(), "skipReader"), Qt::LeftButton);
    QVERIFY(!desk.window().isBeforeWork());
    for (const auto& [field, value] : must(desk.study().readers().of(desk.robin.id)))
        QVERIFY2(value.isEmpty(), qPrintable(field));
    desk.window().signOut();
    desk.window().signIn(desk.robin.id);
    QVERIFY(!desk.window().isBeforeWork());
}

void ReadersPageTest::answers_areGivenByKeys()
{
    CourseDesk desk(2, askingAboutReaders());
    desk.window().signIn(desk.robin.id);
    desk.press(Qt::Key_Down); // the first question has the keys
    desk.press(Qt::Key_Tab);
    desk.press(Qt::Key_Tab);
    desk.press(Qt::Key_Return);
    QVERIFY(!desk.window().isBeforeWork());
    QCOMPARE(must(desk.study().readers().of(desk.robin.id)).at(QStringLiteral("first_language")),
             QStringLiteral("german"));
}

void ReadersPageTest::coordinator_isNotAsked()
{
    CourseDesk desk(2, askingAboutReaders());
    desk.window().signIn(desk.noor.id);
    QVERIFY(!desk.window().isBeforeWork());
}

void ReadersPageTest::summary_asksAndLetsThemChange()
{
    CourseDesk desk(1, askingAboutReaders());
    desk.window().signIn(desk.robin.id);
    QTest::mouseClick(child<QPushButton>(desk.before().readers(), "skipReader"), Qt::LeftButton);
    VERIFY_HOLDS(desk.study().labelling().submit(desk.robin.id, desk.session().item().scenario.id,
                                                 submissionOf(completeAnswer())));
    LabelEnding& ending = *desk.page().ending();
    ending.showSummary();
    ReaderPage& page = *ending.readers();
    QVERIFY(page.isVisible());
    QCOMPARE(page.answers().size(), std::size_t{1});
    page.answers().front()->setCurrentIndex(1);
    QTest::mouseClick(page.saveButton(), Qt::LeftButton);
    QVERIFY(ending.isSummaryShown());
    QCOMPARE(must(desk.study().readers().of(desk.robin.id)).at(QStringLiteral("sarcastic")),
             QStringLiteral("yes"));
    QTest::mouseClick(ending.summary()->readerButton(), Qt::LeftButton);
    QCOMPARE(page.answers().size(), std::size_t{3});
    QCOMPARE(page.answers().at(2)->currentData().toString(), QStringLiteral("yes"));
    page.answers().at(2)->setCurrentIndex(0);
    QTest::mouseClick(page.saveButton(), Qt::LeftButton);
    QVERIFY(ending.isSummaryShown());
    QVERIFY(
        must(desk.study().readers().of(desk.robin.id)).at(QStringLiteral("sarcastic")).isEmpty());
}

void ReadersPageTest::itemsTakenMeanwhile_leaveTheListOnceTheFormIsLeft()
{
    CourseDesk desk(4, askingAboutReaders());
    desk.window().signIn(desk.robin.id);
    QTest::mouseClick(child<QPushButton>(desk.before().readers(), "skipReader"), Qt::LeftButton);
    VERIFY_HOLDS(desk.study().labelling().submit(desk.robin.id, desk.session().item().scenario.id,
                                                 submissionOf(completeAnswer())));
    LabelEnding& ending = *desk.page().ending();
    ending.showSummary();
    QTest::mouseClick(ending.summary()->readerButton(), Qt::LeftButton);
    QVERIFY(ending.readers()->isVisible());
    QVERIFY(desk.session().items().size() > 1);
    must(desk.study().assigning().withdraw(desk.robin.id));
    QCoreApplication::processEvents();
    QVERIFY(ending.readers()->isVisible()); // it is not torn away
    QTest::mouseClick(ending.readers()->saveButton(), Qt::LeftButton);
    QCoreApplication::processEvents();
    QVERIFY(ending.isSummaryShown());
    QCOMPARE(desk.session().items().size(), std::size_t{1});
    QVERIFY2(desk.page().notice()->text().contains(QStringLiteral("no longer yours")),
             qPrintable(desk.page().notice()->text()));
}

SUBTEXT_TEST(ReadersPageTest)
#include "readerstest.moc"
