// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/stepaccess.h"

#include "ui/answer/answerstep.h"

#include <QPointer>

namespace subtext {
namespace {

class CellAccess : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    CellAccess(AnswerStep& step, int cell)
        : m_step(&step)
        , m_cell(cell)
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
    int cell() const { return m_cell; }

    QString text(QAccessible::Text kind) const override
    {
        if (!m_step)
            return {};
        if (kind == QAccessible::Name)
            return m_step->cellName(m_cell);
        if (kind == QAccessible::Description)
            return m_step->cellDefinition(m_cell);
        return kind == QAccessible::Accelerator ? m_step->cellKey(m_cell) : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
    QRect rect() const override
    {
        if (!m_step)
            return {};
        const QRect area = m_step->cellArea(m_cell);
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
        state.checked = m_step->isCellChosen(m_cell);
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
            m_step->press(m_cell);
    }
    QStringList keyBindingsForAction(const QString& /*name*/) const override
    {
        return m_step ? QStringList{m_step->cellKey(m_cell)} : QStringList();
    }

private:
    QPointer<AnswerStep> m_step;
    int m_cell;
};

} // namespace

StepAccess::StepAccess(AnswerStep& step)
    : QAccessibleWidget(&step, QAccessible::Grouping)
    , m_step(step)
{}

StepAccess::~StepAccess()
{
    for (const QAccessible::Id id : m_children)
        QAccessible::deleteAccessibleInterface(id);
}

int StepAccess::childCount() const
{
    return m_step.cells();
}

QAccessibleInterface* StepAccess::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    while (static_cast<int>(m_children.size()) <= index)
        m_children.push_back(QAccessible::registerAccessibleInterface(
            new CellAccess(m_step, static_cast<int>(m_children.size()))));
    return QAccessible::accessibleInterface(m_children.at(static_cast<std::size_t>(index)));
}

int StepAccess::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* cell = dynamic_cast<const CellAccess*>(child);
    return cell ? cell->cell() : -1;
}

QAccessibleInterface* StepAccess::childAt(int x, int y) const
{
    for (int cell = 0; cell < childCount(); ++cell) {
        if (child(cell)->rect().contains(x, y))
            return child(cell);
    }
    return nullptr;
}

QAccessibleInterface* StepAccess::focusChild() const
{
    const auto cell = m_step.cellInFocus();
    return cell && m_step.hasFocus() ? child(*cell) : nullptr;
}

} // namespace subtext
