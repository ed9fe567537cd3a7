// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "core/domain/emotion.h"
#include "core/exchange/importreader.h"
#include "tests/core/exchange/labelstudiosamples.h"
#include "tests/support/checks.h"
#include "tests/support/refusalchecks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;

/// Exports of Label Studio projects: what is taken from them, what is refused and what is said.
class LabelStudioImportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyExport_isRecognisedByContent_data();
    void everyExport_isRecognisedByContent();
    void everyExport_givesTheSameAnswer_data();
    void everyExport_givesTheSameAnswer();
    void tasksWithoutAnnotations_areScenarios();
    void oneTask_isAFileToo();
    void taskNumber_isTheIdWhereTheTextsHaveNone();
    void scenarioName_givesSubtypeAndId();
    void columns_canBeChosen();
    void leadTime_isWallTimeNotActiveTime();
    void annotator_isTheNumberWhereThereIsNoAddress();
    void nobody_isRefused();
    void predictionsAndGroundTruth_areNoAnswers();
    void textsNamedLikeAnswers_areNotTaken();
    void resultsNamedLikeTexts_replaceNothing();
    void controlWithTheToken_winsOverOneWithTheWord();

    void numbers_areReadByTheirScale_data();
    void numbers_areReadByTheirScale();

    void cancelledAndEmpty_areLeftOutAndCounted();
    void laterAnnotation_counts();
    void twoWithoutOrder_contradict();
    void twoTextsUnderOneId_contradict();
    void oneBadAnswer_losesNothingElse_data();
    void oneBadAnswer_losesNothingElse();
    void whatIsNoTask_isRefusedWithItsLine();
    void deepNesting_isRefusedWithItsPlace();
    void unknownControls_areAMissingColumn();
    void incompleteControls_areAMissingColumn();
    void scenariosOnly_leavesTheAnswers();
    void annotationsOnly_wantsSome();

private:
    Result<ImportedFile> read(const QByteArray& bytes, const ImportOptions& options = {});

    QTemporaryDir m_folder;
};

namespace {

const QString Ann = QStringLiteral("ann@example.org");

qint64 countOf(const ImportedFile& file, ImportNotice notice)
{
    for (const ImportWarning& warning : file.warnings) {
        if (warning.notice == notice)
            return warning.count;
    }
    return 0;
}

QStringList ignored(const ImportedFile& file)
{
    QStringList columns;
    for (const ImportWarning& warning : file.warnings) {
        if (warning.notice == ImportNotice::IgnoredColumn)
            columns << warning.column;
    }
    return columns;
}

/// The samples rate arousal from one to seven.
ImportOptions withSeven(const char* scale = "arousal")
{
    ImportOptions options;
    options.scales.insert(QString::fromLatin1(scale), {1, 7});
    return options;
}

} // namespace

Result<ImportedFile> LabelStudioImportTest::read(const QByteArray& bytes,
                                                 const ImportOptions& options)
{
    return readImportFile(writeFile(m_folder.filePath(QStringLiteral("export")), bytes), options);
}

void LabelStudioImportTest::everyExport_isRecognisedByContent_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("format");
    const QByteArray whole =
        json({task(sceneData("7"), {annotation("ann@example.org", wholeAnswer())})});
    QTest::newRow("JSON") << whole << static_cast<int>(FileFormat::LabelStudioJson);
    QTest::newRow("JSON on one line")
        << QJsonDocument::fromJson(whole).toJson(QJsonDocument::Compact)
        << static_cast<int>(FileFormat::LabelStudioJson);
    QTest::newRow("JSON-MIN") << json({minimal("ann@example.org")})
                              << static_cast<int>(FileFormat::LabelStudioMinimal);
    QTest::newRow("CSV") << LabelStudioCsv << static_cast<int>(FileFormat::LabelStudioCsv);
    QByteArray tabs = LabelStudioCsv;
    tabs.replace("\"\"First.\"\", ", "\"\"First.\"\",;");
    tabs.replace(",", "\t").replace("\t;", ", ");
    QTest::newRow("TSV") << tabs << static_cast<int>(FileFormat::LabelStudioCsv);
    QTest::newRow("plain scenarios")
        << json({sceneData("7")}) << static_cast<int>(FileFormat::Json);
}

void LabelStudioImportTest::everyExport_isRecognisedByContent()
{
    QFETCH(QByteArray, bytes);
    const auto file = read(bytes, withSeven());
    VERIFY_HOLDS(file);
    QTEST(static_cast<int>(file->format), "format");
    QCOMPARE(file->records.size(), std::size_t{1});
    QVERIFY(file->refused.empty());
}

void LabelStudioImportTest::everyExport_givesTheSameAnswer_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QJsonArray results = wholeAnswer();
    results[2] = result(QStringLiteral("arousal"), QStringLiteral("rating"), 3);
    results[5] = result(QStringLiteral("explanation"), QStringLiteral("text"),
                        QJsonArray{QStringLiteral("First."), QStringLiteral("Second.")});
    QTest::newRow("JSON") << json({task(sceneData("7"), {annotation("ann@example.org", results)})});
    QTest::newRow("JSON-MIN") << json({minimal("ann@example.org")});
    QTest::newRow("CSV") << LabelStudioCsv;
}

void LabelStudioImportTest::everyExport_givesTheSameAnswer()
{
    QFETCH(QByteArray, bytes);
    const auto file = read(bytes, withSeven());
    VERIFY_HOLDS(file);
    QCOMPARE(ignored(*file), QStringList());
    const ImportedRecord& record = file->records.at(0);
    QCOMPARE(record.scenario.name(), QStringLiteral("sarcasm-irony/7"));
    QCOMPARE(record.scenario.text(ScenePart::SpeakerRole), QStringLiteral("boss"));
    QCOMPARE(record.scenario.text(ScenePart::Utterance), QStringLiteral("How very kind."));
    QCOMPARE(record.answers.size(), std::size_t{1});
    const ImportedAnswer& taken = record.answers.at(0);
    QCOMPARE(taken.annotator, Ann);
    QVERIFY(taken.answer.ballot[0] == Emotion::Joy);
    QCOMPARE(taken.answer.scale(Dimension::Valence),
             pointFromLabel(Dimension::Valence, u"pleasant"));
    QCOMPARE(taken.answer.scale(Dimension::Arousal), std::optional(-1));
    QCOMPARE(taken.answer.scale(Dimension::Dominance),
             pointFromLabel(Dimension::Dominance, u"in control"));
    QCOMPARE(taken.answer.scale(Dimension::Confidence),
             pointFromLabel(Dimension::Confidence, u"unsure"));
    QCOMPARE(taken.answer.explanation, QStringLiteral("First.\nSecond."));
    QCOMPARE(taken.timings.value().wallMs, 4288);
    QCOMPARE(taken.submittedAt, std::optional<qint64>(1741558568728));
}

void LabelStudioImportTest::tasksWithoutAnnotations_areScenarios()
{
    const auto file = read(json({task(sceneData("7"), {}), task(sceneData("8"), {})}));
    VERIFY_HOLDS(file);
    QCOMPARE(file->records.size(), std::size_t{2});
    QVERIFY(file->records.at(0).answers.empty());
}

void LabelStudioImportTest::oneTask_isAFileToo()
{
    // As Label Studio writes them into a storage folder.
    const auto file =
        read(QJsonDocument(task(sceneData("7"), {annotation("ann@example.org", wholeAnswer())}))
                 .toJson());
    VERIFY_HOLDS(file);
    QCOMPARE(file->records.at(0).answers.size(), std::size_t{1});
}

void LabelStudioImportTest::taskNumber_isTheIdWhereTheTextsHaveNone()
{
    QJsonObject data = sceneData("7");
    data.remove(QStringLiteral("id"));
    const auto file = read(json({task(data, {annotation("ann@example.org", wholeAnswer())})}));
    VERIFY_HOLDS(file);
    QCOMPARE(file->records.at(0).scenario.sourceId, QStringLiteral("11"));
}

void LabelStudioImportTest::scenarioName_givesSubtypeAndId()
{
    // In JSON-MIN the task's number stands where the scenario's id stood.
    QJsonObject row = with(minimal("ann@example.org"), "id", 11);
    row = with(row, "scenario", QStringLiteral("mixed-signals/a/7"));
    const auto file = read(json({row}));
    VERIFY_HOLDS(file);
    QCOMPARE(file->records.at(0).scenario.name(), QStringLiteral("mixed-signals/a/7"));
    QCOMPARE(ignored(*file), QStringList());
}

void LabelStudioImportTest::columns_canBeChosen()
{
    QJsonObject data{{QStringLiteral("case"), 5},
                     {QStringLiteral("who"), QStringLiteral("boss")},
                     {QStringLiteral("whom"), QStringLiteral("clerk")},
                     {QStringLiteral("scenario"), QStringLiteral("A late evening.")},
                     {QStringLiteral("text"), QStringLiteral("How very kind.")}};
    QJsonArray results = wholeAnswer();
    results[0] = choice("plutchik", "trust");
    results.append(result(QStringLiteral("name"), QStringLiteral("text"), QStringLiteral("Ann")));
    ImportOptions options;
    options.group = Subtype::MixedSignals;
    options.columns = {{QStringLiteral("id"), QStringLiteral("case")},
                       {QStringLiteral("speaker_role"), QStringLiteral("who")},
                       {QStringLiteral("listener_role"), QStringLiteral("whom")},
                       {QStringLiteral("context"), QStringLiteral("scenario")},
                       {QStringLiteral("utterance"), QStringLiteral("text")},
                       {QStringLiteral("emotion"), QStringLiteral("plutchik")},
                       {QStringLiteral("annotator"), QStringLiteral("name")}};
    const auto file = read(json({task(data, {annotation("x@example.org", results)})}), options);
    VERIFY_HOLDS(file);
    QVERIFY(file->refused.empty());
    const ImportedRecord& record = file->records.at(0);
    QCOMPARE(record.scenario.name(), QStringLiteral("mixed-signals/5"));
    QCOMPARE(record.scenario.text(ScenePart::Context), QStringLiteral("A late evening."));
    QVERIFY(record.answers.at(0).answer.ballot[0] == Emotion::Trust);
    QCOMPARE(record.answers.at(0).annotator, QStringLiteral("Ann"));
}

void LabelStudioImportTest::leadTime_isWallTimeNotActiveTime()
{
    const QJsonObject slow =
        with(annotation("ann@example.org", wholeAnswer()), "lead_time", 345600.5);
    const QJsonObject untimed =
        with(annotation("bob@example.org", wholeAnswer()), "lead_time", QJsonValue());
    const auto file = read(json({task(sceneData("7"), {slow, untimed})}));
    VERIFY_HOLDS(file);
    const auto& answers = file->records.at(0).answers;
    QCOMPARE(answers.at(0).timings.value().wallMs, 345600500);
    QCOMPARE(answers.at(0).timings.value().activeMs, 0);
    QVERIFY(!answers.at(1).timings);
}

void LabelStudioImportTest::annotator_isTheNumberWhereThereIsNoAddress()
{
    const auto file = read(
        json({task(sceneData("7"), {with(annotation("", wholeAnswer()), "completed_by", 12)})}));
    VERIFY_HOLDS(file);
    QCOMPARE(file->records.at(0).answers.at(0).annotator, QStringLiteral("12"));
}

void LabelStudioImportTest::nobody_isRefused()
{
    const auto file = read(json({task(
        sceneData("7"), {annotation("ann@example.org", wholeAnswer()),
                         with(annotation("", wholeAnswer()), "completed_by", QJsonValue())})}));
    VERIFY_HOLDS(file);
    QCOMPARE(file->records.at(0).answers.size(), std::size_t{1});
    QCOMPARE(file->refused.size(), std::size_t{1});
    QCOMPARE(file->refused.at(0).column, QStringLiteral("completed_by"));
    QCOMPARE(file->refused.at(0).reason, RefusalReason::MissingValue);

    QByteArray csv = LabelStudioCsv;
    const auto python = read(csv.replace("ann@example.org", "None"));
    VERIFY_HOLDS(python);
    QCOMPARE(python->refused.at(0).column, QStringLiteral("annotator"));
}

void LabelStudioImportTest::predictionsAndGroundTruth_areNoAnswers()
{
    // Every task of the samples carries a prediction.
    const auto file = read(
        json({task(sceneData("7"),
                   {annotation("ann@example.org", wholeAnswer()),
                    with(annotation("bob@example.org", wholeAnswer()), "ground_truth", true)})}));
    VERIFY_HOLDS(file);
    QCOMPARE(countOf(*file, ImportNotice::Predictions), 1);
    QCOMPARE(countOf(*file, ImportNotice::GroundTruthLeft), 1);
    QCOMPARE(file->records.at(0).answers.size(), std::size_t{1});
    QVERIFY(!file->records.at(0).gold);
}

void LabelStudioImportTest::textsNamedLikeAnswers_areNotTaken()
{
    const QJsonObject data = with(sceneData("7"), "emotion", QStringLiteral("fear"));
    const auto file = read(json({task(data, {annotation("ann@example.org", wholeAnswer())})}));
    VERIFY_HOLDS(file);
    QVERIFY(file->records.at(0).answers.at(0).answer.ballot[0] == Emotion::Joy);
    QCOMPARE(ignored(*file), QStringList{QStringLiteral("emotion (data)")});
}

// Both controls can be the question: the one that comes first in the file has its word alone.
void LabelStudioImportTest::controlWithTheToken_winsOverOneWithTheWord()
{
    Task oneQuestion = thirdTask();
    oneQuestion.questions.resize(1);
    oneQuestion.boards.clear();
    oneQuestion.scales.clear();
    Question& question = oneQuestion.questions.front();
    question.word = QStringLiteral("Emotion");
    const QByteArray option = question.options.at(1).token.toUtf8();
    const QJsonObject said = choice(question.token.toUtf8(), option);
    const QJsonObject other = result(question.word, QStringLiteral("rating"), 4);
    const QJsonObject mail{{QStringLiteral("id"), QStringLiteral("7")},
                           {oneQuestion.group->token, QStringLiteral("web")},
                           {QStringLiteral("customer"), QStringLiteral("Ida")},
                           {QStringLiteral("message"), QStringLiteral("It broke.")}};
    QJsonObject another = annotation("bob@example.org", {said}, 102);
    another.insert(QStringLiteral("completed_by"),
                   QJsonObject{{QStringLiteral("id"), 5},
                               {QStringLiteral("email"), QStringLiteral("bob@example.org")}});
    ImportOptions options;
    options.task = std::make_shared<const Task>(oneQuestion);
    const auto file =
        read(json({task(mail, {annotation("ann@example.org", {other, said}), another})}), options);
    VERIFY_HOLDS(file);
    QVERIFY(file->refused.empty());
    QCOMPARE(countOf(*file, ImportNotice::SkippedAnswers), 0);
    const auto& answers = file->records.at(0).answers;
    QCOMPARE(answers.size(), std::size_t{2});
    for (const ImportedAnswer& answer : answers)
        QVERIFY(answer.answer.ballot[0] == Choice{1});
}

void LabelStudioImportTest::resultsNamedLikeTexts_replaceNothing()
{
    QJsonArray results = wholeAnswer();
    results.append(result(QStringLiteral("utterance"), QStringLiteral("text"),
                          QJsonArray{QStringLiteral("Something else.")}));
    results.append(choice("gold", "fear"));
    const auto file = read(json({task(sceneData("7"), {annotation("ann@example.org", results)})}));
    VERIFY_HOLDS(file);
    QCOMPARE(file->records.at(0).scenario.text(ScenePart::Utterance),
             QStringLiteral("How very kind."));
    QVERIFY(!file->records.at(0).gold);
    QCOMPARE(ignored(*file),
             QStringList({QStringLiteral("utterance (result)"), QStringLiteral("gold (result)")}));
}

void LabelStudioImportTest::numbers_areReadByTheirScale_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("range");
    QTest::addColumn<QList<double>>("numbers");
    QTest::addColumn<QList<int>>("points"); // those that are taken
    QTest::newRow("ratings") << "rating"
                             << "1..7" << QList<double>{1, 4, 3} << QList<int>{-3, 0, -1};
    QTest::newRow("ratings beyond") << "rating"
                                    << "1..7" << QList<double>{0, 8, 7} << QList<int>{3};
    QTest::newRow("signed numbers") << "number"
                                    << "-3..3" << QList<double>{-3, 2, 3} << QList<int>{-3, 2, 3};
    QTest::newRow("from nought") << "number"
                                 << "0..6" << QList<double>{0, 3, 6} << QList<int>{-3, 0, 3};
    QTest::newRow("downwards") << "number"
                               << "7..1" << QList<double>{7, 4, 1} << QList<int>{-3, 0, 3};
    QTest::newRow("fractions") << "number"
                               << "-3..3" << QList<double>{-0.5, -1, 0} << QList<int>{-1, 0};
    QTest::newRow("not as many as points") << "rating"
                                           << "1..5" << QList<double>{1, 3, 5} << QList<int>{};
    QTest::newRow("no range said") << "rating"
                                   << "" << QList<double>{1, 4, 7} << QList<int>{};
    QTest::newRow("no range said of digits") << "choices"
                                             << "" << QList<double>{-1, 2, 3} << QList<int>{};
}

void LabelStudioImportTest::numbers_areReadByTheirScale()
{
    QFETCH(QString, kind);
    QFETCH(QString, range);
    QFETCH(QList<double>, numbers);
    QFETCH(QList<int>, points);
    QJsonArray annotations;
    for (double number : numbers) {
        QJsonArray results = wholeAnswer();
        const QJsonValue value = kind == QLatin1String("choices")
                                     ? QJsonValue(QJsonArray{QString::number(number)})
                                     : QJsonValue(number);
        results[1] = result(QStringLiteral("valence"), kind, value);
        const QByteArray name = 'p' + QByteArray::number(annotations.size()) + "@example.org";
        annotations.append(annotation(name.constData(), results));
    }
    ImportOptions options;
    if (const auto said = numberRangeFrom(range))
        options.scales.insert(QStringLiteral("valence"), *said);
    const auto file = read(json({task(sceneData("7"), annotations)}), options);
    VERIFY_HOLDS(file);
    QCOMPARE(file->records.size(), std::size_t{1}); // the scene is there in any case
    QList<int> taken;
    for (const ImportedAnswer& answer : file->records.at(0).answers)
        taken << answer.answer.scale(Dimension::Valence).value();
    QCOMPARE(taken, points);
    QCOMPARE(static_cast<qsizetype>(file->refused.size()), numbers.size() - points.size());
    for (const Refusal& refusal : file->refused) {
        const bool isWhole = !refusal.value.contains(u'.'); // else it is no number of a point
        QCOMPARE(refusal.reason, range.isEmpty() ? RefusalReason::UnknownRange
                                 : isWhole       ? RefusalReason::OutsideRange
                                                 : RefusalReason::UnknownScalePoint);
        QCOMPARE(refusal.column, QStringLiteral("valence"));
    }
}

void LabelStudioImportTest::cancelledAndEmpty_areLeftOutAndCounted()
{
    const QJsonObject cancelled =
        with(annotation("ann@example.org", wholeAnswer()), "was_cancelled", true);
    const auto file =
        read(json({task(sceneData("7"), {cancelled, annotation("bob@example.org", {})}),
                   task(sceneData("8"), {annotation("bob@example.org", wholeAnswer())})}));
    VERIFY_HOLDS(file);
    QVERIFY(file->refused.empty());
    QCOMPARE(countOf(*file, ImportNotice::SkippedAnswers), 2);
    QCOMPARE(file->records.size(), std::size_t{2});
    QVERIFY(file->records.at(0).answers.empty());
    QCOMPARE(file->records.at(1).answers.size(), std::size_t{1});
}

void LabelStudioImportTest::laterAnnotation_counts()
{
    const QJsonObject late = with(annotation("ann@example.org", wholeAnswer("trust")), "updated_at",
                                  QStringLiteral("2025-03-10T10:00:00Z"));
    const QJsonObject early = annotation("ann@example.org", wholeAnswer("joy"), 102);
    // Neither the order nor the number beats the time; one task twice is one scenario.
    const auto file = read(json({task(sceneData("7"), {late}), task(sceneData("7"), {early})}));
    VERIFY_HOLDS(file);
    QVERIFY(file->refused.empty());
    QCOMPARE(countOf(*file, ImportNotice::EarlierAnswers), 1);
    QCOMPARE(file->records.at(0).answers.size(), std::size_t{1});
    QVERIFY(file->records.at(0).answers.at(0).answer.ballot[0] == Emotion::Trust);

    const auto numbered =
        read(json({task(sceneData("7"), {annotation("ann@example.org", wholeAnswer("trust"), 110),
                                         annotation("ann@example.org", wholeAnswer("joy"), 99)})}));
    VERIFY_HOLDS(numbered);
    QVERIFY(numbered->records.at(0).answers.at(0).answer.ballot[0] == Emotion::Trust);
}

void LabelStudioImportTest::twoWithoutOrder_contradict()
{
    const auto file =
        read(json({task(sceneData("7"), {annotation("ann@example.org", wholeAnswer("joy")),
                                         annotation("ann@example.org", wholeAnswer("fear"))})}));
    VERIFY_HOLDS(file);
    QCOMPARE(file->records.at(0).answers.size(), std::size_t{1});
    QCOMPARE(file->refused.size(), std::size_t{1});
    QCOMPARE(file->refused.at(0).reason, RefusalReason::DuplicateAnswer);
}

void LabelStudioImportTest::twoTextsUnderOneId_contradict()
{
    const QJsonObject other = with(sceneData("7"), "utterance", QStringLiteral("Get out."));
    const auto file = read(json({task(sceneData("7"), {}), task(other, {})}));
    VERIFY_HOLDS(file);
    QCOMPARE(file->records.size(), std::size_t{1});
    QCOMPARE(file->refused.size(), std::size_t{1});
    QCOMPARE(file->refused.at(0).reason, RefusalReason::DuplicateScenario);
}

void LabelStudioImportTest::oneBadAnswer_losesNothingElse_data()
{
    QTest::addColumn<QJsonObject>("bad");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("value");
    QTest::addColumn<RefusalReason>("reason");
    const auto row = [](const char* name, const QJsonObject& bad, const char* column,
                        const char* value, RefusalReason reason) {
        QTest::newRow(name) << bad << QString::fromLatin1(column) << QString::fromLatin1(value)
                            << reason;
    };
    const auto answer = [](int at, const QJsonValue& changed) {
        QJsonArray results = wholeAnswer();
        results[at] = changed;
        return annotation("bob@example.org", results);
    };
    row("unknown emotion", answer(0, choice("emotion", "envy")), "emotion", "envy",
        RefusalReason::UnknownEmotion);
    row("two emotions",
        answer(0, result(QStringLiteral("emotion"), QStringLiteral("choices"),
                         QJsonArray{QStringLiteral("joy"), QStringLiteral("fear")})),
        "emotion", "joy, fear", RefusalReason::SeveralChoices);
    row("unknown word", answer(2, choice("arousal", "so so")), "arousal", "so so",
        RefusalReason::UnknownScalePoint);
    row("no confidence", answer(4, QJsonValue()), "confidence", "",
        RefusalReason::UnknownScalePoint);
    row("another kind of control",
        answer(0, result(QStringLiteral("emotion"), QStringLiteral("taxonomy"),
                         QJsonArray{QJsonValue(QJsonArray{QStringLiteral("joy")})})),
        "emotion", "(taxonomy)", RefusalReason::UnknownEmotion);
}

void LabelStudioImportTest::oneBadAnswer_losesNothingElse()
{
    QFETCH(QJsonObject, bad);
    const auto file =
        read(json({task(sceneData("6"), {}),
                   task(sceneData("7"), {annotation("ann@example.org", wholeAnswer()), bad})}));
    VERIFY_HOLDS(file);
    QCOMPARE(file->records.size(), std::size_t{2});
    QCOMPARE(file->records.at(1).answers.size(), std::size_t{1});
    QCOMPARE(file->refused.size(), std::size_t{1});
    const Refusal& refusal = file->refused.at(0);
    QTEST(refusal.column, "column");
    QTEST(refusal.value, "value");
    QTEST(refusal.reason, "reason");
    QCOMPARE(refusal.line, file->records.at(1).line);
    QVERIFY(refusal.line > file->records.at(0).line);
    QVERIFY(refusal.file.endsWith(QLatin1String("export")));
}

void LabelStudioImportTest::whatIsNoTask_isRefusedWithItsLine()
{
    const QByteArray sound = QJsonDocument(task(sceneData("7"), {})).toJson(QJsonDocument::Compact);
    const auto file = read("[\n" + sound + ",\n17,\n{\"id\": 3}\n]\n");
    VERIFY_HOLDS(file);
    QCOMPARE(file->records.size(), std::size_t{1});
    QCOMPARE(file->refused.size(), std::size_t{2});
    QCOMPARE(file->refused.at(0).line, 3);
    QCOMPARE(file->refused.at(1).line, 4);
    QCOMPARE(file->refused.at(1).column, QStringLiteral("data"));
}

void LabelStudioImportTest::deepNesting_isRefusedWithItsPlace()
{
    const QByteArray open(300'000, '[');
    const QByteArray shut(300'000, ']');
    const auto file = read("[{\"data\": {\n\"x\": " + open + shut + ", \"id\": 1}, \"id\": 1}]");
    COMPARE_ERROR(file, ErrorCode::MalformedFile);
    QCOMPARE(file.error().line, 2);
    QCOMPARE(file.error().detail, QStringLiteral("deep"));
}

void LabelStudioImportTest::unknownControls_areAMissingColumn()
{
    const auto file = read(json({task(
        sceneData("7"), {annotation("ann@example.org", {choice("sentiment", "Positive")})})}));
    COMPARE_ERROR(file, ErrorCode::MissingColumn);
    QCOMPARE(file.error().value, QStringLiteral("emotion"));
    QVERIFY(file.error().file.endsWith(QLatin1String("export")));
}

void LabelStudioImportTest::incompleteControls_areAMissingColumn()
{
    QJsonArray results = wholeAnswer();
    results.removeAt(3);
    const auto file = read(json({task(sceneData("7"), {annotation("ann@example.org", results)})}));
    COMPARE_ERROR(file, ErrorCode::MissingColumn);
    QCOMPARE(file.error().value, QStringLiteral("dominance"));
}

void LabelStudioImportTest::scenariosOnly_leavesTheAnswers()
{
    ImportOptions options;
    options.kind = ImportKind::Scenarios;
    for (const QByteArray& bytes :
         {json({task(sceneData("7"), {annotation("ann@example.org", wholeAnswer("nonsense")),
                                      annotation("bob@example.org", wholeAnswer())})}),
          json({minimal("ann@example.org"), minimal("bob@example.org")})}) {
        const auto file = read(bytes, options);
        VERIFY_HOLDS(file);
        QVERIFY(file->refused.empty());
        QCOMPARE(file->records.size(), std::size_t{1});
        QVERIFY(file->records.at(0).answers.empty());
    }
}

void LabelStudioImportTest::annotationsOnly_wantsSome()
{
    ImportOptions options;
    options.kind = ImportKind::Annotations;
    COMPARE_ERROR(read(json({task(sceneData("7"), {})}), options), ErrorCode::MissingColumn);
}

SUBTEXT_TEST(LabelStudioImportTest)
#include "labelstudioimporttest.moc"
