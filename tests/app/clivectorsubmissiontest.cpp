// SPDX-License-Identifier: MIT
#include "core/base/sha256.h"
#include "core/release/checksums.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// `predictions submission` of a set of vectors.
class CliVectorSubmissionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void folder_hasItsFiles();
    void card_hasTheScoresWithTheirN();
    void answers_leaveWithoutTheModelsWords();
    void submission_scoresTheSameAgain();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    QByteArray written(const char* name) const
    {
        return readFile(path(QStringLiteral("out/") + QLatin1String(name)));
    }
    void makeStudy(const QString& name) const;
    CliRun predictions(const QString& study, const QString& words) const
    {
        return runCli(QStringList{QStringLiteral("predictions")} +
                      commandWords(QString(words).replace(QLatin1String("STUDY"), path(study))));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// Of three stories joy, trust, joy; s3 with a trust too many in words and in probability.
const QByteArray Answers =
    R"({"model":"wren","mode":"cot","scenario":"s1","answers":{"joy":"yes","trust":"no","fear":"no","surprise":"no","sadness":"no","disgust":"no","anger":"no","anticipation":"no"},"probabilities":{"joy":0.9,"trust":0.1,"fear":0.1,"surprise":0.1,"sadness":0.1,"disgust":0.1,"anger":0.1,"anticipation":0.1},"raw_responses":{"joy":"Certainly yes."}}
{"model":"wren","mode":"cot","scenario":"s2","answers":{"joy":"no","trust":"yes","fear":"no","surprise":"no","sadness":"no","disgust":"no","anger":"no","anticipation":"no"},"probabilities":{"joy":0.2,"trust":0.8,"fear":0.1,"surprise":0.1,"sadness":0.1,"disgust":0.1,"anger":0.1,"anticipation":0.1}}
{"model":"wren","mode":"cot","scenario":"s3","answers":{"joy":"yes","trust":"yes","fear":"no","surprise":"no","sadness":"no","disgust":"no","anger":"no","anticipation":"no"},"probabilities":{"joy":0.7,"trust":0.6,"fear":0.1,"surprise":0.1,"sadness":0.1,"disgust":0.1,"anger":0.1,"anticipation":0.1}}
)";

QByteArray storyCalled(const char* id, const char* group)
{
    return QByteArray(R"({"id": ")") + id + R"(", "topic": ")" + group +
           R"(", "subject": "Ada", "text": "Ada waits at )" + id +
           R"(. She looks up. She sits. She stays."})" + '\n';
}

} // namespace

void CliVectorSubmissionTest::makeStudy(const QString& name) const
{
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("create"), path(name),
                          QStringLiteral("--task"), QStringLiteral("emoscene"),
                          QStringLiteral("--title"), QStringLiteral("Three")}),
                  0);
    QByteArray answers =
        "scenario,annotator,joy,trust,fear,surprise,sadness,disgust,anger,anticipation\n";
    for (const char* annotator : {"Ann", "Ben", "Cem"}) {
        const QByteArray who = QByteArray(",") + annotator;
        answers += "s1" + who + ",yes,no,no,no,no,no,no,no\n";
        answers += "s2" + who + ",no,yes,no,no,no,no,no,no\n";
        answers += "s3" + who + ",yes,no,no,no,no,no,no,no\n";
    }
    const QByteArray stories =
        storyCalled("s1", "work") + storyCalled("s2", "work") + storyCalled("s3", "home");
    VERIFY_STATUS(runCli({QStringLiteral("import"), path(name),
                          writeFile(path(QStringLiteral("stories.jsonl")), stories),
                          writeFile(path(QStringLiteral("answers.csv")), answers)}),
                  0);
}

void CliVectorSubmissionTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    makeStudy(QStringLiteral("s.subtext"));
    writeFile(path(QStringLiteral("p.jsonl")), Answers);
    const CliRun import =
        predictions(QStringLiteral("s.subtext"),
                    QStringLiteral("import STUDY ") + path(QStringLiteral("p.jsonl")));
    VERIFY_STATUS(import, 0);
    const CliRun run = predictions(QStringLiteral("s.subtext"),
                                   QStringLiteral("submission STUDY --set wren --json --out ") +
                                       path(QStringLiteral("out")));
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json()[QStringLiteral("files")].toArray().size(), 4);
}

void CliVectorSubmissionTest::folder_hasItsFiles()
{
    QCOMPARE(QDir(path(QStringLiteral("out")))
                 .entryList(QDir::Files | QDir::Hidden, QDir::Name)
                 .join(u' '),
             QStringLiteral("MODEL_CARD.md checksums.sha256 evaluation.json predictions.jsonl"));
    const auto sums = readSha256Sums(written("checksums.sha256"));
    VERIFY_HOLDS(sums);
    QCOMPARE(sums->size(), std::size_t{3});
    for (const auto& [file, sum] : *sums)
        QCOMPARE(sha256Of(written(qUtf8Printable(file))), sum);
}

// One of 24 cells is wrong: 0.9583; two of three vectors are right. F1 of joy 1, of trust 2/3, of
// the other six 0: macro 0.2083; pooled 3 right of 3 in gold and 4 named: 6/7.
void CliVectorSubmissionTest::card_hasTheScoresWithTheirN()
{
    const QByteArray card = written("MODEL_CARD.md");
    for (const char* line :
         {"# Model card: wren\n", "| Mode | cot |\n", "| Imported from | p.jsonl |\n",
          "| In the study | 3 |\n", "| With an answer | 3 |\n",
          "| Of these with gold: scored | 3 |\n", "| With all eight probabilities | 3 |\n",
          "| all items | 3 | 0.208 | 0.857 | 0.958 | 0.667 |\n",
          "| in sample (all items, smoothed) | 0 | without the prior | 3 | 0.208 | 0.857 | 0.958 "
          "| 0.667 |\n",
          "\n## Scores by group\n", "| home | answers in words | 1 | ",
          "| work | answers in words | 2 | ",
          "No figures: as published (all items): the prior has terms without a value",
          "| predictions.jsonl | the answers, one object per item |\n"})
        QVERIFY2(card.contains(line), card.constData());
}

void CliVectorSubmissionTest::answers_leaveWithoutTheModelsWords()
{
    const QByteArray lines = written("predictions.jsonl");
    QCOMPARE(lines.count('\n'), 3);
    QVERIFY2(!lines.contains("Certainly"), lines.constData());
    const CliRun exported = predictions(QStringLiteral("s.subtext"),
                                        QStringLiteral("export STUDY --format jsonl --out ") +
                                            path(QStringLiteral("e.jsonl")));
    VERIFY_STATUS(exported, 0);
    QVERIFY(readFile(path(QStringLiteral("e.jsonl"))).contains("Certainly"));
}

void CliVectorSubmissionTest::submission_scoresTheSameAgain()
{
    makeStudy(QStringLiteral("other.subtext"));
    const CliRun import = predictions(QStringLiteral("other.subtext"),
                                      QStringLiteral("import STUDY ") +
                                          path(QStringLiteral("out/predictions.jsonl")));
    VERIFY_STATUS(import, 0);
    const CliRun again = runCli({QStringLiteral("evaluate"), path(QStringLiteral("other.subtext")),
                                 QStringLiteral("--strata"), QStringLiteral("--json")});
    VERIFY_STATUS(again, 0);
    const QJsonObject submitted = QJsonDocument::fromJson(written("evaluation.json")).object();
    QVERIFY(!submitted[QStringLiteral("runs")][QStringLiteral("wren:cot")].isUndefined());
    QCOMPARE(again.json()[QStringLiteral("runs")], submitted[QStringLiteral("runs")]);
}

SUBTEXT_TEST(CliVectorSubmissionTest)
#include "clivectorsubmissiontest.moc"
