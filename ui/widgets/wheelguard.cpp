// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wheelguard.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace subtext {
namespace {

QWidget* wheelChanged(QObject* watched)
{
    if (auto* box = qobject_cast<QAbstractSpinBox*>(watched))
        return box;
    if (auto* slider = qobject_cast<QSlider*>(watched)) // a scroll bar is none
        return slider;
    return qobject_cast<QComboBox*>(watched);
}

} // namespace

WheelGuard::WheelGuard(QObject* parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event)
{
    const bool isWheel = event->type() == QEvent::Wheel;
    if (!isWheel && event->type() != QEvent::Polish)
        return false;
    QWidget* field = wheelChanged(watched);
    if (!field)
        return false;
    if (!isWheel) { // Qt gives such a field the focus at the first notch
        if (field->focusPolicy() == Qt::WheelFocus)
            field->setFocusPolicy(Qt::StrongFocus);
        return false;
    }
    event->ignore(); // so that it goes to what the field stands in
    return true;
}

} // namespace subtext
