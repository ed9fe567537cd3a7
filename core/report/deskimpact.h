// SPDX-License-Identifier: MIT
#pragma once

#include "core/adjudication/deskweight.h"
#include "core/evaluation/expectedhits.h"
#include "core/report/reportfigures.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace subtext {

/// How accurate one prediction set is by DeskRule; none of a rule that the question does not
/// define.
struct SetUnderRules
{
    SetName name;
    QString shortName; ///< As the leaderboard has it.
    /// Of all items with a label; of a set that was asked about part of the items, of these. Of
    /// AsDecided the accuracy of the leaderboard.
    std::array<std::optional<evaluation::ExpectedHits>, AllDeskRules.size()> rules;
};

/// How much adjudication did to one question: to its gold labels, in all and by group, and to what
/// models score against them.
struct DeskImpact
{
    std::size_t question = 0; ///< Of the task.
    DeskWeight weight;
    std::vector<GroupWeight> groups;
    /// In the order of the leaderboard's figures, without runs that have not ended. None of models
    /// that answer in vectors.
    std::vector<SetUnderRules> sets;
};

/// Of every question of the task, in its order.
std::vector<DeskImpact> deskImpact(ReportFigures& figures);

/// deskWeightJson() with "groups", the same by token, and "models", a list of sets by
/// "model:mode:run" with items, expected correct answers and accuracy under each rule.
nlohmann::ordered_json deskImpactJson(const DeskImpact& impact, const AgreementInput& people);

} // namespace subtext
