// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/modelrun.h"
#include "core/entanglement/setevaluation.h"

#include <QString>

namespace subtext::entanglement {

struct NamedEvaluation
{
    QString model;
    QString mode; ///< "cot", "zero-shot"
    SetEvaluation evaluation;
    std::optional<OpenRun> openRun{}; ///< Of a run that is unfinished.
    std::optional<AskedPart> part{};  ///< Of a set that was asked about part of the scenarios.

    /// Evaluated on what it said, and no part of what is said of several sets together.
    bool isApart() const { return openRun || part; }
};

} // namespace subtext::entanglement
