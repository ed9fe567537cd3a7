// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/kapparesamples.h"
#include "core/stats/fleiss.h"

namespace subtext::entanglement {

/// How far annotators agree about one emotion. κ, observed agreement, share of yes, AC1 and α are
/// over the scenarios with at least two raters, and none where undefined.
struct QuestionAgreement
{
    std::optional<double> kappa;    ///< Fleiss' κ of yes and no.
    std::optional<double> observed; ///< P̄
    std::optional<double> yesShare; ///< q, pooled over ratings.
    /// Gwet's AC1 = (P̄ − 2q(1−q)) / (1 − 2q(1−q)) (Gwet 2008, doi 10.1348/000711006X126600). With
    /// q pooled, so that it stays beside κ; stats::gwetAc1 takes the mean of the scenarios' shares,
    /// which is another number where raters are unequally many.
    std::optional<double> gwetAc1;
    std::optional<double> krippendorffAlpha; ///< Nominal.
    stats::Resampled interval;               ///< Of κ.
    std::vector<int> votes; ///< Scenarios by how many said yes: 0 … annotators. Rated ones only.
    int unanimous = 0;      ///< Rated scenarios with one answer only.
    std::vector<std::optional<double>> yesShareByAnnotator; ///< Of all that each has answered.
};

/// How far annotators agree about eight yes or no a scenario.
struct BoardAgreement
{
    std::size_t scenarios = 0;
    std::size_t annotators = 0;
    std::size_t leftOut = 0; ///< With fewer than two raters.
    ByEmotion<QuestionAgreement> questions{};
    std::optional<double> meanKappa; ///< Unweighted, over the emotions with a κ.
    int meanOver = 0;                ///< How many those are.
    stats::Resampled meanInterval;
    int resamples = 0;
    std::uint64_t seed = 0;
    int allEqual = 0;  ///< Rated scenarios in which all vectors are equal.
    int withGold = 0;  ///< Scenarios with gold.
    int goldGiven = 0; ///< Those whose gold vector is somebody's; the others' is nobody's.
    std::vector<std::optional<double>> cellsEqualGold; ///< By annotator, over scenarios with gold.
};

/// `gold` has an entry a scenario; none where votes are tied and nobody has decided. None when
/// cancelled.
std::optional<BoardAgreement> boardAgreement(const Board& board,
                                             std::span<const std::optional<EmotionSet>> gold,
                                             const KappaOptions& options = {},
                                             const CancelToken& cancel = {});

} // namespace subtext::entanglement
