// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"
#include "core/evaluation/evaluation.h"
#include "core/predictions/predictionfile.h"
#include "tests/core/evaluation/sampleinput.h"
#include "tests/support/checks.h"
#include "tests/support/mutation.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::evaluation;

/// Damaged and random prediction files: every one ends in an Error that names the file, or in rows
/// that can be scored. Seeds are fixed; a failure names its own.
class HostilePredictionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mutatedFile_isScoredOrRefused_data() { files(); }
    void mutatedFile_isScoredOrRefused();
    void everyTruncation_isScoredOrRefused_data() { files(); }
    void everyTruncation_isScoredOrRefused();
    void randomBytes_areRefused();
    void oneHugeRow_isRead();

private:
    static void files();
    QByteArray verdictOn(const QByteArray& bytes) const;

    QTemporaryDir m_folder;
    Input m_input = sample::smallInput();
};

void HostilePredictionsTest::files()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("CSV") << QByteArray(
        "scenario,model,mode,emotion,raw_response,valence,p_joy,p_fear,status,gold\r\n"
        "mixed-signals/7,m,cot,Joy,\"{\"\"emotion\"\": \"\"fear\"\"}\",0.5,1,0,ok,joy\r\n"
        "sarcasm-irony_8,n,,\"sar\ncasm\",,high,0.5,0.5,refusal,\r\n8,m,cot,,,,,,,\r\n");
    QTest::newRow("array") << QByteArray(
        "[{\"scenario\":\"8\",\"emotion\":\"joy\",\"probabilities\":{\"joy\":0.5,\"fear\":0.5},\n"
        "\"valence\":NaN},{\"subtype\":\"mixed-signals\",\"id\":7,\"predicted\":null}]");
    QTest::newRow("lines") << QByteArray(
        "{\"scenario\":\"8\",\"predicted_emotion\":\"j\\u006fy\",\"predicted_valence\":-0.5}\n"
        "{\"scenario\":\"mixed-signals/7\",\"raw_response\":\"```{\\\"emotion\\\": \\\"fe\"}\n");
    QTest::newRow("results") << QByteArray(
        R"({"m":[{"id":"7","subtype":"mixed-signals","gold":"joy","predicted":"joy","raw_response":"x"}],)"
        R"("n":[{"id":"8","subtype":"sarcasm-irony","gold":"","predicted":null}]})");
    QTest::newRow("checkpoint") << QByteArray(
        R"({"m::mixed-signals::7":"{\"emotion\":\"joy\"}","m::sarcasm-irony::8":""})");
    QTest::newRow("record") << QByteArray(
        R"({"scenario_id":"sarcasm-irony_8","model_id":"m","success":true,"prediction":{"emotion":"joy"}})");
}

QByteArray HostilePredictionsTest::verdictOn(const QByteArray& bytes) const
{
    const QString path =
        subtext::test::writeFile(m_folder.filePath(QStringLiteral("predictions")), bytes);
    const auto read = readPredictions({path}, {m_input}, ScenarioNames(m_input), {});
    if (!read)
        return read.error().file == path ? QByteArray() : "the error names no file";
    for (const RowProblem& problem : read->problems) {
        if (problem.line < 1 || problem.file != path)
            return "a problem has no place";
    }
    EvaluationOptions how;
    how.table = cei2026Table();
    how.resampling.resamples = 3;
    const auto evaluated = evaluate(m_input, columnsOf(read->sets, FirstQuestion), how);
    if (!evaluated || evaluated->sets.size() != read->sets.size() || evaluated->items != 3)
        return "it was not scored";
    for (const SetEvaluation& set : evaluated->sets) {
        std::int64_t covered = 0;
        for (const std::int64_t count : set.coverage)
            covered += count;
        const std::int64_t asked = set.part ? set.part->asked : 3;
        if (covered != asked || set.overall.scores.items != asked)
            return "an item is not accounted for";
    }
    return {};
}

void HostilePredictionsTest::mutatedFile_isScoredOrRefused()
{
    QFETCH(QByteArray, bytes);
    QCOMPARE(verdictOn(bytes), QByteArray());
    QCOMPARE(subtext::test::faultAmongMutations(
                 bytes, 150, [&](const QByteArray& damaged) { return verdictOn(damaged); }),
             QByteArray());
}

void HostilePredictionsTest::everyTruncation_isScoredOrRefused()
{
    QFETCH(QByteArray, bytes);
    QCOMPARE(subtext::test::faultAmongTruncations(
                 bytes, [&](const QByteArray& damaged) { return verdictOn(damaged); }),
             QByteArray());
}

void HostilePredictionsTest::randomBytes_areRefused()
{
    for (quint32 seed = 0; seed < 150; ++seed) {
        PythonRandom random(seed);
        const std::uint32_t span = 1 + random.below(256);
        QByteArray bytes;
        for (std::uint32_t left = random.below(2000); left > 0; --left)
            bytes += static_cast<char>(random.below(span));
        const QByteArray verdict = verdictOn(bytes);
        QVERIFY2(verdict.isEmpty(), "seed " + QByteArray::number(seed) + ": " + verdict);
    }
}

void HostilePredictionsTest::oneHugeRow_isRead()
{
    QByteArray text(200'000, '{');
    QCOMPARE(verdictOn("scenario,emotion,raw_response\n8,," + text + "\n"), QByteArray());
    QCOMPARE(verdictOn("scenario,emotion\n8," + text + "\n"), QByteArray());
    QCOMPARE(verdictOn("[{\"scenario\":\"8\",\"emotion\":\"" + text + "\"}]"), QByteArray());
    QCOMPARE(verdictOn("scenario,emotion\n" + text + ",joy\n8,joy\n"), QByteArray());
}

SUBTEXT_TEST(HostilePredictionsTest)
#include "hostilepredictionstest.moc"
