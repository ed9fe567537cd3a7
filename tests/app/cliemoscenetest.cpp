// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/core/entanglement/reference.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

using namespace subtext::test;
using namespace subtext::entanglement::test;

/// The reference data as a researcher takes it in: files into a new study, and what the command
/// line says of them against answers that were computed elsewhere.
class CliEmoSceneTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void agreement_isTheKnownOne();
    void statistics_areTheKnownOnes();

private:
    void compare(const QString& command);

    QTemporaryDir m_folder;
    QString m_study;
};

void CliEmoSceneTest::initTestCase()
{
    if (subtext::test::sharedFile(sharedName("answers.json")).isEmpty())
        return; // every function skips
    m_study = m_folder.filePath(QStringLiteral("scenes.subtext"));
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("create"), m_study,
                          QStringLiteral("--task"), QStringLiteral("emoscene"),
                          QStringLiteral("--title"), QStringLiteral("Reference")}),
                  0);
    const CliRun run =
        runCli({QStringLiteral("import"), m_study, sharedFile(sharedName("scenarios.jsonl")),
                sharedFile(sharedName("annotations.csv")), QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json()[QStringLiteral("scenarios")].toInt(), 400);
    QCOMPARE(run.json()[QStringLiteral("annotations")].toInt(), 1'200);
}

void CliEmoSceneTest::compare(const QString& command)
{
    const CliRun run = runCli({command, m_study, QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    const QJsonValue expected = subtext::stats::test::readJson(sharedName("answers.json"))[command];
    QVERIFY(!expected.toObject().isEmpty());
    QStringList differences;
    compareJson(QString(), withKeysOf(run.json(), expected), expected, 1e-9, differences);
    QVERIFY2(differences.isEmpty(), qPrintable(differences.mid(0, 10).join(u'\n')));
}

void CliEmoSceneTest::agreement_isTheKnownOne()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    compare(QStringLiteral("agreement"));
}

void CliEmoSceneTest::statistics_areTheKnownOnes()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    compare(QStringLiteral("statistics"));
}

SUBTEXT_TEST(CliEmoSceneTest)
#include "cliemoscenetest.moc"
