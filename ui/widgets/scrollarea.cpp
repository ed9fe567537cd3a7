// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scrollarea.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLayout>
#include <QPointer>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace subtext {
namespace {

class BarGap : public QObject
{
public:
    BarGap(QScrollArea& area, int gap)
        : QObject(&area)
        , m_page(area.widget())
        , m_gap(gap)
    {
        area.verticalScrollBar()->installEventFilter(this);
        setRight(area.verticalScrollBar()->isVisible() ? gap : 0);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Show)
            setRight(m_gap);
        if (event->type() == QEvent::Hide)
            setRight(0);
        return QObject::eventFilter(watched, event);
    }

private:
    void setRight(int pixels)
    {
        if (!m_page)
            return;
        QMargins margins = m_page->contentsMargins();
        margins.setRight(pixels);
        m_page->setContentsMargins(margins);
    }

    QPointer<QWidget> m_page;
    int m_gap;
};

class EdgeKeeper : public QObject
{
public:
    explicit EdgeKeeper(QScrollArea& area)
        : QObject(area.widget())
        , m_layout(*area.widget()->layout())
        , m_bar(*area.verticalScrollBar())
        , m_right(m_layout.contentsMargins().right())
    {
        m_bar.installEventFilter(this);
        makeRoom(m_bar.isVisible());
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
            makeRoom(event->type() == QEvent::Show);
        return QObject::eventFilter(watched, event);
    }

private:
    void makeRoom(bool isBarShown)
    {
        QMargins margins = m_layout.contentsMargins();
        margins.setRight(std::max(0, m_right - (isBarShown ? m_bar.sizeHint().width() : 0)));
        m_layout.setContentsMargins(margins);
    }

    QLayout& m_layout;
    QScrollBar& m_bar;
    int m_right;
};

/// Sees to the least width of an area, whenever its page is laid out anew.
class WidthKeeper : public QObject
{
public:
    explicit WidthKeeper(QScrollArea& area)
        : QObject(&area)
        , m_area(area)
    {
        area.widget()->installEventFilter(this);
        keep();
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
            keep();
        return QObject::eventFilter(watched, event);
    }

private:
    void keep()
    {
        const int bar = m_area.verticalScrollBar()->sizeHint().width();
        const int most = m_area.screen()->availableSize().width() * 3 / 5;
        m_area.setMinimumWidth(std::min(m_area.widget()->minimumSizeHint().width() + bar, most));
    }

    QScrollArea& m_area;
};

} // namespace

QScrollArea* makeScrollArea(QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

void keepOffBar(QScrollArea& area, int gap)
{
    new BarGap(area, gap);
}

void keepRightEdge(QScrollArea& area)
{
    new EdgeKeeper(area);
}

void keepWideEnough(QScrollArea& area)
{
    new WidthKeeper(area);
}

void keepFromSideways(QScrollArea& area)
{
    QScrollBar* bar = area.horizontalScrollBar();
    bar->setValue(bar->minimum());
    // A page that is mirrored begins at the least value, too.
    QObject::connect(bar, &QScrollBar::valueChanged, bar, [bar] { bar->setValue(bar->minimum()); });
}

bool isWholeIn(const QScrollArea& area, const QWidget* part, const QSize& size)
{
    if (!part || !area.widget() || !area.widget()->isAncestorOf(part))
        return false;
    return QRect({}, size).contains(QRect(part->mapTo(area.viewport(), QPoint()), part->size()));
}

int heightIn(const QScrollArea& area, const QWidget& part)
{
    return part.mapTo(area.viewport(), QPoint()).y();
}

void bringBack(QScrollArea& area, QWidget& part, int height)
{
    QMetaObject::invokeMethod(
        &area,
        [&area, part = QPointer<QWidget>(&part), height] {
            if (!part || !area.widget()->isAncestorOf(part))
                return;
            // The page gets its new height, and the scroll bar its range, with a notice only.
            if (QLayout* rows = area.widget()->layout())
                rows->activate();
            QCoreApplication::sendPostedEvents(area.viewport(), QEvent::LayoutRequest);
            QScrollBar& bar = *area.verticalScrollBar();
            bar.setValue(bar.value() + heightIn(area, *part) - height);
        },
        Qt::QueuedConnection);
}

} // namespace subtext
