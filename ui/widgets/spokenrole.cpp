// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/spokenrole.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QCheckBox>
#include <QFrame>
#include <QRadioButton>
#include <QScrollArea>
#include <QVariant>

namespace subtext {
namespace {

constexpr const char* RoleProperty = "spokenRole";
constexpr const char* OwnProperty = "speaksForItself";

class SpokenWidget : public QAccessibleWidget
{
public:
    explicit SpokenWidget(QWidget* widget)
        : QAccessibleWidget(widget)
    {}

    QAccessible::Role role() const override
    {
        const QVariant role = widget()->property(RoleProperty);
        if (role.isValid())
            return static_cast<QAccessible::Role>(role.toInt());
        // Without a name it is there for the layout only, and is passed over.
        const bool isSomething =
            !widget()->accessibleName().isEmpty() || (widget()->focusPolicy() & Qt::TabFocus) != 0;
        return isSomething ? QAccessible::Grouping : QAccessible::Client;
    }
};

/// A button whose press by a screen reader or a voice control is a click, as by the mouse: Qt's own
/// ticks it and tells nobody who listens for clicks.
class SpokenChoice : public QAccessibleWidget
{
public:
    SpokenChoice(QAbstractButton& button, QAccessible::Role role)
        : QAccessibleWidget(&button, role)
        , m_button(button)
    {}

    QString text(QAccessible::Text kind) const override
    {
        const QString own = QAccessibleWidget::text(kind);
        return kind == QAccessible::Name && own.isEmpty() ? m_button.text().remove(QLatin1Char('&'))
                                                          : own;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = m_button.isCheckable();
        state.checked = m_button.isChecked();
        const auto* box = qobject_cast<QCheckBox*>(&m_button);
        state.checkStateMixed = box && box->checkState() == Qt::PartiallyChecked;
        state.selectable = role() == QAccessible::PageTab;
        state.selected = role() == QAccessible::PageTab && m_button.isChecked();
        return state;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override
    {
        if (name == pressAction())
            m_button.click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    QAbstractButton& m_button;
};

/// A class of this program that is no control of Qt's below.
bool isDrawnHere(const QWidget& widget)
{
    const QMetaObject* type = widget.metaObject();
    if (!QByteArray(type->className()).startsWith("subtext::"))
        return false;
    while (QByteArray(type->className()).startsWith("subtext::"))
        type = type->superClass();
    return type == &QWidget::staticMetaObject || type == &QFrame::staticMetaObject ||
           type == &QScrollArea::staticMetaObject;
}

QAccessibleInterface* makeSpoken(const QString& /*className*/, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    if (!widget || widget->property(OwnProperty).toBool())
        return nullptr;
    const QVariant role = widget->property(RoleProperty);
    if (auto* button = qobject_cast<QAbstractButton*>(object)) {
        if (role.isValid())
            return new SpokenChoice(*button, static_cast<QAccessible::Role>(role.toInt()));
        const auto own =
            qobject_cast<QRadioButton*>(object) ? QAccessible::RadioButton : QAccessible::CheckBox;
        return button->isCheckable() ? new SpokenChoice(*button, own) : nullptr;
    }
    return role.isValid() || isDrawnHere(*widget) ? new SpokenWidget(widget) : nullptr;
}

} // namespace

void setSpokenRole(QWidget& widget, QAccessible::Role role)
{
    [[maybe_unused]] static const bool isInstalled = [] {
        QAccessible::installFactory(makeSpoken);
        return true;
    }();
    widget.setProperty(RoleProperty, static_cast<int>(role));
    // Its name may have been told already, and with it the role.
    if (QAccessibleInterface* known = QAccessible::queryAccessibleInterface(&widget))
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(known));
}

void setSpeaksForItself(QWidget& widget)
{
    widget.setProperty(OwnProperty, true);
}

} // namespace subtext
