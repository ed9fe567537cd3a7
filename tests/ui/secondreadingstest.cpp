// SPDX-License-Identifier: MIT
#include "core/task/builtintasks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/forms/rulesform.h"
#include "ui/text/coursetext.h"
#include "ui/widgets/segmentbar.h"

#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

/// Asking for second readings in the rules of a study, and saying them in the Label place by keys.
class SecondReadingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules_chooseHowItIsAsked();
    void rules_askNothingOfATaskWithoutSuchAQuestion();
    void rules_areSaidInWords();
};

void SecondReadingsTest::rules_chooseHowItIsAsked()
{
    RulesForm form(nullptr);
    auto* bar = form.findChild<SegmentBar*>(QStringLiteral("secondReading"));
    QVERIFY(bar);
    Protocol asked;
    form.apply(asked);
    QVERIFY(asked.secondReading == SecondReading::Off);
    for (const SecondReading reading : AllSecondReadings) {
        bar->button(static_cast<int>(reading))->click();
        form.apply(asked);
        QVERIFY(asked.secondReading == reading);
    }
    Protocol points;
    points.secondReading = SecondReading::Option;
    form.show(points, {});
    QCOMPARE(bar->current(), 1);
}

void SecondReadingsTest::rules_askNothingOfATaskWithoutSuchAQuestion()
{
    Task task = defaultTask();
    task.questions.front().options.resize(2);
    task.layout = TaskLayout::Tidy;
    RulesForm form(nullptr);
    auto* bar = form.findChild<SegmentBar*>(QStringLiteral("secondReading"));
    bar->button(1)->click();
    QVERIFY(bar->isVisibleTo(&form));
    form.setTask(task);
    QVERIFY(!bar->isVisibleTo(&form));
    Protocol asked;
    form.apply(asked);
    QVERIFY(asked.secondReading == SecondReading::Off);
}

void SecondReadingsTest::rules_areSaidInWords()
{
    Protocol protocol;
    QVERIFY(protocolLines(protocol, {}).contains(QStringLiteral("No second readings")));
    protocol.secondReading = SecondReading::Points;
    QVERIFY(protocolLines(protocol, {}).contains(QStringLiteral("Second readings: 100 points")));
}

SUBTEXT_TEST(SecondReadingsTest)
#include "secondreadingstest.moc"
