// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QTextBrowser;
class QWidget;

namespace subtext {

enum class GuidelineDocument { Guideline, CheatSheet };

/// A reader for Markdown, set for reading: margins, line height, headings from the theme. Links
/// inside the text work; nothing is ever fetched from elsewhere.
QTextBrowser* makeReader(QWidget* parent);
void showMarkdown(QTextBrowser* reader, const QString& text);
void showDocument(QTextBrowser* reader, GuidelineDocument document);

} // namespace subtext
