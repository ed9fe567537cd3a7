// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/emotionvector.h"

#include <vector>

namespace subtext::entanglement {

/// One annotator's eight answers about one scenario.
struct VectorLabel
{
    std::size_t scenario = 0;
    std::size_t annotator = 0;
    EmotionSet vector = 0;
};

/// Who answered what: scenarios and annotators by number from 0, labels in any order, at most one
/// of an annotator for a scenario.
struct Board
{
    std::size_t scenarios = 0;
    std::size_t annotators = 0;
    std::vector<VectorLabel> labels;
};

struct ScenarioVotes
{
    int raters = 0;
    ByEmotion<int> yes{};

    /// The emotions that more than half say yes to.
    EmotionSet byMajority() const;
    /// The emotions whose votes are tied, which somebody has to decide; all without raters.
    EmotionSet tied() const;
    /// The majority's vector; none while anything is tied.
    std::optional<EmotionSet> gold() const;

    bool operator==(const ScenarioVotes&) const = default;
};

/// By scenario. O(labels).
std::vector<ScenarioVotes> votesOf(const Board& board);

} // namespace subtext::entanglement
