// SPDX-License-Identifier: MIT
#include "core/study/demonstration/inventedmodels.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/contrast.h"
#include "tests/ui/deskharness.h"
#include "tests/ui/deskoftasks.h"
#include "tests/ui/themerows.h"
#include "tests/ui/uiharness.h"
#include "ui/actions/actionregistry.h"
#include "ui/adjudicate/basisbox.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/lockdialog.h"
#include "ui/adjudicate/pickbutton.h"
#include "ui/adjudicate/ratercolumn.h"
#include "ui/adjudicate/ratercolumns.h"
#include "ui/agreement/agreementpage.h"
#include "ui/charts/heatmapchart.h"
#include "ui/entanglement/entanglementpage.h"
#include "ui/label/labelending.h"
#include "ui/models/board/itemsview.h"
#include "ui/models/board/labelviews.h"
#include "ui/models/modelspage.h"
#include "ui/setup/setupwizard.h"
#include "ui/theme/theme.h"

#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

namespace {

bool takesTab(const QWidget& widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

/// The field inside a spin box is reached and spoken as the box.
bool isOfSpinBox(const QWidget& widget)
{
    return qobject_cast<QAbstractSpinBox*>(widget.parentWidget()) != nullptr;
}

QStringList withoutName(QWidget& root)
{
    QStringList nameless;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        if (!takesTab(*widget) || isOfSpinBox(*widget))
            continue;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        if (!accessible || accessible->text(QAccessible::Name).isEmpty())
            nameless << QString::fromLatin1(widget->metaObject()->className()) + u' ' +
                            widget->objectName();
    }
    return nameless;
}

/// Walks with Tab until a widget comes again; the ones met, in order.
QList<QWidget*> tabRound(QWidget& window)
{
    QList<QWidget*> met;
    for (int i = 0; i < 400; ++i) {
        QWidget* focus = QApplication::focusWidget();
        if (!focus)
            focus = &window;
        if (met.contains(focus))
            break;
        met << focus;
        QTest::keyClick(focus, Qt::Key_Tab);
    }
    return met;
}

/// What takes Tab in the window and was not met.
QStringList notMet(QWidget& window, const QList<QWidget*>& met)
{
    QStringList missed;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (isOfSpinBox(*widget))
            continue;
        if (takesTab(*widget) && !met.contains(widget))
            missed << QString::fromLatin1(widget->metaObject()->className()) + u' ' +
                          widget->objectName() + u' ' + widget->accessibleName();
    }
    return missed;
}

void showAgreement(DeskWindow& at)
{
    AgreementPage& page = *at.window().agreementPage();
    QSignalSpy updated(&page, &AgreementPage::updated);
    at.window().showPlace(MainWindow::Place::Agreement);
    QVERIFY(updated.count() > 0 || updated.wait(10'000));
}

QString spokenName(QWidget* widget)
{
    return QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
}

} // namespace

class AccessibilityTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyFocusableWidget_hasAName();
    void tabOrderOfLabelPlace_goesThroughTheStepsAndReturns();
    void everyWidgetOfDeskAndAgreement_hasAName();
    void tabOrderOfDesk_reachesEverythingAndReturns();
    void tabOrderOfManyColumns_goesFromLeftToRight();
    void tabOrderOfAgreement_reachesEverythingAndReturns();
    void tabOrderOfEntanglement_reachesEverythingAndReturns();
    void tabOrderOfModels_reachesEverythingAndReturns_data();
    void tabOrderOfModels_reachesEverythingAndReturns();
    void pickButton_tellsLabelVotesAndState();
    void queue_tellsItsItems();
    void step_tellsItsAnswer();
    void textColors_haveContrast_data();
    void textColors_haveContrast();
    void shortcuts_areUnique();
    void largerText_keepsStepsWhole();
};

void AccessibilityTest::everyFocusableWidget_hasAName()
{
    Desk desk;
    QCOMPARE(withoutName(desk.window()).join(u','), QString()); // start page
    desk.startLabelling(3);
    desk.page().setItemListShown(true);
    QCOMPARE(withoutName(desk.window()).join(u','), QString());
    desk.page().setDockShown(true);
    desk.page().answerPanel()->toggleFlag();
    QCOMPARE(withoutName(desk.window()).join(u','), QString());
    desk.page().ending()->showSummary();
    QCOMPARE(withoutName(desk.window()).join(u','), QString());
    desk.window().showPlace(MainWindow::Place::Guidelines);
    QCOMPARE(withoutName(desk.window()).join(u','), QString());
    desk.window().signOut();
    QCOMPARE(withoutName(desk.window()).join(u','), QString());
    SetupWizard wizard(desk.prompts, {desk.clock, desk.ids, {}});
    wizard.show();
    QCOMPARE(withoutName(wizard).join(u','), QString());
}

void AccessibilityTest::tabOrderOfLabelPlace_goesThroughTheStepsAndReturns()
{
    Desk desk;
    desk.startLabelling(3);
    desk.step(Step::Emotion)->setFocus();
    const QList<QWidget*> met = tabRound(desk.window());
    for (std::size_t i = 0; i < StepCount; ++i)
        QCOMPARE(met.at(static_cast<qsizetype>(i)), desk.step(static_cast<StepIndex>(i)));
    QCOMPARE(notMet(desk.window(), met).join(u','), QString());
    QCOMPARE(QApplication::focusWidget(), desk.step(Step::Emotion));
}

void AccessibilityTest::everyWidgetOfDeskAndAgreement_hasAName()
{
    DeskWindow at;
    QCOMPARE(withoutName(at.window()).join(u','), QString());
    at.decide(1);
    at.take(1);                               // with hints
    at.press(Qt::Key_K, Qt::ControlModifier); // with a history
    QCOMPARE(withoutName(at.window()).join(u','), QString());
    at.undo(); // with a notice
    QCOMPARE(withoutName(at.window()).join(u','), QString());
    at.page().askAboutLock();
    auto* dialog = at.window().findChild<LockDialog*>();
    QVERIFY(dialog);
    QCOMPARE(withoutName(*dialog).join(u','), QString());
    dialog->reject();
    at.page().setLocked(true, QStringLiteral("Release 1"));
    QCOMPARE(withoutName(at.window()).join(u','), QString());
    showAgreement(at);
    QCOMPARE(withoutName(at.window()).join(u','), QString());
}

void AccessibilityTest::tabOrderOfDesk_reachesEverythingAndReturns()
{
    DeskWindow at;
    at.goTo(QStringLiteral("mixed-signals/1"));
    at.take(1);
    at.list()->setFocus();
    const QList<QWidget*> met = tabRound(at.window());
    QCOMPARE(notMet(at.window(), met).join(u','), QString());
    QCOMPARE(QApplication::focusWidget(), at.list());
    // The columns come before the decision, and the note before what saves it.
    const DecisionPanel& panel = *at.page().decision();
    const auto placeOf = [&](QWidget* widget) { return met.indexOf(widget); };
    QVERIFY(placeOf(at.page().columns()->column(3)->head()) > 0);
    QVERIFY(placeOf(at.page().columns()->column(3)->head()) <
            placeOf(pickButton(&panel, {Emotion::Joy})));
    QVERIFY(placeOf(pickButton(&panel, {Emotion::Joy})) < placeOf(panel.basisBox()));
    QVERIFY(placeOf(panel.basisBox()) < placeOf(panel.noteEdit()));
    QVERIFY(placeOf(panel.noteEdit()) < placeOf(panel.saveButton()));
}

void AccessibilityTest::tabOrderOfManyColumns_goesFromLeftToRight()
{
    DeskPlan plan;
    plan.votes.assign(AllEmotions.begin(), AllEmotions.end());
    DeskWindow at({plan});
    at.list()->setFocus();
    const QList<QWidget*> met = tabRound(at.window());
    QCOMPARE(notMet(at.window(), met).join(u','), QString());
    qsizetype last = 0;
    for (int place = 1; place <= 8; ++place) {
        const qsizetype head = met.indexOf(at.page().columns()->column(place)->head());
        QVERIFY(head > last);
        last = head;
    }
    QWidget* joy = pickButton(at.page().decision(), {Emotion::Joy});
    QVERIFY(last < met.indexOf(joy));
}

void AccessibilityTest::tabOrderOfAgreement_reachesEverythingAndReturns()
{
    DeskWindow at;
    showAgreement(at);
    // The bar of places is on the left of everything.
    at.window().agreementPage()->setFocus();
    QTest::keyClick(&at.window(), Qt::Key_Tab);
    QWidget* first = QApplication::focusWidget();
    const QList<QWidget*> met = tabRound(at.window());
    QCOMPARE(notMet(at.window(), met).join(u','), QString());
    QCOMPARE(QApplication::focusWidget(), first);
}

void AccessibilityTest::tabOrderOfEntanglement_reachesEverythingAndReturns()
{
    DeskWindow at(DeskOfTasks::threeStories());
    EntanglementPage& page = *at.window().entanglementPage();
    QSignalSpy updated(&page, &EntanglementPage::updated);
    at.window().showPlace(MainWindow::Place::Entanglement);
    QVERIFY(updated.count() > 0 || updated.wait(10'000));
    Q_EMIT page.maps().at(3)->cellActivated(2, 2); // with a scenario beside the charts
    page.setSmoothing(1);
    QVERIFY(updated.wait(10'000));
    QCOMPARE(withoutName(at.window()).join(u','), QString());
    page.setFocus();
    QTest::keyClick(&at.window(), Qt::Key_Tab);
    QWidget* first = QApplication::focusWidget();
    const QList<QWidget*> met = tabRound(at.window());
    QCOMPARE(notMet(at.window(), met).join(u','), QString());
    QCOMPARE(QApplication::focusWidget(), first);
}

void AccessibilityTest::tabOrderOfModels_reachesEverythingAndReturns_data()
{
    QTest::addColumn<ModelsPage::View>("view");
    QTest::newRow("leaderboard") << ModelsPage::View::Leaderboard;
    QTest::newRow("set") << ModelsPage::View::Set;
    QTest::newRow("items") << ModelsPage::View::Items;
    QTest::newRow("import") << ModelsPage::View::Import;
    QTest::newRow("asking") << ModelsPage::View::Asking;
    QTest::newRow("topics") << ModelsPage::View::Topics;
}

void AccessibilityTest::tabOrderOfModels_reachesEverythingAndReturns()
{
    QFETCH(ModelsPage::View, view);
    DeskWindow at;
    VERIFY_HOLDS(simulateModels(at.study(), 42));
    ModelsPage& page = *at.window().modelsPage();
    QSignalSpy updated(&page, &ModelsPage::updated);
    at.window().showPlace(MainWindow::Place::Models);
    QVERIFY(updated.count() > 0 || updated.wait(10'000));
    page.showView(view);
    QTRY_VERIFY_WITH_TIMEOUT(!page.isWorking(), 10'000);
    if (view == ModelsPage::View::Items) // with an item beside the list
        Q_EMIT page.labels()->items()->itemsRequested(QStringLiteral("Item"), {0});
    QCoreApplication::processEvents();
    QCOMPARE(withoutName(at.window()).join(u','), QString());
    page.setFocus();
    QTest::keyClick(&at.window(), Qt::Key_Tab);
    QWidget* first = QApplication::focusWidget();
    const QList<QWidget*> met = tabRound(at.window());
    QCOMPARE(notMet(at.window(), met).join(u','), QString());
    QCOMPARE(QApplication::focusWidget(), first);
}

void AccessibilityTest::pickButton_tellsLabelVotesAndState()
{
    DeskWindow at;
    at.goTo(QStringLiteral("mixed-signals/7")); // anger twice, disgust
    PickButton* anger = pickButton(at.page().decision(), {Emotion::Anger});
    QCOMPARE(spokenName(anger), QStringLiteral("7 Anger, 2 votes"));
    QCOMPARE(spokenName(pickButton(at.page().decision(), {Emotion::Joy})),
             QStringLiteral("1 Joy, 0 votes"));
    QCOMPARE(spokenName(pickButton(at.page().decision(), {})),
             QStringLiteral("Ambiguous, keep the distribution"));
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(anger);
    QVERIFY(spoken->state().checkable);
    QVERIFY(!spoken->state().checked);
    anger->setFocus();
    at.press(Qt::Key_Space);
    QVERIFY(spoken->state().checked);
}

void AccessibilityTest::queue_tellsItsItems()
{
    DeskWindow at;
    at.goTo(QStringLiteral("mixed-signals/7"));
    QVERIFY(!spokenName(at.list()).isEmpty());
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(at.list());
    QCOMPARE(spoken->childCount(), 9);
    const QString line = spoken->child(at.list()->currentIndex().row())->text(QAccessible::Name);
    QVERIFY2(line.startsWith(QStringLiteral("mixed-signals/7, ")), qPrintable(line));
    QVERIFY2(line.contains(QStringLiteral("by rule")), qPrintable(line));
}

void AccessibilityTest::step_tellsItsAnswer()
{
    Desk desk;
    desk.startLabelling(1);
    QWidget* valence = desk.step(Step::Valence);
    QVERIFY(valence->accessibleName().contains(QStringLiteral("not answered")));
    valence->setFocus();
    desk.press(Qt::Key_3);
    QCOMPARE(valence->accessibleName(), QStringLiteral("Valence: mildly unpleasant, 3 of 7"));
}

void AccessibilityTest::textColors_haveContrast_data()
{
    QTest::addColumn<QColor>("ink");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<double>("least"); // AA, with high contrast AAA
    for (const theme::Colors* c : allThemes()) {
        const QByteArray name = themeName(*c) + ' ';
        const double least = c->isContrast ? 7 : 4.5;
        const auto row = [&](const char* inkName, const QColor& ink, const char* groundName,
                             const QColor& ground) {
            QTest::newRow((name + inkName + " on " + groundName).constData())
                << ink << ground << least;
        };
        for (const auto& [ground, groundName] :
             {std::pair{c->window, "window"}, std::pair{c->surface, "surface"},
              std::pair{c->raised, "raised"}, std::pair{c->accentSoft, "accent soft"}}) {
            row("text", c->text, groundName, ground);
            row("muted", c->muted, groundName, ground);
            row("accent", c->accent, groundName, ground);
            row("danger", c->danger, groundName, ground);
            row("warning", c->warning, groundName, ground);
            row("success", c->success, groundName, ground);
        }
        row("on accent", c->onAccent, "accent", c->accent);
    }
}

void AccessibilityTest::textColors_haveContrast()
{
    QFETCH(QColor, ink);
    QFETCH(QColor, ground);
    QFETCH(double, least);
    const double ratio = contrast(ink, ground);
    QVERIFY2(ratio >= least, qPrintable(QString::number(ratio)));
}

void AccessibilityTest::shortcuts_areUnique()
{
    Desk desk;
    QSet<QString> seen;
    int count = 0;
    for (const ActionRegistry::Entry& entry : desk.window().actions().entries()) {
        for (const QKeySequence& key : entry.keys) {
            ++count;
            // One key, one meaning in a place, and none that another meaning has everywhere. Two
            // places may share a key (undo): only one of them is on screen. So may two kinds of
            // study in one place, but not with what is there in both.
            const QString everywhere = ActionRegistry::everywhere() + key.toString();
            const QString inPlace = entry.place + key.toString();
            const QString here = inPlace + entry.only;
            QVERIFY2(!seen.contains(here) && !seen.contains(inPlace) && !seen.contains(everywhere),
                     qPrintable(here));
            seen.insert(here);
        }
        QVERIFY(!entry.text.isEmpty());
        QVERIFY(!entry.keys.isEmpty() || !entry.keyWords.isEmpty());
    }
    QVERIFY(count > 15);
}

void AccessibilityTest::largerText_keepsStepsWhole()
{
    Desk desk;
    desk.startLabelling(1);
    for (std::size_t i = 0; i + 1 < StepCount; ++i) {
        QWidget* step = desk.step(static_cast<StepIndex>(i));
        QVERIFY(step->height() >= step->minimumSizeHint().height());
        QVERIFY(step->width() >= step->minimumSizeHint().width());
    }
}

SUBTEXT_TEST(AccessibilityTest)
#include "accessibilitytest.moc"
