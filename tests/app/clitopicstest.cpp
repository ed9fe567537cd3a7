// SPDX-License-Identifier: MIT
#include "core/models/topics.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QFileInfo>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// The topics of a study on the command line, as groups of another one.
class CliTopicsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void topics_becomeGroupsOfANewStudy();
    void placeToWriteTo_mustBeSaid();
    void listedGroups_areRefusedInWords();
    void topic_isAStratumOfAgreement();
    void topicThatIsNone_isWrongUsage();
};

void CliTopicsTest::topics_becomeGroupsOfANewStudy()
{
    QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    const QString path = folder.filePath(QStringLiteral("stories.subtext"));
    {
        const auto study = makeEmoSceneStudy(path, {clock, ids, {}}, agreedOn({1, 2, 4}));
        const std::vector<Scenario> scenes = must(study->scenarios());
        must(study->topics().keep(QStringLiteral("m"), {},
                                  {{QStringLiteral("rain"), {}, {scenes[0].id}},
                                   {QStringLiteral("mail"), {}, {scenes[2].id}}}));
    }
    const QString made = folder.filePath(QStringLiteral("by-topic.subtext"));
    const CliRun run = runCli({QStringLiteral("topics"), QStringLiteral("export"), path,
                               QStringLiteral("--study"), made});
    VERIFY_STATUS(run, 0);
    QVERIFY2(run.out.contains("2 scenarios in 2 groups"), run.out);
    QVERIFY2(run.err.contains("1 scenarios have no topic"), run.err);
    const auto study = must(Study::open(made, Study::Access::Read, {clock, ids, {}}));
    QCOMPARE(must(study->groupCounts()),
             (std::map<QString, qint64>{{QStringLiteral("mail"), 1}, {QStringLiteral("rain"), 1}}));
    // As a file it says the same.
    const QString file = folder.filePath(QStringLiteral("by-topic.csv"));
    VERIFY_STATUS(runCli({QStringLiteral("topics"), QStringLiteral("export"), path,
                          QStringLiteral("--out"), file}),
                  0);
    QVERIFY(readFile(file).startsWith("topic,id,"));
    QCOMPARE(readFile(file).count("\nmail,"), qsizetype{1});
}

void CliTopicsTest::placeToWriteTo_mustBeSaid()
{
    TestStudy study;
    study.close();
    VERIFY_STATUS(runCli({QStringLiteral("topics"), QStringLiteral("export"), study.path()}), 2);
    VERIFY_STATUS(runCli({QStringLiteral("topics"), QStringLiteral("export"), study.path(),
                          QStringLiteral("--out"), QStringLiteral("a.csv"),
                          QStringLiteral("--study"), QStringLiteral("a.subtext")}),
                  2);
}

void CliTopicsTest::listedGroups_areRefusedInWords()
{
    TestStudy study;
    must(study->topics().keep(QStringLiteral("m"), {},
                              {{QStringLiteral("mail"), {}, {study.scenario(1)}}}));
    study.close();
    const QString made = study.filePath(QStringLiteral("new.subtext"));
    const CliRun run = runCli({QStringLiteral("topics"), QStringLiteral("export"), study.path(),
                               QStringLiteral("--study"), made});
    VERIFY_STATUS(run, 3);
    QVERIFY2(run.err.contains("lists its groups"), run.err);
    QVERIFY(!QFileInfo::exists(made));
}

void CliTopicsTest::topic_isAStratumOfAgreement()
{
    TestStudy study(TestStudy::single(3));
    const std::vector<Scenario> scenes = must(study->scenarios());
    must(study->topics().keep(QStringLiteral("m"), {},
                              {{QStringLiteral("rain"), {}, {scenes[0].id, scenes[2].id}},
                               {QStringLiteral("mail"), {}, {scenes[1].id}}}));
    study.close();
    const auto itemsOf = [&](const QStringList& more) {
        const CliRun run =
            runCli(QStringList{QStringLiteral("agreement"), study.path(), QStringLiteral("--json"),
                               QStringLiteral("--resamples"), QStringLiteral("10")} +
                   more);
        const QJsonObject json = run.json();
        return QStringLiteral("%1 %2").arg(
            json[QLatin1String("topic")].toString(QStringLiteral("-")),
            QString::number(json[QLatin1String("overall")][QLatin1String("items")].toInt(-1)));
    };
    QCOMPARE(itemsOf({}), QStringLiteral("- 3"));
    QCOMPARE(itemsOf(commandWords("--topic rain")), QStringLiteral("rain 2"));
    QCOMPARE(itemsOf(commandWords("--topic mail")), QStringLiteral("mail 1"));
}

void CliTopicsTest::topicThatIsNone_isWrongUsage()
{
    TestStudy study(TestStudy::single(1));
    study.close();
    const QStringList command =
        QStringList{QStringLiteral("agreement"), study.path()} + commandWords("--topic rain");
    const CliRun none = runCli(command);
    VERIFY_STATUS(none, 2);
    QVERIFY2(none.err.contains("topics find --keep"), none.err.constData());
    study.reopen();
    must(study->topics().keep(
        QStringLiteral("m"), {},
        {{QStringLiteral("mail"), {}, {must(study->scenarios()).front().id}}}));
    study.close();
    const CliRun other = runCli(command);
    VERIFY_STATUS(other, 2);
    QVERIFY2(other.err.contains("It has: mail."), other.err.constData());
}

SUBTEXT_TEST(CliTopicsTest)

#include "clitopicstest.moc"
