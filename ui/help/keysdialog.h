// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/actions/actionregistry.h"

#include <QDialog>

#include <vector>

namespace subtext {

/// Every key that can be pressed, on one page.
class KeysDialog : public QDialog
{
    Q_OBJECT
public:
    KeysDialog(const std::vector<ActionRegistry::Section>& sections, QWidget* parent);
};

} // namespace subtext
