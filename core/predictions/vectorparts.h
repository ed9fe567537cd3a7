// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/emotionvector.h"
#include "core/evaluation/predictions.h"

#include <QString>

#include <optional>

namespace subtext {

/// What parts say to the eight questions of a board of yes or no; its scenario is not set.
entanglement::VectorPrediction vectorOf(const evaluation::Prediction& row);
/// The way back, with the model's own words about each; null: there are none.
std::vector<std::optional<evaluation::PartAnswer>>
partsOf(const entanglement::VectorPrediction& said,
        const entanglement::ByEmotion<QString>& raw = {});
/// Its own words to one of the questions; null where there are none.
QString wordsAt(const evaluation::Prediction& row, std::size_t emotion);

/// What stands in the last <tag> of a model's own words; null where there is none.
QString lastTagged(const QString& raw, const QString& tag);
/// Whether a word says yes or no, in the ways in which files and models write it.
std::optional<bool> yesOrNo(const QString& text);

} // namespace subtext
