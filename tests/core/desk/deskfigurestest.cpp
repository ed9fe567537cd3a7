// SPDX-License-Identifier: MIT
#include "core/desk/deskfigures.h"

#include "core/adjudication/positions.h"
#include "core/base/pythonrandom.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <algorithm>
#include <numeric>

using namespace subtext;
using namespace subtext::test;

class DeskFiguresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noQueue_hasNoFigures();
    void items_areCountedByPatternAndState();
    void figures_areOfOneSubtypeOrAll();
    void places_areCountedForDecidedSplits_data();
    void places_areCountedForDecidedSplits();
    void places_ofDifferentNumbersOfRatersAreNotTested();
    void hints_areCountedForOwnDecisions();
    void times_standInTheOrderOfDecision_data();
    void times_standInTheOrderOfDecision();
    void order_ofTheQueueDoesNotMatter();
    void tally_isThatOfTheItemsItHolds();
    void fairAdjudicator_isRarelySuspected_data();
    void fairAdjudicator_isRarelySuspected();
    void firstPlaceTaker_isAlwaysFound();
    void desk_countsWhatItShowed();
};

namespace {

DeskItem itemOf(std::optional<Pattern> pattern, const std::optional<Pick>& gold = {},
                GoldSource source = GoldSource::Decision)
{
    DeskItem item;
    item.questions.emplace_back().pattern = pattern;
    if (gold) {
        item.questions.front().gold.source = source;
        item.questions.front().gold.label = gold->label;
        item.questions.front().gold.isAmbiguous = gold->isAmbiguous();
    }
    return item;
}

DeskItem decidedSplit(Choice label, std::optional<int> place, int places = 3)
{
    DeskItem item = itemOf(Pattern::Split, Pick{label});
    item.record = DeskRecord();
    item.record->isOwn = true;
    item.record->picks = picksOf(Pick{label});
    item.record->places = places;
    item.record->place = place;
    return item;
}

qint64 goldOf(const DeskFigures& figures, Choice emotion)
{
    return figures.gold.at(static_cast<std::size_t>(indexOf(emotion)));
}

/// Three raters who all differ, drawn anew for each item.
std::vector<Choice> threeLabels(PythonRandom& random)
{
    std::vector<Choice> labels(AllEmotions.begin(), AllEmotions.end());
    random.shuffle(labels);
    labels.resize(3);
    return labels;
}

/// How someone who looks at the answers alone decides: the label first on the wheel.
std::size_t seatByContent(const std::vector<Choice>& bySeat)
{
    return static_cast<std::size_t>(std::min_element(bySeat.begin(), bySeat.end()) -
                                    bySeat.begin());
}

/// p of the first place for 94 splits of a study with this seed, each decided for the seat that
/// `choose` names, given the labels by seat and the order on screen.
template <typename Choose> double firstPlaceP(quint64 seed, Choose choose)
{
    PythonRandom random(seed + 1'000'000);
    std::vector<DeskItem> queue;
    for (int i = 0; i < 94; ++i) {
        const std::vector<Choice> labels = threeLabels(random);
        const std::vector<int> order = presentationOrder(seed, QStringLiteral("judge"),
                                                         QStringLiteral("scenario %1").arg(i), 3);
        const auto seat = static_cast<int>(choose(random, labels, order));
        const auto place = std::find(order.begin(), order.end(), seat + 1) - order.begin();
        queue.push_back(
            decidedSplit(labels[static_cast<std::size_t>(seat)], static_cast<int>(place)));
    }
    return deskFigures(queue, std::nullopt).positionTest.firstP.value();
}

} // namespace

void DeskFiguresTest::noQueue_hasNoFigures()
{
    const DeskFigures figures = deskFigures({}, std::nullopt);
    QCOMPARE(figures.flagged + figures.toReview + figures.settled, 0);
    QCOMPARE(figures.waiting + figures.ambiguous, 0);
    QCOMPARE(figures.patterns.unanimous + figures.patterns.majority + figures.patterns.split, 0);
    QVERIFY(figures.positions == PositionPicks());
    QVERIFY(!figures.positionTest.firstP && !figures.positionTest.chiSquare);
    QVERIFY(!figures.isFileOrder && !figures.medianMs && figures.decisionMs.empty());
}

void DeskFiguresTest::items_areCountedByPatternAndState()
{
    std::vector<DeskItem> queue{
        itemOf(Pattern::Unanimous, Pick{Emotion::Joy}, GoldSource::Rule),
        itemOf(Pattern::Majority, Pick{Emotion::Fear}, GoldSource::Rule),
        itemOf(Pattern::Majority, Pick{}),             // overridden as ambiguous
        itemOf(Pattern::Split),                        // waits
        itemOf(Pattern::Split, Pick{Emotion::Joy}),    // settled
        itemOf(Pattern::Split, Pick{}),                // settled as ambiguous
        itemOf(std::nullopt),                          // incomplete
        itemOf(std::nullopt, Pick{Emotion::Disgust})}; // decided nevertheless
    queue[0].isWide = true;
    queue[1].isMalformed = true;
    queue[4].isWide = true; // for two reasons, counted once
    queue[6].isMalformed = true;
    const DeskFigures figures = deskFigures(queue, std::nullopt);
    QCOMPARE(figures.patterns.unanimous, 1);
    QCOMPARE(figures.patterns.majority, 2);
    QCOMPARE(figures.patterns.split, 3);
    QCOMPARE(figures.flagged, 6);
    QCOMPARE(figures.toReview, 4); // two by rule, one that waits, one incomplete
    QCOMPARE(figures.settled, 2);  // splits; what comes by rule is nobody's decision
    QCOMPARE(figures.waiting, 1);
    QCOMPARE(figures.ambiguous, 2);
    QCOMPARE(goldOf(figures, Emotion::Joy), 2);
    QCOMPARE(goldOf(figures, Emotion::Fear), 1);
    QCOMPARE(goldOf(figures, Emotion::Disgust), 1);
    QCOMPARE(std::accumulate(figures.gold.begin(), figures.gold.end(), qint64{0}), 4);
}

void DeskFiguresTest::figures_areOfOneSubtypeOrAll()
{
    std::vector<DeskItem> queue;
    qint64 count = 0;
    for (const QLatin1String subtype : AllSubtypes) {
        ++count;
        for (qint64 i = 0; i < count; ++i) {
            queue.push_back(itemOf(Pattern::Split));
            queue.back().group = subtype;
        }
    }
    count = 0;
    for (const QLatin1String subtype : AllSubtypes)
        QCOMPARE(deskFigures(queue, subtype).waiting, ++count);
    QCOMPARE(deskFigures(queue, std::nullopt).waiting, 15);
}

void DeskFiguresTest::places_areCountedForDecidedSplits_data()
{
    QTest::addColumn<QList<int>>("places"); // from 1; 0: nobody's label
    QTest::addColumn<QList<qint64>>("picks");
    QTest::addColumn<qint64>("none");
    QTest::newRow("nothing decided") << QList<int>{} << QList<qint64>{} << qint64{0};
    QTest::newRow("each place") << QList<int>{1, 3, 2, 1} << QList<qint64>{2, 1, 1} << qint64{0};
    QTest::newRow("nobody's") << QList<int>{0, 2, 0} << QList<qint64>{0, 1, 0} << qint64{2};
}

void DeskFiguresTest::places_areCountedForDecidedSplits()
{
    QFETCH(QList<int>, places);
    QFETCH(QList<qint64>, picks);
    QFETCH(qint64, none);
    std::vector<DeskItem> queue;
    for (int place : places)
        queue.push_back(
            decidedSplit(Emotion::Joy, place > 0 ? std::optional<int>(place - 1) : std::nullopt));
    // Neither counts: what was decided against a majority, and what waits.
    queue.push_back(decidedSplit(Emotion::Joy, 0));
    queue.back().questions.front().pattern = Pattern::Majority;
    queue.push_back(itemOf(Pattern::Split));
    const DeskFigures figures = deskFigures(queue, std::nullopt);
    QCOMPARE(QList<qint64>(figures.positions.picks.begin(), figures.positions.picks.end()), picks);
    QCOMPARE(figures.positions.none, none);
    const PositionTest expected = testPositions(figures.positions);
    QVERIFY(figures.positionTest.firstP == expected.firstP);
    QVERIFY(figures.positionTest.chiSquareP == expected.chiSquareP);
    QVERIFY(!figures.isFileOrder);
    if (!places.isEmpty()) {
        queue.front().record->isFileOrder = true;
        QVERIFY(deskFigures(queue, std::nullopt).isFileOrder);
    }
}

void DeskFiguresTest::places_ofDifferentNumbersOfRatersAreNotTested()
{
    std::vector<DeskItem> queue;
    for (int item = 0; item < 30; ++item)
        queue.push_back(decidedSplit(Emotion::Joy, item % 3));
    queue.push_back(decidedSplit(Emotion::Joy, std::nullopt, 4));
    const DeskFigures same = deskFigures(queue, std::nullopt);
    QVERIFY((same.positions == PositionPicks{{10, 10, 10}, 1}));
    QCOMPARE(same.positionTest.firstP, std::optional(1.0));
    queue.push_back(decidedSplit(Emotion::Joy, 0, 4));
    const DeskFigures different = deskFigures(queue, std::nullopt);
    QVERIFY((different.positions == PositionPicks{{11, 10, 10, 0}, 1}));
    QVERIFY(!different.positionTest.firstP && !different.positionTest.chiSquare);
}

void DeskFiguresTest::hints_areCountedForOwnDecisions()
{
    std::vector<DeskItem> queue;
    const auto add = [&](const std::optional<Pick>& first, const Pick& pick,
                         const std::optional<ShownHints>& hints, bool isOwn = true) {
        queue.push_back(decidedSplit(Emotion::Joy, 0));
        queue.back().record->picks = picksOf(pick);
        queue.back().record->firstPicks = picksOf(first);
        queue.back().record->hints = hints;
        queue.back().record->isOwn = isOwn;
    };
    const ShownHints hints{QStringLiteral("mixed"), Emotion::Joy, Emotion::Fear};
    const ShownHints silent{QStringLiteral("mixed"), std::nullopt, std::nullopt};
    const Pick joy{Emotion::Joy};
    const Pick fear{Emotion::Fear};
    add(joy, joy, hints);         // followed the nearest
    add(joy, fear, hints);        // changed to the likeliest
    add(fear, Pick{}, hints);     // changed to ambiguous
    add(Pick{}, Pick{}, silent);  // hints that say nothing are not followed by "ambiguous"
    add(joy, fear, std::nullopt); // without hints, whatever was changed
    add(std::nullopt, joy, hints);
    add(joy, fear, hints, false); // somebody else's
    const DeskFigures figures = deskFigures(queue, std::nullopt);
    QCOMPARE(figures.withHints, 5);
    QCOMPARE(figures.followedNearest, 2);
    QCOMPARE(figures.followedLikeliest, 1);
    QCOMPARE(figures.changedAfterHints, 2);
}

void DeskFiguresTest::times_standInTheOrderOfDecision_data()
{
    QTest::addColumn<QList<qint64>>("times"); // in the order of the queue; −1: not measured
    QTest::addColumn<QList<qint64>>("expected");
    QTest::addColumn<qint64>("median"); // −1: none
    using Times = QList<qint64>;
    QTest::newRow("none") << Times{} << Times{} << qint64{-1};
    QTest::newRow("not measured") << Times{-1, -1} << Times{} << qint64{-1};
    QTest::newRow("one") << Times{5} << Times{5} << qint64{5};
    QTest::newRow("odd") << Times{30, -1, 10, 20} << Times{20, 10, 30} << qint64{20};
    QTest::newRow("even") << Times{40, 10, 31, 20} << Times{20, 31, 10, 40} << qint64{25};
}

void DeskFiguresTest::times_standInTheOrderOfDecision()
{
    QFETCH(QList<qint64>, times);
    QFETCH(QList<qint64>, expected);
    QFETCH(qint64, median);
    std::vector<DeskItem> queue;
    for (qsizetype i = 0; i < times.size(); ++i) {
        queue.push_back(decidedSplit(Emotion::Joy, 0));
        queue.back().record->id = {100 - i}; // decided from the end of the queue
        if (times.at(i) >= 0)
            queue.back().record->activeMs = times.at(i);
    }
    queue.push_back(decidedSplit(Emotion::Joy, 0)); // another's time is not shown
    queue.back().record->isOwn = false;
    queue.back().record->activeMs = 9'999;
    const DeskFigures figures = deskFigures(queue, std::nullopt);
    QCOMPARE(QList<qint64>(figures.decisionMs.begin(), figures.decisionMs.end()), expected);
    QCOMPARE(figures.medianMs.value_or(-1), median);
}

void DeskFiguresTest::order_ofTheQueueDoesNotMatter()
{
    PythonRandom random(8);
    std::vector<DeskItem> queue;
    for (int i = 0; i < 40; ++i) {
        queue.push_back(
            decidedSplit(static_cast<Choice>(random.below(8)), static_cast<int>(random.below(3))));
        queue.back().record->id = {i + 1};
        queue.back().record->activeMs = random.below(1000);
        queue.back().isWide = random.below(2) == 0;
    }
    const DeskFigures expected = deskFigures(queue, std::nullopt);
    random.shuffle(queue);
    const DeskFigures found = deskFigures(queue, std::nullopt);
    QVERIFY(found.positions == expected.positions && found.gold == expected.gold);
    QVERIFY(found.decisionMs == expected.decisionMs && found.medianMs == expected.medianMs);
    QCOMPARE(found.flagged, expected.flagged);
}

// Items come and go one by one, as the strip of the desk counts them.
void DeskFiguresTest::tally_isThatOfTheItemsItHolds()
{
    PythonRandom random(21);
    std::vector<DeskItem> held;
    DeskTally tally;
    const auto emotion = [&] { return static_cast<Choice>(random.below(EmotionCount)); };
    for (int step = 1; step <= 600; ++step) {
        if (!held.empty() && random.below(5) < 2) {
            const std::size_t gone = random.below(static_cast<std::uint32_t>(held.size()));
            tally.remove(held[gone]);
            held.erase(held.begin() + static_cast<std::ptrdiff_t>(gone));
        } else {
            const int places = 2 + static_cast<int>(random.below(4));
            const auto place = static_cast<int>(random.below(6));
            DeskItem item = decidedSplit(
                emotion(), place < places ? std::optional<int>(place) : std::nullopt, places);
            item.record->id = {1'000 - step};
            item.record->isOwn = random.below(3) != 0;
            item.record->isFileOrder = random.below(9) == 0;
            if (random.below(2) == 0)
                item.record->hints = ShownHints{QStringLiteral("mixed"), emotion(), emotion()};
            item.record->firstPicks = picksOf(Pick{emotion()});
            if (random.below(2) == 0)
                item.record->activeMs = random.below(500);
            item.isWide = random.below(2) == 0;
            if (random.below(3) == 0)
                item.questions.front().pattern = static_cast<Pattern>(random.below(2));
            if (random.below(4) == 0) {
                item.questions.front().gold = {};
                item.record.reset();
            }
            tally.add(item);
            held.push_back(item);
        }
        const DeskFigures found = tally.figures();
        const DeskFigures anew = deskFigures(held, std::nullopt);
        QVERIFY(found.positions == anew.positions && found.gold == anew.gold);
        QVERIFY(found.positionTest.firstP == anew.positionTest.firstP);
        QVERIFY(found.decisionMs == anew.decisionMs && found.medianMs == anew.medianMs);
        QCOMPARE(found.isFileOrder, anew.isFileOrder);
        QCOMPARE(QList<qint64>({found.toReview, found.settled, found.waiting, found.ambiguous,
                                found.withHints, found.followedNearest, found.followedLikeliest,
                                found.changedAfterHints, found.patterns.split}),
                 QList<qint64>({anew.toReview, anew.settled, anew.waiting, anew.ambiguous,
                                anew.withHints, anew.followedNearest, anew.followedLikeliest,
                                anew.changedAfterHints, anew.patterns.split}));
        QCOMPARE(found.flagged, anew.flagged);
        QCOMPARE(tally.toReview(), anew.toReview);
        QCOMPARE(tally.waiting(), anew.waiting);
    }
}

void DeskFiguresTest::fairAdjudicator_isRarelySuspected_data()
{
    QTest::addColumn<bool>("isByContent");
    QTest::newRow("a seat at random") << false;
    QTest::newRow("by content") << true;
}

// Who decides without looking at the places must come out below p = 0.05 in no more than one study
// in twenty, because the order is shuffled anew for each item.
void DeskFiguresTest::fairAdjudicator_isRarelySuspected()
{
    QFETCH(bool, isByContent);
    constexpr int Studies = 2'000;
    int suspected = 0;
    int strongly = 0;
    for (quint64 seed = 0; seed < Studies; ++seed) {
        const double p =
            firstPlaceP(seed, [&](PythonRandom& random, const auto& labels, const auto& /*order*/) {
                return isByContent ? seatByContent(labels) : std::size_t{random.below(3)};
            });
        suspected += p < 0.05 ? 1 : 0;
        strongly += p < 0.0001 ? 1 : 0;
    }
    // One standard error of 5 % is 0.5 % here; the exact test stays below its level.
    QVERIFY2(suspected < Studies * 0.06, QByteArray::number(suspected).constData());
    QVERIFY2(suspected > Studies * 0.02, QByteArray::number(suspected).constData());
    QVERIFY2(strongly <= 2, QByteArray::number(strongly).constData());
}

void DeskFiguresTest::firstPlaceTaker_isAlwaysFound()
{
    for (quint64 seed = 0; seed < 200; ++seed) {
        QVERIFY(firstPlaceP(
                    seed, [](PythonRandom& /*random*/, const auto& /*labels*/, const auto& order) {
                        return static_cast<std::size_t>(order.front() - 1);
                    }) < 0.0001);
        // Every second item is enough.
        int item = 0;
        QVERIFY(
            firstPlaceP(seed, [&](PythonRandom& /*random*/, const auto& labels, const auto& order) {
                return ++item % 2 == 0 ? seatByContent(labels)
                                       : static_cast<std::size_t>(order.front() - 1);
            }) < 0.05);
    }
}

// The same through the desk itself, with what load() shows and decide() keeps.
void DeskFiguresTest::desk_countsWhatItShowed()
{
    constexpr int Items = 18;
    DeskStudy study(Items);
    PythonRandom random(4);
    for (int item = 1; item <= Items; ++item) {
        const std::vector<Choice> labels = threeLabels(random);
        for (int seat = 1; seat <= 3; ++seat)
            study.answer(item, seat, completeAnswer(labels[static_cast<std::size_t>(seat - 1)]));
    }
    std::vector<qint64> placesByContent(3);
    for (const Scenario& scenario : must(study->scenarios())) {
        const auto first = study.deskQueue().load(study.judge(1), scenario.id);
        VERIFY_HOLDS(first);
        VERIFY_HOLDS(
            study.deciding().decide(study.judge(1), scenario.id,
                                    verdict(*first->raters.front().annotation.answer.ballot[0])));
        const auto second = study.deskQueue().load(study.judge(2), scenario.id);
        VERIFY_HOLDS(second);
        const auto lowest = std::min_element(second->raters.begin(), second->raters.end(),
                                             [](const DeskRater& a, const DeskRater& b) {
                                                 return a.annotation.answer.ballot[0] <
                                                        b.annotation.answer.ballot[0];
                                             });
        ++placesByContent[static_cast<std::size_t>(lowest - second->raters.begin())];
        VERIFY_HOLDS(study.deciding().decide(study.judge(2), scenario.id,
                                             verdict(*lowest->annotation.answer.ballot[0])));
    }
    study.reopen();
    const DeskFigures first =
        deskFigures(must(study.deskQueue().items(study.judge(1))), std::nullopt);
    QVERIFY((first.positions == PositionPicks{{Items, 0, 0}, 0}));
    QVERIFY(first.positionTest.firstP.value() < 0.0001);
    QVERIFY(!first.isFileOrder);
    const DeskFigures second =
        deskFigures(must(study.deskQueue().items(study.judge(2))), std::nullopt);
    QVERIFY((second.positions == PositionPicks{placesByContent, 0}));
    QVERIFY(second.positionTest.firstP.value() > 0.05);
    QCOMPARE(second.waiting, 0);
}

SUBTEXT_TEST(DeskFiguresTest)

#include "deskfigurestest.moc"
