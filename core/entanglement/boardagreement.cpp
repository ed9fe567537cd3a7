// SPDX-License-Identifier: MIT
#include "core/entanglement/boardagreement.h"

#include "core/stats/krippendorff.h"

#include <QtGlobal>

namespace subtext::entanglement {
namespace {

/// Counts of one kind of cell by annotator.
struct Shares
{
    explicit Shares(std::size_t annotators)
        : part(annotators, 0)
        , whole(annotators, 0)
    {}

    std::vector<std::optional<double>> values() const
    {
        std::vector<std::optional<double>> result(part.size());
        for (std::size_t a = 0; a < part.size(); ++a) {
            if (whole[a] > 0)
                result[a] = static_cast<double>(part[a]) / whole[a];
        }
        return result;
    }

    std::vector<int> part;
    std::vector<int> whole;
};

QuestionAgreement describeQuestion(const Board& board, const std::vector<ScenarioVotes>& votes,
                                   std::size_t emotion)
{
    QuestionAgreement question;
    question.votes.assign(board.annotators + 1, 0);
    stats::CountTable table(2);
    for (const ScenarioVotes& of : votes) {
        const int yes = of.yes[emotion];
        table.append({of.raters - yes, yes});
        if (of.raters == 0)
            continue;
        ++question.votes.at(static_cast<std::size_t>(yes));
        question.unanimous += yes == 0 || yes == of.raters ? 1 : 0;
    }
    const stats::FleissKappa kappa = stats::fleissKappa(table);
    question.kappa = kappa.kappa;
    question.observed = kappa.observed;
    question.krippendorffAlpha = stats::krippendorffAlpha(table, stats::Metric::Nominal);
    if (kappa.observed) {
        const double q = kappa.shares.at(1);
        const double chance = 2 * q * (1 - q);
        question.yesShare = q;
        question.gwetAc1 = (*kappa.observed - chance) / (1 - chance);
    }
    Shares yes(board.annotators);
    for (const VectorLabel& label : board.labels) {
        yes.part.at(label.annotator) += has(label.vector, emotion) ? 1 : 0;
        ++yes.whole.at(label.annotator);
    }
    question.yesShareByAnnotator = yes.values();
    return question;
}

void describeVectors(BoardAgreement& result, const Board& board,
                     const std::vector<ScenarioVotes>& votes,
                     std::span<const std::optional<EmotionSet>> gold)
{
    std::vector<bool> isGiven(board.scenarios, false);
    Shares equal(board.annotators);
    for (const VectorLabel& label : board.labels) {
        if (const auto& right = gold[label.scenario]) {
            const auto differing = static_cast<EmotionSet>(label.vector ^ *right);
            equal.part.at(label.annotator) += EmotionCount - cardinality(differing);
            equal.whole.at(label.annotator) += EmotionCount;
            if (differing == 0)
                isGiven.at(label.scenario) = true;
        }
    }
    result.cellsEqualGold = equal.values();
    for (std::size_t at = 0; at < board.scenarios; ++at) {
        result.withGold += gold[at] ? 1 : 0;
        result.goldGiven += isGiven[at] ? 1 : 0;
        bool isEqual = votes[at].raters > 0;
        for (const int yes : votes[at].yes)
            isEqual = isEqual && (yes == 0 || yes == votes[at].raters);
        result.allEqual += isEqual ? 1 : 0;
        result.leftOut += votes[at].raters < 2 ? 1U : 0U;
    }
}

} // namespace

std::optional<BoardAgreement> boardAgreement(const Board& board,
                                             std::span<const std::optional<EmotionSet>> gold,
                                             const KappaOptions& options, const CancelToken& cancel)
{
    Q_ASSERT(gold.size() == board.scenarios);
    const std::vector<ScenarioVotes> votes = votesOf(board);
    const auto intervals = resampleKappas(votes, options, cancel);
    if (!intervals)
        return std::nullopt;
    BoardAgreement result;
    result.scenarios = board.scenarios;
    result.annotators = board.annotators;
    result.resamples = intervals->resamples;
    result.seed = options.seed;
    double sum = 0;
    for (std::size_t i = 0; i < Emotions; ++i) {
        result.questions[i] = describeQuestion(board, votes, i);
        result.questions[i].interval = intervals->questions[i];
        if (const auto& kappa = result.questions[i].kappa) {
            sum += *kappa;
            ++result.meanOver;
        }
    }
    if (result.meanOver > 0)
        result.meanKappa = sum / result.meanOver;
    result.meanInterval = intervals->mean;
    describeVectors(result, board, votes, gold);
    return result;
}

} // namespace subtext::entanglement
