// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/choiceaccess.h"

#include "ui/answer/choicestep.h"

#include <QPointer>

namespace subtext {
namespace {

/// One choice of a step.
class ChoiceAccess : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    ChoiceAccess(ChoiceStep& step, int choice)
        : m_step(&step)
        , m_choice(choice)
    {}

    bool isValid() const override { return !m_step.isNull(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_step);
    }
    int childCount() const override { return 0; }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int choice() const { return m_choice; }

    QString text(QAccessible::Text kind) const override
    {
        if (!m_step)
            return {};
        if (kind == QAccessible::Name)
            return m_step->choiceName(m_choice);
        if (kind == QAccessible::Description)
            return m_step->definition(m_choice);
        return kind == QAccessible::Accelerator ? QString::number(m_choice + 1) : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
    QRect rect() const override
    {
        if (!m_step)
            return {};
        const QRect area = m_step->choiceArea(m_choice);
        return {m_step->mapToGlobal(area.topLeft()), area.size()};
    }
    QAccessible::Role role() const override { return QAccessible::RadioButton; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!m_step) {
            state.invalid = true;
            return state;
        }
        state.checkable = true;
        state.checked = m_step->choice() == m_choice;
        state.disabled = m_step->isReadOnly();
        state.invisible = !m_step->isVisible();
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {toggleAction()}; }
    void doAction(const QString& /*name*/) override
    {
        if (m_step)
            m_step->press(m_choice);
    }
    QStringList keyBindingsForAction(const QString& /*name*/) const override
    {
        return {QString::number(m_choice + 1)};
    }

private:
    QPointer<ChoiceStep> m_step;
    int m_choice;
};

} // namespace

ChoiceStepAccess::ChoiceStepAccess(ChoiceStep& step)
    : QAccessibleWidget(&step, QAccessible::Grouping)
    , m_step(step)
{}

ChoiceStepAccess::~ChoiceStepAccess()
{
    for (const QAccessible::Id id : m_children)
        QAccessible::deleteAccessibleInterface(id);
}

int ChoiceStepAccess::childCount() const
{
    return m_step.choices();
}

QAccessibleInterface* ChoiceStepAccess::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    while (static_cast<int>(m_children.size()) <= index)
        m_children.push_back(QAccessible::registerAccessibleInterface(
            new ChoiceAccess(m_step, static_cast<int>(m_children.size()))));
    return QAccessible::accessibleInterface(m_children.at(static_cast<std::size_t>(index)));
}

int ChoiceStepAccess::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* choice = dynamic_cast<const ChoiceAccess*>(child);
    return choice ? choice->choice() : -1;
}

QAccessibleInterface* ChoiceStepAccess::childAt(int x, int y) const
{
    for (int choice = 0; choice < childCount(); ++choice) {
        if (child(choice)->rect().contains(x, y))
            return child(choice);
    }
    return nullptr;
}

QAccessibleInterface* ChoiceStepAccess::focusChild() const
{
    return m_step.choice() && m_step.hasFocus() ? child(*m_step.choice()) : nullptr;
}

} // namespace subtext
