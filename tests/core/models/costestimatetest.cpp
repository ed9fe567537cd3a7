// SPDX-License-Identifier: MIT
#include "core/models/runplanning.h"
#include "core/models/sceneplanning.h"
#include "core/study/study.h"
#include "tests/core/models/askingmodels.h"

using namespace subtext;
using namespace subtext::test;

/// What a run is said to cost before it is asked, and while it is.
class CostEstimateTest : public AskingModels
{
    Q_OBJECT

private Q_SLOTS:
    void bound_isOfAnswersAsLongAsTheirLimit();
    void withoutAPrice_thereIsNoBound();
    void runThatGoesOn_isReckonedByItsOwnAnswers();
    void fewAnswers_leaveTheGuess();
    void pricedRun_hasCostNothingBeforeAnAnswer();
    void scenesThatGoOn_costWhatIsLacking();

private:
    RunWish wishAt(Study& study, const ScriptedServer& server) const
    {
        RunWish wish;
        wish.profile = askingAt(study, server).profile;
        wish.price = llm::Price{0, 1'000'000}; // a USD for each token that is received
        return wish;
    }
    /// Of three more questions after so many answers of 10 tokens.
    CostEstimate afterAnswers(int answers)
    {
        TestStudy study(askedShape(answers + 3));
        ScriptedServer server([](const AskedOfServer&) { return joy(); });
        Asking asking = askingAt(study.study(), server);
        asking.plan.limit = static_cast<std::size_t>(answers);
        const Uuid run = begin(study.study(), asking);
        if (this->run(study.study(), run, asking).progress.answered !=
            static_cast<std::size_t>(answers))
            qFatal("not everything was answered");
        return must(planRun(study->modelRuns(), wishAt(study.study(), server), run)).estimate;
    }
};

void CostEstimateTest::bound_isOfAnswersAsLongAsTheirLimit()
{
    TestStudy study(askedShape(5));
    const ScriptedServer server([](const AskedOfServer&) { return joy(); });
    RunWish wish = wishAt(study.study(), server);
    wish.tokenLimit = 300;
    const CostEstimate estimate = must(planRun(study->modelRuns(), wish)).estimate;
    QCOMPARE(estimate.outputTokens, qint64{100});
    QCOMPARE(estimate.cost.value_or(-1), 100.0);
    QCOMPARE(estimate.mostCost.value_or(-1), 1500.0);
    wish.tokenLimit = 10; // shorter than answers are guessed to be
    QCOMPARE(must(planRun(study->modelRuns(), wish)).estimate.mostCost.value_or(-1), 100.0);
}

void CostEstimateTest::withoutAPrice_thereIsNoBound()
{
    TestStudy study(askedShape(5));
    const ScriptedServer server([](const AskedOfServer&) { return joy(); });
    RunWish wish = wishAt(study.study(), server);
    wish.price.reset();
    const CostEstimate estimate = must(planRun(study->modelRuns(), wish)).estimate;
    QVERIFY(!estimate.cost && !estimate.mostCost);
}

void CostEstimateTest::runThatGoesOn_isReckonedByItsOwnAnswers()
{
    const CostEstimate estimate = afterAnswers(10);
    QCOMPARE(estimate.requests, qint64{3});
    QCOMPARE(estimate.outputTokens, qint64{30});
}

void CostEstimateTest::fewAnswers_leaveTheGuess()
{
    const CostEstimate estimate = afterAnswers(9);
    QCOMPARE(estimate.requests, qint64{3});
    QCOMPARE(estimate.outputTokens, qint64{60});
}

void CostEstimateTest::pricedRun_hasCostNothingBeforeAnAnswer()
{
    TestStudy study(askedShape(5));
    ScriptedServer server([](const AskedOfServer&) { return answerWith(500, "no"); });
    Asking asking = askingAt(study.study(), server);
    QVERIFY(!runAnew(study.study(), asking).progress.cost); // nobody knows a price
    asking.plan.price = llm::Price{1, 1};
    const RunOutcome outcome = runAnew(study.study(), asking);
    QCOMPARE(outcome.progress.answered, std::size_t{0});
    QCOMPARE(outcome.progress.cost.value_or(-1), 0.0);
    // The list of runs says the same.
    RunState state;
    state.run.name.model = QStringLiteral("m");
    state.run.host = QStringLiteral("https://far.invalid");
    QVERIFY(!costOf(state, {}, {}).usd);
    const llm::PriceTable table{{}, {}, {{QStringLiteral("m"), {1, 1}}}};
    QCOMPARE(costOf(state, {}, table).usd, std::optional(0.0));
    state.counts.answered = 1; // and nobody counted its tokens
    QVERIFY(!costOf(state, {}, table).usd);
}

void CostEstimateTest::scenesThatGoOn_costWhatIsLacking()
{
    SceneWish wish;
    wish.profile.model = QStringLiteral("m");
    wish.events = generation::shippedEvents();
    wish.limit = 3;
    wish.scenesPerEvent = 2;
    const PlannedScenes whole = must(planScenes(wish));
    const std::vector<generation::SceneEvent>& events = whole.plan.events;
    QCOMPARE(whole.estimate.requests, qint64{6});
    QCOMPARE(whole.example, whole.plan.bodyFor(events.at(0)));
    const PlannedScenes rest = planOfRest(whole, {{events.at(0).id, 2}, {events.at(1).id, 1}});
    QCOMPARE(rest.estimate.requests, qint64{3});
    QVERIFY(rest.estimate.inputTokens < whole.estimate.inputTokens);
    QCOMPARE(rest.example, whole.plan.bodyFor(events.at(2))); // it has the fewest
    const PlannedScenes none =
        planOfRest(whole, {{events.at(0).id, 2}, {events.at(1).id, 2}, {events.at(2).id, 3}});
    QCOMPARE(none.estimate.requests, qint64{0});
    QVERIFY(none.example.isEmpty());
}

SUBTEXT_TEST(CostEstimateTest)
#include "costestimatetest.moc"
