// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"
#include "core/predictions/predictionfile.h"
#include "core/predictions/vectorparts.h"
#include "tests/core/evaluation/sampleinput.h"
#include "tests/support/checks.h"
#include "tests/support/mutation.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::evaluation;

/// Damaged files of vectors: every one ends in an Error that names the file, or in vectors whose
/// values are within their bounds. Seeds are fixed; a failure names its own.
class HostileVectorsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mutatedVectors_areReadOrRefused_data() { files(); }
    void mutatedVectors_areReadOrRefused();
    void everyTruncation_isReadOrRefused_data() { files(); }
    void everyTruncation_isReadOrRefused();

private:
    static void files();
    QByteArray verdictOn(const QByteArray& bytes) const;

    QTemporaryDir m_folder;
    Input m_input = sample::smallInput();
    const entanglement::EmotionNames m_emotions{"joy",     "trust",   "fear",  "surprise",
                                                "sadness", "disgust", "anger", "anticipation"};
};

void HostileVectorsTest::files()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("columns") << QByteArray(
        "model,mode,run,scenario,p_joy,p_anger,logit_yes_fear,logit_no_fear,answer_joy,"
        "answer_anger,confidence_joy,raw_trust\r\n"
        "m,cot,1,mixed-signals/7,0.25,1,2,0.5,no,YES,4,\"<answer>yes</answer>\"\r\n"
        "n,,2,sarcasm-irony_8,1e-9,,-1e3,1e3,,true,5,\"<confidence>3\nno\"\r\n");
    QTest::newRow("cells") << QByteArray(
        "model,scenario,emotion,p_yes,logit_yes,logit_no,answer,confidence,raw_response\n"
        "m,8,Joy,0.25,,,no,4,\nm,8,anger,,2,0.5,yes,,\"<answer>no\"\nm,8,fear,,,,1,1,\n");
    QTest::newRow("list") << QByteArray(
        "[{\"model\":\"m\",\"scenario_id\":\"mixed-signals/7\",\"probabilities\":{\"joy\":0.25},\n"
        "\"logits\":{\"fear\":{\"yes\":2,\"no\":-0.5}},\"answers\":{\"joy\":false,\"fear\":\"y\"},"
        "\n"
        "\"confidence\":{\"joy\":4},\"raw_responses\":{\"anger\":\"<answer>yes</answer>\"}}]");
    QTest::newRow("lines") << QByteArray(
        "{\"id\":\"8\",\"p_joy\":0.5,\"answer_joy\":true,\"confidence_joy\":\"2\"}\n"
        "{\"scenario\":\"sarcasm-irony/7\",\"emotion\":\"fe\\u0061r\",\"p_yes\":NaN}\n");
}

QByteArray HostileVectorsTest::verdictOn(const QByteArray& bytes) const
{
    const QString path =
        subtext::test::writeFile(m_folder.filePath(QStringLiteral("vectors")), bytes);
    const auto read = readVectors({path}, m_emotions, m_input, ScenarioNames(m_input), {});
    if (!read)
        return read.error().file == path ? QByteArray() : "the error names no file";
    for (const RowProblem& problem : read->problems) {
        if (problem.line < 1 || problem.file != path)
            return "a problem has no place";
    }
    for (const PredictionSet& set : read->sets) {
        for (const Prediction& row : set.rows) {
            if (row.item < 0 || static_cast<std::size_t>(row.item) >= m_input.items.size())
                return "a row is of no item";
            const entanglement::VectorPrediction vector = vectorOf(row);
            for (std::size_t i = 0; i < entanglement::Emotions; ++i) {
                const double yes = vector.yes.at(i).value_or(0);
                const int confidence = vector.confidence.at(i).value_or(1);
                if (!(yes >= 0 && yes <= 1) || confidence < 1 || confidence > 5)
                    return "a value is out of bounds";
            }
        }
    }
    return {};
}

void HostileVectorsTest::mutatedVectors_areReadOrRefused()
{
    QFETCH(QByteArray, bytes);
    QCOMPARE(verdictOn(bytes), QByteArray());
    QCOMPARE(subtext::test::faultAmongMutations(
                 bytes, 1000, [&](const QByteArray& damaged) { return verdictOn(damaged); }),
             QByteArray());
}

void HostileVectorsTest::everyTruncation_isReadOrRefused()
{
    QFETCH(QByteArray, bytes);
    QCOMPARE(subtext::test::faultAmongTruncations(
                 bytes, [&](const QByteArray& damaged) { return verdictOn(damaged); }),
             QByteArray());
}

SUBTEXT_TEST(HostileVectorsTest)
#include "hostilevectorstest.moc"
