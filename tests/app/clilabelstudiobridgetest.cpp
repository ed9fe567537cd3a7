// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudio/labelstudiowriter.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/owntemporaries.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/playedstudio.h"
#include "tests/support/server/scriptedserver.h"
#include "tests/support/teststudy.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QTemporaryDir>

#include <atomic>
#include <csignal>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli labelstudio projects`, `pull` and `push`: a program of its own asks a server on
/// this machine.
class CliLabelStudioBridgeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void studyGoesThereAndBack();
    void dryRuns_changeNothing();
    void pushThatOnlyCleansUp_saysSo();
    void projects_areListed();
    void key_isNowhere();
    void missingKey_isSaid();
    void badKey_endsWithThree();
    void nobodyThere_endsWithFour();
    void faultyServer_isWrongUsage_data();
    void faultyServer_isWrongUsage();
    void address_isTakenAsItIsWritten();
    void otherHost_isAskedOnlyWhereItIsNamed();
    void interrupted_takesNothing();
    void killed_leavesNothingForGood();
    void refusedAnswer_endsWithOne();
    void skippedTask_isFlaggedWhereThatIsSaid();
    void otherInstructions_areSaidToStay();

private:
    ServerAnswer played(const AskedOfServer& asked)
    {
        const auto said = m_studio->answer(asked.method, asked.path, asked.body);
        return answerWith(said.status, said.body, {}, said.type);
    }
    std::unique_ptr<ScriptedServer> serve()
    {
        return std::make_unique<ScriptedServer>(
            [this](const AskedOfServer& asked) { return played(asked); });
    }

    std::unique_ptr<PlayedStudio> m_studio;
};

namespace {

const QByteArray Key = "0123456789abcdef0123456789abcdef01234567";

CliRun bridge(const QString& command, const ScriptedServer& server, const QString& more = {},
              const QStringList& study = {})
{
    return runCli(
        QStringList{QStringLiteral("labelstudio"), command} + study +
        QStringList{QStringLiteral("--server"), server.address(), QStringLiteral("--json")} +
        commandWords(more));
}

TestStudy::Shape shapeOf(int items, int people)
{
    TestStudy::Shape shape;
    shape.perSubtype = items;
    shape.subtypes = {Subtype::SarcasmIrony};
    shape.annotators = people;
    shape.ratersPerItem = people;
    return shape;
}

void answerAll(TestStudy& study, int items)
{
    for (int item = 1; item <= items; ++item)
        must(study.labelling().submit(study.person(1), study.scenario(item),
                                      submissionOf(completeAnswer())));
}

} // namespace

void CliLabelStudioBridgeTest::init()
{
    qputenv("SUBTEXT_LABELSTUDIO_TOKEN", Key);
    m_studio = std::make_unique<PlayedStudio>();
    m_studio->addPerson(1, QStringLiteral("boss@example.org"));
}

void CliLabelStudioBridgeTest::studyGoesThereAndBack()
{
    TestStudy study(shapeOf(3, 1));
    answerAll(study, 3);
    study.close();
    const auto server = serve();
    const CliRun sent =
        bridge(QStringLiteral("push"), *server, QStringLiteral("--with-answers"), {study.path()});
    VERIFY_STATUS(sent, 0);
    QCOMPARE(sent.json()[QLatin1String("sent")][QLatin1String("annotations")].toInt(), 3);
    const CliRun again =
        bridge(QStringLiteral("push"), *server, QStringLiteral("--with-answers"), {study.path()});
    VERIFY_STATUS(again, 0);
    QCOMPARE(again.json()[QLatin1String("sent")][QLatin1String("scenarios")].toInt(), 0);
    TestStudy other(shapeOf(0, 0));
    other.close();
    const CliRun taken =
        bridge(QStringLiteral("pull"), *server, QStringLiteral("--project 1"), {other.path()});
    VERIFY_STATUS(taken, 0);
    QCOMPARE(taken.json()[QLatin1String("annotations")].toInt(), 3);
    const QByteArray before = readFile(other.path());
    const CliRun same =
        bridge(QStringLiteral("pull"), *server, QStringLiteral("--project 1"), {other.path()});
    VERIFY_STATUS(same, 0);
    QVERIFY(!same.json()[QLatin1String("changed")].toBool());
    QVERIFY(readFile(other.path()) == before);
}

void CliLabelStudioBridgeTest::dryRuns_changeNothing()
{
    TestStudy study(shapeOf(2, 1));
    study.close();
    const auto server = serve();
    const CliRun look =
        bridge(QStringLiteral("push"), *server, QStringLiteral("--dry-run"), {study.path()});
    VERIFY_STATUS(look, 0);
    QCOMPARE(look.json()[QLatin1String("to_send")][QLatin1String("scenarios")].toInt(), 2);
    QCOMPARE(m_studio->projectCount(), 0);
    VERIFY_STATUS(bridge(QStringLiteral("push"), *server, {}, {study.path()}), 0);
    TestStudy other(shapeOf(0, 0));
    other.close();
    const QByteArray before = readFile(other.path());
    const CliRun taken = bridge(QStringLiteral("pull"), *server,
                                QStringLiteral("--project 1 --dry-run"), {other.path()});
    VERIFY_STATUS(taken, 0);
    QCOMPARE(taken.json()[QLatin1String("scenarios")].toInt(), 2);
    const CliRun said =
        runCli({QStringLiteral("labelstudio"), QStringLiteral("pull"), other.path(),
                QStringLiteral("--server"), server->address(), QStringLiteral("--project"),
                QStringLiteral("1"), QStringLiteral("--dry-run")});
    VERIFY_STATUS(said, 0);
    QVERIFY2(said.out.contains("2 scenarios, 0 annotations, 0 gold labels, 0 notes would be "
                               "imported."),
             said.out.constData());
    QVERIFY(readFile(other.path()) == before);
}

/// One answer is there twice, and a push that stopped left predictions.
void CliLabelStudioBridgeTest::pushThatOnlyCleansUp_saysSo()
{
    TestStudy study(shapeOf(2, 1));
    answerAll(study, 2);
    study.close();
    const auto server = serve();
    const QString push = QStringLiteral("push");
    const QString withAnswers = QStringLiteral("--with-answers");
    VERIFY_STATUS(bridge(push, *server, withAnswers, {study.path()}), 0);
    const QJsonArray results = m_studio->annotation(1)[QLatin1String("result")].toArray();
    m_studio->annotate(1, 1, results);
    m_studio->predict(2, QStringLiteral("Subtext push x"), results);
    const CliRun look =
        bridge(push, *server, withAnswers + QStringLiteral(" --dry-run"), {study.path()});
    VERIFY_STATUS(look, 0);
    QCOMPARE(look.json()[QLatin1String("to_send")][QLatin1String("replaced")].toInt(), 1);
    QCOMPARE(look.json()[QLatin1String("to_send")][QLatin1String("unfinished")].toInt(), 1);
    QCOMPARE(look.json()[QLatin1String("sent")][QLatin1String("unfinished")].toInt(), 0);
    const CliRun cleaned = runCli({QStringLiteral("labelstudio"), push, study.path(),
                                   QStringLiteral("--server"), server->address(), withAnswers});
    VERIFY_STATUS(cleaned, 0);
    const QByteArray said = cleaned.out + cleaned.err;
    QVERIFY2(said.contains("1 of our answers there was removed"), said.constData());
    QVERIFY2(said.contains("an earlier push had left half-way there was removed"),
             said.constData());
    QVERIFY(!said.contains("Everything was there already"));
    QCOMPARE(m_studio->annotationCount(), 2);
    QCOMPARE(m_studio->predictionCount(), 0);
    const CliRun again = bridge(push, *server, withAnswers, {study.path()});
    QCOMPARE(again.json()[QLatin1String("to_send")][QLatin1String("unfinished")].toInt(-1), 0);
}

void CliLabelStudioBridgeTest::projects_areListed()
{
    m_studio->addProject(QStringLiteral("Irony"), QStringLiteral("<View/>"));
    const auto server = serve();
    const CliRun listed = bridge(QStringLiteral("projects"), *server);
    VERIFY_STATUS(listed, 0);
    const QJsonArray projects = listed.json()[QLatin1String("projects")].toArray();
    QCOMPARE(projects.size(), 1);
    QCOMPARE(projects[0][QLatin1String("title")].toString(), QStringLiteral("Irony"));
}

void CliLabelStudioBridgeTest::key_isNowhere()
{
    TestStudy study(shapeOf(2, 1));
    study.close();
    ScriptedServer server([&](const AskedOfServer& asked) {
        const bool isImport = asked.path.contains("/import");
        return isImport ? answerWith(400, "{\"detail\":\"" + asked.header("Authorization") + "\"}")
                        : played(asked);
    });
    const CliRun run = bridge(QStringLiteral("push"), server, {}, {study.path()});
    VERIFY_STATUS(run, 3);
    QVERIFY2(run.err.contains("[key]"), run.err.constData());
    QVERIFY(!run.out.contains(Key) && !run.err.contains(Key));
    for (const AskedOfServer& asked : server.asked())
        QVERIFY(!asked.path.contains(Key));
    QDirIterator all(study.folder(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    int files = 0;
    while (all.hasNext()) {
        QVERIFY(!readFile(all.next()).contains(Key));
        ++files;
    }
    QVERIFY(files >= 1);
}

void CliLabelStudioBridgeTest::missingKey_isSaid()
{
    qunsetenv("SUBTEXT_LABELSTUDIO_TOKEN");
    const auto server = serve();
    const CliRun run = bridge(QStringLiteral("projects"), *server);
    VERIFY_STATUS(run, 3);
    QVERIFY(run.err.contains("SUBTEXT_LABELSTUDIO_TOKEN"));
    QCOMPARE(server->asked().size(), std::size_t{0});
}

void CliLabelStudioBridgeTest::badKey_endsWithThree()
{
    ScriptedServer server(
        [](const AskedOfServer&) { return answerWith(401, R"({"detail":"Invalid token."})"); });
    const CliRun run = bridge(QStringLiteral("projects"), server);
    VERIFY_STATUS(run, 3);
    QVERIFY(run.err.contains("Invalid token"));
}

void CliLabelStudioBridgeTest::nobodyThere_endsWithFour()
{
    VERIFY_STATUS(
        runCli(commandWords(QStringLiteral("labelstudio projects --server http://127.0.0.1:1"))),
        4);
}

void CliLabelStudioBridgeTest::faultyServer_isWrongUsage_data()
{
    QTest::addColumn<QString>("arguments");
    for (const char* arguments :
         {"projects", "projects --server ftp://label.example.org",
          "projects --server https://me:secret@label.example.org", "pull x --server http://[::1]:1",
          "pull --project 1", "push --server https://label.example.org"})
        QTest::newRow(arguments) << QString::fromLatin1(arguments);
}

void CliLabelStudioBridgeTest::faultyServer_isWrongUsage()
{
    QFETCH(QString, arguments);
    VERIFY_STATUS(runCli(QStringList{QStringLiteral("labelstudio")} + commandWords(arguments)), 2);
}

void CliLabelStudioBridgeTest::address_isTakenAsItIsWritten()
{
    TestStudy study(shapeOf(1, 1));
    study.close();
    const auto server = serve();
    const QString place = server->address().section(QStringLiteral("//"), 1);
    const CliRun sent = runCli({QStringLiteral("labelstudio"), QStringLiteral("push"), study.path(),
                                QStringLiteral("--server"), place});
    VERIFY_STATUS(sent, 0); // this machine, to which texts may go
    QCOMPARE(m_studio->taskCount(), 1);
    const CliRun listed =
        runCli({QStringLiteral("labelstudio"), QStringLiteral("projects"), QStringLiteral("--json"),
                QStringLiteral("--server"), place + QStringLiteral("/projects/1/data?tab=3")});
    VERIFY_STATUS(listed, 0);
    QCOMPARE(listed.json()[QLatin1String("projects")].toArray().size(), 1);
}

/// Nothing is said to a server that nobody agreed to; that it is not there is only found out then.
void CliLabelStudioBridgeTest::otherHost_isAskedOnlyWhereItIsNamed()
{
    TestStudy study(shapeOf(1, 1));
    study.close();
    const QStringList push{QStringLiteral("labelstudio"), QStringLiteral("push"), study.path(),
                           QStringLiteral("--server"), QStringLiteral("https://label.invalid")};
    VERIFY_STATUS(runCli(push), 2);
    VERIFY_STATUS(runCli(push + commandWords(QStringLiteral("--send-to other.invalid"))), 2);
    VERIFY_STATUS(runCli(push + commandWords(QStringLiteral("--send-to label.invalid"))), 4);
    const QStringList bare{QStringLiteral("labelstudio"), QStringLiteral("push"), study.path(),
                           QStringLiteral("--server"), QStringLiteral("label.invalid")};
    const CliRun unnamed = runCli(bare);
    VERIFY_STATUS(unnamed, 2);
    QVERIFY2(unnamed.err.contains("https://label.invalid"), unnamed.describe().constData());
}

void CliLabelStudioBridgeTest::interrupted_takesNothing()
{
    m_studio->addProject(QStringLiteral("Irony"), QString::fromUtf8(labelStudioConfig()));
    ScriptedServer server([&](const AskedOfServer& asked) {
        return asked.path.contains("/download") ? noAnswer() : played(asked);
    });
    TestStudy study(shapeOf(0, 0));
    study.close();
    const QByteArray before = readFile(study.path());
    const CliRun run = runCliUntil({QStringLiteral("labelstudio"), QStringLiteral("pull"),
                                    study.path(), QStringLiteral("--project"), QStringLiteral("1"),
                                    QStringLiteral("--server"), server.address()},
                                   SIGINT, [&] { return server.waiting() == 1; });
    VERIFY_STATUS(run, 130);
    QVERIFY(readFile(study.path()) == before);
}

/// People's names are in what was fetched.
void CliLabelStudioBridgeTest::killed_leavesNothingForGood()
{
    TestStudy study(shapeOf(0, 0)); // not among what is counted
    study.close();
    const OwnTemporaries temporary;
    const auto left = [&] {
        return QDir(temporary.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    };
    m_studio->addProject(QStringLiteral("Irony"), QString::fromUtf8(labelStudioConfig()));
    std::atomic<bool> isSilent = true;
    ScriptedServer server([&](const AskedOfServer& asked) {
        return isSilent && asked.path.contains("/download") ? noAnswer() : played(asked);
    });
    const QStringList pull{QStringLiteral("labelstudio"),
                           QStringLiteral("pull"),
                           study.path(),
                           QStringLiteral("--project"),
                           QStringLiteral("1"),
                           QStringLiteral("--server"),
                           server.address(),
                           QStringLiteral("--dry-run")};
    VERIFY_STATUS(runCliUntil(pull, SIGKILL, [&] { return server.waiting() == 1; }), -1);
    QCOMPARE(left().size(), 1);
    isSilent = false;
    runCli(pull);
    QCOMPARE(left(), QStringList());
}

void CliLabelStudioBridgeTest::refusedAnswer_endsWithOne()
{
    const int project =
        m_studio->addProject(QStringLiteral("Irony"), QString::fromUtf8(labelStudioConfig()));
    TestStudy study(shapeOf(1, 1));
    answerAll(study, 1);
    study.close();
    const auto server = serve();
    VERIFY_STATUS(bridge(QStringLiteral("push"), *server,
                         QStringLiteral("--with-answers --project %1").arg(project),
                         {study.path()}),
                  0);
    QJsonObject given = m_studio->annotation(1);
    QJsonArray results = given[QLatin1String("result")].toArray();
    QJsonObject emotion = results[0].toObject();
    emotion[QStringLiteral("value")] =
        QJsonObject{{QStringLiteral("choices"), QJsonArray{QStringLiteral("bliss")}}};
    results[0] = emotion;
    given[QStringLiteral("result")] = results;
    m_studio->setAnnotation(given);
    TestStudy other(shapeOf(0, 0));
    other.close();
    const CliRun run =
        bridge(QStringLiteral("pull"), *server, QStringLiteral("--project 1"), {other.path()});
    VERIFY_STATUS(run, 1);
    const QJsonArray refused = run.json()[QLatin1String("refused")].toArray();
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused[0][QLatin1String("value")].toString(), QStringLiteral("bliss"));
    // Not by a temporary file and its line.
    QCOMPARE(refused[0][QLatin1String("file")].toString(), QStringLiteral("project 1"));
    QCOMPARE(refused[0][QLatin1String("line")].toInt(), 0);
    QCOMPARE(refused[0][QLatin1String("task")].toString(), QStringLiteral("1"));
    QVERIFY2(run.err.contains("refused: project 1, emotion “bliss”: "), run.err.constData());
    QCOMPARE(run.json()[QLatin1String("scenarios")].toInt(), 1);
}

void CliLabelStudioBridgeTest::skippedTask_isFlaggedWhereThatIsSaid()
{
    TestStudy study(shapeOf(2, 0));
    study.close();
    const auto server = serve();
    VERIFY_STATUS(bridge(QStringLiteral("push"), *server, {}, {study.path()}), 0);
    QJsonObject skipped = m_studio->annotation(m_studio->annotate(1, 1, {}));
    skipped[QStringLiteral("was_cancelled")] = true;
    m_studio->setAnnotation(skipped);
    const auto pulled = [&](const QString& more) {
        return bridge(QStringLiteral("pull"), *server, QStringLiteral("--project 1") + more,
                      {study.path()});
    };
    const CliRun counted = pulled({});
    VERIFY_STATUS(counted, 0);
    QVERIFY(!counted.json().contains(QLatin1String("skipped_flagged")));
    const CliRun flagged = pulled(QStringLiteral(" --skipped flag"));
    VERIFY_STATUS(flagged, 0);
    QCOMPARE(flagged.json()[QLatin1String("skipped_flagged")].toObject(),
             (QJsonObject{{QStringLiteral("boss@example.org"), 1}}));
    QCOMPARE(flagged.json()[QLatin1String("drafts")].toInt(), 1);
    const CliRun again = pulled({});
    VERIFY_STATUS(again, 0);
    QVERIFY(!again.json()[QLatin1String("changed")].toBool());
}

void CliLabelStudioBridgeTest::otherInstructions_areSaidToStay()
{
    TestStudy study(shapeOf(1, 0));
    study.close();
    const auto server = serve();
    VERIFY_STATUS(bridge(QStringLiteral("push"), *server, {}, {study.path()}), 0);
    const auto pulled = [&] {
        return bridge(QStringLiteral("pull"), *server, QStringLiteral("--project 1"),
                      {study.path()});
    };
    const CliRun own = pulled();
    VERIFY_STATUS(own, 0);
    QCOMPARE(own.json()[QLatin1String("instructions_left")], QJsonValue(false));
    m_studio->instruct(1, QStringLiteral("<p>Mark irony.</p>"));
    const CliRun other = pulled();
    VERIFY_STATUS(other, 0);
    QCOMPARE(other.json()[QLatin1String("instructions_left")], QJsonValue(true));
}

SUBTEXT_TEST(CliLabelStudioBridgeTest)
#include "clilabelstudiobridgetest.moc"
