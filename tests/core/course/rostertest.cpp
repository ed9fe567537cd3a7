// SPDX-License-Identifier: MIT
#include "core/course/roster.h"

#include "core/course/assigning.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/rosters.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

class RosterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void add_givesTheNextFreeCode();
    void add_givesNoCodeThatLooksLikeAnother();
    void add_trimsCodeAndName();
    void add_takesEverybodyOrNobody_data();
    void add_takesEverybodyOrNobody();
    void byCode_ignoresCase();
    void progress_countsItemsNotRevisions();
    void parseRoster_readsLines_data();
    void parseRoster_readsLines();
    void passedOverColumns_areNamed();
    void addRoster_knowsWhoIsThereAlready();
    void rosterText_isReadAsTheSame_data();
    void rosterText_isReadAsTheSame();
    void lineUnderRosterText_meansWhatItMeansAnywhere();
    void codeOfAName_isRefused_data();
    void codeOfAName_isRefused();
    void parseRoster_namesTheBadLine_data();
    void parseRoster_namesTheBadLine();

private:
    using People = std::vector<Roster::NewPerson>;
    static QString describePeople(const People& people);
    std::unique_ptr<TestStudy> m_study; // A01 and A02 are on the roster
};

void RosterTest::init()
{
    TestStudy::Shape shape;
    shape.annotators = 2;
    shape.ratersPerItem = 0;
    m_study = std::make_unique<TestStudy>(shape);
}

void RosterTest::cleanup()
{
    m_study.reset();
}

QString RosterTest::describePeople(const People& people)
{
    QStringList words;
    for (const Roster::NewPerson& person : people)
        words << person.code + u'|' + person.name + u'|' + roleToken(person.role);
    return words.join(u';');
}

void RosterTest::add_givesTheNextFreeCode()
{
    const auto added = m_study->roster().add({{QStringLiteral("A04"), QStringLiteral("Four"), {}},
                                              {{}, QStringLiteral("Three"), Role::Annotator},
                                              {{}, QStringLiteral("Five"), Role::Coordinator}});
    VERIFY_HOLDS(added);
    QCOMPARE(added->at(0).code, QStringLiteral("A04"));
    QCOMPARE(added->at(1).code, QStringLiteral("A03"));
    QCOMPARE(added->at(2).code, QStringLiteral("A05"));
    QVERIFY(added->at(2).role == Role::Coordinator);
    QVERIFY(must(m_study->roster().people()).back() == added->at(2));
}

void RosterTest::add_givesNoCodeThatLooksLikeAnother()
{
    const auto added = m_study->roster().add({{{}, QStringLiteral("First"), {}},
                                              {QStringLiteral("\u041003"), QStringLiteral("x"), {}},
                                              {{}, QStringLiteral("Second"), {}}});
    VERIFY_HOLDS(added);
    QCOMPARE(added->at(0).code, QStringLiteral("A04"));
    QCOMPARE(added->at(2).code, QStringLiteral("A05"));
}

void RosterTest::add_trimsCodeAndName()
{
    const auto added =
        m_study->roster().add({{QStringLiteral(" m1 "), QStringLiteral("\tMo\r\nLi \n"), {}}});
    VERIFY_HOLDS(added);
    QCOMPARE(added->front().code, QStringLiteral("m1"));
    QCOMPARE(added->front().name, QStringLiteral("Mo Li")); // on one line
}

void RosterTest::add_takesEverybodyOrNobody_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("name");
    QTest::addColumn<ErrorCode>("error");
    QTest::addColumn<QString>("value");
    QTest::newRow("code on the roster") << QStringLiteral("A01") << QStringLiteral("x")
                                        << ErrorCode::DuplicateCode << QStringLiteral("A01");
    QTest::newRow("code in another case") << QStringLiteral("a02") << QStringLiteral("x")
                                          << ErrorCode::DuplicateCode << QStringLiteral("a02");
    QTest::newRow("code of the one before") << QStringLiteral("n1") << QStringLiteral("x")
                                            << ErrorCode::DuplicateCode << QStringLiteral("n1");
    QTest::newRow("look-alike of a code on the roster")
        << QStringLiteral("\u041001") << QStringLiteral("x") << ErrorCode::DuplicateCode
        << QStringLiteral("\u041001");
    QTest::newRow("look-alike of the one before")
        << QStringLiteral("\uFF2E1") << QStringLiteral("x") << ErrorCode::DuplicateCode
        << QStringLiteral("\uFF2E1");
    QTest::newRow("invisible character") << QStringLiteral("N\u200B2") << QStringLiteral("x")
                                         << ErrorCode::InvalidValue << QStringLiteral("N\u200B2");
    QTest::newRow("two scripts") << QStringLiteral("N\u0416") << QStringLiteral("x")
                                 << ErrorCode::InvalidValue << QStringLiteral("N\u0416");
    QTest::newRow("no name") << QStringLiteral("N2") << QString() << ErrorCode::InvalidValue
                             << QStringLiteral("N2");
    QTest::newRow("blank name") << QStringLiteral("N2") << QStringLiteral("  ")
                                << ErrorCode::InvalidValue << QStringLiteral("N2");
}

void RosterTest::add_takesEverybodyOrNobody()
{
    QFETCH(QString, code);
    QFETCH(QString, name);
    QFETCH(ErrorCode, error);
    QFETCH(QString, value);
    const auto added = m_study->roster().add(
        {{QStringLiteral("N1"), QStringLiteral("Good"), {}}, {code, name, Role::Annotator}});
    COMPARE_ERROR(added, error);
    QCOMPARE(added.error().value, value);
    QCOMPARE(must(m_study->roster().people()).size(), std::size_t{2});
    QVERIFY(!must(m_study->roster().byCode(QStringLiteral("N1"))));
    VERIFY_HOLDS((*m_study)->verifyAudit());
}

void RosterTest::byCode_ignoresCase()
{
    const auto person = must(m_study->roster().byCode(QStringLiteral("a02")));
    QVERIFY(person.has_value());
    QCOMPARE(person->name, QStringLiteral("Person 2"));
    QVERIFY(must(m_study->roster().person(person->id)) == person);
}

void RosterTest::progress_countsItemsNotRevisions()
{
    VERIFY_HOLDS(m_study->assigning().assign(1, 42));
    const PersonId person = m_study->person(1);
    const auto items = must(m_study->labelling().items(person));
    for (int i : {0, 0, 1})
        VERIFY_HOLDS(m_study->labelling().submit(person,
                                                 items.at(static_cast<std::size_t>(i)).scenario,
                                                 submissionOf(completeAnswer())));
    const auto progress = must(m_study->roster().progress());
    QCOMPARE(progress.size(), std::size_t{2});
    QVERIFY(progress[0].person == person);
    QCOMPARE(progress[0].assigned, static_cast<qint64>(items.size()));
    QCOMPARE(progress[0].labelled, 2);
    QCOMPARE(progress[1].labelled, 0);
    QCOMPARE(progress[0].assigned + progress[1].assigned, 10);
}

void RosterTest::parseRoster_readsLines_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("people");
    const auto row = [](const char* name, const char* text, const char* people) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(people);
    };
    row("nothing", "", "");
    row("blank lines", "\n  \n\t\n", "");
    row("a name", "Ann Lee", "|Ann Lee|annotator");
    row("code and name", "A01, Ann Lee", "A01|Ann Lee|annotator");
    row("code, name and role", "M01,Mo,adjudicator", "M01|Mo|adjudicator");
    row("role in capitals", "C01, Cy, Coordinator ", "C01|Cy|coordinator");
    row("semicolons", "A01;Ann;annotator", "A01|Ann|annotator");
    row("tabs", "A01\tAnn\tannotator", "A01|Ann|annotator");
    row("no code", ", Ann", "|Ann|annotator");
    row("empty role", "A01, Ann,", "A01|Ann|annotator");
    row("role anywhere", "Ruth Adler, adjudicator", "|Ruth Adler|adjudicator");
    row("role first", "coordinator; C01; Cy", "C01|Cy|coordinator");
    row("surname first", "Ortiz, Pablo", "|Pablo Ortiz|annotator");
    row("surname first, with a code", "A07, Ortiz, Pablo", "A07|Pablo Ortiz|annotator");
    row("surname first, quoted", "\"Ortiz, Pablo\", A07", "A07|Pablo Ortiz|annotator");
    row("address", "Lena Voss, lena@uni.edu", "|Lena Voss|annotator");
    row("address in brackets", "Lena Voss <lena@uni.edu>", "|Lena Voss|annotator");
    row("address first", "lena@uni.edu\tA02\tLena Voss", "A02|Lena Voss|annotator");
    row("student", "Lena Voss, student", "|Lena Voss|annotator");
    row("expert", "Lena Voss, expert", "|Lena Voss|adjudicator");
    row("ragged", "Ann Low\nM01, Ruth Adler, adjudicator\nA02, Bo",
        "|Ann Low|annotator;M01|Ruth Adler|adjudicator;A02|Bo|annotator");
    row("header", "role,name,code\nadjudicator,Ann Low,M1\n,Bo Kay,\n",
        "M1|Ann Low|adjudicator;|Bo Kay|annotator");
    row("header alone", "code, name, role", "");
    row("Moodle",
        "\"First name\",\"Last name\",\"ID number\",\"Email address\",Roles,Groups\n"
        "Pablo,Ortiz,4471920,pablo@uni.edu,Student,\n"
        "\"Li Na\",\"van Dam\",4471921,li@uni.edu,Student,B\n",
        "|Pablo Ortiz|annotator;|Li Na van Dam|annotator");
    row("Moodle in German", "Vorname;Nachname;ID-Nummer;E-Mail-Adresse\nZoë;Groß;17;z@uni.edu\n",
        "|Zoë Groß|annotator");
    row("a list in German",
        "Name;Vorname;Matrikelnummer;Mailadresse;Rolle\nGroß;Zoë;4471920;z@uni.edu;\n",
        "|Zoë Groß|annotator");
    row("a list in German, with codes",
        "Code;Familienname;Vorname;E-Mail\nA07;Groß;Zoë;z@uni.edu\n", "A07|Zoë Groß|annotator");
    row("whole names in German", "Vollständiger Name;Mail\nZoë Groß;z@uni.edu\n",
        "|Zoë Groß|annotator");
    row("Canvas",
        "Student,ID,SIS User ID,SIS Login ID,Section\n"
        "    Points Possible,,,,\n\"Ortiz, Pablo\",811,4471920,pablo@uni.edu,Spring\n",
        "|Pablo Ortiz|annotator");
    row("ids that are codes", "id,name\nA07,Sam Weller\n,Ann Low\n",
        "A07|Sam Weller|annotator;|Ann Low|annotator");
    row("ids that are numbers", "id,name\n4471,Sam Weller\n", "|Sam Weller|annotator");
    row("ids that are students' numbers", "id,name\nS4471920,Sam Weller\n",
        "|Sam Weller|annotator");
    row("ids that are names", "id,name\nweller1,Sam Weller\n", "|Sam Weller|annotator");
    row("ids beside codes", "id,code,name\nX1,A07,Sam Weller\n", "A07|Sam Weller|annotator");
    row("semicolon inside quotation marks",
        "First name,Last name,Email address,Groups\nLena,Voss,lena@uni.edu,\"A; B\"\n",
        "|Lena Voss|annotator");
    row("tab inside quotation marks", "A01,\"Ann\tLee\"", "A01|Ann Lee|annotator");
    row("two quotation marks inside", "\"Ann \"\"A; B\"\" Lee\", A01",
        "A01|Ann \"A; B\" Lee|annotator");
    row("several, CRLF, blank between", "Ann\r\n\r\nB2, Bo\r\n", "|Ann|annotator;B2|Bo|annotator");
    row("beyond ASCII", "Zoë 🙂", "|Zoë 🙂|annotator");
    row("two of one name", "Ann\nAnn", "|Ann|annotator;|Ann|annotator");
}

void RosterTest::parseRoster_readsLines()
{
    QFETCH(QString, text);
    QFETCH(QString, people);
    const auto parsed = parseRoster(text);
    VERIFY_HOLDS(parsed);
    QCOMPARE(describePeople(*parsed), people);
}

void RosterTest::passedOverColumns_areNamed()
{
    const auto of = [](const char* text) {
        return passedOverColumns(QString::fromUtf8(text)).join(u'|');
    };
    QCOMPARE(of("id,name,Groups,Notes\n4471,Sam,B,\n"), QStringLiteral("id|Groups"));
    QCOMPARE(of("id,name\nA07,Sam\n"), QString()); // the codes
    QCOMPARE(of("Name;Vorname;Matrikelnummer;Gruppe\nGroß;Zoë;4471920;B\n"),
             QStringLiteral("Matrikelnummer|Gruppe"));
    QCOMPARE(of("A07,Sam\nA08,Ann\n"), QString());
    QCOMPARE(of(""), QString());
}

void RosterTest::addRoster_knowsWhoIsThereAlready()
{
    const auto added = [](const char* first, const char* second) {
        std::vector<RosterEntry> entries = readRoster(QString::fromUtf8(first));
        const QStringList both = addRoster(entries, readRoster(QString::fromUtf8(second)));
        QStringList people;
        for (const RosterEntry& entry : entries)
            people << entry.code + u'|' + entry.name + u'|' + entry.email + u'|' +
                          roleToken(entry.role);
        return people.join(u';') + QStringLiteral(" = ") + both.join(u',');
    };
    QCOMPARE(added("Ann Low", "A07, ann low, a@uni.edu, adjudicator\nBo"),
             QStringLiteral("A07|Ann Low|a@uni.edu|adjudicator;|Bo||annotator = Ann Low"));
    QCOMPARE(added("Ann Low, b@uni.edu", "Ann Low, a@uni.edu"),
             QStringLiteral("|Ann Low|b@uni.edu|annotator;|Ann Low|a@uni.edu|annotator = "));
    QCOMPARE(added("A01, Ann Low", "A02, Ann Low"),
             QStringLiteral("A01|Ann Low||annotator;A02|Ann Low||annotator = "));
    QCOMPARE(added("Ann Low", "Ann Low\nAnn Low"),
             QStringLiteral("|Ann Low||annotator;|Ann Low||annotator = Ann Low"));
    QCOMPARE(added("M01, Ann Low, adjudicator", "C01, Ann Low, coordinator"),
             QStringLiteral("M01|Ann Low||adjudicator;C01|Ann Low||coordinator = "));
}

// What a person changes in the table is written back as text.
void RosterTest::rosterText_isReadAsTheSame_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nobody") << QString();
    QTest::newRow("names") << QStringLiteral("Ann Low\n\nBo");
    QTest::newRow("everything") << QStringLiteral("M01, Ruth Adler, adjudicator, r@uni.edu");
    QTest::newRow("problems") << QStringLiteral("A01, Ann\na01, Bo\nA03,\nCy, boss");
    QTest::newRow("quotation marks") << QStringLiteral("\"Ann \"\"Al\"\" Low\"");
    QTest::newRow("a cell too many") << QStringLiteral("Ortiz, Maya, Weller\nBo");
    QTest::newRow("codes without digits") << QStringLiteral("code,name\nM,Ruth Adler");
    QTest::newRow("a name with commas") << QStringLiteral("name\n\"Low, Ann, Dr\"");
}

void RosterTest::rosterText_isReadAsTheSame()
{
    QFETCH(QString, text);
    const auto withoutPlaces = [](std::vector<RosterEntry> entries) {
        for (RosterEntry& entry : entries)
            entry.line = 0;
        return entries;
    };
    const std::vector<RosterEntry> read = readRoster(text);
    QVERIFY(withoutPlaces(readRoster(rosterText(read))) == withoutPlaces(read));
}

// A header of the program's own would make a surname a code, which a release publishes.
void RosterTest::lineUnderRosterText_meansWhatItMeansAnywhere()
{
    const QString text = rosterText(
        readRoster(QStringLiteral("code,name,role,e-mail\nA07,Sam Weller,,s@uni.edu\n,Ann Low")));
    const auto parsed = parseRoster(text + QStringLiteral("Ortiz, Pablo"));
    VERIFY_HOLDS(parsed);
    QCOMPARE(describePeople(*parsed), QStringLiteral("A07|Sam Weller|annotator;|Ann Low|annotator;"
                                                     "|Pablo Ortiz|annotator"));
}

void RosterTest::codeOfAName_isRefused_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("isRefused");
    QTest::newRow("a word") << QStringLiteral("lena") << true;
    QTest::newRow("a word and a number") << QStringLiteral("Voss07") << true;
    QTest::newRow("the beginning") << QStringLiteral("Len") << true;
    QTest::newRow("both") << QStringLiteral("LenaV") << true;
    QTest::newRow("full width") << QStringLiteral("\uFF36oss") << true;
    QTest::newRow("one letter") << QStringLiteral("L1") << false;
    QTest::newRow("of the program") << QStringLiteral("A09") << false;
    QTest::newRow("another's") << QStringLiteral("Maya") << false;
}

void RosterTest::codeOfAName_isRefused()
{
    QFETCH(QString, code);
    QFETCH(bool, isRefused);
    const auto added = m_study->roster().add({{code, QStringLiteral("Lena Voss"), {}}});
    QCOMPARE(added.has_value(), !isRefused);
    if (isRefused) {
        COMPARE_ERROR(added, ErrorCode::InvalidValue);
        QCOMPARE(added.error().detail, QStringLiteral("name-in-code"));
        QCOMPARE(must(m_study->roster().people()).size(), std::size_t{2});
    }
}

void RosterTest::parseRoster_namesTheBadLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<qint64>("line");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const char* text, ErrorCode code, qint64 line,
                        const char* value) {
        QTest::newRow(name) << QString::fromUtf8(text) << code << line << QString::fromUtf8(value);
    };
    row("unknown role", "Ann\nA02, Bo, boss", ErrorCode::InvalidValue, 2, "boss");
    row("no name", "A01,", ErrorCode::InvalidValue, 1, "A01");
    row("a cell too many", "\n\nA01, Ann, Bo, Cy", ErrorCode::InvalidValue, 3, "Cy");
    row("a cell beyond the header", "name\nOrtiz, Pablo", ErrorCode::InvalidValue, 2, "Pablo");
    row("an address alone", "lena@uni.edu", ErrorCode::InvalidValue, 1, "lena@uni.edu");
    row("a role that only a person can read", "Name,Roles\nAnn Low,Teacher",
        ErrorCode::InvalidValue, 2, "Teacher");
    row("a student's number", "Ann Low, 4471920", ErrorCode::InvalidValue, 1, "4471920");
    row("a name as a code", "voss7, Lena Voss", ErrorCode::InvalidValue, 1, "voss7");
    row("a name as a code, by its column", "code,name\nLena,Lena Voss", ErrorCode::InvalidValue, 2,
        "Lena");
    row("same code", "A01, Ann\nBo\nA01, Cy", ErrorCode::DuplicateCode, 3, "A01");
    row("look-alike", "A01, Ann\n\u041001, Cy", ErrorCode::DuplicateCode, 2, "\u041001");
    row("invisible character", "Ann\nA\u200B01, Cy", ErrorCode::InvalidValue, 2, "A\u200B01");
    row("same code, another case", "A01, Ann\na01, Cy", ErrorCode::DuplicateCode, 2, "a01");
}

void RosterTest::parseRoster_namesTheBadLine()
{
    QFETCH(QString, text);
    QFETCH(ErrorCode, code);
    QFETCH(qint64, line);
    QFETCH(QString, value);
    const auto parsed = parseRoster(text);
    COMPARE_ERROR(parsed, code);
    QCOMPARE(parsed.error().line, line);
    QCOMPARE(parsed.error().value, value);
}

SUBTEXT_TEST(RosterTest)

#include "rostertest.moc"
