// SPDX-License-Identifier: MIT
#include "core/evaluation/evaluation.h"

#include "core/base/pythonrandom.h"
#include "core/evaluation/evaluationjson.h"
#include "tests/core/evaluation/sampleinput.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QJsonDocument>

#include <numeric>

using namespace subtext;
using namespace subtext::evaluation;
using sample::answering;
using sample::quickly;

/// All figures together: which items count for what, and what must hold whatever is answered.
class EvaluationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void markedItems_countUnlessTheyAreLeftOut();
    void itemsWithoutGold_countForTheVotesOnly();
    void goldOfTheFile_replacesTheStudys();
    void numpyStream_hasIntervalsOfTheWholeOnly();
    void numpyStream_followsTheFile();
    void anyNumberOfOptions_isScored();
    void noSets_leaveThePeople();
    void majority_withoutALabelHasNoShareOfVotes();
    void orderOfRows_changesNothing();
    void otherNamesOfLabels_changeNothing();
    void goldAsAnswers_isPerfect();
    void randomAnswers_keepWhatMustHold();
    void comparisonsOfAStratum_areOfItsItems();
    void openRuns_areComparedWithNone();
    void manner_isSaidWhereItIsUnusual();
    void parts_areScoredOnWhatWasAsked_data();
    void parts_areScoredOnWhatWasAsked();
    void gapsOfAFile_countAsWrongUpToATenth();
};

namespace {

constexpr double CloseTo = 1e-12;

Input randomStudy(PythonRandom& random, const Options& options)
{
    const auto count = static_cast<std::uint32_t>(options.count());
    std::vector<Item> items;
    const QStringList groups{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
    for (const QString& group : groups) {
        for (std::uint32_t left = random.below(15); left > 0; --left) {
            std::vector<int> votes;
            for (std::uint32_t rater = random.below(6); rater > 0; --rater)
                votes.push_back(static_cast<int>(random.below(count + 1)) - 1);
            std::optional<int> gold;
            if (random.below(5) > 0)
                gold = static_cast<int>(random.below(count));
            Item item = sample::item(QStringLiteral("%1/%2").arg(group).arg(left), gold, votes);
            item.isAmbiguous = !gold && random.below(2) == 0;
            if (random.below(3) == 0)
                item.power = QStringLiteral("high-to-low");
            items.push_back(item);
        }
    }
    return sample::input(items, options);
}

std::vector<int> randomLabels(PythonRandom& random, const Input& input)
{
    std::vector<int> labels;
    for (std::size_t i = 0; i < input.items.size(); ++i)
        labels.push_back(
            static_cast<int>(random.below(static_cast<std::uint32_t>(input.options.count()) + 1)) -
            1);
    return labels;
}

QByteArray documentOf(const Evaluation& evaluation)
{
    return evaluationJson(evaluation, {});
}

} // namespace

void EvaluationTest::markedItems_countUnlessTheyAreLeftOut()
{
    Input input = sample::smallInput();
    input.items[1].isAmbiguous = true; // beside its label
    const auto all = evaluate(input, {answering(input, {0, 6, 4})}, quickly());
    QCOMPARE(all->items, 3);
    QCOMPARE(all->ambiguous, 0);
    EvaluationOptions how = quickly();
    how.ambiguous = AmbiguousItems::LeftOut;
    const auto without = evaluate(input, {answering(input, {0, 6, 4})}, how);
    QCOMPARE(without->items, 2);
    QCOMPARE(without->ambiguous, 1);
}

void EvaluationTest::itemsWithoutGold_countForTheVotesOnly()
{
    Input input = sample::smallInput();
    input.items[1].gold = std::nullopt;
    input.items[1].isAmbiguous = true;
    input.items[2].gold = std::nullopt;
    const auto evaluation = evaluate(input, {answering(input, {0, 6, 4})}, quickly());
    QCOMPARE(evaluation->items, 1);
    QCOMPARE(evaluation->ambiguous, 1);
    QCOMPARE(evaluation->unresolved, 1);
    const SetEvaluation& set = evaluation->sets.front();
    QCOMPARE(set.overall.scores.correct, 1);
    QCOMPARE(set.coverage.at(indexOf(AnswerStatus::Valid)), 1);
    QCOMPARE(set.soft.items, 3);
    COMPARE_NEAR(set.soft.voteShare, (2.0 / 3 + 1.0 / 3 + 1) / 3, CloseTo);
    QCOMPARE(set.alternative.annotators.front().items, 3); // of both groups
}

void EvaluationTest::goldOfTheFile_replacesTheStudys()
{
    const Input input = sample::smallInput(); // gold 0, 6, 4
    Column set = answering(input, {1, 6, 4});
    set.rows[0].gold = QStringLiteral("Trust");
    set.rows[1].gold = QStringLiteral("angerr");
    Column other = answering(input, {0, -1, -1}, QStringLiteral("n"));
    EvaluationOptions how = quickly();
    how.gold = GoldOrigin::File;
    const auto evaluation = evaluate(input, {set, other}, how);
    QCOMPARE(evaluation->items, 2);
    QCOMPARE(evaluation->unresolved, 1);
    const HardScores& scores = evaluation->sets[0].overall.scores;
    QCOMPARE(scores.correct, 1);
    COMPARE_NEAR(scores.accuracy, 0.5, CloseTo);
    QCOMPARE(scores.classes.at(6).predicted, 1);
    QCOMPARE(scores.classes.at(6).support, 0);
    QCOMPARE(evaluation->sets[0].table.at(8, 6), 1);
    QCOMPARE(evaluation->sets[1].overall.scores.items, 2); // the same items for every set
    QCOMPARE(evaluation->goldDiffers,
             (std::vector<GoldDifference>{
                 {QStringLiteral("mixed-signals/7"), QStringLiteral("Trust"), 0},
                 {QStringLiteral("sarcasm-irony/7"), QStringLiteral("angerr"), 6}}));
    // So it is for one that was asked about the first item alone.
    other.rows.resize(1);
    const auto withPart = evaluate(input, {set, other}, how);
    QCOMPARE(withPart->sets[1].part, std::optional(AskedPart{1, 3}));
    QCOMPARE(withPart->sets[1].overall.scores.items, 1);
    QCOMPARE(withPart->sets[1].table.at(1, 0), 1); // "Trust" of the other file
    how.gold = GoldOrigin::Study;
    QCOMPARE(evaluate(input, {set, other}, how)->sets[0].overall.scores.correct, 2);
}

void EvaluationTest::numpyStream_hasIntervalsOfTheWholeOnly()
{
    const Input input = sample::smallInput();
    EvaluationOptions how = quickly();
    how.resampling.stream = Stream::NumpyPublished;
    const auto evaluation = evaluate(
        input, {answering(input, {0, 6, 5}), answering(input, {0, 1, 4}, QStringLiteral("n"))},
        how);
    QVERIFY(evaluation->sets[1].overall.intervals.macroF1.has_value());
    QVERIFY(!evaluation->sets[0].strata.groups[0].intervals.accuracy);
    QVERIFY(!evaluation->majority.part.intervals.accuracy);
    QVERIFY(!evaluation->comparisons.front().interval);
    QCOMPARE(evaluation->comparisons.front().onlyFirst, 1);
}

void EvaluationTest::numpyStream_followsTheFile()
{
    PythonRandom random(1);
    const Input input = randomStudy(random, Options::emotions());
    const Column set = answering(input, randomLabels(random, input));
    Column turned = set;
    turned.rows.assign(set.rows.rbegin(), set.rows.rend());
    EvaluationOptions how = quickly(200);
    how.resampling.stream = Stream::NumpyPublished;
    const auto one = evaluate(input, {set}, how);
    const auto other = evaluate(input, {turned}, how);
    QVERIFY(one->sets[0].overall.intervals.correct != other->sets[0].overall.intervals.correct);
    QCOMPARE(one->sets[0].overall.scores, other->sets[0].overall.scores);
}

void EvaluationTest::anyNumberOfOptions_isScored()
{
    QStringList tokens;
    for (int i = 0; i < 32; ++i)
        tokens << QStringLiteral("option %1").arg(i);
    for (const int count : {1, 2, 32}) {
        const Options options(tokens.mid(0, count));
        PythonRandom random(static_cast<std::uint64_t>(count));
        const Input input = randomStudy(random, options);
        EvaluationOptions how = quickly();
        how.table = noLabelTable();
        const auto evaluation =
            evaluate(input, {answering(input, randomLabels(random, input))}, how);
        QVERIFY(evaluation);
        QCOMPARE(evaluation->sets[0].overall.scores.classes.size(), std::size_t(count));
        QVERIFY(!QJsonDocument::fromJson(documentOf(*evaluation)).isNull());
    }
}

void EvaluationTest::noSets_leaveThePeople()
{
    const Input input = sample::smallInput();
    const auto evaluation = evaluate(input, {}, quickly());
    QVERIFY(evaluation->sets.empty() && evaluation->comparisons.empty());
    COMPARE_NEAR(evaluation->majority.part.scores.accuracy, 1.0 / 3, CloseTo);
    QCOMPARE(evaluation->majority.label, std::optional(0));
    QVERIFY(evaluation->humans.means.againstOthers.has_value());
    const QJsonObject json = QJsonDocument::fromJson(documentOf(*evaluation)).object();
    const QJsonValue baselines = json[QStringLiteral("baselines")];
    const QJsonValue votes =
        baselines[QStringLiteral("majority_class")][QStringLiteral("vote_share")];
    COMPARE_NEAR(std::optional(votes.toDouble()), 2.0 / 9, CloseTo);
    const QJsonValue macroF1 =
        baselines[QStringLiteral("prior_random")][QStringLiteral("macro_f1_large_sample")];
    COMPARE_NEAR(std::optional(macroF1.toDouble()), 1.0 / 8, CloseTo);
    const auto nothing = evaluate(sample::input({}), {}, quickly());
    QVERIFY(!nothing->majority.label && !nothing->humans.bestSingleLabel);
    QVERIFY(!QJsonDocument::fromJson(documentOf(*nothing)).isNull());
    CancelToken cancel;
    cancel.cancel();
    QVERIFY(!evaluate(input, {answering(input, {0})}, quickly(), cancel));
}

void EvaluationTest::majority_withoutALabelHasNoShareOfVotes()
{
    Input input = sample::smallInput();
    COMPARE_NEAR(evaluate(input, {}, quickly())->majority.voteShare, 2.0 / 9, CloseTo);
    for (Item& item : input.items)
        item.gold.reset();
    const auto voted = evaluate(input, {}, quickly());
    QVERIFY(!voted->majority.label && voted->humans.bestSingleLabel);
    QVERIFY(!voted->majority.voteShare);
}

void EvaluationTest::orderOfRows_changesNothing()
{
    for (quint32 seed = 0; seed < 30; ++seed) {
        PythonRandom random(seed);
        const Input input = randomStudy(random, Options::emotions());
        Column set = answering(input, randomLabels(random, input));
        const auto before = evaluate(input, {set}, quickly());
        std::vector<std::size_t> order(set.rows.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        random.shuffle(order);
        const std::vector<ColumnRow> rows = set.rows;
        for (std::size_t i = 0; i < order.size(); ++i)
            set.rows[i] = rows[order[i]];
        QCOMPARE(documentOf(*evaluate(input, {set}, quickly())), documentOf(*before));
    }
}

void EvaluationTest::otherNamesOfLabels_changeNothing()
{
    const Options plain(
        {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d")});
    const Options other({QStringLiteral("rot"), QStringLiteral("gelb"), QStringLiteral("blau"),
                         QStringLiteral("x")});
    for (quint32 seed = 0; seed < 30; ++seed) {
        PythonRandom random(seed);
        Input input = randomStudy(random, plain);
        const std::vector<int> labels = randomLabels(random, input);
        const auto before = evaluate(input, {answering(input, labels)}, quickly());
        input.options = other;
        const auto after = evaluate(input, {answering(input, labels)}, quickly());
        QCOMPARE(after->sets[0].overall, before->sets[0].overall);
        QCOMPARE(after->sets[0].soft, before->sets[0].soft);
        QCOMPARE(after->sets[0].strata, before->sets[0].strata);
        QCOMPARE(after->sets[0].alternative, before->sets[0].alternative);
        QCOMPARE(after->humans, before->humans);
    }
}

void EvaluationTest::goldAsAnswers_isPerfect()
{
    PythonRandom random(3);
    Input input = randomStudy(random, Options::emotions());
    std::vector<int> labels;
    for (const Item& item : input.items)
        labels.push_back(item.gold.value_or(-1));
    const auto evaluation = evaluate(input, {answering(input, labels)}, quickly());
    const ScoredPart& overall = evaluation->sets[0].overall;
    COMPARE_NEAR(overall.scores.accuracy, 1.0, 0.0);
    COMPARE_NEAR(overall.scores.weightedF1, 1.0, CloseTo);
    COMPARE_NEAR(overall.scores.macroF1Present, 1.0, CloseTo);
    QCOMPARE(overall.intervals.accuracy, (stats::Interval{1, 1}));
}

void EvaluationTest::randomAnswers_keepWhatMustHold()
{
    const auto isShare = [](const std::optional<double>& value) {
        return !value || (*value >= 0 && *value <= 1);
    };
    for (quint32 seed = 0; seed < 200; ++seed) {
        PythonRandom random(seed);
        const Input input = randomStudy(random, Options::emotions());
        const std::vector<Column> sets{
            answering(input, randomLabels(random, input)),
            answering(input, randomLabels(random, input), QStringLiteral("n"))};
        const auto evaluation = evaluate(input, sets, quickly());
        QCOMPARE(evaluation->items + evaluation->ambiguous + evaluation->unresolved,
                 std::int64_t(input.items.size()));
        for (const SetEvaluation& set : evaluation->sets) {
            const HardScores& scores = set.overall.scores;
            QVERIFY(isShare(scores.accuracy) && isShare(scores.macroF1) &&
                    isShare(scores.weightedF1) && isShare(scores.macroF1Present));
            QVERIFY(!scores.accuracyAnswered || *scores.accuracyAnswered >= *scores.accuracy);
            QVERIFY(isShare(set.soft.voteShare) && isShare(set.soft.jsd));
            QVERIFY(!set.soft.brier || *set.soft.brier <= 2);
            // Nobody does better than the best single label.
            if (set.soft.voteShare)
                QVERIFY(*set.soft.voteShare <= *evaluation->humans.bestSingleLabel + CloseTo);
            std::int64_t correct = 0;
            for (const ScoredPart& part : set.strata.groups)
                correct += part.scores.correct;
            QCOMPARE(correct, scores.correct);
            const auto& interval = set.overall.intervals.accuracy;
            QVERIFY(!interval || interval->low <= interval->high);
            for (const AnnotatorDuel& duel : set.alternative.annotators) {
                QVERIFY(duel.p >= 0 && duel.p <= 1);
                QVERIFY(duel.modelWins + duel.annotatorWins >= 1 - CloseTo); // both on equality
            }
        }
        const Comparison& comparison = evaluation->comparisons.front();
        if (comparison.difference)
            COMPARE_NEAR(comparison.difference,
                         *evaluation->sets[0].overall.scores.accuracy -
                             *evaluation->sets[1].overall.scores.accuracy,
                         CloseTo);
        QVERIFY(!QJsonDocument::fromJson(documentOf(*evaluation)).isNull());
    }
}

namespace {

/// Group a: the first set has all of 10 right, the second 2, the third 1. Group b: the first none
/// of 10, the others all. All items together: 10, 12 and 11 of 20.
Evaluation twoGroups(bool isThirdOpen = false)
{
    std::vector<Item> items;
    for (const char* group : {"a", "b"}) {
        for (int i = 0; i < 10; ++i)
            items.push_back(sample::item(QStringLiteral("%1/%2").arg(QLatin1String(group)).arg(i),
                                         0, {0, 0, 0}));
    }
    const Input input = sample::input(items);
    std::vector<int> first(20, 1);
    std::fill_n(first.begin(), 10, 0);
    std::vector<int> second(20, 0);
    std::fill_n(second.begin() + 2, 8, 1);
    std::vector<int> third = second;
    third[1] = 1;
    std::vector<Column> sets{answering(input, first, QStringLiteral("first")),
                             answering(input, second, QStringLiteral("second")),
                             answering(input, third, QStringLiteral("third"))};
    if (isThirdOpen)
        sets.back().openRun = OpenRun{15, 20};
    return *evaluate(input, sets, quickly(200));
}

} // namespace

void EvaluationTest::comparisonsOfAStratum_areOfItsItems()
{
    const Evaluation evaluation = twoGroups();
    const auto of = [&](const char* group) {
        return comparisonsOn(evaluation, CutBy::Group, QString::fromLatin1(group));
    };
    // All: 8 against 10, 9 against 10, 1 against 0 items.
    const auto all = comparisonsOn(evaluation, std::nullopt, {});
    QCOMPARE(all.size(), std::size_t{3});
    for (const Comparison& each : all)
        QVERIFY(!each.isToldApart());
    // Group a: 8 against none, 9 against none, 1 against none. McNemar: 2 / 2⁸, 2 / 2⁹, 1.
    const auto a = of("a");
    QCOMPARE(a.size(), std::size_t{3});
    COMPARE_NEAR(a[0].difference, 0.8, CloseTo);
    QCOMPARE(a[0].onlyFirst, 8);
    QCOMPARE(a[0].onlySecond, 0);
    COMPARE_NEAR(a[0].mcnemarP, 2.0 / 256, CloseTo);
    COMPARE_NEAR(a[1].mcnemarP, 2.0 / 512, CloseTo);
    QCOMPARE(a[2].mcnemarP, 1.0);
    // Holm: the smallest thrice, the next twice.
    COMPARE_NEAR(a[0].holmP, 4.0 / 256, CloseTo);
    COMPARE_NEAR(a[1].holmP, 6.0 / 512, CloseTo);
    QCOMPARE(a[2].holmP, 1.0);
    QVERIFY(a[0].isToldApart() && a[1].isToldApart() && !a[2].isToldApart());
    QVERIFY(a[0].interval && a[0].interval->low > 0);
    const auto b = of("b");
    COMPARE_NEAR(b[0].difference, -1.0, CloseTo);
    COMPARE_NEAR(b[0].holmP, 3 * 2.0 / 1024, CloseTo);
    QVERIFY(of("c").empty());
    QVERIFY(comparisonsOn(evaluation, CutBy::Power, QStringLiteral("low-to-high")).empty());
    Comparison atTheLevel;
    atTheLevel.holmP = ApartBelow;
    QVERIFY(!atTheLevel.isToldApart());
}

void EvaluationTest::openRuns_areComparedWithNone()
{
    const Evaluation evaluation = twoGroups(true);
    QCOMPARE(evaluation.sets[2].openRun, std::optional(OpenRun{15, 20}));
    QVERIFY(!evaluation.sets[0].openRun);
    QCOMPARE(evaluation.comparisons.size(), std::size_t{1});
    QCOMPARE(evaluation.comparisons.front().second, 1);
    const auto a = comparisonsOn(evaluation, CutBy::Group, QStringLiteral("a"));
    QCOMPARE(a.size(), std::size_t{1});
    COMPARE_NEAR(a[0].holmP, 2.0 / 256, CloseTo); // the only pair
    // And is no part of what is said of all sets: 20 answers of each of two.
    std::int64_t answers = 0;
    for (int gold = 0; gold <= evaluation.aggregate.options; ++gold) {
        for (int answer = 0; answer <= evaluation.aggregate.options; ++answer)
            answers += evaluation.aggregate.at(gold, answer);
    }
    QCOMPARE(answers, 40);
    const QByteArray document = documentOf(evaluation);
    QCOMPARE(document.count("\"unfinished\""), 1);
}

void EvaluationTest::manner_isSaidWhereItIsUnusual()
{
    const Input input = sample::input({sample::item(QStringLiteral("a/1"), 0, {0, 0, 1})});
    const Column usual = answering(input, {0}, QStringLiteral("usual"));
    Column scored = answering(input, {0}, QStringLiteral("scored"));
    scored.manner = {{QStringLiteral("scored")}, {QStringLiteral("0123ab")}};
    const Evaluation evaluation = *evaluate(input, {usual, scored}, quickly());
    QVERIFY(evaluation.sets[1].manner == scored.manner);
    const QJsonObject json = QJsonDocument::fromJson(documentOf(evaluation)).object();
    const QJsonValue sets = json[QStringLiteral("sets")];
    QCOMPARE(sets[1][QStringLiteral("answer")].toString(), QStringLiteral("scored"));
    QCOMPARE(sets[1][QStringLiteral("template_sha256")].toString(), QStringLiteral("0123ab"));
    QVERIFY(!sets[0].toObject().contains(QStringLiteral("answer")));
    QVERIFY(!sets[0].toObject().contains(QStringLiteral("template_sha256")));
}

void EvaluationTest::parts_areScoredOnWhatWasAsked_data()
{
    QTest::addColumn<bool>("isOfRun");
    QTest::newRow("a run") << true;
    QTest::newRow("a file") << false;
}

// Twenty items, of which the second set was asked about every second one.
void EvaluationTest::parts_areScoredOnWhatWasAsked()
{
    QFETCH(bool, isOfRun);
    std::vector<Item> items;
    std::vector<Item> half;
    for (int i = 0; i < 20; ++i) {
        items.push_back(sample::item(QStringLiteral("a/%1").arg(i), i % 3, {i % 3, i % 3, 1}));
        if (i % 2 == 1)
            half.push_back(items.back());
    }
    const Input input = sample::input(items);
    const Input ofHalf = sample::input(half);
    const Column whole = answering(input, std::vector<int>(20, 0), QStringLiteral("whole"));
    Column part = answering(ofHalf, std::vector<int>(10, 1), QStringLiteral("part"));
    part.rows[3].raw.reset();
    part.rows[3].stated.reset(); // asked, and without an answer
    const Evaluation alone = *evaluate(ofHalf, {part}, quickly(200));
    for (ColumnRow& row : part.rows)
        row.item = 2 * row.item + 1;
    part.isOfRun = isOfRun;
    const Evaluation evaluation = *evaluate(input, {whole, part}, quickly(200));
    const SetEvaluation& of = evaluation.sets[1];
    QCOMPARE(of.part, std::optional(AskedPart{10, 20}));
    QVERIFY(!evaluation.sets[0].part);
    const SetEvaluation& expected = alone.sets[0];
    QVERIFY(!expected.part);
    QCOMPARE(of.overall, expected.overall);
    QCOMPARE(of.strata, expected.strata);
    QCOMPARE(of.coverage, expected.coverage);
    QCOMPARE(of.soft.voteShare, expected.soft.voteShare);
    QCOMPARE(of.alternative.winningRate, expected.alternative.winningRate);
    QCOMPARE(of.overall.scores.items, std::int64_t{10});
    QCOMPARE(of.overall.scores.answered, std::int64_t{9});
    QCOMPARE(of.readings.size(), std::size_t{20});
    QCOMPARE(of.readings[0].status, AnswerStatus::Missing);
    QCOMPARE(of.readings[1].label, std::optional(1));
    // People stand beside it on the same items.
    QCOMPARE(of.votes, std::optional(alone.people));
    QVERIFY(!(alone.people == evaluation.people) && !evaluation.sets[0].votes);
    // It is held against no other set, and is no part of what is said of all.
    QVERIFY(evaluation.comparisons.empty());
    QCOMPARE(evaluation.aggregate.at(0, 0), evaluation.sets[0].table.at(0, 0));
    QCOMPARE(evaluation.difficulty.histogram.size(), std::size_t{2}); // one set
    const QJsonObject json = QJsonDocument::fromJson(documentOf(evaluation)).object();
    const QJsonValue asked = json[QStringLiteral("sets")][1][QStringLiteral("part")];
    QCOMPARE(asked[QStringLiteral("asked")].toInt(), 10);
    QCOMPARE(asked[QStringLiteral("of")].toInt(), 20);
}

void EvaluationTest::gapsOfAFile_countAsWrongUpToATenth()
{
    std::vector<Item> items;
    for (int i = 0; i < 20; ++i)
        items.push_back(sample::item(QStringLiteral("a/%1").arg(i), 0, {0, 0, 0}));
    const Input input = sample::input(items);
    const Column whole = answering(input, std::vector<int>(20, 0), QStringLiteral("m"));
    Column set = whole;
    const auto scored = [&] { return evaluate(input, {set}, quickly(10))->sets[0]; };
    set.rows.resize(18);
    QVERIFY(!scored().part);
    QCOMPARE(scored().overall.scores.items, std::int64_t{20});
    COMPARE_NEAR(scored().overall.scores.accuracy, 0.9, CloseTo);
    set.rows.resize(17);
    QCOMPARE(scored().part, std::optional(AskedPart{17, 20}));
    COMPARE_NEAR(scored().overall.scores.accuracy, 1.0, CloseTo);
    set = whole;
    set.rows.resize(18);
    set.isOfRun = true; // which knows what it was asked
    QCOMPARE(scored().part, std::optional(AskedPart{18, 20}));
    set.rows.clear();
    QCOMPARE(scored().part, std::optional(AskedPart{0, 20}));
    QVERIFY(!scored().overall.scores.accuracy);
}

SUBTEXT_TEST(EvaluationTest)
#include "evaluationtest.moc"
