// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/annotation.h"
#include "core/domain/scenario.h"

#include <QByteArray>

#include <array>
#include <vector>

namespace subtext {

/// The scales that a practice item has a reference for: all but confidence, which is the reader's.
inline constexpr std::array<ScaleIndex, 3> ReferenceDimensions{
    Dimension::Valence, Dimension::Arousal, Dimension::Dominance};

/// One item of the calibration round: a scene, the answer that it teaches, and why.
struct CalibrationItem
{
    QString id;
    QString boundary;  ///< What it teaches: "Trust or fear: could the speaker say no?"
    Scenario scenario; ///< Without ids; its source id is the item's id.
    Choice emotion = Emotion::Joy;
    std::vector<Choice> also; ///< Accepted beside it, where careful readers differ.
    std::array<int, ReferenceDimensions.size()> points{}; ///< −3 … +3, by ReferenceDimensions.
    QString why;
    QString careful; ///< What to look out for next time.

    bool isSplit() const { return !also.empty(); }
    bool accepts(Choice label) const;
};

/// Reads {"items": [{"id", "boundary", "subtype", "domain", "power_relation", "speaker_role",
/// "listener_role", "context", "utterance", "emotion", "also": [], "scales": {"valence", …}, "why",
/// "careful"}]}. All or nothing. Errors: MalformedFile, EmptyFile, InvalidValue (value: the item's
/// id, detail: the key), DuplicateCode (value: an id that comes twice).
Result<std::vector<CalibrationItem>> parseCalibration(const QByteArray& json);

/// How one answer compares with the reference of its item.
struct PracticeComparison
{
    bool isAccepted = false; ///< The label is the reference or one accepted beside it.
    /// Own point minus reference, −6 … +6, by ReferenceDimensions.
    std::array<int, ReferenceDimensions.size()> offsets{};

    bool operator==(const PracticeComparison&) const = default;
};

/// `answer` has an emotion and all scales.
PracticeComparison comparePractice(const Answer& answer, const CalibrationItem& item);

} // namespace subtext
