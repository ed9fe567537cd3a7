// SPDX-License-Identifier: MIT
#include "core/evaluation/alternativeannotator.h"
#include "core/evaluation/baselines.h"
#include "core/evaluation/difficulty.h"
#include "core/evaluation/softscores.h"
#include "tests/core/evaluation/sampleinput.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::evaluation;

/// Models beside the people of a study with two to four raters an item, one of them alone. Values
/// are from a Python script that goes through items and people one by one, in fractions; p by
/// trying every sign.
class PeopleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void annotators_areSetAgainstGoldAndTheOthers();
    void annotators_ofTheSameNameStayTwo();
    void annotators_ofSeveralGroupsAreOne();
    void annotators_areSetAgainstTheSameInEachStratum();
    void alternativeAnnotator_isTestedAgainstEachPerson();
    void alternativeAnnotator_withoutPeopleSaysNothing();
    void alternativeAnnotator_whoSaysWhatEverybodySaysPasses();
    void chance_isInClosedForm();
    void majorityClass_isTheFirstOfATie();
    void scales_areSetAgainstTheOthers();
    void scaleFit_isUndefinedWithoutPairsOrVariance();
    void softScores_ofOneItem();
    void softScores_haveTwoTargets();
    void softScores_leaveOutWhatHasNoReadings();
    void softScores_ofTheStudy();
    void softScores_withoutAnythingAreUndefined();
    void softScores_ofGapsAreUniform();
    void difficulty_countsWhoGotItRight();
};

namespace {

constexpr double Rounding = 1e-12;

Input study()
{
    const auto name = [](const char* text) { return QString::fromLatin1(text); };
    return evaluation::sample::input({
        evaluation::sample::item(name("a/1"), 0, {0, 0, 1}),
        evaluation::sample::item(name("a/2"), 4, {4, 4, 4}),
        evaluation::sample::item(name("a/3"), 3, {2, 3, 5}),
        evaluation::sample::item(name("a/4"), std::nullopt, {6, 7, 6}),
        evaluation::sample::item(name("b/1"), 6, {6, 6, 5, 5}),
        evaluation::sample::item(name("b/2"), 1, {1, -1, 1, 2}),
        evaluation::sample::item(name("b/3"), 7, {7, 7, 7, 0}),
        evaluation::sample::item(name("b/4"), 2, {2}),
    });
}

const std::vector<std::optional<int>> Labels{0, 5, 3, 6, 5, std::nullopt, 7, 2};

std::vector<ItemAnswer> answers(const std::vector<std::optional<int>>& labels)
{
    std::vector<ItemAnswer> made;
    for (const auto& label : labels) {
        ItemAnswer answer;
        answer.reading.label = label;
        answer.reading.status = label ? AnswerStatus::Valid : AnswerStatus::Empty;
        made.push_back(answer);
    }
    return made;
}

std::vector<std::optional<int>> goldOf(const Input& input)
{
    std::vector<std::optional<int>> gold;
    for (const Item& item : input.items) {
        if (item.gold)
            gold.push_back(item.gold);
    }
    return gold;
}

} // namespace

void PeopleTest::annotators_areSetAgainstGoldAndTheOthers()
{
    const Input input = study();
    const HumanScores scores = humanScores(input, annotatorsOf(input));
    QCOMPARE(scores.annotators.size(), std::size_t{4});
    const AnnotatorScores& bob = scores.annotators.at(1);
    QCOMPARE(bob.name, QStringLiteral("Bob")); // of both groups
    QCOMPARE(bob.items, 6);
    COMPARE_NEAR(bob.againstGold, 1.0, Rounding);
    COMPARE_NEAR(bob.againstOthers, 5.0 / 12, Rounding);
    const AnnotatorScores& dan = scores.annotators.at(3);
    QCOMPARE(dan.name, QStringLiteral("b/Dan"));
    QCOMPARE(dan.items, 3);
    COMPARE_NEAR(dan.againstGold, 0.0, Rounding);
    COMPARE_NEAR(dan.againstOthers, 0.0, Rounding);
    COMPARE_NEAR(scores.means.againstGold, 33.0 / 56, Rounding);
    COMPARE_NEAR(scores.means.againstOthers, 113.0 / 336, Rounding);
    COMPARE_NEAR(scores.leastAgainstGold, 0.0, Rounding);
    COMPARE_NEAR(scores.mostAgainstGold, 1.0, Rounding);
    QCOMPARE(scores.groups.size(), std::size_t{2});
    COMPARE_NEAR(scores.groups.at(0).means.againstOthers, 0.4166666666666667, Rounding);
    COMPARE_NEAR(scores.groups.at(1).means.againstOthers, 0.375, Rounding);
    COMPARE_NEAR(scores.bestSingleLabel, 0.6979166666666666, Rounding);
    COMPARE_NEAR(scores.shareWithAMajority, 5.0 / 7, Rounding); // one item has a single vote
}

void PeopleTest::annotators_areSetAgainstTheSameInEachStratum()
{
    const Input input = study();
    const HumanScores scores = humanScores(input, annotatorsOf(input));
    const auto of = [&](CutBy cut, const char* name) {
        const auto found =
            std::find_if(scores.strata.begin(), scores.strata.end(), [&](const StratumMeans& each) {
                return each.cut == cut && each.name == QLatin1String(name);
            });
        return found == scores.strata.end() ? StratumMeans() : *found;
    };
    for (const GroupMeans& group : scores.groups)
        QVERIFY(of(CutBy::Group, qPrintable(group.group)).means == group.means);
    // Everything is among peers.
    QVERIFY(of(CutBy::Power, "peer").means == scores.means);
    QCOMPARE(of(CutBy::Power, "peer").bestSingleLabel, scores.bestSingleLabel);
    // Of one item alone, a/2, all whose votes are the gold label.
    const StratumMeans unanimous = of(CutBy::Pattern, "unanimous");
    QCOMPARE(unanimous.means.againstGold, std::optional(1.0));
    QCOMPARE(unanimous.means.againstOthers, std::optional(1.0));
    QCOMPARE(unanimous.bestSingleLabel, std::optional(1.0));
    // Splits: a/3, where Bob alone has gold and nobody is with anybody, and b/1, where Ann and Bob
    // have gold: each of the two labels is one of two that tie among nobody's others.
    const StratumMeans split = of(CutBy::Pattern, "split");
    QVERIFY(split.bestSingleLabel);
    QVERIFY(std::abs(*split.bestSingleLabel - (1.0 / 3 + 2.0 / 4) / 2) < Rounding);
    // Ann has gold once in two items, Bob twice, Cleo and Dan never.
    QVERIFY(std::abs(*split.means.againstGold - 3.0 / 8) < Rounding);
    QCOMPARE(split.means.againstOthers, std::optional(0.0));
    QVERIFY(!of(CutBy::Domain, "family").means.againstGold);
}

void PeopleTest::annotators_ofTheSameNameStayTwo()
{
    Input input = study();
    input.raters[1] = input.raters[0];
    QCOMPARE(annotatorsOf(input).size(), std::size_t{4});
}

void PeopleTest::annotators_ofSeveralGroupsAreOne()
{
    const auto name = [](const char* text) { return QString::fromLatin1(text); };
    // Bob labelled in both groups, Ann in the first and Cleo in the second one.
    const Input input = evaluation::sample::input({
        evaluation::sample::item(name("a/1"), 0, {0, 0}),
        evaluation::sample::item(name("a/2"), 1, {2, 1}),
        evaluation::sample::item(name("b/1"), 3, {-1, 4, 3}),
    });
    const std::vector<Annotator> annotators = annotatorsOf(input);
    QStringList names;
    for (const Annotator& annotator : annotators)
        names << annotator.name;
    QCOMPARE(names, (QStringList{name("a/Ann"), name("Bob"), name("b/Cleo")}));
    QCOMPARE(annotators[1].votes.size(), std::size_t{3});
    const HumanScores scores = humanScores(input, annotators);
    COMPARE_NEAR(scores.annotators[1].againstGold, 2.0 / 3, Rounding);
    COMPARE_NEAR(scores.means.againstGold, (1.0 / 2 + 2.0 / 3 + 1) / 3, Rounding);
    // In a group each counts with their items there.
    COMPARE_NEAR(scores.groups.at(0).means.againstGold, (1.0 / 2 + 1) / 2, Rounding);
    COMPARE_NEAR(scores.groups.at(1).means.againstGold, (0.0 + 1) / 2, Rounding);
    const std::vector<std::optional<int>> labels{0, 1, 3};
    const AlternativeAnnotator test = alternativeAnnotator(annotators, labels);
    QCOMPARE(test.annotators.size(), std::size_t{3});
    QCOMPARE(test.annotators[1].items, 3);
    COMPARE_NEAR(test.annotators[1].modelWins, 1.0, Rounding);
    COMPARE_NEAR(test.annotators[1].annotatorWins, 2.0 / 3, Rounding);
}

void PeopleTest::alternativeAnnotator_isTestedAgainstEachPerson()
{
    const Input input = study();
    const AlternativeAnnotator test = alternativeAnnotator(annotatorsOf(input), Labels);
    QCOMPARE(test.annotators.size(), std::size_t{4});
    const auto check = [&](std::size_t at, const char* name, std::int64_t n, double model,
                           double annotator, double p) {
        const AnnotatorDuel& duel = test.annotators.at(at);
        QCOMPARE(duel.annotator, QString::fromLatin1(name));
        QCOMPARE(duel.items, n);
        COMPARE_NEAR(duel.modelWins, model, Rounding);
        COMPARE_NEAR(duel.annotatorWins, annotator, Rounding);
        COMPARE_NEAR(duel.p, p, Rounding);
        QVERIFY(!duel.t && !duel.isRejected);
    };
    // Over both groups; the item that she labelled alone is left out.
    check(0, "Ann", 7, 5.0 / 7, 5.0 / 7, 31.0 / 128);
    check(1, "Bob", 6, 5.0 / 6, 2.0 / 3, 0.125);
    check(2, "Cleo", 7, 5.0 / 7, 5.0 / 7, 31.0 / 128);
    check(3, "b/Dan", 3, 1.0, 2.0 / 3, 0.125);
    COMPARE_NEAR(test.advantage, 137.0 / 168, Rounding);
    COMPARE_NEAR(test.winningRate, 0.0, Rounding);
    QVERIFY(!test.passes);
}

void PeopleTest::alternativeAnnotator_withoutPeopleSaysNothing()
{
    const AlternativeAnnotator nobody = alternativeAnnotator({}, {});
    QVERIFY(!nobody.winningRate && !nobody.advantage && !nobody.passes);
    const Input alone =
        evaluation::sample::input({evaluation::sample::item(QStringLiteral("a/1"), 0, {0}),
                                   evaluation::sample::item(QStringLiteral("a/2"), 0, {-1, 0})});
    const std::vector<std::optional<int>> labels{0, 0};
    QVERIFY(alternativeAnnotator(annotatorsOf(alone), labels).annotators.empty());
}

void PeopleTest::alternativeAnnotator_whoSaysWhatEverybodySaysPasses()
{
    // 40 items, all of one mind: no variance, so that p is 0.
    std::vector<Item> items;
    for (int i = 0; i < 40; ++i)
        items.push_back(
            evaluation::sample::item(QStringLiteral("a/%1").arg(i), i % 8, {i % 8, i % 8, i % 8}));
    const Input input = evaluation::sample::input(items);
    std::vector<std::optional<int>> labels;
    for (const Item& item : items)
        labels.push_back(item.gold);
    const AlternativeAnnotator same = alternativeAnnotator(annotatorsOf(input), labels);
    COMPARE_NEAR(same.winningRate, 1.0, Rounding);
    COMPARE_NEAR(same.advantage, 1.0, Rounding);
    QVERIFY(same.passes && same.annotators.at(0).isRejected);
    COMPARE_NEAR(same.annotators.at(0).p, 0.0, 0.0);
    const std::vector<std::optional<int>> silent(40);
    const AlternativeAnnotator nothing = alternativeAnnotator(annotatorsOf(input), silent);
    COMPARE_NEAR(nothing.winningRate, 0.0, Rounding);
    COMPARE_NEAR(nothing.annotators.at(0).p, 1.0, 0.0);
}

void PeopleTest::chance_isInClosedForm()
{
    const auto gold = goldOf(study());
    const ChanceScores chance = chanceScores(gold, 8);
    COMPARE_NEAR(chance.uniformAccuracy, 0.125, Rounding);
    COMPARE_NEAR(chance.priorAccuracy, 0.14285714285714285, Rounding);
    COMPARE_NEAR(chance.uniformMacroF1, 0.11666666666666665, Rounding);
    COMPARE_NEAR(chance.priorMacroF1, 0.125, Rounding); // where every gold label is an option
    const std::vector<std::optional<int>> halfOutside{0, std::nullopt};
    COMPARE_NEAR(chanceScores(halfOutside, 8).priorMacroF1, 0.0625, Rounding);
    const ChanceScores nothing = chanceScores({}, 8);
    QVERIFY(!nothing.priorAccuracy && !nothing.uniformMacroF1 && !nothing.priorMacroF1);
}

void PeopleTest::majorityClass_isTheFirstOfATie()
{
    const std::vector<std::optional<int>> gold{5,           2, 5, 2, std::nullopt, std::nullopt,
                                               std::nullopt};
    QCOMPARE(majorityClass(gold, 8), std::optional(2));
    QVERIFY(!majorityClass({}, 8));
    const std::vector<std::optional<int>> unknown{std::nullopt};
    QVERIFY(!majorityClass(unknown, 8));
}

void PeopleTest::scales_areSetAgainstTheOthers()
{
    Input input = study();
    const double values[] = {0.1, -0.4, 0.33, 0.9};
    const double others[] = {0.0, -0.33, 0.67, 0.5};
    for (std::size_t i = 0; i < 4; ++i) {
        input.items[i].votes[0].vad[0] = values[i];
        input.items[i].votes[1].vad[0] = others[i] - 0.1;
        input.items[i].votes[2].vad[0] = others[i] + 0.1;
    }
    const auto annotators = annotatorsOf(input);
    const HumanScores all = humanScores(input, annotators);
    QCOMPARE(all.scales[0].undefined, 0);
    QVERIFY(!all.scales[1].mae && !all.scales[1].pearson);
    const HumanScores ann = humanScores(input, {annotators.front()});
    COMPARE_NEAR(ann.scales[0].mae, 0.2275, Rounding);
    COMPARE_NEAR(ann.scales[0].pearson, 0.8188081177057711, Rounding);
}

void PeopleTest::scaleFit_isUndefinedWithoutPairsOrVariance()
{
    const std::vector<double> x{0.1, 0.2, 0.3};
    const std::vector<double> same{0.1, 0.1, 0.1};
    QCOMPARE(scaleFit({}, {}), ScaleFit());
    const ScaleFit two = scaleFit(std::span(x).first(2), std::span(same).first(2));
    QCOMPARE(two.n, 2);
    COMPARE_NEAR(two.mae, 0.05, Rounding);
    QVERIFY(!two.pearson);
    QVERIFY(!scaleFit(x, same).pearson);
    QVERIFY(!scaleFit(same, x).pearson);
    COMPARE_NEAR(scaleFit(x, x).pearson, 1.0, Rounding);
}

void PeopleTest::softScores_ofOneItem()
{
    const auto items = {evaluation::sample::item(QStringLiteral("a/1"), 0, {0, 0, 1})};
    const Options three({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    std::vector<ItemAnswer> given = answers({1});
    SoftScores scores = softScores(items, given, three.count());
    COMPARE_NEAR(scores.voteShare, 1.0 / 3, Rounding);
    COMPARE_NEAR(scores.jsd, 0.4591479170272448, Rounding);
    COMPARE_NEAR(scores.brier, 0.888888888888889, Rounding);
    QVERIFY(!scores.crossEntropy);
    given.front().distribution = {0.5, 0.25, 0.25};
    scores = softScores(items, given, three.count());
    COMPARE_NEAR(scores.jsd, 0.13792538097003013, Rounding);
    COMPARE_NEAR(scores.brier, 0.09722222222222221, Rounding);
    COMPARE_NEAR(scores.crossEntropy, 0.9241962407465937, Rounding);
    QCOMPARE(scores.distributions, 1);
    given.front().distribution = {2.0 / 3, 1.0 / 3, 0};
    scores = softScores(items, given, three.count());
    COMPARE_NEAR(scores.jsd, 0.0, Rounding);
    given.front().distribution = {0, 0, 1}; // nobody's
    scores = softScores(items, given, three.count());
    COMPARE_NEAR(scores.jsd, 1.0, Rounding);
    COMPARE_NEAR(scores.crossEntropy, -std::log(1e-12), 1e-9);
}

// Two people chose a: one says b too (2/3 and 1/3), the other gives 60 and 40 points.
void PeopleTest::softScores_haveTwoTargets()
{
    std::vector<Item> items{evaluation::sample::item(QStringLiteral("a/1"), 0, {0, 0})};
    items.front().softLabel = {19.0 / 30, 11.0 / 30};
    std::vector<ItemAnswer> given = answers({0});
    given.front().distribution = {0.75, 0.25};
    const SoftScores votes = softScores(items, given, 2);
    COMPARE_NEAR(votes.voteShare, 1.0, Rounding);
    COMPARE_NEAR(votes.jsd, 0.1379253809700299, Rounding);
    COMPARE_NEAR(votes.brier, 2.0 / 16, Rounding);
    COMPARE_NEAR(votes.crossEntropy, -std::log(0.75), Rounding);
    SoftScores readings = softScores(items, given, 2, SoftTarget::Readings);
    QCOMPARE(readings.items, 1);
    QCOMPARE(readings.described, 1);
    COMPARE_NEAR(readings.voteShare, 19.0 / 30, Rounding);
    COMPARE_NEAR(readings.anyVote, 1.0, Rounding);
    COMPARE_NEAR(readings.jsd, 0.011562017164783493, Rounding);
    COMPARE_NEAR(readings.brier, 2 * (7.0 / 60) * (7.0 / 60), Rounding);
    COMPARE_NEAR(readings.crossEntropy, 0.6905065782967544, Rounding);
    // All on b, which nobody chose and both allow for.
    given = answers({1});
    COMPARE_NEAR(softScores(items, given, 2).anyVote, 0.0, 0.0);
    readings = softScores(items, given, 2, SoftTarget::Readings);
    COMPARE_NEAR(readings.anyVote, 1.0, 0.0);
    COMPARE_NEAR(readings.voteShare, 11.0 / 30, Rounding);
    COMPARE_NEAR(readings.brier, 2 * (19.0 / 30) * (19.0 / 30), Rounding);
    QVERIFY(!readings.crossEntropy);
}

void PeopleTest::softScores_leaveOutWhatHasNoReadings()
{
    std::vector<Item> items{evaluation::sample::item(QStringLiteral("a/1"), 0, {0, 0}),
                            evaluation::sample::item(QStringLiteral("a/2"), 0, {0, 0})};
    QCOMPARE(softScores(items, answers({0, 0}), 2, SoftTarget::Readings), SoftScores());
    items.back().softLabel = {0.5, 0.5};
    const SoftScores scores =
        softScores(items, answers({0, std::nullopt}), 2, SoftTarget::Readings);
    QCOMPARE(scores.items, 1);
    QCOMPARE(scores.answered, 0);
    COMPARE_NEAR(scores.voteShare, 0.0, 0.0);
    QVERIFY(!scores.jsd);
    COMPARE_NEAR(scores.jsdOfAll, 0.0, Rounding); // uniform, as the readings
    QCOMPARE(softScores(items, answers({0, std::nullopt}), 2).items, 2);
}

void PeopleTest::softScores_ofTheStudy()
{
    const Input input = study();
    const SoftScores scores = softScores(input.items, answers(Labels), 8);
    QCOMPARE(scores.items, 8); // the one without gold, too
    QCOMPARE(scores.answered, 7);
    COMPARE_NEAR(scores.voteShare, 0.4895833333333333, Rounding);
    COMPARE_NEAR(scores.anyVote, 0.75, Rounding);
}

void PeopleTest::softScores_withoutAnythingAreUndefined()
{
    const SoftScores nothing = softScores({}, {}, 8);
    QVERIFY(!nothing.voteShare && !nothing.anyVote && !nothing.jsd && !nothing.brier);
    const auto unrated = {evaluation::sample::item(QStringLiteral("a/1"), 0, {-1, -1})};
    QCOMPARE(softScores(unrated, answers({0}), 8).items, 0);
    const auto rated = {evaluation::sample::item(QStringLiteral("a/1"), 0, {1, 1})};
    const SoftScores silent = softScores(rated, answers({std::nullopt}), 8);
    COMPARE_NEAR(silent.voteShare, 0.0, 0.0);
    QVERIFY(!silent.jsd);
    QCOMPARE(silent.described, 0);
}

// A gap is p = ⅛ for each of eight options: leaving hard items out gains nothing.
void PeopleTest::softScores_ofGapsAreUniform()
{
    const auto items = {evaluation::sample::item(QStringLiteral("a/1"), 0, {0, 0, 0}),
                        evaluation::sample::item(QStringLiteral("a/2"), 1, {1, 1, 1})};
    const SoftScores half = softScores(items, answers({0, std::nullopt}), 8);
    QCOMPARE(half.items, 2);
    QCOMPARE(half.described, 1);
    COMPARE_NEAR(half.jsd, 0.0, Rounding);
    COMPARE_NEAR(half.brier, 0.0, Rounding);
    // Σ (⅛)² seven times and (⅞)² once; m = 9/16 for the option, 1/16 for each other.
    COMPARE_NEAR(half.brierOfAll, (7.0 / 64 + 49.0 / 64) / 2, Rounding);
    const double divergence = (std::log2(16.0 / 9) + std::log2(2.0 / 9) / 8 + 7.0 / 8) / 2;
    COMPARE_NEAR(half.jsdOfAll, divergence / 2, Rounding);
    const SoftScores whole = softScores(items, answers({0, 1}), 8);
    QCOMPARE(whole.described, 2);
    COMPARE_NEAR(whole.jsdOfAll, *whole.jsd, 0.0);
    COMPARE_NEAR(whole.brierOfAll, *whole.brier, 0.0);
}

void PeopleTest::difficulty_countsWhoGotItRight()
{
    const Input input = study();
    std::vector<const Item*> items;
    for (const Item& item : input.items)
        items.push_back(&item);
    const std::vector<int> correct{2, 0, 2, 1, 0, 2, 1, 1};
    const Difficulty result = difficulty(items, correct, 2, 8);
    QCOMPARE(result.histogram, (std::vector<std::int64_t>{2, 3, 3}));
    QCOMPARE(result.unanimousButNoModel, QStringList{QStringLiteral("a/2")});
    QCOMPARE(result.splitButEveryModel, QStringList{QStringLiteral("a/3")});
    COMPARE_NEAR(result.groups.at(0).accuracy, 5.0 / 8, Rounding);
    QVERIFY(result.itemSpearman.has_value());
    const Difficulty nothing = difficulty({}, {}, 1, 8);
    QVERIFY(!nothing.itemSpearman && !nothing.groupSpearman);
    QCOMPARE(nothing.histogram, (std::vector<std::int64_t>{0, 0}));
    QCOMPARE(difficulty(items, {}, 0, 8), Difficulty());
}

SUBTEXT_TEST(PeopleTest)
#include "peopletest.moc"
