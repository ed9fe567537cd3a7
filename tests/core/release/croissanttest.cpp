// SPDX-License-Identifier: MIT
#include "core/release/croissant.h"

#include "core/release/checksums.h"
#include "core/release/datatables.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <set>

using namespace subtext;
using namespace subtext::test;

class CroissantTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keys_areThoseOfTheVocabulary();
    void dataset_conformsToTheFirstVersion();
    void everyFile_isAnObjectWithItsHash();
    void everyColumn_isAFieldWithASource();
    void identifiers_areUnique();
    void pdf_isLeftOut();
    void answers_giveTheAddress();

private:
    static QJsonObject metadata(const std::vector<ReleaseFile>& files);
    static std::vector<ReleaseFile> dataFiles();
    static void collect(const QJsonValue& value, std::set<QString>& keys);
};

QJsonObject CroissantTest::metadata(const std::vector<ReleaseFile>& files)
{
    const ReleaseInput input = sampleInput();
    QJsonParseError error;
    const QJsonDocument json = QJsonDocument::fromJson(
        croissant(input, input.data, describeTables(dataTables(input, input.data), input.data),
                  entriesOf(files)),
        &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("%s", qUtf8Printable(error.errorString()));
    return json.object();
}

/// Everything that the metadata of a release is about: all files but itself and the sums.
std::vector<ReleaseFile> CroissantTest::dataFiles()
{
    std::vector<ReleaseFile> files = sampleFiles();
    std::erase_if(files, [](const ReleaseFile& file) {
        return file.path == QLatin1String("croissant.json") ||
               file.path == QLatin1String("SHA256SUMS");
    });
    return files;
}

void CroissantTest::collect(const QJsonValue& value, std::set<QString>& keys)
{
    for (const QJsonValue of : value.toArray())
        collect(of, keys);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        keys.insert(it.key());
        collect(it.value(), keys);
    }
}

void CroissantTest::keys_areThoseOfTheVocabulary()
{
    // Those of Croissant 1.0 and of schema.org that a data set, file, record set and field may
    // have.
    const std::set<QString> known{QStringLiteral("@type"),         QStringLiteral("@id"),
                                  QStringLiteral("conformsTo"),    QStringLiteral("name"),
                                  QStringLiteral("description"),   QStringLiteral("citeAs"),
                                  QStringLiteral("license"),       QStringLiteral("url"),
                                  QStringLiteral("version"),       QStringLiteral("datePublished"),
                                  QStringLiteral("creator"),       QStringLiteral("keywords"),
                                  QStringLiteral("isLiveDataset"), QStringLiteral("distribution"),
                                  QStringLiteral("recordSet"),     QStringLiteral("contentSize"),
                                  QStringLiteral("contentUrl"),    QStringLiteral("encodingFormat"),
                                  QStringLiteral("sha256"),        QStringLiteral("field"),
                                  QStringLiteral("dataType"),      QStringLiteral("source"),
                                  QStringLiteral("fileObject"),    QStringLiteral("extract"),
                                  QStringLiteral("column"),        QStringLiteral("jsonPath")};
    QJsonObject json = metadata(dataFiles());
    const QJsonObject context = json.take(QStringLiteral("@context")).toObject();
    for (const char* word : {"citeAs", "column", "conformsTo", "cr", "dataType", "dct", "extract",
                             "field", "fileObject", "isLiveDataset", "jsonPath", "recordSet", "sc",
                             "source", "@language", "@vocab"})
        QVERIFY2(context.contains(QString::fromLatin1(word)), word);
    QCOMPARE(context.value(QStringLiteral("cr")).toString(),
             QStringLiteral("http://mlcommons.org/croissant/"));
    std::set<QString> keys;
    collect(json, keys);
    for (const QString& key : keys)
        QVERIFY2(known.count(key) == 1, qUtf8Printable(key));
}

void CroissantTest::dataset_conformsToTheFirstVersion()
{
    const QJsonObject json = metadata(dataFiles());
    const auto text = [&](const char* key) { return json.value(QLatin1String(key)).toString(); };
    QCOMPARE(text("@type"), QStringLiteral("sc:Dataset"));
    QCOMPARE(text("conformsTo"), QStringLiteral("http://mlcommons.org/croissant/1.0"));
    QCOMPARE(text("name"), QStringLiteral("Between the lines"));
    QCOMPARE(text("version"), QStringLiteral("1.0.0"));
    QCOMPARE(text("datePublished"), QStringLiteral("2026-03-01"));
    QCOMPARE(text("license"), QStringLiteral("https://creativecommons.org/licenses/by/4.0/"));
}

void CroissantTest::everyFile_isAnObjectWithItsHash()
{
    const auto files = dataFiles();
    const QJsonArray objects = metadata(files).value(QStringLiteral("distribution")).toArray();
    QCOMPARE(objects.size(), static_cast<qsizetype>(files.size()));
    for (std::size_t i = 0; i < files.size(); ++i) {
        const QJsonObject object = objects.at(static_cast<qsizetype>(i)).toObject();
        QCOMPARE(object.value(QStringLiteral("@type")).toString(), QStringLiteral("cr:FileObject"));
        QCOMPARE(object.value(QStringLiteral("contentUrl")).toString(), files[i].path);
        QCOMPARE(object.value(QStringLiteral("sha256")).toString().toUtf8(),
                 sha256Of(files[i].bytes));
        QVERIFY(!object.value(QStringLiteral("encodingFormat")).toString().isEmpty());
    }
}

void CroissantTest::everyColumn_isAFieldWithASource()
{
    const ReleaseInput input = sampleInput();
    std::set<QString> expected;
    for (const TableDescription& table :
         describeTables(dataTables(input, input.data), input.data)) {
        for (const ColumnDescription& column : table.columns)
            expected.insert(table.path + u' ' + column.name);
    }
    std::set<QString> found;
    for (const QJsonValue set :
         metadata(dataFiles()).value(QStringLiteral("recordSet")).toArray()) {
        for (const QJsonValue value : set.toObject().value(QStringLiteral("field")).toArray()) {
            const QJsonObject field = value.toObject();
            const QString type = field.value(QStringLiteral("dataType")).toString();
            QVERIFY2(type == QLatin1String("sc:Text") || type == QLatin1String("sc:Integer") ||
                         type == QLatin1String("sc:Float"),
                     qUtf8Printable(type));
            const QJsonObject source = field.value(QStringLiteral("source")).toObject();
            const QString path = source.value(QStringLiteral("fileObject"))
                                     .toObject()
                                     .value(QStringLiteral("@id"))
                                     .toString();
            const QJsonObject extract = source.value(QStringLiteral("extract")).toObject();
            QString column = extract.value(QStringLiteral("column")).toString();
            if (column.isEmpty())
                column = extract.value(QStringLiteral("jsonPath"))
                             .toString()
                             .remove(QStringLiteral("$.assignments[*]."));
            found.insert(path + u' ' + column);
        }
    }
    QVERIFY(found == expected);
    QVERIFY(found.count(QStringLiteral("gold.csv label")) == 1);
    QVERIFY(found.count(QStringLiteral("splits.json split")) == 1);
}

void CroissantTest::identifiers_areUnique()
{
    std::set<QString> ids;
    const QJsonObject json = metadata(dataFiles());
    const auto isNew = [&](const QJsonValue& of) {
        return ids.insert(of.toObject().value(QStringLiteral("@id")).toString()).second;
    };
    for (const QJsonValue file : json.value(QStringLiteral("distribution")).toArray())
        QVERIFY(isNew(file));
    for (const QJsonValue set : json.value(QStringLiteral("recordSet")).toArray()) {
        QVERIFY(isNew(set));
        for (const QJsonValue field : set.toObject().value(QStringLiteral("field")).toArray())
            QVERIFY(isNew(field));
    }
}

void CroissantTest::pdf_isLeftOut()
{
    const QJsonObject json = metadata({{QStringLiteral("reports/figures/a.pdf"), "x"},
                                       {QStringLiteral("reports/figures/a.svg"), "x"}});
    const QJsonArray objects = json.value(QStringLiteral("distribution")).toArray();
    QCOMPARE(objects.size(), 1);
    QCOMPARE(objects.first().toObject().value(QStringLiteral("encodingFormat")).toString(),
             QStringLiteral("image/svg+xml"));
}

void CroissantTest::answers_giveTheAddress()
{
    ReleaseInput input = sampleInput();
    QVERIFY(!croissant(input, input.data, {}, {}).contains("\n  \"url\""));
    input.answers = {{QStringLiteral("doi"), QStringLiteral("10.1000/x")}};
    QVERIFY(croissant(input, input.data, {}, {})
                .contains("\n  \"url\": \"https://doi.org/10.1000/x\""));
    input.answers[QStringLiteral("url")] = QStringLiteral("https://example.org");
    QVERIFY(croissant(input, input.data, {}, {}).contains("\n  \"url\": \"https://example.org\""));
}

SUBTEXT_TEST(CroissantTest)
#include "croissanttest.moc"
