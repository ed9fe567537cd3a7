// SPDX-License-Identifier: MIT
#include "core/entanglement/boardagreementjson.h"
#include "core/stats/bootstrap.h"
#include "tests/core/entanglement/reference.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::entanglement;
using namespace subtext::entanglement::test;

class BoardAgreementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unequalRaters_areCountedByTheirOwnNumber();
    void intervals_areThoseOfCPython();
    void oneQuestion_hasTheIntervalOfFleiss();
    void votes_areCountedWhereSomebodyAnswered();
    void vectors_areComparedAsAWhole();
    void evenRaters_leaveATieOpen();
    void oneRater_hasNoAgreement();
    void emptyBoard_isAllUndefined();
    void cancelled_givesNothing();

private:
    static Board smallBoard();
};

/// Seven scenarios and four annotators, some of whom did not answer; one is answered by one person,
/// one by nobody.
Board BoardAgreementTest::smallBoard()
{
    constexpr int None = -1;
    const std::vector<std::vector<int>> answers{
        {3, 1, 3, None},    {0, 0, None, None}, {128, 130, 128, 130},     {None, 5, None, None},
        {16, 16, 17, None}, {3, 3, None, 2},    {None, None, None, None},
    };
    Board board{answers.size(), 4, {}};
    for (std::size_t s = 0; s < answers.size(); ++s) {
        for (std::size_t a = 0; a < 4; ++a) {
            if (answers[s][a] != None)
                board.labels.push_back({s, a, static_cast<EmotionSet>(answers[s][a])});
        }
    }
    return board;
}

namespace {

std::vector<std::optional<EmotionSet>> goldOf(const Board& board)
{
    std::vector<std::optional<EmotionSet>> gold;
    for (const ScenarioVotes& votes : votesOf(board))
        gold.push_back(votes.gold());
    return gold;
}

} // namespace

// Fractions, by hand: five scenarios count, with fifteen ratings.
void BoardAgreementTest::unequalRaters_areCountedByTheirOwnNumber()
{
    const Board board = smallBoard();
    const auto found = boardAgreement(board, goldOf(board));
    QVERIFY(found);
    QCOMPARE(found->leftOut, std::size_t{2});
    const QuestionAgreement& joy = found->questions[0];
    COMPARE_NEAR(joy.kappa, 4.0 / 9, 1e-12);
    COMPARE_NEAR(joy.observed, 11.0 / 15, 1e-12);
    COMPARE_NEAR(joy.yesShare, 2.0 / 5, 1e-12);
    COMPARE_NEAR(joy.gwetAc1, 19.0 / 39, 1e-12);
    COMPARE_NEAR(joy.krippendorffAlpha, 13.0 / 27, 1e-12);
    const QuestionAgreement& trust = found->questions[1];
    COMPARE_NEAR(trust.kappa, 13.0 / 28, 1e-12);
    COMPARE_NEAR(trust.gwetAc1, 53.0 / 113, 1e-12);
    COMPARE_NEAR(trust.krippendorffAlpha, 5.0 / 12, 1e-12);
    const QuestionAgreement& surprise = found->questions[3];
    QVERIFY(!surprise.kappa);
    QVERIFY(!surprise.krippendorffAlpha);
    COMPARE_NEAR(surprise.gwetAc1, 1.0, 1e-12);
    COMPARE_NEAR(found->questions[4].kappa, 1.0, 1e-12);
    // Joy, trust, sadness, anticipation; the four others have none.
    QCOMPARE(found->meanOver, 4);
    COMPARE_NEAR(found->meanKappa, (4.0 / 9 + 13.0 / 28 + 1 + 1) / 4, 1e-12);
}

// By random.Random(42).randint(0, 4) over the five scenarios that count, in fractions; one stream
// for all eight κ and their mean.
void BoardAgreementTest::intervals_areThoseOfCPython()
{
    const Board board = smallBoard();
    const auto found = boardAgreement(board, goldOf(board));
    QVERIFY(found);
    QCOMPARE(found->resamples, 2000);
    const stats::Resampled& joy = found->questions[0].interval;
    QCOMPARE(joy.undefined, 20);
    COMPARE_NEAR(joy.interval->low, -0.25, 1e-12);
    COMPARE_NEAR(joy.interval->high, 1.0, 1e-12);
    const stats::Resampled& trust = found->questions[1].interval;
    QCOMPARE(trust.undefined, 22);
    COMPARE_NEAR(trust.interval->low, -0.15384615384615385, 1e-12);
    QCOMPARE(found->questions[2].interval.undefined, 2000);
    QVERIFY(!found->questions[2].interval.interval);
    QCOMPARE(found->questions[4].interval.undefined, 2000 - 1358);
    QCOMPARE(found->questions[7].interval.undefined, 2000 - 1344);
    QCOMPARE(found->meanInterval.undefined, 0);
    COMPARE_NEAR(found->meanInterval.interval->low, 0.3466666666666667, 1e-12);
    COMPARE_NEAR(found->meanInterval.interval->high, 0.755, 1e-12);
}

// The draws are those of the one-question bootstrap, so that a single question agrees with it.
void BoardAgreementTest::oneQuestion_hasTheIntervalOfFleiss()
{
    Board board{30, 3, {}};
    stats::CountTable table(2);
    PythonRandom random(3);
    for (std::size_t s = 0; s < board.scenarios; ++s) {
        int yes = 0;
        for (std::size_t a = 0; a < board.annotators; ++a) {
            const bool isYes = random.below(3) == 0;
            yes += isYes ? 1 : 0;
            board.labels.push_back({s, a, isYes ? only(5) : EmotionSet{0}});
        }
        table.append({3 - yes, yes});
    }
    const auto found = boardAgreement(board, goldOf(board), {500, 0.9, 11});
    PythonRandom stream(11);
    const auto expected = stats::bootstrapAgreement(table, stream, {500, 0.9, std::nullopt});
    QVERIFY(found && expected && expected->kappa.interval);
    COMPARE_NEAR(found->questions[5].interval.interval->low, expected->kappa.interval->low, 1e-12);
    COMPARE_NEAR(found->questions[5].interval.interval->high, expected->kappa.interval->high,
                 1e-12);
    // The others have no κ, so that the mean is that of the one.
    QCOMPARE(found->meanOver, 1);
    QCOMPARE(found->meanInterval, found->questions[5].interval);
}

void BoardAgreementTest::votes_areCountedWhereSomebodyAnswered()
{
    const Board board = smallBoard();
    const auto found = boardAgreement(board, goldOf(board));
    QVERIFY(found);
    const QuestionAgreement& joy = found->questions[0];
    QCOMPARE(joy.votes, (std::vector<int>{2, 2, 1, 1, 0}));
    QCOMPARE(joy.unanimous, 4); // three, nobody, nobody, and the only one
    QCOMPARE(joy.yesShareByAnnotator.size(), std::size_t{4});
    COMPARE_NEAR(joy.yesShareByAnnotator[0], 2.0 / 5, 1e-15);
    COMPARE_NEAR(joy.yesShareByAnnotator[3], 0.0, 0);
    QCOMPARE(found->scenarios, std::size_t{7});
    QCOMPARE(found->annotators, std::size_t{4});
}

void BoardAgreementTest::vectors_areComparedAsAWhole()
{
    const Board board = smallBoard();
    auto gold = goldOf(board);
    QCOMPARE(gold[0], std::optional<EmotionSet>(3));
    QCOMPARE(gold[2], std::nullopt); // trust two against two
    QCOMPARE(gold[3], std::optional<EmotionSet>(5));
    QCOMPARE(gold[5], std::optional<EmotionSet>(3));
    QCOMPARE(gold[6], std::nullopt);
    gold[4] = EmotionSet{48}; // decided otherwise: nobody's vector
    const auto found = boardAgreement(board, gold);
    QVERIFY(found);
    QCOMPARE(found->allEqual, 2);
    QCOMPARE(found->withGold, 5);
    QCOMPARE(found->goldGiven, 4);
    // The first annotator: 8 + 8 + 7 + 8 of four scenarios with gold.
    COMPARE_NEAR(found->cellsEqualGold[0], 31.0 / 32, 1e-15);
    COMPARE_NEAR(found->cellsEqualGold[3], 7.0 / 8, 1e-15);
}

void BoardAgreementTest::evenRaters_leaveATieOpen()
{
    const Board board{1, 2, {{0, 0, EmotionSet{3}}, {0, 1, EmotionSet{1}}}};
    const ScenarioVotes votes = votesOf(board).at(0);
    QCOMPARE(votes.byMajority(), EmotionSet{1});
    QCOMPARE(votes.tied(), EmotionSet{2});
    QVERIFY(!votes.gold());
    const auto found = boardAgreement(board, goldOf(board));
    QVERIFY(found);
    QCOMPARE(found->withGold, 0);
    QVERIFY(!found->cellsEqualGold[0]);
    COMPARE_NEAR(found->questions[1].kappa, -1.0, 1e-12);
    QVERIFY(!found->questions[0].kappa); // both say yes
}

void BoardAgreementTest::oneRater_hasNoAgreement()
{
    const Board board{2, 1, {{0, 0, EmotionSet{3}}, {1, 0, EmotionSet{0}}}};
    const auto gold = goldOf(board);
    QCOMPARE(gold[0], std::optional<EmotionSet>(3));
    const auto found = boardAgreement(board, gold);
    QVERIFY(found);
    QCOMPARE(found->leftOut, std::size_t{2});
    QCOMPARE(found->resamples, 0);
    QVERIFY(!found->meanKappa);
    QCOMPARE(found->meanOver, 0);
    QVERIFY(!found->questions[0].observed);
    QVERIFY(!found->questions[0].gwetAc1);
    QVERIFY(!found->questions[0].interval.interval);
    QCOMPARE(found->questions[0].votes, (std::vector<int>{1, 1}));
    COMPARE_NEAR(found->questions[0].yesShareByAnnotator[0], 0.5, 0);
    COMPARE_NEAR(found->cellsEqualGold[0], 1.0, 0);
    const QJsonObject json =
        QJsonDocument::fromJson(boardAgreementJson(*found, wheelNames(), {QStringLiteral("Ann")}))
            .object();
    QVERIFY(json[QStringLiteral("mean_kappa")].isNull());
    QCOMPARE(json[QStringLiteral("scenarios_left_out")].toInt(), 2);
    QVERIFY(json[QStringLiteral("mean_interval")][QStringLiteral("low")].isNull());
}

void BoardAgreementTest::emptyBoard_isAllUndefined()
{
    const auto found = boardAgreement({}, {});
    QVERIFY(found);
    QVERIFY(!found->meanKappa);
    QVERIFY(!found->questions[0].kappa);
    QCOMPARE(found->questions[0].votes, (std::vector<int>{0}));
    QVERIFY(!boardAgreementJson(*found, wheelNames(), {}).isEmpty());
}

void BoardAgreementTest::cancelled_givesNothing()
{
    CancelToken cancel;
    cancel.cancel();
    const Board board = smallBoard();
    QVERIFY(!boardAgreement(board, goldOf(board), {}, cancel));
}

SUBTEXT_TEST(BoardAgreementTest)
#include "boardagreementtest.moc"
