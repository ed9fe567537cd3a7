// SPDX-License-Identifier: MIT
#include "ui/widgets/scrollspots.h"

#include "tests/support/registeredtest.h"
#include "ui/widgets/fittedpage.h"

#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>
#include <QtTest>

using namespace subtext;

/// What was scrolled, and is made anew.
class ScrollSpotsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void notScrolled_hasNoSpots();
    void madeAnew_isScrolledAsFar();
    void growsLater_isScrolledAgain();
    void key_endsIt();
    void pagesMadeInAnotherOrder_areToldApart();
};

namespace {

/// Two frames side by side, of unlike pages.
struct TwoFrames
{
    explicit TwoFrames(int height, bool isOtherFirst = false)
    {
        window.resize(400, 200);
        if (isOtherFirst)
            makeOther();
        makeFrame();
        if (!isOtherFirst)
            makeOther();
        setHeight(height);
        window.show();
    }
    void makeFrame()
    {
        auto* page = new QWidget;
        content = new QWidget(page);
        auto* column = new QVBoxLayout(page);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(content);
        frame = new FittedPage(page, &window);
        frame->setGeometry(0, 0, 200, 200);
    }
    void makeOther()
    {
        auto* tall = new QLabel;
        tall->setMinimumHeight(600);
        other = new FittedPage(tall, &window);
        other->setGeometry(200, 0, 200, 200);
    }
    void setHeight(int height)
    {
        content->setFixedHeight(height);
        QCoreApplication::processEvents();
    }
    QScrollBar& bar() const { return *frame->verticalScrollBar(); }
    QScrollBar& otherBar() const { return *other->verticalScrollBar(); }

    QWidget window;
    QWidget* content = nullptr;
    FittedPage* frame = nullptr;
    FittedPage* other = nullptr;
};

} // namespace

void ScrollSpotsTest::notScrolled_hasNoSpots()
{
    const TwoFrames at(1000);
    QVERIFY(at.bar().maximum() > 0);
    QVERIFY(scrollSpots(at.window).empty());
}

void ScrollSpotsTest::madeAnew_isScrolledAsFar()
{
    TwoFrames before(1000);
    before.bar().setValue(before.bar().maximum() / 2);
    const TwoFrames after(1000);
    scrollTo(after.window, scrollSpots(before.window));
    QCOMPARE(after.bar().value(), before.bar().value());
    QCOMPARE(after.otherBar().value(), 0);
}

void ScrollSpotsTest::growsLater_isScrolledAgain()
{
    TwoFrames before(1000);
    before.bar().setValue(before.bar().maximum());
    TwoFrames after(100);
    scrollTo(after.window, scrollSpots(before.window));
    QCOMPARE(after.bar().value(), 0);
    after.setHeight(1000);
    QCOMPARE(after.bar().value(), before.bar().maximum());
}

void ScrollSpotsTest::key_endsIt()
{
    TwoFrames before(1000);
    before.bar().setValue(before.bar().maximum());
    TwoFrames after(100);
    scrollTo(after.window, scrollSpots(before.window));
    QTest::keyClick(&after.window, Qt::Key_A);
    after.setHeight(1000);
    QCOMPARE(after.bar().value(), 0);
}

void ScrollSpotsTest::pagesMadeInAnotherOrder_areToldApart()
{
    TwoFrames before(1000);
    before.otherBar().setValue(100);
    const TwoFrames after(1000, true);
    scrollTo(after.window, scrollSpots(before.window));
    QCOMPARE(after.bar().value(), 0);
    QCOMPARE(after.otherBar().value(), 100);
}

SUBTEXT_TEST(ScrollSpotsTest)
#include "scrollspotstest.moc"
