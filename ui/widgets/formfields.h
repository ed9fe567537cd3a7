// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFormLayout>

class QComboBox;

namespace subtext {

/// What a field is, for screen readers and as its tool tip.
void explainField(QWidget& field, const QString& name, const QString& about);

/// Labels above their fields where the screen has few letters across.
QFormLayout::RowWrapPolicy rowWrapPolicy(const QWidget& of);

/// A form whose labels stand at the height of the middle of their fields, where these are on one
/// line with them and not much higher.
QFormLayout* makeForm(QWidget* parent = nullptr);

/// As narrow as half of a small window; the chosen words are cut there, the list has them whole.
QComboBox* makeNarrowChoice(QWidget* parent);

} // namespace subtext
