// SPDX-License-Identifier: MIT
#include "core/domain/generatedscene.h"

#include <array>

namespace subtext {
namespace {

constexpr std::array VerdictTokens{QLatin1String("accepted"), QLatin1String("edited"),
                                   QLatin1String("refused")};

} // namespace

QLatin1String verdictToken(SceneVerdictKind kind)
{
    return VerdictTokens.at(static_cast<std::size_t>(kind));
}

std::optional<SceneVerdictKind> verdictFromToken(QStringView token)
{
    for (std::size_t i = 0; i < VerdictTokens.size(); ++i) {
        if (token == VerdictTokens[i])
            return static_cast<SceneVerdictKind>(i);
    }
    return std::nullopt;
}

} // namespace subtext
