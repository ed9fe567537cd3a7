// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"

#include <QHash>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace subtext {

/// The sign that all valence ratings of an item share: below, at or above the middle of the scale.
enum class Polarity : std::uint8_t { Negative, Neutral, Positive, Mixed };
/// "negative", "neutral", "positive", "mixed".
QLatin1String polarityToken(Polarity polarity);
std::optional<Polarity> polarityFromToken(QStringView text);

/// Valence, arousal and dominance in scale numbers.
using VadPoint = std::array<double, 3>;

/// Where each emotion lies: the mean VAD of all complete ratings of items whose gold label it is.
struct VadPrototypes
{
    std::array<std::optional<VadPoint>, EmotionCount>
        means;                                ///< None where no such item is decided.
    std::array<qint64, EmotionCount> items{}; ///< Decided for it, with a complete rating.

    bool operator==(const VadPrototypes&) const = default;
};

/// How far a label that somebody voted for lies from the item's ratings.
struct LabelDistance
{
    Choice label = Emotion::Joy;
    int votes = 0;
    /// Euclidean, in scale numbers, from the item's mean VAD to the label's prototype; none while
    /// no other item is decided for the label.
    std::optional<double> distance;

    bool operator==(const LabelDistance&) const = default;
};

/// What the desk offers after the first pick, never before it. Nothing in it weighs the raters
/// against each other: a model of their reliability, fitted to three people, runs into its boundary
/// and trusts one of them completely.
struct Hints
{
    Polarity polarity = Polarity::Mixed;
    VadPoint meanVad{};
    /// Every label with a vote, nearest first; those without a distance last; equals in wheel
    /// order.
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

/// All items of one subtype, learnt once and asked for each item. A rating is complete here that
/// has an emotion and points for valence, arousal and dominance; an emotion alone still counts as a
/// vote.
class HintModel
{
public:
    HintModel() = default;
    /// Sums up the ratings of the items of `subtype` with gold. O(ratings).
    HintModel(const AgreementInput& input, const QString& subtype);

    /// Prototypes without the item itself, so that a decision cannot confirm itself. None for an
    /// item that is not of this subtype or has no complete rating. O(1).
    std::optional<Hints> hintsFor(ScenarioId item) const;
    /// Of all items for an item that is not of this subtype. O(1).
    VadPrototypes prototypesWithout(ScenarioId item) const;
    /// The gold label of one item changed (none: undecided or ambiguous): prototypes follow,
    /// as if made anew. Nothing for an item that is not of this subtype. O(1).
    void setGold(ScenarioId item, std::optional<Choice> gold);

private:
    /// Sums of scale numbers over complete ratings. In hundredths, which the numbers are whole
    /// multiples of, so that taking a rating away leaves what was there before.
    struct VadSum
    {
        std::array<qint64, 3> hundredths{};
        qint64 ratings = 0;

        VadSum& operator+=(const VadSum& other);
        VadSum& operator-=(const VadSum& other);
        VadPoint mean() const; ///< With a rating only.
    };
    struct Entry
    {
        std::optional<Choice> gold;
        Polarity polarity = Polarity::Mixed;
        VadSum sum;
        std::array<int, EmotionCount> votes{};
    };
    struct Prototype
    {
        VadSum sum;
        qint64 items = 0;
    };

    static Entry entryOf(const AgreementItem& item);
    const Entry* find(ScenarioId item) const;

    std::vector<Entry> m_entries;
    QHash<ScenarioId, std::size_t> m_index;
    std::array<Prototype, EmotionCount> m_prototypes; ///< By gold.
};

} // namespace subtext
