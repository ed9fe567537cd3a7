// SPDX-License-Identifier: MIT
#include "core/base/sha256.h"
#include "core/models/generatedscenes.h"
#include "core/models/modelruns.h"
#include "core/models/topics.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/environments.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/scriptedserver.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli scenarios` and `topics`: a server on this machine writes scenes and embeds texts.
class CliScenesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void dryRun_sendsNothing();
    void dryRun_refusesWhereTheRunWould();
    void scenes_areWrittenReadAndTakenIn();
    void resume_asksForWhatIsMissing();
    void secondRun_hasToBeAskedFor();
    void template_isAskedAndKept();
    void templateThatLacksAPlace_endsWithThree();
    void topP_isSentAndKept();
    void otherHost_isAskedOnlyWhereItIsNamed();
    void openConnection_getsNoKey();
    void unknownRelation_isNamed();
    void shippedEvents_areWrittenOut();
    void texts_areEmbeddedOnce();
    void shortAnswer_isNoEmbedding();
    void topics_areFoundKeptAndExported();

private:
    void addProfile(const QString& address) const;
    CliRun cli(const char* line, const QStringList& more = {}) const;
    std::unique_ptr<Study> open() const;

    QTemporaryDir m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    mutable FixedClock m_clock;
    mutable CountingIds m_ids;
};

namespace {

const QString Sound = QStringLiteral(
    "Mara runs around the corner and sees the red lights of the last bus go down the hill. She "
    "stops, puts her hands on her knees and breathes. \"Is there another one?\" she asks a man "
    "with a dog. He shakes his head, and she opens her purse and counts the coins in it twice.");

ServerAnswer saying(const QString& text)
{
    const QJsonObject message{{QStringLiteral("content"), text}};
    const QJsonObject choice{{QStringLiteral("message"), message},
                             {QStringLiteral("finish_reason"), QStringLiteral("stop")}};
    return answerWith(
        200, QJsonDocument(QJsonObject{{QStringLiteral("choices"), QJsonArray{choice}}}).toJson());
}

/// Texts in turn to the right and upwards.
ServerAnswer embedding(const AskedOfServer& asked)
{
    const QJsonArray texts =
        QJsonDocument::fromJson(asked.body).object()[QLatin1String("input")].toArray();
    QJsonArray data;
    for (const QJsonValue text : texts) {
        const bool isEven = text.toString().contains(QRegularExpression(QStringLiteral("[24]th")));
        data.append(QJsonObject{
            {QStringLiteral("index"), data.size()},
            {QStringLiteral("embedding"), isEven ? QJsonArray{1, 0.01} : QJsonArray{0.01, 1}}});
    }
    return answerWith(200, QJsonDocument(QJsonObject{{QStringLiteral("data"), data}}).toJson());
}

} // namespace

void CliScenesTest::initTestCase()
{
    qputenv("XDG_CONFIG_HOME", m_settings.path().toLocal8Bit());
}

void CliScenesTest::init()
{
    QDir(m_settings.filePath(QStringLiteral("subtext"))).removeRecursively();
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("s.subtext"));
    makeEmoSceneStudy(m_path, {m_clock, m_ids, {}}, agreedOn({1, 2, 3, 4}));
}

void CliScenesTest::addProfile(const QString& address) const
{
    VERIFY_STATUS(cli("llm profiles add p --model m --base-url", {address}), 0);
}

CliRun CliScenesTest::cli(const char* line, const QStringList& more) const
{
    QStringList words = QString::fromLatin1(line).split(u' ');
    words.replaceInStrings(QStringLiteral("STUDY"), m_path);
    return runCli(words + more);
}

std::unique_ptr<Study> CliScenesTest::open() const
{
    return must(Study::open(m_path, Study::Access::Read, {m_clock, m_ids, {}}));
}

void CliScenesTest::dryRun_sendsNothing()
{
    ScriptedServer server([](const AskedOfServer&) { return saying(Sound); });
    addProfile(server.address(QStringLiteral("/v1")));
    const CliRun run = cli("scenarios generate STUDY --profile p --dry-run --json");
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json()[QLatin1String("requests")].toInt(), 40);
    QVERIFY(run.json()[QLatin1String("example")].toString().contains(
        QLatin1String("Mara misses the last bus home")));
    VERIFY_STATUS(cli("topics embed STUDY --profile p --dry-run"), 0);
    QVERIFY(server.asked().empty());
}

void CliScenesTest::dryRun_refusesWhereTheRunWould()
{
    ScriptedServer server([](const AskedOfServer&) { return saying(Sound); });
    addProfile(server.address(QStringLiteral("/v1")));
    const QString path = m_path + QStringLiteral(".cei");
    VERIFY_STATUS(runCli({QStringLiteral("study"), QStringLiteral("create"), path,
                          QStringLiteral("--title"), QStringLiteral("No stories")}),
                  0);
    const QStringList words{QStringLiteral("scenarios"), QStringLiteral("generate"), path,
                            QStringLiteral("--profile"), QStringLiteral("p")};
    const CliRun run = runCli(words);
    const CliRun dry = runCli(words + QStringList{QStringLiteral("--dry-run")});
    QVERIFY2(run.status != 0, run.describe().constData());
    QCOMPARE(dry.status, run.status);
    QCOMPARE(dry.err, run.err);
    QVERIFY(server.asked().empty());
}

void CliScenesTest::scenes_areWrittenReadAndTakenIn()
{
    ScriptedServer server([](const AskedOfServer& asked) {
        return saying(asked.body.contains("Mara") ? Sound : QStringLiteral("Ivo is proud."));
    });
    addProfile(server.address(QStringLiteral("/v1")));
    VERIFY_STATUS(cli("scenarios generate STUDY --profile p --limit 2"), 0);
    QCOMPARE(server.asked().size(), std::size_t{2});
    QCOMPARE(must(open()->scenarios()).size(), std::size_t{4});
    VERIFY_STATUS(cli("scenarios reject STUDY", {QStringLiteral("no id")}), 2);
    const QJsonArray scenes =
        cli("scenarios generated STUDY --json").json()[QLatin1String("scenes")].toArray();
    QCOMPARE(scenes.size(), qsizetype{2});
    const auto idAbout = [&](const char* event) {
        for (const QJsonValue scene : scenes) {
            if (scene[QLatin1String("event")][QLatin1String("id")] == QLatin1String(event))
                return scene[QLatin1String("id")].toString();
        }
        return QString();
    };
    VERIFY_STATUS(cli("scenarios accept STUDY", {idAbout("late-bus")}), 0);
    VERIFY_STATUS(cli("scenarios accept STUDY", {idAbout("late-bus")}), 1);
    VERIFY_STATUS(cli("scenarios accept STUDY", {idAbout("bread")}), 1);
    const QString mended = writeFile(m_folder->filePath(QStringLiteral("mended.txt")),
                                     "Ivo holds up the loaf and smiles.\n");
    VERIFY_STATUS(cli("scenarios accept STUDY",
                      {idAbout("bread"), QStringLiteral("--text"), mended,
                       QStringLiteral("--despite"), QStringLiteral("Short on purpose.")}),
                  0);
    const auto study = open();
    QCOMPARE(must(study->scenarios()).size(), std::size_t{6});
    const auto origins = must(study->generatedScenes().origins());
    QCOMPARE(origins.size(), std::size_t{2});
    QCOMPARE(std::count_if(origins.begin(), origins.end(),
                           [](const SceneOrigin& origin) { return origin.isEdited; }),
             1);
    VERIFY_STATUS(cli("verify STUDY"), 0);
}

void CliScenesTest::resume_asksForWhatIsMissing()
{
    std::atomic<bool> isRefusing = true;
    ScriptedServer server([&](const AskedOfServer& asked) {
        return isRefusing && !asked.body.contains("Mara") ? answerWith(401, "{}") : saying(Sound);
    });
    addProfile(server.address(QStringLiteral("/v1")));
    const char* line = "scenarios generate STUDY --profile p --limit 3";
    VERIFY_STATUS(cli(line), 4);
    isRefusing = false;
    const std::size_t before = server.asked().size();
    VERIFY_STATUS(cli(line, {QStringLiteral("--resume")}), 0);
    const auto study = open();
    const auto runs = must(study->generatedScenes().runs());
    QCOMPARE(runs.size(), std::size_t{1});
    QCOMPARE(runs[0].answered, qint64{3});
    QCOMPARE(must(study->generatedScenes().scenes()).size(), std::size_t{3});
    QVERIFY(server.asked().size() - before < 3); // Mara's was there
    VERIFY_STATUS(cli("scenarios generate STUDY --profile p --temperature 0.1 --resume"), 2);
}

void CliScenesTest::secondRun_hasToBeAskedFor()
{
    ScriptedServer server([](const AskedOfServer&) { return saying(Sound); });
    addProfile(server.address(QStringLiteral("/v1")));
    const char* line = "scenarios generate STUDY --profile p --limit 2";
    const CliRun first = cli(line);
    VERIFY_STATUS(first, 0);
    QVERIFY2(!first.err.contains("asked before"), first.describe().constData());
    const std::size_t asked = server.asked().size();
    for (const CliRun& again : {cli(line, {QStringLiteral("--dry-run")}), cli(line)}) {
        VERIFY_STATUS(again, 2);
        QVERIFY2(again.err.contains("The same was asked before (2 answers)") &&
                     again.err.contains("--new"),
                 again.describe().constData());
    }
    VERIFY_STATUS(cli(line, {QStringLiteral("--resume")}), 0); // it lacks nothing
    QCOMPARE(server.asked().size(), asked);
    QCOMPARE(must(open()->generatedScenes().runs()).size(), std::size_t{1});

    VERIFY_STATUS(cli(line, {QStringLiteral("--new"), QStringLiteral("--resume")}), 2);
    VERIFY_STATUS(cli(line, {QStringLiteral("--new"), QStringLiteral("--dry-run")}), 0);
    QCOMPARE(server.asked().size(), asked);
    VERIFY_STATUS(cli(line, {QStringLiteral("--new")}), 0);
    QCOMPARE(server.asked().size(), asked + 2);
    QCOMPARE(must(open()->generatedScenes().runs()).size(), std::size_t{2});
}

void CliScenesTest::template_isAskedAndKept()
{
    ScriptedServer server([](const AskedOfServer&) { return saying(Sound); });
    addProfile(server.address(QStringLiteral("/v1")));
    const QByteArray words = "Tell of this: {event} ({group}).\nNot to be said: {feels}.\n";
    const QString sha256 = QString::fromLatin1(sha256Of(words));
    const QStringList own{QStringLiteral("--template"),
                          writeFile(m_folder->filePath(QStringLiteral("mine.txt")), words)};
    const char* line = "scenarios generate STUDY --profile p --limit 1 --json";
    const CliRun dry = cli(line, own + QStringList{QStringLiteral("--dry-run")});
    VERIFY_STATUS(dry, 0);
    QCOMPARE(dry.json()[QLatin1String("template_sha256")].toString(), sha256);
    QVERIFY(server.asked().empty());
    const CliRun run = cli(line, own);
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json()[QLatin1String("template_sha256")].toString(), sha256);
    const QJsonObject body = QJsonDocument::fromJson(server.asked().at(0).body).object();
    QCOMPARE(body[QLatin1String("messages")][0][QLatin1String("content")].toString(),
             QStringLiteral("Tell of this: Mara misses the last bus home (travel).\n"
                            "Not to be said: stranded, worried.\n"));
    VERIFY_STATUS(cli(line, own), 2); // the same was asked before
    VERIFY_STATUS(cli(line), 0);      // in our words it was not
    const auto runs = must(open()->generatedScenes().runs());
    QCOMPARE(runs.size(), std::size_t{2});
    QCOMPARE(runs[0].run.templateSha256, sha256Of(words));
    QCOMPARE(runs[0].parameters[QLatin1String("template_text")].toString().toUtf8(), words);
    QVERIFY(
        runs[0].parameters[QLatin1String("template")].toString().startsWith(QLatin1String("own/")));
}

void CliScenesTest::templateThatLacksAPlace_endsWithThree()
{
    ScriptedServer server([](const AskedOfServer&) { return saying(Sound); });
    addProfile(server.address(QStringLiteral("/v1")));
    const QString events = writeFile(m_folder->filePath(QStringLiteral("e.csv")),
                                     "event,relation,tail\nThe bus is gone,does,runs\n");
    const auto asked = [&](const QByteArray& words, const QStringList& more = {}) {
        const QString path = writeFile(m_folder->filePath(QStringLiteral("mine.txt")), words);
        return cli("scenarios generate STUDY --profile p --template", QStringList{path} + more);
    };
    const CliRun noEvent = asked("Write of {subject}: {pairs}");
    VERIFY_STATUS(noEvent, 3);
    QVERIFY2(noEvent.err.contains("Put {event} where"), noEvent.err.constData());
    const CliRun unknown = asked("{event}\n{scene}");
    VERIFY_STATUS(unknown, 3);
    QVERIFY2(unknown.err.contains("line 2, column 1") && unknown.err.contains("{subject} {group}"),
             unknown.err.constData());
    const CliRun noSubject = asked("{event}", {QStringLiteral("--events"), events});
    VERIFY_STATUS(noSubject, 3);
    QVERIFY2(noSubject.err.contains("The bus is gone") && noSubject.err.contains("{subject}"),
             noSubject.err.constData());
    QVERIFY(server.asked().empty());
    VERIFY_STATUS(asked("{subject}: {event}", {QStringLiteral("--events"), events}), 0);
}

void CliScenesTest::topP_isSentAndKept()
{
    ScriptedServer server([](const AskedOfServer&) { return saying(Sound); });
    addProfile(server.address(QStringLiteral("/v1")));
    const char* line = "scenarios generate STUDY --profile p --limit 1";
    VERIFY_STATUS(cli(line, {QStringLiteral("--top-p"), QStringLiteral("2")}), 2);
    VERIFY_STATUS(cli(line, {QStringLiteral("--top-p"), QStringLiteral("0.9")}), 0);
    const QJsonObject body = QJsonDocument::fromJson(server.asked().at(0).body).object();
    QCOMPARE(body[QLatin1String("top_p")].toDouble(), 0.9);
    const auto runs = must(open()->generatedScenes().runs());
    QCOMPARE(runs.at(0).parameters[QLatin1String("top_p")].toDouble(), 0.9);
    VERIFY_STATUS(cli(line, {QStringLiteral("--resume")}), 2); // with another one
}

void CliScenesTest::otherHost_isAskedOnlyWhereItIsNamed()
{
    addProfile(QStringLiteral("https://models.invalid/v1"));
    VERIFY_STATUS(cli("scenarios generate STUDY --profile p"), 2);
    VERIFY_STATUS(cli("topics embed STUDY --profile p"), 2);
    VERIFY_STATUS(cli("topics embed STUDY --profile p --send-to other.invalid"), 2);
    QVERIFY(must(open()->generatedScenes().runs()).empty());
}

void CliScenesTest::openConnection_getsNoKey()
{
    VERIFY_STATUS(cli("llm profiles add p --model m --key-env SUBTEXT_TEST_KEY --base-url",
                      {QStringLiteral("http://models.invalid/v1")}),
                  0);
    for (const char* line : {"scenarios generate STUDY --profile p --send-to models.invalid",
                             "topics embed STUDY --profile p --send-to models.invalid"}) {
        const CliRun run = cli(line);
        VERIFY_STATUS(run, 2);
        QVERIFY2(run.err.contains("unencrypted"), run.err.constData());
    }
    QVERIFY(must(open()->generatedScenes().runs()).empty());
}

void CliScenesTest::unknownRelation_isNamed()
{
    addProfile(QStringLiteral("http://127.0.0.1:9/v1"));
    const QString events = writeFile(m_folder->filePath(QStringLiteral("e.csv")),
                                     "event,relation,tail\nRain,xReact,glad\nRain,does,runs\n");
    const QStringList more{QStringLiteral("--events"), events, QStringLiteral("--dry-run")};
    const CliRun run = cli("scenarios generate STUDY --profile p", more);
    VERIFY_STATUS(run, 0);
    QVERIFY(run.err.contains("xReact"));
    const CliRun said = cli("scenarios generate STUDY --profile p --relation xReact=feels", more);
    QVERIFY(!said.err.contains("xReact"));
    QVERIFY(said.out.contains("glad"));
    VERIFY_STATUS(cli("scenarios generate STUDY --profile p --relation xReact", more), 2);
}

void CliScenesTest::shippedEvents_areWrittenOut()
{
    const QString out = m_folder->filePath(QStringLiteral("events.csv"));
    VERIFY_STATUS(cli("scenarios events --out", {out}), 0);
    QVERIFY(readFile(out) == generation::shippedEventsCsv());
}

void CliScenesTest::texts_areEmbeddedOnce()
{
    ScriptedServer server(embedding);
    addProfile(server.address(QStringLiteral("/v1")));
    VERIFY_STATUS(cli("topics embed STUDY --profile p --texts 3 --limit 2"), 0);
    QCOMPARE(server.asked().size(), std::size_t{1});
    QCOMPARE(server.asked().at(0).path, QByteArray("/v1/embeddings"));
    QVERIFY(!server.asked().at(0).body.contains("Mara\"")); // no name by itself
    VERIFY_STATUS(cli("topics embed STUDY --profile p --texts 3"), 0);
    QCOMPARE(server.asked().size(), std::size_t{2}); // the two that were missing
    VERIFY_STATUS(cli("topics embed STUDY --profile p"), 0);
    QCOMPARE(server.asked().size(), std::size_t{2});
    for (const EmbeddedScene& scene : must(open()->topics().scenes(QStringLiteral("m"))))
        QCOMPARE(scene.vector.size(), std::size_t{2});
}

void CliScenesTest::shortAnswer_isNoEmbedding()
{
    ScriptedServer server([](const AskedOfServer&) {
        return answerWith(200, R"({"data":[{"index":0,"embedding":[1,2]}]})");
    });
    addProfile(server.address(QStringLiteral("/v1")));
    VERIFY_STATUS(cli("topics embed STUDY --profile p"), 1);
    QVERIFY(must(open()->topics().models()).empty());
    VERIFY_STATUS(cli("topics find STUDY"), 2);
}

void CliScenesTest::topics_areFoundKeptAndExported()
{
    ScriptedServer server(embedding);
    addProfile(server.address(QStringLiteral("/v1")));
    VERIFY_STATUS(cli("topics embed STUDY --profile p"), 0);
    const QString map = m_folder->filePath(QStringLiteral("map.csv"));
    const CliRun found = cli("topics find STUDY --k 2 --keep --json --map", {map});
    VERIFY_STATUS(found, 0);
    const QJsonArray topics = found.json()[QLatin1String("topics")].toArray();
    QCOMPARE(topics.size(), qsizetype{2});
    QCOMPARE(topics[0][QLatin1String("scenarios")].toInt() +
                 topics[1][QLatin1String("scenarios")].toInt(),
             4);
    QVERIFY(readFile(map).startsWith("scenario,topic,name,x,y"));
    VERIFY_STATUS(cli("topics show STUDY"), 0);
    const QString out = m_folder->filePath(QStringLiteral("topics.csv"));
    VERIFY_STATUS(cli("topics export STUDY --out", {out}), 0);
    // It is a file of scenes, of which another study can be made.
    const QString other = m_folder->filePath(QStringLiteral("other.subtext"));
    VERIFY_STATUS(
        runCli({QStringLiteral("study"), QStringLiteral("create"), other, QStringLiteral("--title"),
                QStringLiteral("T"), QStringLiteral("--task"), QStringLiteral("emoscene")}),
        0);
    VERIFY_STATUS(runCli({QStringLiteral("import"), other, out}), 0);
    VERIFY_STATUS(cli("topics find STUDY --k 9"), 2);
}

SUBTEXT_TEST(CliScenesTest)
#include "cliscenestest.moc"
