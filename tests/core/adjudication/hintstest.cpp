// SPDX-License-Identifier: MIT
#include "core/adjudication/hints.h"

#include "core/base/pythonrandom.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"
#include "tests/support/shownlabels.h"

#include <cmath>

using namespace subtext;

using Gold = std::optional<Choice>;
using Ratings = std::vector<int>;

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
    void nearest_isAmongTheVotes();
    void distances_haveEveryVoteOnce();
    void nearest_ofEqualsIsNone();
    void nearest_needsTwoToCompare();
    void otherSubtypes_doNotMatter();
    void setGold_isAsMadeAnew();
    void setGold_ofForeignItemsDoesNothing();
};

namespace {

constexpr Gold None;
constexpr std::optional<int> NoPoint;

/// Confidence is the rater's number: nothing may depend on it.
AgreementRating rating(int rater, Gold emotion, std::array<std::optional<int>, 3> vad)
{
    return {rater, {emotion}, {vad[0], vad[1], vad[2], rater % PointCount + MinPoint}};
}

AgreementItem item(qint64 id, Gold gold, std::vector<AgreementRating> ratings,
                   QString subtype = Subtype::SarcasmIrony)
{
    AgreementItem made;
    made.scenario = ScenarioId{id};
    made.group = subtype;
    made.gold[0] = gold;
    made.ratings = std::move(ratings);
    return made;
}

/// An item that one rater gave its gold label.
AgreementItem decided(qint64 id, Choice gold, int valence, int arousal = 0, int dominance = 0)
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

std::size_t slot(Choice emotion)
{
    return static_cast<std::size_t>(indexOf(emotion));
}

} // namespace

Q_DECLARE_METATYPE(subtext::Polarity)
Q_DECLARE_METATYPE(Ratings)

void HintsTest::polarity_hasWords()
{
    const std::array words{"negative", "neutral", "positive", "mixed"};
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto polarity = static_cast<Polarity>(i);
        QCOMPARE(polarityToken(polarity), QLatin1String(words.at(i)));
    }
}

void HintsTest::polarity_needsOneSign_data()
{
    QTest::addColumn<Ratings>("valences");
    QTest::addColumn<Polarity>("expected");
    QTest::newRow("negative") << Ratings{-1, -3, -2} << Polarity::Negative;
    QTest::newRow("neutral") << Ratings{0, 0, 0} << Polarity::Neutral;
    QTest::newRow("positive") << Ratings{1, 3, 1} << Polarity::Positive;
    QTest::newRow("both signs") << Ratings{1, 3, -1} << Polarity::Mixed;
    QTest::newRow("a neutral one first") << Ratings{0, 2, 2} << Polarity::Mixed;
    QTest::newRow("a neutral one last") << Ratings{-2, -2, 0} << Polarity::Mixed;
    QTest::newRow("all three") << Ratings{-1, 0, 1} << Polarity::Mixed;
    QTest::newRow("back again") << Ratings{1, -1, 1} << Polarity::Mixed;
    QTest::newRow("one rating") << Ratings{-1} << Polarity::Negative;
}

void HintsTest::polarity_needsOneSign()
{
    QFETCH(Ratings, valences);
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
    COMPARE_NEAR(hints->mean[0], (1 + 0.67) / 2, 1e-15);
    COMPARE_NEAR(hints->mean[1], (-0.33 - 0.67) / 2, 1e-15);
    COMPARE_NEAR(hints->mean[2], 0.33 / 2, 1e-15);
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
    QCOMPARE(HintModel().prototypesWithout(ScenarioId{1}), Prototypes{});
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
    const Prototypes found = model.prototypesWithout(ScenarioId{});
    const auto& joy = found.means[slot(Emotion::Joy)];
    QVERIFY(joy.has_value());
    COMPARE_NEAR((*joy)[0], (1 + 0.67 - 0.33) / 3, 1e-15);
    COMPARE_NEAR((*joy)[1], 0.33, 1e-15);
    COMPARE_NEAR((*joy)[2], 1.0 / 3, 1e-15);
    QVERIFY(found.means[slot(Emotion::Anger)] == (RatingPoint{-1, 1, 1}));
    QCOMPARE(found.items, (std::vector<qint64>{2, 0, 0, 0, 0, 0, 1, 0}));
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
    const Prototypes withoutFear = model.prototypesWithout(ScenarioId{3});
    QVERIFY(!withoutFear.means[slot(Emotion::Fear)]);
    QCOMPARE(withoutFear.items[slot(Emotion::Fear)], 0);
    // The only item of fear does not lie on a prototype of its own making.
    QVERIFY(!model.hintsFor(ScenarioId{3})->distances.front().distance);
}

void HintsTest::nearest_isAmongTheVotes()
{
    const HintModel model = modelOf({
        decided(1, Emotion::Joy, 3, 0, 0),
        decided(2, Emotion::Anger, -3, 3, 3),
        decided(3, Emotion::Fear, -3, 3, -3),
        item(4, None, {rating(0, Emotion::Joy, {-2, 3, 1}), rating(1, Emotion::Fear, {-2, 1, 1})}),
    });
    const auto hints = model.hintsFor(ScenarioId{4});
    QVERIFY(hints.has_value());
    // Anger lies nearest of all, and nobody chose it. (−0.67, 0.665, 0.33) to the two that were.
    QCOMPARE(hints->nearest, Gold(Emotion::Fear));
    QCOMPARE(hints->distances.size(), std::size_t{2});
    QCOMPARE(hints->distances[0].label, Emotion::Fear);
    QCOMPARE(hints->distances[0].votes, 1);
    const double fear = std::sqrt(0.33 * 0.33 + 0.335 * 0.335 + 1.33 * 1.33);
    const double joy = std::sqrt(1.67 * 1.67 + 0.665 * 0.665 + 0.33 * 0.33);
    COMPARE_NEAR(*hints->distances[0].distance, fear, 1e-14);
    COMPARE_NEAR(*hints->distances[1].distance, joy, 1e-14);
    COMPARE_NEAR(hints->margin, joy - fear, 1e-14);
}

void HintsTest::distances_haveEveryVoteOnce()
{
    const HintModel model = modelOf({
        decided(1, Emotion::Joy, 3),
        decided(2, Emotion::Sadness, -3),
        item(3, None,
             {rating(0, Emotion::Anger, {-1, 0, 0}), rating(1, Emotion::Joy, {-1, 0, 0}),
              rating(2, Emotion::Sadness, {-1, 0, 0}), rating(3, Emotion::Sadness, {-1, 0, 0}),
              rating(4, Emotion::Disgust, {NoPoint, 0, 0})}),
    });
    const auto hints = model.hintsFor(ScenarioId{3});
    QVERIFY(hints.has_value());
    QString found;
    for (const LabelDistance& each : hints->distances)
        found += emotionToken(each.label) + QString::number(each.votes) +
                 (each.distance ? QString() : QStringLiteral("?")) + u' ';
    // Nothing is decided for the last two: wheel order.
    QCOMPARE(found, QStringLiteral("sadness2 joy1 disgust1? anger1? "));
    QCOMPARE(hints->nearest, Gold(Emotion::Sadness));
}

void HintsTest::nearest_ofEqualsIsNone()
{
    const auto hints =
        modelOf(
            {decided(1, Emotion::Joy, 1), decided(2, Emotion::Sadness, -1),
             item(9, None,
                  {rating(0, Emotion::Sadness, {0, 0, 0}), rating(1, Emotion::Joy, {0, 0, 0})})})
            .hintsFor(ScenarioId{9});
    QVERIFY(hints.has_value());
    QVERIFY(!hints->nearest);
    QCOMPARE(hints->margin, 0.0);
    QCOMPARE(hints->distances[0].label, Emotion::Joy); // as they stand on the wheel
    COMPARE_NEAR(*hints->distances[0].distance, 0.33, 1e-15);
    COMPARE_NEAR(*hints->distances[1].distance, 0.33, 1e-15);
}

void HintsTest::nearest_needsTwoToCompare()
{
    const AgreementItem asked =
        item(2, None, {rating(0, Emotion::Fear, {0, 0, 0}), rating(1, Emotion::Joy, {0, 0, 0})});
    QVERIFY(!modelOf({decided(1, Emotion::Joy, 2), asked}).hintsFor(ScenarioId{2})->nearest);
    QVERIFY(modelOf({decided(1, Emotion::Joy, 2), decided(3, Emotion::Fear, -1), asked})
                .hintsFor(ScenarioId{2})
                ->nearest);
    // A unanimous item is near its own label, which is no news.
    QVERIFY(!modelOf({decided(1, Emotion::Joy, 2), decided(3, Emotion::Joy, 1)})
                 .hintsFor(ScenarioId{1})
                 ->nearest);
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
        changed.gold[0] = randomGold(random);
        model.setGold(changed.scenario, changed.gold[0]);
        const HintModel anew(input, Subtype::SarcasmIrony);
        for (const AgreementItem& each : input.items) {
            QCOMPARE(model.prototypesWithout(each.scenario), anew.prototypesWithout(each.scenario));
            QCOMPARE(model.hintsFor(each.scenario), anew.hintsFor(each.scenario));
        }
    }
    for (const AgreementItem& each : input.items)
        model.setGold(each.scenario, None);
    const Prototypes none = model.prototypesWithout(ScenarioId{});
    QCOMPARE(none.items, std::vector<qint64>(EmotionCount));
    QCOMPARE(none.means, (std::vector<std::optional<RatingPoint>>(EmotionCount)));
}

void HintsTest::setGold_ofForeignItemsDoesNothing()
{
    HintModel model = modelOf({decided(1, Emotion::Joy, 2), decided(2, Emotion::Fear, -2)});
    const Prototypes before = model.prototypesWithout(ScenarioId{});
    model.setGold(ScenarioId{77}, Emotion::Joy);
    model.setGold(ScenarioId{}, Emotion::Joy);
    QCOMPARE(model.prototypesWithout(ScenarioId{}), before);
    model.setGold(ScenarioId{1}, Emotion::Joy); // what it was
    QCOMPARE(model.prototypesWithout(ScenarioId{}), before);
}

SUBTEXT_TEST(HintsTest)
#include "hintstest.moc"
