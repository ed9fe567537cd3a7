// SPDX-License-Identifier: MIT
#include "core/task/builtintasks.h"
#include "core/travel/importing.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/environments.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli statistics`, and `agreement` and `check` of a study that asks eight yes or no:
/// keys, words and exit status. The figures are those of the core's tests.
class CliStatisticsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void statistics_haveTheirKeys();
    void statistics_ofPeopleAreInWords();
    void markers_areThoseOfTheFile();
    void markers_thatAreNoWordsAreRefused_data();
    void markers_thatAreNoWordsAreRefused();
    void statistics_ofAnotherTaskAreRefused();
    void agreement_isByQuestionAndTopic();
    void agreement_ofPeopleIsInWords();
    void models_areAddedOnRequest();
    void check_goesByTheTask();

private:
    QTemporaryDir m_folder;
    QString m_study;
};

namespace {

const QString AsJson = QStringLiteral("--json");

QString key(const char* name)
{
    return QString::fromLatin1(name);
}

ImportedRecord scene(int id, const char* topic, const char* text, const std::vector<int>& vectors)
{
    ImportedRecord record;
    record.scenario.sourceId = QString::number(id);
    record.scenario.group = key(topic);
    record.scenario.fields = {QStringLiteral("Ann"), key(text)};
    for (std::size_t i = 0; i < vectors.size(); ++i) {
        ImportedAnswer& of = record.answers.emplace_back();
        of.annotator = QStringLiteral("R%1").arg(i + 1);
        for (std::size_t row = 0; row < 8; ++row)
            of.answer.ballot.at(row) =
                static_cast<Choice>(static_cast<unsigned>(vectors[i]) >> row & 1U);
    }
    return record;
}

} // namespace

void CliStatisticsTest::initTestCase()
{
    FixedClock clock;
    CountingIds ids;
    Study::Setup setup;
    setup.title = QStringLiteral("Scenes");
    setup.task = *builtInTask(u"emoscene");
    m_study = m_folder.filePath(QStringLiteral("scenes.subtext"));
    const auto study = must(Study::create(m_study, setup, {clock, ids, {}}));
    ImportedFile file;
    file.records = {
        scene(1, "night", "Ann waited. Nobody came.", {16, 16, 17}),
        scene(2, "night", "Ann slept.", {0, 0, 0}),
        scene(3, "market", "Ann will go to the market soon! So she said.", {129, 1, 1})};
    QCOMPARE(must(study->importing().apply({file})).annotations, 9);
}

void CliStatisticsTest::statistics_haveTheirKeys()
{
    const CliRun run = runCli({key("statistics"), m_study, AsJson});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json[key("scenarios")].toInt(), 3);
    QCOMPARE(json[key("zero_emotion")].toInt(), 1);
    QCOMPARE(json[key("label_counts")][key("sadness")].toInt(), 1);
    QCOMPARE(json[key("words")][key("max")].toInt(), 10);
    QCOMPARE(json[key("topics")].toArray().size(), 2);
}

void CliStatisticsTest::statistics_ofPeopleAreInWords()
{
    const CliRun run = runCli({key("statistics"), m_study});
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.contains("Scenarios: 3, 0 without gold"), run.describe().constData());
    QVERIFY2(run.out.contains("market"), run.describe().constData());
}

void CliStatisticsTest::markers_areThoseOfTheFile()
{
    const QString list = writeFile(m_folder.filePath(key("markers.txt")), "Waited\n\nslept\r\n");
    const QJsonObject usual =
        runCli({key("statistics"), m_study, AsJson}).json()[key("forward_markers")].toObject();
    const CliRun run = runCli({key("statistics"), m_study, AsJson, key("--markers"), list});
    VERIFY_STATUS(run, 0);
    const QJsonObject own = run.json()[key("forward_markers")].toObject();
    QCOMPARE(own[key("words")].toArray(), (QJsonArray{key("slept"), key("waited")}));
    QVERIFY(own != usual);
    const CliRun words = runCli({key("statistics"), m_study, key("--markers"), list});
    QVERIFY2(words.out.contains("(slept, waited)"), words.describe().constData());

    const QString folder = m_folder.filePath(key("report"));
    const CliRun report = runCli({key("report"), m_study, key("--out"), folder, key("--only"),
                                  key("collection"), key("--markers"), list});
    VERIFY_STATUS(report, 0);
    const QByteArray printed = readFile(folder + key("/tables/collection.tex"));
    QVERIFY2(printed.contains("Words that look forward: slept, waited;"), printed.constData());
}

void CliStatisticsTest::markers_thatAreNoWordsAreRefused_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("several words")
        << QByteArray("soon\nlook ahead\n") << QByteArray("line 2: “look ahead” is not one word");
    QTest::newRow("no letter") << QByteArray("–\n") << QByteArray("line 1: “–” is not one word");
    QTest::newRow("nothing") << QByteArray(" \n") << QByteArray("none.txt");
}

void CliStatisticsTest::markers_thatAreNoWordsAreRefused()
{
    QFETCH(QByteArray, list);
    QFETCH(QByteArray, said);
    const QString file = writeFile(m_folder.filePath(key("none.txt")), list);
    for (const QStringList& words : {QStringList{key("statistics"), m_study},
                                     QStringList{key("report"), m_study, key("--list")}}) {
        const CliRun run = runCli(words + QStringList{key("--markers"), file});
        VERIFY_STATUS(run, 3);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.err.contains(said), run.describe().constData());
    }
}

void CliStatisticsTest::statistics_ofAnotherTaskAreRefused()
{
    TestStudy cei;
    cei.close();
    const CliRun run = runCli({key("statistics"), cei.path(), AsJson});
    VERIFY_STATUS(run, 3);
    QVERIFY(run.out.isEmpty());
    QVERIFY2(run.err.contains("cei") && run.err.contains("EmoScene"), run.describe().constData());
}

void CliStatisticsTest::agreement_isByQuestionAndTopic()
{
    const CliRun run = runCli({key("agreement"), m_study, AsJson, key("--resamples"), key("50")});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json[key("per_question")].toObject().size(), 8);
    QCOMPARE(json[key("per_question")][key("joy")][key("votes_histogram")].toArray(),
             (QJsonArray{1, 1, 0, 1}));
    QCOMPARE(json[key("bootstrap")][key("resamples")].toInt(), 50);
    QCOMPARE(json[key("vectors")][key("all_annotators_equal")].toInt(), 1);
    QCOMPARE(json[key("groups")].toArray().size(), 2);
    QVERIFY(!json.contains(key("models")));
}

void CliStatisticsTest::agreement_ofPeopleIsInWords()
{
    const CliRun run = runCli({key("agreement"), m_study});
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.contains("anticipation"), run.describe().constData());
    QVERIFY2(run.out.contains("over 3 questions"), run.describe().constData());
    QVERIFY2(!run.out.contains("nan"), run.describe().constData());
}

void CliStatisticsTest::models_areAddedOnRequest()
{
    const CliRun run =
        runCli({key("agreement"), m_study, AsJson, key("--models"), key("--resamples"), key("20")});
    VERIFY_STATUS(run, 0);
    const QJsonArray models = run.json()[key("models")].toArray();
    QCOMPARE(models.size(), 8);
    QCOMPARE(models[7][key("question")].toString(), key("anticipation"));
}

void CliStatisticsTest::check_goesByTheTask()
{
    const CliRun run = runCli({key("check"), m_study, AsJson});
    VERIFY_STATUS(run, 0); // no answer lacks a valence that nobody was asked for
    const QJsonObject json = run.json();
    QCOMPARE(json[key("annotations")].toInt(), 9);
    QVERIFY(json[key("level1")].toArray().isEmpty());
    QVERIFY(json[key("level2")].toArray().isEmpty());
    const QJsonArray people = json[key("annotators")].toArray();
    QCOMPARE(people.size(), 3);
    QCOMPARE(people[0][key("dominant_answer")].toObject().size(), 8);
    QVERIFY(!people[0].toObject().contains(key("dominant_emotion")));
    VERIFY_STATUS(runCli({key("check"), m_study}), 0);
}

SUBTEXT_TEST(CliStatisticsTest)
#include "clistatisticstest.moc"
