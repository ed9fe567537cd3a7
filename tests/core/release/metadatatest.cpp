// SPDX-License-Identifier: MIT
#include "core/release/metadata.h"

#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

#include <QRegularExpression>

#include <set>

using namespace subtext;
using namespace subtext::test;

class MetadataTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void citation_hasOnlyKeysOfTheFormat();
    void citation_isWholeWithoutAnswers();
    void texts_areQuoted();
    void addresses_areTakenOnlyWhereTheyAreSome_data();
    void addresses_areTakenOnlyWhereTheyAreSome();
    void dates_areRealDays_data();
    void dates_areRealDays();
    void licence_namesTheCreatorsAndTheAddress();
};

void MetadataTest::citation_hasOnlyKeysOfTheFormat()
{
    // The keys at the top of the schema of the Citation File Format 1.2.0.
    const std::set<QByteArray> known{"abstract",
                                     "authors",
                                     "cff-version",
                                     "commit",
                                     "contact",
                                     "date-released",
                                     "doi",
                                     "identifiers",
                                     "keywords",
                                     "license",
                                     "license-url",
                                     "message",
                                     "preferred-citation",
                                     "references",
                                     "repository",
                                     "repository-artifact",
                                     "repository-code",
                                     "title",
                                     "type",
                                     "url",
                                     "version"};
    ReleaseInput input = sampleInput();
    input.answers = {
        {QStringLiteral("creators"), QStringLiteral("Ada Example\r\n\n  The \"Lab\": one  ")},
        {QStringLiteral("doi"), QStringLiteral("https://doi.org/10.5281/zenodo.1")},
        {QStringLiteral("url"), QStringLiteral("https://example.org/data")}};
    std::set<QByteArray> found;
    QByteArrayList authors;
    for (const QByteArray& line : citationFile(input, input.data).split('\n')) {
        if (line.startsWith("  - name: "))
            authors << line.mid(10);
        if (line.isEmpty() || line.startsWith("  - "))
            continue;
        const QByteArray key = line.left(line.indexOf(':'));
        QVERIFY2(known.count(key) == 1, line.constData());
        QVERIFY2(found.insert(key).second, line.constData());
    }
    for (const QByteArray key : {"cff-version", "message", "title", "authors", "type", "version",
                                 "date-released", "license", "doi", "url"})
        QVERIFY2(found.count(key) == 1, key.constData());
    QCOMPARE(authors.join(';'), QByteArray("\"Ada Example\";\"The \\\"Lab\\\": one\""));
}

void MetadataTest::citation_isWholeWithoutAnswers()
{
    ReleaseInput input = sampleInput();
    input.options.date.clear();
    const QByteArray text = citationFile(input, input.data);
    QVERIFY(text.contains("\nauthors:\n  - name: \"The creators of Between the lines\"\n"));
    QVERIFY(text.contains("\nversion: \"1.0.0\"\n"));
    for (const char* key : {"\ndoi:", "\nurl:", "\ndate-released:"})
        QVERIFY2(!text.contains(key), key);
}

void MetadataTest::texts_areQuoted()
{
    ReleaseInput input = sampleInput();
    input.data.info.title = QStringLiteral("no: \"yes\" #1\n\\ …");
    QVERIFY(citationFile(input, input.data)
                .contains("\ntitle: \"no: \\\"yes\\\" #1 \\\\ \xE2\x80\xA6\"\n"));
    input.data.info.title.clear();
    QCOMPARE(releaseTitle(input, input.data).name, QStringLiteral("Untitled study"));
}

void MetadataTest::addresses_areTakenOnlyWhereTheyAreSome_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("doi");
    QTest::addColumn<QString>("url");
    const auto row = [](const char* answer, const char* doi, const char* url) {
        QTest::newRow(answer) << QString::fromLatin1(answer) << QString::fromLatin1(doi)
                              << QString::fromLatin1(url);
    };
    row("10.5281/zenodo.18528706", "10.5281/zenodo.18528706", "");
    row("doi: 10.1000/a(b)_c", "10.1000/a(b)_c", "");
    row("https://dx.doi.org/10.1000/x", "10.1000/x", "https://dx.doi.org/10.1000/x");
    row("http://example.org/a?b", "", "http://example.org/a?b");
    row("example.org", "", "");
    row("not yet", "", "");
    row("javascript:alert(1)", "", "");
    row("https://a b", "", "");
}

void MetadataTest::addresses_areTakenOnlyWhereTheyAreSome()
{
    QFETCH(QString, answer);
    ReleaseInput input = sampleInput();
    input.answers = {{QStringLiteral("doi"), answer}, {QStringLiteral("url"), answer}};
    QTEST(releaseTitle(input, input.data).doi, "doi");
    QTEST(releaseTitle(input, input.data).url, "url");
}

void MetadataTest::dates_areRealDays_data()
{
    QTest::addColumn<QString>("date");
    QTest::addColumn<bool>("isValid");
    QTest::newRow("day") << QStringLiteral("2026-03-01") << true;
    QTest::newRow("leap day") << QStringLiteral("2028-02-29") << true;
    QTest::newRow("no leap day") << QStringLiteral("2026-02-29") << false;
    QTest::newRow("short") << QStringLiteral("2026-3-1") << false;
    QTest::newRow("with time") << QStringLiteral("2026-03-01T10:00") << false;
    QTest::newRow("none") << QString() << false;
}

void MetadataTest::dates_areRealDays()
{
    QFETCH(QString, date);
    QFETCH(bool, isValid);
    QCOMPARE(validDate(date), isValid ? date : QString());
}

void MetadataTest::licence_namesTheCreatorsAndTheAddress()
{
    ReleaseInput input = sampleInput();
    input.answers = {{QStringLiteral("creators"), QStringLiteral("Ada Example\nBo Example")}};
    const QByteArray text = licenceNotice(input, input.data);
    QVERIFY(text.contains("https://creativecommons.org/licenses/by/4.0/legalcode\n"));
    QVERIFY(text.endsWith(
        "To name: Ada Example, Bo Example (2026). Between the lines. Version 1.0.0.\n"));
}

SUBTEXT_TEST(MetadataTest)
#include "metadatatest.moc"
