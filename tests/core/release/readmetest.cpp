// SPDX-License-Identifier: MIT
#include "core/release/readme.h"

#include "core/exchange/tables/recordtable.h"
#include "core/release/datadictionary.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace subtext;
using namespace subtext::test;

class ReadmeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFile_isNamedAndDescribed();
    void files_areDescribedByWhatTheyHold_data();
    void files_areDescribedByWhatTheyHold();
    void everyColumn_isNamedAndDescribed();
    void overriddenGates_areNamedWithTheirReason();
    void team_isSaidByTheMomentOfItsServer();
    void pdf_isSaidToBeLeftOut();
    void scales_haveEveryPoint();
    void names_areMentioned();

private:
    static QByteArray sectionOf(const QByteArray& readme, const QString& path);
};

/// The part of the dictionary that is about one file.
QByteArray ReadmeTest::sectionOf(const QByteArray& readme, const QString& path)
{
    const qsizetype from = readme.indexOf("\n### `" + path.toUtf8() + "`\n");
    if (from < 0)
        return {};
    qsizetype end = readme.indexOf("\n##", from + 1);
    return readme.mid(from, end - from);
}

void ReadmeTest::everyFile_isNamedAndDescribed()
{
    const std::vector<ReleaseFile> files = sampleFiles();
    const QByteArray text = bytesOf(files, QStringLiteral("README.md"));
    for (const ReleaseFile& file : files) {
        const QByteArray name = "\n| `" + file.path.toUtf8() + "` | ";
        const qsizetype at = text.indexOf(name);
        QVERIFY2(at >= 0, qUtf8Printable(file.path));
        QVERIFY2(text.mid(at + name.size(), 1) != " ", qUtf8Printable(file.path)); // no empty cell
    }
}

void ReadmeTest::files_areDescribedByWhatTheyHold_data()
{
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char* name, const char* line) {
        QTest::newRow(name) << QByteArray(line);
    };
    row("one subtype", "| `data/human-gold/data_sarcasm-irony.csv` | One subtype in the column "
                       "layout of CEI: one row per scenario |");
    row("annotations", "| `annotations.csv` | Tidy: one row per annotation |");
    row("scenarios", "| `scenarios.jsonl` | One scenario per line, as JSON |");
    row("gold labels",
        "| `gold.csv` | One row per scenario: its gold label and where it comes from |");
    row("parts", "| `splits.json` | Parts for machine learning: seed, fractions, proportions "
                 "(counts by part and subtype), and assignments with one entry per scenario |");
    row("licence", "| `LICENSE-DATA` | Licence of the data (CC-BY-4.0) |");
    row("table for LaTeX",
        "| `reports/tables/icc.tex` | ICC(2,1) by subtype and scale, for LaTeX |");
    row("itself", "| `README.md` | This text, with the data dictionary |");
    row("written after it", "| `SHA256SUMS` | Checksums for sha256sum -c |");
}

void ReadmeTest::files_areDescribedByWhatTheyHold()
{
    QFETCH(QByteArray, line);
    const QByteArray text = bytesOf(sampleFiles(), QStringLiteral("README.md"));
    QVERIFY(text.contains('\n' + line + '\n'));
}

void ReadmeTest::everyColumn_isNamedAndDescribed()
{
    const std::vector<ReleaseFile> files = sampleFiles();
    const QByteArray text = bytesOf(files, QStringLiteral("README.md"));
    QStringList described;
    for (const ReleaseFile& file : files) {
        QStringList names;
        if (file.path.endsWith(QLatin1String(".csv"))) {
            const auto table = readCsv(file.bytes);
            VERIFY_HOLDS(table);
            names = table->columns;
        } else if (file.path.endsWith(QLatin1String(".jsonl"))) {
            names = QJsonDocument::fromJson(file.bytes.split('\n').first()).object().keys();
        } else if (file.path == QLatin1String("splits.json")) {
            const QJsonObject json = QJsonDocument::fromJson(file.bytes).object();
            names = json.value(QStringLiteral("assignments")).toArray().at(0).toObject().keys();
        }
        const QByteArray section = sectionOf(text, file.path);
        for (const QString& name : names) {
            const qsizetype at = section.indexOf("\n| `" + name.toUtf8() + "` | ");
            QVERIFY2(at >= 0, qUtf8Printable(file.path + u' ' + name));
            const QByteArray line = section.mid(at + 1, section.indexOf('\n', at + 1) - at - 1);
            QVERIFY2(!line.contains("|  |"), line.constData()); // nothing is without meaning
        }
        if (!names.isEmpty())
            described << file.path + QStringLiteral(": %1").arg(names.size());
    }
    // In CEI's layout seven columns, and five of each of the three people.
    const QStringList expected{QStringLiteral("data/human-gold/data_mixed-signals.csv: 22"),
                               QStringLiteral("data/human-gold/data_sarcasm-irony.csv: 22"),
                               QStringLiteral("annotations.csv: 13"),
                               QStringLiteral("scenarios.jsonl: 10"),
                               QStringLiteral("soft_labels.csv: 22"),
                               QStringLiteral("gold.csv: 6"),
                               QStringLiteral("splits.json: 4")};
    QCOMPARE(described, expected);
}

void ReadmeTest::overriddenGates_areNamedWithTheirReason()
{
    ReleaseInput input = sampleInput();
    QVERIFY(!readme(input, input.data, {}, {}).contains("Overridden checks"));
    input.overridden = {{QStringLiteral("decided"), QStringLiteral("a draft\nfor | review")},
                        {QStringLiteral("damage"), {}}};
    const QByteArray text = readme(input, input.data, {}, {});
    QVERIFY(text.contains("| `decided` | a draft for \\| review |\n| `damage` | none |\n"));
}

void ReadmeTest::team_isSaidByTheMomentOfItsServer()
{
    ReleaseInput input = sampleInput();
    QVERIFY(!readme(input, input.data, {}, {}).contains(" UTC."));
    input.teamAsOf = 1'800'000'000'000;
    QVERIFY(readme(input, input.data, {}, {})
                .contains("It holds all that they had sent by 2027-01-15 08:00:00 UTC.\n"));
}

void ReadmeTest::pdf_isSaidToBeLeftOut()
{
    const ReleaseInput input = sampleInput();
    QVERIFY(!readme(input, input.data, {}, {}).contains("PDF"));
    const QByteArray text =
        readme(input, input.data, {}, {{QStringLiteral("reports/figures/a.pdf"), "x"}});
    QVERIFY(text.contains("everything but the PDF files"));
    QVERIFY(text.contains("| `reports/figures/a.pdf` | A chart as a PDF file, for printing; it is "
                          "not listed in SHA256SUMS |"));
}

void ReadmeTest::scales_haveEveryPoint()
{
    const ReleaseInput input = sampleInput();
    const QByteArray text = readme(input, input.data, {}, {});
    QVERIFY(text.contains("| number | valence | arousal | dominance | confidence |\n"));
    QVERIFY(text.contains("| -0.33 | mildly unpleasant | slightly calm | slightly controlled | "
                          "mildly unsure |\n"));
    QVERIFY(text.contains("| 0.00 | neutral | neutral | neutral | neutral |\n"));
}

void ReadmeTest::names_areMentioned()
{
    ReleaseInput input = sampleInput();
    QVERIFY(readme(input, input.data, {}, {}).contains("Annotators are identified by codes."));
    input.options.names = ReleaseNames::Names;
    QVERIFY(readme(input, input.data, {}, {}).contains("Annotators are identified by the names"));
}

SUBTEXT_TEST(ReadmeTest)
#include "readmetest.moc"
