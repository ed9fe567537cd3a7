// SPDX-License-Identifier: MIT
#include "core/release/names/names.h"

#include "core/base/pythonrandom.h"
#include "tests/core/release/namedpeople.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QRegularExpression>

using namespace subtext;
using namespace subtext::test;

namespace {

/// "position:person:as written", so that one line of a table says all.
QStringList described(const std::vector<NameHit>& hits)
{
    QStringList lines;
    for (const NameHit& hit : hits) {
        lines << QStringLiteral("%1:%2:%3")
                     .arg(hit.position)
                     .arg(hit.person.value)
                     .arg(hit.asWritten);
    }
    return lines;
}

} // namespace

class NamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words_areFolded_data();
    void words_areFolded();
    void names_areFound_data();
    void names_areFound();
    void names_areReplacedByCodes_data();
    void names_areReplacedByCodes();
    void sharedName_isThatOfWhoIsMeant();
    void codeThatIsANameElsewhere_isNotReplacedAgain();
    void somebodyWithoutCode_stays();
    void randomTexts_keepNoName();
    void largeRoster_isFoundInALongText();
};

void NamesTest::words_areFolded_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char* name, const QString& text, const QStringList& words) {
        QTest::newRow(name) << text << words;
    };
    row("nothing", {}, {});
    row("only signs", QStringLiteral(" - … ! "), {});
    row("plain", QStringLiteral("Ann, and A01."),
        {QStringLiteral("ann"), QStringLiteral("and"), QStringLiteral("a01")});
    row("possessive", QStringLiteral("Ann\u2019s"), {QStringLiteral("ann"), QStringLiteral("s")});
    row("composed", QStringLiteral("Andr\u00E9"), {QStringLiteral("andre")});
    row("decomposed", QStringLiteral("Andre\u0301"), {QStringLiteral("andre")});
    row("sharp s", QStringLiteral("STRAßE"), {QStringLiteral("strasse")});
    row("full width", QStringLiteral("\uFF21\uFF4E\uFF4E"), {QStringLiteral("ann")});
    row("soft hyphen", QStringLiteral("An\u00ADn"), {QStringLiteral("ann")});
    row("Han", QStringLiteral("\u738B\u660E说ok"),
        {QStringLiteral("\u738B"), QStringLiteral("\u660E"), QStringLiteral("说"),
         QStringLiteral("ok")});
    row("outside the BMP", QStringLiteral("\U00020BB7田 \U0001F642 x"),
        {QStringLiteral("\U00020BB7"), QStringLiteral("田"), QStringLiteral("x")});
    row("misread apostrophe", QStringLiteral("annÕs"),
        {QStringLiteral("ann"), QStringLiteral("s")});
    row("misread UTF-8", QStringLiteral("ann\u00E2\u20AC\u2122s"),
        {QStringLiteral("ann"), QStringLiteral("s")});
    row("lone surrogate", QStringLiteral("a") + QChar(0xD800) + QStringLiteral("b"),
        {QStringLiteral("a"), QStringLiteral("b")});
}

void NamesTest::words_areFolded()
{
    QFETCH(QString, text);
    const FoldedWords folded = foldedWords(text);
    QStringList words;
    for (qsizetype i = 0; i < folded.size(); ++i)
        words << folded.word(i).toString();
    QTEST(words, "words");
}

void NamesTest::names_areFound_data()
{
    QTest::addColumn<QStringList>("people");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("hits");
    const auto row = [](const char* name, const QStringList& people, const QString& text,
                        const QStringList& hits) { QTest::newRow(name) << people << text << hits; };
    const QStringList ann{QStringLiteral("Ann")};
    const QStringList lee{QStringLiteral("Ann-Marie O'Neil"), QStringLiteral("Bo Lee")};
    row("no text", ann, {}, {});
    row("no people", {}, QStringLiteral("Ann"), {});
    row("whole text", ann, QStringLiteral("Ann"), {QStringLiteral("0:1:Ann")});
    row("any case", ann, QStringLiteral("ANN or ann"),
        {QStringLiteral("0:1:ANN"), QStringLiteral("7:1:ann")});
    row("inside words", ann, QStringLiteral("Annual, Joann, anno, ann\u00E9e"), {});
    row("between signs", ann, QStringLiteral("(Ann)/\"Ann\"_Ann_"),
        {QStringLiteral("1:1:Ann"), QStringLiteral("7:1:Ann"), QStringLiteral("12:1:Ann")});
    row("possessive", ann, QStringLiteral("Ann's Ann\u2019s"),
        {QStringLiteral("0:1:Ann"), QStringLiteral("6:1:Ann")});
    row("after s", {QStringLiteral("Mous")}, QStringLiteral("Mous' Mous\u2019 Mous's Mou's"),
        {QStringLiteral("0:1:Mous"), QStringLiteral("6:1:Mous"), QStringLiteral("12:1:Mous")});
    row("damaged possessive", ann, QStringLiteral("I take AnnÕs"), {QStringLiteral("7:1:Ann")});
    row("common word", {QStringLiteral("Wisdom")}, QStringLiteral("no wisdom in it"),
        {QStringLiteral("3:1:wisdom")});
    row("whole name", lee, QStringLiteral("x ann-marie  o\u2019neil x"),
        {QStringLiteral("2:1:ann-marie  o\u2019neil")});
    row("parts", lee, QStringLiteral("Marie, O'Neil's and Ann"),
        {QStringLiteral("0:1:Marie"), QStringLiteral("7:1:O'Neil"), QStringLiteral("20:1:Ann")});
    row("parts of a part", lee, QStringLiteral("Neil O Le"), {});
    row("turned round", lee, QStringLiteral("Lee, Bo"),
        {QStringLiteral("0:2:Lee"), QStringLiteral("5:2:Bo")});
    row("two people side by side", {QStringLiteral("Ann"), QStringLiteral("Bo")},
        QStringLiteral("Ann Bo"), {QStringLiteral("0:1:Ann"), QStringLiteral("4:2:Bo")});
    row("one name in another", {QStringLiteral("Ann"), QStringLiteral("Ann Lee")},
        QStringLiteral("Ann Lee, Ann, Lee"),
        {QStringLiteral("0:2:Ann Lee"), QStringLiteral("9:1:Ann"), QStringLiteral("14:2:Lee")});
    row("initials", {QStringLiteral("J. K. Roe")}, QStringLiteral("J or K, Roe, J.K. Roe"),
        {QStringLiteral("8:1:Roe"), QStringLiteral("13:1:J.K. Roe")});
    row("single letter", {QStringLiteral("I")}, QStringLiteral("I think"), {});
    row("numbered", {QStringLiteral("P 1")}, QStringLiteral("P 1, P 12, 1"),
        {QStringLiteral("0:1:P 1")});
    row("accents in the roster", {QStringLiteral("Zoë")}, QStringLiteral("Zoe, Zoe\u0308's"),
        {QStringLiteral("0:1:Zoe"), QStringLiteral("5:1:Zoe\u0308")});
    row("accents in the text", {QStringLiteral("Andre")}, QStringLiteral("ANDRÉ"),
        {QStringLiteral("0:1:ANDRÉ")});
    row("Cyrillic", {QStringLiteral("Кирилл")}, QStringLiteral("КИРИЛЛ и Кирилла"),
        {QStringLiteral("0:1:КИРИЛЛ")});
    row("without spaces", {QStringLiteral("王明")}, QStringLiteral("我和王明说"),
        {QStringLiteral("2:1:王明")});
    row("signs of patterns", {QStringLiteral("A.*b (Bob)")}, QStringLiteral("Axxb A.*b Bob"),
        {QStringLiteral("10:1:Bob")});
    row("only signs", {QStringLiteral("***"), QString()}, QStringLiteral("*** "), {});
}

void NamesTest::names_areFound()
{
    QFETCH(QStringList, people);
    QFETCH(QString, text);
    const auto hits = NameFinder(roster(people)).find(text);
    QTEST(described(hits), "hits");
    for (const NameHit& hit : hits)
        QCOMPARE(text.mid(hit.position, hit.length), hit.asWritten);
}

void NamesTest::names_areReplacedByCodes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("replaced");
    const auto row = [](const char* name, const QString& text, const QString& replaced) {
        QTest::newRow(name) << text << replaced;
    };
    row("no name", QStringLiteral("  Annual\r\n"), QStringLiteral("  Annual\r\n"));
    row("possessive", QStringLiteral("Ann's"), QStringLiteral("A01's"));
    row("curly possessive", QStringLiteral("ANN\u2019S"), QStringLiteral("A01\u2019S"));
    row("after s", QStringLiteral("I take Mous\u2019 view"),
        QStringLiteral("I take A02\u2019 view"));
    row("list", QStringLiteral("- Ann AND mous\n- both"), QStringLiteral("- A01 AND A02\n- both"));
    row("longest first", QStringLiteral("Ann Mous Roe"), QStringLiteral("A03"));
    row("a part", QStringLiteral("Roe's"), QStringLiteral("A03's"));
    row("codes stay", QStringLiteral("A01 and A02's"), QStringLiteral("A01 and A02's"));
}

void NamesTest::names_areReplacedByCodes()
{
    QFETCH(QString, text);
    const auto people =
        roster({QStringLiteral("Ann"), QStringLiteral("Mous"), QStringLiteral("Ann Mous Roe")});
    const QString replaced = NameFinder(people).withCodes(text);
    QTEST(replaced, "replaced");
    QCOMPARE(NameFinder(people).withCodes(replaced), replaced);
}

void NamesTest::sharedName_isThatOfWhoIsMeant()
{
    const NameFinder finder(
        roster({QStringLiteral("Ann Roe"), QStringLiteral("Ann Lee"), QStringLiteral("Lee")}));
    const QString text = QStringLiteral("Ann, Lee, Roe");
    const auto first = finder.find(text);
    QCOMPARE(described(first), (QStringList{QStringLiteral("0:1:Ann"), QStringLiteral("5:3:Lee"),
                                            QStringLiteral("10:1:Roe")}));
    QVERIFY(first[0].isShared && first[1].isShared && !first[2].isShared);
    const std::vector<PersonId> raters{{2}};
    QCOMPARE(finder.withCodes(text, raters), QStringLiteral("A02, A02, A01"));
}

void NamesTest::codeThatIsANameElsewhere_isNotReplacedAgain()
{
    const auto people = roster({QStringLiteral("A02"), QStringLiteral("A03"), QStringLiteral("x")});
    const QString text = QStringLiteral("a02 a03 A02");
    const QString replaced = NameFinder(people).withCodes(text);
    QCOMPARE(replaced, QStringLiteral("A01 A02 A02"));
    QCOMPARE(NameFinder(people).withCodes(replaced), replaced);
}

void NamesTest::somebodyWithoutCode_stays()
{
    const std::vector<Person> people{{{1}, {}, {}, QStringLiteral("Ann"), Role::Annotator}};
    QCOMPARE(NameFinder(people).withCodes(QStringLiteral("Ann")), QStringLiteral("Ann"));
    QCOMPARE(NameFinder(people).find(QStringLiteral("Ann")).size(), std::size_t{1});
}

// Whatever is said: once replaced, nothing is left to find, also for a search that knows nothing
// of the one that replaced.
void NamesTest::randomTexts_keepNoName()
{
    const QStringList names{QStringLiteral("Ann"),  QStringLiteral("Ann Lee"),
                            QStringLiteral("Mous"), QStringLiteral("Jean-Luc O'Neil"),
                            QStringLiteral("A02"),  QStringLiteral("Zoë")};
    const QStringList pieces{
        QStringLiteral("ann"),   QStringLiteral("Lee"),    QStringLiteral("MOUS"),
        QStringLiteral("Jean"),  QStringLiteral("Luc"),    QStringLiteral("O"),
        QStringLiteral("Neil"),  QStringLiteral("a02"),    QStringLiteral("A01"),
        QStringLiteral("Zoë"),   QStringLiteral("'s"),     QStringLiteral("\u2019"),
        QStringLiteral(" "),     QStringLiteral("-"),      QStringLiteral("\n"),
        QStringLiteral("."),     QStringLiteral("ual"),    QStringLiteral("7"),
        QStringLiteral("É"),     QStringLiteral("\u0301"), QStringLiteral("王"),
        QStringLiteral("s"),     QStringLiteral("**"),     QStringLiteral("-\n"),
        QStringLiteral("<b>"),   QStringLiteral("L. "),    QStringLiteral("Ann"),
        QStringLiteral("\u00AD")};
    const auto people = roster(names);
    const NameFinder finder(people);
    const QRegularExpression plain(
        QStringLiteral("(?<![\\w\\p{M}\\x{AD}])(?:ann|lee|mous|jean|luc|o['\u2019]neil|zoë)"
                       "(?![\\w\\p{M}\\x{AD}])"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    PythonRandom random(7);
    int hits = 0;
    for (int round = 0; round < 20000; ++round) {
        QString text;
        const std::uint32_t length = random.below(12);
        for (std::uint32_t i = 0; i < length; ++i)
            text += pieces.at(random.below(static_cast<std::uint32_t>(pieces.size())));
        const QString replaced = finder.withCodes(text);
        hits += static_cast<int>(finder.find(text).size());
        QVERIFY2(finder.find(replaced).empty(), qPrintable(text + u'|' + replaced));
        QVERIFY2(finder.withCodes(replaced) == replaced, qPrintable(text));
        QVERIFY2(!plain.match(replaced).hasMatch(), qPrintable(text + u'|' + replaced));
    }
    QVERIFY2(hits > 5000, qPrintable(QString::number(hits)));
}

void NamesTest::largeRoster_isFoundInALongText()
{
    QStringList names;
    for (int i = 0; i < 5000; ++i)
        names << QStringLiteral("First%1 Last%1").arg(i);
    const NameFinder finder(roster(names));
    const QString text =
        QStringLiteral("first4999 said so, and Last17's view differs. ").repeated(2000);
    QCOMPARE(finder.find(text).size(), std::size_t{4000});
}

SUBTEXT_TEST(NamesTest)
#include "namestest.moc"
