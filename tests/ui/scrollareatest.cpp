// SPDX-License-Identifier: MIT
#include "ui/widgets/scrollarea.h"

#include "tests/support/registeredtest.h"
#include "ui/widgets/controls.h"

#include <QApplication>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace subtext;

/// Forms of which a part may scroll.
class ScrollAreaTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { theme::apply(*qApp, theme::Mode::Light); }
    void fields_endAtOneLineUnlessTheyScroll();
    void pageWithAMargin_endsAtOneLineAlsoWhereItScrolls();
};

void ScrollAreaTest::fields_endAtOneLineUnlessTheyScroll()
{
    constexpr int Gap = 8;
    QWidget window;
    QVBoxLayout* column = makeColumn(&window, {24, 18, 24, 16}, 10);
    auto* outside = new QLineEdit(&window);
    column->addWidget(outside);
    QScrollArea* area = makeScrollArea(&window);
    QWidget* page = makePage(nullptr);
    QVBoxLayout* rows = makeColumn(page);
    auto* inside = new QLineEdit(page);
    rows->addWidget(inside);
    auto* tall = new QWidget(page);
    rows->addWidget(tall, 1);
    area->setWidget(page);
    keepOffBar(*area, Gap);
    column->addWidget(area, 1);
    const auto rightOf = [&](const QWidget& part) {
        return part.mapTo(&window, QPoint(part.width(), 0)).x();
    };
    window.resize(400, 300);
    window.show();
    QTRY_COMPARE(rightOf(*inside), rightOf(*outside));
    tall->setMinimumHeight(900);
    QTRY_VERIFY(area->verticalScrollBar()->isVisible());
    QTRY_COMPARE(rightOf(*inside), rightOf(*area->viewport()) - Gap);
    QVERIFY(rightOf(*area->viewport()) < rightOf(*outside));
    tall->setMinimumHeight(0);
    QTRY_COMPARE(rightOf(*inside), rightOf(*outside));
}

void ScrollAreaTest::pageWithAMargin_endsAtOneLineAlsoWhereItScrolls()
{
    constexpr int Margin = 36;
    QScrollArea area;
    area.setWidgetResizable(true);
    area.setFrameShape(QFrame::NoFrame);
    QWidget* page = makePage(nullptr);
    QVBoxLayout* rows = makeColumn(page, {Margin, 30, Margin, 20}, 6);
    auto* field = new QLineEdit(page);
    rows->addWidget(field);
    auto* tall = new QWidget(page);
    rows->addWidget(tall, 1);
    area.setWidget(page);
    keepRightEdge(area);
    const auto right = [&] { return field->mapTo(&area, QPoint(field->width(), 0)).x(); };
    area.resize(400, 300);
    area.show();
    QTRY_COMPARE(right(), 400 - Margin);
    tall->setMinimumHeight(900);
    QTRY_VERIFY(area.verticalScrollBar()->isVisible());
    QVERIFY(area.viewport()->width() < 400);
    QTRY_COMPARE(right(), 400 - Margin);
    tall->setMinimumHeight(0);
    QTRY_VERIFY(!area.verticalScrollBar()->isVisible());
    QTRY_COMPARE(right(), 400 - Margin);
}

SUBTEXT_TEST(ScrollAreaTest)
#include "scrollareatest.moc"
