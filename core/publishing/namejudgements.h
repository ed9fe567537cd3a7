// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/records.h"
#include "core/release/names/names.h"

#include <optional>
#include <vector>

namespace subtext {

/// Judgements about names and words near them are kept as answers, beside those for the datasheet:
/// revised, never changed, with who and when.

/// Of a word in one text; of every text only where a word in small letters is no name.
bool isPossible(const NameJudgement& judgement);

/// Under which token a judgement is kept; the same for the same word of the same text.
QString judgementToken(const NameJudgement& judgement);
bool isJudgementToken(const QString& token);

QString judgementText(const NameJudgement& judgement);
/// None where the text is not what judgementText makes.
std::optional<NameJudgement> judgementFrom(const QString& text);

std::vector<NameJudgement> judgementsAmong(const std::vector<DatasheetAnswer>& answers);

} // namespace subtext
