// SPDX-License-Identifier: MIT
#include "core/desk/deciding.h"
#include "core/models/keptforms.h"
#include "core/models/predictionreading.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/modelsharness.h"
#include "ui/models/files/hiding.h"
#include "ui/models/vectors/scenariochart.h"
#include "ui/models/vectors/scenarioscore.h"
#include "ui/models/vectors/termsmodel.h"
#include "ui/text/vectormodeltext.h"
#include "ui/widgets/itemcard.h"
#include "ui/widgets/itempanel.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSlider>
#include <QTextEdit>

using namespace subtext;
using namespace subtext::test;
using namespace subtext::entanglement;

/// The score of one scenario in the place Models: term by term, at any α, and only for those who
/// may see it.
class VectorScoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words_sayWhyAnEmotionGoes();
    void tie_isSaid();
    void terms_areThoseOfCore();
    void slider_followsKeysAndMovesTheScore();
    void chosenAlpha_comesBackByTheButton();
    void search_findsAScenario();
    void map_isToldInPlainWords();
    void hiddenSet_isNotScoredAndComesBack();
    void withdrawnSets_areSaidWhereNoOtherIsLeft();
    void reliability_hasASmallTableAndSmallMarks();
    void itemOfAFigure_showsItsScore();
    void missingProbability_isNamed();
    void adjudicator_seesNoAnswerBeforeThereIsGold();
    void coordinator_seesAnswersWithoutGold();
};

namespace {

const QStringList Eight{QStringLiteral("Joy"),     QStringLiteral("Trust"),
                        QStringLiteral("Fear"),    QStringLiteral("Surprise"),
                        QStringLiteral("Sadness"), QStringLiteral("Disgust"),
                        QStringLiteral("Anger"),   QStringLiteral("Anticipation")};

/// Log odds 1 of joy and ½ of trust, −3 of the others.
LogOdds joyAndTrust()
{
    LogOdds odds;
    odds.fill(-3);
    odds[0] = 1;
    odds[1] = 0.5;
    return odds;
}

QString text(const TermsModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

QStringList textsOfEmpty(ModelsDesk& at)
{
    QStringList texts;
    for (const QLabel* label : child<QWidget>(at.page(), "empty")->findChildren<QLabel*>())
        texts << label->text();
    return texts;
}

void decideTrust(Study& study, PersonId person, ScenarioId scenario)
{
    Verdict verdict;
    verdict.picks = picksOf(Pick{Choice{1}}, QuestionIndex{1});
    verdict.basis = Basis::Misreading;
    verdict.note = QStringLiteral("So it reads.");
    must(study.deciding().decide(person, scenario, verdict));
}

/// Everything is agreed on but the first scenario, which is tied on trust.
VectorVotes tiedFirst()
{
    VectorVotes votes = agreedOn(variedGold());
    votes.front() = {EmotionSet{1}, EmotionSet{3}};
    return votes;
}

} // namespace

void VectorScoreTest::words_sayWhyAnEmotionGoes()
{
    PriorWeights prior;
    prior.single[1] = -0.25;
    prior.pair[pairIndex(0, 1)] = -0.5;
    // With joy: 0.5 − 0.25 − 0.5 = −0.25 for trust; joy alone scores 1, both 0.75.
    const QStringList lines = explanationOf(Inference(prior, 1), joyAndTrust(), Eight);
    QCOMPARE(lines, (QStringList{QStringLiteral("By itself the model says joy and trust. At α = 1 "
                                                "the answer is joy."),
                                 QStringLiteral(
                                     "Trust is dropped: it would contribute −0.25 (+0.50 from the "
                                     "text, −0.25 from how often it is felt, −0.50 with "
                                     "joy).")}));
    // At half the weight it stays: 0.5 − 0.125 − 0.25.
    QCOMPARE(explanationOf(Inference(prior, 0.5), joyAndTrust(), Eight),
             QStringList{QStringLiteral("At α = 0.5 the answer remains what the model says by "
                                        "itself: joy and trust.")});
}

void VectorScoreTest::tie_isSaid()
{
    PriorWeights prior;
    prior.single[1] = -0.5; // trust adds nothing
    const QStringList lines = explanationOf(Inference(prior, 1), joyAndTrust(), Eight);
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines.last().startsWith(QStringLiteral("2 vectors share the best score")));
}

void VectorScoreTest::terms_areThoseOfCore()
{
    PriorWeights prior;
    prior.single[0] = 0.5;
    prior.single[1] = -0.25;
    prior.pair[pairIndex(0, 1)] = 0.125;
    Probabilities yes;
    yes.fill(0.1);
    yes[0] = 0.75;
    yes[1] = 0.6;
    const Inference inference(prior, 2);
    TermsModel model(Eight, nullptr);
    const QAbstractItemModelTester tester(&model);
    model.show(yes, inference);
    // ln 3 = 1.10 and ln 1.5 = 0.41; α θ = 1, −0.5 and 0.25.
    QCOMPARE(model.rowCount(), 8 + 1 + 1);
    QCOMPARE(text(model, 0, TermsModel::Probability), QStringLiteral("0.750"));
    QCOMPARE(text(model, 0, TermsModel::Evidence), QStringLiteral("+1.10"));
    QCOMPARE(text(model, 0, TermsModel::Prior), QStringLiteral("+1.00"));
    QCOMPARE(text(model, 0, TermsModel::Best), QStringLiteral("+2.10"));
    QCOMPARE(text(model, 1, TermsModel::Best), QStringLiteral("−0.09"));
    QCOMPARE(text(model, 2, TermsModel::Best), QString()); // fear is in neither
    QCOMPARE(text(model, 8, TermsModel::Term), QStringLiteral("Joy and trust (love)"));
    QCOMPARE(text(model, 8, TermsModel::Best), QStringLiteral("+0.25"));
    // 2.10 − 0.09 + 0.25 against joy alone.
    QCOMPARE(text(model, 9, TermsModel::Best), QStringLiteral("+2.25"));
    QCOMPARE(text(model, 9, TermsModel::RunnerUp), QStringLiteral("+2.10"));
    QCOMPARE(text(model, 1, TermsModel::RunnerUp), QString());
    QCOMPARE(model.explanation(), inference.explain(logOdds(yes)));
    QCOMPARE(text(model, 0, TermsModel::Posterior),
             QString::number(inference.posterior(logOdds(yes)).marginals[0], 'f', 3));
    // Another α with the same pairs leaves the rows where they are.
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.show(yes, Inference(prior, 1.9));
    QCOMPARE(reset.count(), 0);
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

void VectorScoreTest::slider_followsKeysAndMovesTheScore()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    at.views().choose(0, EvaluationProtocol::InSample);
    at.desk.press(Qt::Key_5, Qt::ControlModifier);
    ScenarioScore& score = *at.views().score();
    QVERIFY(score.showScenario(at.scenario(40)));
    child<QSlider>(score, "slider")->setFocus();
    at.desk.press(Qt::Key_Home);
    QCOMPARE(score.alpha(), 0.0);
    QVERIFY(score.words().contains(QStringLiteral("Gold: joy and trust.")));
    QVERIFY(score.words().contains(QStringLiteral("At α = 0 the answer remains")));
    for (int i = 0; i < 3; ++i)
        at.desk.press(Qt::Key_Right);
    QCOMPARE(score.alpha(), 0.15);
    QCOMPARE(child<QDoubleSpinBox>(score, "alpha")->value(), 0.15);
    at.desk.press(Qt::Key_PageUp);
    QCOMPARE(score.alpha(), 0.4);
    const auto* shown = &at.figures();
    const Inference inference(*shown->priors[1], 0.4);
    const LogOdds odds = logOdds(*shown->runs[0].predictions.at(40).probabilities());
    QCOMPARE(score.terms()->explanation(), inference.explain(odds));
    at.desk.press(Qt::Key_End);
    QCOMPARE(score.alpha(), 5.0);
    QVERIFY(score.words().contains(QStringLiteral("α = 5")));
}

void VectorScoreTest::chosenAlpha_comesBackByTheButton()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    at.views().choose(0, EvaluationProtocol::InSample);
    at.page().showView(ModelsPage::View::Scenario);
    const double chosen = at.figures().runs[0].result(EvaluationProtocol::InSample)->alpha;
    QCOMPARE(at.views().score()->alpha(), chosen);
    at.views().score()->setAlpha(3.5);
    at.views().choose(0, EvaluationProtocol::HeldOutFitted);
    QCOMPARE(at.views().score()->alpha(), 3.5); // whoever has set another keeps it
    child<QPushButton>(at.views().score(), "chosen")->click();
    QCOMPARE(at.views().score()->alpha(),
             at.figures().runs[0].result(EvaluationProtocol::HeldOutFitted)->alpha);
}

void VectorScoreTest::search_findsAScenario()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    at.desk.press(Qt::Key_5, Qt::ControlModifier);
    at.desk.press(Qt::Key_F, Qt::ControlModifier);
    at.desk.type(QStringLiteral("the 37th TIME"));
    ScenarioScore& score = *at.views().score();
    QCOMPARE(score.list()->model()->rowCount(), 1);
    QCOMPARE(score.shown(), at.scenario(36));
    QVERIFY(score.card()->text().contains(QStringLiteral("37th time")));
    // Whose feelings are judged is named and marked; a story is nobody's words.
    QVERIFY2(score.card()->html().contains(QStringLiteral("underline;\">Mara</span>")),
             qPrintable(score.card()->html()));
    QVERIFY(score.card()->text().contains(QStringLiteral(": Mara")));
    QVERIFY(!score.card()->text().contains(u'“'));
    QVERIFY(!score.card()->html().contains(QStringLiteral("font-weight:700;\">The lift")));
    // One that the search hides is shown all the same where it is asked for.
    QVERIFY(score.showScenario(at.scenario(2)));
    QCOMPARE(score.shown(), at.scenario(2));
    QVERIFY(score.search()->text().isEmpty());
}

void VectorScoreTest::map_isToldInPlainWords()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    QVERIFY(at.views().said().isEmpty()); // the card of the empty place says it
    at.importFile(plausibleFile(variedGold()));
    at.views().choose(0, EvaluationProtocol::InSample);
    const ProtocolResult& result = *at.figures().runs[0].result(EvaluationProtocol::InSample);
    for (const auto view :
         {ModelsPage::View::Runs, ModelsPage::View::Gain, ModelsPage::View::Errors}) {
        at.page().showView(view);
        QVERIFY2(at.views().said().endsWith(mapText(&result)), qPrintable(at.views().said()));
        QVERIFY(at.views().said().size() > mapText(&result).size());
    }
    at.page().showView(ModelsPage::View::Reliability);
    QVERIFY(!at.views().said().isEmpty() && !at.views().said().contains(u"MAP"));
    at.page().showView(ModelsPage::View::Scenario);
    QVERIFY(at.views().said().contains(QStringLiteral("maximum a posteriori (MAP)")));
    at.page().showView(ModelsPage::View::Import);
    QVERIFY(at.views().said().isEmpty()); // the page of imports has its own
    ProtocolResult played = result;
    played.alpha = 0.5;
    played.flips = {};
    played.flips.emotions.at(0) = {1, 2, 30, 4};
    played.flips.emotions.at(7) = {0, 0, 5, 1};
    QCOMPARE(mapText(&played),
             QStringLiteral("Maximum a posteriori (MAP) adjusts the model’s own answers by how "
                            "often people feel these emotions together. Here it took away 35 wrong "
                            "and 5 right emotions, and added 1 right and 2 wrong ones."));
    played.alpha = 0;
    QVERIFY(mapText(&played).contains(QStringLiteral("α = 0")));
    QVERIFY(!mapText(nullptr).contains(QStringLiteral("Here")));
}

void VectorScoreTest::hiddenSet_isNotScoredAndComesBack()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    Hiding& hiding = *at.views().hiding();
    QVERIFY(hiding.button()->isVisible());
    at.after([&] { hiding.button()->click(); });
    QVERIFY(at.figures().runs.empty());
    QCOMPARE(at.figures().leftOut, std::size_t{1});
    at.page().showView(ModelsPage::View::Scenario);
    const auto* score = at.page().findChild<ScenarioScore*>();
    QVERIFY(score);
    QStringList ofScore;
    for (const QLabel* label : score->findChildren<QLabel*>())
        ofScore << label->text();
    for (const QTextEdit* text : score->findChildren<QTextEdit*>())
        ofScore << text->toPlainText();
    const QString said = ofScore.join(u'\n');
    QVERIFY2(said.contains(QStringLiteral("There is no prediction set to show.")),
             qPrintable(said));
    QVERIFY2(!said.contains(QStringLiteral("finding")), qPrintable(said));
    QVERIFY2(!said.contains(QStringLiteral("this set")), qPrintable(said));
    at.page().showView(ModelsPage::View::Runs);
    const QStringList texts = textsOfEmpty(at);
    QVERIFY2(texts.contains(QStringLiteral("All prediction sets are hidden")),
             qPrintable(texts.join(u'\n')));
    at.after([&] { hiding.tick()->setChecked(true); });
    QCOMPARE(at.views().setBox()->currentText(), QStringLiteral("even:cot (hidden)"));
    at.after([&] { hiding.button()->click(); });
    QCOMPARE(at.views().setBox()->currentText(), QStringLiteral("even:cot"));
}

void VectorScoreTest::withdrawnSets_areSaidWhereNoOtherIsLeft()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    ModelAnswers& answers = at.study().modelAnswers();
    const SetName set = must(answers.names()).front();
    at.after([&] { must(answers.withdraw(set, QStringLiteral("Wrong template"))); });
    QVERIFY(at.figures().runs.empty());
    const QStringList texts = textsOfEmpty(at);
    QVERIFY2(texts.contains(QStringLiteral("All prediction sets are withdrawn")),
             qPrintable(texts.join(u'\n')));
    at.after([&] { must(answers.restore(set, QStringLiteral("It was right"))); });
    QCOMPARE(at.figures().runs.size(), std::size_t{1});
    QVERIFY(!child<QWidget>(at.page(), "empty")->isVisible());
}

void VectorScoreTest::reliability_hasASmallTableAndSmallMarks()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    at.views().choose(0, EvaluationProtocol::InSample);
    at.page().showView(ModelsPage::View::Reliability);
    const VectorRun& run = at.figures().runs[0];
    const Calibration& figures = run.evaluation.calibration.probability;
    QStringList texts;
    for (const QLabel* label : child<QWidget>(at.board(), "signals")->findChildren<QLabel*>())
        texts << label->text();
    QVERIFY(child<QWidget>(at.board(), "signals")->isVisible());
    QCOMPARE(texts.mid(5).join(u'|'), QStringLiteral("Probability|%1|%2|%3|%4")
                                          .arg(*figures.ece, 0, 'f', 3)
                                          .arg(*figures.meanConfidence, 0, 'f', 3)
                                          .arg(*figures.accuracy, 0, 'f', 3)
                                          .arg(figures.cells));
    const OpenableLines lines = calibrationContent(at.figures(), run, false);
    std::size_t point = 0;
    for (const CalibrationBin& bin : figures.bins) {
        if (bin.cells > 0)
            QCOMPARE(lines.content.series.front().points.at(point++).isSmall, bin.cells < 30);
    }
    QVERIFY(point > 0);
}

void VectorScoreTest::itemOfAFigure_showsItsScore()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    at.views().choose(0, EvaluationProtocol::InSample);
    at.page().showView(ModelsPage::View::Errors);
    ScenarioChart& recall = *child<ScenarioChart>(at.board(), "recall");
    openRow(recall, rowNamed(recall, {QStringLiteral("Anger"), QStringLiteral("Before MAP")}));
    QCOMPARE(at.views().itemPanel()->count(), 8); // alone and in seven pairs
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    child<QPushButton>(at.views().itemPanel(), "offer")->setFocus();
    at.desk.press(Qt::Key_Return);
    QCOMPARE(at.page().view(), ModelsPage::View::Scenario);
    QVERIFY2(at.views().score()->words().startsWith(QStringLiteral("Gold: joy and anger.")),
             qPrintable(at.views().score()->words()));
}

void VectorScoreTest::missingProbability_isNamed()
{
    const std::vector<EmotionSet> gold = variedGold();
    ModelsDesk at(agreedOn(gold));
    at.showPlace();
    at.importFile(predictionsFile("gaps", gold.size(), [&](std::size_t s, std::size_t e) {
        return s == 3 && (e == 1 || e == 7) ? QByteArray() : plausible(gold, s, e);
    }));
    at.page().showView(ModelsPage::View::Scenario);
    QVERIFY(at.views().score()->showScenario(at.scenario(3)));
    QVERIFY(at.views().score()->words().contains(
        QStringLiteral("No probability came back for trust, anticipation: it takes no part")));
    QCOMPARE(at.views().score()->terms()->rowCount(), 0);
    QVERIFY(at.page().lead().contains(QStringLiteral("1 lacks a probability.")));
}

void VectorScoreTest::adjudicator_seesNoAnswerBeforeThereIsGold()
{
    ModelsDesk at(tiedFirst(), Role::Adjudicator);
    const VectorStudy vectors = must(at.study().predictions().vectorStudy());
    const QString path =
        writeFile(at.file(QStringLiteral("models.csv")), plausibleFile(variedGold()));
    const evaluation::ScenarioNames names(vectors.input);
    const auto read =
        must(evaluation::readVectors({path}, vectors.emotions, vectors.input, names, {}));
    must(at.study().modelAnswers().take(toKeep(read.sets, vectors.emotions, vectors.input)));
    at.showPlace();
    // What is wrong with a file is told with its values, of any scenario; a set is of all of them.
    QVERIFY(!at.page().import()->askButton()->isEnabled());
    QVERIFY(at.page().import()->askButton()->toolTip().contains(QStringLiteral("coordinator")));
    QVERIFY(!child<QPushButton>(at.page(), "export")->isVisible());
    at.page().showView(ModelsPage::View::Scenario);
    ScenarioScore& score = *at.views().score();
    QCOMPARE(score.list()->model()->rowCount(), 43);
    QVERIFY(!score.showScenario(at.scenario(0)));
    QCOMPARE(at.figures().withheld, std::size_t{1});
    for (const VectorPrediction& said : at.figures().runs[0].predictions)
        QVERIFY(said.scenario != 0);
    QVERIFY(at.page().lead().contains(QStringLiteral("withheld")));
    QVERIFY(!score.card()->text().contains(QStringLiteral("R1"))); // nor anybody's votes
    // Somebody else's decision is nothing that this person knows of.
    const PersonId other =
        must(at.study().roster().add({{{}, QStringLiteral("Other"), Role::Adjudicator}}))
            .front()
            .id;
    at.after([&] { decideTrust(at.study(), other, at.scenario(0)); });
    QVERIFY(!score.showScenario(at.scenario(0)));
    at.after([&] { decideTrust(at.study(), at.person(), at.scenario(0)); });
    QVERIFY(score.showScenario(at.scenario(0)));
    QVERIFY(score.words().startsWith(QStringLiteral("Gold: joy and trust.")));
    QCOMPARE(at.figures().withheld, std::size_t{0});
}

void VectorScoreTest::coordinator_seesAnswersWithoutGold()
{
    ModelsDesk at(tiedFirst());
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    at.page().showView(ModelsPage::View::Scenario);
    QVERIFY(at.views().score()->showScenario(at.scenario(0)));
    QVERIFY(at.views().score()->words().startsWith(QStringLiteral("It has no gold yet")));
    QVERIFY(at.views().score()->card()->text().contains(QStringLiteral("R1")));
}

SUBTEXT_TEST(VectorScoreTest)
#include "vectorscoretest.moc"
