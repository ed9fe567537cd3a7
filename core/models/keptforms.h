// SPDX-License-Identifier: MIT
#pragma once

#include "core/models/modelanswers.h"
#include "core/predictions/vectorfile.h"

namespace subtext {

/// What a set that was read from files is to be kept as: one entry a file. A row keeps everything
/// that it says of the item, but for the file's own gold.
std::vector<ModelAnswers::NewPredictions> toKeep(const evaluation::PredictionSet& set,
                                                 const evaluation::Input& input);
std::vector<ModelAnswers::NewPredictions> toKeep(const VectorSet& set,
                                                 const entanglement::EmotionNames& emotions,
                                                 const evaluation::Input& input);

/// The same of a question among several of a task: the answer to each stands by itself.
void addQuestion(const QString& question, std::vector<ModelAnswers::NewPredictions> answers,
                 std::vector<ModelAnswers::NewPredictions>& into);

/// The way back. Rows about items that do not count are left out. Errors: StudyDamaged (value:
/// "prediction") where a row holds what this program never wrote.
Result<std::vector<evaluation::PredictionSet>> labelSets(const std::vector<KeptPredictions>& kept,
                                                         const evaluation::Input& input);
Result<std::vector<VectorSet>> vectorSets(const std::vector<KeptPredictions>& kept,
                                          const entanglement::EmotionNames& emotions,
                                          const evaluation::Input& input);

} // namespace subtext
