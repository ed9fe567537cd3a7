// SPDX-License-Identifier: MIT
#include "core/agreement/agreementreport.h"

#include "core/agreement/agreementjson.h"
#include "core/agreement/ratermodels.h"
#include "core/domain/ceiscene.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

#include <cmath>

using namespace subtext;

/// The report over hand-made items: what takes part, what is undefined, what a filter changes.
class AgreementReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothing_isUndefinedEverywhere();
    void oneRater_hasNoAgreementButScales();
    void itemsInProgress_haveNoPatternYet();
    void identicalRaters_agreePerfectly();
    void twoOfFourVotes_areASplit();
    void splitValence_countsEachKind();
    void ambiguousItems_haveNoGold();
    void markedItems_haveGoldAndCanBeLeftOut();
    void assumedPowers_areNotKnownAlone();
    void powersOfOtherTasks_areThoseOfTheirScenes();
    void gold_isComparedWithEachAnnotator();
    void raters_standByName();
    void rotatingRaters_leaveIccUndefinedAndCounted();
    void unequalSubtypes_arePooledForIccByTheLargest();
    void filter_keepsTheOrderAndTheRaters();
    void focus_hasTheIntervalsOfTheWhole();
    void cancelled_givesNothing();
    void progress_neverFallsAndEndsAtOne();
    void itemsOfAMark_areThoseItCounts();
    void models_trustTheRaterWhoAgrees();
    void boundary_namesWhoIsTrustedCompletely();
    void modelsInADocument_haveTwelveDigits();
};

namespace {

constexpr std::optional<Choice> None;

/// A scene whose power relation follows from its roles, as an import without that column has it.
Scenario sceneOfRoles(qint64 id, const QString& speaker, const QString& listener)
{
    Scenario scene;
    scene.id = ScenarioId{id};
    scene.sourceId = QString::number(id);
    scene.text(ScenePart::SpeakerRole) = speaker;
    scene.text(ScenePart::ListenerRole) = listener;
    scene.text(ScenePart::PowerRelation) = powerToken(derivePowerRelation(speaker, listener));
    scene.setGuessed(ScenePart::PowerRelation);
    return scene;
}

AgreementInput inputWith(int raters, int ratingsNeeded)
{
    AgreementInput input;
    input.ratingsNeeded = ratingsNeeded;
    for (int i = 0; i < raters; ++i)
        input.raters.push_back({PersonId{i + 1},
                                QStringLiteral("A%1").arg(i + 1, 2, 10, QLatin1Char('0')),
                                QStringLiteral("Rater %1").arg(i + 1)});
    return input;
}

AgreementItem item(qint64 id, std::vector<std::optional<Choice>> votes,
                   std::vector<int> valences = {}, QString subtype = Subtype::SarcasmIrony)
{
    AgreementItem made;
    made.scenario = ScenarioId{id};
    made.name = QStringLiteral("item %1").arg(id);
    made.group = subtype;
    made.contextWords = static_cast<int>(10 + id);
    made.utteranceWords = static_cast<int>(5 + id % 3);
    for (std::size_t i = 0; i < votes.size(); ++i) {
        AgreementRating rating;
        rating.rater = static_cast<int>(i);
        rating.ballot[0] = votes[i];
        const int valence = i < valences.size() ? valences[i] : 0;
        rating.points = {valence, 0, 1, -1};
        made.ratings.push_back(rating);
    }
    return made;
}

AgreementReport compute(const AgreementInput& input, int resamples = 50)
{
    const auto report = computeAgreement(input, {resamples, 42});
    if (!report)
        qFatal("cancelled by nobody");
    return *report;
}

AgreementInput threeRaters()
{
    AgreementInput input = inputWith(3, 3);
    namespace E = Emotion;
    const std::vector<std::vector<std::optional<Choice>>> votes{
        {E::Joy, E::Joy, E::Joy},          {E::Anger, E::Anger, E::Fear},
        {E::Joy, E::Trust, E::Fear},       {E::Sadness, E::Sadness, E::Sadness},
        {E::Surprise, E::Anger, E::Anger}, {E::Disgust, E::Anger, E::Fear}};
    for (std::size_t i = 0; i < votes.size(); ++i) {
        AgreementItem made =
            item(static_cast<qint64>(i + 1), votes[i], {static_cast<int>(i % 3), -1, 2},
                 i < 3 ? Subtype::MixedSignals : Subtype::SarcasmIrony);
        made.power = i % 2 == 0 ? PowerRelation::Peer : PowerRelation::HighToLow;
        input.items.push_back(made);
    }
    return input;
}

} // namespace

void AgreementReportTest::nothing_isUndefinedEverywhere()
{
    const AgreementReport report = compute({});
    QVERIFY(report.subtypes.empty());
    QVERIFY(!report.overall.kappa.kappa && !report.overall.alpha && !report.overall.ac1.estimate);
    QVERIFY(!report.overall.intervals.kappa.interval);
    QVERIFY(!report.overall.icc.front().estimate);
    QVERIFY(!report.length.contextWords && !report.detectable.cohensW);
    QVERIFY(!report.overall.meanGoldAccuracy);
    QCOMPARE(report.overall.patterns, PatternCounts());
}

void AgreementReportTest::oneRater_hasNoAgreementButScales()
{
    AgreementInput input = inputWith(1, 1);
    input.items = {item(1, {Emotion::Joy}, {2}), item(2, {Emotion::Fear}, {-3})};
    const AgreementReport report = compute(input);
    QVERIFY(!report.overall.kappa.kappa);
    QCOMPARE(report.overall.kappa.leftOut, std::size_t{2});
    QCOMPARE(report.overall.patterns.total(), 0);
    QCOMPARE(report.overall.scales.front().moments.n, 2);
    QCOMPARE(report.overall.scales.front().points.back(), 0);
    QCOMPARE(report.overall.scales.front().points.front(), 1);
    QCOMPARE(report.overall.annotations, 2);
}

void AgreementReportTest::itemsInProgress_haveNoPatternYet()
{
    AgreementInput input = inputWith(3, 3);
    input.items = {item(1, {Emotion::Joy, Emotion::Fear}), item(2, {}),
                   item(3, {Emotion::Joy, Emotion::Fear, Emotion::Joy})};
    const AgreementReport report = compute(input);
    QCOMPARE(report.overall.items, 3);
    QCOMPARE(report.overall.completeItems, 1);
    QCOMPARE(report.overall.patterns, (PatternCounts{0, 1, 0}));
    QCOMPARE(report.overall.kappa.items, std::size_t{2}); // two ratings are enough for κ
    QCOMPARE(report.overall.kappa.leftOut, std::size_t{1});
    QCOMPARE(report.itemAgreement.size(), std::size_t{1});
}

void AgreementReportTest::identicalRaters_agreePerfectly()
{
    AgreementInput input = inputWith(3, 3);
    for (int i = 0; i < 8; ++i) {
        const Choice emotion = *emotionAt(i);
        input.items.push_back(item(i + 1, {emotion, emotion, emotion}, {i % 4, i % 4, i % 4}));
    }
    const AgreementReport report = compute(input);
    QCOMPARE(*report.overall.kappa.kappa, 1.0);
    QCOMPARE(*report.overall.alpha, 1.0);
    QCOMPARE(*report.overall.ac1.estimate, 1.0);
    QCOMPARE(*report.overall.kappa.observed, 1.0);
    QCOMPARE(*report.overall.icc.front().estimate, 1.0);
    QVERIFY(!report.overall.icc.at(1).estimate); // nobody used more than one point of arousal
    QCOMPARE(report.overall.patterns, (PatternCounts{8, 0, 0}));
    QVERIFY(!report.length.contextWords); // the score does not vary
}

void AgreementReportTest::twoOfFourVotes_areASplit()
{
    AgreementInput input = inputWith(4, 4);
    namespace E = Emotion;
    input.items = {item(1, {E::Joy, E::Joy, E::Fear, E::Fear}),
                   item(2, {E::Joy, E::Joy, E::Fear, E::Trust})};
    QCOMPARE(compute(input).overall.patterns, (PatternCounts{0, 1, 1}));
}

void AgreementReportTest::splitValence_countsEachKind()
{
    AgreementInput input = inputWith(3, 3);
    const std::vector<std::optional<Choice>> split{Emotion::Joy, Emotion::Fear, Emotion::Anger};
    input.items = {item(1, split, {-1, -2, -3}),
                   item(2, split, {0, 0, 0}),
                   item(3, split, {1, 2, 3}),
                   item(4, split, {-1, 0, -1}),
                   item(5, split, {-1, 1, 2}),
                   item(6, {Emotion::Joy, Emotion::Joy, Emotion::Fear}, {1, 1, 1})};
    QCOMPARE(compute(input).overall.splitValence, (SplitValence{1, 1, 1, 2}));
}

void AgreementReportTest::ambiguousItems_haveNoGold()
{
    Scenario scenario;
    scenario.id = ScenarioId{1};
    scenario.sourceId = QStringLiteral("1");
    GoldLabel gold;
    gold.source = GoldSource::Decision;
    gold.isAmbiguous = true;
    gold.note = QStringLiteral(" ");
    const AgreementInput input = agreementInput({scenario}, {}, {}, {{scenario.id, {gold}}}, 3);
    QCOMPARE(input.items.size(), std::size_t{1});
    QVERIFY(!input.items.front().gold[0]);
    QVERIFY(input.items.front().ambiguous.test(0));
    QVERIFY(!input.items.front().hasNote);
    QCOMPARE(compute(input).overall.ambiguous, 1);
}

void AgreementReportTest::markedItems_haveGoldAndCanBeLeftOut()
{
    Scenario scenario;
    scenario.id = ScenarioId{1};
    scenario.sourceId = QStringLiteral("1");
    GoldLabel gold;
    gold.source = GoldSource::Decision;
    gold.label = Emotion::Joy;
    gold.isAmbiguous = true;
    const AgreementInput input = agreementInput({scenario}, {}, {}, {{scenario.id, {gold}}}, 3);
    QCOMPARE(compute(input).overall.ambiguous, 0);
    QCOMPARE(compute(input).overall.ambiguousLabels, 1);
    QCOMPARE(compute(input).overall.goldCounts.at(indexOf(Choice(Emotion::Joy))), 1);
    AgreementFilter filter;
    QCOMPARE(filtered(input, filter).items.size(), std::size_t{1});
    filter.withoutAmbiguous = true;
    QVERIFY(filtered(input, filter).items.empty());
}

// As CEI's authors do it: who matches no rule is a peer, but only beside those that match one.
void AgreementReportTest::assumedPowers_areNotKnownAlone()
{
    std::vector<Scenario> scenes{
        sceneOfRoles(1, QStringLiteral("friend"), QStringLiteral("friend")),
        sceneOfRoles(2, QStringLiteral("neighbour"), QStringLiteral("friend"))};
    AgreementInput input = agreementInput(scenes, {}, {}, {}, 3);
    QVERIFY(!input.items[0].power && !input.items[1].power);
    QVERIFY(compute(input).overall.powerCounts.empty());

    scenes.push_back(sceneOfRoles(3, QStringLiteral("boss"), QStringLiteral("intern")));
    input = agreementInput(scenes, {}, {}, {}, 3);
    QCOMPARE(input.items[0].power, std::optional(PowerRelation::Peer));
    QCOMPARE(input.items[2].power, std::optional(PowerRelation::HighToLow));
    QCOMPARE(
        compute(input).overall.powerCounts,
        (std::map<PowerRelation, qint64>{{PowerRelation::Peer, 2}, {PowerRelation::HighToLow, 1}}));
}

void AgreementReportTest::powersOfOtherTasks_areThoseOfTheirScenes()
{
    auto task = std::make_shared<Task>(*usualTask());
    task->layout = TaskLayout::Tidy;
    std::vector<Scenario> scenes(2);
    scenes[0].id = ScenarioId{1};
    scenes[0].text(ScenePart::PowerRelation) = powerToken(PowerRelation::LowToHigh);
    scenes[1].id = ScenarioId{2};
    const AgreementInput input = agreementInput(scenes, {}, {}, {}, 3, task);
    QCOMPARE(input.items[0].power, std::optional(PowerRelation::LowToHigh));
    QVERIFY(!input.items[1].power);
    AgreementFilter peers;
    peers.power = PowerRelation::Peer;
    QVERIFY(filtered(input, peers).items.empty());
}

void AgreementReportTest::gold_isComparedWithEachAnnotator()
{
    AgreementInput input = inputWith(2, 2);
    input.items = {item(1, {Emotion::Joy, Emotion::Fear}), item(2, {Emotion::Joy, Emotion::Joy}),
                   item(3, {Emotion::Joy, None})};
    for (AgreementItem& made : input.items)
        made.gold[0] = Emotion::Joy;
    const AgreementGroup& all = compute(input).overall;
    QCOMPARE(all.goldAccuracy.size(), std::size_t{2});
    QCOMPARE(all.goldAccuracy[0], (GoldAccuracy{0, 3, 3}));
    QCOMPARE(all.goldAccuracy[1], (GoldAccuracy{1, 1, 2}));
    QCOMPARE(*all.meanGoldAccuracy, 0.75);
    QCOMPARE(all.goldCounts.front(), 3);
}

void AgreementReportTest::raters_standByName()
{
    AgreementInput input = inputWith(3, 3);
    input.raters[0].name = QStringLiteral("Zoe");
    input.raters[1].name = QStringLiteral("Ben");
    input.raters[2].name = QStringLiteral("Ada");
    input.items = {item(1, {Emotion::Joy, Emotion::Joy, Emotion::Joy})};
    QCOMPARE(compute(input).overall.raters, (std::vector<int>{2, 1, 0}));
}

void AgreementReportTest::rotatingRaters_leaveIccUndefinedAndCounted()
{
    AgreementInput input = inputWith(4, 3);
    for (int i = 0; i < 4; ++i) {
        AgreementItem made = item(i + 1, {Emotion::Joy, Emotion::Fear, Emotion::Joy}, {1, 2, 0});
        for (AgreementRating& rating : made.ratings)
            rating.rater = (rating.rater + i) % 4;
        input.items.push_back(made);
    }
    const AgreementGroup& all = compute(input).overall;
    QVERIFY(!all.icc.front().estimate);
    QCOMPARE(all.icc.front().leftOut, std::size_t{4});
    QVERIFY(all.ordinalAlpha.front()); // which does not need everybody on every item
    QVERIFY(all.kappa.kappa);
}

void AgreementReportTest::unequalSubtypes_arePooledForIccByTheLargest()
{
    AgreementInput input = inputWith(3, 2);
    input.items = {item(1, {Emotion::Joy, Emotion::Joy, Emotion::Joy}, {1, 2, 0}),
                   item(2, {Emotion::Joy, Emotion::Joy, Emotion::Joy}, {-1, 2, 3}),
                   item(3, {Emotion::Joy, Emotion::Joy}, {1, 2}, Subtype::MixedSignals)};
    const AgreementReport report = compute(input);
    QCOMPARE(report.overall.icc.front().items, std::size_t{2});
    QCOMPARE(report.overall.icc.front().leftOut, std::size_t{1});
}

void AgreementReportTest::filter_keepsTheOrderAndTheRaters()
{
    const AgreementInput input = threeRaters();
    const AgreementInput kept = filtered(input, {std::nullopt, PowerRelation::Peer, std::nullopt});
    QCOMPARE(kept.items.size(), std::size_t{3});
    QCOMPARE(kept.items[0].scenario, ScenarioId{1});
    QCOMPARE(kept.items[2].scenario, ScenarioId{5});
    QCOMPARE(kept.raters, input.raters);
    QCOMPARE(filtered(input, {}), input);
    QVERIFY(filtered(input, {std::nullopt, std::nullopt, Domain::Family}).items.empty());
}

void AgreementReportTest::focus_hasTheIntervalsOfTheWhole()
{
    const AgreementReport whole = compute(threeRaters(), 200);
    const AgreementReport part = focusedOn(whole, Subtype::SarcasmIrony);
    QCOMPARE(part.subtypes.size(), std::size_t{1});
    QCOMPARE(part.overall.items, 3);
    QCOMPARE(part.overall.kappa, whole.subtypes.back().figures.kappa);
    QCOMPARE(part.overall.intervals.kappa, whole.subtypes.back().figures.intervals.kappa);
    // Each question of the group too, and not the whole's.
    QCOMPARE(part.byQuestion.size(), std::size_t{1});
    QCOMPARE(part.byQuestion.front().items, std::size_t{3});
    QCOMPARE(part.byQuestion.front().kappa, part.overall.kappa.kappa);
    QCOMPARE(part.byQuestion.front().interval, part.overall.intervals.kappa.interval);
    QCOMPARE(part.meanKappa, part.overall.kappa.kappa);
    QCOMPARE(whole.byQuestion.front().items, std::size_t{6});
    QCOMPARE(part.itemAgreement.size(), std::size_t{3});
    QCOMPARE(part.detectable.n, 3);
    QCOMPARE(part.splits.size(), std::size_t{3});
    QVERIFY(focusedOn(whole, Subtype::PassiveAggression).subtypes.empty());
    QVERIFY(focusedOn(whole, Subtype::PassiveAggression).byQuestion.empty());
    QCOMPARE(focusedOn(whole, Subtype::PassiveAggression).overall.items, 0);
}

void AgreementReportTest::cancelled_givesNothing()
{
    CancelToken token;
    token.cancel();
    QVERIFY(!computeAgreement(threeRaters(), {}, token));
}

void AgreementReportTest::progress_neverFallsAndEndsAtOne()
{
    std::vector<double> told;
    QVERIFY(computeAgreement(threeRaters(), {2'000, 42}, {},
                             [&](double part) { told.push_back(part); }));
    QVERIFY(told.size() > 2);
    QVERIFY(std::is_sorted(told.begin(), told.end()));
    QVERIFY(std::abs(told.back() - 1) < 1e-9);
}

void AgreementReportTest::itemsOfAMark_areThoseItCounts()
{
    const AgreementInput input = threeRaters();
    const auto ids = [](std::initializer_list<qint64> values) {
        std::vector<ScenarioId> list;
        for (qint64 value : values)
            list.push_back(ScenarioId{value});
        return list;
    };
    QCOMPARE(itemsOfPair(input, Emotion::Anger, Emotion::Fear), ids({2, 6}));
    QCOMPARE(itemsOfPair(input, Emotion::Anger, Emotion::Anger), ids({2, 5}));
    QCOMPARE(itemsOfPattern(input, Pattern::Split, std::nullopt), ids({3, 6}));
    QCOMPARE(itemsOfPattern(input, Pattern::Split, Subtype::MixedSignals), ids({3}));
    AgreementInput decided = input;
    decided.items[1].gold[0] = Emotion::Anger;
    QCOMPARE(itemsAgainstGold(decided, PersonId{3}), ids({2}));
    QVERIFY(itemsAgainstGold(decided, PersonId{1}).empty());
}

void AgreementReportTest::models_trustTheRaterWhoAgrees()
{
    AgreementInput input = inputWith(3, 3);
    for (int i = 0; i < 40; ++i) {
        const Choice truth = *emotionAt(i % 8);
        const Choice noise = *emotionAt((i * 5 + i / 8) % 8);
        input.items.push_back(item(i + 1, {truth, truth, noise}));
    }
    const auto models = fitModels(input, 3);
    QVERIFY(models && models->size() == 1);
    const std::vector<RaterReliability>& raters = models->front().raters;
    QCOMPARE(raters.size(), std::size_t{3});
    for (int good : {0, 1}) {
        const auto& of = raters[static_cast<std::size_t>(good)];
        QVERIFY(of.oneCoinAccuracy > raters[2].oneCoinAccuracy);
        QVERIFY(of.competence > raters[2].competence);
    }
    CancelToken token;
    token.cancel();
    QVERIFY(!fitModels(input, 3, 42, token));
}

void AgreementReportTest::boundary_namesWhoIsTrustedCompletely()
{
    ModelReport report;
    report.raters = {{4, 0.98, 1.0, 0.7}, {2, 0.994, 0.6, 0.995}, {7, 0.5, 0.999, 0}};
    const std::vector<BoundaryEstimate> expected{
        {4, RaterModel::OneCoin}, {7, RaterModel::OneCoin}, {2, RaterModel::Mace}};
    QVERIFY(boundaryEstimates(report) == expected);
    QVERIFY(boundaryEstimates({}).empty());
    // Three raters who split on everything but what the first two share: one is trusted blindly.
    AgreementInput input = inputWith(3, 3);
    for (int i = 0; i < 40; ++i)
        input.items.push_back(
            item(i + 1, {*emotionAt(i % 8), *emotionAt(i % 8), *emotionAt((i + 1) % 8)}));
    const auto models = fitModels(input, 3);
    QVERIFY(models && !boundaryEstimates(models->front()).empty());
}

void AgreementReportTest::modelsInADocument_haveTwelveDigits()
{
    const AgreementReport report = *computeAgreement(inputWith(2, 2), {10, 42, 0});
    ModelReport here;
    here.raters = {{0, 0.4691458859744212, 2.0 / 3, 1.0}, {1, 1.25e-17, 0, 0.04572166985937265}};
    here.fullLogLikelihood = -231.93212100599874;
    here.oneCoinLogLikelihood = -12338.5366872136609;
    ModelReport there = here; // each as another C library may come to it
    for (RaterReliability& of : there.raters) {
        of.fullAccuracy *= 1 + 4e-16;
        of.oneCoinAccuracy *= 1 - 4e-16;
        of.competence *= 1 + 4e-16;
    }
    there.fullLogLikelihood *= 1 + 4e-16;
    QVERIFY(there.raters.back().competence != here.raters.back().competence);

    const QByteArray document = agreementJson(report, {here});
    QCOMPARE(agreementJson(report, {there}), document);
    for (const char* written :
         {"0.469145885974,", "0.666666666667,", "\"mace\": 1.0\n", "1.25e-17,",
          "\"mace\": 0.0457216698594\n", "-231.932121006,", "-12338.5366872\n"})
        QVERIFY2(document.contains(written), document.constData());
}

SUBTEXT_TEST(AgreementReportTest)
#include "agreementreporttest.moc"
