// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace subtext {

/// Gives what is on a page its place for Tab behind what comes before the area that shows it: what
/// is built anew would come last in the window.
void keepTabOrder(QWidget& area, QWidget& page);

} // namespace subtext
