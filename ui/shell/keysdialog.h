// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace subtext {

class ActionRegistry;

/// Every key of the application on one page.
class KeysDialog : public QDialog
{
    Q_OBJECT
public:
    KeysDialog(const ActionRegistry& actions, QWidget* parent);
};

} // namespace subtext
