// SPDX-License-Identifier: MIT
#include "ui/widgets/headrow.h"

#include "tests/support/registeredtest.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/segmentbar.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace subtext;

/// Words before their buttons, and a switch of views, in less room than they would like.
class HeadRowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roomForBoth_standsInOneRow();
    void longButtons_standBelowTheText();
    void manyButtons_goOnBelowEachOther();
    void hiddenButton_takesNoRoom();
    void tightSegments_takeWhatTheySay();
};

namespace {

struct Head
{
    Head()
    {
        auto* column = new QVBoxLayout(&page);
        column->addWidget(row);
        column->addStretch(1);
        row->addButton(first);
        row->addButton(second);
    }
    void show(int width)
    {
        page.resize(width, 300);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }
    bool isInOneRow() const
    {
        const auto at = [this](const QWidget* part) { return part->mapTo(&page, QPoint()); };
        return at(first).x() > at(text).x() && at(first).y() < at(text).y() + text->height();
    }

    QWidget page;
    QLabel* text = makeLines(QStringLiteral("Twelve items of three"), theme::TextRole::Body,
                             LabelTone::Normal, &page);
    HeadRow* row = new HeadRow(text, 10, 6, &page);
    QPushButton* first =
        makeButton(QStringLiteral("To the desk of whoever decides"), ButtonKind::Quiet, &page);
    QPushButton* second =
        makeButton(QStringLiteral("Close what is beside"), ButtonKind::Quiet, &page);
};

} // namespace

void HeadRowTest::roomForBoth_standsInOneRow()
{
    Head head;
    head.show(900);
    QVERIFY(head.isInOneRow());
}

void HeadRowTest::longButtons_standBelowTheText()
{
    Head head;
    const int buttons =
        head.first->minimumSizeHint().width() + head.second->minimumSizeHint().width();
    head.show(buttons + 40);
    QVERIFY(!head.isInOneRow());
    for (const QPushButton* button : {head.first, head.second})
        QVERIFY(button->width() >= button->minimumSizeHint().width());
    QVERIFY(head.row->minimumSizeHint().width() <= buttons + 6 + 6);
}

void HeadRowTest::manyButtons_goOnBelowEachOther()
{
    Head head;
    const int widest =
        std::max(head.first->minimumSizeHint().width(), head.second->minimumSizeHint().width());
    QVERIFY(head.row->minimumSizeHint().width() <= widest);
    head.show(widest + 40);
    const auto top = [&](const QWidget* part) { return part->mapTo(&head.page, QPoint()).y(); };
    QTRY_VERIFY(top(head.second) > top(head.first));
    QVERIFY(top(head.first) >= top(head.text) + head.text->height());
    for (const QPushButton* button : {head.first, head.second}) {
        QVERIFY(button->width() >= button->minimumSizeHint().width());
        QTRY_VERIFY(
            head.page.rect().contains(QRect(button->mapTo(&head.page, QPoint()), button->size())));
    }
}

void HeadRowTest::hiddenButton_takesNoRoom()
{
    Head head;
    const int buttons =
        head.first->minimumSizeHint().width() + head.second->minimumSizeHint().width();
    head.show(buttons + 40);
    head.second->hide();
    QTRY_VERIFY(head.isInOneRow());
}

void HeadRowTest::tightSegments_takeWhatTheySay()
{
    theme::apply(*qApp, theme::Mode::Light);
    QWidget window; // which has the style sheet
    SegmentBar bar(QStringLiteral("Views"), &window);
    for (const char* view : {"People", "Assignment", "Files", "Settings"})
        bar.addSegment(QString::fromLatin1(view));
    bar.button(2)->hide();
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const int loose = bar.looseWidth();
    const int tight = bar.tightWidth();
    QCOMPARE(loose, bar.minimumSizeHint().width());
    QVERIFY(tight < loose);
    bar.setTight(true);
    QTRY_COMPARE(bar.minimumSizeHint().width(), tight);
    QCOMPARE(bar.looseWidth(), loose);
    bar.setTight(false);
    QTRY_COMPARE(bar.minimumSizeHint().width(), loose);
}

SUBTEXT_TEST(HeadRowTest)
#include "headrowtest.moc"
