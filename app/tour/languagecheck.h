// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace subtext {

/// What a window shows in English while the PseudoLanguage is spoken: what a study says, and what
/// nobody can translate. Each text once.
QStringList englishTexts(QWidget& window);

} // namespace subtext
