// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;
class QWidget;

namespace subtext {

/// For a page that may be higher than its room: no frame, and no stop for Tab.
QScrollArea* makeScrollArea(QWidget* parent);

} // namespace subtext
