// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QTableView;

namespace subtext {

class AnnotatorModel;

/// How high the table of annotators is in a column of `whole` pixels. Everybody is in sight as far
/// as a third of the height goes, and no more room than that is taken: the charts below need most
/// of it.
int roomForAnnotators(const QTableView& table, int whole);

/// Shows the columns for which the study has something: practice, repeats, contradictions, spread.
/// Returns those that give way where the room is too narrow, the first of them first.
std::vector<int> showColumnsOfCourse(QTableView& table, const AnnotatorModel& model);

} // namespace subtext
