// SPDX-License-Identifier: MIT
#pragma once

#include "core/models/modelanswers.h"
#include "core/models/vectorstudy.h"

namespace subtext {

/// What invented models say of a study of vectors, to try with what models say: one that says yes
/// too often, one that is timid and tells how sure it is, one that gives words alone. Plausible
/// about scenarios with gold, seeded, the same for the same study. To be given to
/// ModelAnswers::take.
std::vector<ModelAnswers::NewPredictions> inventVectors(const VectorStudy& study,
                                                        std::uint64_t seed);

} // namespace subtext
