// SPDX-License-Identifier: MIT
#include "core/entanglement/board.h"

namespace subtext::entanglement {

EmotionSet ScenarioVotes::byMajority() const
{
    unsigned vector = 0;
    for (std::size_t i = 0; i < Emotions; ++i)
        vector |= majority(yes[i], raters).value_or(false) ? only(i) : 0U;
    return static_cast<EmotionSet>(vector);
}

EmotionSet ScenarioVotes::tied() const
{
    unsigned vector = 0;
    for (std::size_t i = 0; i < Emotions; ++i)
        vector |= majority(yes[i], raters) ? 0U : only(i);
    return static_cast<EmotionSet>(vector);
}

std::optional<EmotionSet> ScenarioVotes::gold() const
{
    if (tied() != 0)
        return std::nullopt;
    return byMajority();
}

std::vector<ScenarioVotes> votesOf(const Board& board)
{
    std::vector<ScenarioVotes> votes(board.scenarios);
    for (const VectorLabel& label : board.labels) {
        ScenarioVotes& of = votes.at(label.scenario);
        ++of.raters;
        for (std::size_t i = 0; i < Emotions; ++i)
            of.yes[i] += has(label.vector, i) ? 1 : 0;
    }
    return votes;
}

} // namespace subtext::entanglement
