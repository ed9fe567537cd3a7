// SPDX-License-Identifier: MIT
#include "ui/widgets/besideorbelow.h"

#include "tests/support/registeredtest.h"

#include <QtTest>

#include <algorithm>
#include <vector>

using namespace subtext;
using namespace subtext::test;

/// When parts stand beside each other, and when below.
class BesideOrBelowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void room_decides_data();
    void room_decides();
    void otherWish_isHeardInTheSameWidth();
    void least_isThatOfTheWiderPart();
    void form_isToldBeforeItIsTaken();
};

namespace {

constexpr int BetweenSidedParts = 10;

/// Two parts of 300 and 200, with margins of 5: beside each other they need 520.
class SidedParts : public BesideOrBelow
{
public:
    SidedParts()
        : BesideOrBelow(BetweenSidedParts, nullptr)
    {
        parts().setContentsMargins(5, 0, 5, 0);
        parts().addWidget(first);
        parts().addWidget(second);
        first->setMinimumSize(300, 20);
        second->setMinimumSize(200, 30);
    }
    void show(int width)
    {
        resize(width, 400);
        QWidget::show();
        QVERIFY(QTest::qWaitForWindowExposed(this));
        QCOMPARE(this->width(), width);
    }
    bool areBeside() const { return second->x() > first->geometry().right(); }
    bool areBelow() const { return second->y() > first->geometry().bottom(); }

    QWidget* first = new QWidget(this);
    QWidget* second = new QWidget(this);
    std::vector<bool> told; ///< Each other form, as it was told to the parts.

protected:
    int leastBeside() const override
    {
        return first->minimumWidth() + BetweenSidedParts + second->minimumWidth();
    }
    int leastBelow() const override
    {
        return std::max(first->minimumWidth(), second->minimumWidth());
    }
    void fitParts(bool isToBeBeside) override
    {
        if (isToBeBeside != isBeside())
            told.push_back(isToBeBeside);
    }
};

} // namespace

void BesideOrBelowTest::room_decides_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("isBeside");
    QTest::newRow("more than enough") << 700 << true;
    QTest::newRow("just enough") << 520 << true;
    QTest::newRow("one less") << 519 << false;
    QTest::newRow("as narrow as it can be") << 310 << false;
}

void BesideOrBelowTest::room_decides()
{
    QFETCH(int, width);
    QFETCH(bool, isBeside);
    SidedParts pair;
    pair.show(width);
    QTRY_COMPARE(pair.areBeside(), isBeside);
    QTRY_COMPARE(pair.areBelow(), !isBeside);
    for (const QWidget* part : {pair.first, pair.second}) {
        QVERIFY(part->width() >= part->minimumWidth());
        QVERIFY(pair.rect().contains(part->geometry()));
    }
}

void BesideOrBelowTest::otherWish_isHeardInTheSameWidth()
{
    SidedParts pair;
    pair.show(520);
    QTRY_VERIFY(pair.areBeside());
    pair.first->setMinimumWidth(301);
    QTRY_VERIFY(pair.areBelow());
    pair.first->setMinimumWidth(300);
    QTRY_VERIFY(pair.areBeside());
    QCOMPARE(pair.width(), 520);
}

void BesideOrBelowTest::least_isThatOfTheWiderPart()
{
    SidedParts pair;
    pair.show(700);
    QTRY_VERIFY(pair.areBeside());
    QCOMPARE(pair.minimumSizeHint(), QSize(310, 30));
    pair.resize(400, 400);
    QTRY_VERIFY(pair.areBelow());
    QCOMPARE(pair.minimumSizeHint(), QSize(310, 20 + BetweenSidedParts + 30));
}

void BesideOrBelowTest::form_isToldBeforeItIsTaken()
{
    SidedParts pair;
    pair.show(700);
    QTRY_VERIFY(pair.areBeside());
    QVERIFY(pair.told.empty());
    pair.resize(400, 400);
    QTRY_VERIFY(pair.areBelow());
    pair.resize(390, 400);
    pair.resize(700, 400);
    QTRY_VERIFY(pair.areBeside());
    QCOMPARE(pair.told, (std::vector<bool>{false, true}));
}

SUBTEXT_TEST(BesideOrBelowTest)
#include "besideorbelowtest.moc"
