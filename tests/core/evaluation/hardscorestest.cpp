// SPDX-License-Identifier: MIT
#include "core/evaluation/hardscores.h"

#include "core/evaluation/comparisons.h"
#include "core/evaluation/resampling.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using evaluation::answerTable;
using evaluation::Cell;
using evaluation::cellOf;
using evaluation::HardScores;
using evaluation::hardScores;
using evaluation::resample;
using evaluation::ResamplingJob;
using evaluation::ResamplingOptions;
using evaluation::Stream;

/// Scores against gold labels and what is resampled of them. Where not said otherwise, values are
/// from a Python script that goes through the items one by one, with scikit-learn's definitions and
/// CPython's own `random`.
class HardScoresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smallExample_hasItsScores();
    void unknownGold_isWrongAndAFalsePositive();
    void degenerateAnswers_haveScoresOrNone_data();
    void degenerateAnswers_haveScoresOrNone();
    void hit_isGoldAndNothingElse();

    void pythonStream_drawsAsPython();
    void numpyStream_drawsAsNumpy();
    void smallExample_hasItsIntervals();
    void numpyStream_goesOnFromJobToJob();
    void resamples_startAnewForEachJob();
    void noItems_haveNoInterval();
    void oneItem_isDrawnEachTime();
    void cancelled_hasNothing();
    void differences_areThoseOfSharedDraws();
};

namespace {

constexpr int Three = 3;
constexpr double Exact = 1e-12;
constexpr int None = -1;

std::optional<int> label(int number)
{
    return number == None ? std::nullopt : std::optional(number);
}

std::vector<Cell> cells(const std::vector<int>& gold, const std::vector<int>& answers)
{
    std::vector<Cell> made;
    for (std::size_t i = 0; i < gold.size(); ++i)
        made.push_back(cellOf(Three, label(gold[i]), label(answers[i])));
    return made;
}

const std::vector<int> Gold{0, 0, 1, 2, 1, 0, 2, 1, 0, 1};

std::vector<Cell> example()
{
    return cells(Gold, {0, 1, 1, None, 1, 0, 0, 2, None, 1});
}
std::vector<Cell> otherExample()
{
    return cells(Gold, {1, 1, 1, 2, 1, 0, 2, 0, 0, 2});
}

/// How often each of n places comes up in one resample.
std::vector<int> drawn(Stream stream, std::size_t n)
{
    std::vector<int> counts;
    for (std::size_t place = 0; place < n; ++place) {
        std::vector<Cell> hits(n, cellOf(Three, 0, 1));
        hits[place] = cellOf(Three, 0, 0);
        const ResamplingJob job{hits, false, true};
        const auto scores = resample({&job, 1}, Three, {1, 42, stream});
        counts.push_back(scores->front().correct.front());
    }
    return counts;
}

} // namespace

void HardScoresTest::smallExample_hasItsScores()
{
    const auto table = answerTable(example(), Three);
    QCOMPARE(table.at(0, 0), 2);
    QCOMPARE(table.at(0, 1), 1);
    QCOMPARE(table.at(0, 3), 1); // no answer
    QCOMPARE(table.at(2, 3), 1);
    const HardScores scores = hardScores(table);
    QCOMPARE(scores.items, 10);
    QCOMPARE(scores.answered, 8);
    QCOMPARE(scores.correct, 5);
    COMPARE_NEAR(scores.accuracy, 0.5, Exact);
    COMPARE_NEAR(scores.accuracyAnswered, 0.625, Exact);
    COMPARE_NEAR(scores.macroF1, 0.4404761904761905, Exact);
    COMPARE_NEAR(scores.weightedF1, 0.5285714285714287, Exact);
    COMPARE_NEAR(scores.macroF1Present, 0.4404761904761905, Exact);
    COMPARE_NEAR(scores.classes.at(0).precision, 0.6666666666666666, Exact);
    COMPARE_NEAR(scores.classes.at(0).recall, 0.5, Exact);
    COMPARE_NEAR(scores.classes.at(0).f1, 0.5714285714285715, Exact);
    QCOMPARE(scores.classes.at(0).support, 4);
    QCOMPARE(scores.classes.at(0).predicted, 3);
    COMPARE_NEAR(scores.classes.at(2).f1, 0.0, Exact);
}

void HardScoresTest::unknownGold_isWrongAndAFalsePositive()
{
    const HardScores scores =
        hardScores(answerTable(cells({0, None, 1, 0, None}, {0, 2, 1, 1, None}), Three));
    COMPARE_NEAR(scores.accuracy, 0.6 - 0.2, Exact); // nobody is right about no gold label
    QCOMPARE(scores.correct, 2);
    COMPARE_NEAR(scores.macroF1, 0.4444444444444444, Exact);
    COMPARE_NEAR(scores.weightedF1, 0.6666666666666666, Exact);
    COMPARE_NEAR(scores.macroF1Present, 0.6666666666666666, Exact);
    QCOMPARE(scores.classes.at(2).predicted, 1);
    QCOMPARE(scores.classes.at(2).support, 0);
}

void HardScoresTest::degenerateAnswers_haveScoresOrNone_data()
{
    QTest::addColumn<QList<int>>("gold");
    QTest::addColumn<QList<int>>("answers");
    QTest::addColumn<double>("accuracy"); // negative: none
    QTest::addColumn<double>("answered");
    QTest::addColumn<double>("macro");
    QTest::addColumn<double>("weighted");
    QTest::addColumn<double>("present");
    const auto row = [](const char* name, const QList<int>& gold, const QList<int>& answers,
                        double accuracy, double answered, double macro, double weighted,
                        double present) {
        QTest::newRow(name) << gold << answers << accuracy << answered << macro << weighted
                            << present;
    };
    row("nothing", {}, {}, -1, -1, -1, -1, -1);
    row("one right", {1}, {1}, 1, 1, 1.0 / 3, 1, 1);
    row("one wrong", {1}, {2}, 0, 0, 0, 0, 0);
    row("one without an answer", {1}, {None}, 0, -1, 0, 0, 0);
    row("gold of no option", {None, None}, {1, None}, 0, 0, 0, 0, -1);
    row("all right", {0, 1, 2}, {0, 1, 2}, 1, 1, 1, 1, 1);
    row("a class absent", {0, 0, 1}, {0, 0, 1}, 1, 1, 2.0 / 3, 1, 1);
    row("one label for all", {0, 0, 1, 2}, {0, 0, 0, 0}, 0.5, 0.5, 2.0 / 9, 1.0 / 3, 2.0 / 9);
}

void HardScoresTest::degenerateAnswers_haveScoresOrNone()
{
    QFETCH(QList<int>, gold);
    QFETCH(QList<int>, answers);
    const HardScores scores = hardScores(
        answerTable(cells({gold.begin(), gold.end()}, {answers.begin(), answers.end()}), Three));
    const std::pair<const char*, std::optional<double>> figures[] = {
        {"accuracy", scores.accuracy},
        {"answered", scores.accuracyAnswered},
        {"macro", scores.macroF1},
        {"weighted", scores.weightedF1},
        {"present", scores.macroF1Present}};
    for (const auto& [column, found] : figures) {
        const double expected =
            *static_cast<const double*>(QTest::qData(column, qMetaTypeId<double>()));
        QVERIFY2(found.has_value() == (expected >= 0), column);
        QVERIFY2(!found || std::abs(*found - expected) < Exact, column);
    }
}

void HardScoresTest::hit_isGoldAndNothingElse()
{
    for (int gold = None; gold < Three; ++gold) {
        for (int answer = None; answer < Three; ++answer)
            QCOMPARE(evaluation::isHit(cellOf(Three, label(gold), label(answer)), Three),
                     gold == answer && gold != None);
    }
}

// random.Random(42): 1, 0, 4, 3, 3, 2, 1, 8, 1, 9 by randint(0, 9).
void HardScoresTest::pythonStream_drawsAsPython()
{
    QCOMPARE(drawn(Stream::CPython, 10), (std::vector<int>{1, 3, 1, 2, 1, 0, 0, 0, 1, 1}));
}

// The numbers that numpy's users know: np.random.seed(42); np.random.randint(0, 10, 10) gives
// 6, 3, 7, 4, 6, 9, 2, 6, 7, 4.
void HardScoresTest::numpyStream_drawsAsNumpy()
{
    QCOMPARE(drawn(Stream::NumpyPublished, 10), (std::vector<int>{0, 0, 1, 1, 2, 0, 3, 2, 0, 1}));
    QCOMPARE(drawn(Stream::NumpyPublished, 1), std::vector<int>{1});
}

void HardScoresTest::smallExample_hasItsIntervals()
{
    const auto answers = example();
    const ResamplingJob job{answers, true, true};
    const auto scores = resample({&job, 1}, Three, {200, 7, Stream::CPython});
    QVERIFY(scores);
    const auto& of = scores->front();
    QCOMPARE(std::vector<int>(of.correct.begin(), of.correct.begin() + 10),
             (std::vector<int>{6, 1, 6, 5, 6, 4, 5, 4, 5, 6}));
    COMPARE_NEAR(of.accuracy->low, 0.2, Exact);
    COMPARE_NEAR(of.accuracy->high, 0.8, Exact);
    COMPARE_NEAR(of.macroF1->low, 0.12121212121212122, Exact);
    COMPARE_NEAR(of.macroF1->high, 0.6190476190476191, Exact);
    COMPARE_NEAR(of.weightedF1->low, 0.16666666666666666, Exact);
    COMPARE_NEAR(of.weightedF1->high, 0.8400000000000001, Exact);

    const ResamplingJob plain{answers, false, false};
    const auto same = resample({&plain, 1}, Three, {200, 7, Stream::CPython});
    QCOMPARE(same->front().accuracy, of.accuracy);
    QVERIFY(!same->front().macroF1);
    QVERIFY(same->front().correct.empty());
}

void HardScoresTest::numpyStream_goesOnFromJobToJob()
{
    const auto answers = example();
    const ResamplingJob jobs[] = {{answers, false, true}, {answers, false, true}};
    const auto numpy = resample(jobs, Three, {50, 42, Stream::NumpyPublished});
    QVERIFY(numpy->at(0).correct != numpy->at(1).correct);
    const auto twice = resample({jobs, 1}, Three, {100, 42, Stream::NumpyPublished});
    auto joined = numpy->at(0).correct;
    joined.insert(joined.end(), numpy->at(1).correct.begin(), numpy->at(1).correct.end());
    QCOMPARE(twice->front().correct, joined);
}

void HardScoresTest::resamples_startAnewForEachJob()
{
    const auto answers = example();
    const std::vector<Cell> half(answers.begin(), answers.begin() + 5);
    const ResamplingJob jobs[] = {
        {answers, true, true}, {half, false, true}, {answers, false, true}};
    const auto together = resample(jobs, Three, {});
    QCOMPARE(together->at(0).correct, together->at(2).correct);
    for (std::size_t i = 0; i < 3; ++i)
        QCOMPARE(together->at(i), resample({&jobs[i], 1}, Three, {})->front());
}

void HardScoresTest::noItems_haveNoInterval()
{
    const ResamplingJob job{{}, true, true};
    for (const Stream stream : {Stream::CPython, Stream::NumpyPublished}) {
        const auto scores = resample({&job, 1}, Three, {100, 42, stream});
        QCOMPARE(scores->front(), evaluation::ResampledScores());
    }
    QVERIFY(resample({}, Three, {})->empty());
    const auto answers = example();
    const ResamplingJob none{answers, true, false};
    QVERIFY(!resample({&none, 1}, Three, {0, 42, Stream::CPython})->front().accuracy);
}

void HardScoresTest::oneItem_isDrawnEachTime()
{
    const auto right = cells({1}, {1});
    const ResamplingJob job{right, true, false};
    for (const Stream stream : {Stream::CPython, Stream::NumpyPublished}) {
        const auto scores = resample({&job, 1}, Three, {1, 42, stream});
        QCOMPARE(scores->front().accuracy, (stats::Interval{1, 1}));
    }
}

void HardScoresTest::cancelled_hasNothing()
{
    CancelToken cancel;
    cancel.cancel();
    const auto answers = example();
    const ResamplingJob job{answers, false, false};
    QVERIFY(!resample({&job, 1}, Three, {}, cancel));
}

void HardScoresTest::differences_areThoseOfSharedDraws()
{
    const auto first = example();
    const auto second = otherExample();
    const ResamplingJob jobs[] = {{first, false, true}, {second, false, true}};
    const auto scores = resample(jobs, Three, {200, 7, Stream::CPython});
    const evaluation::ComparedSet sets[] = {{first, scores->at(0).correct},
                                            {second, scores->at(1).correct}};
    const auto comparisons = evaluation::compareAll(sets, Three);
    QCOMPARE(comparisons.size(), std::size_t{1});
    COMPARE_NEAR(comparisons.front().difference, -0.1, Exact);
    COMPARE_NEAR(comparisons.front().interval->low, -0.6, Exact);
    COMPARE_NEAR(comparisons.front().interval->high, 0.4, Exact);
    QCOMPARE(comparisons.front().onlyFirst, 2);
    QCOMPARE(comparisons.front().onlySecond, 3);
    const evaluation::ComparedSet apart[] = {{first, {}}, {second, {}}};
    QVERIFY(!evaluation::compareAll(apart, Three).front().interval);
    QVERIFY(evaluation::compareAll({sets, 1}, Three).empty());
    const evaluation::ComparedSet empty[] = {{{}, {}}, {{}, {}}};
    QVERIFY(!evaluation::compareAll(empty, Three).front().difference);
    COMPARE_NEAR(evaluation::compareAll(empty, Three).front().mcnemarP, 1.0, 0.0);
}

SUBTEXT_TEST(HardScoresTest)
#include "hardscorestest.moc"
