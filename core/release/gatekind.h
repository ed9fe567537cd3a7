// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace subtext {

/// What a gate, a warning or a notice of a release is about; see releaseGates and the notices.
enum class GateKind : std::uint8_t {
    Labelled,
    Decided,
    Consent,
    Schema,
    Private,
    Names,
    Damage,
    Formulas,
    OpenFlags,
    Places,
    Datasheet,
    Findings,
    Again,
    Outdated,
    Team,
    Parts,
};

/// The word in documents, records and on the command line: "labelled", of OpenFlags "flags".
QString gateToken(GateKind kind);
std::optional<GateKind> gateFromToken(const QString& token);

} // namespace subtext
