// SPDX-License-Identifier: MIT
#include "core/task/tasklanguages.h"

#include "core/task/builtintasks.h"
#include "core/task/taskchanges.h"
#include "core/task/taskrules.h"
#include "core/task/taskwriter.h"
#include "tests/core/task/sampletask.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// A task whose texts stand in several languages: tokens and files are the same in all of them.
class TaskLanguagesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void texts_areThoseOfTheLanguage();
    void document_isWrittenAsItIsRead();
    void oneLanguage_leavesTheDocumentAsItWas();
    void spokenLanguage_meansOneOfTheTask_data();
    void spokenLanguage_meansOneOfTheTask();
    void code_isOfLanguageScriptAndRegion_data();
    void code_isOfLanguageScriptAndRegion();
    void fault_isFoundInEachLanguage_data();
    void fault_isFoundInEachLanguage();
    void wrongCode_isFoundWhereItStands();
    void anotherTranslation_isNoChangeOfStructure();
};

namespace {

/// The sample with a question, an option, a field and the title in further languages.
QByteArray translatedDocument()
{
    QByteArray document = sampleDocument();
    const auto replace = [&](const char* before, const char* after) {
        if (document.count(before) != 1)
            qFatal("%s", before);
        document.replace(before, after);
    };
    replace("\"version\": \"1\"", "\"version\": \"1\", \"language\": \"en\"");
    replace("\"word\": \"Grateful\"",
            R"("word": {"de": "Dankbar", "en": "Grateful", "zh-CN": "感激"})");
    replace("\"word\": \"even\"", R"("word": {"en": "even", "de": "ausgeglichen"})");
    return document;
}

Task translated()
{
    const auto task = readTask(translatedDocument());
    if (!task)
        qFatal("%s", describe(task.error()).constData());
    return *task;
}

QString gratefulIn(const Task& task)
{
    return task.questions.front().options.at(1).word;
}

} // namespace

void TaskLanguagesTest::texts_areThoseOfTheLanguage()
{
    const Task task = translated();
    QCOMPARE(languagesOf(task),
             (QStringList{QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("zh-CN")}));
    QCOMPARE(gratefulIn(task), QStringLiteral("Grateful"));
    const Task german = inLanguage(task, QStringLiteral("de"));
    QCOMPARE(gratefulIn(german), QStringLiteral("Dankbar"));
    QCOMPARE(german.scales.front().points.at(2).word, QStringLiteral("ausgeglichen"));
    // What it does not have in that language stays, and so do the tokens.
    const Task chinese = inLanguage(task, QStringLiteral("zh-CN"));
    QCOMPARE(gratefulIn(chinese), QStringLiteral("感激"));
    QCOMPARE(chinese.scales.front().points.at(2).word, QStringLiteral("even"));
    QCOMPARE(chinese.questions.front().options.at(1).token,
             task.questions.front().options.at(1).token);
    QCOMPARE(inLanguage(task, QStringLiteral("fr")), task);
    QCOMPARE(inLanguage(task, QStringLiteral("en")), task);
}

void TaskLanguagesTest::document_isWrittenAsItIsRead()
{
    const Task task = translated();
    const QByteArray document = writeTask(task);
    // The task's own first, then the others by their codes.
    QVERIFY(document.contains("\"word\": {\n            \"en\": \"Grateful\",\n"
                              "            \"de\": \"Dankbar\",\n"
                              "            \"zh-CN\": \"感激\"\n          }"));
    const auto again = readTask(document);
    QVERIFY2(again, describe(faultsIn(document)).constData());
    QCOMPARE(*again, task);
    QCOMPARE(writeTask(*again), document);
}

void TaskLanguagesTest::oneLanguage_leavesTheDocumentAsItWas()
{
    for (const QString& token : {QStringLiteral("cei"), QStringLiteral("emoscene")}) {
        QCOMPARE(writeTask(*builtInTask(token)), shippedDocument(token));
        QVERIFY(languagesOf(*builtInTask(token)).isEmpty());
    }
}

void TaskLanguagesTest::spokenLanguage_meansOneOfTheTask_data()
{
    QTest::addColumn<QString>("spoken");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the same") << "de"
                              << "de";
    QTest::newRow("with a region") << "de_AT"
                                   << "de";
    QTest::newRow("of a region") << "zh_CN"
                                 << "zh-CN";
    QTest::newRow("another region") << "zh_TW"
                                    << "en";
    QTest::newRow("without the region") << "zh"
                                        << "en";
    QTest::newRow("unknown") << "fr"
                             << "en";
    QTest::newRow("its own") << "en_GB"
                             << "en";
}

void TaskLanguagesTest::spokenLanguage_meansOneOfTheTask()
{
    QFETCH(QString, spoken);
    QTEST(taskLanguageFor(translated(), spoken), "expected");
    QCOMPARE(taskLanguageFor(*builtInTask(u"cei"), spoken), QString());
}

void TaskLanguagesTest::code_isOfLanguageScriptAndRegion_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("expected");
    for (const char* code : {"en", "gsw", "pt-BR", "zh-Hans", "zh-Hans-CN"})
        QTest::newRow(code) << QString::fromLatin1(code) << true;
    for (const char* code :
         {"", "e", "EN", "pt_BR", "pt-br", "zh-CN-Hans", "english", "en ", "en\n"})
        QTest::newRow(QByteArray("not ").append(code).constData())
            << QString::fromLatin1(code) << false;
}

void TaskLanguagesTest::code_isOfLanguageScriptAndRegion()
{
    QFETCH(QString, code);
    QTEST(isLanguageCode(code), "expected");
}

void TaskLanguagesTest::fault_isFoundInEachLanguage_data()
{
    using Code = TaskFaultCode;
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const char* before, const char* after, Code code,
                        const char* place) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << static_cast<int>(code)
                            << QString::fromLatin1(place);
    };
    row("no own text", "\"en\": \"Grateful\", ", "", Code::MissingKey,
        "questions[0].options[1].word");
    row("own language not said", ", \"language\": \"en\"", "", Code::MissingKey, "language");
    row("no such code", "\"language\": \"en\"", "\"language\": \"English\"", Code::MissingKey,
        "questions[0].options[1].word");
    row("no code in a text", "\"de\": \"Dankbar\"", "\"German\": \"Dankbar\"", Code::BadLanguage,
        "questions[0].options[1].word.German");
    row("empty", "\"Dankbar\"", "\" \"", Code::EmptyText, "questions[0].options[1].word.de");
    row("no text", "\"Dankbar\"", "7", Code::WrongType, "questions[0].options[1].word.de");
    row("padded", "\"Dankbar\"", "\"Dankbar \"", Code::PaddedText,
        "questions[0].options[1].word.de");
    row("like another option", "\"Dankbar\"", "\"calm\"", Code::EqualWords,
        "questions[0].options[1].word.de");
    row("not printable", "\"Dankbar\"", "\"Dank\\u202ebar\"", Code::UnprintableText,
        "questions[0].options[1].word.de");
}

void TaskLanguagesTest::fault_isFoundInEachLanguage()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QByteArray document = translatedDocument();
    QCOMPARE(document.count(before), 1);
    document.replace(before, after);
    const TaskFaults faults = faultsIn(document);
    QVERIFY2(!faults.empty(), "it was read");
    QFETCH(int, code);
    QVERIFY2(static_cast<int>(faults.front().code) == code, describe(faults).constData());
    QTEST(faults.front().place, "place");
    QVERIFY2(faults.front().line > 0, describe(faults).constData());
}

void TaskLanguagesTest::wrongCode_isFoundWhereItStands()
{
    Task task = translated();
    QVERIFY(wrongLanguageCodes(task).empty());
    const auto add = [](Translations& others, const char* key) {
        others[QString::fromLatin1(key)][QStringLiteral("xx_bad")] = QStringLiteral("Word");
    };
    const auto last = [](const auto& list) { return list.size() - 1; };
    add(task.others, "title");
    SceneField& field = task.scene.back();
    add(field.others, "word");
    Question& question = task.questions.back();
    add(question.others, "ask");
    Question& first = task.questions.front(); // of no board, whose options would be the same
    add(first.options.back().others, "hint");
    add(task.scales.back().points.back().others, "definition");
    const QStringList expected{
        QStringLiteral("title.xx_bad"),
        QStringLiteral("scene[%1].word.xx_bad").arg(last(task.scene)),
        QStringLiteral("questions[0].options[%1].hint.xx_bad").arg(last(first.options)),
        QStringLiteral("questions[%1].ask.xx_bad").arg(last(task.questions)),
        QStringLiteral("scales[%1].points[%2].definition.xx_bad")
            .arg(last(task.scales))
            .arg(last(task.scales.back().points))};
    QStringList found;
    for (const LanguagePlace& wrong : wrongLanguageCodes(task)) {
        QCOMPARE(wrong.code, QStringLiteral("xx_bad"));
        found << wrong.place;
    }
    QCOMPARE(found, expected);
    const TaskFaults faults = taskFaults(task);
    QVERIFY2(faults.size() == static_cast<std::size_t>(expected.size()),
             qPrintable(faults.front().place + u' ' + faults.front().value));
    QCOMPARE(faults.front().place, expected.front());
    // The task's own language, too.
    task = translated();
    task.language = QStringLiteral("xx_bad");
    QCOMPARE(wrongLanguageCodes(task).front().place, QStringLiteral("language"));
}

void TaskLanguagesTest::anotherTranslation_isNoChangeOfStructure()
{
    const Task older = readTask(sampleDocument()).value();
    const Task newer = translated();
    const TaskChanges added = changesBetween(older, newer);
    QVERIFY(added.structure.empty());
    QVERIFY(!added.words.empty());
    Task corrected = newer;
    corrected.questions.front().options.at(1).others[QStringLiteral("word")][QStringLiteral("de")] =
        QStringLiteral("Sehr dankbar");
    const TaskChanges changes = changesBetween(newer, corrected);
    QVERIFY(changes.structure.empty());
    QCOMPARE(changes.words.size(), std::size_t{1});
}

SUBTEXT_TEST(TaskLanguagesTest)
#include "tasklanguagestest.moc"
