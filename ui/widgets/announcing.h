// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace subtext {

/// Has a screen reader say what stands at a widget now, wherever the focus is: the widget is named
/// as the source of an alert. Qt 6.4 has no event for announcements.
void raiseAlert(QWidget& source);

/// The same with a text that the widget has for its name from now on.
void announceText(QWidget& source, const QString& text);

} // namespace subtext
