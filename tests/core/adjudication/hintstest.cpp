// SPDX-License-Identifier: MIT
#include "core/adjudication/hints.h"

#include "core/base/pythonrandom.h"
#include "core/stats/dawidskene.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

#include <numeric>

using namespace subtext;

using Gold = std::optional<Emotion>;
using Points = std::vector<int>;

class HintsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void polarity_hasWords();
    void polarity_needsOneSign_data();
    void polarity_needsOneSign();
    void meanVad_isOverCompleteRatings();
    void hints_areNoneForOtherItems();
    void prototypes_areMeansOverRatings();
    void prototypes_leaveTheItemOut();
    void nearest_isTheClosestPrototype();
    void nearest_ofEqualsIsFirstInWheelOrder();
    void nearest_isNoneWithoutPrototypes();
    void posterior_isTheFitOfTheSubtype();
    void likeliest_followsTheTrustedRater();
    void likeliest_isNoneAtATie();
    void otherSubtypes_doNotMatter();
    void setGold_isAsMadeAnew();
    void setGold_ofForeignItemsDoesNothing();
    void largeStudy_isLearnedAndDecided_data();
    void largeStudy_isLearnedAndDecided();
};

namespace {

constexpr Gold None;
constexpr std::optional<int> NoPoint;

/// Confidence is the rater's number: nothing may depend on it.
AgreementRating rating(int rater, Gold emotion, std::array<std::optional<int>, 3> vad)
{
    return {rater, emotion, {vad[0], vad[1], vad[2], rater % PointCount + MinPoint}};
}

AgreementItem item(qint64 id, Gold gold, std::vector<AgreementRating> ratings,
                   Subtype subtype = Subtype::SarcasmIrony)
{
    AgreementItem made;
    made.scenario = ScenarioId{id};
    made.subtype = subtype;
    made.gold = gold;
    made.ratings = std::move(ratings);
    return made;
}

/// An item that one rater gave its gold label.
AgreementItem decided(qint64 id, Emotion gold, int valence, int arousal = 0, int dominance = 0)
{
    return item(id, gold, {rating(0, gold, {valence, arousal, dominance})});
}

AgreementInput inputOf(std::vector<AgreementItem> items, int raters = 6)
{
    AgreementInput input;
    for (int i = 0; i < raters; ++i)
        input.raters.push_back({PersonId{i + 1}, QStringLiteral("A%1").arg(i + 1), {}});
    input.items = std::move(items);
    return input;
}

HintModel modelOf(std::vector<AgreementItem> items)
{
    return {inputOf(std::move(items)), Subtype::SarcasmIrony};
}

/// Three people vote for an emotion each, all at the middle of the scales.
AgreementItem votes(qint64 id, std::array<Emotion, 3> emotions, Gold gold = None)
{
    std::vector<AgreementRating> ratings;
    for (std::size_t i = 0; i < 3; ++i)
        ratings.push_back(rating(static_cast<int>(i), emotions[i], {0, 0, 0}));
    return item(id, gold, std::move(ratings));
}

Gold randomGold(PythonRandom& random)
{
    return emotionAt(static_cast<int>(random.below(EmotionCount + 3))); // none at times
}

/// With gaps: items that nobody rated, ratings without an emotion or a point, two subtypes mixed.
AgreementInput randomInput(PythonRandom& random, int items)
{
    std::vector<AgreementItem> made;
    for (int i = 1; i <= items; ++i) {
        std::vector<AgreementRating> ratings;
        for (int count = static_cast<int>(random.below(5)); count > 0; --count) {
            const auto point = [&]() -> std::optional<int> {
                if (random.below(20) == 0)
                    return std::nullopt;
                return static_cast<int>(random.below(PointCount)) + MinPoint;
            };
            ratings.push_back(rating(static_cast<int>(random.below(6)), randomGold(random),
                                     {point(), point(), point()}));
        }
        made.push_back(item(i, randomGold(random), std::move(ratings),
                            random.below(4) == 0 ? Subtype::MixedSignals : Subtype::SarcasmIrony));
    }
    return inputOf(std::move(made));
}

double total(const std::array<double, EmotionCount>& posterior)
{
    return std::accumulate(posterior.begin(), posterior.end(), 0.0);
}

std::size_t slot(Emotion emotion)
{
    return static_cast<std::size_t>(indexOf(emotion));
}

} // namespace

Q_DECLARE_METATYPE(subtext::Polarity)
Q_DECLARE_METATYPE(Points)

void HintsTest::polarity_hasWords()
{
    const std::array words{"negative", "neutral", "positive", "mixed"};
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto polarity = static_cast<Polarity>(i);
        QCOMPARE(polarityToken(polarity), QLatin1String(words.at(i)));
        QCOMPARE(polarityFromToken(polarityToken(polarity).toString()), std::optional(polarity));
    }
    QCOMPARE(polarityFromToken(u" Mixed "), std::optional(Polarity::Mixed));
    QVERIFY(!polarityFromToken(u""));
    QVERIFY(!polarityFromToken(u"pos"));
}

void HintsTest::polarity_needsOneSign_data()
{
    QTest::addColumn<Points>("valences");
    QTest::addColumn<Polarity>("expected");
    QTest::newRow("negative") << Points{-1, -3, -2} << Polarity::Negative;
    QTest::newRow("neutral") << Points{0, 0, 0} << Polarity::Neutral;
    QTest::newRow("positive") << Points{1, 3, 1} << Polarity::Positive;
    QTest::newRow("both signs") << Points{1, 3, -1} << Polarity::Mixed;
    QTest::newRow("a neutral one first") << Points{0, 2, 2} << Polarity::Mixed;
    QTest::newRow("a neutral one last") << Points{-2, -2, 0} << Polarity::Mixed;
    QTest::newRow("all three") << Points{-1, 0, 1} << Polarity::Mixed;
    QTest::newRow("back again") << Points{1, -1, 1} << Polarity::Mixed;
    QTest::newRow("one rating") << Points{-1} << Polarity::Negative;
}

void HintsTest::polarity_needsOneSign()
{
    QFETCH(Points, valences);
    QFETCH(Polarity, expected);
    std::vector<AgreementRating> ratings;
    for (int valence : valences)
        ratings.push_back(rating(static_cast<int>(ratings.size()), Emotion::Joy, {valence, 3, -3}));
    const auto hints = modelOf({item(1, None, ratings)}).hintsFor(ScenarioId{1});
    QVERIFY(hints.has_value());
    QVERIFY(hints->polarity == expected);
}

void HintsTest::meanVad_isOverCompleteRatings()
{
    const HintModel model =
        modelOf({item(1, None,
                      {rating(0, Emotion::Joy, {3, -1, 0}), rating(1, Emotion::Fear, {2, -2, 1}),
                       rating(2, None, {-3, 3, 3}), rating(3, Emotion::Joy, {-3, 3, NoPoint})})});
    const auto hints = model.hintsFor(ScenarioId{1});
    QVERIFY(hints.has_value());
    COMPARE_NEAR(hints->meanVad[0], (1 + 0.67) / 2, 1e-15);
    COMPARE_NEAR(hints->meanVad[1], (-0.33 - 0.67) / 2, 1e-15);
    COMPARE_NEAR(hints->meanVad[2], 0.33 / 2, 1e-15);
    QVERIFY(hints->polarity == Polarity::Positive);
}

void HintsTest::hints_areNoneForOtherItems()
{
    const HintModel model = modelOf({
        decided(1, Emotion::Joy, 2),
        item(2, Emotion::Joy, {rating(0, Emotion::Joy, {NoPoint, 0, 0})}),
        item(3, None, {}),
        item(4, Emotion::Joy, {rating(0, Emotion::Joy, {0, 0, 0})}, Subtype::MixedSignals),
    });
    QVERIFY(model.hintsFor(ScenarioId{1}));
    for (qint64 id : {2, 3, 4, 5, 0})
        QVERIFY(!model.hintsFor(ScenarioId{id}));
    QVERIFY(!HintModel().hintsFor(ScenarioId{1}));
    QCOMPARE(HintModel().prototypesWithout(ScenarioId{1}), VadPrototypes{});
    QVERIFY(!modelOf({}).hintsFor(ScenarioId{1}));
}

void HintsTest::prototypes_areMeansOverRatings()
{
    // Over ratings, not over the means of items: 1, 0.67 and −0.33.
    const HintModel model = modelOf({
        item(1, Emotion::Joy,
             {rating(0, Emotion::Joy, {3, 1, 0}), rating(1, Emotion::Fear, {2, 1, 0})}),
        item(2, Emotion::Joy, {rating(2, Emotion::Trust, {-1, 1, 3})}),
        item(3, Emotion::Joy, {rating(2, None, {-3, 3, 3})}), // not complete: no part in it
        item(4, Emotion::Anger, {rating(2, Emotion::Anger, {-3, 3, 3})}),
        item(5, None, {rating(2, Emotion::Anger, {1, 1, 1})}),
    });
    const VadPrototypes found = model.prototypesWithout(ScenarioId{});
    const auto& joy = found.means[slot(Emotion::Joy)];
    QVERIFY(joy.has_value());
    COMPARE_NEAR((*joy)[0], (1 + 0.67 - 0.33) / 3, 1e-15);
    COMPARE_NEAR((*joy)[1], 0.33, 1e-15);
    COMPARE_NEAR((*joy)[2], 1.0 / 3, 1e-15);
    QVERIFY(found.means[slot(Emotion::Anger)] == (VadPoint{-1, 1, 1}));
    QCOMPARE(found.items, (std::array<qint64, EmotionCount>{2, 0, 0, 0, 0, 0, 1, 0}));
    QVERIFY(!found.means[slot(Emotion::Trust)]); // voted for, never gold
}

void HintsTest::prototypes_leaveTheItemOut()
{
    const HintModel model = modelOf({
        decided(1, Emotion::Joy, 3),
        decided(2, Emotion::Joy, 1),
        decided(3, Emotion::Fear, -2),
    });
    const auto joyWithout = [&](qint64 id) {
        return model.prototypesWithout(ScenarioId{id}).means[slot(Emotion::Joy)].value()[0];
    };
    COMPARE_NEAR(joyWithout(1), 0.33, 1e-15);
    COMPARE_NEAR(joyWithout(2), 1.0, 1e-15);
    COMPARE_NEAR(joyWithout(3), 0.665, 1e-15);
    const VadPrototypes withoutFear = model.prototypesWithout(ScenarioId{3});
    QVERIFY(!withoutFear.means[slot(Emotion::Fear)]);
    QCOMPARE(withoutFear.items[slot(Emotion::Fear)], 0);
    // The only item of fear lies on its own prototype, but is told of joy.
    QCOMPARE(model.hintsFor(ScenarioId{3})->nearest, Gold(Emotion::Joy));
}

void HintsTest::nearest_isTheClosestPrototype()
{
    const HintModel model = modelOf({
        decided(1, Emotion::Joy, 3, 0, 0),
        decided(2, Emotion::Anger, -3, 3, 3),
        decided(3, Emotion::Fear, -3, 3, -3),
        item(4, None, {rating(0, Emotion::Joy, {-2, 3, 1}), rating(1, Emotion::Joy, {-2, 1, 1})}),
        item(5, None, {rating(0, Emotion::Fear, {3, 0, 0})}),
    });
    const auto hints = model.hintsFor(ScenarioId{4});
    QVERIFY(hints.has_value());
    QCOMPARE(hints->nearest, Gold(Emotion::Anger));
    // (−0.67, 0.665, 0.33) to (−1, 1, 1)
    COMPARE_NEAR(hints->nearestDistance, std::sqrt(0.33 * 0.33 + 0.335 * 0.335 + 0.67 * 0.67),
                 1e-14);
    QCOMPARE(model.hintsFor(ScenarioId{5})->nearest, Gold(Emotion::Joy));
    COMPARE_NEAR(model.hintsFor(ScenarioId{5})->nearestDistance, 0.0, 0.0);
}

void HintsTest::nearest_ofEqualsIsFirstInWheelOrder()
{
    const AgreementItem asked = item(9, None, {rating(0, Emotion::Fear, {0, 0, 0})});
    QCOMPARE(modelOf({decided(1, Emotion::Anticipation, 1), decided(2, Emotion::Sadness, -1),
                      decided(3, Emotion::Anger, 0, 1), asked})
                 .hintsFor(ScenarioId{9})
                 ->nearest,
             Gold(Emotion::Sadness));
    QCOMPARE(modelOf({decided(1, Emotion::Trust, -2), decided(2, Emotion::Joy, 2), asked})
                 .hintsFor(ScenarioId{9})
                 ->nearest,
             Gold(Emotion::Joy));
}

void HintsTest::nearest_isNoneWithoutPrototypes()
{
    const HintModel model = modelOf(
        {decided(1, Emotion::Joy, 2), item(2, None, {rating(0, Emotion::Fear, {0, 0, 0})})});
    const auto hints = model.hintsFor(ScenarioId{1}); // the only one that is decided
    QVERIFY(hints.has_value());
    QVERIFY(!hints->nearest);
    QCOMPARE(hints->nearestDistance, 0.0);
    QVERIFY(model.hintsFor(ScenarioId{2})->nearest);
}

void HintsTest::posterior_isTheFitOfTheSubtype()
{
    PythonRandom random(3);
    const AgreementInput input = randomInput(random, 120);
    stats::LabelList labels{0, 6, EmotionCount, {}};
    std::vector<ScenarioId> ids;
    for (const AgreementItem& each : input.items) {
        if (each.subtype != Subtype::SarcasmIrony)
            continue;
        for (const AgreementRating& given : each.ratings) {
            if (given.emotion) // raters may be numbered in any way
                labels.labels.push_back({labels.items, 5 - given.rater, indexOf(*given.emotion)});
        }
        ++labels.items;
        ids.push_back(each.scenario);
    }
    stats::DawidSkeneOptions options;
    options.model = stats::DawidSkeneModel::OneCoin;
    options.tolerance = 1e-6;
    options.maxIterations = 200;
    const auto fit = stats::fitDawidSkene(labels, options);
    QVERIFY(fit.has_value());
    const HintModel model(input, Subtype::SarcasmIrony);
    int compared = 0;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto hints = model.hintsFor(ids[i]);
        if (!hints)
            continue;
        for (std::size_t k = 0; k < EmotionCount; ++k)
            COMPARE_NEAR(hints->posterior[k], fit->posterior[i * EmotionCount + k], 1e-9);
        COMPARE_NEAR(total(hints->posterior), 1.0, 1e-12);
        ++compared;
    }
    QVERIFY(compared > 50);
}

void HintsTest::likeliest_followsTheTrustedRater()
{
    // The first and the second agree on every other item, the third goes astray: where all three
    // differ the third counts least.
    std::vector<AgreementItem> items;
    for (int i = 1; i <= 40; ++i) {
        const Emotion truth = AllEmotions.at(static_cast<std::size_t>(i % EmotionCount));
        const Emotion other =
            AllEmotions.at(static_cast<std::size_t>((i + i / 8 + 1) % EmotionCount));
        const Emotion slip = AllEmotions.at(static_cast<std::size_t>((i + 3) % EmotionCount));
        items.push_back(votes(i, {truth, i % 5 == 0 ? slip : truth, i % 3 == 0 ? truth : other}));
    }
    items.push_back(votes(99, {Emotion::Trust, Emotion::Disgust, Emotion::Joy}));
    const auto hints = modelOf(items).hintsFor(ScenarioId{99});
    QVERIFY(hints.has_value());
    QCOMPARE(hints->likeliest, Gold(Emotion::Trust));
    QVERIFY(hints->posterior[slot(Emotion::Trust)] > hints->posterior[slot(Emotion::Disgust)]);
    QVERIFY(hints->posterior[slot(Emotion::Disgust)] > hints->posterior[slot(Emotion::Joy)]);
}

void HintsTest::likeliest_isNoneAtATie()
{
    // Three votes for three labels, each rater as good as the others.
    const auto hints = modelOf({votes(1, {Emotion::Joy, Emotion::Fear, Emotion::Anger}),
                                votes(2, {Emotion::Fear, Emotion::Anger, Emotion::Joy}),
                                votes(3, {Emotion::Anger, Emotion::Joy, Emotion::Fear})})
                           .hintsFor(ScenarioId{1});
    QVERIFY(hints.has_value());
    QVERIFY(!hints->likeliest);
    COMPARE_NEAR(hints->posterior[slot(Emotion::Joy)], 1.0 / 3, 1e-9);
    COMPARE_NEAR(hints->posterior[slot(Emotion::Fear)], 1.0 / 3, 1e-9);
    COMPARE_NEAR(hints->posterior[slot(Emotion::Anger)], 1.0 / 3, 1e-9);
    // A unanimous item has a top.
    QCOMPARE(modelOf({votes(1, {Emotion::Joy, Emotion::Joy, Emotion::Joy})})
                 .hintsFor(ScenarioId{1})
                 ->likeliest,
             Gold(Emotion::Joy));
}

void HintsTest::otherSubtypes_doNotMatter()
{
    PythonRandom random(4);
    const AgreementInput all = randomInput(random, 80);
    const AgreementInput own = filtered(all, {Subtype::MixedSignals, {}, {}});
    const HintModel ofAll(all, Subtype::MixedSignals);
    const HintModel ofOwn(own, Subtype::MixedSignals);
    int known = 0;
    for (const AgreementItem& each : all.items) {
        QCOMPARE(ofAll.hintsFor(each.scenario), ofOwn.hintsFor(each.scenario));
        known += ofAll.hintsFor(each.scenario).has_value() ? 1 : 0;
    }
    QVERIFY(known > 5);
}

void HintsTest::setGold_isAsMadeAnew()
{
    PythonRandom random(5);
    AgreementInput input = randomInput(random, 60);
    HintModel model(input, Subtype::SarcasmIrony);
    for (int step = 0; step < 400; ++step) {
        AgreementItem& changed = input.items[random.below(60)];
        changed.gold = randomGold(random);
        model.setGold(changed.scenario, changed.gold);
        const HintModel anew(input, Subtype::SarcasmIrony);
        for (const AgreementItem& each : input.items) {
            QCOMPARE(model.prototypesWithout(each.scenario), anew.prototypesWithout(each.scenario));
            QCOMPARE(model.hintsFor(each.scenario), anew.hintsFor(each.scenario));
        }
    }
    for (const AgreementItem& each : input.items)
        model.setGold(each.scenario, None);
    QCOMPARE(model.prototypesWithout(ScenarioId{}), VadPrototypes{});
}

void HintsTest::setGold_ofForeignItemsDoesNothing()
{
    HintModel model = modelOf({decided(1, Emotion::Joy, 2), decided(2, Emotion::Fear, -2)});
    const VadPrototypes before = model.prototypesWithout(ScenarioId{});
    model.setGold(ScenarioId{77}, Emotion::Joy);
    model.setGold(ScenarioId{}, Emotion::Joy);
    QCOMPARE(model.prototypesWithout(ScenarioId{}), before);
    model.setGold(ScenarioId{1}, Emotion::Joy); // what it was
    QCOMPARE(model.prototypesWithout(ScenarioId{}), before);
}

void HintsTest::largeStudy_isLearnedAndDecided_data()
{
    QTest::addColumn<int>("chance"); // of ten: to vote for the truth
    QTest::newRow("raters who mostly agree") << 6;
    QTest::newRow("raters who hardly do") << 1; // many iterations
    QTest::newRow("noise") << 0;
}

void HintsTest::largeStudy_isLearnedAndDecided()
{
    QFETCH(int, chance);
    PythonRandom random(6);
    std::vector<AgreementItem> items;
    for (int i = 1; i <= 20'000; ++i) {
        const Emotion truth = AllEmotions.at(random.below(EmotionCount));
        const auto vote = [&] {
            return static_cast<int>(random.below(10)) < chance
                       ? truth
                       : AllEmotions.at(random.below(EmotionCount));
        };
        const Emotion first = vote();
        const Emotion second = vote();
        items.push_back(votes(i, {first, second, vote()}, truth));
    }
    const AgreementInput input = inputOf(std::move(items));
    HintModel model(input, Subtype::SarcasmIrony);
    int right = 0;
    for (const AgreementItem& each : input.items) {
        right += model.hintsFor(each.scenario)->likeliest == each.gold ? 1 : 0;
        model.setGold(each.scenario, Emotion::Joy);
    }
    // How fast this is, the benchmarks say.
    if (chance == 6)
        QVERIFY(right > 14'000);
    else
        QVERIFY(right > 2'000); // better than one in eight
}

SUBTEXT_TEST(HintsTest)
#include "hintstest.moc"
