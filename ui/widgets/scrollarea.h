// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;
class QSize;
class QWidget;

namespace subtext {

/// For a page that may be higher than its room: no frame, and no stop for Tab.
QScrollArea* makeScrollArea(QWidget* parent);

/// Keeps what is in the page `gap` pixels off the scroll bar while there is one; without it the
/// page ends where everything above and below the area does. For areas that have their page.
void keepOffBar(QScrollArea& area, int gap);

/// The page ends at the same place whether it scrolls or not: the scroll bar takes its room from
/// the right margin of the page's layout. For areas that have their page, one call a page.
void keepRightEdge(QScrollArea& area);

/// The area is as wide as its page has to be, beside its bar, so that nothing scrolls sideways
/// where something else can give way; at most three fifths of the screen. For areas that have their
/// page.
void keepWideEnough(QScrollArea& area);

/// Nothing scrolls it sideways, whatever comes into view: of an area without a bar for that the
/// beginnings of all lines would be out of reach.
void keepFromSideways(QScrollArea& area);

/// Whether `part`, which may be none, is on the page and all of it in view in an area of that size.
bool isWholeIn(const QScrollArea& area, const QWidget* part, const QSize& size);

/// Where `part` of its page is on the screen, from the top of the area.
int heightIn(const QScrollArea& area, const QWidget& part);
/// Scrolls so that `part` is there again, as far as the page goes: once what was just changed is
/// laid out.
void bringBack(QScrollArea& area, QWidget& part, int height);

} // namespace subtext
