// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace subtext::theme {

/// Has the part, and what is in it, styled by itself. A sheet of the whole application would
/// restyle every widget there is with each change of theme or size of text, and most of them are on
/// pages that nobody sees: a part that is out of sight is restyled when it is shown.
void styleAlone(QWidget& part);
bool isStyledAlone(const QWidget& widget);

/// Leaves the window itself without a sheet, for it is made of parts. Every other window is one
/// part.
void styleInParts(QWidget& window);

/// Makes a part of a window that is none yet; of other widgets nothing.
void styleWindow(QWidget& widget);

/// Gives the sheet to the parts in sight, and to the others when they are shown.
void setSheet(const QString& sheet);
/// The same with the sheet that there is: its fonts are of the size from before.
void renewSheet();

} // namespace subtext::theme
