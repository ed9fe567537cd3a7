// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/answeredit.h"

#include "core/release/datasheet.h"

#include <QTextBlock>

#include <cmath>

namespace subtext {
namespace {

constexpr int FewestLines = 2;
constexpr int Room = 22; // the frame and the padding of the style sheet

} // namespace

AnswerEdit::AnswerEdit(QWidget* parent)
    : LimitedTextEdit(parent, LongestDatasheetAnswer)
{
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the form scrolls
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (hasFocus())
            Q_EMIT cursorReached();
    });
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        fitHeight();
        Q_EMIT edited();
    });
    fitHeight();
}

void AnswerEdit::showText(const QString& text)
{
    if (text == toPlainText())
        return;
    const QSignalBlocker blocker(this);
    setPlainText(text);
    fitHeight();
}

void AnswerEdit::fitHeight()
{
    // A line may be higher than QFontMetrics has it in whole pixels.
    double lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        lines += std::max<double>(fontMetrics().lineSpacing(), blockBoundingRect(block).height());
    const int fewest = FewestLines * fontMetrics().lineSpacing();
    const int height = std::max(fewest, static_cast<int>(std::ceil(lines))) + Room;
    if (height != this->height() || minimumHeight() != height)
        setFixedHeight(height);
}

void AnswerEdit::resizeEvent(QResizeEvent* event)
{
    LimitedTextEdit::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fitHeight();
}

void AnswerEdit::focusOutEvent(QFocusEvent* event)
{
    LimitedTextEdit::focusOutEvent(event);
    Q_EMIT left();
}

} // namespace subtext
