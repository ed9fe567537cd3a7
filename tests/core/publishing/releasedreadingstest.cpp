// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/evaluation/evaluationjson.h"
#include "core/figures/figures.h"
#include "core/models/labelreading.h"
#include "core/models/modelanswers.h"
#include "core/models/predictionreading.h"
#include "core/release/releasefolder.h"
#include "core/release/verification.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace subtext;
using namespace subtext::test;

/// In a release models are held against second readings as they are in its study.
class ReleasedReadingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void evaluation_isThatOfTheStudy();
    void figures_areThoseByHand();
    void folder_isVerified();
    void withoutTheRule_areInNoFile();
};

namespace {

const QString EvaluationFile = QStringLiteral("reports/evaluation.json");

void askToRead(ReleaseStudy& study, SecondReading reading)
{
    Protocol rules = must(study->protocol());
    rules.secondReading = reading;
    must(study->courseRules().setProtocol(rules));
}

/// The first annotator gives joy 60 points and trust 40; the others chose trust and fear and were
/// not asked. The soft label is joy 3/15, trust 7/15, fear 5/15. The model says joy and trust, half
/// each.
void giveReadings(ReleaseStudy& study)
{
    askToRead(study, SecondReading::Sharing);
    std::vector<int> points(must(study->task())->questions.front().options.size());
    points.at(slotOf(Emotion::Joy)) = 60;
    points.at(slotOf(Emotion::Trust)) = 40;
    Answer answer = ReleaseStudy::answerOf(Emotion::Joy);
    answer.seconds.set(FirstQuestion, SecondAnswer::of(points));
    must(study.labelling().submit(study.annotator(), study.split(), submissionOf(answer)));
    const QString path =
        writeFile(study.filePath(QStringLiteral("model.jsonl")),
                  R"({"scenario": "sarcasm-irony/9", "model": "one", "emotion": "joy", )"
                  R"("probabilities": {"joy": 0.5, "trust": 0.5}})"
                  "\n"
                  R"({"scenario": "sarcasm-irony/1", "model": "one", "emotion": "joy"})"
                  "\n");
    const FileAnswers read = must(study->predictions().readAllLabelFiles(
        must(study->figures().agreementInput()), {{path}, {}, {}}));
    must(study->modelAnswers().take(toKeep(read)));
}

std::vector<ReleaseFile> filesWithModel(ReleaseStudy& study)
{
    ReleaseOptions options;
    options.models.hasPredictions = true;
    options.names = ReleaseNames::Names;
    return filesOf(study.draft(options));
}

} // namespace

void ReleasedReadingsTest::evaluation_isThatOfTheStudy()
{
    ReleaseStudy study;
    giveReadings(study);
    const AgreementInput people = must(study->figures().agreementInput());
    const LabelAnswers answers = must(study->predictions().keptLabels(people));
    evaluation::EvaluationOptions how;
    how.table = evaluation::cei2026Table();
    const QByteArray expected =
        evaluation::evaluationJson(*evaluation::evaluate(answers.input, answers.sets, how), {});
    QVERIFY(expected.contains("second_readings"));
    QCOMPARE(contentOf(filesWithModel(study), EvaluationFile), expected);
}

void ReleasedReadingsTest::figures_areThoseByHand()
{
    ReleaseStudy study;
    giveReadings(study);
    const QJsonDocument json =
        QJsonDocument::fromJson(contentOf(filesWithModel(study), EvaluationFile));
    const QJsonValue readings =
        json[QLatin1String("sets")][0][QLatin1String("overall")][QLatin1String("second_readings")];
    const auto isNear = [&](const char* key, double expected) {
        const QJsonValue value = readings[QLatin1String(key)];
        return value.isDouble() && qAbs(value.toDouble() - expected) < 1e-12;
    };
    QCOMPARE(readings[QLatin1String("n")].toInt(), 1); // of two answers
    QCOMPARE(readings[QLatin1String("distribution_n")].toInt(), 1);
    QVERIFY(isNear("label_share", 0.2));
    QVERIFY(isNear("jsd", 0.2149891174055899));
    QVERIFY(isNear("brier", 0.09 + 1.0 / 900 + 1.0 / 9));
    QVERIFY(isNear("cross_entropy", 9.672438492349478)); // fear has none of it
}

void ReleasedReadingsTest::folder_isVerified()
{
    ReleaseStudy study;
    giveReadings(study);
    const QString folder = study.filePath(QStringLiteral("out"));
    must(writeReleaseFolder(folder, filesWithModel(study)));
    QVERIFY(must(verifyReleaseFolder(folder)).isSound());
    const QString path = folder + u'/' + EvaluationFile;
    writeFile(path, readFile(path).replace("second_readings", "first_readings"));
    QVERIFY(!must(verifyReleaseFolder(folder)).isSound());
}

void ReleasedReadingsTest::withoutTheRule_areInNoFile()
{
    ReleaseStudy study;
    giveReadings(study);
    askToRead(study, SecondReading::Off);
    const std::vector<ReleaseFile> files = filesWithModel(study);
    QVERIFY(contentOf(files, EvaluationFile).contains("votes_n"));
    QVERIFY(!contentOf(files, EvaluationFile).contains("second_readings"));
    for (const ReleaseFile& file : files)
        QVERIFY2(!file.bytes.contains("soft_readings"), qPrintable(file.path));
}

SUBTEXT_TEST(ReleasedReadingsTest)
#include "releasedreadingstest.moc"
