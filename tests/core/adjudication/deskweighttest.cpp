// SPDX-License-Identifier: MIT
#include "core/adjudication/deskweight.h"

#include "core/agreement/agreementreport.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

#include <cmath>

using namespace subtext;

/// What gold labels come to under each rule, by hand and by going through every outcome.
class DeskWeightTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyStudy_hasUndefinedFigures();
    void rules_settleASplit();
    void votes_settleWhatTheyCan();
    void tiedVotes_areTheMostFrequentAlone();
    void incompleteItem_keepsWhatItHas();
    void ambiguous_isOfTheDeskAlone();
    void nearest_isUndefinedOfOtherQuestions();
    void asDecided_isWhatTheReportSays();
    void atRandom_isTheMeanOverAllOutcomes();
    void labels_areCountedWithThoseThatStay();
    void tieOfTheNearest_isCountedAsOpen();
    void groups_areWeighedByThemselves();
    void labelsByRule_areWhatTheFiguresCount();
};

namespace {

constexpr Choice FirstLabel{0};
constexpr Choice SecondLabel{1};
constexpr Choice ThirdLabel{2};

AgreementRating votedFor(int rater, Choice label, int valence)
{
    return {rater, {label}, {valence, 0, 0, 0}};
}

AgreementItem votedItem(qint64 id, std::optional<Choice> gold, std::vector<AgreementRating> ratings)
{
    AgreementItem made;
    made.scenario = ScenarioId{id};
    made.group = Subtype::SarcasmIrony;
    made.gold[0] = gold;
    made.ratings = std::move(ratings);
    return made;
}

AgreementInput inputWith(std::vector<AgreementItem> items)
{
    AgreementInput input;
    for (int i = 0; i < 5; ++i)
        input.raters.push_back({PersonId{i + 1}, QStringLiteral("A%1").arg(i + 1), {}});
    input.items = std::move(items);
    return input;
}

AgreementItem splitItem(qint64 id, std::optional<Choice> gold, int valence = 0)
{
    return votedItem(id, gold,
                     {votedFor(0, SecondLabel, valence), votedFor(1, FirstLabel, -1),
                      votedFor(2, ThirdLabel, 1)});
}

AgreementItem agreedItem(qint64 id, std::optional<Choice> gold, Choice vote, int valence)
{
    return votedItem(
        id, gold,
        {votedFor(0, vote, valence), votedFor(1, vote, valence), votedFor(2, vote, valence)});
}

const RuleFigures& figuresUnder(const DeskWeight& weight, DeskRule rule)
{
    return weight.under(rule).value();
}

} // namespace

void DeskWeightTest::emptyStudy_hasUndefinedFigures()
{
    const DeskWeight weight = weighDesk({});
    QCOMPARE(weight.items, 0);
    QVERIFY(!weight.hangingShare());
    QVERIFY(!figuresUnder(weight, DeskRule::AtRandom).meanEquality);
    QVERIFY(!figuresUnder(weight, DeskRule::AtRandom).valence.at(0));
}

void DeskWeightTest::rules_settleASplit()
{
    // A lies at −2, C at +2; the split's mean of +1/3 is nearer to ThirdLabel, and nothing is like
    // B.
    const DeskWeight weight =
        weighDesk(inputWith({splitItem(1, FirstLabel, 1), agreedItem(2, FirstLabel, FirstLabel, -2),
                             agreedItem(3, ThirdLabel, ThirdLabel, 2)}));
    QCOMPARE(weight.splits, 1);
    QCOMPARE(weight.settled, 3);
    QCOMPARE(weight.hanging, 1);
    QCOMPARE(weight.hangingShare(), std::optional(1.0 / 3));
    QCOMPARE(figuresUnder(weight, DeskRule::AsDecided).gold.at(0), 2.0);
    QCOMPARE(figuresUnder(weight, DeskRule::AsDecided).changed, 0.0);
    QCOMPARE(figuresUnder(weight, DeskRule::FirstListed).gold.at(1), 1.0);
    QCOMPARE(figuresUnder(weight, DeskRule::FirstListed).changed, 1.0);
    QCOMPARE(figuresUnder(weight, DeskRule::Nearest).gold.at(2), 2.0);
    const RuleFigures& random = figuresUnder(weight, DeskRule::AtRandom);
    QCOMPARE(random.gold.at(0), 1 + 1.0 / 3);
    QCOMPARE(random.gold.at(1), 1.0 / 3);
    QCOMPARE(random.changed, 2.0 / 3);
    // Each of the three is right twice for certain and once in three.
    QVERIFY(std::abs(*random.meanEquality - (2 + 1.0 / 3) / 3) < 1e-12);
}

void DeskWeightTest::votes_settleWhatTheyCan()
{
    const DeskWeight weight = weighDesk(inputWith(
        {agreedItem(1, SecondLabel, FirstLabel, 0), agreedItem(2, std::nullopt, ThirdLabel, 0)}));
    QCOMPARE(weight.overridden, 1);
    QCOMPARE(weight.hanging, 1);
    QCOMPARE(figuresUnder(weight, DeskRule::AsDecided).gold.at(1), 1.0);
    QCOMPARE(figuresUnder(weight, DeskRule::AsDecided).open, 1);
    for (const DeskRule rule : {DeskRule::FirstListed, DeskRule::Nearest, DeskRule::AtRandom}) {
        QCOMPARE(figuresUnder(weight, rule).gold.at(0), 1.0);
        QCOMPARE(figuresUnder(weight, rule).gold.at(2), 1.0);
        QCOMPARE(figuresUnder(weight, rule).changed, 1.0);
    }
}

void DeskWeightTest::tiedVotes_areTheMostFrequentAlone()
{
    AgreementInput input = inputWith({votedItem(
        1, std::nullopt,
        {votedFor(0, ThirdLabel, 0), votedFor(1, SecondLabel, 0), votedFor(2, FirstLabel, 0),
         votedFor(3, FirstLabel, 0), votedFor(4, SecondLabel, 0)})});
    input.ratingsNeeded = 5;
    const DeskWeight weight = weighDesk(input);
    QCOMPARE(figuresUnder(weight, DeskRule::FirstListed).gold.at(1), 1.0);
    QCOMPARE(figuresUnder(weight, DeskRule::AtRandom).gold.at(0), 0.5);
    QCOMPARE(figuresUnder(weight, DeskRule::AtRandom).gold.at(2), 0.0);
}

void DeskWeightTest::incompleteItem_keepsWhatItHas()
{
    const DeskWeight weight = weighDesk(inputWith(
        {votedItem(1, ThirdLabel, {votedFor(0, FirstLabel, 0), votedFor(1, SecondLabel, 0)}),
         votedItem(2, std::nullopt, {votedFor(0, FirstLabel, 0), votedFor(1, SecondLabel, 0)})}));
    QCOMPARE(weight.splits, 0);
    QCOMPARE(weight.hanging, 0);
    for (const DeskRule rule : AllDeskRules) {
        QCOMPARE(figuresUnder(weight, rule).gold.at(2), 1.0);
        QCOMPARE(figuresUnder(weight, rule).open, 1);
    }
}

void DeskWeightTest::ambiguous_isOfTheDeskAlone()
{
    AgreementItem kept = splitItem(1, std::nullopt);
    kept.ambiguous.set(0);
    const DeskWeight weight = weighDesk(inputWith({kept}));
    QCOMPARE(weight.hanging, 1);
    QCOMPARE(figuresUnder(weight, DeskRule::AsDecided).ambiguous, 1);
    QCOMPARE(figuresUnder(weight, DeskRule::AsDecided).open, 0);
    QCOMPARE(figuresUnder(weight, DeskRule::FirstListed).ambiguous, 0);
    QCOMPARE(figuresUnder(weight, DeskRule::FirstListed).changed, 1.0);
    QCOMPARE(figuresUnder(weight, DeskRule::Nearest).open, 1); // there is nothing to compare with
}

void DeskWeightTest::nearest_isUndefinedOfOtherQuestions()
{
    Task task = *usualTask();
    task.hints.nearest.clear();
    AgreementInput input = inputWith({splitItem(1, FirstLabel)});
    input.task = std::make_shared<const Task>(task);
    QVERIFY(!weighDesk(input).under(DeskRule::Nearest));
    QVERIFY(weighDesk(input).under(DeskRule::AtRandom));
}

void DeskWeightTest::asDecided_isWhatTheReportSays()
{
    const AgreementInput input =
        inputWith({splitItem(1, FirstLabel, 2), splitItem(2, ThirdLabel, -1),
                   agreedItem(3, FirstLabel, FirstLabel, -2),
                   agreedItem(4, SecondLabel, ThirdLabel, 1), splitItem(5, std::nullopt)});
    const AgreementGroup group = computeAgreement(input, {1, 42, 0})->overall;
    const RuleFigures decided = figuresUnder(weighDesk(input), DeskRule::AsDecided);
    QCOMPARE(decided.meanEquality, group.meanGoldAccuracy);
    for (std::size_t option = 0; option < decided.gold.size(); ++option) {
        QCOMPARE(decided.gold[option], static_cast<double>(group.goldCounts[option]));
        QCOMPARE(decided.valence[option].has_value(), group.valenceByGold[option].mean.has_value());
        if (decided.valence[option])
            QVERIFY(std::abs(*decided.valence[option] - *group.valenceByGold[option].mean) < 1e-12);
    }
}

/// Three splits of three votes: 27 outcomes, each as likely, and each a study of its own.
void DeskWeightTest::atRandom_isTheMeanOverAllOutcomes()
{
    const std::array labels{FirstLabel, SecondLabel, ThirdLabel};
    AgreementInput input =
        inputWith({splitItem(1, FirstLabel, 2), splitItem(2, SecondLabel, -2),
                   splitItem(3, ThirdLabel, 1), agreedItem(4, FirstLabel, FirstLabel, -2)});
    input.items[1].ratings[0].points[0].reset(); // an item that weighs less
    const RuleFigures random = figuresUnder(weighDesk(input), DeskRule::AtRandom);
    std::array<double, 3> sums{};
    std::array<int, 3> outcomes{};
    double equality = 0;
    for (int outcome = 0; outcome < 27; ++outcome) {
        AgreementInput one = input;
        one.items[0].gold[0] = labels.at(static_cast<std::size_t>(outcome % 3));
        one.items[1].gold[0] = labels.at(static_cast<std::size_t>(outcome / 3 % 3));
        one.items[2].gold[0] = labels.at(static_cast<std::size_t>(outcome / 9));
        const AgreementGroup group = computeAgreement(one, {1, 42, 0})->overall;
        equality += *group.meanGoldAccuracy / 27;
        for (std::size_t option = 0; option < 3; ++option) {
            if (const auto mean = group.valenceByGold[option].mean) {
                sums.at(option) += *mean;
                ++outcomes.at(option);
            }
        }
    }
    QVERIFY(std::abs(*random.meanEquality - equality) < 1e-12);
    QCOMPARE(outcomes.at(1), 19); // B is nobody's label in 8 of them
    for (std::size_t option = 0; option < 3; ++option)
        QVERIFY(std::abs(*random.valence.at(option) - sums.at(option) / outcomes.at(option)) <
                1e-12);
}

// Two splits, one decided and one open, and a majority that was overridden. The first vote listed
// is SecondLabel.
void DeskWeightTest::labels_areCountedWithThoseThatStay()
{
    const DeskWeight weight =
        weighDesk(inputWith({splitItem(1, SecondLabel), splitItem(2, std::nullopt),
                             agreedItem(3, SecondLabel, FirstLabel, -1)}));
    const RuleFigures& decided = figuresUnder(weight, DeskRule::AsDecided);
    QCOMPARE(decided.labelled, 2);
    QCOMPARE(decided.same, 2.0);
    QCOMPARE(decided.open, 1);
    QCOMPARE(decided.openSplits, 1);
    const RuleFigures& first = figuresUnder(weight, DeskRule::FirstListed);
    QCOMPARE(first.labelled, 3);
    QCOMPARE(first.same, 1.0); // the split; what was overridden is what the votes say
    QCOMPARE(first.changed, 1.0);
    const RuleFigures& random = figuresUnder(weight, DeskRule::AtRandom);
    QCOMPARE(random.labelled, 3);
    QCOMPARE(random.same, 1.0 / 3);
    QCOMPARE(random.openSplits, 0);
}

// Prototypes at −1 and +1: a mean of 0 is as near to both; an item without votes is open, and no
// split.
void DeskWeightTest::tieOfTheNearest_isCountedAsOpen()
{
    const DeskWeight weight = weighDesk(
        inputWith({splitItem(1, FirstLabel), agreedItem(2, FirstLabel, FirstLabel, -1),
                   agreedItem(3, ThirdLabel, ThirdLabel, 1), votedItem(4, std::nullopt, {})}));
    const RuleFigures& nearest = figuresUnder(weight, DeskRule::Nearest);
    QCOMPARE(nearest.open, 2);
    QCOMPARE(nearest.openSplits, 1);
    QCOMPARE(nearest.labelled, 2);
    QCOMPARE(nearest.same, 2.0);
    QCOMPARE(figuresUnder(weight, DeskRule::FirstListed).openSplits, 0);
}

void DeskWeightTest::groups_areWeighedByThemselves()
{
    AgreementInput input =
        inputWith({splitItem(1, FirstLabel, 1), agreedItem(2, FirstLabel, FirstLabel, -2),
                   agreedItem(3, ThirdLabel, ThirdLabel, 2), splitItem(4, ThirdLabel),
                   agreedItem(5, SecondLabel, SecondLabel, 0)});
    input.items[3].group = Subtype::MixedSignals;
    input.items[4].group = Subtype::MixedSignals;
    const std::vector<GroupWeight> groups = weighDeskByGroup(input);
    QCOMPARE(groups.size(), std::size_t(2));
    QCOMPARE(groups[0].group, QString(Subtype::MixedSignals));
    QCOMPARE(groups[0].weight.items, 2);
    QCOMPARE(groups[0].weight.hangingShare(), std::optional(0.5));
    QCOMPARE(figuresUnder(groups[0].weight, DeskRule::FirstListed).gold.at(1), 2.0);
    QCOMPARE(groups[1].weight.items, 3);
    QCOMPARE(groups[1].weight.hangingShare(), std::optional(1.0 / 3));
    // Prototypes are of a group: what the other one has changes none of them.
    const DeskWeight all = weighDesk(input);
    for (const DeskRule rule : AllDeskRules) {
        double gold = 0;
        for (const GroupWeight& group : groups)
            gold += figuresUnder(group.weight, rule).gold.at(2);
        QVERIFY(std::abs(gold - figuresUnder(all, rule).gold.at(2)) < 1e-12);
    }
    for (AgreementItem& item : input.items)
        item.group.clear();
    QVERIFY(weighDeskByGroup(input).empty());
}

void DeskWeightTest::labelsByRule_areWhatTheFiguresCount()
{
    AgreementInput input =
        inputWith({splitItem(1, FirstLabel, 1), agreedItem(2, FirstLabel, FirstLabel, -2),
                   agreedItem(3, ThirdLabel, ThirdLabel, 2), votedItem(4, std::nullopt, {})});
    const LabelsByRule labels = labelsByRule(input);
    const auto of = [&](DeskRule rule, std::size_t item) {
        return labels.at(static_cast<std::size_t>(rule)).value().at(item);
    };
    QCOMPARE(of(DeskRule::AsDecided, 0), (LikelyLabels{FirstLabel}));
    QCOMPARE(of(DeskRule::FirstListed, 0), (LikelyLabels{SecondLabel}));
    QCOMPARE(of(DeskRule::Nearest, 0), (LikelyLabels{ThirdLabel}));
    QCOMPARE(of(DeskRule::AtRandom, 0), (LikelyLabels{SecondLabel, FirstLabel, ThirdLabel}));
    for (const DeskRule rule : AllDeskRules) {
        QCOMPARE(of(rule, 1), (LikelyLabels{FirstLabel}));
        QCOMPARE(of(rule, 3), LikelyLabels());
    }
    Task task = *usualTask();
    task.hints.nearest.clear();
    input.task = std::make_shared<const Task>(task);
    QVERIFY(!labelsByRule(input).at(static_cast<std::size_t>(DeskRule::Nearest)));
}

SUBTEXT_TEST(DeskWeightTest)
#include "deskweighttest.moc"
