// SPDX-License-Identifier: MIT
#include "core/entanglement/entanglementjson.h"
#include "core/entanglement/evaluationjson.h"
#include "core/evaluation/evaluationjson.h"
#include "core/figures/figures.h"
#include "core/models/keptforms.h"
#include "core/models/modelanswers.h"
#include "core/models/modelruns.h"
#include "core/models/predictionreading.h"
#include "core/models/withoutwords.h"
#include "core/release/datadictionary.h"
#include "core/release/releasefolder.h"
#include "core/release/verification.h"
#include "core/task/builtintasks.h"
#include "tests/core/exchange/tidystudies.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/answeredtable.h"
#include "tests/support/registeredtest.h"
#include "tests/support/takenvectors.h"
#include "tests/support/thirdtask.h"

#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// What models answered leaves with a release where somebody chose it, and comes back as what it
/// was.
class ReleasedModelsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutChoice_nothingLeaves();
    void predictions_readBackAreKnown_data();
    void predictions_readBackAreKnown();
    void evaluation_isThatOfTheStudy();
    void unfinishedRun_standsApart();
    void unfinishedRunOfVectors_standsApart();
    void evaluation_underCodesNamesNobody();
    void chosenSets_areTheOnlyOnes();
    void withdrawnSet_isInNone();
    void twice_givesTheSameBytes();
    void vectors_leaveWithTheirFigures();
    void gates_lookAtWhatModelsSaid_data();
    void gates_lookAtWhatModelsSaid();
    void whatIsNotThere_isRefused_data();
    void whatIsNotThere_isRefused();
    void folder_isVerified();
    void choice_isRemembered();
    void versions_goByTheData();
    void setsThatComeAndGo_areInTheChangelog();
};

namespace {

using NewPredictions = ModelAnswers::NewPredictions;

ReleaseOptions chosen(bool hasWords = false, const QStringList& sets = {})
{
    ReleaseOptions options;
    options.models.hasPredictions = true;
    options.models.hasRawAnswers = hasWords;
    options.models.sets = sets;
    return options;
}

evaluation::Input inputOf(Study& study, QuestionIndex question = FirstQuestion)
{
    return evaluation::evaluationInput(must(study.figures().agreementInput()), question);
}

/// Reads a file of predictions as the command line does, every question of it.
std::vector<NewPredictions> read(Study& study, const QString& path)
{
    const auto people = must(study.figures().agreementInput());
    const FileAnswers read = must(study.predictions().readAllLabelFiles(people, {{path}, {}, {}}));
    if (!read.predictions.problems.empty() || read.predictions.repeatedCount > 0)
        qFatal("rows were not taken");
    return toKeep(read);
}

ModelAnswers::Taken take(Study& study, const QString& name, const QByteArray& bytes,
                         const QTemporaryDir& folder)
{
    return must(study.modelAnswers().take(read(study, writeFile(folder.filePath(name), bytes))));
}

/// Two sets about the scenarios of a ReleaseStudy, with every way in which an answer can end.
const QByteArray Answers =
    R"({"scenario": "sarcasm-irony/9", "model": "one", "raw_response": "  {\"emotion\": \"Joy\"}\n"}
{"scenario": "mixed-signals/1", "model": "one", "raw_response": "Sarcasm.", "valence": 0.25}
{"scenario": "mixed-signals/2", "model": "one", "raw_response": "mistrust", "emotion": "trust"}
{"scenario": "sarcasm-irony/1", "model": "one", "raw_response": "Joy or fear, who knows.", "probabilities": {"joy": 0.75, "fear": 0.25}}
{"scenario": "sarcasm-irony/2", "model": "one", "raw_response": "It is {\"emotion\": \"sad"}
{"scenario": "sarcasm-irony/9", "model": "=two", "mode": "cot", "status": "refusal", "raw_response": "I would rather not."}
{"scenario": "mixed-signals/1", "model": "=two", "mode": "cot", "emotion": "Anger", "probabilities": {"anger": 1}}
{"scenario": "mixed-signals/2", "model": "=two", "mode": "cot", "raw_response": "  "}
{"scenario": "sarcasm-irony/1", "model": "=two", "mode": "cot", "raw_response": "The answer is surprise.", "finish_reason": "length"}
{"scenario": "sarcasm-irony/2", "model": "=two", "mode": "cot", "status": "missing"}
)";

class ModelStudy : public ReleaseStudy
{
public:
    explicit ModelStudy(const QByteArray& answers = Answers)
    {
        takeIn(QStringLiteral("answers.jsonl"), answers);
    }
    ModelAnswers::Taken takeIn(const QString& name, const QByteArray& bytes)
    {
        return take(study(), name, bytes, m_files);
    }
    std::vector<ReleaseFile> files(const ReleaseOptions& options)
    {
        return filesOf(draft(options));
    }

private:
    QTemporaryDir m_files;
};

QStringList pathsUnder(const char* folder, const std::vector<ReleaseFile>& files)
{
    QStringList paths;
    for (const ReleaseFile& file : files) {
        if (file.path.startsWith(QLatin1String(folder)))
            paths << file.path;
    }
    return paths;
}

} // namespace

void ReleasedModelsTest::withoutChoice_nothingLeaves()
{
    ModelStudy study;
    ReleaseStudy without;
    const auto files = study.files({});
    QCOMPARE(files, filesOf(without.draft()));
    QCOMPARE(pathsUnder("predictions/", files), QStringList());
    study.release();
    QVERIFY(!study.sql(QStringLiteral("SELECT detail FROM audit ORDER BY id DESC LIMIT 1"))
                 .contains(QStringLiteral("models")));
    QVERIFY(!study.sql(QStringLiteral("SELECT contents FROM data_release"))
                 .contains(QStringLiteral("models")));
}

void ReleasedModelsTest::predictions_readBackAreKnown_data()
{
    QTest::addColumn<Task>("task");
    QTest::addColumn<bool>("hasWords");
    for (const bool hasWords : {false, true}) {
        QTest::addRow("CEI, %s", hasWords ? "words" : "labels") << *usualTask() << hasWords;
        QTest::addRow("several questions, %s", hasWords ? "words" : "labels")
            << thirdTask() << hasWords;
    }
}

void ReleasedModelsTest::predictions_readBackAreKnown()
{
    QFETCH(Task, task);
    QFETCH(bool, hasWords);
    QTemporaryDir folder;
    std::unique_ptr<ModelStudy> cei;
    std::unique_ptr<StudyOf> other;
    if (task.layout == TaskLayout::Cei) {
        cei = std::make_unique<ModelStudy>();
    } else {
        other = std::make_unique<StudyOf>(task);
        must(other->take(answeredTable(task, 4), {}, QStringLiteral("data.csv")));
        take(
            *other->operator->(), QStringLiteral("answers.jsonl"),
            R"({"scenario": "mail/1", "model": "one", "raw_response_tone": "{\"tone\": \"calm\"}", "refund": "yes", "valence": 0.5}
{"scenario": "chat/2", "model": "one", "raw_response_tone": "Calm or cross.", "raw_response_refund": "Answer: no", "probabilities_tone": {"calm": 1}}
{"scenario": "mail/3", "model": "one", "status": "refusal"}
{"scenario": "mail/3", "model": "another", "tone": "calm"}
)",
            folder);
    }
    Study& study = cei ? cei->study() : *other->operator->();
    const auto before = must(study.modelAnswers().all());
    const ReleaseDraft draft = must(study.releaseDrafting().draft(chosen(hasWords), {}));
    const auto files = filesOf(draft);
    const QStringList paths = pathsUnder("predictions/", files);
    QCOMPARE(paths.size(), static_cast<qsizetype>(before.size()));
    qint64 known = 0;
    for (const QString& path : paths) {
        const QByteArray bytes = contentOf(files, path);
        QCOMPARE(bytes.contains("raw_response"),
                 hasWords && !path.contains(QLatin1String("another")));
        const auto taken = take(study, QStringLiteral("back.jsonl"), bytes, folder);
        QCOMPARE(taken.rows, qint64{0});
        known += taken.known;
    }
    qint64 rows = 0;
    for (const KeptPredictions& set : before)
        rows += static_cast<qint64>(set.rows.size());
    QCOMPARE(known, rows);
}

void ReleasedModelsTest::evaluation_isThatOfTheStudy()
{
    ModelStudy study;
    ReleaseOptions options = chosen();
    options.names = ReleaseNames::Names;
    const auto files = study.files(options);
    const evaluation::Input input = inputOf(study.study());
    const auto sets =
        must(study.study().predictions().keptLabels(must(study.study().figures().agreementInput())))
            .sets;
    evaluation::EvaluationOptions how;
    how.table = evaluation::cei2026Table();
    const auto whole = evaluation::evaluate(input, sets, how);
    const auto expected = evaluation::evaluationJson(*whole, {});
    QCOMPARE(contentOf(files, QStringLiteral("reports/evaluation.json")), expected);
    // Of five items one answer is right: the surprise of the second set.
    const QByteArray board = contentOf(files, QStringLiteral("reports/leaderboard.csv"));
    QVERIFY2(board.contains("\nset,=two,2,0.2,"), board);
    QVERIFY2(board.indexOf("set,=two,") < board.indexOf("set,one,2,0,"), board);
    // The baselines have what the window shows of them.
    const auto cellOf = [&](const QByteArray& name, const QByteArray& column) {
        const QList<QByteArray> lines = board.split('\n');
        const auto line = std::find_if(lines.begin(), lines.end(), [&](const QByteArray& each) {
            return each.startsWith("baseline," + name) || each.startsWith("bound," + name);
        });
        const qsizetype at = lines.front().trimmed().split(',').indexOf(column);
        return line == lines.end() ? QByteArray() : line->trimmed().split(',').value(at);
    };
    const auto cell = [](const std::optional<double>& value) {
        return QString::number(*value, 'g', QLocale::FloatingPointShortest).toUtf8();
    };
    QCOMPARE(cellOf("Majority class", "vote_share"), cell(whole->majority.voteShare));
    QCOMPARE(cellOf("Uniform random", "vote_share"), cell(whole->chance.uniformAccuracy));
    QCOMPARE(cellOf("Random by frequency", "macro_f1"), cell(whole->chance.priorMacroF1));
    QCOMPARE(cellOf("Best single label (upper bound)", "vote_share"),
             cell(whole->humans.bestSingleLabel));
    QCOMPARE(cellOf("Best single label (upper bound)", "accuracy"), QByteArray());
    const QByteArray table = contentOf(files, QStringLiteral("reports/tables/leaderboard.tex"));
    QVERIFY(table.contains("\\toprule") && table.contains("Majority class") &&
            table.contains("Annotators against the others") &&
            table.contains("Best single label (upper bound)"));

    // Without the words every score is what it is with them.
    for (std::size_t i = 0; i < sets.size(); ++i) {
        const auto bare = withoutWords(sets[i], input, how.table);
        const auto with = evaluation::evaluate(input, {sets[i]}, how)->sets.front();
        const auto without = evaluation::evaluate(input, {bare}, how)->sets.front();
        QVERIFY(with.coverage == without.coverage);
        QVERIFY(with.outside == without.outside);
        QVERIFY(with.overall == without.overall);
        QCOMPARE(with.soft.voteShare, without.soft.voteShare);
        QCOMPARE(with.soft.jsd, without.soft.jsd);
    }
}

namespace {

/// A run of which one question about one item was answered.
void beginRun(Study& study, const QString& question, const QString& words)
{
    ModelRuns::NewRun about;
    about.model = QStringLiteral("asked");
    about.host = QStringLiteral("https://models.example.org");
    about.parameters = {{QStringLiteral("temperature"), 0}, {QStringLiteral("token_limit"), 64}};
    const Uuid run = must(study.modelRuns().begin(about)).uuid;
    ModelRequest request;
    request.scenario = must(study.heads()).front().id;
    request.question = question;
    request.headers = QStringLiteral("{}");
    request.status = 200;
    request.finish = QStringLiteral("stop");
    request.answer =
        QStringLiteral(R"({"choices":[{"message":{"content":"%1"},"finish_reason":"stop"}]})")
            .arg(words);
    must(study.modelRuns().record(run, request));
}

} // namespace

void ReleasedModelsTest::unfinishedRun_standsApart()
{
    ModelStudy study;
    const auto before = nlohmann::json::parse(
        contentOf(study.files(chosen()), QStringLiteral("reports/evaluation.json")).toStdString());
    beginRun(study.study(), QStringLiteral("emotion"), QStringLiteral("joy"));
    const auto files = study.files(chosen());
    const auto items = must(study.study().heads()).size();
    const QByteArray board = contentOf(files, QStringLiteral("reports/leaderboard.csv"));
    QVERIFY2(board.endsWith("unfinished,asked,1,,,,,,,,,,\n") ||
                 board.endsWith("unfinished,asked,0,,,,,,,,,,\n"),
             board);
    QVERIFY(!board.contains("set,asked"));
    const QByteArray table = contentOf(files, QStringLiteral("reports/tables/leaderboard.tex"));
    QVERIFY2(table.contains("Unfinished and not in the table: asked (1 of " +
                            QByteArray::number(items) + " answered)."),
             table);
    QVERIFY(!table.contains("\nasked"));
    const QByteArray checklist = contentOf(files, QStringLiteral("REPRODUCIBILITY.md"));
    QVERIFY2(
        checklist.contains("\n- asked, zero-shot: temperature 0, maximum tokens per answer 64."),
        checklist);
    QVERIFY2(checklist.contains("\n- one, zero-shot: *Not said.*\n"), checklist);
    const auto json = nlohmann::json::parse(
        contentOf(files, QStringLiteral("reports/evaluation.json")).toStdString());
    QCOMPARE(json["sets"].size(), std::size_t{3});
    QVERIFY(json["sets"][2]["unfinished"]["answered"] == 1);
    QVERIFY2(json["comparisons"] == before["comparisons"], json["comparisons"].dump().c_str());
    QVERIFY2(json["difficulty"] == before["difficulty"], json["difficulty"].dump().c_str());
    QVERIFY2(json["aggregate_confusion"] == before["aggregate_confusion"],
             json["aggregate_confusion"].dump().c_str());
}

void ReleasedModelsTest::unfinishedRunOfVectors_standsApart()
{
    StudyOf study(*builtInTask(u"emoscene"));
    must(study.take(answeredTable(*builtInTask(u"emoscene"), 12), {}, QStringLiteral("data.csv")));
    beginRun(*study.operator->(), QStringLiteral("joy"), QStringLiteral("<answer>yes</answer>"));
    const auto files = filesOf(must(study->releaseDrafting().draft(chosen(), {})));
    const QByteArray board = contentOf(files, QStringLiteral("reports/leaderboard.csv"));
    QCOMPARE(board.count('\n'), 2);
    QVERIFY2(board.endsWith("\nasked:zero-shot,unfinished,,,,,,,,,,\n"), board);
    const QByteArray table = contentOf(files, QStringLiteral("reports/tables/leaderboard.tex"));
    QVERIFY2(table.contains("Unfinished and not in the table: asked:zero-shot (1 of 96 answered)."),
             table);
    const auto json = nlohmann::json::parse(
        contentOf(files, QStringLiteral("reports/evaluation.json")).toStdString());
    QCOMPARE(json["runs"]["asked:zero-shot"]["unfinished"]["asked"].get<int>(), 96);
    QVERIFY(json["overall"].empty());
}

void ReleasedModelsTest::evaluation_underCodesNamesNobody()
{
    ModelStudy study;
    const auto files = study.files(chosen(/*hasWords=*/true));
    const QByteArray evaluation = contentOf(files, QStringLiteral("reports/evaluation.json"));
    QVERIFY(evaluation.contains("\"X01\"")); // of both subtypes
    for (const char* name : {"Ottilie", "Casimir", "Wanda", "Ignaz", "Corinna"}) {
        for (const ReleaseFile& file : files)
            QVERIFY2(!file.bytes.contains(name), qPrintable(file.path));
    }
}

void ReleasedModelsTest::chosenSets_areTheOnlyOnes()
{
    ModelStudy study;
    const ReleaseDraft draft = study.draft(chosen(false, {QStringLiteral("=two:cot")}));
    const auto files = filesOf(draft);
    QCOMPARE(pathsUnder("predictions/", files),
             QStringList{QStringLiteral("predictions/two-cot-1.jsonl")});
    QCOMPARE(draft.input.models.sets, QStringList{QStringLiteral("=two:cot:1")});
    const QByteArray readme = contentOf(files, QStringLiteral("README.md"));
    QVERIFY(readme.contains("| `=two:cot:1` |"));
    QVERIFY(!readme.contains("`one:"));
    QVERIFY(!readme.contains("form of the answers"));
    ReleaseDraft held = draft;
    held.input.models.manners = {{QStringLiteral("=two:cot:1"),
                                  {{QStringLiteral("scored")},
                                   {QStringLiteral("0123ab")},
                                   {QStringLiteral("row-confidence/1")},
                                   {},
                                   {QStringLiteral("listener")}}}};
    QVERIFY(
        contentOf(filesOf(held), QStringLiteral("README.md"))
            .contains("| `=two:cot:1` |\n\n- `=two:cot:1`: form of the answers: scored; asked "
                      "with a custom template, SHA-256 `0123ab`; asked about listener, to be "
                      "compared only with people who were asked about the same; asked for its "
                      "confidence with "
                      "the rubric `row-confidence/1`, to be compared only with the same one\n"));
    QVERIFY(readme.contains("### `predictions/two-cot-1.jsonl`"));
    const auto croissant =
        nlohmann::json::parse(contentOf(files, QStringLiteral("croissant.json")).toStdString());
    bool isDescribed = false;
    for (const auto& set : croissant["recordSet"])
        isDescribed = isDescribed || set["name"] == "two-cot-1";
    QVERIFY(isDescribed);
    QVERIFY(contentOf(files, QStringLiteral("DATASHEET.md")).contains("(1 set)"));
    const auto json = nlohmann::json::parse(
        contentOf(files, QStringLiteral("reports/evaluation.json")).toStdString());
    QCOMPARE(json["sets"].size(), std::size_t{1});
}

void ReleasedModelsTest::withdrawnSet_isInNone()
{
    ModelStudy study;
    const auto before = study.files(chosen());
    ModelAnswers& answers = study.study().modelAnswers();
    const SetName set = must(answers.names()).front();
    VERIFY_HOLDS(answers.withdraw(set, QStringLiteral("Wrong template.")));
    QCOMPARE(pathsUnder("predictions/", study.files(chosen())).size(),
             pathsUnder("predictions/", before).size() - 1);
    COMPARE_ERROR(study.study().releaseDrafting().draft(chosen(false, {set.text()}), {}),
                  ErrorCode::InvalidValue);
    VERIFY_HOLDS(answers.restore(set, QStringLiteral("It was right.")));
    QCOMPARE(study.files(chosen()), before);
}

void ReleasedModelsTest::twice_givesTheSameBytes()
{
    ModelStudy study;
    const auto first = study.files(chosen(true));
    study.reopen();
    QCOMPARE(study.files(chosen(true)), first);
    for (const ReleaseFile& file : first)
        QVERIFY2(!describeFile(file.path, *usualTask()).isEmpty(), qPrintable(file.path));
}

void ReleasedModelsTest::vectors_leaveWithTheirFigures()
{
    QTemporaryDir folder;
    const Task& task = *builtInTask(u"emoscene");
    StudyOf study(task);
    must(study.take(answeredTable(task, 12), {}, QStringLiteral("data.csv")));
    const VectorStudy vectors = must(study->predictions().vectorStudy());
    QByteArray rows;
    for (std::size_t i = 0; i < vectors.input.items.size(); ++i) {
        rows += R"({"model": "m", "mode": "cot", "scenario": ")" +
                vectors.input.items[i].name.toUtf8() + R"(", "probabilities": {)";
        for (std::size_t e = 0; e < entanglement::Emotions; ++e)
            rows += (e == 0 ? "\"" : ", \"") + QByteArray::fromStdString(vectors.emotions[e]) +
                    "\": " + QByteArray::number(0.0625 * static_cast<double>(1 + (i + e) % 15));
        rows += R"(}, "raw_responses": {"joy": "<answer>yes</answer> "}})"
                "\n";
    }
    const QString path = writeFile(folder.filePath(QStringLiteral("v.jsonl")), rows);
    QCOMPARE(takeVectors(*study.operator->(), path).rows, qint64{12});

    ReleaseOptions options = chosen();
    options.models.hasEntanglement = true;
    const auto files = filesOf(must(study->releaseDrafting().draft(options, {})));
    QCOMPARE(contentOf(files, QStringLiteral("reports/entanglement.json")),
             entanglement::entanglementJson(
                 entanglement::entanglementFigures(entanglement::goldOf(vectors.scenarios)),
                 vectors.emotions));
    const auto sets =
        must(vectorSets(must(study->modelAnswers().all()), vectors.emotions, vectors.input));
    QCOMPARE(
        contentOf(files, QStringLiteral("reports/evaluation.json")),
        entanglement::evaluationJson(*evaluateVectors(vectors, sets, {}, {}), vectors.emotions));
    QCOMPARE(contentOf(files, QStringLiteral("reports/entanglement.csv")).count('\n'),
             1 + 8 * 9 / 2);
    QVERIFY(!contentOf(files, QStringLiteral("reports/tables/prior_smoothed.tex")).isEmpty());
    QVERIFY(!contentOf(files, QStringLiteral("reports/leaderboard.csv")).isEmpty());
    const QByteArray released = contentOf(files, QStringLiteral("predictions/m-cot-1.jsonl"));
    QVERIFY(!released.contains("raw_responses"));
    const auto again = takeVectors(
        *study.operator->(), writeFile(folder.filePath(QStringLiteral("back.jsonl")), released));
    QCOMPARE(again.rows, qint64{0});
    QCOMPARE(again.known, qint64{12});
}

void ReleasedModelsTest::gates_lookAtWhatModelsSaid_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<bool>("hasWords");
    QTest::addColumn<QString>("gate");
    const auto add = [](const char* name, const QByteArray& row, bool hasWords, const char* gate) {
        QTest::newRow(name) << row << hasWords << QString::fromLatin1(gate);
    };
    const QByteArray head = R"({"scenario": "mixed-signals/1", "model": "m", )";
    const QByteArray named = head + R"("raw_response": "Wanda feels {\"emotion\": \"joy\"}"})";
    const QByteArray mail = head + R"("raw_response": "joy, says a@example.org"})";
    add("a name", named, true, "names");
    add("a name in words that stay", named, false, "");
    add("an address", mail, true, "private");
    add("an address in words that stay", mail, false, "");
    const QByteArray echoed =
        head + R"("raw_response": "joy, by sk-proj-0123456789abcdefghijklmn"})";
    add("a key", echoed, true, "private");
    add("a key in words that stay", echoed, false, "");
    add("a name written in numbers",
        head + R"("raw_response": "\u0057anda feels {\"emotion\": \"joy\"}"})", true, "names");
    add("a label that names somebody", head + R"("emotion": "Wanda"})", false, "names");
    add("a label read in words that stay", head + R"("raw_response": "Answer: Ottilie"})", false,
        "names");
    add("a model that is a formula",
        R"({"scenario": "mixed-signals/1", "model": "=1+1", "emotion": "joy"})", false, "formulas");
    add("a model that is somebody",
        R"({"scenario": "mixed-signals/1", "model": "Casimir", "emotion": "joy"})", false, "names");
}

void ReleasedModelsTest::gates_lookAtWhatModelsSaid()
{
    QFETCH(QByteArray, row);
    QFETCH(bool, hasWords);
    QFETCH(QString, gate);
    ModelStudy study(row + '\n');
    QVERIFY(study.draft().passes());
    const ReleaseDraft draft = study.draft(chosen(hasWords));
    for (const Gate& of : draft.gates)
        QVERIFY2(of.isPassed == (of.token() != gate), qPrintable(of.token()));
}

void ReleasedModelsTest::whatIsNotThere_isRefused_data()
{
    QTest::addColumn<bool>("hasSets");
    QTest::addColumn<ReleaseOptions>("options");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("detail");
    ReleaseOptions entangled;
    entangled.models.hasEntanglement = true;
    QTest::newRow("no predictions")
        << false << chosen() << QString() << QStringLiteral("predictions");
    QTest::newRow("no such set") << true << chosen(false, {QStringLiteral("three")})
                                 << QStringLiteral("three") << QStringLiteral("predictions");
    QTest::newRow("one of two") << true
                                << chosen(false, {QStringLiteral("one"), QStringLiteral("one:cot")})
                                << QStringLiteral("one:cot") << QStringLiteral("predictions");
    QTest::newRow("no vectors") << true << entangled << QStringLiteral("cei")
                                << QStringLiteral("entanglement");
}

void ReleasedModelsTest::whatIsNotThere_isRefused()
{
    QFETCH(bool, hasSets);
    QFETCH(ReleaseOptions, options);
    ReleaseStudy empty;
    ModelStudy full;
    ReleaseStudy& study = hasSets ? full : empty;
    const auto draft = study.releaseDrafting().draft(options, {});
    COMPARE_ERROR(draft, ErrorCode::InvalidValue);
    QTEST(draft.error().value, "value");
    QTEST(draft.error().detail, "detail");
}

void ReleasedModelsTest::folder_isVerified()
{
    ModelStudy study;
    const QString folder = study.filePath(QStringLiteral("out"));
    must(writeReleaseFolder(folder, study.files(chosen(false, {QStringLiteral("one")}))));
    QVERIFY(must(verifyReleaseFolder(folder)).isSound());
    writeFile(folder + QStringLiteral("/predictions/one-zero-shot-1.jsonl"), "{}\n");
    QVERIFY(!must(verifyReleaseFolder(folder)).isSound());
    // The next one takes what the last one had, and no more.
    must(writeReleaseFolder(folder, study.files({})));
    QVERIFY(!QFileInfo::exists(folder + QStringLiteral("/predictions")));
}

void ReleasedModelsTest::choice_isRemembered()
{
    ModelStudy study;
    const ReleaseDraft draft = study.draft(chosen(true, {QStringLiteral("one")}));
    must(study.releasing().record(draft, filesOf(draft), study.coordinator()));
    const ReleaseRecord record = must(study.releasing().records()).back();
    QVERIFY(record.models == draft.input.options.models);
    QCOMPARE(record.sets, QStringList{QStringLiteral("one:zero-shot:1")});
    const QString detail =
        study.sql(QStringLiteral("SELECT detail FROM audit ORDER BY id DESC LIMIT 1"));
    QVERIFY2(detail.contains(QStringLiteral("\"sets\":[\"one:zero-shot:1\"]")) &&
                 detail.contains(QStringLiteral("\"raw_answers\":true")),
             qPrintable(detail));
    VERIFY_HOLDS(study->verifyAudit());
}

void ReleasedModelsTest::versions_goByTheData()
{
    ModelStudy study;
    study.release(QStringLiteral("1.0.0"));
    const ReleaseDraft with = study.draft(chosen(false, {QStringLiteral("one")}));
    QCOMPARE(with.proposedVersion, QStringLiteral("1.0.1"));
    const auto contents = contentsOf(filesOf(with));
    VERIFY_HOLDS(contents);
    ReleaseContents said = with.now;
    said.answers.reset(); // files do not say it
    QVERIFY(*contents == said);
}

void ReleasedModelsTest::setsThatComeAndGo_areInTheChangelog()
{
    ModelStudy study;
    ReleaseOptions options = chosen(false, {QStringLiteral("one")});
    options.version = QStringLiteral("1.0.0");
    const ReleaseDraft first = study.draft(options);
    must(study.releasing().record(first, filesOf(first), study.coordinator()));
    study.reopen();
    const ReleaseDraft other = study.draft(chosen(false, {QStringLiteral("=two")}));
    QCOMPARE(other.change.addedPredictions, QStringList{QStringLiteral("=two:cot:1")});
    QCOMPARE(other.change.removedPredictions.size(), qsizetype{1});
    QVERIFY(other.change.removedPredictions.front().startsWith(QStringLiteral("one:")));
    const QByteArray log = contentOf(filesOf(other), QStringLiteral("CHANGELOG.md"));
    QVERIFY2(log.contains("- Predictions of models (1): \\=two:cot:1.\n"), log);
    QVERIFY2(log.count("- Predictions of models (1): one:") == 2, log); // come, and gone
}

SUBTEXT_TEST(ReleasedModelsTest)
#include "releasedmodelstest.moc"
