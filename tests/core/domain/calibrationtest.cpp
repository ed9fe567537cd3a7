// SPDX-License-Identifier: MIT
#include "core/domain/calibration.h"

#include "core/domain/ceiscene.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

using namespace subtext;
using namespace subtext::test;

namespace {

QJsonObject sample(const QString& id)
{
    return {{QStringLiteral("id"), id},
            {QStringLiteral("boundary"), QStringLiteral("Sadness or anger")},
            {QStringLiteral("subtype"), QStringLiteral("mixed-signals")},
            {QStringLiteral("domain"), QStringLiteral("family")},
            {QStringLiteral("power_relation"), QStringLiteral("high-to-low")},
            {QStringLiteral("speaker_role"), QStringLiteral("aunt")},
            {QStringLiteral("listener_role"), QStringLiteral("nephew")},
            {QStringLiteral("context"), QStringLiteral("The nephew sold her piano.")},
            {QStringLiteral("utterance"), QStringLiteral("There was dust on it anyway.")},
            {QStringLiteral("emotion"), QStringLiteral("sadness")},
            {QStringLiteral("also"), QJsonArray{QStringLiteral("anger")}},
            {QStringLiteral("scales"), QJsonObject{{QStringLiteral("valence"), -2},
                                                   {QStringLiteral("arousal"), -1},
                                                   {QStringLiteral("dominance"), 0}}},
            {QStringLiteral("why"), QStringLiteral("She has lost something.")},
            {QStringLiteral("careful"), QStringLiteral("Look for blame.")}};
}

QByteArray json(const QJsonArray& items)
{
    return QJsonDocument(QJsonObject{{QStringLiteral("items"), items}}).toJson();
}

Answer answered(Choice emotion, int valence, int arousal, int dominance)
{
    Answer answer;
    answer.ballot[0] = emotion;
    answer.scale(Dimension::Valence) = valence;
    answer.scale(Dimension::Arousal) = arousal;
    answer.scale(Dimension::Dominance) = dominance;
    answer.scale(Dimension::Confidence) = 3;
    return answer;
}

} // namespace

class CalibrationTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void item_isReadWithAllItsParts();
    void unusableItem_isRefusedWithIdAndKey_data();
    void unusableItem_isRefusedWithIdAndKey();
    void twoItemsOfOneId_areRefused();
    void brokenAndEmptyFiles_areRefused();
    void otherAcceptedLabel_countsAsAccepted();
    void offsets_areOwnPointMinusReference();
    void projectsItems_teachEveryBoundaryWithAllParts();
};

void CalibrationTest::item_isReadWithAllItsParts()
{
    const auto items = parseCalibration(json({sample(QStringLiteral("x1"))}));
    VERIFY_HOLDS(items);
    QCOMPARE(items->size(), std::size_t{1});
    const CalibrationItem& item = items->front();
    QCOMPARE(item.id, QStringLiteral("x1"));
    QCOMPARE(item.boundary, QStringLiteral("Sadness or anger"));
    QCOMPARE(item.scenario.sourceId, QStringLiteral("x1"));
    QVERIFY(item.scenario.group == Subtype::MixedSignals);
    QVERIFY(domainOf(item.scenario) == Domain::Family);
    QVERIFY(powerOf(item.scenario) == PowerRelation::HighToLow);
    QCOMPARE(item.scenario.text(ScenePart::SpeakerRole), QStringLiteral("aunt"));
    QCOMPARE(item.scenario.text(ScenePart::ListenerRole), QStringLiteral("nephew"));
    QCOMPARE(item.scenario.text(ScenePart::Context), QStringLiteral("The nephew sold her piano."));
    QCOMPARE(item.scenario.text(ScenePart::Utterance),
             QStringLiteral("There was dust on it anyway."));
    QCOMPARE(item.emotion, Emotion::Sadness);
    QVERIFY(item.also == std::vector<Choice>{Emotion::Anger});
    QVERIFY((item.points == std::array{-2, -1, 0}));
    QCOMPARE(item.why, QStringLiteral("She has lost something."));
    QCOMPARE(item.careful, QStringLiteral("Look for blame."));
}

void CalibrationTest::unusableItem_isRefusedWithIdAndKey_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    const auto row = [](const char* key, const QJsonValue& value) {
        QTest::newRow(key) << QString::fromLatin1(key) << value;
    };
    row("boundary", QStringLiteral("  "));
    row("subtype", QStringLiteral("gossip"));
    row("domain", QStringLiteral("space"));
    row("power_relation", QStringLiteral("sideways"));
    row("utterance", QJsonValue());
    row("emotion", QStringLiteral("bored"));
    row("also", QJsonArray{QStringLiteral("sadness")}); // the reference itself
    row("scales", QJsonObject{{QStringLiteral("valence"), 4},
                              {QStringLiteral("arousal"), 0},
                              {QStringLiteral("dominance"), 0}});
    row("why", QString());
}

void CalibrationTest::unusableItem_isRefusedWithIdAndKey()
{
    QFETCH(QString, key);
    QFETCH(QJsonValue, value);
    QJsonObject bad = sample(QStringLiteral("x2"));
    bad.insert(key, value);
    const Error error = errorOf(parseCalibration(json({sample(QStringLiteral("x1")), bad})));
    QCOMPARE(error.code, ErrorCode::InvalidValue);
    QCOMPARE(error.value, QStringLiteral("x2"));
    QCOMPARE(error.detail, key);
}

void CalibrationTest::twoItemsOfOneId_areRefused()
{
    const Error error = errorOf(
        parseCalibration(json({sample(QStringLiteral("x1")), sample(QStringLiteral("x1"))})));
    QCOMPARE(error.code, ErrorCode::DuplicateCode);
    QCOMPARE(error.value, QStringLiteral("x1"));
}

void CalibrationTest::brokenAndEmptyFiles_areRefused()
{
    COMPARE_ERROR(parseCalibration("{\"items\": ["), ErrorCode::MalformedFile);
    COMPARE_ERROR(parseCalibration("{}"), ErrorCode::EmptyFile);
    COMPARE_ERROR(parseCalibration(json({})), ErrorCode::EmptyFile);
}

void CalibrationTest::otherAcceptedLabel_countsAsAccepted()
{
    const auto items = parseCalibration(json({sample(QStringLiteral("x1"))}));
    VERIFY_HOLDS(items);
    const CalibrationItem& item = items->front();
    QVERIFY(item.isSplit());
    QVERIFY(comparePractice(answered(Emotion::Sadness, 0, 0, 0), item).isAccepted);
    QVERIFY(comparePractice(answered(Emotion::Anger, 0, 0, 0), item).isAccepted);
    QVERIFY(!comparePractice(answered(Emotion::Fear, 0, 0, 0), item).isAccepted);
}

void CalibrationTest::offsets_areOwnPointMinusReference()
{
    const auto items = parseCalibration(json({sample(QStringLiteral("x1"))}));
    VERIFY_HOLDS(items);
    const auto comparison = comparePractice(answered(Emotion::Joy, 3, -1, -3), items->front());
    QVERIFY((comparison.offsets == std::array{5, 0, -3}));
}

void CalibrationTest::projectsItems_teachEveryBoundaryWithAllParts()
{
    const auto items = parseCalibration(
        readFile(QStringLiteral(SUBTEXT_SOURCE_DIR "/guidelines/annotation/calibration.json")));
    VERIFY_HOLDS(items);
    QCOMPARE(items->size(), std::size_t{8});
    QSet<Choice> emotions;
    QSet<QString> boundaries;
    int threeWaySplits = 0;
    for (const CalibrationItem& item : *items) {
        emotions.insert(item.emotion);
        boundaries.insert(item.boundary);
        threeWaySplits += item.also.size() == 2 ? 1 : 0;
    }
    QCOMPARE(threeWaySplits, 1);
    QCOMPARE(boundaries.size(), 8);
    QVERIFY(emotions.size() >= 5); // nobody passes by always pressing the same key
}

SUBTEXT_TEST(CalibrationTest)
#include "calibrationtest.moc"
