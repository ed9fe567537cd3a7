// SPDX-License-Identifier: MIT
#include "core/domain/scale.h"
#include "core/exchange/importreader.h"
#include "core/exchange/interfacemapping.h"
#include "core/exchange/labelstudio/labelstudiowriter.h"
#include "core/task/builtintasks.h"
#include "core/task/taskreader.h"
#include "core/task/taskwriter.h"
#include "tests/core/exchange/foreignprojects.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// Old projects of Label Studio with interfaces of all kinds, in each of its four export formats:
/// every answer is taken right or refused in words, and none is misread.
class ForeignInterfaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyProject_isTakenRightOrRefused_data();
    void everyProject_isTakenRightOrRefused();
    void everyMapping_isReadAsItIsWritten_data();
    void everyMapping_isReadAsItIsWritten();
    void proposal_saysWhatIsUnclearAndNotAsked();
    void own_isUnderstoodWhole();
    void taskThatAsksTheSame_isOneOfAllItsWords();
    void taskOfInterface_asksWhatItAsked();
    void usableTask_isOneThatCanBeRead();
    void whatIsNoInterface_isRefusedWithItsPlace_data();
    void whatIsNoInterface_isRefusedWithItsPlace();
    void interfaceThatMeansHarm_isRefusedWithItsPlace_data();
    void interfaceThatMeansHarm_isRefusedWithItsPlace();
    void manySigns_areNoManyAttributes();
    void unknownKeysOfAMapping_areRefused();

private:
    QTemporaryDir m_folder;
};

namespace {

using Result1 = ForeignProject::Result;

/// One question or scale of an old project, with what two people answered.
struct Asked
{
    QByteArray xml;
    Result1 first;
    Result1 second;
};

QString u(const char* text)
{
    return QString::fromUtf8(text);
}

Result1 chose(const char* control, const QStringList& words)
{
    return {u(control), u("choices"), QJsonArray::fromStringList(words)};
}

Result1 rated(const char* control, const char* kind, double number)
{
    return {u(control), u(kind), number};
}

QByteArray choices(const char* name, const char* words, const char* more = "choice=\"single\"")
{
    QByteArray xml = "<Choices name=\"" + QByteArray(name) + "\" toName=\"text\" " + more + ">";
    for (const QString& word : u(words).split(u'|'))
        xml += "<Choice value=\"" + word.toUtf8() + "\"/>";
    return xml + "</Choices>";
}

Asked words(const char* name, const char* all, const char* first, const char* second)
{
    return {choices(name, all), chose(name, {u(first)}), chose(name, {u(second)})};
}

Asked numbers(const QByteArray& xml, const char* name, const char* kind, double first,
              double second)
{
    return {xml, rated(name, kind, first), rated(name, kind, second)};
}

QByteArray interfaceOf(const QList<Asked>& asked, const QByteArray& texts)
{
    QByteArray xml = "<View>" + texts;
    for (const Asked& one : asked)
        xml += one.xml;
    return xml + "</View>";
}

const QByteArray ForeignText("<Text name=\"text\" value=\"$body\"/>");
const QByteArray CeiTexts("<Text name=\"c\" value=\"$context\"/><Header value=\"$speaker_role\"/>"
                          "<Header value=\"$listener_role\"/>"
                          "<Text name=\"text\" value=\"$utterance\"/>");
const char* const Emotions = "joy|trust|fear|surprise|sadness|disgust|anger|anticipation";

QByteArray pointsOf(ScaleIndex dimension)
{
    QStringList labels;
    for (int point = MinPoint; point <= MaxPoint; ++point)
        labels << scaleLabel(dimension, point);
    return labels.join(u'|').toUtf8();
}

/// A scale in its own words.
Asked scaleIn(const char* name, ScaleIndex dimension, int first = -1, int second = 2)
{
    return {choices(name, pointsOf(dimension).constData()),
            chose(name, {scaleLabel(dimension, first)}),
            chose(name, {scaleLabel(dimension, second)})};
}

/// What CEI asks, with one control replaced; nothing replaced: as CEI asks it.
QList<Asked> ceiWith(const std::optional<Asked>& emotion, const std::optional<Asked>& valence)
{
    return {emotion.value_or(words("emotion", Emotions, "joy", "fear")),
            valence.value_or(scaleIn("valence", Dimension::Valence)),
            scaleIn("arousal", Dimension::Arousal), scaleIn("dominance", Dimension::Dominance),
            scaleIn("confidence", Dimension::Confidence)};
}

/// "joy 3 0 1 1", the tokens of what was chosen and the values of points.
QString said(const Task& task, const Answer& answer)
{
    QStringList parts;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const auto& choice = answer.ballot.at(i);
        parts
            << (choice
                    ? task.questions[i].options.at(static_cast<std::size_t>(indexOf(*choice))).token
                    : u("none"));
    }
    for (std::size_t i = 0; i < task.scales.size(); ++i)
        parts << QString::number(answer.scales.at(i).value_or(99));
    return parts.join(u' ');
}

} // namespace

void ForeignInterfaceTest::everyProject_isTakenRightOrRefused_data()
{
    QTest::addColumn<bool>("isOwnTask");
    QTest::addColumn<QByteArray>("interface");
    QTest::addColumn<QList<QList<ForeignProject::Result>>>("annotations");
    QTest::addColumn<QStringList>("expected"); // of each answer, or "refused: COLUMN, VALUE"
    const auto add = [](const char* name, bool isOwn, const QList<Asked>& asked,
                        const QStringList& expected) {
        QList<Result1> first;
        QList<Result1> second;
        for (const Asked& one : asked) {
            if (one.first.control.isEmpty())
                continue;
            first << one.first;
            second << one.second;
        }
        QTest::newRow(name) << isOwn << interfaceOf(asked, isOwn ? ForeignText : CeiTexts)
                            << QList<QList<Result1>>{first, second} << expected;
    };
    const auto own = [&](const char* name, const QList<Asked>& asked, const QStringList& expected) {
        add(name, true, asked, expected);
    };
    const auto cei = [&](const char* name, const QList<Asked>& asked, const QStringList& expected) {
        add(name, false, asked, expected);
    };
    const auto valenceOf = [&](const Asked& valence) { return ceiWith({}, valence); };
    const auto emotionOf = [&](const Asked& emotion) { return ceiWith(emotion, {}); };
    const Asked tone = words("tone", "warm|cold", "warm", "cold");
    const auto rating = [](const char* more) {
        return QByteArray("<Rating name=\"valence\" toName=\"text\" ") + more + "/>";
    };
    const auto number = [](const char* more) {
        return QByteArray("<Number name=\"valence\" toName=\"text\" ") + more + "/>";
    };

    // Studies that ask what the old project asked.
    own("1. a rating of five",
        {tone, numbers(rating("maxRating=\"5\""), "valence", "rating", 1, 5)},
        {u("warm 1"), u("cold 5")});
    own("2. a rating that says nothing", {tone, numbers(rating(""), "valence", "rating", 2, 4)},
        {u("warm 2"), u("cold 4")});
    own("3. a number from 0 to 10",
        {tone, numbers(number("min=\"0\" max=\"10\""), "valence", "number", 0, 10)},
        {u("warm 0"), u("cold 10")});
    own("4. a number outside its ends",
        {tone, numbers(number("min=\"0\" max=\"10\""), "valence", "number", 3, 12)},
        {u("warm 3"), u("refused: valence, 12")});
    own("5. aliases",
        {{"<Choices name=\"tone\" toName=\"text\"><Choice value=\"Very warm\" alias=\"w\"/>"
          "<Choice value=\"Cold\" alias=\"k\"/></Choices>",
          chose("tone", {u("w")}), chose("tone", {u("k")})}},
        {u("w"), u("k")});
    own("6. digits as aliases of words",
        {{"<Choices name=\"tone\" toName=\"text\"><Choice value=\"warm\" alias=\"1\"/>"
          "<Choice value=\"cold\" alias=\"2\"/><Choice value=\"icy\" alias=\"3\"/></Choices>",
          chose("tone", {u("1")}), chose("tone", {u("3")})},
         words("kind", "a|b", "a", "b")},
        {u("a 1"), u("b 3")});
    own("7. another language", {words("Gefühl", "Freude|Wut|Übermut", "Freude", "Übermut")},
        {u("freude"), u("ubermut")});
    own("8. another writing", {words("tone", "喜び|怒り", "喜び", "怒り")},
        {u("option"), u("option-2")});
    own("9. own names with blanks and dots",
        {words("my tone.v2", "so so|not so", "so so", "not so")}, {u("so-so"), u("not-so")});
    own("10. several choices allowed",
        {tone,
         {choices("also", "a|b|c", "choice=\"multiple\""), chose("also", {u("a"), u("b")}),
          chose("also", {u("c")})}},
        {u("warm"), u("cold")});
    own("11. no confidence", {words("emotion", Emotions, "joy", "anger")}, {u("joy"), u("anger")});

    own("11b. a text that nobody wrote",
        {tone, {"<TextArea name=\"why\" toName=\"text\"/>", {}, {}}}, {u("warm"), u("cold")});

    // CEI's own study.
    cei("12. a rating of seven",
        valenceOf(numbers(rating("maxRating=\"7\""), "valence", "rating", 1, 6)),
        {u("joy -3 -1 -1 -1"), u("fear 2 2 2 2")});
    cei("13. a rating of five",
        valenceOf(numbers(rating("maxRating=\"5\""), "valence", "rating", 1, 5)),
        {u("refused: valence, 1"), u("refused: valence, 5")});
    cei("14. a number from 0 to 6",
        valenceOf(numbers(number("min=\"0\" max=\"6\""), "valence", "number", 0, 6)),
        {u("joy -3 -1 -1 -1"), u("fear 3 2 2 2")});
    cei("15. a number without ends", valenceOf(numbers(number(""), "valence", "number", 1, 2)),
        {u("refused: valence, 1"), u("refused: valence, 2")});
    cei("16. digits from one to seven", valenceOf(words("valence", "1|2|3|4|5|6|7", "1", "7")),
        {u("joy -3 -1 -1 -1"), u("fear 3 2 2 2")});
    cei("17. digits from one to five", valenceOf(words("valence", "1|2|3|4|5", "1", "3")),
        {u("refused: valence, 1"), u("refused: valence, 3")});
    QStringList prefixed;
    for (int point = MinPoint; point <= MaxPoint; ++point)
        prefixed << QStringLiteral("%1 - %2")
                        .arg(point - MinPoint + 1)
                        .arg(scaleLabel(Dimension::Valence, point));
    cei("18. words behind their numbers",
        valenceOf({choices("valence", prefixed.join(u'|').toUtf8().constData()),
                   chose("valence", {prefixed.first()}), chose("valence", {prefixed.at(4)})}),
        {u("joy -3 -1 -1 -1"), u("fear 1 2 2 2")});
    cei("19. another word for joy",
        emotionOf(words("emotion",
                        "happiness|trust|fear|surprise|sadness|disgust|anger|anticipation",
                        "happiness", "fear")),
        {u("refused: emotion, happiness"), u("fear 2 2 2 2")});
    cei("20. own names of controls",
        ceiWith(words("plutchik_primary", Emotions, "trust", "anger"),
                scaleIn("how pleasant", Dimension::Valence)),
        {u("trust -1 -1 -1 -1"), u("anger 2 2 2 2")});
    cei("21. several emotions",
        emotionOf({choices("emotion", Emotions, "choice=\"multiple\""),
                   chose("emotion", {u("joy"), u("fear")}), chose("emotion", {u("fear")})}),
        {u("refused: emotion, joy, fear"), u("fear 2 2 2 2")});
    cei("22. a taxonomy of emotions",
        emotionOf({"<Taxonomy name=\"emotion\" toName=\"text\"><Choice value=\"joy\"/></Taxonomy>",
                   {u("emotion"), u("taxonomy"), QJsonArray{QJsonValue(QJsonArray{u("joy")})}},
                   {u("emotion"), u("taxonomy"), QJsonArray{QJsonValue(QJsonArray{u("fear")})}}}),
        {u("refused: emotion, (taxonomy)"), u("refused: emotion, (taxonomy)")});
    QList<Asked> unsure = ceiWith({}, {});
    unsure.removeLast();
    cei("23. no confidence", unsure, {u("no file: confidence")});
    cei("24. aliases of emotions",
        emotionOf({"<Choices name=\"emotion\" toName=\"text\"><Choice value=\"Joy\" alias=\"e1\"/>"
                   "<Choice value=\"Fear\" alias=\"e2\"/></Choices>",
                   chose("emotion", {u("e1")}), chose("emotion", {u("e2")})}),
        {u("joy -1 -1 -1 -1"), u("fear 2 2 2 2")});
}

void ForeignInterfaceTest::everyProject_isTakenRightOrRefused()
{
    QFETCH(bool, isOwnTask);
    QFETCH(QByteArray, interface);
    QFETCH(QList<QList<ForeignProject::Result>>, annotations);
    QFETCH(QStringList, expected);
    const LabelInterface read = must(readLabelInterface(interface));
    Task task = defaultTask();
    ImportMapping mapping;
    if (isOwnTask) {
        const InterfaceTask made = taskOfInterface(read, QStringLiteral("An old project"));
        const auto document = readTask(writeTask(made.task));
        QVERIFY2(document.has_value(), document ? "" : qPrintable(document.error().front().place));
        task = *document;
        mapping = made.mapping;
    } else {
        mapping = proposeMapping(task, read).mapping;
    }
    ForeignProject project;
    project.annotations = annotations;
    project.data = isOwnTask ? QJsonObject{{u("body"), u("Well, well.")}}
                             : QJsonObject{{u("subtype"), u("sarcasm-irony")},
                                           {u("speaker_role"), u("boss")},
                                           {u("listener_role"), u("clerk")},
                                           {u("context"), u("A late evening.")},
                                           {u("utterance"), u("How very kind.")}};
    for (const QByteArray& bytes :
         {project.json(), project.minimal(), project.table(','), project.table('\t')}) {
        ImportOptions options;
        options.setMapping(mapping);
        options.task = std::make_shared<const Task>(task);
        const auto file =
            readImportFile(writeFile(m_folder.filePath(QStringLiteral("export")), bytes), options);
        if (!file) {
            QCOMPARE(file.error().code, ErrorCode::MissingColumn);
            QCOMPARE(QStringList{QStringLiteral("no file: ") + file.error().value}, expected);
            QVERIFY(file.error().detail.startsWith(QLatin1String("controls:")));
            continue;
        }
        QCOMPARE(file->records.size(), std::size_t{1});
        QMap<QString, QString> found; // by the number of the annotation
        for (const ImportedAnswer& answer : file->records.front().answers)
            found.insert(answer.origin->annotation, said(task, answer.answer));
        for (const Refusal& refusal : file->refused)
            found.insert(refusal.origin->annotation,
                         QStringLiteral("refused: %1, %2").arg(refusal.column, refusal.value));
        QCOMPARE(QStringList(found.values()), expected);
        for (const Refusal& refusal : file->refused) {
            QVERIFY(!refusal.scenario.isEmpty());
            QVERIFY(!refusal.origin->person.isEmpty());
        }
    }
}

void ForeignInterfaceTest::everyMapping_isReadAsItIsWritten_data()
{
    everyProject_isTakenRightOrRefused_data();
}

void ForeignInterfaceTest::everyMapping_isReadAsItIsWritten()
{
    QFETCH(QByteArray, interface);
    const LabelInterface read = must(readLabelInterface(interface));
    for (const ImportMapping& mapping :
         {taskOfInterface(read, QStringLiteral("An old project")).mapping,
          proposeMapping(defaultTask(), read).mapping}) {
        const auto again = readMappingFile(writeMappingFile(mapping));
        VERIFY_HOLDS(again);
        QVERIFY(*again == mapping);
        QVERIFY(must(readMapping(writeMapping(mapping))) == mapping);
    }
}

void ForeignInterfaceTest::proposal_saysWhatIsUnclearAndNotAsked()
{
    const QByteArray xml =
        "<View><Text name=\"text\" value=\"$text\"/><Header value=\"What is felt?\"/>" +
        choices("emotion", "happiness|fear") +
        "<Rating name=\"valence\" toName=\"text\" maxRating=\"5\"/>"
        "<Rating name=\"arousal\" toName=\"text\" maxRating=\"7\"/>"
        "<Taxonomy name=\"topics\" toName=\"text\"/></View>";
    const InterfaceProposal proposal = proposeMapping(defaultTask(), must(readLabelInterface(xml)));
    QCOMPARE(proposal.unclear, QStringList({u("emotion: happiness"), u("valence: 1..5")}));
    QCOMPARE(proposal.notTaken, QStringList{u("topics (Taxonomy)")});
    QCOMPARE(proposal.notAsked, QStringList({u("dominance"), u("confidence")}));
    QCOMPARE(proposal.mapping.columns, (QMap<QString, QString>{{u("utterance"), u("text")}}));
    QCOMPARE(proposal.mapping.scales.keys(), QStringList{u("arousal")});
    QVERIFY(proposal.mapping.scales.value(u("arousal")) == (NumberRange{1, 7}));
}

void ForeignInterfaceTest::own_isUnderstoodWhole()
{
    for (const QString& name : {u("cei"), u("emoscene")}) {
        const Task& task = *builtInTask(name);
        const LabelInterface own = must(readLabelInterface(labelStudioConfig(task)));
        const InterfaceProposal proposal = proposeMapping(task, own);
        QVERIFY2(proposal.mapping.isEmpty(), qPrintable(writeMapping(proposal.mapping)));
        const InterfaceTask made = taskOfInterface(own, u("Mine"));
        QCOMPARE(made.notTaken, QStringList());
        QCOMPARE(made.task.explanation.has_value(), task.explanation.has_value());
        QCOMPARE(proposal.unclear + proposal.notTaken + proposal.notAsked, QStringList());
    }
}

void ForeignInterfaceTest::taskThatAsksTheSame_isOneOfAllItsWords()
{
    const Task& cei = *builtInTask(u("cei"));
    const Task& emoscene = *builtInTask(u("emoscene"));
    const QByteArray own = labelStudioConfig(cei);
    QVERIFY(asksTheSame(cei, must(readLabelInterface(own))));
    QVERIFY(!asksTheSame(emoscene, must(readLabelInterface(own))));
    const LabelInterface scenes = must(readLabelInterface(labelStudioConfig(emoscene)));
    QVERIFY(asksTheSame(emoscene, scenes));
    QVERIFY(!asksTheSame(cei, scenes));
    LabelInterface less = must(readLabelInterface(own));
    const auto emotion = std::find_if(less.controls.begin(), less.controls.end(),
                                      [](const auto& of) { return of.name == u("emotion"); });
    QVERIFY(emotion != less.controls.end());
    emotion->words.pop_back();
    QVERIFY(!asksTheSame(cei, less));
    LabelInterface more = must(readLabelInterface(own));
    InterfaceControl topics;
    topics.tag = u("Taxonomy");
    topics.name = u("topics");
    more.controls.push_back(topics);
    QVERIFY(asksTheSame(cei, more)); // no task can ask for it
    InterfaceControl tone = *emotion;
    tone.name = u("tone");
    tone.words = {{u("warm"), u("warm"), {}}, {u("cold"), u("cold"), {}}};
    more.controls.push_back(tone);
    QVERIFY(!asksTheSame(cei, more));
    LabelInterface hidden = must(readLabelInterface(own));
    std::erase_if(hidden.texts,
                  [&](const InterfaceText& of) { return of.variable == heroOf(cei)->token; });
    QVERIFY(!asksTheSame(cei, hidden));
}

void ForeignInterfaceTest::usableTask_isOneThatCanBeRead()
{
    const QByteArray text = "<View><Text name=\"text\" value=\"$body\"/>";
    const auto made = usableTaskOf(
        must(readLabelInterface(text + choices("tone", "warm|cold") + "</View>")), u("Letters"));
    QVERIFY(made);
    QVERIFY(readTask(writeTask(made->task)).has_value());
    const auto none =
        usableTaskOf(must(readLabelInterface(
                         text + "<Rating name=\"sure\" toName=\"text\" maxRating=\"4\"/></View>")),
                     u("Letters"));
    QVERIFY(!none); // a task asks for a choice
}

void ForeignInterfaceTest::taskOfInterface_asksWhatItAsked()
{
    const QByteArray xml =
        "<!-- made by hand --><View style=\"display: flex\"><Header value=\"Speaker: $who\"/>"
        "<Text name=\"text\" value=\"$body\"/><View><Header value=\"How warm is it?\"/>" +
        choices("tone", "warm|cold") +
        "</View><Header value=\"How sure are you?\"/>"
        "<Rating name=\"sure\" toName=\"text\" maxRating=\"4\"/>"
        "<TextArea name=\"why\" toName=\"text\" required=\"true\"/>"
        "<TextArea name=\"more\" toName=\"text\"/></View>";
    const InterfaceTask made =
        taskOfInterface(must(readLabelInterface(xml)), QStringLiteral("Letters of 2019"));
    const auto task = readTask(writeTask(made.task));
    QVERIFY(task.has_value());
    QCOMPARE(task->token, u("letters-of-2019"));
    QCOMPARE(task->scene.size(), std::size_t{2});
    QCOMPARE(task->scene[0].word, u("Speaker"));
    QCOMPARE(heroOf(*task)->token, u("body"));
    QCOMPARE(task->questions.size(), std::size_t{1});
    QCOMPARE(task->questions[0].ask, u("How warm is it?"));
    QCOMPARE(task->scales.size(), std::size_t{1});
    QCOMPARE(task->scales[0].ask, u("How sure are you?"));
    QCOMPARE(task->scales[0].points.size(), std::size_t{4});
    QVERIFY(task->explanation && task->explanation->isRequired);
    QCOMPARE(made.mapping.columns.value(u("explanation")), u("why"));
    QCOMPARE(made.notTaken, QStringList{u("more (TextArea)")});
}

void ForeignInterfaceTest::whatIsNoInterface_isRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("xml");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<qint64>("line");
    QTest::newRow("cut off") << QByteArray("<View>\n<Text name=\"t\" value=\"$t\"/>\n<Choices")
                             << ErrorCode::MalformedFile << qint64{3};
    QTest::newRow("another document")
        << QByteArray("<html><body/></html>") << ErrorCode::UnknownFormat << qint64{0};
    QTest::newRow("asks nothing") << QByteArray("<View><Text name=\"t\" value=\"$t\"/></View>")
                                  << ErrorCode::EmptyFile << qint64{0};
    QTest::newRow("one alias of two choices")
        << QByteArray("<View>\n<Text name=\"t\" value=\"$t\"/>\n"
                      "<Choices name=\"c\" toName=\"t\"><Choice value=\"calm\" alias=\"same\"/>"
                      "<Choice value=\"cross\" alias=\"same\"/></Choices></View>")
        << ErrorCode::MalformedFile << qint64{3};
    QTest::newRow("nothing") << QByteArray() << ErrorCode::MalformedFile << qint64{1};
}

void ForeignInterfaceTest::whatIsNoInterface_isRefusedWithItsPlace()
{
    QFETCH(QByteArray, xml);
    const auto read = readLabelInterface(xml);
    QVERIFY(!read);
    QTEST(read.error().code, "code");
    QTEST(read.error().line, "line");
}

void ForeignInterfaceTest::interfaceThatMeansHarm_isRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("xml");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<qint64>("line");
    const auto row = [](const char* name, const QByteArray& xml, qint64 line = 1,
                        ErrorCode code = ErrorCode::MalformedFile, const char* detail = "xml") {
        QTest::newRow(name) << xml << code << QString::fromLatin1(detail) << line;
    };
    const QByteArray page = "<Header value=\"&x;\"/><Text name=\"t\" value=\"$t\"/>"
                            "<Choices name=\"c\" toName=\"t\"><Choice value=\"&x;\"/>"
                            "<Choice value=\"calm\"/></Choices>";
    const auto declaring = [&](const QByteArray& declarations) {
        return "<!DOCTYPE View [" + declarations + "]><View>" + page + "&x;</View>";
    };
    QByteArray laughs = "<!ENTITY l0 \"lol\">";
    for (int i = 1; i < 10; ++i)
        laughs += "<!ENTITY l" + QByteArray::number(i) + " \"" +
                  ("&l" + QByteArray::number(i - 1) + ";").repeated(10) + "\">";
    row("billion laughs", declaring(laughs + "<!ENTITY x \"&l9;\">"));
    row("a hundred thousand long ones", "<!DOCTYPE View [<!ENTITY x \"" + QByteArray(4000, 'x') +
                                            "\">]><View>" + QByteArray("&x;").repeated(100'000) +
                                            "</View>");
    row("a harmless one", declaring("<!ENTITY x \"glad\">"));
    row("a file of this machine", declaring("<!ENTITY x SYSTEM \"file:///etc/passwd\">"));
    row("a file by another name", declaring("<!ENTITY x PUBLIC \"x\" \"file:///etc/passwd\">"));
    row("a host that would hear of it",
        declaring("<!ENTITY % p SYSTEM \"http://127.0.0.1:1/x\"> %p;"));
    row("a document type elsewhere",
        "<!DOCTYPE View SYSTEM \"file:///etc/passwd\"><View>" + page + "</View>");
    row("an entity that nobody declared", "<View>" + page + "</View>");
    row("100,000 elements deep",
        QByteArray("<View>\n").repeated(100'000) + QByteArray("</View>").repeated(100'000), 101);
    QByteArray attributes;
    for (int i = 0; i < 200'000; ++i)
        attributes += " a" + QByteArray::number(i) + "=\"\"";
    row("200,000 attributes", "<View>\n<Header" + attributes + "/></View>", 2);
    row("200,000 attributes behind a comment",
        "<View><!-- don't -->\n<Header" + attributes + "/></View>", 2);
    row("200,000 attributes in UTF-16",
        QByteArray("\xFF\xFE", 2) +
            QByteArray(QStringEncoder(QStringConverter::Utf16LE)(
                QString::fromLatin1("<View>\n<Header" + attributes.left(1'500'000) + "/></View>"))),
        2);
    row("100 MB of attributes",
        "<View a=\"" + QByteArray(100 * 1024 * 1024, 'x') + "\">" + page + "</View>", 0,
        ErrorCode::UnknownFormat, "size");
}

void ForeignInterfaceTest::interfaceThatMeansHarm_isRefusedWithItsPlace()
{
    QFETCH(QByteArray, xml);
    const auto read = readLabelInterface(xml);
    QVERIFY(!read);
    QTEST(read.error().code, "code");
    QTEST(read.error().detail, "detail");
    QTEST(read.error().line, "line");
    QVERIFY(!read.error().value.contains(u("root")));
}

/// What stands in comments, texts and values is no attribute.
void ForeignInterfaceTest::manySigns_areNoManyAttributes()
{
    const QByteArray signs = QByteArray("a='b' ").repeated(300);
    const QByteArray xml = "<?xml version='1.0'?><View><!-- don't <x " + signs +
                           " --><Style><![CDATA[<x " + signs + "]]></Style><Style>" + signs +
                           "</Style><Header value=\"" + signs +
                           "\"/><Text name=\"t\" value=\"$t\"/>"
                           "<Choices name=\"c\" toName=\"t\"><Choice value=\"glad\"/>"
                           "<Choice value=\"calm\"/></Choices></View>";
    const auto read = readLabelInterface(xml);
    VERIFY_HOLDS(read);
    QCOMPARE(read->controls.size(), std::size_t{1});
    QCOMPARE(read->controls.front().words.size(), std::size_t{2});
}

void ForeignInterfaceTest::unknownKeysOfAMapping_areRefused()
{
    const auto refused = readMappingFile(
        R"({"schema": "subtext.mapping/1", "scales": {"valence": "one to seven"}})");
    COMPARE_ERROR(refused, ErrorCode::InvalidValue);
    QCOMPARE(refused.error().value, u("scales"));
    const auto misspelt =
        readMappingFile(R"({"schema": "subtext.mapping/1", "collumns": {"id": "nr"}})");
    COMPARE_ERROR(misspelt, ErrorCode::InvalidValue);
    QCOMPARE(misspelt.error().value, u("collumns"));
    COMPARE_ERROR(readMappingFile(R"({"columns": {}})"), ErrorCode::InvalidValue);
    const auto broken = readMappingFile("{\n\"schema\": oops}");
    COMPARE_ERROR(broken, ErrorCode::MalformedFile);
    QCOMPARE(broken.error().line, 2);
}

SUBTEXT_TEST(ForeignInterfaceTest)
#include "foreigninterfacetest.moc"
