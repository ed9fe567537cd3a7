// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/spokencheck.h"

#include <QAbstractSpinBox>
#include <QAccessible>
#include <QWidget>

#include <set>

namespace subtext {
namespace {

bool isPressed(QAccessible::Role role)
{
    static const std::set<QAccessible::Role> Pressed{
        QAccessible::PushButton,  QAccessible::CheckBox,
        QAccessible::RadioButton, QAccessible::PageTab,
        QAccessible::ComboBox,    QAccessible::EditableText,
        QAccessible::ButtonMenu,  QAccessible::ButtonDropDown,
        QAccessible::Slider,      QAccessible::SpinBox,
        QAccessible::List,        QAccessible::Table,
        QAccessible::Tree,        QAccessible::Link};
    return Pressed.count(role) > 0;
}

QString placeOf(const QAccessibleInterface& thing)
{
    const QObject* object = thing.object();
    return object ? QString::fromLatin1(object->metaObject()->className()) + QLatin1Char('#') +
                        object->objectName()
                  : QStringLiteral("part of something");
}

void walk(QAccessibleInterface& thing, int depth, QStringList& findings)
{
    constexpr int Deepest = 40;
    const QAccessible::State state = thing.state();
    if (depth > Deepest || state.invisible || !thing.isValid())
        return;
    const auto* widget = qobject_cast<QWidget*>(thing.object());
    const bool takesKeys = widget && (widget->focusPolicy() & Qt::TabFocus) != 0;
    const QString name = thing.text(QAccessible::Name);
    // The field inside a spin box is spoken as the box.
    const bool isInside = widget && qobject_cast<QAbstractSpinBox*>(widget->parentWidget());
    if ((takesKeys || isPressed(thing.role())) && name.isEmpty() && !isInside)
        findings << QStringLiteral("%1 has no name").arg(placeOf(thing));
    if (thing.role() == QAccessible::Client && (takesKeys || !name.isEmpty()))
        findings << QStringLiteral("%1 \"%2\" is a filler").arg(placeOf(thing), name.left(40));
    const bool isList = thing.role() == QAccessible::List || thing.role() == QAccessible::Table ||
                        thing.role() == QAccessible::Tree;
    if (isList)
        return; // its rows are the model's, whose tests ask for their words
    for (int i = 0; i < thing.childCount(); ++i) {
        if (QAccessibleInterface* child = thing.child(i))
            walk(*child, depth + 1, findings);
    }
}

} // namespace

QStringList spokenFindings(QWidget& window)
{
    QStringList findings;
    if (QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&window)) {
        if (root->role() == QAccessible::Client)
            findings << QStringLiteral("the window is a filler");
        walk(*root, 0, findings);
    }
    findings.removeDuplicates();
    return findings;
}

} // namespace subtext
