// SPDX-License-Identifier: MIT
#include "core/course/aboutreaders.h"
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/operation/datalock.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/readerform.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

/// What annotators say about themselves.
class ReadersTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void form_isKeptAndOpenedAgain();
    void form_staysOnceAnybodyAnswered();
    void before_isDueUntilAnswered();
    void after_isDueAfterTheLastItem();
    void answer_isChangedByANewRow();
    void sameAnswer_isNoOperation();
    void answer_isOneThatTheFormTakes();
    void lockedStudy_takesNone();
    void chain_coversIt();
    void consent_namesTheForm();
};

namespace {

const QString AgeField = QStringLiteral("age");
const QString LanguageField = QStringLiteral("first_language");

TestStudy::Shape askingReaders()
{
    TestStudy::Shape shape = TestStudy::single(2);
    shape.protocol.readerForm = aReaderForm();
    return shape;
}

} // namespace

void ReadersTest::form_isKeptAndOpenedAgain()
{
    TestStudy test(askingReaders());
    test.reopen();
    QVERIFY(must(test->readers().form()) == aReaderForm());
    Protocol rules = must(test->protocol());
    rules.readerForm = {};
    VERIFY_HOLDS(test->courseRules().setProtocol(rules));
    QVERIFY(must(test->readers().form()).isEmpty());
    rules.readerForm = aReaderForm();
    rules.readerForm.fields.front().token = QStringLiteral("no token");
    COMPARE_ERROR(test->courseRules().setProtocol(rules), ErrorCode::InvalidValue);
}

void ReadersTest::form_staysOnceAnybodyAnswered()
{
    TestStudy test(askingReaders());
    VERIFY_HOLDS(test->readers().answer(test.person(1), {{AgeField, QString()}}));
    Protocol rules = must(test->protocol());
    rules.readerForm = {};
    COMPARE_ERROR(test->courseRules().setProtocol(rules), ErrorCode::LabelledWork);
    rules = must(test->protocol());
    rules.secondLooks = 10; // anything else can still change
    VERIFY_HOLDS(test->courseRules().setProtocol(rules));
}

void ReadersTest::before_isDueUntilAnswered()
{
    TestStudy test(askingReaders());
    const PersonId one = test.person(1);
    QVERIFY(must(test->readers().isDue(one, ReaderMoment::Before)));
    VERIFY_HOLDS(test->readers().answer(one, {{AgeField, QStringLiteral("18-27")}}));
    QVERIFY(must(test->readers().isDue(one, ReaderMoment::Before)));
    VERIFY_HOLDS(test->readers().answer(one, {{LanguageField, QString()}}));
    QVERIFY(!must(test->readers().isDue(one, ReaderMoment::Before)));
    const AboutReaders::Answers said = must(test->readers().of(one));
    QCOMPARE(said.size(), std::size_t{2});
    QCOMPARE(said.at(AgeField), QStringLiteral("18-27"));
    QVERIFY(said.at(LanguageField).isEmpty());
}

void ReadersTest::after_isDueAfterTheLastItem()
{
    TestStudy test(askingReaders());
    const PersonId one = test.person(1);
    for (int item = 1; item <= 2; ++item) {
        QVERIFY(!must(test->readers().isDue(one, ReaderMoment::After)));
        VERIFY_HOLDS(
            test.labelling().submit(one, test.scenario(item), submissionOf(completeAnswer())));
    }
    QVERIFY(must(test->readers().isDue(one, ReaderMoment::After)));
    VERIFY_HOLDS(
        test->readers().answer(one, {{QStringLiteral("sarcastic"), QStringLiteral("yes")}}));
    QVERIFY(!must(test->readers().isDue(one, ReaderMoment::After)));
}

void ReadersTest::answer_isChangedByANewRow()
{
    TestStudy test(askingReaders());
    const PersonId one = test.person(1);
    // The clock stands still; the later word counts all the same.
    for (const char* value : {"18-27", "28-37", ""})
        VERIFY_HOLDS(test->readers().answer(one, {{AgeField, QString::fromLatin1(value)}}));
    QVERIFY(must(test->readers().of(one)).at(AgeField).isEmpty());
    test.close();
    RawSql sql(test.path());
    QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM reader_answer")), QStringLiteral("3"));
}

void ReadersTest::sameAnswer_isNoOperation()
{
    TestStudy test(askingReaders());
    const AboutReaders::Answers answers{{AgeField, QStringLiteral("18-27")}};
    VERIFY_HOLDS(test->readers().answer(test.person(1), answers));
    VERIFY_HOLDS(test->readers().answer(test.person(1), answers));
    test.close();
    RawSql sql(test.path());
    QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM audit WHERE action = 'reader.answer'")),
             QStringLiteral("1"));
    QVERIFY(!sql.value(QStringLiteral("SELECT detail FROM audit WHERE action = 'reader.answer'"))
                 .contains(QStringLiteral("18-27")));
}

void ReadersTest::answer_isOneThatTheFormTakes()
{
    TestStudy test(askingReaders());
    const PersonId one = test.person(1);
    COMPARE_ERROR(test->readers().answer(one, {{QStringLiteral("shoes"), QString()}}),
                  ErrorCode::InvalidValue);
    COMPARE_ERROR(test->readers().answer(one, {{LanguageField, QStringLiteral("german")},
                                               {AgeField, QStringLiteral("20")}}),
                  ErrorCode::InvalidValue);
    QVERIFY(must(test->readers().of(one)).empty());
    const PersonId lead =
        must(
            test.roster().add({{QStringLiteral("L01"), QStringLiteral("Lead"), Role::Coordinator}}))
            .front()
            .id;
    COMPARE_ERROR(test->readers().answer(lead, {{AgeField, QString()}}), ErrorCode::WrongRole);
}

void ReadersTest::lockedStudy_takesNone()
{
    TestStudy test(askingReaders());
    VERIFY_HOLDS(test->dataLock().lock(QStringLiteral("Done."), {}));
    COMPARE_ERROR(test->readers().answer(test.person(1), {{AgeField, QString()}}),
                  ErrorCode::StudyLocked);
    QVERIFY(!must(test->readers().isDue(test.person(1), ReaderMoment::Before)));
}

void ReadersTest::chain_coversIt()
{
    TestStudy test(askingReaders());
    VERIFY_HOLDS(test->readers().answer(test.person(1), {{AgeField, QStringLiteral("18-27")}}));
    VERIFY_HOLDS(test->verifyAudit());
    test.close();
    {
        RawSql sql(test.path());
        QVERIFY(!sql.run(QStringLiteral("UPDATE reader_answer SET value = '28-37'")).isEmpty());
        QCOMPARE(sql.runUnguarded(QStringLiteral("UPDATE reader_answer SET value = '28-37'")),
                 QString());
    }
    test.reopen();
    QVERIFY(!test->verifyAudit().has_value());
}

void ReadersTest::consent_namesTheForm()
{
    TestStudy::Shape shape = TestStudy::single(1);
    shape.protocol.isConsentRequired = true;
    TestStudy test(shape);
    const PersonId one = test.person(1);
    const ConsentText without = must(test->consents().text());
    QCOMPARE(without.text, without.written);
    VERIFY_HOLDS(test->consents().record(one, true));
    Protocol rules = must(test->protocol());
    rules.readerForm = aReaderForm();
    VERIFY_HOLDS(test->courseRules().setProtocol(rules));
    QVERIFY(must(test->consents().isDue(one))); // they agreed to less
    const ConsentText with = must(test->consents().text());
    QCOMPARE(with.written, without.written);
    QVERIFY(with.text.contains(QStringLiteral("Prefer not to say")));
    QVERIFY(with.sha256 != without.sha256);
    QVERIFY(must(test->consents().text(QStringLiteral("de")))
                .text.contains(QStringLiteral("Keine Angabe")));
    VERIFY_HOLDS(test->consents().record(one, true, QStringLiteral("de")));
    QVERIFY(!must(test->consents().isDue(one)));
    VERIFY_HOLDS(test->consents().setText(QStringLiteral("Our own words.\n")));
    QVERIFY(must(test->consents().isDue(one)));
    QVERIFY(must(test->consents().text()).text.startsWith(QStringLiteral("Our own words.\n\n## ")));
    VERIFY_HOLDS(test->consents().record(one, true, QStringLiteral("es")));
    QVERIFY(!must(test->consents().isDue(one)));
}

SUBTEXT_TEST(ReadersTest)
#include "readerstest.moc"
