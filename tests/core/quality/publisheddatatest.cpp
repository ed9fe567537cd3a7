// SPDX-License-Identifier: MIT
#include "core/quality/qualitymonitor.h"
#include "core/quality/schemarules.h"
#include "core/travel/importing.h"
#include "tests/core/quality/observations.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <map>
#include <memory>
#include <set>

using namespace subtext;

// The rules on the released CEI data; the counts are those of the study's design, and the two
// contradictions those of the authors' own analysis.
class PublishedDataTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void levelOne_findsNothing();
    void levels_haveTheKnownCounts();
    void authorsAnalysis_hasTheSameContradictions();
    void noPerson_isAboveNorNearStraightLining();
    void monitor_agreesInAnyOrder();

private:
    std::unique_ptr<test::TestStudy> m_study;
    std::vector<Annotation> m_annotations;
    std::vector<QualityObservation> m_observations;
    std::map<QString, int> m_counts;
    std::vector<QualityFlag> m_flags;
};

void PublishedDataTest::initTestCase()
{
    const QStringList files = test::publishedData();
    if (files.size() != 5)
        QSKIP("not there: the published data");
    test::TestStudy::Shape shape;
    shape.perSubtype = 0;
    shape.annotators = 0;
    shape.ratersPerItem = 0;
    m_study = std::make_unique<test::TestStudy>(shape);
    VERIFY_HOLDS(m_study->study().importing().importFiles(files, {}));
    m_annotations = must(m_study->study().annotations());
    QCOMPARE(m_annotations.size(), std::size_t{900});
    for (const Annotation& annotation : m_annotations)
        m_observations.push_back(observationOf(annotation).value());
    m_flags = checkAll(m_observations, QualityThresholds());
    for (const QualityFlag& flag : m_flags)
        ++m_counts[qualityToken(flag.code)];
}

void PublishedDataTest::levelOne_findsNothing()
{
    SchemaContext known;
    for (const Scenario& scenario : must(m_study->study().scenarios())) {
        known.scenarios.insert(scenario.id);
        for (PersonId person : must(m_study->study().raters(scenario.id))) {
            known.people.insert(person);
            known.assignments.insert({person, scenario.id});
        }
    }
    QCOMPARE(known.assignments.size(), 900);
    QVERIFY(checkSchema(m_annotations, known, Protocol()).empty());
}

void PublishedDataTest::levels_haveTheKnownCounts()
{
    std::set<ScenarioId> ranged;
    std::set<ScenarioId> levelThree;
    for (const QualityFlag& flag : m_flags) {
        if (flag.code == QualityCode::VadRange)
            ranged.insert(flag.scenario);
        if (qualityLevel(flag.code) == 3)
            levelThree.insert(flag.scenario);
    }
    QCOMPARE(ranged.size(), std::size_t{24});
    QCOMPARE(levelThree.size(), std::size_t{109});
    const auto rangeFlags = m_counts[QStringLiteral("vad_range")];
    QVERIFY(rangeFlags >= 24);
    const std::map<QString, int> expected{{QStringLiteral("contradiction_positive"), 21},
                                          {QStringLiteral("contradiction_negative"), 1},
                                          {QStringLiteral("three_way_split"), 94},
                                          {QStringLiteral("vad_range"), rangeFlags}};
    QCOMPARE(m_counts, expected); // so no straight-lining and nothing about times
}

void PublishedDataTest::authorsAnalysis_hasTheSameContradictions()
{
    SKIP_WITHOUT_SHARED("reference/cei.json");
    const QJsonObject counts =
        QJsonDocument::fromJson(
            test::readFile(test::sharedFile(QStringLiteral("reference/cei.json"))))
            .object()
            .value(QStringLiteral("self_contradiction_counts"))
            .toObject();
    QCOMPARE(m_counts[QStringLiteral("contradiction_positive")],
             counts.value(QStringLiteral("positive_emotion_negative_valence")).toInt());
    QCOMPARE(m_counts[QStringLiteral("contradiction_negative")],
             counts.value(QStringLiteral("negative_emotion_positive_valence")).toInt());
}

void PublishedDataTest::noPerson_isAboveNorNearStraightLining()
{
    std::map<PersonId, std::vector<QualityObservation>> byPerson;
    for (const QualityObservation& observation : m_observations)
        byPerson[observation.person].push_back(observation);
    QCOMPARE(byPerson.size(), std::size_t{15});
    qint64 contradictions = 0;
    for (const auto& [person, work] : byPerson) {
        const PersonQuality quality = personQuality(person, work, m_flags);
        QCOMPARE(quality.labelled, 60);
        QVERIFY(quality.dominantShare < 0.8);
        QVERIFY(!quality.medianMs);
        QVERIFY(!quality.timeDrift);
        QCOMPARE(quality.flaggedItems, quality.contradictions);
        contradictions += quality.contradictions;
    }
    QCOMPARE(contradictions, 22);
}

void PublishedDataTest::monitor_agreesInAnyOrder()
{
    QualityMonitor forwards;
    QualityMonitor backwards;
    for (std::size_t i = 0; i < m_observations.size(); ++i) {
        const int position = static_cast<int>(i) + 1;
        forwards.upsert(m_observations[i], position);
        backwards.upsert(m_observations[m_observations.size() - 1 - i], position);
    }
    QVERIFY(forwards.flags() == m_flags);
    QVERIFY(backwards.flags() == m_flags);
}

SUBTEXT_TEST(PublishedDataTest)

#include "publisheddatatest.moc"
