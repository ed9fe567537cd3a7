// SPDX-License-Identifier: MIT
#include "core/release/cuetable.h"

#include "core/domain/scenemarks.h"
#include "core/release/answertable.h"

#include <algorithm>

namespace subtext {
namespace {

std::vector<ColumnDescription> cueColumns()
{
    return {
        textColumn("scenario", "as in the other files", "Name of the scenario"),
        textColumn("annotator", "as in annotations.csv", "Who marked it"),
        textColumn("field", "a text of the scenario", "Where it stands"),
        {QStringLiteral("begin"), ValueType::Integer, "0 or more",
         "Its first character in that text, counted from 0 in Unicode code points"},
        {QStringLiteral("end"), ValueType::Integer, "1 or more", "The character after its last"},
        textColumn("words", "as in the text", "What was marked")};
}

Result<void> writeCues(const StudyIndex& of, const ByteSink& sink)
{
    const Task& task = taskOf(of.data());
    return writeByAnswer(of, cueColumns(), sink, [&](const Scenario& scene, const Annotation& a) {
        std::vector<QStringList> rows;
        for (const MarkedStretch& one : markedStretches(a.answer.cues, scene))
            rows.push_back({task.scene.at(indexOf(one.field)).token,
                            QString::number(one.span.begin), QString::number(one.span.end),
                            one.words});
        return rows;
    });
}

} // namespace

std::optional<DataTable> cueTable(const ReleaseInput& input, const StudyIndex& publicStudy)
{
    const auto& answers = publicStudy.data().annotations;
    const bool isAnyMark = std::any_of(answers.begin(), answers.end(),
                                       [](const Annotation& a) { return !a.answer.cues.empty(); });
    if (!input.protocol.areCuesAsked || !isAnyMark)
        return std::nullopt;
    return DataTable{{QStringLiteral("cues.csv"), TableFormat::Csv, {}, cueColumns()}, &writeCues};
}

} // namespace subtext
