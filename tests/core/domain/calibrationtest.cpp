// SPDX-License-Identifier: MIT
#include "core/domain/calibration.h"

#include "core/domain/ceiscene.h"
#include "tests/support/ceipractice.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

using namespace subtext;
using namespace subtext::test;

namespace {

const std::shared_ptr<const Task>& ceiTask()
{
    static const auto task = std::make_shared<const Task>(*builtInTask(u"cei"));
    return task;
}

QJsonObject scene(const QString& utterance = QStringLiteral("There was dust on it anyway."))
{
    return {{QStringLiteral("domain"), QStringLiteral("family")},
            {QStringLiteral("power_relation"), QStringLiteral("high-to-low")},
            {QStringLiteral("speaker_role"), QStringLiteral("aunt")},
            {QStringLiteral("listener_role"), QStringLiteral("nephew")},
            {QStringLiteral("context"), QStringLiteral("The nephew sold her piano.")},
            {QStringLiteral("utterance"), utterance}};
}

QJsonObject scales(int valence)
{
    return {{QStringLiteral("valence"), valence},
            {QStringLiteral("arousal"), -1},
            {QStringLiteral("dominance"), 0}};
}

QJsonObject emotion(const QJsonValue& token)
{
    return {{QStringLiteral("emotion"), token}};
}

QJsonObject sample(const QString& id)
{
    return {{QStringLiteral("id"), id},
            {QStringLiteral("boundary"), QStringLiteral("Sadness or anger")},
            {QStringLiteral("group"), QStringLiteral("mixed-signals")},
            {QStringLiteral("scene"), scene()},
            {QStringLiteral("answers"), emotion(QStringLiteral("sadness"))},
            {QStringLiteral("also"), emotion(QJsonArray{QStringLiteral("anger")})},
            {QStringLiteral("scales"), scales(-2)},
            {QStringLiteral("why"), QStringLiteral("She has lost something.")},
            {QStringLiteral("careful"), QStringLiteral("Look for blame.")}};
}

Result<std::vector<CalibrationItem>> parseCalibration(const QByteArray& json)
{
    return parsePractice(json, ceiTask()).map([](const PracticeScenes& read) {
        return read.items;
    });
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
    void document_isReadAsItWasWritten();
    void twoItemsOfOneId_areRefused();
    void brokenAndEmptyFiles_areRefused();
    void otherAcceptedLabel_countsAsAccepted();
    void offsets_areOwnPointMinusReference();
    void projectsItems_teachEveryBoundaryWithAllParts();
    void emoScenesRound_hasEveryEmotionAndNone();
    void everyQuestion_isComparedByItself();
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
    QVERIFY(item.reference.ballot[0] == Emotion::Sadness);
    QVERIFY(item.also[0] == std::vector<Choice>{Emotion::Anger});
    QVERIFY(item.reference.scale(Dimension::Valence) == -2);
    QVERIFY(item.reference.scale(Dimension::Arousal) == -1);
    QVERIFY(item.reference.scale(Dimension::Dominance) == 0);
    QVERIFY(!item.reference.scale(Dimension::Confidence));
    QCOMPARE(item.why, QStringLiteral("She has lost something."));
    QCOMPARE(item.careful, QStringLiteral("Look for blame."));
}

void CalibrationTest::unusableItem_isRefusedWithIdAndKey_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("named");
    const auto row = [](const char* key, const QJsonValue& value, const char* named) {
        QTest::newRow(named) << QString::fromLatin1(key) << value << QString::fromLatin1(named);
    };
    row("boundary", QStringLiteral("  "), "boundary");
    row("group", QStringLiteral("gossip"), "group");
    row("why", QString(), "why");
    row("answers", emotion(QStringLiteral("bored")), "answers.emotion");
    row("also", emotion(QJsonArray{QStringLiteral("sadness")}), "also.emotion"); // the reference
    row("scales", scales(4), "scales.valence");
    row("scene", scene(QString()), "scene.utterance");
    QJsonObject odd = scene();
    odd.insert(QStringLiteral("power_relation"), QStringLiteral("sideways"));
    row("scene", odd, "scene.power_relation");
    odd = scene();
    odd.insert(QStringLiteral("weather"), QStringLiteral("rain"));
    row("scene", odd, "scene.weather");
    QJsonObject sure = scales(-2);
    sure.insert(QStringLiteral("confidence"), 2); // the reader's own
    row("scales", sure, "scales.confidence");
    row("answers", QStringLiteral("sadness"), "answers");
}

void CalibrationTest::unusableItem_isRefusedWithIdAndKey()
{
    QFETCH(QString, key);
    QFETCH(QJsonValue, value);
    QFETCH(QString, named);
    QJsonObject bad = sample(QStringLiteral("x2"));
    bad.insert(key, value);
    const Error error = errorOf(parseCalibration(json({sample(QStringLiteral("x1")), bad})));
    QCOMPARE(error.code, ErrorCode::InvalidValue);
    QCOMPARE(error.value, QStringLiteral("x2"));
    QCOMPARE(error.detail, named);
}

void CalibrationTest::document_isReadAsItWasWritten()
{
    PracticeScenes written = must(parsePractice(
        json({sample(QStringLiteral("x1")), sample(QStringLiteral("x2"))}), ceiTask()));
    written.teaches = QStringLiteral("where blame begins");
    written.cards = {{QStringLiteral("One"), QStringLiteral("Look.")}};
    written.items[1].careful.clear();
    const QByteArray document = practiceDocument(written);
    const PracticeScenes read = must(parsePractice(document, ceiTask()));
    QCOMPARE(read.teaches, written.teaches);
    QVERIFY(read.cards == written.cards);
    QCOMPARE(read.items.size(), std::size_t{2});
    for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(read.items[i].id, written.items[i].id);
        QVERIFY(read.items[i].scenario == written.items[i].scenario);
        QVERIFY(read.items[i].reference == written.items[i].reference);
        QVERIFY(read.items[i].also == written.items[i].also);
        QCOMPARE(read.items[i].boundary, written.items[i].boundary);
        QCOMPARE(read.items[i].why, written.items[i].why);
        QCOMPARE(read.items[i].careful, written.items[i].careful);
    }
    QCOMPARE(practiceDocument(read), document);
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
    QVERIFY(comparePractice(*ceiTask(), answered(Emotion::Sadness, 0, 0, 0), item).isAccepted());
    QVERIFY(comparePractice(*ceiTask(), answered(Emotion::Anger, 0, 0, 0), item).isAccepted());
    QVERIFY(!comparePractice(*ceiTask(), answered(Emotion::Fear, 0, 0, 0), item).isAccepted());
}

void CalibrationTest::offsets_areOwnPointMinusReference()
{
    const auto items = parseCalibration(json({sample(QStringLiteral("x1"))}));
    VERIFY_HOLDS(items);
    const auto comparison =
        comparePractice(*ceiTask(), answered(Emotion::Joy, 3, -1, -3), items->front());
    QVERIFY((comparison.offsets == std::vector<PracticeOffset>{{Dimension::Valence, 5},
                                                               {Dimension::Arousal, 0},
                                                               {Dimension::Dominance, -3}}));
}

void CalibrationTest::projectsItems_teachEveryBoundaryWithAllParts()
{
    const std::vector<CalibrationItem>& items = ceiPractice().items;
    QCOMPARE(items.size(), std::size_t{8});
    QSet<Choice> emotions;
    QSet<QString> boundaries;
    int threeWaySplits = 0;
    for (const CalibrationItem& item : items) {
        emotions.insert(*item.reference.ballot[0]);
        boundaries.insert(item.boundary);
        threeWaySplits += item.also[0].size() == 2 ? 1 : 0;
    }
    QCOMPARE(threeWaySplits, 1);
    QCOMPARE(boundaries.size(), 8);
    QVERIFY(emotions.size() >= 5); // nobody passes by always pressing the same key
}

void CalibrationTest::emoScenesRound_hasEveryEmotionAndNone()
{
    const auto task = std::make_shared<const Task>(*builtInTask(u"emoscene"));
    const auto scenes = parsePractice(shippedText(*task, TaskText::Practice).toUtf8(), task);
    VERIFY_HOLDS(scenes);
    QCOMPARE(scenes->cards.size(), std::size_t{3});
    Ballot seen;
    int empty = 0;
    for (const CalibrationItem& item : scenes->items) {
        bool isEmpty = true;
        for (std::size_t i = 0; i < task->questions.size(); ++i) {
            if (item.reference.ballot.at(i) == Choice{1}) {
                seen.at(i) = Choice{1};
                isEmpty = false;
            }
        }
        empty += isEmpty ? 1 : 0;
    }
    QVERIFY(empty > 0);
    for (std::size_t i = 0; i < task->questions.size(); ++i)
        QVERIFY2(seen.at(i), qPrintable(task->questions[i].token));
}

void CalibrationTest::everyQuestion_isComparedByItself()
{
    const auto task = std::make_shared<const Task>(*builtInTask(u"emoscene"));
    const auto scenes = parsePractice(shippedText(*task, TaskText::Practice).toUtf8(), task);
    VERIFY_HOLDS(scenes);
    const CalibrationItem& item = scenes->items.front();
    Answer answer = item.reference;
    answer.ballot[2] = Choice{item.reference.ballot[2] == Choice{0}};
    answer.ballot[5] = std::nullopt;
    const PracticeComparison comparison = comparePractice(*task, answer, item);
    QCOMPARE(comparison.fitting(), 6);
    QVERIFY(!comparison.isAccepted());
    QVERIFY(!comparison.fits[2] && !comparison.fits[5]);
    QVERIFY(comparison.offsets.empty());
}

SUBTEXT_TEST(CalibrationTest)
#include "calibrationtest.moc"
