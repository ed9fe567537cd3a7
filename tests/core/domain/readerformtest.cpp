// SPDX-License-Identifier: MIT
#include "core/domain/readerform.h"

#include "tests/support/readerform.h"
#include "tests/support/registeredtest.h"

#include <QTest>

using namespace subtext;
using namespace subtext::test;

/// The form that asks annotators about themselves.
class ReaderFormTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void document_isReadAndWrittenBack();
    void values_areThoseThatAFieldTakes();
    void words_areThoseOfTheWindow();
    void fault_hasAPlace_data();
    void fault_hasAPlace();
    void longDocument_isRefused();
};

void ReaderFormTest::document_isReadAndWrittenBack()
{
    const ReaderForm form = aReaderForm();
    QCOMPARE(form.fields.size(), std::size_t{3});
    QCOMPARE(form.atLeast, 2);
    QCOMPARE(form.fields[0].options[1].word, QStringLiteral("Spanish"));
    QVERIFY(form.fields[0].when == ReaderMoment::Before);
    QVERIFY(form.fields[2].when == ReaderMoment::After);
    const auto again = readReaderForm(readerFormDocument(form));
    QVERIFY(again.has_value());
    QVERIFY(*again == form);
    QCOMPARE(readerFormDocument({}), QByteArray());
}

void ReaderFormTest::values_areThoseThatAFieldTakes()
{
    const ReaderForm form = aReaderForm();
    const auto tokens = [](const ReaderField& field) {
        QStringList tokens;
        for (const ListedWord& value : readerValues(field))
            tokens << value.token;
        return tokens.join(u' ');
    };
    QCOMPARE(tokens(form.fields[0]), QStringLiteral("german spanish"));
    QCOMPARE(tokens(form.fields[1]), QStringLiteral("18-27 28-37 38-47 48-49"));
    QCOMPARE(tokens(form.fields[2]), QStringLiteral("yes no"));
    QVERIFY(!isReaderValue(form.fields[1], QStringLiteral("20")));
}

void ReaderFormTest::words_areThoseOfTheWindow()
{
    const ReaderField field = aReaderForm().fields.front();
    QCOMPARE(readerWord(field.word, field.others, QStringLiteral("de_AT")),
             QStringLiteral("Was ist Ihre Muttersprache?"));
    QCOMPARE(readerWord(field.word, field.others, QStringLiteral("es")),
             QStringLiteral("What is your first language?"));
}

void ReaderFormTest::fault_hasAPlace_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("place");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, const char* from, const char* to, const char* place,
                        TaskFaultCode code) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromLatin1(place)
                            << static_cast<int>(code);
    };
    using C = TaskFaultCode;
    row("another schema", "readers/1", "readers/2", "schema", C::WrongSchema);
    row("a free text", "\"range\"", "\"text\"", "fields[1].kind", C::UnknownWord);
    row("two of a name", "\"age\"", "\"first_language\"", "fields[1].token", C::EqualTokens);
    row("a name with a space", "\"age\"", "\"the age\"", "fields[1].token", C::BadToken);
    row("one option alone", ", \"spanish\"]", "]", "fields[0].options", C::TooFew);
    row("a range that ends before it begins", "\"to\": 49", "\"to\": 9", "fields[1].to",
        C::OutOfRange);
    row("a range of one", "\"step\": 10", "\"step\": 100", "fields[1]", C::TooFew);
    row("groups of one", "\"at_least\": 2", "\"at_least\": 1", "at_least", C::OutOfRange);
    row("a key that means nothing", "\"step\"", "\"steps\"", "fields[1]", C::UnknownKey);
    row("no question", "\"word\": \"How old are you?\", ", "", "fields[1].word", C::MissingKey);
    row("no language", "\"language\": \"en\",", "", "language", C::MissingKey);
    row("numbers of yes or no", "\"when\"", "\"from\": 1, \"when\"", "fields[2].from",
        C::UnknownKey);
}

void ReaderFormTest::fault_hasAPlace()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, place);
    QFETCH(int, code);
    const QByteArray changed = readerFormBytes().replace(from, to);
    QVERIFY(changed != readerFormBytes());
    const auto read = readReaderForm(changed);
    QVERIFY(!read.has_value());
    const auto& faults = read.error();
    const auto found = std::find_if(faults.begin(), faults.end(),
                                    [&](const TaskFault& fault) { return fault.place == place; });
    QVERIFY2(found != faults.end(), qPrintable(faults.front().place));
    QCOMPARE(static_cast<int>(found->code), code);
}

void ReaderFormTest::longDocument_isRefused()
{
    const auto read = readReaderForm(QByteArray(ReaderForm::MostBytes + 1, ' '));
    QVERIFY(!read.has_value());
    QVERIFY(read.error().front().code == TaskFaultCode::TooLarge);
}

SUBTEXT_TEST(ReaderFormTest)
#include "readerformtest.moc"
