// SPDX-License-Identifier: MIT
#include "core/agreement/agreementjson.h"
#include "core/desk/deciding.h"
#include "core/domain/ceiscene.h"
#include "core/exchange/decisioncsv.h"
#include "core/exchange/exporter.h"
#include "core/exchange/labelstudio/labelstudiowriter.h"
#include "core/figures/figures.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/support/writtentables.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QXmlStreamReader>

using namespace subtext;
using namespace subtext::test;

/// What is written for Label Studio, and that it comes back: directly, and after Label Studio has
/// taken it and exported it in each of its formats.
class LabelStudioExportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyScenario_isATask();
    void everyAnswer_isAnAnnotation();
    void nobody_isNamedWhereLabelStudioWantsAnAccount();
    void results_fitTheLabellingInterface();
    void gold_isNotAmongTheTexts();
    void file_isWrittenAsAnExport();

    void directly_comesBack();
    void throughLabelStudio_comesBack_data();
    void throughLabelStudio_comesBack();
    void intoTheSameStudy_changesNothing();
    void published_givesTheSameAgreement();

private:
    TestStudy m_study;
    QJsonArray m_tasks;
};

namespace {

QString key(const char* text)
{
    return QString::fromLatin1(text);
}

TestStudy::Shape emptyShape()
{
    TestStudy::Shape empty;
    empty.perSubtype = 0;
    empty.annotators = 0;
    empty.ratersPerItem = 0;
    return empty;
}

QByteArray agreementOf(Study& study)
{
    AgreementOptions options;
    options.resamples = 50;
    const auto report = computeAgreement(must(study.figures().agreementInput()), options, {}, {});
    return report ? agreementJson(*report) : "cancelled";
}

/// The tidy table without what Label Studio has no place for.
QByteArray tidyWithoutActiveTimes(StudyData data)
{
    for (Annotation& annotation : data.annotations) {
        annotation.revision = 1;
        if (annotation.timings) {
            const qint64 wallMs = annotation.timings->wallMs;
            annotation.timings = ItemTimings();
            annotation.timings->wallMs = wallMs;
        }
    }
    return tidyCsv(data);
}

/// What is wrong with the import of these bytes into a new study that should become `original`.
QByteArray differenceAfterImport(Study& original, const QByteArray& bytes, bool withTimes,
                                 bool withGold = true)
{
    TestStudy other(emptyShape());
    const auto report =
        other->importing().importFiles({writeFile(other.filePath(key("export")), bytes)}, {});
    if (!report)
        return describe(report);
    if (!report->refused.empty())
        return "refused: " + report->refused.front().column.toUtf8();
    const auto tableOf = [&](Study& study) {
        StudyData data = must(study.snapshot());
        for (Annotation& annotation : data.annotations) {
            if (!withTimes) {
                annotation.submittedAt.reset();
                annotation.position.reset();
            }
        }
        if (!withGold)
            data.gold.clear();
        return tidyWithoutActiveTimes(std::move(data));
    };
    const QList<QByteArray> before = tableOf(original).split('\n');
    const QList<QByteArray> after = tableOf(other.study()).split('\n');
    for (qsizetype i = 0; i < std::max(before.size(), after.size()); ++i) {
        if (before.value(i) != after.value(i))
            return before.value(i) + "\nbecame\n" + after.value(i);
    }
    return !withGold || agreementOf(original) == agreementOf(other.study())
               ? QByteArray()
               : "the agreement is another";
}

/// What Label Studio makes of the annotations of an imported task: its own numbers and times, and
/// the person who imported the file.
QJsonArray asKept(const QJsonArray& tasks)
{
    QJsonArray kept;
    int number = 500;
    for (const QJsonValue& value : tasks) {
        QJsonObject task = value.toObject();
        task[key("id")] = ++number;
        QJsonArray annotations;
        for (const QJsonValue& one : task.value(key("annotations")).toArray()) {
            QJsonObject annotation = one.toObject();
            annotation[key("id")] = ++number;
            annotation[key("completed_by")] =
                QJsonObject{{key("id"), 1}, {key("email"), key("importer@example.org")}};
            annotation[key("created_at")] = key("2026-02-03T04:05:06.789012Z");
            annotation[key("updated_at")] = key("2026-02-03T04:05:06.789012Z");
            annotations.append(annotation);
        }
        task[key("annotations")] = annotations;
        kept.append(task);
    }
    return kept;
}

/// The flat records of JSON-MIN: a result shortened to its text, the task's number as "id".
QJsonArray asMinimal(const QJsonArray& tasks)
{
    QJsonArray records;
    for (const QJsonValue& task : tasks) {
        for (const QJsonValue& one : task.toObject().value(key("annotations")).toArray()) {
            const QJsonObject annotation = one.toObject();
            QJsonObject record = task.toObject().value(key("data")).toObject();
            record[key("id")] = task.toObject().value(key("id"));
            for (const QJsonValue& result : annotation.value(key("result")).toArray()) {
                const QJsonObject value = result.toObject().value(key("value")).toObject();
                record[result.toObject().value(key("from_name")).toString()] =
                    value.constBegin().value().toArray().first();
            }
            record[key("annotator")] = key("importer@example.org");
            record[key("annotation_id")] = annotation.value(key("id"));
            for (const char* name : {"created_at", "updated_at", "lead_time"})
                record[key(name)] = annotation.value(key(name));
            records.append(record);
        }
    }
    return records;
}

/// Columns in alphabetical order, as Label Studio writes them.
QByteArray asCsv(const QJsonArray& records)
{
    QStringList columns;
    for (const QJsonValue& record : records)
        columns << record.toObject().keys();
    columns.removeDuplicates();
    columns.sort();
    QByteArray csv = csvRow(columns);
    for (const QJsonValue& record : records) {
        QStringList cells;
        for (const QString& column : columns)
            cells << record.toObject().value(column).toVariant().toString();
        csv += csvRow(cells);
    }
    return csv;
}

} // namespace

// Three people, ten items, the texts that are hardest to keep, one item flagged, two decided.
void LabelStudioExportTest::initTestCase()
{
    const QStringList texts{key("plain"),
                            key(" spaces around "),
                            key("quotes \"in\", commas"),
                            key("lines\nover\r\nlines\n"),
                            QStringLiteral("é … 🙂 שלום"),
                            key("007"),
                            key("[\"a list\"]"),
                            key("=1+1"),
                            key("NA"),
                            key("{\"text\": 1}")};
    int turn = 0;
    for (int person = 1; person <= 3; ++person) {
        for (int item = 1; item <= 10; ++item, ++turn) {
            // Every second item has two votes for joy.
            const Choice emotion =
                item % 2 == 0 && person > 1 ? Emotion::Joy : emotionAt(turn % 8).value();
            Answer answer = completeAnswer(emotion, texts.at(turn % 6));
            answer.scale(Dimension::Valence) = turn % 7 - 3;
            answer.isFlagged = turn % 5 == 0;
            answer.flagReason = answer.isFlagged ? key("odd, \"this\"") : QString();
            m_study.clock.advance(1234);
            VERIFY_HOLDS(m_study.labelling().submit(m_study.person(person), m_study.scenario(item),
                                                    submissionOf(answer)));
        }
    }
    const QByteArray decisions("scenario,gold,ambiguous,note\n"
                               "sarcasm-irony/1,fear,,\"a \"\"note\"\"\"\n"
                               "mixed-signals/1,,yes,\n");
    const auto read = readDecisions(writeFile(m_study.filePath(key("decisions.csv")), decisions));
    VERIFY_HOLDS(read);
    VERIFY_HOLDS(m_study->deciding().decideAll(*read, {}, key("decisions.csv")));
    m_tasks =
        QJsonDocument::fromJson(labelStudioTasks(must(m_study->snapshot()), LabelStudioGold::With))
            .array();
}

void LabelStudioExportTest::everyScenario_isATask()
{
    const StudyData data = must(m_study->snapshot());
    QCOMPARE(m_tasks.size(), static_cast<qsizetype>(data.scenarios.size()));
    for (std::size_t i = 0; i < data.scenarios.size(); ++i) {
        const QJsonObject task = m_tasks.at(static_cast<qsizetype>(i)).toObject();
        const QJsonObject texts = task.value(key("data")).toObject();
        QCOMPARE(texts.value(key("scenario")).toString(), data.scenarios[i].name());
        QCOMPARE(texts.value(key("id")).toString(), data.scenarios[i].sourceId);
        QCOMPARE(texts.value(key("utterance")).toString(),
                 data.scenarios[i].text(ScenePart::Utterance));
        QCOMPARE(texts.value(key("context")).toString(),
                 data.scenarios[i].text(ScenePart::Context));
    }
}

void LabelStudioExportTest::everyAnswer_isAnAnnotation()
{
    const StudyData data = must(m_study->snapshot());
    const QJsonArray annotations = m_tasks.first().toObject().value(key("annotations")).toArray();
    QCOMPARE(annotations.size(), 3);
    const QJsonObject first = annotations.first().toObject();
    const Annotation& answer = data.annotations.front();
    QCOMPARE(first.value(key("lead_time")).toDouble(),
             static_cast<double>(answer.timings.value().wallMs) / 1000);
    QCOMPARE(first.value(key("created_at")).toString(), isoTime(answer.submittedAt));
    QCOMPARE(first.value(key("was_cancelled")).toBool(true), false);
    // Label Studio takes an annotation that does not say for the truth.
    QCOMPARE(first.value(key("ground_truth")).toBool(true), false);
    const QJsonObject emotion = first.value(key("result")).toArray().first().toObject();
    QCOMPARE(emotion.value(key("type")).toString(), key("choices"));
    QCOMPARE(emotion.value(key("value")).toObject().value(key("choices")).toArray(),
             QJsonArray{QString(emotionToken(*answer.answer.ballot[0]))});
}

void LabelStudioExportTest::nobody_isNamedWhereLabelStudioWantsAnAccount()
{
    for (const QJsonValue& task : m_tasks) {
        for (const QJsonValue& one : task.toObject().value(key("annotations")).toArray())
            QVERIFY(!one.toObject().contains(key("completed_by")));
    }
}

void LabelStudioExportTest::results_fitTheLabellingInterface()
{
    QHash<QString, QString> kindOf; // of every control
    QHash<QString, QStringList> choicesOf;
    QStringList objects;
    QXmlStreamReader xml(labelStudioConfig());
    QString control;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto attribute = [&](const char* name) {
            return xml.attributes().value(key(name)).toString();
        };
        const QString tag = xml.name().toString();
        if (!attribute("toName").isEmpty()) {
            control = attribute("name");
            kindOf.insert(control, tag.toLower());
            QVERIFY(objects.contains(attribute("toName")));
        } else if (tag == QLatin1String("Choice")) {
            choicesOf[control] << attribute("value");
        } else if (!attribute("name").isEmpty()) {
            objects << attribute("name");
            QVERIFY(m_tasks.first()
                        .toObject()
                        .value(key("data"))
                        .toObject()
                        .contains(attribute("value").mid(1)));
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    qsizetype results = 0;
    for (const QJsonValue& task : m_tasks) {
        for (const QJsonValue& one : task.toObject().value(key("annotations")).toArray()) {
            QStringList ids;
            for (const QJsonValue& value : one.toObject().value(key("result")).toArray()) {
                const QJsonObject result = value.toObject();
                const QString name = result.value(key("from_name")).toString();
                QCOMPARE(result.value(key("type")).toString(), kindOf.value(name));
                QVERIFY(objects.contains(result.value(key("to_name")).toString()));
                const QJsonArray chosen =
                    result.value(key("value")).toObject().value(key("choices")).toArray();
                if (!chosen.isEmpty())
                    QVERIFY(choicesOf.value(name).contains(chosen.first().toString()));
                ids << result.value(key("id")).toString();
                ++results;
            }
            QCOMPARE(ids.removeDuplicates(), 0);
        }
    }
    QVERIFY(results > 240);
}

void LabelStudioExportTest::gold_isNotAmongTheTexts()
{
    const auto taskOf = [](const QJsonArray& tasks, const QString& name) {
        for (const QJsonValue& task : tasks) {
            const QJsonObject data = task.toObject().value(key("data")).toObject();
            if (data.value(key("scenario")).toString() == name)
                return task.toObject();
        }
        return QJsonObject();
    };
    const auto goldOf = [&](const QString& name) {
        const QJsonObject meta = taskOf(m_tasks, name).value(key("meta")).toObject();
        return meta.value(key("subtext")).toObject();
    };
    const QJsonObject decided = goldOf(key("sarcasm-irony/1"));
    QCOMPARE(decided.value(key("gold")).toString(), key("fear"));
    QCOMPARE(decided.value(key("note")).toString(), key("a \"note\""));
    const QJsonObject ambiguous = goldOf(key("mixed-signals/1"));
    QCOMPARE(ambiguous.value(key("gold")).toString(), QString());
    QCOMPARE(ambiguous.value(key("ambiguous")).toString(), key("yes"));
    // Annotators see the data; and by itself nothing is written of what was decided.
    const QByteArray without = labelStudioTasks(must(m_study->snapshot()));
    for (const QJsonArray& tasks : {m_tasks, QJsonDocument::fromJson(without).array()}) {
        const QJsonObject data =
            taskOf(tasks, key("sarcasm-irony/1")).value(key("data")).toObject();
        QVERIFY(!data.contains(key("gold")) && !data.contains(key("note")));
    }
    QVERIFY(!without.contains("a \\\"note"));
}

void LabelStudioExportTest::file_isWrittenAsAnExport()
{
    const QString path = m_study.filePath(key("tasks.json"));
    VERIFY_HOLDS(exportStudy(must(m_study->snapshot()), ExportFormat::LabelStudio, path));
    QCOMPARE(readFile(path), labelStudioTasks(must(m_study->snapshot())));
    VERIFY_HOLDS(exportStudy(must(m_study->snapshot()), ExportFormat::LabelStudioConfig, path));
    QCOMPARE(readFile(path), labelStudioConfig());
}

void LabelStudioExportTest::directly_comesBack()
{
    const QByteArray bytes = labelStudioTasks(must(m_study->snapshot()), LabelStudioGold::With);
    const QByteArray difference = differenceAfterImport(m_study.study(), bytes, true);
    QVERIFY2(difference.isEmpty(), difference.constData());
}

void LabelStudioExportTest::throughLabelStudio_comesBack_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isWhole"); // the flat exports lose what stands beside texts and results
    const QJsonArray kept = asKept(m_tasks);
    QTest::newRow("JSON") << QJsonDocument(kept).toJson() << true;
    QTest::newRow("JSON-MIN") << QJsonDocument(asMinimal(kept)).toJson() << false;
    QTest::newRow("CSV") << asCsv(asMinimal(kept)) << false;
}

void LabelStudioExportTest::throughLabelStudio_comesBack()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isWhole);
    const QByteArray difference = differenceAfterImport(m_study.study(), bytes, isWhole, isWhole);
    QVERIFY2(difference.isEmpty(), difference.constData());
}

void LabelStudioExportTest::intoTheSameStudy_changesNothing()
{
    const QByteArray before = tidyCsv(must(m_study->snapshot()));
    const QString path =
        writeFile(m_study.filePath(key("own")), labelStudioTasks(must(m_study->snapshot())));
    const auto report = m_study->importing().importFiles({path}, {});
    VERIFY_HOLDS(report);
    QVERIFY(report->refused.empty());
    QCOMPARE(report->scenarios + report->annotations + report->adjudications, 0);
    QCOMPARE(tidyCsv(must(m_study->snapshot())), before);
}

void LabelStudioExportTest::published_givesTheSameAgreement()
{
    if (publishedData().size() != 5)
        QSKIP("not there: the published data");
    TestStudy published(emptyShape());
    VERIFY_HOLDS(published->importing().importFiles(publishedData(), {}));
    const QByteArray bytes = labelStudioTasks(must(published->snapshot()), LabelStudioGold::With);
    const QByteArray difference = differenceAfterImport(published.study(), bytes, true);
    QVERIFY2(difference.isEmpty(), difference.constData());
}

SUBTEXT_TEST(LabelStudioExportTest)

#include "labelstudioexporttest.moc"
