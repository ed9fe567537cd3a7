// SPDX-License-Identifier: MIT
#include "core/domain/emotion.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// Second readings on the command line: the rule that asks for them, and their figures.
class CliSecondsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newStudy_canAskForThem_data();
    void newStudy_canAskForThem();
    void wrongWord_isWrongUsage();
    void taskOfYesAndNo_isWrongUsage();
    void rule_canBeSetLater();
    void agreement_hasTheirFigures();
    void withoutTheRule_agreementHasNone();
    void evaluate_holdsModelsAgainstThem();
};

namespace {

CliRun createAsking(const QTemporaryDir& folder, const QStringList& more)
{
    return runCli(QStringList{QStringLiteral("study"), QStringLiteral("create"),
                              folder.filePath(QStringLiteral("new.subtext")),
                              QStringLiteral("--title"), QStringLiteral("Seconds")} +
                  more);
}

/// The first two people choose joy on the first scenario; the first says fear, too.
void answerFirst(TestStudy& study)
{
    for (int person = 1; person <= 2; ++person) {
        Answer answer = completeAnswer(Emotion::Joy);
        answer.seconds.set(FirstQuestion,
                           person == 1 ? SecondAnswer::of(Emotion::Fear) : SecondAnswer::nothing());
        must(study.labelling().submit(study.person(person), study.scenario(1),
                                      submissionOf(answer)));
    }
}

QJsonObject secondsOfAgreement(TestStudy& study)
{
    study.close();
    const CliRun run = runCli({QStringLiteral("agreement"), study.path(), QStringLiteral("--json"),
                               QStringLiteral("--resamples"), QStringLiteral("10")});
    return run.json().value(QStringLiteral("second_readings")).toObject();
}

} // namespace

void CliSecondsTest::newStudy_canAskForThem_data()
{
    QTest::addColumn<QString>("word");
    for (const SecondReading reading : AllSecondReadings)
        QTest::newRow(secondReadingToken(reading).latin1()) << QString(secondReadingToken(reading));
}

void CliSecondsTest::newStudy_canAskForThem()
{
    QFETCH(QString, word);
    const QTemporaryDir folder;
    VERIFY_STATUS(createAsking(folder, {QStringLiteral("--second-reading"), word}), 0);
    SystemClock clock;
    RandomIds ids;
    const auto study = must(Study::open(folder.filePath(QStringLiteral("new.subtext")),
                                        Study::Access::Read, {clock, ids, {}}));
    QVERIFY(must(study->protocol()).secondReading == secondReadingFromToken(word));
}

void CliSecondsTest::wrongWord_isWrongUsage()
{
    const QTemporaryDir folder;
    VERIFY_STATUS(
        createAsking(folder, {QStringLiteral("--second-reading"), QStringLiteral("three")}), 2);
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("new.subtext"))));
}

void CliSecondsTest::taskOfYesAndNo_isWrongUsage()
{
    const QTemporaryDir folder;
    const QStringList arguments{QStringLiteral("--task"), QStringLiteral("emoscene"),
                                QStringLiteral("--second-reading"), QStringLiteral("option")};
    VERIFY_STATUS(createAsking(folder, arguments), 2);
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("new.subtext"))));
}

void CliSecondsTest::rule_canBeSetLater()
{
    TestStudy study;
    must(study.labelling().submit(study.person(1), study.scenario(1),
                                  submissionOf(completeAnswer())));
    const Protocol before = must(study->protocol());
    const QString path = study.path();
    study.close();
    const auto set = [&](const char* word) {
        return runCli({QStringLiteral("study"), QStringLiteral("set"), path,
                       QStringLiteral("--second-reading"), QString::fromLatin1(word)});
    };
    VERIFY_STATUS(set("points"), 0);
    VERIFY_STATUS(set("three"), 2);
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("set"), path}), 2);
    study.reopen();
    Protocol expected = before;
    expected.secondReading = SecondReading::Sharing;
    QVERIFY(must(study->protocol()) == expected);
    QCOMPARE(must(study->annotations()).size(), std::size_t{1});
    study.close();
    VERIFY_STATUS(set("off"), 0);
    study.reopen();
    QVERIFY(must(study->protocol()) == before);
}

void CliSecondsTest::agreement_hasTheirFigures()
{
    TestStudy::Shape shape;
    shape.protocol.secondReading = SecondReading::Option;
    TestStudy study(shape);
    answerFirst(study);
    const QString name = must(study->scenarios()).front().name();
    const QJsonObject cell = secondsOfAgreement(study)
                                 .value(QStringLiteral("per_question"))
                                 .toObject()
                                 .value(QStringLiteral("emotion"))
                                 .toObject();
    QCOMPARE(cell.value(QStringLiteral("n")).toInt(), 2);
    QCOMPARE(cell.value(QStringLiteral("with_another_option")).toInt(), 1);
    QCOMPARE(cell.value(QStringLiteral("share_with_another_option")).toDouble(), 0.5);
    QCOMPARE(cell.value(QStringLiteral("items")).toInt(), 1);
    // joy (2/3 + 1) / 2 = 5/6, fear 1/6
    QVERIFY(qAbs(cell.value(QStringLiteral("mean_entropy_bits")).toDouble() - 0.650022421648354) <
            1e-12);
    const QJsonArray labels = cell.value(QStringLiteral("soft_labels")).toArray();
    QCOMPARE(labels.size(), 1);
    const QJsonObject label = labels.first().toObject();
    QCOMPARE(label.value(QStringLiteral("scenario")).toString(), name);
    QCOMPARE(label.value(QStringLiteral("n")).toInt(), 2);
    const QJsonObject shares = label.value(QStringLiteral("probabilities")).toObject();
    QCOMPARE(shares.value(QStringLiteral("joy")).toDouble(), 5.0 / 6);
    QCOMPARE(shares.value(QStringLiteral("fear")).toDouble(), 1.0 / 6);
    const CliRun words = runCli({QStringLiteral("agreement"), study.path(),
                                 QStringLiteral("--resamples"), QStringLiteral("10")});
    VERIFY_STATUS(words, 0);
    QVERIFY2(words.out.contains("1 of 2 answers allow for another option (0.5000)"), words.out);
}

void CliSecondsTest::withoutTheRule_agreementHasNone()
{
    TestStudy study;
    must(study.labelling().submit(study.person(1), study.scenario(1),
                                  submissionOf(completeAnswer())));
    QVERIFY(secondsOfAgreement(study).isEmpty());
}

// Joy 5/6 and fear 1/6, against joy 3/4 and fear 1/4.
void CliSecondsTest::evaluate_holdsModelsAgainstThem()
{
    TestStudy::Shape shape;
    shape.protocol.secondReading = SecondReading::Option;
    TestStudy study(shape);
    answerFirst(study);
    const QByteArray name = must(study->scenarios()).front().name().toUtf8();
    const QString file = writeFile(study.filePath(QStringLiteral("model.jsonl")),
                                   R"({"scenario": ")" + name +
                                       R"(", "model": "m", "emotion": "joy", )"
                                       R"("probabilities": {"joy": 0.75, "fear": 0.25}})"
                                       "\n");
    const QString path = study.path();
    study.close();
    const CliRun run = runCli({QStringLiteral("evaluate"), path, file, QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    const auto near = [](const QJsonValue& value, double expected) {
        return value.isDouble() && qAbs(value.toDouble() - expected) < 1e-12;
    };
    const QJsonValue overall = run.json()[QLatin1String("sets")][0][QLatin1String("overall")];
    QCOMPARE(overall[QLatin1String("votes_n")].toInt(), 1);
    QVERIFY(near(overall[QLatin1String("brier")], 2.0 / 16));
    const QJsonValue readings = overall[QLatin1String("second_readings")];
    QCOMPARE(readings[QLatin1String("n")].toInt(), 1);
    QVERIFY(near(readings[QLatin1String("label_share")], 5.0 / 6));
    QVERIFY(near(readings[QLatin1String("jsd")], 0.007634593089706938));
    QVERIFY(near(readings[QLatin1String("brier")], 2.0 / 144));
    QVERIFY(near(readings[QLatin1String("cross_entropy")], 0.4707841205631325));
    const CliRun words = runCli({QStringLiteral("evaluate"), path, file});
    VERIFY_STATUS(words, 0);
    const QByteArray said = words.out.simplified();
    QVERIFY2(said.contains("against the readings a label some rater allows for: 1.000 of 1; "
                           "divergence .008, Brier .014 (n = 1)"),
             said);
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("set"), path,
                          QStringLiteral("--second-reading"), QStringLiteral("off")}),
                  0);
    const CliRun off = runCli({QStringLiteral("evaluate"), path, file, QStringLiteral("--json")});
    QVERIFY2(!off.out.contains("second_readings") && off.out.contains("votes_n"), off.out);
}

SUBTEXT_TEST(CliSecondsTest)
#include "clisecondstest.moc"
