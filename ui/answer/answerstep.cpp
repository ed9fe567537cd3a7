// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/answerstep.h"

#include "ui/answer/stepaccess.h"
#include "ui/widgets/spokenrole.h"

#include <QAccessible>
#include <QKeyEvent>

namespace subtext {
namespace {

QAccessibleInterface* makeStepAccess(const QString& /*className*/, QObject* object)
{
    auto* step = qobject_cast<AnswerStep*>(object);
    return step ? new StepAccess(*step) : nullptr;
}

} // namespace

AnswerStep::AnswerStep(QWidget* parent)
    : QWidget(parent)
{
    [[maybe_unused]] static const bool isSpoken = [] {
        QAccessible::installFactory(makeStepAccess);
        return true;
    }();
    setSpeaksForItself(*this);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void AnswerStep::sayFirst(const QString& words)
{
    m_saidFirst = words;
    describe();
}

void AnswerStep::beginChoice(std::optional<int> cell)
{
    m_isChoosing = true;
    m_cell = cell;
}

void AnswerStep::announceChoice()
{
    if (!m_isChoosing)
        return;
    m_isChoosing = false;
    QAccessible::State changed;
    changed.checked = true;
    QAccessibleStateChangeEvent event(this, changed);
    if (m_cell)
        event.setChild(*m_cell);
    QAccessible::updateAccessibility(&event);
}

void AnswerStep::announceHere()
{
    const auto cell = cellInFocus();
    if (!hasFocus() || !cell)
        return;
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(*cell);
    QAccessible::updateAccessibility(&event);
}

bool AnswerStep::passOnText(const QKeyEvent& event)
{
    const bool isPlain =
        (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    const QString text = event.text();
    const bool isTyped =
        (isPlain || event.modifiers() == (Qt::ControlModifier | Qt::AltModifier)) && // AltGr
        !text.isEmpty() && text.front().isPrint() && !text.front().isDigit();
    if (isTyped)
        Q_EMIT typed(text);
    return isTyped;
}

void AnswerStep::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    Q_EMIT focused();
}

void AnswerStep::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    sayFirst({});
    update();
}

} // namespace subtext
