// SPDX-License-Identifier: MIT
#include "core/domain/texts.h"

#include <QString>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>
#include <optional>

namespace subtext {
namespace {

struct Misreading
{
    char16_t found;
    char16_t meant;
};

// Mac-Roman punctuation (0xC9, 0xD0 … 0xD5) and what the same bytes are in Latin-1; and é (0x8E),
// which is Ž in Windows-1252.
constexpr std::array<Misreading, 8> MacPunctuation{{
    {u'\u017D', u'\u00E9'},
    {u'\u00C9', u'\u2026'},
    {u'\u00D0', u'\u2013'},
    {u'\u00D1', u'\u2014'},
    {u'\u00D2', u'\u201C'},
    {u'\u00D3', u'\u201D'},
    {u'\u00D4', u'\u2018'},
    {u'\u00D5', u'\u2019'},
}};

// A capital with an accent right after a small letter or a stop, and not followed by another
// capital, does not occur in words: "itÕs", "updatesÉ exactly". "Émile" and "CAFÉ" do.
std::optional<char16_t> misreadMac(QStringView text, qsizetype at)
{
    const auto* entry = std::find_if(MacPunctuation.begin(), MacPunctuation.end(),
                                     [&](const Misreading& m) { return m.found == text[at]; });
    if (entry == MacPunctuation.end() || at == 0)
        return std::nullopt;
    const QChar before = text[at - 1];
    const bool isAfterWord =
        before.isLower() || before == u'.' || before == u',' || before == u'!' || before == u'?';
    const bool isBeforeCapital = at + 1 < text.size() && text[at + 1].isUpper();
    if (!isAfterWord || isBeforeCapital)
        return std::nullopt;
    return entry->meant;
}

// UTF-8 lead bytes seen as Windows-1252 letters, followed by what a trail byte turns into.
qsizetype misreadUtf8(QStringView text, qsizetype at)
{
    const auto isTrail = [](QChar c) {
        const char16_t u = c.unicode();
        return (u >= 0x80 && u <= 0xBF) || u == 0x20AC || u == 0x2122 || u == 0x0153 ||
               u == 0x0152 || (u >= 0x2013 && u <= 0x203A) || u == 0x02DC || u == 0x02C6;
    };
    const char16_t lead = text[at].unicode();
    if (lead == 0xE2 && at + 2 < text.size() && text[at + 1].unicode() == 0x20AC &&
        isTrail(text[at + 2]))
        return 3;
    // "questionâI'll": the first of three bytes, the others lost.
    const bool isCut = lead == 0xE2 && at > 0 && text[at - 1].isLower() && at + 1 < text.size() &&
                       text[at + 1].isUpper();
    if (isCut)
        return 1;
    if ((lead == 0xC3 || lead == 0xC2) && at + 1 < text.size() && isTrail(text[at + 1]))
        return 2;
    return 0;
}

bool isImpossibleControl(QChar c)
{
    const char16_t u = c.unicode();
    return (u < 0x20 && u != u'\t' && u != u'\n' && u != u'\r') || (u >= 0x7F && u <= 0x9F);
}

} // namespace

int countSentences(QStringView text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, text.data(), text.size());
    int count = 0;
    qsizetype start = 0;
    for (qsizetype end = finder.toNextBoundary(); end != -1; end = finder.toNextBoundary()) {
        const QStringView sentence = text.mid(start, end - start);
        if (std::any_of(sentence.begin(), sentence.end(),
                        [](QChar c) { return c.isLetterOrNumber(); }))
            ++count;
        start = end;
    }
    return count;
}

int countWords(QStringView text)
{
    int count = 0;
    bool isInside = false;
    for (QChar c : text) {
        if (c.isSpace()) {
            isInside = false;
        } else if (!isInside) {
            isInside = true;
            ++count;
        }
    }
    return count;
}

std::vector<DamagedCharacter> findDamage(QStringView text)
{
    std::vector<DamagedCharacter> found;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar c = text[at];
        if (c.unicode() < 0x7F && c.unicode() >= 0x20)
            continue;
        if (c == QChar::ReplacementCharacter) {
            found.push_back({at, Damage::Replacement, QString(c), QString()});
        } else if (const qsizetype length = misreadUtf8(text, at); length > 0) {
            found.push_back({at, Damage::MisreadUtf8, text.mid(at, length).toString(), QString()});
            at += length - 1;
        } else if (const auto meant = misreadMac(text, at)) {
            found.push_back({at, Damage::MisreadMac, QString(c), QString(QChar(*meant))});
        } else if (isImpossibleControl(c)) {
            found.push_back({at, Damage::Control, QString(c), QString()});
        }
    }
    return found;
}

} // namespace subtext
