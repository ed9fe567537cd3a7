// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"
#include "core/domain/ceiscene.h"
#include "core/exchange/importreader.h"
#include "core/exchange/labelstudio/labelstudiowriter.h"
#include "core/exchange/tidy/tidywriter.h"
#include "tests/core/exchange/labelstudiosamples.h"
#include "tests/core/exchange/tidystudies.h"
#include "tests/support/checks.h"
#include "tests/support/mutation.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"
#include "tests/support/writtentables.h"

#include <QTemporaryDir>

using namespace subtext;

/// Damaged and random files: every one ends in an Error or in records, never in a crash. Seeds are
/// fixed; a failure names its own.
class HostileFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mutatedFile_isReadOrRefused_data();
    void mutatedFile_isReadOrRefused();
    void randomBytes_areReadOrRefused();
    void everyTruncation_isReadOrRefused_data();
    void everyTruncation_isReadOrRefused();
    void mutatedTidyFile_isReadOrRefused_data();
    void mutatedTidyFile_isReadOrRefused();
    void everyTidyTruncation_isReadOrRefused_data() { mutatedTidyFile_isReadOrRefused_data(); }
    void everyTidyTruncation_isReadOrRefused();
};

namespace {

const QByteArray Tidy(
    "id,subtype,speaker_role,listener_role,context,utterance,annotator,annotator_code,emotion,"
    "valence,arousal,dominance,confidence,explanation,flagged,flag_reason,active_ms,wall_ms,visits,"
    "focus_losses,submitted_at,gold,basis,ambiguous,note\n"
    "1,sarcasm-irony,boss,clerk,\"A \"\"context\"\",\nover lines.\",It\xE2\x80\x99s "
    "fine\xE2\x80\xA6,"
    "Ann,A01,joy,neutral,calm,in control,unsure,because,,,1000,2000,1,0,2026-01-02T03:04:05Z,joy,"
    "majority,,\n"
    "1,sarcasm-irony,boss,clerk,\"A \"\"context\"\",\nover lines.\",It\xE2\x80\x99s "
    "fine\xE2\x80\xA6,"
    "Bob,A02,fear,pleasant,calm,in control,unsure,because,yes,odd,,,,,,joy,majority,,\n"
    "2,mixed-signals,a,b,c,u,,,,,,,,,,,,,,,,,,yes,a note\n");
const QByteArray Json(R"([
  {"id": "1", "subtype": "sarcasm-irony", "speaker_role": "boss", "listener_role": "clerk",
   "context": "A \"context\", [with] {brackets}\n", "utterance": "It\u2019s fine\u2026"},
  {"id": 2, "subtype": "mixed-signals", "speaker_role": "a", "listener_role": "b",
   "context": "c", "utterance": "u", "gold": "joy", "note": null}
])");
const QByteArray Lines(
    R"({"id":"1","subtype":"sarcasm-irony","speaker_role":"a","listener_role":"b","context":"c","utterance":"u"}
{"id":2.5,"subtype":"mixed-signals","speaker_role":"a","listener_role":"b","context":"c","utterance":"\ud83d\ude42"}
)");

// Short ones, on a line a task, because every truncation of them is read.
QByteArray lines(const QJsonArray& elements)
{
    return QJsonDocument(elements).toJson(QJsonDocument::Compact).replace("},{\"", "},\n{\"");
}

QByteArray brokenTasks()
{
    return lines({test::task(test::sceneData("7"),
                             {test::annotation("ann@example.org", test::wholeAnswer())}),
                  test::task(test::sceneData("8"), {})});
}

QByteArray labelStudioMinimal()
{
    return lines({test::minimal("ann@example.org"), test::minimal("bob@example.org", 102)});
}

// What a file promises once it was taken.
bool isSound(const ImportedFile& file)
{
    for (const ImportedRecord& record : file.records) {
        const Scenario& s = record.scenario;
        if (record.line < 1 || s.sourceId.trimmed().isEmpty() ||
            s.text(ScenePart::Context).trimmed().isEmpty() ||
            s.text(ScenePart::Utterance).trimmed().isEmpty())
            return false;
        for (const ImportedAnswer& answer : record.answers) {
            if (!answer.answer.ballot[0] || !answer.answer.scale(Dimension::Confidence))
                return false;
        }
    }
    return std::all_of(file.refused.begin(), file.refused.end(),
                       [](const Refusal& refusal) { return refusal.line >= 1; });
}

// The same of a task that no code knows: all is in place, and each word is one of the task.
bool isSoundOf(const Task& task, const ImportedFile& file)
{
    for (const ImportedRecord& record : file.records) {
        if (record.line < 1 || record.scenario.sourceId.trimmed().isEmpty())
            return false;
        for (std::size_t i = 0; i < task.scene.size() && !record.isReference; ++i) {
            const QString& text = record.scenario.fields.at(i);
            const bool isLacking = task.scene[i].isRequired && text.trimmed().isEmpty();
            const bool isUnknown = !text.isEmpty() && !task.scene[i].options.empty() &&
                                   findToken(task.scene[i].options, text) == nullptr;
            if (isLacking || isUnknown)
                return false;
        }
        for (const ImportedAnswer& answer : record.answers) {
            for (std::size_t i = 0; i < task.questions.size(); ++i) {
                const auto& choice = answer.answer.ballot.at(i);
                if (!choice ||
                    static_cast<std::size_t>(indexOf(*choice)) >= task.questions[i].options.size())
                    return false;
            }
            for (std::size_t i = 0; i < task.scales.size(); ++i) {
                const auto& points = task.scales[i].points;
                const auto& value = answer.answer.scales.at(i);
                if (std::none_of(points.begin(), points.end(),
                                 [&](const ScalePoint& point) { return point.value == value; }))
                    return false;
            }
        }
    }
    return std::all_of(file.refused.begin(), file.refused.end(),
                       [](const Refusal& refusal) { return refusal.line >= 1; });
}

QByteArray tidyVerdictOn(const QString& path, const QByteArray& bytes)
{
    static const auto task = std::make_shared<const Task>(test::thirdTask());
    test::writeFile(path, bytes);
    ImportOptions options;
    options.task = task;
    const auto read = readImportFile(path, options);
    if (!read)
        return read.error().file == path ? QByteArray() : "the error names no file";
    return isSoundOf(*task, *read) ? QByteArray() : "an unsound record was taken";
}

QByteArray verdictOn(const QString& path, const QByteArray& bytes)
{
    test::writeFile(path, bytes);
    const auto read = readImportFile(path, {});
    if (!read)
        return read.error().file == path ? QByteArray() : "the error names no file";
    return isSound(*read) ? QByteArray() : "an unsound record was taken";
}

} // namespace

void HostileFileTest::mutatedFile_isReadOrRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<quint32>("seed");
    QTest::newRow("CSV") << Tidy << quint32{1000};
    QTest::newRow("JSON") << Json << quint32{2000};
    QTest::newRow("JSON Lines") << Lines << quint32{3000};
    QTest::newRow("Label Studio JSON") << brokenTasks() << quint32{5000};
    QTest::newRow("Label Studio JSON-MIN") << labelStudioMinimal() << quint32{6000};
    QTest::newRow("Label Studio CSV") << test::LabelStudioCsv << quint32{7000};
    QByteArray utf16("\xFF\xFE");
    for (char c : Tidy) {
        utf16 += c;
        utf16 += '\0';
    }
    QTest::newRow("UTF-16") << utf16 << quint32{4000};
}

void HostileFileTest::mutatedFile_isReadOrRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(quint32, seed);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("input"));
    const auto verdict = [&](const QByteArray& damaged) { return verdictOn(path, damaged); };
    QCOMPARE(test::faultAmongMutations(bytes, 300, verdict, seed), QByteArray());
}

void HostileFileTest::randomBytes_areReadOrRefused()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sarcasm-irony"));
    for (quint32 seed = 0; seed < 300; ++seed) {
        PythonRandom random(seed);
        QByteArray bytes;
        const std::uint32_t size = random.below(2000);
        const std::uint32_t span = 1 + random.below(256); // some seeds stay within ASCII
        for (std::uint32_t i = 0; i < size; ++i)
            bytes += static_cast<char>(random.below(span));
        const QByteArray verdict = verdictOn(path, bytes);
        QVERIFY2(verdict.isEmpty(), "seed " + QByteArray::number(seed) + ": " + verdict);
    }
}

void HostileFileTest::everyTruncation_isReadOrRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("CSV") << Tidy;
    QTest::newRow("JSON") << Json;
    QTest::newRow("JSON Lines") << Lines;
    QTest::newRow("Label Studio JSON") << brokenTasks();
    QTest::newRow("Label Studio JSON-MIN") << labelStudioMinimal();
    QTest::newRow("Label Studio CSV") << test::LabelStudioCsv;
}

void HostileFileTest::everyTruncation_isReadOrRefused()
{
    QFETCH(QByteArray, bytes);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("input"));
    const auto verdict = [&](const QByteArray& damaged) { return verdictOn(path, damaged); };
    QCOMPARE(test::faultAmongTruncations(bytes, verdict), QByteArray());
}

void HostileFileTest::mutatedTidyFile_isReadOrRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<quint32>("seed");
    test::StudyOf study(test::thirdTask());
    must(study.take(test::ThirdTable));
    const StudyData data = must(study->snapshot());
    QTest::newRow("a table") << tidyCsv(data) << quint32{1000};
    QTest::newRow("lines") << jsonLines(data) << quint32{2000};
    QTest::newRow("a list") << '[' + jsonLines(data).trimmed().replace('\n', ",\n") + ']'
                            << quint32{3000};
    QTest::newRow("answers alone")
        << collected([&](const ByteSink& sink) { return writeTidyAnswers(data, sink); })
        << quint32{4000};
    QTest::newRow("Label Studio") << labelStudioTasks(data) << quint32{5000};
}

void HostileFileTest::mutatedTidyFile_isReadOrRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(quint32, seed);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("input"));
    const auto verdict = [&](const QByteArray& damaged) { return tidyVerdictOn(path, damaged); };
    QCOMPARE(test::faultAmongMutations(bytes, 300, verdict, seed), QByteArray());
}

void HostileFileTest::everyTidyTruncation_isReadOrRefused()
{
    QFETCH(QByteArray, bytes);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("input"));
    const auto verdict = [&](const QByteArray& damaged) { return tidyVerdictOn(path, damaged); };
    QCOMPARE(test::faultAmongTruncations(bytes, verdict), QByteArray());
}

SUBTEXT_TEST(HostileFileTest)
#include "hostilefiletest.moc"
