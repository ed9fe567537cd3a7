// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace subtext {

/// Has a screen reader say a text that appeared at a widget, wherever the focus is. Qt 6.4 has no
/// event for announcements: the text becomes the widget's description, which is told to have
/// changed, and the widget is named as the source of an alert.
void announceText(QWidget& source, const QString& text);

} // namespace subtext
