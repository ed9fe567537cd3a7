// SPDX-License-Identifier: MIT
#include "core/agreement/normingfigures.h"

#include "core/agreement/agreementinput.h"
#include "core/domain/emotion.h"
#include "tests/support/registeredtest.h"

#include <algorithm>
#include <cmath>

using namespace subtext;

/// Figures of a norming round against what is counted by hand.
class NormingFiguresTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothing_isUndefined();
    void twoPasses_haveAgreementOfEach();
    void moves_areCountedByOption();
    void plurality_isOfTheOthersAlone();
    void plurality_isTheOneThatWasShown();
    void nothingShown_isNobodysPlurality();
    void gold_isComparedInBothPasses();
    void withoutGold_liftIsUndefined();
    void intervals_areThoseOfPython();
    void oneValueAlone_hasNoAlpha();
    void oneItem_hasNoInterval();
    void resamplesAlike_haveNoInterval();
    void voteWithoutItsSecond_countsInNeither();
    void onePerson_hasNoPair();
    void orderOfPeopleAndItems_changesNothing();
};

namespace {

Ballot chosenIn(char letter)
{
    Ballot ballot{};
    if (letter == 'J')
        ballot[0] = Emotion::Joy;
    if (letter == 'F')
        ballot[0] = Emotion::Fear;
    if (letter == 'T')
        ballot[0] = Emotion::Trust;
    return ballot;
}

/// A letter a person: J, F, T, or anything else for none. `others` did not vote again.
NormingInput::Item normedItem(const char* name, const char* first, const char* second, char gold,
                              const char* others = "")
{
    NormingInput::Item item;
    item.name = QLatin1String(name);
    item.gold = chosenIn(gold);
    for (const char* letter = first; *letter != 0; ++letter)
        item.first.push_back(chosenIn(*letter));
    for (const char* letter = second; *letter != 0; ++letter)
        item.second.push_back(chosenIn(*letter));
    std::vector<int>& shown = item.shown.emplace_back(usualTask()->questions[0].options.size());
    for (const char* letters : {first, others}) {
        for (; *letters != 0; ++letters) {
            if (const auto choice = chosenIn(*letters)[0])
                ++shown.at(slotOf(*choice));
        }
    }
    return item;
}

NormingInput normedBy(int people, std::vector<NormingInput::Item> items)
{
    NormingInput input;
    input.task = usualTask();
    input.questions = {FirstQuestion};
    for (int i = 0; i < people; ++i)
        input.people.push_back(QStringLiteral("P%1").arg(i));
    input.items = std::move(items);
    return input;
}

NormingInput threeNormedItems()
{
    return normedBy(3, {normedItem("a", "JJF", "JJJ", 'J'), normedItem("b", "JFF", "FFF", 'J'),
                        normedItem("c", "FFF", "FFJ", 'F')});
}

NormingQuestion normingQuestionOf(const NormingInput& input)
{
    return normingFigures(input).questions.at(0);
}

bool isNormedNear(std::optional<double> value, double expected)
{
    return value && std::abs(*value - expected) < 1e-12;
}

bool isNormedNear(const NormingEstimate& estimate, double low, double high, int undefined)
{
    const auto& interval = estimate.resampled.interval;
    return interval && isNormedNear(interval->low, low) && isNormedNear(interval->high, high) &&
           estimate.resampled.undefined == undefined;
}

} // namespace

void NormingFiguresTest::nothing_isUndefined()
{
    const NormingQuestion of = normingQuestionOf(normedBy(3, {}));
    QCOMPARE(of.items, 0);
    QCOMPARE(of.people, 0);
    for (const NormingEstimate* estimate :
         {&of.before.alpha, &of.after.alpha, &of.alphaChange, &of.lift.lift}) {
        QVERIFY(!estimate->value);
        QVERIFY(!estimate->resampled.interval);
    }
    QVERIFY(!of.before.agreement());
    QVERIFY(!of.conformed.share());
    QVERIFY(!of.left.share());
    QVERIFY(!of.lift.shareBefore());
}

void NormingFiguresTest::twoPasses_haveAgreementOfEach()
{
    const NormingQuestion of = normingQuestionOf(threeNormedItems());
    QCOMPARE(of.items, 3);
    QCOMPARE(of.people, 3);
    QCOMPARE(of.votes, 9);
    // 3 joy and 6 fear: 1 − 8 (2·1/2 + 1·2/2) / (3·6)
    QVERIFY(isNormedNear(of.before.alpha.value, 1.0 / 9));
    // 4 joy and 5 fear: 1 − 8 (2·1/2) / (4·5)
    QVERIFY(isNormedNear(of.after.alpha.value, 0.6));
    QVERIFY(isNormedNear(of.alphaChange.value, 22.0 / 45));
    QVERIFY(isNormedNear(of.before.agreement(), 5.0 / 9));
    QVERIFY(isNormedNear(of.after.agreement(), 7.0 / 9));
}

void NormingFiguresTest::moves_areCountedByOption()
{
    const NormingQuestion of = normingQuestionOf(threeNormedItems());
    const auto moves = [&](Choice from, Choice to) {
        return of.moves.at(slotOf(from)).at(slotOf(to));
    };
    QCOMPARE(moves(Emotion::Joy, Emotion::Joy), 2);
    QCOMPARE(moves(Emotion::Joy, Emotion::Fear), 1);
    QCOMPARE(moves(Emotion::Fear, Emotion::Joy), 2);
    QCOMPARE(moves(Emotion::Fear, Emotion::Fear), 4);
    QCOMPARE(moves(Emotion::Trust, Emotion::Joy), 0);
    QCOMPARE(of.moved, 3);
}

void NormingFiguresTest::plurality_isOfTheOthersAlone()
{
    // a: only the third has others who agree, and moves to them; b: only the first; c: all three
    // agree with the others, and one leaves.
    const NormingQuestion of = normingQuestionOf(threeNormedItems());
    QCOMPARE(of.conformed, (NormingShare{2, 2}));
    QCOMPARE(of.left, (NormingShare{3, 1}));
    QVERIFY(isNormedNear(of.left.share(), 1.0 / 3));

    // moves, but not to the plurality of the others
    const NormingQuestion elsewhere =
        normingQuestionOf(normedBy(3, {normedItem("a", "JJF", "JJT", ' ')}));
    QCOMPARE(elsewhere.conformed, (NormingShare{1, 0}));
    QCOMPARE(elsewhere.left, (NormingShare{0, 0}));
    QVERIFY(!elsewhere.left.share());
}

// Joy 3, fear 2 at first; two of those who said joy do not vote again. Of the others one is shown
// joy 2 and fear 2, the others joy 3 and fear 1.
void NormingFiguresTest::plurality_isTheOneThatWasShown()
{
    const NormingQuestion of =
        normingQuestionOf(normedBy(3, {normedItem("a", "JFF", "JJF", ' ', "JJ")}));
    QCOMPARE(of.conformed, (NormingShare{2, 1}));
    QCOMPARE(of.left, (NormingShare{0, 0}));
    QCOMPARE(of.votes, 3);
    QCOMPARE(of.before.pairs, 3); // of those who voted twice
}

void NormingFiguresTest::nothingShown_isNobodysPlurality()
{
    NormingInput input = threeNormedItems();
    for (NormingInput::Item& item : input.items)
        item.shown.clear();
    const NormingQuestion of = normingQuestionOf(input);
    QCOMPARE(of.conformed, NormingShare());
    QCOMPARE(of.left, NormingShare());
    QCOMPARE(of.moved, 3);
}

void NormingFiguresTest::gold_isComparedInBothPasses()
{
    const NormingQuestion of = normingQuestionOf(threeNormedItems());
    QCOMPARE(of.lift.votes, 9);
    QCOMPARE(of.lift.before, 6);
    QCOMPARE(of.lift.after, 5);
    QVERIFY(isNormedNear(of.lift.shareBefore(), 6.0 / 9));
    QVERIFY(isNormedNear(of.lift.shareAfter(), 5.0 / 9));
    QVERIFY(isNormedNear(of.lift.lift.value, -1.0 / 9));
    // of the two who conformed, one went to gold and one from it
    QCOMPARE(of.conformedLift.votes, 2);
    QCOMPARE(of.conformedLift.before, 1);
    QCOMPARE(of.conformedLift.after, 1);
    QVERIFY(isNormedNear(of.conformedLift.lift.value, 0));
}

void NormingFiguresTest::withoutGold_liftIsUndefined()
{
    NormingInput input = threeNormedItems();
    for (NormingInput::Item& item : input.items)
        item.gold = {};
    const NormingQuestion of = normingQuestionOf(input);
    QCOMPARE(of.lift.votes, 0);
    QVERIFY(!of.lift.lift.value);
    QVERIFY(!of.lift.lift.resampled.interval);
    QVERIFY(!of.conformedLift.shareAfter());
    QVERIFY(of.alphaChange.value.has_value());
}

// By random.Random(42) of CPython, `randint(0, 2)` item by item, and α by its formula.
void NormingFiguresTest::intervals_areThoseOfPython()
{
    const NormingQuestion of = normingQuestionOf(threeNormedItems());
    QVERIFY(isNormedNear(of.before.alpha, -1.0 / 3, 3.0 / 7, 80));
    QVERIFY(isNormedNear(of.after.alpha, -1.0 / 3, 1, 136));
    QVERIFY(isNormedNear(of.alphaChange, -8.0 / 35, 1.2, 216));
    QVERIFY(isNormedNear(of.lift.lift, -1.0 / 3, 1.0 / 3, 0));
    QVERIFY(isNormedNear(of.conformedLift.lift, -1, 1, 80));
}

void NormingFiguresTest::oneValueAlone_hasNoAlpha()
{
    const NormingQuestion of = normingQuestionOf(normedBy(3, {normedItem("a", "JJF", "JJJ", 'J')}));
    QVERIFY(isNormedNear(of.before.alpha.value, 0)); // 1 − 2 (2·1/2) / (2·1)
    QVERIFY(!of.after.alpha.value);
    QVERIFY(!of.after.alpha.resampled.interval);
    QVERIFY(!of.alphaChange.value);
    QVERIFY(isNormedNear(of.after.agreement(), 1));
}

void NormingFiguresTest::oneItem_hasNoInterval()
{
    const NormingQuestion of = normingQuestionOf(normedBy(3, {normedItem("a", "JJF", "JJJ", 'J')}));
    QVERIFY(isNormedNear(of.lift.lift.value, 1.0 / 3));
    for (const NormingEstimate* estimate : {&of.before.alpha, &of.lift.lift})
        QVERIFY(estimate->value && !estimate->resampled.interval); // every resample is that item
}

// Both items say the same, and only one has somebody who went over to the others.
void NormingFiguresTest::resamplesAlike_haveNoInterval()
{
    const NormingQuestion alike = normingQuestionOf(
        normedBy(3, {normedItem("a", "JJF", "JJJ", 'J'), normedItem("b", "JJF", "JJJ", 'J')}));
    QVERIFY(isNormedNear(alike.lift.lift.value, 1.0 / 3));
    QVERIFY(!alike.lift.lift.resampled.interval);
    const NormingQuestion one = normingQuestionOf(
        normedBy(3, {normedItem("a", "JJF", "JJJ", 'J'), normedItem("b", "JJJ", "JJJ", 'J')}));
    QVERIFY(one.lift.lift.resampled.interval);
    QVERIFY(isNormedNear(one.conformedLift.lift.value, 1));
    QVERIFY(!one.conformedLift.lift.resampled.interval);
    QVERIFY(one.conformedLift.lift.resampled.undefined > 0);
}

// It was shown, though: to either of the others it stands against the one vote that is theirs.
void NormingFiguresTest::voteWithoutItsSecond_countsInNeither()
{
    const NormingQuestion of = normingQuestionOf(
        normedBy(3, {normedItem("a", "JJF", "JJ ", 'J'), normedItem("b", "  F", "JJ ", 'J')}));
    QCOMPARE(of.items, 1);
    QCOMPARE(of.people, 2);
    QCOMPARE(of.votes, 2);
    QCOMPARE(of.before.pairs, 1);
    QCOMPARE(of.lift.votes, 2);
    QCOMPARE(of.left, (NormingShare{0, 0}));
}

void NormingFiguresTest::onePerson_hasNoPair()
{
    const NormingQuestion of = normingQuestionOf(normedBy(1, {normedItem("a", "J", "F", 'F')}));
    QCOMPARE(of.before.pairs, 0);
    QVERIFY(!of.before.agreement());
    QVERIFY(!of.before.alpha.value);
    QVERIFY(!of.conformed.share()); // nobody else
    QCOMPARE(of.moved, 1);
    QVERIFY(isNormedNear(of.lift.lift.value, 1));
}

void NormingFiguresTest::orderOfPeopleAndItems_changesNothing()
{
    NormingInput input = threeNormedItems();
    const NormingFigures before = normingFigures(input);
    std::reverse(input.items.begin(), input.items.end());
    for (NormingInput::Item& item : input.items) {
        std::rotate(item.first.begin(), item.first.begin() + 1, item.first.end());
        std::rotate(item.second.begin(), item.second.begin() + 1, item.second.end());
    }
    QCOMPARE(normingFigures(input), before);
}

SUBTEXT_TEST(NormingFiguresTest)
#include "normingfigurestest.moc"
