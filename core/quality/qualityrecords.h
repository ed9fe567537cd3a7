// SPDX-License-Identifier: MIT
#pragma once

#include "core/quality/qualityrules.h"

#include <QString>

#include <compare>
#include <map>
#include <utility>

namespace subtext {

/// The rules that a study's quality is looked at by. Every change is a new revision.
struct QualityProtocol
{
    QualityThresholds thresholds;
    bool isSelfCheckOn = true; ///< Annotators are asked about contradictory or too fast answers.

    bool operator==(const QualityProtocol&) const = default;
};

/// What happened to a question of the self-check. Shown comes first; one of the others may follow.
enum class SelfCheckAction : std::uint8_t {
    Shown,
    Kept,      ///< The person said "keep".
    Changed,   ///< The answer was changed so that the question no longer stands.
    Submitted, ///< Submitted without an answer to the question.
};

QLatin1String selfCheckToken(SelfCheckAction action);
std::optional<SelfCheckAction> selfCheckFromToken(QStringView text);

struct SelfCheck
{
    PersonId person;
    ScenarioId scenario;
    QualityCode code = QualityCode::ContradictionPositive;
    SelfCheckAction action = SelfCheckAction::Shown;
    qint64 at = 0; ///< UTC milliseconds.

    bool operator==(const SelfCheck&) const = default;
};

/// What names a flag, whatever its numbers are now.
struct FlagKey
{
    QualityCode code = QualityCode::StraightLining;
    PersonId person;
    ScenarioId scenario;
    std::optional<ScaleIndex> dimension;
    std::optional<std::size_t> question{}; ///< As QualityFlag::question.

    auto operator<=>(const FlagKey&) const = default;
};

inline FlagKey keyOf(const QualityFlag& flag)
{
    return {flag.code, flag.person, flag.scenario, flag.dimension, flag.question};
}

/// A flag that somebody looked at and set aside, or brought back.
struct Dismissal
{
    FlagKey flag;
    bool isDismissed = true;
    QString reason;
    PersonId by;
    qint64 at = 0;

    bool operator==(const Dismissal&) const = default;
};

/// That nothing is wrong with an item which an annotator has flagged.
struct FlagClosing
{
    QString reason;
    PersonId by;
    qint64 at = 0;

    bool operator==(const FlagClosing&) const = default;
};

/// By who has flagged which item.
using ClosedFlags = std::map<std::pair<PersonId, ScenarioId>, FlagClosing>;

/// Among dismissals, what stands for a finding there.
inline constexpr QLatin1String AnnotatorFlagToken("annotator_flag");

/// Whether the answer flags the item and nobody closed that. A flag given again is open again.
bool isFlagOpen(const Annotation& annotation, const ClosedFlags& closed);

} // namespace subtext
