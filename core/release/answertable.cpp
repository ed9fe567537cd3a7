// SPDX-License-Identifier: MIT
#include "core/release/answertable.h"

namespace subtext {

Result<void> writeByAnswer(const StudyIndex& of, const std::vector<ColumnDescription>& columns,
                           const ByteSink& sink, const RowsOfAnswer& rowsOf)
{
    if (const auto head = sink(csvRow(columnNames(columns))); !head)
        return head;
    for (const Scenario& scene : of.data().scenarios) {
        for (const Annotation* answer : of.answersByName(scene.id)) {
            const QStringList head{scene.name(), of.person(answer->person).name};
            for (const QStringList& cells : rowsOf(scene, *answer)) {
                if (const auto row = sink(csvRow(head + cells)); !row)
                    return row;
            }
        }
    }
    return {};
}

} // namespace subtext
