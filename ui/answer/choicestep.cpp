// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/choicestep.h"

#include "ui/theme/theme.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace subtext {
namespace {

constexpr int Padding = 8;
constexpr int Gap = 5;
constexpr qreal Radius = 8;

} // namespace

ChoiceStep::ChoiceStep(const QString& title, const QString& question, int choices, int columns,
                       QWidget* parent)
    : QWidget(parent)
    , m_title(title)
    , m_question(question)
    , m_choices(choices)
    , m_columns(columns)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void ChoiceStep::describe()
{
    // Screen readers hear the step, its state and, once chosen, the choice.
    QString name = m_title;
    if (m_choice)
        name += QStringLiteral(": ") +
                tr("%1, %2 of %3").arg(choiceName(*m_choice)).arg(*m_choice + 1).arg(m_choices);
    else
        name += QStringLiteral(": ") + tr("not answered");
    if (name == accessibleName())
        return;
    setAccessibleName(name);
    setAccessibleDescription(m_question + u' ' + tr("Keys 1 to %1.").arg(m_choices));
}

void ChoiceStep::setChoice(std::optional<int> choice)
{
    if (choice)
        m_isMissing = false;
    if (m_choice == choice) {
        describe();
        update();
        return;
    }
    m_choice = choice;
    describe();
    update();
    Q_EMIT choiceInViewChanged();
}

void ChoiceStep::setMissing(bool isMissing)
{
    m_isMissing = isMissing;
    update();
}

void ChoiceStep::choose(std::optional<int> choice)
{
    if (m_isReadOnly || m_choice == choice)
        return;
    setChoice(choice);
    Q_EMIT chosen(choice);
}

int ChoiceStep::rows() const
{
    return (m_choices + m_columns - 1) / m_columns;
}

int ChoiceStep::headerHeight() const
{
    return QFontMetrics(theme::font(theme::TextRole::Caption)).height() + 5;
}

QSize ChoiceStep::minimumSizeHint() const
{
    const int height = Padding * 2 + headerHeight() + rows() * cellHeight() + (rows() - 1) * Gap;
    return {m_columns * 64, height};
}

QSize ChoiceStep::sizeHint() const
{
    QSize hint = minimumSizeHint();
    hint.setWidth(m_columns * 92);
    return hint;
}

QRectF ChoiceStep::cellRect(int choice) const
{
    const int row = choice / m_columns;
    const int column = choice % m_columns;
    const int top = Padding + headerHeight();
    const qreal width =
        (this->width() - 2 * Padding - Gap * (m_columns - 1)) / static_cast<qreal>(m_columns);
    const qreal height =
        (this->height() - top - Padding - Gap * (rows() - 1)) / static_cast<qreal>(rows());
    return {Padding + column * (width + Gap), top + row * (height + Gap), width, height};
}

std::optional<int> ChoiceStep::choiceAt(const QPointF& position) const
{
    for (int choice = 0; choice < m_choices; ++choice) {
        if (cellRect(choice).contains(position))
            return choice;
    }
    return std::nullopt;
}

void ChoiceStep::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (hasFocus()) {
        painter.setPen(QPen(c.accent, 2));
        painter.setBrush(c.accentSoft);
        painter.drawRoundedRect(frame, Radius + 2, Radius + 2);
    } else if (m_isMissing) {
        painter.setPen(QPen(c.danger, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame, Radius + 2, Radius + 2);
    }

    const QRectF header(Padding, Padding - 2, width() - 2 * Padding, headerHeight());
    painter.setFont(theme::font(theme::TextRole::Caption));
    painter.setPen(m_isMissing ? c.danger : c.text);
    const QString title = m_isMissing ? tr("%1 — please answer").arg(m_title) : m_title;
    painter.drawText(header, Qt::AlignLeft | Qt::AlignVCenter, title);
    const int titleWidth = painter.fontMetrics().horizontalAdvance(title) + 12;

    // Beside the title: the question, or the definition of what is in view.
    const auto inView = hasFocus() || m_hovered ? choiceInView() : std::nullopt;
    const QString aside = inView ? definition(*inView) : m_question;
    painter.setFont(theme::font(theme::TextRole::Small));
    painter.setPen(c.muted);
    const QRectF rest = header.adjusted(titleWidth, 0, 0, 0);
    painter.drawText(
        rest, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(aside, Qt::ElideRight, static_cast<int>(rest.width())));

    for (int choice = 0; choice < m_choices; ++choice) {
        const QRectF cell = cellRect(choice);
        CellState state;
        state.isChosen = m_choice == choice;
        state.isHovered = m_hovered == choice && !m_isReadOnly;
        state.ink = state.isChosen ? c.onAccent : c.text;
        painter.setPen(QPen(state.isChosen || state.isHovered ? c.accent : c.control, 1));
        painter.setBrush(state.isChosen ? c.accent : c.surface);
        painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), Radius, Radius);
        painter.save();
        paintCell(painter, cell, choice, state);
        painter.restore();
    }
}

void ChoiceStep::step(int by)
{
    if (!m_choice) {
        choose(by > 0 ? 0 : m_choices - 1);
        return;
    }
    choose(std::clamp(*m_choice + by, 0, m_choices - 1));
}

void ChoiceStep::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain =
        (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    const int digit = event->key() - Qt::Key_0;
    if (isPlain && !(event->modifiers() & Qt::ShiftModifier) && digit >= 1 && digit <= m_choices) {
        if (!m_isReadOnly) {
            choose(digit - 1);
            Q_EMIT answeredByDigit();
        }
        return;
    }
    if (isPlain) {
        const bool isRightToLeft = layoutDirection() == Qt::RightToLeft;
        switch (event->key()) {
        case Qt::Key_Left:
            step(isRightToLeft ? 1 : -1);
            return;
        case Qt::Key_Right:
            step(isRightToLeft ? -1 : 1);
            return;
        case Qt::Key_Up:
            step(rows() > 1 ? -m_columns : 1);
            return;
        case Qt::Key_Down:
            step(rows() > 1 ? m_columns : -1);
            return;
        case Qt::Key_Backspace:
        case Qt::Key_Delete:
            choose(std::nullopt);
            return;
        default:
            break;
        }
    }
    QWidget::keyPressEvent(event);
}

void ChoiceStep::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto choice = choiceAt(event->position()))
        choose(choice);
}

void ChoiceStep::mouseMoveEvent(QMouseEvent* event)
{
    const auto hovered = choiceAt(event->position());
    if (hovered == m_hovered)
        return;
    m_hovered = hovered;
    setCursor(hovered && !m_isReadOnly ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
    Q_EMIT choiceInViewChanged();
}

void ChoiceStep::leaveEvent(QEvent* event)
{
    m_hovered.reset();
    update();
    Q_EMIT choiceInViewChanged();
    QWidget::leaveEvent(event);
}

void ChoiceStep::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    Q_EMIT focused();
}

void ChoiceStep::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace subtext
