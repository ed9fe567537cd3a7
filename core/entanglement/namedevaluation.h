// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/setevaluation.h"

#include <QString>

namespace subtext::entanglement {

/// A set of predictions with what it is called.
struct NamedEvaluation
{
    QString model;
    QString mode; ///< "cot", "zero-shot"
    SetEvaluation evaluation;
};

} // namespace subtext::entanglement
