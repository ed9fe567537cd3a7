// SPDX-License-Identifier: MIT
#include "core/course/labelagain.h"

#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/label/guidelinedock.h"
#include "ui/label/itemlistmodel.h"
#include "ui/label/itemlistpanel.h"
#include "ui/text/qualitytext.h"

#include <QLabel>
#include <QLayout>
#include <QListView>
#include <QMap>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextBrowser>

using namespace subtext;
using namespace subtext::test;

namespace {

const QString Clause = QStringLiteral("§2: <b>sarcasm</b> is read by what is meant");

/// Its two first items are submitted, and the third is on screen.
class AgainDesk : public Desk
{
public:
    AgainDesk()
    {
        startLabelling(4);
        labelItem(QStringLiteral("71234"), QStringLiteral("First. Answer."));
        labelItem(QStringLiteral("71234"), QStringLiteral("Second. Answer."));
    }
    ScenarioId item(std::size_t row) { return session().items().at(row).scenario; }
    void ask(std::size_t row)
    {
        clock.advance(1'000);
        must(study().labelAgain().ask({item(row)}, Clause, {}));
        clock.advance(1'000);
    }
    QLabel* mark() { return page().findChild<QLabel*>(QStringLiteral("labelAgain")); }
    QLabel* begun() { return page().findChild<QLabel*>(QStringLiteral("changeBegun")); }
    ItemListModel::State stateOf(std::size_t row)
    {
        return ItemListModel::stateOf(session().items().at(row));
    }
};

} // namespace

class LabelAgainUiTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void asked_beginsBlankUnderAMark();
    void submitted_showsBothAnswersAgain();
    void askedOnScreen_takesTheOldAnswerAway();
    void whatWasBegun_isKept();
    void changeFromBefore_isOfferedAndNotShown();
    void changeOnScreen_isSetAside();
    void undo_bringsNoOldAnswerBack();
    void everything_isNotDoneBeforeIt();
};

void LabelAgainUiTest::asked_beginsBlankUnderAMark()
{
    AgainDesk desk;
    QCOMPARE(desk.session().submittedCount(), 2);
    desk.ask(0);
    QCOMPARE(desk.session().submittedCount(), 1);
    QCOMPARE(desk.stateOf(0), ItemListModel::State::Again);
    QVERIFY(desk.mark()->isHidden()); // the third is on screen
    ItemListModel model(desk.session());
    QVERIFY(model.index(0).data(ItemListModel::ChosenRole).toString().isEmpty());
    QVERIFY(!model.index(1).data(ItemListModel::ChosenRole).toString().isEmpty());
    QVERIFY(model.index(0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("label again")));
    desk.page().itemList()->setFilter(ItemFilter::Open);
    QCOMPARE(desk.page().itemList()->view()->model()->rowCount(), 3);

    desk.session().show(desk.item(0));
    QVERIFY(desk.session().answer().isEmpty());
    QCOMPARE(desk.session().saveState(), SaveState::Untouched);
    QVERIFY(!desk.mark()->isHidden());
    QCOMPARE(desk.mark()->text(), QStringLiteral("Label again: ") + Clause);
    QCOMPARE(desk.mark()->textFormat(), Qt::PlainText);
    QVERIFY(desk.session().shownHistory().empty());
    desk.session().show(desk.item(1));
    QVERIFY(desk.mark()->isHidden());
    QVERIFY(!desk.session().answer().isEmpty());
    QVERIFY(!desk.session().items().front().hasDraft); // it was looked at only
}

void LabelAgainUiTest::submitted_showsBothAnswersAgain()
{
    AgainDesk desk;
    desk.ask(0);
    desk.session().show(desk.item(0));
    const QSignalSpy submitted(&desk.session(), &LabelSession::submitted);
    desk.labelItem(QStringLiteral("21234"), QStringLiteral("By the. New clause."));
    QCOMPARE(desk.session().submittedCount(), 2);
    QCOMPARE(desk.stateOf(0), ItemListModel::State::Done);
    QCOMPARE(submitted.size(), 1);
    QVERIFY(submitted.front().at(2).toBool()); // as it was asked for
    QCOMPARE(keptRevisionText(1, 2, true),
             QStringLiteral("Item 1 was labelled again. The new answer counts; 1 earlier answer "
                            "is kept."));
    QCOMPARE(keptRevisionText(1, 3, true),
             QStringLiteral("Item 1 was labelled again. The new answer counts; 2 earlier answers "
                            "are kept."));
    desk.session().show(desk.item(0));
    QVERIFY(desk.mark()->isHidden());
    const std::vector<Annotation> history = desk.session().shownHistory();
    QCOMPARE(history.size(), 2U);
    QCOMPARE(history.front().answer.explanation, QStringLiteral("First. Answer."));
    QVERIFY(history.back().answer == desk.session().answer());
    // The summary does not call it revised.
    desk.press(Qt::Key_F4);
    QMap<QString, QString> figures; // by their captions, which stand below them
    for (const QLabel* caption : desk.page().findChildren<QLabel*>()) {
        const QWidget* box = caption->parentWidget();
        if (!box->isVisible() || !box->layout() || box->layout()->count() != 2)
            continue;
        if (const auto* figure = qobject_cast<QLabel*>(box->layout()->itemAt(0)->widget()))
            figures[caption->text()] = figure->text();
    }
    QCOMPARE(figures.value(QStringLiteral("revised")), QStringLiteral("0"));
    QCOMPARE(figures.value(QStringLiteral("labelled again")), QStringLiteral("1"));
}

void LabelAgainUiTest::askedOnScreen_takesTheOldAnswerAway()
{
    AgainDesk desk;
    desk.session().show(desk.item(0));
    const Answer old = desk.session().answer();
    QVERIFY(!old.isEmpty());
    desk.ask(0);
    QVERIFY(desk.session().answer().isEmpty());
    QVERIFY(!desk.mark()->isHidden());
    QVERIFY(!desk.session().items().front().hasDraft);
    must(desk.study().labelAgain().takeBack({desk.item(0)}, {}));
    QVERIFY(desk.session().answer() == old);
    QVERIFY(desk.mark()->isHidden());
    QCOMPARE(desk.session().saveState(), SaveState::Submitted);
    QVERIFY(!desk.session().items().front().hasDraft);
}

void LabelAgainUiTest::whatWasBegun_isKept()
{
    AgainDesk desk;
    desk.ask(0);
    desk.session().show(desk.item(0));
    desk.press(Qt::Key_2);
    const Answer begun = desk.session().answer();
    QVERIFY(!begun.isEmpty());
    desk.restart();
    QCOMPARE(desk.stateOf(0), ItemListModel::State::Begun);
    desk.session().show(desk.item(0));
    QVERIFY(desk.session().answer() == begun);
    QVERIFY(!desk.mark()->isHidden());
}

void LabelAgainUiTest::changeFromBefore_isOfferedAndNotShown()
{
    AgainDesk desk;
    desk.session().show(desk.item(0));
    desk.step(Step::Emotion)->setFocus();
    desk.press(Qt::Key_2);
    const Answer change = desk.session().answer();
    desk.session().show(desk.item(2));
    desk.ask(0);
    desk.session().show(desk.item(0));
    QVERIFY(desk.session().answer().isEmpty());
    QVERIFY(desk.begun()->isVisible());
    QVERIFY2(desk.begun()->text().startsWith(QStringLiteral("You had begun a change on ")),
             qPrintable(desk.begun()->text()));
    QVERIFY(!desk.mark()->isHidden());
    // Looked at only, it is still there, in the next session as well.
    desk.session().show(desk.item(2));
    desk.clock.advance(1'000);
    desk.restart();
    desk.session().show(desk.item(0));
    QVERIFY(desk.session().answer().isEmpty());
    auto* takeUp = desk.page().findChild<QPushButton*>(QStringLiteral("takeUp"));
    QVERIFY(takeUp->isVisible());
    takeUp->click();
    QVERIFY(desk.session().answer() == change);
    QVERIFY(!desk.begun()->isVisible());
    desk.session().undoStack().undo();
    QVERIFY(desk.session().answer().isEmpty());
    QVERIFY(desk.begun()->isVisible());
    desk.session().undoStack().redo();
    QVERIFY(desk.session().flush());
    desk.restart();
    desk.session().show(desk.item(0));
    QVERIFY(desk.session().answer() == change);
    QVERIFY(!desk.begun()->isVisible());
}

void LabelAgainUiTest::changeOnScreen_isSetAside()
{
    AgainDesk desk;
    desk.session().show(desk.item(0));
    desk.step(Step::Emotion)->setFocus();
    desk.press(Qt::Key_2);
    const Answer change = desk.session().answer();
    desk.ask(0);
    QVERIFY(desk.session().answer().isEmpty());
    QVERIFY(!desk.mark()->isHidden());
    QVERIFY(desk.begun()->isVisible());
    must(desk.study().labelAgain().takeBack({desk.item(0)}, {}));
    QVERIFY(desk.session().answer() == change);
    QVERIFY(!desk.begun()->isVisible());
}

void LabelAgainUiTest::undo_bringsNoOldAnswerBack()
{
    AgainDesk desk;
    QVERIFY(desk.session().undoStack().canUndo());
    desk.ask(0);
    QVERIFY(!desk.session().undoStack().canUndo());
}

void LabelAgainUiTest::everything_isNotDoneBeforeIt()
{
    AgainDesk desk;
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("Third. Answer."));
    desk.ask(0);
    QCOMPARE(desk.session().item().scenario.id, desk.item(3));
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("Fourth. Answer."));
    QCOMPARE(desk.session().item().scenario.id, desk.item(0)); // the next that is open
    QVERIFY(desk.session().answer().isEmpty());
}

SUBTEXT_TEST(LabelAgainUiTest)

#include "labelagaintest.moc"
