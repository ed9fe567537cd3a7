// SPDX-License-Identifier: MIT
#include "core/domain/scale.h"

#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;

class ScaleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void labels_areThoseOfTheReleasedData_data();
    void labels_areThoseOfTheReleasedData();
    void label_readsBackToItsPoint();
    void fromLabel_ignoresCaseAndSpace_data();
    void fromLabel_ignoresCaseAndSpace();
    void fromLabel_refusesOtherWords_data();
    void fromLabel_refusesOtherWords();
    void numbers_haveTwoDecimals();
    void tokens_nameTheDimensions();
    void isPoint_holdsFromMinusThreeToThree();
};

// The table of design/statistics.md.
void ScaleTest::labels_areThoseOfTheReleasedData_data()
{
    QTest::addColumn<int>("point");
    QTest::addColumn<QStringList>("labels");
    const auto row = [](const char* name, int point, const char* words) {
        QTest::newRow(name) << point << QString::fromLatin1(words).split(u'|');
    };
    row("-3", -3, "very unpleasant|very calm|very controlled|very unsure");
    row("-2", -2, "unpleasant|calm|controlled|unsure");
    row("-1", -1, "mildly unpleasant|slightly calm|slightly controlled|mildly unsure");
    row("0", 0, "neutral|neutral|neutral|neutral");
    row("+1", 1, "mildly pleasant|slightly excited|slightly in control|mildly confident");
    row("+2", 2, "pleasant|excited|in control|confident");
    row("+3", 3, "very pleasant|very excited|very in control|very confident");
}

void ScaleTest::labels_areThoseOfTheReleasedData()
{
    QFETCH(int, point);
    QFETCH(QStringList, labels);
    QStringList found;
    for (ScaleIndex dimension : AllDimensions)
        found << scaleLabel(dimension, point);
    QCOMPARE(found, labels);
}

void ScaleTest::label_readsBackToItsPoint()
{
    for (ScaleIndex dimension : AllDimensions) {
        for (int point = MinPoint; point <= MaxPoint; ++point)
            QCOMPARE(pointFromLabel(dimension, QString(scaleLabel(dimension, point))),
                     std::optional(point));
    }
}

void ScaleTest::fromLabel_ignoresCaseAndSpace_data()
{
    QTest::addColumn<int>("dimension");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("point");
    QTest::newRow("space behind, as in the data") << 0 << QStringLiteral("pleasant ") << 2;
    QTest::newRow("capital") << 0 << QStringLiteral("Mildly pleasant") << 1;
    QTest::newRow("capitals") << 1 << QStringLiteral("VERY CALM") << -3;
    QTest::newRow("doubled space") << 2 << QStringLiteral("very  in   control") << 3;
    QTest::newRow("line break inside") << 3 << QStringLiteral("mildly\nunsure") << -1;
    QTest::newRow("neutral") << 3 << QStringLiteral(" Neutral") << 0;
}

void ScaleTest::fromLabel_ignoresCaseAndSpace()
{
    QFETCH(int, dimension);
    QFETCH(QString, text);
    QFETCH(int, point);
    QCOMPARE(pointFromLabel(static_cast<ScaleIndex>(dimension), text), std::optional(point));
}

void ScaleTest::fromLabel_refusesOtherWords_data()
{
    QTest::addColumn<int>("dimension");
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << 0 << QString();
    QTest::newRow("space") << 0 << QStringLiteral(" ");
    QTest::newRow("of another dimension") << 0 << QStringLiteral("very calm");
    QTest::newRow("a number") << 0 << QStringLiteral("-3");
    QTest::newRow("misspelt") << 1 << QStringLiteral("slightly exited");
    QTest::newRow("an intensity that this scale lacks") << 2 << QStringLiteral("mildly controlled");
    QTest::newRow("joined") << 2 << QStringLiteral("incontrol");
    QTest::newRow("NA") << 3 << QStringLiteral("NA");
}

void ScaleTest::fromLabel_refusesOtherWords()
{
    QFETCH(int, dimension);
    QFETCH(QString, text);
    QVERIFY(!pointFromLabel(static_cast<ScaleIndex>(dimension), text));
}

void ScaleTest::numbers_haveTwoDecimals()
{
    const QList<double> expected{-1.0, -0.67, -0.33, 0.0, 0.33, 0.67, 1.0};
    for (int point = MinPoint; point <= MaxPoint; ++point)
        QVERIFY(scaleNumber(point) == expected.at(point - MinPoint)); // to the last bit
}

void ScaleTest::tokens_nameTheDimensions()
{
    QCOMPARE(dimensionToken(Dimension::Valence), QLatin1String("valence"));
    QCOMPARE(dimensionToken(Dimension::Arousal), QLatin1String("arousal"));
    QCOMPARE(dimensionToken(Dimension::Dominance), QLatin1String("dominance"));
    QCOMPARE(dimensionToken(Dimension::Confidence), QLatin1String("confidence"));
}

void ScaleTest::isPoint_holdsFromMinusThreeToThree()
{
    QVERIFY(isPoint(-3) && isPoint(0) && isPoint(3));
    QVERIFY(!isPoint(-4) && !isPoint(4));
}

SUBTEXT_TEST(ScaleTest)
#include "scaletest.moc"
