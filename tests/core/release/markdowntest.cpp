// SPDX-License-Identifier: MIT
#include "core/release/markdown.h"

#include "core/release/changelog.h"
#include "core/release/datasheet.h"
#include "core/release/metadata.h"
#include "core/release/readme.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

class MarkdownTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void line_isShownLetterByLetter_data();
    void line_isShownLetterByLetter();
    void address_leadsToTheSamePlace();
    void titleOfMarkup_isTextInEveryFile();
    void plainTitle_staysAsItIs();
};

void MarkdownTest::line_isShownLetterByLetter_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("markdown");
    const auto row = [](const char* name, const char* text, const char* markdown) {
        QTest::newRow(name) << QString::fromUtf8(text) << QByteArray(markdown);
    };
    row("nothing", "", "");
    row("words", "Spring term, 2 (pilot): R&D!", "Spring term, 2 (pilot): R&D!");
    row("a name of a column", "sarcasm-irony/item_12", "sarcasm-irony/item_12");
    row("a picture", "![x](https://example.org/y.png)", "!\\[x\\](https://example.org/y.png)");
    row("HTML", "<img src=\"x\">", "\\<img src=\"x\"\\>");
    row("stress", "*a* _b_ ~~c~~ `d`", "\\*a\\* \\_b\\_ \\~\\~c\\~\\~ \\`d\\`");
    row("a cell", "a | b", "a \\| b");
    row("backslashes", "a\\*b", "a\\\\\\*b");
    row("entities", "&lt; &#60; & R&D;", "\\&lt; \\&#60; & R\\&D;");
    row("a heading", "# one #", "\\# one \\#");
    row("a list", "- one", "\\- one");
    row("a numbered list", "1. one", "1\\. one");
    row("a decimal", "1.5 one", "1.5 one");
    row("lines", "a\n\n# b", "a # b");
}

void MarkdownTest::line_isShownLetterByLetter()
{
    QFETCH(QString, text);
    QTEST(markdownLine(text), "markdown");
}

void MarkdownTest::address_leadsToTheSamePlace()
{
    const QString plain = QStringLiteral("https://doi.org/10.5281/zenodo.12_3-4;5");
    QCOMPARE(markdownAddress(plain), plain.toUtf8());
    QCOMPARE(markdownAddress(QStringLiteral("https://a.org/![x](y)")),
             QByteArray("https://a.org/%21%5Bx%5D%28y%29"));
}

void MarkdownTest::titleOfMarkup_isTextInEveryFile()
{
    ReleaseInput input = sampleInput();
    input.data.info.title = QStringLiteral("![x](file:///m) <img src=\"file:///m\">");
    input.answers[QStringLiteral("creators")] = QStringLiteral("![c](file:///m)");
    input.answers[QStringLiteral("url")] = QStringLiteral("https://a.org/![u](file:///m)");
    input.overridden = {{QStringLiteral("consent"), QStringLiteral("![r](file:///m) <b>")}};
    const QByteArray text =
        readme(input, input.data, {}, {}) +
        datasheet(input, input.data, agreementOf(input.data)).split('\n').constFirst();
    QVERIFY(text.contains("# !\\[x\\](file:///m) \\<img src=\"file:///m\"\\>\n"));
    QVERIFY(text.contains("# Datasheet: !\\[x\\](file:///m)"));
    QVERIFY(text.contains("| !\\[r\\](file:///m) \\<b\\> |"));
    QVERIFY(text.contains("\n> !\\[c\\](file:///m)"));
    QVERIFY2(!text.contains("![") && !text.contains(" <img"), text.constData());
    // YAML: in quotation marks, those of the text escaped.
    QVERIFY(citationFile(input, input.data)
                .contains("title: \"![x](file:///m) <img src=\\\"file:///m\\\">\"\n"));
    ReleaseContents contents;
    contents.gold[QStringLiteral("sarcasm-irony/![i](file:///m)")] = QString();
    const QByteArray changes = changelog(input.options, {}, contents, ReleaseContents());
    QVERIFY2(changes.contains("!\\[i\\](file:///m)"), changes.constData());
}

void MarkdownTest::plainTitle_staysAsItIs()
{
    ReleaseInput input = sampleInput();
    input.data.info.title = QStringLiteral("Demonstration: between the lines");
    input.answers[QStringLiteral("doi")] = QStringLiteral("10.5281/zenodo.123");
    const QByteArray text = readme(input, input.data, {}, {});
    QVERIFY(text.startsWith("# Demonstration: between the lines\n"));
    QVERIFY(text.endsWith("\n> " + releaseTitle(input, input.data).citation.toUtf8() + '\n'));
}

SUBTEXT_TEST(MarkdownTest)
#include "markdowntest.moc"
