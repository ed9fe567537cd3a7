// SPDX-License-Identifier: MIT
#include "core/course/readers.h"
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/readerform.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

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

SUBTEXT_TEST(CliReadersTest)
#include "clireaderstest.moc"
