// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/core/entanglement/reference.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QJsonArray>
#include <QTemporaryDir>

using namespace subtext::test;
using namespace subtext::entanglement::test;

/// `release --predictions` and `--entanglement`: what other commands print, in a folder.
class CliReleasedModelsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void predictions_leaveAndComeBack_data();
    void predictions_leaveAndComeBack();
    void withoutOption_theReleaseIsTheSame();
    void wrongUse_endsWithTwo_data();
    void wrongUse_endsWithTwo();
    void referenceStudy_hasTheFilesOfTheCommands();
    void referenceStudy_readBack_hasTheSameHeldOutFigures();
    void smoothing_isThatOfTheCommands();
    void withoutSmoothing_undefinedTermsAreNamed();
    void oneScenario_saysWhyNothingIsHeldOut();

private:
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    QStringList release(const QString& out, const QString& more) const;
    void makeStudy() const;
    /// The reference of EmoScene: scenarios with parts, answers, predictions.
    void makeReference() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const QByteArray TwoSets = "scenario,model,mode,emotion,raw_response,valence\n"
                           "sarcasm-irony/1,gpt,cot,joy,\"{\"\"emotion\"\": \"\"joy\"\"}\",0.5\n"
                           "sarcasm-irony/2,gpt,cot,,It is a mess.,\n"
                           "sarcasm-irony/1,other,cot,glee,,\n";

} // namespace

void CliReleasedModelsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

QStringList CliReleasedModelsTest::release(const QString& out, const QString& more) const
{
    return QStringList{QStringLiteral("release"), path("s.subtext"), QStringLiteral("--out"),
                       m_folder->filePath(out)} +
           commandWords(QStringLiteral("--version 1.0.0 --date 2026-03-01 --no-figures --yes ") +
                        more);
}

void CliReleasedModelsTest::makeStudy() const
{
    const QString scenes =
        writeFile(path("data_sarcasm-irony.csv"),
                  "id,speaker_role,listener_role,context,utterance,power_relation,gold\n"
                  "1,a,b,Context one.,Utterance one.,peer,joy\n2,a,b,Context two.,Utterance "
                  "two.,peer,fear\n");
    VERIFY_STATUS(
        runCli(commandWords(QStringLiteral("study create %1 --title Kept").arg(path("s.subtext")))),
        0);
    VERIFY_STATUS(runCli({QStringLiteral("import"), path("s.subtext"), scenes}), 0);
}

void CliReleasedModelsTest::predictions_leaveAndComeBack_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<bool>("hasWords");
    const QString gpt = QStringLiteral("gpt-cot-1.jsonl");
    const QString other = QStringLiteral("other-cot-1.jsonl");
    QTest::newRow("all") << "--predictions" << QStringList{gpt, other} << false;
    QTest::newRow("words too") << "--predictions --raw-responses" << QStringList{gpt, other}
                               << true;
    QTest::newRow("one") << "--predictions --set gpt" << QStringList{gpt} << false;
    QTest::newRow("two by name") << "--predictions --set gpt --set other:cot:1"
                                 << QStringList{gpt, other} << false;
}

void CliReleasedModelsTest::predictions_leaveAndComeBack()
{
    QFETCH(QString, options);
    QFETCH(QStringList, files);
    QFETCH(bool, hasWords);
    makeStudy();
    VERIFY_STATUS(runCli({QStringLiteral("predictions"), QStringLiteral("import"),
                          path("s.subtext"), writeFile(path("answers.csv"), TwoSets)}),
                  0);
    const CliRun run = runCli(release(QStringLiteral("out"), options + QStringLiteral(" --json")));
    VERIFY_STATUS(run, 0);
    const QJsonValue models = run.json()[QStringLiteral("models")];
    QCOMPARE(models[QStringLiteral("sets")].toArray().size(), files.size());
    QCOMPARE(models[QStringLiteral("raw_responses")].toBool(), hasWords);
    VERIFY_STATUS(runCli({QStringLiteral("verify"), path("out")}), 0);
    const QDir folder(path("out/predictions"));
    QCOMPARE(folder.entryList(QDir::Files, QDir::Name), files);
    for (const QString& file : files) {
        const CliRun back =
            runCli({QStringLiteral("predictions"), QStringLiteral("import"), path("s.subtext"),
                    folder.filePath(file), QStringLiteral("--json")});
        VERIFY_STATUS(back, 0);
        QCOMPARE(back.json()[QStringLiteral("predictions")].toInt(), 0);
        QCOMPARE(readFile(folder.filePath(file)).contains("raw_response"),
                 hasWords && file.startsWith(QLatin1String("gpt")));
    }
    // Nobody labelled, so that nobody has a name: the bytes are those of the command.
    QStringList evaluate = commandWords(QStringLiteral("evaluate --json"));
    evaluate.insert(1, path("s.subtext"));
    if (files.size() == 1)
        evaluate << commandWords(QStringLiteral("--set gpt"));
    const CliRun scored = runCli(evaluate);
    VERIFY_STATUS(scored, 0);
    QCOMPARE(readFile(path("out/reports/evaluation.json")), scored.out);
    VERIFY_STATUS(runCli(release(QStringLiteral("again"), options)), 0);
    QCOMPARE(readFile(path("again/SHA256SUMS")), readFile(path("out/SHA256SUMS")));
}

void CliReleasedModelsTest::withoutOption_theReleaseIsTheSame()
{
    makeStudy();
    VERIFY_STATUS(runCli(release(QStringLiteral("before"), {})), 0);
    VERIFY_STATUS(runCli({QStringLiteral("predictions"), QStringLiteral("import"),
                          path("s.subtext"), writeFile(path("answers.csv"), TwoSets)}),
                  0);
    VERIFY_STATUS(runCli(release(QStringLiteral("after"), {})), 0);
    QCOMPARE(readFile(path("after/SHA256SUMS")), readFile(path("before/SHA256SUMS")));
}

void CliReleasedModelsTest::wrongUse_endsWithTwo_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no predictions") << "--predictions" << QByteArray("holds no predictions");
    QTest::newRow("a set of what is not chosen") << "--set gpt" << QByteArray("--predictions");
    QTest::newRow("words of what is not chosen")
        << "--raw-responses" << QByteArray("--predictions");
    QTest::newRow("no vectors") << "--entanglement" << QByteArray("another task than “cei”");
    QTest::newRow("smoothing of nothing")
        << "--smoothing 2" << QByteArray("--smoothing is for the priors over emotions");
    QTest::newRow("no such set")
        << "--predictions --set nobody"
        << QByteArray("No prediction set is called “nobody”; there are gpt, other");
}

void CliReleasedModelsTest::wrongUse_endsWithTwo()
{
    QFETCH(QString, options);
    QFETCH(QByteArray, says);
    makeStudy();
    if (options.contains(QLatin1String("nobody")))
        VERIFY_STATUS(runCli({QStringLiteral("predictions"), QStringLiteral("import"),
                              path("s.subtext"), writeFile(path("answers.csv"), TwoSets)}),
                      0);
    const CliRun run = runCli(release(QStringLiteral("out"), options));
    VERIFY_STATUS(run, 2);
    QVERIFY2(run.err.contains(says), run.describe());
    QVERIFY(!QFileInfo::exists(path("out")));
}

void CliReleasedModelsTest::makeReference() const
{
    const QString study = path("s.subtext");
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("create"), study,
                          QStringLiteral("--task"), QStringLiteral("emoscene"),
                          QStringLiteral("--title"), QStringLiteral("Reference")}),
                  0);
    VERIFY_STATUS(
        runCli({QStringLiteral("import"), study, sharedFile(sharedName("scenarios.jsonl")),
                sharedFile(sharedName("annotations.csv"))}),
        0);
    VERIFY_STATUS(runCli({QStringLiteral("predictions"), QStringLiteral("import"), study,
                          sharedFile(sharedName("predictions.csv"))}),
                  0);
}

void CliReleasedModelsTest::referenceStudy_hasTheFilesOfTheCommands()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    makeReference();
    const QString study = path("s.subtext");
    VERIFY_STATUS(
        runCli(release(QStringLiteral("out"), QStringLiteral("--predictions --entanglement"))), 0);
    const QString json = QStringLiteral("--json");
    QCOMPARE(readFile(path("out/reports/evaluation.json")),
             runCli({QStringLiteral("evaluate"), study, json}).out);
    QCOMPARE(readFile(path("out/reports/entanglement.json")),
             runCli({QStringLiteral("entanglement"), study, json}).out);
    VERIFY_STATUS(runCli({QStringLiteral("verify"), path("out")}), 0);
    const QDir folder(path("out/predictions"));
    QCOMPARE(folder.entryList(QDir::Files).size(), 7);
    for (const QString& file : folder.entryList(QDir::Files)) {
        const CliRun back = runCli({QStringLiteral("predictions"), QStringLiteral("import"), study,
                                    folder.filePath(file), json});
        VERIFY_STATUS(back, 0);
        QCOMPARE(back.json()[QStringLiteral("predictions")].toInt(), 0);
        QCOMPARE(back.json()[QStringLiteral("known")].toInt(), 400);
    }
}

void CliReleasedModelsTest::referenceStudy_readBack_hasTheSameHeldOutFigures()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    makeReference();
    VERIFY_STATUS(
        runCli(release(QStringLiteral("out"), QStringLiteral("--predictions --entanglement"))), 0);
    // Whoever has nothing but the folder:
    const QString again = path("again.subtext");
    VERIFY_STATUS(
        runCli({QStringLiteral("study"), QStringLiteral("create"), again, QStringLiteral("--task"),
                path("out/task.json"), QStringLiteral("--title"), QStringLiteral("Again")}),
        0);
    VERIFY_STATUS(runCli({QStringLiteral("import"), again, path("out/scenarios.csv"),
                          path("out/annotations.csv")}),
                  0);
    const QDir folder(path("out/predictions"));
    QStringList import{QStringLiteral("predictions"), QStringLiteral("import"), again};
    for (const QString& file : folder.entryList(QDir::Files))
        import << folder.filePath(file);
    VERIFY_STATUS(runCli(import), 0);
    const auto figures = [](const QString& study, const QString& command) {
        QStringList words = commandWords(command);
        words.insert(1, study);
        return runCli(words + QStringList{QStringLiteral("--json")}).json();
    };
    const QJsonObject runs =
        figures(path("s.subtext"), QStringLiteral("evaluate"))[QStringLiteral("runs")].toObject();
    QVERIFY(runs.size() >= 7);
    const QJsonObject runsAgain =
        figures(again, QStringLiteral("evaluate"))[QStringLiteral("runs")].toObject();
    for (const QString& run : runs.keys())
        QCOMPARE(runsAgain[run], runs[run]);
    const QString train = QStringLiteral("entanglement --from train");
    QVERIFY(!figures(again, train).isEmpty());
    QCOMPARE(figures(again, train), figures(path("s.subtext"), train));
}

void CliReleasedModelsTest::smoothing_isThatOfTheCommands()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    makeReference();
    const CliRun made =
        runCli(release(QStringLiteral("out"),
                       QStringLiteral("--predictions --entanglement --smoothing 2 --json")));
    VERIFY_STATUS(made, 0);
    QCOMPARE(made.json()[QStringLiteral("models")][QStringLiteral("smoothing")].toDouble(), 2.0);
    const auto printed = [&](const char* command) {
        return runCli({QLatin1String(command), path("s.subtext"), QStringLiteral("--smoothing"),
                       QStringLiteral("2"), QStringLiteral("--json")})
            .out;
    };
    QCOMPARE(readFile(path("out/reports/evaluation.json")), printed("evaluate"));
    QCOMPARE(readFile(path("out/reports/entanglement.json")), printed("entanglement"));
    QVERIFY(readFile(path("out/README.md")).contains("smoothed by s = 2."));
}

void CliReleasedModelsTest::withoutSmoothing_undefinedTermsAreNamed()
{
    const QString study = path("small.subtext");
    VERIFY_STATUS(
        runCli({QStringLiteral("study"), QStringLiteral("create"), study, QStringLiteral("--task"),
                QStringLiteral("emoscene"), QStringLiteral("--title"), QStringLiteral("Small"),
                QStringLiteral("--raters"), QStringLiteral("1")}),
        0);
    QByteArray scenarios;
    QByteArray answers =
        "scenario,annotator,joy,trust,fear,surprise,sadness,disgust,anger,anticipation\n";
    for (const auto& [id, cells] : {std::pair("s1", "yes,yes,no,no,no,no,no,no"),
                                    std::pair("s2", "no,yes,yes,no,no,no,no,no")}) {
        scenarios +=
            QByteArray(R"({"id": ")") + id +
            R"(", "topic": "rest", "subject": "Ada", "text": "Ada waits. She looks up. She sits. Then )" +
            id + R"(."})" + '\n';
        for (const char* annotator : {",Ann,", ",Ben,", ",Cem,"})
            answers += QByteArray(id) + annotator + cells + '\n';
    }
    VERIFY_STATUS(runCli({QStringLiteral("import"), study, writeFile(path("s.jsonl"), scenarios),
                          writeFile(path("a.csv"), answers)}),
                  0);
    const QStringList unsmoothed{QStringLiteral("entanglement"), study,
                                 QStringLiteral("--smoothing"), QStringLiteral("0")};
    const CliRun words = runCli(unsmoothed);
    VERIFY_STATUS(words, 0);
    // Trust is in both, five emotions in neither; of joy, trust and fear only joy and fear never
    // meet.
    QVERIFY2(words.out.contains("smoothed   undefined; never or always felt: trust, surprise, "
                                "sadness, disgust, anger, anticipation; never felt together: "),
             words.out);
    QVERIFY2(words.out.contains("joy+fear"), words.out);
    QVERIFY2(!words.out.contains("joy+trust"), words.out);
    QVERIFY2(words.out.contains("With --smoothing 0.5 every term has a value."), words.out);
    const QJsonObject json = runCli(unsmoothed + QStringList{QStringLiteral("--json")}).json();
    QCOMPARE(json[QStringLiteral("smoothed")][QStringLiteral("undefined")],
             json[QStringLiteral("published")][QStringLiteral("undefined")]);
    QVERIFY(!json[QStringLiteral("smoothed")][QStringLiteral("undefined")].toArray().isEmpty());
    QVERIFY(!runCli({QStringLiteral("entanglement"), study}).out.contains("With --smoothing"));
    VERIFY_STATUS(runCli({QStringLiteral("entanglement"), study, QStringLiteral("--smoothing"),
                          QStringLiteral("-1")}),
                  2);
}

void CliReleasedModelsTest::oneScenario_saysWhyNothingIsHeldOut()
{
    const QString study = path("one.subtext");
    VERIFY_STATUS(
        runCli({QStringLiteral("study"), QStringLiteral("create"), study, QStringLiteral("--task"),
                QStringLiteral("emoscene"), QStringLiteral("--title"), QStringLiteral("One")}),
        0);
    const QByteArray head = "joy,trust,fear,surprise,sadness,disgust,anger,anticipation\n";
    QByteArray answers = "scenario,annotator," + head;
    for (const char* annotator : {"Ann", "Ben", "Cem"})
        answers += QByteArray("s1,") + annotator + ",yes,no,no,no,no,no,no,no\n";
    const QByteArray scene = R"({"id": "s1", "topic": "rest", "subject": "Ada", )"
                             R"("text": "Ada waits. She looks up. She sits. She stays."})";
    VERIFY_STATUS(runCli({QStringLiteral("import"), study, writeFile(path("one.jsonl"), scene),
                          writeFile(path("one.csv"), answers)}),
                  0);
    const QByteArray columns = "p_joy,p_trust,p_fear,p_surprise,p_sadness,p_disgust,p_anger,"
                               "p_anticipation\n";
    const CliRun run = runCli({QStringLiteral("evaluate"), study,
                               writeFile(path("p.csv"), "model,mode,scenario," + columns +
                                                            "m,cot,s1,1,0,0.5,0.2,0.1,0,0,0.9\n")});
    VERIFY_STATUS(run, 0);
    // The one scenario is for training. ½ is no; of eight cells anticipation is wrong.
    QVERIFY2(run.out.contains("held_out         undefined; no scenario with gold and "
                              "probabilities to measure on"),
             run.out);
    QVERIFY2(run.out.contains(
                 "in_sample        alpha 0 (prior not used), macro-F1 0.1250 -> 0.1250, cell "
                 "accuracy 0.8750 -> 0.8750"),
             run.out);
}

SUBTEXT_TEST(CliReleasedModelsTest)
#include "clireleasedmodelstest.moc"
