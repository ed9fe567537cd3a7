// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/limitedtext.h"

namespace subtext {

/// A field for a few sentences, as high as its text. Tab leaves it.
class AnswerEdit : public LimitedTextEdit
{
    Q_OBJECT
public:
    explicit AnswerEdit(QWidget* parent);

    /// Without edited(); the cursor stays where it is if the text is the same.
    void showText(const QString& text);

Q_SIGNALS:
    void edited();
    void left();          ///< The focus went elsewhere.
    void cursorReached(); ///< Somebody writes, or moves about.

protected:
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeight();
};

} // namespace subtext
