// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/askingdesk.h"
#include "ui/text/modeltext.h"

#include <QDoubleSpinBox>
#include <QSpinBox>

using namespace subtext;
using namespace subtext::test;

/// What the window says of the cost of asking.
class AskingCostTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void estimate_saysTheMostToo();
    void spent_isNothingBeforeAnAnswer();
};

void AskingCostTest::estimate_saysTheMostToo()
{
    AskingDesk at(5);
    at.open();
    AskDialog& dialog = at.fill(QStringLiteral("https://far.invalid/v1"));
    QVERIFY2(dialog.estimate().endsWith(QLatin1String("price not known")),
             qPrintable(dialog.estimate()));
    dialog.form()->priceInBox()->setValue(0);
    dialog.form()->priceOutBox()->setValue(10'000);
    AskingDesk::planned(dialog);
    // 5 answers of 20 tokens, or of 1,024
    QVERIFY2(dialog.estimate().endsWith(QLatin1String("1.00, at most 51.20 USD")),
             qPrintable(dialog.estimate()));
}

void AskingCostTest::spent_isNothingBeforeAnAnswer()
{
    QCOMPARE(spentText(0.0), QStringLiteral("0 USD so far"));
    QCOMPARE(spentText(0.0123), QStringLiteral("0.0123 USD so far"));
    QCOMPARE(spentText(std::nullopt), QStringLiteral("price not known"));
    const CostEstimate small{1, 1, 1, 0.002, 0.03};
    QCOMPARE(estimatedCostText(small), QStringLiteral("0.0020, at most 0.0300 USD"));
    const CostEstimate free{1, 1, 1, 0.0, 0.0};
    QCOMPARE(estimatedCostText(free), QStringLiteral("0.0000 USD"));
}

SUBTEXT_TEST(AskingCostTest)
#include "askingcosttest.moc"
