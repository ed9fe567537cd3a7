// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/emotionvector.h"
#include "core/evaluation/predictions.h"
#include "core/exchange/tables/csvtext.h"

namespace subtext {

enum class PredictionFormat : std::uint8_t {
    Csv, ///< One row a scenario.
    JsonLines,
    Authors,  ///< {model: [{id, subtype, gold, predicted, raw_response, cached}]}; labels only.
    Protocol, ///< [{scenario_id, predicted_emotion, predicted_valence …}] of one set, as the CEI
              ///< evaluation protocol asks; labels only.
};

/// Whether any row says how sure the model is.
bool saysConfidence(const std::vector<evaluation::Column>& sets);

/// Writes sets as files that read back to the same rows (a table to the same but for white space
/// around values). Scenarios are named "group/id". The gold of the authors' layout is the study's.
/// The protocol's list has no place for the name of the set and for the model's own words: it is of
/// the first set, and states what withoutWords() leaves. What keeps an answer from being a label,
/// and a distribution, stand beside the protocol's fields where there are any.
Result<void> writePredictions(const std::vector<evaluation::Column>& sets,
                              const evaluation::Input& input, PredictionFormat format,
                              const ByteSink& sink);
/// Lines of one set, one object a scenario, in the order of the items: what it answers to each
/// question. One set and one input a question; the inputs are of the same items.
QByteArray predictionLines(const std::vector<evaluation::Column>& byQuestion,
                           const std::vector<evaluation::Input>& inputs);
/// As a table or as lines.
Result<void> writeVectors(const std::vector<evaluation::PredictionSet>& sets,
                          const entanglement::EmotionNames& emotions,
                          const evaluation::Input& input, PredictionFormat format,
                          const ByteSink& sink);

} // namespace subtext
