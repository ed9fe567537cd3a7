// SPDX-License-Identifier: MIT
#include "ui/widgets/pagehead.h"

#include "tests/support/registeredtest.h"
#include "ui/actions/actionregistry.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/segmentbar.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace subtext;

/// The head that the places share.
class PageHeadTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keys_chooseTheViews();
    void offeredViews_haveTheSwitchAndTheKeys();
    void switchByProgram_isNotTold();
    void lead_takesNoRoomUntilItSaysSomething();
    void longLead_doesNotWidenThePage();
    void switchWithoutRoom_standsBelowTheTitle();
    void leadThatIsToBeWhole_hasItsOwnRow();
    void leadBesideControls_wrapsBelowThem();
    void otherView_beginsAtItsLeftEdge();
    void controlsWithoutRoom_goOnBelowEachOther();
    void viewsWithoutRoom_goOnBelowEachOther();
};

namespace {

/// A page with a head and two views.
struct Page
{
    QWidget widget;
    PageHead* head = new PageHead(QStringLiteral("Place"), QStringLiteral("Views of the place"),
                                  {QStringLiteral("One"), QStringLiteral("Two")}, &widget);

    Page()
    {
        auto* column = new QVBoxLayout(&widget);
        column->addWidget(head);
        column->addStretch(1);
    }
    void show()
    {
        widget.show();
        widget.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&widget));
    }
};

QLabel* labelWith(const QWidget& head, const QString& text)
{
    for (QLabel* label : head.findChildren<QLabel*>()) {
        if (label->text() == text)
            return label;
    }
    return nullptr;
}

} // namespace

void PageHeadTest::keys_chooseTheViews()
{
    Page page;
    ActionRegistry actions;
    page.head->registerViews(actions, &page.widget);
    QCOMPARE(actions.entries().size(), std::size_t{2});
    QCOMPARE(actions.entries().back().place, QStringLiteral("Place"));
    QCOMPARE(actions.entries().back().text, QStringLiteral("Two"));
    page.show();
    QSignalSpy chosen(page.head, &PageHead::viewChosen);
    QTest::keyClick(&page.widget, Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().front().toInt(), 1);
    QCOMPARE(page.head->views()->current(), 0); // the page decides
    QTest::mouseClick(page.head->views()->button(1), Qt::LeftButton);
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen.back().front().toInt(), 1);
}

void PageHeadTest::offeredViews_haveTheSwitchAndTheKeys()
{
    Page page;
    ActionRegistry actions;
    page.head->registerViews(actions, &page.widget, {1}, QStringLiteral("kind"));
    QCOMPARE(actions.entries().size(), std::size_t{1});
    QCOMPARE(actions.entries().front().text, QStringLiteral("Two"));
    QCOMPARE(actions.entries().front().only, QStringLiteral("kind"));
    page.head->offerViews({1});
    page.show();
    QVERIFY(!page.head->views()->button(0)->isVisible());
    QVERIFY(page.head->views()->button(1)->isVisible());
    QSignalSpy chosen(page.head, &PageHead::viewChosen);
    QTest::keyClick(&page.widget, Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().front().toInt(), 1);
    page.head->offerViews({0, 1});
    QVERIFY(page.head->views()->button(0)->isVisible());
}

void PageHeadTest::switchByProgram_isNotTold()
{
    Page page;
    QSignalSpy chosen(page.head, &PageHead::viewChosen);
    page.head->setView(1);
    QCOMPARE(page.head->views()->current(), 1);
    QVERIFY(chosen.isEmpty());
}

void PageHeadTest::lead_takesNoRoomUntilItSaysSomething()
{
    Page page;
    page.show();
    const int without = page.head->sizeHint().height();
    page.head->setLead(QStringLiteral("3 annotators"));
    QCOMPARE(page.head->lead(), QStringLiteral("3 annotators"));
    QVERIFY(page.head->sizeHint().height() > without);
    const QLabel* lead = labelWith(*page.head, page.head->lead());
    QTRY_VERIFY(lead->y() > page.head->views()->geometry().bottom());
}

void PageHeadTest::longLead_doesNotWidenThePage()
{
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* head = new PageHead(QStringLiteral("Place"), &window);
    auto* button = makeButton(QStringLiteral("Limits…"), ButtonKind::Quiet, &window);
    head->addControl(button);
    column->addWidget(head);
    window.resize(500, 200);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const int least = window.minimumSizeHint().width();
    head->setLead(QString(400, u'x'));
    QCOMPARE(window.minimumSizeHint().width(), least);
    QCOMPARE(labelWith(*head, head->lead())->toolTip(), plainToolTip(head->lead())); // it is cut
    QVERIFY(button->geometry().right() <= head->width());
}

void PageHeadTest::switchWithoutRoom_standsBelowTheTitle()
{
    Page page;
    page.show();
    const QLabel* title = labelWith(*page.head, QStringLiteral("Place"));
    const SegmentBar& views = *page.head->views();
    page.widget.resize(600, 200);
    QTRY_VERIFY(views.x() > title->geometry().right());
    const int beside = page.widget.layout()->contentsMargins().left() +
                       page.widget.layout()->contentsMargins().right();
    page.widget.resize(views.looseWidth() + beside + 10, 200);
    QTRY_VERIFY(views.y() > title->geometry().bottom());
    QVERIFY(views.geometry().right() < page.head->width());
    QVERIFY(page.widget.width() < 600); // which the head once would not let it be
    page.widget.resize(600, 200);
    QTRY_VERIFY(views.x() > title->geometry().right());
}

void PageHeadTest::leadThatIsToBeWhole_hasItsOwnRow()
{
    Page page;
    auto* button = makeButton(QString(40, u'x'), ButtonKind::Quiet, page.head);
    page.head->addControl(button);
    page.head->keepLeadWhole();
    page.head->setLead(QString(15, u'y'));
    page.show();
    const QLabel* lead = labelWith(*page.head, page.head->lead());
    const auto topOf = [&](const QWidget* part) { return part->mapTo(page.head, QPoint()).y(); };
    const auto resize = [&](int width) {
        page.widget.resize(width, 300);
        QCoreApplication::processEvents();
    };
    const int room = lead->sizeHint().width() + button->sizeHint().width();
    resize(room); // without the gap between the two
    QTRY_VERIFY(topOf(lead) > topOf(button) + button->height() / 2);
    QCOMPARE(lead->toolTip(), QString()); // it is whole
    resize(room + page.head->views()->width() + 400);
    QTRY_VERIFY(topOf(button) < page.head->views()->height());
    QCOMPARE(lead->toolTip(), QString());
    page.head->setLead(QStringLiteral("y"));
    resize(room);
    QTRY_VERIFY(topOf(button) > page.head->views()->geometry().bottom());
    QTRY_VERIFY(topOf(lead) < topOf(button) + button->height()); // there is room beside it
    QVERIFY(lead->mapTo(page.head, QPoint()).x() < button->mapTo(page.head, QPoint()).x());
}

void PageHeadTest::leadBesideControls_wrapsBelowThem()
{
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* head = new PageHead(QStringLiteral("Place"), &window);
    auto* button = makeButton(QString(20, u'x'), ButtonKind::Quiet, &window);
    auto* progress = makeButton(QString(20, u'x'), ButtonKind::Quiet, &window);
    progress->hide();
    head->addControl(progress);
    head->addControl(button);
    head->keepLeadWhole();
    column->addWidget(head);
    column->addStretch(1);
    head->setLead(QStringLiteral("many words").repeated(6).replace(u's', QStringLiteral("s ")));
    const QLabel* lead = labelWith(*head, head->lead());
    const int words = lead->fontMetrics().horizontalAdvance(lead->text());
    const int wide = words + button->sizeHint().width() + 300;
    window.resize(wide, 300);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto topOf = [&](const QWidget* part) { return part->mapTo(head, QPoint()).y(); };
    const auto isBelow = [&] { return topOf(lead) > topOf(button) + button->height() / 2; };
    QTRY_VERIFY(!isBelow());
    QCOMPARE(lead->toolTip(), QString()); // it is whole
    window.resize(words / 2 + button->sizeHint().width(), 300);
    QTRY_VERIFY(isBelow());
    QTRY_VERIFY(lead->height() >= lead->heightForWidth(lead->width()));
    QCOMPARE(lead->toolTip(), QString());
    QCOMPARE(button->mapTo(head, QPoint()).x() + button->width(), head->width());
    window.resize(wide, 300);
    QTRY_VERIFY(!isBelow());
    progress->show(); // where it needs the room
    window.resize(words + button->sizeHint().width() + progress->sizeHint().width(), 300);
    QTRY_VERIFY(isBelow());
    progress->hide();
    QCoreApplication::processEvents();
    QVERIFY(isBelow()); // nothing jumps for what comes and goes
}

void PageHeadTest::otherView_beginsAtItsLeftEdge()
{
    FittedPage frame(nullptr);
    auto* page = frame.put<QWidget>();
    page->setMinimumSize(800, 100);
    auto* head = new PageHead(QStringLiteral("Place"), QStringLiteral("Views of the place"),
                              {QStringLiteral("One"), QStringLiteral("Two")}, page);
    frame.resize(400, 300);
    frame.show();
    QScrollBar& bar = *frame.horizontalScrollBar();
    QTRY_VERIFY(bar.maximum() > 50);
    bar.setValue(50);
    head->setView(1);
    QCOMPARE(bar.value(), 0);
    bar.setValue(50);
    frame.hide();
    frame.show();
    QCOMPARE(bar.value(), 0);
}

void PageHeadTest::controlsWithoutRoom_goOnBelowEachOther()
{
    Page page;
    std::vector<QPushButton*> buttons;
    for (int i = 0; i < 4; ++i) {
        buttons.push_back(makeButton(QString(15, u'x'), ButtonKind::Normal, page.head));
        page.head->addControl(buttons.back());
    }
    page.show();
    const auto placeOf = [&](const QWidget* part) {
        return QRect(part->mapTo(page.head, QPoint()), part->size());
    };
    page.widget.resize(1'600, 400);
    QTRY_COMPARE(placeOf(buttons.front()).top(), placeOf(buttons.back()).top());
    const int two = buttons.front()->sizeHint().width() * 5 / 2;
    page.widget.resize(two, 400);
    QTRY_VERIFY(placeOf(buttons.back()).top() > placeOf(buttons.front()).bottom());
    QCOMPARE(page.widget.width(), two); // it gets by with that
    for (const QPushButton* button : buttons) {
        QVERIFY(page.head->rect().contains(placeOf(button)));
        QVERIFY(button->width() >= button->sizeHint().width());
    }
    for (std::size_t i = 1; i < buttons.size(); ++i)
        QVERIFY(!placeOf(buttons[i]).intersects(placeOf(buttons[i - 1])));
    page.widget.resize(1'600, 400);
    QTRY_COMPARE(placeOf(buttons.front()).top(), placeOf(buttons.back()).top());
}

void PageHeadTest::viewsWithoutRoom_goOnBelowEachOther()
{
    Page page;
    SegmentBar& views = *page.head->views();
    views.setSegmentText(0, QString(20, u'x'));
    views.setSegmentText(1, QString(20, u'y'));
    page.show();
    page.widget.resize(1'000, 300);
    QTRY_COMPARE(views.button(0)->y(), views.button(1)->y());
    const int one = views.button(0)->sizeHint().width() * 3 / 2;
    page.widget.resize(one, 300);
    QTRY_VERIFY(views.button(1)->y() > views.button(0)->geometry().bottom());
    QCOMPARE(page.widget.width(), one);
    QTRY_VERIFY(views.rect().contains(views.button(1)->geometry()));
    page.widget.resize(1'000, 300);
    QTRY_COMPARE(views.button(0)->y(), views.button(1)->y());
}

SUBTEXT_TEST(PageHeadTest)
#include "pageheadtest.moc"
