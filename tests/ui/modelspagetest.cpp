// SPDX-License-Identifier: MIT
#include "ui/models/modelspage.h"

#include "core/figures/figures.h"
#include "core/models/predictionreading.h"
#include "core/models/topics.h"
#include "core/operation/datalock.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/agreementcharts.h"
#include "tests/ui/child.h"
#include "tests/ui/labelmodelsdesk.h"
#include "ui/actions/actionregistry.h"
#include "ui/charts/heatmapchart.h"
#include "ui/charts/intervalchart.h"
#include "ui/charts/scatterchart.h"
#include "ui/models/board/itemsview.h"
#include "ui/models/board/labelviews.h"
#include "ui/models/board/leaderboardview.h"
#include "ui/models/board/modelitempanel.h"
#include "ui/models/board/setview.h"
#include "ui/models/files/hiding.h"
#include "ui/models/files/importview.h"
#include "ui/shell/navigationbar.h"
#include "ui/widgets/announcement.h"
#include "ui/widgets/figuretable.h"
#include "ui/widgets/itempanel.h"
#include "ui/widgets/scrollarea.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

#include <cstdlib>

using namespace subtext;
using namespace subtext::test;

/// The Models place in the real window, on real studies whose questions are scored by themselves.
class ModelsPageTest : public QObject, private DeskOfTasks
{
    Q_OBJECT

private Q_SLOTS:
    void withoutPredictions_theWayInIsOffered();
    void leaderboard_hasModelsPeopleAndChance();
    void eachView_saysWhatItShows();
    void chosenSet_isComparedWithTheOthers();
    void figures_areChosenByKeys();
    void epsilon_isChangedByKeys();
    void set_hasItsFiguresAndOpensTheirItems();
    void scales_areShownItemByItem();
    void askedChart_staysWhereItIs();
    void people_standBesideTheSetsInEachStratum();
    void keptTopics_areStrata();
    void setThatSaysNothingOfSomeItems_saysSo();
    void hiddenSet_isNotScoredAndComesBack();
    void openedRow_showsTheSet();
    void items_areFilteredAndOpened();
    void openItem_isHiddenFromItsAdjudicator();
    void coordinator_seesOpenItemsToo();
    void decision_movesTheFigures();
    void item_goesToTheDesk();
    void set_isWrittenAsItWasRead();
    void severalQuestions_haveASelector();
    void annotator_hasNoSuchPlace();
};

namespace {

using View = ModelsPage::View;

const QString OpenItem = QStringLiteral("mixed-signals/3");

} // namespace

void ModelsPageTest::withoutPredictions_theWayInIsOffered()
{
    LabelModelsDesk at;
    QVERIFY(at.views().nothing()->isVisible());
    QVERIFY(at.views().nothing()->note().contains(QStringLiteral("no predictions yet")));
    at.desk.prompts.paths = {at.write(QStringLiteral("wren.csv"), TwoModels)};
    at.views().nothing()->firstButton()->setFocus();
    at.desk.press(Qt::Key_Return);
    QCOMPARE(at.page().view(), View::Import);
    QTRY_VERIFY(!at.page().isWorking());
    QVERIFY(at.page().import()->found()->isVisible());
}

void ModelsPageTest::leaderboard_hasModelsPeopleAndChance()
{
    LabelModelsDesk at;
    at.take();
    QCOMPARE(at.page().lead(),
             QStringLiteral("2 sets, scored on 2 items with gold; 1 without gold left out"));
    QCOMPARE(at.boardCell(QStringLiteral("wren"), 1), QStringLiteral("1.000"));
    QCOMPARE(at.boardCell(QStringLiteral("crake"), 1), QStringLiteral("0.000"));
    QCOMPARE(at.boardCell(QStringLiteral("crake"), 8), QStringLiteral("50.0 %"));
    // Of the nine votes wren's labels have 3, 2 and 0 of three: (1 + 2/3 + 0) / 3.
    QCOMPARE(at.boardCell(QStringLiteral("wren"), 6), QStringLiteral("0.556"));
    // 3 of 3, 2 of 3, 1 of 3.
    QCOMPARE(at.boardCell(QStringLiteral("Best single label"), 6), QStringLiteral("0.667"));
    QCOMPARE(at.boardCell(QStringLiteral("Always “joy”"), 1), QStringLiteral("1.000"));
    QCOMPARE(at.boardCell(QStringLiteral("Always “joy”"), 6), QStringLiteral("0.667"));
    QCOMPARE(at.boardCell(QStringLiteral("Random, uniform"), 1), QStringLiteral("0.125"));
    // All gold is joy, so joy has an F1 of 1 and the seven others have 0.
    QCOMPARE(at.boardCell(QStringLiteral("Random, as often as gold"), 4), QStringLiteral("0.125"));
    QVERIFY(textsOf(at.leaderboard())
                .join(u'\n')
                .contains(QStringLiteral(
                    "Figures for the same answers may differ from those of a publication")));
    const QString flatters = QStringLiteral("flatters people");
    QVERIFY(textsOf(*at.leaderboard().chart()).join(u'\n').contains(flatters));
    at.leaderboard().metricBox()->setCurrentIndex(2); // macro-F1, which people do not have
    QVERIFY(!textsOf(*at.leaderboard().chart()).join(u'\n').contains(flatters));
    at.leaderboard().metricBox()->setCurrentIndex(0);
    QVERIFY(rowOf(*at.leaderboard().chart(), 0).startsWith(QStringLiteral("wren|1.0000|")));
}

void ModelsPageTest::eachView_saysWhatItShows()
{
    LabelModelsDesk at;
    QVERIFY(at.views().said().isEmpty()); // nothing is there to be read yet
    at.take();
    const auto saidIn = [&](View view) {
        at.page().showView(view);
        return at.views().said();
    };
    QVERIFY(saidIn(View::Leaderboard).startsWith(QStringLiteral("Each row is one prediction set")));
    QVERIFY(saidIn(View::Set).startsWith(QStringLiteral("One prediction set")));
    QVERIFY(saidIn(View::Items).startsWith(QStringLiteral("Each row is one item")));
    QVERIFY(child<QLabel>(at.views(), "about")->isVisible());
    // These have their own.
    QVERIFY(saidIn(View::Import).isEmpty() && saidIn(View::Asking).isEmpty());
    QVERIFY(saidIn(View::Topics).isEmpty());
    QVERIFY(!child<QLabel>(at.views(), "about")->isVisible());
}

void ModelsPageTest::chosenSet_isComparedWithTheOthers()
{
    LabelModelsDesk at;
    at.take();
    chooseRow(*at.leaderboard().table(), 0);
    QCOMPARE(at.boardCell(QStringLiteral("wren"), 13), QStringLiteral("chosen"));
    QCOMPARE(at.boardCell(QStringLiteral("crake"), 9), QStringLiteral("−1.000"));
    QCOMPARE(at.boardCell(QStringLiteral("crake"), 10), QStringLiteral("−1.000 to −1.000"));
    // All resamples of two items differ by the same, but two items are no evidence: Holm's p is ½.
    QCOMPARE(at.boardCell(QStringLiteral("crake"), 13), QStringLiteral("not different"));
    QCOMPARE(at.boardCell(QStringLiteral("crake"), 11), QStringLiteral("0.5000"));
    const QString before = at.leaderboard().standIn();
    QVERIFY(before.startsWith(QStringLiteral("wren ")));
    QTest::keyClick(at.leaderboard().table(), Qt::Key_Down);
    QCOMPARE(at.boardCell(QStringLiteral("crake"), 13), QStringLiteral("chosen"));
    QCOMPARE(at.boardCell(QStringLiteral("wren"), 9), QStringLiteral("1.000"));
    QVERIFY(at.leaderboard().standIn().startsWith(QStringLiteral("crake ")));
    QCOMPARE(at.views().set()->setBox()->currentText(), QStringLiteral("crake"));
}

void ModelsPageTest::figures_areChosenByKeys()
{
    LabelModelsDesk at;
    at.take();
    at.desk.press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(at.leaderboard().metricBox()->hasFocus());
    at.desk.press(Qt::Key_End);
    QCOMPARE(at.leaderboard().chosenMetric(), ModelMetric::VoteShare);
    QVERIFY(rowOf(*at.leaderboard().chart(), 0).startsWith(QStringLiteral("wren|0.5556|")));
    // By which vote shares are not cut.
    QVERIFY(!child<QComboBox>(at.leaderboard(), "stratum")->isEnabled());
    at.desk.press(Qt::Key_Home);
    child<QComboBox>(at.leaderboard(), "stratum")->setFocus();
    at.desk.press(Qt::Key_M); // the first that begins so: mixed signals
    QVERIFY(child<QComboBox>(at.leaderboard(), "stratum")
                ->currentText()
                .startsWith(QStringLiteral("Mixed signals (n = ")));
    QVERIFY(rowOf(*at.leaderboard().chart(), 0).startsWith(QStringLiteral("wren|1.0000|")));
}

void ModelsPageTest::epsilon_isChangedByKeys()
{
    LabelModelsDesk at;
    at.take();
    QVERIFY(
        at.leaderboard().standIn().contains(QStringLiteral("With ε = 0.2 it matches or beats")));
    child<QDoubleSpinBox>(at.leaderboard(), "epsilon")->setFocus();
    at.after([&] { at.desk.press(Qt::Key_Up); });
    QVERIFY(
        at.leaderboard().standIn().contains(QStringLiteral("With ε = 0.25 it matches or beats")));
    QCOMPARE(at.figures().evaluation.how.epsilon, 0.25);
}

void ModelsPageTest::set_hasItsFiguresAndOpensTheirItems()
{
    LabelModelsDesk at;
    at.take();
    at.desk.press(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(at.page().view(), View::Set);
    QVERIFY(at.views().set()->setBox()->hasFocus());
    SetView& set = *at.views().set();
    QVERIFY(!set.manner()->isVisible());
    const int shown = set.setBox()->currentIndex();
    auto held = std::make_shared<LabelFigures>(at.figures());
    held->evaluation.sets.at(static_cast<std::size_t>(shown)).manner.forms = {
        QStringLiteral("constrained")};
    set.setResult(held, shown);
    QVERIFY(set.manner()->isVisible());
    QCOMPARE(set.manner()->text(), QStringLiteral("Answers: constrained"));
    set.setResult(std::make_shared<LabelFigures>(at.figures()), shown);
    QVERIFY(!set.manner()->isVisible());
    QCOMPARE(child<FigureTable>(set, "coverage")->rowText(0), QStringLiteral("valid|2|100.0 %"));
    QCOMPARE(child<FigureTable>(set, "classes")->rowText(0),
             QStringLiteral("Joy|1.000|1.000|1.000|2|2"));
    QCOMPARE(child<FigureTable>(set, "classes")->rowText(1), QStringLiteral("Trust|–|–|–|0|0"));
    const auto openClass = [&](int column) {
        QTableView& table = *child<FigureTable>(set, "classes")->table();
        table.setCurrentIndex(table.model()->index(0, column));
        QTest::keyClick(&table, Qt::Key_Return);
        const QString heading = at.views().panel()->items()->heading();
        at.desk.press(Qt::Key_Escape);
        return heading;
    };
    QCOMPARE(openClass(0), QStringLiteral("Gold Joy: 2 items"));
    QCOMPARE(openClass(5), QStringLiteral("wren answered Joy: 2 items"));
    QCOMPARE(openClass(1), QStringLiteral("wren answered Joy: 2 items")); // its precision
    at.desk.press(Qt::Key_F, Qt::ControlModifier);
    at.desk.press(Qt::Key_Down); // crake
    QCOMPARE(child<FigureTable>(set, "outside")->rowText(0), QStringLiteral("boredom|no answer|1"));
    QCOMPARE(rowOf(*set.answers(), 8), QStringLiteral("Joy|none|1|0.5000"));
    chooseRow(*child<FigureTable>(set, "outside")->table(), 0);
    QTest::keyClick(child<FigureTable>(set, "outside")->table(), Qt::Key_Return);
    QVERIFY(at.views().panel()->isVisible());
    QVERIFY(at.views().panel()->answers().contains(QStringLiteral("said “boredom”")));
    at.desk.press(Qt::Key_Escape);
    QVERIFY(!at.views().panel()->isVisible());
    // Gold joy without a label: nine columns, the last of which no row is called by.
    auto* view = set.answers()->findChild<QGraphicsView*>();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_End);
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(at.views().panel()->items()->heading(), QStringLiteral("Gold Joy, no label"));
    at.desk.press(Qt::Key_Escape);
    // People: six votes on gold joy, five of them joy, on two items.
    QCOMPARE(rowOf(*child<HeatMapChart>(set, "votes"), 0), QStringLiteral("Joy|Joy|5|0.8333"));
    Q_EMIT child<HeatMapChart>(set, "votes")->cellActivated(0, 0);
    QCOMPARE(at.views().panel()->items()->heading(),
             QStringLiteral("Gold Joy, voted Joy: 2 items"));
}

void ModelsPageTest::askedChart_staysWhereItIs()
{
    LabelModelsDesk at;
    at.take();
    at.desk.press(Qt::Key_2, Qt::ControlModifier);
    SetView& set = *at.views().set();
    QScrollArea& area = *at.views().area();
    area.ensureWidgetVisible(child<IntervalChart>(set, "strata"));
    QCoreApplication::processEvents();
    const int before = heightIn(area, *child<IntervalChart>(set, "strata"));
    QVERIFY(before < area.viewport()->height());
    Q_EMIT child<IntervalChart>(set, "strata")->rowActivated(0);
    QCoreApplication::processEvents();
    QVERIFY(at.views().panel()->isVisible());
    const int after = heightIn(area, *child<IntervalChart>(set, "strata"));
    QVERIFY2(std::abs(after - before) < 10, qPrintable(QString::number(after - before)));
}

void ModelsPageTest::scales_areShownItemByItem()
{
    LabelModelsDesk at;
    at.take("scenario,model,emotion,valence,arousal\nmixed-signals/1,wren,joy,0.5,0.25\n"
            "mixed-signals/2,wren,joy,0.5,\nmixed-signals/3,wren,joy,-0.5,\n"
            "mixed-signals/1,crake,joy,,\n");
    at.desk.press(Qt::Key_2, Qt::ControlModifier);
    SetView& set = *at.views().set();
    ScatterChart& scatter = *child<ScatterChart>(set, "scatter");
    QVERIFY(!scatter.isHidden());
    QCOMPARE(child<QComboBox>(set, "scale")->count(), 2);
    QCOMPARE(child<QComboBox>(set, "scale")->currentText(), QStringLiteral("Valence"));
    // Two items have gold; the points are those of the fit, which the table beside it has.
    const evaluation::SetEvaluation& wren = at.figures().evaluation.sets.front();
    QCOMPARE(tableOf(scatter).rowCount(), 2);
    QCOMPARE(wren.scales[0].fit.n, std::int64_t{2});
    double sum = 0;
    for (const evaluation::ScalePair& pair : wren.scalePairs[0])
        sum += std::abs(pair.given - pair.reference);
    QCOMPARE(sum / 2, *wren.scales[0].fit.mae);
    QVERIFY(rowOf(scatter, 0).startsWith(QStringLiteral("mixed-signals/1|")));
    QVERIFY(rowOf(scatter, 0).contains(QStringLiteral("|0.5000|")));
    // Keys go to the mark and open what is behind it.
    auto* view = scatter.findChild<QGraphicsView*>();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_End);
    QVERIFY2(view->accessibleDescription().contains(QStringLiteral("model 0.50")),
             qPrintable(view->accessibleDescription()));
    QTest::keyClick(view, Qt::Key_Return);
    QVERIFY(at.views().panel()->isVisible());
    QVERIFY(
        at.views().panel()->items()->heading().startsWith(QStringLiteral("Valence, item by item")));
    at.desk.press(Qt::Key_Escape);
    child<QComboBox>(set, "scale")->setCurrentIndex(1);
    QCOMPARE(tableOf(scatter).rowCount(), 1);
    set.setBox()->setCurrentIndex(1); // crake has no values
    QVERIFY(scatter.isHidden());
}

void ModelsPageTest::people_standBesideTheSetsInEachStratum()
{
    LabelModelsDesk at;
    at.take();
    QComboBox& strata = *child<QComboBox>(at.leaderboard(), "stratum");
    strata.setCurrentIndex(strata.findText(QStringLiteral("Votes: majority (n = 1)")));
    // mixed-signals/2: two of three gave the gold label; each of them had one other of it.
    QCOMPARE(at.boardCell(QStringLiteral("Annotator accuracy against gold"), 1),
             QStringLiteral("0.667"));
    QCOMPARE(at.boardCell(QStringLiteral("Best single label"), 1), QStringLiteral("–"));
    QCOMPARE(at.boardCell(QStringLiteral("Best single label"), 6), QStringLiteral("0.667"));
    QCOMPARE(at.boardCell(QStringLiteral("Annotator accuracy against others"), 1),
             QStringLiteral("0.333")); // a half each of two ties, and none
    at.page().showView(View::Set);
    const IntervalChart& chart = *child<IntervalChart>(at.views().set(), "strata");
    const QString row = rowOf(chart, static_cast<int>(strata.currentIndex()));
    QVERIFY2(row.startsWith(QStringLiteral("Votes: majority|1|")) &&
                 row.endsWith(QStringLiteral("|0.3333|0.6667")),
             qPrintable(row));
}

void ModelsPageTest::keptTopics_areStrata()
{
    LabelModelsDesk at;
    at.take();
    QComboBox& strata = *child<QComboBox>(at.leaderboard(), "stratum");
    QCOMPARE(strata.findText(QStringLiteral("Topic"), Qt::MatchStartsWith), -1);
    const auto& items = at.figures().input.items;
    const auto named = [&](const QString& name) {
        const auto found =
            std::find_if(items.begin(), items.end(),
                         [&](const evaluation::Item& item) { return item.name == name; });
        return found->scenario;
    };
    const NamedTopic mail{QStringLiteral("mail"),
                          {},
                          {named(QStringLiteral("mixed-signals/1")),
                           named(QStringLiteral("mixed-signals/3"))}}; // the second has no gold
    at.after([&] { must(at.desk.study().topics().keep(QStringLiteral("m"), {}, {mail})); });
    const int topic = strata.findText(QStringLiteral("Topic: mail (n = 1)"));
    QVERIFY(topic > 0);
    strata.setCurrentIndex(topic);
    QVERIFY(rowOf(*at.leaderboard().chart(), 0).startsWith(QStringLiteral("wren|1.0000|")));
}

void ModelsPageTest::setThatSaysNothingOfSomeItems_saysSo()
{
    LabelModelsDesk at;
    at.take("scenario,model,emotion\nmixed-signals/1,wren,joy\nmixed-signals/1,crake,joy\n"
            "mixed-signals/2,crake,joy\n");
    const auto items = at.figures().input.items.size();
    const QString asked = QStringLiteral("wren (1 of %1 asked)").arg(items);
    QCOMPARE(at.boardCell(asked, 1), QStringLiteral("1.000"));
    QCOMPARE(at.boardCell(QStringLiteral("crake (2 of %1 asked)").arg(items), 1),
             QStringLiteral("1.000"));
    const QStringList shown{rowOf(*at.leaderboard().chart(), 0),
                            rowOf(*at.leaderboard().chart(), 1)};
    QVERIFY2(!shown.filter(asked + u'|').isEmpty(), qPrintable(shown.join(u'\n')));
    QVERIFY(child<QLabel>(at.leaderboard(), "notCompared")->text().contains(u"part of the items"));
    // Beside its labels stand the votes on the item it was asked about: three, all joy.
    at.page().showView(View::Set);
    const SetView& set = *at.views().set();
    set.setBox()->setCurrentIndex(set.setBox()->findText(QStringLiteral("wren")));
    for (const HeatMapChart* chart : {set.answers(), child<HeatMapChart>(set, "votes")})
        QVERIFY(!textsOf(*chart).filter(QStringLiteral("Over 1 item with gold.")).isEmpty());
    QCOMPARE(rowOf(*child<HeatMapChart>(set, "votes"), 0), QStringLiteral("Joy|Joy|3|1.0000"));
    Q_EMIT child<HeatMapChart>(set, "votes")->cellActivated(0, 0);
    QCOMPARE(at.views().panel()->items()->heading(), QStringLiteral("Gold Joy, voted Joy"));
}

void ModelsPageTest::hiddenSet_isNotScoredAndComesBack()
{
    LabelModelsDesk at;
    at.take();
    Hiding& hiding = *at.views().hiding();
    QVERIFY(!hiding.tick()->isVisible());
    chooseRow(*at.leaderboard().table(), 0); // wren
    QCOMPARE(hiding.action()->text(), QStringLiteral("Hide set: wren"));
    QVERIFY(at.leaderboard().table()->actions().contains(hiding.action()));
    at.after([&] { hiding.button()->click(); });
    QCOMPARE(at.figures().evaluation.sets.size(), std::size_t{1});
    QCOMPARE(at.boardCell(QStringLiteral("wren"), 1), QStringLiteral("no such row"));
    QVERIFY(at.page().lead().startsWith(QStringLiteral("1 set, 1 hidden, scored on")));
    QCOMPARE(hiding.tick()->text(), QStringLiteral("Show hidden (1)"));
    // The study has it as before.
    QCOMPARE(at.kept(), QStringLiteral("2"));
    at.after([&] { hiding.action()->trigger(); }); // crake, the only one that is left
    QVERIFY(at.views().nothing()->isVisible());
    QVERIFY(at.views().nothing()->note().contains(QStringLiteral("hidden")));
    QVERIFY(!hiding.button()->isVisible() && hiding.tick()->isVisible());
    at.after([&] { hiding.tick()->setChecked(true); });
    QCOMPARE(at.boardCell(QStringLiteral("wren (hidden)"), 1), QStringLiteral("1.000"));
    chooseRow(*at.leaderboard().table(), 0);
    QCOMPARE(hiding.button()->text(), QStringLiteral("Show set again"));
    at.after([&] { hiding.button()->click(); });
    at.after([&] { hiding.tick()->setChecked(false); });
    QCOMPARE(at.figures().evaluation.sets.size(), std::size_t{1});
    QCOMPARE(at.boardCell(QStringLiteral("wren"), 1), QStringLiteral("1.000"));
    // The list of items is of all sets.
    at.page().showView(View::Items);
    QVERIFY(!hiding.button()->isVisible() && hiding.tick()->isVisible());
}

void ModelsPageTest::openedRow_showsTheSet()
{
    LabelModelsDesk at;
    at.take();
    chooseRow(*at.leaderboard().table(), 1);
    QTest::keyClick(at.leaderboard().table(), Qt::Key_Return);
    QCOMPARE(at.page().view(), View::Set);
    QCOMPARE(at.views().set()->setBox()->currentText(), QStringLiteral("crake"));
    QVERIFY(at.views().set()->setBox()->hasFocus());
}

void ModelsPageTest::items_areFilteredAndOpened()
{
    LabelModelsDesk at;
    at.take();
    at.desk.press(Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(at.itemCells(QStringLiteral("mixed-signals/1")),
             (QStringList{QStringLiteral("3 Joy"), QStringLiteral("Joy"), QStringLiteral("✓ Joy"),
                          QStringLiteral("✗ Fear")}));
    at.desk.press(Qt::Key_F, Qt::ControlModifier);
    at.desk.press(Qt::Key_End); // kept by keyword
    QCOMPARE(at.views().items()->count(), QStringLiteral("1 item"));
    chooseRow(*at.views().items()->table(), 0);
    QTest::keyClick(at.views().items()->table(), Qt::Key_Return);
    QCOMPARE(at.views().panel()->items()->heading(), QStringLiteral("mixed-signals/2"));
    const QString words = QStringLiteral("It sounds like joy to me");
    QVERIFY(at.views().panel()->answers().contains(QStringLiteral("Joy, found as a word")));
    QVERIFY(!at.views().panel()->answers().contains(words)); // on demand
    at.views().panel()->wordsBox()->setFocus();
    at.desk.press(Qt::Key_Space);
    QVERIFY(at.views().panel()->answers().contains(words));
}

void ModelsPageTest::openItem_isHiddenFromItsAdjudicator()
{
    LabelModelsDesk at(Role::Adjudicator);
    at.take();
    const auto says = [&](const QString& what) {
        const QStringList all =
            textsOf(*at.desk.window().modelsPage()) + spokenTexts(*at.desk.window().modelsPage());
        return std::any_of(all.begin(), all.end(),
                           [&](const QString& text) { return text.contains(what); });
    };
    at.page().showView(View::Items);
    QCOMPARE(at.itemCells(OpenItem).mid(1),
             (QStringList{QStringLiteral("open"), QStringLiteral("once decided"),
                          QStringLiteral("once decided")}));
    chooseRow(*at.views().items()->table(), 2);
    QTest::keyClick(at.views().items()->table(), Qt::Key_Return);
    at.views().panel()->wordsBox()->setChecked(true);
    QCOMPARE(at.views().panel()->answers(),
             QStringLiteral("What models answered is shown once the item is decided."));
    QVERIFY(!says(QStringLiteral("heard in open")));
    for (int filter = 1; filter < at.views().items()->filterBox()->count(); ++filter) {
        at.views().items()->filterBox()->setCurrentIndex(filter);
        QVERIFY(at.itemCells(OpenItem).isEmpty());
    }
    QVERIFY(!at.views().set()->exportButton()->isVisibleTo(at.views().set()));
    // Decided, it is an item as every other.
    at.views().items()->filterBox()->setCurrentIndex(0);
    at.desk.window().showPlace(MainWindow::Place::Adjudicate);
    at.desk.goTo(OpenItem);
    at.desk.decide(1);
    at.after([&] { at.desk.window().showPlace(MainWindow::Place::Models); });
    at.page().showView(View::Items);
    QVERIFY(at.itemCells(OpenItem).at(2).endsWith(QStringLiteral("Disgust")));
    chooseRow(*at.views().items()->table(), 2);
    QTest::keyClick(at.views().items()->table(), Qt::Key_Return);
    QVERIFY(at.views().panel()->answers().contains(QStringLiteral("heard in open")));
}

void ModelsPageTest::coordinator_seesOpenItemsToo()
{
    LabelModelsDesk at;
    at.take();
    at.page().showView(View::Items);
    QCOMPARE(at.itemCells(OpenItem).mid(1),
             (QStringList{QStringLiteral("none"), QStringLiteral("Disgust"),
                          QStringLiteral("Disgust")}));
    QVERIFY(at.views().set()->exportButton()->isVisibleTo(at.views().set()));
}

void ModelsPageTest::decision_movesTheFigures()
{
    LabelModelsDesk at(Role::Adjudicator);
    at.take();
    QCOMPARE(at.figures().evaluation.items, 2);
    at.desk.window().showPlace(MainWindow::Place::Adjudicate);
    at.desk.goTo(OpenItem);
    at.desk.decide(1);
    QCOMPARE(at.figures().evaluation.items, 2); // nobody looks
    at.after([&] { at.desk.window().showPlace(MainWindow::Place::Models); });
    QCOMPARE(at.figures().evaluation.items, 3);
    QCOMPARE(at.boardCell(QStringLiteral("wren"), 1), QStringLiteral("0.667"));
}

void ModelsPageTest::item_goesToTheDesk()
{
    LabelModelsDesk at(Role::Adjudicator);
    at.take();
    at.page().showView(View::Items);
    chooseRow(*at.views().items()->table(), 1);
    QTest::keyClick(at.views().items()->table(), Qt::Key_Return);
    for (QPushButton* button : at.views().panel()->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("To the desk"))
            button->click();
    }
    QVERIFY(at.desk.page().isVisible());
    QCOMPARE(at.desk.itemName(), QStringLiteral("mixed-signals/2"));
}

void ModelsPageTest::set_isWrittenAsItWasRead()
{
    LabelModelsDesk at;
    at.take();
    at.page().showView(View::Set);
    const QString path = at.write(QStringLiteral("out.csv"), {});
    at.desk.prompts.paths = {path};
    QMenu& menu = *at.views().set()->exportButton()->menu();
    menu.actions().front()->trigger();
    QTRY_VERIFY(QFileInfo(path).size() > 0);
    const auto people = must(at.desk.study().figures().agreementInput());
    const auto read =
        must(at.desk.study().predictions().readLabelFiles(people, FirstQuestion, {{path}, {}, {}}));
    QCOMPARE(read.sets.size(), std::size_t{1});
    const evaluation::Column kept =
        must(at.desk.study().predictions().keptLabels(people)).sets.front();
    QCOMPARE(read.sets.front().name.model, kept.name.model);
    QCOMPARE(read.sets.front().rows.size(), kept.rows.size());
    for (std::size_t i = 0; i < kept.rows.size(); ++i) {
        QCOMPARE(read.sets.front().rows[i].item, kept.rows[i].item);
        QCOMPARE(read.sets.front().rows[i].raw, kept.rows[i].raw);
    }
}

void ModelsPageTest::severalQuestions_haveASelector()
{
    LabelModelsDesk at(Role::Coordinator, twoMails());
    QVERIFY(at.views().questionBox()->isVisible());
    QCOMPARE(at.views().questionBox()->count(),
             static_cast<int>(at.figures().task->questions.size()));
    const auto asked = at.figures().task; // outlives the figures
    const Task& task = *asked;
    const QString name = must(at.desk.study().scenarios()).front().name();
    const QByteArray file =
        QStringLiteral("scenario,model,%1,%2\n%3,wren,%4,%5\n")
            .arg(task.questions[0].token, task.questions[1].token, name,
                 task.questions[0].options[0].token, task.questions[1].options[1].token)
            .toUtf8();
    at.take(file);
    QCOMPARE(at.figures().asked().token, task.questions[0].token);
    at.after([&] {
        at.views().questionBox()->setFocus();
        at.desk.press(Qt::Key_Down);
    });
    QCOMPARE(at.figures().asked().token, task.questions[1].token);
    QCOMPARE(*at.figures().evaluation.sets.front().readings.front().label, 1);
}

void ModelsPageTest::annotator_hasNoSuchPlace()
{
    LabelModelsDesk at;
    at.take();
    const auto people = must(at.desk.study().roster().people());
    const auto annotator = std::find_if(people.begin(), people.end(), [](const Person& person) {
        return person.role == Role::Annotator;
    });
    at.desk.window().signIn(annotator->id);
    at.desk.press(Qt::Key_9, Qt::AltModifier);
    QVERIFY(!at.page().isVisible() && !at.page().isStarted());
    for (const QToolButton* button :
         at.desk.window().findChild<NavigationBar*>()->findChildren<QToolButton*>())
        QVERIFY(button->text() != QStringLiteral("Models") || !button->isVisible());
    for (const auto& section : at.desk.window().actions().sectionsFor(Role::Annotator))
        QVERIFY2(!section.place.startsWith(QStringLiteral("Models")), qPrintable(section.place));
}

SUBTEXT_TEST(ModelsPageTest)
#include "modelspagetest.moc"
