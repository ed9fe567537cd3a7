// SPDX-License-Identifier: MIT
// The spellings of a name that are surely the name; the rest of NameFinder is in names.cpp.
#include "core/release/names/commonwords.h"
#include "core/release/names/names.h"
#include "core/release/names/spellings.h"

#include <QStringList>
#include <QVarLengthArray>

#include <algorithm>
#include <iterator>

namespace subtext {
namespace {

constexpr qsizetype FewestSpelt = 3;  ///< Letters of a name that may be spelt in another way.
constexpr qsizetype FewestJoined = 5; ///< … of parts and pieces run together.

qsizetype lettersIn(QStringView text)
{
    return std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
}

/// With s or es behind it a name may be another word; it does not become one by its own letters.
bool canHaveEnding(QStringView folded, qsizetype ending)
{
    if (ending == 1)
        return true;
    const QStringView stem = folded.chopped(ending);
    return stem.endsWith(u's') || stem.endsWith(u'x') || stem.endsWith(u'z') ||
           stem.endsWith(QLatin1String("ch")) || stem.endsWith(QLatin1String("sh"));
}

/// "O Connor", "Mc Donald": the first word belongs to the second.
bool isNameBeginning(QStringView folded)
{
    constexpr qsizetype Longest = 3;
    if (folded.size() > Longest)
        return false;
    static const QStringList beginnings =
        QStringLiteral("o d l m mc mac de di da du la le st al el van von").split(u' ');
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](const QString& beginning) { return beginning == folded; });
}

/// Whether there is a digit, or a capital behind another letter.
bool hasPieces(QStringView word)
{
    return std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); }) ||
           std::any_of(word.begin() + 1, word.end(), [](QChar c) { return c.isUpper(); });
}

bool isOneOf(QStringView gap, QStringView characters)
{
    return gap.size() == 1 && characters.contains(gap.front());
}

} // namespace

void NameFinder::addSpelling(const QString& spelling, const Bearer& bearer)
{
    if (spelling.size() < FewestSpelt)
        return;
    Bearers& bearers = m_spellings[spelling];
    const bool isKnown = std::any_of(bearers.begin(), bearers.end(), [&](const Bearer& known) {
        return known.person == bearer.person;
    });
    if (!isKnown)
        bearers.push_back(bearer);
}

void NameFinder::addSpellings(const std::vector<QString>& parts, std::size_t person)
{
    constexpr std::size_t MostParts = 6; // of which any neighbours may be run together
    for (std::size_t first = 0; first < parts.size(); ++first) {
        QString joined;
        for (std::size_t last = first; last < std::min(parts.size(), first + MostParts); ++last) {
            joined += parts[last];
            const bool isWhole = first == 0 && last + 1 == parts.size();
            if (lettersIn(joined) < (first == last ? FewestSpelt : FewestJoined))
                continue;
            for (const QString& spelling : spellingsOf(joined))
                addSpelling(spelling, {person, isWhole});
        }
    }
    if (parts.size() == 2 && lettersIn(parts[0] + parts[1]) >= FewestJoined) {
        for (const QString& spelling : spellingsOf(parts[1] + parts[0]))
            addSpelling(spelling, {person, true});
    }
}

const NameFinder::Bearers* NameFinder::bearersOf(QStringView word) const
{
    const auto lookUp = [this](QStringView spelling) -> const Bearers* {
        const auto found = m_spellings.find(spelling);
        return found == m_spellings.end() ? nullptr : &found->second;
    };
    if (word.size() < FewestSpelt)
        return nullptr;
    if (isPlain(word)) {
        // Of every word of every text: into a place of its own only where it is long.
        QVarLengthArray<char16_t, 32> lower;
        for (const QChar c : word)
            lower.append(c.toLower().unicode());
        return lookUp(QStringView(lower.constData(), lower.size()));
    }
    for (const QString& spelling : spellingsOf(word)) {
        if (const Bearers* bearers = lookUp(spelling))
            return bearers;
    }
    return nullptr;
}

NameFinder::Match NameFinder::matchOf(QStringView word) const
{
    if (const Bearers* bearers = bearersOf(word))
        return isCode(word) ? Match() : Match{bearers, 0};
    if (word.isEmpty() || word.back().toLower() != u's')
        return {};
    for (qsizetype ending = 1; ending <= 2 && word.size() - ending >= FewestSpelt; ++ending) {
        const QStringView stem = word.chopped(ending);
        if (ending == 2 && word[word.size() - 2].toLower() != u'e')
            break;
        const Bearers* bearers = bearersOf(stem);
        if (!bearers || lettersIn(stem) < FewestSpelt || isCode(stem))
            continue;
        const QString folded = foldedWords(word).folded;
        if (canHaveEnding(folded, ending) && !isCommonWord(folded))
            return {bearers, ending};
    }
    return {};
}

std::vector<NameFinder::Found> NameFinder::foundIn(QStringView text, const FoldedWords& words) const
{
    std::vector<Found> found;
    for (qsizetype at = 0; at < words.size();) {
        qsizetype taken = exactAt(text, words, at, found);
        if (taken == 0)
            taken = variantAt(text, words, at, found);
        at += std::max<qsizetype>(1, taken);
    }
    return found;
}

qsizetype NameFinder::variantAt(QStringView text, const FoldedWords& words, qsizetype at,
                                std::vector<Found>& found) const
{
    const FoldedWord& word = words.at(at);
    const Match match = matchOf(text.mid(word.begin, word.end - word.begin));
    if (match.bearers) {
        found.push_back(
            {word.begin, word.end - match.ending, match.bearers, NameSpelling::Variant, {}});
        return 1;
    }
    if (takePieces(text, word, found))
        return 1;
    return takeJoined(text, words, at, found);
}

bool NameFinder::takePieces(QStringView text, const FoldedWord& word,
                            std::vector<Found>& found) const
{
    const QStringView whole = text.mid(word.begin, word.end - word.begin);
    if (!hasPieces(whole) || isCode(whole))
        return false;
    const std::vector<WordPiece> pieces = piecesOf(text, word.begin, word.end);
    if (pieces.size() < 2)
        return false;
    constexpr std::size_t MostJoined = 3;
    bool isAny = false;
    for (std::size_t first = 0; first < pieces.size(); ++first) {
        std::size_t last = std::min(pieces.size(), first + MostJoined) - 1;
        for (std::size_t i = first; i <= last; ++i) {
            if (pieces[i].isNumber) {
                last = i == first ? first : i - 1;
                break;
            }
        }
        if (pieces[first].isNumber)
            continue;
        for (;; --last) {
            const qsizetype begin = pieces[first].begin;
            const qsizetype end = pieces[last].end;
            const Match match = matchOf(text.mid(begin, end - begin));
            if (match.bearers) {
                const bool hasNumberBefore =
                    first > 0 && pieces[first - 1].isNumber &&
                    (!isAny || found.back().end <= pieces[first - 1].begin);
                const bool hasNumberAfter =
                    last + 1 < pieces.size() && pieces[last + 1].isNumber && match.ending == 0;
                found.push_back({hasNumberBefore ? pieces[first - 1].begin : begin,
                                 hasNumberAfter ? pieces[last + 1].end : end - match.ending,
                                 match.bearers,
                                 NameSpelling::Variant,
                                 {}});
                isAny = true;
                first = last;
                break;
            }
            if (last == first)
                break;
        }
    }
    return isAny;
}

qsizetype NameFinder::takeJoined(QStringView text, const FoldedWords& words, qsizetype at,
                                 std::vector<Found>& found) const
{
    const auto viewOf = [&](qsizetype i) {
        return text.mid(words.at(i).begin, words.at(i).end - words.at(i).begin);
    };
    const auto take = [&](const QString& joined, qsizetype last) {
        const Match match = matchOf(joined);
        if (!match.bearers)
            return false;
        found.push_back({words.at(at).begin,
                         words.at(last).end - match.ending,
                         match.bearers,
                         NameSpelling::Variant,
                         {}});
        return true;
    };
    if (at + 1 == words.size())
        return 0;
    const FoldedWord& next = words.at(at + 1);
    const QStringView gap = text.mid(words.at(at).end, next.begin - words.at(at).end);
    const auto areCommon = [&] {
        return isCommonWord(words.word(at)) && isCommonWord(words.word(at + 1));
    };
    constexpr qsizetype LongestBeginning = 3;
    const bool canJoin =
        (next.gap == WordGap::Apostrophe && viewOf(at).size() <= LongestBeginning) ||
        (isOneOf(gap, u" \u00A0\u2019'") && isNameBeginning(words.word(at))) ||
        (isOneOf(gap, u"-\u2010\u2011") && !areCommon());
    if (canJoin && viewOf(at).size() + viewOf(at + 1).size() >= FewestJoined &&
        take(viewOf(at).toString() + viewOf(at + 1).toString(), at + 1))
        return 2;

    constexpr qsizetype MostSpaced = 24;
    if (viewOf(at).size() != 1)
        return 0;
    QString spaced = viewOf(at).toString();
    qsizetype last = at;
    while (viewOf(last).size() == 1 && last + 1 < words.size() && last - at < MostSpaced &&
           viewOf(last + 1).size() == 1 && words.at(last + 1).gap == WordGap::Loose)
        spaced += viewOf(++last);
    for (; last - at + 1 >= FewestJoined; --last) {
        if (take(spaced.left(last - at + 1), last))
            return last - at + 1;
    }
    return 0;
}

void NameFinder::addBroken(QStringView text, std::vector<Found>& found) const
{
    const UnbrokenText whole = unbroken(text);
    if (whole.text.isEmpty())
        return;
    for (Found& of : foundIn(whole.text, foldedWords(whole.text))) {
        const qsizetype begin = whole.origin[static_cast<std::size_t>(of.begin)];
        const qsizetype end = whole.origin[static_cast<std::size_t>(of.end - 1)] + 1;
        if (end - begin == of.end - of.begin)
            continue; // it stands so in the text
        QString markup;
        for (qsizetype i = begin; i < end; ++i) {
            if (whole.isMarkup[static_cast<std::size_t>(i)])
                markup += text[i];
        }
        found.push_back({begin, end, of.bearers, NameSpelling::Variant, markup});
    }
}

void NameFinder::addJudged(QStringView text, std::vector<Found>& found) const
{
    if (m_judged.isEmpty())
        return;
    const auto judged = m_judged.constFind(textDigest(text));
    if (judged == m_judged.constEnd())
        return;
    const auto isFree = [&](qsizetype at) {
        return at < 0 || at >= text.size() || !text[at].isLetterOrNumber();
    };
    const auto take = [&](const QString& word, const Bearers& bearers, bool isWholeWord) {
        const std::size_t before = found.size();
        for (qsizetype at = text.indexOf(word); at >= 0 && !word.isEmpty();
             at = text.indexOf(word, at + word.size())) {
            if (!isWholeWord || (isFree(at - 1) && isFree(at + word.size())))
                found.push_back({at, at + word.size(), &bearers, NameSpelling::Judged, {}});
        }
        return found.size() > before;
    };
    for (const auto& [word, bearers] : *judged) {
        if (!take(word, bearers, true))
            take(word, bearers, false); // it is part of a very long word
    }
}

} // namespace subtext
