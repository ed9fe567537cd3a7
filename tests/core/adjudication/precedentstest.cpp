// SPDX-License-Identifier: MIT
#include "core/adjudication/precedents.h"

#include "core/domain/ceiscene.h"
#include "core/domain/emotion.h"
#include "core/task/builtintasks.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/registeredtest.h"

#include <algorithm>

using namespace subtext;

/// Which earlier decisions stand beside a new item.
class PrecedentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void profile_countsVotesAndAveragesCompleteRatings();
    void distance_hasThreeEqualParts_data();
    void distance_hasThreeEqualParts();
    void distance_isSymmetric();
    void nearest_areThreeInOrder();
    void nearest_ofEqualsIsTheOneImportedFirst();
    void nearest_leavesTheItemItselfOut();
    void nearest_areNoFartherThanOneThird_data();
    void nearest_areNoFartherThanOneThird();
    void nearest_ofNothingIsNothing();
};

namespace {

/// "jta": joy, trust, anger.
ItemProfile profile(const QString& votes, std::optional<RatingPoint> vad = RatingPoint{0, 0, 0},
                    QString subtype = Subtype::MixedSignals,
                    PowerRelation power = PowerRelation::Peer)
{
    const QString initials = QStringLiteral("jtfsSdaA");
    ItemProfile made{subtype, powerToken(power), {std::vector<int>(EmotionCount)}, vad};
    for (QChar letter : votes)
        ++made.votes.front().at(static_cast<std::size_t>(initials.indexOf(letter)));
    return made;
}

Precedent precedent(qint64 id, const QString& votes, qint64 ordinal = 0)
{
    Precedent made;
    made.scenario = {id};
    made.ordinal = ordinal == 0 ? id : ordinal;
    made.profile = profile(votes);
    return made;
}

QString idsOf(const std::vector<Precedent>& precedents)
{
    QStringList ids;
    for (const Precedent& each : precedents)
        ids << QString::number(each.scenario.value);
    return ids.join(u' ');
}

} // namespace

Q_DECLARE_METATYPE(subtext::ItemProfile)

void PrecedentsTest::profile_countsVotesAndAveragesCompleteRatings()
{
    Scenario scenario;
    scenario.group = Subtype::SarcasmIrony;
    scenario.text(ScenePart::PowerRelation) = powerToken(PowerRelation::LowToHigh);
    const auto answer = [](std::optional<Choice> emotion, std::optional<int> valence) {
        Annotation annotation;
        annotation.answer.ballot[0] = emotion;
        annotation.answer.scales = {valence, 3, 0, 1};
        return annotation;
    };
    const std::vector<Annotation> answers{answer(Emotion::Joy, 3), answer(Emotion::Joy, -1),
                                          answer(Emotion::Fear, std::nullopt),
                                          answer(std::nullopt, -3)};
    const ItemProfile found = profileOf(*builtInTask(u"cei"), scenario, answers);
    QCOMPARE(found.group, Subtype::SarcasmIrony);
    QCOMPARE(found.relation, powerToken(PowerRelation::LowToHigh));
    QCOMPARE(found.votes, (std::vector<std::vector<int>>{{2, 0, 1, 0, 0, 0, 0, 0}}));
    COMPARE_NEAR(found.mean.value()[0], (1 - 0.33) / 2, 1e-15);
    COMPARE_NEAR(found.mean.value()[1], 1.0, 1e-15);
    COMPARE_NEAR(found.mean.value()[2], 0.0, 1e-15);
    QVERIFY(!profileOf(*builtInTask(u"cei"), scenario, {}).mean);
}

void PrecedentsTest::distance_hasThreeEqualParts_data()
{
    QTest::addColumn<ItemProfile>("a");
    QTest::addColumn<ItemProfile>("b");
    QTest::addColumn<double>("expected");
    const ItemProfile plain = profile(QStringLiteral("jta"));
    const auto row = [&](const char* name, const ItemProfile& other, double expected) {
        QTest::newRow(name) << plain << other << expected;
    };
    row("the same", plain, 0);
    row("one vote of three elsewhere", profile(QStringLiteral("jtf")), 1.0 / 9);
    row("other shares of the same labels", profile(QStringLiteral("jjta")), (0.5 - 1.0 / 3) / 3);
    row("no vote shared", profile(QStringLiteral("fsd")), 1.0 / 3);
    row("no vote there", profile(QString()), 1.0 / 3);
    row("a corner of the scales away", profile(QStringLiteral("jta"), RatingPoint{1, 1, 1}),
        0.5 / 3);
    row("no complete rating there", profile(QStringLiteral("jta"), std::nullopt), 1.0 / 3);
    row("another subtype",
        profile(QStringLiteral("jta"), RatingPoint{0, 0, 0}, Subtype::SarcasmIrony), 1.0 / 6);
    row("another power relation",
        profile(QStringLiteral("jta"), RatingPoint{0, 0, 0}, Subtype::MixedSignals,
                PowerRelation::HighToLow),
        1.0 / 6);
    QTest::newRow("opposite in everything")
        << profile(QStringLiteral("j"), RatingPoint{1, 1, 1})
        << profile(QStringLiteral("S"), RatingPoint{-1, -1, -1}, Subtype::SarcasmIrony,
                   PowerRelation::LowToHigh)
        << 1.0;
    QTest::newRow("nobody rated either")
        << profile(QString(), std::nullopt) << profile(QString(), std::nullopt) << 0.0;
}

void PrecedentsTest::distance_hasThreeEqualParts()
{
    QFETCH(ItemProfile, a);
    QFETCH(ItemProfile, b);
    QFETCH(double, expected);
    COMPARE_NEAR(profileDistance(a, b), expected, 1e-15);
}

void PrecedentsTest::distance_isSymmetric()
{
    const std::array profiles{
        profile(QStringLiteral("jta")), profile(QStringLiteral("jj"), std::nullopt),
        profile(QStringLiteral("dS"), RatingPoint{-1, 0.33, 0}, Subtype::SarcasmIrony)};
    for (const ItemProfile& a : profiles) {
        for (const ItemProfile& b : profiles)
            QCOMPARE(profileDistance(a, b), profileDistance(b, a));
    }
}

void PrecedentsTest::nearest_areThreeInOrder()
{
    const std::vector<Precedent> own{
        precedent(1, QStringLiteral("fsd")), precedent(2, QStringLiteral("jta")),
        precedent(3, QStringLiteral("jtf")), precedent(4, QStringLiteral("jsd"))};
    const ItemProfile asked = profile(QStringLiteral("jta"));
    QCOMPARE(idsOf(nearestPrecedents({9}, asked, own)), QStringLiteral("2 3 4"));
    QCOMPARE(idsOf(nearestPrecedents({9}, asked, own, 1)), QStringLiteral("2"));
    QCOMPARE(idsOf(nearestPrecedents({9}, asked, own, 9)), QStringLiteral("2 3 4 1"));
}

void PrecedentsTest::nearest_ofEqualsIsTheOneImportedFirst()
{
    // The order of import, whatever the ids and the order in the list.
    std::vector<Precedent> own{
        precedent(5, QStringLiteral("jtf"), 40), precedent(6, QStringLiteral("jts"), 30),
        precedent(7, QStringLiteral("fta"), 10), precedent(8, QStringLiteral("jda"), 20)};
    const ItemProfile asked = profile(QStringLiteral("jta"));
    QCOMPARE(idsOf(nearestPrecedents({9}, asked, own)), QStringLiteral("7 8 6"));
    std::reverse(own.begin(), own.end());
    QCOMPARE(idsOf(nearestPrecedents({9}, asked, own)), QStringLiteral("7 8 6"));
}

void PrecedentsTest::nearest_leavesTheItemItselfOut()
{
    const std::vector<Precedent> own{precedent(1, QStringLiteral("jta")),
                                     precedent(2, QStringLiteral("fsd"))};
    QCOMPARE(idsOf(nearestPrecedents({1}, own[0].profile, own)), QStringLiteral("2"));
}

void PrecedentsTest::nearest_areNoFartherThanOneThird_data()
{
    QTest::addColumn<ItemProfile>("decided");
    QTest::addColumn<bool>("isSimilar");
    const auto row = [](const char* name, const ItemProfile& decided, bool isSimilar) {
        QTest::newRow(name) << decided << isSimilar;
    };
    const auto other = [](const QString& votes, PowerRelation power) {
        return profile(votes, RatingPoint{0, 0, 0}, Subtype::SarcasmIrony, power);
    };
    row("no vote shared, all else the same", profile(QStringLiteral("fsd")), true);
    row("no vote shared, a little higher", profile(QStringLiteral("fsd"), RatingPoint{0.01, 0, 0}),
        false);
    row("one vote elsewhere in another subtype", other(QStringLiteral("jtf"), PowerRelation::Peer),
        true);
    row("two votes elsewhere in another subtype", other(QStringLiteral("jfs"), PowerRelation::Peer),
        false);
    row("the same votes, another subtype and relation",
        other(QStringLiteral("jta"), PowerRelation::HighToLow), true);
    row("one vote elsewhere, another subtype and relation",
        other(QStringLiteral("jtf"), PowerRelation::HighToLow), false);
}

void PrecedentsTest::nearest_areNoFartherThanOneThird()
{
    QFETCH(ItemProfile, decided);
    QFETCH(bool, isSimilar);
    Precedent only = precedent(1, {});
    only.profile = decided;
    const auto found = nearestPrecedents({9}, profile(QStringLiteral("jta")), std::vector{only});
    QCOMPARE(found.size(), isSimilar ? std::size_t{1} : std::size_t{0});
    // Nothing is said to be near by what stands beside it.
    const std::vector<Precedent> both{only, precedent(2, QStringLiteral("jta"))};
    QCOMPARE(nearestPrecedents({9}, profile(QStringLiteral("jta")), both).size(),
             isSimilar ? std::size_t{2} : std::size_t{1});
}

void PrecedentsTest::nearest_ofNothingIsNothing()
{
    QVERIFY(nearestPrecedents({1}, profile(QStringLiteral("jta")), {}).empty());
}

SUBTEXT_TEST(PrecedentsTest)
#include "precedentstest.moc"
