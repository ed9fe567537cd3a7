// SPDX-License-Identifier: MIT
#include "core/release/layout/splitsjson.h"

#include "core/domain/vocabulary.h"
#include "core/stats/splits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

namespace subtext {
namespace {

constexpr std::array AllParts{Partition::Train, Partition::Validation, Partition::Test};

std::string nameOf(Partition part)
{
    return QString(partToken(part)).toStdString();
}

/// In the layout of dump(2), inside of an array inside of an object. Line ends in texts are
/// escaped.
QByteArray indented(const nlohmann::ordered_json& json)
{
    return QByteArray::fromStdString(json.dump(2)).replace('\n', "\n    ");
}

} // namespace

QByteArray splitsDocument(const StudyData& data, const PartsOfItems& parts, std::uint64_t seed,
                          const std::string& byGroup,
                          const std::function<SplitEntry(const Scenario&)>& entryOf)
{
    Q_ASSERT(parts.size() == data.scenarios.size());
    std::map<Partition, std::map<QString, qint64>> counts;
    QByteArray assignments; // as text: as JSON they would take ten times the memory
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::optional<Partition> part = parts[i];
        if (!part)
            continue;
        const Scenario& scenario = data.scenarios[i];
        ++counts[*part][scenario.group];
        nlohmann::ordered_json entry;
        for (const auto& [key, text] : entryOf(scenario))
            entry[key] = text.toStdString();
        entry["split"] = nameOf(*part);
        assignments += assignments.isEmpty() ? "[\n    " : ",\n    ";
        assignments += indented(entry);
    }

    nlohmann::ordered_json json;
    if (data.parts.isEmpty()) {
        json["seed"] = seed;
        json["fractions"] = {{"train", 0.70}, {"val", 0.15}, {"test", 0.15}};
    } else {
        json["origin"] = "imported";
    }
    for (const Partition part : AllParts) {
        auto& cell = json["proportions"][nameOf(part)];
        cell["total"] = 0;
        if (!byGroup.empty())
            cell[byGroup] = nlohmann::ordered_json::object();
        qint64 total = 0;
        for (const auto& [group, count] : counts[part]) {
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

std::array<qint64, 3> countsOfParts(const PartsOfItems& parts)
{
    std::array<qint64, 3> counts{};
    for (const std::optional<Partition> part : parts) {
        if (part)
            ++counts.at(static_cast<std::size_t>(*part));
    }
    return counts;
}

QByteArray ownPartsWords(const StudyData& data, const QByteArray& elsewhere)
{
    const auto in = [&](Partition part) {
        return QByteArray::number(
            static_cast<qint64>(std::count(data.parts.begin(), data.parts.end(), part)));
    };
    const qint64 without = std::ssize(data.scenarios) - data.parts.size();
    return "Yes: the parts that came with the data, in splits.json" + elsewhere + ": " +
           in(Partition::Train) + " train, " + in(Partition::Validation) + " validation and " +
           in(Partition::Test) + " test" +
           (without > 0 ? "; " + QByteArray::number(without) + " scenarios belong to no part."
                        : QByteArray("."));
}

QByteArray drawnPartsWords(const PartsOfItems& drawn)
{
    constexpr double MostOff = 0.125; // less comes of rounding in groups of a few
    const stats::PartFractions aim;
    const std::array fractions{aim.train, aim.validation, 1 - aim.train - aim.validation};
    const std::array<qint64, 3> counts = countsOfParts(drawn);
    const auto all = static_cast<double>(drawn.size());
    bool isOff = false;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double share = all > 0 ? static_cast<double>(counts.at(i)) / all : fractions.at(i);
        isOff =
            isOff || (all > 0 && counts.at(i) == 0) || std::abs(share - fractions.at(i)) > MostOff;
    }
    if (!isOff)
        return {};
    const auto in = [&](std::size_t i) { return QByteArray::number(counts.at(i)); };
    return " What was drawn is " + in(0) + " train, " + in(1) + " validation and " + in(2) +
           " test: each group is divided by itself, and a small one does not reach that aim.";
}

} // namespace subtext
