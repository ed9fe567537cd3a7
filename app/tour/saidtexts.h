// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QSet>
#include <QString>

namespace subtext {

/// What files say, in pieces of letters and blanks, so that it can be told whether a text is one of
/// theirs: a study, what it was made of, and what came of it.
class SaidTexts
{
public:
    /// Of a text in which words of the PseudoLanguage may stand: what else is in it, if it has
    /// three small letters in a row.
    static QByteArrayList piecesOf(const QString& text);

    void add(const QByteArray& content);
    /// Every file of the folder, and all names. A folder with check sums is a release or a report:
    /// its files count where `areReleases`, and the others where not.
    void addFolder(const QString& folder, bool areReleases);

    /// Whether the piece stands somewhere, also as a part: lines are broken, and ends cut off.
    bool has(const QByteArray& piece) const;

private:
    const QByteArray& joined() const;

    QSet<QByteArray> m_pieces;
    mutable QByteArray m_joined;
};

} // namespace subtext
