// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/spokenrole.h"

#include <QAccessibleWidget>
#include <QVariant>

namespace subtext {
namespace {

constexpr const char* RoleProperty = "spokenRole";

QAccessibleInterface* makeSpoken(const QString& /*className*/, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    const QVariant role = widget ? widget->property(RoleProperty) : QVariant();
    return role.isValid()
               ? new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt()))
               : nullptr;
}

} // namespace

void setSpokenRole(QWidget& widget, QAccessible::Role role)
{
    [[maybe_unused]] static const bool isInstalled = [] {
        QAccessible::installFactory(makeSpoken);
        return true;
    }();
    widget.setProperty(RoleProperty, static_cast<int>(role));
}

} // namespace subtext
