// SPDX-License-Identifier: MIT
#include "core/figures/figures.h"
#include "core/models/modelanswers.h"
#include "core/models/predictionreading.h"
#include "core/models/topics.h"
#include "core/operation/corrections.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace subtext;
using namespace subtext::test;

/// What a release says of the topics that were found in its scenarios.
class ReleasedTopicsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void topics_areStrataOfTheEvaluation();
    void scenarios_haveARowWithTheirTopic();
    void topics_areCountedAmongWhatLeaves();
    void withoutTopics_thereIsNoFile();
    void textsOfTopics_areLookedAtByTheGates();
};

namespace {

ReleaseOptions withPredictions()
{
    ReleaseOptions options;
    options.models.hasPredictions = true;
    return options;
}

void takePredictions(Study& study)
{
    QTemporaryDir folder;
    const QString path =
        writeFile(folder.filePath(QStringLiteral("answers.jsonl")),
                  R"({"scenario": "mixed-signals/1", "model": "one", "emotion": "joy"}
{"scenario": "mixed-signals/2", "model": "one", "emotion": "trust"}
)");
    const auto people = must(study.figures().agreementInput());
    must(study.modelAnswers().take(
        toKeep(must(study.predictions().readAllLabelFiles(people, {{path}, {}, {}})))));
}

void keepTopics(ReleaseStudy& study)
{
    const std::vector<Scenario> scenarios = must(study->scenarios());
    must(study->topics().keep(
        QStringLiteral("embedder"), {{QStringLiteral("seed"), QStringLiteral("7")}},
        {{QStringLiteral("mail"),
          {QStringLiteral("letter"), QStringLiteral("stamp")},
          {scenarios[0].id, scenarios[1].id}},
         {QStringLiteral("rain"), {QStringLiteral("umbrella")}, {scenarios[2].id}}}));
}

QJsonArray topicsOfTheEvaluation(ReleaseStudy& study)
{
    const QByteArray json = contentOf(filesOf(study.draft(withPredictions())),
                                      QStringLiteral("reports/evaluation.json"));
    return QJsonDocument::fromJson(json)[QStringLiteral("sets")][0][QStringLiteral("topic")]
        .toArray();
}

} // namespace

void ReleasedTopicsTest::topics_areStrataOfTheEvaluation()
{
    ReleaseStudy study;
    takePredictions(study.study());
    QCOMPARE(topicsOfTheEvaluation(study), QJsonArray());
    keepTopics(study);
    const QJsonArray topics = topicsOfTheEvaluation(study);
    QCOMPARE(topics.size(), qsizetype{1}); // the scenario of the other has no gold label
    QCOMPARE(topics[0][QStringLiteral("topic")].toString(), QStringLiteral("mail"));
    QCOMPARE(topics[0][QStringLiteral("n")].toInt(), 2);
}

void ReleasedTopicsTest::scenarios_haveARowWithTheirTopic()
{
    ReleaseStudy study;
    keepTopics(study);
    const std::vector<ReleaseFile> files = filesOf(study.draft());
    const QList<QByteArray> lines =
        contentOf(files, QStringLiteral("found_topics.csv")).trimmed().split('\n');
    QCOMPARE(lines.size(), qsizetype{4}); // three of five scenarios have a topic
    QCOMPARE(lines[0].trimmed(), QByteArray("scenario,topic,keywords,embedding_model,seed"));
    QCOMPARE(lines[1].trimmed(),
             must(study->scenarios())[0].name().toUtf8() + ",mail,letter; stamp,embedder,7");
    QVERIFY2(lines[3].contains(",rain,umbrella,embedder,7"), lines[3]);
    for (const char* path : {"README.md", "croissant.json", "SHA256SUMS"})
        QVERIFY2(contentOf(files, QLatin1String(path)).contains("found_topics.csv"), path);
}

void ReleasedTopicsTest::topics_areCountedAmongWhatLeaves()
{
    ReleaseStudy study;
    keepTopics(study);
    const QString path = QStringLiteral("topics.csv");
    const auto listOf = [&] { return contentOf(filesOf(study.draft()), path); };
    QCOMPARE(listOf().replace("\r", ""),
             QByteArray("topic,scenarios,keywords\nmail,2,letter; stamp\nrain,1,umbrella\n"));
    const std::vector<ReleaseFile> files = filesOf(study.draft());
    for (const char* of : {"README.md", "croissant.json", "SHA256SUMS"})
        QVERIFY2(contentOf(files, QLatin1String(of)).contains("topics.csv"), of);
    QVERIFY(contentOf(files, QStringLiteral("README.md")).contains("### `topics.csv`"));
    const std::vector<Scenario> scenarios = must(study->scenarios());
    for (const std::size_t left : {std::size_t{0}, std::size_t{2}}) // the only one of rain
        must(study->corrections().leaveOut(scenarios[left].id, QStringLiteral("Malformed."), {}));
    QCOMPARE(listOf().replace("\r", ""),
             QByteArray("topic,scenarios,keywords\nmail,1,letter; stamp\n"));
}

void ReleasedTopicsTest::withoutTopics_thereIsNoFile()
{
    ReleaseStudy study;
    for (const ReleaseFile& file : filesOf(study.draft())) {
        QVERIFY(file.path != QLatin1String("found_topics.csv"));
        QVERIFY(file.path != QLatin1String("topics.csv"));
        QVERIFY2(!file.bytes.contains("found_topics"), qUtf8Printable(file.path));
    }
}

void ReleasedTopicsTest::textsOfTopics_areLookedAtByTheGates()
{
    ReleaseStudy study;
    must(study->topics().keep(
        QStringLiteral("embedder"), {},
        {{QStringLiteral("=mail"), {}, {must(study->scenarios()).front().id}}}));
    const auto passes = [&](const ReleaseOptions& options) {
        for (const Gate& gate : study.draft(options).gates) {
            if (gate.kind == GateKind::Formulas)
                return gate.isPassed;
        }
        return false;
    };
    QVERIFY(!passes({}));
    ReleaseOptions asText;
    asText.areFormulasText = true;
    QVERIFY(passes(asText));
}

SUBTEXT_TEST(ReleasedTopicsTest)
#include "releasedtopicstest.moc"
