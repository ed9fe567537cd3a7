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

/// What the desk offers after the first pick, never before it.
struct Hints
{
    Polarity polarity = Polarity::Mixed;
    VadPoint meanVad{};
    std::optional<Emotion> nearest; ///< By prototype; of equals the first in wheel order; none
                                    ///< while no emotion has a prototype.
    double nearestDistance = 0;     ///< Euclidean, in scale numbers; 0 without `nearest`.
    std::array<double, EmotionCount> posterior{}; ///< One-coin Dawid–Skene; sums to 1.
    std::optional<Emotion> likeliest;             ///< None where the posterior has no single top.

    bool operator==(const Hints&) const = default;
};

/// All items of one subtype, learnt once and asked for each item. A rating is complete here that
/// has an emotion and points for valence, arousal and dominance; an emotion alone still counts as a
/// label in the one-coin model.
class HintModel
{
public:
    HintModel() = default;
    /// Fits the one-coin model (proportion start) to the items of `subtype` and sums up the ratings
    /// of those with gold. O(items · iterations).
    HintModel(const AgreementInput& input, Subtype subtype);

    /// Prototypes without the item itself, so that a decision cannot confirm itself. None for an
    /// item that is not of this subtype or has no complete rating. O(1).
    std::optional<Hints> hintsFor(ScenarioId item) const;
    /// Of all items for an item that is not of this subtype. O(1).
    VadPrototypes prototypesWithout(ScenarioId item) const;
    /// The gold label of one item changed (none: undecided or ambiguous): prototypes follow without
    /// a new fit, as if made anew. Nothing for an item that is not of this subtype. O(1).
    void setGold(ScenarioId item, std::optional<Emotion> gold);

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
        std::optional<Emotion> gold;
        Polarity polarity = Polarity::Mixed;
        VadSum sum;
        std::array<double, EmotionCount> posterior{};
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
