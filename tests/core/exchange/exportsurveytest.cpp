// SPDX-License-Identifier: MIT
#include "core/exchange/exportsurvey.h"

#include "core/exchange/interfacemapping.h"
#include "core/exchange/mappingfile.h"
#include "core/task/builtintasks.h"
#include "tests/core/exchange/foreignprojects.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// What an export of Label Studio has of its own accord, for somebody to say what it means.
class ExportSurveyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void controls_areFoundWithWhatTheySay_data();
    void controls_areFoundWithWhatTheySay();
    void table_isNoExport();
    void contentOfTwoExports_isOne();
    void shortTextOfAFlatExport_canBeTheExplanation();
    void textInOneExport_isATextInAll();
    void seenNumbers_mayCountWhatTheyLieIn();
    void numbersOfAnInterface_countAsManyPoints();
    void mappingFile_isReadOrNamedInTheError();
    void fieldsOfAnotherTask_areNamed();

private:
    QString written(const QByteArray& bytes, const char* name)
    {
        return writeFile(m_folder.filePath(QString::fromLatin1(name)), bytes);
    }
    QTemporaryDir m_folder;
};

namespace {

std::shared_ptr<const Task> ceiTask()
{
    return std::make_shared<const Task>(defaultTask());
}

ForeignProject foreignProject(const QString& first = QStringLiteral("glad"))
{
    const auto choice = [](const QString& word) {
        return ForeignProject::Result{QStringLiteral("feeling"), QStringLiteral("choices"),
                                      QJsonArray{word}};
    };
    const auto stars = [](int count) {
        return ForeignProject::Result{QStringLiteral("stars"), QStringLiteral("rating"), count};
    };
    ForeignProject made;
    made.data = {{QStringLiteral("line"), QStringLiteral("How nice.")}};
    made.annotations = {{choice(first), stars(5)}, {choice(QStringLiteral("cross")), stars(2)}};
    return made;
}

const InterfaceControl* controlOf(const LabelStudioContent& content, const QString& name)
{
    const auto& controls = content.interface.controls;
    const auto found = std::find_if(controls.begin(), controls.end(),
                                    [&](const auto& control) { return control.name == name; });
    return found == controls.end() ? nullptr : &*found;
}

QStringList wordsOf(const InterfaceControl& control)
{
    QStringList words;
    for (const InterfaceControl::Word& word : control.words)
        words << word.exported;
    return words;
}

InterfaceControl numbersSeen(const QStringList& numbers)
{
    InterfaceControl control;
    control.kind = InterfaceControl::Kind::Number;
    control.isSeen = true;
    for (const QString& number : numbers)
        control.words.push_back({number, number, {}});
    return control;
}

} // namespace

void ExportSurveyTest::controls_areFoundWithWhatTheySay_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isFlat");
    QTest::newRow("JSON") << foreignProject().json() << false;
    QTest::newRow("JSON-MIN") << foreignProject().minimal() << true;
    QTest::newRow("CSV") << foreignProject().table(',') << true;
    QTest::newRow("TSV") << foreignProject().table('\t') << true;
}

void ExportSurveyTest::controls_areFoundWithWhatTheySay()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isFlat);
    const auto content = must(surveyExport(written(bytes, "export"), ceiTask()));
    QVERIFY(content);
    const InterfaceControl* feeling = controlOf(*content, QStringLiteral("feeling"));
    QVERIFY(feeling);
    QVERIFY(feeling->kind == InterfaceControl::Kind::Choices);
    QCOMPARE(wordsOf(*feeling), QStringList({QStringLiteral("glad"), QStringLiteral("cross")}));
    const InterfaceControl* stars = controlOf(*content, QStringLiteral("stars"));
    QVERIFY(stars);
    QVERIFY(stars->kind == InterfaceControl::Kind::Number);
    QCOMPARE(wordsOf(*stars), QStringList({QStringLiteral("2"), QStringLiteral("5")}));
    QCOMPARE(content->people, QStringList({QStringLiteral("1"), QStringLiteral("2")}));
    const auto& texts = content->interface.texts;
    QVERIFY(std::any_of(texts.begin(), texts.end(),
                        [](const auto& text) { return text.variable == QLatin1String("line"); }));
    // Where texts and answers stand side by side, nothing tells which a column is.
    QCOMPARE(controlOf(*content, QStringLiteral("line")) != nullptr, isFlat);
    QVERIFY(!controlOf(*content, QStringLiteral("annotator")));
    QVERIFY(!controlOf(*content, QStringLiteral("lead_time")));
}

void ExportSurveyTest::table_isNoExport()
{
    QVERIFY(!must(surveyExport(written("id,utterance\n1,So.\n", "table.csv"), ceiTask())));
    QVERIFY(!must(surveyExport(written("{\"id\": 1}\n{\"id\": 2}\n", "lines.jsonl"), ceiTask())));
    QVERIFY(!must(surveyExport(written("<View/>", "project.xml"), ceiTask())));
    QCOMPARE(errorOf(surveyExport(m_folder.filePath(QStringLiteral("none")), ceiTask())).code,
             ErrorCode::FileMissing);
}

void ExportSurveyTest::contentOfTwoExports_isOne()
{
    auto content = must(surveyExport(written(foreignProject().json(), "one.json"), ceiTask()));
    const auto more = must(
        surveyExport(written(foreignProject(QStringLiteral("sad")).json(), "two.json"), ceiTask()));
    const std::size_t controls = content->interface.controls.size();
    addContent(*content, *more);
    QCOMPARE(content->interface.controls.size(), controls);
    QCOMPARE(wordsOf(*controlOf(*content, QStringLiteral("feeling"))),
             QStringList({QStringLiteral("glad"), QStringLiteral("cross"), QStringLiteral("sad")}));
    QCOMPARE(content->people.size(), 2);
    for (const char* column : {"line", "feeling", "stars"})
        QVERIFY2(columnsOf(*content).contains(QString::fromLatin1(column)), column);
}

void ExportSurveyTest::shortTextOfAFlatExport_canBeTheExplanation()
{
    const auto isOffered = [](const LabelStudioContent& content) {
        const auto fields =
            fieldsFor(defaultTask(), *controlOf(content, QStringLiteral("feeling")));
        return std::any_of(fields.begin(), fields.end(), [](const InterfaceMeaning& field) {
            return field.token == QLatin1String("explanation");
        });
    };
    const auto flat = must(surveyExport(written(foreignProject().minimal(), "f.json"), ceiTask()));
    QVERIFY(isOffered(*flat));
    auto whole = must(surveyExport(written(foreignProject().json(), "whole.json"), ceiTask()));
    QVERIFY(!isOffered(*whole)); // it says that these are choices, …
    addContent(*whole, *flat);
    QVERIFY(!isOffered(*whole)); // … whatever a flat one leaves open
}

void ExportSurveyTest::textInOneExport_isATextInAll()
{
    ForeignProject project = foreignProject();
    project.annotations = {{{QStringLiteral("feeling"), QStringLiteral("textarea"),
                             QJsonArray{QStringLiteral("They smile.")}}}};
    const auto text = must(surveyExport(written(project.json(), "text.json"), ceiTask()));
    const auto flat = must(surveyExport(written(foreignProject().minimal(), "f.json"), ceiTask()));
    for (const bool isTextFirst : {true, false}) {
        LabelStudioContent all = isTextFirst ? *text : *flat;
        addContent(all, isTextFirst ? *flat : *text);
        const InterfaceControl& control = *controlOf(all, QStringLiteral("feeling"));
        QVERIFY(control.kind == InterfaceControl::Kind::TextArea);
        QVERIFY(control.words.empty());
    }
}

void ExportSurveyTest::seenNumbers_mayCountWhatTheyLieIn()
{
    const Task& task = defaultTask();
    const QString valence = QStringLiteral("valence"); // seven points, of −3 to 3
    const auto of = [&](const QStringList& numbers) {
        QStringList ranges;
        for (const NumberRange& range : rangesFor(task, valence, numbersSeen(numbers)))
            ranges << numberRangeText(range);
        return ranges;
    };
    QCOMPARE(of({QStringLiteral("4"), QStringLiteral("7")}),
             QStringList({QStringLiteral("1..7"), QStringLiteral("7..1")}));
    QCOMPARE(of({QStringLiteral("0"), QStringLiteral("6")}),
             QStringList({QStringLiteral("0..6"), QStringLiteral("6..0")}));
    QCOMPARE(of({QStringLiteral("-3")}),
             QStringList({QStringLiteral("-3..3"), QStringLiteral("3..-3")}));
    QCOMPARE(of({QStringLiteral("2")}).size(), 6);
    QVERIFY(of({QStringLiteral("8")}).isEmpty());
    QVERIFY(of({QStringLiteral("good")}).isEmpty());
    QVERIFY(rangesFor(task, QStringLiteral("emotion"), numbersSeen({QStringLiteral("1")})).empty());
}

void ExportSurveyTest::numbersOfAnInterface_countAsManyPoints()
{
    InterfaceControl stars;
    stars.kind = InterfaceControl::Kind::Rating;
    stars.range = NumberRange{1, 7};
    const auto ranges = rangesFor(defaultTask(), QStringLiteral("valence"), stars);
    QVERIFY(ranges == (std::vector<NumberRange>{{1, 7}, {7, 1}}));
    stars.range = NumberRange{1, 5};
    QVERIFY(rangesFor(defaultTask(), QStringLiteral("valence"), stars).empty());
}

void ExportSurveyTest::mappingFile_isReadOrNamedInTheError()
{
    ImportMapping mapping;
    mapping.columns.insert(QStringLiteral("emotion"), QStringLiteral("feeling"));
    mapping.scales.insert(QStringLiteral("valence"), {7, 1});
    QVERIFY(must(readMappingOf(written(writeMappingFile(mapping), "map.json"))) == mapping);
    const Error error = errorOf(readMappingOf(written("{", "bad.json")));
    QCOMPARE(error.code, ErrorCode::MalformedFile);
    QVERIFY(error.file.endsWith(QLatin1String("bad.json")));
    QCOMPARE(errorOf(readMappingOf(m_folder.filePath(QStringLiteral("none")))).code,
             ErrorCode::FileMissing);
}

void ExportSurveyTest::fieldsOfAnotherTask_areNamed()
{
    ImportMapping mapping;
    mapping.columns.insert(QStringLiteral("emotion"), QStringLiteral("feeling"));
    mapping.columns.insert(QStringLiteral("tone"), QStringLiteral("mood"));
    mapping.values[QStringLiteral("tone")].insert(QStringLiteral("x"), QStringLiteral("y"));
    QCOMPARE(unknownFields(defaultTask(), mapping), QStringList({QStringLiteral("tone")}));
}

SUBTEXT_TEST(ExportSurveyTest)
#include "exportsurveytest.moc"
