// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/prior.h"

namespace subtext::entanglement {

inline constexpr double UsualRidge = 1e-3;

/// The maximum-entropy prior itself, where closedFormPrior approximates it: the 36 weights that
/// maximise θ·m − ln Z(θ) − ½ ridge ‖θ‖², m the observed shares c_i / n and c_ij / n (Jaynes 1957,
/// doi 10.1103/PhysRev.106.620; ridge as a Gaussian prior, Chen & Rosenfeld 1999). Its model
/// shares are m − ridge · θ. Newton's method with exact moments of the 256 vectors; the largest
/// component of the gradient ends below 1e-12. The maximum is unique for ridge > 0. Undefined
/// (all terms) without scenarios.
Prior fittedPrior(const CoOccurrence& data, double ridge = UsualRidge);

} // namespace subtext::entanglement
