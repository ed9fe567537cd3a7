// SPDX-License-Identifier: MIT
#include "core/release/gatekind.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

/// In the order of GateKind.
constexpr std::array GateTokens{
    "labelled", "decided", "consent",   "schema",   "private", "names",    "damage", "formulas",
    "flags",    "places",  "datasheet", "findings", "again",   "outdated", "team",   "parts",
};
static_assert(GateTokens.size() == static_cast<std::size_t>(GateKind::Parts) + 1);

} // namespace

QString gateToken(GateKind kind)
{
    return QString::fromLatin1(GateTokens.at(static_cast<std::size_t>(kind)));
}

std::optional<GateKind> gateFromToken(const QString& token)
{
    const auto* found = std::find_if(GateTokens.begin(), GateTokens.end(), [&](const char* known) {
        return token == QLatin1String(known);
    });
    if (found == GateTokens.end())
        return std::nullopt;
    return static_cast<GateKind>(found - GateTokens.begin());
}

} // namespace subtext
