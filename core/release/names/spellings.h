// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace subtext {

/// The ways to write a word without special letters, each folded as by foldedWords: first as it
/// is, then where they differ with the nearest plain letters ("Łukasz" as "lukasz") and with
/// umlauts spelt out ("Jörg" as "joerg"). Two words with a common spelling are one word.
QStringList spellingsOf(QStringView word);

/// Whether the word is ASCII, and so has one spelling.
bool isPlain(QStringView word);

/// What words that sound alike have in common, for folded words in Latin letters: without doubled
/// letters, with one ending for -y, -ie, -i and -ey ("tiffany" and "tifanie" are "tifany"). Rough,
/// made to be looked at by people.
QString soundOf(QStringView folded);

/// Whether one letter was put in, left out or replaced, or two neighbours exchanged.
bool isOneSlipApart(QStringView a, QStringView b);

/// A part of a word that a change of case or a digit sets apart: "ask", "Tiffanie" and "2" of
/// "askTiffanie2". Positions are in the text.
struct WordPiece
{
    qsizetype begin = 0;
    qsizetype end = 0; ///< One past the last.
    bool isNumber = false;
};

/// The pieces of the word from `begin` to `end`, in order and without gaps. O(n).
std::vector<WordPiece> piecesOf(QStringView text, qsizetype begin, qsizetype end);

/// A text without the markup and the hyphens of line breaks that stand inside words:
/// "**Tiff**anie" and "Tif-⏎fanie" are "Tiffanie".
struct UnbrokenText
{
    QString text;
    /// Where each UTF-16 unit of `text` stood.
    std::vector<qsizetype> origin;
    /// Whether each unit of the text as it was is markup that is gone from `text`; not set for
    /// hyphens and what follows them.
    std::vector<bool> isMarkup;
};

/// Empty `text` where nothing is broken. O(n).
UnbrokenText unbroken(QStringView text);

} // namespace subtext
