// SPDX-License-Identifier: MIT
#include "core/entanglement/flips.h"

#include <QtGlobal>

namespace subtext::entanglement {

Flips flips(std::span<const EmotionSet> gold, std::span<const EmotionSet> before,
            std::span<const EmotionSet> after)
{
    Q_ASSERT(gold.size() == before.size() && gold.size() == after.size());
    Flips result;
    for (std::size_t at = 0; at < gold.size(); ++at) {
        const auto changed = static_cast<EmotionSet>(before[at] ^ after[at]);
        if (changed == 0)
            continue;
        ++result.changedScenarios;
        result.changedCells += cardinality(changed);
        for (std::size_t i = 0; i < Emotions; ++i) {
            if (!has(changed, i))
                continue;
            EmotionFlips& of = result.emotions[i];
            if (has(after[at], i))
                ++(has(gold[at], i) ? of.addedRight : of.addedWrong);
            else
                ++(has(gold[at], i) ? of.removedWrong : of.removedRight);
        }
    }
    return result;
}

EmotionFlips Flips::total() const
{
    EmotionFlips all;
    for (const EmotionFlips& of : emotions) {
        all.addedRight += of.addedRight;
        all.addedWrong += of.addedWrong;
        all.removedRight += of.removedRight;
        all.removedWrong += of.removedWrong;
    }
    return all;
}

} // namespace subtext::entanglement
