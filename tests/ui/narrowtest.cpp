// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "core/operation/corrections.h"
#include "core/task/builtintasks.h"
#include "core/task/tasktexts.h"
#include "tests/support/environments.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/deskharness.h"
#include "tests/ui/rosterharness.h"
#include "ui/adjudicate/basisbox.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/deskhead.h"
#include "ui/adjudicate/deskscene.h"
#include "ui/adjudicate/ministrip.h"
#include "ui/adjudicate/pickbutton.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/adjudicate/ratercolumn.h"
#include "ui/adjudicate/ratercolumns.h"
#include "ui/adjudicate/raterhead.h"
#include "ui/adjudicate/vadprofile.h"
#include "ui/answer/answersteps.h"
#include "ui/answer/shortanswer.h"
#include "ui/label/guidelinedock.h"
#include "ui/label/itemlistpanel.h"
#include "ui/label/workarea.h"
#include "ui/roster/peopleview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/textreader.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMouseEvent>
#include <QPaintEngine>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

namespace {

/// From where to where each text reaches.
using PaintedTexts = QMap<QString, std::pair<qreal, qreal>>;

/// Paints nothing and notes which texts were to be painted.
class TextListener : public QPaintEngine
{
public:
    TextListener()
        : QPaintEngine(QPaintEngine::AllFeatures)
    {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    // By default each of these two calls the other.
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        texts[item.text()] = {at.x(), at.x() + item.width()};
    }
    Type type() const override { return QPaintEngine::User; }

    PaintedTexts texts;
};

class ListeningDevice : public QPaintDevice
{
public:
    explicit ListeningDevice(const QSize& size)
        : m_size(size)
    {}
    QPaintEngine* paintEngine() const override { return &m_engine; }
    const PaintedTexts& texts() const { return m_engine.texts; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    QSize m_size;
    mutable TextListener m_engine;
};

PaintedTexts paintedTexts(QWidget& widget)
{
    ListeningDevice device(widget.size());
    widget.render(&device);
    return device.texts();
}

/// What layouts and zero timers have to do.
void settleLayouts()
{
    for (int i = 0; i < 3; ++i)
        QTest::qWait(0);
}

} // namespace

/// Little room: what must not be cut, and what must not be left over.
class NarrowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { theme::apply(*qApp, theme::Mode::Light); }
    void cleanup()
    {
        theme::setTextSize(*qApp, 100);
        theme::apply(*qApp, theme::Mode::Light);
    }
    void emotionsBesideAPanel_areWhole_data();
    void emotionsBesideAPanel_areWhole();
    void steps_growWithTheText();
    void panels_keepTheWidthTheyWereGiven();
    void feedbackOfPractice_hasNoOldMessageBesideIt();
    void sceneOfDesk_leavesTheRestToTheColumns();
    void namesOfPeople_areWholeAndNearTheRole_data();
    void namesOfPeople_areWholeAndNearTheRole();
    void secondaryColumns_goWhereThereIsNoRoom();
    void dock_scrollsNoTextSideways_data();
    void dock_scrollsNoTextSideways();
    void narrowCard_hasItsLabelAndNamesWhole();
    void cardWithoutExplanation_beginsAtItsTop();
    void narrowTallies_haveWholeWordsAndNumbers();
    void queueOfTheDesk_isAwayUntilItIsAskedFor();
    void decision_isWholeWithLargeText();
    void decision_endsWhereItsButtonDoes_data();
    void decision_endsWhereItsButtonDoes();
    void headOfTheDesk_leavesTheNameWhole_data();
    void headOfTheDesk_leavesTheNameWhole();
    void whatIsMissing_isInViewWithItsField_data();
    void whatIsMissing_isInViewWithItsField();
    void columnsOfTheDesk_scrollAndTheSceneDoesNot_data();
    void columnsOfTheDesk_scrollAndTheSceneDoesNot();
};

void NarrowTest::emotionsBesideAPanel_areWhole_data()
{
    QTest::addColumn<int>("chosen");
    QTest::newRow("nothing chosen") << -1;
    QTest::newRow("the longest chosen") << 7;
}

void NarrowTest::emotionsBesideAPanel_areWhole()
{
    QFETCH(int, chosen);
    QWidget page;
    OptionStep step(builtInTask(u"cei")->questions.front(), &page);
    step.resize(516, step.minimumSizeHint().height()); // beside list or guide, at 1366
    if (chosen >= 0)
        step.setChoice(chosen);
    const PaintedTexts texts = paintedTexts(step);
    const QString longest = QStringLiteral("Anticipation");
    QVERIFY2(texts.contains(longest), qPrintable(QStringList(texts.keys()).join(u'|')));
    QVERIFY(texts[longest].second < texts[QStringLiteral("8")].first);
}

void NarrowTest::steps_growWithTheText()
{
    QWidget page;
    OptionStep step(builtInTask(u"cei")->questions.front(), &page);
    page.show();
    const int small = step.maximumHeight();
    QVERIFY(small < QWIDGETSIZE_MAX); // from the beginning
    theme::setTextSize(*qApp, 150);
    QVERIFY(step.maximumHeight() > small);
    QVERIFY(step.maximumHeight() >= step.minimumSizeHint().height());
}

void NarrowTest::panels_keepTheWidthTheyWereGiven()
{
    Desk desk;
    desk.startLabelling(1);
    desk.window().resize(1800, 900);
    auto* area = desk.page().findChild<WorkArea*>();
    QVERIFY(area);
    area->setDockShown(false);
    area->setListShown(true);
    QVERIFY(!area->isCovered());
    auto* splitter = qobject_cast<QSplitter*>(area->list()->parentWidget());
    QVERIFY(splitter);
    QSplitterHandle* handle = splitter->handle(1);
    QTRY_VERIFY(handle->isVisible());
    const int before = area->list()->width();
    const QPoint at = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, {}, at);
    const QPoint to = at + QPoint(60, 0);
    QMouseEvent move(QEvent::MouseMove, to, handle->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QApplication::sendEvent(handle, &move);
    QTest::mouseRelease(handle, Qt::LeftButton);
    const int dragged = area->list()->width();
    QVERIFY(dragged > before);
    desk.window().resize(1820, 900);
    QCOMPARE(area->list()->width(), dragged);
    area->setListShown(false);
    area->setListShown(true);
    QTRY_COMPARE(area->list()->width(), before);
}

void NarrowTest::feedbackOfPractice_hasNoOldMessageBesideIt()
{
    FixedClock clock;
    ShortAnswer page;
    page.setTask(std::make_shared<const Task>(*builtInTask(u"cei")));
    QLabel feedback(QStringLiteral("The same label as the reference."));
    page.addBeside(&feedback);
    page.ask({}, clock);
    page.goOn();
    QVERIFY(page.message().contains(QStringLiteral("missing")));
    page.showBeside(&feedback, QStringLiteral("Next scene"));
    QCOMPARE(page.message(), QString());
    feedback.setParent(nullptr);
}

void NarrowTest::sceneOfDesk_leavesTheRestToTheColumns()
{
    Scenario scene;
    scene.text(ScenePart::Context) = QStringLiteral("A short one.");
    scene.text(ScenePart::SpeakerRole) = QStringLiteral("caller");
    scene.text(ScenePart::ListenerRole) = QStringLiteral("clerk");
    scene.text(ScenePart::Utterance) = QStringLiteral("Sure.");
    DeskScene view;
    view.resize(900, 500);
    view.setScenario(*builtInTask(u"cei"), scene);
    const int small = view.maximumHeight();
    QVERIFY2(small < 300, qPrintable(QString::number(small)));
    scene.text(ScenePart::Context) =
        QStringLiteral("He waits and looks at his watch once more. ").repeated(60);
    view.setScenario(*builtInTask(u"cei"), scene);
    QVERIFY2(view.maximumHeight() > 2 * small, qPrintable(QString::number(view.maximumHeight())));
}

void NarrowTest::namesOfPeople_areWholeAndNearTheRole_data()
{
    QTest::addColumn<QSize>("window");
    QTest::newRow("smallest") << QSize(1160, 640);
    QTest::newRow("wide") << QSize(1920, 1080);
}

void NarrowTest::namesOfPeople_areWholeAndNearTheRole()
{
    QFETCH(QSize, window);
    RosterDesk desk;
    desk.handOut(); // with dates beside the names
    desk.desk.window().resize(window);
    QCoreApplication::processEvents();
    QTableView& table = *desk.page().people()->table();
    const int width = table.columnWidth(PeopleModel::NameColumn);
    const QAbstractItemView& view = table;
    QVERIFY2(width >= view.sizeHintForColumn(PeopleModel::NameColumn),
             qPrintable(QString::number(width)));
    QVERIFY2(width <= 45 * table.fontMetrics().averageCharWidth(),
             qPrintable(QString::number(width)));
}

// What the table leaves out is said of whoever is chosen.
void NarrowTest::secondaryColumns_goWhereThereIsNoRoom()
{
    RosterDesk desk;
    desk.handOut();
    desk.page().showView(RosterPage::View::People);
    QTableView& table = *desk.page().people()->table();
    const auto shown = [&] {
        int columns = 0;
        for (int column = 0; column < PeopleModel::ColumnCount; ++column)
            columns += table.isColumnHidden(column) ? 0 : 1;
        return columns;
    };
    desk.desk.window().resize(800, 500);
    QCoreApplication::processEvents();
    QVERIFY(table.isColumnHidden(PeopleModel::ActivityColumn));
    for (int column :
         {PeopleModel::CodeColumn, PeopleModel::NameColumn, PeopleModel::LabelledColumn})
        QVERIFY(!table.isColumnHidden(column));
    QCOMPARE(table.horizontalScrollBar()->maximum(), 0);
    const QString about = desk.page().people()->details();
    QVERIFY2(about.contains(QStringLiteral("Last answer: ")), qPrintable(about));
    for (int width = 800; width < 1600; width += 37) {
        desk.desk.window().resize(width, 900);
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        QVERIFY2(table.horizontalScrollBar()->maximum() == 0, qPrintable(QString::number(width)));
    }
    desk.desk.window().resize(1600, 900);
    QCoreApplication::processEvents();
    QCOMPARE(shown(), int(PeopleModel::ColumnCount));
    QVERIFY(!desk.page().people()->details().contains(QStringLiteral("Last answer: ")));
}

void NarrowTest::dock_scrollsNoTextSideways_data()
{
    QTest::addColumn<QString>("own");
    QTest::addColumn<int>("width");
    const QString wide = QStringLiteral("# Ours\n\n| what one hears | what it may be | how often "
                                        "| remark |\n|---|---|---|---|\n| praise | disappointment "
                                        "| often | considerately |\n");
    for (int width : {260, 300, 340}) {
        QTest::addRow("built in, %d", width) << QString() << width;
        QTest::addRow("with a table of four columns, %d", width) << wide << width;
    }
}

void NarrowTest::dock_scrollsNoTextSideways()
{
    QFETCH(QString, own);
    QFETCH(int, width);
    GuidelineDock dock;
    dock.setTask(std::make_shared<const Task>(*builtInTask(u"cei")));
    const auto shipped = [](TaskText text) { return shippedText(*builtInTask(u"cei"), text); };
    dock.setTexts(
        {own.isEmpty() ? shipped(TaskText::Guideline) : own, shipped(TaskText::CheatSheet)});
    dock.resize(width, 500);
    for (const auto tab : {GuidelineDock::Tab::CheatSheet, GuidelineDock::Tab::Guideline}) {
        dock.showTab(tab);
        dock.show();
        QCoreApplication::processEvents();
        for (const TextReader* reader : dock.findChildren<TextReader*>()) {
            if (reader->isVisible())
                QCOMPARE(reader->horizontalScrollBar()->maximum(), 0);
        }
    }
}

void NarrowTest::decision_isWholeWithLargeText()
{
    DeskWindow at;
    at.window().resize(1350, 720);
    theme::setTextSize(*qApp, 150);
    QTest::qWait(0); // what has to wait for the fonts
    QCoreApplication::processEvents();
    const DecisionPanel& panel = *at.page().decision();
    const int room = panel.parentWidget()->width();
    QVERIFY2(panel.width() <= room,
             qPrintable(QStringLiteral("%1 > %2").arg(panel.width()).arg(room)));
    for (const PickButton* button : panel.findChildren<PickButton*>()) {
        if (button->isVisible())
            QVERIFY2(button->width() >= button->minimumSizeHint().width(),
                     qPrintable(button->text()));
    }
}

void NarrowTest::decision_endsWhereItsButtonDoes_data()
{
    QTest::addColumn<theme::Mode>("mode");
    QTest::addColumn<QSize>("window");
    for (const QSize& size : {QSize(800, 500), QSize(960, 540), QSize(1366, 768)}) {
        QTest::addRow("light, %d", size.width()) << theme::Mode::Light << size;
        QTest::addRow("contrast, %d", size.width()) << theme::Mode::Contrast << size;
    }
}

void NarrowTest::decision_endsWhereItsButtonDoes()
{
    QFETCH(theme::Mode, mode);
    QFETCH(QSize, window);
    theme::apply(*qApp, mode);
    DeskWindow at;
    at.window().resize(window);
    at.take(1); // hints come
    settleLayouts();
    DecisionPanel& panel = *at.page().decision();
    QCOMPARE(FittedPage::frameOf(panel)->horizontalScrollBar()->maximum(), 0);
    const auto rightOf = [&](const QWidget& widget) {
        return widget.mapTo(&at.window(), QPoint(widget.width(), 0)).x();
    };
    QCOMPARE(rightOf(*panel.saveButton()), rightOf(*panel.noteEdit()));
}

void NarrowTest::headOfTheDesk_leavesTheNameWhole_data()
{
    QTest::addColumn<QSize>("window");
    QTest::newRow("smallest") << QSize(800, 500);
    QTest::newRow("full HD at 200 %") << QSize(960, 540);
    QTest::newRow("laptop") << QSize(1366, 768);
}

void NarrowTest::headOfTheDesk_leavesTheNameWhole()
{
    QFETCH(QSize, window);
    DeskWindow at;
    at.window().resize(window);
    at.goTo(QStringLiteral("passive-aggression/11"));
    const DeskSession& session = *at.page().session();
    const auto other = std::find_if(
        session.queue().items().begin(), session.queue().items().end(), [&](const DeskItem& item) {
            return item.scenario != session.editing().item().scenario.id;
        });
    must(at.study().corrections().leaveOut(other->scenario, QStringLiteral("Cut off"),
                                           at.signedIn()));
    settleLayouts();
    const auto& head = *at.page().findChild<DeskHead*>();
    const auto& name = *child<ElidedLabel>(head, "item");
    QCOMPARE(name.text(), QStringLiteral("passive-aggression/11"));
    QVERIFY(name.width() >= name.fontMetrics().horizontalAdvance(name.text()));
    for (const char* button : {"leftOut", "lock"}) {
        const auto& shown = *child<QPushButton>(head, button);
        QVERIFY(shown.isVisible());
        QVERIFY(shown.width() >= shown.minimumSizeHint().width());
        QCOMPARE(shown.visibleRegion().boundingRect(), shown.rect());
    }
    const QWidget& save = *at.page().decision()->saveButton();
    QVERIFY(save.mapTo(&at.window(), QPoint(save.width(), 0)).x() <= at.window().width());
    at.window().resize(1800, 900); // and back into one line
    settleLayouts();
    QVERIFY(child<QPushButton>(head, "lock")->mapTo(&head, QPoint()).y() <
            name.geometry().bottom());
}

void NarrowTest::whatIsMissing_isInViewWithItsField_data()
{
    QTest::addColumn<QSize>("window");
    QTest::newRow("smallest") << QSize(800, 500);
    QTest::newRow("full HD at 200 %") << QSize(960, 540);
}

void NarrowTest::whatIsMissing_isInViewWithItsField()
{
    QFETCH(QSize, window);
    DeskWindow at;
    at.window().resize(window);
    settleLayouts();
    DecisionPanel& panel = *at.page().decision();
    const auto isWhole = [](const QWidget& widget) {
        return widget.visibleRegion().boundingRect() == widget.rect();
    };
    const auto said = [&]() -> const QWidget& {
        const auto labels = panel.findChildren<QLabel*>();
        return **std::find_if(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text() == at.missing();
        });
    };
    at.save();
    settleLayouts();
    QCOMPARE(at.missing(), QStringLiteral("Choose a label, or “Ambiguous”, first."));
    QVERIFY(isWhole(said()));
    at.take(1);
    FittedPage::frameOf(panel)->verticalScrollBar()->setValue(0);
    at.save();
    settleLayouts();
    QCOMPARE(at.missing(), QStringLiteral("A split needs a basis: what decided it?"));
    QVERIFY(isWhole(said()));
    QVERIFY(isWhole(*panel.basisBox()));
}

void NarrowTest::narrowCard_hasItsLabelAndNamesWhole()
{
    DeskRater rater;
    rater.annotation.answer.ballot[0] = Emotion::Anticipation;
    rater.annotation.answer.scales = {1, 1, 1, 1}; // "mildly confident"
    RaterColumn card;
    card.setRater(rater, 1, QStringLiteral("First"), {0, 0, 0});
    card.resize(RaterColumn::MinimumWidth, 400);
    card.show();
    const PaintedTexts head = paintedTexts(*card.head());
    QVERIFY2(head.contains(QStringLiteral("Anticipation")),
             qPrintable(QStringList(head.keys()).join(u'|')));
    const PaintedTexts profile = paintedTexts(*card.profile());
    QVERIFY2(profile.contains(QStringLiteral("Confidence")),
             qPrintable(QStringList(profile.keys()).join(u'|')));
    // Where there is room beside it the level is a word.
    rater.annotation.answer.scales[3] = 0;
    card.setRater(rater, 1, QStringLiteral("First"), {0, 0, 0});
    const PaintedTexts neutral = paintedTexts(*card.profile());
    QVERIFY2(neutral.contains(QStringLiteral("neutral")),
             qPrintable(QStringList(neutral.keys()).join(u'|')));
}

void NarrowTest::cardWithoutExplanation_beginsAtItsTop()
{
    RaterColumn card;
    card.setTask(std::make_shared<const Task>(*builtInTask(u"emoscene")));
    card.setRater({}, 1, QStringLiteral("First"), {});
    card.resize(216, 183);
    card.show();
    settleLayouts();
    QCOMPARE(card.head()->y(), 0);
}

void NarrowTest::narrowTallies_haveWholeWordsAndNumbers()
{
    DeskFigures figures;
    figures.decisionMs = {1200};
    figures.medianMs = 1200;
    DeskStrip strip;
    strip.setFigures(figures, QStringLiteral("Office"));
    const auto painted = [&](DeskChart chart, int width) {
        MiniBars& bars = *strip.chart(chart);
        bars.resize(width, bars.sizeHint().height());
        return paintedTexts(bars);
    };
    const int narrow = strip.chart(DeskChart::Places)->minimumSizeHint().width();
    QVERIFY(painted(DeskChart::Time, narrow).contains(QStringLiteral("1.2 s")));
    QVERIFY(painted(DeskChart::Time, 300).contains(QStringLiteral("median 1.2 s")));
    const PaintedTexts places = painted(DeskChart::Places, narrow);
    QVERIFY2(places.contains(QStringLiteral("3")) && !places.contains(QStringLiteral("none")),
             qPrintable(QStringList(places.keys()).join(u'|')));
    QVERIFY(painted(DeskChart::Places, 300).contains(QStringLiteral("none")));
}

void NarrowTest::queueOfTheDesk_isAwayUntilItIsAskedFor()
{
    DeskWindow at;
    QVERIFY(!at.page().isQueueFolded());
    at.window().resize(960, 540);
    QCoreApplication::processEvents();
    QVERIFY(at.page().isQueueFolded());
    const QString first = at.itemName();
    at.decide(1); // keys go on as before
    QVERIFY(at.itemName() != first);
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{1});
    at.press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(!at.page().isQueueFolded());
    QVERIFY(at.page().queue()->search()->hasFocus());
    at.page().queue()->search()->setText(first.section(u'/', 1));
    at.press(Qt::Key_Return); // an item is chosen: the columns have the room again
    QVERIFY(at.page().isQueueFolded());
    QVERIFY(at.page().isAncestorOf(QApplication::focusWidget()));
    at.window().resize(1366, 768);
    QCoreApplication::processEvents();
    QVERIFY(!at.page().isQueueFolded());
}

void NarrowTest::columnsOfTheDesk_scrollAndTheSceneDoesNot_data()
{
    QTest::addColumn<QSize>("window");
    QTest::addColumn<int>("textSize");
    QTest::newRow("smallest") << QSize(800, 500) << 100;
    QTest::newRow("full HD at 200 %") << QSize(960, 540) << 100;
    QTest::newRow("large text") << QSize(960, 540) << 150;
}

void NarrowTest::columnsOfTheDesk_scrollAndTheSceneDoesNot()
{
    QFETCH(QSize, window);
    QFETCH(int, textSize);
    DeskWindow at;
    theme::setTextSize(*qApp, textSize);
    at.window().resize(window);
    QCoreApplication::processEvents();
    settleLayouts();
    const auto& columns = *at.page().columns();
    QCOMPARE(columns.count(), 3);
    // The scene has the width that is in view; cards alone are scrolled to, by a bar in view.
    auto* scene = at.page().findChild<DeskScene*>();
    const FittedPage* page = FittedPage::frameOf(*scene->parentWidget());
    QVERIFY(page);
    QCOMPARE(page->horizontalScrollBar()->maximum(), 0);
    QVERIFY(scene->width() <= page->viewport()->width());
    const auto* area = columns.findChild<QScrollArea*>();
    QVERIFY(area);
    auto* bar = child<QScrollBar>(at.page(), "columns");
    QCOMPARE(bar->isVisible(), area->horizontalScrollBar()->maximum() > 0);
    QVERIFY(!area->horizontalScrollBar()->isVisible());
    if (!bar->isVisible())
        return;
    QVERIFY(!page->isAncestorOf(bar));
    const RaterColumn& last = *columns.column(3);
    const auto end = [&] { return last.mapTo(area->viewport(), QPoint(last.width(), 0)).x(); };
    QVERIFY(end() > area->viewport()->width());
    bar->setValue(bar->maximum());
    QCOMPARE(end(), area->viewport()->width());
}

SUBTEXT_TEST(NarrowTest)
#include "narrowtest.moc"
