// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scrollspots.h"

#include <QCoreApplication>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QtGlobal>

namespace subtext {
namespace {

/// Frames of pages are alike, and made as they are needed: their page tells them apart.
QString kindOf(const QObject& part)
{
    QString kind = QString::fromLatin1(part.metaObject()->className());
    if (const auto* frame = qobject_cast<const QScrollArea*>(&part); frame && frame->widget())
        kind += u':' + QString::fromLatin1(frame->widget()->metaObject()->className());
    return kind + u'.' + part.objectName();
}

/// Among what has the same parent.
QString nameAmongOthers(const QObject& part)
{
    const QString kind = kindOf(part);
    int before = 0;
    const QObjectList& others = part.parent()->children();
    for (const QObject* other : others) {
        if (other == &part)
            break;
        before += kindOf(*other) == kind ? 1 : 0;
    }
    return kind + u'#' + QString::number(before);
}

QString pathTo(const QObject& part, const QObject& from)
{
    QString path;
    for (const QObject* at = &part; at != &from; at = at->parent())
        path.prepend(u'/' + nameAmongOthers(*at));
    return path;
}

} // namespace

ScrollSpots scrollSpots(const QWidget& within)
{
    ScrollSpots spots;
    const auto areas = within.findChildren<QAbstractScrollArea*>();
    for (const QAbstractScrollArea* area : areas) {
        const QScrollBar& bar = *area->verticalScrollBar();
        if (area->isVisible() && bar.value() > 0)
            spots[pathTo(*area, within)] = static_cast<double>(bar.value()) / bar.maximum();
    }
    return spots;
}

void scrollTo(const QWidget& within, const ScrollSpots& spots)
{
    if (spots.empty())
        return;
    const auto areas = within.findChildren<QAbstractScrollArea*>();
    for (QAbstractScrollArea* area : areas) {
        if (const auto spot = spots.find(pathTo(*area, within)); spot != spots.end())
            new HeldScroll(*area, spot->second);
    }
}

HeldScroll::HeldScroll(QAbstractScrollArea& area, double spot)
    : QObject(&area)
    , m_area(area)
    , m_spot(spot)
{
    connect(area.verticalScrollBar(), &QScrollBar::rangeChanged, this, &HeldScroll::scroll);
    QCoreApplication::instance()->installEventFilter(this);
    scroll();
}

void HeldScroll::scroll()
{
    QScrollBar& bar = *m_area.verticalScrollBar();
    bar.setValue(qRound(m_spot * bar.maximum()));
}

bool HeldScroll::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::Wheel:
        QCoreApplication::instance()->removeEventFilter(this);
        disconnect(m_area.verticalScrollBar(), nullptr, this, nullptr);
        deleteLater();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace subtext
