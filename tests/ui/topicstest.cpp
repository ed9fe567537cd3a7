// SPDX-License-Identifier: MIT
#include "core/net/networktransport.h"
#include "tests/support/checks.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/scriptedserver.h"
#include "tests/ui/child.h"
#include "tests/ui/deskharness.h"
#include "tests/ui/uiharness.h"
#include "ui/charts/chartboard.h"
#include "ui/charts/intervalchart.h"
#include "ui/charts/linechart.h"
#include "ui/charts/scatterchart.h"
#include "ui/models/asking/profileform.h"
#include "ui/models/asking/runsview.h"
#include "ui/models/asking/topicsdialog.h"
#include "ui/models/asking/topicsview.h"
#include "ui/models/modelspage.h"
#include "ui/plot/chart.h"
#include "ui/plot/series.h"
#include "ui/widgets/announcement.h"
#include "ui/widgets/figuretable.h"
#include "ui/widgets/itempanel.h"

#include <QCheckBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// Topics in the real window: embeddings are asked of a server on this machine, topics found in
/// them, looked at and kept.
class TopicsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void topics_areAskedForFoundAndKept();
    void elbow_isMarkedInTheChart();
    void moreTopicsThanTexts_areRefusedInWords();
    void otherHost_isSentNothingBeforeSomebodyAgrees();
    void withoutEmbeddings_nothingCanBeFound();
    void mapOfTopics_hasEachSceneOnce();
    void studyWithoutTopics_offersToFindThem();
    void noModelYet_isSaidInsteadOfAHost();
    void keptTopics_standInTheirView();
    void map_takesTheHeightThatTheListLeaves();
    void scenes_areBehindTopicsAndPlaces();
    void clickOnTheMap_marksWhatItOpensAndMovesNothing();
    void keyOfTopics_leadsToTheirView();
    void topicsAndMap_areSaved();
    void adjudicator_findsNone();
    void topics_becomeGroupsOfANewStudyThatOpens();
    void newStudy_waitsForTopicsThatAreKept();
};

namespace {

/// Three directions, one after the other, each a little off.
ServerAnswer threeDirections(const AskedOfServer& asked)
{
    const QJsonArray texts =
        QJsonDocument::fromJson(asked.body).object()[QLatin1String("input")].toArray();
    QJsonArray data;
    for (int i = 0; i < texts.size(); ++i) {
        QJsonArray vector{0.01 * i, 0.02, 0.01 * (i % 2)};
        vector[i % 3] = 1;
        data.append(
            QJsonObject{{QStringLiteral("index"), i}, {QStringLiteral("embedding"), vector}});
    }
    return answerWith(200, QJsonDocument(QJsonObject{{QStringLiteral("data"), data}}).toJson());
}

/// A ring without a key in it.
class EmptyKeyRing : public llm::KeyRing
{
public:
    void find(const llm::Profile& /*profile*/, QObject* context, Found found) override
    {
        QTimer::singleShot(0, context, [found] { found(QByteArray()); });
    }
    void store(const QString& /*name*/, const QByteArray& /*key*/, QObject* /*context*/,
               Stored /*stored*/) override
    {}
    void remove(const QString& /*name*/, QObject* /*context*/, Stored /*removed*/) override {}
};

/// The window of a coordinator with a study of nine stories open, and its topics.
class TopicsDesk
{
public:
    explicit TopicsDesk(Role role = Role::Coordinator)
    {
        auto study = makeEmoSceneStudy(m_folder.filePath(QStringLiteral("stories.subtext")),
                                       {desk.clock, desk.ids, {}},
                                       agreedOn({1, 2, 4, 8, 16, 32, 64, 128, 3}));
        const PersonId person =
            must(study->roster().add({{{}, QStringLiteral("Somebody"), role}})).front().id;
        desk.window().modelsPage()->setAccess(
            {m_folder.filePath(QStringLiteral("settings")), &m_keys,
             [](const Clock& clock) { return std::make_unique<NetworkTransport>(clock); }});
        desk.window().resize(1366, 768);
        desk.window().adopt(std::move(study));
        desk.window().signIn(person);
        desk.window().showPlace(MainWindow::Place::Models);
        desk.window().modelsPage()->showView(ModelsPage::View::Asking);
        if (role == Role::Coordinator)
            child<QPushButton>(desk.window().modelsPage()->asking(), "topics")->click();
    }

    TopicsDialog& dialog() { return *desk.window().modelsPage()->asking()->topicsDialog(); }
    EmbedDialog& fill(const QString& address)
    {
        child<QPushButton>(dialog(), "embed")->click();
        EmbedDialog& of = *dialog().embedding();
        for (const auto& [field, text] :
             {std::pair(of.form()->nameField(), QStringLiteral("p")),
              std::pair(child<QLineEdit>(of.form(), "address"), address),
              std::pair(of.form()->modelField(), QStringLiteral("m"))}) {
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, text);
        }
        planned(of);
        return of;
    }
    static void planned(const EmbedDialog& of)
    {
        QTRY_VERIFY_WITH_TIMEOUT(!of.isPlanning(), 20'000);
    }
    void embed(const ScriptedServer& server)
    {
        EmbedDialog& of = fill(server.address(QStringLiteral("/v1")));
        QVERIFY2(of.problem().isEmpty(), qPrintable(of.problem()));
        child<QPushButton>(of, "send")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog().isAsking() && !dialog().report().isEmpty(), 60'000);
    }
    void find(int k)
    {
        child<QSpinBox>(dialog(), "count")->setValue(k);
        dialog().findButton()->click();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog().isFinding(), 60'000);
    }

    /// Closes the dialog and shows what is kept.
    TopicsView& view()
    {
        ModelsPage& page = *desk.window().modelsPage();
        if (TopicsDialog* open = page.asking()->topicsDialog()) {
            open->reject();
            QCoreApplication::sendPostedEvents(open, QEvent::DeferredDelete);
        }
        desk.window().activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&desk.window()));
        page.showView(ModelsPage::View::Topics);
        settled();
        static_cast<void>(QTest::qWaitFor([&] { return page.topics()->isVisible(); }, 20'000));
        return *page.topics();
    }
    void settled()
    {
        ModelsPage& page = *desk.window().modelsPage();
        const auto isSettled = [&] { return page.shown() && !page.isWorking(); };
        static_cast<void>(QTest::qWaitFor(isSettled, 20'000));
    }
    void keepThree(const ScriptedServer& server)
    {
        embed(server);
        find(3);
        child<QPushButton>(dialog(), "keep")->click();
    }
    QString path(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder; // outlives the window
    EmptyKeyRing m_keys;

public:
    Desk desk;
};

} // namespace

void TopicsTest::topics_areAskedForFoundAndKept()
{
    ScriptedServer server(threeDirections);
    TopicsDesk at;
    at.embed(server);
    QCOMPARE(server.asked().size(), std::size_t{1});
    at.find(3);
    QVERIFY(at.dialog().found());
    QCOMPARE(at.dialog().found()->topics.of, (std::vector<int>{0, 1, 2, 0, 1, 2, 0, 1, 2}));
    QCOMPARE(at.dialog().list()->table()->model()->rowCount(), 3);
    QCOMPARE(at.dialog().list()->rowText(1).section(u'|', 2, 2), QStringLiteral("3"));
    QVERIFY(!must(at.desk.study().topics().kept()));
    child<QPushButton>(at.dialog(), "keep")->click();
    const auto kept = must(at.desk.study().topics().kept());
    QVERIFY(kept);
    QCOMPARE(kept->topics.size(), std::size_t{3});
    QCOMPARE(kept->topics.at(2).scenarios.size(), std::size_t{3});
    QCOMPARE(kept->parameters[QLatin1String("k_from")].toString(), QStringLiteral("hand"));
    QVERIFY(!child<QPushButton>(at.dialog(), "keep")->isEnabled()); // once is enough
    VERIFY_HOLDS(at.desk.study().verifyAudit());
    // Nothing is asked twice.
    EmbedDialog& again = at.fill(server.address(QStringLiteral("/v1")));
    QVERIFY(!child<QPushButton>(again, "send")->isEnabled());
    QVERIFY2(again.whyNot().contains(QLatin1String("has an embedding")),
             qPrintable(again.whyNot()));
}

void TopicsTest::elbow_isMarkedInTheChart()
{
    ScriptedServer server(threeDirections);
    TopicsDesk at;
    at.embed(server);
    at.find(0);
    QCOMPARE(at.dialog().found()->topics.elbow, std::optional(3));
    QCOMPARE(at.dialog().found()->topics.k, 3);
    QVERIFY(!child<LineChart>(at.dialog(), "elbow")->isEmpty());
    const auto* table = child<LineChart>(at.dialog(), "elbow")->findChild<QTableView*>();
    QCOMPARE(table->model()->index(1, 0).data().toString(), QStringLiteral("3"));
    QCOMPARE(table->model()->index(1, 2).data().toString(), QStringLiteral("yes"));
}

void TopicsTest::moreTopicsThanTexts_areRefusedInWords()
{
    ScriptedServer server(threeDirections);
    TopicsDesk at;
    at.embed(server);
    at.find(10);
    QVERIFY(!at.dialog().found());
    QVERIFY2(at.dialog().report().contains(QLatin1String("fewer texts")),
             qPrintable(at.dialog().report()));
    QVERIFY(!child<QPushButton>(at.dialog(), "keep")->isEnabled());
}

void TopicsTest::otherHost_isSentNothingBeforeSomebodyAgrees()
{
    TopicsDesk at;
    EmbedDialog& asked = at.fill(QStringLiteral("https://models.invalid/v1"));
    QVERIFY(asked.consentBox()->isVisible());
    QVERIFY(!child<QPushButton>(asked, "send")->isEnabled());
    QVERIFY2(asked.whyNot().contains(QLatin1String("Tick the box above")),
             qPrintable(asked.whyNot()));
    QVERIFY(!asked.example().isEmpty());
    child<QPushButton>(asked, "send")->click();
    child<QPushButton>(asked, "cancel")->click();
    QVERIFY(!at.dialog().isAsking());
    QVERIFY(must(at.desk.study().topics().models()).empty());
}

void TopicsTest::withoutEmbeddings_nothingCanBeFound()
{
    TopicsDesk at;
    QVERIFY(!at.dialog().findButton()->isEnabled());
    QVERIFY(!child<QPushButton>(at.dialog(), "keep")->isEnabled());
    QVERIFY(child<LineChart>(at.dialog(), "elbow")->isEmpty());
}

void TopicsTest::mapOfTopics_hasEachSceneOnce()
{
    ScriptedServer server(threeDirections);
    TopicsDesk at;
    at.embed(server);
    at.find(3);
    const auto* table = child<ScatterChart>(at.dialog(), "map")->findChild<QTableView*>();
    QCOMPARE(table->model()->rowCount(), 9);
    QSet<QString> scenes;
    for (int row = 0; row < 9; ++row)
        scenes.insert(table->model()->index(row, 0).data().toString());
    QCOMPARE(scenes.size(), qsizetype{9});
}

void TopicsTest::studyWithoutTopics_offersToFindThem()
{
    ScriptedServer server(threeDirections);
    TopicsDesk at;
    at.embed(server); // with a profile that is kept
    TopicsView& view = at.view();
    QVERIFY(!view.shown());
    QVERIFY(view.nothing()->isVisible());
    const QString host = server.address(QString());
    QVERIFY2(view.nothing()->note().contains(host), qPrintable(view.nothing()->note()));
    view.nothing()->firstButton()->click();
    QVERIFY(at.dialog().isVisible());
    QCOMPARE(at.desk.window().modelsPage()->view(), ModelsPage::View::Topics);
    // What is kept there is on the screen when the dialog is closed.
    at.find(3);
    child<QPushButton>(at.dialog(), "keep")->click();
    QVERIFY(at.view().shown());
}

void TopicsTest::noModelYet_isSaidInsteadOfAHost()
{
    TopicsDesk at;
    const QString note = at.view().nothing()->note();
    QVERIFY2(note.contains(QLatin1String("You say which one")), qPrintable(note));
}

void TopicsTest::keptTopics_standInTheirView()
{
    ScriptedServer server(threeDirections);
    TopicsDesk at;
    at.keepThree(server);
    TopicsView& view = at.view();
    QVERIFY(!view.nothing()->isVisible());
    QVERIFY2(view.lead().contains(QLatin1String("by m ")), qPrintable(view.lead()));
    QVERIFY(view.list()->isTableShown());
    const QAbstractItemModel& topics = *view.list()->findChild<QTableView*>()->model();
    QCOMPARE(topics.rowCount(), 3);
    // The first, the fourth and the seventh story: joy, surprise, anger, each by itself.
    QCOMPARE(topics.index(0, 2).data().toString(), QStringLiteral("3"));
    QCOMPARE(topics.index(0, 3).data().toString(), QStringLiteral("3"));
    QCOMPARE(topics.index(0, 5).data().toString(), QStringLiteral("1"));
    QCOMPARE(topics.index(0, 6).data().toString(), QStringLiteral("33.3 %"));
    const QAbstractItemModel& map = *view.map()->findChild<QTableView*>()->model();
    QCOMPARE(map.rowCount(), 9);
    QSet<QRgb> colours;
    QSet<int> shapes;
    for (Series* series : view.map()->findChild<ChartView*>()->chart()->series()) {
        if (const auto* marks = qobject_cast<ScatterSeries*>(series)) {
            QVERIFY(marks->count() > 0); // scenes in one place are one mark
            colours.insert(marks->pen().color().rgb());
            shapes.insert(marks->markerShape());
        }
    }
    QCOMPARE(colours.size(), qsizetype{3});
    QCOMPARE(shapes.size(), qsizetype{3});
}

void TopicsTest::map_takesTheHeightThatTheListLeaves()
{
    ScriptedServer server(threeDirections);
    TopicsDesk at;
    at.keepThree(server);
    TopicsView& view = at.view();
    at.desk.window().resize(1366, 1400);
    QTRY_VERIFY(view.map()->height() > view.list()->height() * 3 / 2);
    QVERIFY(view.list()->y() > view.map()->geometry().bottom());
    QTRY_COMPARE(view.list()->geometry().bottom(), view.board()->page()->rect().bottom());
}

void TopicsTest::scenes_areBehindTopicsAndPlaces()
{
    ScriptedServer server(threeDirections);
    TopicsDesk at;
    at.keepThree(server);
    TopicsView& view = at.view();
    Q_EMIT view.list()->rowActivated(1);
    const ItemPanel& items = *view.board()->items();
    QVERIFY(items.isVisible());
    QCOMPARE(items.count(), 3);
    at.desk.press(Qt::Key_Escape);
    QVERIFY(!items.isVisible());
    Q_EMIT view.map()->rowsActivated({4});
    QVERIFY(items.isVisible());
    QCOMPARE(items.count(), 1);
}

void TopicsTest::clickOnTheMap_marksWhatItOpensAndMovesNothing()
{
    ScriptedServer server(threeDirections);
    TopicsDesk at;
    at.keepThree(server);
    TopicsView& view = at.view();
    auto* chart = view.map()->findChild<ChartView*>();
    // Of the marks that lie over each other the one on top: the last of the last group.
    Series* top = nullptr;
    for (Series* series : chart->chart()->series()) {
        if (qobject_cast<ScatterSeries*>(series))
            top = series;
    }
    QVERIFY(top);
    const QPointF value = qobject_cast<ScatterSeries*>(top)->points().constLast();
    const auto& places = view.shown()->places;
    const auto of = std::find_if(places.begin(), places.end(), [&](const TopicPlace& place) {
        return place.at[0] == value.x() && place.at[1] == value.y();
    });
    QVERIFY(of != places.end() && of != places.begin()); // the keys begin at the first
    const int row = static_cast<int>(of - places.begin());
    std::vector<std::vector<int>> opened;
    connect(view.map(), &ScatterChart::rowsActivated, this,
            [&](const std::vector<int>& rows) { opened.push_back(rows); });

    view.board()->area()->ensureWidgetVisible(chart);
    QCoreApplication::processEvents();
    const auto markAt = [&] {
        return chart->mapFromScene(
            chart->chart()->mapToScene(chart->chart()->mapToPosition(value, top)));
    };
    const QPoint spot = markAt();
    const int width = view.map()->width();
    QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, spot);
    QCOMPARE(opened.size(), std::size_t{1});
    QCOMPARE(opened.back().front(), row);
    QVERIFY(view.board()->items()->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(view.map()->width(), width); // the panel had its room before
    QCOMPARE(markAt(), spot);
    const QWidget* frame = chart->viewport()->findChild<QWidget*>(QStringLiteral("cursorFrame"));
    QVERIFY(frame && frame->isVisible());
    const QPoint off = frame->geometry().center() - spot;
    QVERIFY2(off.manhattanLength() <= 3,
             qPrintable(QStringLiteral("%1 %2").arg(off.x()).arg(off.y())));
    QTest::keyClick(chart, Qt::Key_Left);
    QTest::keyClick(chart, Qt::Key_Return);
    QCOMPARE(opened.size(), std::size_t{2});
    QVERIFY(opened.back() != opened.front());
    QCOMPARE(opened.back().back(), row - 1);
}

void TopicsTest::keyOfTopics_leadsToTheirView()
{
    TopicsDesk at;
    at.view();
    ModelsPage& page = *at.desk.window().modelsPage();
    page.showView(ModelsPage::View::Runs);
    at.desk.press(Qt::Key_8, Qt::ControlModifier);
    QCOMPARE(page.view(), ModelsPage::View::Topics);
    page.showView(ModelsPage::View::Runs);
    at.desk.press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(page.view(), ModelsPage::View::Topics);
    QVERIFY(at.dialog().isVisible());
}

void TopicsTest::topicsAndMap_areSaved()
{
    ScriptedServer server(threeDirections);
    TopicsDesk at;
    at.keepThree(server);
    TopicsView& view = at.view();
    QVERIFY(view.list()->saveAs(at.path(QStringLiteral("topics.csv"))));
    QFile table(at.path(QStringLiteral("topics.csv")));
    QVERIFY(table.open(QIODevice::ReadOnly));
    QVERIFY(table.readAll().contains("Keywords"));
    QVERIFY(view.map()->saveAs(at.path(QStringLiteral("map.svg"))));
    QVERIFY(QFile::exists(at.path(QStringLiteral("map.svg"))));
}

void TopicsTest::adjudicator_findsNone()
{
    TopicsDesk at(Role::Adjudicator);
    const Announcement& nothing = *at.view().nothing();
    QVERIFY(!nothing.firstButton()->isVisible());
    QVERIFY2(nothing.note().contains(QLatin1String("A coordinator")), qPrintable(nothing.note()));
}

void TopicsTest::topics_becomeGroupsOfANewStudyThatOpens()
{
    ScriptedServer server(threeDirections);
    TopicsDesk at;
    at.keepThree(server);
    const QString path = at.path(QStringLiteral("by topic.subtext"));
    at.desk.prompts.paths << path;
    at.desk.prompts.choices << 0;
    child<QPushButton>(at.dialog(), "group")->click();
    QTRY_COMPARE_WITH_TIMEOUT(at.desk.study().path(), path, 60'000);
    QCOMPARE(must(at.desk.study().groupCounts()).size(), std::size_t{3});
    QCOMPARE(must(at.desk.study().scenarios()).size(), std::size_t{9});
    QVERIFY(must(at.desk.study().annotations()).empty());
}

void TopicsTest::newStudy_waitsForTopicsThatAreKept()
{
    ScriptedServer server(threeDirections);
    TopicsDesk at;
    at.embed(server);
    at.find(3);
    QVERIFY(!child<QPushButton>(at.dialog(), "group")->isEnabled());
    child<QPushButton>(at.dialog(), "keep")->click();
    QVERIFY(child<QPushButton>(at.dialog(), "group")->isEnabled());
}

SUBTEXT_TEST(TopicsTest)

#include "topicstest.moc"
