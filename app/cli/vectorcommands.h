// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/predictioninput.h"

namespace subtext::cli {

struct VectorEvaluation
{
    const PredictionArguments& predictions;
    std::string protocol; ///< Empty: all of them.
    double smoothing = entanglement::UsualSmoothing;
    int resamples = 0;
    std::uint64_t seed = 0;
    bool hasStrata = false;
};

void addSmoothingOption(CLI::App& command, double& smoothing);
void addVectorOptions(CLI::App& command, std::string& protocol, double& smoothing);
Status evaluateVectorsOf(Session& session, const VectorEvaluation& how, Study& study);

} // namespace subtext::cli
