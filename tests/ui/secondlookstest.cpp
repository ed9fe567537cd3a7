// SPDX-License-Identifier: MIT
#include "core/desk/secondlooks.h"

#include "core/course/courserules.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/deskharness.h"
#include "tests/ui/deskoftasks.h"
#include "ui/adjudicate/pickbutton.h"
#include "ui/adjudicate/ratercolumn.h"
#include "ui/adjudicate/ratercolumns.h"
#include "ui/adjudicate/secondlookdialog.h"
#include "ui/adjudicate/secondlookoffer.h"
#include "ui/adjudicate/secondlookpicks.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/noticebar.h"

#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// Splits that come back at the desk, two days after they were decided.
class SecondLooksTest : public QObject, public DeskOfTasks
{
    Q_OBJECT

private Q_SLOTS:
    void decidedSplit_comesBackAfterTwoDays();
    void nothingOfTheDecision_isSaid();
    void keys_pickAndKeepAndGoOn();
    void mouse_takesARatersLabel();
    void board_isPickedByItsRows();
    void whatIsNotKept_comesAgain();
};

namespace {

const QString FirstSplit = QStringLiteral("mixed-signals/2");  // Trust, Fear, Disgust
const QString SecondSplit = QStringLiteral("mixed-signals/3"); // Surprise, Anticipation, Anger

void askForAll(DeskWindow& at)
{
    Protocol protocol = must(at.study().protocol());
    protocol.secondLooks = 100;
    must(at.study().courseRules().setProtocol(protocol));
}

void twoDaysLater(DeskWindow& at)
{
    at.clock().advance(SecondLooks::LeastAgeMs);
    at.restart();
}

void settle(DeskWindow& at, const QString& name, Qt::Key option)
{
    at.goTo(name);
    at.press(option);
    at.press(Qt::Key_2, Qt::ControlModifier); // a basis
    at.save();
}

QPushButton* offer(DeskWindow& at)
{
    return child<QPushButton>(at.page(), "secondLooks");
}

SecondLookDialog* open(DeskWindow& at)
{
    at.press(Qt::Key_F9);
    SecondLookDialog* dialog = at.page().secondLooks()->dialog();
    if (dialog)
        QApplication::setActiveWindow(dialog);
    return dialog;
}

int chosenIn(const SecondLookDialog& dialog)
{
    const auto buttons = dialog.picks()->findChildren<PickButton*>();
    return static_cast<int>(std::count_if(buttons.begin(), buttons.end(),
                                          [](const PickButton* b) { return b->isChecked(); }));
}

SelfAgreement own(DeskWindow& at)
{
    const auto all = must(at.study().secondLooks().selfAgreement());
    return all.empty() ? SelfAgreement() : all.front();
}

} // namespace

void SecondLooksTest::decidedSplit_comesBackAfterTwoDays()
{
    DeskWindow at;
    askForAll(at);
    settle(at, FirstSplit, Qt::Key_2);
    QVERIFY(offer(at)->isHidden());
    QVERIFY(!open(at));
    at.clock().advance(SecondLooks::LeastAgeMs - 1);
    at.restart();
    QVERIFY(offer(at)->isHidden());
    at.clock().advance(1);
    at.restart();
    QVERIFY(offer(at)->isVisible());
    QVERIFY2(offer(at)->text().contains(QStringLiteral("1")), qPrintable(offer(at)->text()));
}

void SecondLooksTest::nothingOfTheDecision_isSaid()
{
    DeskWindow at;
    askForAll(at);
    at.goTo(FirstSplit);
    at.press(Qt::Key_2);
    at.press(Qt::Key_2, Qt::ControlModifier);
    at.write(QStringLiteral("Because of zebras."));
    at.save();
    const Decision decided = at.decisionsOnDisk().back();
    twoDaysLater(at);
    SecondLookDialog* dialog = open(at);
    QVERIFY(dialog);
    QCOMPARE(chosenIn(*dialog), 0);
    QVERIFY(!dialog->keepButton()->isEnabled());
    for (const QString& text : textsOf(*dialog) + spokenTexts(*dialog))
        QVERIFY2(!text.contains(QStringLiteral("zebras")), qPrintable(text));
    const SecondLookCase shown =
        must(at.study().secondLooks().load(at.signedIn(), dialog->scenario()));
    QVERIFY(shown.item.shownOrder() != decided.shownOrder);
    QCOMPARE(dialog->columns()->count(), 3);
}

void SecondLooksTest::keys_pickAndKeepAndGoOn()
{
    DeskWindow at;
    askForAll(at);
    settle(at, FirstSplit, Qt::Key_2);
    settle(at, SecondSplit, Qt::Key_4);
    const auto before = goldByName(at.study());
    twoDaysLater(at);
    SecondLookDialog* dialog = open(at);
    QVERIFY(dialog);
    sayAloud(at.window(), QStringLiteral("Something else."));
    const ScenarioId first = dialog->scenario();
    at.press(Qt::Key_1);
    at.press(Qt::Key_2); // another takes its place
    QCOMPARE(chosenIn(*dialog), 1);
    at.press(Qt::Key_Return); // keeps what is picked, and takes no card's label
    QVERIFY(dialog->isVisible());
    const auto kept = own(at).kappas.front();
    QCOMPARE(kept.items, std::int64_t(1));
    QVERIFY(dialog->scenario() != first);
    QCoreApplication::processEvents();
    // The desk behind says its own item not once more.
    QCOMPARE(Announcer::of(at.window()).said(), QStringLiteral("Something else."));
    QCOMPARE(chosenIn(*dialog), 0);
    at.press(Qt::Key_Return, Qt::ControlModifier); // nothing is picked yet
    QCOMPARE(own(at).looks, 1);
    QVERIFY(!at.page().notice()->text().contains(QStringLiteral("second looks")));
    at.press(Qt::Key_B, Qt::ControlModifier);
    at.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!at.page().secondLooks()->dialog() || !at.page().secondLooks()->dialog()->isVisible());
    QCOMPARE(own(at).looks, 2);
    QCOMPARE(at.page().notice()->text(),
             QStringLiteral("All second looks that were waiting are done: 2. How far you agree "
                            "with yourself is in Agreement."));
    QVERIFY(offer(at)->isHidden());
    QVERIFY(goldByName(at.study()) == before);
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t(2));
}

void SecondLooksTest::mouse_takesARatersLabel()
{
    DeskWindow at;
    askForAll(at);
    settle(at, FirstSplit, Qt::Key_2);
    twoDaysLater(at);
    QTest::mouseClick(offer(at), Qt::LeftButton);
    SecondLookDialog* dialog = at.page().secondLooks()->dialog();
    QVERIFY(dialog);
    const auto buttons = dialog->picks()->buttons(FirstQuestion);
    QTest::mouseClick(buttons.at(1), Qt::LeftButton);
    QVERIFY(buttons.at(1)->isChecked());
    QApplication::setActiveWindow(dialog);
    at.press(Qt::Key_A); // the first rater's label
    QCOMPARE(chosenIn(*dialog), 1);
    QTest::mouseClick(dialog->keepButton(), Qt::LeftButton);
    QCOMPARE(own(at).looks, 1);
}

void SecondLooksTest::board_isPickedByItsRows()
{
    DeskWindow at(threeStories());
    askForAll(at);
    at.press(Qt::Key_1); // joy
    at.press(Qt::Key_3); // fear
    at.press(Qt::Key_1, Qt::ControlModifier);
    at.save();
    const Decision decided = at.decisionsOnDisk().front();
    QVERIFY(decided.pick(Joy) && decided.pick(Fear));
    twoDaysLater(at);
    SecondLookDialog* dialog = open(at);
    QVERIFY(dialog);
    QCOMPARE(dialog->picks()->buttons(Joy).size(), std::size_t(3)); // no, yes, ambiguous
    QVERIFY(dialog->picks()->buttons(QuestionIndex{4}).empty());
    at.press(Qt::Key_1, Qt::ShiftModifier);
    QVERIFY(!dialog->keepButton()->isEnabled());
    at.press(Qt::Key_3);
    QVERIFY(dialog->keepButton()->isEnabled());
    at.press(Qt::Key_Return, Qt::ControlModifier);
    const SelfAgreement agreement = own(at);
    QCOMPARE(agreement.looks, 1);
    QCOMPARE(agreement.kappas.at(indexOf(Joy)).items, std::int64_t(1));
    QCOMPARE(agreement.kappas.at(indexOf(Joy)).observed, std::optional<double>(0.0));
    QCOMPARE(agreement.kappas.at(indexOf(Fear)).observed, std::optional<double>(1.0));
}

void SecondLooksTest::whatIsNotKept_comesAgain()
{
    DeskWindow at;
    askForAll(at);
    settle(at, FirstSplit, Qt::Key_2);
    twoDaysLater(at);
    SecondLookDialog* dialog = open(at);
    QVERIFY(dialog);
    at.press(Qt::Key_1);
    at.press(Qt::Key_Escape);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QApplication::setActiveWindow(&at.window());
    QVERIFY(offer(at)->isVisible());
    QCOMPARE(own(at).looks, 0);
    dialog = open(at);
    QVERIFY(dialog);
    QCOMPARE(chosenIn(*dialog), 0);
}

SUBTEXT_TEST(SecondLooksTest)

#include "secondlookstest.moc"
