// SPDX-License-Identifier: MIT
#include "core/release/bibtex.h"

#include "core/release/metadata.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

class BibtexTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void entry_saysWhatTheCitationFileSays();
    void entry_leavesOutWhatNobodySaid();
    void texts_areEscaped();
    void braces_closeWhereTheyOpen();
    void keys_areOfLettersAndDigits_data();
    void keys_areOfLettersAndDigits();
};

void BibtexTest::entry_saysWhatTheCitationFileSays()
{
    ReleaseInput input = sampleInput();
    input.answers = {
        {QStringLiteral("creators"), QStringLiteral("Ada Example\nThe Lab and Friends")},
        {QStringLiteral("doi"), QStringLiteral("10.5281/zenodo.1_2")},
        {QStringLiteral("url"), QStringLiteral("https://example.org/a_b?c=%20&d")}};
    QCOMPARE(bibtexFile(input, input.data),
             QByteArray("@misc{between-the-lines-2026,\n"
                        "  author = {{Ada Example} and {The Lab and Friends}},\n"
                        "  title = {{Between the lines}},\n"
                        "  year = {2026},\n"
                        "  month = mar,\n"
                        "  version = {1.0.0},\n"
                        "  doi = {10.5281/zenodo.1_2},\n"
                        "  url = {https://example.org/a_b?c=%20&d},\n"
                        "  note = {Data set, version 1.0.0, CC-BY-4.0},\n"
                        "  keywords = {emotion, pragmatics, annotation},\n"
                        "  abstract = {") +
                 releaseTitle(input, input.data).description.toUtf8() + "}\n}\n");
}

void BibtexTest::entry_leavesOutWhatNobodySaid()
{
    ReleaseInput input = sampleInput();
    input.options.date.clear();
    const QByteArray text = bibtexFile(input, input.data);
    QVERIFY(text.startsWith("@misc{between-the-lines,\n"));
    for (const char* field : {" year =", " month =", " doi =", " url ="})
        QVERIFY2(!text.contains(field), field);
}

void BibtexTest::texts_areEscaped()
{
    ReleaseInput input = sampleInput();
    input.data.info.title = QStringLiteral("50 % of $5 & #1_a \\ ~ ^ {b");
    input.answers[QStringLiteral("creators")] = QStringLiteral("Zoë } Lab");
    const QByteArray text = bibtexFile(input, input.data);
    QVERIFY2(text.contains("  title = {{50 \\% of \\$5 \\& \\#1\\_a \\textbackslash{} "
                           "\\textasciitilde{} \\textasciicircum{} \\textbraceleft{}b}},\n"),
             text.constData());
    QVERIFY(text.contains("  author = {{Zo\xC3\xAB \\textbraceright{} Lab}},\n"));
}

// BibTeX ends a value at the brace that closes it, escaped or not.
void BibtexTest::braces_closeWhereTheyOpen()
{
    ReleaseInput input = sampleInput();
    input.data.info.title = QStringLiteral("}} a {{{ \\{ \"");
    input.answers[QStringLiteral("url")] = QStringLiteral("https://example.org/{a\\");
    int depth = 0;
    const QByteArray text = bibtexFile(input, input.data);
    for (qsizetype i = 0; i < text.size(); ++i) {
        depth += text[i] == '{' ? 1 : text[i] == '}' ? -1 : 0;
        QVERIFY2(depth > 0 || i < text.indexOf('{') || i >= text.size() - 2, text.constData());
    }
    QCOMPARE(depth, 0);
    QVERIFY(text.contains("  url = {https://example.org/%7Ba%5C},\n"));
}

void BibtexTest::keys_areOfLettersAndDigits_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QByteArray>("key");
    const auto row = [](const QString& title, const char* key) {
        QTest::newRow(key) << title << QByteArray(key);
    };
    row(QStringLiteral("What, if: a {long} title goes on"), "what-if-a-long-2026");
    row(QStringLiteral("  42% "), "42-2026");
    row(QStringLiteral("情感"), "dataset-2026");
}

void BibtexTest::keys_areOfLettersAndDigits()
{
    QFETCH(QString, title);
    QFETCH(QByteArray, key);
    ReleaseInput input = sampleInput();
    input.data.info.title = title;
    QVERIFY(bibtexFile(input, input.data).startsWith("@misc{" + key + ",\n"));
}

SUBTEXT_TEST(BibtexTest)
#include "bibtextest.moc"
