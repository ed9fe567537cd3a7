// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/limitedtext.h"

namespace subtext {

/// The free-text field of an answer. Digits are text here; Tab leaves; undo is the item's, not the
/// field's, so that one Ctrl+Z goes back through everything in order.
class ExplanationEdit : public LimitedTextEdit
{
    Q_OBJECT
public:
    explicit ExplanationEdit(QWidget* parent);

    /// Replaces the text without announcing it; the cursor stays where the texts differ.
    void showText(const QString& text);

Q_SIGNALS:
    void edited(const QString& text);
    void focused();

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    bool m_isShowing = false;
};

} // namespace subtext
