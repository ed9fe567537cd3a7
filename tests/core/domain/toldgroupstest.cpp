// SPDX-License-Identifier: MIT
#include "core/domain/toldgroups.h"

#include "tests/support/registeredtest.h"

using namespace subtext;

/// Which groups may be spoken of, so that nobody can count the others.
class ToldGroupsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void groups_areToldWhereNobodyCanCountTheOthers_data();
    void groups_areToldWhereNobodyCanCountTheOthers();
    void others_areNeverFew();
};

void ToldGroupsTest::groups_areToldWhereNobodyCanCountTheOthers_data()
{
    QTest::addColumn<std::vector<qint64>>("people");
    QTest::addColumn<qint64>("all");
    QTest::addColumn<std::vector<bool>>("told");
    QTest::addColumn<qint64>("others");
    using Counts = std::vector<qint64>;
    using Told = std::vector<bool>;
    QTest::newRow("none") << Counts{} << qint64{5} << Told{} << qint64{5};
    QTest::newRow("nobody") << Counts{0, 0} << qint64{0} << Told{false, false} << qint64{0};
    QTest::newRow("all large") << Counts{3, 4} << qint64{7} << Told{true, true} << qint64{0};
    QTest::newRow("all small") << Counts{2, 1} << qint64{3} << Told{false, false} << qint64{3};
    QTest::newRow("fewer than asked for") << Counts{2} << qint64{2} << Told{false} << qint64{2};
    QTest::newRow("enough others") << Counts{5, 2} << qint64{8} << Told{true, false} << qint64{3};
    QTest::newRow("one said no, one nothing")
        << Counts{4, 1} << qint64{6} << Told{false, false} << qint64{6};
    QTest::newRow("smallest goes")
        << Counts{3, 9, 2} << qint64{14} << Told{false, true, false} << qint64{5};
    QTest::newRow("last of the smallest goes")
        << Counts{4, 4} << qint64{9} << Told{true, false} << qint64{5};
    QTest::newRow("one said nothing") << Counts{6} << qint64{7} << Told{false} << qint64{7};
}

void ToldGroupsTest::groups_areToldWhereNobodyCanCountTheOthers()
{
    QFETCH(std::vector<qint64>, people);
    QFETCH(qint64, all);
    QFETCH(std::vector<bool>, told);
    QFETCH(qint64, others);
    QVERIFY(toldGroups(people, all, 3) == (ToldGroups{told, others}));
}

// Every study of three answers and up to five people for each, and for none.
void ToldGroupsTest::others_areNeverFew()
{
    int studies = 0;
    for (int code = 0; code < 6 * 6 * 6 * 6; ++code, ++studies) {
        const std::vector<qint64> people{code % 6, code / 6 % 6, code / 36 % 6};
        const qint64 all = people[0] + people[1] + people[2] + code / 216;
        const ToldGroups told = toldGroups(people, all, 3);
        QVERIFY(told.others == 0 || told.others >= 3 || told.others == all);
        qint64 sum = told.others;
        for (std::size_t group = 0; group < people.size(); ++group) {
            QVERIFY(!told.isTold[group] || people[group] >= 3);
            sum += told.isTold[group] ? people[group] : 0;
        }
        QCOMPARE(sum, all);
    }
    QCOMPARE(studies, 1'296);
}

SUBTEXT_TEST(ToldGroupsTest)
#include "toldgroupstest.moc"
