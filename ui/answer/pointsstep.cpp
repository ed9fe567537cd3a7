// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/pointsstep.h"

#include "ui/text/words.h"
#include "ui/theme/theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace subtext {
namespace {

constexpr int FirstShare = 40; // of an option by its digit
constexpr int PointStep = 5;

/// The words with room for the most points.
Question askedForPoints(const Question& question)
{
    Question asked = question;
    asked.word = PointsStep::tr("Could it also be …?");
    asked.ask = PointsStep::tr("Share 100 points. Its key gives an option 40, 0 gives nothing "
                               "away; the up and down arrow keys move 5.");
    for (Option& option : asked.options)
        option.word += QStringLiteral(" %1").arg(SharedPoints);
    return asked;
}

} // namespace

PointsStep::PointsStep(const Question& question, QWidget* parent)
    : SecondStep(question, askedForPoints(question), parent)
{}

QString PointsStep::choiceName(int choice) const
{
    const QString word = question().options.at(static_cast<std::size_t>(choice)).word;
    const int of = second().isOpen() ? 0 : points().at(static_cast<std::size_t>(choice));
    return of > 0 ? QStringLiteral("%1 %2").arg(word, QString::number(of)) : word;
}

bool PointsStep::takes(SecondAnswer::Kind kind) const
{
    return kind == SecondAnswer::Kind::Shared;
}

QString PointsStep::saidWords() const
{
    QStringList words;
    for (int cell = 0; cell < choices(); ++cell) {
        if (isCellChosen(cell))
            words << choiceName(cell);
    }
    return listed(words);
}

bool PointsStep::isCellChosen(int cell) const
{
    return !second().isOpen() && points().at(static_cast<std::size_t>(cell)) > 0;
}

std::optional<int> PointsStep::cellInFocus() const
{
    return isFirst(m_cell) ? (m_cell == 0 ? 1 : 0) : m_cell;
}

std::vector<int> PointsStep::points() const
{
    if (!second().isOpen())
        return second().points;
    std::vector<int> points(question().options.size());
    if (first())
        points.at(slotOf(*first())) = SharedPoints;
    return points;
}

void PointsStep::say(int cell, std::vector<int> points)
{
    const SecondAnswer said = SecondAnswer::of(std::move(points));
    if (isReadOnly() || !first() || !fitsChoice(said, question(), first()))
        return;
    if (!isFirst(cell))
        m_cell = cell;
    beginChoice(cell);
    Q_EMIT this->said(said);
    endChoice();
    update();
}

void PointsStep::move(int cell, int by)
{
    if (!first() || isFirst(cell))
        return;
    std::vector<int> points = this->points();
    int& of = points.at(static_cast<std::size_t>(cell));
    const int moved = std::max(by, -of);
    of += moved;
    points.at(slotOf(*first())) -= moved;
    say(cell, std::move(points));
    announceHere();
}

void PointsStep::takeDigit(int cell)
{
    if (!first())
        return;
    std::vector<int> points(question().options.size());
    points.at(static_cast<std::size_t>(cell)) = FirstShare;
    points.at(slotOf(*first())) = isFirst(cell) ? SharedPoints : SharedPoints - FirstShare;
    say(cell, std::move(points));
}

void PointsStep::press(int cell)
{
    const bool wasOpen = second().isOpen();
    const bool isUnshared = first() && points().at(slotOf(*first())) == SharedPoints;
    if (isUnshared || isFirst(cell))
        takeDigit(cell);
    else
        move(cell, PointStep);
    if (wasOpen && !second().isOpen())
        Q_EMIT answered();
    else
        announceHere();
}

void PointsStep::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::RightButton) {
        SecondStep::mousePressEvent(event);
        return;
    }
    for (int cell = 0; cell < choices(); ++cell) {
        if (choiceArea(cell).contains(event->position().toPoint()) && !second().isOpen())
            move(cell, -PointStep);
    }
}

/// To the next option that is not the chosen one.
void PointsStep::goOn(int by)
{
    int cell = *cellInFocus() + by;
    if (isFirst(cell))
        cell += by;
    if (cell < 0 || cell >= choices())
        return;
    m_cell = cell;
    update();
    announceHere();
}

bool PointsStep::takeOther(int key)
{
    const int onwards = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    switch (key) {
    case Qt::Key_Left:
        goOn(-onwards);
        return true;
    case Qt::Key_Right:
        goOn(onwards);
        return true;
    case Qt::Key_Up:
        move(*cellInFocus(), PointStep);
        return true;
    case Qt::Key_Down:
        move(*cellInFocus(), -PointStep);
        return true;
    default:
        return SecondStep::takeOther(key);
    }
}

void PointsStep::paintCell(QPainter& painter, const QRectF& cell, int choice,
                           const CellState& state) const
{
    SecondStep::paintCell(painter, cell, choice, state);
    if (!hasFocus() || cellInFocus() != choice)
        return;
    const theme::Colors& c = theme::colors(palette());
    painter.setPen(QPen(state.isChosen ? c.onAccent : c.accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(cell.adjusted(3, 3, -3, -3), 5, 5);
}

} // namespace subtext
