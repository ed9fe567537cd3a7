// SPDX-License-Identifier: MIT
#include "core/agreement/agreementinput.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/charts/normingchart.h"
#include "ui/widgets/scrollarea.h"

#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace subtext;
using namespace subtext::test;

/// Pages that scroll down have nothing beside what is in view.
class WideEnoughTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pageThatGrows_getsItsWidth();
    void pageWiderThanTheScreen_scrolls();
    void chartOfARoundWithALongName_isNoWider();

private:
    static QWidget* addField(QScrollArea& area, int width)
    {
        auto* page = new QWidget;
        auto* field = new QWidget(page);
        field->setMinimumWidth(width);
        (new QVBoxLayout(page))->addWidget(field);
        area.setWidget(page);
        keepWideEnough(area);
        return field;
    }
};

void WideEnoughTest::pageThatGrows_getsItsWidth()
{
    QWidget window;
    auto* row = new QHBoxLayout(&window);
    QScrollArea& area = *makeScrollArea(&window);
    auto* beside = new QWidget(&window);
    row->addWidget(&area, 1);
    row->addWidget(beside, 1);
    QWidget* field = addField(area, 150);
    window.resize(400, 300);
    window.show();
    for (const int width : {150, 260}) {
        field->setMinimumWidth(width);
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        QCOMPARE(area.horizontalScrollBar()->maximum(), 0);
        QVERIFY(area.viewport()->width() >= width);
        QCOMPARE(window.width(), 400);
    }
}

void WideEnoughTest::pageWiderThanTheScreen_scrolls()
{
    QScrollArea& area = *makeScrollArea(nullptr);
    const std::unique_ptr<QScrollArea> owned(&area);
    addField(area, 5'000);
    QVERIFY(area.minimumWidth() < area.screen()->availableSize().width());
}

void WideEnoughTest::chartOfARoundWithALongName_isNoWider()
{
    ScriptedPrompts prompts;
    NormingChart chart(prompts);
    chart.setData(QStringLiteral("Spring"), {}, *usualTask());
    const int least = chart.minimumSizeHint().width();
    chart.setData(QStringLiteral("Before the second half of all items of the spring course"), {},
                  *usualTask());
    QVERIFY2(
        chart.minimumSizeHint().width() <= least + 100,
        qPrintable(QStringLiteral("%1 of %2").arg(chart.minimumSizeHint().width()).arg(least)));
}

SUBTEXT_TEST(WideEnoughTest)
#include "wideenoughtest.moc"
