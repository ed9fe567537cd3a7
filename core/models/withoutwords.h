// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/options.h"
#include "core/evaluation/predictions.h"
#include "core/evaluation/scoredinput.h"

namespace subtext {

/// A set as it leaves without the models' own words. A row states what our reader finds in them by
/// this table, so that every score stays what it is; where that is no label, it says why there is
/// none.
evaluation::Column withoutWords(const evaluation::Column& set, const evaluation::Input& input,
                                const evaluation::LabelTable& table);
/// The same of vectors, whose answers stand beside the words; rows that have nothing else go.
evaluation::PredictionSet withoutWords(const evaluation::PredictionSet& set);

/// A set as it is written with the models' own words: a row that has words alone states beside them
/// what our reader finds in them, as withoutWords() does.
evaluation::Column withLabelsRead(const evaluation::Column& set, const evaluation::Input& input,
                                  const evaluation::LabelTable& table);

/// Gives rows that say what one of the two leaves of what the study has about the same item of the
/// same set the study's row: who imports a release or an export again has nothing new. Of labels
/// each question is looked at by itself, read by its usual table; a vector is looked at whole.
void putWordsBack(std::vector<evaluation::PredictionSet>& sets,
                  const std::vector<evaluation::PredictionSet>& known,
                  const std::vector<evaluation::Input>& questions);
void putWordsBack(std::vector<evaluation::PredictionSet>& sets,
                  const std::vector<evaluation::PredictionSet>& known);

} // namespace subtext
