// SPDX-License-Identifier: MIT
#include "core/evaluation/evaluation.h"
#include "tests/core/evaluation/sampleinput.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::evaluation;
using sample::answering;
using sample::quickly;

/// What of a study is scored by itself: groups, power relations, patterns, domains, splits, topics.
class StrataTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parts_areAllThereAndAddUp();
    void splits_areThoseThatFilesSaid();
    void topics_areStrataWhereItemsHaveThem();
};

namespace {

std::int64_t itemsOf(const std::vector<ScoredPart>& parts)
{
    std::int64_t items = 0;
    for (const ScoredPart& part : parts)
        items += part.scores.items;
    return items;
}

} // namespace

void StrataTest::parts_areAllThereAndAddUp()
{
    Input input = sample::smallInput();
    input.items[1].power = QStringLiteral("low-to-high");
    input.items[2].domain = QStringLiteral("family");
    input.items[0].pattern = std::nullopt;
    const auto evaluation = evaluate(input, {answering(input, {0, 6, 4})}, quickly());
    const Strata& strata = evaluation->sets.front().strata;
    QCOMPARE(strata.groups.size(), std::size_t{2});
    QCOMPARE(itemsOf(strata.groups), 3);
    QCOMPARE(strata.powers.size(), std::size_t{3});
    QCOMPARE(strata.powers[1].name, QStringLiteral("high-to-low"));
    QCOMPARE(strata.powers[1].scores.items, 0);
    QVERIFY(!strata.powers[1].scores.accuracy && !strata.powers[1].intervals.accuracy);
    QCOMPARE(itemsOf(strata.powers), 3);
    QCOMPARE(strata.patterns.size(), std::size_t{3});
    QCOMPARE(itemsOf(strata.patterns), 2);
    QCOMPARE(strata.domains.size(), std::size_t{1});
    QCOMPARE(strata.domains[0].name, QStringLiteral("family"));
}

// In the order of their use, and without them everything else is as it is with them.
void StrataTest::splits_areThoseThatFilesSaid()
{
    Input input = sample::smallInput();
    const auto without = evaluate(input, {answering(input, {0, 6, 4})}, quickly());
    QVERIFY(without->sets.front().strata.splits.empty());
    input.items[0].split = QStringLiteral("test");
    input.items[1].split = QStringLiteral("train");
    const auto evaluation = evaluate(input, {answering(input, {0, 6, 4})}, quickly());
    Strata strata = evaluation->sets.front().strata;
    QCOMPARE(strata.splits.size(), std::size_t{2});
    QCOMPARE(strata.splits[0].name, QStringLiteral("train"));
    QCOMPARE(strata.splits[1].name, QStringLiteral("test"));
    QCOMPARE(itemsOf(strata.splits), 2);
    QVERIFY(strata.splits[1].scores.accuracy && strata.splits[1].intervals.accuracy);
    strata.splits.clear();
    QVERIFY(strata == without->sets.front().strata);
}

// An item of none is in none, and without them everything else is as it is with them.
void StrataTest::topics_areStrataWhereItemsHaveThem()
{
    Input input = sample::smallInput();
    const auto without = evaluate(input, {answering(input, {0, 6, 4})}, quickly());
    QVERIFY(without->sets.front().strata.topics.empty());
    input.items[0].topic = QStringLiteral("rain");
    input.items[1].topic = QStringLiteral("mail");
    const auto evaluation = evaluate(input, {answering(input, {0, 6, 4})}, quickly());
    Strata strata = evaluation->sets.front().strata;
    QCOMPARE(strata.topics.size(), std::size_t{2});
    QCOMPARE(strata.topics[0].name, QStringLiteral("mail"));
    QCOMPARE(strata.topics[1].name, QStringLiteral("rain"));
    QCOMPARE(itemsOf(strata.topics), 2);
    QVERIFY(strata.topics[1].scores.accuracy && strata.topics[1].intervals.accuracy);
    strata.topics.clear();
    QVERIFY(strata == without->sets.front().strata);
}

SUBTEXT_TEST(StrataTest)
#include "stratatest.moc"
