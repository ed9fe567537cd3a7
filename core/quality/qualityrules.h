// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/domain/annotation.h"
#include "core/domain/emotion.h"
#include "core/domain/scale.h"

#include <QStringView>

#include <array>
#include <compare>
#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

namespace subtext {

constexpr EmotionSet emotionSet(std::initializer_list<Choice> emotions)
{
    unsigned bits = 0;
    for (Choice emotion : emotions)
        bits |= 1U << indexOf(emotion);
    return static_cast<EmotionSet>(bits);
}

/// The limits that a task may name too.
enum class TaskLimit : std::uint8_t {
    StraightLiningShare,
    StraightLiningFrom,
    TooFast,
    Disengaged,
    OutlierZ,
    OutlierFrom,
    ContradictionPoints,
    Range,
};

/// The limits of levels 2 and 3, with the defaults of the study's design. "Over" and "under" are
/// strict: a value on the limit is no finding; "from" and "points" include their limit.
struct QualityThresholds
{
    double straightLiningShare = 0.80; ///< Over this share of one emotion.
    int straightLiningFrom = 10;       ///< Items a person must have labelled before that counts.
    qint64 tooFastMs = 3'000;          ///< Under this response time.
    qint64 disengagedMs = 600'000;     ///< Over this response time.
    double outlierZ = 2.5; ///< Over this modified Z of response time, above or below; ≥ 0.
    int outlierFrom = 10;  ///< Items with a response time before that counts.
    bool checksContradictions = true;
    int contradictionPoints = 2; ///< Valence from so many points on against the emotion; 1 to 3.
    EmotionSet positiveEmotions = emotionSet({Emotion::Joy, Emotion::Trust, Emotion::Anticipation});
    EmotionSet negativeEmotions =
        emotionSet({Emotion::Sadness, Emotion::Anger, Emotion::Fear, Emotion::Disgust});
    double vadRange = 1.5;         ///< Over this range of scale numbers (−1 … +1).
    int splitFrom = 2;             ///< Ratings an item must have before its votes can split.
    bool needsOverrideNote = true; ///< Whoever decides against the votes says why.
    double flagRateCeiling = 0.05; ///< What the study accepts as PersonQuality::flagRate.
    bool checksExplanations = true;
    int sameExplanationFrom = 10; ///< From so many items of one person with the same text on.
    /// Over this share of an explanation's runs of three words; the rest may be one's own.
    double copiedShare = 0.80;
    int copiedFromWords = 10; ///< Words an explanation must have to be a copy, not a stock phrase.
    /// By TaskLimit, a bit each: what somebody set to the number that every study begins with,
    /// against a task that names another. The number alone would not tell it from one that nobody
    /// set.
    unsigned stated = 0;

    bool isStated(TaskLimit limit) const { return (stated >> unsigned(limit) & 1U) != 0; }
    void setStated(TaskLimit limit, bool isStated)
    {
        const unsigned bit = 1U << unsigned(limit);
        stated = isStated ? stated | bit : stated & ~bit;
    }
    bool operator==(const QualityThresholds&) const = default;
};

/// One kind of finding. Splits and ranges speak of an item (level 3), the others of a person
/// (level 2).
enum class QualityCode : std::uint8_t {
    StraightLining,
    TooFast,
    Disengaged,
    TimingOutlier,
    ContradictionPositive,
    ContradictionNegative,
    ThreeWaySplit,
    VadRange,
    AllNo, ///< Of a board; of a person, as the next.
    AllYes,
    ExplanationShort, ///< Fewer sentences than the task asks for; of a person, as the next.
    ExplanationLong,
    SameExplanation,
    ExplanationOfScene, ///< What it says stands in the scene.
    ExplanationOfAnother,
};
inline constexpr int QualityCodeCount = static_cast<int>(QualityCode::ExplanationOfAnother) + 1;

/// The word used in data files, e.g. "straight_lining".
QLatin1String qualityToken(QualityCode code);

/// 2 or 3.
constexpr int qualityLevel(QualityCode code)
{
    return code == QualityCode::ThreeWaySplit || code == QualityCode::VadRange ? 3 : 2;
}

/// What the rules look at: one complete answer of one person to one item. Points are −3 … +3 in the
/// order of AllDimensions.
struct QualityObservation
{
    PersonId person;
    ScenarioId scenario;
    Choice emotion = Emotion::Joy;
    std::array<int, DimensionCount> scales{};
    std::optional<qint64> responseMs; ///< None where nothing measured it.

    bool operator==(const QualityObservation&) const = default;
};

/// Longer response times are taken for a damaged clock: not measured. 2^40 ms, some 35 years.
inline constexpr qint64 LongestResponseMs = qint64{1} << 40;

/// The observation in an annotation; none while the emotion or a scale is missing or not a point,
/// which is the business of level 1. Response time is the active time; imported answers without one
/// have the wall time (Label Studio's lead time).
std::optional<QualityObservation> observationOf(const Annotation& annotation);
/// That time; none where nothing measured it.
std::optional<qint64> responseTimeOf(const Annotation& annotation);

/// One finding and the numbers behind it.
///
/// | code | person | scenario | value | limit |
/// |---|---|---|---|---|
/// | StraightLining | yes | none | share of the most frequent emotion | straightLiningShare |
/// | TooFast, Disengaged | yes | yes | milliseconds | tooFastMs, disengagedMs |
/// | TimingOutlier | yes | yes | modified Z, with its sign | outlierZ |
/// | Contradiction… | yes | yes | point of valence | ∓contradictionPoints |
/// | ThreeWaySplit | none | yes | number of distinct labels | number of ratings |
/// | ExplanationShort, …Long | yes | yes | sentences | what the task asks for |
/// | SameExplanation | yes | none | items with the text | sameExplanationFrom |
/// | ExplanationOf… | yes | yes | share of its runs of words | copiedShare |
/// | VadRange (with dimension) | none | yes | range of scale numbers | vadRange |
///
/// Code, person, scenario, dimension and question name a finding: no two in one list share all.
struct QualityFlag
{
    QualityCode code = QualityCode::StraightLining;
    PersonId person;
    ScenarioId scenario;
    std::optional<ScaleIndex> dimension;
    double value = 0;
    double limit = 0;
    /// The question, by its place, or the first row of a board; none in a study that asks CEI.
    std::optional<std::size_t> question{};

    bool operator==(const QualityFlag&) const = default;
    auto operator<=>(const QualityFlag&) const = default;
};

/// How often a person chose each emotion, in wheel order.
using EmotionTally = std::array<qint64, EmotionCount>;

/// The most frequent emotions (several are equally frequent) in wheel order, and the share of each
/// of the total.
struct DominantEmotions
{
    std::vector<Choice> emotions;
    double share = 0;
};
/// None, with a share of 0, for an empty tally.
DominantEmotions dominantEmotions(const EmotionTally& tally);

std::optional<QualityFlag> checkStraightLining(PersonId person, const EmotionTally& tally,
                                               const QualityThresholds& thresholds);

/// What one answer shows by itself: too fast, disengaged, self-contradiction.
std::vector<QualityFlag> checkAnnotation(const QualityObservation& observation,
                                         const QualityThresholds& thresholds);

/// Level 2 of one person: every check that needs only that person's answers, one an item, in any
/// order. Sorted. O(k log k) in the person's items.
std::vector<QualityFlag> checkPerson(std::span<const QualityObservation> ofOnePerson,
                                     const QualityThresholds& thresholds);

/// Level 3 of one item: a split of the votes (countVotes' Pattern::Split; an item below `splitFrom`
/// ratings has no pattern), and for valence, arousal and dominance the widest range between any two
/// annotators, in scale numbers to two decimals. One answer a person, in any order. Sorted.
std::vector<QualityFlag> checkItem(std::span<const QualityObservation> ofOneItem,
                                   const QualityThresholds& thresholds);

/// Levels 2 and 3 of a study: its counting answers, one a person and item, in any order. Sorted.
/// O(n log n).
std::vector<QualityFlag> checkAll(std::span<const QualityObservation> observations,
                                  const QualityThresholds& thresholds);

} // namespace subtext
