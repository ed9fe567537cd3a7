// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choicenames.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QEvent>

namespace subtext {
namespace {

void describe(QComboBox& box)
{
    const QString name = box.accessibleName();
    const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&box);
    if (name.isEmpty() || !spoken || spoken->text(QAccessible::Name) == name ||
        !spoken->relations(QAccessible::Label).empty())
        return;
    const QString tip = box.toolTip(); // is the description where there is none
    const QString own = box.accessibleDescription();
    if (own.isEmpty() || own.startsWith(name))
        box.setAccessibleDescription(tip.isEmpty() ? name : name + QStringLiteral(". ") + tip);
}

} // namespace

ChoiceNames::ChoiceNames(QObject* parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool ChoiceNames::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Show && event->type() != QEvent::FocusIn)
        return false;
    if (auto* box = qobject_cast<QComboBox*>(watched))
        describe(*box);
    return false;
}

} // namespace subtext
