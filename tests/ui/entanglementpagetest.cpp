// SPDX-License-Identifier: MIT
#include "ui/entanglement/entanglementpage.h"

#include "core/desk/deciding.h"
#include "core/operation/datalock.h"
#include "tests/support/checks.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/agreementcharts.h"
#include "tests/ui/child.h"
#include "tests/ui/contrast.h"
#include "tests/ui/themerows.h"
#include "tests/ui/uiharness.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/keytable.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/agreement/agreementpage.h"
#include "ui/charts/chartboard.h"
#include "ui/charts/heatmapchart.h"
#include "ui/charts/intervalchart.h"
#include "ui/entanglement/entanglementmaps.h"
#include "ui/shell/navigationbar.h"
#include "ui/text/entanglementtext.h"
#include "ui/widgets/itemcard.h"
#include "ui/widgets/itempanel.h"
#include "ui/widgets/noticebar.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGraphicsView>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

using namespace subtext;
using namespace subtext::test;
using namespace subtext::entanglement;

/// The Entanglement place in the real window, on real studies.
class EntanglementPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figures_areThoseOfCore();
    void trainPart_isItsOwnFigures();
    void smoothing_isChangedByKeys();
    void undefinedPrior_namesItsTerms();
    void noGold_saysSo();
    void cell_opensItsScenarios();
    void items_leaveTheChartsTheirRoom();
    void tableRow_opensItsScenarios();
    void marginal_opensItsScenarios();
    void withoutGold_opensItsScenarios();
    void item_goesToTheDesk();
    void decision_movesTheFigures();
    void hiddenPlace_computesWhenItIsShown();
    void adjudicator_seesNoAnswersAndNothingOfTheOther();
    void savedMap_saysWhereItIsFrom();
    void otherTask_hasNoSuchPlace();
    void annotator_hasNoSuchPlace();
    void pairs_areMarkedByTheWheel();
    void figures_canBeReadOnTheirShade_data();
    void figures_canBeReadOnTheirShade();
};

namespace {

constexpr EmotionSet Joy = 1;
constexpr EmotionSet Trust = 2;
constexpr EmotionSet Fear = 4;

/// Every emotion alone, every pair once, joy with trust often, nothing twice.
std::vector<EmotionSet> variedVectors()
{
    std::vector<EmotionSet> vectors;
    for (std::size_t i = 0; i < Emotions; ++i)
        vectors.push_back(only(i));
    for (const EmotionPair& pair : AllPairs)
        vectors.push_back(pair.mask());
    vectors.insert(vectors.end(), 6, static_cast<EmotionSet>(Joy | Trust));
    vectors.insert(vectors.end(), 2, EmotionSet{0});
    return vectors;
}

/// The window with an EmoScene study open and somebody of this role signed in.
class EntanglementDesk
{
public:
    explicit EntanglementDesk(const VectorVotes& votes, Role role = Role::Coordinator)
    {
        const QString path = m_folder.filePath(QStringLiteral("stories.subtext"));
        auto made = makeEmoSceneStudy(path, {desk.clock, desk.ids, {}}, votes);
        m_person = must(made->roster().add({{{}, QStringLiteral("Somebody"), role}})).front().id;
        desk.window().resize(1366, 768);
        desk.window().adopt(std::move(made));
        desk.window().signIn(m_person);
    }

    void showPlace()
    {
        after([&] { desk.window().showPlace(MainWindow::Place::Entanglement); });
    }

    /// Does something that brings new figures, and waits for them.
    template <typename Act> void after(const Act& act)
    {
        QSignalSpy updated(&page(), &EntanglementPage::updated);
        act();
        QTRY_VERIFY_WITH_TIMEOUT(updated.count() > 0 && !page().isWorking(), 10'000);
    }

    EntanglementPage& page() { return *desk.window().entanglementPage(); }
    HeatMapChart& map(std::size_t place) { return *page().maps().at(place); }
    Study& study() { return desk.study(); }
    PersonId person() const { return m_person; }
    ScenarioId scenario(std::size_t place) { return must(study().scenarios()).at(place).id; }

    void decide(PersonId person, ScenarioId scenario, std::size_t question, Choice answer)
    {
        Verdict verdict;
        verdict.picks = picksOf(Pick{answer}, QuestionIndex{static_cast<std::uint8_t>(question)});
        verdict.basis = Basis::Misreading;
        verdict.note = QStringLiteral("So it reads.");
        must(study().deciding().decide(person, scenario, verdict));
    }

private:
    QTemporaryDir m_folder; // outlives the window
    PersonId m_person;

public:
    Desk desk;
};

/// Moves the chart's cursor from the corner to a cell and presses Return.
void openCell(HeatMapChart& chart, int row, int column)
{
    auto* view = chart.findChild<QGraphicsView*>();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Home);
    for (int i = 0; i < 8; ++i)
        QTest::keyClick(view, Qt::Key_Up);
    for (int i = 0; i < row; ++i)
        QTest::keyClick(view, Qt::Key_Down);
    for (int i = 0; i < column; ++i)
        QTest::keyClick(view, Qt::Key_Right);
    QTest::keyClick(view, Qt::Key_Return);
}

QString emptyTextOf(const ChartPanel& chart)
{
    return descriptionOf(chart);
}

const QStringList Words{QStringLiteral("Joy"),     QStringLiteral("Trust"),
                        QStringLiteral("Fear"),    QStringLiteral("Surprise"),
                        QStringLiteral("Sadness"), QStringLiteral("Disgust"),
                        QStringLiteral("Anger"),   QStringLiteral("Anticipation")};

} // namespace

void EntanglementPageTest::figures_areThoseOfCore()
{
    EntanglementDesk at(agreedOn(variedVectors()));
    at.showPlace();
    const CoOccurrence data = coOccurrence(variedVectors());
    const EntanglementFigures expected = entanglementFigures(data);
    QCOMPARE(at.page().lead(), QStringLiteral("From all 44 scenarios with gold"));
    QCOMPARE(at.page().shown()->figures.data, data);
    QVERIFY(expected.published.weights && expected.smoothed.weights);
    const auto theta = [](double value) { return QString::number(value, 'f', 4); };
    const std::array priors{&expected.published, &expected.smoothed, &expected.fitted};
    for (std::size_t k = 0; k < priors.size(); ++k) {
        const PriorWeights& weights = *priors[k]->weights;
        const HeatMapChart& chart = at.map(k);
        QCOMPARE(tableOf(chart).rowCount(), 36);
        for (int i = 0; i < 8; ++i)
            QCOMPARE(rowOf(chart, i),
                     QStringLiteral("%1|%2|%3|")
                         .arg(Words[i])
                         .arg(theta(weights.single.at(static_cast<std::size_t>(i))))
                         .arg(data.counts.at(static_cast<std::size_t>(i))));
        QCOMPARE(rowOf(chart, 8),
                 QStringLiteral("Joy and trust|%1|7|love").arg(theta(weights.pair[0])));
        QCOMPARE(rowOf(chart, 11),
                 QStringLiteral("Joy and sadness|%1|1|opposites").arg(theta(weights.pair[3])));
        QVERIFY(notesOf(chart).contains(weightText(weights.pair[0])));
    }
    QCOMPARE(rowOf(at.map(3), 8), QStringLiteral("Joy and trust|7|0.1591|love"));
    // 56 ordered pairs: joy given trust is the first of trust's column, after joy's own seven.
    QCOMPARE(rowOf(at.map(4), 0), QStringLiteral("Joy|Trust|%1|7|%2|love")
                                      .arg(theta(*data.conditional(0, 1)))
                                      .arg(data.counts[1]));
    QCOMPARE(tableOf(at.map(4)).rowCount(), 56);
    QCOMPARE(rowOf(at.map(5), 0),
             QStringLiteral("Joy and trust|%1|7|love").arg(theta(*data.mutualInformation(0, 1))));
    QCOMPARE(tableOf(at.map(5)).rowCount(), 28);
    // Marginals, their gaps, and ln Z.
    const QAbstractItemModel& table = tableOf(*at.page().marginals());
    QCOMPARE(table.rowCount(), 8 + 28 + 3);
    const PriorFigures& fitted = *expected.fitted.figures;
    QCOMPARE(table.index(0, 6).data().toString(), theta(fitted.marginals[0]));
    QCOMPARE(table.index(0, 7).data().toString(),
             theta(fitted.marginals[0] - data.counts[0] / 44.0));
    QCOMPARE(table.index(38, 2).data().toString(), theta(expected.published.figures->logZ));
    // On the screen each gap says of what; files keep their names.
    QCOMPARE(table.headerData(3, Qt::Horizontal).toString(), QStringLiteral("Published: gap"));
    QCOMPARE(table.headerData(7, Qt::Horizontal).toString(), QStringLiteral("Fitted: gap"));
    const QByteArray csv = charts::tableCsv(table);
    QVERIFY2(csv.startsWith("Felt,Data,Published,Gap,"), csv.left(80).constData());
    const auto* view = at.page().marginals()->findChild<QTableView*>();
    QVERIFY(!view->horizontalHeader()->stretchLastSection()); // beside the column it belongs to
}

void EntanglementPageTest::trainPart_isItsOwnFigures()
{
    const std::vector<EmotionSet> vectors = variedVectors();
    EntanglementDesk at(agreedOn(vectors));
    at.showPlace();
    auto* box = at.page().findChild<QComboBox*>();
    box->setFocus();
    at.after([&] { at.desk.press(Qt::Key_Down); });
    QCOMPARE(at.page().part(), GoldPart::Train);
    std::vector<EmotionSet> train;
    const std::vector<SplitPart> parts = shuffledSplit(vectors.size());
    for (std::size_t i = 0; i < vectors.size(); ++i) {
        if (parts[i] == SplitPart::Train)
            train.push_back(vectors[i]);
    }
    QCOMPARE(at.page().shown()->figures.data, coOccurrence(train));
    QVERIFY(at.page().lead().contains(QStringLiteral("31 scenarios with gold, of the train part")));
    openCell(at.map(3), 0, 1);
    QCOMPARE(at.page().itemPanel()->count(), coOccurrence(train).together(0, 1));
}

void EntanglementPageTest::smoothing_isChangedByKeys()
{
    EntanglementDesk at(agreedOn(variedVectors()));
    at.showPlace();
    QVERIFY(!child<QPushButton>(at.page(), "usualSmoothing")->isVisible());
    at.page().findChild<QDoubleSpinBox*>()->setFocus();
    at.after([&] { at.desk.press(Qt::Key_Up); });
    QCOMPARE(at.page().smoothing(), 0.75);
    const Prior expected = closedFormPrior(coOccurrence(variedVectors()), 0.75);
    QCOMPARE(at.page().shown()->figures.smoothed.weights, expected);
    QCOMPARE(tableOf(at.map(1)).index(0, 1).data().toString(),
             QString::number(expected->single[0], 'f', 4));
    QVERIFY(child<QPushButton>(at.page(), "usualSmoothing")->isVisible());
    at.after([&] { child<QPushButton>(at.page(), "usualSmoothing")->click(); });
    QCOMPARE(at.page().smoothing(), UsualSmoothing);
    QVERIFY(!child<QPushButton>(at.page(), "usualSmoothing")->isVisible());
}

void EntanglementPageTest::undefinedPrior_namesItsTerms()
{
    // Joy always, trust sometimes, fear sometimes, these two never together; nothing else.
    EntanglementDesk at(agreedOn({Joy, Joy | Trust, Joy | Fear}));
    at.showPlace();
    QVERIFY(!at.page().shown()->figures.published.weights);
    QVERIFY(at.map(0).isEmpty());
    const QString text = emptyTextOf(at.map(0));
    QVERIFY2(text.contains(
                 QStringLiteral("Never felt: surprise, sadness, disgust, anger, anticipation.")),
             qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("Felt in every scenario: joy.")));
    QVERIFY(text.contains(QStringLiteral("Never felt together: joy and surprise,")));
    QVERIFY(text.contains(QStringLiteral("trust and fear,")));
    QVERIFY(!text.contains(QStringLiteral("joy and trust")));
    QVERIFY(text.contains(QStringLiteral("With s = ½ every term has a value.")));
    // Beside it the others are there, and of the data nothing is missing.
    for (std::size_t k = 1; k < 6; ++k)
        QVERIFY(!at.map(k).isEmpty());
    QVERIFY(notesOf(at.map(4)).contains(QStringLiteral("–"))); // given what nobody feels
    // Without smoothing the second one is as undefined, and one press mends it.
    at.after([&] { at.page().setSmoothing(0); });
    QVERIFY(at.map(1).isEmpty());
    QCOMPARE(emptyTextOf(at.map(0)), text);
    QCOMPARE(emptyTextOf(at.map(1)), QStringLiteral("Nothing to show here either."));
    QVERIFY(child<QPushButton>(at.page(), "usualSmoothing")->isVisible());
    at.after([&] { child<QPushButton>(at.page(), "usualSmoothing")->click(); });
    QVERIFY(!at.map(1).isEmpty());
}

void EntanglementPageTest::noGold_saysSo()
{
    EntanglementDesk at({{Joy, Trust}});
    at.showPlace();
    // The first says why; each says what it would show.
    QStringList texts;
    QStringList described;
    for (HeatMapChart* chart : at.page().maps()) {
        texts << emptyTextOf(*chart);
        const auto labels = chart->findChildren<QLabel*>();
        for (const QLabel* label : labels)
            described << label->text();
    }
    QCOMPARE(texts.takeFirst(),
             QStringLiteral("No scenario here has gold for all eight emotions yet."));
    QCOMPARE(texts, QStringList(5, QStringLiteral("Nothing to show here either.")));
    QVERIFY(described.contains(QStringLiteral("What one emotion tells about the other, in nats.")));
    QVERIFY(at.page().marginals()->isEmpty());
    QCOMPARE(at.page().lead(), QStringLiteral("From all 0 scenarios with gold"));
}

void EntanglementPageTest::cell_opensItsScenarios()
{
    const std::vector<EmotionSet> vectors = variedVectors();
    EntanglementDesk at(agreedOn(vectors));
    at.showPlace();
    const CoOccurrence data = coOccurrence(vectors);
    for (HeatMapChart* chart : at.page().maps()) {
        openCell(*chart, 0, 1);
        QVERIFY(at.page().itemPanel()->isVisible());
        QCOMPARE(at.page().itemPanel()->heading(), QStringLiteral("Joy and trust: 7 items"));
        QCOMPARE(at.page().itemPanel()->list()->count(), 7);
        QVERIFY(at.page().itemPanel()->list()->item(0)->text().contains(QStringLiteral("Mara")));
        at.desk.press(Qt::Key_Escape);
        QVERIFY(!at.page().itemPanel()->isVisible());
    }
    openCell(at.map(0), 2, 2);
    QCOMPARE(at.page().itemPanel()->heading(),
             QStringLiteral("Fear: %1 items").arg(data.counts[2]));
    // Of one scenario its text stands there at once.
    openCell(at.map(0), 2, 3);
    QCOMPARE(at.page().itemPanel()->heading(), QStringLiteral("Fear and surprise"));
    QVERIFY(at.page().itemPanel()->card()->text().contains(QStringLiteral("Mara")));
}

void EntanglementPageTest::items_leaveTheChartsTheirRoom()
{
    EntanglementDesk at(agreedOn(variedVectors()));
    at.showPlace();
    openCell(at.map(0), 0, 1);
    QCoreApplication::processEvents();
    QVERIFY(at.page().board()->area()->width() > 2 * at.page().itemPanel()->width());
}

void EntanglementPageTest::tableRow_opensItsScenarios()
{
    EntanglementDesk at(agreedOn(variedVectors()));
    at.showPlace();
    at.map(2).setTableShown(true);
    auto* table = at.map(2).findChild<QTableView*>();
    table->setCurrentIndex(table->model()->index(8, 0));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(at.page().itemPanel()->heading(), QStringLiteral("Joy and trust: 7 items"));
}

void EntanglementPageTest::marginal_opensItsScenarios()
{
    EntanglementDesk at(agreedOn(variedVectors()));
    at.showPlace();
    at.page().marginals()->setTableShown(true);
    auto* table = at.page().marginals()->findChild<QTableView*>();
    const auto open = [&](int row) {
        table->setFocus();
        table->setCurrentIndex(table->model()->index(row, 0));
        QTest::keyClick(table, Qt::Key_Return);
        return at.page().itemPanel()->heading();
    };
    QCOMPARE(open(1), QStringLiteral("Trust: 14 items"));
    QCOMPARE(open(8), QStringLiteral("Joy and trust: 7 items"));
    QCOMPARE(open(38), QStringLiteral("With gold: 44 items")); // ln Z is of them all
}

void EntanglementPageTest::withoutGold_opensItsScenarios()
{
    EntanglementDesk at({{Joy, Joy}, {Joy, Trust}, {Fear, Trust}});
    at.showPlace();
    QPushButton* button = child<QPushButton>(at.page(), "withoutGold");
    QCOMPARE(button->text(), QStringLiteral("Without gold (2)…"));
    QVERIFY(button->isVisible());
    button->click();
    QCOMPARE(at.page().itemPanel()->heading(), QStringLiteral("Without gold: 2 items"));
}

void EntanglementPageTest::item_goesToTheDesk()
{
    EntanglementDesk at(agreedOn({Joy, Joy | Trust}));
    at.showPlace();
    openCell(at.map(3), 1, 1);
    for (QPushButton* button : at.page().itemPanel()->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("To the desk"))
            button->click();
    }
    QVERIFY(at.desk.window().deskPage()->isVisible());
    const ScenarioId shown = at.desk.window().deskPage()->session()->editing().item().scenario.id;
    QCOMPARE(shown, at.scenario(1));
}

void EntanglementPageTest::decision_movesTheFigures()
{
    EntanglementDesk at({{Joy, Joy}, {Joy, Joy | Trust}});
    at.showPlace();
    QCOMPARE(at.page().shown()->figures.data.scenarios, std::size_t{1});
    at.after([&] { at.decide(at.person(), at.scenario(1), 1, Choice{1}); });
    QCOMPARE(at.page().shown()->figures.data.scenarios, std::size_t{2});
    QCOMPARE(at.page().shown()->figures.data.together(0, 1), 1);
    QVERIFY(!child<QPushButton>(at.page(), "withoutGold")->isVisible());
}

void EntanglementPageTest::hiddenPlace_computesWhenItIsShown()
{
    EntanglementDesk at({{Joy, Joy}, {Joy, Joy | Trust}});
    at.decide(at.person(), at.scenario(1), 1, Choice{1});
    QVERIFY(!at.page().shown());
    QVERIFY(!at.page().isWorking());
    at.showPlace();
    QCOMPARE(at.page().shown()->figures.data.scenarios, std::size_t{2});
}

void EntanglementPageTest::adjudicator_seesNoAnswersAndNothingOfTheOther()
{
    EntanglementDesk at({{Joy, Joy}, {Joy, Joy | Trust}}, Role::Adjudicator);
    const PersonId other =
        must(at.study().roster().add({{{}, QStringLiteral("Other"), Role::Adjudicator}}))
            .front()
            .id;
    at.decide(other, at.scenario(1), 1, Choice{1});
    at.showPlace();
    QCOMPARE(at.page().shown()->figures.data.scenarios, std::size_t{1});
    openCell(at.map(3), 0, 0);
    QVERIFY(!at.page().itemPanel()->card()->text().contains(QStringLiteral("R1")));
    // Locked, everything is shown.
    at.after([&] { must(at.study().dataLock().lock(QStringLiteral("Done."), other)); });
    QCOMPARE(at.page().shown()->figures.data.scenarios, std::size_t{2});
}

void EntanglementPageTest::savedMap_saysWhereItIsFrom()
{
    EntanglementDesk at(agreedOn(variedVectors()));
    at.showPlace();
    const QTemporaryDir folder;
    const QString svg = folder.filePath(QStringLiteral("theta.svg"));
    QVERIFY(at.map(1).saveAs(svg));
    const QByteArray picture = readFile(svg);
    QVERIFY(picture.contains("<title>θ, smoothed (s = 0.5)</title>"));
    QVERIFY(picture.contains("From all 44 scenarios with gold."));
    const QString csv = folder.filePath(QStringLiteral("theta.csv"));
    QVERIFY(at.map(1).saveAs(csv));
    QVERIFY(readFile(csv).startsWith("Felt,θ,Scenarios,Relation\n"));
    QVERIFY(at.map(1).saveAs(folder.filePath(QStringLiteral("theta.png"))));
    QVERIFY(at.page().findChild<NoticeBar*>()->text().contains(QStringLiteral("theta.png")));
}

/// The button of the navigation that is called so.
static QToolButton* wayTo(MainWindow& window, const QString& name)
{
    for (auto* button : window.findChild<NavigationBar*>()->findChildren<QToolButton*>()) {
        if (button->text() == name)
            return button;
    }
    return nullptr;
}

static bool isListed(MainWindow& window, Role role)
{
    for (const ActionRegistry::Section& section : window.actions().sectionsFor(role)) {
        for (const ActionRegistry::Entry& entry : section.entries) {
            if (section.place == QStringLiteral("Entanglement") ||
                entry.text == QStringLiteral("Place: Entanglement"))
                return true;
        }
    }
    return false;
}

void EntanglementPageTest::otherTask_hasNoSuchPlace()
{
    TestStudy cei;
    const PersonId coordinator =
        must(cei.roster().add({{{}, QStringLiteral("Somebody"), Role::Coordinator}})).front().id;
    const QString path = cei.path();
    cei.close();
    EntanglementDesk at(agreedOn({Joy}));
    MainWindow& window = at.desk.window();
    QVERIFY(wayTo(window, QStringLiteral("Entanglement"))->isVisible());
    QVERIFY(isListed(window, Role::Coordinator));
    at.desk.press(Qt::Key_8, Qt::AltModifier);
    QVERIFY(at.page().isVisible());
    // The next study in this window asks something else.
    window.closeStudy();
    window.adopt(must(Study::open(path, Study::Access::Write, cei.environment())));
    window.signIn(coordinator);
    QVERIFY(!wayTo(window, QStringLiteral("Entanglement"))->isVisible());
    QVERIFY(wayTo(window, QStringLiteral("Agreement"))->isVisible());
    QVERIFY(!isListed(window, Role::Coordinator));
    QVERIFY(keysMarkdown(window.actions()).contains(QStringLiteral("### Entanglement")));
    QVERIFY(!at.page().isStarted());
    at.desk.press(Qt::Key_8, Qt::AltModifier);
    QVERIFY(!at.page().isVisible());
    at.desk.press(Qt::Key_4, Qt::AltModifier);
    QVERIFY(window.agreementPage()->isVisible());
}

void EntanglementPageTest::annotator_hasNoSuchPlace()
{
    EntanglementDesk at(agreedOn({Joy}), Role::Annotator);
    QVERIFY(!at.page().isStarted());
    QVERIFY(!wayTo(at.desk.window(), QStringLiteral("Entanglement"))->isVisible());
    at.desk.press(Qt::Key_8, Qt::AltModifier);
    QVERIFY(!at.page().isVisible());
}

void EntanglementPageTest::pairs_areMarkedByTheWheel()
{
    const HeatMap map = countMap(coOccurrence(variedVectors()), Words);
    int framed = 0;
    int dashed = 0;
    for (int row = 0; row < 8; ++row) {
        for (int column = 0; column < 8; ++column) {
            const int apart = (column - row + 8) % 8;
            const HeatCell::Mark expected = apart == 1 || apart == 7 ? HeatCell::Mark::Framed
                                            : apart == 4             ? HeatCell::Mark::Dashed
                                                                     : HeatCell::Mark::None;
            QCOMPARE(map.at(row, column).mark, expected);
            framed += expected == HeatCell::Mark::Framed ? 1 : 0;
            dashed += expected == HeatCell::Mark::Dashed ? 1 : 0;
        }
    }
    QCOMPARE(framed, 16);
    QCOMPARE(dashed, 8);
    QVERIFY(map.at(0, 7).words.contains(QStringLiteral("optimism")));
    QVERIFY(map.at(7, 3).words.contains(QStringLiteral("opposites")));
}

void EntanglementPageTest::figures_canBeReadOnTheirShade_data()
{
    addThemeRows();
}

void EntanglementPageTest::figures_canBeReadOnTheirShade()
{
    QFETCH(const theme::Colors*, colors);
    for (int step = -20; step <= 20; ++step) {
        const QColor ground = HeatMapChart::ground(step / 20.0, *colors);
        QVERIFY2(contrast(charts::inkOn(ground), ground) >= 4.5, QByteArray::number(step));
    }
    // Both ends are told from the ground and from each other.
    const QColor most = HeatMapChart::ground(1, *colors);
    const QColor least = HeatMapChart::ground(-1, *colors);
    QVERIFY(contrast(most, HeatMapChart::ground(0, *colors)) >= 3);
    QVERIFY(contrast(least, HeatMapChart::ground(0, *colors)) >= 3);
    QVERIFY(std::abs(most.hslHue() - least.hslHue()) > 60);
}

SUBTEXT_TEST(EntanglementPageTest)
#include "entanglementpagetest.moc"
