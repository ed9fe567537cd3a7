// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartexport.h"

#include <functional>

class QWidget;

namespace subtext {

class Prompts;

namespace charts {

/// What a file of that format is called in a menu: "Table (CSV)…".
QString formatWords(FileFormat format);

/// Asks where a table or a chart is to be saved. `save` is given the path; `refuse` why it cannot
/// be there: the dialog ends a name without a suffix as that of a study, and under the right one
/// there is a file that nobody was asked about.
void askWhereTo(Prompts& prompts, QWidget* parent, const QString& title, const QString& stem,
                FileFormat format, const std::function<void(const QString& path)>& save,
                const std::function<void(const QString& why)>& refuse);

} // namespace charts
} // namespace subtext
