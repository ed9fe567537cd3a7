// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/taborder.h"

#include <QWidget>

namespace subtext {

void keepTabOrder(QWidget& area, QWidget& page)
{
    QWidget* before = area.previousInFocusChain();
    while (before != &area &&
           (area.isAncestorOf(before) || (before->focusPolicy() & Qt::TabFocus) == 0))
        before = before->previousInFocusChain();
    if (before == &area)
        return;
    for (QWidget* child : page.findChildren<QWidget*>()) {
        if ((child->focusPolicy() & Qt::TabFocus) == 0)
            continue;
        QWidget::setTabOrder(before, child);
        before = child;
    }
}

void orderTabs(std::initializer_list<QWidget*> fields)
{
    QWidget* before = nullptr;
    for (QWidget* field : fields) {
        if (before)
            QWidget::setTabOrder(before, field);
        before = field;
    }
}

} // namespace subtext
