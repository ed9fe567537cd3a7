// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/domain/choice.h"
#include "core/entanglement/prior.h"
#include "core/evaluation/options.h"
#include "core/evaluation/scoreditems.h"
#include "core/models/modelanswers.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace subtext {

struct LabelFigures;
struct VectorFigures;

struct ModelsRequest
{
    PersonId limitedTo; ///< Whose knowledge gold is limited to; or none.
    /// Nothing of models is told about what has no gold: whoever decides it must not have met it.
    bool isAdjudicator = false;
    /// Which of the two parts of a result is asked for; of the choices only its own count.
    bool areVectors = false;
    /// SetName::text() of what somebody hid on this machine. Left out, unless it is shown.
    QStringList hiddenSets = {};
    bool areHiddenShown = false;

    // Of labels.
    QuestionIndex question = FirstQuestion;
    double epsilon = 0.2;
    /// Of labels outside the options; none: the usual one.
    std::optional<evaluation::LabelTable> table = {};
    evaluation::GoldOrigin gold = evaluation::GoldOrigin::Study;
    evaluation::AmbiguousItems ambiguous = evaluation::AmbiguousItems::Counted;

    // Of vectors.
    double smoothing = entanglement::UsualSmoothing; ///< Of the priors; > 0.
};

/// Takes what is hidden out of sets that have a name, before they are scored; says how many.
template <typename Sets> std::size_t leaveHiddenOut(Sets& sets, const ModelsRequest& request)
{
    if (request.areHiddenShown)
        return 0;
    return std::erase_if(
        sets, [&](const auto& set) { return request.hiddenSets.contains(set.name.text()); });
}

/// What models say of a study, as of one moment and as one person may know it. Of its two parts it
/// has the one that was asked for.
struct ModelsResult
{
    std::vector<SetCount> kept; ///< All that the study has, of any question.
    std::shared_ptr<const LabelFigures> labels;
    std::shared_ptr<const VectorFigures> vectors;
};

} // namespace subtext
