// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/heatmap.h"
#include "ui/charts/intervalcontent.h"
#include "ui/charts/scattercontent.h"
#include "ui/models/board/labelfigures.h"
#include "ui/models/board/leaderboard.h"

namespace subtext {

/// What the page of one set shows of an evaluation, as charts and as rows of tables.

/// Gold against the labels of a set; the last column is what has no label.
HeatMap answerMap(const evaluation::AnswerTable& table, const QStringList& options);
/// Gold against every vote of people.
HeatMap voteMap(const evaluation::AnswerTable& table, const QStringList& options);

/// The statuses that a set has, in their order.
std::vector<evaluation::AnswerStatus> statusesOf(const evaluation::SetEvaluation& set);
std::vector<QStringList> coverageRows(const evaluation::SetEvaluation& set);
/// Precision and recall are "–" where they have nothing to share.
std::vector<QStringList> classRows(const evaluation::SetEvaluation& set,
                                   const QStringList& options);
std::vector<QStringList> outsideRows(const evaluation::SetEvaluation& set,
                                     const QStringList& options);
/// Valence, arousal and dominance that were predicted, beside how people do; empty where no value
/// was.
std::vector<QStringList> scaleRows(const evaluation::SetEvaluation& set,
                                   const evaluation::HumanScores& humans);

/// How far the set is from the votes and from the soft labels of second readings; empty where no
/// item has second readings.
std::vector<QStringList> softRows(const evaluation::SetEvaluation& set);

/// The scales on which a set has values beside people's; indices into SetEvaluation::scales.
std::vector<std::size_t> scalesOf(const evaluation::SetEvaluation& set);
QString scaleName(std::size_t scale);
/// The mean of an item's raters against the set's value, on one scale; the rows of its table are
/// the set's scalePairs.
ScatterContent scatterContent(const LabelFigures& result, const evaluation::SetEvaluation& set,
                              std::size_t scale);

/// Accuracy by stratum, beside people and the majority class; its rows are strataOf() the set.
IntervalContent strataContent(const LabelFigures& result, const evaluation::SetEvaluation& set);

} // namespace subtext
