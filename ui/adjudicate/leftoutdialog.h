// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/desk/deskqueue.h"
#include "core/study/study.h"

#include <functional>

class QWidget;

namespace subtext {

/// Asks why this item is left out of the data; what annotators said when they flagged it stands
/// there too.
void askWhyLeftOut(const DeskCase& item, QWidget& parent,
                   const std::function<void(const QString& reason)>& then);

/// Lists the items that are left out, and asks why one of them counts again; they are only looked
/// at where not writable.
void listLeftOut(Study& study, bool isWritable, QWidget& parent,
                 const std::function<void(ScenarioId scenario, const QString& reason)>& then);

} // namespace subtext
