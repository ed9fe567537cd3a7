// SPDX-License-Identifier: MIT
#include "core/base/sha256.h"
#include "core/release/checksums.h"
#include "core/study/demonstration/inventedmodels.h"
#include "tests/app/clirunner.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/core/task/sampletask.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>

using namespace subtext;
using namespace subtext::test;

/// One set as the CEI evaluation protocol asks for it: `predictions export --format protocol` and
/// `predictions submission`.
class CliSubmissionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void protocol_goesThereAndBack();
    void submission_isAFolderWithItsFiles();
    void submission_scoresTheSameAgain();
    void folderWithSomething_isLeftAlone();
    void oneSet_mustBeMeant();
    void studyWithoutPredictions_saysSo();
    void otherTasks_areRefusedInWords_data();
    void otherTasks_areRefusedInWords();

private:
    /// Of a study; DIR stands for the folder of the test.
    CliRun predictions(const QString& study, const char* command, const char* options = "") const
    {
        QStringList arguments{QStringLiteral("predictions"), QString::fromLatin1(command), study};
        for (QString word : QString::fromLatin1(options).split(u' ', Qt::SkipEmptyParts))
            arguments << word.replace(QLatin1String("DIR"), m_folder->path());
        return runCli(arguments);
    }
    CliRun predictions(const char* command, const char* options) const
    {
        return predictions(m_study->path(), command, options);
    }
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QByteArray written(const char* name) const { return readFile(path(name)); }

    std::unique_ptr<ReleaseStudy> m_study;
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QJsonObject onlySetIn(const QJsonObject& evaluation)
{
    const QJsonArray sets = evaluation[QStringLiteral("sets")].toArray();
    return sets.size() == 1 ? sets.at(0).toObject() : QJsonObject();
}

} // namespace

void CliSubmissionTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_study = std::make_unique<ReleaseStudy>();
    VERIFY_HOLDS(simulateModels(m_study->study(), 42));
    m_study->close();
}

void CliSubmissionTest::protocol_goesThereAndBack()
{
    VERIFY_STATUS(
        predictions("export", "--format protocol --set heron-mini --out DIR/heron-mini.json"), 0);
    const QByteArray list = written("heron-mini.json");
    QCOMPARE(list.count("\"scenario_id\":"), 5);
    QCOMPARE(list.count("\"predicted_emotion\":"), 5);
    QCOMPARE(list.count("\"predicted_valence\":"), 5);
    QVERIFY(!list.contains("raw_response"));

    ReleaseStudy other;
    other.close();
    VERIFY_STATUS(predictions(other.path(), "import", "DIR/heron-mini.json"), 0);
    VERIFY_STATUS(predictions(other.path(), "export", "--format protocol --out DIR/again.json"), 0);
    QCOMPARE(written("again.json"), list);
    // Where the answers came from they are known.
    const CliRun back = predictions("import", "DIR/heron-mini.json --json");
    VERIFY_STATUS(back, 0);
    QCOMPARE(back.json()[QStringLiteral("predictions")].toInt(-1), 0);
    QCOMPARE(back.json()[QStringLiteral("known")].toInt(-1), 5);
}

void CliSubmissionTest::submission_isAFolderWithItsFiles()
{
    const CliRun run = predictions("submission", "--set tern-2 --out DIR/out --json");
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json[QStringLiteral("schema")].toString(), QStringLiteral("subtext.submission/1"));
    QCOMPARE(json[QStringLiteral("folder")].toString(), path("out"));
    QCOMPARE(json[QStringLiteral("model")].toString(), QStringLiteral("tern-2"));
    QCOMPARE(QDir(path("out")).entryList(QDir::Files | QDir::Hidden, QDir::Name).join(u' '),
             QStringLiteral("MODEL_CARD.md checksums.sha256 evaluation.json predictions.json"));
    QCOMPARE(json[QStringLiteral("files")].toArray().size(), 4);
    const auto sums = readSha256Sums(written("out/checksums.sha256"));
    VERIFY_HOLDS(sums);
    QCOMPARE(sums->size(), std::size_t{3});
    for (const auto& [file, sum] : *sums)
        QCOMPARE(sha256Of(readFile(path("out") + u'/' + file)), sum);
    VERIFY_STATUS(
        predictions("export", "--format protocol --set tern-2 --out DIR/predictions.json"), 0);
    QCOMPARE(written("out/predictions.json"), written("predictions.json"));
}

void CliSubmissionTest::submission_scoresTheSameAgain()
{
    VERIFY_STATUS(predictions("submission", "--set larkspur-70b --out DIR/out"), 0);
    ReleaseStudy other;
    other.close();
    VERIFY_STATUS(predictions(other.path(), "import",
                              "DIR/out/predictions.json --model larkspur-70b --mode zero-shot"),
                  0);
    const CliRun again =
        runCli({QStringLiteral("evaluate"), other.path(), QStringLiteral("--json")});
    VERIFY_STATUS(again, 0);
    const QJsonObject submitted =
        onlySetIn(QJsonDocument::fromJson(written("out/evaluation.json")).object());
    const QJsonObject scored = onlySetIn(again.json());
    for (const char* part :
         {"coverage", "oov", "overall", "without_table", "subtypes", "power", "pattern", "vad"}) {
        const QString key = QString::fromLatin1(part);
        QVERIFY2(submitted.contains(key), part);
        QVERIFY2(scored[key] == submitted[key], part);
    }
}

void CliSubmissionTest::folderWithSomething_isLeftAlone()
{
    VERIFY_STATUS(predictions("submission", "--set tern-2 --out DIR/out"), 0);
    const QByteArray before = written("out/predictions.json");
    const CliRun again = predictions("submission", "--set heron-mini --out DIR/out");
    VERIFY_STATUS(again, 3);
    QVERIFY2(again.err.contains("exists already"), again.describe());
    QCOMPARE(written("out/predictions.json"), before);
    QVERIFY(QDir().mkpath(path("empty")));
    VERIFY_STATUS(predictions("submission", "--set tern-2 --out DIR/empty"), 0);
    QCOMPARE(written("empty/predictions.json"), before);
}

void CliSubmissionTest::oneSet_mustBeMeant()
{
    const CliRun any = predictions("export", "--format protocol --out DIR/out.json");
    VERIFY_STATUS(any, 2);
    QVERIFY2(any.err.contains("Name it with --set: "), any.describe());
    QVERIFY2(any.err.contains("heron-mini"), any.describe());
    QVERIFY(!QFileInfo::exists(path("out.json")));
    VERIFY_STATUS(predictions("export", "--format protocol --set nobody --out DIR/out.json"), 2);
    VERIFY_STATUS(predictions("submission", "--set nobody --out DIR/out"), 2);
    VERIFY_STATUS(predictions("submission", "--out DIR/out"), 2);
    VERIFY_STATUS(predictions("submission", "--set tern-2"), 2);
    QVERIFY(!QFileInfo::exists(path("out")));
}

void CliSubmissionTest::studyWithoutPredictions_saysSo()
{
    ReleaseStudy other;
    other.close();
    const CliRun run = predictions(other.path(), "export", "--format protocol --out DIR/out.json");
    VERIFY_STATUS(run, 2);
    QVERIFY2(run.err.contains("holds no predictions"), run.describe());
    VERIFY_STATUS(predictions(other.path(), "submission", "--set tern-2 --out DIR/out"), 2);
}

void CliSubmissionTest::otherTasks_areRefusedInWords_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("options");
    QTest::newRow("export") << QByteArray("export")
                            << QByteArray("--format protocol --out DIR/out");
    QTest::newRow("submission") << QByteArray("submission")
                                << QByteArray("--set tern-2 --out DIR/out");
}

void CliSubmissionTest::otherTasks_areRefusedInWords()
{
    QFETCH(QByteArray, command);
    QFETCH(QByteArray, options);
    const QString scenes = path("scenes.subtext");
    writeFile(path("helpdesk.md"), "Read, then answer.\n");
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("create"), scenes,
                          QStringLiteral("--task"), writeFile(path("task.json"), sampleDocument()),
                          QStringLiteral("--title"), QStringLiteral("Four questions")}),
                  0);
    const CliRun run = predictions(scenes, command.constData(), options.constData());
    VERIFY_STATUS(run, 2);
    QVERIFY2(run.err.contains("asks more than one question"), run.describe());
    QVERIFY(!QFileInfo::exists(path("out")));
}

SUBTEXT_TEST(CliSubmissionTest)
#include "clisubmissiontest.moc"
