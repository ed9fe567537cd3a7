// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/roster.h"
#include "core/domain/ceiscene.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/answer/answerpanel.h"
#include "ui/answer/choicestep.h"
#include "ui/answer/scenesplitter.h"
#include "ui/answer/sceneview.h"
#include "ui/label/guidelinedock.h"
#include "ui/label/itemlistpanel.h"
#include "ui/label/labelbar.h"
#include "ui/label/workarea.h"
#include "ui/text/language.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/prose.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace subtext;
using namespace subtext::test;

/// Little room: what gives way, and what stays in view.
class FittingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { theme::setTextSize(*qApp, 100); }
    void smallWindow_keepsSubmitAndUtteranceInView_data();
    void smallWindow_keepsSubmitAndUtteranceInView();
    void narrowWindow_putsTheSceneAboveTheAnswers();
    void panelsWithoutRoom_lieOverTheWork();
    void laptop_hasTheGuideBesideTheWork();
    void panelBesideTheWork_doesNotTurnIt();
    void panelBesideTheWork_cutsNoAnswer_data();
    void panelBesideTheWork_cutsNoAnswer();
    void explanationBelowTheScales_beginsWhereTheyDo();
    void smallWindow_showsALongUtteranceToItsEnd();
    void window_doesNotGrowFromPlaceToPlace();
    void pageWithoutRoom_scrolls();
    void notice_movesNothing();
    void noticeInTheBar_movesAndCoversNothing_data();
    void noticeInTheBar_movesAndCoversNothing();
    void reasonOfAFlag_isInViewInASmallWindow();
    void figuresOfScales_comeBackAfterTheSelfCheck();
    void noticeInASmallWindow_takesNoRoomBefore();
    void noticeInASmallWindow_standsInPlaceOfThePosition();
    void noticeOutsideTheWork_hasARowOfItsOwn();
    void textSize_isSteppedAndKept();
    void textSize_isEachPersonsOwn();
    void cutLine_hasATip();
    void cutLines_haveATip();

private:
    static void resize(Desk& desk, const QSize& size)
    {
        desk.window().resize(size);
        QCoreApplication::processEvents();
    }
    static WorkArea& area(Desk& desk) { return *desk.page().findChild<WorkArea*>(); }
    static bool isWholeInView(const QWidget& widget)
    {
        return widget.visibleRegion().boundingRect() == widget.rect();
    }
};

void FittingTest::smallWindow_keepsSubmitAndUtteranceInView_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textSize");
    QTest::newRow("smallest") << QSize(800, 500) << 100;
    QTest::newRow("full HD at 200 %") << QSize(960, 540) << 100;
    QTest::newRow("laptop at 125 %") << QSize(1093, 614) << 100;
    QTest::newRow("laptop") << QSize(1366, 768) << 100;
    QTest::newRow("large text") << QSize(1366, 768) << 150;
}

void FittingTest::smallWindow_keepsSubmitAndUtteranceInView()
{
    QFETCH(QSize, size);
    QFETCH(int, textSize);
    Desk desk;
    theme::setTextSize(*qApp, textSize);
    desk.startLabelling(1);
    resize(desk, size);
    QCOMPARE(desk.window().size(), size);
    QVERIFY(isWholeInView(*child<QPushButton>(desk.page().bar(), "submit")));
    QVERIFY(isWholeInView(*area(desk).scene()->utterance()));
    for (StepIndex step : {Step::Emotion, Step::Confidence, Step::Explanation}) {
        desk.step(step)->setFocus();
        QCoreApplication::processEvents();
        const QRect seen = desk.step(step)->visibleRegion().boundingRect();
        QVERIFY2(seen.height() > desk.step(step)->height() * 3 / 4,
                 qPrintable(
                     QStringLiteral("%1 of %2").arg(seen.height()).arg(desk.step(step)->height())));
    }
}

void FittingTest::narrowWindow_putsTheSceneAboveTheAnswers()
{
    Desk desk;
    desk.startLabelling(1);
    resize(desk, {1366, 768});
    QVERIFY(!area(desk).work()->isStacked());
    resize(desk, {960, 540});
    QVERIFY(area(desk).work()->isStacked());
    QVERIFY(area(desk).scene()->geometry().bottom() < area(desk).answer()->geometry().top());
    desk.press(Qt::Key_5); // and it still answers
    QCOMPARE(desk.session().answer().ballot[0], std::optional(Emotion::Sadness));
    resize(desk, {1366, 768});
    QVERIFY(!area(desk).work()->isStacked());
}

void FittingTest::panelsWithoutRoom_lieOverTheWork()
{
    Desk desk;
    desk.startLabelling(2);
    resize(desk, {960, 540});
    const QSize before = area(desk).work()->size();
    desk.press(Qt::Key_F2);
    QVERIFY(area(desk).isCovered());
    QVERIFY(area(desk).list()->isVisible());
    QCOMPARE(area(desk).work()->size(), before);
    desk.press(Qt::Key_F1); // one at a time
    QVERIFY(area(desk).dock()->isVisible());
    QVERIFY(!area(desk).list()->isVisible());
    QTest::keyClick(area(desk).dock(), Qt::Key_Escape);
    QVERIFY(!area(desk).dock()->isVisible());
    resize(desk, {1700, 900});
    desk.press(Qt::Key_F2);
    QVERIFY(!area(desk).isCovered());
}

void FittingTest::laptop_hasTheGuideBesideTheWork()
{
    Desk desk;
    desk.startLabelling(2);
    resize(desk, {1366, 768});
    for (const Qt::Key key : {Qt::Key_F1, Qt::Key_F2}) {
        desk.press(key);
        QCoreApplication::processEvents();
        QVERIFY(!area(desk).isCovered());
        QVERIFY(isWholeInView(*area(desk).scene()->utterance()));
        QVERIFY(isWholeInView(*child<QPushButton>(desk.page().bar(), "submit")));
    }
}

void FittingTest::panelBesideTheWork_doesNotTurnIt()
{
    Desk desk;
    desk.startLabelling(2);
    SceneSplitter& work = *area(desk).work();
    resize(desk, {1366, 768});
    const int letter = QFontMetrics(theme::font(theme::TextRole::Body)).averageCharWidth();
    // Room for both and no more: with a panel it is less.
    resize(desk, {1366 + work.widthForBoth() + 20 * letter - work.width(), 768});
    QVERIFY(!work.isStacked());
    for (const Qt::Key key : {Qt::Key_F1, Qt::Key_F2}) {
        desk.press(key);
        QCoreApplication::processEvents();
        QVERIFY(!area(desk).isCovered());
        QVERIFY(work.width() < work.widthForBoth());
        QVERIFY(!work.isStacked());
        QVERIFY(area(desk).scene()->mapTo(&work, QPoint()).x() <
                area(desk).answer()->mapTo(&work, QPoint()).x());
        QVERIFY(isWholeInView(*area(desk).scene()->utterance()));
    }
    desk.press(Qt::Key_F2);
    QCoreApplication::processEvents();
    QVERIFY(!work.isStacked());
    QVERIFY(work.sizes().first() >= work.width() * 7 / 15 - 2 * letter);
}

void FittingTest::panelBesideTheWork_cutsNoAnswer_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isMoreAsked");
    for (const char* language : {"en", "de", "es", "zh_CN"})
        QTest::addRow("%s", language) << QString::fromLatin1(language) << false;
    QTest::addRow("es, high contrast, more asked") << QStringLiteral("es") << true;
}

void FittingTest::panelBesideTheWork_cutsNoAnswer()
{
    QFETCH(QString, language);
    QFETCH(bool, isMoreAsked);
    setLanguage(*qApp, language);
    const auto asBefore = qScopeGuard([] {
        setLanguage(*qApp, QStringLiteral("en"));
        theme::apply(*qApp, theme::Mode::Light);
    });
    Desk desk;
    desk.startLabelling(2);
    if (isMoreAsked) { // the answers are higher than the window then
        theme::apply(*qApp, theme::Mode::Contrast);
        Protocol protocol = must(desk.study().protocol());
        protocol.secondReading = SecondReading::Option;
        protocol.guessShare = 100;
        must(desk.study().courseRules().setProtocol(protocol));
        desk.restart();
    }
    for (const int width : {1280, 1350, 1440, 1600}) {
        resize(desk, {width, 720});
        for (const Qt::Key key : {Qt::Key_F1, Qt::Key_F2}) {
            desk.press(key);
            QCoreApplication::processEvents();
            const auto& panel = *area(desk).answer();
            QVERIFY2(panel.horizontalScrollBar()->maximum() == 0,
                     qPrintable(QStringLiteral("%1: %2 of %3 with %4")
                                    .arg(width)
                                    .arg(panel.viewport()->width())
                                    .arg(panel.widget()->width())
                                    .arg(key == Qt::Key_F1 ? u'g' : u'l')));
            desk.press(key);
            QCoreApplication::processEvents();
        }
    }
}

void FittingTest::explanationBelowTheScales_beginsWhereTheyDo()
{
    Desk desk;
    desk.startLabelling(1);
    resize(desk, {1366, 768});
    const SceneSplitter& work = *area(desk).work();
    resize(desk, {1366 + work.widthForBoth() - 10 - work.width(), 768});
    QVERIFY(work.isStacked());
    const auto* scale = qobject_cast<const ChoiceStep*>(desk.step(Step::Confidence));
    QVERIFY(scale);
    QVERIFY(scale->look() == StepLook::Row);
    const QWidget& text = *desk.step(Step::Explanation);
    const int cells =
        scale->mapTo(area(desk).answer()->widget(), scale->choiceArea(0).topLeft()).x();
    QCOMPARE(text.mapTo(area(desk).answer()->widget(), QPoint()).x(), cells);
}

void FittingTest::smallWindow_showsALongUtteranceToItsEnd()
{
    Desk desk;
    desk.startLabelling(1);
    resize(desk, {800, 500});
    Scenario scene = desk.session().item().scenario;
    scene.text(ScenePart::SpeakerRole) = QStringLiteral("granddaughter");
    scene.text(ScenePart::Context) =
        QStringLiteral("He waits and looks at his watch once more. ").repeated(8);
    scene.text(ScenePart::Utterance) =
        QStringLiteral("I would never say so, but it took you long. ").repeated(5);
    area(desk).scene()->setScenario(scene);
    area(desk).work()->share();
    QCoreApplication::processEvents();
    QVERIFY(isWholeInView(*area(desk).scene()->utterance()));
    QVERIFY(isWholeInView(*child<QPushButton>(desk.page().bar(), "submit")));
}

void FittingTest::window_doesNotGrowFromPlaceToPlace()
{
    Desk desk;
    desk.window().resize(800, 500);
    desk.window().openDemonstration();
    const auto people = desk.study().roster().people();
    QVERIFY(people.has_value());
    const auto coordinator = std::find_if(people->begin(), people->end(), [](const Person& person) {
        return person.role == Role::Coordinator;
    });
    QVERIFY(coordinator != people->end());
    desk.window().signIn(coordinator->id);
    for (Place place :
         {Place::Home, Place::Label, Place::Guidelines, Place::Adjudicate, Place::Agreement,
          Place::Quality, Place::Roster, Place::Release, Place::Models}) {
        desk.window().showPlace(place);
        QCoreApplication::processEvents();
        QCOMPARE(desk.window().size(), QSize(800, 500));
    }
}

void FittingTest::pageWithoutRoom_scrolls()
{
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    auto* wide = new QLabel(QStringLiteral("wide"));
    wide->setMinimumSize(600, 400);
    rows->addWidget(wide);
    FittedPage fitted(page);
    fitted.resize(900, 700);
    fitted.show();
    QCOMPARE(page->size(), fitted.viewport()->size());
    fitted.resize(300, 200);
    QVERIFY(page->width() >= 600);
    QVERIFY(fitted.horizontalScrollBar()->maximum() > 0);
    QVERIFY(fitted.verticalScrollBar()->maximum() > 0);
    QCOMPARE(fitted.minimumSizeHint(), QSize(0, 0));
}

void FittingTest::notice_movesNothing()
{
    Desk desk;
    desk.startLabelling(2);
    const QRect before = desk.step(Step::Emotion)->geometry();
    const QPoint at = desk.step(Step::Emotion)->mapTo(&desk.window(), QPoint());
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk.page().notice()->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(desk.step(Step::Emotion)->geometry(), before);
    QCOMPARE(desk.step(Step::Emotion)->mapTo(&desk.window(), QPoint()), at);
    QVERIFY(isWholeInView(*child<QPushButton>(desk.page().bar(), "submit")));
}

void FittingTest::noticeInTheBar_movesAndCoversNothing_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isInTheBar");
    QTest::newRow("full HD at 200 %") << QSize(960, 540) << true;
    QTest::newRow("laptop") << QSize(1366, 768) << true;
    QTest::newRow("narrow, with room above the bar") << QSize(800, 768) << false;
}

void FittingTest::noticeInTheBar_movesAndCoversNothing()
{
    QFETCH(QSize, size);
    QFETCH(bool, isInTheBar);
    Desk desk;
    desk.startLabelling(2);
    resize(desk, size);
    const LabelBar& bar = *desk.page().bar();
    NoticeBar& notice = *desk.page().notice();
    const auto places = [&] {
        QList<QRect> places;
        const auto add = [&](const QWidget& widget) {
            places << QRect(widget.mapTo(&desk.window(), QPoint()), widget.size());
        };
        for (std::size_t i = 0; i < StepCount; ++i)
            add(*desk.step(static_cast<StepIndex>(i)));
        for (const QPushButton* button : bar.findChildren<QPushButton*>()) {
            if (button->isVisible() && !notice.isAncestorOf(button))
                add(*button);
        }
        return places;
    };
    const QList<QRect> before = places();
    notice.showNotice(NoticeBar::Kind::Open,
                      QStringLiteral("Item 1 was submitted very quickly. Keep it?"),
                      QStringLiteral("Look again"), {}, QStringLiteral("Keep it"));
    QCoreApplication::processEvents();
    QCOMPARE(bar.isAncestorOf(&notice), isInTheBar);
    QCOMPARE(places(), before);
    for (const QPushButton* button : notice.findChildren<QPushButton*>())
        QVERIFY2(isWholeInView(*button), qPrintable(button->text()));
    notice.dismiss();
    QCoreApplication::processEvents();
    QCOMPARE(places(), before);
}

void FittingTest::reasonOfAFlag_isInViewInASmallWindow()
{
    Desk desk;
    desk.startLabelling(2);
    resize(desk, {800, 500});
    desk.page().answerPanel()->toggleFlag();
    QLineEdit& reason = *child<QLineEdit>(desk.page().answerPanel(), "flagReason");
    QTRY_VERIFY(isWholeInView(reason));
    QVERIFY(reason.hasFocus());
}

// In the lowest window that has room for them.
void FittingTest::figuresOfScales_comeBackAfterTheSelfCheck()
{
    Desk desk;
    desk.startLabelling(1);
    AnswerPanel& answer = *desk.page().answerPanel();
    constexpr int Width = 1366;
    int height = 900;
    resize(desk, {Width, height});
    QVERIFY(answer.hasRoomForFigures());
    while (answer.hasRoomForFigures() && height > 500)
        resize(desk, {Width, --height});
    QVERIFY(!answer.hasRoomForFigures());
    resize(desk, {Width, height + 1});
    QVERIFY(answer.hasRoomForFigures());
    answer.showSelfCheck(QStringLiteral("You chose joy with “unpleasant”. Keep it?"),
                         Step::Emotion);
    QCoreApplication::processEvents();
    QVERIFY(!answer.hasRoomForFigures());
    answer.showSelfCheck({});
    QCoreApplication::processEvents();
    QVERIFY(answer.hasRoomForFigures());
}

void FittingTest::noticeInASmallWindow_takesNoRoomBefore()
{
    Desk desk;
    desk.startLabelling(2);
    NoticeBar& notice = *desk.page().notice();
    const auto* stack =
        desk.page().findChild<QStackedWidget*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(stack);
    const auto free = [&] {
        return desk.page().bar()->geometry().top() - stack->geometry().bottom();
    };
    resize(desk, {800, 500});
    const int none = free();
    resize(desk, {800, 768}); // of the height alone
    QVERIFY2(free() >= none + child<QPushButton>(desk.page().bar(), "submit")->height(),
             qPrintable(QString::number(free())));
    resize(desk, {800, 500});
    QCOMPARE(free(), none);
    notice.showNotice(NoticeBar::Kind::Open, QStringLiteral("Locked."));
    QCoreApplication::processEvents();
    QVERIFY(notice.isVisible() && isWholeInView(notice));
    QVERIFY(isWholeInView(*child<QPushButton>(desk.page().bar(), "submit")));
    resize(desk, {1366, 768}); // and on into the bar
    QVERIFY(desk.page().bar()->isAncestorOf(&notice) && notice.isVisible());
}

// What asks with two buttons has no room for its words there: it has the row.
void FittingTest::noticeInASmallWindow_standsInPlaceOfThePosition()
{
    Desk desk;
    desk.startLabelling(2);
    desk.page().notice()->dismiss();
    resize(desk, {800, 500});
    const LabelBar& bar = *desk.page().bar();
    NoticeBar& notice = *desk.page().notice();
    const auto places = [&] {
        QList<QRect> places;
        const auto add = [&](const QWidget& widget) {
            places << QRect(widget.mapTo(&desk.window(), QPoint()), widget.size());
        };
        add(area(desk));
        for (std::size_t i = 0; i < StepCount; ++i)
            add(*desk.step(static_cast<StepIndex>(i)));
        for (const QPushButton* button : bar.findChildren<QPushButton*>()) {
            if (button->isVisible() && !notice.isAncestorOf(button))
                add(*button);
        }
        return places;
    };
    const QString position = QStringLiteral("1 of 2");
    const auto isPositionShown = [&] {
        const auto labels = bar.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text() == position;
        });
    };
    QVERIFY(isPositionShown());
    const QList<QRect> before = places();
    notice.showNotice(NoticeBar::Kind::Open,
                      QStringLiteral("Not submitted yet. Still missing: valence and arousal."));
    QCoreApplication::processEvents();
    QVERIFY(bar.isAncestorOf(&notice) && isWholeInView(notice));
    QVERIFY(!isPositionShown());
    QCOMPARE(places(), before);
    for (const QPushButton* button : notice.findChildren<QPushButton*>()) {
        if (!button->isHidden())
            QVERIFY2(isWholeInView(*button), qPrintable(button->text()));
    }
    notice.showNotice(NoticeBar::Kind::Open,
                      QStringLiteral("Item 1 was submitted very quickly. Keep it?"),
                      QStringLiteral("Look again"), {}, QStringLiteral("Keep it"));
    QCoreApplication::processEvents();
    QVERIFY(!bar.isAncestorOf(&notice) && isWholeInView(notice));
    QVERIFY(isPositionShown());
    notice.dismiss();
    QCoreApplication::processEvents();
    QCOMPARE(places(), before);
}

void FittingTest::noticeOutsideTheWork_hasARowOfItsOwn()
{
    Desk desk;
    desk.startLabelling(2);
    resize(desk, {1366, 768});
    NoticeBar& notice = *desk.page().notice();
    notice.showNotice(NoticeBar::Kind::Open, QStringLiteral("Locked."));
    QVERIFY(desk.page().bar()->isAncestorOf(&notice));
    desk.press(Qt::Key_F4); // the summary, which has no bar
    QVERIFY(!desk.page().bar()->isVisible());
    QVERIFY(notice.isVisible());
    QCOMPARE(notice.text(), QStringLiteral("Locked."));
    desk.press(Qt::Key_F4);
    QVERIFY(desk.page().bar()->isAncestorOf(&notice));
    QVERIFY(notice.isVisible());
}

void FittingTest::textSize_isSteppedAndKept()
{
    Desk desk;
    desk.startLabelling(1);
    const qreal before = theme::font(theme::TextRole::Body).pointSizeF();
    const qreal button = child<QPushButton>(desk.page().bar(), "submit")->font().pointSizeF();
    desk.press(Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(theme::font(theme::TextRole::Body).pointSizeF() > before);
    QVERIFY(child<QPushButton>(desk.page().bar(), "submit")->font().pointSizeF() > button);
    desk.press(Qt::Key_Minus, Qt::ControlModifier);
    desk.press(Qt::Key_Minus, Qt::ControlModifier);
    QVERIFY(theme::font(theme::TextRole::Body).pointSizeF() < before);
    desk.press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(theme::font(theme::TextRole::Body).pointSizeF(), before);
    QCOMPARE(child<QPushButton>(desk.page().bar(), "submit")->font().pointSizeF(), button);
}

void FittingTest::textSize_isEachPersonsOwn()
{
    const auto bodySize = [] { return theme::font(theme::TextRole::Body).pointSizeF(); };
    Desk desk;
    desk.startLabelling(1);
    const qreal ofMachine = bodySize();
    const PersonId first = desk.session().person();
    const PersonId second =
        must(desk.study().roster().add({{{}, QStringLiteral("Nia"), Role::Adjudicator}}))
            .front()
            .id;
    desk.press(Qt::Key_Plus, Qt::ControlModifier);
    desk.press(Qt::Key_Plus, Qt::ControlModifier);
    const qreal own = bodySize();
    QVERIFY(own > ofMachine);
    desk.window().signOut();
    QCOMPARE(bodySize(), ofMachine);
    desk.window().signIn(second);
    QCOMPARE(bodySize(), ofMachine); // who has not chosen
    desk.window().signIn(first);
    QCOMPARE(bodySize(), own);
    desk.window().closeStudy();
    QCOMPARE(bodySize(), ofMachine);
    QCOMPARE(desk.settings().textSize(), 100);
    desk.press(Qt::Key_Minus, Qt::ControlModifier); // by nobody: for the machine
    QCOMPARE(desk.settings().textSize(), 90);
}

void FittingTest::cutLine_hasATip()
{
    ElidedLabel label;
    label.setLine(QStringLiteral("A line that is longer than the room for it"));
    label.resize(60, 20);
    label.show();
    QCOMPARE(label.toolTip(), label.text());
    label.resize(900, 20);
    QCOMPARE(label.toolTip(), QString());
}

void FittingTest::cutLines_haveATip()
{
    ElidedLabel label;
    label.setWordWrap(true);
    label.setLine(QStringLiteral("A text that is longer than the two lines for it ").repeated(3));
    const int line = label.fontMetrics().lineSpacing();
    label.resize(120, 2 * line);
    label.show();
    QVERIFY(!label.toolTip().isEmpty());
    label.resize(120, 40 * line);
    QCOMPARE(label.toolTip(), QString());
}

SUBTEXT_TEST(FittingTest)
#include "fittingtest.moc"
