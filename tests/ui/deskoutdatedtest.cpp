// SPDX-License-Identifier: MIT
#include "core/course/labelagain.h"
#include "core/publishing/releasedrafting.h"
#include "core/standing/studystanding.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/deskharness.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/deskprogress.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/text/standingtext.h"

#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// What the desk says of work that is not as finished as it looks: decisions after which an answer
/// was revised, and decisions that were begun.
class DeskOutdatedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void votesThatChanged_bringTheDecisionBack();
    void explanationThatChanged_isToldFromAVote();
    void decisionBesideTheSplits_isCountedBesideThem();
    void homeAndRelease_sayThatVotesChanged();
    void basisThatTheVotesTookAway_isAskedFor();
    void decisionThatIsBegun_isADraftInTheQueue();
    void answersAskedForAgain_areSaidInTheQueueAndOfTheItem();
};

namespace {

constexpr auto CtrlKey = Qt::ControlModifier;

const QString SplitItem = QStringLiteral("mixed-signals/2"); // Trust, Fear, Disgust
const QString Majority = QStringLiteral("mixed-signals/5");  // Joy, Joy, Trust

void under(DeskWindow& at, QueueFilter filter)
{
    at.page().queue()->setFilter(filter);
    QCoreApplication::processEvents();
}

bool speaksOfOutdated(DeskWindow& at)
{
    const QStringList open = openWork(*at.page().session());
    return open.contains(
        QStringLiteral("– 1 decided item with an answer revised after the decision"));
}

} // namespace

void DeskOutdatedTest::votesThatChanged_bringTheDecisionBack()
{
    DeskWindow at;
    at.goTo(SplitItem);
    at.press(Qt::Key_2); // Trust
    at.press(Qt::Key_2, CtrlKey);
    at.save();
    const int waiting = at.waiting();
    QVERIFY(!speaksOfOutdated(at));
    at.revise(SplitItem, 2, Emotion::Trust); // two to one
    QVERIFY(speaksOfOutdated(at));
    for (const QueueFilter filter :
         {QueueFilter::Waiting, QueueFilter::Decided, QueueFilter::Flagged}) {
        under(at, filter);
        QVERIFY(at.listed().contains(SplitItem));
    }
    at.goTo(SplitItem);
    QCOMPARE(at.stateWord(), QStringLiteral("vote revised"));
    QCOMPARE(at.waiting(), waiting); // no split waits
    const DecisionPanel& panel = *at.page().decision();
    QVERIFY2(child<QLabel>(panel, "verdict")->text().startsWith(QStringLiteral("Decided: Trust")) &&
                 child<QLabel>(panel, "verdict")
                     ->text()
                     .contains(QStringLiteral(" A vote was revised after this decision (")),
             qPrintable(child<QLabel>(panel, "verdict")->text()));
    QVERIFY(panel.saveButton()->isEnabled());
    at.clock().advance(60'000);
    at.save(); // as it is
    const auto decisions = at.decisionsOnDisk();
    QCOMPARE(decisions.size(), std::size_t{2});
    QVERIFY(decisions.back().picks == decisions.front().picks);
    QVERIFY(decisions.back().basis == Basis::Majority); // by now the votes say it
    QVERIFY(!speaksOfOutdated(at));
    at.goTo(SplitItem);
    QCOMPARE(at.stateWord(), QStringLiteral("revisited"));
    QVERIFY(
        !child<QLabel>(panel, "verdict")->text().contains(QStringLiteral("after this decision")));
    under(at, QueueFilter::All);
    under(at, QueueFilter::Flagged);
    QVERIFY(!at.listed().contains(SplitItem));
}

void DeskOutdatedTest::explanationThatChanged_isToldFromAVote()
{
    DeskWindow at;
    at.goTo(SplitItem);
    at.decide(1, 2);
    at.clock().advance(60'000);
    at.goTo(SplitItem);
    const DeskRater rater = at.onDisk(SplitItem).raters.front();
    Answer answer = rater.annotation.answer;
    answer.explanation = QStringLiteral("On second thought. It is meant.");
    must(at.study().labelling().submit(rater.person, rater.annotation.scenario,
                                       submissionOf(answer)));
    QCoreApplication::processEvents();
    at.goTo(SplitItem);
    QCOMPARE(at.stateWord(), QStringLiteral("explanation revised"));
    const QString said = child<QLabel>(at.page().decision(), "verdict")->text();
    QVERIFY2(said.contains(QStringLiteral(" An explanation was revised after this decision (")) &&
                 said.contains(QStringLiteral("), and no vote changed.")),
             qPrintable(said));
}

void DeskOutdatedTest::decisionBesideTheSplits_isCountedBesideThem()
{
    DeskWindow at({DeskPlan::split(Emotion::Joy, Emotion::Sadness, Emotion::Anger)});
    at.decide(1);
    QCOMPARE(at.chart(DeskChart::Progress).headline, QStringLiteral("1 of 1 decided"));
    QCOMPARE(at.chart(DeskChart::Progress).note, QStringLiteral("no splits waiting"));
    at.revise(at.itemName(), 2, Emotion::Joy);
    QCOMPARE(at.chart(DeskChart::Progress).headline, QStringLiteral("No splits"));
    QCOMPARE(at.chart(DeskChart::Progress).note, QStringLiteral("1 other item decided"));
}

void DeskOutdatedTest::homeAndRelease_sayThatVotesChanged()
{
    DeskWindow at;
    at.goTo(SplitItem);
    at.decide(1, 2);
    StudyStanding standing = must(studyStanding(at.study()));
    QCOMPARE(stageLines(StudyStage::Adjudicate, standing),
             (QStringList{QStringLiteral("6 splits open"), QStringLiteral("1 decided")}));
    QVERIFY(must(at.study().releaseDrafting().draft({}, {})).outdatedItems.empty());
    at.revise(SplitItem, 2, Emotion::Trust);
    standing = must(studyStanding(at.study()));
    QCOMPARE(stageLines(StudyStage::Adjudicate, standing),
             (QStringList{QStringLiteral("6 splits open"), QStringLiteral("0 decided"),
                          QStringLiteral("1 other item decided"),
                          QStringLiteral("1 decided item to look at again")}));
    QVERIFY(stepReason(NextStep::Release, standing, at.clock().now())
                .contains(QStringLiteral("1 decided item has an answer that was revised since")));
    const ReleaseDraft draft = must(at.study().releaseDrafting().draft({}, {}));
    QCOMPARE(draft.outdatedItems, std::vector<QString>{SplitItem});
}

void DeskOutdatedTest::basisThatTheVotesTookAway_isAskedFor()
{
    DeskWindow at;
    under(at, QueueFilter::All);
    at.goTo(Majority);
    at.press(Qt::Key_1); // Joy, what the majority says
    at.save();
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{1});
    at.revise(Majority, 2, Emotion::Fear); // a split by now
    at.goTo(Majority);
    QCOMPARE(at.stateWord(), QStringLiteral("vote revised"));
    at.save();
    QVERIFY2(at.missing().startsWith(QStringLiteral("A split needs a basis")),
             qPrintable(at.missing()));
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{1});
    at.press(Qt::Key_2, CtrlKey);
    at.clock().advance(60'000);
    at.save();
    QVERIFY(at.decisionsOnDisk().back().basis == Basis::Misreading);
}

void DeskOutdatedTest::decisionThatIsBegun_isADraftInTheQueue()
{
    DeskWindow at;
    at.goTo(SplitItem);
    QCOMPARE(at.stateWord(), QStringLiteral("open"));
    at.take(1);
    QTRY_COMPARE(at.stateWord(), QStringLiteral("draft"));
    at.press(Qt::Key_J, CtrlKey);
    QVERIFY(at.itemName() != SplitItem);
    at.restart();
    at.goTo(SplitItem);
    QCOMPARE(at.stateWord(), QStringLiteral("draft"));
    at.press(Qt::Key_2, CtrlKey);
    at.save();
    at.goTo(SplitItem);
    QCOMPARE(at.stateWord(), QStringLiteral("decided"));
}

void DeskOutdatedTest::answersAskedForAgain_areSaidInTheQueueAndOfTheItem()
{
    DeskWindow at;
    at.goTo(SplitItem);
    const QString before = at.stateWord();
    const DeskCase item = at.onDisk(SplitItem);
    const auto said = [&] { return child<QLabel>(at.page().decision(), "verdict")->text(); };
    QVERIFY(!said().contains(QStringLiteral("asked for again")));
    at.clock().advance(60'000);
    must(at.study().labelAgain().ask({item.scenario.id}, QStringLiteral("§2 changed."), {}));
    QCoreApplication::processEvents();
    QCOMPARE(at.stateWord(), QStringLiteral("asked for again"));
    QVERIFY2(said().endsWith(QStringLiteral(
                 " 3 answers are asked for again: each counts until the new one is there.")),
             qPrintable(said()));
    QVERIFY2(allDecidedText(*at.page().session())
                 .endsWith(QStringLiteral(" 3 answers that were asked for again have not come; the "
                                          "earlier ones count until then.")),
             qPrintable(allDecidedText(*at.page().session())));
    at.clock().advance(60'000);
    for (const DeskRater& rater : item.raters)
        must(at.study().labelling().submit(rater.person, item.scenario.id,
                                           submissionOf(rater.annotation.answer)));
    QCoreApplication::processEvents();
    QCOMPARE(at.stateWord(), before);
    QVERIFY(!said().contains(QStringLiteral("asked for again")));
    QVERIFY(!allDecidedText(*at.page().session()).contains(QStringLiteral("asked for again")));
}

SUBTEXT_TEST(DeskOutdatedTest)

#include "deskoutdatedtest.moc"
