// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace subtext {

/// How high the table of annotators is in a column of `whole` pixels. Everybody is in sight as far
/// as a third of the height goes, and no more room than that is taken: the charts below need most
/// of it.
int roomForAnnotators(const QTableView& table, int whole);

} // namespace subtext
