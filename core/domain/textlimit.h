// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"

namespace subtext {

/// The longest text that somebody can write about an item: an explanation, a reason, a note. In
/// UTF-16 units, as QString counts. More than a thick novel it cannot honestly be; fields stop
/// there, the study refuses more, and merging takes nothing longer.
inline constexpr qsizetype LongestText = 1'000'000;

inline bool isWithinLimit(const Answer& answer)
{
    return answer.explanation.size() <= LongestText && answer.flagReason.size() <= LongestText;
}

} // namespace subtext
