// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/background/drafttimer.h"

#include <QCoreApplication>
#include <QEvent>

namespace subtext {

DraftTimer::DraftTimer(QObject* parent)
    : QTimer(parent)
{
    setObjectName(QStringLiteral("draft"));
    setSingleShot(true);
    setTimerType(Qt::PreciseTimer);
    setInterval(DelayMs);
    connect(this, &QTimer::timeout, this, &DraftTimer::due);
    qApp->installEventFilter(this);
}

void DraftTimer::begin()
{
    if (!isActive())
        start();
    else
        endOverdue();
}

void DraftTimer::endOverdue()
{
    if (!isActive() || remainingTime() > 0)
        return;
    stop();
    Q_EMIT due();
}

bool DraftTimer::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::UpdateRequest)
        endOverdue();
    return QTimer::eventFilter(watched, event);
}

} // namespace subtext
