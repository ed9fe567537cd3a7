// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"
#include "core/models/modelanswers.h"
#include "core/models/modelruns.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <array>

using namespace subtext;
using namespace subtext::test;

/// What is counted in place is what a reading of everything comes to.
class ModelCountsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingKept_isNoSet();
    void failure_countsHoweverItIsWritten_data();
    void failure_countsHoweverItIsWritten();
    void randomStock_isCountedAsItIsRead_data();
    void randomStock_isCountedAsItIsRead();
    void damagedAnswer_isFoundByWhoReadsIt();
};

namespace {

const std::array<QByteArray, 14> Texts{
    R"({"label":"joy"})",
    R"({"label":"error"})",
    R"({"ended":"refusal","raw_response":"I cannot."})",
    R"({"ended":"error"})",
    R"({"ended": "error"})",
    R"({"ended":"\u0065rror"})",
    R"({"ended":"err\u006fr","raw_response":"503"})",
    R"({"raw_response":"{\"ended\":\"error\"}\n\\error \\underline"})",
    R"({"questions":{}})",
    R"({"ended":"error","questions":{}})",
    R"({"ended":"error","questions":{"tone":{"label":"calm"}}})",
    R"({"questions":{"tone":{"ended":"error"}}})",
    R"({"questions":{"tone":{"ended":"error"},"refund":{"label":"yes"}}})",
    R"({"questions":{"tone":{"ended":"error"},"refund":{"ended":"error"}}})"};

/// Beside whatever take() would refuse, as rows of other copies come.
void insertRow(const QString& path, const QString& set, ScenarioId scenario, const QByteArray& text,
               int number)
{
    QCOMPARE(RawSql(path).run(
                 QStringLiteral("INSERT INTO prediction (uuid, rank_at, set_uuid, scenario_id, "
                                "answer) VALUES ('00000000-0000-4000-8000-%1', %2, (%3), %4, "
                                "'%5')")
                     .arg(number, 12, 10, QLatin1Char('0'))
                     .arg(number)
                     .arg(set)
                     .arg(scenario.value)
                     .arg(QString::fromUtf8(text))),
             QString());
}

void insertSet(const QString& path, const QString& run, int number)
{
    QCOMPARE(RawSql(path).run(
                 QStringLiteral("INSERT INTO prediction_set (uuid, rank_at, at, model, mode, "
                                "run, file) VALUES ('00000000-0000-4000-9000-%1', %2, %2, 'm', "
                                "'zero-shot', '%3', 'file%4.csv')")
                     .arg(number, 12, 10, QLatin1Char('0'))
                     .arg(number)
                     .arg(run)
                     .arg(number % 3)),
             QString());
}

/// A run that asks about every item once; of the answers some are none, and some cannot be read.
void askAll(TestStudy& study, PythonRandom& random)
{
    ModelRuns::NewRun about;
    about.model = QStringLiteral("m");
    about.host = QStringLiteral("https://models.example.org");
    const Uuid run = must(study->modelRuns().begin(about)).uuid;
    const bool isDown = random.below(3) == 0;
    for (int i = 1; i <= 10; ++i) {
        ModelRequest request;
        request.scenario = study.scenario(i);
        request.question = QStringLiteral("emotion");
        request.headers = QStringLiteral("{}");
        request.answer = random.below(4) == 0
                             ? QStringLiteral("{}")
                             : QStringLiteral(R"({"choices":[{"message":{"content":"joy"},)"
                                              R"("finish_reason":"stop"}]})");
        request.finish = isDown || random.below(4) == 0 ? QString() : QStringLiteral("stop");
        must(study->modelRuns().record(run, request));
    }
    if (random.below(2) == 0)
        must(study->modelRuns().end(run));
}

void compareWithAll(TestStudy& study)
{
    const auto all = must(study->modelAnswers().all());
    const auto counts = must(study->modelAnswers().counts());
    QCOMPARE(counts.size(), all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        QCOMPARE(counts[i].name.text(), all[i].name.text());
        QCOMPARE(counts[i].files, all[i].files);
        QCOMPARE(counts[i].at, all[i].at);
        QCOMPARE(counts[i].count, countAnswers(all[i].rows));
        QCOMPARE(counts[i].contradicted, all[i].contradicted);
        QCOMPARE(counts[i].openRun, all[i].openRun);
        const auto named = must(study->modelAnswers().named({all[i].name}));
        QCOMPARE(named.size(), std::size_t{1});
        QCOMPARE(named[0].files, all[i].files);
        QVERIFY(named[0].rows == all[i].rows);
        QCOMPARE(named[0].openRun, all[i].openRun);
        QCOMPARE(named[0].isOfRun, all[i].isOfRun);
    }
    QCOMPARE(must(study->modelAnswers().names()), namesOfSets(all));
}

} // namespace

void ModelCountsTest::nothingKept_isNoSet()
{
    TestStudy study;
    QVERIFY(must(study->modelAnswers().counts()).empty());
    QVERIFY(must(study->modelAnswers().names()).empty());
    QVERIFY(must(study->modelAnswers().named({{QStringLiteral("m"), {}, {}}})).empty());
}

void ModelCountsTest::failure_countsHoweverItIsWritten_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isFailure");
    const auto row = [](const char* name, const char* text, bool isFailure) {
        QTest::newRow(name) << QByteArray(text) << isFailure;
    };
    row("label", R"({"label":"joy"})", false);
    row("label of that name", R"({"label":"error"})", false);
    row("refusal", R"({"ended":"refusal"})", false);
    row("as it is kept", R"({"ended":"error"})", true);
    row("with spaces", R"({ "ended" : "error" })", true);
    row("letter by its number", R"({"ended":"\u0065rror"})", true);
    row("needless stroke", R"({"ended":"\error"})", true);
    row("in the words", R"({"raw_response":"{\"ended\":\"error\"}"})", false);
    row("one question", R"({"questions":{"a":{"ended":"error"},"b":{"label":"c"}}})", false);
    row("each question", R"({"questions":{"a":{"ended":"error"}}})", true);
}

void ModelCountsTest::failure_countsHoweverItIsWritten()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isFailure);
    TestStudy study;
    insertSet(study.path(), QStringLiteral("1"), 1);
    insertRow(study.path(), QStringLiteral("SELECT uuid FROM prediction_set"), study.scenario(1),
              text, 1);
    QCOMPARE(must(study->modelAnswers().counts()).at(0).count,
             (AnswerCount{isFailure ? 0 : 1, isFailure ? 1 : 0}));
    compareWithAll(study);
}

void ModelCountsTest::randomStock_isCountedAsItIsRead_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 30; ++seed)
        QTest::addRow("%d", seed) << seed;
}

void ModelCountsTest::randomStock_isCountedAsItIsRead()
{
    QFETCH(int, seed);
    PythonRandom random(static_cast<std::uint64_t>(seed));
    TestStudy study;
    const auto runs = random.below(3);
    for (std::uint32_t i = 0; i < runs; ++i)
        askAll(study, random);
    const int sets = static_cast<int>(1 + random.below(5));
    int number = 0;
    for (int set = 1; set <= sets; ++set) {
        insertSet(study.path(), QString::number(1 + random.below(4)), set);
        const auto rows = random.below(8);
        for (std::uint32_t row = 0; row < rows; ++row)
            insertRow(study.path(),
                      QStringLiteral("SELECT uuid FROM prediction_set WHERE rank_at = %1").arg(set),
                      study.scenario(static_cast<int>(1 + random.below(10))),
                      Texts.at(random.below(Texts.size())), ++number);
    }
    compareWithAll(study);
}

/// Counting reads no row that cannot say that asking failed.
void ModelCountsTest::damagedAnswer_isFoundByWhoReadsIt()
{
    TestStudy study;
    insertSet(study.path(), QStringLiteral("1"), 1);
    insertRow(study.path(), QStringLiteral("SELECT uuid FROM prediction_set"), study.scenario(1),
              R"({"label":})", 1);
    QCOMPARE(must(study->modelAnswers().counts()).at(0).count, (AnswerCount{1, 0}));
    COMPARE_ERROR(study->modelAnswers().all(), ErrorCode::StudyDamaged);
    insertRow(study.path(), QStringLiteral("SELECT uuid FROM prediction_set"), study.scenario(2),
              R"({"ended":"error"}})", 2);
    COMPARE_ERROR(study->modelAnswers().counts(), ErrorCode::StudyDamaged);
}

SUBTEXT_TEST(ModelCountsTest)
#include "modelcountstest.moc"
