// SPDX-License-Identifier: MIT
#include "core/domain/texts.h"

#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;

class TextsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countSentences_followsUnicode_data();
    void countSentences_followsUnicode();
    void countWords_splitsAtWhiteSpace_data();
    void countWords_splitsAtWhiteSpace();
    void findDamage_namesDamagedCharacters_data();
    void findDamage_namesDamagedCharacters();
    void findDamage_leavesCleanTextAlone_data();
    void findDamage_leavesCleanTextAlone();
    void findDamage_findsEveryOne();
};

void TextsTest::countSentences_followsUnicode_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    QTest::newRow("empty") << QString() << 0;
    QTest::newRow("space") << QStringLiteral("  \n") << 0;
    QTest::newRow("only points") << QStringLiteral("... !?") << 0;
    QTest::newRow("one without an end") << QStringLiteral("It went well") << 1;
    QTest::newRow("one") << QStringLiteral("It went well.") << 1;
    QTest::newRow("two") << QStringLiteral("It went well. I think.") << 2;
    QTest::newRow("three kinds of ends") << QStringLiteral("Really? Wow! Fine.") << 3;
    QTest::newRow("ellipsis before a small letter")
        << QStringLiteral("Well… that went great.") << 1;
    QTest::newRow("decimal point") << QStringLiteral("It took 3.5 hours.") << 1;
    QTest::newRow("quotation inside") << QStringLiteral("\u201CGo.\u201D He left.") << 2;
    QTest::newRow("digits only") << QStringLiteral("42.") << 1;
    QTest::newRow("emoji only") << QStringLiteral("\U0001F642") << 0;
}

void TextsTest::countSentences_followsUnicode()
{
    QFETCH(QString, text);
    QFETCH(int, count);
    QCOMPARE(countSentences(text), count);
}

void TextsTest::countWords_splitsAtWhiteSpace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    QTest::newRow("empty") << QString() << 0;
    QTest::newRow("space") << QStringLiteral(" \t\n") << 0;
    QTest::newRow("one") << QStringLiteral("Fine.") << 1;
    QTest::newRow("several spaces") << QStringLiteral("  a  b\nc\t") << 3;
    QTest::newRow("dash without space") << QStringLiteral("well-known fact") << 2;
    QTest::newRow("dash with space") << QStringLiteral("oh — no") << 3;
    QTest::newRow("no-break space") << QStringLiteral("a\u00A0b") << 2;
}

void TextsTest::countWords_splitsAtWhiteSpace()
{
    QFETCH(QString, text);
    QFETCH(int, count);
    QCOMPARE(countWords(text), count);
}

void TextsTest::findDamage_namesDamagedCharacters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("position");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("suggested");
    const auto row = [](const char* name, const char16_t* text, int position, Damage kind,
                        const char16_t* found, const char16_t* suggested) {
        QTest::newRow(name) << QString::fromUtf16(text) << position << static_cast<int>(kind)
                            << QString::fromUtf16(found) << QString::fromUtf16(suggested);
    };
    row("ellipsis of the released data", u"merging your updatesÉ exactly what", 20,
        Damage::MisreadMac, u"É", u"…");
    row("ellipsis at the end", u"wellÉ", 4, Damage::MisreadMac, u"É", u"…");
    row("apostrophe", u"itÕs", 2, Damage::MisreadMac, u"Õ", u"\u2019");
    row("closing quote after a stop", u"Go.Ó he said", 3, Damage::MisreadMac, u"Ó", u"\u201D");
    row("dash", u"wellÑthat", 4, Damage::MisreadMac, u"Ñ", u"\u2014");
    row("UTF-8 apostrophe as Windows-1252", u"itâ€™s", 2, Damage::MisreadUtf8, u"â€™", u"");
    row("UTF-8 dash as Windows-1252", u"checkâ€”we", 5, Damage::MisreadUtf8, u"â€”", u"");
    row("UTF-8 accent as Windows-1252", u"cafÃ©", 3, Damage::MisreadUtf8, u"Ã©", u"");
    row("UTF-8 no-break space as Latin-1", u"aÂ\u00A0b", 1, Damage::MisreadUtf8, u"Â\u00A0", u"");
    row("replacement character", u"a\uFFFDb", 1, Damage::Replacement, u"\uFFFD", u"");
    row("C1 control", u"a\u0092s", 1, Damage::Control, u"\u0092", u"");
    row("bell", u"a\u0007", 1, Damage::Control, u"\u0007", u"");
    row("delete", u"\u007Fa", 0, Damage::Control, u"\u007F", u"");
}

void TextsTest::findDamage_namesDamagedCharacters()
{
    QFETCH(QString, text);
    QFETCH(int, position);
    QFETCH(int, kind);
    QFETCH(QString, found);
    QFETCH(QString, suggested);
    const std::vector<DamagedCharacter> damage = findDamage(text);
    QCOMPARE(damage.size(), std::size_t{1});
    const DamagedCharacter expected{position, static_cast<Damage>(kind), found, suggested};
    QVERIFY2(damage.front() == expected, qUtf8Printable(damage.front().found));
}

void TextsTest::findDamage_leavesCleanTextAlone_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char16_t* text) {
        QTest::newRow(name) << QString::fromUtf16(text);
    };
    row("empty", u"");
    row("plain", u"Nothing is wrong here, is there?");
    row("small accents", u"a café, so naïve, like Zoë");
    row("capital accent in front", u"Émile and Ångström");
    row("accent after a space", u"said Émile");
    row("capitals throughout", u"THE CAFÉ IS OPEN");
    row("capital before a capital", u"in CAFÉS");
    row("Spanish", u"mañana, ¿qué? ¡Sí!");
    row("Portuguese", u"São João, não");
    row("German", u"Übermut, Größe, Öl");
    row("typographic signs", u"\u201CWell\u2026 it\u2019s fine \u2013 really\u2014yes.\u201D");
    row("white space", u"a\tb\nc\r\nd");
    row("euro and degree", u"5 € at 20 °C");
    row("emoji and right to left", u"🙂 שלום مرحبا");
    row("a circumflex alone", u"pâté, fête, île");
}

void TextsTest::findDamage_leavesCleanTextAlone()
{
    QFETCH(QString, text);
    const std::vector<DamagedCharacter> damage = findDamage(text);
    QVERIFY2(damage.empty(), damage.empty() ? "" : qUtf8Printable(damage.front().found));
}

void TextsTest::findDamage_findsEveryOne()
{
    QString text = QStringLiteral("itÕs \uFFFD and ");
    text += QChar(u'\0');
    text += QStringLiteral(" donâ€™tÉ");
    const std::vector<DamagedCharacter> damage = findDamage(text);
    QCOMPARE(damage.size(), std::size_t{5});
    QVERIFY(damage[0].kind == Damage::MisreadMac);
    QVERIFY(damage[1].kind == Damage::Replacement);
    QVERIFY(damage[2].kind == Damage::Control);
    QVERIFY(damage[3].kind == Damage::MisreadUtf8);
    QVERIFY(damage[4].kind == Damage::MisreadMac);
    for (const DamagedCharacter& d : damage)
        QCOMPARE(text.mid(d.position, d.found.size()), d.found);
}

SUBTEXT_TEST(TextsTest)
#include "textstest.moc"
