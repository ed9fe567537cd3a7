// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementgroup.h"

#include <optional>
#include <vector>

namespace subtext {

/// How often a question of no and yes was answered with yes.
struct YesFigures
{
    std::vector<qint64> histogram; ///< Items by how many said yes: 0 … raters. Rated ones only.
    std::vector<std::optional<double>> shareByRater; ///< Of all that each has answered.
};

/// The question has the options no and yes (isYesNo).
YesFigures yesFigures(ItemSpan items, const AgreementInput& input, std::size_t question);

/// A board of no and yes as a whole: what somebody answers in all its rows is their vector.
struct BoardFigures
{
    QString board;        ///< Its token.
    qint64 allEqual = 0;  ///< Rated items in which all answers of all raters are equal.
    qint64 withGold = 0;  ///< Items with a gold label in every row.
    qint64 goldGiven = 0; ///< Those whose gold vector is somebody's; the others' is nobody's.
    std::vector<std::optional<double>> cellsEqualGold; ///< By rater, over items with gold.
};

BoardFigures boardFigures(ItemSpan items, const AgreementInput& input, const QuestionRun& board);

} // namespace subtext
