// SPDX-License-Identifier: MIT
#include "core/stats/splits.h"

#include "core/domain/ceiscene.h"
#include "core/travel/importing.h"
#include "tests/core/stats/vectors.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <map>

using namespace subtext;
using stats::Part;
using stats::stratifiedSplit;
using stats::Stratum;

namespace {

/// t, v and x for train, validation and test.
QByteArray written(const std::vector<Part>& parts)
{
    QByteArray text;
    for (Part part : parts)
        text += part == Part::Train ? 't' : part == Part::Validation ? 'v' : 'x';
    return text;
}

} // namespace

class SplitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parts_areThoseOfAPythonScript_data();
    void parts_areThoseOfAPythonScript();
    void sizes_areRoundedHalfToEven_data();
    void sizes_areRoundedHalfToEven();
    void outerStrata_goInAscendingOrder_innerAsTheyAppear();
    void publishedData_hasTheKnownSizes();
};

// The same rule in ten lines of Python with random.Random(seed).randint(0, i).
void SplitsTest::parts_areThoseOfAPythonScript_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<double>("train");
    QTest::addColumn<double>("validation");
    QTest::addColumn<QByteArray>("parts");
    QTest::newRow("default") << quint64{42} << 0.70 << 0.15
                             << QByteArray(
                                    "vvtttvtvvtttxttxtttttttttvttttttvxtttttxttttvtvtttttxttxvxtt");
    QTest::newRow("80/10/10")
        << quint64{7} << 0.80 << 0.10
        << QByteArray("ttxttttttvtttvvtvtttttttttvtttttttxtttvvttttttvtxttttttttvtt");
    QTest::newRow("halves, which still leave a test item")
        << quint64{42} << 0.50 << 0.50
        << QByteArray("vxttvvvvvvttvttxttvtvvtvtvtvttttvxttvvtxttvtvtvtttttxtvxxxtt");
    QTest::newRow("50/25/25, a seed of two words")
        << (quint64{1} << 40U) + 5 << 0.50 << 0.25
        << QByteArray("vxvvttttxvvtxttvtvttvxvxttvtvtttttttvtttttvttxvxxxxtxtvxxttv");
}

void SplitsTest::parts_areThoseOfAPythonScript()
{
    QFETCH(quint64, seed);
    QFETCH(double, train);
    QFETCH(double, validation);
    std::vector<Stratum> items; // nine strata of 3 to 11 items
    for (int i = 0; i < 60; ++i)
        items.push_back({i * 7 % 5 % 3, i * 11 % 7 % 3});
    QTEST(written(stratifiedSplit(items, seed, {train, validation})), "parts");
}

void SplitsTest::sizes_areRoundedHalfToEven_data()
{
    QTest::addColumn<int>("items");
    QTest::addColumn<int>("train");
    QTest::addColumn<int>("validation");
    QTest::addColumn<int>("test");
    QTest::newRow("none") << 0 << 0 << 0 << 0;
    QTest::newRow("one is for training") << 1 << 1 << 0 << 0;
    QTest::newRow("two") << 2 << 1 << 1 << 0;
    QTest::newRow("three") << 3 << 2 << 1 << 0;
    QTest::newRow("four") << 4 << 3 << 1 << 0; // 2.8
    QTest::newRow("five") << 5 << 4 << 1 << 0; // 3.5 goes up to 4
    QTest::newRow("six") << 6 << 4 << 1 << 1;
    QTest::newRow("ten") << 10 << 7 << 2 << 1;         // 1.5 goes up to 2
    QTest::newRow("fifteen") << 15 << 10 << 2 << 3;    // 10.5 goes down to 10
    QTest::newRow("thirty") << 30 << 21 << 4 << 5;     // 4.5 goes down to 4
    QTest::newRow("forty-five") << 45 << 31 << 7 << 7; // 31.499999999999996 in binary
    QTest::newRow("a thousand") << 1000 << 700 << 150 << 150;
}

void SplitsTest::sizes_areRoundedHalfToEven()
{
    QFETCH(int, items);
    const QByteArray parts =
        written(stratifiedSplit(std::vector<Stratum>(static_cast<std::size_t>(items)), 42));
    QCOMPARE(parts.size(), items);
    QTEST(static_cast<int>(parts.count('t')), "train");
    QTEST(static_cast<int>(parts.count('v')), "validation");
    QTEST(static_cast<int>(parts.count('x')), "test");
}

void SplitsTest::outerStrata_goInAscendingOrder_innerAsTheyAppear()
{
    // One stream runs through all strata: what comes first takes the first numbers.
    const std::vector<Stratum> alone(10, Stratum{3, 5});
    std::vector<Stratum> withLater = alone;
    withLater.insert(withLater.end(), 8, Stratum{3, 1}); // smaller, but appears later
    withLater.insert(withLater.begin(), 8, Stratum{4, 0});
    const QByteArray parts = written(stratifiedSplit(withLater, 42));
    QCOMPARE(parts.mid(8, 10), written(stratifiedSplit(alone, 42)));
}

void SplitsTest::publishedData_hasTheKnownSizes()
{
    SKIP_WITHOUT_SHARED("reference/cei.json");
    if (test::publishedData().size() != 5)
        QSKIP("not there: the published data");
    test::TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    test::TestStudy study(shape);
    VERIFY_HOLDS(study->importing().importFiles(test::publishedData(), {}));
    std::vector<Stratum> items;
    for (const Scenario& scenario : must(study->scenarios()))
        items.push_back(
            {static_cast<int>(std::find(AllSubtypes.begin(), AllSubtypes.end(), scenario.group) -
                              AllSubtypes.begin()),
             static_cast<int>(powerOf(scenario))});
    const std::vector<Part> parts = stratifiedSplit(items, 42);
    std::map<QString, QMap<QString, int>> found; // part, then "total" and subtypes
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const QString part = parts[i] == Part::Train        ? QStringLiteral("train")
                             : parts[i] == Part::Validation ? QStringLiteral("val")
                                                            : QStringLiteral("test");
        ++found[part][QStringLiteral("total")];
        ++found[part][AllSubtypes.at(static_cast<std::size_t>(items[i].outer))];
    }
    const QJsonObject known = stats::test::ceiReference()[QStringLiteral("splits")]
                                  .toObject()[QStringLiteral("proportions")]
                                  .toObject();
    QCOMPARE(known.size(), 3);
    for (const QString& part : known.keys()) {
        const QJsonObject of = known[part].toObject();
        QMap<QString, int> expected{{QStringLiteral("total"), of[QStringLiteral("total")].toInt()}};
        const QJsonObject bySubtype = of[QStringLiteral("by_subtype")].toObject();
        for (const QString& subtype : bySubtype.keys())
            expected[subtype] = bySubtype[subtype].toInt();
        QCOMPARE(found[part], expected);
    }
    QCOMPARE(found[QStringLiteral("train")][QStringLiteral("total")], 211);
}

SUBTEXT_TEST(SplitsTest)

#include "splitstest.moc"
