// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace subtext {

struct LatexTable
{
    QString caption;
    QString label; ///< For \ref, e.g. "tab:confusion".
    QStringList header;
    std::vector<QStringList> rows; ///< Shorter ones end in empty cells.
};

/// A floating table in UTF-8, lines ended by '\n': the first column left, all others right. Needs
/// the package booktabs, and a LaTeX of 2018 or later (or inputenc) for letters outside ASCII.
/// Tables of more than seven columns are set small. The same table gives the same bytes.
QByteArray latexTable(const LatexTable& table);

/// Text for the body of a LaTeX document: whatever LaTeX reads as a command, and signs and Greek
/// letters that its usual fonts lack, as commands; other letters stay. Line breaks become spaces.
QString latexEscaped(const QString& text);

} // namespace subtext
