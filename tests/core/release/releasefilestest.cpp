// SPDX-License-Identifier: MIT
#include "core/release/releasefiles.h"

#include "core/agreement/agreementjson.h"
#include "core/exchange/tables/recordtable.h"
#include "core/release/datatables.h"
#include "core/release/publicdata.h"
#include "tests/core/release/publishedstudy.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

#include <QFileInfo>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

class ReleaseFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void folder_hasItsFiles();
    void secondRun_givesTheSameBytes();
    void filesOnTheirWay_areWhatTheyAreInMemory();
    void files_endInALineAndHaveNoCarriageReturn();
    void oneGoldLabel_changesOnlyWhatMustChange();
    void newVersion_comparesWithTheLast();
    void moreFiles_areHandedOn();
    void raters_areCalledAsInThePublicData();
    void emptyStudy_isARelease();
    void publishedData_comesOutCellByCell();
    void publishedData_reimportedHasTheSameAgreement_data();
    void publishedData_reimportedHasTheSameAgreement();
    void extendedFiles_areDescribedColumnByColumn();

private:
    static QStringList pathsThatDiffer(const std::vector<ReleaseFile>& a,
                                       const std::vector<ReleaseFile>& b);
    static QString plain(const QString& column, const QString& cell);
};

QStringList ReleaseFilesTest::pathsThatDiffer(const std::vector<ReleaseFile>& a,
                                              const std::vector<ReleaseFile>& b)
{
    if (a.size() != b.size())
        return {QStringLiteral("another number of files")};
    QStringList paths;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] != b[i])
            paths << a[i].path;
    }
    paths.sort();
    return paths;
}

// A cell as it is compared: labels without case and space, everything else to the character.
QString ReleaseFilesTest::plain(const QString& column, const QString& cell)
{
    const bool isLabel =
        column.startsWith(QLatin1String("sl_")) || column == QLatin1String("gold_standard");
    return isLabel ? cell.simplified().toLower() : cell;
}

void ReleaseFilesTest::folder_hasItsFiles()
{
    QStringList paths;
    for (const ReleaseFile& file : sampleFiles())
        paths << file.path;
    QCOMPARE(paths.join(u' '),
             QStringLiteral(
                 "data/human-gold/data_mixed-signals.csv data/human-gold/data_sarcasm-irony.csv "
                 "annotations.csv scenarios.jsonl soft_labels.csv gold.csv splits.json "
                 "reports/agreement.json reports/tables/agreement.tex reports/tables/patterns.tex "
                 "reports/tables/icc.tex reports/tables/confusion.tex LICENSE-DATA CITATION.cff "
                 "CITATION.bib .zenodo.json DATASHEET.md REPRODUCIBILITY.md CHANGELOG.md "
                 "README.md croissant.json SHA256SUMS"));
}

void ReleaseFilesTest::secondRun_givesTheSameBytes()
{
    QVERIFY(sampleFiles() == sampleFiles());
}

void ReleaseFilesTest::filesOnTheirWay_areWhatTheyAreInMemory()
{
    const StudyData data = sampleData();
    const AgreementReport agreement = agreementOf(data);
    const std::vector<ReleaseFile> more{{QStringLiteral("reports/check.json"), "{}\n"}};
    const auto inMemory = releaseFiles(sampleInput(data), data, agreement, more);
    ReleaseFilesSink sink;
    const auto trace =
        makeReleaseFiles(sampleInput(data), data, agreement, partsOf(more), {}, sink);
    VERIFY_HOLDS(trace);
    QCOMPARE(trace->sums, bytesOf(inMemory, QStringLiteral("SHA256SUMS")));
    QCOMPARE(trace->changelog, bytesOf(inMemory, QStringLiteral("CHANGELOG.md")));
    QCOMPARE(sink.entries(), entriesOf(inMemory));
    QCOMPARE(sink.takeFiles(), inMemory);
}

void ReleaseFilesTest::files_endInALineAndHaveNoCarriageReturn()
{
    for (const ReleaseFile& file : sampleFiles()) {
        QVERIFY2(file.bytes.endsWith('\n'), qUtf8Printable(file.path));
        QVERIFY2(!file.bytes.contains('\r'), qUtf8Printable(file.path));
        QCOMPARE(QString::fromUtf8(file.bytes).toUtf8(), file.bytes);
    }
}

void ReleaseFilesTest::oneGoldLabel_changesOnlyWhatMustChange()
{
    StudyData revised = sampleData();
    revised.gold[2].of().label = Emotion::Sadness;
    const QStringList changed = pathsThatDiffer(sampleFiles(), sampleFiles(revised));
    QCOMPARE(changed.join(u' '),
             QStringLiteral("SHA256SUMS croissant.json data/human-gold/data_sarcasm-irony.csv "
                            "gold.csv reports/agreement.json"));
}

void ReleaseFilesTest::newVersion_comparesWithTheLast()
{
    const auto first = sampleFiles();
    const auto last = contentsOf(first);
    VERIFY_HOLDS(last);
    StudyData revised = sampleData();
    revised.gold[2].of().label = Emotion::Sadness;
    ReleaseInput input = sampleInput(revised);
    input.earlierChangelog = bytesOf(first, QStringLiteral("CHANGELOG.md"));
    const auto now = contentsOf(sampleFiles(revised));
    VERIFY_HOLDS(now);
    input.options.version = proposeVersion(last->version, compareReleases(*last, *now));
    QCOMPARE(input.options.version, QStringLiteral("2.0.0"));
    const auto second = releaseFiles(input, revised, agreementOf(revised), {}, *last);
    const QByteArray text = bytesOf(second, QStringLiteral("CHANGELOG.md"));
    QVERIFY(text.contains("## [2.0.0] - 2026-03-01\n\n### Changed\n\n- Gold labels (1): "
                          "sarcasm-irony/009 from fear to sadness.\n\n## [1.0.0]"));
    const QStringList changed = pathsThatDiffer(first, second);
    QCOMPARE(changed.join(u' '),
             QStringLiteral(".zenodo.json CHANGELOG.md CITATION.bib CITATION.cff DATASHEET.md "
                            "LICENSE-DATA README.md REPRODUCIBILITY.md SHA256SUMS "
                            "croissant.json data/human-gold/data_sarcasm-irony.csv gold.csv "
                            "reports/agreement.json"));
}

void ReleaseFilesTest::moreFiles_areHandedOn()
{
    const StudyData data = sampleData();
    const auto files = releaseFiles(sampleInput(), data, agreementOf(data),
                                    {{QStringLiteral("reports/check.json"), "{}\n"},
                                     {QStringLiteral("reports/figures/a.pdf"), "%PDF\n"}});
    QCOMPARE(bytesOf(files, QStringLiteral("reports/check.json")), QByteArray("{}\n"));
    QVERIFY(bytesOf(files, QStringLiteral("README.md")).contains("`reports/check.json`"));
    QVERIFY(bytesOf(files, QStringLiteral("croissant.json")).contains("reports/check.json"));
    const QByteArray sums = bytesOf(files, QStringLiteral("SHA256SUMS"));
    QVERIFY(sums.contains("  reports/check.json\n"));
    QVERIFY(!sums.contains("a.pdf"));
}

void ReleaseFilesTest::raters_areCalledAsInThePublicData()
{
    StudyData named = sampleData();
    for (Person& person : named.people)
        person.name = QStringLiteral("Somebody ") + person.code;
    const StudyData data = sampleData();
    const auto files = releaseFiles(sampleInput(), data, agreementOf(named));
    for (const ReleaseFile& file : files)
        QVERIFY2(!file.bytes.contains("Somebody"), qUtf8Printable(file.path));
}

void ReleaseFilesTest::emptyStudy_isARelease()
{
    const auto files = sampleFiles(StudyData());
    QCOMPARE(bytesOf(files, QStringLiteral("gold.csv")).count('\n'), 1);
    QVERIFY(bytesOf(files, QStringLiteral("README.md")).contains("\n# Untitled study\n"));
    QVERIFY(bytesOf(files, QStringLiteral("CHANGELOG.md")).contains("First release: 0 scenarios"));
    QVERIFY(bytesOf(files, QStringLiteral("reports/tables/icc.tex")).contains("--"));
}

void ReleaseFilesTest::publishedData_comesOutCellByCell()
{
    if (publishedData().size() != 5)
        QSKIP("not there: the published data");
    PublishedStudy study;
    ReleaseInput input = sampleInput(study.data());
    input.options.names = ReleaseNames::Names;
    const StudyData data = publicData(input);
    const auto files = releaseFiles(input, data, agreementOf(data));
    int cells = 0;
    for (const QString& source : publishedData()) {
        const auto before = readCsv(readFile(source));
        VERIFY_HOLDS(before);
        const auto after = readCsv(
            bytesOf(files, QStringLiteral("data/human-gold/") + QFileInfo(source).fileName()));
        VERIFY_HOLDS(after);
        QCOMPARE(after->columns.mid(0, 5).join(u' '),
                 QStringLiteral("id sd_listener_role sd_situation sd_speaker_role sd_utterance"));
        QCOMPARE(after->columns.last(), QStringLiteral("Notes")); // one order for all five
        QCOMPARE(after->rows.size(), before->rows.size());
        QCOMPARE(after->columns.size(), before->columns.size());
        for (std::size_t r = 0; r < before->rows.size(); ++r) {
            for (qsizetype c = 0; c < before->columns.size(); ++c) {
                const QString& column = before->columns.at(c);
                const qsizetype there = after->columns.indexOf(column);
                QVERIFY2(there >= 0, qUtf8Printable(column));
                QCOMPARE(after->rows[r].cells.at(there),
                         plain(column, before->rows[r].cells.at(c)));
                ++cells;
            }
        }
    }
    QCOMPARE(cells, 300 * 22);
    QCOMPARE(bytesOf(files, QStringLiteral("annotations.csv")).count('\n'), 901);
    QCOMPARE(bytesOf(files, QStringLiteral("scenarios.jsonl")).count('\n'), 300);
    QCOMPARE(bytesOf(files, QStringLiteral("soft_labels.csv")).count(",yes\n"), 94);
    QCOMPARE(bytesOf(files, QStringLiteral("gold.csv")).count(",unanimous,no,"), 43);
    QCOMPARE(bytesOf(files, QStringLiteral("gold.csv")).count(",majority,no,"), 163);
    QCOMPARE(bytesOf(files, QStringLiteral("gold.csv")).count(",unstated,no,"), 94);
    QVERIFY(bytesOf(files, QStringLiteral("reports/tables/agreement.tex")).contains("0.206"));
    QVERIFY(files == releaseFiles(input, data, agreementOf(data)));
}

void ReleaseFilesTest::publishedData_reimportedHasTheSameAgreement_data()
{
    QTest::addColumn<bool>("isExtended");
    QTest::newRow("layout of CEI") << false;
    QTest::newRow("extended") << true;
}

void ReleaseFilesTest::extendedFiles_areDescribedColumnByColumn()
{
    ReleaseInput input = sampleInput();
    input.options.isExtended = true;
    const auto files = releaseFiles(input, input.data, agreementOf(input.data));
    for (const TableDescription& table :
         describeTables(dataTables(input, input.data), input.data)) {
        for (const ColumnDescription& column : table.columns)
            QVERIFY2(!column.meaning.isEmpty(), qPrintable(table.path + u' ' + column.name));
    }
    const QByteArray text = bytesOf(files, QStringLiteral("README.md"));
    QVERIFY(text.contains("| `position_A01` | integer | from 1; empty: not known |"));
    QVERIFY(text.contains("| `agreement_pattern` | text | unanimous, majority, split;"));
}

void ReleaseFilesTest::publishedData_reimportedHasTheSameAgreement()
{
    QFETCH(bool, isExtended);
    if (publishedData().size() != 5)
        QSKIP("not there: the published data");
    PublishedStudy study;
    ReleaseInput input = sampleInput(study.data());
    input.options.isExtended = isExtended;
    QTemporaryDir folder;
    for (ReleaseNames names : {ReleaseNames::Names, ReleaseNames::Codes}) {
        input.options.names = names;
        const StudyData data = publicData(input);
        const auto files = releaseFiles(input, data, agreementOf(data));
        QStringList paths;
        for (const ReleaseFile& file : files) {
            if (file.path.startsWith(QLatin1String("data/human-gold/")))
                paths << test::writeFile(folder.filePath(QFileInfo(file.path).fileName()),
                                         file.bytes);
        }
        QCOMPARE(paths.size(), 5);
        PublishedStudy again(paths);
        QCOMPARE(agreementJson(agreementOf(again.data())),
                 bytesOf(files, QStringLiteral("reports/agreement.json")));
    }
}

SUBTEXT_TEST(ReleaseFilesTest)
#include "releasefilestest.moc"
