// SPDX-License-Identifier: MIT
#include "core/agreement/agreementjson.h"
#include "core/course/courserules.h"
#include "core/figures/figures.h"
#include "core/release/releasefolder.h"
#include "core/release/verification.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/registeredtest.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace subtext;
using namespace subtext::test;

/// What a release has of second readings, and of the languages that answers were given in.
class ReleasedSecondsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void options_haveARowEach();
    void points_haveARowWhereThereAreAny();
    void softLabels_areOfItemsWithSeconds();
    void softLabels_areVerified();
    void languages_areCountedByAnnotator();
    void figures_areThoseOfTheStudy();
    void ruleAlone_changesNoByte();
    void withoutTheRule_secondsStay();
    void withoutEither_thereIsNoFile();
};

namespace {

const QString SecondsFile = QStringLiteral("second_readings.csv");
const QString SoftFile = QStringLiteral("soft_readings.csv");
const QString LanguagesFile = QStringLiteral("languages.csv");

void askForSeconds(ReleaseStudy& study, SecondReading reading)
{
    Protocol rules = must(study->protocol());
    rules.secondReading = reading;
    must(study->courseRules().setProtocol(rules));
}

/// The first annotator answers the last scene anew, as before.
void answerAgain(ReleaseStudy& study, const SecondAnswer& second, const QString& language = {})
{
    Answer answer = ReleaseStudy::answerOf(Emotion::Joy);
    answer.seconds.set(FirstQuestion, second);
    Labelling::Submission submission = submissionOf(answer);
    submission.language = language;
    must(study.labelling().submit(study.annotator(), study.split(), submission));
}

QList<QByteArray> linesOf(ReleaseStudy& study, const QString& path)
{
    QList<QByteArray> lines = contentOf(filesOf(study.draft()), path).trimmed().split('\n');
    for (QByteArray& line : lines)
        line = line.trimmed();
    return lines;
}

bool mentions(ReleaseStudy& study, const QString& path)
{
    for (const ReleaseFile& file : filesOf(study.draft())) {
        if (file.path == path || file.bytes.contains(path.toUtf8()))
            return true;
    }
    return false;
}

} // namespace

void ReleasedSecondsTest::options_haveARowEach()
{
    ReleaseStudy study;
    askForSeconds(study, SecondReading::Option);
    answerAgain(study, SecondAnswer::of(Emotion::Trust));
    QCOMPARE(linesOf(study, SecondsFile),
             (QList<QByteArray>{"scenario,annotator,question,option,reading,points",
                                "sarcasm-irony/9,X01,emotion,joy,first,",
                                "sarcasm-irony/9,X01,emotion,trust,second,"}));
    const std::vector<ReleaseFile> files = filesOf(study.draft());
    for (const char* path : {"README.md", "croissant.json", "SHA256SUMS", "DATASHEET.md"})
        QVERIFY2(contentOf(files, QLatin1String(path)).contains("second_readings.csv"), path);
    answerAgain(study, SecondAnswer::nothing());
    QCOMPARE(linesOf(study, SecondsFile).size(), 2);
}

void ReleasedSecondsTest::points_haveARowWhereThereAreAny()
{
    ReleaseStudy study;
    askForSeconds(study, SecondReading::Sharing);
    std::vector<int> points(must(study->task())->questions.front().options.size());
    points.at(slotOf(Emotion::Joy)) = 55;
    points.at(slotOf(Emotion::Fear)) = 45;
    answerAgain(study, SecondAnswer::of(points));
    QCOMPARE(linesOf(study, SecondsFile).mid(1),
             (QList<QByteArray>{"sarcasm-irony/9,X01,emotion,joy,first,55",
                                "sarcasm-irony/9,X01,emotion,fear,second,45"}));
}

// joy and trust too, trust, fear: 2/9, (1/3 + 1) / 3, 1/3. Whoever was not asked counts.
void ReleasedSecondsTest::softLabels_areOfItemsWithSeconds()
{
    ReleaseStudy study;
    askForSeconds(study, SecondReading::Option);
    answerAgain(study, SecondAnswer::of(Emotion::Trust));
    const QList<QByteArray> lines = linesOf(study, SoftFile);
    QCOMPARE(lines.mid(0, 5),
             (QList<QByteArray>{"scenario,question,option,share,annotators,entropy_bits",
                                "sarcasm-irony/9,emotion,joy,0.222222,3,1.530493",
                                "sarcasm-irony/9,emotion,trust,0.444444,3,1.530493",
                                "sarcasm-irony/9,emotion,fear,0.333333,3,1.530493",
                                "sarcasm-irony/9,emotion,surprise,0.000000,3,1.530493"}));
    QCOMPARE(lines.size(), 1 + 8); // the options of one item
    const std::vector<ReleaseFile> files = filesOf(study.draft());
    for (const char* path : {"README.md", "croissant.json", "SHA256SUMS", "DATASHEET.md"})
        QVERIFY2(contentOf(files, QLatin1String(path)).contains("soft_readings.csv"), path);
}

void ReleasedSecondsTest::softLabels_areVerified()
{
    ReleaseStudy study;
    askForSeconds(study, SecondReading::Option);
    answerAgain(study, SecondAnswer::of(Emotion::Trust));
    const QString folder = study.filePath(QStringLiteral("out"));
    must(writeReleaseFolder(folder, filesOf(study.draft())));
    QVERIFY(must(verifyReleaseFolder(folder)).isSound());
    writeFile(folder + u'/' + SoftFile, "scenario\n");
    QVERIFY(!must(verifyReleaseFolder(folder)).isSound());
}

void ReleasedSecondsTest::languages_areCountedByAnnotator()
{
    ReleaseStudy study;
    answerAgain(study, {}, QStringLiteral("de"));
    QCOMPARE(linesOf(study, LanguagesFile),
             (QList<QByteArray>{"annotator,language,answers", "X01,de,1"}));
    QVERIFY(contentOf(filesOf(study.draft()), QStringLiteral("DATASHEET.md"))
                .contains("the answers given in each: de 1;"));
}

// Under codes at random, too: who answered has no part in them.
void ReleasedSecondsTest::figures_areThoseOfTheStudy()
{
    const QString path = QStringLiteral("reports/agreement.json");
    const QString name = QStringLiteral("second_readings");
    ReleaseStudy study;
    QVERIFY(!contentOf(filesOf(study.draft()), path).contains("second_readings"));
    askForSeconds(study, SecondReading::Option);
    answerAgain(study, SecondAnswer::of(Emotion::Trust));
    const AgreementInput input = must(study->figures().agreementInput());
    const QJsonObject expected =
        QJsonDocument::fromJson(agreementJson(*computeAgreement(input), {}, {},
                                              must(study->figures().secondReadings(input))))
            .object();
    QVERIFY(!expected.value(name).toObject().isEmpty());
    ReleaseOptions randomly;
    randomly.hasRandomCodes = true;
    randomly.codeSecret = QStringLiteral("one");
    for (const ReleaseOptions& options : {ReleaseOptions(), randomly}) {
        const QByteArray json = contentOf(filesOf(study.draft(options)), path);
        QCOMPARE(QJsonDocument::fromJson(json).object().value(name), expected.value(name));
        QVERIFY(!json.contains("surprisingly_popular"));
    }
}

void ReleasedSecondsTest::ruleAlone_changesNoByte()
{
    ReleaseStudy study;
    const std::vector<ReleaseFile> before = filesOf(study.draft());
    for (const SecondReading rule : {SecondReading::Option, SecondReading::Sharing}) {
        askForSeconds(study, rule);
        QVERIFY(filesOf(study.draft()) == before);
    }
}

void ReleasedSecondsTest::withoutTheRule_secondsStay()
{
    ReleaseStudy study;
    askForSeconds(study, SecondReading::Option);
    answerAgain(study, SecondAnswer::of(Emotion::Trust));
    QVERIFY(mentions(study, SecondsFile));
    QVERIFY(mentions(study, SoftFile));
    askForSeconds(study, SecondReading::Off);
    QVERIFY(!mentions(study, SecondsFile));
    QVERIFY(!mentions(study, SoftFile));
}

void ReleasedSecondsTest::withoutEither_thereIsNoFile()
{
    ReleaseStudy study;
    QVERIFY(!mentions(study, SecondsFile));
    QVERIFY(!mentions(study, SoftFile));
    QVERIFY(!mentions(study, LanguagesFile));
}

SUBTEXT_TEST(ReleasedSecondsTest)
#include "releasedsecondstest.moc"
