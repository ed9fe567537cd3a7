// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

namespace subtext {

/// A key as it is shown, by what stands on it: both keys that Qt tells apart are "Enter".
QString keyText(const QKeySequence& keys);

/// All of them, each once: "Ctrl+Shift+Z  ·  Ctrl+Y".
QString keysText(const QList<QKeySequence>& keys);

} // namespace subtext
