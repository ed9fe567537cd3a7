// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/options.h"

#include <QLatin1String>

#include <array>
#include <cstdint>

namespace subtext::evaluation {

/// What came of asking for one item. Only the first two carry a label.
enum class AnswerStatus : std::uint8_t {
    Valid,     ///< One of the options.
    Mapped,    ///< A label of the table.
    Oov,       ///< Another label: out of vocabulary.
    Refusal,   ///< The provider's own signal.
    Truncated, ///< The text ended before the label did.
    Unparsed,  ///< A text from which no single label can be told.
    Empty,     ///< Nothing was answered.
    Error,     ///< Asking failed.
    Missing,   ///< No row.
};

inline constexpr std::array<AnswerStatus, 9> AllStatuses{
    AnswerStatus::Valid,   AnswerStatus::Mapped,    AnswerStatus::Oov,
    AnswerStatus::Refusal, AnswerStatus::Truncated, AnswerStatus::Unparsed,
    AnswerStatus::Empty,   AnswerStatus::Error,     AnswerStatus::Missing};

constexpr std::size_t indexOf(AnswerStatus status)
{
    return static_cast<std::size_t>(status);
}
/// "valid", "mapped", "oov", …
QLatin1String statusToken(AnswerStatus status);

enum class Rule : std::uint8_t {
    None,         ///< "none": by none.
    Empty,        ///< "empty"
    Json,         ///< "json": under a key of an object.
    Cut,          ///< "cut": the same in an object that the text ends in.
    Answer,       ///< "answer": a last line "Answer: X".
    Whole,        ///< "whole": the text is a label.
    Keyword,      ///< "keyword": the one option that is named as a whole word.
    Stated,       ///< "stated": a label that the file gives.
    Distribution, ///< "distribution": the largest entry of one.
};
inline constexpr std::size_t RuleCount = 9;
QLatin1String ruleToken(Rule rule);

struct Reading
{
    AnswerStatus status = AnswerStatus::Missing;
    Rule rule = Rule::None;
    std::optional<int> label; ///< With Valid and Mapped.
    QString outside; ///< With Mapped and Oov: the normalised label, at most 200 characters.

    bool operator==(const Reading&) const = default;
};

/// What a label that is given as such says: Valid, Mapped or Oov.
Reading readLabel(QStringView label, const Options& options, const LabelTable& table);

/// Reads a model's whole answer; the first rule that applies counts:
/// 1. Nothing but white space: Empty.
/// 2. Objects of JSON anywhere in the text that have a text under the question's name, else
///    "emotion", else "predicted_emotion", else "label": the last of them. A value outside options
///    and table that names one option as a whole word is that one (Keyword).
/// 3. The text ends in such a key or value, or right after it: an option that stands there whole
///    is taken (Cut); anything less is Truncated, never completed.
/// 4. A last line "Answer: X" (in any case, "Final answer", with "=", with Markdown marks).
/// 5. The text as a whole is a label.
/// 6. Exactly one option as a whole word in the last line, else in the text: Keyword.
/// 7. Truncated where `isCutShort` (the provider says that the limit was hit), else Unparsed.
/// O(length), whatever the text holds.
Reading readResponse(QStringView text, const Options& options, const LabelTable& table,
                     bool isCutShort = false);

} // namespace subtext::evaluation
