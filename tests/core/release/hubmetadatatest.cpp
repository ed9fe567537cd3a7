// SPDX-License-Identifier: MIT
#include "core/release/hubmetadata.h"

#include "core/exchange/tables/csvtext.h"
#include "core/exchange/tables/recordtable.h"
#include "core/release/datasheet.h"
#include "core/release/licences.h"
#include "core/release/tidytables.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

#include <nlohmann/json.hpp>

#include <set>

using namespace subtext;
using namespace subtext::test;

class HubMetadataTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void frontMatter_standsBeforeTheReadme();
    void frontMatter_hasOnlyKeysOfTheHub();
    void frontMatter_leavesOutWhatNobodySaid();
    void licences_areThoseOfTheHub();
    void languages_areCodes();
    void sizes_areThoseOfTheHub_data();
    void sizes_areThoseOfTheHub();
    void configs_areTheTablesOfTheRelease();
    void features_areReadableFromTheirFiles();
    void numbersThatMayBeMissing_areNoIntegers();
    void wholeAnswers_haveWholeNumbers();
    void answers_standByTheNamesOfTheAnnotators();
    void texts_areNoMarkdown();
    void deposit_hasWhatZenodoAsksFor();
    void deposit_leavesOutWhatNobodySaid();

private:
    static QByteArray blockOf(const ReleaseInput& input);
    static QByteArrayList linesUnder(const QByteArray& block, const QByteArray& key);
};

/// The front matter of a whole release, without what fences it.
QByteArray HubMetadataTest::blockOf(const ReleaseInput& input)
{
    const QByteArray text = bytesOf(releaseFiles(input, input.data, agreementOf(input.data)),
                                    QStringLiteral("README.md"));
    const qsizetype end = text.indexOf("\n---\n\n# ");
    return text.startsWith("---\n") && end > 0 ? text.mid(4, end - 3) : QByteArray();
}

/// The entries of a list, without "- ".
QByteArrayList HubMetadataTest::linesUnder(const QByteArray& block, const QByteArray& key)
{
    QByteArrayList lines;
    bool isInside = false;
    for (const QByteArray& line : block.split('\n')) {
        if (!line.startsWith(' '))
            isInside = line == key + ':';
        else if (isInside)
            lines << line.mid(4);
    }
    return lines;
}

namespace {

/// A scene of the third task with two whole answers; by seat the later name comes first.
StudyData twoAnswers()
{
    StudyData data;
    data.task = std::make_shared<Task>(thirdTask());
    Scenario scene;
    scene.id = ScenarioId{1};
    scene.sourceId = QStringLiteral("1");
    data.scenarios.push_back(scene);
    for (const int number : {2, 1}) {
        Person person;
        person.id = PersonId{number};
        person.name = QStringLiteral("A0%1").arg(number);
        data.people.push_back(person);
        Annotation answer;
        answer.id = AnnotationId{number};
        answer.scenario = scene.id;
        answer.person = person.id;
        for (std::size_t i = 0; i < data.task->scales.size(); ++i)
            answer.answer.scales.at(i) = data.task->scales[i].points.front().value;
        data.annotations.push_back(answer);
    }
    return data;
}

} // namespace

void HubMetadataTest::frontMatter_standsBeforeTheReadme()
{
    const QByteArray text = bytesOf(sampleFiles(), QStringLiteral("README.md"));
    QVERIFY(text.startsWith("---\npretty_name: \"Between the lines\"\nlicense: cc-by-4.0\n"));
    QCOMPARE(text.count("\n---\n"), 1);
    QVERIFY(text.contains("\n---\n\n# Between the lines\n"));
}

void HubMetadataTest::frontMatter_hasOnlyKeysOfTheHub()
{
    // Of the specification of dataset cards.
    const std::set<QByteArray> known{"annotations_creators", "configs",
                                     "dataset_info",         "language",
                                     "language_creators",    "license",
                                     "license_link",         "license_name",
                                     "multilinguality",      "paperswithcode_id",
                                     "pretty_name",          "size_categories",
                                     "source_datasets",      "tags",
                                     "task_categories",      "task_ids"};
    ReleaseInput input = sampleInput();
    input.answers[QString::fromLatin1(LanguageAnswer)] = QStringLiteral("en");
    std::set<QByteArray> found;
    for (const QByteArray& line : blockOf(input).split('\n')) {
        if (line.isEmpty() || line.startsWith(' '))
            continue;
        const QByteArray key = line.left(line.indexOf(':'));
        QVERIFY2(known.count(key) == 1, line.constData());
        QVERIFY2(found.insert(key).second, line.constData());
    }
    for (const QByteArray key : {"configs", "dataset_info", "language", "license", "pretty_name",
                                 "size_categories", "tags", "task_categories"})
        QVERIFY2(found.count(key) == 1, key.constData());
    QCOMPARE(linesUnder(blockOf(input), "task_categories").join(' '),
             QByteArray("text-classification"));
}

void HubMetadataTest::frontMatter_leavesOutWhatNobodySaid()
{
    ReleaseInput input = sampleInput();
    input.data.info.title.clear();
    const QByteArray block = blockOf(input);
    QVERIFY(!block.isEmpty());
    for (const char* key : {"pretty_name", "language", "Untitled"})
        QVERIFY2(!block.contains(key), key);
}

void HubMetadataTest::licences_areThoseOfTheHub()
{
    const std::set<QByteArray> known{"cc-by-4.0", "cc-by-sa-4.0", "cc-by-nc-4.0", "cc0-1.0"};
    std::set<QByteArray> found;
    for (const Licence& licence : licences()) {
        ReleaseInput input = sampleInput();
        input.answers[QString::fromLatin1(LicenceAnswer)] = QString::fromLatin1(licence.token);
        for (const QByteArray& line : hubFrontMatter(input, input.data, {}).split('\n')) {
            if (line.startsWith("license: "))
                found.insert(line.mid(9));
        }
    }
    QVERIFY(found == known);
}

void HubMetadataTest::languages_areCodes()
{
    ReleaseInput input = sampleInput();
    input.answers[QString::fromLatin1(LanguageAnswer)] =
        QStringLiteral("en\n no \nGerman, mostly\ngsw");
    QCOMPARE(linesUnder(blockOf(input), "language").join(' '), QByteArray("\"en\" \"no\" \"gsw\""));
}

void HubMetadataTest::sizes_areThoseOfTheHub_data()
{
    QTest::addColumn<int>("scenarios");
    QTest::addColumn<QByteArray>("size");
    QTest::newRow("none") << 0 << QByteArray("n<1K");
    QTest::newRow("below a thousand") << 999 << QByteArray("n<1K");
    QTest::newRow("a thousand") << 1'000 << QByteArray("1K<n<10K");
    QTest::newRow("ten thousand") << 10'000 << QByteArray("10K<n<100K");
    QTest::newRow("a hundred thousand") << 100'000 << QByteArray("100K<n<1M");
}

void HubMetadataTest::sizes_areThoseOfTheHub()
{
    QFETCH(int, scenarios);
    ReleaseInput input = sampleInput();
    StudyData data;
    data.scenarios.resize(static_cast<std::size_t>(scenarios));
    QTEST(linesUnder(hubFrontMatter(input, data, {}), "size_categories").join(' '), "size");
}

void HubMetadataTest::configs_areTheTablesOfTheRelease()
{
    const std::vector<ReleaseFile> files = sampleFiles();
    const QByteArrayList lines = linesUnder(blockOf(sampleInput()), "configs");
    std::set<QByteArray> names;
    QByteArrayList paths;
    for (qsizetype i = 0; i + 1 < lines.size(); i += 2) {
        QVERIFY2(lines[i].startsWith("config_name: \""), lines[i].constData());
        QVERIFY2(names.insert(lines[i]).second, lines[i].constData());
        QVERIFY2(lines[i + 1].startsWith("data_files: \""), lines[i + 1].constData());
        paths << lines[i + 1].mid(13).chopped(1);
        QVERIFY(!bytesOf(files, QString::fromUtf8(paths.last())).isEmpty());
    }
    QCOMPARE(paths.join(' '), QByteArray("data/human-gold/data_mixed-signals.csv "
                                         "data/human-gold/data_sarcasm-irony.csv annotations.csv "
                                         "scenarios.jsonl soft_labels.csv gold.csv"));
}

// The reader stops at an empty cell in a column of integers, and at a column that is not said.
void HubMetadataTest::features_areReadableFromTheirFiles()
{
    ReleaseInput input = sampleInput();
    input.options.isExtended = true;
    input.data.annotations.front().position.reset();
    const auto files = releaseFiles(input, input.data, agreementOf(input.data));
    const QByteArrayList configs = linesUnder(blockOf(input), "configs");
    const QByteArrayList lines = linesUnder(blockOf(input), "dataset_info");
    const std::set<QByteArray> types{"string", "int64", "float64"};
    int integers = 0;
    for (qsizetype i = 0; i + 1 < lines.size(); i += 2) {
        const qsizetype at = configs.indexOf(lines[i]);
        QVERIFY2(at >= 0, lines[i].constData());
        const QString path = QString::fromUtf8(configs[at + 1].mid(13).chopped(1));
        if (path.endsWith(QLatin1String(".jsonl")))
            continue; // ReleasedFeaturesTest
        const auto table = readCsv(bytesOf(files, path));
        VERIFY_HOLDS(table);
        QByteArray list = lines[i + 1];
        QVERIFY(list.startsWith("features: [{name: \"") && list.endsWith("}]"));
        list = list.mid(12).chopped(2);
        const QByteArrayList features = list.replace("}, {", "\n").split('\n');
        QCOMPARE(features.size(), table->columns.size());
        for (qsizetype c = 0; c < features.size(); ++c) {
            const QByteArray name = "name: \"" + table->columns[c].toUtf8() + "\", dtype: ";
            QVERIFY2(features[c].startsWith(name), features[c].constData());
            const QByteArray type = features[c].mid(name.size());
            QVERIFY2(types.count(type) == 1, type.constData());
            integers += type == "int64" ? 1 : 0;
            for (const RecordTable::Row& row : table->rows) {
                bool isNumber = false;
                const QString& cell = row.cells.at(c);
                if (type == "int64")
                    static_cast<void>(cell.toLongLong(&isNumber));
                else if (type == "float64" && !cell.isEmpty())
                    static_cast<void>(cell.toDouble(&isNumber));
                else
                    isNumber = true;
                QVERIFY2(isNumber, qPrintable(path + u' ' + table->columns[c] + u' ' + cell));
            }
        }
    }
    QVERIFY(integers > 0);
}

void HubMetadataTest::numbersThatMayBeMissing_areNoIntegers()
{
    const Task task = thirdTask();
    QVERIFY(!task.scales.empty());
    const std::vector<ColumnDescription> columns = tidyAnswerColumns(task);
    const auto& scale = columns.back(); // a point may be missing where that was let through
    QCOMPARE(scale.name, task.scales.back().token);
    QVERIFY(scale.mayBeEmpty);
    const TableDescription table{QStringLiteral("t.csv"),
                                 TableFormat::Csv,
                                 {},
                                 {scale, {QStringLiteral("n"), ValueType::Integer, {}, {}}}};
    const ReleaseInput input = sampleInput();
    const QByteArray block = hubFrontMatter(input, input.data, {table});
    QVERIFY2(block.contains("dtype: float64}, {name: \"n\", dtype: int64}"), block.constData());
    TableDescription lines = table; // JSON has null for it
    lines.path = QStringLiteral("t.jsonl");
    lines.format = TableFormat::JsonLines;
    const QByteArray ofLines = hubFrontMatter(input, input.data, {lines});
    QVERIFY2(ofLines.contains("dtype: int64}, {name: \"n\", dtype: int64}"), ofLines.constData());
}

// What the dictionary calls an integer is one here, too, unless a cell of the data is empty.
void HubMetadataTest::wholeAnswers_haveWholeNumbers()
{
    StudyData data = twoAnswers();
    const ColumnDescription whole = answerColumnsOf(data).back();
    QVERIFY(!whole.mayBeEmpty && !whole.values.contains("empty"));
    data.annotations.front().answer.scales.at(taskOf(data).scales.size() - 1).reset();
    const ColumnDescription lacking = answerColumnsOf(data).back();
    QVERIFY(lacking.mayBeEmpty && lacking.values.endsWith("; empty: not rated"));
}

void HubMetadataTest::answers_standByTheNamesOfTheAnnotators()
{
    const StudyData data = twoAnswers();
    const QByteArray csv = collected(
        [&](const ByteSink& sink) { return writeReleasedAnswers(StudyIndex(data), sink); });
    const qsizetype first = csv.indexOf("1,A01,");
    QVERIFY2(first > 0 && first < csv.indexOf("1,A02,"), csv.constData());
}

void HubMetadataTest::texts_areNoMarkdown()
{
    ReleaseInput input = sampleInput();
    input.data.info.title = QStringLiteral("![x](file:///m) <img>\n---\n\"");
    const QByteArray block = hubFrontMatter(input, input.data, {});
    QVERIFY2(block.contains("pretty_name: \"!\\u005bx](file:///m) \\u003cimg> --- \\\"\"\n"),
             block.constData());
    QCOMPARE(block.count("\n---\n"), 1);
}

void HubMetadataTest::deposit_hasWhatZenodoAsksFor()
{
    ReleaseInput input = sampleInput();
    input.data.info.title = QStringLiteral("Between <the> \"lines\"");
    input.answers = {{QStringLiteral("creators"), QStringLiteral("Ada Example\nThe Lab")}};
    const auto json = nlohmann::json::parse(zenodoFile(input, input.data).toStdString());
    // Of the documentation of depositions: what each needs, and a licence for an open one.
    for (const char* key :
         {"title", "upload_type", "description", "creators", "license", "keywords", "version"})
        QVERIFY2(json.contains(key), key);
    const std::set<std::string> known{"title",   "upload_type", "description", "creators",
                                      "license", "keywords",    "version",     "publication_date"};
    for (const auto& [key, value] : json.items())
        QVERIFY2(known.count(key) == 1, key.c_str());
    const std::set<std::string> types{"publication",    "poster", "presentation", "dataset",
                                      "image",          "video",  "software",     "lesson",
                                      "physicalobject", "other"};
    QVERIFY(types.count(json.at("upload_type").get<std::string>()) == 1);
    QCOMPARE(json.at("title").get<std::string>(), std::string("Between <the> \"lines\""));
    QVERIFY(json.at("creators") ==
            nlohmann::json::parse(R"([{"name": "Ada Example"}, {"name": "The Lab"}])"));
    QCOMPARE(json.at("license").get<std::string>(), std::string("cc-by-4.0"));
    QVERIFY(json.at("keywords") == nlohmann::json({"emotion", "pragmatics", "annotation"}));
    QCOMPARE(json.at("version").get<std::string>(), std::string("1.0.0"));
    QCOMPARE(json.at("publication_date").get<std::string>(), std::string("2026-03-01"));
}

void HubMetadataTest::deposit_leavesOutWhatNobodySaid()
{
    ReleaseInput input = sampleInput();
    input.data.info.title.clear();
    input.options.date.clear();
    const auto json = nlohmann::json::parse(zenodoFile(input, input.data).toStdString());
    for (const char* key : {"title", "creators", "publication_date"})
        QVERIFY2(!json.contains(key), key);
}

SUBTEXT_TEST(HubMetadataTest)
#include "hubmetadatatest.moc"
