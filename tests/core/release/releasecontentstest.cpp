// SPDX-License-Identifier: MIT
#include "core/release/releasecontents.h"

#include "core/release/publicdata.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

Q_DECLARE_METATYPE(subtext::StudyData)

/// What a release is compared by: of one that is made, and of files that are read.
class ReleaseContentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesOfARelease_areThoseOfItsFiles_data();
    void valuesOfARelease_areThoseOfItsFiles();
    void valuesOfARelease_makeNoTable();
    void contents_areReadFromTheFiles();
    void contents_needGold();
    void header_mayBeQuoted();

private:
    static StudyData namedData();
    static StudyData openData();
};

/// The sample with names that have to be quoted in a header, or are no Latin ones.
StudyData ReleaseContentsTest::namedData()
{
    StudyData data = sampleData();
    data.people[0].name = QStringLiteral("Brandt, Ottilie \"Otti\"");
    data.people[1].name = QStringLiteral("Ζωή Ωμέγα");
    data.people[2].name = QStringLiteral("Casimir; of Vogt");
    return data;
}

/// The sample with one item open, one without annotations and one without a gold record.
StudyData ReleaseContentsTest::openData()
{
    StudyData data = sampleData();
    data.gold[1].of() = {};
    data.gold.pop_back();
    std::erase_if(data.annotations,
                  [&](const Annotation& a) { return a.scenario == data.scenarios[0].id; });
    return data;
}

void ReleaseContentsTest::valuesOfARelease_areThoseOfItsFiles_data()
{
    QTest::addColumn<StudyData>("data");
    QTest::addColumn<bool>("hasNames");
    QTest::addColumn<bool>("isExtended");
    StudyData namesakes = sampleData();
    namesakes.people[0].name = QStringLiteral("Ada");
    namesakes.people[1].name = QStringLiteral("ada");
    for (const auto& [name, data] :
         {std::pair("sample", sampleData()), std::pair("names to be quoted", namedData()),
          std::pair("open items", openData()), std::pair("people of one name", namesakes),
          std::pair("empty", StudyData())}) {
        for (const bool hasNames : {false, true}) {
            for (const bool isExtended : {false, true}) {
                QTest::addRow("%s, %s%s", name, hasNames ? "names" : "codes",
                              isExtended ? ", extended" : "")
                    << data << hasNames << isExtended;
            }
        }
    }
}

void ReleaseContentsTest::valuesOfARelease_areThoseOfItsFiles()
{
    QFETCH(StudyData, data);
    QFETCH(bool, hasNames);
    QFETCH(bool, isExtended);
    ReleaseInput input = sampleInput(data);
    input.options.names = hasNames ? ReleaseNames::Names : ReleaseNames::Codes;
    input.options.isExtended = isExtended;
    const StudyData leaving = publicData(input);
    const ReleaseContents made =
        releaseContents(input.options.version, dataTables(input, leaving), leaving);
    const auto read = contentsOf(releaseFiles(input, leaving, agreementOf(leaving)));
    VERIFY_HOLDS(read);
    QCOMPARE(made.version, read->version);
    QVERIFY(made.gold == read->gold);
    QCOMPARE(QStringList(made.fields.begin(), made.fields.end()),
             QStringList(read->fields.begin(), read->fields.end()));
    QCOMPARE(made.gold.size(), data.scenarios.size());
}

void ReleaseContentsTest::valuesOfARelease_makeNoTable()
{
    const ReleaseInput input = sampleInput();
    std::vector<DataTable> tables = dataTables(input, input.data);
    int made = 0;
    for (DataTable& table : tables) {
        table.write = [&made](const StudyIndex& /*study*/, const ByteSink& /*sink*/) {
            ++made;
            return Result<void>();
        };
    }
    QCOMPARE(releaseContents({}, tables, input.data).gold.size(), std::size_t{4});
    QCOMPARE(made, 0);
}

void ReleaseContentsTest::contents_areReadFromTheFiles()
{
    const auto read = contentsOf(sampleFiles());
    VERIFY_HOLDS(read);
    QCOMPARE(read->version, QStringLiteral("1.0.0"));
    const std::map<QString, QString> gold{
        {QStringLiteral("mixed-signals/007"), QStringLiteral("joy")},
        {QStringLiteral("sarcasm-irony/008"), QStringLiteral("anger")},
        {QStringLiteral("sarcasm-irony/009"), QStringLiteral("fear")},
        {QStringLiteral("mixed-signals/0010"), QStringLiteral("ambiguous")}};
    QVERIFY(read->gold == gold);
    for (const char* field :
         {"gold.csv: note", "scenarios.jsonl: utterance", "annotations.csv: valence_number",
          "data/human-gold/data_sarcasm-irony.csv: sl_v_A02"})
        QVERIFY2(read->fields.count(QString::fromLatin1(field)) == 1, field);
}

void ReleaseContentsTest::contents_needGold()
{
    COMPARE_ERROR(contentsOf({}), ErrorCode::FileMissing);
    COMPARE_ERROR(contentsOf({{QStringLiteral("gold.csv"), "scenario,label\ns/1,joy\n"}}),
                  ErrorCode::MissingColumn);
}

void ReleaseContentsTest::header_mayBeQuoted()
{
    QCOMPARE(csvHeader("a,\"b,\n\"\"c\"\"\",d\n1,2,3\n").join(u'|'),
             QStringLiteral("a|b,\n\"c\"|d"));
    QCOMPARE(csvHeader("a,b").join(u'|'), QStringLiteral("a|b"));
    QVERIFY(csvHeader({}).isEmpty());
}

SUBTEXT_TEST(ReleaseContentsTest)
#include "releasecontentstest.moc"
