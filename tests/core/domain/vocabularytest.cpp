// SPDX-License-Identifier: MIT
#include "core/domain/vocabulary.h"

#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;

class VocabularyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void subtypes_standInAlphabeticalOrder();
    void tokens_readBack();
    void subtypeFromToken_readsWritings_data();
    void subtypeFromToken_readsWritings();
    void subtypeFromFileName_findsTheSubtype_data();
    void subtypeFromFileName_findsTheSubtype();
    void domainFromToken_takesEmptyAsUnknown();
    void powerFromToken_readsWritings_data();
    void powerFromToken_readsWritings();
    void derivePowerRelation_followsRoleWords_data();
    void derivePowerRelation_followsRoleWords();
    void roleFromToken_refusesOtherWords();
};

void VocabularyTest::subtypes_standInAlphabeticalOrder()
{
    QStringList tokens;
    for (const QLatin1String subtype : AllSubtypes)
        tokens << subtype;
    QStringList sorted = tokens;
    sorted.sort();
    QCOMPARE(tokens, sorted);
    QCOMPARE(tokens.size(), 5);
}

void VocabularyTest::tokens_readBack()
{
    for (const QLatin1String subtype : AllSubtypes)
        QVERIFY(subtypeFromToken(QString(subtype)) == subtype);
    for (PowerRelation power : AllPowerRelations)
        QVERIFY(powerFromToken(QString(powerToken(power))) == power);
    for (Domain domain :
         {Domain::Unknown, Domain::Workplace, Domain::Family, Domain::Social, Domain::Service})
        QVERIFY(domainFromToken(QString(domainToken(domain))) == domain);
    for (Role role : {Role::Annotator, Role::Adjudicator, Role::Coordinator})
        QVERIFY(roleFromToken(QString(roleToken(role))) == role);
}

void VocabularyTest::subtypeFromToken_readsWritings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("token");
    QTest::newRow("as written") << QStringLiteral("sarcasm-irony")
                                << QStringLiteral("sarcasm-irony");
    QTest::newRow("underscore") << QStringLiteral("mixed_signals")
                                << QStringLiteral("mixed-signals");
    QTest::newRow("capitals, space")
        << QStringLiteral(" Passive-Aggression ") << QStringLiteral("passive-aggression");
    QTest::newRow("half of one") << QStringLiteral("sarcasm") << QString();
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("unknown") << QStringLiteral("teasing") << QString();
}

void VocabularyTest::subtypeFromToken_readsWritings()
{
    QFETCH(QString, text);
    QFETCH(QString, token);
    const auto subtype = subtypeFromToken(text);
    QCOMPARE(subtype ? QString(*subtype) : QString(), token);
}

void VocabularyTest::subtypeFromFileName_findsTheSubtype_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("token");
    QTest::newRow("released") << QStringLiteral("data_sarcasm-irony.csv")
                              << QStringLiteral("sarcasm-irony");
    QTest::newRow("underscores") << QStringLiteral("DATA_STRATEGIC_POLITENESS.CSV")
                                 << QStringLiteral("strategic-politeness");
    QTest::newRow("spaces") << QStringLiteral("my deflection misdirection (2).json")
                            << QStringLiteral("deflection-misdirection");
    QTest::newRow("none") << QStringLiteral("scenarios.csv") << QString();
    QTest::newRow("half") << QStringLiteral("irony.csv") << QString();
}

void VocabularyTest::subtypeFromFileName_findsTheSubtype()
{
    QFETCH(QString, name);
    QFETCH(QString, token);
    const auto subtype = subtypeFromFileName(name);
    QCOMPARE(subtype ? QString(*subtype) : QString(), token);
}

void VocabularyTest::domainFromToken_takesEmptyAsUnknown()
{
    QVERIFY(domainFromToken(QString()) == Domain::Unknown);
    QVERIFY(domainFromToken(QStringLiteral("  ")) == Domain::Unknown);
    QVERIFY(domainFromToken(QStringLiteral("Family")) == Domain::Family);
    QVERIFY(!domainFromToken(QStringLiteral("school")));
}

void VocabularyTest::powerFromToken_readsWritings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("power");
    QTest::newRow("dashes") << QStringLiteral("high-to-low") << 1;
    QTest::newRow("underscores") << QStringLiteral("low_to_high") << 2;
    QTest::newRow("capital, space") << QStringLiteral(" Peer") << 0;
    QTest::newRow("spaces inside") << QStringLiteral("high to low") << -1;
    QTest::newRow("empty") << QString() << -1;
    QTest::newRow("unknown") << QStringLiteral("equal") << -1;
}

void VocabularyTest::powerFromToken_readsWritings()
{
    QFETCH(QString, text);
    QFETCH(int, power);
    const auto found = powerFromToken(text);
    QCOMPARE(found ? static_cast<int>(*found) : -1, power);
}

void VocabularyTest::derivePowerRelation_followsRoleWords_data()
{
    QTest::addColumn<QString>("speaker");
    QTest::addColumn<QString>("listener");
    QTest::addColumn<QString>("power");
    const auto row = [](const char* name, const char* speaker, const char* listener,
                        const char* power) {
        QTest::newRow(name) << QString::fromLatin1(speaker) << QString::fromLatin1(listener)
                            << QString::fromLatin1(power);
    };
    row("high speaks to low", "manager", "employee", "high-to-low");
    row("low speaks to high", "student", "teacher", "low-to-high");
    row("any case, inside other words", "Grandmother", "GRANDSON", "high-to-low");
    row("two words", "older sibling", "younger sibling", "high-to-low");
    row("reversed two words", "younger sibling", "older sibling", "low-to-high");
    row("neither", "friend", "friend", "peer");
    row("high to nobody", "boss", "friend", "peer");
    row("nobody to low", "friend", "intern", "peer");
    row("high to high", "boss", "manager", "peer");
    row("low to low", "student", "junior", "peer");
    row("empty", "", "", "peer");
    row("internal holds intern", "internal auditor", "principal", "low-to-high");
    row("person holds son", "boss", "salesperson", "high-to-low");
    row("both words in one role: the speaker's high word first", "senior student", "junior manager",
        "high-to-low");
    row("every high word", "principal", "patient", "high-to-low");
    row("every low word", "daughter", "doctor", "low-to-high");
    row("mentee is not mentor", "mentor", "mentee", "high-to-low");
}

void VocabularyTest::derivePowerRelation_followsRoleWords()
{
    QFETCH(QString, speaker);
    QFETCH(QString, listener);
    QFETCH(QString, power);
    QCOMPARE(QString(powerToken(derivePowerRelation(speaker, listener))), power);
}

void VocabularyTest::roleFromToken_refusesOtherWords()
{
    QVERIFY(roleFromToken(QStringLiteral(" Adjudicator")) == Role::Adjudicator);
    QVERIFY(!roleFromToken(QStringLiteral("admin")));
    QVERIFY(!roleFromToken(QString()));
}

SUBTEXT_TEST(VocabularyTest)
#include "vocabularytest.moc"
