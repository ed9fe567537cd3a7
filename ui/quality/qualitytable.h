// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QTableView;
class QWidget;

namespace subtext {

/// A table of the Quality place, by the name that is read aloud.
QTableView* makeQualityTable(const QString& name, const char* objectName, QWidget* parent);

} // namespace subtext
