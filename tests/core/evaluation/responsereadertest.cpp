// SPDX-License-Identifier: MIT
#include "core/evaluation/responsereader.h"

#include "core/base/pythonrandom.h"
#include "core/evaluation/jsonscan.h"
#include "core/exchange/rows/importedfile.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace subtext;
using evaluation::AnswerStatus;
using evaluation::cei2026Table;
using evaluation::Options;
using evaluation::Reading;
using evaluation::readLabel;
using evaluation::readResponse;

/// From what a model wrote to a label, rule by rule.
class ResponseReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void response_isReadByTheFirstRuleThatApplies_data();
    void response_isReadByTheFirstRuleThatApplies();
    void cutText_isTruncatedWhereTheProviderSaysSo();
    void withoutTable_itsLabelsAreNoAnswers();
    void keyOfTheQuestion_comesBeforeTheOthers_data();
    void keyOfTheQuestion_comesBeforeTheOthers();
    void statedLabel_isTakenAsItIs();
    void outsideLabel_isKeptShort();
    void manyBraces_takeLinearTime();
    void randomText_isReadOrNot();
    void knownAnswers_comeOut();
};

namespace {

Reading read(const QString& text, bool isCutShort = false)
{
    static const Options options = Options::emotions();
    static const auto table = cei2026Table();
    return readResponse(text, options, table, isCutShort);
}

/// "valid joy json"
QString words(const Reading& reading)
{
    const QString label = reading.label               ? Options::emotions().token(*reading.label)
                          : reading.outside.isEmpty() ? QStringLiteral("-")
                                                      : u'(' + reading.outside + u')';
    return evaluation::statusToken(reading.status) + u' ' + label + u' ' +
           evaluation::ruleToken(reading.rule);
}

} // namespace

void ResponseReaderTest::response_isReadByTheFirstRuleThatApplies_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("nothing", "", "empty - empty");
    row("white space", " \n\t\xC2\xA0", "empty - empty");

    row("an object", R"({"emotion": "joy"})", "valid joy json");
    row("capitals and marks", R"({"emotion": " **Joy!** "})", "valid joy json");
    row("a code fence", "```json\n{\"emotion\": \"fear\"}\n```", "valid fear json");
    row("inside of text", "Well. {\"emotion\":\"anger\"} That is it.", "valid anger json");
    row("the last of several", R"({"emotion":"joy"} no: {"emotion":"fear"})", "valid fear json");
    row("the last that has one", R"({"emotion":"joy"} {"why":"fear"})", "valid joy json");
    row("protocol's key", R"({"predicted_emotion":"trust"})", "valid trust json");
    row("third key", R"({"label":"trust"})", "valid trust json");
    row("first key counts", R"({"label":"joy","predicted_emotion":"fear","emotion":"anger"})",
        "valid anger json");
    row("a null is none", R"({"emotion":null,"label":"joy"})", "valid joy json");
    row("a list is none", R"({"emotion":["fear"],"label":"joy"})", "valid joy json");
    row("key with an escape", R"({"emotio\u006e":"jo\u0079"})", "valid joy json");
    row("a key twice", R"({"emotion":"joy","emotion":"fear"})", "valid fear json");
    row("nested", R"({"result":{"answer":[1,{"emotion":"joy"}]}})", "valid joy json");
    row("an object in one that counts", R"({"emotion":"joy","not":{"emotion":"fear"}})",
        "valid joy json");
    row("braces in strings", R"({"why":"a } or { in {\"emotion\":\"fear\"}","emotion":"joy"})",
        "valid joy json");
    row("other values",
        R"({"a":-1.5e3,"b":[true,false,null,NaN,-Infinity,[]],"c":{},"emotion":"joy"})",
        "valid joy json");
    row("line break in a string", "{\"why\":\"one\ntwo\",\"emotion\":\"joy\"}", "valid joy json");
    row("after a broken one", R"({emotion: 'fear'} {"emotion":"joy"})", "valid joy json");
    row("in a broken one", R"({"a" {"emotion":"joy"} fear)", "valid joy json");
    row("complete in a cut one", R"({"steps":[{"emotion":"joy"}],"final":{"emot)",
        "valid joy json");
    row("a mapped label", R"({"emotion":"Sarcasm"})", "mapped disgust json");
    row("another label", R"({"emotion":"wistful"})", "oov (wistful) json");
    row("an empty label", R"({"emotion":""})", "oov - json");
    row("a label inside of words", R"({"emotion":"mistrust"})", "oov (mistrust) json");
    row("a named option", R"({"emotion":"not sad, but fear"})", "valid fear keyword");
    row("two named options", R"({"emotion":"joy/fear"})", "oov (joy/fear) json");
    row("before the answer line", "{\"emotion\":\"joy\"}\nAnswer: fear", "valid joy json");

    row("cut in the value", R"({"emotion": "surprise)", "valid surprise cut");
    row("cut after the value", R"({"emotion": "Joy")", "valid joy cut");
    row("cut after a comma", "{\"emotion\": \"joy\", \n", "valid joy cut");
    row("cut within the word", R"({"emotion": "sad)", "truncated - cut");
    row("cut within another", R"({"emotion": "antic)", "truncated - cut");
    row("cut before the value", R"({"emotion": ")", "truncated - cut");
    row("cut after the colon", R"({"emotion":)", "truncated - cut");
    row("cut after the key", R"({"emotion")", "truncated - cut");
    row("cut in the key", "```json\n{\n  \"emotion", "truncated - cut");
    row("cut early in the key", R"({"em)", "truncated - cut");
    row("cut in a nested one", R"({"result": {"emotion": "joy)", "valid joy cut");
    row("cut after another key", R"({"why": "x", "label": "anger)", "valid anger cut");
    row("cut in an escape", R"({"emotion": "joy\)", "valid joy cut");
    row("cut in a mapped label", R"({"emotion": "sarcasm")", "truncated - cut");
    row("cut elsewhere", R"({"emotion": "joy", "why": "becau)", "valid joy keyword");
    row("cut in another text", R"({"why": "he is sad)", "unparsed - none");
    row("cut in a list", R"({"emotion": ["joy)", "valid joy keyword");
    row("only a brace", "{", "unparsed - none");

    row("answer line", "It could be joy.\nAnswer: fear", "valid fear answer");
    row("final answer", "joy\n\nFINAL ANSWER = Fear.\n", "valid fear answer");
    row("Markdown answer", "joy\n**Final Answer:** *fear*", "valid fear answer");
    row("marked answer", "joy\n> **Answer**: `fear`", "valid fear answer");
    row("answer of the table", "joy\r\nAnswer: pride", "mapped joy answer");
    row("answer in a sentence", "joy\nAnswer: it must be fear", "valid fear keyword");
    row("another answer", "joy\nAnswer: unease", "oov (unease) answer");
    row("answer not at the end", "Answer: joy\nI am certain of the fear.", "valid fear keyword");
    row("no answer behind it", "joy\n**Answer:**", "valid joy keyword");
    row("not that word", "joy\nAnswers: fear", "valid fear keyword");

    row("a label alone", "**Sadness**", "valid sadness whole");
    row("a mapped label alone", "Relief.", "mapped joy whole");
    row("another label alone", "melancholy", "unparsed - none");

    row("named in the last line", "Not joy.\nThe speaker feels anger.\n", "valid anger keyword");
    row("named in the text", "The speaker feels anger.\nI am certain.", "valid anger keyword");
    row("two in the last line", "joy or fear", "unparsed - none");
    row("two lines", "joy\nor not\nfear\nwho knows", "unparsed - none");
    row("inside of words", "distrustful and enjoying it", "unparsed - none");
    row("a refusal is not guessed", "I cannot help with that.", "unparsed - none");
}

void ResponseReaderTest::response_isReadByTheFirstRuleThatApplies()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const Reading reading = read(text);
    if (reading.status == AnswerStatus::Mapped)
        QVERIFY(!reading.outside.isEmpty());
    QCOMPARE(words(reading), expected);
}

void ResponseReaderTest::cutText_isTruncatedWhereTheProviderSaysSo()
{
    QCOMPARE(words(read(QStringLiteral("The speaker is"), true)),
             QStringLiteral("truncated - none"));
    QCOMPARE(words(read(QStringLiteral("The speaker is"))), QStringLiteral("unparsed - none"));
    QCOMPARE(words(read(QStringLiteral("So it is fear, be"), true)),
             QStringLiteral("valid fear keyword"));
    QCOMPARE(words(read(QString(), true)), QStringLiteral("empty - empty"));
}

void ResponseReaderTest::withoutTable_itsLabelsAreNoAnswers()
{
    const Reading reading =
        readResponse(u"{\"emotion\":\"sarcasm\"}", Options::emotions(), evaluation::noLabelTable());
    QCOMPARE(words(reading), QStringLiteral("oov (sarcasm) json"));
    // Any options will do.
    const Options answers({QStringLiteral("yes"), QStringLiteral("no")});
    const Reading own = readResponse(u"Answer: No.", answers, evaluation::noLabelTable());
    QCOMPARE(own.label, std::optional(1));
}

void ResponseReaderTest::keyOfTheQuestion_comesBeforeTheOthers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("label"); // −1: none
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* name, const char* text, int label, const char* rule) {
        QTest::newRow(name) << QString::fromLatin1(text) << label << QString::fromLatin1(rule);
    };
    row("its own name", R"(I think {"tone": "cold"} fits.)", 1, "json");
    row("before the usual ones", R"({"label": "warm", "emotion": "warm", "tone": "cold"})", 1,
        "json");
    row("the usual ones still count", R"({"label": "cold"})", 1, "json");
    row("no text under it", R"({"tone": 3, "label": "cold"})", 1, "json");
    row("another question's", R"({"topic": "cold"})", 1, "keyword");
    row("of whom the text says both", R"({"topic": "cold"} and not warm)", -1, "none");
    row("cut in the value", R"({"tone": "cold)", 1, "cut");
    row("cut too early", R"({"tone": "col)", -1, "cut");
    row("cut in the key", R"(warm {"ton)", -1, "cut");
}

void ResponseReaderTest::keyOfTheQuestion_comesBeforeTheOthers()
{
    QFETCH(QString, text);
    QFETCH(int, label);
    const Options options({QStringLiteral("warm"), QStringLiteral("cold")}, {},
                          QStringLiteral("tone"));
    const Reading reading = readResponse(text, options, evaluation::noLabelTable());
    QCOMPARE(reading.label.value_or(-1), label);
    QTEST(QString(evaluation::ruleToken(reading.rule)), "rule");
    // CEI's question is called emotion: nothing is read under another name.
    QVERIFY(!evaluation::scanForLabel(u"{\"tone\": \"joy\"}").complete);
    QVERIFY(evaluation::scanForLabel(u"{\"tone\": \"joy\"}").object.isEmpty());
    QCOMPARE(evaluation::scanForLabel(u"So: {\"label\": \"joy\", \"a\": {}} {}").object,
             QStringView(u"{\"label\": \"joy\", \"a\": {}}"));
}

void ResponseReaderTest::statedLabel_isTakenAsItIs()
{
    const Options options = Options::emotions();
    QCOMPARE(words(readLabel(u" **Fear** ", options, cei2026Table())),
             QStringLiteral("valid fear stated"));
    QCOMPARE(words(readLabel(u"gratitude", options, cei2026Table())),
             QStringLiteral("mapped joy stated"));
    QCOMPARE(words(readLabel(u"anger/frustration", options, cei2026Table())),
             QStringLiteral("oov (anger/frustration) stated"));
}

void ResponseReaderTest::outsideLabel_isKeptShort()
{
    const Reading reading = readLabel(QString(100'000, u'x'), Options::emotions(), cei2026Table());
    QCOMPARE(reading.status, AnswerStatus::Oov);
    QCOMPARE(reading.outside.size(), qsizetype(200));
}

// Each of these begins objects by the ten thousand; read again from each brace on, they would
// take long.
void ResponseReaderTest::manyBraces_takeLinearTime()
{
    constexpr int Many = 50'000;
    const QString open = QStringLiteral("{\"a\":").repeated(Many);
    QCOMPARE(words(read(open)), QStringLiteral("unparsed - none"));
    QCOMPARE(words(read(QString(Many, u'{'))), QStringLiteral("unparsed - none"));
    QCOMPARE(words(read(QStringLiteral("{\"a\":[").repeated(Many) + u'x')),
             QStringLiteral("unparsed - none"));
    QCOMPARE(words(read(QStringLiteral("{\"{\":\"").repeated(Many))),
             QStringLiteral("unparsed - none"));
    QCOMPARE(words(read(QString(Many, u'[') + QStringLiteral(" joy"))),
             QStringLiteral("valid joy whole"));
    QCOMPARE(words(read(QStringLiteral("Answer:").repeated(Many) + QStringLiteral(" joy"))),
             QStringLiteral("valid joy keyword"));
}

void ResponseReaderTest::randomText_isReadOrNot()
{
    const QStringList pieces{
        QStringLiteral("{"),      QStringLiteral("}"),           QStringLiteral("\"emotion\""),
        QStringLiteral(":"),      QStringLiteral("\"joy\""),     QStringLiteral("\"fe"),
        QStringLiteral(","),      QStringLiteral("["),           QStringLiteral("]"),
        QStringLiteral("\\"),     QStringLiteral("\n"),          QStringLiteral("Answer: "),
        QStringLiteral("trust "), QStringLiteral("\"label\": "), QStringLiteral("\\u00"),
        QString(QChar(0xD800))};
    for (quint32 seed = 0; seed < 20'000; ++seed) {
        PythonRandom random(seed);
        QString text;
        for (std::uint32_t left = random.below(24); left > 0; --left)
            text += pieces.at(random.below(static_cast<std::uint32_t>(pieces.size())));
        const Reading reading = read(text);
        const bool hasLabel =
            reading.status == AnswerStatus::Valid || reading.status == AnswerStatus::Mapped;
        QVERIFY2(reading.label.has_value() == hasLabel, qPrintable(text));
        QVERIFY2(reading.status != AnswerStatus::Refusal, qPrintable(text));
        // What is said of a text does not depend on white space around it, but for a cut one.
        if (!evaluation::scanForLabel(text).cut && !evaluation::scanForLabel(text + u'\n').cut)
            QCOMPARE(read(u'\n' + text + u'\n'), reading);
    }
}

void ResponseReaderTest::knownAnswers_comeOut()
{
    SKIP_WITHOUT_SHARED("reference/evaluation/answers.json");
    const auto json = [](const QString& name) {
        return QJsonDocument::fromJson(
                   test::readFile(test::sharedFile(QStringLiteral("reference/evaluation/") + name)))
            .object();
    };
    QHash<QString, QString> responses;
    for (const QJsonValue row :
         json(QStringLiteral("synthetic_raw.json")).value(QStringLiteral("raw-model")).toArray())
        responses.insert(row[QStringLiteral("subtype")].toString() + u'/' +
                             row[QStringLiteral("id")].toString(),
                         row[QStringLiteral("raw_response")].toString());
    const QJsonArray parsed = json(QStringLiteral("answers.json"))[QStringLiteral(
        "files")][QStringLiteral("synthetic_raw.json")][QStringLiteral("parsed")]
                                  .toArray();
    QCOMPARE(parsed.size(), 300);
    for (const QJsonValue row : parsed) {
        const QString text = responses.value(row[0].toString());
        const Reading reading = read(text);
        QCOMPARE(evaluation::statusToken(reading.status), row[1].toString());
        QCOMPARE(evaluation::ruleToken(reading.rule), row[3].toString());
        QCOMPARE(reading.label ? Options::emotions().token(*reading.label) : QString(),
                 row[2].toString());
    }
}

SUBTEXT_TEST(ResponseReaderTest)
#include "responsereadertest.moc"
