// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fittedpage.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>
#include <QShowEvent>

#include <algorithm>

namespace subtext {

FittedPage::FittedPage(QWidget* page, QWidget* parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    if (page)
        take(page);
}

FittedPage* FittedPage::frameOf(const QWidget& page)
{
    return qobject_cast<FittedPage*>(page.parentWidget()->parentWidget());
}

void FittedPage::showStart(const QWidget& part, Qt::Orientations along)
{
    for (QWidget* at = part.parentWidget(); at; at = at->parentWidget()) {
        auto* frame = qobject_cast<FittedPage*>(at);
        if (!frame)
            continue;
        if (along & Qt::Horizontal)
            frame->horizontalScrollBar()->setValue(0);
        if (along & Qt::Vertical)
            frame->verticalScrollBar()->setValue(0);
    }
}

void FittedPage::take(QWidget* page)
{
    setWidget(page);
    page->setAutoFillBackground(false); // which setWidget() sets
    page->installEventFilter(this);
}

QSize FittedPage::sizeHint() const
{
    return widget()->sizeHint();
}

QSize FittedPage::minimumSizeHint() const
{
    return {0, 0};
}

/// As large as `room`, and larger where the page cannot be so small.
QSize FittedPage::sizeIn(const QSize& room) const
{
    const QSize least = widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
    const int width = std::max(room.width(), least.width());
    const QLayout* layout = widget()->layout();
    const int height = layout && layout->hasHeightForWidth()
                           ? layout->totalMinimumHeightForWidth(width)
                           : least.height();
    return {width, std::max(room.height(), height)};
}

void FittedPage::reserveBar()
{
    m_isBarReserved = true;
    if (isVisible())
        fit();
}

void FittedPage::endAtLine(std::function<int(int)> wholeLines)
{
    m_wholeLines = std::move(wholeLines);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &FittedPage::fitEnd);
    if (isVisible())
        fit();
}

QRect FittedPage::placeOf(const QWidget& part) const
{
    return {part.mapTo(widget(), QPoint()), part.size()};
}

void FittedPage::bringIntoView(const QWidget& field, const QWidget& words)
{
    constexpr int Around = 4;
    fit(); // the words have just come
    if (widget()->layout())
        widget()->layout()->activate();
    const int room = viewport()->height();
    QRect wanted = placeOf(field) | placeOf(words);
    if (wanted.height() > room)
        wanted = placeOf(words);
    QScrollBar& bar = *verticalScrollBar();
    const int lowest = wanted.top() - Around;
    const int highest = wanted.bottom() + 1 + Around - room;
    if (bar.value() < highest)
        bar.setValue(highest);
    if (bar.value() > lowest)
        bar.setValue(lowest);
}

void FittedPage::fit()
{
    QSize whole = maximumViewportSize();
    whole.rheight() += viewportMargins().bottom(); // which fitEnd() takes
    if (m_isBarReserved)
        whole.rwidth() -= verticalScrollBar()->sizeHint().width();
    QSize size = sizeIn(whole);
    QSize room = whole;
    if (size.height() > whole.height() && !m_isBarReserved)
        room.rwidth() -= verticalScrollBar()->sizeHint().width();
    if (size.width() > room.width())
        room.rheight() -= horizontalScrollBar()->sizeHint().height();
    if (room != whole)
        size = sizeIn(room);
    const bool isTooWide = size.width() > room.width();
    m_room = whole.height() - (isTooWide ? horizontalScrollBar()->sizeHint().height() : 0);
    widget()->resize(size);
    fitEnd();
}

/// What is left of a line that would be cut stays empty. The page is higher than the room with it
/// or without, so that this changes nothing in it.
void FittedPage::fitEnd()
{
    if (!m_wholeLines || !isVisible())
        return;
    int rest = 0;
    const int above = -widget()->y();
    if (widget()->height() > above + m_room) {
        if (widget()->layout())
            widget()->layout()->activate(); // where the lines are
        const int filled = m_wholeLines(above + m_room) - above;
        rest = filled > 0 ? std::max(0, m_room - filled) : 0;
    }
    if (rest != viewportMargins().bottom())
        setViewportMargins(0, 0, 0, rest);
}

void FittedPage::resizeEvent(QResizeEvent* event)
{
    fit();
    QScrollArea::resizeEvent(event);
}

void FittedPage::showEvent(QShowEvent* event)
{
    fit();
    if (!event->spontaneous())
        horizontalScrollBar()->setValue(0); // first letters would be cut of what is new here
    QScrollArea::showEvent(event);
}

bool FittedPage::eventFilter(QObject* watched, QEvent* event)
{
    const bool isAsked = watched == widget() && event->type() == QEvent::LayoutRequest;
    const bool isDone = QScrollArea::eventFilter(watched, event);
    if (isAsked && isVisible())
        fit();
    return isDone;
}

} // namespace subtext
