// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

class QTextDocument;

namespace subtext {

/// A page of the manual, as it was built into the program.
struct ManualPage
{
    QString file;  ///< "course.md", as links call it.
    QString title; ///< Its first heading.
    QString markdown;
    /// Of a translated page: what links call its headings, which is what the English page calls
    /// them. Empty in English.
    QStringList anchors;
};

/// All of them, in the language of the window where a page was translated: first a page for each
/// part that people have, last the reference.
const std::vector<ManualPage>& manualPages();
/// None where no page is called so.
const ManualPage* manualPage(const QString& file);

/// What links call the headings of a text, and where in it each one begins. The first ones are
/// called `names`, if there are any.
QHash<QString, int> headingAnchors(const QTextDocument& document, const QStringList& names = {});

/// Where the words stand in a text, in any case, none within another.
std::vector<int> occurrences(const QString& text, const QString& words);

} // namespace subtext
