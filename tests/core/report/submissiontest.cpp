// SPDX-License-Identifier: MIT
#include "core/report/submission.h"

#include "core/base/sha256.h"
#include "core/figures/figures.h"
#include "core/models/predictionreading.h"
#include "core/release/checksums.h"
#include "core/report/report.h"
#include "core/study/demonstration/inventedmodels.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace subtext;
using namespace subtext::test;

/// One set as a submission: its files, what the card says and does not know, and that the scores
/// come out of its own predictions again.
class SubmissionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void predictions_scoreTheSameAgain_data();
    void predictions_scoreTheSameAgain();
    void people_areNamedByTheirCodes();
    void checksums_areThoseOfTheFiles();
    void setOfAFile_isDescribedAsFarAsItIsKnown();
    void keptTopics_areStrataOfTheCard();
    void run_isDescribedWithWhatItAsked();
    void unknownSet_isAnError();
    void severalQuestions_doNotFit();
};

namespace {

SetName setCalled(const char* model)
{
    return {QString::fromLatin1(model), QStringLiteral("zero-shot"), QStringLiteral("1")};
}

std::vector<ReleaseFile> submitted(Study& study, const SetName& name)
{
    const Submission submission = must(readSubmission(study, name));
    return submissionFiles(submission, *scoreSubmission(submission));
}

QByteArray fileCalled(const std::vector<ReleaseFile>& files, const char* path)
{
    for (const ReleaseFile& file : files) {
        if (file.path == QLatin1String(path))
            return file.bytes;
    }
    return {};
}

/// Every figure, without the rules that made labels of the model's words.
QJsonObject figuresIn(const std::vector<ReleaseFile>& files)
{
    QJsonObject json = QJsonDocument::fromJson(fileCalled(files, "evaluation.json")).object();
    QJsonArray sets = json[QStringLiteral("sets")].toArray();
    QJsonObject set = sets.at(0).toObject();
    set.remove(QStringLiteral("rules"));
    sets[0] = set;
    json[QStringLiteral("sets")] = sets;
    return json;
}

} // namespace

void SubmissionTest::predictions_scoreTheSameAgain_data()
{
    QTest::addColumn<QByteArray>("model");
    for (const char* model : {"larkspur-70b", "heron-mini", "tern-2"})
        QTest::newRow(model) << QByteArray(model);
}

void SubmissionTest::predictions_scoreTheSameAgain()
{
    QFETCH(QByteArray, model);
    ReleaseStudy study;
    const QString copy = study.filePath(QStringLiteral("copy.subtext"));
    VERIFY_HOLDS(study->copyTo(copy));
    VERIFY_HOLDS(simulateModels(study.study(), 42));
    const SetName name = setCalled(model.constData());
    const auto files = submitted(study.study(), name);
    const QString path = writeFile(study.filePath(QStringLiteral("predictions.json")),
                                   fileCalled(files, "predictions.json"));

    const auto other = must(Study::open(copy, Study::Access::Write, study.environment()));
    const auto answers = must(other->predictions().readAllLabelFiles(
        must(other->figures().agreementInput()),
        {{path}, {{}, name.model, name.mode, name.run}, {}}));
    QVERIFY(answers.predictions.problems.empty());
    VERIFY_HOLDS(other->modelAnswers().take(toKeep(answers)));
    const auto again = submitted(*other, name);
    QVERIFY(!figuresIn(files)[QStringLiteral("sets")][0][QStringLiteral("overall")].isUndefined());
    QCOMPARE(figuresIn(again), figuresIn(files));
    QCOMPARE(fileCalled(again, "predictions.json"), fileCalled(files, "predictions.json"));
}

void SubmissionTest::people_areNamedByTheirCodes()
{
    ReleaseStudy study;
    VERIFY_HOLDS(simulateModels(study.study(), 42));
    const auto files = submitted(study.study(), setCalled("heron-mini"));
    QVERIFY(fileCalled(files, "evaluation.json").contains("X02"));
    for (const ReleaseFile& file : files) {
        for (const char* name : {"Ottilie", "Casimir", "Wanda"})
            QVERIFY2(!file.bytes.contains(name), qUtf8Printable(file.path));
    }
}

void SubmissionTest::checksums_areThoseOfTheFiles()
{
    ReleaseStudy study;
    VERIFY_HOLDS(simulateModels(study.study(), 42));
    const auto files = submitted(study.study(), setCalled("heron-mini"));
    QCOMPARE(files.size(), std::size_t{4}); // nobody knows what was asked
    const auto sums = must(readSha256Sums(fileCalled(files, "checksums.sha256")));
    QCOMPARE(sums.size(), files.size() - 1);
    for (const auto& [path, sum] : sums)
        QCOMPARE(sha256Of(fileCalled(files, qUtf8Printable(path))), sum);

    const QString folder = study.filePath(QStringLiteral("out"));
    VERIFY_HOLDS(writeReport(folder, files));
    for (const ReleaseFile& file : files)
        QCOMPARE(readFile(folder + u'/' + file.path), file.bytes);
    COMPARE_ERROR(writeReport(folder, files), ErrorCode::FileExists);
}

void SubmissionTest::setOfAFile_isDescribedAsFarAsItIsKnown()
{
    ReleaseStudy study;
    VERIFY_HOLDS(simulateModels(study.study(), 42));
    const QByteArray card =
        fileCalled(submitted(study.study(), setCalled("heron-mini")), "MODEL_CARD.md");
    for (const char* line :
         {"# Model card: heron-mini\n", "| Model | heron-mini |\n", "| Mode | zero-shot |\n",
          "| Imported from | heron-mini.json |\n", "| Host | *not known* |\n",
          "| Tokens | *not known* |\n", "| Cost | *not known* |\n", "| In the study | 5 |\n",
          "| Scored | 5 |\n", "\n## Scores by group\n", "\n## Scores by power relation\n",
          "\n## Scores by pattern of votes\n",
          "Intervals are percentiles of 10000 resamples of the items, seed 42.\n"})
        QVERIFY2(card.contains(line), line);
    QVERIFY(!card.contains("template.txt"));
    QVERIFY(!card.contains("Scores by topic"));
}

void SubmissionTest::keptTopics_areStrataOfTheCard()
{
    ReleaseStudy study;
    VERIFY_HOLDS(simulateModels(study.study(), 42));
    must(study->topics().keep(
        QStringLiteral("embedder"), {},
        {{QStringLiteral("mail"), {}, {study.scenario(1), study.scenario(2)}}}));
    const auto files = submitted(study.study(), setCalled("heron-mini"));
    const QByteArray card = fileCalled(files, "MODEL_CARD.md");
    QVERIFY(card.contains("\n## Scores by topic\n"));
    QVERIFY2(card.contains("\n| mail | 2 | "), card);
    const QJsonArray topics =
        figuresIn(files)[QStringLiteral("sets")][0][QStringLiteral("topic")].toArray();
    QCOMPARE(topics.size(), qsizetype{1});
    QCOMPARE(topics[0][QStringLiteral("n")].toInt(), 2);
}

void SubmissionTest::run_isDescribedWithWhatItAsked()
{
    TestStudy study(TestStudy::single());
    const QString prompt = QStringLiteral("Which of {labels} is it? | {situation}");
    ModelRuns::NewRun about;
    about.model = QStringLiteral("wren");
    about.host = QStringLiteral("https://models.example.org");
    about.parameters = {
        {QStringLiteral("template"), QStringLiteral("choice-zero-shot/1")},
        {QStringLiteral("template_sha256"), QString::fromLatin1(sha256Of(prompt.toUtf8()))},
        {QStringLiteral("template_text"), prompt},
        {QStringLiteral("temperature"), 0},
        {QStringLiteral("top_p"), 0.9},
        {QStringLiteral("answer"), QStringLiteral("constrained")},
        {QStringLiteral("scales"),
         QJsonArray{QStringLiteral("valence"), QStringLiteral("arousal")}},
        {QStringLiteral("confidence_rubric"), QJsonArray{QStringLiteral("option-confidence/1")}},
        {QStringLiteral("asked_about"), QStringLiteral("listener")},
        {QStringLiteral("token_limit"), 1024},
        {QStringLiteral("seed"), QJsonValue()}};
    const ModelRun run = must(study->modelRuns().begin(about));
    ModelRequest request;
    request.at = 1'767'225'600'000;
    request.scenario = study.scenario(1);
    request.question = QStringLiteral("emotion");
    request.headers = QStringLiteral("{}");
    request.status = 200;
    request.answer =
        QStringLiteral(R"({"choices":[{"message":{"content":"joy"},"finish_reason":"stop"}]})");
    request.finish = QStringLiteral("stop");
    request.inputTokens = 120;
    must(study->modelRuns().record(run.uuid, request));
    must(study->modelRuns().end(run.uuid));

    Submission submission = must(readSubmission(study.study(), run.name));
    QCOMPARE(submission.runs.size(), std::size_t{1});
    submission.runs.front().cost.usd = 0.25;
    submission.runs.front().prices = QStringLiteral("the prices of 2026-02 (a list)");
    const auto files = submissionFiles(submission, *scoreSubmission(submission));
    QCOMPARE(fileCalled(files, "template.txt"), prompt.toUtf8());
    QCOMPARE(fileCalled(files, "predictions.json"),
             QByteArray("[\n{\"scenario_id\":\"sarcasm-irony/1\",\"predicted_emotion\":\"joy\"}"
                        "\n]\n"));
    const QByteArray card = fileCalled(files, "MODEL_CARD.md");
    for (const QByteArray& line :
         {QByteArray("| API | openai |\n"), QByteArray("| Host | https://models.example.org |\n"),
          QByteArray("| Prompt version | choice-zero-shot/1 |\n"),
          "| SHA-256 of its text | " + sha256Of(prompt.toUtf8()) + " |\n",
          QByteArray("| Asked about (where people were asked about somebody else, the scores are "
                     "agreement with the answers to another question) | listener |\n"),
          QByteArray("| Form of the answers | constrained |\n"),
          QByteArray("| Scales asked for | valence, arousal |\n"),
          QByteArray("| Confidence rubric (compare only with the same one) | "
                     "option-confidence/1 |\n"),
          QByteArray("| Temperature | 0 |\n"), QByteArray("| Top p | 0.9 |\n"),
          QByteArray("| Maximum tokens per answer | 1024 |\n"), QByteArray("| Seed | none |\n"),
          QByteArray("| Limit on items | *not known* |\n"),
          QByteArray("| Last request on | 2026-01-01 |\n"), QByteArray("| Tokens sent | 120 |\n"),
          QByteArray("| Tokens received | *not known* |\n"),
          QByteArray("| Cost | 0.2500 USD at the prices of 2026-02 (a list) |\n"),
          QByteArray("| Accuracy | *not known* | *not known* |\n")})
        QVERIFY2(card.contains(line), line.constData());
    QVERIFY(!card.contains("Imported"));
    QVERIFY(card.contains("| template.txt |"));
}

void SubmissionTest::unknownSet_isAnError()
{
    TestStudy study(TestStudy::single());
    COMPARE_ERROR(readSubmission(study.study(), setCalled("nobody")), ErrorCode::InvalidValue);
}

void SubmissionTest::severalQuestions_doNotFit()
{
    QVERIFY(fitsProtocol(*usualTask()));
    QVERIFY(!fitsProtocol(thirdTask()));
}

SUBTEXT_TEST(SubmissionTest)
#include "submissiontest.moc"
