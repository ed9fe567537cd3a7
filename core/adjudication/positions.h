// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/domain/decision.h"

#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace subtext {

/// How often the label of the rater in each shown place became the gold label.
struct PositionPicks
{
    std::vector<qint64> picks; ///< Entry 0: the first place.
    qint64 none = 0;           ///< Decided for a label that nobody had, or as ambiguous.

    qint64 total() const; ///< Over the places, without `none`.
    bool operator==(const PositionPicks&) const = default;
};

struct PickPlace
{
    int places = 0;           ///< How many raters stood there.
    std::optional<int> place; ///< From 0: of the only rater who says all that was picked.
    /// By the order in which files list the raters (their seats), since nothing says what was
    /// shown.
    bool isFileOrder = false;

    bool operator==(const PickPlace&) const = default;
};

/// `ballots` are the counting answers to the item, by seat. The desk shuffles the raters and keeps
/// the order that was shown, so its decisions count by that: a place that is taken too often says
/// that the screen decided. Decisions from files have no such order. Theirs count by the order in
/// which the raters are listed, which is all that published data offer: what whoever decided saw is
/// not known, and a preference may be one for a person who is always listed first. No place where
/// several raters say what was picked, or nobody, and where a rater has come or gone since.
PickPlace placeOfPick(const Decision& decision, std::span<const Ballot> ballots);

/// Picks below which nothing is said of a preference: it would invite evening-out.
inline constexpr qint64 EnoughPicksToTest = 20;

/// Is the first place picked as often as chance would?
struct PositionTest
{
    /// Exact two-sided binomial test of the first place against 1/places: the sum of all
    /// probabilities that are no larger than the observed one, with a slack of 1e-7 of it for
    /// rounding, as R's binom.test.
    std::optional<double> firstP;
    std::optional<double> chiSquare;  ///< Of all places against equal shares.
    std::optional<double> chiSquareP; ///< places − 1 degrees of freedom.
};
/// None of the figures without a pick or with fewer than two places. Both tests take the picks for
/// independent, each of one place: count items whose raters all differ. O(places + log picks).
PositionTest testPositions(const PositionPicks& picks);

/// The picks of items that come one by one, and go again.
class PlaceTally
{
public:
    void add(const PickPlace& picked) { count(picked, 1); }
    /// As it was when it was added.
    void remove(const PickPlace& picked) { count(picked, -1); }

    /// As wide as the item with the most raters of those whose pick has a place.
    PositionPicks picks() const;
    /// None of the figures where these items have different numbers of raters: the places of one
    /// are not those of another, and chance gives no place one share.
    PositionTest test() const;

private:
    void count(const PickPlace& picked, int by);

    std::map<int, std::vector<qint64>> m_picks; ///< By place, of items with so many raters.
    qint64 m_none = 0;
};

/// The order in which an item's raters are shown to one adjudicator: entry i is the seat, from 1,
/// of the rater in place i. A Fisher–Yates shuffle seeded by study, adjudicator and item (their
/// UUIDs), so it differs between items and adjudicators and is the same after a restart:
/// namedSeed(studySeed, "desk/adjudicator/scenario"), then PythonRandom's shuffle of 1 … raters.
/// Empty for no raters.
std::vector<int> presentationOrder(std::uint64_t studySeed, const QString& adjudicator,
                                   const QString& scenario, int raters);

} // namespace subtext
