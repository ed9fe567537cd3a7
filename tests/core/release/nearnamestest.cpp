// SPDX-License-Identifier: MIT
#include "core/release/names/nearnames.h"

#include "core/domain/ceiscene.h"
#include "core/release/names/commonwords.h"
#include "core/release/names/spellings.h"
#include "tests/core/release/namedpeople.h"
#include "tests/core/release/publishedstudy.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

namespace {

/// Everybody whom the spellings of the table are about.
const std::vector<Person>& everybody()
{
    static const std::vector<Person> people =
        roster({QStringLiteral("Tiffanie Quarlesworth"), QStringLiteral("Jörg Müller"),
                QStringLiteral("Siobhan O'Connor"), QStringLiteral("\u738B小明"),
                QStringLiteral("Grace Whitlock"), QStringLiteral("Łukasz Nowak"),
                QStringLiteral("Anna Schneider"), QStringLiteral("Jean-Luc Moreau"),
                QStringLiteral("Goetz Aagaard"), QStringLiteral("Thi Ha"), QStringLiteral("김민수"),
                QStringLiteral("Peter Markham"), QStringLiteral("DeLuca"), QStringLiteral("Asher"),
                QStringLiteral("Mark Dahl"), QStringLiteral("Whyte")});
    return people;
}

/// Words near names as "word=token of nearness=code", in order.
QStringList nearIn(const QString& text, const std::vector<Person>& people)
{
    const NameFinder names(people);
    NearNameFinder finder(people);
    const FoldedWords words = foldedWords(text);
    QStringList lines;
    for (const NearName& near : finder.find(text, words, names.find(text))) {
        if (text.mid(near.position, near.length) != near.asWritten)
            return {QStringLiteral("position")};
        lines << near.asWritten + u'=' + nearnessToken(near.nearness).mid(5) +
                     QStringLiteral("=A%1").arg(near.person.value, 2, 10, QLatin1Char('0'));
    }
    return lines;
}

} // namespace

class NearNamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spelling_isReplacedListedOrLeftAlone_data();
    void spelling_isReplacedListedOrLeftAlone();
    void judgedName_isReplaced();
    void initial_tellsWhoIsMeant();
    void slips_data();
    void slips();
    void publishedTexts_holdNothingNear();
    void largeRosterAndLongText_areNoTrouble();
    void oneVeryLongWord_isNoTrouble();
};

void NearNamesTest::spelling_isReplacedListedOrLeftAlone_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("replaced");
    QTest::addColumn<QStringList>("listed");
    const auto row = [](const char* text, const char* after, const QStringList& listed) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(after) << listed;
    };
    const auto replaced = [&](const char* text, const char* after) { row(text, after, {}); };
    const auto listed = [&](const char* text, const char* near) {
        row(text, text, {QString::fromUtf8(near)});
    };
    const auto alone = [&](const char* text) { row(text, text, {}); };

    // As on the roster.
    replaced("As Tiffanie said", "As A01 said");
    replaced("TIFFANIE'S view", "A01'S view");
    replaced("quarlesworth\u2019s view", "A01\u2019s view");
    replaced("Tiffanie Quarlesworth", "A01");
    replaced("Quarlesworth, Tiffanie", "A01, A01");
    replaced("tiffanie-quarlesworth", "A01");
    replaced("\u738B小明说", "A04说");
    // With an ending.
    replaced("both Tiffanies agree", "both A01s agree");
    replaced("Tiffanies Meinung", "A01s Meinung");
    replaced("the Whitlocks", "the A05s");
    replaced("QUARLESWORTHS", "A01S");
    replaced("Jörgs and Joergs", "A02s and A02s");
    replaced("Annas", "A07s");
    replaced("As Graces said", "As A05s said");
    row("she marks the place", "she marks the place", {QStringLiteral("marks=ending=A15")});
    alone("has this been thus");
    // Run together.
    replaced("TiffanieQuarlesworth", "A01");
    replaced("tiffaniequarlesworth", "A01");
    replaced("QuarlesworthTiffanie", "A01");
    replaced("askTiffanie", "askA01");
    replaced("askTiffanieNow", "askA01Now");
    replaced("Tiffanie2", "A01");
    replaced("tiffanie_2", "A01_2");
    replaced("#Tiffanie", "#A01");
    replaced("@tiffanie!", "@A01!");
    replaced("Tiffanie/Anna", "A01/A07");
    replaced("JeanLuc and jeanluc", "A08 and A08");
    replaced("PeterMarkham3", "A12");
    listed("asktiffanie", "asktiffanie=inside=A01");
    listed("tiffaniesaid so", "tiffaniesaid=inside=A01");
    // Broken.
    replaced("Tif-\nfanie", "A01");
    replaced("Quarles- \n  worth", "A01");
    replaced("**Tiff**anie", "**A01**");
    replaced("T**iff**ani~~e~~", "A01****~~~~");
    replaced("<b>Tiff</b>anie", "<b>A01</b>");
    replaced("Tiff&shy;anie", "A01&shy;");
    replaced("Tif-fanie", "A01");
    replaced("T-i-f-f-a-n-i-e", "A01");
    replaced("T i f f a n i e", "A01");
    replaced("T.i.f.f.a.n.i.e", "A01");
    replaced("Tif\u00ADfanie", "A01");
    listed("Tif fanie", "Tif fanie=pieces=A01");
    listed("Quarles\nworth", "Quarles\nworth=pieces=A01");
    alone("as her manager, as-her-own");
    // In other letters.
    replaced("Joerg", "A02");
    replaced("Jorg", "A02");
    replaced("JOERG MUELLER", "A02");
    replaced("Muller", "A02");
    replaced("Lukasz", "A06");
    replaced("Götz Ågård", "A09");
    replaced("Ågaard", "A09");
    replaced("OConnor", "A03");
    replaced("O Connor", "A03");
    replaced("O-Connor", "A03");
    replaced("O`Connor", "A03");
    replaced("oconnor's", "A03's");
    replaced("De Luca", "A13");
    listed("Connor", "Connor=inside=A03");
    // Initials.
    replaced("T. Quarlesworth", "A01");
    replaced("T.Quarlesworth", "A01");
    replaced("T Quarlesworth's", "A01's");
    replaced("T. J. Quarlesworth", "A01");
    replaced("Tiffanie Q. said", "A01 said");
    replaced("by Tiffanie Q.", "by A01.");
    replaced("J.-L. Moreau", "A08");
    replaced("X. Quarlesworth", "X. A01");
    replaced("Anna I think", "A07 I think");
    listed("T.Q. said", "T.Q.=initials=A01");
    listed("as T. Q. said", "T. Q.=initials=A01");
    listed("as TQ said", "TQ=initials=A01");
    listed("S.O'C", "S.O=initials=A03");
    alone("at 11 P.M. it is quiet");
    alone("TQM is a method");
    alone("I THINK TQ SHOUTS LOUDLY");
    alone("tq");
    // Beginnings.
    listed("Tiff", "Tiff=beginning=A01");
    listed("tiff's view", "tiff=beginning=A01");
    listed("Quarles", "Quarles=beginning=A01");
    listed("as Quarle said", "Quarle=beginning=A01");
    listed("as White said", "White=spelling=A16");
    alone("White is the place; we are white");
    alone("Tif");
    alone("on the first of March");
    // One letter off, or the same sound.
    listed("Tifanie", "Tifanie=spelling=A01");
    listed("Tiffany", "Tiffany=spelling=A01");
    listed("tiffanys reading", "tiffanys=spelling=A01");
    listed("Tiffnaie", "Tiffnaie=spelling=A01");
    listed("Tiffaniee", "Tiffaniee=spelling=A01");
    listed("Quarlsworth", "Quarlsworth=spelling=A01");
    listed("Shneider", "Shneider=spelling=A07");
    listed("as Anne said", "Anne=spelling=A07");
    listed("Jürg", "Jürg=spelling=A02");
    replaced("Peters", "A12s");
    alone("the mother and the meter");
    alone("anno, manna, annal");
    // Given names.
    listed("小明说", "小明=given_name=A04");
    listed("민수가", "민수=given_name=A11");
    alone("明小");
    // Nobody.
    alone("");
    alone("A01 and A07's");
    alone("Well, that went really great, thank you all.");
}

void NearNamesTest::spelling_isReplacedListedOrLeftAlone()
{
    QFETCH(QString, text);
    QFETCH(QString, replaced);
    QFETCH(QStringList, listed);
    const QString after = NameFinder(everybody()).withCodes(text);
    QCOMPARE(after, replaced);
    QCOMPARE(NameFinder(everybody()).withCodes(after), after);
    QCOMPARE(nearIn(text, everybody()), listed);
}

void NearNamesTest::judgedName_isReplaced()
{
    const QString text = QStringLiteral("Tiff and Tiffs, Tiff's");
    const std::vector<NameJudgement> judgements{
        {textDigest(text), QStringLiteral("Tiff"), QStringLiteral("A01"), true}};
    const NameFinder finder(everybody(), judgements);
    QCOMPARE(finder.withCodes(text), QStringLiteral("A01 and Tiffs, A01's"));
    QCOMPARE(finder.find(text).front().spelling, NameSpelling::Judged);
    // Said of this text alone, and of a name only.
    QCOMPARE(finder.withCodes(QStringLiteral("Tiff")), QStringLiteral("Tiff"));
    const NameFinder other(
        everybody(), {{textDigest(text), QStringLiteral("Tiff"), QStringLiteral("A01"), false}});
    QCOMPARE(other.withCodes(text), text);
}

void NearNamesTest::initial_tellsWhoIsMeant()
{
    const NameFinder finder(roster({QStringLiteral("Ann Lee"), QStringLiteral("Bo Lee")}));
    const std::vector<PersonId> raters{{1}};
    QCOMPARE(finder.withCodes(QStringLiteral("B. Lee, A. Lee, Lee"), raters),
             QStringLiteral("A02, A01, A01"));
}

void NearNamesTest::slips_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("isApart");
    const auto row = [](const char* a, const char* b, bool isApart) {
        QTest::addRow("%s %s", a, b) << QString::fromLatin1(a) << QString::fromLatin1(b) << isApart;
    };
    row("anna", "anna", false);
    row("anna", "anne", true);
    row("anna", "ana", true);
    row("anna", "annas", true);
    row("anna", "xanna", true);
    row("anna", "nana", true);
    row("anna", "naan", false);
    row("anna", "annnaa", false);
    row("a", "", true);
    row("", "", false);
    row("ab", "ba", true);
    row("abcd", "badc", false);
}

void NearNamesTest::slips()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(bool, isApart);
    QCOMPARE(isOneSlipApart(a, b), isApart);
    QCOMPARE(isOneSlipApart(b, a), isApart);
}

// Common words are not flagged all over a text: the real notes and scenes with the real names.
void NearNamesTest::publishedTexts_holdNothingNear()
{
    SKIP_WITHOUT_SHARED("cei/data_sarcasm-irony.csv");
    PublishedStudy study;
    const StudyData data = study.data();
    QStringList near;
    int notes = 0;
    const auto look = [&](const QString& text) { near << nearIn(text, data.people); };
    for (const Scenario& s : data.scenarios) {
        for (const QString& text : {s.text(ScenePart::SpeakerRole), s.text(ScenePart::ListenerRole),
                                    s.text(ScenePart::Context), s.text(ScenePart::Utterance)})
            look(text);
    }
    for (const ItemGold& item : data.gold) {
        notes += item.of().note.isEmpty() ? 0 : 1;
        look(item.of().note);
    }
    QCOMPARE(notes, 72);
    QCOMPARE(near, QStringList{});
}

// Work that grows with the square of the text would run into the time limit of the tests.
void NearNamesTest::largeRosterAndLongText_areNoTrouble()
{
    QStringList names;
    for (int i = 0; i < 2000; ++i) {
        names << QStringLiteral("Fi%1rst La%2st")
                     .arg(QChar(u'a' + i % 26))
                     .arg(QString(QChar(u'a' + i / 26 % 26)) + QChar(u'a' + i / 676));
    }
    const auto people = roster(names);
    const NameFinder certain(people);
    NearNameFinder finder(people);
    constexpr int Sentences = 20'000;
    const QString text =
        QStringLiteral("the fibrst and Laxast T.Q. spoke, as nobody did; -\n ").repeated(Sentences);
    const FoldedWords words = foldedWords(text);
    const auto hits = certain.find(text, words, {});
    const auto near = finder.find(text, words, hits);
    QVERIFY(hits.size() + near.size() >= std::size_t{Sentences});
}

void NearNamesTest::oneVeryLongWord_isNoTrouble()
{
    const QString word =
        QString(300'000, u'a') + QStringLiteral("tiffanie") + QString(300'000, u'b');
    QCOMPARE(nearIn(word, everybody()), QStringList{QStringLiteral("tiffanie=inside=A01")});
    QVERIFY(nearIn(QStringLiteral("<*aA1-").repeated(100'000), everybody()).isEmpty());
}

SUBTEXT_TEST(NearNamesTest)
#include "nearnamestest.moc"
