// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/entanglement/priorfigures.h"
#include "ui/charts/heatmap.h"
#include "ui/charts/intervalcontent.h"
#include "ui/text/studywords.h"

namespace subtext {

/// What the charts of the Entanglement place show. `emotions` are the words of the task's eight
/// questions, in wheel order; neighbours on the wheel are framed, opposites in dashes.
///
/// The weights of a prior: of each emotion by itself on the diagonal, of pairs beside it.
HeatMap weightMap(const entanglement::PriorWeights& weights, const entanglement::CoOccurrence& data,
                  const StudyWords& emotions);
/// In how many scenarios two emotions are felt together, on the diagonal one at all.
HeatMap countMap(const entanglement::CoOccurrence& data, const StudyWords& emotions);
/// P(row | column).
HeatMap conditionalMap(const entanglement::CoOccurrence& data, const StudyWords& emotions);
/// In nats; nothing on the diagonal.
HeatMap informationMap(const entanglement::CoOccurrence& data, const StudyWords& emotions);

/// How often each emotion is felt in the data and under each prior. The table goes on with the
/// pairs and then with three rows about the priors themselves.
IntervalContent marginalsContent(const entanglement::EntanglementFigures& figures,
                                 const StudyWords& emotions);
/// The emotions that a row of that table is about; the empty vector for those about all of it.
EmotionSet emotionsOfMarginalsRow(int row);

} // namespace subtext
