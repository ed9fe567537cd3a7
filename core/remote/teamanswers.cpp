// SPDX-License-Identifier: MIT
#include "core/remote/teamanswers.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

struct Word
{
    TeamRole role;
    QLatin1String token;
};

constexpr std::array Roles{
    Word{TeamRole::Annotator, QLatin1String("annotator")},
    Word{TeamRole::Adjudicator, QLatin1String("adjudicator")},
    Word{TeamRole::Coordinator, QLatin1String("coordinator")},
};

} // namespace

QLatin1String teamRoleToken(TeamRole role)
{
    const auto* const found = std::find_if(Roles.begin(), Roles.end(),
                                           [&](const Word& word) { return word.role == role; });
    Q_ASSERT(found != Roles.end());
    return found->token;
}

std::optional<TeamRole> teamRoleFromToken(const QString& token)
{
    const auto* const found = std::find_if(Roles.begin(), Roles.end(),
                                           [&](const Word& word) { return word.token == token; });
    return found == Roles.end() ? std::nullopt : std::optional(found->role);
}

} // namespace subtext
