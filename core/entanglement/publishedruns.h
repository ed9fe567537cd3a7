// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <span>

namespace subtext::entanglement {

/// A figure before and after MAP as it was printed, in percent.
struct PrintedPair
{
    double before = 0;
    double after = 0;
};

/// One row of the tables of Kotaprolu et al. 2026 (arXiv 2604.00819v2): prior, α and test are all
/// of the same 4,731 scenarios.
struct PublishedRun
{
    const char* model;
    const char* mode; ///< "cot", "zero-shot"
    PrintedPair lexicalAccuracy;
    PrintedPair vectorAccuracy;
    PrintedPair macroF1;
};

/// What is printed of the runs in the mode "cot" beside that.
struct PublishedDetail
{
    const char* model;
    double alpha;
    std::array<double, 3> ablation; ///< Macro F1 without prior, without pairs, and full.
    std::array<int, 4> patterns;    ///< P1 … P4 before MAP.
    double eceOfSelfReport;
    double eceOfProbability;
    /// Mean gain by quartile; none where none is printed. 0 stands for "about 0".
    std::optional<std::array<double, 4>> quartiles;
};

/// Seven models in each of the two modes, in the order of the tables.
std::span<const PublishedRun> publishedRuns();
std::span<const PublishedDetail> publishedDetails();

} // namespace subtext::entanglement
