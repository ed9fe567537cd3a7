// SPDX-License-Identifier: MIT
#include "core/entanglement/entanglementjson.h"
#include "tests/core/entanglement/reference.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::entanglement;
using namespace subtext::entanglement::test;

class ScenarioStatisticsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sentences_endBeforeWhiteSpace_data();
    void sentences_endBeforeWhiteSpace();
    void tokens_areWordsWithoutTheirEdges();
    void words_haveTheUsualMedian();
    void markers_areSharesOfTheTokens();
    void markers_withoutEither_haveNoRatio();
    void topic_hasItsMostPrevalentEmotion();
    void vectors_standByCountThenMask();
    void withoutGold_isCountedAndLeftOut();
    void withoutScenarios_nothingIsDefined();
};

namespace {

ScenarioText scenario(const char* text, std::optional<EmotionSet> gold = EmotionSet{0},
                      const char* topic = "")
{
    return {QString::fromUtf8(text), gold, QString::fromUtf8(topic)};
}

} // namespace

void ScenarioStatisticsTest::sentences_endBeforeWhiteSpace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("sentences");
    QTest::newRow("two") << QStringLiteral("She waits. He comes.") << 2.0;
    QTest::newRow("a run is one") << QStringLiteral("Really?! Yes...") << 2.0;
    QTest::newRow("within a word") << QStringLiteral("At 3.30 p.m. sharp") << 1.0;
    QTest::newRow("before a quotation mark") << QStringLiteral("\"Go.\" he said.") << 1.0;
    QTest::newRow("before a line break") << QStringLiteral("One.\nTwo!\n") << 2.0;
    QTest::newRow("no end") << QStringLiteral("nothing ends here") << 0.0;
    QTest::newRow("empty") << QString() << 0.0;
}

void ScenarioStatisticsTest::sentences_endBeforeWhiteSpace()
{
    QFETCH(QString, text);
    const auto found = scenarioStatistics({{text, EmotionSet{0}, {}}});
    QVERIFY(found.meanSentences);
    QTEST(*found.meanSentences, "sentences");
}

void ScenarioStatisticsTest::tokens_areWordsWithoutTheirEdges()
{
    // "Zoë's" once, "half-open" in one, dashes are nothing; 𝐀 is a letter beyond 16 bits.
    const auto found = scenarioStatistics(
        {scenario("(Zoë's) door – half-open, ZOË'S \"Door\"! 42 ... \xF0\x9D\x90\x80.")});
    QCOMPARE(found.vocabulary, std::size_t{5});
    QCOMPARE(found.meanWords, std::optional(9.0));
}

void ScenarioStatisticsTest::words_haveTheUsualMedian()
{
    const auto odd = scenarioStatistics({scenario("a b c"), scenario("a"), scenario("a b")});
    QCOMPARE(odd.medianWords, std::optional(2.0));
    const auto even = scenarioStatistics(
        {scenario("a b c"), scenario("  "), scenario("a b"), scenario("a b c d e f")});
    QCOMPARE(even.medianWords, std::optional(2.5));
    QCOMPARE(even.meanWords, std::optional(11.0 / 4));
    QCOMPARE(even.fewestWords, std::optional(0));
    QCOMPARE(even.mostWords, std::optional(6));
}

void ScenarioStatisticsTest::markers_areSharesOfTheTokens()
{
    const std::vector<ScenarioText> scenarios{
        scenario("Soon she will, soon.", EmotionSet{128}),     // 3 of 4
        scenario("They plan – nothing", EmotionSet{129}),      // 1 of 3: the dash is no token
        scenario("He hopes and will wait now", EmotionSet{1}), // 1 of 6: "hopes" is another word
        scenario("will will will", std::nullopt)};
    const MarkerRates usual = scenarioStatistics(scenarios).forwardMarkers;
    QCOMPARE(usual.words,
             (QStringList{QStringLiteral("hope"), QStringLiteral("plan"), QStringLiteral("prepare"),
                          QStringLiteral("soon"), QStringLiteral("will")}));
    COMPARE_NEAR(usual.withAnticipation, 4.0 / 7, 1e-15);
    COMPARE_NEAR(usual.without, 1.0 / 6, 1e-15);
    COMPARE_NEAR(usual.ratio, 24.0 / 7, 1e-12);
    const MarkerRates own =
        scenarioStatistics(scenarios, {QStringLiteral("Now"), QStringLiteral(" now! ")})
            .forwardMarkers;
    QCOMPARE(own.words, QStringList{QStringLiteral("now")});
    COMPARE_NEAR(own.withAnticipation, 0.0, 0);
    COMPARE_NEAR(own.ratio, 0.0, 0);
}

void ScenarioStatisticsTest::markers_withoutEither_haveNoRatio()
{
    const auto with = scenarioStatistics({scenario("soon", EmotionSet{128})}).forwardMarkers;
    QCOMPARE(with.withAnticipation, std::optional(1.0));
    QVERIFY(!with.without);
    QVERIFY(!with.ratio);
    const auto never =
        scenarioStatistics({scenario("soon", EmotionSet{128}), scenario("then", EmotionSet{0})})
            .forwardMarkers;
    QCOMPARE(never.without, std::optional(0.0));
    QVERIFY(!never.ratio);
}

void ScenarioStatisticsTest::topic_hasItsMostPrevalentEmotion()
{
    const auto found = scenarioStatistics(
        {scenario("a", EmotionSet{6}, "garden"), scenario("a", EmotionSet{4}, "garden"),
         scenario("a", EmotionSet{136}, "bus stop"), scenario("a", EmotionSet{0}, "rest"),
         scenario("a", std::nullopt, "rest"), scenario("a", EmotionSet{1}, "")});
    QCOMPARE(found.topics.size(), std::size_t{3});
    QCOMPARE(found.topics[0].topic, QStringLiteral("bus stop"));
    QCOMPARE(found.topics[0].dominantEmotion, std::optional<std::size_t>(3)); // first on the wheel
    QVERIFY(found.topics[0].isTied);
    QCOMPARE(found.topics[1].dominantEmotion, std::optional<std::size_t>(2));
    QVERIFY(!found.topics[1].isTied && !found.topics[2].isTied);
    QCOMPARE(found.topics[1].scenarios, 2);
    QCOMPARE(found.topics[2].scenarios, 2);
    QCOMPARE(found.topics[2].dominantEmotion, std::nullopt);
}

void ScenarioStatisticsTest::vectors_standByCountThenMask()
{
    std::vector<ScenarioText> scenarios;
    for (const int mask : {130, 3, 0, 3, 130, 1, 255})
        scenarios.push_back({QString(), static_cast<EmotionSet>(mask), {}});
    const auto found = scenarioStatistics(scenarios);
    QCOMPARE(found.vectors, (std::vector<VectorCount>{{3, 2}, {130, 2}, {0, 1}, {1, 1}, {255, 1}}));
    QCOMPARE(found.cardinalities, (std::array<int, 9>{1, 1, 4, 0, 0, 0, 0, 0, 1}));
    QCOMPARE(found.multiLabel(), 5);
    COMPARE_NEAR(found.meanCardinality, 17.0 / 7, 1e-15);
}

void ScenarioStatisticsTest::withoutGold_isCountedAndLeftOut()
{
    const auto found = scenarioStatistics({scenario("a b", std::nullopt), scenario("a", 3)});
    QCOMPARE(found.withoutGold, std::size_t{1});
    QCOMPARE(found.emotions.scenarios, std::size_t{1});
    QCOMPARE(found.meanWords, std::optional(1.5));
    QCOMPARE(found.meanCardinality, std::optional(2.0));
    const auto json = QJsonDocument::fromJson(statisticsJson(found, wheelNames())).object();
    QCOMPARE(json[QStringLiteral("without_gold")].toInt(), 1);
}

void ScenarioStatisticsTest::withoutScenarios_nothingIsDefined()
{
    const auto found = scenarioStatistics({});
    QVERIFY(!found.meanWords);
    QVERIFY(!found.medianWords);
    QVERIFY(!found.fewestWords);
    QVERIFY(!found.meanSentences);
    QVERIFY(!found.meanCardinality);
    QVERIFY(found.vectors.empty());
    const auto json = QJsonDocument::fromJson(statisticsJson(found, wheelNames())).object();
    QVERIFY(json[QStringLiteral("prevalence")][QStringLiteral("joy")].isNull());
    QVERIFY(json[QStringLiteral("words")][QStringLiteral("mean")].isNull());
    QVERIFY(!json.contains(QStringLiteral("without_gold")));
}

SUBTEXT_TEST(ScenarioStatisticsTest)
#include "scenariostatisticstest.moc"
