// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/vocabulary.h"

#include <QDialog>

namespace subtext {

class ActionRegistry;

/// Every key that a role can press, on one page.
class KeysDialog : public QDialog
{
    Q_OBJECT
public:
    KeysDialog(const ActionRegistry& actions, Role role, QWidget* parent);
};

} // namespace subtext
