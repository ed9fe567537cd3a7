// SPDX-License-Identifier: MIT
#include "core/domain/decision.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr std::array<QLatin1String, 7> BasisTokens{
    QLatin1String("unanimous"),  QLatin1String("majority"), QLatin1String("valence-polarity"),
    QLatin1String("misreading"), QLatin1String("vad-fit"),  QLatin1String("override"),
    QLatin1String("unstated")};

} // namespace

QLatin1String basisToken(Basis basis)
{
    return BasisTokens.at(static_cast<std::size_t>(basis));
}

std::optional<Basis> basisFromToken(QStringView text)
{
    const QString plain = text.trimmed().toString().toLower().replace(u' ', u'-');
    for (std::size_t i = 0; i < BasisTokens.size(); ++i) {
        if (plain == BasisTokens.at(i))
            return static_cast<Basis>(i);
    }
    return std::nullopt;
}

Picks picksOf(const std::optional<Pick>& pick, QuestionIndex question)
{
    Picks picks{};
    picks.at(indexOf(question)) = pick;
    return picks;
}

bool isEmpty(const Picks& picks)
{
    return std::none_of(picks.begin(), picks.end(),
                        [](const std::optional<Pick>& pick) { return pick.has_value(); });
}

bool hasLabel(const Picks& picks)
{
    return std::any_of(picks.begin(), picks.end(),
                       [](const std::optional<Pick>& pick) { return pick && pick->label; });
}

QLatin1String patternToken(Pattern pattern)
{
    switch (pattern) {
    case Pattern::Unanimous:
        return QLatin1String("unanimous");
    case Pattern::Majority:
        return QLatin1String("majority");
    case Pattern::Split:
        break;
    }
    return QLatin1String("split");
}

VoteResult countVotes(std::span<const Choice> votes)
{
    std::array<int, MaxOptions> counts{};
    for (Choice vote : votes)
        ++counts.at(static_cast<std::size_t>(vote));
    const auto top = std::max_element(counts.begin(), counts.end());
    const auto total = static_cast<int>(votes.size());
    if (*top == 0)
        return {};
    const Choice winner = static_cast<Choice>(top - counts.begin());
    if (*top == total)
        return {Pattern::Unanimous, winner};
    const bool isTied = std::count(counts.begin(), counts.end(), *top) > 1;
    if (*top < 2 || isTied)
        return {};
    return {Pattern::Majority, winner};
}

Basis basisOfImportedGold(Choice gold, std::span<const Choice> votes)
{
    const VoteResult result = countVotes(votes);
    if (!result.winner)
        return Basis::Unstated;
    if (*result.winner != gold)
        return Basis::Override;
    return result.pattern == Pattern::Unanimous ? Basis::Unanimous : Basis::Majority;
}

} // namespace subtext
