// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/boardstep.h"

#include "ui/answer/answerkeys.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace subtext {
namespace {

constexpr qreal Round = 7;

} // namespace

BoardStep::BoardStep(std::span<const Question> rows, QWidget* parent)
    : AnswerStep(parent)
    , m_isYesNo(std::all_of(rows.begin(), rows.end(),
                            [](const Question& question) { return isYesNo(question); }))
    , m_shape({rows.begin(), rows.end()}, m_isYesNo)
    , m_answers(rows.size())
    , m_missing(rows.size())
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    describe();
}

void BoardStep::setAsk(const QString& ask, const QStringList& ofRows)
{
    m_ask = ask;
    m_rowAsks = ofRows;
    describe();
    update();
}

QString BoardStep::definition(int row) const
{
    const Question& asked = question(row);
    return asked.definition.isEmpty() ? m_rowAsks.value(row, asked.ask) : asked.definition;
}

QString BoardStep::stateWords(int row) const
{
    const auto choice = answer(row).choice;
    return choice ? question(row).options[static_cast<std::size_t>(*choice)].word
                  : tr("not answered");
}

/// A screen reader hears the board, the row with the keys and its state.
void BoardStep::describe()
{
    const QString name = tr("%1 %2: %3, row %4 of %5")
                             .arg(m_ask, question(m_current).word, stateWords(m_current))
                             .arg(m_current + 1)
                             .arg(rows());
    if (name != accessibleName())
        setAccessibleName(name);
    QString description =
        saidTogether({definition(m_current), keysWords(m_isYesNo ? rows() : options()),
                      m_isYesNo ? tr("Shift+key: no. 0: no to all remaining rows.") : QString()});
    if (!saidFirst().isEmpty())
        description.prepend(saidFirst() + QStringLiteral(". "));
    if (description != accessibleDescription())
        setAccessibleDescription(description);
}

void BoardStep::setAnswers(const std::vector<Row>& answers)
{
    for (int row = 0; row < rows(); ++row) {
        if (answers[static_cast<std::size_t>(row)].choice)
            m_missing[static_cast<std::size_t>(row)] = false;
    }
    m_answers = answers;
    describe();
    update();
    announceChoice();
}

void BoardStep::setMissing(int row, bool isMissing)
{
    if (m_missing.at(static_cast<std::size_t>(row)) == isMissing)
        return;
    m_missing[static_cast<std::size_t>(row)] = isMissing;
    update();
}

std::optional<int> BoardStep::firstOpenRow() const
{
    const auto open = std::find_if(m_answers.begin(), m_answers.end(),
                                   [](const Row& row) { return !row.choice; });
    return open == m_answers.end() ? std::nullopt
                                   : std::optional(static_cast<int>(open - m_answers.begin()));
}

void BoardStep::setCurrentRow(int row)
{
    row = std::clamp(row, 0, rows() - 1);
    if (m_current == row)
        return;
    m_current = row;
    describe();
    update();
    Q_EMIT currentRowChanged();
    Q_EMIT choiceInViewChanged();
}

void BoardStep::changeTo(const std::vector<Row>& answers, std::optional<int> cell)
{
    if (isReadOnly() || answers == m_answers)
        return;
    const bool wasComplete = isComplete();
    beginChoice(cell);
    Q_EMIT chosen(answers);
    endChoice();
    if (!wasComplete && isComplete())
        Q_EMIT answered();
    else
        announceHere();
}

void BoardStep::choose(int row, std::optional<int> choice)
{
    setCurrentRow(row);
    std::vector<Row> answers = m_answers;
    answers[static_cast<std::size_t>(row)] = {choice, false};
    changeTo(answers, choice ? std::optional(row * options() + *choice) : std::nullopt);
}

void BoardStep::sweep()
{
    std::vector<Row> answers = m_answers;
    for (Row& row : answers) {
        if (!row.choice)
            row = {0, true};
    }
    changeTo(answers, sweepCell());
}

int BoardStep::cells() const
{
    return sweepCell() + (m_isYesNo ? 1 : 0);
}

QString BoardStep::cellName(int cell) const
{
    if (cell == sweepCell())
        return BoardShape::sweepWords();
    const Question& row = question(cell / options());
    return tr("%1: %2").arg(row.word, row.options[static_cast<std::size_t>(cell % options())].word);
}

QString BoardStep::cellDefinition(int cell) const
{
    return cell == sweepCell() ? tr("No to every row that is not answered yet")
                               : definition(cell / options());
}

QString BoardStep::cellKey(int cell) const
{
    if (cell == sweepCell())
        return QStringLiteral("0");
    if (!m_isYesNo)
        return keyOfPlace(cell % options());
    const QString key = keyOfPlace(cell / options());
    return cell % options() == 1 ? key : QStringLiteral("Shift+") + key.toUpper();
}

QRect BoardStep::cellArea(int cell) const
{
    return (cell == sweepCell() ? m_shape.sweep()
                                : m_shape.option(cell / options(), cell % options()))
        .toAlignedRect();
}

bool BoardStep::isCellChosen(int cell) const
{
    return cell < sweepCell() && answer(cell / options()).choice == cell % options();
}

std::optional<int> BoardStep::cellInFocus() const
{
    return m_current * options() + answer(m_current).choice.value_or(0);
}

void BoardStep::press(int cell)
{
    if (cell == sweepCell())
        sweep();
    else
        choose(cell / options(), cell % options());
}

void BoardStep::setLook(StepLook look, int /*titleWidth*/)
{
    if (m_shape.look() == look)
        return;
    m_shape.setLook(look);
    limitHeight();
    updateGeometry();
    update();
}

void BoardStep::limitHeight()
{
    const int least = minimumSizeHint().height();
    setMaximumHeight(m_shape.look() == StepLook::Full ? least * 3 / 2 : least * 5 / 4);
}

QSize BoardStep::minimumSizeHint() const
{
    return m_shape.least();
}

QSize BoardStep::sizeHint() const
{
    return m_shape.least();
}

std::optional<int> BoardStep::cellAt(const QPointF& position) const
{
    if (m_isYesNo && m_shape.sweep().contains(position))
        return sweepCell();
    const auto row = m_shape.rowAt(position);
    for (int option = 0; row && option < options(); ++option) {
        if (m_shape.option(*row, option).contains(position))
            return *row * options() + option;
    }
    return std::nullopt;
}

void BoardStep::paintEvent(QPaintEvent* event)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) {
        painter.setPen(QPen(c.accent, c.focusWidth));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), Round + 3, Round + 3);
    }
    paintHeader(painter);
    for (int row = 0; row < rows(); ++row) {
        if (m_shape.row(row).intersects(event->rect()))
            paintRow(painter, row);
    }
}

void BoardStep::paintHeader(QPainter& painter) const
{
    const theme::Colors& c = theme::colors(palette());
    const bool isMissing = std::find(m_missing.begin(), m_missing.end(), true) != m_missing.end();
    const QRectF header = m_shape.header();
    if (m_isYesNo) {
        const QRectF button = m_shape.sweep();
        const bool isOpen = firstOpenRow().has_value() && !isReadOnly();
        const bool isHovered = isOpen && m_hoveredCell == sweepCell();
        painter.setPen(QPen(isHovered ? c.accent : isOpen ? c.control : c.line, 1));
        painter.setBrush(c.surface);
        painter.drawRoundedRect(button.adjusted(0.5, 0.5, -0.5, -0.5), Round, Round);
        painter.setFont(theme::font(theme::TextRole::Small));
        painter.setPen(isOpen ? c.text : c.muted);
        painter.drawText(button.adjusted(10, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         BoardShape::sweepWords());
        painter.setFont(BoardShape::keyFont());
        painter.setPen(c.muted);
        painter.drawText(button.adjusted(0, 0, -9, 0), Qt::AlignRight | Qt::AlignVCenter,
                         QStringLiteral("0"));
    }
    painter.setFont(theme::font(theme::TextRole::Caption));
    painter.setPen(isMissing ? c.danger : c.text);
    const QString title =
        painter.fontMetrics().elidedText(isMissing ? tr("%1 — please answer").arg(m_ask) : m_ask,
                                         Qt::ElideRight, static_cast<int>(header.width()));
    painter.drawText(header, Qt::AlignLeft | Qt::AlignVCenter, title);
    const int titleWidth = painter.fontMetrics().horizontalAdvance(title) + 12;
    const QRectF rest = header.adjusted(titleWidth, 0, 0, 0);
    constexpr int Readable = 80;
    if (rest.width() < Readable || (!hasFocus() && !m_hovered))
        return;
    painter.setFont(theme::font(theme::TextRole::Small));
    painter.setPen(c.muted);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(definition(rowInView()), Qt::ElideRight,
                                                      static_cast<int>(rest.width())));
}

void BoardStep::paintRow(QPainter& painter, int row) const
{
    const theme::Colors& c = theme::colors(palette());
    const QRectF area = m_shape.row(row);
    const Question& asked = question(row);
    const bool isCurrent = hasFocus() && row == m_current;
    const bool isMissing = m_missing[static_cast<std::size_t>(row)];
    if (isCurrent || isMissing) {
        painter.setPen(isMissing ? QPen(c.danger, 1.2) : QPen(Qt::NoPen));
        painter.setBrush(isCurrent ? QBrush(c.accentSoft) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(area.adjusted(0.6, 0.6, -0.6, -0.6), Round, Round);
    }
    painter.setFont(BoardShape::keyFont());
    painter.setPen(c.muted);
    const int key = painter.fontMetrics().horizontalAdvance(u'8');
    if (m_isYesNo)
        painter.drawText(QRectF(area.left() + 8, area.top(), key + 4, area.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, keyOfPlace(row));
    const QRectF swatch(area.left() + 8 + key + 8, area.center().y() - BoardShape::Dot / 2.0,
                        BoardShape::Dot, BoardShape::Dot);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::optionColor(palette(), asked.colour, asked.colourDark, row));
    painter.drawEllipse(swatch);
    // What was said yes to stands out without a colour, too.
    const bool isYes = m_isYesNo && answer(row).choice == 1;
    painter.setFont(theme::font(isYes ? theme::TextRole::Strong : theme::TextRole::Body));
    painter.setPen(isMissing ? c.danger : c.text);
    const QRectF words(swatch.right() + 8, area.top(),
                       m_shape.option(row, 0).left() - swatch.right() - 14, area.height());
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(asked.word, Qt::ElideRight,
                                                      static_cast<int>(words.width()) + 1));
    for (int option = 0; option < options(); ++option)
        paintOption(painter, row, option);
}

void BoardStep::paintOption(QPainter& painter, int row, int option) const
{
    const theme::Colors& c = theme::colors(palette());
    const QRectF cell = m_shape.option(row, option);
    const bool isChosen = answer(row).choice == option;
    const bool isNo = m_isYesNo && option == 0;
    const bool isHovered = m_hoveredCell == row * options() + option && !isReadOnly();
    // A no is an answer as much as a yes, and quieter.
    painter.setPen(QPen(isHovered || (isChosen && !isNo) ? c.accent
                        : isChosen                       ? c.muted
                                                         : c.control,
                        isChosen && isNo ? 1.6 : 1));
    painter.setBrush(isChosen && !isNo ? c.accent : c.surface);
    painter.drawRoundedRect(cell.adjusted(0.8, 0.8, -0.8, -0.8), Round, Round);
    QRectF words = cell;
    if (!m_isYesNo) {
        painter.setFont(BoardShape::keyFont());
        painter.setPen(isChosen ? c.onAccent : c.muted);
        painter.drawText(cell.adjusted(0, 0, -6, 0), Qt::AlignVCenter | Qt::AlignRight,
                         keyOfPlace(option));
        words.setRight(cell.right() - 12);
    }
    painter.setFont(theme::font(isChosen ? theme::TextRole::Strong : theme::TextRole::Body));
    painter.setPen(isChosen && !isNo ? c.onAccent : isChosen ? c.text : c.muted);
    const QString& word = question(row).options[static_cast<std::size_t>(option)].word;
    painter.drawText(words, Qt::AlignCenter,
                     painter.fontMetrics().elidedText(word, Qt::ElideRight,
                                                      static_cast<int>(words.width()) - 6));
}

bool BoardStep::event(QEvent* event)
{
    if (event->type() == QEvent::Polish || event->type() == QEvent::FontChange) {
        limitHeight();
        updateGeometry();
    }
    if (event->type() != QEvent::ToolTip)
        return AnswerStep::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto row = m_shape.rowAt(help->pos());
    QString text = row ? definition(*row) : m_ask;
    if (row && !question(*row).hint.isEmpty())
        text += u'\n' + question(*row).hint;
    if (m_isYesNo && m_shape.sweep().contains(help->pos()))
        text = cellDefinition(sweepCell());
    showPlainToolTip(help->globalPos(), text, this);
    return true;
}

void BoardStep::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_shape.setPlace(size(), layoutDirection());
    if (event->size().width() == event->oldSize().width())
        return;
    limitHeight();                               // another width may take another number of columns
    m_shape.setPlace(size(), layoutDirection()); // nobody tells who is not shown yet a second time
    updateGeometry();
}

void BoardStep::step(int by)
{
    const auto choice = answer(m_current).choice;
    const int next =
        choice ? std::clamp(*choice + by, 0, options() - 1) : (by > 0 ? options() - 1 : 0);
    choose(m_current, next);
}

bool BoardStep::takeArrow(int key)
{
    const int onwards = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        setCurrentRow(m_current + (key == Qt::Key_Up ? -1 : 1));
        announceHere();
        return true;
    case Qt::Key_Left:
        step(-onwards);
        return true;
    case Qt::Key_Right:
        step(onwards);
        return true;
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
        choose(m_current, std::nullopt);
        return true;
    default:
        return false;
    }
}

bool BoardStep::takePlace(const QKeyEvent& event)
{
    const auto key = placeKeyOf(event);
    if (!key)
        return false;
    if (m_isYesNo) {
        if (key->place && *key->place >= rows())
            return false;
        if (key->place)
            choose(*key->place, key->isShifted ? 0 : 1);
        else if (!key->isShifted)
            sweep();
        return true;
    }
    if (!key->place || key->isShifted || *key->place >= options())
        return false;
    const int row = m_current;
    const bool wasComplete = isComplete();
    choose(row, *key->place);
    if (wasComplete || !isComplete())
        setCurrentRow(row + 1);
    return true;
}

void BoardStep::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain =
        (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (takePlace(*event) || (isPlain && takeArrow(event->key())) || passOnText(*event))
        return;
    QWidget::keyPressEvent(event);
}

void BoardStep::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto cell = cellAt(event->position()))
        press(*cell);
    else if (const auto row = m_shape.rowAt(event->position()))
        setCurrentRow(*row);
}

void BoardStep::mouseMoveEvent(QMouseEvent* event)
{
    const auto row = m_shape.rowAt(event->position());
    const auto cell = cellAt(event->position());
    if (row == m_hovered && cell == m_hoveredCell)
        return;
    m_hovered = row;
    m_hoveredCell = cell;
    setCursor(cell && !isReadOnly() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
    Q_EMIT choiceInViewChanged();
}

void BoardStep::leaveEvent(QEvent* event)
{
    m_hovered.reset();
    m_hoveredCell.reset();
    update();
    Q_EMIT choiceInViewChanged();
    QWidget::leaveEvent(event);
}

/// The keys begin where an answer is wanted; a click says where itself.
void BoardStep::focusInEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        setCurrentRow(firstOpenRow().value_or(m_current));
    AnswerStep::focusInEvent(event);
}

} // namespace subtext
