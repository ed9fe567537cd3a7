// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace subtext {

/// How splits get their label. Where the votes decide by themselves, only AsDecided ever says
/// something else than they do.
enum class DeskRule : std::uint8_t {
    AsDecided,   ///< What people decided; what nobody decided is open.
    FirstListed, ///< Of the most frequent labels that of the rater who is listed first (by seat).
    Nearest,     ///< The vote that is nearest to the item's ratings (Hints::nearest).
    AtRandom,    ///< Each of the most frequent labels as likely as the others. Figures are expected
                 ///< values, computed and not drawn.
};
inline constexpr std::array AllDeskRules{DeskRule::AsDecided, DeskRule::FirstListed,
                                         DeskRule::Nearest, DeskRule::AtRandom};
/// "as_decided", "first_listed", "nearest", "at_random".
QLatin1String deskRuleToken(DeskRule rule);

/// What the label of an item is under a rule: one for certain, one of several that are as likely,
/// or none.
using LikelyLabels = std::vector<Choice>;
/// The labels of some items, in their order, by DeskRule. None of a rule that the question does not
/// define.
using LabelsByRule = std::array<std::optional<std::vector<LikelyLabels>>, AllDeskRules.size()>;

/// How often one annotator chose the gold label.
struct ExpectedEquality
{
    int rater = 0; ///< Index into AgreementInput::raters.
    double equal = 0;
    qint64 items = 0; ///< Rated items with a gold label, ≥ 1.

    double share() const { return equal / static_cast<double>(items); }
};

/// Every figure of agreement that hangs on gold labels, under one rule; those that hang on votes
/// alone (kappa, alpha, AC1, ICC) are the same under each.
struct RuleFigures
{
    std::vector<double> gold; ///< Items by option.
    qint64 ambiguous = 0;     ///< Kept so; of AsDecided alone.
    qint64 open = 0;          ///< Without a label, and not ambiguous.
    /// Of the open ones the splits. Of Nearest: as near to two votes, or with nothing to compare.
    qint64 openSplits = 0;
    qint64 labelled = 0; ///< With a label: what `gold` adds up to.
    /// Labels that are the one that was decided, of as many as AsDecided has.
    double same = 0;
    /// Labels that differ from what was decided, where there is a decision and the rule gives one.
    double changed = 0;
    std::vector<ExpectedEquality> equality; ///< Of whoever rated an item with gold.
    std::optional<double> meanEquality;     ///< Human performance: the mean over them.
    /// Mean valence of all ratings of items with that gold, by option; none where there is nothing
    /// to rate it by, or (of AtRandom, given that there are some) no such item. Empty of a task
    /// without a scale of valence.
    std::vector<std::optional<double>> valence;
};

/// How much adjudication did to the gold labels of one question.
struct DeskWeight
{
    qint64 items = 0;
    qint64 splits = 0;     ///< Their votes decide nothing by themselves.
    qint64 overridden = 0; ///< Decided for something else than what the votes say.
    qint64 settled = 0;    ///< With a gold label, or kept as ambiguous.
    qint64 hanging = 0;    ///< Of these: splits, and what was overridden.
    /// By DeskRule. None of a rule that the question does not define: Nearest needs scales that
    /// tell votes apart, and those are about the first question of a task.
    std::array<std::optional<RuleFigures>, AllDeskRules.size()> rules;

    /// hanging ÷ settled.
    std::optional<double> hangingShare() const;
    const std::optional<RuleFigures>& under(DeskRule rule) const
    {
        return rules.at(static_cast<std::size_t>(rule));
    }
};

/// Items without all their ratings keep what they have under every rule. Where Nearest compares,
/// prototypes are of items that their votes settle: what the desk said has no part in it; splits
/// that are as near to two votes stay open. O(splits × ratings of splits) at worst.
DeskWeight weighDesk(const AgreementInput& input, std::size_t question = 0);

/// The figures of one group.
struct GroupWeight
{
    QString group; ///< Its token.
    DeskWeight weight;
};
/// Each group with items as if it were the whole study, in alphabetical order; none where the task
/// has no groups.
std::vector<GroupWeight> weighDeskByGroup(const AgreementInput& input, std::size_t question = 0);

/// The labels that the figures of weighDesk() are made of.
LabelsByRule labelsByRule(const AgreementInput& input, std::size_t question = 0);

/// Of one question of a task, in the words of its document; what is undefined is null.
nlohmann::ordered_json deskWeightJson(const DeskWeight& weight, const AgreementInput& input,
                                      std::size_t question);

} // namespace subtext
