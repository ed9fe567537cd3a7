// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/base/uuid.h"
#include "core/domain/emotion.h"
#include "core/domain/protocol.h"
#include "core/domain/scale.h"

#include <QString>

#include <array>
#include <optional>
#include <tuple>
#include <vector>

namespace subtext {

/// The steps of an answer, in the order in which they are asked.
enum class Step : std::uint8_t { Emotion, Valence, Arousal, Dominance, Confidence, Explanation };

inline constexpr std::size_t StepCount = 6;

constexpr std::size_t indexOf(Step step)
{
    return static_cast<std::size_t>(step);
}

/// The step that asks for a dimension.
constexpr Step stepOf(Dimension dimension)
{
    return static_cast<Step>(indexOf(dimension) + 1);
}

/// What a person says about one scenario; complete or not.
struct Answer
{
    Ballot ballot{};
    EmotionSet emotions = 0; ///< Only the emotion-vector task uses it.
    std::array<std::optional<int>, DimensionCount> scales;
    QString explanation;
    bool isFlagged = false; ///< "Malformed or unclear": the item, not the person, is at fault.
    QString flagReason;

    bool operator==(const Answer&) const = default;

    std::optional<int>& scale(Dimension dimension) { return scales.at(indexOf(dimension)); }
    std::optional<int> scale(Dimension dimension) const { return scales.at(indexOf(dimension)); }
    bool isEmpty() const { return *this == Answer{}; }
};

/// What an answer still lacks before it can be submitted.
enum class MissingPart : std::uint8_t {
    Emotion,
    Valence,
    Arousal,
    Dominance,
    Confidence,
    Explanation,
    FlagReason,
};

/// In the order of the steps; empty for a complete answer.
std::vector<MissingPart> missingParts(const Answer& answer, const Protocol& protocol);

/// How the time of one item was spent, summed over its visits. Milliseconds.
struct ItemTimings
{
    qint64 activeMs = 0; ///< Window active, item shown, no gap over 30 s without input.
    qint64 wallMs = 0;   ///< Item shown, whatever else happened.
    int visits = 0;      ///< How often the item came on screen.
    int focusLosses = 0; ///< How often the window lost the focus while it was.
    std::array<std::optional<qint64>, StepCount> firstAnswerMs; ///< In active time.

    bool operator==(const ItemTimings&) const = default;
};

/// Where an annotation or decision came from.
enum class Origin : std::uint8_t { Entered, Imported };

/// One revision of one person's answer to one scenario. The latest revision counts.
struct Annotation
{
    AnnotationId id;
    Uuid uuid;
    ScenarioId scenario;
    PersonId person;
    int revision = 1;
    int position = 0; ///< The item's place in the person's order, from 1.
    Answer answer;
    std::optional<ItemTimings> timings; ///< None where the source had none.
    std::optional<qint64> submittedAt;  ///< UTC milliseconds; none where imported without time.
    Origin origin = Origin::Entered;

    bool operator==(const Annotation&) const = default;
};

/// Of several revisions of one answer the one with the greatest rank counts: (revision, time,
/// UUID). Two copies of one hand-out may both bring the same revision, and which file came first
/// must not matter.
using AnnotationRank = std::tuple<int, std::optional<qint64>, Uuid>;
AnnotationRank rankOf(const Annotation& annotation);

} // namespace subtext
