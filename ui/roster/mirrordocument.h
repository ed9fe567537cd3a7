// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/figures/mirrorreading.h"

#include <QByteArray>

class QPagedPaintDevice;
class QTextDocument;

namespace subtext {

/// Reads somebody's page into a text that is to be laid out on pages, where each scene stays
/// together from its heading to the table of its labels, as far as a page has room.
void readMirror(QTextDocument& text, const Mirrors& mirrors, const Mirror& mirror);

/// Puts somebody's page on paper, in black on white whatever the theme.
void printMirror(const Mirrors& mirrors, const Mirror& mirror, QPagedPaintDevice& device);

/// The same as a PDF file of A4 pages. Error: IoFailure where Qt makes none.
Result<QByteArray> mirrorPdf(const Mirrors& mirrors, const Mirror& mirror);

} // namespace subtext
