// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

class QWidget;

namespace subtext {

class Study;

/// Why nothing that a lock ends can be done here now: the study is open for reading only, or it is
/// locked. Empty where it can be done.
Result<QString> whyFixed(Study& study);

/// Enables a control under its own tool tip. Where `whyNot` says why it cannot work, disables it,
/// with that as its tool tip. `isDue`: it has something to do now; else it is disabled, too.
void offer(QWidget& control, const QString& whyNot, const QString& toolTip = {}, bool isDue = true);

} // namespace subtext
