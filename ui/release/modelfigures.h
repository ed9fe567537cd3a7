// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/publishing/modeldrawings.h"

#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace subtext {

class ChartPanel;
class Prompts;

/// A chart of models that a release may have; it is made when it is drawn.
struct ModelFigure
{
    QString stem;
    std::function<std::unique_ptr<ChartPanel>(Prompts& prompts)> make;
};

/// The leaderboard of each question by accuracy and by macro-F1, and of vectors θ of each prior,
/// how often emotions are felt together, P(row | column), mutual information and the marginals, as
/// the places Models and Entanglement show them. `drawings` must outlive the functions.
std::vector<ModelFigure> modelFigures(const ModelDrawings& drawings);

} // namespace subtext
