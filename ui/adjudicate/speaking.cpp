// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/speaking.h"

#include <QAccessible>
#include <QWidget>

namespace subtext {

void announceText(QWidget& source, const QString& text)
{
    if (source.accessibleName() != text)
        source.setAccessibleName(text);
    QAccessibleEvent alert(&source, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace subtext
