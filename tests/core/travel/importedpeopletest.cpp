// SPDX-License-Identifier: MIT
#include "tests/core/travel/importfixture.h"
#include "tests/support/rawsql.h"
#include "tests/support/refusalchecks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// Whose answers a file has.
class ImportedPeopleTest : public QObject, private ImportFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }
    void twoNamesOfOnePerson_areRefusedAsOneAnswerTooMany();
    void peopleOfOtherRoles_doNotLabel();
    void people_areKnownByCodeThenByName();
    void codesInPlaceOfNames_areThoseOfTheRoster();
    void newCodeThatMisleads_isRefused_data();
    void newCodeThatMisleads_isRefused();
    void codesGivenAway_lookLikeNoneOfTheFile();
    void newPeople_getCodesInTheOrderOfTheirNames();
};

void ImportedPeopleTest::twoNamesOfOnePerson_areRefusedAsOneAnswerTooMany()
{
    const auto coded = [](const char* name) {
        return tidyRow("1", name, "joy").replace(",,joy", ",A07,joy");
    };
    const ImportReport report =
        imported(coded("Ann") + coded("Annie") + tidyRow("2", "Bob", "joy"));
    QCOMPARE(report.refused.size(), std::size_t{1});
    QCOMPARE(report.refused.front().reason, RefusalReason::DuplicateAnswer);
    QCOMPARE(report.scenarios, 1);
    QCOMPARE(report.annotations, 1);
}

void ImportedPeopleTest::peopleOfOtherRoles_doNotLabel()
{
    VERIFY_HOLDS(m_study->roster().add({{{}, QStringLiteral("Ann"), Role::Adjudicator}}));
    const ImportReport report = imported(TwoScenes);
    QCOMPARE(report.refused.size(), std::size_t{2});
    QCOMPARE(report.refused.front().reason, RefusalReason::NotAnAnnotator);
    QCOMPARE(report.scenarios, 0);
}

void ImportedPeopleTest::people_areKnownByCodeThenByName()
{
    VERIFY_HOLDS(m_study->roster().add(
        {{QStringLiteral("X9"), QStringLiteral("Ann"), {}}, {{}, QStringLiteral("Bob"), {}}}));
    imported(tidyRow("1", "A. Other", "joy").replace(",,joy", ",x9,joy") +
             tidyRow("1", " Bob ", "joy") +
             tidyRow("1", "bob", "joy")); // another person: names are taken as they are
    QCOMPARE(must(m_study->roster().people()).size(), std::size_t{3});
    const auto raters = must((*m_study)->raters(must((*m_study)->scenarios()).front().id));
    QCOMPARE(must(m_study->roster().person(raters.at(0)))->name, QStringLiteral("Ann"));
    QCOMPARE(must(m_study->roster().person(raters.at(1)))->name, QStringLiteral("Bob"));
    QCOMPARE(must(m_study->roster().person(raters.at(2)))->code, QStringLiteral("A02"));
}

void ImportedPeopleTest::codesInPlaceOfNames_areThoseOfTheRoster()
{
    VERIFY_HOLDS(
        m_study->roster().add({{QStringLiteral("A01"), QStringLiteral("Zoe"), Role::Annotator},
                               {QStringLiteral("A02"), QStringLiteral("Abe"), Role::Annotator}}));
    imported(tidyRow("1", "a02", "joy") + tidyRow("1", "Zoe", "fear") + tidyRow("2", "Cid", "joy"));
    QStringList names;
    for (const Person& person : must((*m_study)->roster().people()))
        names << person.name;
    QCOMPARE(names,
             (QStringList{QStringLiteral("Zoe"), QStringLiteral("Abe"), QStringLiteral("Cid")}));
    QCOMPARE(must((*m_study)->counts()).annotations, 3);
}

void ImportedPeopleTest::newCodeThatMisleads_isRefused_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<RefusalReason>("reason");
    QTest::newRow("invisible character")
        << QStringLiteral("A\u200B07") << RefusalReason::UnusableCode;
    QTest::newRow("two scripts") << QStringLiteral("A\u0416") << RefusalReason::UnusableCode;
    QTest::newRow("Cyrillic") << QStringLiteral("\u041007") << RefusalReason::TakenCode;
    QTest::newRow("full width") << QStringLiteral("\uFF2107") << RefusalReason::TakenCode;
}

void ImportedPeopleTest::newCodeThatMisleads_isRefused()
{
    QFETCH(QString, code);
    QFETCH(RefusalReason, reason);
    const auto coded = [](const char* id, const char* name, const QByteArray& of) {
        return tidyRow(id, name, "joy").replace(",,joy", ',' + of + ",joy");
    };
    const ImportReport report =
        imported(coded("1", "Ann", "A07") + coded("2", "Bob", code.toUtf8()) +
                 coded("3", "Ann", code.toUtf8()));
    QCOMPARE(report.refused.size(), std::size_t{1});
    QCOMPARE(report.refused.front().reason, reason);
    QCOMPARE(report.refused.front().column, QStringLiteral("annotator_code"));
    QCOMPARE(report.refused.front().value, code);
    QCOMPARE(report.refused.front().line, 3);
    QCOMPARE(report.scenarios, 2); // the third is by Ann, who is known by name
    QCOMPARE(codes(), QStringList{QStringLiteral("A07")});
}

void ImportedPeopleTest::codesGivenAway_lookLikeNoneOfTheFile()
{
    imported(tidyRow("1", "Ann", "joy") + tidyRow("1", "Bob", "joy")
                                              .replace(",,joy", ",\xD0\x90"
                                                                "01,joy"));
    QCOMPARE(codes(), (QStringList{QStringLiteral("A02"), QStringLiteral("\u041001")}));
}

void ImportedPeopleTest::newPeople_getCodesInTheOrderOfTheirNames()
{
    // The rows name Zoe first, and somebody else brings the code A02 along.
    imported(tidyRow("1", "Zoe", "joy") + tidyRow("1", "Ada", "joy") +
             tidyRow("1", "Mia", "joy").replace(",,joy", ",A02,joy") + tidyRow("1", "Kai", "fear"));
    QStringList codes;
    for (const char* name : {"Ada", "Kai", "Mia", "Zoe"}) {
        for (const Person& person : must(m_study->roster().people())) {
            if (person.name == QLatin1String(name))
                codes << person.code;
        }
    }
    QCOMPARE(codes.join(u' '), QStringLiteral("A01 A03 A02 A04"));
}

SUBTEXT_TEST(ImportedPeopleTest)
#include "importedpeopletest.moc"
