// SPDX-License-Identifier: MIT
#include "core/travel/importing.h"
#include "tests/core/entanglement/reference.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/modelsharness.h"
#include "ui/charts/linechart.h"
#include "ui/models/vectors/scenariochart.h"
#include "ui/text/vectormodeltext.h"

#include <QComboBox>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;
using namespace subtext::entanglement;
using entanglement::test::sharedName;

/// The synthetic collection with known answers, taken in as a researcher does it: what the place
/// Models shows of its sets is what was computed elsewhere.
class VectorReferenceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void runs_areTheKnownOnes();
    void gain_isTheKnownOne();
    void calibration_isTheKnownOne();
    void errorsAndFlips_areTheKnownOnes();

private:
    QJsonObject runs() const { return m_answers[QStringLiteral("runs")].toObject(); }
    QJsonObject outcome(const QString& run, EvaluationProtocol protocol) const
    {
        return runs()[run][QStringLiteral("protocols")][QLatin1String(protocolToken(protocol))]
            .toObject();
    }
    void choose(const QString& run, EvaluationProtocol protocol)
    {
        m_at->views().choose(m_at->views().setBox()->findText(run), protocol);
    }

    QJsonObject m_answers;
    std::unique_ptr<ModelsDesk> m_at;
};

namespace {

QString four(const QJsonValue& value)
{
    return value.isDouble() ? QString::number(value.toDouble(), 'f', 4) : QStringLiteral("–");
}

/// A rate of 0/0 is 0 in the answers, and a dash on the screen.
bool isSame(const QString& shown, const QJsonValue& known)
{
    return shown == four(known) || (shown == QStringLiteral("–") && known.toDouble() == 0);
}

QString column(const char* name)
{
    return QString::fromUtf8(name);
}

} // namespace

void VectorReferenceTest::initTestCase()
{
    if (sharedFile(sharedName("answers.json")).isEmpty())
        return; // every function skips
    m_answers = stats::test::readJson(sharedName("answers.json"));
    m_at = std::make_unique<ModelsDesk>([](ModelsDesk& at) {
        Study::Setup setup;
        setup.title = QStringLiteral("Reference");
        setup.task = *builtInTask(u"emoscene");
        auto study = must(Study::create(at.file(QStringLiteral("reference.subtext")), setup,
                                        {at.desk.clock, at.desk.ids, {}}));
        must(study->importing().importFiles(
            {sharedFile(sharedName("scenarios.jsonl")), sharedFile(sharedName("annotations.csv"))},
            {}));
        return study;
    });
    m_at->showPlace();
    m_at->importPath(sharedFile(sharedName("predictions.csv")));
    QCOMPARE(m_at->views().setBox()->count(), runs().size());
}

void VectorReferenceTest::runs_areTheKnownOnes()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    int compared = 0;
    for (const QString& run : runs().keys()) {
        for (const EvaluationProtocol protocol : AllProtocols) {
            const QJsonObject known = outcome(run, protocol);
            if (!known.contains(QStringLiteral("full")))
                continue; // words alone, or undefined
            choose(run, protocol);
            const ScenarioChart& chart = *m_at->board().runsChart();
            for (const auto& [when, key] :
                 {std::pair("Before MAP", "baseline"), std::pair("After MAP", "full")}) {
                const QStringList row{run, column(when)};
                const QJsonObject figures = known[QLatin1String(key)].toObject();
                QCOMPARE(cellOf(chart, row, column("Macro-F1")),
                         four(figures[QStringLiteral("macro_f1")]));
                QCOMPARE(cellOf(chart, row, column("Micro-F1")),
                         four(figures[QStringLiteral("micro_f1")]));
                QCOMPARE(cellOf(chart, row, column("Cell accuracy")),
                         four(figures[QStringLiteral("lexical_accuracy")]));
                QCOMPARE(cellOf(chart, row, column("Exact match")),
                         four(figures[QStringLiteral("vector_accuracy")]));
                ++compared;
            }
            QCOMPARE(cellOf(chart, {run, column("After MAP")}, column("α")),
                     QString::number(known[QStringLiteral("alpha")].toDouble()));
            QCOMPARE(cellOf(*child<ScenarioChart>(m_at->board(), "ablation"),
                            {run, column("Whole prior")}, column("Macro-F1")),
                     four(known[QStringLiteral("ablation")][QStringLiteral("full")]));
        }
    }
    QVERIFY(compared >= 40);
}

void VectorReferenceTest::gain_isTheKnownOne()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    for (const QString& run : runs().keys()) {
        const QJsonObject known = outcome(run, EvaluationProtocol::HeldOut);
        if (known.isEmpty())
            continue;
        const QJsonValue interval =
            known[QStringLiteral("bootstrap_gain")][QStringLiteral("macro_f1")];
        QVERIFY(interval[QStringLiteral("low")].isDouble());
        const QStringList row{run, column("Macro-F1")};
        if (known[QStringLiteral("alpha")].toDouble() == 0) { // the prior is not used
            QVERIFY(
                cellOf(*child<ScenarioChart>(m_at->board(), "gain"), row, column("Low")).isEmpty());
            continue;
        }
        QCOMPARE(cellOf(*child<ScenarioChart>(m_at->board(), "gain"), row, column("Low")),
                 four(interval[QStringLiteral("low")]));
        QCOMPARE(cellOf(*child<ScenarioChart>(m_at->board(), "gain"), row, column("High")),
                 four(interval[QStringLiteral("high")]));
    }
}

void VectorReferenceTest::calibration_isTheKnownOne()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    choose(QStringLiteral("over-13:cot"), EvaluationProtocol::InSample);
    for (const QString& run : runs().keys()) {
        const QJsonValue known = runs()[run][QStringLiteral("calibration")][QStringLiteral("all")];
        for (const auto& [signal, key] : {std::pair(SureSignal::Probability, "probability"),
                                          std::pair(SureSignal::SelfReport, "self_report")}) {
            const QJsonValue ece = known[QLatin1String(key)][QStringLiteral("ece")];
            const int row = rowNamed(*child<ScenarioChart>(m_at->board(), "calibrationError"),
                                     {run, signalWord(signal)});
            QCOMPARE(row >= 0, ece.isDouble());
            if (row >= 0)
                QCOMPARE(cellOf(*child<ScenarioChart>(m_at->board(), "calibrationError"),
                                {run, signalWord(signal)}, column("ECE")),
                         four(ece));
        }
    }
}

void VectorReferenceTest::errorsAndFlips_areTheKnownOnes()
{
    SKIP_WITHOUT_SHARED("reference/emoscene/answers.json");
    const QString run = QStringLiteral("over-13:cot");
    choose(run, EvaluationProtocol::HeldOut);
    const QJsonObject known = outcome(run, EvaluationProtocol::HeldOut);
    for (std::size_t i = 0; i < Emotions; ++i) {
        const QString token = emotionTokens().at(static_cast<qsizetype>(i));
        const QString word = token.left(1).toUpper() + token.mid(1);
        const QJsonValue cells =
            known[QStringLiteral("full")][QStringLiteral("per_emotion")][token];
        const QStringList row{word, column("After MAP")};
        const QString precision =
            cellOf(*child<ScenarioChart>(m_at->board(), "precision"), row, column("Precision"));
        QVERIFY2(isSame(precision, cells[QStringLiteral("precision")]), qPrintable(word));
        QVERIFY2(
            isSame(cellOf(*child<ScenarioChart>(m_at->board(), "recall"), row, column("Recall")),
                   cells[QStringLiteral("recall")]),
            qPrintable(word));
        const QJsonValue flips = known[QStringLiteral("flips")][token];
        for (const auto& [what, key] :
             {std::pair("Added, right", "added_right"), std::pair("Added, wrong", "added_wrong"),
              std::pair("Removed, right", "removed_right"),
              std::pair("Removed, wrong", "removed_wrong")})
            QCOMPARE(cellOf(*child<ScenarioChart>(m_at->board(), "flips"), {word, column(what)},
                            column("Scenarios")),
                     QString::number(flips[QLatin1String(key)].toInt(-1)));
    }
}

SUBTEXT_TEST(VectorReferenceTest)
#include "vectorreferencetest.moc"
