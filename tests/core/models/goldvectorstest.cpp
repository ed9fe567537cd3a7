// SPDX-License-Identifier: MIT
#include "core/models/goldvectors.h"

#include "core/desk/deciding.h"
#include "core/entanglement/entanglementjson.h"
#include "core/entanglement/priorfigures.h"
#include "core/models/predictionreading.h"
#include "tests/core/entanglement/reference.h"
#include "tests/support/checks.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/environments.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QTemporaryDir>

using namespace subtext;
using namespace subtext::test;
using entanglement::test::sharedName;

/// The gold vectors of a study, from its file.
class GoldVectorsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figures_areTheKnownOnes_data();
    void figures_areTheKnownOnes();
    void ties_haveNoVector();
    void emptyVector_isAVector();
    void scenariosBehindAFigure_areThoseWithAllOfIt();
    void adjudicator_knowsTheirOwnDecisionsOnly();
    void trainPart_isDrawnFromAll();
    void otherTask_isRefused();

private:
    std::unique_ptr<Study> studyOf(const VectorVotes& votes,
                                   const std::vector<Partition>& parts = {});

    QTemporaryDir m_folder;
    FixedClock m_clock;
    CountingIds m_ids;
    int m_files = 0;
};

std::unique_ptr<Study> GoldVectorsTest::studyOf(const VectorVotes& votes,
                                                const std::vector<Partition>& parts)
{
    const QString path = m_folder.filePath(QStringLiteral("%1.subtext").arg(++m_files));
    return makeEmoSceneStudy(path, {m_clock, m_ids, {}}, votes, parts);
}

void GoldVectorsTest::figures_areTheKnownOnes_data()
{
    QTest::addColumn<bool>("isTrain");
    QTest::newRow("all") << false;
    QTest::newRow("train") << true;
}

void GoldVectorsTest::figures_areTheKnownOnes()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    QFETCH(bool, isTrain);
    const entanglement::test::Reference reference = entanglement::test::readReference();
    VectorVotes votes(reference.scenarios.size());
    for (const entanglement::test::VectorLabel& label : reference.labels)
        votes[label.scenario].push_back(label.vector);
    std::vector<Partition> parts;
    for (const entanglement::EvaluationScenario& scenario : reference.scenarios)
        parts.push_back(scenario.part == entanglement::SplitPart::Train ? Partition::Train
                                                                        : Partition::Test);
    const auto study = studyOf(votes, parts);
    const GoldVectors vectors = must(study->predictions().goldVectors());
    QVERIFY(vectors.isSplitImported);
    const entanglement::CoOccurrence counts =
        vectors.counts(isTrain ? GoldPart::Train : GoldPart::All);
    const QByteArray document =
        entanglement::entanglementJson(entanglement::entanglementFigures(counts), vectors.names);
    QJsonObject found = QJsonDocument::fromJson(document).object();
    QJsonObject expected = stats::test::readJson(sharedName(
        "answers.json"))[QStringLiteral("entanglement")][QLatin1String(QTest::currentDataTag())]
                               .toObject();
    const QString fitted = QStringLiteral("fitted");
    QStringList differences;
    entanglement::test::compareJson(fitted, found.take(fitted), expected.take(fitted), 1e-6,
                                    differences);
    entanglement::test::compareJson(QString(), found, expected, 1e-9, differences);
    QVERIFY2(differences.isEmpty(), qPrintable(differences.join(u'\n')));
}

void GoldVectorsTest::ties_haveNoVector()
{
    const auto study = studyOf({{1, 3}, {1, 1}, {2, 2}});
    const GoldVectors vectors = must(study->predictions().goldVectors());
    QCOMPARE(vectors.scenarios.size(), std::size_t{3});
    QVERIFY(!vectors.scenarios[0].vector.gold);
    QCOMPARE(vectors.scenarios[0].name, QStringLiteral("office/1"));
    QCOMPARE(vectors.withoutGold(GoldPart::All),
             std::vector<ScenarioId>{vectors.scenarios[0].scenario});
    const entanglement::CoOccurrence counts = vectors.counts(GoldPart::All);
    QCOMPARE(counts.scenarios, std::size_t{2});
    QCOMPARE(counts.counts[0], 1);
    QCOMPARE(counts.counts[1], 1);
}

void GoldVectorsTest::emptyVector_isAVector()
{
    const auto study = studyOf(agreedOn({0, 5}));
    const GoldVectors vectors = must(study->predictions().goldVectors());
    QCOMPARE(vectors.scenarios[0].vector.gold, std::optional<EmotionSet>(0));
    QVERIFY(vectors.withoutGold(GoldPart::All).empty());
    QCOMPARE(vectors.counts(GoldPart::All).scenarios, std::size_t{2});
}

void GoldVectorsTest::scenariosBehindAFigure_areThoseWithAllOfIt()
{
    const auto study = studyOf(agreedOn({1, 3, 7, 6, 0}));
    const GoldVectors vectors = must(study->predictions().goldVectors());
    const entanglement::CoOccurrence counts = vectors.counts(GoldPart::All);
    for (std::size_t i = 0; i < entanglement::Emotions; ++i) {
        for (std::size_t j = 0; j < entanglement::Emotions; ++j) {
            const auto both =
                static_cast<EmotionSet>(entanglement::only(i) | entanglement::only(j));
            QCOMPARE(std::ssize(vectors.with(both, GoldPart::All)), counts.together(i, j));
        }
    }
    QCOMPARE(vectors.with(3, GoldPart::All),
             (std::vector{vectors.scenarios[1].scenario, vectors.scenarios[2].scenario}));
    QCOMPARE(vectors.with(0, GoldPart::All).size(), std::size_t{5});
}

void GoldVectorsTest::adjudicator_knowsTheirOwnDecisionsOnly()
{
    const auto study = studyOf({{1, 3}, {1, 3}});
    const auto people = must(study->roster().add({{{}, QStringLiteral("One"), Role::Adjudicator},
                                                  {{}, QStringLiteral("Two"), Role::Adjudicator}}));
    Verdict trust;
    trust.picks = picksOf(Pick{Choice{1}}, QuestionIndex{1});
    trust.basis = Basis::Misreading;
    trust.note = QStringLiteral("She leans on it.");
    const ScenarioId first = must(study->predictions().goldVectors()).scenarios[0].scenario;
    must(study->deciding().decide(people[0].id, first, trust));
    QCOMPARE(must(study->predictions().goldVectors(people[0].id)).counts(GoldPart::All).counts[1],
             1);
    QCOMPARE(must(study->predictions().goldVectors(people[1].id)).counts(GoldPart::All).scenarios,
             std::size_t{0});
    QCOMPARE(must(study->predictions().goldVectors()).scenarios[0].vector.gold,
             std::optional<EmotionSet>(3));
}

void GoldVectorsTest::trainPart_isDrawnFromAll()
{
    const auto study = studyOf(agreedOn(std::vector<EmotionSet>(10, 1)));
    const GoldVectors vectors = must(study->predictions().goldVectors());
    const auto parts = entanglement::shuffledSplit(10);
    std::vector<ScenarioId> train;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        QCOMPARE(vectors.scenarios[i].vector.part, parts[i]);
        if (parts[i] == entanglement::SplitPart::Train)
            train.push_back(vectors.scenarios[i].scenario);
    }
    QVERIFY(!vectors.isSplitImported);
    QCOMPARE(train.size(), std::size_t{7});
    QCOMPARE(vectors.counts(GoldPart::Train).scenarios, std::size_t{7});
    QCOMPARE(vectors.with(1, GoldPart::Train), train);
}

void GoldVectorsTest::otherTask_isRefused()
{
    TestStudy cei;
    const auto vectors = cei.study().predictions().goldVectors();
    QVERIFY(!vectors);
    QCOMPARE(vectors.error().code, ErrorCode::InvalidValue);
    QCOMPARE(vectors.error().value, QStringLiteral("cei"));
}

SUBTEXT_TEST(GoldVectorsTest)
#include "goldvectorstest.moc"
