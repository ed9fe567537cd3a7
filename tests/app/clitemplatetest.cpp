// SPDX-License-Identifier: MIT
#include "core/base/sha256.h"
#include "core/models/modelruns.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/scriptedserver.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// `subtext-cli llm run --template`, `--temperature` and `--top-p`: what is sent, what the run
/// keeps of it, and what is refused.
class CliTemplateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void template_isAskedAndKept();
    void dryRun_showsTheTemplateFilledIn();
    void otherTemplate_resumesNothing();
    void whomItAsksAbout_isKeptAndSaidBesideTheScores();
    void whomNothingAsksAbout_isWrongUsage();
    void faultyTemplate_endsWithThree_data();
    void faultyTemplate_endsWithThree();
    void temperature_isSentAndKept();
    void temperatureThatIsNone_isWrongUsage();
    void topP_isSentAndKept();
    void topPOfTheProfile_isThatOfItsRuns();
    void topPThatIsNone_isWrongUsage();

private:
    CliRun ask(const ScriptedServer& server, TestStudy& study, const QStringList& more,
               const QStringList& ofProfile = {}) const;

    QTemporaryDir m_settings;
};

namespace {

const QByteArray Wording = "{context}\n{speaker_role}: {utterance}\nOne of {options}, as "
                           "{\"emotion\": \"…\"}.\n";

ServerAnswer saysFear(const AskedOfServer& /*asked*/)
{
    return answerWith(200, R"({"choices":[{"message":{"content":"{\"emotion\": \"fear\"}"},)"
                           R"("finish_reason":"stop"}]})");
}

QString wordingIn(TestStudy& study, const QByteArray& bytes = Wording)
{
    return writeFile(study.filePath(QStringLiteral("mine.txt")), bytes);
}

QJsonObject bodyOf(const AskedOfServer& asked)
{
    return QJsonDocument::fromJson(asked.body).object();
}

QString promptIn(const QJsonObject& body)
{
    return body[QLatin1String("messages")][0][QLatin1String("content")].toString();
}

QString shaOf(const QByteArray& bytes)
{
    return QString::fromLatin1(sha256Of(bytes));
}

} // namespace

void CliTemplateTest::initTestCase()
{
    qputenv("XDG_CONFIG_HOME", m_settings.path().toLocal8Bit());
}

CliRun CliTemplateTest::ask(const ScriptedServer& server, TestStudy& study, const QStringList& more,
                            const QStringList& ofProfile) const
{
    const CliRun added = runCli(commandWords("llm profiles add p --model m --base-url") +
                                QStringList{server.address(QStringLiteral("/v1"))} + ofProfile);
    if (added.status != 0)
        return added;
    study.close();
    return runCli(QStringList{QStringLiteral("llm"), QStringLiteral("run"), study.path()} +
                  commandWords("--profile p --mode zero-shot --json") + more);
}

void CliTemplateTest::template_isAskedAndKept()
{
    TestStudy study(TestStudy::single(2));
    ScriptedServer server(saysFear);
    const CliRun run = ask(server, study, {QStringLiteral("--template"), wordingIn(study)});
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json()[QLatin1String("answered")].toInt(), 2);
    QCOMPARE(run.json()[QLatin1String("template_sha256")].toString(), shaOf(Wording));
    const QString prompt = promptIn(bodyOf(server.asked().at(0)));
    QVERIFY2(prompt.endsWith(QStringLiteral("\nOne of joy, trust, fear, surprise, sadness, "
                                            "disgust, anger, anticipation, as "
                                            "{\"emotion\": \"…\"}.\n")),
             qPrintable(prompt));
    const CliRun cost =
        runCli(commandWords("llm cost") + QStringList{study.path(), QStringLiteral("--json")});
    QCOMPARE(cost.json()[QLatin1String("runs")][0][QLatin1String("template_sha256")].toString(),
             shaOf(Wording));
    study.reopen();
    const QJsonObject kept = must(study->modelRuns().runs()).at(0).parameters;
    QCOMPARE(kept[QLatin1String("template_text")].toString().toUtf8(), Wording);
    QCOMPARE(kept[QLatin1String("template_sha256")].toString(), shaOf(Wording));
    QVERIFY(kept[QLatin1String("template")].toString().startsWith(QLatin1String("own/")));
}

void CliTemplateTest::dryRun_showsTheTemplateFilledIn()
{
    TestStudy study(TestStudy::single(2));
    ScriptedServer server(saysFear);
    const CliRun run =
        ask(server, study,
            {QStringLiteral("--template"), wordingIn(study), QStringLiteral("--dry-run")});
    VERIFY_STATUS(run, 0);
    const QJsonObject shown = run.json();
    QCOMPARE(shown[QLatin1String("template_sha256")].toString(), shaOf(Wording));
    QVERIFY(shown[QLatin1String("example")][QLatin1String("body")].toString().contains(
        QLatin1String("One of joy, ")));
    QCOMPARE(server.asked().size(), std::size_t{0});
}

void CliTemplateTest::whomItAsksAbout_isKeptAndSaidBesideTheScores()
{
    TestStudy study(TestStudy::single(2));
    ScriptedServer server(saysFear);
    const QStringList words{QStringLiteral("--template"), wordingIn(study)};
    const QStringList about = words + commandWords("--about listener");
    const CliRun dry = ask(server, study, about + commandWords("--dry-run"));
    VERIFY_STATUS(dry, 0);
    QCOMPARE(dry.json()[QLatin1String("asked_about")].toString(), QStringLiteral("listener"));
    const CliRun run = ask(server, study, about + commandWords("--limit 1"));
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.json()[QLatin1String("asked_about")].toString(), QStringLiteral("listener"));
    // Another person is another run.
    VERIFY_STATUS(ask(server, study, words + commandWords("--resume")), 2);
    VERIFY_STATUS(ask(server, study, about + commandWords("--resume")), 0);
    QCOMPARE(server.asked().size(), std::size_t{2});
    const CliRun cost =
        runCli(commandWords("llm cost") + QStringList{study.path(), QStringLiteral("--json")});
    QCOMPARE(cost.json()[QLatin1String("runs")][0][QLatin1String("asked_about")].toString(),
             QStringLiteral("listener"));
    const CliRun document =
        runCli({QStringLiteral("evaluate"), study.path(), QStringLiteral("--json")});
    QCOMPARE(document.json()[QLatin1String("sets")][0][QLatin1String("asked_about")].toString(),
             QStringLiteral("listener"));
    const CliRun scored = runCli({QStringLiteral("evaluate"), study.path()});
    QVERIFY2(scored.out.simplified().contains("asked about listener"), scored.out.constData());
    study.reopen();
    QCOMPARE(must(study->modelRuns().runs()).at(0).askedAbout(), QStringLiteral("listener"));
}

void CliTemplateTest::whomNothingAsksAbout_isWrongUsage()
{
    TestStudy study(TestStudy::single(1));
    ScriptedServer server(saysFear);
    const CliRun alone = ask(server, study, commandWords("--about listener"));
    VERIFY_STATUS(alone, 2);
    QVERIFY2(alone.err.contains("--template"), alone.err.constData());
    const CliRun tooLong = ask(server, study,
                               {QStringLiteral("--template"), wordingIn(study),
                                QStringLiteral("--about"), QString(61, u'x')});
    VERIFY_STATUS(tooLong, 3);
    QVERIFY2(tooLong.err.contains("at most 60 characters"), tooLong.err.constData());
    QCOMPARE(server.asked().size(), std::size_t{0});
}

void CliTemplateTest::otherTemplate_resumesNothing()
{
    TestStudy study(TestStudy::single(2));
    ScriptedServer server(saysFear);
    const QStringList first{QStringLiteral("--template"), wordingIn(study),
                            QStringLiteral("--limit"), QStringLiteral("1")};
    VERIFY_STATUS(ask(server, study, first), 0);
    const QStringList resumed{QStringLiteral("--resume")};
    VERIFY_STATUS(ask(server, study, resumed), 2); // in our words
    wordingIn(study, Wording + '\n');
    VERIFY_STATUS(ask(server, study, resumed + first.first(2)), 2);
    QCOMPARE(server.asked().size(), std::size_t{1});
    wordingIn(study);
    VERIFY_STATUS(ask(server, study, resumed + first.first(2)), 0);
    QCOMPARE(server.asked().size(), std::size_t{2});
}

void CliTemplateTest::faultyTemplate_endsWithThree_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("says");
    QTest::addRow("empty") << QByteArray() << QByteArray("mine.txt is empty");
    QTest::addRow("no scene") << QByteArray("{options}?") << QByteArray("{scene} {utterance}");
    QTest::addRow("no options") << QByteArray("{scene}?") << QByteArray("Put {options}");
    QTest::addRow("unknown place") << QByteArray("{scene}\n{mood} {options}")
                                   << QByteArray("mine.txt, line 2, column 1: “{mood}”");
    QTest::addRow("no UTF-8") << QByteArray("{scene} {options} \xff")
                              << QByteArray("line 1, column 19: there is a byte ff");
    QTest::addRow("a zero") << QByteArray("{scene} \0{options}", 18)
                            << QByteArray("line 1, column 9: there is a byte 00");
    QTest::addRow("10 MB") << QByteArray(10'000'000, 'x') << QByteArray("10,000,000 bytes");
}

void CliTemplateTest::faultyTemplate_endsWithThree()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, says);
    TestStudy study(TestStudy::single(2));
    ScriptedServer server(saysFear);
    const CliRun run = ask(server, study, {QStringLiteral("--template"), wordingIn(study, bytes)});
    VERIFY_STATUS(run, 3);
    QVERIFY2(run.err.contains(says), run.err.constData());
    QCOMPARE(server.asked().size(), std::size_t{0});
    study.reopen();
    QCOMPARE(must(study->modelRuns().runs()).size(), std::size_t{0});
}

void CliTemplateTest::temperature_isSentAndKept()
{
    TestStudy study(TestStudy::single(2));
    ScriptedServer server(saysFear);
    const auto sent = [&](std::size_t place) {
        return bodyOf(server.asked().at(place)).value(QLatin1String("temperature"));
    };
    const QStringList warm = commandWords("--temperature 0.7"); // of the profile
    VERIFY_STATUS(ask(server, study, commandWords("--limit 1"), warm), 0);
    VERIFY_STATUS(ask(server, study, commandWords("--limit 1 --temperature 0"), warm), 0);
    VERIFY_STATUS(ask(server, study, commandWords("--limit 1 --no-temperature"), warm), 0);
    QCOMPARE(sent(0), QJsonValue(0.7));
    QCOMPARE(sent(1), QJsonValue(0));
    QVERIFY(sent(2).isUndefined());
    VERIFY_STATUS(ask(server, study, commandWords("--resume --temperature 0.5")), 2);
    study.reopen();
    const auto runs = must(study->modelRuns().runs());
    QCOMPARE(runs.size(), std::size_t{3});
    QCOMPARE(runs.at(0).temperature(), std::optional(0.7));
    QCOMPARE(runs.at(1).temperature(), std::optional(0.0));
    QVERIFY(!runs.at(2).temperature());
    QCOMPARE(mannerOf(std::span(runs).subspan(0, 1)).temperatures,
             QStringList{QStringLiteral("0.7")});
    QVERIFY(mannerOf(std::span(runs).subspan(1, 1)).isUsual());
    QCOMPARE(mannerOf(std::span(runs).subspan(2, 1)).temperatures,
             QStringList{QStringLiteral("provider's default")});
}

void CliTemplateTest::temperatureThatIsNone_isWrongUsage()
{
    TestStudy study(TestStudy::single(2));
    ScriptedServer server(saysFear);
    for (const char* none :
         {"--temperature -1", "--temperature 2.5", "--temperature 0.5 --no-temperature"})
        VERIFY_STATUS(ask(server, study, commandWords(none)), 2);
    VERIFY_STATUS(runCli(commandWords("llm profiles add q --model m --temperature 3")), 2);
    QCOMPARE(server.asked().size(), std::size_t{0});
}

void CliTemplateTest::topP_isSentAndKept()
{
    TestStudy study(TestStudy::single(2));
    ScriptedServer server(saysFear);
    VERIFY_STATUS(ask(server, study, commandWords("--limit 1 --top-p 0.9")), 0);
    QCOMPARE(bodyOf(server.asked().at(0))[QLatin1String("top_p")].toDouble(), 0.9);
    VERIFY_STATUS(ask(server, study, commandWords("--resume")), 2); // asked differently
    VERIFY_STATUS(ask(server, study, commandWords("--limit 1")), 0);
    QVERIFY(!bodyOf(server.asked().at(1)).contains(QLatin1String("top_p")));
    study.reopen();
    const auto runs = must(study->modelRuns().runs());
    QCOMPARE(runs.at(0).parameters[QLatin1String("top_p")].toDouble(), 0.9);
    QVERIFY(!runs.at(1).parameters.contains(QLatin1String("top_p")));
}

void CliTemplateTest::topPOfTheProfile_isThatOfItsRuns()
{
    TestStudy study(TestStudy::single(2));
    ScriptedServer server(saysFear);
    VERIFY_STATUS(ask(server, study, {}, commandWords("--top-p 0.8")), 0);
    QCOMPARE(bodyOf(server.asked().at(0))[QLatin1String("top_p")].toDouble(), 0.8);
}

void CliTemplateTest::topPThatIsNone_isWrongUsage()
{
    TestStudy study(TestStudy::single(2));
    ScriptedServer server(saysFear);
    for (const char* none : {"--top-p 0", "--top-p 1.5", "--top-p x"})
        VERIFY_STATUS(ask(server, study, commandWords(none)), 2);
    VERIFY_STATUS(runCli(commandWords("llm profiles add q --model m --top-p 2")), 2);
    QCOMPARE(server.asked().size(), std::size_t{0});
}

SUBTEXT_TEST(CliTemplateTest)
#include "clitemplatetest.moc"
