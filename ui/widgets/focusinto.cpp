// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/focusinto.h"

#include <QWidget>

namespace subtext {
namespace {

bool canHaveKeys(const QWidget& widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

} // namespace

void focusInto(QWidget& part)
{
    QWidget* last = part.focusWidget();
    if (last && last->hasFocus())
        return;
    if (last && canHaveKeys(*last)) {
        last->setFocus(Qt::OtherFocusReason);
        return;
    }
    for (QWidget* next = part.nextInFocusChain(); next != &part; next = next->nextInFocusChain()) {
        if (part.isAncestorOf(next) && canHaveKeys(*next)) {
            next->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
}

} // namespace subtext
