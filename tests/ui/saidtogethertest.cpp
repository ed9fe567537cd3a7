// SPDX-License-Identifier: MIT
#include "tests/layering/sourcetree.h"
#include "tests/support/registeredtest.h"
#include "ui/text/errortext.h"
#include "ui/text/language.h"
#include "ui/text/words.h"

#include <QRegularExpression>

using namespace subtext;
using namespace subtext::test;

/// What stands between sentences, around what is added to a text and before a percent sign is the
/// language's.
class SaidTogetherTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setLanguage(*qApp, QStringLiteral("en")); }
    void sentences_followEachOtherAsTheLanguageHasIt_data();
    void sentences_followEachOtherAsTheLanguageHasIt();
    void emptySentences_leaveNoGap();
    void placesInASentence_areNotFilled();
    void aside_hasTheBracketsOfTheLanguage();
    void aside_thatIsEmpty_addsNothing();
    void error_isOneLineInTheLanguage();
    void percent_isWrittenAsTheLanguageHasIt();
    void spaceOfTheCode_isFound_data();
    void spaceOfTheCode_isFound();
    void noSentences_areJoinedByTheCode();
};

namespace {

/// Where a space is set before a text of the window, or between several of them.
QStringList spacesOfTheCode(const QString& source)
{
    static const QRegularExpression space(QStringLiteral(
        "\\+=?\\s*u' '\\s*\\+\\s*(\\w+::)*tr\\(|\\b(sentences|said|texts)\\.join\\(u' '\\)"));
    QStringList found;
    for (auto each = space.globalMatch(source); each.hasNext();)
        found << each.next().captured();
    return found;
}

} // namespace

void SaidTogetherTest::sentences_followEachOtherAsTheLanguageHasIt_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("expected");
    QTest::newRow("English") << QStringLiteral("en") << QStringLiteral("A. B. C.");
    QTest::newRow("German") << QStringLiteral("de") << QStringLiteral("A. B. C.");
    QTest::newRow("Spanish") << QStringLiteral("es") << QStringLiteral("A. B. C.");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN") << QStringLiteral("A.B.C.");
}

void SaidTogetherTest::sentences_followEachOtherAsTheLanguageHasIt()
{
    QFETCH(QString, code);
    QFETCH(QString, expected);
    setLanguage(*qApp, code);
    QCOMPARE(saidTogether({QStringLiteral("A."), QStringLiteral("B."), QStringLiteral("C.")}),
             expected);
}

void SaidTogetherTest::emptySentences_leaveNoGap()
{
    const QString one = QStringLiteral("One.");
    const QString two = QStringLiteral("Two.");
    QCOMPARE(saidTogether({}), QString());
    QCOMPARE(saidTogether({QString(), QString()}), QString());
    QCOMPARE(saidTogether({one}), one);
    QCOMPARE(saidTogether({QString(), one, QString()}), one);
    QCOMPARE(saidTogether({one, QString(), two}), QStringLiteral("One. Two."));
}

// Sentences have names and titles in them, which may look like places.
void SaidTogetherTest::placesInASentence_areNotFilled()
{
    QCOMPARE(saidTogether({QStringLiteral("%2 of %1."), QStringLiteral("%1?")}),
             QStringLiteral("%2 of %1. %1?"));
    QCOMPARE(withAside(QStringLiteral("%2"), QStringLiteral("%1")), QStringLiteral("%2 (%1)"));
}

void SaidTogetherTest::aside_hasTheBracketsOfTheLanguage()
{
    const QString robin = QStringLiteral("Robin");
    const QString out = QStringLiteral("out");
    QCOMPARE(withAside(robin, out), QStringLiteral("Robin (out)"));
    setLanguage(*qApp, QStringLiteral("zh_CN"));
    QCOMPARE(withAside(robin, out), QStringLiteral("Robin（out）"));
}

void SaidTogetherTest::aside_thatIsEmpty_addsNothing()
{
    QCOMPARE(withAside(QStringLiteral("Robin"), QString()), QStringLiteral("Robin"));
}

void SaidTogetherTest::error_isOneLineInTheLanguage()
{
    const ErrorText text{QStringLiteral("Gone."), QStringLiteral("Wait.")};
    QCOMPARE(text.oneLine(), QStringLiteral("Gone. Wait."));
    QCOMPARE((ErrorText{text.what, QString()}.oneLine()), QStringLiteral("Gone."));
    setLanguage(*qApp, QStringLiteral("zh_CN"));
    QCOMPARE(text.oneLine(), QStringLiteral("Gone.Wait."));
}

void SaidTogetherTest::percent_isWrittenAsTheLanguageHasIt()
{
    const QString cell = QStringLiteral("77.8 %");
    QCOMPARE(percentWords(QStringLiteral("72")), QStringLiteral("72 %"));
    QCOMPARE(shownFigureCell(cell), cell);
    setLanguage(*qApp, QStringLiteral("de"));
    QCOMPARE(percentWords(QStringLiteral("72")), QStringLiteral("72 %"));
    QCOMPARE(shownFigureCell(cell), QStringLiteral("77,8 %"));
    setLanguage(*qApp, QStringLiteral("zh_CN"));
    QCOMPARE(percentWords(QStringLiteral("72")), QStringLiteral("72%"));
    QCOMPARE(shownFigureCell(cell), QStringLiteral("77.8%"));
}

void SaidTogetherTest::spaceOfTheCode_isFound_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("isOne");
    const auto row = [](const char* source, bool isOne) {
        QTest::newRow(source) << QString::fromLatin1(source) << isOne;
    };
    row("text + u' ' + tr(\"It has none.\")", true);
    row("text +=\n        u' ' +\n        Words::tr(\"It has none.\")", true);
    row("return sentences.join(u' ');", true);
    row("saidTogether({text, tr(\"It has none.\")})", false);
    row("makeButton(u' ' + tr(\"Pick\"))", false); // before a picture
    row("line + u' ' + refusal.column", false);
}

void SaidTogetherTest::spaceOfTheCode_isFound()
{
    QFETCH(QString, source);
    QFETCH(bool, isOne);
    QCOMPARE(!spacesOfTheCode(source).isEmpty(), isOne);
}

void SaidTogetherTest::noSentences_areJoinedByTheCode()
{
    const auto sources = treeBelow({QStringLiteral("ui")});
    QVERIFY(sources.size() > 500); // fewer: they are not found
    QStringList wrong;
    for (auto source = sources.cbegin(); source != sources.cend(); ++source) {
        for (const QString& space : spacesOfTheCode(*source))
            wrong << source.key() + QStringLiteral(": ") + space.simplified();
    }
    QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong.join(u'\n')));
}

SUBTEXT_TEST(SaidTogetherTest)
#include "saidtogethertest.moc"
