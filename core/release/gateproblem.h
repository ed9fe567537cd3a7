// SPDX-License-Identifier: MIT
#pragma once

#include "core/quality/schemarules.h"
#include "core/release/names/nearnames.h"
#include "core/release/names/privacy.h"

#include <QString>

#include <cstdint>
#include <variant>

namespace subtext {

/// What a gate finds that needs nothing said beside it; see releaseGates for which gate finds what.
enum class GateFinding : std::uint8_t {
    Empty, ///< The study has no items.
    Unassigned,
    Open, ///< Somebody's label is missing.
    Split,
    Disputed,
    TooFewVotes,
    NotAskedForConsent,
    Declined,
    Explanation, ///< A note has a piece of an explanation.
    Name,        ///< A name on the roster, as against a word near one.
    Flagged,
    FirstPlace, ///< The places of picked labels were not taken equally often.
    Unanswered, ///< A question of the datasheet.
    NotAsked,   ///< The same, where the study asks nobody for consent.
    OpenFindings,
    EmptyPart,
    Again,    ///< Asked for again, and not given.
    Outdated, ///< A decision is older than an answer that counts.
    Unread,   ///< The team's work was never read to the end.
    Parked,
    Refused,
    Elsewhere, ///< Somebody's device has changes that it has not sent.
};

/// A cell that starts like a formula.
struct FormulaStart
{
    QChar character;

    bool operator==(const FormulaStart&) const = default;
};

/// A character that looks damaged.
struct DamagedText
{
    QString suggested; ///< What probably stood there; empty where nobody can know.

    bool operator==(const DamagedText&) const = default;
};

/// What is wrong at a place.
using GateProblem =
    std::variant<GateFinding, SchemaCode, Nearness, PrivateKind, FormulaStart, DamagedText>;

/// The word for it in data files and documents: "open", "missing_emotion", "near_spelling",
/// "email"; of a formula its first character, of damage what probably stood there.
QString problemToken(const GateProblem& problem);

} // namespace subtext
