// SPDX-License-Identifier: MIT
#include "core/models/keptforms.h"
#include "core/predictions/predictionfile.h"
#include "core/predictions/predictionwriter.h"
#include "core/predictions/vectorparts.h"
#include "tests/core/evaluation/sampleinput.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

#include <cmath>

using namespace subtext;
using namespace subtext::evaluation;

/// Prediction files of vectors: each way to say eight answers, what is not taken, and what refuses
/// a file.
class VectorFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void layouts_sayTheSame_data();
    void layouts_sayTheSame();
    void logits_areTheSoftmaxOfTheTwo();
    void rawAnswers_areReadWhereNothingElseIs();
    void cellsOfOneScenario_areOneRow();
    void unusableValue_isLeftOutByItself_data();
    void unusableValue_isLeftOutByItself();
    void row_ofNoScenarioOrEmotion_isSaid();
    void contradiction_refusesTheFile();
    void repetition_isSaid();
    void unusableFile_isRefused_data();
    void unusableFile_isRefused();
    void whatIsKept_comesBack();
    void whatIsWritten_readsBack_data();
    void whatIsWritten_readsBack();

private:
    Result<Predictions> read(const QByteArray& bytes, const QString& name);

    QTemporaryDir m_folder;
    Input m_input = evaluation::sample::smallInput();
    const entanglement::EmotionNames m_emotions{"joy",     "trust",   "fear",  "surprise",
                                                "sadness", "disgust", "anger", "anticipation"};
};

namespace {

const QByteArray Wide = "model,mode,scenario,p_joy,p_anger,answer_joy,answer_anger,confidence_joy\n"
                        "m,cot,mixed-signals/7,0.25,1,no,YES,4\n";

const Prediction& onlyRow(const Predictions& read)
{
    if (read.sets.size() != 1 || read.sets[0].rows.size() != 1)
        qFatal("%zu sets", read.sets.size());
    return read.sets[0].rows[0];
}

} // namespace

Result<Predictions> VectorFileTest::read(const QByteArray& bytes, const QString& name)
{
    const QString path = subtext::test::writeFile(m_folder.filePath(name), bytes);
    return readVectors({path}, m_emotions, m_input, ScenarioNames(m_input), {});
}

void VectorFileTest::layouts_sayTheSame_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("columns") << Wide;
    QTest::newRow("semicolons") << QByteArray(Wide).replace(',', ';');
    const QByteArray object =
        R"({"model":"m","mode":"cot","scenario_id":"mixed-signals/7","probabilities":{"joy":0.25,)"
        R"("anger":1.0},"answers":{"joy":false,"anger":"yes"},"confidence":{"joy":4}})";
    QTest::newRow("an object") << object;
    QTest::newRow("lines") << object + "\n";
    QTest::newRow("a list") << '[' + object + ']';
    QTest::newRow("flat keys") << QByteArray(
        R"([{"model":"m","mode":"cot","id":"mixed-signals/7","p_joy":0.25,)"
        R"("p_anger":1,"answer_joy":"No","answer_anger":true,"confidence_joy":"4"}])");
    QTest::newRow("a row a cell") << QByteArray(
        "model,mode,scenario,emotion,p_yes,answer,confidence\n"
        "m,cot,mixed-signals/7,Joy,0.25,no,4\n"
        "m,cot,mixed-signals/7,anger,1,yes,\n");
}

void VectorFileTest::layouts_sayTheSame()
{
    QFETCH(QByteArray, bytes);
    const auto read = must(this->read(bytes, QStringLiteral("a.txt")));
    const Prediction& row = onlyRow(read);
    QCOMPARE(read.sets[0].name.model, QStringLiteral("m"));
    QCOMPARE(read.sets[0].name.mode, QStringLiteral("cot"));
    QCOMPARE(read.sets[0].name.run, QStringLiteral("1"));
    QCOMPARE(row.item, 0);
    entanglement::VectorPrediction expected;
    expected.yes[0] = 0.25;
    expected.yes[6] = 1.0;
    expected.answers[0] = false;
    expected.answers[6] = true;
    expected.confidence[0] = 4;
    QVERIFY(vectorOf(row) == expected);
    QVERIFY(read.problems.empty() && read.repeatedCount == 0);
}

void VectorFileTest::logits_areTheSoftmaxOfTheTwo()
{
    // exp(2) / (exp(2) + exp(0.5)) = 0.8175744761936437
    const auto flat = must(read("scenario,logit_yes_joy,logit_no_joy\nsarcasm-irony/8,2,0.5\n",
                                QStringLiteral("gemma.csv")));
    QVERIFY(std::abs(*vectorOf(onlyRow(flat)).yes[0] - 0.8175744761936437) < 1e-15);
    QCOMPARE(flat.sets[0].name.model, QStringLiteral("gemma"));
    const auto nested = must(read(R"([{"scenario":"8","logits":{"joy":{"yes":2,"no":0.5}}}])",
                                  QStringLiteral("a.json")));
    QVERIFY(vectorOf(onlyRow(nested)).yes == vectorOf(onlyRow(flat)).yes);
    // A difference beyond what exp can say is a certainty, not a failure.
    const auto sure = must(
        read("scenario,emotion,logit_yes,logit_no\n8,joy,-900,900\n", QStringLiteral("b.csv")));
    QCOMPARE(*vectorOf(onlyRow(sure)).yes[0], 0.0);
}

void VectorFileTest::rawAnswers_areReadWhereNothingElseIs()
{
    const auto read =
        must(this->read("scenario,emotion,raw_response\n"
                        "8,joy,\"Maybe <answer>no</answer>? <confidence>2</confidence> "
                        "<answer> Yes </answer>\"\n"
                        "8,fear,I cannot say.\n",
                        QStringLiteral("a.csv")));
    const Prediction& row = onlyRow(read);
    const entanglement::VectorPrediction said = vectorOf(row);
    QCOMPARE(said.answers[0], std::optional(true));
    QCOMPARE(said.confidence[0], std::optional(2));
    QVERIFY(!said.answers[2]);
    QCOMPARE(wordsAt(row, 2), QStringLiteral("I cannot say."));
    QVERIFY(read.problems.empty());
}

void VectorFileTest::cellsOfOneScenario_areOneRow()
{
    const auto read = must(this->read("scenario,emotion,p_yes\n8,joy,0.5\nmixed-signals/7,joy,0\n"
                                      "8,trust,0.75\n8,joy,0.5\n",
                                      QStringLiteral("a.csv")));
    QCOMPARE(read.sets[0].rows.size(), std::size_t{2});
    QCOMPARE(*vectorOf(read.sets[0].rows[0]).yes[1], 0.75);
    QCOMPARE(read.repeatedCount, qint64{1});
}

void VectorFileTest::unusableValue_isLeftOutByItself_data()
{
    QTest::addColumn<QByteArray>("cells"); // p_joy, answer_joy, confidence_joy
    QTest::addColumn<int>("reason");
    const auto row = [](const char* cells, ProblemReason reason) {
        QTest::newRow(cells) << QByteArray(cells) << static_cast<int>(reason);
    };
    row("1.5,yes,3", ProblemReason::UnusableProbability);
    row("-0.1,yes,3", ProblemReason::UnusableProbability);
    row("nan,yes,3", ProblemReason::UnusableProbability);
    row("high,yes,3", ProblemReason::UnusableProbability);
    row("0.5,perhaps,3", ProblemReason::UnusableAnswer);
    row("0.5,yes,0", ProblemReason::UnusableConfidence);
    row("0.5,yes,6", ProblemReason::UnusableConfidence);
    row("0.5,yes,2.5", ProblemReason::UnusableConfidence);
}

void VectorFileTest::unusableValue_isLeftOutByItself()
{
    QFETCH(QByteArray, cells);
    QFETCH(int, reason);
    const auto read =
        must(this->read("scenario,p_joy,answer_joy,confidence_joy,p_fear\n8," + cells + ",0.5\n",
                        QStringLiteral("a.csv")));
    QCOMPARE(read.problems.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(read.problems[0].reason), reason);
    QCOMPARE(read.problems[0].line, qint64{2});
    const auto said = vectorOf(onlyRow(read));
    QCOMPARE(said.yes[0].has_value(),
             reason != static_cast<int>(ProblemReason::UnusableProbability));
    QCOMPARE(said.answers[0].has_value(),
             reason != static_cast<int>(ProblemReason::UnusableAnswer));
    QCOMPARE(said.confidence[0].has_value(),
             reason != static_cast<int>(ProblemReason::UnusableConfidence));
    QVERIFY(said.yes[2].has_value());
}

void VectorFileTest::row_ofNoScenarioOrEmotion_isSaid()
{
    const auto read = must(this->read("scenario,emotion,p_yes\n,joy,0.5\n99,joy,0.5\n8,glee,0.5\n"
                                      "7,joy,0.5\n8,joy,0.5\n8,joy\n",
                                      QStringLiteral("a.csv")));
    std::vector<ProblemReason> reasons;
    for (const RowProblem& problem : read.problems)
        reasons.push_back(problem.reason);
    QVERIFY(reasons ==
            (std::vector{ProblemReason::NoScenario, ProblemReason::UnknownScenario,
                         ProblemReason::UnknownQuestion, ProblemReason::AmbiguousScenario,
                         ProblemReason::WrongCellCount}));
    QCOMPARE(read.sets[0].rows.size(), std::size_t{1});
}

void VectorFileTest::contradiction_refusesTheFile()
{
    const auto wide = read("scenario,p_joy\n8,0.5\n8,0.25\n", QStringLiteral("a.csv"));
    QVERIFY(!wide);
    QCOMPARE(wide.error().code, ErrorCode::InvalidValue);
    QCOMPARE(wide.error().line, qint64{3});
    QCOMPARE(wide.error().detail, QStringLiteral("conflict %1:2").arg(wide.error().file));
    const auto cells =
        read("scenario,emotion,p_yes\n8,joy,0.5\n8,joy,0.25\n", QStringLiteral("b.csv"));
    QVERIFY(!cells);
    QCOMPARE(cells.error().line, qint64{3});
}

void VectorFileTest::repetition_isSaid()
{
    const auto read =
        must(this->read(Wide + Wide.mid(Wide.indexOf('\n') + 1), QStringLiteral("a.csv")));
    QCOMPARE(read.repeatedCount, qint64{1});
    QCOMPARE(read.repeated[0].line, qint64{3});
    QCOMPARE(read.repeated[0].firstLine, qint64{2});
    onlyRow(read);
}

void VectorFileTest::unusableFile_isRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, const QByteArray& bytes, ErrorCode code) {
        QTest::newRow(name) << bytes << static_cast<int>(code);
    };
    row("nothing", " \n", ErrorCode::EmptyFile);
    row("no scenario", "model,p_joy\nm,0.5\n", ErrorCode::MissingColumn);
    row("nothing said", "scenario,model\n8,m\n", ErrorCode::MissingColumn);
    row("one column", "scenario\n8\n", ErrorCode::UnknownFormat);
    row("another study", "scenario,p_joy\n99,0.5\n", ErrorCode::UnknownScenario);
    row("a list of numbers", "[1, 2]", ErrorCode::MalformedFile);
    row("half a list", R"([{"scenario": "8", "p_joy": 0.5})", ErrorCode::MalformedFile);
}

void VectorFileTest::unusableFile_isRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, code);
    const auto refused = read(bytes, QStringLiteral("a.txt"));
    QVERIFY(!refused);
    QCOMPARE(static_cast<int>(refused.error().code), code);
    QCOMPARE(refused.error().file, m_folder.filePath(QStringLiteral("a.txt")));
}

void VectorFileTest::whatIsKept_comesBack()
{
    for (std::size_t i = 0; i < m_input.items.size(); ++i)
        m_input.items[i].scenario = ScenarioId{static_cast<qint64>(i) + 1};
    const auto read =
        must(this->read("model,scenario,emotion,p_yes,answer,confidence,raw_response\n"
                        "m,8,joy,0.1,no,5,\"so, "
                        "„no“\"\nm,8,fear,0.30000000000000004,,,\nm,mixed-signals/7,joy,1,,,\n",
                        QStringLiteral("a.csv")));
    std::vector<KeptPredictions> kept;
    for (const auto& batch : toKeep(read.sets, m_emotions, m_input))
        kept.push_back({batch.name, {batch.file}, 0, batch.rows, 0});
    const auto back = must(vectorSets(kept, m_emotions, m_input));
    QCOMPARE(back.size(), std::size_t{1});
    QCOMPARE(back[0].rows.size(), std::size_t{2});
    for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(back[0].rows[i].item, read.sets[0].rows[i].item);
        QVERIFY(back[0].rows[i].saysTheSameAs(read.sets[0].rows[i]));
    }
    kept[0].rows[0].answer[QStringLiteral("probabilities")] =
        QJsonObject{{QStringLiteral("joy"), QStringLiteral("much")}};
    const auto damaged = vectorSets(kept, m_emotions, m_input);
    QVERIFY(!damaged);
    QCOMPARE(damaged.error().code, ErrorCode::StudyDamaged);
}

void VectorFileTest::whatIsWritten_readsBack_data()
{
    QTest::addColumn<int>("format");
    QTest::newRow("csv") << static_cast<int>(PredictionFormat::Csv);
    QTest::newRow("lines") << static_cast<int>(PredictionFormat::JsonLines);
}

void VectorFileTest::whatIsWritten_readsBack()
{
    QFETCH(int, format);
    const auto read = must(
        this->read("model,run,scenario,emotion,p_yes,answer,confidence,raw_response\n"
                   "m,3,8,joy,0.1,no,5,\"so, „no“\n?\"\nm,3,8,fear,0.30000000000000004,,,\nm,3,"
                   "mixed-signals/7,joy,1,,,\n",
                   QStringLiteral("a.csv")));
    const QByteArray bytes = collected([&](const ByteSink& sink) {
        return writeVectors(read.sets, m_emotions, m_input, static_cast<PredictionFormat>(format),
                            sink);
    });
    const auto again = must(this->read(bytes, QStringLiteral("b.txt")));
    QCOMPARE(again.sets.size(), std::size_t{1});
    QCOMPARE(again.sets[0].name.run, QStringLiteral("3"));
    QCOMPARE(again.sets[0].rows.size(), read.sets[0].rows.size());
    for (std::size_t i = 0; i < read.sets[0].rows.size(); ++i)
        QVERIFY(again.sets[0].rows[i].saysTheSameAs(read.sets[0].rows[i]));
}

SUBTEXT_TEST(VectorFileTest)
#include "vectorfiletest.moc"
