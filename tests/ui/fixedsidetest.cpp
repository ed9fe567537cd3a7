// SPDX-License-Identifier: MIT
#include "ui/widgets/fixedside.h"

#include "tests/support/registeredtest.h"

#include <QHBoxLayout>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// How wide the one of two is that has a width of its own.
class FixedSideTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void width_isItsOwnWhereThatIsEnough_data();
    void width_isItsOwnWhereThatIsEnough();
    void other_isNotSqueezed_data();
    void other_isNotSqueezed();
    void width_growsWithWhatIsInIt();
};

void FixedSideTest::width_isItsOwnWhereThatIsEnough_data()
{
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("window");
    QTest::addColumn<int>("width");
    QTest::newRow("narrow") << 100 << 600 << 260;
    QTest::newRow("as wide") << 260 << 600 << 260;
    QTest::newRow("wider") << 290 << 600 << 290;
    QTest::newRow("below, beside it there is no room") << 290 << 500 << 500;
}

void FixedSideTest::width_isItsOwnWhereThatIsEnough()
{
    QFETCH(int, least);
    QFETCH(int, window);
    auto* list = new QWidget;
    auto* row = new QHBoxLayout(list);
    row->setContentsMargins(0, 0, 0, 0);
    auto* button = new QWidget(list);
    button->setMinimumWidth(least);
    row->addWidget(button);
    FixedSide both(list, new QWidget, list, 260, 200, nullptr);
    both.resize(window, 400);
    both.show();
    QCoreApplication::processEvents();
    QTEST(list->width(), "width");
    QVERIFY(button->width() >= least);
}

void FixedSideTest::other_isNotSqueezed_data()
{
    QTest::addColumn<int>("needed");
    QTest::addColumn<int>("width");
    QTest::newRow("beside") << 300 << 260;
    QTest::newRow("below, as it needs more than was said") << 400 << 600;
}

void FixedSideTest::other_isNotSqueezed()
{
    QFETCH(int, needed);
    auto* list = new QWidget;
    auto* other = new QWidget;
    auto* row = new QHBoxLayout(other);
    row->setContentsMargins(0, 0, 0, 0);
    auto* words = new QWidget(other);
    words->setMinimumWidth(needed);
    row->addWidget(words);
    FixedSide both(list, other, list, 260, 200, nullptr);
    both.resize(600, 400);
    both.show();
    QCoreApplication::processEvents();
    QTEST(list->width(), "width");
    QVERIFY(other->width() >= needed);
}

void FixedSideTest::width_growsWithWhatIsInIt()
{
    auto* list = new QWidget;
    auto* row = new QHBoxLayout(list);
    row->setContentsMargins(0, 0, 0, 0);
    auto* button = new QWidget(list);
    button->setMinimumWidth(100);
    row->addWidget(button);
    FixedSide both(list, new QWidget, list, 260, 200, nullptr);
    both.resize(600, 400);
    both.show();
    QTRY_COMPARE(list->width(), 260);
    button->setMinimumWidth(290); // larger letters, in a window that stays as it is
    QTRY_COMPARE(list->width(), 290);
    button->setMinimumWidth(400); // beside which there is no room
    QTRY_COMPARE(list->width(), 600);
    button->setMinimumWidth(100);
    QTRY_COMPARE(list->width(), 260);
}

SUBTEXT_TEST(FixedSideTest)
#include "fixedsidetest.moc"
