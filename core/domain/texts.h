// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace subtext {

/// Number of sentences by Unicode's rules (UAX #29) that contain a letter or digit.
int countSentences(QStringView text);

/// Number of words separated by white space.
int countWords(QStringView text);

/// How a character was probably damaged on its way here.
enum class Damage : std::uint8_t {
    Replacement, ///< U+FFFD: a decoder gave up on a byte.
    Control,     ///< A control character that no text has: NUL, C1 codes.
    MisreadMac,  ///< A Mac-Roman byte read as Latin-1: "É" where "…" stood.
    MisreadUtf8, ///< UTF-8 read as Windows-1252: "â€™", "Ã©".
};

struct DamagedCharacter
{
    qsizetype position = 0; ///< In UTF-16 units from the start of the text.
    Damage kind = Damage::Replacement;
    QString found;     ///< What stands there.
    QString suggested; ///< What probably stood there; empty where nobody can know.

    bool operator==(const DamagedCharacter&) const = default;
};

/// Finds characters that are probably damaged. Reports only; nothing is ever repaired silently.
std::vector<DamagedCharacter> findDamage(QStringView text);

/// The longest text that somebody can write about an item: an explanation, a reason, a note. In
/// UTF-16 units, as QString counts. More than a thick novel it cannot honestly be; fields stop
/// there, the study refuses more, and merging takes nothing longer.
inline constexpr qsizetype LongestText = 1'000'000;

} // namespace subtext
