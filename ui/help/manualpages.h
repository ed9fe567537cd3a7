// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <vector>

class QTextDocument;

namespace subtext {

/// A page of the manual, as it was built into the program.
struct ManualPage
{
    QString file;  ///< "course.md", as links call it.
    QString title; ///< Its first heading.
    QString markdown;
};

/// All of them: first a page for each part that people have, last the reference.
const std::vector<ManualPage>& manualPages();
/// None where no page is called so.
const ManualPage* manualPage(const QString& file);

/// What links call the headings of a text, and where in it each one begins.
QHash<QString, int> headingAnchors(const QTextDocument& document);

/// Where the words stand in a text, in any case, none within another.
std::vector<int> occurrences(const QString& text, const QString& words);

} // namespace subtext
