// SPDX-License-Identifier: MIT
#include "core/predictions/predictionfile.h"

#include "core/domain/ceiscene.h"
#include "core/evaluation/answers.h"
#include "core/exchange/rows/importedfile.h"
#include "tests/core/evaluation/sampleinput.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::evaluation;

/// Prediction files of every layout: what is read of them, what is not, and what refuses them.
class PredictionFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void layout_isRecognisedByItsContent_data();
    void layout_isRecognisedByItsContent();
    void folder_hasARecordAFile();
    void row_namesItsItemInSeveralWays_data();
    void row_namesItsItemInSeveralWays();
    void subtypeBesideTheName_mustFit();
    void setsAndModes_haveTheirDefaults();
    void foreignColumns_areMapped();
    void values_areTakenOneByOne();
    void distribution_isUsableOrNot_data();
    void distribution_isUsableOrNot();
    void signal_decidesTheStatus_data();
    void signal_decidesTheStatus();
    void label_comesFromItsSource_data();
    void label_comesFromItsSource();
    void repetition_isDroppedAndSaid();
    void contradiction_refusesTheFile();
    void setOfSeveralFiles_isOne();
    void badFile_isRefusedWithItsPlace_data();
    void badFile_isRefusedWithItsPlace();
    void manyProblems_areCounted();
    void oldIds_areFoundByTheirScene();
    void part_isKeptInItemsAndRows();

private:
    Result<Predictions> read(const QByteArray& bytes, const ReadOptions& options = {},
                             const QString& name = QStringLiteral("some model.json"));
    QString write(const QString& name, const QByteArray& bytes)
    {
        return subtext::test::writeFile(m_folder.filePath(name), bytes);
    }

    QTemporaryDir m_folder;
    Input m_input = evaluation::sample::smallInput();
};

namespace {

QString latin(const char* text)
{
    return QString::fromLatin1(text);
}

/// "model|mode|run: item=label item=label; …", labels by the reader.
QString summary(const Predictions& predictions, const Input& input,
                LabelSource source = LabelSource::Reader)
{
    QStringList sets;
    for (const Column& set : columnsOf(predictions.sets, FirstQuestion)) {
        const auto answers = answersOf(set, input, source, cei2026Table());
        QStringList rows;
        for (const ColumnRow& row : set.rows) {
            const auto at = static_cast<std::size_t>(row.item);
            const Reading& reading = answers[at].reading;
            rows << input.items[at].name + u'=' +
                        (reading.label ? input.options.token(*reading.label)
                                       : QString(statusToken(reading.status)));
        }
        const auto& [model, mode, run] = set.name;
        sets << QStringLiteral("%1|%2|%3: %4").arg(model, mode, run, rows.join(u' '));
    }
    return sets.join(QStringLiteral("; "));
}

const PartAnswer& firstAnswer(const Predictions& read)
{
    return *read.sets.front().rows.front().parts.front();
}

} // namespace

Result<Predictions> PredictionFileTest::read(const QByteArray& bytes, const ReadOptions& options,
                                             const QString& name)
{
    return readPredictions({write(name, bytes)}, {m_input}, ScenarioNames(m_input), options);
}

void PredictionFileTest::layout_isRecognisedByItsContent_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QByteArray& bytes, const char* expected) {
        QTest::newRow(name) << bytes << latin(expected);
    };
    const char* const two = "some model|zero-shot|1: mixed-signals/7=joy sarcasm-irony/8=disgust";
    row("CSV", "scenario,emotion\nmixed-signals/7,joy\nsarcasm-irony/8,sarcasm\n", two);
    row("CSV with a mark, CRLF and semicolons",
        "\xEF\xBB\xBFScenario_ID;Predicted_Emotion\r\nmixed-signals/7; Joy.\r\n"
        "sarcasm-irony/8;\"\"\"sarcasm\"\"\"\r\n",
        two);
    row("JSON array",
        R"([{"scenario_id":"mixed-signals_7","label":"joy"},
            {"scenario_id":"sarcasm-irony_8","predicted":"sarcasm"}])",
        two);
    row("JSON Lines",
        "\n{\"scenario\":\"mixed-signals/7\",\"emotion\":\"joy\"}\r\n\r\n"
        "{\"scenario\":\"sarcasm-irony/8\",\"emotion\":\"sarcasm\"}",
        two);
    row("one line", R"({"scenario":"mixed-signals/7","emotion":"joy"})",
        "some model|zero-shot|1: mixed-signals/7=joy");
    row("the protocol's object",
        "{\n \"scenario_id\": \"mixed-signals/7\",\n \"predicted_emotion\": \"joy\",\n"
        " \"predicted_valence\": 0.5\n}",
        "some model|zero-shot|1: mixed-signals/7=joy");
    row("the authors' results",
        R"({"m1": [{"id":"7","subtype":"mixed-signals","gold":"joy","predicted":null,
            "raw_response":"{\"emotion\": \"joy\"}","cached":false}], "m2": [],
            "m3": [{"id":7,"subtype":"sarcasm-irony","gold":"","predicted":"fear","raw_response":""}]})",
        "m1|zero-shot|1: mixed-signals/7=joy; m3|zero-shot|1: sarcasm-irony/7=fear");
    row("the authors' checkpoint",
        R"({"a::b::mixed-signals::7": "{\"emotion\": \"joy\"}", "m::sarcasm-irony::8": "",
            "m::sarcasm-irony::7": "Answer: fear"})",
        "a::b|zero-shot|1: mixed-signals/7=joy; m|zero-shot|1: sarcasm-irony/8=missing "
        "sarcasm-irony/7=fear");
    row("a record of a request",
        R"({"scenario_id":"mixed-signals_7","model_id":"m","success":true,
            "prediction":{"emotion":"joy","valence":0.5},"latency_ms":3})",
        "m|zero-shot|1: mixed-signals/7=joy");
    row("UTF-16",
        QByteArray("\xFF\xFEs\0c\0e\0n\0a\0r\0i\0o\0,\0e\0m\0o\0t\0i\0o\0n\0\n\0"
                   "s\0a\0r\0c\0a\0s\0m\0-\0i\0r\0o\0n\0y\0/\0"
                   "8\0,\0j\0o\0y\0\n\0",
                   74),
        "some model|zero-shot|1: sarcasm-irony/8=joy");
}

void PredictionFileTest::layout_isRecognisedByItsContent()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const auto predictions = read(bytes);
    VERIFY_HOLDS(predictions);
    QCOMPARE(summary(*predictions, m_input), expected);
    QVERIFY(predictions->problems.empty());
}

void PredictionFileTest::folder_hasARecordAFile()
{
    QDir(m_folder.path()).mkpath(latin("records"));
    write(latin("records/2.json"),
          R"({"scenario_id":"sarcasm-irony_7","model_id":"m","success":false,
          "error":"time-out"})");
    write(latin("records/1.json"),
          R"({"scenario_id":"mixed-signals_7","model_id":"m","success":true,
          "prediction":{"emotion":"joy","valence":0.5,"arousal":"calm"}})");
    write(latin("records/3.json"), R"({"scenario_id":"riddle_1","model_id":"m","success":true,
          "prediction":{"emotion":"joy"}})");
    write(latin("records/notes.txt"), "not read");
    const QString folder = m_folder.filePath(latin("records"));
    const auto predictions = readPredictions({folder}, {m_input}, ScenarioNames(m_input), {});
    VERIFY_HOLDS(predictions);
    QCOMPARE(summary(*predictions, m_input),
             latin("m|zero-shot|1: mixed-signals/7=joy sarcasm-irony/7=error"));
    QCOMPARE(firstAnswer(*predictions).vad, (Vad{0.5, -0.67, std::nullopt}));
    QCOMPARE(predictions->problems.size(), std::size_t{1});
    QCOMPARE(predictions->problems.front().file, folder + latin("/3.json"));
    write(latin("records/4.json"), "{\"scenario_id\": ");
    const auto broken = readPredictions({folder}, {m_input}, ScenarioNames(m_input), {});
    COMPARE_ERROR(broken, ErrorCode::MalformedFile);
    QCOMPARE(broken.error().file, folder + latin("/4.json"));
    const auto slashed = readPredictions({folder + u'/'}, {m_input}, ScenarioNames(m_input), {});
    COMPARE_ERROR(slashed, ErrorCode::MalformedFile);
    QDir(m_folder.path()).mkpath(latin("v1.2"));
    write(latin("v1.2/one.json"), R"({"scenario_id":"8","prediction":{"emotion":"joy"}})");
    const auto unnamed =
        readPredictions({m_folder.filePath(latin("v1.2/"))}, {m_input}, ScenarioNames(m_input), {});
    VERIFY_HOLDS(unnamed);
    QCOMPARE(unnamed->sets.front().name.model, latin("v1.2"));
    QDir(m_folder.path()).mkpath(latin("none"));
    const QString none = m_folder.filePath(latin("none"));
    const auto empty = readPredictions({none}, {m_input}, ScenarioNames(m_input), {});
    COMPARE_ERROR(empty, ErrorCode::UnknownFormat);
    QCOMPARE(empty.error().file, none);
}

void PredictionFileTest::row_namesItsItemInSeveralWays_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected"); // the item, or the number of the reason
    const auto row = [](const char* name, const char* expected) {
        QTest::newRow(name) << latin(name) << latin(expected);
    };
    row("sarcasm-irony/7", "sarcasm-irony/7");
    row("sarcasm-irony_7", "sarcasm-irony/7");
    row("SARCASM_IRONY/7", "sarcasm-irony/7");
    row(" sarcasm-irony/7 ", "sarcasm-irony/7");
    row("8", "sarcasm-irony/8");
    row("7", "3"); // two items have it
    row("sarcasm-irony/9", "2");
    row("sarcasm-irony7", "2");
    row("riddle/7", "2");
    row("08", "2");
    row("CEI-0007", "4");
    row("cei-7", "4");
    row("   ", "1");
}

void PredictionFileTest::row_namesItsItemInSeveralWays()
{
    QFETCH(QString, name);
    QFETCH(QString, expected);
    const auto found = ScenarioNames(m_input).find(name);
    QCOMPARE(found ? m_input.items.at(static_cast<std::size_t>(*found)).name
                   : QString::number(static_cast<int>(found.error())),
             expected);
}

void PredictionFileTest::subtypeBesideTheName_mustFit()
{
    const auto predictions =
        read("scenario_id,subtype,emotion\n7,Sarcasm_Irony,joy\n"
             "mixed-signals/7,mixed-signals,joy\n8,mixed-signals,joy\n"
             "8,,joy\nsarcasm-irony/8,mixed-signals,joy\n9,sarcasm-irony,joy\n");
    VERIFY_HOLDS(predictions);
    QCOMPARE(summary(*predictions, m_input),
             latin("some model|zero-shot|1: sarcasm-irony/7=joy mixed-signals/7=joy "
                   "sarcasm-irony/8=joy"));
    QStringList refused;
    for (const RowProblem& problem : predictions->problems) {
        QCOMPARE(problem.reason, ProblemReason::UnknownScenario);
        refused << problem.value;
    }
    QCOMPARE(refused, (QStringList{latin("mixed-signals/8"), latin("mixed-signals/sarcasm-irony/8"),
                                   latin("sarcasm-irony/9")}));
}

void PredictionFileTest::setsAndModes_haveTheirDefaults()
{
    const QByteArray tidy("subtype,id,model,mode,run,emotion\n"
                          "mixed-signals,7,m,,,joy\nmixed-signals,7,m,cot,,joy\n"
                          "mixed-signals,7,m,cot,2,joy\nMixed_Signals,7,,,,joy\n");
    const auto named = read(tidy);
    VERIFY_HOLDS(named);
    QCOMPARE(summary(*named, m_input),
             latin("m|zero-shot|1: mixed-signals/7=joy; m|cot|1: mixed-signals/7=joy; "
                   "m|cot|2: mixed-signals/7=joy; some model|zero-shot|1: mixed-signals/7=joy"));

    ReadOptions options;
    options.model = latin("other");
    options.mode = latin("few-shot");
    const auto told = read("scenario,emotion\n8,joy\n", options);
    VERIFY_HOLDS(told);
    QCOMPARE(summary(*told, m_input), latin("other|few-shot|1: sarcasm-irony/8=joy"));

    const QByteArray results(R"({"m": [{"id":"8","subtype":"sarcasm-irony","predicted":"joy"}]})");
    for (const auto& [file, mode] : {std::pair("baseline_results.json", "zero-shot"),
                                     {"baseline_results_cot.json", "cot"},
                                     {"baseline_results_few-shot.json", "few-shot"}}) {
        const auto authors = read(results, {}, latin(file));
        VERIFY_HOLDS(authors);
        QCOMPARE(authors->sets.front().name.mode, latin(mode));
    }
}

void PredictionFileTest::foreignColumns_areMapped()
{
    ReadOptions options;
    options.columns = {{latin("scenario_id"), latin("Item")}, // by any of its names
                       {latin("emotion"), latin("Guess")},
                       {latin("p_joy"), latin("prob joy")}};
    const auto mapped = read("Item,Guess,prob joy,p_fear\n8,joy,0.25,0.75\n", options);
    VERIFY_HOLDS(mapped);
    QCOMPARE(summary(*mapped, m_input), latin("some model|zero-shot|1: sarcasm-irony/8=joy"));
    QCOMPARE(firstAnswer(*mapped).distribution,
             (std::vector<double>{0.25, 0, 0.75, 0, 0, 0, 0, 0}));
    const auto json = read(R"([{"Item":"8","Guess":"joy"}])", options);
    COMPARE_ERROR(json, ErrorCode::MissingColumn);
    QCOMPARE(json.error().value, latin("prob joy"));
}

void PredictionFileTest::values_areTakenOneByOne()
{
    const auto predictions = read("scenario,emotion,valence,arousal,dominance\n"
                                  "mixed-signals/7,joy, 0.5 , Very  Calm ,1\n"
                                  "sarcasm-irony/7,joy,1.001,nan,\"0,5\"\n"
                                  "sarcasm-irony/8,joy,-1,inf,calm\n");
    VERIFY_HOLDS(predictions);
    const auto rows = columnOf(predictions->sets.front(), FirstQuestion).rows;
    QCOMPARE(rows[0].vad, (Vad{0.5, -1.0, 1.0}));
    QCOMPARE(rows[1].vad, Vad());
    QCOMPARE(rows[1].isVadInvalid, (std::array{true, true, true}));
    QCOMPARE(rows[2].vad, (Vad{-1.0, std::nullopt, std::nullopt}));
    QCOMPARE(predictions->problems.size(), std::size_t{5});
    QCOMPARE(predictions->problems.front(),
             (RowProblem{m_folder.filePath(latin("some model.json")), 3, latin("valence"),
                         latin("1.001"), ProblemReason::UnusableScale}));
    const auto json = read(R"([{"scenario":"8","emotion":"joy","valence":true,"arousal":null,
                               "dominance":"in control"}])");
    VERIFY_HOLDS(json);
    QCOMPARE(firstAnswer(*json).vad, (Vad{std::nullopt, std::nullopt, 0.67}));
    QCOMPARE(json->problems.size(), std::size_t{1});
    // Python writes such numbers, JSON does not know them.
    const auto python = read("{\"scenario\":\"8\",\"emotion\":\"joy, not NaN\",\"valence\":NaN,"
                             "\"arousal\": -Infinity,\"dominance\":-0.5e-1}\n\n"
                             "{\"scenario\":\"mixed-signals/7\",\"emotion\":\"fear\"}");
    VERIFY_HOLDS(python);
    QCOMPARE(firstAnswer(*python).vad, (Vad{std::nullopt, std::nullopt, -0.05}));
    QCOMPARE(firstAnswer(*python).stated, latin("joy, not NaN"));
    QCOMPARE(python->problems.size(), std::size_t{2});
    COMPARE_ERROR(read("[{\"scenario\":\"8\",\"emotion\":None}]"), ErrorCode::MalformedFile);
}

void PredictionFileTest::distribution_isUsableOrNot_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isUsable");
    QTest::addColumn<int>("problems");
    const auto json = [](const char* name, const char* value, bool isUsable, int problems) {
        QTest::newRow(name) << QByteArray("[{\"scenario\":\"8\",\"probabilities\":") + value + "}]"
                            << isUsable << problems;
    };
    json("of all", R"({"joy":0.5,"Fear":0.25,"anger":0.25})", true, 0);
    json("nearly of one", R"({"joy":0.5,"fear":0.4991})", true, 0);
    json("at the tolerance", R"({"joy":0.5,"fear":0.501})", true, 0);
    json("beyond the tolerance", R"({"joy":0.5,"fear":0.5011})", false, 1);
    json("negative", R"({"joy":1.1,"fear":-0.1})", false, 1);
    json("another label", R"({"joy":0.9,"calm":0.1})", false, 1);
    json("another label of nothing", R"({"joy":1,"calm":0})", true, 0);
    json("a text in it", R"({"joy":"1"})", false, 1);
    json("null in it", R"({"joy":1,"fear":null})", true, 0);
    json("all nothing", R"({"joy":0})", false, 1);
    json("a list", "[1,0,0,0,0,0,0,0]", false, 1);
    json("not a number in it", R"({"joy":NaN,"fear":1})", false, 1);
    json("none", "null", false, 0);
    json("an empty one", "{}", false, 0);
    const auto csv = [](const char* name, const char* bytes, bool isUsable, int problems) {
        QTest::newRow(name) << QByteArray(bytes) << isUsable << problems;
    };
    csv("columns", "scenario,p_joy,p_fear\n8,0.5,0.5\n", true, 0);
    csv("columns, some empty", "scenario,p_joy,p_fear\n8,1,\n", true, 0);
    csv("columns, all empty", "scenario,p_joy,p_fear\n8,,\n", false, 0);
    csv("columns without numbers", "scenario,p_joy,p_fear\n8,1,x\n", false, 1);
    csv("columns not finite", "scenario,p_joy,p_fear\n8,inf,1\n", false, 1);
    csv("a cell of JSON", "scenario,probabilities\n8,\"{\"\"joy\"\": 1.0}\"\n", true, 0);
    csv("a cell of anything", "scenario,probabilities\n8,joy\n", false, 1);
}

void PredictionFileTest::distribution_isUsableOrNot()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isUsable);
    QFETCH(int, problems);
    const auto predictions = read(bytes);
    VERIFY_HOLDS(predictions);
    QCOMPARE(!firstAnswer(*predictions).distribution.empty(), isUsable);
    QCOMPARE(predictions->problems.size(), static_cast<std::size_t>(problems));
    QCOMPARE(summary(*predictions, m_input).endsWith(latin("=joy")),
             isUsable && QByteArray(QTest::currentDataTag()) != "at the tolerance" &&
                 QByteArray(QTest::currentDataTag()) != "columns");
}

void PredictionFileTest::signal_decidesTheStatus_data()
{
    QTest::addColumn<QString>("fields");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* fields, const char* expected) {
        QTest::newRow(name) << latin(fields) << latin(expected);
    };
    row("ok", R"("status":"ok","emotion":"joy")", "joy");
    row("refusal", R"("status":"Refusal","emotion":"joy")", "refusal");
    row("error", R"("status":"error","emotion":"joy")", "error");
    row("truncated", R"("status":"truncated","emotion":"joy")", "truncated");
    row("missing", R"("status":"missing")", "missing");
    row("filter", R"("finish_reason":"content_filter","raw_response":"joy")", "refusal");
    row("safety", R"("finish_reason":"SAFETY","raw_response":"")", "refusal");
    row("limit, and a label", R"("finish_reason":"length","raw_response":"joy")", "joy");
    row("limit, and none", R"("finish_reason":"MAX_TOKENS","raw_response":"The spea")",
        "truncated");
    row("limit, and nothing", R"("finish_reason":"max_tokens","raw_response":"")", "empty");
    row("no success", R"("success":false,"emotion":"joy")", "error");
    row("success", R"("success":true,"emotion":"joy")", "joy");
}

void PredictionFileTest::signal_decidesTheStatus()
{
    QFETCH(QString, fields);
    QFETCH(QString, expected);
    const auto predictions = read(
        (QStringLiteral(R"([{"scenario":"8","valence":0.5,)") + fields + latin("}]")).toUtf8());
    VERIFY_HOLDS(predictions);
    QCOMPARE(summary(*predictions, m_input),
             latin("some model|zero-shot|1: sarcasm-irony/8=") + expected);
    const auto answers = answersOf(columnOf(predictions->sets.front(), FirstQuestion), m_input,
                                   LabelSource::Reader, noLabelTable());
    const bool isIgnored = expected == latin("refusal") || expected == latin("error") ||
                           expected == latin("truncated") || expected == latin("missing");
    QCOMPARE(answers[2].vad[0].has_value(), !isIgnored);
}

void PredictionFileTest::label_comesFromItsSource_data()
{
    QTest::addColumn<QString>("fields");
    QTest::addColumn<QString>("byReader");
    QTest::addColumn<QString>("byFile");
    const auto row = [](const char* name, const char* fields, const char* byReader,
                        const char* byFile) {
        QTest::newRow(name) << latin(fields) << latin(byReader) << latin(byFile);
    };
    row("both", R"("predicted":"joy","raw_response":"I say fear")", "fear", "joy");
    row("text alone", R"("predicted":null,"raw_response":"I say fear")", "fear", "unparsed");
    row("text of no label", R"("predicted":null,"raw_response":"{\"emotion\": \"wistful\"}")",
        "oov", "oov");
    row("label alone", R"("predicted":"joy")", "joy", "joy");
    row("empty text", R"("predicted":"joy","raw_response":" ")", "joy", "joy");
    row("nothing", R"("predicted":null,"raw_response":"")", "empty", "empty");
    row("a table's label", R"("predicted":"pride")", "joy", "joy");
    row("a distribution", R"("probabilities":{"joy":0.4,"fear":0.6})", "fear", "fear");
    row("a tie", R"("probabilities":{"joy":0.5,"fear":0.5})", "unparsed", "unparsed");
    row("label and distribution", R"("predicted":"joy","probabilities":{"fear":1})", "joy", "joy");
    row("another label and distribution", R"("predicted":"gloom","probabilities":{"fear":1})",
        "oov", "oov");
}

void PredictionFileTest::label_comesFromItsSource()
{
    QFETCH(QString, fields);
    QFETCH(QString, byReader);
    QFETCH(QString, byFile);
    const auto predictions =
        read((QStringLiteral(R"([{"scenario":"8",)") + fields + latin("}]")).toUtf8());
    VERIFY_HOLDS(predictions);
    const QString start = latin("some model|zero-shot|1: sarcasm-irony/8=");
    QCOMPARE(summary(*predictions, m_input), start + byReader);
    QCOMPARE(summary(*predictions, m_input, LabelSource::File), start + byFile);
}

void PredictionFileTest::repetition_isDroppedAndSaid()
{
    const auto predictions = read("scenario,emotion\n8,joy\nmixed-signals/7,fear\n"
                                  "sarcasm-irony/8,joy\n");
    VERIFY_HOLDS(predictions);
    QCOMPARE(predictions->sets.front().rows.size(), std::size_t{2});
    QCOMPARE(predictions->repeatedCount, 1);
    QCOMPARE(predictions->repeated.front().line, 4);
    QCOMPARE(predictions->repeated.front().firstLine, 2);
    QVERIFY(predictions->problems.empty());
}

void PredictionFileTest::contradiction_refusesTheFile()
{
    const auto csv = read("scenario,emotion\n8,joy\nmixed-signals/7,fear\nsarcasm-irony/8,fear\n");
    COMPARE_ERROR(csv, ErrorCode::InvalidValue);
    const QString path = m_folder.filePath(latin("some model.json"));
    QCOMPARE(csv.error().file, path);
    QCOMPARE(csv.error().line, 4);
    QCOMPARE(csv.error().value, latin("sarcasm-irony/8"));
    QCOMPARE(csv.error().detail, latin("conflict ") + path + latin(":2"));
    const auto json = read("[{\"scenario\":\"8\",\"emotion\":\"joy\"},\n"
                           "{\"scenario\":\"8\",\"emotion\":\"joy\",\"valence\":0.1}]");
    COMPARE_ERROR(json, ErrorCode::InvalidValue);
    QCOMPARE(json.error().line, 2);
}

void PredictionFileTest::setOfSeveralFiles_isOne()
{
    const QString one = write(latin("one.csv"), "scenario,model,emotion\n8,m,joy\n");
    const QString two =
        write(latin("two.csv"), "scenario,model,emotion\n\nmixed-signals/7,m,fear\n8,m,joy\n");
    const auto both = readPredictions({one, two}, {m_input}, ScenarioNames(m_input), {});
    VERIFY_HOLDS(both);
    QCOMPARE(summary(*both, m_input),
             latin("m|zero-shot|1: sarcasm-irony/8=joy mixed-signals/7=fear"));
    QCOMPARE(both->repeated.front().file, two);
    QCOMPARE(both->repeated.front().firstFile, one);
    const QString three = write(latin("three.csv"), "scenario,model,emotion\n8,m,anger\n");
    const auto third = readPredictions({one, two, three}, {m_input}, ScenarioNames(m_input), {});
    COMPARE_ERROR(third, ErrorCode::InvalidValue);
    QCOMPARE(third.error().file, three);
    QCOMPARE(third.error().detail, latin("conflict ") + one + latin(":2"));
}

void PredictionFileTest::badFile_isRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const QByteArray& bytes, ErrorCode code, int line = 0) {
        QTest::newRow(name) << bytes << code << line;
    };
    row("nothing", "", ErrorCode::EmptyFile);
    row("white space", " \n\n", ErrorCode::EmptyFile);
    row("an empty list", "[]", ErrorCode::EmptyFile);
    row("empty lists", R"({"m":[],"n":[]})", ErrorCode::EmptyFile);
    row("a header alone", "scenario,emotion\n", ErrorCode::UnknownScenario);
    row("no scenario", "name,emotion\n8,joy\n", ErrorCode::MissingColumn);
    row("no answer", "scenario,feeling\n8,joy\n", ErrorCode::MissingColumn);
    row("no scenario in JSON", R"([{"emotion":"joy"}])", ErrorCode::MissingColumn);
    row("no answer in JSON", R"([{"scenario":"8","feeling":"joy"}])", ErrorCode::MissingColumn);
    row("prose", "Dear colleague,\nplease find attached\n", ErrorCode::MissingColumn);
    row("a word", "hello\n", ErrorCode::UnknownFormat);
    row("of another study", "scenario,emotion\nriddle/1,joy\n", ErrorCode::UnknownScenario);
    row("a number in the list", "[\n1]", ErrorCode::MalformedFile, 2);
    row("a list in the list", "[[]]", ErrorCode::MalformedFile, 1);
    row("a text in the results", "{\"m\":[{\"id\":\"8\",\"predicted\":\"joy\"},\n\"x\"]}",
        ErrorCode::MalformedFile, 2);
    row("cut JSON", "[{\"scenario\":\"8\",\n\"emotion\":\"jo", ErrorCode::MalformedFile, 2);
    row("cut line", "{\"scenario\":\"8\",\"emotion\":\"joy\"}\n{\"scenario\":\n",
        ErrorCode::MalformedFile, 2);
    row("a key twice", "[{\"scenario\":\"8\",\"scenario\":\"7\"}]", ErrorCode::DuplicateColumn, 1);
    row("a column twice", "scenario,emotion,Emotion\n8,joy,joy\n", ErrorCode::DuplicateColumn, 1);
    row("an open quotation mark", "scenario,emotion\n8,\"joy\n", ErrorCode::MalformedFile, 2);
    row("bytes", QByteArray("\0\1\2\3\0\0\xFF\xFE\0\0\0\0\0\0\0\0\0\0", 18),
        ErrorCode::UnknownEncoding);
}

void PredictionFileTest::badFile_isRefusedWithItsPlace()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    QFETCH(int, line);
    const auto predictions = read(bytes);
    COMPARE_ERROR(predictions, code);
    QCOMPARE(predictions.error().file, m_folder.filePath(latin("some model.json")));
    QCOMPARE(predictions.error().line, qint64(line));
    const QString absentPath = m_folder.filePath(latin("absent"));
    const auto absent = readPredictions({absentPath}, {m_input}, ScenarioNames(m_input), {});
    COMPARE_ERROR(absent, ErrorCode::FileMissing);
}

void PredictionFileTest::manyProblems_areCounted()
{
    QByteArray bytes("scenario,emotion\n8,joy\nmixed-signals/7\n");
    for (int i = 0; i < 1500; ++i)
        bytes += "riddle/" + QByteArray::number(i) + ",joy\n";
    const auto predictions = read(bytes);
    VERIFY_HOLDS(predictions);
    QCOMPARE(predictions->problems.size(), std::size_t{1001});
    QCOMPARE(predictions->problems.front().reason, ProblemReason::WrongCellCount);
    QCOMPARE(predictions->furtherProblems.size(), std::size_t{1});
    QCOMPARE(predictions->furtherProblems.front().count, 500);
}

void PredictionFileTest::oldIds_areFoundByTheirScene()
{
    Scenario scene;
    scene.group = Subtype::SarcasmIrony;
    scene.sourceId = latin("8");
    scene.text(ScenePart::Context) = QString::fromUtf8("After the talk – at last!");
    scene.text(ScenePart::Utterance) = QString::fromUtf8("“Great…” she said.");
    const QString table =
        write(latin("cei_benchmark.csv"),
              "scenario_id,context,utterance\nCEI-0001,AFTER THE TALK AT LAST,\"Great, she said\"\n"
              "CEI-0002,Another talk,Great she said\n");
    const auto ids = readReleaseIds(table, m_input, {scene});
    VERIFY_HOLDS(ids);
    ScenarioNames names(m_input);
    names.setReleaseIds(*ids);
    QCOMPARE(*names.find(latin("cei-0001")), 2);
    QCOMPARE(names.find(latin("CEI-0002")).error(), ProblemReason::UnknownRelease);
    const QByteArray predictions("scenario,emotion\nCEI-0001,joy\nCEI-0002,joy\n");
    COMPARE_ERROR(read(predictions), ErrorCode::UnknownScenario);
    QCOMPARE(read(predictions).error().detail, latin("ids"));
    const QString old = write(latin("old.csv"), predictions);
    const auto found = readPredictions({old}, {m_input}, names, {});
    VERIFY_HOLDS(found);
    QCOMPARE(summary(*found, m_input), latin("old|zero-shot|1: sarcasm-irony/8=joy"));
    QCOMPARE(found->problems.front().value, latin("CEI-0002"));
    const QString bad = write(latin("bad.csv"), "scenario_id,text\nCEI-0001,x\n");
    COMPARE_ERROR(readReleaseIds(bad, m_input, {scene}), ErrorCode::MissingColumn);
}

void PredictionFileTest::part_isKeptInItemsAndRows()
{
    Input input = m_input;
    input.items[2].part = Partition::Test;
    const auto predictions = read("scenario,emotion\nmixed-signals/7,joy\n8,fear\n");
    VERIFY_HOLDS(predictions);
    auto sets = columnsOf(predictions->sets, FirstQuestion);
    restrictTo(Partition::Test, input, sets);
    QCOMPARE(input.items.size(), std::size_t{1});
    QCOMPARE(sets.front().rows.size(), std::size_t{1});
    QCOMPARE(sets.front().rows.front().stated, latin("fear"));
    restrictTo(Partition::Validation, input, sets);
    QVERIFY(input.items.empty() && sets.front().rows.empty());
}

SUBTEXT_TEST(PredictionFileTest)
#include "predictionfiletest.moc"
