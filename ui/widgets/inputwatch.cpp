// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/inputwatch.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace subtext {

InputWatch::InputWatch(QWidget& page, Moves moves, std::function<void()> input,
                       std::function<void(bool)> active)
    : QObject(&page)
    , m_page(page)
    , m_moves(moves)
    , m_input(std::move(input))
    , m_active(std::move(active))
{
    qApp->installEventFilter(this);
}

bool InputWatch::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseMove:
        if (m_moves == Moves::Ignored)
            break;
        [[fallthrough]];
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
        if (m_page.isVisible())
            m_input();
        break;
    case QEvent::WindowActivate: // ActivationChange comes to windows only
    case QEvent::WindowDeactivate:
        if (watched == m_page.window())
            m_active(event->type() == QEvent::WindowActivate);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace subtext
