// SPDX-License-Identifier: MIT
#include "core/course/roster.h"
#include "core/domain/ceiscene.h"
#include "core/operation/corrections.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/deskharness.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/deskprogress.h"
#include "ui/adjudicate/historydialog.h"
#include "ui/adjudicate/ministrip.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/adjudicate/settleview.h"
#include "ui/text/words.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/textreader.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// Two adjudicators who settle by keys, and what the desk keeps out of sight while one decides.
class DeskSettleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothSides_standSideBySideUnderCodes();
    void settling_beginsWithNothingPicked();
    void history_hasBothSidesWithTheirReasons();
    void looker_isToldWhoDecidedAndWhatIsOpen();
    void waitingForTheOther_isSaid();
    void proposalThenConfirmation_settles();
    void noteOnAProposal_confirmsAndIsKept();
    void newNoteOfTheProposer_isProposed();
    void undo_takesTheConfirmationBack();
    void everySplitIsDecided_isSaidOnlyWhenTrue();

    void tallies_areAwayWhileOneDecides();
    void tallies_comeAfterTheLastSplit();
    void inALowWindow_talliesWaitUntilAskedFor();
    void oneSubtypeAtATime_standsTogether();
    void search_findsTheSceneAndMarksIt();
    void search_followsWhatOthersWrite();
    void queueRow_saysItsUtterance();
    void queueRows_nameNoLabel();
    void notice_leavesTheTalliesFree();
};

namespace {

const QString Disputed = QStringLiteral("deflection-misdirection/1");

/// Two splits, on the first of which the two differ; Nuria is at the desk.
struct TwoAtTheDesk
{
    DeskWindow at{{DeskPlan::split(Emotion::Joy, Emotion::Sadness, Emotion::Anger),
                   DeskPlan::split(Emotion::Trust, Emotion::Fear, Emotion::Disgust)}};

    TwoAtTheDesk()
    {
        decideBoth(Qt::Key_1, QStringLiteral("as a joke"));
        at.window().signOut();
        at.signIn(2);
        decideBoth(Qt::Key_7, QStringLiteral("a threat"));
        at.goTo(Disputed);
    }

    void decideBoth(Qt::Key first, const QString& note)
    {
        at.goTo(Disputed);
        at.press(first);
        at.press(Qt::Key_2, Qt::ControlModifier);
        at.write(note);
        at.save();
        at.goTo(QStringLiteral("deflection-misdirection/2"));
        at.press(Qt::Key_3);
        at.press(Qt::Key_2, Qt::ControlModifier);
        at.save();
    }

    void signInAs(int number)
    {
        at.window().signOut();
        at.signIn(number);
        at.goTo(Disputed);
    }

    QStringList sides()
    {
        QStringList texts;
        for (const QLabel* label :
             at.page().decision()->findChild<SettleView*>()->findChildren<QLabel*>()) {
            if (label->isVisible())
                texts << label->text();
        }
        return texts;
    }

    QString comparison()
    {
        for (const QLabel* label : at.page().findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().startsWith(QStringLiteral("Two adjudicators")))
                return label->text();
        }
        return {};
    }

    /// In place of the note that stands there.
    void rewrite(const QString& note)
    {
        at.press(Qt::Key_L, Qt::ControlModifier);
        at.press(Qt::Key_A, Qt::ControlModifier);
        at.type(note);
        at.press(Qt::Key_L, Qt::ControlModifier);
    }

    /// The last that one proposed or both settled.
    Decision lastFinal()
    {
        Decision last;
        for (const Decision& decision : at.decisionsOnDisk()) {
            if (decision.isFinal)
                last = decision;
        }
        return last;
    }

    QString saveText() { return at.page().decision()->saveButton()->text(); }
};

} // namespace

void DeskSettleTest::bothSides_standSideBySideUnderCodes()
{
    TwoAtTheDesk desk;
    QCOMPARE(desk.at.stateWord(), QStringLiteral("disputed"));
    const QStringList sides = desk.sides();
    for (const char* text :
         {"J1", "J2 (you)", "Joy, misreading", "Anger, misreading", "as a joke", "a threat"})
        QVERIFY2(sides.contains(QString::fromLatin1(text)), qPrintable(sides.join(u'|')));
    QVERIFY2(desk.comparison().endsWith(
                 QStringLiteral("2 items decided by both, 1 disputed, 0 settled.")),
             qPrintable(desk.comparison()));
    QCOMPARE(desk.saveText(), QStringLiteral("Propose and next"));
    desk.at.goTo(QStringLiteral("deflection-misdirection/2"));
    QVERIFY(desk.sides().isEmpty());
}

void DeskSettleTest::settling_beginsWithNothingPicked()
{
    TwoAtTheDesk desk; // J2, who had said anger
    DeskWindow& at = desk.at;
    QVERIFY(!at.chosen());
    QCOMPARE(at.note(), QString());
    QCOMPARE(at.basis(), QString());
    at.save();
    QCOMPARE(at.missing(), QStringLiteral("Choose a label, or “Ambiguous”, first."));
    QCOMPARE(at.itemName(), Disputed);
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{4});
    at.goTo(QStringLiteral("deflection-misdirection/2")); // on which they agree
    QVERIFY(at.chosen() == Pick{Emotion::Fear});
    // A proposal of one's own stands; that of the other does not.
    at.goTo(Disputed);
    at.press(Qt::Key_5);
    at.press(Qt::Key_3, Qt::ControlModifier);
    at.write(QStringLiteral("so be it"));
    at.save();
    at.goTo(Disputed);
    QVERIFY(at.chosen() == Pick{Emotion::Sadness});
    QCOMPARE(at.note(), QStringLiteral("so be it"));
    desk.signInAs(1);
    QVERIFY(!at.chosen());
    QCOMPARE(at.note(), QString());
}

void DeskSettleTest::history_hasBothSidesWithTheirReasons()
{
    TwoAtTheDesk desk;
    desk.at.press(Qt::Key_F3);
    auto* dialog = desk.at.page().findChild<HistoryDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    const QString text = dialog->findChild<TextReader*>()->toPlainText();
    for (const char* part :
         {"J1", "J2 (you)", "Joy", "Anger", "misreading", "as a joke", "a threat"})
        QVERIFY2(text.contains(QString::fromLatin1(part)), qPrintable(text));
    QVERIFY2(text.indexOf(QStringLiteral("as a joke")) < text.indexOf(QStringLiteral("a threat")),
             qPrintable(text)); // oldest first
    dialog->close();
    // Where nothing is settled, the other's word is not for the eye.
    desk.at.goTo(QStringLiteral("deflection-misdirection/2"));
    desk.at.press(Qt::Key_F3);
    const auto dialogs = desk.at.page().findChildren<HistoryDialog*>();
    QVERIFY(!dialogs.isEmpty());
    const QString own = dialogs.last()->findChild<TextReader*>()->toPlainText();
    QVERIFY2(!own.contains(QStringLiteral("J1")), qPrintable(own));
}

// Somebody who decides nothing here is not told that everything waits.
void DeskSettleTest::looker_isToldWhoDecidedAndWhatIsOpen()
{
    TwoAtTheDesk desk;
    DeskWindow& at = desk.at;
    at.lookOn();
    QCOMPARE(at.waiting(), 0);
    const QString line = child<QLabel>(at.page(), "groupLine")->text();
    QVERIFY2(line.contains(QStringLiteral("1 of 2 decided")), qPrintable(line));
    QVERIFY2(line.contains(QStringLiteral("1 disputed")), qPrintable(line));
    QVERIFY2(desk.comparison().contains(QStringLiteral("1 disputed, 0 settled")),
             qPrintable(desk.comparison()));
    at.goTo(Disputed);
    QCOMPARE(at.stateWord(), QStringLiteral("others differ"));
    QVERIFY(desk.sides().isEmpty()); // what they said is between the two
    const QString verdict = child<QLabel>(at.page().decision(), "verdict")->text();
    QVERIFY2(verdict.startsWith(QStringLiteral("J1, J2 disagree")), qPrintable(verdict));
    at.goTo(QStringLiteral("deflection-misdirection/2"));
    QCOMPARE(at.stateWord(), QStringLiteral("by others"));
    QVERIFY(!at.chosen());
    const QString decided = child<QLabel>(at.page().decision(), "verdict")->text();
    QVERIFY2(decided.endsWith(QStringLiteral("The final labels are in Release, under Files.")),
             qPrintable(decided));
    const QStringList open = openWork(*at.page().session());
    QCOMPARE(open, QStringList{QStringLiteral(
                       "– 1 item on which the adjudicators disagree: no gold label")});
}

void DeskSettleTest::waitingForTheOther_isSaid()
{
    TwoAtTheDesk desk;
    DeskWindow& at = desk.at;
    at.press(Qt::Key_5);
    at.press(Qt::Key_3, Qt::ControlModifier);
    at.save();
    QVERIFY2(desk.comparison().endsWith(QStringLiteral("1 proposal waiting for J1.")),
             qPrintable(desk.comparison()));
    desk.signInAs(1);
    QVERIFY2(desk.comparison().endsWith(QStringLiteral("1 proposal waiting for J1 (you).")),
             qPrintable(desk.comparison()));
    at.goTo(QStringLiteral("deflection-misdirection/2"));
    at.undo();
    at.undo(); // J1's last decision, of the session before: not through any more
    QVERIFY2(desk.comparison().endsWith(QStringLiteral("1 item decided by both so far.")),
             qPrintable(desk.comparison()));
    at.window().signOut();
    at.signIn(2);
    QVERIFY2(desk.comparison().endsWith(QStringLiteral("You have finished; waiting for J1.")),
             qPrintable(desk.comparison()));
}

void DeskSettleTest::proposalThenConfirmation_settles()
{
    TwoAtTheDesk desk;
    DeskWindow& at = desk.at;
    at.press(Qt::Key_5); // sadness, which neither had said
    at.press(Qt::Key_3, Qt::ControlModifier);
    at.save();
    at.goTo(Disputed);
    QCOMPARE(at.stateWord(), QStringLiteral("proposed"));
    QCOMPARE(goldByName(at.study())[Disputed], QString());
    QVERIFY(desk.sides().last().startsWith(QStringLiteral("You proposed: Sadness, VAD fit.")));
    at.save(); // nothing new: no second row
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{5});
    desk.signInAs(1);
    QVERIFY(desk.sides().last().startsWith(QStringLiteral("J2 proposes: Sadness, VAD fit.")));
    QCOMPARE(desk.saveText(), QStringLiteral("Confirm Sadness and next"));
    at.save();
    QCOMPARE(goldByName(at.study())[Disputed], QStringLiteral("sadness"));
    QVERIFY2(desk.comparison().endsWith(
                 QStringLiteral("2 items decided by both, 0 disputed, 1 settled.")),
             qPrintable(desk.comparison()));
    QVERIFY(at.page().notice()->text().startsWith(QStringLiteral("Every split is decided.")));
    VERIFY_HOLDS(at.study().verifyAudit());
}

// Joy is what stands for J1, and nobody means to propose it.
void DeskSettleTest::noteOnAProposal_confirmsAndIsKept()
{
    TwoAtTheDesk desk;
    DeskWindow& at = desk.at;
    at.press(Qt::Key_5);
    at.press(Qt::Key_3, Qt::ControlModifier);
    desk.rewrite(QStringLiteral("the scales say so"));
    at.save();
    desk.signInAs(1);
    desk.rewrite(QStringLiteral("agreed"));
    QCOMPARE(desk.saveText(), QStringLiteral("Confirm Sadness and next"));
    at.save();
    QCOMPARE(goldByName(at.study())[Disputed], QStringLiteral("sadness"));
    QCOMPARE(desk.lastFinal().note, QStringLiteral("the scales say so\nagreed"));
}

void DeskSettleTest::newNoteOfTheProposer_isProposed()
{
    TwoAtTheDesk desk;
    DeskWindow& at = desk.at;
    at.press(Qt::Key_5);
    at.press(Qt::Key_3, Qt::ControlModifier);
    at.save();
    at.goTo(Disputed);
    desk.rewrite(QStringLiteral("on second thoughts"));
    at.save();
    const Decision last = desk.lastFinal();
    QVERIFY(last.isProposal());
    QCOMPARE(last.pick(), Pick{Emotion::Sadness});
    QCOMPARE(last.note, QStringLiteral("on second thoughts"));
    at.goTo(Disputed);
    at.save(); // nothing new
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{6});
}

void DeskSettleTest::undo_takesTheConfirmationBack()
{
    TwoAtTheDesk desk;
    DeskWindow& at = desk.at;
    at.press(Qt::Key_5);
    at.press(Qt::Key_3, Qt::ControlModifier);
    at.save();
    desk.signInAs(1);
    at.save();
    QCOMPARE(goldByName(at.study())[Disputed], QStringLiteral("sadness"));
    at.undo();
    QCOMPARE(at.itemName(), Disputed);
    QCOMPARE(at.stateWord(), QStringLiteral("proposed"));
    QCOMPARE(goldByName(at.study())[Disputed], QString());
    at.redo();
    QVERIFY(!at.page().notice()->text().contains(QStringLiteral("Taken back")));
    QCOMPARE(goldByName(at.study())[Disputed], QStringLiteral("sadness"));
}

void DeskSettleTest::everySplitIsDecided_isSaidOnlyWhenTrue()
{
    TwoAtTheDesk desk; // both are through, and differ
    QVERIFY(!desk.at.page().notice()->text().contains(QStringLiteral("Every split")));
    const QString line = child<QLabel>(desk.at.page(), "groupLine")->text();
    QVERIFY2(line.contains(QStringLiteral("1 of 2 decided")), qPrintable(line));
    QVERIFY2(line.contains(QStringLiteral("1 disputed")), qPrintable(line));
    DeskWindow at({DeskPlan::split(Emotion::Joy, Emotion::Sadness, Emotion::Anger)});
    at.decide(1);
    QVERIFY(at.page().notice()->text().startsWith(QStringLiteral("Every split is decided.")));
    at.undo(); // and no longer
    QVERIFY(!at.page().notice()->text().contains(QStringLiteral("Every split")));
}

void DeskSettleTest::tallies_areAwayWhileOneDecides()
{
    DeskWindow at;
    const auto isSeen = [&] {
        return at.page().findChild<DeskStrip*>()->chart(DeskChart::Gold)->isVisible() ||
               at.page().findChild<DeskStrip*>()->chart(DeskChart::Places)->isVisible() ||
               at.page().findChild<DeskStrip*>()->chart(DeskChart::Hints)->isVisible();
    };
    QVERIFY(!isSeen());
    at.decide(1);
    at.decide(1);
    QVERIFY(!isSeen());
    const QString line = child<QLabel>(at.page(), "groupLine")->text();
    QVERIFY2(line.contains(QStringLiteral("decided")), qPrintable(line));
    QVERIFY2(line.contains(QStringLiteral("median")), qPrintable(line));
    for (const char* word : {"most often", "p =", "place", "hint"})
        QVERIFY2(!line.contains(QString::fromLatin1(word)), qPrintable(line));
    at.press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(isSeen());
    at.press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(!isSeen());
}

void DeskSettleTest::tallies_comeAfterTheLastSplit()
{
    DeskWindow at({DeskPlan::split(Emotion::Joy, Emotion::Sadness, Emotion::Anger)});
    at.window().resize(1366, 1200);
    QCoreApplication::processEvents();
    QVERIFY(!at.page().areTalliesShown());
    at.decide(1);
    QVERIFY(at.page().areTalliesShown());
}

void DeskSettleTest::inALowWindow_talliesWaitUntilAskedFor()
{
    DeskWindow at({DeskPlan::split(Emotion::Joy, Emotion::Sadness, Emotion::Anger)});
    at.window().resize(1280, 600);
    QCoreApplication::processEvents();
    at.decide(1);
    QVERIFY(at.page().notice()->text().startsWith(QStringLiteral("Every split is decided.")));
    QVERIFY(!at.page().areTalliesShown());
    at.press(Qt::Key_T, Qt::ControlModifier);
    QVERIFY(at.page().areTalliesShown());
}

void DeskSettleTest::oneSubtypeAtATime_standsTogether()
{
    DeskWindow at;
    QComboBox* subtypes = nullptr;
    for (QComboBox* box : at.page().queue()->findChildren<QComboBox*>()) {
        if (box->accessibleName() == QStringLiteral("Subtype"))
            subtypes = box;
    }
    QVERIFY(subtypes);
    subtypes->setCurrentIndex(subtypes->findText(QStringLiteral("All, one subtype at a time")));
    const QStringList names = at.listed();
    QCOMPARE(names.size(), 9);
    QStringList order;
    for (const QString& name : names) {
        if (order.isEmpty() || order.last() != name.section(u'/', 0, 0))
            order << name.section(u'/', 0, 0);
    }
    QCOMPARE(order,
             (QStringList{QStringLiteral("mixed-signals"), QStringLiteral("passive-aggression")}));
    // Deciding goes on within the subtype.
    at.goTo(names.front());
    at.decide(1);
    QVERIFY(at.itemName().startsWith(QStringLiteral("mixed-signals")));
    subtypes->setCurrentIndex(0);
    QCOMPARE(at.listed().size(), 9);
}

void DeskSettleTest::search_findsTheSceneAndMarksIt()
{
    DeskWindow at;
    at.search(QStringLiteral("since day 3"));
    QCOMPARE(at.listed(), QStringList{QStringLiteral("mixed-signals/3")});
    const QModelIndex row = at.list()->model()->index(0, 0);
    const QString shown = row.data(QueueModel::UtteranceRole).toString();
    const QPoint match = row.data(QueueModel::MatchRole).toPoint();
    QCOMPARE(shown.mid(match.x(), match.y()), QStringLiteral("since day 3"));
    at.search(QStringLiteral("colleague")); // the listener's role
    QCOMPARE(at.listed().size(), 9);
    at.page().queue()->search()->clear();
    QCOMPARE(at.listed().size(), 9);
    QVERIFY(!at.list()->model()->index(0, 0).data(QueueModel::MatchRole).isValid());
}

void DeskSettleTest::search_followsWhatOthersWrite()
{
    DeskWindow at;
    at.search(QStringLiteral("quite new"));
    QVERIFY(at.listed().isEmpty());
    const ScenarioId item = at.page().session()->queue().items().front().scenario;
    must(at.study().corrections().correct(
        item, {{ScenePart::Utterance, QStringLiteral("Something quite new.")}},
        QStringLiteral("It was damaged."), {}));
    QCOMPARE(at.listed().size(), 1);
}

void DeskSettleTest::queueRow_saysItsUtterance()
{
    DeskWindow at;
    at.goTo(QStringLiteral("mixed-signals/2"));
    const QString spoken = at.list()->currentIndex().data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.startsWith(QStringLiteral("mixed-signals/2, open")), qPrintable(spoken));
    QVERIFY2(spoken.endsWith(QStringLiteral("How reliable number 2 is.")), qPrintable(spoken));
}

// Labels of others beside an open item would say what there are many of already.
void DeskSettleTest::queueRows_nameNoLabel()
{
    DeskWindow at;
    at.decide(1);
    at.page().queue()->setFilter(QueueFilter::All);
    QAbstractItemModel& model = *at.list()->model();
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString state = model.index(row, 0).data(QueueModel::StateWordRole).toString();
        for (Choice emotion : AllEmotions)
            QVERIFY2(!state.contains(emotionWord(emotion), Qt::CaseInsensitive), qPrintable(state));
    }
}

void DeskSettleTest::notice_leavesTheTalliesFree()
{
    DeskWindow at({DeskPlan::split(Emotion::Joy, Emotion::Sadness, Emotion::Anger)});
    at.window().resize(1366, 1200);
    QCoreApplication::processEvents();
    at.decide(1);
    QCoreApplication::processEvents();
    NoticeBar& notice = *at.page().notice();
    QVERIFY(notice.text().startsWith(QStringLiteral("Every split is decided.")));
    QVERIFY(at.page().areTalliesShown());
    const auto placeOf = [&](const QWidget& widget) {
        return QRect(widget.mapTo(&at.page(), QPoint()), widget.size());
    };
    QVERIFY(!placeOf(notice).intersects(placeOf(*at.page().findChild<DeskStrip*>())));
    at.press(Qt::Key_T, Qt::ControlModifier);
    QCoreApplication::processEvents();
    QVERIFY(!placeOf(notice).intersects(placeOf(*at.page().findChild<DeskStrip*>())));
    QVERIFY(at.page().rect().contains(placeOf(notice)));
}

SUBTEXT_TEST(DeskSettleTest)
#include "desksettletest.moc"
