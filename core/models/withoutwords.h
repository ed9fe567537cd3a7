// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/evaluationinput.h"
#include "core/evaluation/labels.h"
#include "core/models/vectorfile.h"

namespace subtext {

/// A set as it leaves without the models' own words. A row states what our reader finds in them by
/// this table, so that every score stays what it is; where that is no label, it says why there is
/// none.
evaluation::PredictionSet withoutWords(const evaluation::PredictionSet& set,
                                       const evaluation::Input& input,
                                       const evaluation::LabelTable& table);
/// The same of vectors, whose answers stand beside the words; rows that have nothing else go.
VectorSet withoutWords(const VectorSet& set);

/// Gives rows that say what withoutWords() leaves of what the study has about the same item of the
/// same set all of it: who takes a release in again has nothing new.
void putWordsBack(std::vector<evaluation::PredictionSet>& sets,
                  const std::vector<evaluation::PredictionSet>& known,
                  const evaluation::Input& input, const evaluation::LabelTable& table);
void putWordsBack(std::vector<VectorSet>& sets, const std::vector<VectorSet>& known);

} // namespace subtext
