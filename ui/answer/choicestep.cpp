// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/choicestep.h"

#include "ui/answer/answerkeys.h"
#include "ui/text/words.h"
#include "ui/theme/mirrored.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace subtext {
namespace {

constexpr int Padding = 8;
constexpr int RowPadding = 4;
constexpr int Gap = 5;
constexpr qreal Radius = 8;

} // namespace

ChoiceStep::ChoiceStep(const QString& title, const QString& question, int choices, int columns,
                       QWidget* parent)
    : AnswerStep(parent)
    , m_title(title)
    , m_question(question)
    , m_choices(choices)
    , m_columns(columns)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setToolTip(plainToolTip(question)); // of a choice: event()
}

void ChoiceStep::describe()
{
    const QString name = spokenName();
    if (name != accessibleName())
        setAccessibleName(name);
    QString description = saidTogether({m_question, keysWords(m_choices)});
    if (!saidFirst().isEmpty())
        description.prepend(saidFirst() + QStringLiteral(". "));
    if (description != accessibleDescription())
        setAccessibleDescription(description);
}

QString ChoiceStep::spokenName() const
{
    const QString state =
        m_choice ? tr("%1, %2 of %3").arg(choiceName(*m_choice)).arg(*m_choice + 1).arg(m_choices)
                 : tr("not answered");
    return m_title + QStringLiteral(": ") + state;
}

void ChoiceStep::setQuestion(const QString& question)
{
    if (m_question == question)
        return;
    m_question = question;
    setToolTip(plainToolTip(question));
    describe();
    update();
}

QString ChoiceStep::cellKey(int cell) const
{
    return keyOfPlace(cell);
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
    announceChoice();
}

void ChoiceStep::setMissing(bool isMissing)
{
    if (m_isMissing == isMissing)
        return;
    m_isMissing = isMissing;
    update();
}

void ChoiceStep::choose(std::optional<int> choice)
{
    if (isReadOnly() || m_choice == choice)
        return;
    beginChoice(choice);
    Q_EMIT chosen(choice);
    endChoice();
}

void ChoiceStep::press(int choice)
{
    const bool wasOpen = !m_choice;
    choose(choice);
    if (wasOpen && m_choice)
        Q_EMIT answered();
    else
        announceHere();
}

void ChoiceStep::setLook(StepLook look, int titleWidth)
{
    if (m_look == look && m_titleWidth == titleWidth)
        return;
    m_look = look;
    m_titleWidth = titleWidth;
    limitHeight();
    updateGeometry();
    update();
}

void ChoiceStep::limitHeight()
{
    const int least = minimumSizeHint().height();
    setMaximumHeight(m_look == StepLook::Full ? least * 3 / 2 : least * 5 / 4);
}

int ChoiceStep::columns() const
{
    return m_look == StepLook::Row ? columnsIn(width() - origin().x() - Padding) : m_columns;
}

int ChoiceStep::rows() const
{
    const int columns = this->columns();
    return (m_choices + columns - 1) / columns;
}

int ChoiceStep::headerHeight() const
{
    return m_look == StepLook::Row
               ? 0
               : QFontMetrics(theme::font(theme::TextRole::Caption)).height() + 5;
}

QPoint ChoiceStep::origin() const
{
    if (m_look == StepLook::Row)
        return {Padding + m_titleWidth, RowPadding};
    return {Padding, Padding + headerHeight()};
}

QSize ChoiceStep::minimumSizeHint() const
{
    const bool isRow = m_look == StepLook::Row;
    const int padding = isRow ? RowPadding : Padding;
    const int cells = rows() * cellHeight() + (rows() - 1) * Gap;
    const int least = isRow ? m_columns : columns();
    return {least * (leastCellWidth() + Gap) - Gap + origin().x() + Padding,
            padding * 2 + headerHeight() + cells};
}

QSize ChoiceStep::sizeHint() const
{
    QSize hint = minimumSizeHint();
    hint.setWidth(std::max(hint.width(), m_columns * 92));
    return hint;
}

QRectF ChoiceStep::cellRect(int choice) const
{
    const int columns = this->columns();
    const int row = choice / columns;
    const int column = choice % columns;
    const QPoint at = origin();
    const int bottom = m_look == StepLook::Row ? RowPadding : Padding;
    const qreal width =
        (this->width() - at.x() - Padding - Gap * (columns - 1)) / static_cast<qreal>(columns);
    const qreal height =
        (this->height() - at.y() - bottom - Gap * (rows() - 1)) / static_cast<qreal>(rows());
    return mirrored({at.x() + column * (width + Gap), at.y() + row * (height + Gap), width, height},
                    rect(), layoutDirection());
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
        painter.setPen(QPen(c.accent, c.focusWidth));
        painter.setBrush(c.accentSoft);
        painter.drawRoundedRect(frame, Radius + 2, Radius + 2);
    } else if (m_isMissing) {
        painter.setPen(QPen(c.danger, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame, Radius + 2, Radius + 2);
    }

    paintTitle(painter);
    for (int choice = 0; choice < m_choices; ++choice) {
        const QRectF cell = cellRect(choice);
        CellState state;
        state.isChosen = isCellChosen(choice);
        state.isHovered = m_hovered == choice && !isReadOnly();
        state.ink = state.isChosen ? c.onAccent : c.text;
        painter.setPen(QPen(state.isChosen || state.isHovered ? c.accent : c.control, 1));
        painter.setBrush(state.isChosen ? c.accent : c.surface);
        painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), Radius, Radius);
        painter.save();
        paintCell(painter, cell, choice, state);
        painter.restore();
    }
}

void ChoiceStep::paintTitle(QPainter& painter) const
{
    const theme::Colors& c = theme::colors(palette());
    painter.setFont(theme::font(theme::TextRole::Caption));
    painter.setPen(m_isMissing ? c.danger : c.text);
    if (m_look == StepLook::Row) {
        const QRectF beside(Padding, 0, m_titleWidth - Padding, height());
        painter.drawText(mirrored(beside, rect(), layoutDirection()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                         m_isMissing ? tr("%1: please answer").arg(m_title) : m_title);
        return;
    }
    const QRectF header(Padding, Padding - 2, width() - 2 * Padding, headerHeight());
    const QString title = painter.fontMetrics().elidedText(
        m_isMissing ? tr("%1 — please answer").arg(m_title) : m_title, Qt::ElideRight,
        static_cast<int>(header.width() * 2 / 3));
    painter.drawText(header, Qt::AlignLeft | Qt::AlignVCenter, title);
    const int titleWidth = painter.fontMetrics().horizontalAdvance(title) + 12;

    // Beside the title: the question, or the definition of what is in view.
    const auto inView = hasFocus() || m_hovered ? choiceInView() : std::nullopt;
    const QString aside = inView ? definition(*inView) : m_question;
    painter.setFont(theme::font(theme::TextRole::Small));
    painter.setPen(c.muted);
    const QRectF rest = mirrored(header.adjusted(titleWidth, 0, 0, 0), header, layoutDirection());
    painter.drawText(
        rest, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(aside, Qt::ElideRight, static_cast<int>(rest.width())));
}

/// What the line above the choices has no room for.
bool ChoiceStep::event(QEvent* event)
{
    // How high a choice is, only the subclass knows, and it is not there yet when this is made.
    if (event->type() == QEvent::Polish || event->type() == QEvent::FontChange) {
        limitHeight();
        updateGeometry();
    }
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto choice = choiceAt(help->pos());
    const QString text = choice ? definition(*choice) : m_question;
    showPlainToolTip(help->globalPos(), text, this);
    return true;
}

void ChoiceStep::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_look == StepLook::Row)
        updateGeometry(); // another width may take another number of rows
}

void ChoiceStep::step(int by)
{
    if (!m_choice) {
        choose(by > 0 ? 0 : m_choices - 1);
    } else {
        choose(std::clamp(*m_choice + by, 0, m_choices - 1));
    }
    announceHere();
}

bool ChoiceStep::takeArrow(int key)
{
    const bool isRightToLeft = layoutDirection() == Qt::RightToLeft;
    switch (key) {
    case Qt::Key_Left:
        step(isRightToLeft ? 1 : -1);
        return true;
    case Qt::Key_Right:
        step(isRightToLeft ? -1 : 1);
        return true;
    case Qt::Key_Up:
        step(rows() > 1 ? -columns() : 1);
        return true;
    case Qt::Key_Down:
        step(rows() > 1 ? columns() : -1);
        return true;
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
        choose(std::nullopt);
        return true;
    default:
        return false;
    }
}

void ChoiceStep::keyPressEvent(QKeyEvent* event)
{
    const auto key = placeKeyOf(*event);
    if (key && !key->isShifted && key->place && *key->place < m_choices) {
        if (!isReadOnly()) {
            choose(*key->place);
            Q_EMIT answered();
        }
        return;
    }
    const bool isPlain =
        (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if ((isPlain && takeArrow(event->key())) || passOnText(*event))
        return;
    QWidget::keyPressEvent(event);
}

void ChoiceStep::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto choice = choiceAt(event->position()))
        press(*choice);
}

void ChoiceStep::mouseMoveEvent(QMouseEvent* event)
{
    const auto hovered = choiceAt(event->position());
    if (hovered == m_hovered)
        return;
    m_hovered = hovered;
    setCursor(hovered && !isReadOnly() ? Qt::PointingHandCursor : Qt::ArrowCursor);
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

} // namespace subtext
