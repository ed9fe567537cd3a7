// SPDX-License-Identifier: MIT
#include "core/course/practice.h"
#include "core/domain/ceiscene.h"
#include "tests/support/ceipractice.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/deskharness.h"
#include "ui/adjudicate/historydialog.h"
#include "ui/adjudicate/itemmenu.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/forms/scenecorrection.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/reasondialog.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// From the desk into practice: an item with its label and a note.
class DeskPracticeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void settledItem_becomesAPracticeScene();
    void openSplit_isRefusedInANotice();
    void history_saysWhyItDoesNot();
    void menuOfTheItem_offersItWhereItWorks();
    void menuOfTheItem_correctsTheSceneForCoordinators();
};

namespace {

const QString Majority = QStringLiteral("mixed-signals/5"); // Joy, Joy, Trust
const QString Note = QStringLiteral("She is glad of it.");

ReasonDialog* openedBy(DeskWindow& at)
{
    const auto all = at.page().findChildren<ReasonDialog*>();
    return all.empty() ? nullptr : all.back();
}

} // namespace

void DeskPracticeTest::settledItem_becomesAPracticeScene()
{
    DeskWindow at;
    at.lookOn();
    at.page().queue()->setFilter(QueueFilter::All);
    QCoreApplication::processEvents();
    at.goTo(Majority);
    at.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    ReasonDialog* dialog = openedBy(at);
    QVERIFY(dialog);
    QVERIFY(!dialog->confirmButton()->isEnabled()); // without a note
    QTest::keyClicks(dialog->reasonEdit(), Note);
    QTest::keyClick(dialog->reasonEdit(), Qt::Key_Return);
    const CalibrationItem added = must(at.study().practice().scenes()).items.back();
    QCOMPARE(added.id, Majority);
    QCOMPARE(added.why, Note);
    QVERIFY(added.reference.ballot[0] == Emotion::Joy);
    QVERIFY2(at.page().notice()->text().contains(Majority), qPrintable(at.page().notice()->text()));
}

/// Before anybody has written a note for nothing.
void DeskPracticeTest::openSplit_isRefusedInANotice()
{
    DeskWindow at;
    at.lookOn();
    at.page().queue()->setFilter(QueueFilter::All);
    QCoreApplication::processEvents();
    at.goTo(Split);
    at.press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!openedBy(at));
    const QString said = at.page().notice()->text();
    QVERIFY2(said.contains(QStringLiteral("does not have a final label")), qPrintable(said));
    QCOMPARE(must(at.study().practice().scenes()).items.size(), ceiPractice().items.size());
}

/// One of two adjudicators who are not both through.
void DeskPracticeTest::history_saysWhyItDoesNot()
{
    DeskWindow at;
    at.page().queue()->setFilter(QueueFilter::All);
    QCoreApplication::processEvents();
    at.goTo(Split);
    at.press(Qt::Key_2); // Trust
    at.press(Qt::Key_2, Qt::ControlModifier);
    at.save();
    at.goTo(Split);
    at.press(Qt::Key_F3);
    const auto* history = at.page().findChild<HistoryDialog*>();
    QVERIFY(history);
    const auto* practice = child<QPushButton>(*history, "practice");
    QVERIFY(!practice->isEnabled());
    QVERIFY2(!practice->toolTip().contains(QStringLiteral("Make a practice scene")),
             qPrintable(practice->toolTip()));
}

void DeskPracticeTest::menuOfTheItem_offersItWhereItWorks()
{
    DeskWindow at;
    at.lookOn();
    at.page().queue()->setFilter(QueueFilter::All);
    QCoreApplication::processEvents();
    auto* menu = at.page().findChild<ItemMenu*>();
    QVERIFY(menu);
    QVERIFY(child<QPushButton>(at.page(), "more")->isVisible());
    const auto tipOf = [&](const QString& item) {
        at.goTo(item);
        Q_EMIT menu->aboutToShow();
        return menu->practice()->toolTip();
    };
    QVERIFY(tipOf(Split).contains(QStringLiteral("does not have a final label")));
    QVERIFY(!menu->practice()->isEnabled());
    QVERIFY(!menu->history()->isEnabled());
    QVERIFY(!menu->history()->toolTip().isEmpty());
    QVERIFY(tipOf(Majority).contains(QStringLiteral("with a note")));
    QVERIFY(menu->practice()->isEnabled());
    menu->practice()->trigger();
    ReasonDialog* dialog = openedBy(at);
    QVERIFY(dialog);
    QTest::keyClicks(dialog->reasonEdit(), Note);
    QTest::keyClick(dialog->reasonEdit(), Qt::Key_Return);
    QCOMPARE(must(at.study().practice().scenes()).items.back().id, Majority);
    Q_EMIT menu->aboutToShow();
    QVERIFY(menu->practice()->toolTip().contains(
        QStringLiteral("is one of the practice scenes already")));
    QVERIFY(!menu->practice()->isEnabled());
}

void DeskPracticeTest::menuOfTheItem_correctsTheSceneForCoordinators()
{
    DeskWindow at;
    auto* menu = at.page().findChild<ItemMenu*>();
    QVERIFY(menu);
    Q_EMIT menu->aboutToShow();
    QVERIFY(!menu->correction()->isVisible()); // an adjudicator's
    at.lookOn();
    menu = at.page().findChild<ItemMenu*>();
    QVERIFY(menu);
    at.page().queue()->setFilter(QueueFilter::All);
    QCoreApplication::processEvents();
    at.goTo(Split);
    Q_EMIT menu->aboutToShow();
    QVERIFY(menu->correction()->isVisible() && menu->correction()->isEnabled());
    menu->correction()->trigger();
    auto* dialog = at.page().findChild<SceneCorrection*>();
    QVERIFY(dialog);
    const ScenarioId scenario = at.page().session()->editing().item().scenario.id;
    auto* utterance = qobject_cast<QPlainTextEdit*>(dialog->field(ScenePart::Utterance));
    QVERIFY(utterance);
    utterance->selectAll();
    utterance->insertPlainText(QStringLiteral("Mended."));
    dialog->reason()->setText(QStringLiteral("A typing error."));
    child<QPushButton>(*dialog, "save")->click();
    QCOMPARE(dialog->problem(), QString());
    QCOMPARE(must(at.study().scenario(scenario))->text(ScenePart::Utterance),
             QStringLiteral("Mended."));
}

SUBTEXT_TEST(DeskPracticeTest)

#include "deskpracticetest.moc"
