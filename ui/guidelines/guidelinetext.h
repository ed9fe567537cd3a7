// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace subtext {

class TextReader;

/// A reader for Markdown, set for reading: margins, line height, headings from the theme. It
/// follows no links unless it is told to (see TextReader).
TextReader* makeReader(QWidget* parent);
/// In a narrow place tables have two columns and wrap, so that nothing scrolls sideways.
enum class ReaderWidth { Wide, Narrow };
void showMarkdown(TextReader* reader, const QString& markdown,
                  ReaderWidth width = ReaderWidth::Wide);

} // namespace subtext
