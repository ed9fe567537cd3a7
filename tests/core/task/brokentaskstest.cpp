// SPDX-License-Identifier: MIT
#include "core/task/tasklimits.h"
#include "core/task/taskrules.h"
#include "tests/core/task/sampletask.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

using Code = TaskFaultCode;
Q_DECLARE_METATYPE(subtext::TaskFaultCode)

namespace {

QByteArray repeated(const QByteArray& element, int times)
{
    QByteArrayList elements;
    for (int i = 0; i < times; ++i)
        elements << QByteArray(element).replace("%", QByteArray::number(i));
    return elements.join(',');
}

/// A document that asks one question and nothing else, with another part in one place.
QByteArray smallest(const char* key, const QByteArray& part)
{
    QByteArray document =
        R"({"schema": "subtext.task/1", "token": "t", "title": "T", "version": "1",
"scene": [{"token": "text", "place": "hero"}],
"questions": [{"token": "q", "ask": "What?", "options": [{"token": "a", "word": "A"}, {"token": "b", "word": "B"}]}]})";
    if (QByteArray(key) == "scene")
        document.replace(R"([{"token": "text", "place": "hero"}])", part);
    else if (QByteArray(key) == "options")
        document.replace(R"([{"token": "a", "word": "A"}, {"token": "b", "word": "B"}])", part);
    else if (QByteArray(key) == "questions")
        document.replace(
            R"([{"token": "q", "ask": "What?", "options": [{"token": "a", "word": "A"}, {"token": "b", "word": "B"}]}])",
            part);
    else
        document.replace(document.size() - 1, 1, QByteArray(", \"") + key + "\": " + part + '}');
    return document;
}

} // namespace

/// Documents with one thing wrong: code and place are exactly what is said of them.
class BrokenTasksTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void edit_isRefusedWithItsPlace_data();
    void edit_isRefusedWithItsPlace();
    void part_isRefusedWithItsPlace_data();
    void part_isRefusedWithItsPlace();
    void text_thatIsNoJson_hasLineAndColumn_data();
    void text_thatIsNoJson_hasLineAndColumn();
    void hugeDocument_isNotParsed();
    void cutDocument_isRefusedWithItsLine();
    void faults_areNamedTogetherInTheirOrder();
    void manyFaults_endAtTwenty();
    void smallestTask_isRead();
};

void BrokenTasksTest::edit_isRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("before"); // in the example of the manual, where it comes first
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<Code>("code");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const char* before, const QByteArray& after, Code code,
                        const char* place) {
        QTest::newRow(name) << QByteArray(before) << after << code << QString::fromLatin1(place);
    };
    row("unknown key at the top", "\"version\"", "\"colours\": 3, \"version\"", Code::UnknownKey,
        "");
    row("unknown key of an option", "\"word\": \"Calm\"", "\"word\": \"Calm\", \"score\": 3",
        Code::UnknownKey, "questions[0].options[0]");
    row("unknown key of a check", "\"distance\"", "\"far\"", Code::UnknownKey,
        "checks.contradiction[0]");
    row("another schema", "subtext.task/1", "subtext.task/2", Code::WrongSchema, "schema");
    row("missing schema", "\"schema\": \"subtext.task/1\",", "", Code::MissingKey, "schema");
    row("missing title", "\"title\": \"How customers sound\",", "", Code::MissingKey, "title");
    row("missing sentence", "\"ask\": \"How does {customer} sound?\",", "", Code::MissingKey,
        "questions[0].ask");
    row("option without a word", ", \"word\": \"Calm\"", "", Code::MissingKey,
        "questions[0].options[0].word");
    row("point without a value", "{\"value\": -2, ", "{", Code::MissingKey,
        "scales[0].points[0].value");
    row("number for a text", "\"How customers sound\"", "7", Code::WrongType, "title");
    row("null for a text", "\"How customers sound\"", "null", Code::WrongType, "title");
    row("text for a truth", "\"required\": false", "\"required\": \"no\"", Code::WrongType,
        "scene[0].required");
    row("object for a list",
        "\"boards\": [{\"token\": \"wants\", \"ask\": \"What does {customer} want?\"}]",
        "\"boards\": {}", Code::WrongType, "boards");
    row("text for a number", "\"share\": 0.8", "\"share\": \"most\"", Code::WrongType,
        "checks.straight_lining[0].share");
    row("unknown kind", "\"kind\": \"role\"", "\"kind\": \"person\"", Code::UnknownWord,
        "scene[2].kind");
    row("unknown figure", "\"figure\": \"face\"", "\"figure\": \"thumb\"", Code::UnknownWord,
        "scales[0].figure");
    row("unknown valence", "\"valence\": \"positive\"", "\"valence\": \"good\"", Code::UnknownWord,
        "questions[0].options[1].valence");
    row("unknown vector", "\"all-no\"", "\"none\"", Code::UnknownWord,
        "checks.straight_lining[1].vectors[0]");
    row("empty title", "How customers sound", "", Code::EmptyText, "title");
    row("blank word", "\"word\": \"Calm\"", "\"word\": \"  \"", Code::EmptyText,
        "questions[0].options[0].word");
    row("padded word", "\"word\": \"Calm\"", "\"word\": \"Calm \"", Code::PaddedText,
        "questions[0].options[0].word");
    row("line break in a word", "\"word\": \"Calm\"", "\"word\": \"Ca\\nlm\"",
        Code::UnprintableText, "questions[0].options[0].word");
    row("turned word", "\"word\": \"Calm\"", "\"word\": \"\\u202eCalm\"", Code::UnprintableText,
        "questions[0].options[0].word");
    row("zero in a word", "\"word\": \"Calm\"", "\"word\": \"C\\u0000alm\"", Code::UnprintableText,
        "questions[0].options[0].word");
    row("long word", "\"word\": \"Calm\"", "\"word\": \"" + QByteArray(61, 'x') + '"',
        Code::TooLongText, "questions[0].options[0].word");
    row("capital in a token", "\"token\": \"calm\"", "\"token\": \"Calm\"", Code::BadToken,
        "questions[0].options[0].token");
    row("digit first", "\"token\": \"mood\"", "\"token\": \"2mood\"", Code::BadToken,
        "scales[0].token");
    row("long token", "\"token\": \"calm\"", "\"token\": \"" + QByteArray(33, 'c') + '"',
        Code::BadToken, "questions[0].options[0].token");
    row("foreign letter in a token", "\"token\": \"calm\"", "\"token\": \"c\u0430lm\"",
        Code::BadToken, "questions[0].options[0].token");
    row("reserved question", "\"token\": \"tone\"", "\"token\": \"flag\"", Code::ReservedToken,
        "questions[0].token");
    row("reserved field", "\"token\": \"earlier\"", "\"token\": \"id\"", Code::ReservedToken,
        "scene[1].token");
    row("equal options", "\"token\": \"grateful\"", "\"token\": \"calm\"", Code::EqualTokens,
        "questions[0].options[1].token");
    row("equal questions", "\"token\": \"repair\"", "\"token\": \"refund\"", Code::EqualTokens,
        "questions[2].token");
    row("equal scales", "\"token\": \"effort\"", "\"token\": \"mood\"", Code::EqualTokens,
        "scales[1].token");
    row("question like a field", "\"token\": \"apology\"", "\"token\": \"message\"",
        Code::EqualTokens, "questions[3].token");
    row("scale like the group", "\"token\": \"effort\"", "\"token\": \"channel\"",
        Code::EqualTokens, "scales[1].token");
    row("options equal but for a hyphen", "\"kettle\", \"toaster\"",
        "\"hand_blender\", \"toaster\"", Code::EqualTokens, "scene[0].options[2].token");
    row("equal words", "\"word\": \"Grateful\"", "\"word\": \"CALM\"", Code::EqualWords,
        "questions[0].options[1].word");
    row("word that is another's token", "\"word\": \"Grateful\"", "\"word\": \"Worried\"",
        Code::EqualWords, "questions[0].options[1].word");
    row("word that is another's value", "\"word\": \"even\"", "\"word\": \"1\"", Code::EqualWords,
        "scales[0].points[2].word");
    row("colour by name", "#3f8f4f", "green", Code::BadColour, "questions[0].options[1].colour");
    row("short colour", "#3f8f4f", "#3f8", Code::BadColour, "questions[0].options[1].colour");
    row("file in a folder", "helpdesk.md", "../helpdesk.md", Code::BadFileName, "texts.guideline");
    row("hidden file", "helpdesk.md", ".md", Code::BadFileName, "texts.guideline");
    row("unknown built-in text", "helpdesk.md", "built-in:helpdesk", Code::BadFileName,
        "texts.guideline");
    row("unknown field in braces", "{customer} sound", "{client} sound", Code::UnknownField,
        "questions[0].ask");
    row("brace that is not closed", "{customer} sound", "{customer sound", Code::UnknownField,
        "questions[0].ask");
    row("value with a point", "{\"value\": -2", "{\"value\": -2.0", Code::NotWhole,
        "scales[0].points[0].value");
    row("value in another notation", "{\"value\": -2", "{\"value\": -2e0", Code::NotWhole,
        "scales[0].points[0].value");
    row("huge value", "{\"value\": -2", "{\"value\": -99999999999999999999", Code::OutOfRange,
        "scales[0].points[0].value");
    row("large value", "{\"value\": 5", "{\"value\": 101", Code::OutOfRange,
        "scales[1].points[4].value");
    row("huge number", "\"number\": 10", "\"number\": 1e300", Code::OutOfRange,
        "scales[1].points[4].number");
    row("share over all", "\"share\": 0.8", "\"share\": 1.5", Code::OutOfRange,
        "checks.straight_lining[0].share");
    row("negative time", "\"too_fast_ms\": 2000", "\"too_fast_ms\": -1", Code::OutOfRange,
        "checks.times.too_fast_ms");
    row("distance beyond the scale", "\"distance\": 1", "\"distance\": 3", Code::OutOfRange,
        "checks.contradiction[0].distance");
    row("no sentence", "[1, 2]", "[0, 2]", Code::OutOfRange, "explanation.sentences[0]");
    row("sentences downwards", "[1, 2]", "[3, 2]", Code::NotAscending, "explanation.sentences[1]");
    row("one bound", "[1, 2]", "[1]", Code::TooFew, "explanation.sentences");
    row("equal values", "{\"value\": 0", "{\"value\": -1", Code::NotAscending,
        "scales[0].points[2].value");
    row("numbers downwards", "\"number\": 2.5", "\"number\": 0.5", Code::NotAscending,
        "scales[1].points[2].number");
    row("ring of a board of two", "\"boards\": [{\"token\": \"wants\"",
        "\"boards\": [{\"ring\": true, \"token\": \"others\"", Code::EmptyBoard, "boards[0].token");
    row("opposite of itself", "\"word\": \"Calm\"", "\"word\": \"Calm\", \"opposite\": \"calm\"",
        Code::OppositeOfSelf, "questions[0].options[0].opposite");
    row("unknown opposite", "\"word\": \"Calm\"", "\"word\": \"Calm\", \"opposite\": \"angry\"",
        Code::UnknownName, "questions[0].options[0].opposite");
    row("one-sided opposite", "\"word\": \"Calm\"", "\"word\": \"Calm\", \"opposite\": \"cross\"",
        Code::OneSidedOpposite, "questions[0].options[0].opposite");
    row("opposite of a question by itself", "\"token\": \"tone\"",
        "\"opposite\": \"refund\", \"token\": \"tone\"", Code::OppositeAlone,
        "questions[0].opposite");
    row("no hero", "\"place\": \"hero\"", "\"place\": \"paragraph\"", Code::NoHero, "scene");
    row("two heroes", "\"place\": \"paragraph\", \"required\": false}",
        "\"place\": \"hero\", \"required\": true}", Code::SecondAtPlace, "scene[4].place");
    row("two at one end", "\"place\": \"to\"", "\"place\": \"from\"", Code::SecondAtPlace,
        "scene[3].place");
    row("unknown place", "\"place\": \"to\"", "\"place\": \"beside\"", Code::UnknownWord,
        "scene[3].place");
    row("point below all values", "{\"value\": -2", "{\"value\": -101", Code::OutOfRange,
        "scales[0].points[0].value");
    row("negative share", "\"share\": 0.8", "\"share\": -0.8", Code::OutOfRange,
        "checks.straight_lining[0].share");
    row("scales that are no list of objects", "\"scales\": [\n", "\"scales\": [3, ",
        Code::WrongType, "scales[0]");
    row("hero that may be absent", "\"place\": \"hero\", \"required\": true",
        "\"place\": \"hero\", \"required\": false", Code::HeroNotRequired, "scene[4].required");
    row("hero that is a role", "\"kind\": \"text\", \"place\": \"hero\"",
        "\"kind\": \"role\", \"place\": \"hero\"", Code::HeroNotText, "scene[4].kind");
    row("options of a text", "\"kind\": \"choice\"", "\"kind\": \"text\"", Code::OptionsOfNoChoice,
        "scene[0].options");
    row("no word", "\"kind\": \"text\", ", "\"kind\": \"text\", \"words\": [0, 2], ",
        Code::OutOfRange, "scene[1].words[0]");
    row("too many words", "\"kind\": \"text\", ", "\"kind\": \"text\", \"words\": [1, 10001], ",
        Code::OutOfRange, "scene[1].words[1]");
    row("words downwards", "\"kind\": \"text\", ", "\"kind\": \"text\", \"words\": [3, 2], ",
        Code::NotAscending, "scene[1].words[1]");
    row("one bound of words", "\"kind\": \"text\", ", "\"kind\": \"text\", \"words\": [3], ",
        Code::TooFew, "scene[1].words");
    row("words of a role", "\"kind\": \"role\", ", "\"kind\": \"role\", \"words\": [1, 2], ",
        Code::WordsOfNoText, "scene[2].words");
    row("rows that differ",
        "\"Does {customer} want it repaired?\", \"board\": \"wants\",\n     \"options\": "
        "[{\"token\": \"no\"",
        "\"Does {customer} want it repaired?\", \"board\": \"wants\",\n     \"options\": "
        "[{\"token\": \"not\"",
        Code::DifferingBoard, "questions[2].options");
    row("unknown question of a check", "\"straight_lining\": [\n      {\"question\": \"tone\"",
        "\"straight_lining\": [\n      {\"question\": \"sound\"", Code::UnknownName,
        "checks.straight_lining[0].question");
    row("unknown board of a check", "{\"board\": \"wants\"", "{\"board\": \"acts\"",
        Code::UnknownName, "checks.straight_lining[1].board");
    row("check of nothing", "{\"board\": \"wants\", ", "{", Code::NothingToLine,
        "checks.straight_lining[1]");
    row("vectors of a question", "\"share\": 0.8", "\"share\": 0.8, \"vectors\": [\"all-no\"]",
        Code::UnknownKey, "checks.straight_lining[0]");
    row("unknown scale of a hint", "\"nearest\": [\"mood\"]", "\"nearest\": [\"warmth\"]",
        Code::UnknownName, "hints.nearest[0]");
    row("unknown sign", "\"sign\": \"mood\"", "\"sign\": \"warmth\"", Code::UnknownName,
        "hints.sign");
    row("contradiction without valences", "{\"question\": \"tone\", \"scale\"",
        "{\"question\": \"refund\", \"scale\"", Code::NoValence,
        "checks.contradiction[0].question");
    row("confidence as a hint", "\"word\": \"Effort\"",
        "\"confidence\": true, \"word\": \"Effort\"", Code{}, ""); // may be: nothing uses it
    row("layout of another task", "\"scene\": [", "\"layout\": \"cei\", \"scene\": [",
        Code::NotOfLayout, "layout");
    row("analysis of another task", "\"scene\": [", "\"analysis\": \"emoscene\", \"scene\": [",
        Code::NotOfAnalysis, "analysis");
}

void BrokenTasksTest::edit_isRefusedWithItsPlace()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(Code, code);
    QFETCH(QString, place);
    QByteArray document = sampleDocument();
    const qsizetype at = document.indexOf(before);
    QVERIFY2(at >= 0, before.constData());
    document.replace(at, before.size(), after);
    const TaskFaults faults = faultsIn(document);
    if (code == Code{}) {
        QCOMPARE(describe(faults), QByteArray("no fault"));
        return;
    }
    QVERIFY2(!faults.empty(), "it was read");
    QVERIFY2(faults.front().code == code && faults.front().place == place,
             describe(faults).constData());
    QVERIFY(faults.front().line > 0);
}

void BrokenTasksTest::part_isRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<Code>("code");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const char* key, const QByteArray& part, Code code,
                        const char* place) {
        QTest::newRow(name) << smallest(key, part) << code << QString::fromLatin1(place);
    };
    const QByteArray option = R"({"token": "o%", "word": "O %"})";
    const QByteArray question =
        R"({"token": "q%", "ask": "What?", "options": [{"token": "a", "word": "A"}, {"token": "b", "word": "B"}]})";
    const QByteArray points =
        R"([{"value": 1, "word": "a"}, {"value": 2, "word": "b"}, {"value": 3, "word": "c"}])";
    const QByteArray scale = R"({"token": "s%", "ask": "How?", "points": )" + points + '}';
    const QByteArray field = R"({"token": "f%"})";
    const QByteArray hero = R"({"token": "text", "place": "hero"},)";
    row("no field", "scene", "[]", Code::TooFew, "scene");
    row("13 fields", "scene", '[' + hero + repeated(field, 12) + ']', Code::TooMany, "scene");
    row("choice without options", "scene", '[' + hero + R"({"token": "c", "kind": "choice"}])",
        Code::MissingKey, "scene[1].options");
    row("choice of one", "scene",
        '[' + hero + R"({"token": "c", "kind": "choice", "options": ["a"]}])", Code::TooFew,
        "scene[1].options");
    row("no group in the list", "group", R"({"token": "g", "options": []})", Code::TooFew,
        "group.options");
    row("65 groups", "group", R"({"token": "g", "options": [)" + repeated("\"g%\"", 65) + "]}",
        Code::TooMany, "group.options");
    row("equal groups", "group", R"({"token": "g", "options": ["a", "b", "a"]})", Code::EqualTokens,
        "group.options[2].token");
    row("group that is a list", "group", "[]", Code::WrongType, "group");
    row("no question", "questions", "[]", Code::TooFew, "questions");
    row("17 questions", "questions", '[' + repeated(question, 17) + ']', Code::TooMany,
        "questions");
    row("question that is a text", "questions", R"(["What?"])", Code::WrongType, "questions[0]");
    row("one option", "options", '[' + repeated(option, 1) + ']', Code::TooFew,
        "questions[0].options");
    row("33 options", "options", '[' + repeated(option, 33) + ']', Code::TooMany,
        "questions[0].options");
    row("ring of two", "questions",
        '[' + QByteArray(question).replace("\"ask\"", "\"ring\": true, \"ask\"").replace('%', "") +
            ']',
        Code::TooFew, "questions[0].options");
    row("nine scales", "scales", '[' + repeated(scale, 9) + ']', Code::TooMany, "scales");
    row("scale of one point", "scales",
        R"([{"token": "s", "ask": "How?", "points": [{"value": 1, "word": "a"}]}])", Code::TooFew,
        "scales[0].points");
    row("scale of twelve points", "scales",
        R"([{"token": "s", "ask": "How?", "points": [)" +
            repeated(R"({"value": %, "word": "w%"})", 12) + "]}]",
        Code::TooMany, "scales[0].points");
    row("two confidences", "scales",
        '[' + repeated(QByteArray(scale).replace("\"ask\"", "\"confidence\": true, \"ask\""), 2) +
            ']',
        Code::SecondConfidence, "scales[1].confidence");
    row("chain of opposites", "options",
        R"([{"token": "a", "word": "A", "opposite": "b"}, {"token": "b", "word": "B", "opposite": "c"},
            {"token": "c", "word": "C", "opposite": "b"}])",
        Code::OneSidedOpposite, "questions[0].options[0].opposite");
    row("circle of opposites", "options",
        R"([{"token": "a", "word": "A", "opposite": "b"}, {"token": "b", "word": "B", "opposite": "c"},
            {"token": "c", "word": "C", "opposite": "a"}])",
        Code::OneSidedOpposite, "questions[0].options[0].opposite");
    const auto onBoard = [](const char* token, const char* board) {
        return QByteArray(R"({"token": ")") + token + R"(", "ask": "What?", "board": ")" + board +
               R"(", "options": [{"token": "a", "word": "A"}, {"token": "b", "word": "B"}]})";
    };
    row("scattered board", "questions",
        '[' + onBoard("x", "k") + ',' + onBoard("y", "l") + ',' + onBoard("z", "k") + ']',
        Code::ScatteredBoard, "questions[2].board");
    row("vectors of other options", "questions",
        '[' + onBoard("x", "k") +
            R"(], "checks": {"straight_lining": {"board": "k", "vectors": ["all-no"]}})",
        Code::NotYesNo, "checks.straight_lining[0].vectors");
    row("no vector", "questions",
        '[' + onBoard("x", "k") +
            R"(], "checks": {"straight_lining": {"board": "k", "vectors": []}})",
        Code::TooFew, "checks.straight_lining[0].vectors");
    row("ring of a board of one", "questions",
        '[' + onBoard("x", "k") + R"(], "boards": [{"token": "k", "ring": true}])", Code::TooFew,
        "boards[0].ring");
    row("sign of confidence", "scales",
        '[' +
            QByteArray(scale).replace("\"ask\"", "\"confidence\": true, \"ask\"").replace('%', "") +
            R"(], "hints": {"sign": "s"})",
        Code::ConfidenceUsed, "hints.sign");
    row("17 rules", "checks",
        R"({"straight_lining": [)" + repeated(R"({"question": "q"})", 17) + "]}", Code::TooMany,
        "checks.straight_lining");
}

void BrokenTasksTest::part_isRefusedWithItsPlace()
{
    QFETCH(QByteArray, document);
    QFETCH(Code, code);
    QFETCH(QString, place);
    const TaskFaults faults = faultsIn(document);
    QVERIFY2(!faults.empty(), "it was read");
    QVERIFY2(faults.front().code == code && faults.front().place == place,
             describe(faults).constData());
}

void BrokenTasksTest::text_thatIsNoJson_hasLineAndColumn_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<Code>("code");
    QTest::addColumn<qint64>("line");
    QTest::addColumn<qint64>("column");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char* name, const QByteArray& document, Code code, qint64 line,
                        qint64 column, const char* detail) {
        QTest::newRow(name) << document << code << line << column << QString::fromLatin1(detail);
    };
    row("nothing", "", Code::NotJson, 1, 0, "");
    row("a stray comma", "{\"schema\": \"x\",}", Code::NotJson, 1, 16, "");
    row("a cut text", "{\"schema\": \"x", Code::NotJson, 1, 13, "");
    row("something after the end", "{\n}\n{}", Code::NotJson, 3, 1, "");
    row("no number", "{\"share\": NaN}", Code::NotJson, 1, 11, "");
    row("bytes that are no UTF-8", "{\"title\": \"\xc3\x28\"}", Code::NotJson, 1, 13, "");
    row("half a character", "{\"title\": \"\\ud800\"}", Code::NotJson, 1, 18, "");
    row("a key twice", "{\"title\": \"a\",\n\"title\": \"b\"}", Code::DuplicateKey, 2, 7, "");
    row("deep lists", QByteArray(100'000, '['), Code::NotJson, 1, 101, "deep");
    row("a long number", "{\"share\": 1" + QByteArray(5'000, '0') + ".5}", Code::NotJson, 1, 5'013,
        "");
}

void BrokenTasksTest::text_thatIsNoJson_hasLineAndColumn()
{
    QFETCH(QByteArray, document);
    QFETCH(Code, code);
    QFETCH(qint64, line);
    QFETCH(qint64, column);
    QFETCH(QString, detail);
    const TaskFaults faults = faultsIn(document);
    QCOMPARE(faults.size(), std::size_t{1});
    const TaskFault& fault = faults.front();
    QVERIFY2(fault.code == code && fault.line == line && fault.column == column &&
                 fault.detail == detail,
             describe(faults).constData());
}

void BrokenTasksTest::hugeDocument_isNotParsed()
{
    const QByteArray spaces(10 * 1024 * 1024, ' ');
    const TaskFaults faults = faultsIn(spaces + sampleDocument());
    QCOMPARE(faults.size(), std::size_t{1});
    QVERIFY(faults.front().code == Code::TooLarge);
    const QByteArray most(TaskLimits::MostBytes - sampleDocument().size(), ' ');
    QVERIFY(readTask(most + sampleDocument()));
    QVERIFY(!readTask(most + ' ' + sampleDocument()));
}

void BrokenTasksTest::cutDocument_isRefusedWithItsLine()
{
    const QByteArray document = sampleDocument().trimmed();
    for (qsizetype length = 0; length < document.size(); length += 97) {
        const QByteArray cut = document.left(length);
        const TaskFaults faults = faultsIn(cut);
        QCOMPARE(faults.size(), std::size_t{1});
        QVERIFY(faults.front().code == Code::NotJson);
        const qint64 lines = cut.count('\n') + 1;
        QVERIFY(faults.front().line > 0 && faults.front().line <= lines);
    }
}

void BrokenTasksTest::faults_areNamedTogetherInTheirOrder()
{
    QByteArray document = sampleDocument();
    document.replace("\"place\": \"hero\"", "\"place\": \"middle\""); // and so there is none
    document.replace("\"figure\": \"bars\"", "\"figure\": 7");
    document.replace("\"token\": \"grateful\"", "\"token\": \"calm\"");
    document.replace("\"sign\": \"mood\"", "\"sign\": \"warmth\"");
    const TaskFaults faults = faultsIn(document);
    QCOMPARE(faults.size(), std::size_t{5});
    QVERIFY2(faults[0].code == Code::NoHero, describe(faults).constData());
    QVERIFY2(faults[1].code == Code::UnknownWord, describe(faults).constData());
    QVERIFY2(faults[2].code == Code::EqualTokens, describe(faults).constData());
    QCOMPARE(faults[2].detail, QStringLiteral("questions[0].options[0].token"));
    QVERIFY2(faults[3].code == Code::WrongType, describe(faults).constData());
    QVERIFY2(faults[4].code == Code::UnknownName, describe(faults).constData());
    for (std::size_t i = 1; i < faults.size(); ++i)
        QVERIFY(faults[i - 1].line < faults[i].line);
}

void BrokenTasksTest::manyFaults_endAtTwenty()
{
    const QByteArray options = '[' + repeated(R"({"token": "T%", "word": "W%"})", 30) + ']';
    QCOMPARE(faultsIn(smallest("options", options)).size(), MostTaskFaults);
    QVERIFY(!taskFaults(Task()).empty());
}

void BrokenTasksTest::smallestTask_isRead()
{
    const QByteArray document = smallest("scales", "[]");
    const auto task = readTask("\xef\xbb\xbf" + document);
    QVERIFY2(task, describe(faultsIn(document)).constData());
    QCOMPARE(task->questions.front().word, QStringLiteral("Q"));
    QVERIFY(task->scene.front().isRequired); // a hero is, unless it says otherwise
    QVERIFY(!task->group);
    QVERIFY(!task->explanation);
    QVERIFY(task->checks == TaskChecks());
}

SUBTEXT_TEST(BrokenTasksTest)
#include "brokentaskstest.moc"
