// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/priorfigures.h"
#include "core/entanglement/setevaluation.h"
#include "core/evaluation/evaluation.h"
#include "core/models/topicfigures.h"
#include "core/task/task.h"

#include <memory>
#include <optional>
#include <vector>

namespace subtext {

/// What the charts and tables of models in a release are made of: the same values as its reports.
struct ModelDrawings
{
    struct Board
    {
        QString suffix; ///< Of file names: "_" and the question's token where there are several.
        evaluation::Evaluation scores;
        std::size_t question = 0; ///< Of the task.
    };

    std::shared_ptr<const Task> task;
    std::vector<Board> boards;                          ///< Of those with predictions.
    std::vector<entanglement::NamedEvaluation> vectors; ///< Of models that answer in vectors.
    std::optional<entanglement::EntanglementFigures> entanglement; ///< Where it was chosen.
    /// Where the scenarios that leave lie; none where no topics were kept. Of the figures of topics
    /// there is what the map shows, whatever was chosen; the topics still name all their scenarios.
    std::optional<KeptTopicFigures> topicMap;
};

} // namespace subtext
