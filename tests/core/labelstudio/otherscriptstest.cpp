// SPDX-License-Identifier: MIT
#include "core/bridge/studiobridge.h"
#include "core/exchange/interfacemapping.h"
#include "core/task/taskreader.h"
#include "core/task/taskwriter.h"
#include "tests/core/labelstudio/bridging.h"

#include <QJsonArray>
#include <QSet>

using namespace subtext;
using namespace subtext::test;

/// Projects in Chinese, Cyrillic and Arabic: words, texts and people come as they are written, and
/// every token and code is one of its own.
class OtherScriptsTest : public Bridging
{
    Q_OBJECT

private Q_SLOTS:
    void project_becomesAStudyThatAsksTheSame_data();
    void project_becomesAStudyThatAsksTheSame();
    void words_areMappedByHand();
    void people_haveCodesOfTheirOwn();
};

namespace {

/// A control of which an export says these words.
QString choicesXml(const QString& name, const QStringList& words)
{
    QString xml =
        QStringLiteral("<Choices name=\"%1\" toName=\"text\" choice=\"single\">").arg(name);
    for (const QString& word : words)
        xml += QStringLiteral("<Choice value=\"%1\"/>").arg(word);
    return xml + QStringLiteral("</Choices>");
}

QJsonObject chosenWord(const QString& control, const QString& word)
{
    return {{QStringLiteral("from_name"), control},
            {QStringLiteral("to_name"), QStringLiteral("text")},
            {QStringLiteral("type"), QStringLiteral("choices")},
            {QStringLiteral("value"), QJsonObject{{QStringLiteral("choices"), QJsonArray{word}}}}};
}

} // namespace

void OtherScriptsTest::project_becomesAStudyThatAsksTheSame_data()
{
    QTest::addColumn<QString>("control");
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("text");
    QTest::newRow("Chinese") << QStringLiteral("情绪")
                             << QStringList{QStringLiteral("喜悦"), QStringLiteral("愤怒"),
                                            QStringLiteral("悲伤")}
                             << QStringLiteral("你真好。");
    QTest::newRow("Cyrillic") << QStringLiteral("эмоция")
                              << QStringList{QStringLiteral("радость"), QStringLiteral("гнев"),
                                             QStringLiteral("печаль")}
                              << QStringLiteral("Как мило.");
    QTest::newRow("Arabic") << QStringLiteral("شعور")
                            << QStringList{QStringLiteral("فرح"), QStringLiteral("غضب"),
                                           QStringLiteral("حزن")}
                            << QStringLiteral("ما ألطفك.");
    QTest::newRow("mixed") << QStringLiteral("feeling")
                           << QStringList{QStringLiteral("joy"), QStringLiteral("радость"),
                                          QStringLiteral("喜悦")}
                           << QStringLiteral("So 好.");
}

void OtherScriptsTest::project_becomesAStudyThatAsksTheSame()
{
    QFETCH(QString, control);
    QFETCH(QStringList, words);
    QFETCH(QString, text);
    const QString xml = QStringLiteral("<View><Text name=\"text\" value=\"$text\"/>") +
                        choicesXml(control, words) + QStringLiteral("</View>");
    const InterfaceTask made =
        taskOfInterface(must(readLabelInterface(xml.toUtf8())), QStringLiteral("Moved"));
    const auto task = readTask(writeTask(made.task));
    QVERIFY(task);
    QSet<QString> tokens;
    for (std::size_t i = 0; i < task->questions.front().options.size(); ++i) {
        tokens.insert(task->questions.front().options[i].token);
        QCOMPARE(task->questions.front().options[i].word, words.at(static_cast<qsizetype>(i)));
    }
    QCOMPARE(tokens.size(), words.size());

    PlayedStudio studio;
    studio.addPerson(2, QStringLiteral("ann@example.org"));
    const int project = studio.addProject(QStringLiteral("Moved"), xml);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const int number = studio.addTask(
            project, {{QStringLiteral("text"), QStringLiteral("%1 %2").arg(text).arg(i)}});
        studio.annotate(number, 2, {chosenWord(control, words.at(i))});
    }
    // By the mapping that came with the task, and by what is proposed where nobody has it.
    for (const ImportMapping& mapping : {made.mapping, ImportMapping()}) {
        const QTemporaryDir folder;
        CountingIds ids;
        Study::Setup setup;
        setup.title = QStringLiteral("Moved");
        setup.task = *task;
        const auto study = must(Study::create(folder.filePath(QStringLiteral("moved.subtext")),
                                              setup, {m_clock, ids, {}}));
        PlayedTransport transport(studio);
        PullWishes wishes;
        wishes.mapping = mapping;
        const ImportReport report = must(pull(*study, transport, project, wishes));
        QCOMPARE(report.annotations, words.size());
        QVERIFY(report.refused.empty());
        const StudyData data = must(study->snapshot());
        for (const Annotation& annotation : data.annotations) {
            const Scenario& scene =
                *std::find_if(data.scenarios.begin(), data.scenarios.end(),
                              [&](const Scenario& of) { return of.id == annotation.scenario; });
            const int number = scene.fields.at(0).last(1).toInt();
            QCOMPARE(scene.fields.at(0), QStringLiteral("%1 %2").arg(text).arg(number));
            QCOMPARE(indexOf(*annotation.answer.ballot[0]), number);
        }
    }
}

void OtherScriptsTest::words_areMappedByHand()
{
    PlayedStudio studio;
    studio.addPerson(2, QStringLiteral("ann@example.org"));
    QString xml =
        QStringLiteral("<View><Text name=\"text\" value=\"$utterance\"/>") +
        choicesXml(QStringLiteral("情绪"), {QStringLiteral("喜悦"), QStringLiteral("愤怒")});
    QJsonArray answer{chosenWord(QStringLiteral("情绪"), QStringLiteral("喜悦"))};
    const QStringList points{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"),
                             QStringLiteral("4"), QStringLiteral("5"), QStringLiteral("6"),
                             QStringLiteral("7")};
    for (const char* scale : {"valence", "arousal", "dominance", "confidence"}) {
        xml += choicesXml(QString::fromLatin1(scale), points);
        answer.append(chosenWord(QString::fromLatin1(scale), QStringLiteral("6")));
    }
    const int project = studio.addProject(QStringLiteral("P"), xml + QStringLiteral("</View>"));
    studio.annotate(studio.addTask(project, ceiData(QStringLiteral("1"), QStringLiteral("So."))), 2,
                    answer);
    TestStudy study(emptyShape());
    PlayedTransport transport(studio);
    PullWishes wishes;
    wishes.mapping.columns.insert(QStringLiteral("emotion"), QStringLiteral("情绪"));
    wishes.mapping.values[QStringLiteral("emotion")].insert(QStringLiteral("喜悦"),
                                                            QStringLiteral("joy"));
    QCOMPARE(must(pull(study.study(), transport, project, wishes)).annotations, 1);
    const StudyData data = must(study->snapshot());
    const Annotation& only = data.annotations.front();
    QCOMPARE(only.answer.ballot[0], std::optional<Choice>(Emotion::Joy));
    QCOMPARE(only.answer.scale(Dimension::Valence), std::optional(2));
}

void OtherScriptsTest::people_haveCodesOfTheirOwn()
{
    // The second looks like the first, and is somebody else: its letters are Cyrillic.
    const QStringList addresses{QStringLiteral("anna@example.org"),
                                QStringLiteral("аnnа@example.org"),
                                QStringLiteral("王芳@例子.中国"), QStringLiteral("سارة@مثال.مصر")};
    PlayedStudio studio;
    const int project =
        studio.addProject(QStringLiteral("P"), QString::fromUtf8(labelStudioConfig()));
    const int task = studio.addTask(project, ceiData(QStringLiteral("1"), QStringLiteral("So.")));
    for (int i = 0; i < addresses.size(); ++i) {
        studio.addPerson(10 + i, addresses.at(i));
        studio.annotate(task, 10 + i, said("joy"));
    }
    TestStudy study(emptyShape());
    PlayedTransport transport(studio);
    const ImportReport report = must(pull(study.study(), transport, project));
    QCOMPARE(report.people, addresses.size());
    QVERIFY(report.refused.empty());
    const StudyData data = must(study->snapshot());
    QSet<QString> codes;
    QSet<QString> names;
    for (const Person& person : data.people) {
        codes.insert(person.code);
        names.insert(person.name);
    }
    QCOMPARE(codes.size(), addresses.size());
    QCOMPARE(names, QSet<QString>(addresses.begin(), addresses.end()));
    QVERIFY(!must(pull(study.study(), transport, project)).isNew());
}

SUBTEXT_TEST(OtherScriptsTest)
#include "otherscriptstest.moc"
