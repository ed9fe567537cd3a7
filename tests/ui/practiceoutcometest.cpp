// SPDX-License-Identifier: MIT
#include "ui/practice/practiceoutcome.h"

#include "core/course/practice.h"
#include "tests/support/ceipractice.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "ui/practice/scaleoffset.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>
#include <memory>

using namespace subtext;
using namespace subtext::test;

namespace {

/// Of a round in which the first `wrong` scenes were missed.
std::unique_ptr<PracticeOutcome> outcomeOf(std::size_t wrong, int bar)
{
    std::vector<PracticeAnswer> round;
    for (const CalibrationItem& item : ceiPractice().items) {
        PracticeAnswer answer;
        answer.item = item.id;
        answer.answer = item.reference;
        if (round.size() < wrong)
            answer.answer.ballot[0] = wrongLabel(item);
        round.push_back(answer);
    }
    auto outcome = std::make_unique<PracticeOutcome>();
    outcome->setOutcome(ceiPractice(), round);
    PracticeState state; // the items are open anyway
    state.bar = bar;
    outcome->setStanding(state, false);
    return outcome;
}

} // namespace

/// What a round of practice came to, and what is advised after it.
class PracticeOutcomeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void mixUps_areSaidInWords();
    void mixUpsBeyondThree_areCounted();
    void weakRound_advisesAnotherWhereThereIsABar();
    void returnOnThePage_doesWhatIsAdvised();
    void offsetWords_nameDirectionAndPoints();
};

void PracticeOutcomeTest::mixUps_areSaidInWords()
{
    std::vector<PracticeAnswer> round;
    for (const CalibrationItem& item : ceiPractice().items) {
        PracticeAnswer answer;
        answer.item = item.id;
        answer.answer = item.reference;
        if (item.reference.ballot[0] == Emotion::Fear)
            answer.answer.ballot[0] = Emotion::Surprise;
        if (item.reference.ballot[0] == Emotion::Joy)
            answer.answer.ballot[0] = Emotion::Anger;
        round.push_back(answer);
    }
    PracticeOutcome outcome;
    outcome.setOutcome(ceiPractice(), round);
    const QString said = outcome.text();
    QVERIFY2(said.contains(QStringLiteral("You took fear for surprise twice.\n"
                                          "You took joy for anger once.")),
             qPrintable(said));
    for (PracticeAnswer& answer : round)
        answer.answer = ceiPractice().item(answer.item)->reference;
    outcome.setOutcome(ceiPractice(), round);
    QVERIFY(!outcome.text().contains(QStringLiteral("You took")));
    QVERIFY(child<QLabel>(outcome, "mixUps")->isHidden());
}

// The scenes teach joy, anger, fear, trust, surprise, disgust, fear and surprise, and none of them
// accepts anticipation: six mix-ups, of which fear and surprise are the most frequent.
void PracticeOutcomeTest::mixUpsBeyondThree_areCounted()
{
    std::vector<PracticeAnswer> round;
    for (const CalibrationItem& item : ceiPractice().items) {
        PracticeAnswer answer;
        answer.item = item.id;
        answer.answer = item.reference;
        answer.answer.ballot[0] = Emotion::Anticipation;
        round.push_back(answer);
    }
    PracticeOutcome outcome;
    outcome.setOutcome(ceiPractice(), round);
    QCOMPARE(child<QLabel>(outcome, "mixUps")->text(),
             QStringLiteral("You took fear for anticipation twice.\n"
                            "You took surprise for anticipation twice.\n"
                            "You took joy for anticipation once.\n"
                            "And 3 more mix-ups."));
}

void PracticeOutcomeTest::weakRound_advisesAnotherWhereThereIsABar()
{
    const auto half = outcomeOf(ceiPractice().items.size() / 2, 90);
    QCOMPARE(half->advisedButton(), half->onButton());
    const auto weak = outcomeOf(ceiPractice().items.size() / 2 + 1, 90);
    QCOMPARE(weak->advisedButton(), weak->againButton());
    const auto barless = outcomeOf(ceiPractice().items.size() / 2 + 1, 0);
    QCOMPARE(barless->advisedButton(), barless->onButton());
}

void PracticeOutcomeTest::returnOnThePage_doesWhatIsAdvised()
{
    for (const int bar : {0, 90}) {
        const auto outcome = outcomeOf(ceiPractice().items.size(), bar);
        QCOMPARE(outcome->links().size(), ceiPractice().items.size());
        QSignalSpy on(outcome.get(), &PracticeOutcome::onRequested);
        QSignalSpy again(outcome.get(), &PracticeOutcome::againRequested);
        outcome->show();
        QVERIFY(QTest::qWaitForWindowActive(outcome.get()));
        outcome->takeFocus();
        QVERIFY(outcome->hasFocus());
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_Space})
            QTest::keyClick(outcome.get(), key);
        QCOMPARE(on.count() + again.count(), 0);
        QTest::keyClick(outcome.get(), bar > 0 ? Qt::Key_Enter : Qt::Key_Return);
        QCOMPARE(on.count(), bar > 0 ? 0 : 1);
        QCOMPARE(again.count(), bar > 0 ? 1 : 0);
    }
}

void PracticeOutcomeTest::offsetWords_nameDirectionAndPoints()
{
    QCOMPARE(offsetWords(0), QStringLiteral("as the reference"));
    QCOMPARE(offsetWords(1), QStringLiteral("1 point above the reference"));
    QCOMPARE(offsetWords(-4), QStringLiteral("4 points below the reference"));
}

SUBTEXT_TEST(PracticeOutcomeTest)

#include "practiceoutcometest.moc"
