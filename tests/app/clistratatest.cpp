// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QTemporaryDir>

using namespace subtext::test;

/// `evaluate --strata`: models of vectors by group, split and topic.
class CliStrataTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void strata_areSaidWithTheirN();
    void strata_ofProbabilities_areOfWhatWasMeasured();
    void json_hasThemWhereTheyAreAskedFor();
    void studyOfLabels_hasNoSuchOption();

private:
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    CliRun evaluate(const QByteArray& predictions, const QString& more) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// Of four stories joy, trust, joy, nothing; what it says is joy, joy, joy and trust, nothing.
const QByteArray Written = "model,mode,scenario,answer_joy,answer_trust,answer_fear,"
                           "answer_surprise,answer_sadness,answer_disgust,answer_anger,"
                           "answer_anticipation\n"
                           "m,cot,s1,yes,no,no,no,no,no,no,no\n"
                           "m,cot,s2,yes,no,no,no,no,no,no,no\n"
                           "m,cot,s3,yes,yes,no,no,no,no,no,no\n"
                           "m,cot,s4,no,no,no,no,no,no,no,no\n";
/// The same by probability.
const QByteArray Likely = "model,mode,scenario,p_joy,p_trust,p_fear,p_surprise,p_sadness,"
                          "p_disgust,p_anger,p_anticipation\n"
                          "m,cot,s1,1,0,0,0,0,0,0,0\n"
                          "m,cot,s2,1,0,0,0,0,0,0,0\n"
                          "m,cot,s3,1,1,0,0,0,0,0,0\n"
                          "m,cot,s4,0,0,0,0,0,0,0,0\n";

QByteArray story(const char* id, const char* group, const char* split)
{
    return QByteArray(R"({"id": ")") + id + R"(", "topic": ")" + group + R"(", "split": ")" +
           split + R"(", "subject": "Ada", "text": "Ada waits at )" + id +
           R"(. She looks up. She sits. She stays."})" + '\n';
}

} // namespace

void CliStrataTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("create"), path("s.subtext"),
                          QStringLiteral("--task"), QStringLiteral("emoscene"),
                          QStringLiteral("--title"), QStringLiteral("Four")}),
                  0);
    QByteArray answers =
        "scenario,annotator,joy,trust,fear,surprise,sadness,disgust,anger,anticipation\n";
    for (const char* annotator : {"Ann", "Ben", "Cem"}) {
        const QByteArray who = QByteArray(",") + annotator;
        answers += "s1" + who + ",yes,no,no,no,no,no,no,no\n";
        answers += "s2" + who + ",no,yes,no,no,no,no,no,no\n";
        answers += "s3" + who + ",yes,no,no,no,no,no,no,no\n";
        answers += "s4" + who + ",no,no,no,no,no,no,no,no\n";
    }
    const QByteArray stories = story("s1", "work", "test") + story("s2", "work", "train") +
                               story("s3", "home", "test") + story("s4", "home", "train");
    VERIFY_STATUS(runCli({QStringLiteral("import"), path("s.subtext"),
                          writeFile(path("stories.jsonl"), stories),
                          writeFile(path("answers.csv"), answers)}),
                  0);
}

CliRun CliStrataTest::evaluate(const QByteArray& predictions, const QString& more) const
{
    return runCli(QStringList{QStringLiteral("evaluate"), path("s.subtext"),
                              writeFile(path("p.csv"), predictions)} +
                  commandWords(more));
}

// Home: trust was added once, 15 of 16 cells; F1 of joy 1, of trust 0. Work: joy for trust once, 14
// of 16 cells; F1 of joy 2/3. For training joy for trust once and no joy in gold; for testing trust
// added once.
void CliStrataTest::strata_areSaidWithTheirN()
{
    const CliRun run = evaluate(Written, QStringLiteral("--strata"));
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.contains("    group home (n = 2), macro-F1 0.1250, cell accuracy 0.9375\n"
                              "    group work (n = 2), macro-F1 0.0833, cell accuracy 0.8750\n"
                              "    split train (n = 2), macro-F1 0.0000, cell accuracy 0.8750\n"
                              "    split test (n = 2), macro-F1 0.1250, cell accuracy 0.9375\n"),
             run.out);
    const CliRun plain = evaluate(Written, {});
    VERIFY_STATUS(plain, 0);
    QVERIFY2(!plain.out.contains("(n = "), plain.out);
}

// What is held out is measured on s1 and s3 alone: a story of each group, and none for training.
void CliStrataTest::strata_ofProbabilities_areOfWhatWasMeasured()
{
    const CliRun run =
        evaluate(Likely, QStringLiteral("--strata --protocol held_out --resamples 10"));
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.contains("    group home (n = 1), macro-F1 0.1250 -> "), run.out);
    QVERIFY2(run.out.contains("    group work (n = 1), macro-F1 0.1250 -> "), run.out);
    QVERIFY2(run.out.contains("    split test (n = 2), macro-F1 0.1250 -> "), run.out);
    QVERIFY2(!run.out.contains("split train"), run.out);
}

void CliStrataTest::json_hasThemWhereTheyAreAskedFor()
{
    const auto runOf = [](const CliRun& run) {
        return run.json()[QStringLiteral("runs")][QStringLiteral("m:cot")].toObject();
    };
    const CliRun asked = evaluate(Written, QStringLiteral("--strata --json"));
    VERIFY_STATUS(asked, 0);
    QJsonObject with = runOf(asked);
    const QJsonArray strata = with.take(QStringLiteral("strata")).toArray();
    QCOMPARE(strata.size(), 4);
    const QJsonObject home = strata.at(0).toObject();
    QCOMPARE(home[QStringLiteral("by")].toString(), QStringLiteral("group"));
    QCOMPARE(home[QStringLiteral("name")].toString(), QStringLiteral("home"));
    const QJsonObject written = home[QStringLiteral("text_answers")].toObject();
    QCOMPARE(written[QStringLiteral("all")][QStringLiteral("n")].toInt(), 2);
    QCOMPARE(written[QStringLiteral("all")][QStringLiteral("macro_f1")].toDouble(), 0.125);
    QCOMPARE(written[QStringLiteral("test")][QStringLiteral("n")].toInt(), 1);
    QCOMPARE(runOf(evaluate(Written, QStringLiteral("--json"))), with);
}

void CliStrataTest::studyOfLabels_hasNoSuchOption()
{
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("create"), path("cei.subtext"),
                          QStringLiteral("--title"), QStringLiteral("Labels")}),
                  0);
    VERIFY_STATUS(runCli({QStringLiteral("evaluate"), path("cei.subtext"),
                          writeFile(path("p.csv"), Written), QStringLiteral("--strata")}),
                  2);
}

SUBTEXT_TEST(CliStrataTest)
#include "clistratatest.moc"
