// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/stats/counttable.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace subtext::stats {

constexpr double UsualLevel = 0.95; ///< Of intervals.

/// One answer to one question: options are counted from 0.
struct ReadAnswer
{
    int item = 0;
    int person = 0;
    int option = 0;            ///< The chosen one, of an answer in points too.
    std::optional<int> repeat; ///< What the same person said of the item later.
    bool isSecondAsked = false;
    std::optional<int> second;  ///< Another option; none where asked: no other is open.
    std::vector<double> points; ///< In place of `option`: ≥ 0 each, their sum > 0. Or empty.
    std::vector<double> repeatPoints; ///< The same in place of `repeat`. Empty: an option alone.
};

/// All answers to one question, in any order: at most one of a person to an item, every number in
/// its range.
struct ReadAnswers
{
    int items = 0;
    int persons = 0;
    int options = 0;
    std::vector<ReadAnswer> answers;
};

/// What a study lacks to tell parts of its disagreement apart.
enum class NotIdentifiable {
    Raters, ///< No item that two persons answered: no disagreement is seen.
    /// Nobody answered two items that others answered, too: no leaning is seen. Or nobody whose
    /// second reading of such an item there is: nothing says how often it would hit by chance.
    Items,
    Repeats,        ///< Unsteadiness and differences by scene are one: 1 − leaning.
    SecondReadings, ///< Ambiguity and perspective by scene are one: byScene.
};

/// A part of all disagreement.
struct DisagreementShare
{
    double value = 0;                 ///< 0 … 1
    std::optional<Interval> interval; ///< Within 0 … 1; holds the value.

    bool operator==(const DisagreementShare&) const = default;
};

/// How much of the disagreement is whose. leaning + byScene + unsteadiness + stated is 1, and
/// ambiguity + perspective + unsteadiness is 1.
struct DisagreementShares
{
    /// The probability that two persons differ on an item, 0 … 1: exactly 0 where nobody differs,
    /// and there are no shares; none where Raters lack.
    std::optional<double> total;
    std::optional<Interval> totalInterval;
    std::optional<DisagreementShare> leaning;      ///< A person's own preference for options.
    std::optional<DisagreementShare> byScene;      ///< Persons steadily read this item in two ways.
    std::optional<DisagreementShare> unsteadiness; ///< The same person differs from themself.
    std::optional<DisagreementShare> stated;       ///< Within answers in points; 0 without them.
    std::optional<DisagreementShare> ambiguity;    ///< stated, and what of byScene is open to both.
    std::optional<DisagreementShare> perspective;  ///< leaning, and what of byScene is not.
    /// Of byScene, what is open to both, 0 … 1.
    std::optional<double> openness;
    std::vector<NotIdentifiable> lacking; ///< In the order of the enumeration.
    std::size_t items = 0;                ///< That two persons answered.
    std::size_t persons = 0;              ///< With an answer.
    std::size_t repeats = 0;              ///< Answers that were given again.
    std::size_t secondsAsked = 0;         ///< Of answers without points.

    bool operator==(const DisagreementShares&) const = default;
};

/// Let s(i,p) be the answer of person p to item i: 1 for the option, 0 for the others, or its
/// points as shares. Persons and items are random and crossed (Searle, Casella & McCulloch 1992,
/// Variance Components): s = μ + item + person + item × person + at this time. Summed over the
/// options, the probability that two persons differ is then, exactly,
///
///     D = 1 − E s(i,p)·s(i,q) = stated + leaning + byScene + at this time
///
/// by the method of moments, each over the pairs that there are, so that cells may be missing at
/// random and items have any number of raters:
///  - D: the mean over items with two answers of the share of pairs that differ (Gini–Simpson,
///    unbiased);
///  - stated: the mean over those items of 1 − s·s of an answer; 0 where each is one option;
///  - leaning: E s(i,p)·s(j,p) − E s(i,p)·s(j,q), where p answered both items and q the second: of
///    people who label the items of their own group alone, the groups' differences are not leaning;
///  - at this time (unsteadiness): half the mean of |s − s'|² over the answers that were given a
///    second time, which for options is how often a person differs from themself. Of an answer in
///    points that was given again as an option alone, first choices are compared instead, 0 or 1:
///    the option with the most points (of several, the chosen one) and the later option. Otherwise
///    points that nobody asked for again would count as moved;
///  - byScene: what remains of D.
/// A part that comes out below 0 is 0, and the others are scaled to make up 1 again.
///
/// openness is λ = (h − c) / (1 − c), within 0 … 1: where p and q differ, h is how often the second
/// reading of p is the first of q about the same item, c the same with what people say of the other
/// items that p answered (chance, and with it their leaning). It is taken to be the same whatever
/// they differ by. Where every answer is in points it is 0: what is open has been stated. None
/// where every second reading would hit by chance, as of two options if all give one (then
/// SecondReadings lack), or where nobody who gave one answered another item that others did
/// (Items).
///
/// Without disagreement there are no shares. Intervals: Student's t around the unscaled part, cut
/// to 0 … 1, with the variance of a jackknife over items and one over persons, less that over
/// answers, which is in both (as the two-way clusters of Cameron, Gelbach & Miller 2011, doi
/// 10.1198/jbes.2010.07136) and Satterthwaite's degrees of freedom; in 97 groups where there are
/// more, of answers where there are more than 1,000. None where a part is not defined without one
/// of the groups, or never varies, or all of it lies beyond 0 or 1. Nothing is drawn by chance.
/// `level` is between 0 and 1. O(1,200 · answers · options) of up to 1,000 answers, else a quarter
/// of that. Once it is cancelled, intervals are missing.
DisagreementShares disagreementShares(const ReadAnswers& read, double level = UsualLevel,
                                      const CancelToken& cancel = {});

} // namespace subtext::stats
