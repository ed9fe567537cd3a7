// SPDX-License-Identifier: MIT
#include "core/release/names/words.h"

#include "core/domain/texts.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace subtext {
namespace {

bool isApostrophe(char32_t c)
{
    switch (c) {
    case U'\'':
    case U'`':
    case U'\u00B4': // acute accent
    case U'\u02B9':
    case U'\u02BC': // a letter to Unicode
    case U'\u2018':
    case U'\u2019':
    case U'\u201B':
    case U'\u2032':
    case U'\uFF07':
        return true;
    default:
        return false;
    }
}

bool isLoose(char32_t c)
{
    return c == U' ' || QChar::isSpace(c) || c == U'_' || c == U'.' ||
           QChar::category(c) == QChar::Punctuation_Dash;
}

// Accents, points and invisible characters never make another word.
bool isIgnored(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    return category == QChar::Other_Format ||
           (category == QChar::Mark_NonSpacing && QChar::combiningClass(c) != 0);
}

bool isWordCharacter(char32_t c)
{
    return QChar::isLetterOrNumber(c) || QChar::isMark(c);
}

bool isWordByItself(char32_t c)
{
    switch (QChar::script(c)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul:
    case QChar::Script_Thai:
    case QChar::Script_Lao:
    case QChar::Script_Khmer:
    case QChar::Script_Myanmar:
        return QChar::isLetter(c);
    default:
        return false;
    }
}

QString foldedCharacter(char32_t c)
{
    QString folded;
    const QString parts = QString::fromUcs4(&c, 1).normalized(QString::NormalizationForm_KD);
    for (const char32_t part : parts.toUcs4()) {
        if (!isIgnored(part))
            folded += QString::fromUcs4(&part, 1);
    }
    // Upper case first makes two letters of a sharp s; composed again, Hangul stays one letter a
    // syllable.
    return folded.toUpper().toCaseFolded().normalized(QString::NormalizationForm_KC);
}

/// Goes through a text once and closes words as it meets their ends.
class Folder
{
public:
    explicit Folder(QStringView text)
        : m_text(text)
        , m_damage(findDamage(text))
    {
        constexpr qsizetype UsualWord = 4; // and what parts it from the next
        m_words.folded.reserve(text.size());
        m_words.list.reserve(static_cast<std::size_t>(text.size() / UsualWord + 1));
    }

    FoldedWords take()
    {
        while (m_at < m_text.size()) {
            if (!takeDamaged())
                takeCharacter();
        }
        closeWord();
        return std::move(m_words);
    }

private:
    // A damaged character counts as what it was; where nobody knows, it parts words.
    bool takeDamaged()
    {
        if (m_nextDamage == m_damage.size() || m_damage[m_nextDamage].position != m_at)
            return false;
        const DamagedCharacter& damaged = m_damage[m_nextDamage++];
        const auto length = std::max<qsizetype>(1, damaged.found.size());
        if (damaged.suggested.isEmpty()) {
            // "Annâ€™s": some punctuation, most often an apostrophe.
            takeSeparator(damaged.kind == Damage::MisreadUtf8 ? U'\'' : U'|', length);
        } else {
            take(damaged.suggested.front().unicode(), length);
        }
        return true;
    }

    void takeCharacter()
    {
        const QChar c = m_text[m_at];
        if (c.unicode() < 0x80)
            takeAscii(c.unicode());
        else if (c.isHighSurrogate() && m_at + 1 < m_text.size() &&
                 m_text[m_at + 1].isLowSurrogate())
            take(QChar::surrogateToUcs4(c, m_text[m_at + 1]), 2);
        else
            take(c.unicode(), 1);
    }

    /// What take() does, without asking Unicode: nearly every character is one of these.
    void takeAscii(char16_t c)
    {
        const bool isCapital = c >= u'A' && c <= u'Z';
        if (!isCapital && (c < u'a' || c > u'z') && (c < u'0' || c > u'9')) {
            takeSeparator(c, 1);
            return;
        }
        if (m_isInside && m_isLastByItself)
            closeWord();
        if (!m_isInside)
            openWord();
        m_words.folded += QChar(isCapital ? static_cast<char16_t>(c + (u'a' - u'A')) : c);
        m_wordEnd = ++m_at;
    }

    void take(char32_t c, qsizetype length)
    {
        const bool isApart = isApostrophe(c); // also where it counts as a letter
        if (!isApart && isIgnored(c))
            skip(c, length);
        else if (!isApart && isWordCharacter(c))
            takeLetter(c, length);
        else
            takeSeparator(c, length);
    }

    void skip(char32_t c, qsizetype length)
    {
        m_at += length;
        if (m_isInside && QChar::isMark(c))
            m_wordEnd = m_at; // an accent goes with its letter
    }

    void takeLetter(char32_t c, qsizetype length)
    {
        const bool isByItself = isWordByItself(c);
        if (m_isInside && (isByItself || m_isLastByItself) && !QChar::isMark(c))
            closeWord();
        if (!m_isInside)
            openWord();
        m_isLastByItself = isByItself || (m_isLastByItself && QChar::isMark(c));
        if (c < 0x80)
            m_words.folded += QChar(static_cast<char16_t>(c)).toLower();
        else
            m_words.folded += foldedCharacter(c);
        m_at += length;
        m_wordEnd = m_at;
    }

    void takeSeparator(char32_t c, qsizetype length)
    {
        closeWord();
        if (m_gap == WordGap::None && isApostrophe(c))
            m_gap = WordGap::Apostrophe;
        else if (m_gap != WordGap::Break)
            m_gap = isLoose(c) && m_gap != WordGap::Apostrophe ? WordGap::Loose : WordGap::Break;
        m_at += length;
    }

    void openWord()
    {
        m_isInside = true;
        m_isLastByItself = false;
        m_words.list.push_back({m_at, m_at, m_words.folded.size(), 0, m_gap});
        m_gap = WordGap::None;
    }

    void closeWord()
    {
        if (!m_isInside)
            return;
        m_isInside = false;
        m_words.list.back().end = m_wordEnd;
        m_words.list.back().foldedEnd = m_words.folded.size();
    }

    QStringView m_text;
    std::vector<DamagedCharacter> m_damage;
    FoldedWords m_words;
    std::size_t m_nextDamage = 0;
    qsizetype m_at = 0;
    qsizetype m_wordEnd = 0;
    WordGap m_gap = WordGap::Break;
    bool m_isInside = false;
    bool m_isLastByItself = false;
};

} // namespace

FoldedWords foldedWords(QStringView text)
{
    return Folder(text).take();
}

} // namespace subtext
