// SPDX-License-Identifier: MIT
#include "core/release/deskplaces.h"

#include "core/adjudication/deskweight.h"
#include "core/release/gates.h"
#include "tests/core/release/gateinput.h"
#include "tests/core/release/publishedstudy.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// In which places the labels stood that were picked, and what a release says of it.
class DeskPlacesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shownOrder_countsBeforeTheListedOne();
    void fewPicks_areNotTested();
    void splitWithoutAPlace_addsNoPlace();
    void gate_isAWarningThatNamesThePicks();
    void published_placesArePreferred();
    void published_weight();
};

namespace {

/// So many splits of the first three labels, each decided for the label of the rater at `seat`.
ReleaseInput decidedSplits(int count, int seat)
{
    ReleaseInput input = cleanInput();
    const Scenario pattern = input.data.scenarios.front();
    input.data.scenarios.clear();
    input.data.annotations.clear();
    input.data.decisions.clear();
    input.assigned.clear();
    for (qint64 id = 1; id <= count; ++id) {
        Scenario scenario = pattern;
        scenario.id = {id};
        scenario.sourceId = QString::number(id);
        input.data.scenarios.push_back(scenario);
        for (qint64 person = 1; person <= 3; ++person) {
            const auto label = static_cast<Choice>(person - 1);
            input.data.annotations.push_back(annotationBy({person}, {id}, label));
            input.assigned.push_back({ScenarioId{id}, PersonId{person}});
        }
        Decision decision;
        decision.id = {id};
        decision.uuid = uuidFor(QStringLiteral("decision %1").arg(id));
        decision.scenario = {id};
        decision.picks[0] = Pick{static_cast<Choice>(seat)};
        input.data.decisions.push_back(decision);
    }
    input.data.decisionHistory = input.data.decisions;
    settle(input);
    return input;
}

} // namespace

void DeskPlacesTest::shownOrder_countsBeforeTheListedOne()
{
    ReleaseInput input = decidedSplits(3, 0);
    QCOMPARE(deskPlaces(input.data, 3).picks.picks, (std::vector<qint64>{3, 0, 0}));
    QVERIFY(deskPlaces(input.data, 3).isFileOrder);
    input.data.decisions[0].shownOrder = {2, 3, 1};
    input.data.decisions[1].shownOrder = {3, 1, 2};
    input.data.decisions[2].shownOrder = {1, 2}; // a rater came since
    QCOMPARE(deskPlaces(input.data, 3).picks.picks, (std::vector<qint64>{0, 1, 1}));
    QCOMPARE(deskPlaces(input.data, 3).picks.none, 1);
    QVERIFY(!deskPlaces(input.data, 3).isFileOrder);
}

void DeskPlacesTest::fewPicks_areNotTested()
{
    QVERIFY(!deskPlaces(decidedSplits(19, 0).data, 3).test.firstP);
    QVERIFY(!deskPlaces(decidedSplits(19, 0).data, 3).isPreferred());
    const DeskPlaces enough = deskPlaces(decidedSplits(20, 0).data, 3);
    QVERIFY(std::abs(*enough.test.firstP - std::pow(3, -20)) < 1e-20);
    QVERIFY(enough.isPreferred());
}

// Decided as ambiguous, by four raters where all others have three.
void DeskPlacesTest::splitWithoutAPlace_addsNoPlace()
{
    ReleaseInput input = decidedSplits(30, 0);
    for (std::size_t i = 0; i < 29; ++i)
        input.data.decisions[i].picks[0] = Pick{static_cast<Choice>(i % 3)};
    input.data.decisions.back().picks[0] = Pick{};
    const DeskPlaces before = deskPlaces(input.data, 3);
    QCOMPARE(before.picks.picks, (std::vector<qint64>{10, 10, 9}));
    Person another = input.data.people.front();
    another.id = {5};
    input.data.people.push_back(another);
    input.data.annotations.push_back(annotationBy({5}, {30}, static_cast<Choice>(3)));
    const DeskPlaces after = deskPlaces(input.data, 3);
    QCOMPARE(after.picks.picks, before.picks.picks);
    QCOMPARE(after.picks.none, 1);
    QVERIFY(before.test.firstP);
    QCOMPARE(after.test.firstP, before.test.firstP);
}

void DeskPlacesTest::gate_isAWarningThatNamesThePicks()
{
    const std::vector<Gate> fair = releaseGates(decidedSplits(19, 0));
    QVERIFY(fair.back().kind != GateKind::Places);
    const Gate gate = releaseGates(decidedSplits(20, 0)).back();
    QVERIFY(gate.kind == GateKind::Places);
    QVERIFY(gate.isWarning);
    QVERIFY(!gate.blocks());
    QCOMPARE(gate.places.front().value, QStringLiteral("20/0/0"));
}

void DeskPlacesTest::published_placesArePreferred()
{
    SKIP_WITHOUT_SHARED("cei/data_sarcasm-irony.csv");
    const StudyData data = PublishedStudy().data();
    const DeskPlaces places = deskPlaces(data, 3);
    QCOMPARE(places.picks.picks, (std::vector<qint64>{47, 24, 23}));
    QCOMPARE(places.picks.none, 0);
    QVERIFY(places.isFileOrder);
    QVERIFY(std::abs(*places.test.firstP - 0.0009) < 0.00005);
    QVERIFY(places.isPreferred());
}

void DeskPlacesTest::published_weight()
{
    SKIP_WITHOUT_SHARED("cei/data_sarcasm-irony.csv");
    const StudyData data = PublishedStudy().data();
    const DeskWeight weight = weighDesk(
        agreementInput(data.scenarios, data.people, data.annotations, data.gold, 3, data.task));
    QCOMPARE(weight.items, 300);
    QCOMPARE(weight.splits, 94);
    QCOMPARE(weight.settled, 300);
    QCOMPARE(weight.hanging, 94 + weight.overridden);
    QCOMPARE(weight.under(DeskRule::FirstListed)->changed, 47.0 + double(weight.overridden));
    const double random = weight.under(DeskRule::AtRandom)->changed;
    QVERIFY(std::abs(random - (94 * 2 / 3.0 + double(weight.overridden))) < 1e-9);
    for (const DeskRule rule : AllDeskRules) {
        const RuleFigures& of = *weight.under(rule);
        double labels = 0;
        for (const double gold : of.gold)
            labels += gold;
        QVERIFY(std::abs(labels + double(of.open) - 300) < 1e-9);
    }
}

SUBTEXT_TEST(DeskPlacesTest)
#include "deskplacestest.moc"
