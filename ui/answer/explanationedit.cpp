// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/explanationedit.h"

#include "ui/widgets/returnkey.h"

#include <QKeyEvent>

#include <algorithm>

namespace subtext {

ExplanationEdit::ExplanationEdit(QWidget* parent)
    : LimitedTextEdit(parent)
{
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_isShowing)
            Q_EMIT edited(toPlainText());
    });
}

void ExplanationEdit::showText(const QString& text)
{
    const QString old = toPlainText();
    if (old == text)
        return;
    // Behind the last character that is new; behind the common start where text was taken away.
    const auto common = std::mismatch(old.begin(), old.end(), text.begin(), text.end());
    const auto start = common.second - text.begin();
    qsizetype tail = 0;
    while (tail < old.size() - start && tail < text.size() - start &&
           old[old.size() - 1 - tail] == text[text.size() - 1 - tail])
        ++tail;
    m_isShowing = true;
    setPlainText(text);
    m_isShowing = false;
    QTextCursor cursor = textCursor();
    cursor.setPosition(static_cast<int>(text.size() - tail));
    setTextCursor(cursor);
}

bool ExplanationEdit::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isControl = key->modifiers().testFlag(Qt::ControlModifier);
        const bool isPageKey = isReturn(*key) || key->key() == Qt::Key_Z || key->key() == Qt::Key_Y;
        if (isControl && isPageKey) {
            event->ignore(); // the page's shortcuts
            return false;
        }
    }
    return LimitedTextEdit::event(event);
}

void ExplanationEdit::focusInEvent(QFocusEvent* event)
{
    LimitedTextEdit::focusInEvent(event);
    Q_EMIT focused();
}

} // namespace subtext
