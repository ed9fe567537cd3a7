// SPDX-License-Identifier: MIT
#include "core/quality/qualityrecords.h"

#include <algorithm>

namespace subtext {
namespace {

constexpr std::array<QLatin1String, 4> ActionTokens{QLatin1String("shown"), QLatin1String("kept"),
                                                    QLatin1String("changed"),
                                                    QLatin1String("submitted")};

} // namespace

QLatin1String selfCheckToken(SelfCheckAction action)
{
    return ActionTokens.at(static_cast<std::size_t>(action));
}

std::optional<SelfCheckAction> selfCheckFromToken(QStringView text)
{
    const auto found = std::find(ActionTokens.begin(), ActionTokens.end(), text);
    if (found == ActionTokens.end())
        return std::nullopt;
    return static_cast<SelfCheckAction>(found - ActionTokens.begin());
}

bool isFlagOpen(const Annotation& annotation, const ClosedFlags& closed)
{
    if (!annotation.answer.isFlagged)
        return false;
    const auto found = closed.find({annotation.person, annotation.scenario});
    return found == closed.end() || annotation.submittedAt.value_or(0) > found->second.at;
}

} // namespace subtext
