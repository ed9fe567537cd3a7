// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/evaluation.h"

namespace subtext::evaluation {

/// What may be asked for in a list of items. Whether models agree, or a set has gold's answer, is
/// said of the sets that were asked about every item and have all their answers: neither unfinished
/// runs nor sets that were asked about part of the items count there.
enum class ItemFilter : std::uint8_t {
    All,
    OnlyPeopleAgree, ///< All votes are one label, and no set answered as gold says.
    OnlyModelsAgree, ///< All sets gave one label, and the votes are split.
    OutsideLabel,    ///< Some set gave a label that is none of the options.
    Keyword,         ///< Some set's label was found as a word in its text.
};

/// Places in the input, ascending.
using Places = std::vector<std::size_t>;

/// Without sets none but All has items. The readings of the sets are those of the input's items.
Places itemsWith(ItemFilter filter, const Input& input, const std::vector<SetEvaluation>& sets);

/// The scored items behind a cell of a set's table; `answer` none: without a label.
Places itemsAnswered(const Input& input, const SetEvaluation& set, int gold,
                     std::optional<int> answer);
/// The scored items that a set gave this label, whatever their gold.
Places itemsLabelled(const Input& input, const SetEvaluation& set, int label);
/// The scored items that a set was asked about, behind a cell of the votes on these.
Places itemsVoted(const Input& input, const SetEvaluation& set, int gold, int label);
/// The scored items that a set's coverage counts under a status.
Places itemsOfStatus(const Input& input, const SetEvaluation& set, AnswerStatus status);
/// The scored items of which a set gave this label outside the options.
Places itemsOutside(const Input& input, const SetEvaluation& set, const QString& label);

/// The scored items of a stratum, by the name that its scores have.
Places itemsOfStratum(const Input& input, CutBy cut, const QString& name);

} // namespace subtext::evaluation
