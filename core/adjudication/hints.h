// SPDX-License-Identifier: MIT
#pragma once

#include "core/adjudication/ratingspace.h"
#include "core/agreement/agreementinput.h"

#include <QHash>

#include <cstdint>
#include <optional>
#include <vector>

namespace subtext {

/// The sign that all ratings of an item share on one scale of the task (TaskHints::sign): below, at
/// or above its middle.
enum class Polarity : std::uint8_t { Negative, Neutral, Positive, Mixed };
/// "negative", "neutral", "positive", "mixed".
QLatin1String polarityToken(Polarity polarity);

/// Where each option of the first question lies: the mean of all complete ratings, on the scales
/// that tell the votes apart (TaskHints::nearest), of items whose gold label it is.
struct Prototypes
{
    std::vector<std::optional<RatingPoint>> means; ///< None where no such item is decided.
    std::vector<qint64> items;                     ///< Decided for it, with a complete rating.

    bool operator==(const Prototypes&) const = default;
};

/// How far a label that somebody voted for lies from the item's ratings.
struct LabelDistance
{
    Choice label{};
    int votes = 0;
    /// Euclidean, in a RatingSpace, from the item's mean to the label's prototype; none while no
    /// other item is decided for the label.
    std::optional<double> distance;

    bool operator==(const LabelDistance&) const = default;
};

/// What the desk offers after the first pick, never before it, about the first question of a task.
/// Nothing in it weighs the raters
/// against each other: a model of their reliability, fitted to three people, runs into its boundary
/// and trusts one of them completely.
struct Hints
{
    Polarity polarity = Polarity::Mixed; ///< Mixed, too, of a task that does not ask for it.
    RatingPoint mean{};
    /// Every label with a vote, nearest first; those without a distance last; equals in the order
    /// of the options. Empty of a task that does not tell its votes apart by scales.
    std::vector<LabelDistance> distances;
    /// The nearest of the votes; none where fewer than two can be compared, or the two nearest are
    /// equally far.
    std::optional<Choice> nearest;
    double margin = 0; ///< How much farther the second is; 0 without `nearest`.

    bool operator==(const Hints&) const = default;
};

/// The nearest as the desk may say it: none where it is nearer by less than 0.05 in the two
/// decimals that are shown.
std::optional<Choice> clearlyNearest(const Hints& hints);

/// All items of one group, learnt once and asked for each item. A rating is complete here that has
/// a choice on the first question and points on the scales of the task's hints; a choice alone
/// still counts as a vote.
class HintModel
{
public:
    HintModel() = default;
    /// Sums up the ratings of the items of `group` with gold. O(ratings).
    HintModel(const AgreementInput& input, const QString& group);

    /// Prototypes without the item itself, so that a decision cannot confirm itself. None for an
    /// item that is not of this group or has no complete rating, and of a task without hints by
    /// scales. O(1).
    std::optional<Hints> hintsFor(ScenarioId item) const;
    /// Of all items for an item that is not of this group. O(1).
    Prototypes prototypesWithout(ScenarioId item) const;
    /// The gold label of one item changed (none: undecided or ambiguous): prototypes follow,
    /// as if made anew. Nothing for an item that is not of this group. O(1).
    void setGold(ScenarioId item, std::optional<Choice> gold);

private:
    /// Sums of scale numbers over complete ratings. In hundredths, which numbers are whole
    /// multiples of for the most part, so that taking a rating away leaves what was there before.
    struct PointSum
    {
        std::vector<qint64> hundredths;
        qint64 ratings = 0;

        void add(const PointSum& other, qint64 by);
        RatingPoint mean() const; ///< With a rating only.
    };
    struct Entry
    {
        std::optional<Choice> gold;
        Polarity polarity = Polarity::Mixed;
        PointSum sum;
        std::vector<int> votes; ///< By option.
    };
    struct Prototype
    {
        PointSum sum;
        qint64 items = 0;
    };
    /// What the hints of a task look at.
    struct Looks
    {
        std::size_t options = 0;
        std::optional<RatingSpace> nearest;
        std::optional<std::size_t> sign; ///< The scale, by its place.
        std::vector<int> signValues;     ///< Of its points, upwards.

        std::optional<Polarity> polarityOf(const Points& points) const;
    };

    void add(Entry& entry, const AgreementRating& rating) const;
    Entry entryOf(const AgreementItem& item) const;
    const Entry* find(ScenarioId item) const;

    Looks m_looks;
    std::vector<Entry> m_entries;
    QHash<ScenarioId, std::size_t> m_index;
    std::vector<Prototype> m_prototypes; ///< By gold.
};

} // namespace subtext
