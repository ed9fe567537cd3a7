// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/latex.h"
#include "core/entanglement/priorfigures.h"
#include "core/entanglement/setevaluation.h"
#include "core/evaluation/evaluation.h"
#include "core/release/layout/tabledescription.h"

namespace subtext {

struct FigureFile
{
    std::vector<ColumnDescription> columns;
    QByteArray csv;
    std::vector<QStringList> rows; ///< As the CSV file has them, without the names of columns.
};

/// How sets score, the highest accuracy first, with the people and what chance comes to below: the
/// points of a chart, unrounded and empty where undefined. Then come the sets that were asked about
/// part of the items, scored on these. Runs that are unfinished are last, with how many answers
/// count and no figure: what they were not asked yet would be wrong in it.
FigureFile leaderboard(const evaluation::Evaluation& evaluation);
/// The same without those sets and runs, which the caption names. `label` is for \ref.
LatexTable leaderboardTable(const evaluation::Evaluation& evaluation, const QString& label);

/// The same of vectors: a row a set and protocol, with the prior and without it; a row alone for an
/// unfinished run, last.
FigureFile leaderboard(const std::vector<entanglement::NamedEvaluation>& sets);
/// By the protocol that holds scenarios out.
LatexTable leaderboardTable(const std::vector<entanglement::NamedEvaluation>& sets,
                            const QString& label);

/// A row an emotion and a pair of them, in the order of the emotions: counts, and the weights of
/// each prior (empty where it is undefined).
FigureFile entanglementTable(const entanglement::EntanglementFigures& figures,
                             const entanglement::EmotionNames& names);
/// A prior as a matrix: the weight of each emotion on the diagonal, that of each pair above it.
LatexTable priorTable(const entanglement::PriorWeights& weights,
                      const entanglement::EmotionNames& names, const QString& caption,
                      const QString& label);

} // namespace subtext
