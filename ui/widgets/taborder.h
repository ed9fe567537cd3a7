// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

class QWidget;

namespace subtext {

/// Gives what is on a page its place for Tab behind what comes before the area that shows it: what
/// is built anew would come last in the window.
void keepTabOrder(QWidget& area, QWidget& page);

/// Tab goes through them one after the other. Qt has them in the order in which they were made,
/// which is not that on the screen where one is younger than what stands below it. All are of one
/// window.
void orderTabs(std::initializer_list<QWidget*> fields);

} // namespace subtext
