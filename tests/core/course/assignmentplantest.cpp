// SPDX-License-Identifier: MIT
#include "core/course/assignmentplan.h"

#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <algorithm>
#include <map>
#include <set>

using namespace subtext;

class AssignmentPlanTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fifteenPeople_formOneTeamASubtype();
    void everyItem_hasItsNumberOfDifferentPeople_data();
    void everyItem_hasItsNumberOfDifferentPeople();
    void largerTeams_shareWithinOne_data();
    void largerTeams_shareWithinOne();
    void fewerPeople_serveSeveralSubtypesFairly();
    void plan_isTheSameForTheSameSeed();
    void plan_ignoresTheOrderOfTheRoster();
    void seededOrder_isThePersonsOwn();
    void seededOrder_isWhatPythonDraws();
    void fileOrder_isThatOfTheImport();
    void impossiblePlan_isRefused_data();
    void impossiblePlan_isRefused();

private:
    using Scenarios = std::vector<std::pair<ScenarioId, QString>>;
    using Plan = std::vector<PlannedAssignment>;
    static Scenarios scenarios(int perSubtype, int subtypes = 5);
    static std::vector<Person> people(int count);
    static Plan planOf(const Scenarios& items, const std::vector<Person>& annotators,
                       const Protocol& protocol);
    static std::map<PersonId, int> loads(const Plan& plan);
};

AssignmentPlanTest::Scenarios AssignmentPlanTest::scenarios(int perSubtype, int subtypes)
{
    Scenarios items;
    qint64 id = 0;
    for (int subtype = 0; subtype < subtypes; ++subtype) {
        for (int i = 0; i < perSubtype; ++i)
            items.emplace_back(ScenarioId{++id}, AllSubtypes.at(static_cast<std::size_t>(subtype)));
    }
    return items;
}

std::vector<Person> AssignmentPlanTest::people(int count)
{
    std::vector<Person> people;
    for (int i = 1; i <= count; ++i) {
        const QString code = QStringLiteral("A%1").arg(i, 2, 10, QLatin1Char('0'));
        people.push_back({{i}, {}, code, code, Role::Annotator});
    }
    return people;
}

AssignmentPlanTest::Plan AssignmentPlanTest::planOf(const Scenarios& items,
                                                    const std::vector<Person>& annotators,
                                                    const Protocol& protocol)
{
    const auto plan = planAssignment(items, annotators, protocol);
    if (!plan)
        qFatal("%s", test::describe(plan).constData());
    return *plan;
}

std::map<PersonId, int> AssignmentPlanTest::loads(const Plan& plan)
{
    std::map<PersonId, int> loads;
    for (const PlannedAssignment& a : plan)
        ++loads[a.person];
    return loads;
}

void AssignmentPlanTest::fifteenPeople_formOneTeamASubtype()
{
    const Scenarios items = scenarios(60);
    const Plan plan = planOf(items, people(15), Protocol());
    QCOMPARE(plan.size(), std::size_t{900});
    std::map<PersonId, std::set<QString>> subtypesOf;
    for (const PlannedAssignment& a : plan)
        subtypesOf[a.person].insert(
            items.at(static_cast<std::size_t>(a.scenario.value - 1)).second);
    QCOMPARE(subtypesOf.size(), std::size_t{15});
    for (const auto& [person, subtypes] : subtypesOf)
        QCOMPARE(subtypes.size(), std::size_t{1});
    for (const auto& [person, load] : loads(plan))
        QCOMPARE(load, 60);
}

void AssignmentPlanTest::everyItem_hasItsNumberOfDifferentPeople_data()
{
    QTest::addColumn<int>("annotators");
    QTest::addColumn<int>("perItem");
    QTest::addColumn<int>("perSubtype");
    for (int annotators : {1, 2, 3, 4, 7, 14, 15, 16, 23, 40}) {
        for (int perItem : {1, 2, 3, 5}) {
            for (int perSubtype : {1, 7, 60}) {
                if (perItem <= annotators)
                    QTest::addRow("%d people, %d an item, %d a subtype", annotators, perItem,
                                  perSubtype)
                        << annotators << perItem << perSubtype;
            }
        }
    }
}

void AssignmentPlanTest::everyItem_hasItsNumberOfDifferentPeople()
{
    QFETCH(int, annotators);
    QFETCH(int, perItem);
    QFETCH(int, perSubtype);
    Protocol protocol;
    protocol.ratersPerItem = perItem;
    const Plan plan = planOf(scenarios(perSubtype), people(annotators), protocol);
    std::map<ScenarioId, std::set<PersonId>> ratersOf;
    std::map<ScenarioId, std::set<int>> seatsOf;
    std::map<PersonId, std::set<int>> positionsOf;
    for (const PlannedAssignment& a : plan) {
        ratersOf[a.scenario].insert(a.person);
        seatsOf[a.scenario].insert(a.seat);
        positionsOf[a.person].insert(a.position);
    }
    QCOMPARE(plan.size(), static_cast<std::size_t>(5 * perSubtype * perItem));
    QCOMPARE(ratersOf.size(), static_cast<std::size_t>(5 * perSubtype));
    for (const auto& [scenario, raters] : ratersOf) {
        QCOMPARE(raters.size(), static_cast<std::size_t>(perItem));
        QCOMPARE(*seatsOf[scenario].begin(), 1);
        QCOMPARE(*seatsOf[scenario].rbegin(), perItem);
    }
    for (const auto& [person, positions] : positionsOf) { // 1 … n without gaps
        QCOMPARE(*positions.begin(), 1);
        QCOMPARE(*positions.rbegin(), static_cast<int>(positions.size()));
    }
}

void AssignmentPlanTest::largerTeams_shareWithinOne_data()
{
    QTest::addColumn<int>("annotators");
    for (int annotators : {15, 17, 20, 22, 30})
        QTest::addRow("%d", annotators) << annotators;
}

void AssignmentPlanTest::largerTeams_shareWithinOne()
{
    QFETCH(int, annotators);
    const Scenarios items = scenarios(60);
    const Plan plan = planOf(items, people(annotators), Protocol());
    std::map<QString, std::map<PersonId, int>> loadIn;
    for (const PlannedAssignment& a : plan)
        ++loadIn[items.at(static_cast<std::size_t>(a.scenario.value - 1)).second][a.person];
    std::size_t members = 0;
    for (const auto& [subtype, load] : loadIn) {
        const auto [least, most] =
            std::minmax_element(load.begin(), load.end(),
                                [](const auto& a, const auto& b) { return a.second < b.second; });
        QVERIFY(most->second - least->second <= 1);
        members += load.size();
    }
    QCOMPARE(members, static_cast<std::size_t>(annotators)); // nobody sits in two teams or in none
}

void AssignmentPlanTest::fewerPeople_serveSeveralSubtypesFairly()
{
    for (int annotators : {3, 4, 5, 6, 9, 14}) {
        const std::map<PersonId, int> load =
            loads(planOf(scenarios(60), people(annotators), Protocol()));
        QCOMPARE(load.size(), static_cast<std::size_t>(annotators));
        const auto [least, most] =
            std::minmax_element(load.begin(), load.end(),
                                [](const auto& a, const auto& b) { return a.second < b.second; });
        QVERIFY2(most->second - least->second <= 60, QByteArray::number(annotators).constData());
    }
}

void AssignmentPlanTest::plan_isTheSameForTheSameSeed()
{
    const Plan once = planOf(scenarios(12), people(15), Protocol());
    QVERIFY(planOf(scenarios(12), people(15), Protocol()) == once);
    Protocol other;
    other.seed = 43;
    QVERIFY(planOf(scenarios(12), people(15), other) != once);
}

void AssignmentPlanTest::plan_ignoresTheOrderOfTheRoster()
{
    const Plan once = planOf(scenarios(12), people(17), Protocol());
    std::vector<Person> reversed = people(17);
    std::reverse(reversed.begin(), reversed.end());
    QVERIFY(planOf(scenarios(12), reversed, Protocol()) == once);
}

void AssignmentPlanTest::seededOrder_isThePersonsOwn()
{
    const Scenarios items = scenarios(20, 1);
    const auto orderOf = [&](const std::vector<Person>& annotators, int perItem, qint64 person) {
        Protocol protocol;
        protocol.ratersPerItem = perItem;
        std::vector<ScenarioId> order;
        for (const PlannedAssignment& a : planOf(items, annotators, protocol)) {
            if (a.person.value == person)
                order.push_back(a.scenario);
        }
        return order;
    };
    const auto alone = orderOf(people(1), 1, 1);
    QCOMPARE(alone.size(), std::size_t{20});
    QVERIFY(orderOf(people(5), 5, 1) == alone); // whoever else takes part
    QVERIFY(orderOf(people(5), 5, 2) != alone);
}

void AssignmentPlanTest::seededOrder_isWhatPythonDraws()
{
    // a = list(range(1, 9)); random.Random(16777546670905013469).shuffle(a)
    // with the seed of SHA-256("42/A01"), as in PythonRandomTest.
    const std::vector<qint64> expected{8, 5, 4, 3, 2, 1, 6, 7};
    std::vector<ScenarioId> items;
    for (qint64 i = 1; i <= 8; ++i)
        items.push_back({i});
    orderForPerson(items, people(1).front(), Protocol());
    std::vector<qint64> found;
    for (ScenarioId id : items)
        found.push_back(id.value);
    QVERIFY(found == expected);
}

void AssignmentPlanTest::fileOrder_isThatOfTheImport()
{
    Protocol protocol;
    protocol.order = ItemOrder::File;
    std::map<PersonId, ScenarioId> last;
    for (const PlannedAssignment& a : planOf(scenarios(12), people(4), protocol)) {
        QVERIFY(a.scenario > last[a.person]);
        last[a.person] = a.scenario;
    }
}

void AssignmentPlanTest::impossiblePlan_isRefused_data()
{
    QTest::addColumn<int>("perSubtype");
    QTest::addColumn<int>("annotators");
    QTest::addColumn<int>("perItem");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("detail");
    QTest::newRow("too few") << 2 << 2 << 3 << ErrorCode::TooFewAnnotators << QStringLiteral("2");
    QTest::newRow("nobody") << 2 << 0 << 1 << ErrorCode::TooFewAnnotators << QStringLiteral("0");
    QTest::newRow("no scenarios") << 0 << 5 << 3 << ErrorCode::NothingToAssign << QString();
    QTest::newRow("no raters") << 2 << 5 << 0 << ErrorCode::InvalidValue
                               << QStringLiteral("per-subtype");
    QTest::newRow("fewer than none")
        << 2 << 5 << -1 << ErrorCode::InvalidValue << QStringLiteral("per-subtype");
}

void AssignmentPlanTest::impossiblePlan_isRefused()
{
    QFETCH(int, perSubtype);
    QFETCH(int, annotators);
    QFETCH(int, perItem);
    QFETCH(ErrorCode, code);
    QFETCH(QString, detail);
    Protocol protocol;
    protocol.ratersPerItem = perItem;
    const auto plan = planAssignment(scenarios(perSubtype), people(annotators), protocol);
    COMPARE_ERROR(plan, code);
    QCOMPARE(plan.error().detail, detail);
}

SUBTEXT_TEST(AssignmentPlanTest)
#include "assignmentplantest.moc"
