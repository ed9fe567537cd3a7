// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/saidtexts.h"

#include "ui/text/pseudolanguage.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace subtext {
namespace {

constexpr qsizetype Shortest = 3; // letters that tell one text from another

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isPart(char c)
{
    return isLetter(c) || c == ' ' || c == '\'' || c == '-';
}

/// Blanks and apostrophes of one kind; what JSON writes as \n is a blank.
QByteArray evened(QByteArray content)
{
    content.replace("\\n", " ").replace("\xe2\x80\x99", "'");
    for (char& c : content) {
        if (c == '\n' || c == '\r' || c == '\t')
            c = ' ';
    }
    return content;
}

QByteArray trimmed(const QByteArray& piece)
{
    qsizetype from = 0;
    qsizetype to = piece.size();
    while (from < to && !isLetter(piece.at(from)))
        ++from;
    while (to > from && !isLetter(piece.at(to - 1)))
        --to;
    return piece.mid(from, to - from).simplified();
}

template <typename Take> void forEachPiece(const QByteArray& content, const Take& take)
{
    qsizetype from = 0;
    for (qsizetype at = 0; at <= content.size(); ++at) {
        if (at < content.size() && isPart(content.at(at)))
            continue;
        if (at - from >= Shortest) {
            const QByteArray piece = trimmed(content.mid(from, at - from));
            if (piece.size() >= Shortest)
                take(piece);
        }
        from = at + 1;
    }
}

/// Those of the PseudoLanguage have letters that no other text of the tour has.
bool isPseudo(QStringView word)
{
    static const QString letters = [] {
        QString all;
        for (char c = 'A'; c <= 'z'; ++c) {
            if (isLetter(c))
                all += PseudoLanguage::of(QString(QLatin1Char(c)));
        }
        all += QChar(0x1E8B); // of what makes a text longer
        all.remove(QRegularExpression(QStringLiteral("[A-Za-z ]")));
        return all;
    }();
    return std::any_of(word.begin(), word.end(),
                       [](QChar letter) { return letters.contains(letter); });
}

bool isRelease(const QString& path, const QString& folder)
{
    for (QDir at = QFileInfo(path).dir(); at.path().startsWith(folder);
         at.setPath(QFileInfo(at.path()).path())) {
        if (at.exists(QStringLiteral("SHA256SUMS")))
            return true;
    }
    return false;
}

} // namespace

QByteArrayList SaidTexts::piecesOf(const QString& text)
{
    // Three letters of a word in a row that the language would have accented.
    static const QRegularExpression word(QStringLiteral("[abcdeghiklnorstuwyz]{3,}"));
    QString rest = text;
    rest.replace(u'⟦', QStringLiteral(" | ")).replace(u'⟧', QStringLiteral(" | "));
    QStringList others = rest.split(u' ');
    for (QString& other : others) {
        if (isPseudo(other))
            other = QStringLiteral("|");
    }
    QByteArrayList pieces;
    forEachPiece(evened(others.join(u' ').toUtf8()), [&](const QByteArray& piece) {
        if (QString::fromLatin1(piece).contains(word))
            pieces << piece;
    });
    return pieces;
}

void SaidTexts::add(const QByteArray& content)
{
    forEachPiece(evened(content), [this](const QByteArray& piece) { m_pieces.insert(piece); });
    m_joined.clear();
}

void SaidTexts::addFolder(const QString& folder, bool areReleases)
{
    static const QSet<QString> Packed{QStringLiteral("pdf"), QStringLiteral("png"),
                                      QStringLiteral("zip"), QStringLiteral("xlsx")};
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        add(path.toUtf8());
        QFile file(path);
        if (!Packed.contains(files.fileInfo().suffix()) && isRelease(path, folder) == areReleases &&
            file.open(QIODevice::ReadOnly))
            add(file.readAll());
    }
}

const QByteArray& SaidTexts::joined() const
{
    if (m_joined.isEmpty())
        m_joined = '\n' + m_pieces.values().join('\n') + '\n';
    return m_joined;
}

bool SaidTexts::has(const QByteArray& piece) const
{
    if (m_pieces.contains(piece))
        return true;
    // One word is easily the end of another, as texts stand beside each other in a study.
    constexpr qsizetype Telling = 8;
    const QByteArray& all = joined();
    for (qsizetype at = all.indexOf(piece); at >= 0; at = all.indexOf(piece, at + 1)) {
        const char before = all.at(at - 1); // it begins with a line break
        const bool isBegin = !isLetter(before) || (before >= 'a' && piece.front() <= 'Z');
        if (piece.size() >= Telling || piece.contains(' ') || isBegin)
            return true;
    }
    return false;
}

} // namespace subtext
