// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/answeredit.h"

#include "core/release/datasheet.h"

#include <QTextBlock>

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
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        lines += std::max(1, static_cast<int>(blockBoundingRect(block).height() + 1) /
                                 std::max(1, fontMetrics().lineSpacing()));
    const int height = std::max(lines, FewestLines) * fontMetrics().lineSpacing() + Room;
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
