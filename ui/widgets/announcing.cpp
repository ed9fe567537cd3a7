// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/announcing.h"

#include "ui/widgets/announcer.h"

#include <QAccessible>
#include <QWidget>

namespace subtext {

void raiseAlert(QWidget& source)
{
    QAccessibleEvent alert(&source, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    if (const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&source))
        sayAloud(source, spoken->text(QAccessible::Name));
}

void announceText(QWidget& source, const QString& text)
{
    if (source.accessibleName() != text)
        source.setAccessibleName(text);
    raiseAlert(source);
}

void sayAloud(QWidget& near, const QString& text)
{
    if (!text.isEmpty())
        Announcer::of(*near.window()).say(text);
}

} // namespace subtext
