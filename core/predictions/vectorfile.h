// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/vectorprediction.h"
#include "core/predictions/predictionfile.h"

namespace subtext {

/// What a file says of one scenario, for a board of eight yes or no.
struct VectorRow
{
    qint64 line = 0;                      ///< From 1; in `file` of the set.
    int file = 0;                         ///< Index into VectorSet::files.
    int item = 0;                         ///< Index into evaluation::Input::items.
    entanglement::VectorPrediction said;  ///< Its scenario is not set.
    entanglement::ByEmotion<QString> raw; ///< The model's own words, where the file has them.

    bool saysTheSameAs(const VectorRow& other) const;
};

/// What one model answered in one mode and run, in the order of the file. One row a scenario.
struct VectorSet
{
    SetName name;
    QStringList files;
    std::vector<VectorRow> rows;
    std::optional<OpenRun> openRun{}; ///< As in evaluation::PredictionSet.
    bool isOfRun = false;             ///< Likewise.
};

/// Sets in the order in which they are first named.
struct VectorPredictions : evaluation::NotTaken
{
    std::vector<VectorSet> sets;
};

/// Reads prediction files of any encoding: CSV with a header, a JSON array of objects, or an object
/// a line. A row is of one scenario, with columns p_TOKEN (probability of yes, 0 … 1) or
/// logit_yes_TOKEN and logit_no_TOKEN, answer_TOKEN (yes or no), confidence_TOKEN (1 … 5) and
/// raw_TOKEN for each emotion, or objects "probabilities", "logits" ({TOKEN: {"yes", "no"}}),
/// "answers", "confidence" and "raw_responses" by token. Or a row is of one scenario and one
/// emotion (column emotion or question), with p_yes, logit_yes and logit_no, answer, confidence and
/// raw_response. Logits become the softmax of the two. Where there are only the model's own words,
/// the last <answer> and <confidence> in them count.
/// Values that cannot be used are left out and are in `problems`. Errors: those of
/// evaluation::readPredictions.
Result<VectorPredictions>
readVectorPredictions(const QStringList& paths, const entanglement::EmotionNames& emotions,
                      const evaluation::Input& input, const evaluation::ScenarioNames& names,
                      const evaluation::ReadOptions& options, const CancelToken& cancel = {});

} // namespace subtext
