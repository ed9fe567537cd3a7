// SPDX-License-Identifier: MIT
#include "core/course/labelling.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/actions/actionregistry.h"
#include "ui/agreement/agreementpage.h"

#include <QLabel>
#include <QSignalSpy>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// The line about second readings in the Agreement place.
class AgreementSecondsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void secondReadings_haveTheirFigures();
    void withoutTheRule_thereIsNoLine();
};

namespace {

/// One scene for two people, who read joy; the second of them half of it as fear.
QString secondsLine(SecondReading asked)
{
    TestStudy::Shape shape = TestStudy::single(1);
    shape.annotators = 2;
    shape.ratersPerItem = 2;
    shape.protocol.secondReading = asked;
    TestStudy study(shape);
    const ScenarioId scene = must(study->scenarios()).front().id;
    for (int person = 1; person <= 2; ++person) {
        Answer answer = completeAnswer(Emotion::Joy);
        std::vector<int> points(usualTask()->questions.front().options.size());
        points.at(slotOf(Emotion::Joy)) = person == 1 ? 100 : 50;
        points.at(slotOf(Emotion::Fear)) = person == 1 ? 0 : 50;
        if (asked != SecondReading::Off)
            answer.seconds.set(FirstQuestion, SecondAnswer::of(points));
        must(study.labelling().submit(study.person(person), scene, submissionOf(answer)));
    }
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    QSignalSpy updated(&page, &AgreementPage::updated);
    page.setVisible(true);
    page.start(study.study(), Person(), study.environment());
    if (updated.isEmpty() && !updated.wait(20'000))
        return QStringLiteral("no figures");
    const auto* line = child<QLabel>(page, "secondReadings");
    const QString text = line->isHidden() ? QString() : line->text();
    page.stop();
    return text;
}

} // namespace

// Shares of 3/4 and 1/4: 0.811 bits.
void AgreementSecondsTest::secondReadings_haveTheirFigures()
{
    const QString line = secondsLine(SecondReading::Sharing);
    QVERIFY2(line.contains(QStringLiteral("1 of 2 answers allow for another option (50.0 %).")),
             qPrintable(line));
    QVERIFY2(line.contains(QStringLiteral("Mean entropy of an item: 0.811 bits, n = 1.")),
             qPrintable(line));
}

void AgreementSecondsTest::withoutTheRule_thereIsNoLine()
{
    QCOMPARE(secondsLine(SecondReading::Off), QString());
}

SUBTEXT_TEST(AgreementSecondsTest)
#include "agreementsecondstest.moc"
