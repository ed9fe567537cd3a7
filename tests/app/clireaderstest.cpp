// SPDX-License-Identifier: MIT
#include "core/course/aboutreaders.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/readerform.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonArray>

using namespace subtext;
using namespace subtext::test;

/// The form about readers on the command line.
class CliReadersTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void form_isSetAndTakenAway();
    void wrongForm_isNamedByItsPlace();
    void answeredForm_stays();
    void byReader_saysWhatGroupsChose();
    void byAnUnknownField_isWrongUsage();
};

namespace {

CliRun setForm(const TestStudy& study, const QString& file)
{
    return runCli({QStringLiteral("study"), QStringLiteral("set"), study.path(),
                   QStringLiteral("--reader-form"), file, QStringLiteral("--json")});
}

} // namespace

void CliReadersTest::form_isSetAndTakenAway()
{
    TestStudy study;
    study.close();
    const QString file = writeFile(study.filePath(QStringLiteral("form.json")), readerFormBytes());
    const CliRun set = setForm(study, file);
    VERIFY_STATUS(set, 0);
    QCOMPARE(set.json().value(QStringLiteral("reader_fields")).toInt(), 3);
    study.reopen();
    QVERIFY(must(study->readers().form()) == aReaderForm());
    study.close();
    const CliRun taken = setForm(study, QString());
    VERIFY_STATUS(taken, 0);
    study.reopen();
    QVERIFY(must(study->readers().form()).isEmpty());
}

void CliReadersTest::wrongForm_isNamedByItsPlace()
{
    TestStudy study;
    study.close();
    const QString file = writeFile(study.filePath(QStringLiteral("form.json")),
                                   readerFormBytes().replace("\"range\"", "\"text\""));
    const CliRun set = setForm(study, file);
    VERIFY_STATUS(set, 3);
    QVERIFY2(set.err.contains("fields[1].kind"), set.err);
}

void CliReadersTest::answeredForm_stays()
{
    TestStudy::Shape shape;
    shape.protocol.readerForm = aReaderForm();
    TestStudy study(shape);
    VERIFY_HOLDS(study->readers().answer(study.person(1), {{QStringLiteral("age"), QString()}}));
    study.close();
    const CliRun set = setForm(study, QString());
    QVERIFY(set.status != 0);
    QVERIFY2(set.err.contains("the form stays as it is"), set.err);
}

void CliReadersTest::byReader_saysWhatGroupsChose()
{
    TestStudy::Shape shape = TestStudy::single(1);
    shape.annotators = 4;
    shape.ratersPerItem = 4;
    shape.protocol.readerForm = aReaderForm();
    TestStudy study(shape);
    const char* values[]{"18-27", "18-27", "28-37", "48-49"};
    for (int person = 1; person <= 4; ++person) {
        must(study.labelling().submit(study.person(person), study.scenario(1),
                                      submissionOf(completeAnswer(Emotion::Fear))));
        VERIFY_HOLDS(study->readers().answer(
            study.person(person),
            {{QStringLiteral("age"), QString::fromLatin1(values[person - 1])}}));
    }
    study.close();
    const CliRun run =
        runCli({QStringLiteral("agreement"), study.path(), QStringLiteral("--by-reader"),
                QStringLiteral("age"), QStringLiteral("--json")});
    VERIFY_STATUS(run, 0);
    const QJsonObject json = run.json();
    const QJsonArray groups = json.value(QStringLiteral("groups")).toArray();
    QCOMPARE(groups.size(), 1);
    QCOMPARE(groups[0][QStringLiteral("value")].toString(), QStringLiteral("18-27"));
    QCOMPARE(groups[0][QStringLiteral("people")].toInt(), 2);
    QCOMPARE(json.value(QStringLiteral("others")).toInt(), 2);
    QVERIFY(!run.out.contains("28-37"));
}

void CliReadersTest::byAnUnknownField_isWrongUsage()
{
    TestStudy study;
    study.close();
    const CliRun run = runCli({QStringLiteral("agreement"), study.path(),
                               QStringLiteral("--by-reader"), QStringLiteral("age")});
    VERIFY_STATUS(run, 2);
}

SUBTEXT_TEST(CliReadersTest)
#include "clireaderstest.moc"
