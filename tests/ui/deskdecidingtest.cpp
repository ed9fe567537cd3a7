// SPDX-License-Identifier: MIT
#include "core/desk/deciding.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/deskharness.h"
#include "ui/adjudicate/basisbox.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/pickbutton.h"
#include "ui/theme/theme.h"
#include "ui/widgets/noticebar.h"

#include <QApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// What the panel of the decision says while somebody decides, and where it says it; and what is
/// there once a decision is taken back.
class DeskDecidingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { theme::setTextSize(*qApp, 100); }
    void basisBesideAMajority_isSaidToBeTheVotes();
    void otherDecision_isSaidToReplaceTheOneThatStands();
    void lastDecisionSavedOnceMore_isNotWrittenAgain();
    void whatIsNeeded_isMarkedBeforeSaving();
    void doubtAboutTheBasis_endsWithTheDecision();
    void fitThatAnotherLabelHasByNow_isSaid();
    void noteThatWasMissing_isAskedForUntilItIsThere();
    void noteOfAFile_standsInTheField();
    void basis_keepsItsPlaceWhenTheHintsUnfold_data();
    void basis_keepsItsPlaceWhenTheHintsUnfold();
    void placeholder_isWholeInTheNarrowestPanel();
    void basis_isAsHighAsLargeLetters();
    void anotherItemByKey_leavesTheNote_data();
    void anotherItemByKey_leavesTheNote();
    void escape_leavesTheNote();
    void saveWithoutALabel_leavesTheNoteForThePicks();
    void undo_goesThroughDecisionsAndRestarts();
    void undoOfAnEarlierSession_asksFirst();
    void undoOfAnEarlierSession_canBeLeft();
    void lastOneHeld_isSaidWithTheWayThere();
    void decisionTakenBack_isADraftThatEnterMakesAgain();
    void severalTakenBack_areADraftEach();
};

namespace {

constexpr auto Ctrl = Qt::ControlModifier;

const QString ByRule = QStringLiteral("mixed-signals/7");

} // namespace

void DeskDecidingTest::basisBesideAMajority_isSaidToBeTheVotes()
{
    DeskWindow at;
    at.goTo(ByRule);
    at.press(Qt::Key_7); // Anger, what the majority says
    at.press(Qt::Key_2, Ctrl);
    QVERIFY2(at.missing().endsWith(QStringLiteral("its basis is “Majority”.")),
             qPrintable(at.missing()));
}

void DeskDecidingTest::otherDecision_isSaidToReplaceTheOneThatStands()
{
    DeskWindow at;
    at.goTo(Split);
    at.decide(1, 2);
    at.goTo(Split);
    const DecisionPanel& panel = *at.page().decision();
    const auto& replaces = *panel.replacedLine();
    QVERIFY(!replaces.isVisible());
    QCoreApplication::processEvents();
    const int picks = pickButton(&panel, {})->y();
    QCOMPARE(panel.saveButton()->text(), QStringLiteral("Save and next"));
    QVERIFY2(child<QLabel>(panel, "verdict")->text().endsWith(QStringLiteral(", misreading.")),
             qPrintable(child<QLabel>(panel, "verdict")->text()));
    at.take(2);
    QCOMPARE(panel.saveButton()->text(), QStringLiteral("Replace decision"));
    QVERIFY(replaces.isVisible());
    QVERIFY2(replaces.text().startsWith(QStringLiteral("Saving replaces this decision (J1, ")),
             qPrintable(replaces.text()));
    QCoreApplication::processEvents();
    QCOMPARE(pickButton(&panel, {})->y(), picks); // nothing moved under the hand
    at.take(1);                                   // what is decided already
    at.press(Qt::Key_2, Ctrl);
    QCOMPARE(panel.saveButton()->text(), QStringLiteral("Save and next"));
    QVERIFY(!replaces.isVisible());
    at.write(QStringLiteral("Tone."));
    QCOMPARE(panel.saveButton()->text(), QStringLiteral("Replace decision"));
    at.press(Qt::Key_B, Ctrl);
    at.save();
    const auto decisions = at.decisionsOnDisk();
    QCOMPARE(decisions.size(), std::size_t{2}); // the first stays in the history
    QVERIFY(decisions.front().label() && !decisions.back().label());
    at.goTo(Split);
    QCOMPARE(child<QLabel>(panel, "verdict")->text(), QStringLiteral("Decided: Ambiguous."));
}

void DeskDecidingTest::lastDecisionSavedOnceMore_isNotWrittenAgain()
{
    DeskWindow at({DeskPlan::split(Emotion::Joy, Emotion::Fear, Emotion::Anger)});
    at.decide(1, 2);
    QCOMPARE(at.waiting(), 0);
    const QPushButton& lock = *child<QPushButton>(at.page(), "lock");
    const auto isSaid = [&] {
        return at.page().notice()->text().startsWith(QStringLiteral("Every split is decided."));
    };
    at.page().notice()->dismiss();
    at.save();
    QVERIFY(isSaid());
    QCOMPARE(lock.text(), QStringLiteral("Lock the study…"));
    QVERIFY(lock.hasFocus());
    QVERIFY(!at.page().notice()->actionButton()->isVisible()); // offered once
    at.page().notice()->dismiss();
    at.take(1); // the same once more
    at.press(Qt::Key_2, Qt::ControlModifier);
    at.save();
    QVERIFY(isSaid());
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{1});
    QVERIFY(!at.onDisk(at.itemName()).draft);
    QCOMPARE(at.saved(), QStringLiteral("Decided, saved"));
    at.take(2); // another one is a revision
    at.press(Qt::Key_2, Qt::ControlModifier);
    at.save();
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{2});
    at.save();
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{2});
}

void DeskDecidingTest::whatIsNeeded_isMarkedBeforeSaving()
{
    DeskWindow at;
    at.goTo(Split);
    const DecisionPanel& panel = *at.page().decision();
    const auto isMarked = [](const QString& placeholder) {
        return placeholder.contains(QStringLiteral("(required)"));
    };
    QVERIFY(!isMarked(panel.basisBox()->placeholderText())); // nothing is picked
    at.press(Qt::Key_8);                                     // nobody's
    QVERIFY(isMarked(panel.basisBox()->placeholderText()));
    QCOMPARE(panel.basisBox()->accessibleDescription(), QStringLiteral("Required"));
    QVERIFY2(panel.saveButton()->toolTip().contains(QStringLiteral("Still needed: the basis")),
             qPrintable(panel.saveButton()->toolTip()));
    at.press(Qt::Key_4, Ctrl);
    QVERIFY(!isMarked(panel.basisBox()->placeholderText()));
    QVERIFY(isMarked(panel.noteEdit()->placeholderText()));
    QVERIFY2(panel.saveButton()->toolTip().contains(QStringLiteral("Still needed: a note")),
             qPrintable(panel.saveButton()->toolTip()));
    at.write(QStringLiteral("Irony."));
    QVERIFY(!isMarked(panel.noteEdit()->placeholderText()));
    QCOMPARE(panel.saveButton()->toolTip(), QStringLiteral("Ctrl+Enter"));
    QCOMPARE(at.missing(), QString()); // nobody tried to save
}

void DeskDecidingTest::doubtAboutTheBasis_endsWithTheDecision()
{
    // The first two lie at both ends of valence.
    DeskPlan plan = DeskPlan::split(Emotion::Joy, Emotion::Sadness, Emotion::Anger);
    plan.isWide = true;
    DeskWindow at({plan, DeskPlan::split(Emotion::Joy, Emotion::Fear, Emotion::Anger)});
    const QString item = QStringLiteral("deflection-misdirection/1");
    const auto isAsked = [&] {
        const auto labels = at.page().decision()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains(QStringLiteral("still the basis?"));
        });
    };
    const QString differ = QStringLiteral("The valence ratings differ in sign.");
    const QString settled =
        QStringLiteral("The valence ratings differ in sign; the item is settled.");
    at.goTo(item);
    at.take(1);
    at.press(Qt::Key_1, Ctrl);
    QVERIFY(isAsked());
    QVERIFY2(at.hintLines().contains(differ), qPrintable(at.hintLines().join(u'|')));
    at.save();
    at.goTo(item);
    QVERIFY(!isAsked());
    QVERIFY2(at.hintLines().contains(settled), qPrintable(at.hintLines().join(u'|')));
    at.take(2); // anew
    QVERIFY2(at.hintLines().contains(differ), qPrintable(at.hintLines().join(u'|')));
}

void DeskDecidingTest::fitThatAnotherLabelHasByNow_isSaid()
{
    using namespace Emotion;
    // Wide ones have another mean valence than the others: −0.22, and −0.67.
    const auto majority = [](Choice label, bool isWide) {
        DeskPlan plan = DeskPlan::split(label, label, Trust);
        plan.isWide = isWide;
        return plan;
    };
    DeskPlan fit = DeskPlan::split(Joy, Sadness, Anger);
    fit.isWide = true;
    DeskWindow at({fit, majority(Joy, true), majority(Joy, false), majority(Sadness, false),
                   DeskPlan::split(Fear, Disgust, Anger)});
    const QString item = QStringLiteral("deflection-misdirection/1");
    const auto isSaid = [&](const QString& words) {
        const auto labels = at.page().decision()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(words);
        });
    };
    const QString ended = QStringLiteral("By the gold labels of now they are nearer to sadness.");
    at.goTo(item);
    at.press(Qt::Key_1); // Joy
    at.press(Qt::Key_3, Ctrl);
    at.save();
    QVERIFY(at.decisionsOnDisk().back().hints->nearest == Choice(Joy));
    at.goTo(item);
    QVERIFY(!isSaid(ended));
    // The only other item of joy near it becomes one of sadness.
    at.goTo(QStringLiteral("deflection-misdirection/2"));
    at.press(Qt::Key_5);
    at.press(Qt::Key_4, Ctrl);
    at.write(QStringLiteral("Irony."));
    at.save();
    at.goTo(item);
    QVERIFY(isSaid(ended));
    at.press(Qt::Key_5); // anew: now it is asked as ever
    QVERIFY(!isSaid(ended));
}

void DeskDecidingTest::noteThatWasMissing_isAskedForUntilItIsThere()
{
    DeskWindow at;
    at.goTo(Split);
    at.press(Qt::Key_8); // nobody's
    at.press(Qt::Key_4, Ctrl);
    QCoreApplication::processEvents(); // the hints have their room
    const int below = at.page().decision()->noteEdit()->y();
    at.save();
    QVERIFY(!at.missing().isEmpty());
    QCoreApplication::processEvents();
    QCOMPARE(at.page().decision()->noteEdit()->y(), below); // the words have a place of their own
    at.type(QStringLiteral("Irony."));
    QCOMPARE(at.missing(), QString());
}

/// It is no draft before somebody changes it, and goes along with what they decide.
void DeskDecidingTest::noteOfAFile_standsInTheField()
{
    DeskWindow at;
    const QString note = QStringLiteral("Discussed in the seminar.");
    BulkDecision row;
    row.scenario = Split;
    row.note = note;
    QCOMPARE(must(at.study().deciding().decideAll({row}, {}, QStringLiteral("old.csv"))), 1);
    at.restart();
    at.goTo(Split);
    QCOMPARE(at.note(), note);
    QCOMPARE(at.saved(), QString());
    at.goTo(ByRule);
    QCOMPARE(at.note(), QString());
    QVERIFY(!at.onDisk(Split).draft);
    at.goTo(Split);
    at.decide(1, 2);
    const std::vector<Decision> decisions = at.decisionsOnDisk();
    QCOMPARE(decisions.size(), std::size_t{2});
    QVERIFY(decisions.back().label());
    QCOMPARE(decisions.back().note, note);
    at.goTo(Split);
    at.write(QStringLiteral(" Trust, then."));
    QVERIFY(at.note() != note);
    at.goTo(ByRule);
    at.goTo(Split);
    QVERIFY2(at.note().contains(QLatin1String("Trust, then.")), qPrintable(at.note()));
}

void DeskDecidingTest::basis_keepsItsPlaceWhenTheHintsUnfold_data()
{
    QTest::addColumn<QSize>("window");
    QTest::newRow("laptop") << QSize(1366, 768);
    QTest::newRow("full HD at 200 %") << QSize(960, 540);
}

void DeskDecidingTest::basis_keepsItsPlaceWhenTheHintsUnfold()
{
    QFETCH(QSize, window);
    DeskWindow at;
    at.window().resize(window);
    at.decide(1); // then there is a decision to be shown beside the next
    QCoreApplication::processEvents();
    const QWidget& basis = *at.page().decision()->basisBox();
    const auto place = [&] { return basis.mapTo(&at.window(), QPoint()).y(); };
    const int before = place();
    const qsizetype closed = at.hintLines().size();
    at.take(1);
    QTRY_VERIFY(at.hintLines().size() > closed);
    QCoreApplication::processEvents();
    QCOMPARE(place(), before);
}

void DeskDecidingTest::placeholder_isWholeInTheNarrowestPanel()
{
    DeskWindow at;
    at.window().resize(800, 500);
    at.goTo(Split);
    QPlainTextEdit& note = *at.page().decision()->noteEdit();
    const auto isWhole = [&] {
        const QRect place = note.viewport()->rect().adjusted(4, 4, -4, 0);
        return note.fontMetrics()
                   .boundingRect(QRect(0, 0, place.width(), 10'000), Qt::TextWordWrap,
                                 note.placeholderText())
                   .height() <= place.height();
    };
    QTRY_VERIFY(isWhole());
    at.press(Qt::Key_8); // nobody's
    at.press(Qt::Key_4, Ctrl);
    QVERIFY(note.placeholderText().contains(QStringLiteral("(required)")));
    QTRY_VERIFY(isWhole());
}

void DeskDecidingTest::basis_isAsHighAsLargeLetters()
{
    DeskWindow at;
    at.window().resize(960, 540); // where the panel is as low as it can be
    at.goTo(Split);
    const BasisBox& basis = *at.page().decision()->basisBox();
    const int usual = basis.minimumHeight();
    theme::setTextSize(*qApp, 175);
    QTRY_VERIFY(basis.sizeHint().height() > usual);
    QTRY_VERIFY(basis.height() >= basis.sizeHint().height());
    theme::setTextSize(*qApp, 100);
    QTRY_COMPARE(basis.minimumHeight(), usual);
}

void DeskDecidingTest::anotherItemByKey_leavesTheNote_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("held") << Qt::Key_H;
    QTest::newRow("the next") << Qt::Key_J;
    QTest::newRow("the one before") << Qt::Key_K;
}

void DeskDecidingTest::anotherItemByKey_leavesTheNote()
{
    QFETCH(const Qt::Key, key);
    DeskWindow at;
    const QString amid = at.listed().at(2);
    at.goTo(amid);
    at.press(Qt::Key_L, Ctrl);
    at.type(QStringLiteral("Tone."));
    at.press(key, Ctrl);
    QVERIFY(at.itemName() != amid);
    QVERIFY(!at.page().decision()->noteEdit()->hasFocus());
    at.take(2); // a pick for this item, not a word about it
    QCOMPARE(at.note(), QString());
    QVERIFY(at.chosen().has_value());
    at.goTo(amid);
    QCOMPARE(at.note(), QStringLiteral("Tone."));
}

void DeskDecidingTest::escape_leavesTheNote()
{
    DeskWindow at;
    at.goTo(Split);
    at.press(Qt::Key_L, Ctrl);
    at.type(QStringLiteral("Tone."));
    at.press(Qt::Key_Escape);
    QVERIFY(!at.page().decision()->noteEdit()->hasFocus());
    QCOMPARE(at.itemName(), Split);
    at.take(1);
    QCOMPARE(at.note(), QStringLiteral("Tone."));
    QVERIFY(at.chosen().has_value());
}

void DeskDecidingTest::saveWithoutALabel_leavesTheNoteForThePicks()
{
    DeskWindow at;
    at.goTo(Split);
    at.press(Qt::Key_L, Ctrl);
    at.type(QStringLiteral("Tone."));
    at.save();
    QCOMPARE(at.itemName(), Split);
    QCOMPARE(at.missing(), QStringLiteral("Choose a label, or “Ambiguous”, first."));
    QVERIFY(qobject_cast<PickButton*>(QApplication::focusWidget()));
    at.take(1);
    QCOMPARE(at.note(), QStringLiteral("Tone."));
    QVERIFY(at.chosen().has_value());
}

void DeskDecidingTest::undo_goesThroughDecisionsAndRestarts()
{
    DeskWindow at;
    const QString first = at.itemName();
    at.decide(1);
    const QString second = at.itemName();
    at.decide(2, 3);
    QCOMPARE(at.waiting(), 5);
    at.undo();
    QCOMPARE(at.itemName(), second);
    QCOMPARE(at.stateWord(), QStringLiteral("draft"));
    QVERIFY(at.page().notice()->text().contains(second));
    QCOMPARE(at.waiting(), 6);
    at.restart();
    at.undo();
    at.undo();
    QCOMPARE(at.itemName(), first);
    QCOMPARE(at.waiting(), 7);
    at.undo(); // nothing left: nothing happens
    QCOMPARE(at.waiting(), 7);
    QCOMPARE(at.page().notice()->text(), QStringLiteral("Nothing to take back."));
    at.restart();
    at.redo();
    QCOMPARE(at.itemName(), first);
    at.redo();
    QCOMPARE(at.itemName(), second);
    QCOMPARE(at.basis(), QStringLiteral("VAD fit"));
    QCOMPARE(at.waiting(), 5);
    // Nothing was overwritten: two decisions, two taken back, two brought back.
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{6});
    VERIFY_HOLDS(at.study().verifyAudit());
}

void DeskDecidingTest::undoOfAnEarlierSession_asksFirst()
{
    DeskWindow at;
    at.goTo(Split);
    at.decide(1);
    at.restart();
    const QString here = at.itemName();
    const auto said = [&] { return at.page().notice()->text(); };
    const auto isAsked = [&] {
        return said().startsWith(QStringLiteral("Your last decision")) && said().contains(Split) &&
               at.page().notice()->actionButton()->isVisible();
    };
    at.undo();
    QVERIFY2(isAsked(), qPrintable(said()));
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{1});
    QCOMPARE(at.itemName(), here);
    QCOMPARE(at.waiting(), 6);
    at.undo();
    QCOMPARE(at.itemName(), Split);
    QCOMPARE(at.waiting(), 7);
    QVERIFY(said().startsWith(QStringLiteral("Taken back")));
    at.redo(); // now it is of this session
    at.undo();
    QVERIFY(said().startsWith(QStringLiteral("Taken back")));
    at.redo();
    at.restart();
    at.undo();
    QVERIFY(isAsked());
    at.page().notice()->actionButton()->click();
    QCOMPARE(at.waiting(), 7);
}

/// The question stands for as long as it can be read, and no longer.
void DeskDecidingTest::undoOfAnEarlierSession_canBeLeft()
{
    DeskWindow at;
    at.goTo(Split);
    at.decide(1);
    at.restart();
    at.undo();
    child<QPushButton>(at.page().notice(), "close")->click();
    at.undo(); // asks anew
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{1});
    QVERIFY(at.page().notice()->text().contains(Split));
    const QString second = at.itemName();
    at.decide(1);
    QCOMPARE(at.page().notice()->text(), QString());
    at.undo(); // of this session: at once
    QCOMPARE(at.itemName(), second);
    QVERIFY(at.page().notice()->text().startsWith(QStringLiteral("Taken back")));
    at.undo();
    QVERIFY(at.page().notice()->text().startsWith(QStringLiteral("Your last decision")));
}

void DeskDecidingTest::lastOneHeld_isSaidWithTheWayThere()
{
    using namespace Emotion;
    DeskWindow at({DeskPlan::split(Joy, Sadness, Anger), DeskPlan::split(Fear, Disgust, Anger)});
    const NoticeBar& notice = *at.page().notice();
    const QString held = at.itemName();
    at.press(Qt::Key_H, Ctrl);
    QCOMPARE(notice.text(), QString()); // another one waits
    QVERIFY(at.itemName() != held);
    at.decide(1);
    const QString said = QStringLiteral("1 held item");
    QVERIFY2(notice.text().startsWith(said), qPrintable(notice.text()));
    QCOMPARE(at.listed().size(), qsizetype{2});
    notice.actionButton()->click();
    QCOMPARE(at.listed(), QStringList{held});
    QCOMPARE(at.itemName(), held);
    at.press(Qt::Key_H, Ctrl); // taken up again
    QTRY_COMPARE(notice.text(), QString());
    at.press(Qt::Key_H, Ctrl); // and held once more, with no other to go to
    QTRY_VERIFY2(notice.text().startsWith(said), qPrintable(notice.text()));
    at.press(Qt::Key_H, Ctrl);
    at.decide(1);
    QVERIFY(notice.text().startsWith(QStringLiteral("Every split is decided.")));
}

void DeskDecidingTest::decisionTakenBack_isADraftThatEnterMakesAgain()
{
    DeskWindow at;
    at.goTo(Split);
    at.take(2);
    at.press(Qt::Key_3, Ctrl);
    at.write(QStringLiteral("The smile."));
    const auto chosen = at.chosen();
    at.save();
    QVERIFY(at.itemName() != Split);
    const auto isBack = [&] {
        return at.itemName() == Split && at.chosen() == chosen &&
               at.basis() == QStringLiteral("VAD fit") && at.note() == QStringLiteral("The smile.");
    };
    at.undo();
    QVERIFY(isBack());
    QCOMPARE(at.saved(), QStringLiteral("Draft saved"));
    QCOMPARE(at.stateWord(), QStringLiteral("draft"));
    QVERIFY(at.page().decision()->saveButton()->isEnabled());
    at.restart();
    QVERIFY(isBack()); // work broke off there
    at.save();
    const Decision again = at.decisionsOnDisk().back();
    QVERIFY(again.pick() == chosen);
    QVERIFY(again.basis == Basis::VadFit);
    QCOMPARE(again.note, QStringLiteral("The smile."));
    QVERIFY(again.undoes.isNull() && again.redoes.isNull() && !again.isWithdrawn);
    QVERIFY(!at.onDisk(Split).draft);
}

void DeskDecidingTest::severalTakenBack_areADraftEach()
{
    DeskWindow at;
    const QString first = at.itemName();
    at.take(1);
    const auto chosenFirst = at.chosen();
    at.press(Qt::Key_1, Ctrl);
    at.save();
    const QString second = at.itemName();
    at.take(2);
    const auto chosenSecond = at.chosen();
    at.press(Qt::Key_3, Ctrl);
    at.save();
    at.undo();
    at.undo();
    QCOMPARE(at.itemName(), first);
    QVERIFY(at.chosen() == chosenFirst);
    QVERIFY(at.onDisk(second).draft.value().picks == picksOf(chosenSecond));
    at.redo();
    QVERIFY(!at.onDisk(first).draft); // it is decided again
    at.goTo(second);
    QVERIFY(at.chosen() == chosenSecond);
    QCOMPARE(at.basis(), QStringLiteral("VAD fit"));
}

SUBTEXT_TEST(DeskDecidingTest)
#include "deskdecidingtest.moc"
