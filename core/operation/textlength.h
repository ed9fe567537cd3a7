// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/texts.h"
#include "core/storage/failure.h"

namespace subtext {

/// InvalidValue; value: which text, "explanation", "flag", "note" or "reason"; detail: "length".
inline Error tooLong(const char* text)
{
    return {ErrorCode::InvalidValue, {}, 0, 0, QString::fromLatin1(text), QStringLiteral("length")};
}

/// Throws tooLong() inside an operation.
inline void requireWithinLimit(const QString& text, const char* name)
{
    if (text.size() > LongestText)
        throw Failure(tooLong(name));
}

inline void requireWithinLimit(const Answer& answer)
{
    requireWithinLimit(answer.explanation, "explanation");
    requireWithinLimit(answer.flagReason, "flag");
}

} // namespace subtext
