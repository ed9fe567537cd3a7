// SPDX-License-Identifier: MIT
#include "core/course/aboutreaders.h"
#include "core/course/labelling.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/readerform.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/actions/actionregistry.h"
#include "ui/agreement/agreementpage.h"
#include "ui/forms/readerformchoice.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// The lines about readers in the Agreement place, and the form where it is chosen.
class AgreementReadersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groups_haveTheirFigures();
    void withoutTheForm_thereIsNoLine();
    void file_isTakenAndShown();
    void wrongFile_isToldByPlace();
};

namespace {

/// One scene for three people: the first two are of one age and read joy and fear.
QString readersLine(bool isAsked)
{
    TestStudy::Shape shape = TestStudy::single(1);
    shape.annotators = 3;
    shape.ratersPerItem = 3;
    if (isAsked)
        shape.protocol.readerForm = aReaderForm();
    TestStudy study(shape);
    const QString age = QStringLiteral("age");
    for (int person = 1; person <= 3; ++person) {
        const Answer answer = completeAnswer(person == 1 ? Emotion::Joy : Emotion::Fear);
        must(study.labelling().submit(study.person(person), study.scenario(1),
                                      submissionOf(answer)));
        const QString value = person == 3 ? QStringLiteral("48-49") : QStringLiteral("18-27");
        if (isAsked)
            must(study->readers().answer(study.person(person), {{age, value}}));
    }
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    QSignalSpy updated(&page, &AgreementPage::updated);
    page.setVisible(true);
    page.start(study.study(), Person(), study.environment());
    if (updated.isEmpty() && !updated.wait(20'000))
        return QStringLiteral("no figures");
    const auto* line = child<QLabel>(page, "readerGroups");
    const QString text = line->isHidden() ? QString() : line->text();
    page.stop();
    return text;
}

} // namespace

void AgreementReadersTest::groups_haveTheirFigures()
{
    const QString line = readersLine(true);
    for (const char* said : {"How old are you?", "(2 people): Fleiss", "n = 1 items",
                             "Left out: 1 answers given by fewer than 2 people each."})
        QVERIFY2(line.contains(QString::fromUtf8(said)), qPrintable(line));
    QVERIFY2(!line.contains(QStringLiteral("48")), qPrintable(line));
}

void AgreementReadersTest::withoutTheForm_thereIsNoLine()
{
    QCOMPARE(readersLine(false), QString());
}

void AgreementReadersTest::file_isTakenAndShown()
{
    QTemporaryDir folder;
    ScriptedPrompts prompts;
    QWidget window;
    ReaderFormChoice choice(prompts, &window);
    QSignalSpy changed(&choice, &ReaderFormChoice::changed);
    QVERIFY(choice.words()->text().isEmpty());
    choice.readFile(writeFile(folder.filePath(QStringLiteral("form.json")), readerFormBytes()));
    QCOMPARE(changed.count(), 1);
    QVERIFY(choice.form() == aReaderForm());
    QVERIFY(choice.words()->text().contains(
        QStringLiteral("After the last item: Are you sarcastic yourself?")));
    choice.removeButton()->click();
    QVERIFY(choice.form().isEmpty());
    QVERIFY(choice.words()->text().isEmpty());
}

void AgreementReadersTest::wrongFile_isToldByPlace()
{
    QTemporaryDir folder;
    ScriptedPrompts prompts;
    QWidget window;
    ReaderFormChoice choice(prompts, &window);
    choice.setForm(aReaderForm());
    choice.readFile(writeFile(folder.filePath(QStringLiteral("form.json")),
                              readerFormBytes().replace("\"range\"", "\"text\"")));
    QVERIFY(choice.form() == aReaderForm()); // as before
    QVERIFY(!prompts.said.isEmpty());
    QVERIFY2(prompts.said.last().contains(QStringLiteral("fields[1].kind")),
             qPrintable(prompts.said.last()));
}

SUBTEXT_TEST(AgreementReadersTest)
#include "agreementreaderstest.moc"
