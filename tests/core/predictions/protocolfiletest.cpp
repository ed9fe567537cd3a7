// SPDX-License-Identifier: MIT
#include "core/models/withoutwords.h"
#include "core/predictions/predictionfile.h"
#include "core/predictions/predictionwriter.h"
#include "tests/core/evaluation/sampleinput.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::evaluation;

/// The list of the CEI evaluation protocol: what it says of a set, and that it is read again.
class ProtocolFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void entries_haveTheFieldsOfTheProtocol();
    void otherQuestion_hasItsOwnField();
    void emptySet_isAnEmptyList();
    void list_readsBackToTheSameRows();
    void confidence_isALevelOrAShare_data();
    void confidence_isALevelOrAShare();

private:
    Input m_input = evaluation::sample::smallInput();
};

namespace {

ColumnRow protocolRow(int item, const char* stated)
{
    ColumnRow row;
    row.item = item;
    if (stated)
        row.stated = QString::fromLatin1(stated);
    return row;
}

QByteArray protocolOf(const Column& set, const Input& input)
{
    return collected([&](const ByteSink& sink) {
        return writePredictions({set}, input, PredictionFormat::Protocol, sink);
    });
}

} // namespace

void ProtocolFileTest::entries_haveTheFieldsOfTheProtocol()
{
    Column set;
    set.rows = {protocolRow(0, "joy"), protocolRow(2, nullptr), protocolRow(1, "glee")};
    set.rows[0].raw = QStringLiteral("I would say joy.");
    set.rows[0].vad = {0.5, std::nullopt, -0.25};
    set.rows[1].signal = Signal::Refusal;
    set.rows[2].signal = Signal::CutShort;
    set.rows[2].isVadInvalid[1] = true;
    QCOMPARE(protocolOf(set, m_input),
             QByteArray("[\n"
                        "{\"scenario_id\":\"mixed-signals/7\",\"predicted_emotion\":\"joy\","
                        "\"predicted_valence\":0.5,\"predicted_dominance\":-0.25},\n"
                        "{\"scenario_id\":\"sarcasm-irony/8\",\"predicted_emotion\":null,"
                        "\"status\":\"refusal\"},\n"
                        "{\"scenario_id\":\"sarcasm-irony/7\",\"predicted_emotion\":\"glee\","
                        "\"predicted_arousal\":\"unusable\",\"finish_reason\":\"length\"}\n"
                        "]\n"));
}

void ProtocolFileTest::otherQuestion_hasItsOwnField()
{
    const Options tones({QStringLiteral("warm"), QStringLiteral("cold")}, {},
                        QStringLiteral("tone"));
    const Input input =
        evaluation::sample::input({evaluation::sample::item(QStringLiteral("11"), 0, {})}, tones);
    Column set;
    set.rows = {protocolRow(0, "warm")};
    set.rows[0].distribution = {0.75, 0.25};
    QCOMPARE(protocolOf(set, input),
             QByteArray("[\n{\"scenario_id\":\"11\",\"predicted_tone\":\"warm\","
                        "\"probabilities\":{\"warm\":0.75,\"cold\":0.25}}\n]\n"));
}

void ProtocolFileTest::emptySet_isAnEmptyList()
{
    QCOMPARE(protocolOf(Column(), m_input), QByteArray("[]\n"));
}

void ProtocolFileTest::list_readsBackToTheSameRows()
{
    Column set;
    set.rows = {protocolRow(0, "joy"), protocolRow(1, nullptr), protocolRow(2, nullptr)};
    set.rows[0].vad = {0.1, -1, 1};
    set.rows[0].confidence = 4;
    set.rows[1].confidence = 0.25;
    set.rows[1].raw = QStringLiteral("{\"emotion\": \"sarcasm\"}");
    set.rows[2].raw = QStringLiteral("Who could tell?");
    const Column bare = withoutWords(set, m_input, cei2026Table());
    QTemporaryDir folder;
    const QString path = subtext::test::writeFile(
        folder.filePath(QStringLiteral("predictions.json")), protocolOf(bare, m_input));
    const auto read = readPredictions({path}, {m_input}, ScenarioNames(m_input),
                                      {{}, QStringLiteral("wren"), QStringLiteral("cot"), {}});
    VERIFY_HOLDS(read);
    QVERIFY(read->problems.empty());
    const Column back = columnsOf(read->sets, FirstQuestion).front();
    QCOMPARE(back.name.text(), QStringLiteral("wren:cot:1"));
    QVERIFY(back.rows == bare.rows);
}

void ProtocolFileTest::confidence_isALevelOrAShare_data()
{
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<QByteArray>("kept"); // empty: nothing
    QTest::newRow("level") << QByteArray("4") << QByteArray("\"confidence\":4}");
    QTest::newRow("text") << QByteArray("\"5\"") << QByteArray("\"confidence\":5}");
    QTest::newRow("share") << QByteArray("0.25") << QByteArray("\"confidence\":0.25}");
    QTest::newRow("none") << QByteArray("0") << QByteArray("\"confidence\":0}");
    QTest::newRow("between two levels") << QByteArray("3.5") << QByteArray();
    QTest::newRow("percent") << QByteArray("80") << QByteArray();
    QTest::newRow("negative") << QByteArray("-1") << QByteArray();
    QTest::newRow("word") << QByteArray("\"high\"") << QByteArray();
    QTest::newRow("null") << QByteArray("null") << QByteArray();
}

void ProtocolFileTest::confidence_isALevelOrAShare()
{
    QFETCH(QByteArray, said);
    QFETCH(QByteArray, kept);
    QTemporaryDir folder;
    const QString path = subtext::test::writeFile(
        folder.filePath(QStringLiteral("m.json")),
        R"([{"scenario": "mixed-signals/7", "emotion": "joy", "confidence": )" + said + "}]");
    const auto read = readPredictions({path}, {m_input}, ScenarioNames(m_input), {});
    VERIFY_HOLDS(read);
    // A missing one is none; what is there and cannot be used is told.
    QCOMPARE(read->problems.empty(), !kept.isEmpty() || said == "null");
    const QByteArray list = protocolOf(columnsOf(read->sets, FirstQuestion).front(), m_input);
    QCOMPARE(list.contains("confidence"), !kept.isEmpty());
    QVERIFY2(list.contains(kept), list.constData());
}

SUBTEXT_TEST(ProtocolFileTest)
#include "protocolfiletest.moc"
