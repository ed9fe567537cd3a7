// SPDX-License-Identifier: MIT
#include "core/release/splitsjson.h"

#include "core/release/releaselayout.h"

#include <nlohmann/json.hpp>

#include <array>
#include <map>

namespace subtext {
namespace {

constexpr std::array<const char*, 3> PartNames{"train", "val", "test"};

std::size_t slot(stats::Part part)
{
    return static_cast<std::size_t>(part);
}

/// In the layout of dump(2), inside of an array inside of an object. Line ends in texts are
/// escaped.
QByteArray indented(const nlohmann::ordered_json& json)
{
    return QByteArray::fromStdString(json.dump(2)).replace('\n', "\n    ");
}

} // namespace

QByteArray splitsJson(const StudyData& data, const std::vector<stats::Part>& parts,
                      std::uint64_t seed)
{
    return releaseLayoutOf(taskOf(data)).splits(data, parts, seed);
}

QByteArray splitsDocument(const StudyData& data, const std::vector<stats::Part>& parts,
                          std::uint64_t seed, const std::string& byGroup,
                          const std::function<SplitEntry(const Scenario&)>& entryOf)
{
    Q_ASSERT(parts.size() == data.scenarios.size());
    std::array<std::map<QString, qint64>, PartNames.size()> counts;
    QByteArray assignments; // as text: as JSON they would take ten times the memory
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Scenario& scenario = data.scenarios[i];
        ++counts.at(slot(parts[i]))[scenario.group];
        nlohmann::ordered_json entry;
        for (const auto& [key, text] : entryOf(scenario))
            entry[key] = text.toStdString();
        entry["split"] = PartNames.at(slot(parts[i]));
        assignments += assignments.isEmpty() ? "[\n    " : ",\n    ";
        assignments += indented(entry);
    }

    nlohmann::ordered_json json;
    json["seed"] = seed;
    json["fractions"] = {{"train", 0.70}, {"val", 0.15}, {"test", 0.15}};
    for (std::size_t part = 0; part < PartNames.size(); ++part) {
        auto& cell = json["proportions"][PartNames.at(part)];
        cell["total"] = 0;
        if (!byGroup.empty())
            cell[byGroup] = nlohmann::ordered_json::object();
        qint64 total = 0;
        for (const auto& [group, count] : counts.at(part)) {
            if (!byGroup.empty())
                cell[byGroup][group.toStdString()] = count;
            total += count;
        }
        cell["total"] = total;
    }
    assignments += assignments.isEmpty() ? "[]" : "\n  ]";
    return QByteArray::fromStdString(json.dump(2)).chopped(2) +
           ",\n  \"assignments\": " + assignments + "\n}\n"; // behind the other members
}

} // namespace subtext
