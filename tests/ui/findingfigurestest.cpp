// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/qualityoffice.h"
#include "ui/quality/annotatormodel.h"
#include "ui/quality/flagmodel.h"
#include "ui/text/words.h"

#include <utility>

using namespace subtext;
using namespace subtext::test;

/// What the tables of the Quality place say and draw of findings.
class FindingFiguresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nearlyUsualTime_isToldWithDecimals();
    void barsOfFindings_haveOneScale();
    void slowItem_isToldBesideTheUsualTime();
};

void FindingFiguresTest::nearlyUsualTime_isToldWithDecimals()
{
    Office office(1, 12, 1);
    for (int item = 1; item <= 11; ++item)
        office.submit(1, item, static_cast<Choice>(item % 8), 0, 4'000 + item % 2 * 2);
    office.submit(1, 12, Emotion::Joy, 0, 4'300);
    QStringList told;
    for (int row = 0; row < office.filter()->rowCount(); ++row)
        told << office.cell(row, FlagModel::NumbersColumn);
    QVERIFY2(told.contains(QStringLiteral("4.3 s, usually 4.0 s")), qPrintable(told.join(u'|')));
    QCOMPARE(unlikeDurationWords(61'980, 62'020),
             std::pair(QStringLiteral("61.98 s"), QStringLiteral("62.02 s")));
    QCOMPARE(unlikeDurationWords(4'000, 62'000),
             std::pair(QStringLiteral("4 s"), QStringLiteral("1 min 2 s")));
}

void FindingFiguresTest::barsOfFindings_haveOneScale()
{
    Office office(2, 4, 2);
    const auto whole = [&](int row) {
        return office.annotators()
            ->index(row, AnnotatorModel::FlagRateColumn)
            .data(AnnotatorModel::WholeBarRole)
            .toDouble();
    };
    QCOMPARE(whole(0), 0.2);
    for (int item = 1; item <= 4; ++item) { // half of one, a quarter of the other too fast
        office.submit(1, item, static_cast<Choice>(item), 0, item <= 2 ? 1'000 : 9'000);
        office.submit(2, item, static_cast<Choice>(item), 0, item == 1 ? 1'000 : 9'000);
    }
    QTRY_COMPARE(whole(0), 0.5); // so that 25 % is half a bar
    QCOMPARE(whole(1), 0.5);
}

void FindingFiguresTest::slowItem_isToldBesideTheUsualTime()
{
    Office office(1, 12, 1);
    for (int item = 1; item <= 11; ++item)
        office.submit(1, item, static_cast<Choice>(item % 8), 0, 5'900 + item * 20);
    office.submit(1, 12, Emotion::Joy, 0, 62'000);
    QStringList told;
    for (int row = 0; row < office.filter()->rowCount(); ++row) {
        const QModelIndex numbers = office.filter()->index(row, FlagModel::NumbersColumn);
        told << numbers.data().toString();
        if (told.back().startsWith(QStringLiteral("1 min"))) // the figure is in the tip
            QVERIFY(numbers.data(Qt::ToolTipRole).toString().contains(QStringLiteral("Z")));
    }
    QVERIFY2(told.contains(QStringLiteral("1 min 2 s, usually 6 s")), qPrintable(told.join(u'|')));
}

SUBTEXT_TEST(FindingFiguresTest)
#include "findingfigurestest.moc"
