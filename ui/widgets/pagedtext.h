// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPagedPaintDevice;
class QTextBlock;
class QTextDocument;

namespace subtext {

/// Whether a paragraph is a heading. Of HTML the letters of one may be all that is kept.
bool isHeading(const QTextBlock& paragraph);

/// Has a paragraph stay with what follows, as headings do. To be said before the layout.
void keepWithNext(QTextBlock paragraph);

/// Lays a text out on the pages of a device, with margins of 2 cm. A heading stays with what
/// follows, a table that has room on a page stays whole, no row is cut that has room on one, and a
/// longer table says its first row, which is its head, again on each page. The breaks are written
/// into the text, and its layout holds on to the device.
void layOutOnPages(QTextDocument& text, QPagedPaintDevice& device);

/// Puts a text on paper in black, so laid out, with the number of each page at its foot. Of the
/// pages those that the device is asked for.
void printOnPages(QTextDocument& text, QPagedPaintDevice& device);

} // namespace subtext
