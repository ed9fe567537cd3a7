// SPDX-License-Identifier: MIT
#include "core/domain/decision.h"
#include "core/entanglement/calibration.h"
#include "core/entanglement/entanglementjson.h"
#include "core/entanglement/errorpatterns.h"
#include "core/entanglement/inference.h"
#include "core/entanglement/vectormetrics.h"
#include "core/stats/fleiss.h"
#include "core/stats/gwet.h"
#include "core/stats/krippendorff.h"
#include "tests/core/entanglement/reference.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::entanglement;
using namespace subtext::entanglement::test;

// Small cases with their arithmetic, kept outside of the repository.
class CasesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void prior();
    void map();
    void kappa();
    void majorities();
    void metrics();
    void calibrations();
    void patterns();
    void mutualInformation();

private:
    QJsonArray cases(const char* kind) const { return m_cases[QLatin1String(kind)].toArray(); }

    QJsonObject m_cases;
};

#define SKIP_WITHOUT_CASES SKIP_WITHOUT_SHARED("reference/emoscene/cases.json")

namespace {

/// An optional figure against a number or null.
bool isSame(const std::optional<double>& found, const QJsonValue& expected)
{
    if (!found || expected.isNull())
        return !found && expected.isNull();
    return stats::test::isNear(*found, expected.toDouble(), 1e-9);
}

QJsonValue jsonOf(const std::optional<double>& value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

PriorWeights weightsOf(const QJsonObject& of)
{
    PriorWeights weights;
    const QJsonArray single = of[QStringLiteral("theta")].toArray();
    const QJsonObject pairs = of[QStringLiteral("theta_pairs")].toObject();
    for (std::size_t i = 0; i < Emotions; ++i)
        weights.single[i] = single[static_cast<qsizetype>(i)].toDouble();
    for (std::size_t p = 0; p < PairCount; ++p)
        weights.pair[p] = pairs[pairNameOf(p)].toDouble(0);
    return weights;
}

QJsonObject describe(const VectorMetrics& metrics)
{
    QJsonObject emotions;
    for (std::size_t i = 0; i < Emotions; ++i) {
        const EmotionCells& cells = metrics.emotions[i];
        emotions[nameOf(i)] =
            QJsonObject{{QStringLiteral("tp"), cells.truePositives},
                        {QStringLiteral("fp"), cells.falsePositives},
                        {QStringLiteral("fn"), cells.falseNegatives},
                        {QStringLiteral("tn"), cells.trueNegatives},
                        {QStringLiteral("precision"), cells.precision().value_or(0)},
                        {QStringLiteral("recall"), cells.recall().value_or(0)},
                        {QStringLiteral("f1"), cells.f1().value_or(0)}};
    }
    return {{QStringLiteral("n"), static_cast<qint64>(metrics.scenarios)},
            {QStringLiteral("lexical_accuracy"), jsonOf(metrics.lexicalAccuracy())},
            {QStringLiteral("hamming_loss"), jsonOf(metrics.hammingLoss())},
            {QStringLiteral("vector_accuracy"), jsonOf(metrics.vectorAccuracy())},
            {QStringLiteral("macro_f1"), jsonOf(metrics.macroF1())},
            {QStringLiteral("macro_f1_present"), jsonOf(metrics.macroF1Present())},
            {QStringLiteral("micro_f1"), jsonOf(metrics.microF1())},
            {QStringLiteral("per_emotion"), emotions}};
}

QJsonObject describe(const Calibration& calibration)
{
    QJsonArray bins;
    for (const CalibrationBin& bin : calibration.bins)
        bins << QJsonObject{{QStringLiteral("from"), bin.from},
                            {QStringLiteral("to"), bin.to},
                            {QStringLiteral("cells"), static_cast<qint64>(bin.cells)},
                            {QStringLiteral("confidence"), jsonOf(bin.confidence)},
                            {QStringLiteral("accuracy"), jsonOf(bin.accuracy)}};
    return {{QStringLiteral("cells"), static_cast<qint64>(calibration.cells)},
            {QStringLiteral("mean_confidence"), jsonOf(calibration.meanConfidence)},
            {QStringLiteral("accuracy"), jsonOf(calibration.accuracy)},
            {QStringLiteral("ece"), jsonOf(calibration.ece)},
            {QStringLiteral("bins"), bins}};
}

QStringList differencesOf(const QJsonObject& found, const QJsonValue& expected)
{
    QStringList differences;
    compareJson(QString(), found, expected, 1e-9, differences);
    return differences;
}

} // namespace

void CasesTest::initTestCase()
{
    if (!subtext::test::sharedFile(sharedName("cases.json")).isEmpty())
        m_cases = stats::test::readJson(sharedName("cases.json"));
}

void CasesTest::prior()
{
    SKIP_WITHOUT_CASES;
    for (const QJsonValue value : cases("prior")) {
        const QJsonObject of = value.toObject();
        const CoOccurrence data = coOccurrence(vectorsOf(of[QStringLiteral("gold")]));
        const double smoothing = of[QStringLiteral("smoothing")].toDouble();
        // The document names the terms as the case does.
        const EntanglementFigures figures = entanglementFigures(data, {smoothing, UsualRidge});
        const QJsonObject document =
            QJsonDocument::fromJson(entanglementJson(figures, wheelNames())).object();
        const QJsonObject found =
            document[smoothing == 0 ? QStringLiteral("published") : QStringLiteral("smoothed")]
                .toObject();
        for (const QString& key : of.keys()) {
            if (key == QStringLiteral("gold") || key == QStringLiteral("name") ||
                key == QStringLiteral("note"))
                continue;
            QStringList differences;
            compareJson(of[QStringLiteral("name")].toString() + u' ' + key, found[key], of[key],
                        1e-9, differences);
            QVERIFY2(differences.isEmpty(), qPrintable(differences.join(u'\n')));
        }
    }
}

void CasesTest::map()
{
    SKIP_WITHOUT_CASES;
    for (const QJsonValue value : cases("map")) {
        const QJsonObject of = value.toObject();
        const QByteArray name = of[QStringLiteral("name")].toString().toUtf8();
        Probabilities yes{};
        for (std::size_t i = 0; i < Emotions; ++i)
            yes[i] = of[QStringLiteral("p_yes")].toArray()[static_cast<qsizetype>(i)].toDouble();
        const Inference inference(weightsOf(of), of[QStringLiteral("alpha")].toDouble());
        const LogOdds odds = logOdds(yes);
        const BestVector found = inference.decode(odds);
        QVERIFY2(found.vector == of[QStringLiteral("mask")].toInt(), name.constData());
        QCOMPARE(found.vector, vectorOf(of[QStringLiteral("emotions")]));
        QCOMPARE(inference.best(odds), found.vector);
        QCOMPARE(found.tied, of[QStringLiteral("tied")].toInt());
        COMPARE_NEAR(found.score, of[QStringLiteral("score")].toDouble(), 1e-9);
        COMPARE_NEAR(inference.terms(odds, found.vector).total(), found.score, 1e-9);
        const Posterior posterior = inference.posterior(odds);
        COMPARE_NEAR(posterior.vectors[found.vector], of[QStringLiteral("posterior")].toDouble(),
                     1e-9);
        const QJsonArray marginals = of[QStringLiteral("posterior_marginals")].toArray();
        for (std::size_t i = 0; i < Emotions; ++i)
            COMPARE_NEAR(posterior.marginals[i], marginals[static_cast<qsizetype>(i)].toDouble(),
                         1e-9);
    }
}

void CasesTest::kappa()
{
    SKIP_WITHOUT_CASES;
    for (const QJsonValue value : cases("kappa")) {
        const QJsonObject of = value.toObject();
        stats::CountTable table(2);
        for (const QJsonValue votes : of[QStringLiteral("votes")].toArray())
            table.append({votes[1].toInt() - votes[0].toInt(), votes[0].toInt()});
        const stats::FleissKappa joy = stats::fleissKappa(table);
        QVERIFY(isSame(joy.kappa, of[QStringLiteral("kappa")]));
        QVERIFY(isSame(joy.observed, of[QStringLiteral("observed_agreement")]));
        QVERIFY(isSame(joy.shares.at(1), of[QStringLiteral("yes_share")]));
        // With unequally many raters the reference pools the shares; irrCAC takes their mean.
        const QJsonValue ac1 = of[QStringLiteral("name")] == QStringLiteral("unequal raters")
                                   ? QJsonValue(21.0 / 37.0)
                                   : of[QStringLiteral("gwet_ac1")];
        QVERIFY(isSame(stats::gwetAc1(table).estimate, ac1));
        QVERIFY(isSame(stats::krippendorffAlpha(table, stats::Metric::Nominal),
                       of[QStringLiteral("krippendorff_alpha")]));
    }
}

void CasesTest::majorities()
{
    SKIP_WITHOUT_CASES;
    for (const QJsonValue of : cases("majority")) {
        const int yes = of[QStringLiteral("yes")].toInt();
        std::vector<Choice> votes(static_cast<std::size_t>(of[QStringLiteral("raters")].toInt()),
                                  Choice{0});
        std::fill_n(votes.begin(), yes, Choice{1});
        const auto found = countVotes(votes).winner;
        const QJsonValue gold = of[QStringLiteral("gold")];
        QCOMPARE(found.has_value(), !gold.isNull());
        if (found)
            QCOMPARE(indexOf(*found), gold.toInt());
    }
}

void CasesTest::metrics()
{
    SKIP_WITHOUT_CASES;
    for (const QJsonValue of : cases("metrics")) {
        const QStringList differences =
            differencesOf(describe(vectorMetrics(vectorsOf(of[QStringLiteral("gold")]),
                                                 vectorsOf(of[QStringLiteral("predicted")]))),
                          of[QStringLiteral("answer")]);
        QVERIFY2(differences.isEmpty(), qPrintable(differences.join(u'\n')));
    }
}

void CasesTest::calibrations()
{
    SKIP_WITHOUT_CASES;
    for (const QJsonValue of : cases("calibration")) {
        std::vector<ConfidenceCell> cells;
        for (const QJsonValue cell : of[QStringLiteral("cells")].toArray())
            cells.push_back({cell[0].toDouble(), cell[1].toInt() == 1});
        const QStringList differences =
            differencesOf(describe(calibrate(cells)), of[QStringLiteral("answer")]);
        QVERIFY2(differences.isEmpty(), qPrintable(differences.join(u'\n')));
    }
}

void CasesTest::patterns()
{
    SKIP_WITHOUT_CASES;
    for (const QJsonValue of : cases("patterns")) {
        const ErrorPatterns found = errorPatterns(vectorsOf(of[QStringLiteral("gold")]),
                                                  vectorsOf(of[QStringLiteral("predicted")]));
        QJsonObject single;
        QJsonObject pairs;
        for (std::size_t i = 0; i < Emotions; ++i) {
            single[nameOf(i) + QStringLiteral(":missed")] = found.missed[i];
            single[nameOf(i) + QStringLiteral(":added")] = found.added[i];
        }
        for (std::size_t p = 0; p < PairCount; ++p)
            pairs[pairNameOf(p)] = found.pairs[p];
        const QStringList differences =
            differencesOf({{QStringLiteral("P1"), found.missed.at(PublishedP1.emotion)},
                           {QStringLiteral("P2"), found.added.at(PublishedP2.emotion)},
                           {QStringLiteral("P3"), found.pairs.at(PublishedP3)},
                           {QStringLiteral("P4"), found.pairs.at(PublishedP4)},
                           {QStringLiteral("single"), single},
                           {QStringLiteral("pairs"), pairs}},
                          of[QStringLiteral("answer")]);
        QVERIFY2(differences.isEmpty(), qPrintable(differences.join(u'\n')));
    }
}

void CasesTest::mutualInformation()
{
    SKIP_WITHOUT_CASES;
    for (const QJsonValue of : cases("mutual_information")) {
        const CoOccurrence data = coOccurrence(vectorsOf(of[QStringLiteral("gold")]));
        COMPARE_NEAR(data.mutualInformation(0, 1), of[QStringLiteral("joy+trust")].toDouble(),
                     1e-9);
    }
}

SUBTEXT_TEST(CasesTest)
#include "casestest.moc"
