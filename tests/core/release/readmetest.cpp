// SPDX-License-Identifier: MIT
#include "core/release/readme.h"

#include "core/exchange/recordtable.h"
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
    void everyColumn_isNamedAndDescribed();
    void overriddenGates_areNamedWithTheirReason();
    void pdf_isSaidToBeLeftOut();
    void scales_haveEveryPoint();
    void names_areMentioned();
    void header_mayBeQuoted();

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
    std::vector<ReleaseFile> files = sampleFiles();
    const QByteArray text = bytesOf(files, QStringLiteral("README.md"));
    for (const ReleaseFile& file : files) {
        QVERIFY2(!describeFile(file.path).isEmpty(), qUtf8Printable(file.path));
        QVERIFY2(text.contains("\n| `" + file.path.toUtf8() + "` | " + describeFile(file.path)),
                 qUtf8Printable(file.path));
    }
}

void ReadmeTest::everyColumn_isNamedAndDescribed()
{
    const std::vector<ReleaseFile> files = sampleFiles();
    const QByteArray text = bytesOf(files, QStringLiteral("README.md"));
    int columns = 0;
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
            ++columns;
        }
    }
    // Two files with five columns of three people and seven others, and the other tables.
    QCOMPARE(columns, 2 * (5 * 3 + 7) + 13 + 22 + 6 + 10 + 4);
}

void ReadmeTest::overriddenGates_areNamedWithTheirReason()
{
    ReleaseInput input = sampleInput();
    QVERIFY(!readme(input, input.data, {}).contains("set aside"));
    input.overridden = {{QStringLiteral("decided"), QStringLiteral("a draft\nfor | review")},
                        {QStringLiteral("damage"), {}}};
    const QByteArray text = readme(input, input.data, {});
    QVERIFY(text.contains("| `decided` | a draft for \\| review |\n| `damage` | none |\n"));
}

void ReadmeTest::pdf_isSaidToBeLeftOut()
{
    const ReleaseInput input = sampleInput();
    QVERIFY(!readme(input, input.data, {}).contains("PDF"));
    const QByteArray text =
        readme(input, input.data, {{QStringLiteral("reports/figures/a.pdf"), "x"}});
    QVERIFY(text.contains("everything but the PDF files"));
    QVERIFY(text.contains("| `reports/figures/a.pdf` | A chart for print, not in SHA256SUMS |"));
}

void ReadmeTest::scales_haveEveryPoint()
{
    const ReleaseInput input = sampleInput();
    const QByteArray text = readme(input, input.data, {});
    QVERIFY(text.contains("| number | valence | arousal | dominance | confidence |\n"));
    QVERIFY(text.contains("| -0.33 | mildly unpleasant | slightly calm | slightly controlled | "
                          "mildly unsure |\n"));
    QVERIFY(text.contains("| 0.00 | neutral | neutral | neutral | neutral |\n"));
}

void ReadmeTest::names_areMentioned()
{
    ReleaseInput input = sampleInput();
    QVERIFY(readme(input, input.data, {}).contains("Annotators are called by codes."));
    input.options.names = ReleaseNames::Names;
    QVERIFY(readme(input, input.data, {}).contains("Annotators are called by the names"));
}

void ReadmeTest::header_mayBeQuoted()
{
    QCOMPARE(csvHeader("a,\"b,\n\"\"c\"\"\",d\n1,2,3\n").join(u'|'),
             QStringLiteral("a|b,\n\"c\"|d"));
    QCOMPARE(csvHeader("a,b").join(u'|'), QStringLiteral("a|b"));
    QVERIFY(csvHeader({}).isEmpty());
}

SUBTEXT_TEST(ReadmeTest)
#include "readmetest.moc"
