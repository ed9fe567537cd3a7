// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/emotionvector.h"
#include "core/evaluation/predictions.h"
#include "core/models/modelanswers.h"

/// What the parts of a kept prediction are called.
namespace subtext::kept {

inline constexpr QLatin1String Label("label");
inline constexpr QLatin1String Raw("raw_response");
inline constexpr QLatin1String Ended("ended");
inline constexpr QLatin1String Scales("scales");
inline constexpr QLatin1String UnusableScales("unusable_scales");
inline constexpr QLatin1String Probabilities("probabilities");
inline constexpr QLatin1String Answers("answers");
inline constexpr QLatin1String Confidence("confidence");
inline constexpr QLatin1String RawOfEach("raw_responses");
inline constexpr QLatin1String Questions("questions");

} // namespace subtext::kept

namespace subtext {

/// What sets that were read from files are to be kept as: one entry a file. A row keeps everything
/// that it says of the item, but for the file's own gold; of several questions the answer to each
/// stands by itself.
std::vector<ModelAnswers::NewPredictions> toKeep(const std::vector<evaluation::PredictionSet>& sets,
                                                 const std::vector<evaluation::Input>& questions);
/// The same of vectors (vectorparts.h): what is of one kind stands together, by token.
std::vector<ModelAnswers::NewPredictions> toKeep(const std::vector<evaluation::PredictionSet>& sets,
                                                 const entanglement::EmotionNames& emotions,
                                                 const evaluation::Input& input);

/// The way back, with a part for each of these questions. Rows about items that do not count are
/// left out, and those that answer none of them. Errors: StudyDamaged (value: "prediction") where a
/// row holds what this program never wrote.
Result<std::vector<evaluation::PredictionSet>>
labelSets(const std::vector<KeptPredictions>& kept,
          const std::vector<evaluation::Input>& questions);
/// With the parts of a vector; no row is left out that answers none of its questions.
Result<std::vector<evaluation::PredictionSet>>
vectorSets(const std::vector<KeptPredictions>& kept, const entanglement::EmotionNames& emotions,
           const evaluation::Input& input);

} // namespace subtext
