// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/decision.h"
#include "core/domain/emotion.h"
#include "core/domain/vocabulary.h"

namespace subtext {

/// An emotion's token, or "ambiguous" where the distribution is kept.
inline QLatin1String pickToken(const Pick& pick)
{
    return pick.label ? emotionToken(*pick.label) : QLatin1String("ambiguous");
}

inline std::optional<Pick> pickFromToken(QStringView text)
{
    if (text.compare(pickToken({}), Qt::CaseInsensitive) == 0)
        return Pick{};
    const auto label = emotionFromToken(text);
    return label ? std::optional<Pick>(Pick{label}) : std::nullopt;
}

} // namespace subtext
