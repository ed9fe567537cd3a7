// SPDX-License-Identifier: MIT
#include "core/course/labelling.h"
#include "core/domain/ceiscene.h"
#include "core/operation/corrections.h"
#include "core/task/builtintasks.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli study curate`.
class CliCurateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_study.reset(); }
    void scenes_areCounted();
    void file_refusesScenes();
    void labelledScene_refusesTheFile();
    void targets_areSetAndListed();
    void impossibleTargets_areRefused_data();
    void impossibleTargets_areRefused();
    void lengths_areThoseThatTheTaskAsks();

private:
    CliRun curate(const QStringList& more) const
    {
        return runCli(QStringList{QStringLiteral("study"), QStringLiteral("curate"),
                                  m_study->path(), QStringLiteral("--json")} +
                      more);
    }
    CliRun refuse(const QByteArray& csv) const
    {
        const QString file = m_study->filePath(QStringLiteral("refused.csv"));
        return curate({QStringLiteral("--refuse"), writeFile(file, csv)});
    }

    std::unique_ptr<TestStudy> m_study;
};

void CliCurateTest::init()
{
    m_study = std::make_unique<TestStudy>();
    must(m_study->labelling().submit(m_study->person(1), m_study->scenario(10),
                                     submissionOf(completeAnswer())));
    m_study->close();
}

void CliCurateTest::scenes_areCounted()
{
    const CliRun run = curate({QStringLiteral("--fewest-words"), QStringLiteral("9")});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json[QLatin1String("schema")].toString(), QStringLiteral("subtext.curation/1"));
    QCOMPARE(json[QLatin1String("written")].toInt(), 10);
    QCOMPARE(json[QLatin1String("kept")].toInt(), 10);
    QCOMPARE(json[QLatin1String("counts")].toArray().size(), 5);
    const QJsonObject first = json[QLatin1String("counts")][0].toObject();
    QCOMPARE(first[QLatin1String("of")][QLatin1String("power_relation")].toString(),
             QStringLiteral("peer"));
    QCOMPARE(first[QLatin1String("written")].toInt(), 2);
    QVERIFY(!json[QLatin1String("outside")].toArray().isEmpty());
    QVERIFY(json[QLatin1String("near_duplicates")].toArray().isEmpty());
    const QJsonObject length = json[QLatin1String("length")].toObject();
    QVERIFY(length[QLatin1String("asked")].toArray().isEmpty()); // CEI says nothing of it
    QVERIFY(length[QLatin1String("scenes")].toArray().isEmpty());
}

void CliCurateTest::file_refusesScenes()
{
    const CliRun run = refuse("id,subtype,reason\n1,sarcasm-irony,Too short\n"
                              "2,sarcasm-irony,Too short\n");
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json()[QLatin1String("refused")].toInt(), 2);
    const QJsonObject json = curate({}).json();
    QCOMPARE(json[QLatin1String("written")].toInt(), 10);
    QCOMPARE(json[QLatin1String("kept")].toInt(), 8);
    const QJsonObject reason = json[QLatin1String("refused")][0].toObject();
    QCOMPARE(reason[QLatin1String("reason")].toString(), QStringLiteral("Too short"));
    QCOMPARE(reason[QLatin1String("scenes")].toInt(), 2);
}

void CliCurateTest::labelledScene_refusesTheFile()
{
    m_study->reopen();
    const Scenario labelled = must((*m_study)->scenario(m_study->scenario(10))).value();
    const Scenario other = must((*m_study)->scenario(m_study->scenario(1))).value();
    m_study->close();
    const CliRun run = refuse("scenario,reason\n" + other.name().toUtf8() + ",Long\n" +
                              labelled.name().toUtf8() + ",Long\n");
    VERIFY_STATUS(run, 3);
    QVERIFY2(run.err.contains("has labelled") && run.err.contains(labelled.name().toUtf8()),
             run.describe().constData());
    QCOMPARE(curate({}).json()[QLatin1String("kept")].toInt(), 10);
}

void CliCurateTest::targets_areSetAndListed()
{
    const QString target = QStringLiteral("--target");
    const QJsonObject json =
        curate({target, QStringLiteral("subtype:sarcasm-irony=60"), target, QStringLiteral("12"),
                target, QStringLiteral("subtype:sarcasm-irony,power_relation:high-to-low=20")})
            .json();
    const QJsonArray targets = json[QLatin1String("targets")].toArray();
    QCOMPARE(targets.size(), 3);
    const QJsonObject all = targets[0].toObject();
    QVERIFY(all[QLatin1String("of")].toObject().isEmpty());
    QCOMPARE(all[QLatin1String("kept")].toInt(), 10);
    QCOMPARE(all[QLatin1String("target")].toInt(), 12);
    QCOMPARE(all[QLatin1String("missing")].toInt(), 2);
    const QJsonObject group = targets[1].toObject();
    QCOMPARE(group[QLatin1String("of")].toObject(),
             (QJsonObject{{QStringLiteral("subtype"), QStringLiteral("sarcasm-irony")}}));
    QCOMPARE(group[QLatin1String("kept")].toInt(), 2);
    QCOMPARE(group[QLatin1String("missing")].toInt(), 58);
    QCOMPARE(targets[2][QLatin1String("of")].toObject().size(), 2);
    QCOMPARE(targets[2][QLatin1String("missing")].toInt(), 20);
    // Without the option nothing changes; 0 takes one back.
    QCOMPARE(curate({}).json()[QLatin1String("targets")].toArray(), targets);
    QVERIFY(curate({}).json()[QLatin1String("counts")][0][QLatin1String("target")].isNull());
    const QJsonObject less = curate({target, QStringLiteral("0")}).json();
    QCOMPARE(less[QLatin1String("targets")].toArray().size(), 2);
    const CliRun people =
        runCli({QStringLiteral("study"), QStringLiteral("curate"), m_study->path()});
    QVERIFY2(people.out.contains("2 of 2, target 60, missing 58"), people.describe().constData());
}

void CliCurateTest::impossibleTargets_areRefused_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("number") << QStringLiteral("subtype:sarcasm-irony=many") << QByteArray("many");
    QTest::newRow("no number") << QStringLiteral("subtype:sarcasm-irony")
                               << QByteArray("is not a number of scenes");
    QTest::newRow("field") << QStringLiteral("mood:good=3") << QByteArray("mood:good");
    QTest::newRow("value") << QStringLiteral("subtype:jest=3") << QByteArray("subtype:jest");
    QTest::newRow("negative") << QStringLiteral("subtype:sarcasm-irony=-3") << QByteArray("-3");
}

void CliCurateTest::impossibleTargets_areRefused()
{
    QFETCH(QString, target);
    QFETCH(QByteArray, said);
    const CliRun run = curate({QStringLiteral("--target"), target});
    VERIFY_STATUS(run, 3);
    QVERIFY2(run.err.contains(said), run.describe().constData());
    QVERIFY(curate({}).json()[QLatin1String("targets")].toArray().isEmpty());
}

void CliCurateTest::lengths_areThoseThatTheTaskAsks()
{
    TestStudy::Shape shape = TestStudy::single(2);
    Task task = *builtInTask(u"cei");
    task.scene.at(*indexOfToken(task.scene, QStringLiteral("context"))).words = {1, 2};
    shape.task = task;
    m_study = std::make_unique<TestStudy>(shape);
    must((*m_study)->corrections().correct(m_study->scenario(1),
                                           {{ScenePart::Context, QStringLiteral("They meet.")}},
                                           QStringLiteral("Shorter"), {}));
    m_study->close();
    const QJsonObject json = curate({}).json();
    QCOMPARE(json[QLatin1String("longer")].toInt(), 1);
    QCOMPARE(json[QLatin1String("shorter")].toInt(), 0);
    const QJsonObject length = json[QLatin1String("length")].toObject();
    const QJsonObject asked = length[QLatin1String("asked")][0].toObject();
    QCOMPARE(asked, (QJsonObject{{QStringLiteral("field"), QStringLiteral("context")},
                                 {QStringLiteral("from"), 1},
                                 {QStringLiteral("to"), 2}}));
    QCOMPARE(length[QLatin1String("scenes")].toArray().size(), 1);
    const QJsonObject scene = length[QLatin1String("scenes")][0].toObject();
    QCOMPARE(scene[QLatin1String("finding")].toString(), QStringLiteral("longer"));
    QVERIFY(scene[QLatin1String("words")].toInt() > 2);
    QCOMPARE(json[QLatin1String("counts")][0][QLatin1String("longer")].toInt(), 1);
}

SUBTEXT_TEST(CliCurateTest)
#include "clicuratetest.moc"
