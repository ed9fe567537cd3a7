// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"

#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <numeric>

using namespace subtext;

// Expected values: CPython 3, random.Random(seed) with getrandbits(32), shuffle and randrange.
class PythonRandomTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sharedVectors_areReproduced();
    void next32_equalsGetrandbits_data();
    void next32_equalsGetrandbits();
    void laterBlocks_equalGetrandbits();
    void numbersTakenTogether_areThoseTakenOneByOne();
    void below_atEveryWidth_equalsRandrange();
    void below_equalsRandrange_data();
    void below_equalsRandrange();
    void shuffle_equalsCPython_data();
    void shuffle_equalsCPython();
    void shuffle_keepsEveryElement();
    void shuffle_leavesEmptyAndSingleAlone();
    void below_staysInRangeAndReachesAll();
    void namedSeed_isTheDigestOfSeedAndName_data();
    void namedSeed_isTheDigestOfSeedAndName();
};

using Numbers = QList<quint32>;

void PythonRandomTest::sharedVectors_areReproduced()
{
    SKIP_WITHOUT_SHARED("reference/vectors.json");
    const QByteArray json =
        test::readFile(test::sharedFile(QStringLiteral("reference/vectors.json")));
    const QJsonObject known = QJsonDocument::fromJson(json)
                                  .object()
                                  .value(QStringLiteral("python_random_seed42"))
                                  .toObject();
    const QJsonArray words = known.value(QStringLiteral("getrandbits32")).toArray();
    const QJsonArray draws = known.value(QStringLiteral("randint_0_59")).toArray();
    QVERIFY(!words.isEmpty() && !draws.isEmpty());
    PythonRandom wordStream(42);
    for (const QJsonValue word : words)
        QCOMPARE(qint64{wordStream.next32()}, word.toInteger());
    PythonRandom drawStream(42);
    for (const QJsonValue draw : draws)
        QCOMPARE(qint64{drawStream.below(60)}, draw.toInteger());
}

void PythonRandomTest::next32_equalsGetrandbits_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<Numbers>("expected");
    QTest::newRow("0") << quint64{0} << Numbers{3626764237, 1654615998, 3255389356, 3823568514};
    QTest::newRow("1") << quint64{1} << Numbers{577090037, 2444712010, 3639700191, 3445702192};
    QTest::newRow("42") << quint64{42} << Numbers{2746317213, 478163327, 107420369, 3184935163};
    QTest::newRow("largest of 32 bits")
        << quint64{4294967295} << Numbers{2728839433, 2661025012, 872737089, 924893097};
    QTest::newRow("first of 33 bits")
        << quint64{4294967296} << Numbers{485306839, 1508871100, 1794561286, 4014597330};
    QTest::newRow("33 bits, low word set")
        << quint64{4294967303} << Numbers{968553300, 3287823873, 1540179448, 1473205320};
    QTest::newRow("64 bits") << quint64{12345678901234567890U}
                             << Numbers{2199100970, 3695432519, 4002396509, 2348474455};
}

void PythonRandomTest::next32_equalsGetrandbits()
{
    QFETCH(quint64, seed);
    QFETCH(Numbers, expected);
    PythonRandom random(seed);
    for (quint32 number : expected)
        QCOMPARE(random.next32(), number);
}

// The generator makes 624 numbers at a time; these are of CPython's Random(42).
void PythonRandomTest::laterBlocks_equalGetrandbits()
{
    const std::map<int, quint32> expected{
        {622, 902271852U},   {623, 2929454134U},  {624, 1071722055U},  {625, 2864457210U},
        {1247, 3190649866U}, {1248, 2301518177U}, {9999, 3981887252U}, {19999, 3460292250U}};
    PythonRandom random(42);
    for (int i = 0; i < 20000; ++i) {
        const quint32 number = random.next32();
        if (expected.count(i) > 0)
            QCOMPARE(number, expected.at(i));
    }
}

void PythonRandomTest::numbersTakenTogether_areThoseTakenOneByOne()
{
    PythonRandom together(1099511627781);
    PythonRandom single(1099511627781);
    for (int most : {1, 2, 3, 600, 20, 624, 625, 1000, 1, 100000, 7}) {
        const auto numbers = together.take(static_cast<std::size_t>(most));
        QVERIFY(!numbers.empty() && std::ssize(numbers) <= most);
        for (quint32 number : numbers)
            QCOMPARE(number, single.next32());
        QCOMPARE(together.below(60), single.below(60)); // one after the other in any order
    }
}

// 200 draws each below 2^k − 1, 2^k and 2^k + 1 for k from 1 to 31, folded into one number by the
// same few lines of Python with Random(7).randrange.
void PythonRandomTest::below_atEveryWidth_equalsRandrange()
{
    PythonRandom random(7);
    quint64 folded = 0;
    for (quint32 bits = 1; bits < 32; ++bits) {
        quint64 sum = 0;
        const quint32 power = 1U << bits;
        for (quint32 n : {power - 1, power, power + 1}) {
            for (int i = 0; i < 200; ++i)
                sum = sum * 31 + random.below(n);
        }
        folded = folded * 1000003 + sum;
    }
    QCOMPARE(folded, quint64{11870991181049469423U});
    QCOMPARE(random.next32(), 3622541912U);
}

void PythonRandomTest::below_equalsRandrange_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<quint32>("n");
    QTest::addColumn<Numbers>("expected");
    const auto row = [](const char* name, quint64 seed, quint32 n, const Numbers& expected) {
        QTest::newRow(name) << seed << n << expected;
    };
    row("one value", 42, 1, {0, 0, 0, 0, 0, 0, 0, 0});
    row("a coin", 42, 2, {0, 0, 1, 0, 0, 0, 0, 0});
    row("a die", 42, 6, {5, 0, 0, 5, 2, 1, 1, 1});
    row("sixty", 42, 60, {40, 7, 1, 47, 17, 15, 14, 8});
    row("a power of two needs one bit more", 42, 64, {14, 3, 35, 31, 28, 17, 13, 11});
    row("a power of two and one", 42, 65, {14, 3, 35, 31, 28, 17, 13, 11});
    row("a thousand", 7, 1000, {331, 970, 154, 404, 666, 49, 74, 840});
    row("a seed of 34 bits", 8589934593, 3, {2, 0, 1, 1, 1, 1, 2, 0});
    row("2^31", 42, 2147483648,
        {478163327, 107420369, 1181241943, 1051802512, 958682846, 599310825, 440213415, 373399426});
    row("2^32-1", 42, 4294967295,
        {2746317213, 478163327, 107420369, 3184935163, 1181241943, 1051802512, 958682846,
         599310825});
}

void PythonRandomTest::below_equalsRandrange()
{
    QFETCH(quint64, seed);
    QFETCH(quint32, n);
    QFETCH(Numbers, expected);
    PythonRandom random(seed);
    for (quint32 number : expected)
        QCOMPARE(random.below(n), number);
}

void PythonRandomTest::shuffle_equalsCPython_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<int>("size");
    QTest::addColumn<QList<int>>("start");
    const auto row = [](const char* name, quint64 seed, int size, const QList<int>& start) {
        QTest::newRow(name) << seed << size << start;
    };
    row("two", 42, 2, {1, 0});
    row("seven", 42, 7, {1, 3, 4, 2, 6, 0, 5});
    row("ten", 42, 10, {7, 3, 2, 8, 5, 6, 9, 4, 0, 1});
    row("fifty", 42, 50, {25, 23, 19, 11, 4, 45, 26, 9, 29, 16, 31, 21});
    row("a thousand", 42, 1000, {776, 507, 895, 922, 33, 483, 85, 750, 354, 523, 184, 809});
    row("two, seed of 41 bits", 1099511627781, 2, {0, 1});
    row("ten, seed of 41 bits", 1099511627781, 10, {1, 2, 3, 6, 7, 0, 5, 4, 9, 8});
    row("fifty, seed of 41 bits", 1099511627781, 50,
        {11, 0, 20, 6, 44, 19, 23, 18, 47, 16, 26, 37});
}

void PythonRandomTest::shuffle_equalsCPython()
{
    QFETCH(quint64, seed);
    QFETCH(int, size);
    QFETCH(QList<int>, start);
    std::vector<int> items(static_cast<std::size_t>(size));
    std::iota(items.begin(), items.end(), 0);
    PythonRandom(seed).shuffle(items);
    QCOMPARE(QList<int>(items.begin(), items.begin() + start.size()), start);
}

void PythonRandomTest::shuffle_keepsEveryElement()
{
    for (quint64 seed = 0; seed < 50; ++seed) {
        std::vector<int> items(100);
        std::iota(items.begin(), items.end(), 0);
        const std::vector<int> sorted = items;
        PythonRandom(seed).shuffle(items);
        QVERIFY(items != sorted);
        std::sort(items.begin(), items.end());
        QVERIFY(items == sorted);
    }
}

void PythonRandomTest::shuffle_leavesEmptyAndSingleAlone()
{
    PythonRandom random(42);
    std::vector<int> none;
    std::vector<int> one{7};
    random.shuffle(none);
    random.shuffle(one);
    QVERIFY(none.empty());
    QCOMPARE(one.front(), 7);
    QCOMPARE(random.next32(), 2746317213U); // neither drew a number
}

void PythonRandomTest::below_staysInRangeAndReachesAll()
{
    PythonRandom random(1);
    std::array<int, 6> counts{};
    for (int i = 0; i < 6000; ++i)
        ++counts.at(random.below(6));
    for (int count : counts)
        QVERIFY2(count > 850 && count < 1150, QByteArray::number(count).constData());
}

void PythonRandomTest::namedSeed_isTheDigestOfSeedAndName_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<quint64>("expected");
    // int.from_bytes(hashlib.sha256(f"{seed}/{name}".encode()).digest()[:8], "big")
    QTest::newRow("A01") << quint64{42} << QByteArray("A01") << quint64{16777546670905013469U};
    QTest::newRow("A02") << quint64{42} << QByteArray("A02") << quint64{17437968191128082992U};
    QTest::newRow("nothing") << quint64{0} << QByteArray() << quint64{2303325988620907383U};
    QTest::newRow("beyond ASCII") << quint64{7} << QByteArray("Zo\xC3\xAB")
                                  << quint64{866626671122427503U};
    QTest::newRow("largest seed of 32 bits")
        << quint64{4294967295} << QByteArray("M01") << quint64{1262077526262943960U};
}

void PythonRandomTest::namedSeed_isTheDigestOfSeedAndName()
{
    QFETCH(quint64, seed);
    QFETCH(QByteArray, name);
    QFETCH(quint64, expected);
    QCOMPARE(quint64{namedSeed(seed, name)}, expected);
}

SUBTEXT_TEST(PythonRandomTest)
#include "pythonrandomtest.moc"
