// SPDX-License-Identifier: MIT
#include "ui/charts/chartboard.h"

#include "tests/support/registeredtest.h"
#include "tests/ui/agreementcharts.h"
#include "tests/ui/uiharness.h"
#include "ui/charts/kappachart.h"
#include "ui/charts/lengthchart.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include <cstdlib>

using namespace subtext;
using namespace subtext::test;

/// Charts beside each other, and the tables in their places.
class ChartBoardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { theme::apply(*qApp, theme::Mode::Light); }
    void table_hasTheWholeWidth();
    void highChart_takesTheHeightThatIsLeft();
    void wordsOfAHead_standAboveAControlWithoutRoom();
};

void ChartBoardTest::table_hasTheWholeWidth()
{
    ScriptedPrompts prompts;
    ChartBoard board(nullptr);
    std::vector<ChartPanel*> charts;
    for (int i = 0; i < 4; ++i) {
        auto* chart = new KappaChart(prompts, board.page());
        chart->setData(sampleReport());
        charts.push_back(chart);
    }
    board.setCharts(charts);
    board.resize(1'200, 700);
    board.show();
    QCoreApplication::processEvents();
    const int whole = board.page()->width();
    QVERIFY(charts[1]->x() > whole / 3);
    QVERIFY(charts[1]->width() < 2 * whole / 3);
    charts[1]->setTableShown(true);
    QCoreApplication::processEvents();
    QVERIFY(charts[1]->width() > 9 * whole / 10);
    QVERIFY(charts[1]->y() > charts[0]->y());
    const int top = charts[1]->mapTo(board.area()->viewport(), QPoint()).y();
    QVERIFY(top >= 0 && top < board.area()->viewport()->height());
    QCOMPARE(charts[2]->y(), charts[3]->y()); // the others stand beside each other as before
    charts[1]->setTableShown(false);
    QCoreApplication::processEvents();
    QCOMPARE(charts[1]->y(), charts[0]->y());
    QVERIFY(charts[1]->width() < 2 * whole / 3);
}

void ChartBoardTest::highChart_takesTheHeightThatIsLeft()
{
    ScriptedPrompts prompts;
    ChartBoard board(nullptr);
    std::vector<ChartPanel*> charts;
    for (int i = 0; i < 2; ++i) {
        auto* chart = new KappaChart(prompts, board.page());
        chart->setData(sampleReport());
        charts.push_back(chart);
    }
    board.setCharts(charts);
    board.resize(700, 2'000);
    board.show();
    QCoreApplication::processEvents();
    QVERIFY(std::abs(charts[0]->height() - charts[1]->height()) <= 2); // they share it
    const int shared = charts[1]->height();
    board.setHigh(charts[0]);
    QCoreApplication::processEvents();
    QVERIFY(charts[1]->height() < shared);
    QVERIFY(charts[0]->height() > shared);
    QCOMPARE(charts[1]->geometry().bottom(), board.page()->rect().bottom());
    board.setHigh(nullptr);
    QCoreApplication::processEvents();
    QCOMPARE(charts[1]->height(), shared);
}

void ChartBoardTest::wordsOfAHead_standAboveAControlWithoutRoom()
{
    ScriptedPrompts prompts;
    LengthChart chart(prompts);
    const QPushButton* control = nullptr;
    for (const QPushButton* button : chart.findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("Context"))
            control = button;
    }
    const QLabel* words = nullptr;
    for (const QLabel* label : chart.findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (label->wordWrap()) // the title is one line
            words = label;
    }
    QVERIFY(control && words);
    chart.resize(900, 500);
    chart.show();
    QTRY_VERIFY(control->x() > words->geometry().right());
    chart.resize(420, 500);
    QTRY_VERIFY(control->y() > words->geometry().bottom());
    QVERIFY2(words->width() >= 180, qPrintable(QString::number(words->width())));
    chart.resize(900, 500);
    QTRY_VERIFY(control->x() > words->geometry().right());
}

SUBTEXT_TEST(ChartBoardTest)
#include "chartboardtest.moc"
