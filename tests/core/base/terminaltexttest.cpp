// SPDX-License-Identifier: MIT
#include "core/base/terminaltext.h"

#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace subtext;

/// What a terminal gets to see of texts that anybody may have written.
class TerminalTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void line_holdsNothingToObey_data();
    void line_holdsNothingToObey();
    void everyControlCharacter_isKeptBack();
    void json_saysTheSameWithoutControlCharacters();
};

void TerminalTextTest::line_holdsNothingToObey_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* name, const QString& text, const QString& line) {
        QTest::newRow(name) << text << line;
    };
    row("nothing", {}, {});
    row("words", QStringLiteral("Tiffanie, A07"), QStringLiteral("Tiffanie, A07"));
    row("erase the screen", QStringLiteral("Eve\x1b[2J"), QStringLiteral("Eve\uFFFD[2J"));
    row("title of the window", QStringLiteral("\x1b]0;x\x07"), QStringLiteral("\uFFFD]0;x\uFFFD"));
    row("in one character", QStringLiteral("a\u009b2J"), QStringLiteral("a\uFFFD2J"));
    row("line break", QStringLiteral("Ann\nA02 Bob"), QStringLiteral("Ann A02 Bob"));
    row("line break of DOS", QStringLiteral("Ann\r\nBob"), QStringLiteral("Ann Bob"));
    row("back to the start", QStringLiteral("Ann\rBob"), QStringLiteral("Ann Bob"));
    row("next line", QStringLiteral("Ann\u0085Bob"), QStringLiteral("Ann Bob"));
    row("separators", QStringLiteral("a\u2028b\u2029c"), QStringLiteral("a b c"));
    row("tab", QStringLiteral("a\tb"), QStringLiteral("a b"));
    row("override", QStringLiteral("gpj\u202egnp.exe"), QStringLiteral("gpj\uFFFDgnp.exe"));
    row("isolate", QStringLiteral("a\u2066b\u2069"), QStringLiteral("a\uFFFDb\uFFFD"));
    const QString hebrew = QStringLiteral("\u05e9\u05dc\u05d5\u05dd\u200f!");
    row("mark of right to left", hebrew, hebrew);
    const QString family = QString::fromUtf8("👩‍👩‍👧 é e\u0301 小明");
    row("joined and combined", family, family);
}

void TerminalTextTest::line_holdsNothingToObey()
{
    QFETCH(QString, text);
    QFETCH(QString, line);
    QCOMPARE(terminalLine(text), line);
}

void TerminalTextTest::everyControlCharacter_isKeptBack()
{
    for (int unit = 0; unit < 0xA0; ++unit) {
        const QChar c(unit);
        if (c.category() != QChar::Other_Control)
            continue;
        const QString line = terminalLine(QStringLiteral("a") + c + u'b');
        QCOMPARE(line.size(), 3);
        QVERIFY2(line.at(1) == u' ' || line.at(1) == QChar::ReplacementCharacter,
                 QByteArray::number(unit).constData());
    }
}

void TerminalTextTest::json_saysTheSameWithoutControlCharacters()
{
    const QByteArray json =
        QStringLiteral("{\n  \"a\": \"\u007f\u009b2J \u202e\u2028\u2069 é 👩\"\n}\n").toUtf8();
    const QByteArray shown = terminalJson(json);
    QCOMPARE(
        shown,
        QStringLiteral("{\n  \"a\": \"\\u007f\\u009b2J \\u202e\\u2028\\u2069 é 👩\"\n}\n").toUtf8());
    QCOMPARE(QJsonDocument::fromJson(shown).object(), QJsonDocument::fromJson(json).object());
    const QByteArray plain("{\"a\": [1, \"x\\n\"]}\n");
    QCOMPARE(terminalJson(plain), plain);
}

SUBTEXT_TEST(TerminalTextTest)
#include "terminaltexttest.moc"
