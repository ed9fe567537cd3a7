// SPDX-License-Identifier: MIT
#include "core/desk/deciding.h"
#include "core/models/predictionreading.h"
#include "core/predictions/vectorparts.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/modelsharness.h"
#include "ui/actions/actionregistry.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/charts/linechart.h"
#include "ui/models/vectors/scenariochart.h"
#include "ui/models/vectors/scenarioscore.h"
#include "ui/models/vectors/termsmodel.h"
#include "ui/widgets/figuretable.h"
#include "ui/widgets/itemcard.h"
#include "ui/widgets/itempanel.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/segmentbar.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QGraphicsView>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSlider>

using namespace subtext;
using namespace subtext::test;
using namespace subtext::entanglement;

/// The place Models of a study of vectors, in the real window: what is taken in, what is shown of
/// it, and what opens.
class VectorModelsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noPredictions_sayWhatThisIs();
    void files_areLookedThroughBeforeTheyAreKept();
    void unusableValues_areReportedWithTheirPlace();
    void contradiction_takesNothing();
    void set_isWrittenAsItWasRead_data();
    void set_isWrittenAsItWasRead();
    void smoothing_isChosenByKeys();
    void figures_areThoseOfCore();
    void everyRow_opensAsManyScenariosAsItCounts();
    void sweep_isReadAndOpenedByKeys();
    void views_areChosenByKeys();
    void protocol_changesTheFigures();
    void undefinedPrior_namesItsTerms();
    void wordsAlone_haveNoGain();
    void decision_movesTheFigures();
    void readOnlyStudy_takesNothingIn();
    void savedChart_saysWhatItIsOf();
    void annotator_hasNoSuchPlace();
    void studyOfLabels_hasOtherViews();
};

namespace {

QString row4(const std::optional<double>& value)
{
    return value ? QString::number(*value, 'f', 4) : QStringLiteral("–");
}

const QString Even = QStringLiteral("even:cot");

SetEvaluation evaluated(Study& study)
{
    const VectorStudy vectors = must(study.predictions().vectorStudy());
    return evaluateVectors(vectors, must(study.predictions().keptVectors(vectors)), {}, {})
        ->front()
        .evaluation;
}

const ProtocolResult& resultOf(const SetEvaluation& evaluation, EvaluationProtocol protocol)
{
    return *evaluation.protocols->at(indexOf(protocol));
}

} // namespace

void VectorModelsTest::noPredictions_sayWhatThisIs()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    QVERIFY(child<QWidget>(at.page(), "empty")->isVisible());
    QVERIFY(child<QPushButton>(at.page(), "emptyImport")->isVisible());
    QVERIFY(!at.board().runsChart()->isVisible());
    // What was published is there all the same.
    QVERIFY(child<IntervalChart>(at.board(), "published")->isVisible());
    QCOMPARE(tableOf(*child<IntervalChart>(at.board(), "published")).rowCount(), 14);
    QCOMPARE(rowOf(*child<IntervalChart>(at.board(), "published"), 4),
             QStringLiteral("Qwen2.5-7B:cot|42.8|47.9|75.95|82.22|14.06|21.48"));
    at.page().showView(ModelsPage::View::Gain);
    QCOMPARE(descriptionOf(*at.board().sweepChart()),
             QStringLiteral("The study holds no predictions yet."));
}

void VectorModelsTest::files_areLookedThroughBeforeTheyAreKept()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    const auto kept = [&] { return must(at.study().modelAnswers().counts()); };
    // From the card that stands there first.
    at.desk.prompts.paths = {
        writeFile(at.file(QStringLiteral("models.csv")), plausibleFile(variedGold()))};
    child<QPushButton>(at.page(), "emptyImport")->setFocus();
    at.desk.press(Qt::Key_Return);
    QCOMPARE(at.page().view(), ModelsPage::View::Import);
    QTRY_VERIFY(!at.page().isWorking());
    ImportView& view = *at.page().import();
    QCOMPARE(view.found()->rowText(0), QStringLiteral("even:cot:1|44|44|0|44|probabilities"));
    QVERIFY(!view.problems()->isVisible());
    QVERIFY(kept().empty());
    child<QPushButton>(view, "discard")->click();
    QVERIFY(kept().empty());
    at.importFile(plausibleFile(variedGold()));
    QCOMPARE(view.report(), QStringLiteral("44 answers imported, from 1 set."));
    at.page().showView(ModelsPage::View::Import);
    QVERIFY(view.kept()->isVisible());
    QVERIFY(view.kept()->rowText(0).startsWith(QStringLiteral("even:cot:1|44|0|0|models.csv|")));
    at.page().showView(ModelsPage::View::Runs);
    QVERIFY(!child<QWidget>(at.page(), "empty")->isVisible());
    QVERIFY(at.board().runsChart()->isVisible());
    QCOMPARE(at.views().setBox()->currentText(), Even);
    QCOMPARE(kept().at(0).count.answers, qint64{44});
    // The same again changes nothing, and says so.
    at.readPath(at.file(QStringLiteral("models.csv")));
    at.desk.press(Qt::Key_Return);
    QCOMPARE(view.report(),
             QStringLiteral("0 answers imported, from 0 sets. 44 were there already."));
    QCOMPARE(kept().size(), std::size_t{1});
}

void VectorModelsTest::unusableValues_areReportedWithTheirPlace()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.readPath(writeFile(at.file(QStringLiteral("models.csv")),
                          "model,mode,scenario,p_joy,p_trust\n"
                          "odd,cot,1,0.5,1.5\n"
                          "odd,cot,99,0.5,0.5\n"));
    const ImportView& view = *at.page().import();
    QCOMPARE(view.found()->rowText(0), QStringLiteral("odd:cot:1|1|1|0|44|probabilities"));
    QVERIFY(view.problems()->isVisible());
    QVERIFY2(
        view.problems()->rowText(0).startsWith(QStringLiteral("models.csv:2|p_trust|Neither ")) &&
            view.problems()->rowText(0).endsWith(QStringLiteral("|1.5")),
        qPrintable(view.problems()->rowText(0)));
    QCOMPARE(view.problems()->rowText(1),
             QStringLiteral("models.csv:3|scenario|The study has no such scenario|99"));
}

void VectorModelsTest::contradiction_takesNothing()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile("model,mode,scenario,p_joy\nodd,cot,1,0.5\n");
    at.readPath(writeFile(at.file(QStringLiteral("other.csv")),
                          "model,mode,scenario,p_joy\nodd,cot,1,0.75\n"));
    ImportView& view = *at.page().import();
    child<QPushButton>(view, "take")->click();
    QVERIFY2(view.report().contains(QStringLiteral("another name")), qPrintable(view.report()));
    QCOMPARE(must(at.study().modelAnswers().all())[0].rows.size(), std::size_t{1});
    // As another run it can be taken.
    child<QLineEdit>(view, "run")->setFocus();
    QTest::keyClicks(child<QLineEdit>(view, "run"), QStringLiteral("2"));
    QTest::keyClick(child<QLineEdit>(view, "run"), Qt::Key_Return);
    QTRY_COMPARE(view.found()->rowText(0), QStringLiteral("odd:cot:2|1|1|0|44|probabilities"));
    QTRY_VERIFY(!at.page().isWorking());
    at.after([&] { child<QPushButton>(view, "take")->click(); });
    QCOMPARE(must(at.study().modelAnswers().counts()).size(), std::size_t{2});
}

void VectorModelsTest::set_isWrittenAsItWasRead_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("name");
    QTest::newRow("table") << 0 << QStringLiteral("out.csv");
    QTest::newRow("lines") << 1 << QStringLiteral("out.jsonl");
}

void VectorModelsTest::set_isWrittenAsItWasRead()
{
    QFETCH(int, format);
    QFETCH(QString, name);
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    QVERIFY(!child<QPushButton>(at.page(), "export")->isVisible()); // nothing to write
    at.importFile(plausibleFile(variedGold()));
    at.importFile(predictionsFile("other", 3, [](auto...) { return QByteArray("0.25"); }),
                  QStringLiteral("other.csv"));
    at.views().choose(0, EvaluationProtocol::HeldOut);
    QVERIFY(child<QPushButton>(at.page(), "export")->isVisible());
    const QString path = at.file(name);
    at.desk.prompts.paths = {path};
    QMenu& menu = *child<QPushButton>(at.page(), "export")->menu();
    QCOMPARE(menu.actions().size(), 3); // a submission is the third
    menu.actions().at(format)->trigger();
    QTRY_VERIFY(QFileInfo(path).size() > 0);
    const VectorStudy vectors = must(at.study().predictions().vectorStudy());
    const auto read = must(evaluation::readVectors({path}, vectors.emotions, vectors.input,
                                                   evaluation::ScenarioNames(vectors.input), {}));
    QCOMPARE(read.sets.size(), std::size_t{1});
    const evaluation::PredictionSet kept =
        must(at.study().predictions().keptVectors(vectors)).front();
    QCOMPARE(read.sets[0].name.model, QStringLiteral("even"));
    QCOMPARE(read.sets[0].rows.size(), kept.rows.size());
    for (std::size_t i = 0; i < kept.rows.size(); ++i) {
        QCOMPARE(read.sets[0].rows[i].item, kept.rows[i].item);
        QVERIFY(vectorOf(read.sets[0].rows[i]) == vectorOf(kept.rows[i]));
    }
}

void VectorModelsTest::smoothing_isChosenByKeys()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    QCOMPARE(child<QDoubleSpinBox>(at.page(), "smoothing")->value(), UsualSmoothing);
    child<QDoubleSpinBox>(at.page(), "smoothing")->setFocus();
    at.after([&] { at.desk.press(Qt::Key_Up); });
    QCOMPARE(at.figures().smoothing, 0.75);
    const VectorStudy vectors = must(at.study().predictions().vectorStudy());
    const auto expected =
        evaluateVectors(vectors, must(at.study().predictions().keptVectors(vectors)),
                        {0.75, UsualRidge}, {})
            ->front()
            .evaluation;
    const ProtocolResult& of = resultOf(expected, EvaluationProtocol::HeldOut);
    QCOMPARE(cellOf(*at.board().runsChart(), {Even, QStringLiteral("After MAP")},
                    QStringLiteral("Macro-F1")),
             row4(of.full.macroF1()));
    QVERIFY(at.figures().priors[indexOf(EvaluationProtocol::InSample)]->pair !=
            priorsOf(vectors.scenarios)[indexOf(EvaluationProtocol::InSample)]->pair);
    // Nothing lies below what keeps every prior defined.
    const auto& box = *child<QDoubleSpinBox>(at.page(), "smoothing");
    QVERIFY(box.minimum() > 0);
    // The published prior has none, and what was chosen is kept for the others.
    at.views().choose(0, EvaluationProtocol::Published);
    QVERIFY(!box.isEnabled());
    QCOMPARE(box.value(), 0.0);
    QCOMPARE(at.figures().smoothing, 0.75);
    at.views().choose(0, EvaluationProtocol::InSample);
    QVERIFY(box.isEnabled() && box.minimum() > 0);
    QCOMPARE(box.value(), 0.75);
}

void VectorModelsTest::figures_areThoseOfCore()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    const SetEvaluation expected = evaluated(at.study());
    for (const EvaluationProtocol protocol : AllProtocols) {
        at.views().choose(0, protocol);
        const ProtocolResult& of = resultOf(expected, protocol);
        const QStringList before{Even, QStringLiteral("Before MAP")};
        const QStringList after{Even, QStringLiteral("After MAP")};
        const ScenarioChart& runs = *at.board().runsChart();
        QCOMPARE(cellOf(runs, before, QStringLiteral("Macro-F1")), row4(of.baseline.macroF1()));
        QCOMPARE(cellOf(runs, after, QStringLiteral("Macro-F1")), row4(of.full.macroF1()));
        QCOMPARE(cellOf(runs, after, QStringLiteral("Exact match")),
                 row4(of.full.vectorAccuracy()));
        QCOMPARE(cellOf(runs, after, QStringLiteral("α")), QString::number(of.alpha));
        const LineChart& sweep = *at.board().sweepChart();
        for (const SweepStep& step : of.sweep) {
            const QStringList named{QStringLiteral("Whole prior"), QString::number(step.alpha)};
            QCOMPARE(cellOf(sweep, named, QStringLiteral("Macro-F1")),
                     row4(step.full.metrics.macroF1()));
            QCOMPARE(cellOf(sweep, named, QStringLiteral("Chosen")),
                     step.alpha == of.alpha ? QStringLiteral("chosen") : QString());
        }
        QCOMPARE(cellOf(*child<ScenarioChart>(at.board(), "ablation"),
                        {Even, QStringLiteral("Whole prior")}, QStringLiteral("Macro-F1")),
                 row4(of.ablation.full));
        QCOMPARE(cellOf(*child<ScenarioChart>(at.board(), "ablation"),
                        {Even, QStringLiteral("Share of the gain that the pairs bring")},
                        QStringLiteral("Gain")),
                 row4(of.ablation.pairwiseShareOfGain()));
        const QAbstractItemModel& gains = tableOf(*child<ScenarioChart>(at.board(), "quartiles"));
        for (int q = 0; q < 4; ++q)
            QCOMPARE(gains.index(q, 2).data().toString(),
                     row4(of.quartiles.at(static_cast<std::size_t>(q)).meanGain));
        QCOMPARE(cellOf(*child<ScenarioChart>(at.board(), "recall"),
                        {QStringLiteral("Trust"), QStringLiteral("After MAP")},
                        QStringLiteral("Recall")),
                 row4(of.full.emotions[1].recall()));
        QCOMPARE(cellOf(*child<ScenarioChart>(at.board(), "singleErrors"),
                        {QStringLiteral("P1: Trust missed"), QStringLiteral("Before MAP")},
                        QStringLiteral("Scenarios")),
                 QString::number(of.patternsBaseline.missed[1]));
        QCOMPARE(cellOf(*child<ScenarioChart>(at.board(), "pairErrors"),
                        {QStringLiteral("P4: Joy and trust"), QStringLiteral("After MAP")},
                        QStringLiteral("Scenarios")),
                 QString::number(of.patternsFull.pairs[PublishedP4]));
    }
    at.views().choose(0, EvaluationProtocol::HeldOut);
    const GainInterval& gain = *resultOf(expected, EvaluationProtocol::HeldOut).gain;
    QCOMPARE(cellOf(*child<ScenarioChart>(at.board(), "gain"), {Even, QStringLiteral("Macro-F1")},
                    QStringLiteral("Low")),
             row4(gain.macroF1->low));
    QCOMPARE(cellOf(*child<ScenarioChart>(at.board(), "calibrationError"),
                    {Even, QStringLiteral("Probability")}, QStringLiteral("ECE")),
             row4(expected.calibrationOnTest.probability.ece));
}

void VectorModelsTest::everyRow_opensAsManyScenariosAsItCounts()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    at.views().choose(0, EvaluationProtocol::InSample);
    const auto opens = [&](ChartPanel& chart, int row) {
        at.board().closeItems();
        openRow(chart, row);
        return at.views().itemPanel()->isVisible() ? at.views().itemPanel()->count() : 0;
    };
    at.page().showView(ModelsPage::View::Errors);
    for (ScenarioChart* chart : {child<ScenarioChart>(at.board(), "singleErrors"),
                                 child<ScenarioChart>(at.board(), "pairErrors")}) {
        for (int row = 0; row < tableOf(*chart).rowCount(); ++row)
            QCOMPARE(opens(*chart, row), tableOf(*chart).index(row, 2).data().toInt());
    }
    // Of precision those that are said to feel it, of recall those that do.
    const auto cell = [&](ScenarioChart& chart, int row, int column) {
        return tableOf(chart).index(row, column).data().toInt();
    };
    for (int row = 0; row < 16; ++row) {
        ScenarioChart& precision = *child<ScenarioChart>(at.board(), "precision");
        ScenarioChart& recall = *child<ScenarioChart>(at.board(), "recall");
        QCOMPARE(opens(precision, row), cell(precision, row, 3) + cell(precision, row, 4));
        QCOMPARE(opens(recall, row), cell(recall, row, 3) + cell(recall, row, 5));
    }
    at.page().showView(ModelsPage::View::Gain);
    for (int row = 0; row < 32; ++row)
        QCOMPARE(opens(*child<ScenarioChart>(at.board(), "flips"), row),
                 cell(*child<ScenarioChart>(at.board(), "flips"), row, 2));
    for (int row = 0; row < 4; ++row)
        QCOMPARE(opens(*child<ScenarioChart>(at.board(), "quartiles"), row),
                 cell(*child<ScenarioChart>(at.board(), "quartiles"), row, 1));
    at.desk.press(Qt::Key_Escape);
    QVERIFY(!at.views().itemPanel()->isVisible());
}

void VectorModelsTest::sweep_isReadAndOpenedByKeys()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    at.views().choose(0, EvaluationProtocol::InSample);
    at.page().showView(ModelsPage::View::Gain);
    const SetEvaluation evaluation = evaluated(at.study());
    const ProtocolResult& of = resultOf(evaluation, EvaluationProtocol::InSample);
    auto* view = at.board().sweepChart()->findChild<QGraphicsView*>();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_End);
    QVERIFY2(view->accessibleDescription().startsWith(QStringLiteral("Whole prior, α = 5:")),
             qPrintable(view->accessibleDescription()));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(at.views().itemPanel()->count(), of.sweep.back().full.changedScenarios);
    QVERIFY(at.views().itemPanel()->count() > 0);
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Down); // the other line, at the same α
    QVERIFY(view->accessibleDescription().startsWith(QStringLiteral("Single emotions, α = 5:")));
    QTest::keyClick(view, Qt::Key_Left);
    QVERIFY(view->accessibleDescription().startsWith(QStringLiteral("Single emotions, α = 2:")));
    // Another figure, by keys.
    at.board().metricBox()->setFocus();
    at.desk.press(Qt::Key_Down);
    QVERIFY(descriptionOf(*at.board().sweepChart()).startsWith(QStringLiteral("Cell accuracy")));
}

void VectorModelsTest::views_areChosenByKeys()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    at.desk.press(Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(at.page().view(), ModelsPage::View::Errors);
    QVERIFY(child<ScenarioChart>(at.board(), "singleErrors")->isVisible());
    QVERIFY(!at.board().runsChart()->isVisible());
    at.desk.press(Qt::Key_5, Qt::ControlModifier);
    QVERIFY(at.views().score()->isVisible());
    at.desk.press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(at.views().score()->search()->hasFocus());
    at.desk.press(Qt::Key_4, Qt::ControlModifier);
    QVERIFY(child<LineChart>(at.board(), "calibration")->isVisible());
    // From the switch the keys go to the view chosen, wherever they stood in it.
    SegmentBar& views = *at.page().findChild<PageHead*>()->views();
    const auto buttonOf = [&](ModelsPage::View view) {
        return views.button(static_cast<int>(view));
    };
    buttonOf(ModelsPage::View::Runs)->setFocus();
    int key = Qt::Key_2;
    for (const auto view :
         {ModelsPage::View::Gain, ModelsPage::View::Errors, ModelsPage::View::Reliability,
          ModelsPage::View::Scenario, ModelsPage::View::Import, ModelsPage::View::Asking,
          ModelsPage::View::Topics}) {
        at.desk.press(static_cast<Qt::Key>(key), Qt::ControlModifier);
        QCOMPARE(at.page().view(), view);
        QVERIFY2(buttonOf(view)->hasFocus(), qPrintable(QString::number(key - Qt::Key_0)));
        ++key;
    }
}

void VectorModelsTest::protocol_changesTheFigures()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    QCOMPARE(at.views().protocol(), EvaluationProtocol::HeldOut); // the headline
    child<QComboBox>(at.page(), "protocol")->setFocus();
    at.desk.press(Qt::Key_Up);
    QCOMPARE(at.views().protocol(), EvaluationProtocol::InSample);
    QCOMPARE(cellOf(*at.board().runsChart(), {Even}, QStringLiteral("Scenarios")),
             QStringLiteral("44"));
    at.desk.press(Qt::Key_Down);
    QCOMPARE(cellOf(*at.board().runsChart(), {Even}, QStringLiteral("Scenarios")),
             QStringLiteral("13"));
}

void VectorModelsTest::undefinedPrior_namesItsTerms()
{
    // Nobody feels anything but joy and trust.
    const std::vector<EmotionSet> gold{1, 2, 3, 1, 2, 3, 0, 0};
    ModelsDesk at(agreedOn(gold));
    at.showPlace();
    at.importFile(plausibleFile(gold));
    at.views().choose(0, EvaluationProtocol::Published);
    at.page().showView(ModelsPage::View::Gain);
    for (const ChartPanel* chart :
         {static_cast<const ChartPanel*>(at.board().sweepChart()),
          static_cast<const ChartPanel*>(child<ScenarioChart>(at.board(), "flips"))}) {
        QVERIFY(chart->isEmpty());
        QVERIFY2(descriptionOf(*chart).contains(QStringLiteral(
                     "Never felt: fear, surprise, sadness, disgust, anger, anticipation.")),
                 qPrintable(descriptionOf(*chart)));
        // The smoothing cannot be changed here, so it is not advised.
        QVERIFY(!descriptionOf(*chart).contains(QStringLiteral("s = ½")));
        QVERIFY(descriptionOf(*chart).contains(
            QStringLiteral("With every other protocol each term has a value.")));
    }
    QCOMPARE(cellOf(*at.board().runsChart(), {Even, QStringLiteral("After MAP")},
                    QStringLiteral("Macro-F1")),
             QStringLiteral("–"));
    at.page().showView(ModelsPage::View::Scenario);
    QVERIFY(at.views().score()->words().contains(QStringLiteral("Never felt: fear,")));
    QCOMPARE(at.views().score()->terms()->rowCount(), 0);
    at.views().choose(0, EvaluationProtocol::InSample);
    QVERIFY(!at.board().sweepChart()->isEmpty());
    // Of an emotion that is in no gold there is no recall.
    QCOMPARE(cellOf(*child<ScenarioChart>(at.board(), "recall"),
                    {QStringLiteral("Fear"), QStringLiteral("Before MAP")},
                    QStringLiteral("Recall")),
             QStringLiteral("–"));
}

void VectorModelsTest::wordsAlone_haveNoGain()
{
    const std::vector<EmotionSet> gold = variedGold();
    QByteArray file = "model,mode,scenario";
    for (const QString& token : emotionTokens())
        file += ",answer_" + token.toUtf8();
    for (std::size_t s = 0; s < gold.size(); ++s) {
        file += "\nwords,cot," + QByteArray::number(qulonglong{s + 1});
        for (std::size_t e = 0; e < Emotions; ++e)
            file += has(gold[s], e) ? ",yes" : ",no";
    }
    ModelsDesk at(agreedOn(gold));
    at.showPlace();
    at.importFile(file + '\n');
    at.views().choose(0, EvaluationProtocol::InSample);
    QCOMPARE(cellOf(*at.board().runsChart(),
                    {QStringLiteral("words:cot"), QStringLiteral("Written answers")},
                    QStringLiteral("Macro-F1")),
             QStringLiteral("1.0000"));
    at.page().showView(ModelsPage::View::Gain);
    QVERIFY(
        descriptionOf(*at.board().sweepChart()).contains(QStringLiteral("written answers only")));
    at.page().showView(ModelsPage::View::Scenario);
    QVERIFY(at.views().score()->words().contains(QStringLiteral("No probability came back")));
}

void VectorModelsTest::decision_movesTheFigures()
{
    VectorVotes votes = agreedOn(variedGold());
    votes.front() = {EmotionSet{1}, EmotionSet{3}}; // tied on trust
    ModelsDesk at(votes);
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    QCOMPARE(at.figures().runs[0].evaluation.scenarios, std::size_t{43});
    QVERIFY2(at.page().lead().contains(QStringLiteral("1 without gold is left out.")),
             qPrintable(at.page().lead()));
    Verdict verdict;
    verdict.picks = picksOf(Pick{Choice{1}}, QuestionIndex{1});
    verdict.basis = Basis::Misreading;
    verdict.note = QStringLiteral("So it reads.");
    at.after([&] { must(at.study().deciding().decide(at.person(), at.scenario(0), verdict)); });
    QCOMPARE(at.figures().runs[0].evaluation.scenarios, std::size_t{44});
    QVERIFY(!at.page().lead().contains(QStringLiteral("without gold")));
}

void VectorModelsTest::readOnlyStudy_takesNothingIn()
{
    ModelsDesk at(agreedOn(variedGold()));
    const QString path = at.study().path();
    at.desk.window().closeStudy();
    at.desk.window().openForReading(path);
    at.desk.window().signIn(at.person());
    at.showPlace();
    QVERIFY(child<QPushButton>(at.page(), "emptyImport")->isVisible());
    QVERIFY(!child<QPushButton>(at.page(), "emptyImport")->isEnabled());
}

void VectorModelsTest::savedChart_saysWhatItIsOf()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    at.page().showView(ModelsPage::View::Gain);
    const QString csv = at.file(QStringLiteral("sweep.csv"));
    QVERIFY(at.board().sweepChart()->saveAs(csv));
    QVERIFY(readFile(csv).startsWith("Prior,α,Chosen,Macro-F1,"));
    const QString svg = at.file(QStringLiteral("sweep.svg"));
    QVERIFY(at.board().sweepChart()->saveAs(svg));
    const QByteArray picture = readFile(svg);
    QVERIFY(picture.contains("<title>Sweep of α</title>"));
    QVERIFY(picture.contains("even:cot, held out."));
    QVERIFY(at.board().sweepChart()->saveAs(at.file(QStringLiteral("sweep.png"))));
}

void VectorModelsTest::annotator_hasNoSuchPlace()
{
    ModelsDesk at(agreedOn(variedGold()), Role::Annotator);
    QVERIFY(!at.page().isStarted());
    at.desk.press(Qt::Key_9, Qt::AltModifier);
    QVERIFY(!at.page().isVisible());
}

static QString offeredViews(const ModelsPage& page)
{
    QStringList words;
    for (const QPushButton* view :
         page.findChild<PageHead*>()->views()->findChildren<QPushButton*>()) {
        if (!view->isHidden())
            words << view->text();
    }
    return words.join(u',');
}

static bool isListed(MainWindow& window, const QString& text)
{
    for (const ActionRegistry::Section& section : window.actions().sectionsFor(Role::Coordinator)) {
        for (const ActionRegistry::Entry& entry : section.entries) {
            if (section.place == QStringLiteral("Models") && entry.text == text)
                return true;
        }
    }
    return false;
}

void VectorModelsTest::studyOfLabels_hasOtherViews()
{
    TestStudy cei;
    const PersonId coordinator =
        must(cei.roster().add({{{}, QStringLiteral("Somebody"), Role::Coordinator}})).front().id;
    const QString path = cei.path();
    cei.close();
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    QCOMPARE(offeredViews(at.page()),
             QStringLiteral("Runs,Gain,Errors,Reliability,One scenario,Import,Asking,Topics"));
    QVERIFY(isListed(at.desk.window(), QStringLiteral("Gain")));
    QVERIFY(!isListed(at.desk.window(), QStringLiteral("Leaderboard")));
    at.page().showView(ModelsPage::View::Gain);
    // The next study in this window asks something else.
    at.desk.window().closeStudy();
    at.desk.window().adopt(must(Study::open(path, Study::Access::Write, cei.environment())));
    at.desk.window().signIn(coordinator);
    at.showPlace();
    QCOMPARE(offeredViews(at.page()), QStringLiteral("Leaderboard,Set,Items,Import,Asking,Topics"));
    QCOMPARE(at.page().view(), ModelsPage::View::Leaderboard);
    QVERIFY(!at.views().choices()->isVisible() && !at.board().isVisible());
    QVERIFY(!isListed(at.desk.window(), QStringLiteral("Gain")));
    QVERIFY(isListed(at.desk.window(), QStringLiteral("Leaderboard")));
    QVERIFY(isListed(at.desk.window(), QStringLiteral("Ask a model")));
    at.desk.press(Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(at.page().view(), ModelsPage::View::Import);
}

SUBTEXT_TEST(VectorModelsTest)
#include "vectormodelstest.moc"
