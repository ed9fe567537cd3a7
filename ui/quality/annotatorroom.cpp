// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quality/annotatorroom.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

namespace subtext {

int roomForAnnotators(const QTableView& table, int whole)
{
    const QHeaderView& lines = *table.verticalHeader();
    const int around = table.horizontalHeader()->sizeHint().height() + 2 * table.frameWidth();
    const int everybody =
        around + lines.length() + table.horizontalScrollBar()->sizeHint().height();
    const int least = std::min(table.minimumHeight(), whole / 2);
    const int row = std::max(lines.defaultSectionSize(), 1);
    // Whole ones: nobody is cut in half.
    const int rows = std::max((least - around + row - 1) / row, (whole / 3 - around) / row);
    const int most = std::clamp(around + rows * row, least, std::max(least, whole / 2));
    return std::clamp(everybody, least, most);
}

} // namespace subtext
