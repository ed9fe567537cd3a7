// SPDX-License-Identifier: MIT
#include "core/release/furthertable.h"

#include "core/release/answertable.h"
#include "core/release/publiccodes.h"

#include <QHash>

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace subtext {
namespace {

/// The chance of a change, in millionths, by scenario and person, who has the number of what
/// leaves.
using ChancesOfChange = std::map<std::pair<ScenarioId, PersonId>, int>;

std::vector<ColumnDescription> furtherColumns()
{
    return {textColumn("scenario", "as in the other files", "Name of the scenario"),
            textColumn("annotator", "as in annotations.csv", "Who was asked because of the split"),
            {QStringLiteral("chance"), ValueType::Number, "0 to 1",
             "How probable it was, when they were asked, that the pattern of the scenario's votes "
             "changes by the answers of all who were asked with them"}};
}

ChancesOfChange chancesIn(const ReleaseInput& input)
{
    ChancesOfChange chances;
    for (const FurtherRating& further : releasedFurther(input))
        chances[{further.scenario, further.person}] = further.gain;
    return chances;
}

Result<void> writeFurther(const StudyIndex& of, const ChancesOfChange& chances,
                          const ByteSink& sink)
{
    return writeByAnswer(
        of, furtherColumns(), sink, [&](const Scenario& scene, const Annotation& a) {
            std::vector<QStringList> rows;
            if (const auto chance = chances.find({scene.id, a.person}); chance != chances.end())
                rows.push_back({QString::number(chance->second / 1e6, 'f', 6)});
            return rows;
        });
}

} // namespace

std::vector<FurtherRating> releasedFurther(const ReleaseInput& input)
{
    std::vector<FurtherRating> further = input.furtherRatings;
    if (further.empty())
        return further;
    const QHash<PersonId, PersonId> ids = releasedIds(input);
    for (FurtherRating& rating : further)
        rating.person = ids.value(rating.person);
    return further;
}

FurtherCounts furtherCounts(const ReleaseInput& input, const StudyData& publicData)
{
    FurtherCounts counts;
    const ChancesOfChange chances = chancesIn(input);
    if (chances.empty())
        return counts;
    std::set<ScenarioId> scenarios;
    for (const Annotation& answer : publicData.annotations) {
        if (chances.count({answer.scenario, answer.person}) == 0)
            continue;
        ++counts.annotations;
        scenarios.insert(answer.scenario);
    }
    counts.scenarios = static_cast<qint64>(scenarios.size());
    return counts;
}

std::optional<DataTable> furtherTable(const ReleaseInput& input, const StudyIndex& publicStudy)
{
    if (furtherCounts(input, publicStudy.data()).annotations == 0)
        return std::nullopt;
    return DataTable{{QStringLiteral("more_raters.csv"), TableFormat::Csv, {}, furtherColumns()},
                     [chances = chancesIn(input)](const StudyIndex& of, const ByteSink& sink) {
                         return writeFurther(of, chances, sink);
                     }};
}

} // namespace subtext
