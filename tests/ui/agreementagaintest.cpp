// SPDX-License-Identifier: MIT
#include "core/course/labelagain.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/actions/actionregistry.h"
#include "ui/agreement/agreementpage.h"

#include <QLabel>
#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// The line of κ before and after items were labelled again, in the Agreement place.
class AgreementAgainTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void line_comesWithTheNewAnswers();
    void line_isOfTheItemsThatAreShown();

private:
    static void label(TestStudy& study, int item, Choice first, Choice second)
    {
        study.clock.advance(1'000);
        for (const auto& [person, choice] : {std::pair{1, first}, std::pair{2, second}})
            must(study.labelling().submit(study.person(person), study.scenario(item),
                                          submissionOf(completeAnswer(choice))));
    }
    /// What the place says once its figures are there; empty where there is no line.
    static QString lineOf(TestStudy& study, const AgreementFilter& filter = {})
    {
        ActionRegistry actions;
        ScriptedPrompts prompts;
        AgreementPage page(actions, prompts);
        QSignalSpy updated(&page, &AgreementPage::updated);
        page.setVisible(true);
        page.start(study.study(), Person(), study.environment());
        if (updated.isEmpty() && !updated.wait(20'000))
            qFatal("no figures");
        if (filter != AgreementFilter()) {
            page.setFilter(filter);
            if (!filter.group && !updated.wait(20'000)) // a group needs no new figures
                qFatal("no figures of the filter");
        }
        const auto* line = child<QLabel>(page, "labelAgain");
        const QString text = line->isHidden() ? QString() : line->text();
        page.stop();
        return text;
    }
};

void AgreementAgainTest::line_comesWithTheNewAnswers()
{
    TestStudy::Shape shape = TestStudy::single(2);
    shape.annotators = 2;
    shape.ratersPerItem = 2;
    TestStudy study(shape);
    label(study, 1, Emotion::Joy, Emotion::Joy);
    label(study, 2, Emotion::Joy, Emotion::Fear);
    study.clock.advance(1'000);
    must(study->labelAgain().ask({study.scenario(1), study.scenario(2)}, QStringLiteral("§2"), {}));
    QCOMPARE(lineOf(study), QString()); // nobody has labelled anything again
    label(study, 1, Emotion::Joy, Emotion::Joy);
    label(study, 2, Emotion::Fear, Emotion::Fear);
    const QString line = lineOf(study);
    // P̄ = (1 + 0) / 2, Pₑ = (3/4)² + (1/4)² = 5/8: κ was −1/3.
    QVERIFY2(line.contains(QStringLiteral("(n = 2): before −0.333 (")), qPrintable(line));
    QVERIFY2(line.contains(QStringLiteral("after 1.000 (1.000 to 1.000).")), qPrintable(line));
}

void AgreementAgainTest::line_isOfTheItemsThatAreShown()
{
    TestStudy::Shape shape = TestStudy::single(2);
    shape.annotators = 2;
    shape.ratersPerItem = 2;
    TestStudy study(shape);
    label(study, 1, Emotion::Joy, Emotion::Joy);
    label(study, 2, Emotion::Joy, Emotion::Fear);
    study.clock.advance(1'000);
    must(study->labelAgain().ask({study.scenario(1), study.scenario(2)}, QStringLiteral("§2"), {}));
    label(study, 1, Emotion::Joy, Emotion::Joy);
    label(study, 2, Emotion::Fear, Emotion::Fear);
    AgreementFilter none;
    none.domain = Domain::Family; // of no item
    QCOMPARE(lineOf(study, none), QString());
    AgreementFilter all;
    all.domain = Domain::Workplace;
    QCOMPARE(lineOf(study, all), lineOf(study));
}

SUBTEXT_TEST(AgreementAgainTest)
#include "agreementagaintest.moc"
