// SPDX-License-Identifier: MIT
#include "core/stats/partseeds.h"

#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

#include <array>

using namespace subtext::stats;

/// How far the readers of an item lean apart.
class PartSeedsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void leaningApart_isAsWorkedOutByHand();
    void chainOfPairs_isFittedToItsEnds();
    void whatATeamsItemsHaveInCommon_isNoLeaning();
    void withoutLeaning_thereIsNone();
};

namespace {

void answerSeed(ReadAnswers& read, int item, int person, int option)
{
    ReadAnswer& answer = read.answers.emplace_back();
    answer.item = item;
    answer.person = person;
    answer.option = option;
}

/// The answers to an item, by number.
std::vector<std::size_t> seedAnswersTo(const ReadAnswers& read, int item)
{
    std::vector<std::size_t> found;
    for (std::size_t a = 0; a < read.answers.size(); ++a) {
        if (read.answers[a].item == item)
            found.push_back(a);
    }
    return found;
}

/// Persons 0 and 1 answer 190 items and 0 and 2 ten of one team, 3 and 4 the 200 of another. The
/// first say 0 and the others 1, but each on one item in five option 2: never two on one item.
ReadAnswers twoTeams()
{
    ReadAnswers read{400, 5, 3, {}};
    for (int item = 0; item < read.items; ++item) {
        const bool isFirst = item < 200;
        const std::array<int, 2> pair{isFirst ? 0 : 3, isFirst ? (item < 10 ? 2 : 1) : 4};
        for (const int person : pair)
            answerSeed(read, item, person,
                       (item * 7 + person * 3) % 10 < 2 ? 2 : (isFirst ? 0 : 1));
    }
    return read;
}

} // namespace

// Two persons and ten items: always 0 and always 1. About the mean of an item they vary by 1, and
// leanings of 1/2 make half of it: 1/2 remains, which weighs as much as one answer. Each is (1/2,
// -1/2) beside the items or the reverse, ten times in eleven: half of |(10/11, -10/11)|² is
// 100/121. Beside one other ten answers are worth five: of six a sixth of 1/2 is unknown.
void PartSeedsTest::leaningApart_isAsWorkedOutByHand()
{
    ReadAnswers read{10, 2, 2, {}};
    for (int item = 0; item < read.items; ++item) {
        answerSeed(read, item, 0, 0);
        answerSeed(read, item, 1, 1);
    }
    const AnswerRows rows = rowsOf(read);
    COMPARE_NEAR(std::optional(LeaningSeeds(rows, 0.5).of({0, 1})), 100.0 / 121 + 1.0 / 12, 1e-9);
}

// Persons 0 to 4, each pair of neighbours on 100 items: each says 0 more often than the next by one
// item in ten. Nothing is shrunk where the leanings are as large as all that varies.
void PartSeedsTest::chainOfPairs_isFittedToItsEnds()
{
    ReadAnswers read{400, 5, 2, {}};
    for (int item = 0; item < read.items; ++item) {
        answerSeed(read, item, item / 100, 0);
        answerSeed(read, item, item / 100 + 1, item % 10 == 0 ? 1 : 0);
    }
    const AnswerRows rows = rowsOf(read);
    const LeaningSeeds seeds(rows, 1);
    // Neighbours are (0.1, -0.1) apart, the ends four times as far.
    COMPARE_NEAR(std::optional(seeds.of({0, 1})), 0.1, 0); // the least: a tenth of the study's
    const LeaningSeeds small(rows, 0.1);
    COMPARE_NEAR(std::optional(small.of({0, 1})), 0.01, 1e-4);
    COMPARE_NEAR(std::optional(small.of({0, rows.size() - 1})), 0.16, 1e-3);
}

// In either team all say the same but for option 2, as often as each other. Beside their items
// nobody leans; of the person with ten answers less is known. About the mean of their item answers
// vary by 0.4, 0.02 of it leanings: 19 answers' worth. 200 answers beside one other are worth 100,
// 190 are worth 95, ten are worth 5.
void PartSeedsTest::whatATeamsItemsHaveInCommon_isNoLeaning()
{
    const ReadAnswers read = twoTeams();
    const AnswerRows rows = rowsOf(read);
    const LeaningSeeds seeds(rows, 0.02);
    const double many = 0.02 * 19 / (100 + 19);
    COMPARE_NEAR(std::optional(seeds.of(seedAnswersTo(read, 5))), (many + 0.02 * 19 / (5 + 19)) / 2,
                 1e-9);
    COMPARE_NEAR(std::optional(seeds.of(seedAnswersTo(read, 50))),
                 (many + 0.02 * 19 / (95 + 19)) / 2, 1e-9);
    COMPARE_NEAR(std::optional(seeds.of(seedAnswersTo(read, 300))), many, 1e-9);
}

void PartSeedsTest::withoutLeaning_thereIsNone()
{
    const ReadAnswers read = twoTeams();
    const AnswerRows rows = rowsOf(read);
    COMPARE_NEAR(std::optional(LeaningSeeds(rows, 0).of(seedAnswersTo(read, 5))), 0, 0);
}

SUBTEXT_TEST(PartSeedsTest)
#include "partseedstest.moc"
