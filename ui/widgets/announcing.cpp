// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/announcing.h"

#include <QAccessible>
#include <QWidget>

namespace subtext {

void raiseAlert(QWidget& source)
{
    QAccessibleEvent alert(&source, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void announceText(QWidget& source, const QString& text)
{
    if (source.accessibleName() != text)
        source.setAccessibleName(text);
    raiseAlert(source);
}

} // namespace subtext
