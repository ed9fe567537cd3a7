// SPDX-License-Identifier: MIT
#include "core/base/naturalorder.h"

#include "tests/support/registeredtest.h"

#include <QStringList>

#include <algorithm>

using namespace subtext;

/// Names with numbers in them stand where people look for them.
class NaturalOrderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names_standByTheirNumbers_data();
    void names_standByTheirNumbers();
    void equalTexts_areNotBeforeEachOther();
};

namespace {

QStringList words(const char* joined)
{
    return QString::fromLatin1(joined).split(u'|');
}

} // namespace

void NaturalOrderTest::names_standByTheirNumbers_data()
{
    QTest::addColumn<QStringList>("sorted");
    QTest::newRow("numbers") << words("3|4|30|31");
    QTest::newRow("within words") << words("P2|P10|P10b|P11");
    QTest::newRow("no numbers") << words("|Abhigya|Ann|Anna|Eli");
    QTest::newRow("several numbers") << words("a1b2|a1b10|a2b1");
    QTest::newRow("leading zeros") << words("A002|A02|A2|A003");
    QTest::newRow("zero") << words("A0|A1");
    QTest::newRow("longer than any integer") << words("99999999999999999999|100000000000000000000");
}

void NaturalOrderTest::names_standByTheirNumbers()
{
    QFETCH(QStringList, sorted);
    QStringList mixed = sorted;
    std::sort(mixed.begin(), mixed.end());
    std::sort(mixed.begin(), mixed.end(),
              [](const QString& a, const QString& b) { return isNaturallyBefore(a, b); });
    QCOMPARE(mixed, sorted);
}

void NaturalOrderTest::equalTexts_areNotBeforeEachOther()
{
    QVERIFY(!isNaturallyBefore(u"P3", u"P3"));
    QVERIFY(!isNaturallyBefore(u"", u""));
    QVERIFY(isNaturallyBefore(u"", u"P3"));
}

SUBTEXT_TEST(NaturalOrderTest)
#include "naturalordertest.moc"
