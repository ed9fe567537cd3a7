// SPDX-License-Identifier: MIT
#include "core/domain/scenechange.h"

#include <algorithm>

namespace subtext {

QLatin1String scenePartToken(FieldIndex part)
{
    constexpr std::array tokens{QLatin1String("domain"),       QLatin1String("power_relation"),
                                QLatin1String("speaker_role"), QLatin1String("listener_role"),
                                QLatin1String("context"),      QLatin1String("utterance")};
    return tokens.at(indexOf(part));
}

std::optional<FieldIndex> scenePartFromToken(QStringView text)
{
    const auto found = std::find_if(AllSceneParts.begin(), AllSceneParts.end(),
                                    [&](FieldIndex part) { return scenePartToken(part) == text; });
    return found == AllSceneParts.end() ? std::nullopt : std::optional(*found);
}

} // namespace subtext
