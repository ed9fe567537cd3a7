// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quality/annotatorroom.h"

#include "ui/quality/annotatormodel.h"

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

std::vector<int> showColumnsOfCourse(QTableView& table, const AnnotatorModel& model)
{
    table.setColumnHidden(AnnotatorModel::PracticeColumn, !model.hasPractice());
    table.setColumnHidden(AnnotatorModel::RepeatsColumn, !model.hasRepeats());
    table.setColumnHidden(AnnotatorModel::ContradictionsColumn, !model.hasContradictions());
    table.setColumnHidden(AnnotatorModel::SpreadColumn, !model.hasSpread());
    std::vector<int> dispensable{AnnotatorModel::DriftColumn};
    if (model.hasSpread())
        dispensable.push_back(AnnotatorModel::SpreadColumn);
    dispensable.push_back(AnnotatorModel::RunColumn);
    if (model.hasContradictions())
        dispensable.push_back(AnnotatorModel::ContradictionsColumn);
    if (model.hasRepeats())
        dispensable.push_back(AnnotatorModel::RepeatsColumn);
    if (model.hasPractice())
        dispensable.push_back(AnnotatorModel::PracticeColumn);
    if (model.hasPractice() || model.hasRepeats()) {
        // What is drawn gives way, so that the last column stays in view.
        constexpr int Spared = 30;
        for (int column : {AnnotatorModel::ProgressColumn, AnnotatorModel::FlagRateColumn,
                           AnnotatorModel::MedianColumn})
            table.setColumnWidth(column, table.columnWidth(column) - Spared);
    }
    dispensable.push_back(AnnotatorModel::ActivityColumn);
    dispensable.push_back(AnnotatorModel::DominantColumn);
    return dispensable;
}

} // namespace subtext
