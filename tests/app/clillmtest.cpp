// SPDX-License-Identifier: MIT
#include "core/models/modelanswers.h"
#include "core/models/modelruns.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/scriptedserver.h"
#include "tests/support/teststudy.h"

#include <QDirIterator>
#include <QJsonArray>

#include <csignal>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli llm`: a program of its own asks a server on this machine, is killed and goes on,
/// and leaves its key nowhere.
class CliLlmTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void profiles_areKeptListedAndRemoved();
    void faultyProfile_isWrongUsage_data();
    void faultyProfile_isWrongUsage();
    void damagedSettings_endWithThree();
    void dryRun_showsAWholeRequestAndSendsNothing();
    void run_asksEverythingOnce();
    void run_isEvaluatedLikeAFile();
    void runThatHasNotEnded_isNotRanked();
    void exportsOfARun_nameTheLabelThatWasRead();
    void unknownProfile_isWrongUsage();
    void otherHost_isAskedOnlyWhereItIsNamed();
    void missingKey_isNamedAndNothingIsSent();
    void keychainThatCannotBeAsked_isSaid();
    void key_isNowhereAfterARun();
    void badKey_endsWithFour();
    void resume_needsARun();
    void unfinishedRun_isGoneOnWithOrAnotherBegunExpressly();
    void severalUnfinishedRuns_areToldApartByName();
    void limitedRun_isFinishedWithItsItems();
    void openConnection_isRefusedWithARemedy();
    void killedInTheMiddle_asksNothingTwice_data();
    void killedInTheMiddle_asksNothingTwice();
    void interrupted_canBeResumed();
    void maxCost_stopsTheRun();
    void maxCost_needsAPrice();
    void fewShot_isRefusedWhereAnExampleIsAnItem();
    void cost_isThatOfTheTable();
    void cost_saysWhosePricesItIsBy();

private:
    void addProfile(const ScriptedServer& server, const QStringList& more = {}) const;
    CliRun ask(TestStudy& study, const QStringList& more = {}) const;

    QTemporaryDir m_settings;
};

namespace {

const QString Json = QStringLiteral("--json");
const QByteArray Key = "sk-never-to-be-seen-0815";

QByteArray said(const char* label)
{
    return QByteArray(R"({"choices":[{"message":{"content":"{\"emotion\": \")") + label +
           R"(\"}"},"finish_reason":"stop"}],"usage":{"prompt_tokens":100,"completion_tokens":10}})";
}

ServerAnswer fear(const AskedOfServer& /*asked*/)
{
    return answerWith(200, said("fear"));
}

} // namespace

void CliLlmTest::initTestCase()
{
    qputenv("XDG_CONFIG_HOME", m_settings.path().toLocal8Bit());
    qputenv("SUBTEXT_TEST_KEY", Key);
}

void CliLlmTest::init()
{
    QDir(m_settings.filePath(QStringLiteral("subtext"))).removeRecursively();
}

void CliLlmTest::addProfile(const ScriptedServer& server, const QStringList& more) const
{
    VERIFY_STATUS(runCli(commandWords("llm profiles add p --model m --base-url") +
                         QStringList{server.address(QStringLiteral("/v1"))} + more),
                  0);
}

CliRun CliLlmTest::ask(TestStudy& study, const QStringList& more) const
{
    study.close();
    return runCli(QStringList{QStringLiteral("llm"), QStringLiteral("run"), study.path()} +
                  commandWords("--profile p --mode zero-shot --json") + more);
}

void CliLlmTest::profiles_areKeptListedAndRemoved()
{
    VERIFY_STATUS(
        runCli(commandWords("llm profiles add mini --model gpt-5-mini --key-env OPENAI_KEY")), 0);
    VERIFY_STATUS(runCli(commandWords("llm profiles add mini --model other --kind gemini")), 0);
    VERIFY_STATUS(
        runCli(commandWords("llm profiles add local --model m --base-url http://[::1]:80/v1")), 0);
    const CliRun listed = runCli(commandWords("llm profiles --json"));
    VERIFY_STATUS(listed, 0);
    const QJsonArray profiles = listed.json()[QLatin1String("profiles")].toArray();
    QCOMPARE(profiles.size(), qsizetype{2});
    QCOMPARE(profiles[0].toObject()[QLatin1String("model")].toString(), QStringLiteral("other"));
    VERIFY_STATUS(runCli(commandWords("llm profiles remove mini")), 0);
    VERIFY_STATUS(runCli(commandWords("llm profiles remove mini")), 2);
    QVERIFY(runCli(commandWords("llm profiles")).out.startsWith("local  m  openai"));
}

void CliLlmTest::faultyProfile_isWrongUsage_data()
{
    QTest::addColumn<QString>("arguments");
    const auto row = [](const char* name, const char* arguments) {
        QTest::newRow(name) << QString::fromLatin1(arguments);
    };
    row("no model", "llm profiles add x");
    row("unknown kind", "llm profiles add x --model m --kind other");
    row("a file", "llm profiles add x --model m --base-url file:///etc/passwd");
    row("key in the address", "llm profiles add x --model m --base-url https://k:s@example.org");
    row("name of a path", "llm profiles add ../x --model m");
    row("two sources", "llm profiles add x --model m --key-env A --key-keychain B");
    row("a key for a name", "llm profiles add x --model m --key-env sk-proj-0123456789abcdef");
    row("a key for an entry", "llm profiles add x --model m --key-keychain sk-0123456789abcdef");
    row("half a price", "llm profiles add x --model m --price-in 1");
    row("nothing", "llm");
}

void CliLlmTest::faultyProfile_isWrongUsage()
{
    QFETCH(QString, arguments);
    VERIFY_STATUS(runCli(arguments.split(u' ')), 2);
    QVERIFY(!QFile::exists(m_settings.filePath(QStringLiteral("subtext/models.json"))));
}

void CliLlmTest::damagedSettings_endWithThree()
{
    QDir().mkpath(m_settings.filePath(QStringLiteral("subtext")));
    writeFile(m_settings.filePath(QStringLiteral("subtext/models.json")), "{\"profiles\": 1}");
    VERIFY_STATUS(runCli(commandWords("llm profiles")), 3);
}

void CliLlmTest::dryRun_showsAWholeRequestAndSendsNothing()
{
    TestStudy study(TestStudy::single(4));
    VERIFY_STATUS(
        runCli(commandWords("llm profiles add p --model gpt-5-mini --key-env SUBTEXT_TEST_KEY")),
        0);
    const CliRun run = ask(study, commandWords("--dry-run --limit 3"));
    VERIFY_STATUS(run, 0);
    const QJsonObject shown = run.json();
    QCOMPARE(shown[QLatin1String("host")].toString(), QStringLiteral("https://api.openai.com"));
    QCOMPARE(shown[QLatin1String("requests")].toInt(), 3);
    QVERIFY(shown[QLatin1String("usd")].toDouble() > 0);
    const QJsonObject example = shown[QLatin1String("example")].toObject();
    QVERIFY(
        example[QLatin1String("body")].toString().contains(QLatin1String("Choose exactly one")));
    QVERIFY(!run.out.contains(Key));
    study.reopen();
    QCOMPARE(must(study->modelRuns().runs()).size(), std::size_t{0});
}

void CliLlmTest::run_asksEverythingOnce()
{
    TestStudy study(TestStudy::single(7));
    ScriptedServer server(fear);
    addProfile(server);
    const CliRun run = ask(study);
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json()[QLatin1String("answered")].toInt(), 7);
    QCOMPARE(run.json()[QLatin1String("input_tokens")].toInt(), 700);
    QCOMPARE(server.asked().size(), std::size_t{7});
    const CliRun again = ask(study, {QStringLiteral("--resume")});
    VERIFY_STATUS(again, 0);
    QCOMPARE(again.json()[QLatin1String("asked")].toInt(), 0);
    QCOMPARE(server.asked().size(), std::size_t{7});
    VERIFY_STATUS(ask(study), 0); // another run
    QCOMPARE(server.asked().size(), std::size_t{14});
    study.reopen();
    QCOMPARE(must(study->modelAnswers().counts()).size(), std::size_t{2});
}

void CliLlmTest::run_isEvaluatedLikeAFile()
{
    TestStudy study(TestStudy::single(3));
    VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(1),
                                          submissionOf(completeAnswer(Emotion::Fear))));
    ScriptedServer server(fear);
    addProfile(server);
    VERIFY_STATUS(ask(study), 0);
    const CliRun listed =
        runCli({QStringLiteral("predictions"), QStringLiteral("list"), study.path(), Json});
    VERIFY_STATUS(listed, 0);
    QVERIFY2(listed.out.contains(server.address().toUtf8()), listed.out.constData());
    const CliRun run = runCli({QStringLiteral("evaluate"), study.path(), Json});
    VERIFY_STATUS(run, 0);
    const QJsonObject set = run.json()[QLatin1String("sets")].toArray()[0].toObject();
    QCOMPARE(set[QLatin1String("model")].toString(), QStringLiteral("m"));
}

void CliLlmTest::unknownProfile_isWrongUsage()
{
    TestStudy study(TestStudy::single(1));
    VERIFY_STATUS(ask(study), 2);
}

void CliLlmTest::otherHost_isAskedOnlyWhereItIsNamed()
{
    TestStudy study(TestStudy::single(1));
    VERIFY_STATUS(
        runCli(commandWords("llm profiles add p --model m --base-url https://models.invalid/v1 "
                            "--key-env SUBTEXT_TEST_KEY --time-limit 1")),
        0);
    VERIFY_STATUS(ask(study), 2);
    VERIFY_STATUS(ask(study, commandWords("--send-to other.invalid")), 2);
    study.reopen();
    QCOMPARE(must(study->modelRuns().runs()).size(), std::size_t{0});
    QCOMPARE(RawSql(study.path())
                 .value(QStringLiteral("SELECT count(*) FROM audit WHERE action = 'llm.consent'")),
             QStringLiteral("0"));
}

void CliLlmTest::missingKey_isNamedAndNothingIsSent()
{
    TestStudy study(TestStudy::single(1));
    ScriptedServer server(fear);
    addProfile(server, commandWords("--key-env SUBTEXT_NO_SUCH_KEY"));
    const CliRun run = ask(study);
    VERIFY_STATUS(run, 3);
    QVERIFY(run.err.contains("SUBTEXT_NO_SUCH_KEY"));
    QCOMPARE(server.asked().size(), std::size_t{0});
}

void CliLlmTest::keychainThatCannotBeAsked_isSaid()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere");
    TestStudy study(TestStudy::single(1));
    ScriptedServer server(fear);
    addProfile(server, commandWords("--key-keychain entry"));
    const CliRun run = ask(study);
    VERIFY_STATUS(run, 3);
    QVERIFY2(run.err.contains("keychain") && run.err.contains("entry"), run.err.constData());
    QCOMPARE(server.asked().size(), std::size_t{0});
}

void CliLlmTest::key_isNowhereAfterARun()
{
    TestStudy study(TestStudy::single(8));
    int asked = 0;
    ScriptedServer server([&](const AskedOfServer& of) {
        ++asked;
        const QByteArray echo = of.header("Authorization");
        return asked == 2   ? answerWith(400, "{\"error\":{\"message\":\"" + echo + "\"}}",
                                         "x-request-id: " + echo + "\r\n")
               : asked == 6 ? answerWith(403, "no: " + echo, {}, "text/plain")
                            : fear(of);
    });
    addProfile(server, commandWords("--key-env SUBTEXT_TEST_KEY --concurrency 1"));
    const CliRun run = ask(study);
    VERIFY_STATUS(run, 4);
    QCOMPARE(server.asked().at(0).header("Authorization"), "Bearer " + Key);
    QVERIFY(run.err.contains("[key]"));
    QVERIFY2(!run.out.contains(Key) && !run.err.contains(Key), run.describe().constData());
    int files = 0;
    for (const QString& folder : {study.folder(), m_settings.path()}) {
        QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            const QString path = all.next();
            QVERIFY2(!readFile(path).contains(Key), qPrintable(path));
            ++files;
        }
    }
    QVERIFY(files >= 2);
}

void CliLlmTest::badKey_endsWithFour()
{
    TestStudy study(TestStudy::single(3));
    ScriptedServer server([](const AskedOfServer&) {
        return answerWith(401, R"({"error":{"message":"Incorrect key"}})");
    });
    addProfile(server, commandWords("--key-env SUBTEXT_TEST_KEY"));
    const CliRun run = ask(study);
    VERIFY_STATUS(run, 4);
    QVERIFY(run.err.contains("The server refuses: 401 Incorrect key"));
    QCOMPARE(run.json()[QLatin1String("end")].toString(), QStringLiteral("refused"));
}

void CliLlmTest::runThatHasNotEnded_isNotRanked()
{
    TestStudy study(TestStudy::single(3));
    int asked = 0;
    ScriptedServer server(
        [&](const AskedOfServer& of) { return ++asked == 2 ? answerWith(401, "{}") : fear(of); });
    addProfile(server, commandWords("--concurrency 1"));
    ask(study);
    const auto evaluated = [&](const QStringList& more) {
        return runCli(QStringList{QStringLiteral("evaluate"), study.path()} + more);
    };
    const QJsonValue open = evaluated({Json}).json()[QLatin1String("sets")][0];
    QCOMPARE(open[QLatin1String("unfinished")][QLatin1String("answered")].toInt(), 1);
    QCOMPARE(open[QLatin1String("unfinished")][QLatin1String("asked")].toInt(), 3);
    const QByteArray text = evaluated({}).out;
    QVERIFY2(text.contains("unfinished, 1 of 3 answered"), text.constData());
    VERIFY_STATUS(ask(study, commandWords("--resume")), 0);
    QVERIFY(evaluated({Json})
                .json()[QLatin1String("sets")][0][QLatin1String("unfinished")]
                .isUndefined());
    QVERIFY(!evaluated({}).out.contains("unfinished"));
}

void CliLlmTest::exportsOfARun_nameTheLabelThatWasRead()
{
    TestStudy study(TestStudy::single(4));
    ScriptedServer server(fear);
    addProfile(server);
    VERIFY_STATUS(ask(study), 0);
    const std::map<QString, QByteArray> labels{
        {QStringLiteral("csv"), ",m,zero-shot,1,fear,"},
        {QStringLiteral("jsonl"), "\"emotion\":\"fear\""},
        {QStringLiteral("authors"), "\"predicted\": \"fear\""}};
    for (const auto& [format, label] : labels) {
        const QString path = QDir(study.folder()).filePath(QStringLiteral("out.") + format);
        VERIFY_STATUS(runCli(commandWords("predictions export --format") +
                             QStringList{format, study.path(), QStringLiteral("--out"), path}),
                      0);
        QCOMPARE(readFile(path).count(label), 4);
        // The study has what the file says already.
        const CliRun again =
            runCli(commandWords("predictions import") + QStringList{study.path(), path, Json});
        VERIFY_STATUS(again, 0);
        QCOMPARE(again.json()[QLatin1String("predictions")].toInt(-1), 0);
    }
}

void CliLlmTest::resume_needsARun()
{
    TestStudy study(TestStudy::single(1));
    ScriptedServer server(fear);
    addProfile(server);
    VERIFY_STATUS(ask(study, {QStringLiteral("--resume")}), 2);
    VERIFY_STATUS(ask(study), 0);
    VERIFY_STATUS(ask(study, commandWords("--resume --max-tokens 7")), 2); // asked otherwise
    QCOMPARE(server.asked().size(), std::size_t{1});
}

void CliLlmTest::unfinishedRun_isGoneOnWithOrAnotherBegunExpressly()
{
    TestStudy study(TestStudy::single(3));
    int asked = 0;
    ScriptedServer server([&](const AskedOfServer& of) {
        return ++asked == 2 ? answerWith(400, "{\"error\":{\"message\":\"no\"}}") : fear(of);
    });
    addProfile(server, commandWords("--concurrency 1"));
    const CliRun first = ask(study);
    VERIFY_STATUS(first, 1);
    QCOMPARE(first.json()[QLatin1String("run")].toString(), QStringLiteral("m:zero-shot:1"));
    const CliRun refused = ask(study);
    VERIFY_STATUS(refused, 2);
    QVERIFY2(refused.err.contains("m:zero-shot:1 (2 of 3 answered)") &&
                 refused.err.contains("--resume") && refused.err.contains("--new"),
             refused.err.constData());
    QCOMPARE(server.asked().size(), std::size_t{3});
    const CliRun another = ask(study, commandWords("--new --limit 1"));
    VERIFY_STATUS(another, 0);
    QCOMPARE(another.json()[QLatin1String("run")].toString(), QStringLiteral("m:zero-shot:2"));
    VERIFY_STATUS(ask(study, commandWords("--new --resume")), 2);
    const CliRun resumed = ask(study, commandWords("--resume"));
    VERIFY_STATUS(resumed, 0);
    QCOMPARE(resumed.json()[QLatin1String("run")].toString(), QStringLiteral("m:zero-shot:1"));
    QCOMPARE(resumed.json()[QLatin1String("asked")].toInt(), 1);
}

void CliLlmTest::severalUnfinishedRuns_areToldApartByName()
{
    TestStudy study(TestStudy::single(2));
    bool isBroken = true;
    ScriptedServer server([&](const AskedOfServer& of) {
        return isBroken ? answerWith(400, "{\"error\":{\"message\":\"no\"}}") : fear(of);
    });
    addProfile(server);
    VERIFY_STATUS(ask(study), 1);
    VERIFY_STATUS(ask(study, commandWords("--new")), 1);
    isBroken = false;
    const CliRun refused = ask(study, commandWords("--resume"));
    VERIFY_STATUS(refused, 2);
    QVERIFY2(refused.err.contains("m:zero-shot:1") && refused.err.contains("m:zero-shot:2"),
             refused.err.constData());
    VERIFY_STATUS(ask(study, commandWords("--resume=7")), 2);
    QCOMPARE(ask(study, commandWords("--resume=1")).json()[QLatin1String("run")].toString(),
             QStringLiteral("m:zero-shot:1"));
    const CliRun other = ask(study, commandWords("--resume=m:zero-shot:2"));
    VERIFY_STATUS(other, 0);
    QCOMPARE(other.json()[QLatin1String("run")].toString(), QStringLiteral("m:zero-shot:2"));
}

void CliLlmTest::limitedRun_isFinishedWithItsItems()
{
    TestStudy study(TestStudy::single(3));
    ScriptedServer server(fear);
    addProfile(server);
    VERIFY_STATUS(ask(study, commandWords("--limit 2")), 0);
    const QByteArray text = runCli({QStringLiteral("evaluate"), study.path()}).out;
    QVERIFY2(text.contains("m (2 of 3 asked)") && !text.contains("unfinished"), text.constData());
    const CliRun whole = ask(study, commandWords("--resume"));
    VERIFY_STATUS(whole, 0);
    QCOMPARE(whole.json()[QLatin1String("asked")].toInt(), 1); // now about all
    QCOMPARE(server.asked().size(), std::size_t{3});
}

void CliLlmTest::openConnection_isRefusedWithARemedy()
{
    TestStudy study(TestStudy::single(1));
    VERIFY_STATUS(
        runCli(commandWords("llm profiles add p --model m --base-url http://models.invalid/v1 "
                            "--key-env SUBTEXT_TEST_KEY")),
        0);
    const CliRun run = ask(study, commandWords("--send-to models.invalid"));
    VERIFY_STATUS(run, 2);
    QVERIFY2(run.err.contains("https://"), run.err.constData());
    study.reopen();
    QCOMPARE(must(study->modelRuns().runs()).size(), std::size_t{0});
}

void CliLlmTest::killedInTheMiddle_asksNothingTwice_data()
{
    QTest::addColumn<int>("after");
    for (const int after : {1, 3, 6, 11, 17, 23})
        QTest::addRow("after %d", after) << after;
}

// kill -9: what was answered and kept is not asked again; what was open is.
void CliLlmTest::killedInTheMiddle_asksNothingTwice()
{
    QFETCH(int, after);
    constexpr int Items = 24;
    constexpr int Concurrency = 4;
    TestStudy study(TestStudy::single(Items));
    ScriptedServer server(fear);
    addProfile(server);
    study.close();
    const QStringList arguments =
        QStringList{QStringLiteral("llm"), QStringLiteral("run"), study.path()} +
        commandWords("--profile p --mode zero-shot --json");
    runCliUntil(arguments, SIGKILL,
                [&] { return static_cast<int>(server.asked().size()) >= after; });
    const std::size_t before = server.askedUntilNow().size();
    study.reopen();
    const auto runs = must(study->modelRuns().runs());
    QCOMPARE(runs.size(), std::size_t{1});
    const auto kept = static_cast<std::size_t>(runs[0].counts.answered);
    QVERIFY(kept <= before && before - kept <= std::size_t{Concurrency});
    VERIFY_HOLDS(study->verifyAudit());
    const CliRun resumed = ask(study, {QStringLiteral("--resume")});
    VERIFY_STATUS(resumed, 0);
    QCOMPARE(server.asked().size() - before, Items - kept);
    QSet<QByteArray> bodies;
    for (const AskedOfServer& asked : server.asked())
        bodies.insert(asked.body);
    QCOMPARE(bodies.size(), qsizetype{Items});
    study.reopen();
    QCOMPARE(must(study->modelRuns().runs()).at(0).counts.answered, qint64{Items});
    VERIFY_HOLDS(study->verifyAudit());
}

void CliLlmTest::interrupted_canBeResumed()
{
    TestStudy study(TestStudy::single(6));
    ScriptedServer server([](const AskedOfServer&) { return noAnswer(); });
    addProfile(server, commandWords("--concurrency 2"));
    study.close();
    bool isInterrupted = false;
    const CliRun run =
        runCliUntil(QStringList{QStringLiteral("llm"), QStringLiteral("run"), study.path()} +
                        commandWords("--profile p --mode zero-shot --json"),
                    SIGINT, [&] {
                        // What is open is waited for, and nothing further is sent.
                        if (isInterrupted)
                            server.answerWaiting(answerWith(200, said("fear")));
                        const bool isTime = !isInterrupted && server.waiting() == 2;
                        isInterrupted = isInterrupted || isTime;
                        return isTime;
                    });
    VERIFY_STATUS(run, 130);
    study.reopen();
    const auto state = must(study->modelRuns().runs()).at(0);
    QCOMPARE(static_cast<std::size_t>(state.counts.answered), server.asked().size());
    QVERIFY(state.counts.answered < 6);
}

void CliLlmTest::maxCost_stopsTheRun()
{
    TestStudy study(TestStudy::single(20));
    ScriptedServer server(fear);
    addProfile(server, commandWords("--price-in 100 --price-out 100 --concurrency 1"));
    const CliRun run = ask(study, commandWords("--max-tokens 10 --max-cost 0.15"));
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.json()[QLatin1String("end")].toString(), QStringLiteral("ceiling"));
    QVERIFY(run.json()[QLatin1String("usd")].toDouble() <= 0.15);
    QVERIFY(server.asked().size() > 3 && server.asked().size() < 20);
}

void CliLlmTest::maxCost_needsAPrice()
{
    TestStudy study(TestStudy::single(1));
    VERIFY_STATUS(runCli(commandWords("llm profiles add p --model unheard-of")), 0);
    VERIFY_STATUS(ask(study, commandWords("--max-cost 1 --send-to api.openai.com")), 2);
}

void CliLlmTest::fewShot_isRefusedWhereAnExampleIsAnItem()
{
    TestStudy study(TestStudy::single(2));
    ScriptedServer server(fear);
    addProfile(server);
    const QStringList fewShot =
        QStringList{QStringLiteral("llm"), QStringLiteral("run"), study.path()} +
        commandWords("--profile p --mode few-shot");
    const QString file = writeFile(
        study.filePath(QStringLiteral("data_sarcasm-irony.csv")),
        "id,speaker_role,listener_role,context,utterance,power_relation\n"
        "77,a,b,\"The neighbour has been drilling since six on a Sunday morning: at noon he rings "
        "the bell to ask whether he may borrow a ladder!\",\"Of course - take whatever you need; I "
        "was hoping the concert would go on a little longer\",peer\n");
    study.close();
    VERIFY_STATUS(runCli(fewShot), 0);
    VERIFY_STATUS(runCli({QStringLiteral("import"), study.path(), file}), 0);
    const CliRun refused = runCli(fewShot);
    VERIFY_STATUS(refused, 3);
    QVERIFY(refused.err.contains("Worked example 1"));
}

void CliLlmTest::cost_isThatOfTheTable()
{
    TestStudy study(TestStudy::single(5));
    ScriptedServer server(fear);
    addProfile(server, commandWords("--price-in 2 --price-out 10"));
    VERIFY_STATUS(ask(study), 0);
    const QStringList cost{QStringLiteral("llm"), QStringLiteral("cost"), study.path(), Json};
    const CliRun run = runCli(cost);
    VERIFY_STATUS(run, 0);
    // 500 in and 50 out.
    QCOMPARE(run.json()[QLatin1String("usd")].toDouble(), 0.0015);
    VERIFY_STATUS(runCli(commandWords("llm profiles remove p")), 0);
    QCOMPARE(runCli(cost).json()[QLatin1String("usd")].toDouble(), 0.0); // on this machine
    QCOMPARE(
        runCli(cost).json()[QLatin1String("prices")].toObject()[QLatin1String("date")].toString(),
        QStringLiteral("2026-02"));
}

void CliLlmTest::cost_saysWhosePricesItIsBy()
{
    TestStudy study(TestStudy::single(1));
    ScriptedServer server(fear);
    addProfile(server, commandWords("--price-in 2 --price-out 10"));
    VERIFY_STATUS(ask(study), 0);
    const QStringList cost{QStringLiteral("llm"), QStringLiteral("cost"), study.path()};
    QVERIFY(runCli(cost).out.contains("1 at the prices of their profiles"));
    VERIFY_STATUS(runCli(commandWords("llm profiles remove p")), 0);
    QDir().mkpath(m_settings.filePath(QStringLiteral("subtext")));
    writeFile(m_settings.filePath(QStringLiteral("subtext/prices.json")),
              "{\"date\": \"2026-09\", \"source\": \"our contract\", \"prices\": []}");
    const CliRun own = runCli(cost);
    QVERIFY2(own.out.contains("1 at the prices of 2026-09 (our contract)"), own.out.constData());
}

SUBTEXT_TEST(CliLlmTest)
#include "clillmtest.moc"
