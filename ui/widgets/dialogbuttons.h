// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialog;
class QHBoxLayout;
class QPushButton;

namespace subtext {

/// The last row of a dialog: a button that does something else at the left, if there is one; at the
/// right Cancel, which rejects it, and what Return does. Tab goes through them in this order.
QHBoxLayout* makeDialogButtons(QDialog& dialog, QPushButton& primary, QPushButton* other = nullptr);

/// The same where pressing `send` lets something leave the machine: Return in a field cancels.
QHBoxLayout* makeSendingButtons(QDialog& dialog, QPushButton& send, QPushButton& cancel);

} // namespace subtext
