// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"
#include "core/quality/qualitymonitor.h"
#include "tests/core/quality/observations.h"
#include "tests/support/registeredtest.h"

#include <QSet>

#include <algorithm>
#include <iterator>
#include <map>

using namespace subtext;
using subtext::test::nameOf;
using subtext::test::namesOf;
using subtext::test::rated;

// The live monitor against the batch rules, after every step of random sequences.
class MonitorPropertyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomSequences_equalTheBatchRules_data();
    void randomSequences_equalTheBatchRules();
    void longWork_equalsTheBatchRules();
};

namespace {

/// What a random sequence draws its thresholds and answers from.
struct Habits
{
    QualityThresholds thresholds;
    std::uint32_t people = 1;
    std::uint32_t scenarios = 1;
    std::uint32_t times = 1; ///< Different response times.
    qint64 unitMs = 1;
    std::uint32_t emotions = EmotionCount;

    explicit Habits(PythonRandom& random)
        : people(1 + random.below(4))
        , scenarios(1 + random.below(40))
        , times(std::array<std::uint32_t, 4>{2, 6, 60, 100'000}.at(random.below(4)))
        , unitMs(std::array<qint64, 4>{1, 500, 7'001, 100'000}.at(random.below(4)))
        , emotions(1 + random.below(EmotionCount))
    {
        if (random.below(2) == 0)
            return;
        thresholds.outlierFrom = static_cast<int>(1 + random.below(6));
        thresholds.outlierZ = 0.25 * random.below(12);
        thresholds.straightLiningFrom = static_cast<int>(1 + random.below(6));
        thresholds.straightLiningShare = 0.1 * random.below(10);
        thresholds.checksContradictions = random.below(3) > 0;
        thresholds.contradictionPoints = static_cast<int>(1 + random.below(3));
        thresholds.vadRange = 0.33 * random.below(6);
        thresholds.splitFrom = static_cast<int>(1 + random.below(4));
    }

    QualityObservation draw(PythonRandom& random) const
    {
        QualityObservation o;
        o.person = PersonId{1 + random.below(people)};
        o.scenario = ScenarioId{1 + random.below(scenarios)};
        o.emotion = static_cast<Choice>(random.below(emotions));
        for (int& point : o.scales)
            point = static_cast<int>(random.below(PointCount)) + MinPoint;
        if (random.below(12) > 0)
            o.responseMs = random.below(times) * unitMs;
        return o;
    }
};

} // namespace

void MonitorPropertyTest::randomSequences_equalTheBatchRules_data()
{
    QTest::addColumn<quint32>("firstSeed");
    for (quint32 first = 1; first <= 200; first += 25)
        QTest::addRow("seeds from %u", first) << first;
}

void MonitorPropertyTest::randomSequences_equalTheBatchRules()
{
    QFETCH(quint32, firstSeed);
    qint64 revisions = 0;
    qint64 moves = 0;
    for (quint32 seed = firstSeed; seed < firstSeed + 25; ++seed) {
        PythonRandom random(seed);
        const Habits habits(random);
        QualityMonitor monitor(habits.thresholds);
        std::map<std::pair<PersonId, ScenarioId>, QualityObservation> counting;
        QSet<QString> reported;
        const std::uint32_t steps = 20 + random.below(130);
        for (std::uint32_t step = 0; step < steps; ++step) {
            const QualityObservation next = habits.draw(random);
            const auto key = std::pair(next.person, next.scenario);
            revisions += counting.count(key) > 0 ? 1 : 0;
            counting[key] = next;
            const auto change = monitor.upsert(next, static_cast<int>(next.scenario.value));

            // What is reported adds up …
            for (const QualityFlag& flag : change.disappeared)
                QVERIFY2(reported.remove(nameOf(flag)), qPrintable(nameOf(flag)));
            for (const QualityFlag& flag : change.appeared) {
                QVERIFY2(!reported.contains(nameOf(flag)), qPrintable(nameOf(flag)));
                reported.insert(nameOf(flag));
                moves += flag.scenario != next.scenario ? 1 : 0;
            }
            // … to what the rules say of everything at once, to the last bit of every number.
            std::vector<QualityObservation> all;
            std::vector<QualityObservation> ofPerson; // by scenario, so by position
            for (const auto& [id, observation] : counting) {
                all.push_back(observation);
                if (id.first == next.person)
                    ofPerson.push_back(observation);
            }
            const auto expected = checkAll(all, habits.thresholds);
            const auto found = monitor.flags();
            QCOMPARE(namesOf(found), namesOf(expected));
            QVERIFY(found == expected);
            std::vector<QualityFlag> ofItem;
            std::copy_if(expected.begin(), expected.end(), std::back_inserter(ofItem),
                         [&](const QualityFlag& flag) {
                             return flag.scenario == next.scenario && qualityLevel(flag.code) == 3;
                         });
            QVERIFY(monitor.itemFlags(next.scenario) == ofItem);
            const QStringList names = namesOf(expected);
            QCOMPARE(reported, QSet<QString>(names.begin(), names.end()));
            const auto ofPersonFlags = checkPerson(ofPerson, habits.thresholds);
            QVERIFY(monitor.flags(next.person) == ofPersonFlags);
            QVERIFY(monitor.person(next.person) ==
                    personQuality(next.person, ofPerson, ofPersonFlags));
        }
    }
    QVERIFY(revisions > 100); // else it shows less than it says
    QVERIFY(moves > 100);
}

void MonitorPropertyTest::longWork_equalsTheBatchRules()
{
    PythonRandom random(42);
    QualityMonitor monitor;
    std::map<ScenarioId, QualityObservation> counting;
    for (int step = 0; step < 6'000; ++step) {
        QualityObservation o = rated(1, static_cast<int>(1 + random.below(3'000)),
                                     static_cast<Choice>(random.below(EmotionCount)), {},
                                     3'000 + random.below(20'000));
        if (random.below(20) == 0)
            o.responseMs = *o.responseMs * 7;
        counting[o.scenario] = o;
        monitor.upsert(o, static_cast<int>(o.scenario.value));
        if (step % 500 != 499)
            continue;
        std::vector<QualityObservation> all;
        for (const auto& [id, observation] : counting)
            all.push_back(observation);
        const auto expected = checkAll(all, QualityThresholds());
        QVERIFY(monitor.flags() == expected);
    }
    QVERIFY(monitor.flags().size() > 50);
}

SUBTEXT_TEST(MonitorPropertyTest)
#include "monitorpropertytest.moc"
