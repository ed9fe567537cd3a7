// SPDX-License-Identifier: MIT
#include "core/sync/pushrefusal.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr std::array RefusalTokens{
    QLatin1String("unknown_kind"),
    QLatin1String("not_yours"),
    QLatin1String("malformed"),
    QLatin1String("too_long"),
    QLatin1String("locked"),
    QLatin1String("round"),
    QLatin1String("unassigned"),
    QLatin1String("no_difference"),
    QLatin1String("unknown_person"),
    QLatin1String("demotion"),
    QLatin1String("duplicate_code"),
    QLatin1String("changed_row"),
    QLatin1String(""),
};

} // namespace

QLatin1String pushRefusalToken(PushRefusal reason)
{
    return RefusalTokens.at(static_cast<std::size_t>(reason));
}

PushRefusal pushRefusalFromToken(const QString& token)
{
    const auto* const found = std::find(RefusalTokens.begin(), RefusalTokens.end() - 1, token);
    return static_cast<PushRefusal>(found - RefusalTokens.begin());
}

} // namespace subtext
