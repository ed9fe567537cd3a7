// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include <cstdint>
#include <vector>

namespace subtext {

/// What stands between a word and the one before it.
enum class WordGap : std::uint8_t {
    None,       ///< Nothing: scripts that do not put spaces between words.
    Apostrophe, ///< One apostrophe of any kind: "O'Brien", "Ann’s".
    Loose,      ///< Space, hyphens, underscores, full stops: "Ann  Lee", "Jean-Luc", "J. Lee".
    Break,      ///< Anything else, and the start of the text.
};

/// One word of a text. Positions are in UTF-16 units; `end` is one past the last.
struct FoldedWord
{
    qsizetype begin = 0; ///< In the text.
    qsizetype end = 0;
    qsizetype foldedBegin = 0; ///< In FoldedWords::folded.
    qsizetype foldedEnd = 0;
    WordGap gap = WordGap::Break;

    /// False for "s" in "Ann's", and for the second letter of a script without spaces.
    bool isWordStart() const { return gap == WordGap::Loose || gap == WordGap::Break; }
};

/// The words of a text in a form in which equal words are equal however they are written: without
/// case, accents (combined or not), compatibility forms and invisible characters.
struct FoldedWords
{
    QString folded; ///< All words, one behind the other.
    std::vector<FoldedWord> list;

    qsizetype size() const { return std::ssize(list); }
    const FoldedWord& at(qsizetype index) const { return list[static_cast<std::size_t>(index)]; }
    QStringView word(qsizetype index) const
    {
        const FoldedWord& w = at(index);
        return QStringView(folded).mid(w.foldedBegin, w.foldedEnd - w.foldedBegin);
    }
};

/// Letters and digits that stand together are a word; a letter of a script written without spaces
/// is one by itself. Characters that findDamage recognises count as what they were, so that
/// "AnnÕs" is "Ann" and "s". O(n).
FoldedWords foldedWords(QStringView text);

} // namespace subtext
