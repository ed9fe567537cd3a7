// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// The templates of the papers' modes, as the manual's page about prompts has them: what goes over
/// the wire of one item, to the byte, as `llm run --dry-run` shows it. Whoever asked with one of
/// them can ask with it again.
class CliWordingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void templateOfTheManual_isSentToTheByte_data();
    void templateOfTheManual_isSentToTheByte();
    void manual_hasNoOtherTemplateOfAMode();

private:
    QTemporaryDir m_folder; ///< Settings, studies and templates.
};

namespace {

/// From one mark to the next.
QString textBetween(const QString& text, const QString& from, const QString& to)
{
    const qsizetype at = text.indexOf(from);
    if (at < 0)
        return {};
    const qsizetype begin = at + from.size();
    const qsizetype end = text.indexOf(to, begin);
    return end < 0 ? QString() : text.mid(begin, end - begin);
}

/// What the manual says of the papers' modes.
QString wordingsOfTheManual()
{
    return textBetween(QString::fromUtf8(readFile(
                           QStringLiteral(SUBTEXT_SOURCE_DIR "/guidelines/manual/prompt.md"))),
                       QStringLiteral("\n## As the two papers asked\n"), QStringLiteral("\n## "));
}

/// The content of the one message, and the rest of the body around it.
QByteArray bodyAround(const QString& content, int tokens)
{
    const QByteArray list =
        QJsonDocument(QJsonArray{content}).toJson(QJsonDocument::Compact); // ["…"]
    return "{\"max_tokens\":" + QByteArray::number(tokens) +
           ",\"messages\":[{\"content\":" + list.mid(1, list.size() - 2) +
           ",\"role\":\"user\"}],\"model\":\"m\",\"temperature\":0}";
}

const QString LateGuestAsked = QStringLiteral(
    "The guest is an hour late.\n\n"
    "host says to guest: “So early?”\n\n"
    "What does the speaker most likely feel? Choose exactly one of: joy, trust, fear, surprise, "
    "sadness, disgust, anger, anticipation.\n");

const QString LiftAsked =
    QStringLiteral("The lift stops between two floors. Mara presses the bell and waits.\n\n"
                   "The question is about Mara. Does Mara feel joy? The subject is glad, amused "
                   "or content with how things are.\n");

const QString WorkedScenes = QStringLiteral(
    "Context: The neighbour has been drilling since six on a Sunday morning. At noon he rings the "
    "bell to ask whether he may borrow a ladder.\n"
    "Speaker: neighbour who was woken\n"
    "Listener: neighbour with the drill\n"
    "Utterance: Of course, take whatever you need. I was hoping the concert would go on a little "
    "longer.\n"
    "{\"emotion\": \"anger\"}\n\n"
    "Context: The results of the scan were due this week. Over supper the daughter asks her father "
    "whether the clinic has called.\n"
    "Speaker: father\n"
    "Listener: daughter\n"
    "Utterance: Did you see they are tearing up the road by the station again? Pass me the bread, "
    "will you.\n"
    "{\"emotion\": \"fear\"}\n\n"
    "Context: A trainee has rewritten the whole menu without being asked, and the head cook finds "
    "that the evening's guests send back empty plates and compliments.\n"
    "Speaker: head cook\n"
    "Listener: trainee\n"
    "Utterance: Well. I must say that this is not quite what I had expected to be serving "
    "tonight.\n"
    "{\"emotion\": \"surprise\"}\n\n");

const QString OptionAlone = QStringLiteral("Reply with {\"emotion\": \"…\"} and nothing else.\n");

} // namespace

void CliWordingsTest::initTestCase()
{
    qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
    const QString cei = writeFile(m_folder.filePath(QStringLiteral("cei.csv")),
                                  "id,subtype,speaker_role,listener_role,context,utterance,"
                                  "power_relation\n"
                                  "1,sarcasm-irony,host,guest,The guest is an hour late.,"
                                  "So early?,peer\n");
    const QString emoscene =
        writeFile(m_folder.filePath(QStringLiteral("emoscene.jsonl")),
                  R"({"topic": "office", "id": "1", "subject": "Mara", "text": "The lift stops )"
                  R"(between two floors. Mara presses the bell and waits."})"
                  "\n");
    const std::pair<const char*, QString> studies[] = {{"cei", cei}, {"emoscene", emoscene}};
    for (const auto& [task, scenes] : studies) {
        const QString token = QString::fromLatin1(task);
        const QString study = m_folder.filePath(token + QStringLiteral(".subtext"));
        VERIFY_STATUS(
            runCli(commandWords("study create --title Asked --task") + QStringList{token, study}),
            0);
        VERIFY_STATUS(runCli({QStringLiteral("import"), study, scenes}), 0);
    }
    VERIFY_STATUS(
        runCli(commandWords("llm profiles add p --model m --base-url http://127.0.0.1:1/v1")), 0);
}

void CliWordingsTest::templateOfTheManual_isSentToTheByte_data()
{
    QTest::addColumn<QString>("task");
    QTest::addColumn<QString>("mode");
    QTest::addColumn<int>("tokens");
    QTest::addColumn<QString>("content");
    const QString cei = QStringLiteral("CEI");
    const QString emoscene = QStringLiteral("EmoScene");
    const QString direct = QStringLiteral("zero-shot");
    const QString thinking = QStringLiteral("cot");
    QTest::newRow("cei zero-shot") << cei << direct << 1024 << LateGuestAsked + OptionAlone;
    QTest::newRow("cei cot")
        << cei << thinking << 2048
        << LateGuestAsked +
               QStringLiteral("Think it through before you choose: what the words say taken "
                              "literally, what the situation and the two roles make of them, and "
                              "what the speaker means.\n"
                              "Then write, as the last line: {\"emotion\": \"…\"}\n");
    QTest::newRow("cei few-shot") << cei << QStringLiteral("few-shot") << 1024
                                  << WorkedScenes + LateGuestAsked + OptionAlone;
    QTest::newRow("emoscene zero-shot")
        << emoscene << direct << 1024
        << LiftAsked + QStringLiteral("Reply with <answer>no</answer> or <answer>yes</answer> and "
                                      "nothing else.\n");
    QTest::newRow("emoscene cot")
        << emoscene << thinking << 2048
        << LiftAsked +
               QStringLiteral("Reason step by step about what in the scene points to it. Then "
                              "write two lines. The first says how strong these clues are, from "
                              "<confidence>1</confidence> (almost none) to "
                              "<confidence>5</confidence> (it is said explicitly), with that one "
                              "number between the tags. The second is <answer>no</answer> or "
                              "<answer>yes</answer>.\n");
}

void CliWordingsTest::templateOfTheManual_isSentToTheByte()
{
    QFETCH(QString, task);
    QFETCH(QString, mode);
    QFETCH(int, tokens);
    QFETCH(QString, content);
    const QString wording = textBetween(wordingsOfTheManual(),
                                        QStringLiteral("*%1, `%2`*\n\n```text\n").arg(task, mode),
                                        QStringLiteral("```"));
    QVERIFY(!wording.isEmpty());
    const QString file =
        writeFile(m_folder.filePath(QStringLiteral("wording.txt")), wording.toUtf8());
    const QString study = m_folder.filePath(task.toLower() + QStringLiteral(".subtext"));
    const CliRun shown =
        runCli({QStringLiteral("llm"), QStringLiteral("run"), study, QStringLiteral("--profile"),
                QStringLiteral("p"), QStringLiteral("--mode"), mode, QStringLiteral("--template"),
                file, QStringLiteral("--dry-run"), QStringLiteral("--json")});
    VERIFY_STATUS(shown, 0);
    const QJsonObject example = shown.json()[QLatin1String("example")].toObject();
    QCOMPARE(example[QLatin1String("url")].toString(),
             QStringLiteral("http://127.0.0.1:1/v1/chat/completions"));
    QCOMPARE(example[QLatin1String("body")].toString().toUtf8(), bodyAround(content, tokens));
}

void CliWordingsTest::manual_hasNoOtherTemplateOfAMode()
{
    QCOMPARE(wordingsOfTheManual().count(QStringLiteral("```text\n")), qsizetype{5});
}

SUBTEXT_TEST(CliWordingsTest)
#include "cliwordingstest.moc"
