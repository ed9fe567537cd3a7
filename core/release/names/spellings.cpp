// SPDX-License-Identifier: MIT
#include "core/release/names/spellings.h"

#include "core/release/names/words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace subtext {
namespace {

using Replacements = std::array<std::pair<char16_t, const char*>, 12>;

// Letters that no decomposition takes apart.
constexpr Replacements PlainLetters{{{u'\u00F8', "o"},
                                     {u'\u0142', "l"},
                                     {u'\u0111', "d"},
                                     {u'\u00F0', "d"},
                                     {u'\u00FE', "th"},
                                     {u'\u00E6', "ae"},
                                     {u'\u0153', "oe"},
                                     {u'\u0127', "h"},
                                     {u'\u014B', "n"},
                                     {u'\u0131', "i"},
                                     {u'\u0167', "t"},
                                     {u'\u0180', "b"}}};

constexpr Replacements SpeltOut{{{u'\u00E4', "ae"},
                                 {u'\u00F6', "oe"},
                                 {u'\u00FC', "ue"},
                                 {u'\u00E5', "aa"},
                                 {u'\u00F8', "oe"},
                                 {u'\u00E6', "ae"},
                                 {u'\u0153', "oe"},
                                 {u'\u00FE', "th"},
                                 {u'\u00F0', "dh"},
                                 {u'\u0142', "l"},
                                 {u'\u0111', "dj"},
                                 {u'\u0131', "i"}}};

QString replaced(const QString& word, const Replacements& replacements)
{
    QString made;
    for (const QChar c : word) {
        const auto found = std::find_if(replacements.begin(), replacements.end(),
                                        [&](const auto& r) { return r.first == c.unicode(); });
        if (found == replacements.end())
            made += c;
        else
            made += QLatin1String(found->second);
    }
    return made;
}

QString folded(QStringView word)
{
    return foldedWords(word).folded;
}

/// Where a run of things that break words without parting them ends; `at` itself where none
/// begins. Sets `isHyphen` for the hyphen of a line break.
qsizetype breakEnd(QStringView text, qsizetype at, bool& isHyphen)
{
    constexpr qsizetype LongestTag = 200;
    const QChar c = text[at];
    if (c == u'*' || c == u'~' || c == u'`')
        return at + 1;
    if (c == u'<') {
        const QStringView tag = text.mid(at, LongestTag);
        const qsizetype length = tag.indexOf(u'>') + 1;
        const bool isTag = length > 2 && (tag[1].isLetter() || tag[1] == u'/') &&
                           !tag.mid(1, length - 1).contains(u'<');
        return isTag ? at + length : at;
    }
    if (c == u'&' && text.mid(at).startsWith(QLatin1String("&shy;")))
        return at + 5;
    if (c == u'-' || c == u'\u2010' || c == u'\u2011') {
        qsizetype end = at + 1;
        bool hasLineBreak = false;
        while (end < text.size() && text[end].isSpace()) {
            hasLineBreak =
                hasLineBreak || text[end] == u'\n' || text[end] == u'\r' || text[end] == u'\u2028';
            ++end;
        }
        if (hasLineBreak) {
            isHyphen = true;
            return end;
        }
    }
    return at;
}

bool canBreak(QStringView text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        return c == u'*' || c == u'~' || c == u'`' || c == u'<' || c == u'&' || c == u'\n' ||
               c == u'\r' || c == u'\u2028';
    });
}

} // namespace

bool isPlain(QStringView word)
{
    return std::all_of(word.begin(), word.end(), [](QChar c) { return c.unicode() < 0x80; });
}

QStringList spellingsOf(QStringView word)
{
    QStringList spellings{folded(word)};
    if (isPlain(word))
        return spellings;
    const auto add = [&](const QString& spelling) {
        if (!spellings.contains(spelling))
            spellings << spelling;
    };
    add(replaced(spellings.front(), PlainLetters));
    const QString composed = word.toString().normalized(QString::NormalizationForm_C).toLower();
    add(folded(replaced(composed, SpeltOut)));
    return spellings;
}

QString soundOf(QStringView folded)
{
    QString sound;
    for (const QChar c : folded) {
        if (sound.isEmpty() || sound.back() != c)
            sound += c;
    }
    sound.replace(QLatin1String("ph"), QLatin1String("f"));
    sound.replace(QLatin1String("th"), QLatin1String("t"));
    sound.replace(QLatin1String("ck"), QLatin1String("k"));
    constexpr qsizetype ShortestWithEnding = 4;
    if (sound.size() >= ShortestWithEnding) {
        for (const char* ending : {"ie", "ey", "ei", "i", "e"}) {
            if (sound.endsWith(QLatin1String(ending))) {
                sound.chop(QLatin1String(ending).size());
                sound += u'y';
                break;
            }
        }
    }
    sound.replace(u'c', u'k');
    sound.replace(u'z', u's');
    if (sound.endsWith(u'h'))
        sound.chop(1);
    return sound;
}

bool isOneSlipApart(QStringView a, QStringView b)
{
    if (a.size() > b.size())
        std::swap(a, b);
    if (b.size() - a.size() > 1 || a == b)
        return false;
    qsizetype same = 0;
    while (same < a.size() && a[same] == b[same])
        ++same;
    if (a.size() < b.size())
        return a.mid(same) == b.mid(same + 1);
    if (a.mid(same + 1) == b.mid(same + 1))
        return true;
    return same + 1 < a.size() && a[same] == b[same + 1] && a[same + 1] == b[same] &&
           a.mid(same + 2) == b.mid(same + 2);
}

std::vector<WordPiece> piecesOf(QStringView text, qsizetype begin, qsizetype end)
{
    std::vector<WordPiece> pieces;
    const auto isLetter = [&](qsizetype i) { return text[i].isLetter(); };
    for (qsizetype at = begin; at < end; ++at) {
        const QChar c = text[at];
        const bool isNumber = c.isDigit();
        const bool isInside = !c.isLetter() && !isNumber; // accents, invisible, halves of pairs
        if (!pieces.empty() && (isInside || pieces.back().isNumber == isNumber)) {
            const bool isHump =
                !isInside && c.isUpper() &&
                (text[at - 1].isLower() || (at + 1 < end && isLetter(at + 1) &&
                                            text[at + 1].isLower() && text[at - 1].isUpper()));
            if (!isHump) {
                pieces.back().end = at + 1;
                continue;
            }
        }
        pieces.push_back({at, at + 1, isNumber});
    }
    return pieces;
}

UnbrokenText unbroken(QStringView text)
{
    UnbrokenText made;
    if (!canBreak(text))
        return made;
    made.isMarkup.assign(static_cast<std::size_t>(text.size()), false);
    bool isBroken = false;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at;
        bool isHyphen = false;
        if (!made.text.isEmpty() && made.text.back().isLetter()) {
            for (qsizetype next = breakEnd(text, end, isHyphen); next > end;) {
                end = next;
                next = end < text.size() ? breakEnd(text, end, isHyphen) : end;
            }
        }
        if (end > at && end < text.size() && text[end].isLetter()) {
            if (!isHyphen) {
                std::fill(made.isMarkup.begin() + at, made.isMarkup.begin() + end, true);
            }
            isBroken = true;
            at = end;
            continue;
        }
        made.text += text[at];
        made.origin.push_back(at);
        ++at;
    }
    if (!isBroken)
        return {};
    return made;
}

} // namespace subtext
