// SPDX-License-Identifier: MIT
#include "core/course/labelling.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/actions/actionregistry.h"
#include "ui/agreement/agreementpage.h"
#include "ui/charts/surprisechart.h"

#include <QLabel>
#include <QSignalSpy>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// The line and the table about surprisingly popular labels in the Agreement place.
class AgreementSurprisesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void guesses_haveTheirFigures();
    void withoutTheRule_thereIsNoLine();
};

namespace {

struct ShownSurprises
{
    QString line;
    bool isCardShown = false;
    std::size_t rows = 0;
};

/// One scene for three people: two read joy, one reads fear, and all expect joy.
ShownSurprises shownSurprises(int share)
{
    TestStudy::Shape shape = TestStudy::single(1);
    shape.annotators = 3;
    shape.ratersPerItem = 3;
    shape.protocol.guessShare = share;
    TestStudy study(shape);
    const ScenarioId scene = must(study->scenarios()).front().id;
    for (int person = 1; person <= 3; ++person) {
        Answer answer = completeAnswer(person == 3 ? Emotion::Fear : Emotion::Joy);
        answer.guesses.set(FirstQuestion, Emotion::Joy);
        must(study.labelling().submit(study.person(person), scene, submissionOf(answer)));
    }
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    QSignalSpy updated(&page, &AgreementPage::updated);
    page.setVisible(true);
    page.start(study.study(), Person(), study.environment());
    if (updated.isEmpty() && !updated.wait(20'000))
        return {QStringLiteral("no figures"), false, 0};
    const auto* line = child<QLabel>(page, "surprisinglyPopular");
    ShownSurprises shown{line->isHidden() ? QString() : line->text(), !page.surprises()->isHidden(),
                         page.surprises()->content().table.size()};
    page.stop();
    return shown;
}

} // namespace

void AgreementSurprisesTest::guesses_haveTheirFigures()
{
    const ShownSurprises shown = shownSurprises(100);
    QVERIFY2(shown.line.startsWith(QStringLiteral(
                 "A surprisingly popular label was found on 1 of 1 items. Items that also have a "
                 "single most frequent label: 1. On 0 of them it is the surprisingly popular "
                 "label, on 1 it is not.")),
             qPrintable(shown.line));
    QVERIFY(shown.isCardShown);
    QCOMPARE(shown.rows, std::size_t{6});
}

void AgreementSurprisesTest::withoutTheRule_thereIsNoLine()
{
    const ShownSurprises shown = shownSurprises(0);
    QCOMPARE(shown.line, QString());
    QVERIFY(!shown.isCardShown);
}

SUBTEXT_TEST(AgreementSurprisesTest)
#include "agreementsurprisestest.moc"
