// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/modelanswers.h"
#include "ui/predictions/modelsrequest.h"

#include <memory>
#include <vector>

namespace subtext {

struct LabelFigures;
struct VectorFigures;

/// What models say of a study, as of one moment and as one person may know it. Of its two parts it
/// has the one that was asked for.
struct ModelsResult
{
    std::vector<SetCount> kept; ///< All that the study has, of any question.
    std::shared_ptr<const LabelFigures> labels;
    std::shared_ptr<const VectorFigures> vectors;
};

} // namespace subtext
