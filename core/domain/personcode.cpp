// SPDX-License-Identifier: MIT
#include "core/domain/personcode.h"

#include <QHash>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

namespace subtext {
namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

// Source: Unicode 15, DerivedCoreProperties.txt, Default_Ignorable_Code_Point; beside these the
// blank of Braille, which is as invisible.
constexpr std::array Invisible{
    Range{0xAD, 0xAD},       Range{0x34F, 0x34F},     Range{0x61C, 0x61C},
    Range{0x115F, 0x1160},   Range{0x17B4, 0x17B5},   Range{0x180B, 0x180F},
    Range{0x200B, 0x200F},   Range{0x202A, 0x202E},   Range{0x2060, 0x206F},
    Range{0x2800, 0x2800},   Range{0x3164, 0x3164},   Range{0xFE00, 0xFE0F},
    Range{0xFEFF, 0xFEFF},   Range{0xFFA0, 0xFFA0},   Range{0xFFF0, 0xFFF8},
    Range{0x1BCA0, 0x1BCA3}, Range{0x1D173, 0x1D17A}, Range{0xE0000, 0xE0FFF},
};

bool isInvisible(char32_t c)
{
    const bool isIgnorable = std::any_of(Invisible.begin(), Invisible.end(), [c](Range range) {
        return c >= range.first && c <= range.last;
    });
    return isIgnorable || QChar::category(c) == QChar::Other_Control ||
           QChar::category(c) == QChar::Other_Format;
}

bool isNoCharacter(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return false;
    }
}

/// The Latin letter that the capital of a folded Cyrillic or Greek letter looks like; else itself.
/// Source: Unicode 15, confusables.txt, the capitals of both scripts.
char32_t latinLookAlike(char32_t folded)
{
    static const QHash<char32_t, char32_t> latin = [] {
        const QStringList pairs{
            QStringLiteral("аa вb еe кk мm нh оo рp сc тt уy хx ѕs іi јj ԛq ԝw ӏi һh"),
            QStringLiteral("αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx")};
        QHash<char32_t, char32_t> table;
        for (const QString& pair : pairs.join(u' ').split(u' '))
            table.insert(pair.at(0).unicode(), pair.at(1).unicode());
        return table;
    }();
    return latin.value(folded, folded);
}

bool isEastAsian(QChar::Script script)
{
    return script == QChar::Script_Han || script == QChar::Script_Hiragana ||
           script == QChar::Script_Katakana || script == QChar::Script_Bopomofo ||
           script == QChar::Script_Hangul;
}

} // namespace

QString codeSkeleton(const QString& code)
{
    // Capitals first: the dotless ı is the small letter of I, and folding alone leaves it.
    const QString folded = code.normalized(QString::NormalizationForm_KC).toUpper().toCaseFolded();
    QList<char32_t> kept;
    for (const char32_t c : folded.toUcs4()) {
        if (!isInvisible(c))
            kept.append(latinLookAlike(c));
    }
    return QString::fromUcs4(kept.constData(), kept.size())
        .normalized(QString::NormalizationForm_KC);
}

bool isNameInCode(const QString& code, const QString& name)
{
    constexpr qsizetype Telling = 3; // letters; fewer stand in every code
    const QString folded = codeSkeleton(code);
    QStringList words;
    QString word;
    for (const QChar c : codeSkeleton(name) + u' ') {
        if (c.isLetter())
            word += c;
        else if (!word.isEmpty())
            words << std::exchange(word, {});
    }
    const bool hasDigit =
        std::any_of(folded.begin(), folded.end(), [](QChar c) { return c.isDigit(); });
    if (!hasDigit && folded.size() >= Telling && words.join(QString()).startsWith(folded))
        return true;
    return std::any_of(words.begin(), words.end(), [&](const QString& of) {
        return (folded == of && of.size() > 1) || (of.size() >= Telling && folded.contains(of));
    });
}

bool isReadableCode(const QString& code)
{
    if (!code.isValidUtf16())
        return false;
    QChar::Script only = QChar::Script_Common;
    for (const char32_t c : code.toUcs4()) {
        if (isInvisible(c) || isNoCharacter(c))
            return false;
        QChar::Script script = QChar::script(c);
        if (script == QChar::Script_Common || script == QChar::Script_Inherited)
            continue;
        if (isEastAsian(script))
            script = QChar::Script_Latin;
        if (only != QChar::Script_Common && only != script)
            return false;
        only = script;
    }
    return true;
}

} // namespace subtext
